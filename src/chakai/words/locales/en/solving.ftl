### Solved positions.

cli-solve-about = Solve a position of Matcha in the last two rounds of a set: what perfect play does with each hand.
cli-solve-moves = The position after so many moves of the record, deals included; otherwise the last one at which somebody is to move.
cli-solve-from = Solve from the beginning of this round of the set on; otherwise from that of the current round. Choices before it count as made evenly.
cli-solve-iterations = Rounds of learning; more of them come nearer to perfect play.
cli-solve-ranges = A JSON file with what each seat may hold at that beginning, and how likely.
cli-solve-limit = Refuse positions with more choices than this.
cli-solve-rows = Hands to show of each seat, the likeliest first.
cli-solve-show = Tell which hand is really held by whoever is to move, and what the other may have beside it.
cli-solve-json = Write everything as JSON.
cli-solve-compiling = Compiling, once on this machine; it takes a minute or two.
cli-solve-progress = Iterations

cli-solve-title = { $moves ->
    [one] { $game } · { $rules } · set { $set }, round { $round }, after { $moves } move
   *[other] { $game } · { $rules } · set { $set }, round { $round }, after { $moves } moves
}
cli-solve-table = Tea cards { $tea }. Tokens: seat 0 { $first }, seat 1 { $second }.
cli-solve-value = Seat { $seat } is to move; to it the position is worth { $value } (a win counts 1, a loss −1), which is { $share }% of the points.
cli-solve-gain = Exploitability { $gain }: so much would the best answers gain, on average of both seats, from the beginning of round { $round } on ({ $iterations } iterations, { $choices } choices).
cli-solve-reach = Solved play leads here from the beginning of round { $round } in { $share }% of cases.
cli-solve-rare = That is rare: what is said of hands here rests on little.
cli-solve-ends = This set is not the last. What tokens are worth in later sets is not known, so the end of this set counts like a draw.
cli-solve-ends-table = This set is not the last. What tokens are worth in the next one comes from a learned table, so the end of this set is close, but not exact.
cli-solve-kept = Cards were kept from the set before. What that tells is counted for each seat by itself, so the ranges are close, but not exact.
cli-solve-hands = { $n ->
    [one] Seat { $seat } may have one hand; what it does with it:
   *[other] Seat { $seat } may have { $n } hands; what it does with each:
}
cli-solve-belief = { $n ->
    [one] Seat { $seat } can have one hand only, for one who sees no hand:
   *[other] Seat { $seat } may have { $n } hands, for one who sees no hand:
}
cli-solve-belief-own = { $n ->
    [one] Seat { $seat } can have one hand only, for the one to move:
   *[other] Seat { $seat } may have { $n } hands, for the one to move:
}
cli-solve-more = { $n ->
    [one] { $n } more; --rows shows it, --json has all.
   *[other] { $n } more; --rows shows them, --json has all.
}
cli-solve-actual = → is the hand really held.
cli-solve-column-hand = hand
cli-solve-column-down = face down
cli-solve-column-chance = chance
cli-solve-column-value = value
cli-solve-column-mix = moves
