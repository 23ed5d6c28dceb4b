### Refusals of Genmaicha: what was wrong, and what would be right.

refusal-grid-cards = The grid and the three other cards must be the twelve ingredient cards, each once.
refusal-crates-size = { $drinks ->
    [one] This round has { $crates } crates with { $drinks } drink each.
   *[other] This round has { $crates } crates with { $drinks } drinks each.
}
refusal-crates-not-in-bag = { $drink } is not in the bag: somebody holds it, or it is named twice.
refusal-no-such-player = There is no seat { $seat }; { $players } play.
refusal-raise-not-tied = Seat { $seat } is not tied with anybody and does not bid again.
refusal-bid-no-yen = Seat { $seat } has no yen; its bid is 0 by force and is not written.
refusal-already-bid = Seat { $seat } has already bid.
refusal-yen-step = { $yen } yen is not possible: amounts go in steps of { $step }.
refusal-yen-too-much = { $yen } yen is too much; there are { $most } yen to spend.
refusal-toss-group = This toss must order the seats { $right }, each once.
refusal-no-such-crate = There is no crate { $crate }. Possible: { $possible }.
refusal-crate-taken = Crate { $crate } is already taken. Possible: { $possible }.
refusal-drink-not-held = { $drink } is not on the shelf.
refusal-drink-wrong = { $drink } does not have the ingredient { $ingredient }.
refusal-drink-spent = { $drink } has already served as { $ingredient } in this turn.
refusal-extra-not-played = Extra ingredients belong to the variant Matcha-iri, which is not played here.
refusal-extra-needs-row = Only a row can take an extra ingredient.
refusal-extra-no-row = { $where ->
    [above] There is no row above this one to take an extra ingredient from.
   *[below] There is no row below this one to take an extra ingredient from.
}
refusal-extra-gone = The bonus in this gap has been taken; no extra ingredient is possible there.
refusal-offer-not-played = Hidden cards belong to the variant Tea Ceremony, which is not played here.
refusal-offer-needs-column = Hidden cards lie above columns only.
refusal-offer-face-up = { $column ->
    [left] The card above the left column is face up already.
    [centre] The card above the centre column is face up already.
   *[right] The card above the right column is face up already.
}
refusal-peek-not-played = Peeking belongs to the variant Tea Ceremony, which is not played here.
refusal-peek-face-up = { $column ->
    [left] The card above the left column is face up; there is nothing to peek at.
    [centre] The card above the centre column is face up; there is nothing to peek at.
   *[right] The card above the right column is face up; there is nothing to peek at.
}
refusal-peek-wrong-ingredient = { $ingredient } is none of the hidden ingredients. Possible: { $possible }.
refusal-ad-not-played = Ads belong to the variant Tea Market, which is not played here.
refusal-ad-no-right = An ad is placed directly after being the first ever to brew a line, and only there.
refusal-ad-least = An ad needs at least { $least } yen.
refusal-ad-other-line = { $right ->
    [bottom] The ad can only be placed at the bottom row.
    [middle] The ad can only be placed at the middle row.
    [top] The ad can only be placed at the top row.
    [left] The ad can only be placed at the left column.
    [centre] The ad can only be placed at the centre column.
   *[right] The ad can only be placed at the right column.
}
refusal-stage = { $due ->
    [grid] The grid is due before anything else.
    [crates] The crates must be filled first.
    [bid] Bids are due now.
    [raise] Follow-up bids of those with equal bids are due now.
    [toss] A toss is due now.
    [choose] A crate must be chosen now.
   *[brew] A brew, a peek, an ad or “done” is due now.
}
refusal-no-chance-due = Nothing is due to chance now.
refusal-too-few-drinks = { $players } players could need { $needed } drinks, but there are only { $drinks }.
refusal-wrong-yen = The yen are given as { $given }; right is { $right }.
refusal-wrong-drinks = The drinks are given as { $given }; right is { $right }.
