### Refusals of those who draw positions that a seat cannot tell from the one on the table.

refusal-resample-spectator = Positions of { $game } can be drawn for a seat only: a spectator has seen no hand.
refusal-resample-answered = Seats “{ $seats }” cannot all have answered already: only others who are asked now can have, and one answer at least must still be missing.
refusal-resample-too-many = What was not seen could be in { $cases } ways in one set; at most { $most } are summed. With such a deck and cards kept over many sets, no position is drawn.
