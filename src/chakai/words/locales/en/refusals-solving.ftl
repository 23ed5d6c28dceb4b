### Refusals of the solver.

refusal-ranges-empty = No deal lets both players hold cards of their ranges: give each at least one hand that leaves room for the other’s.
refusal-solve-no-turn = { $stage ->
    [over] The game is over at this position; choose an earlier one with --moves.
    [keep] At this position it is decided which cards to keep; only turns of a round can be solved.
   *[deal] At this position cards are to be dealt and nobody is to move; choose another with --moves.
}
refusal-solve-no-such-round = Round { $number } has not begun at this position. Possible: 1…{ $last }.
refusal-solve-too-early = Only the last two rounds of a set can be solved exactly; round { $number } is too early, round { $first } is the first.
refusal-solve-too-large = The position is too large: about { $choices } choices, and the limit is { $limit }. Choose a later one, or set --limit higher.
refusal-solve-not-matcha = This is a record of { $game }; only Matcha can be solved.
refusal-solve-moves = { $count ->
    [one] The record has { $count } move; there is no position after { $number }.
   *[other] The record has { $count } moves; there is no position after { $number }.
}
refusal-range-form = The ranges cannot be read (at: { $place }). Right is a JSON object such as {"{"}"0": [{"{"}"hand": "1g 0", "hidden": "3b", "weight": 0.5{"}"}]{"}"}, with seats 0 and 1 and weights that are not negative.
refusal-range-hold = Seat { $seat } cannot have { $hand } in the hand and { $hidden } face down here: that must be { $cards } and { $face_down } of these cards: { $possible }.
refusal-range-lacks = The hand really held by seat { $seat } ({ $hand }) is not in its range.
