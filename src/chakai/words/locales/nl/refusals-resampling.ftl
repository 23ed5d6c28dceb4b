### Refusals of those who draw positions that a seat cannot tell from the one on the table.

refusal-resample-spectator = Stellingen van { $game } worden alleen voor een stoel getrokken: een toeschouwer heeft geen hand gezien.
refusal-resample-answered = Stoelen “{ $seats }” kunnen niet allemaal al geantwoord hebben: dat kunnen alleen anderen aan wie nu iets gevraagd wordt, en minstens één antwoord moet nog ontbreken.
