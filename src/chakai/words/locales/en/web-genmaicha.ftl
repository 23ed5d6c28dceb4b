### Genmaicha's table in the browser: what the server says. Drinks and ingredients stand as text (bS, r); the page draws them.
### $line: bottom, middle, top, left, centre or right. $yen, $most, $pay, $bonus: amounts, always in hundreds.

## Names

# Read aloud. $colour, $shape: letters.
web-genmaicha-drink = { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
    [w] white
   *[k] black
} { $shape ->
    [S] stubby can
    [H] short can
    [T] tall can
    [O] short bottle
    [N] not-tallest bottle
   *[X] tallest bottle
}
# A line by itself.
web-genmaicha-line-name = { $line ->
    [bottom] bottom row
    [middle] middle row
    [top] top row
    [left] left column
    [centre] centre column
   *[right] right column
}

## What is to be done

web-genmaicha-prompt-bid = Bid in secret for the first choice of crates. Everybody bids at once.
web-genmaicha-prompt-raise = Your bid equals another. Bid once more in secret: it is added to your first bid.
web-genmaicha-prompt-given = You have bid { $yen } yen. All bids are shown as soon as everybody has bid.
web-genmaicha-prompt-others-bid = The others are bidding.
web-genmaicha-prompt-others-raise = Those with equal bids are bidding once more.
web-genmaicha-prompt-choose = Choose a crate: you get all its drinks.
web-genmaicha-prompt-wait-choose = { $name } is choosing a crate.
web-genmaicha-prompt-brew = Your turn to brew: choose a line, or end your turn.
web-genmaicha-prompt-ad = Nobody has brewed this line before you: place an ad there now, or go on.
web-genmaicha-prompt-wait-brew = { $name } is brewing.

## Choices

web-genmaicha-bid = Your bid, 0 to { $most } yen
web-genmaicha-raise = Your follow-up bid, 0 to { $most } yen
web-genmaicha-crate = Crate { $crate }: { $drinks }
web-genmaicha-line = { web-genmaicha-line-name }: { $yen } yen
web-genmaicha-why-not = You have no drink left for { $ingredients }.
# $where: above or below. $line: a column.
web-genmaicha-extra = { $where ->
    [above] Add { $ingredient } from the row above, { web-genmaicha-line-name }: a bonus of { $bonus } yen
   *[below] Add { $ingredient } from the row below, { web-genmaicha-line-name }: a bonus of { $bonus } yen
}
# $failed: when the drinks of a failed brew go, at-once or end-of-turn.
web-genmaicha-offer = { $failed ->
    [at-once] Serve the hidden card too: { $pay } yen more if you are right. If not, all drinks of this brew are lost at once.
   *[end-of-turn] Serve the hidden card too: { $pay } yen more if you are right. If not, the drinks of this brew count as used.
}
web-genmaicha-ad-pays-you = Your ad lies here: this brew would pay you { $yen } yen.
web-genmaicha-ad-pays-name = An ad of { $name } lies here: this brew would pay { $name } { $yen } yen.
web-genmaicha-ad-stays = Your ad lies here. Your own brew does nothing to it.
web-genmaicha-peek = Look at the card above { line-object }
web-genmaicha-ad = Place an ad at { line-object }
# $n: drinks that go back to the bag; 0 where nothing is to be said of them.
web-genmaicha-done = { $n ->
    [0] End your turn
    [one] End your turn: { $n } used drink goes back to the bag
   *[other] End your turn: { $n } used drinks go back to the bag
}

## Hints of a first game

hint-genmaicha-first-bid = The highest bid chooses a crate first and also brews first, while the lines still pay most. Nobody sees your bid until everybody has bid.
hint-genmaicha-everybody-pays = Everybody pays what they bid, whichever crate they get. And it is yen that win the game: a bid must bring in more than it costs.
hint-genmaicha-open-crates = The crates are open to all. Compare their drinks with the grid: every row and every column is a recipe of three cards, and a drink serves as its colour or as its shape.
hint-genmaicha-tie = Your bid equals another. What you add now only decides who of you comes first; it never overtakes a higher bid. If you are still equal, chance decides.
hint-genmaicha-kept-drinks = Drinks you have not used are still on your shelf. A crate that completes a recipe with them may be worth more to you than to others.
hint-genmaicha-last-round = The last round: after it only yen count. Drinks left over merely break a tie.
hint-genmaicha-choose-crate = Take the crate whose drinks, together with your shelf, fit the lines that pay most.
hint-genmaicha-first-brew = Tap a line. The page proposes drinks that spend the fewest; tap one to choose another. You may brew as often as your drinks allow, also the same line again.
hint-genmaicha-two-ingredients = A drink that has served as its colour can still serve once as its shape in this turn, and the other way round. When your turn ends it goes back to the bag either way, so use it up. Unused drinks stay.
hint-genmaicha-line-drops = Every brew makes its line pay less from then on, for you and for everybody after you.
hint-genmaicha-extra = Bonus yen lie between the rows. When you brew a row you may add one card of the row beside it, if you have a drink for that too, and take the bonus between them.
hint-genmaicha-peek = The three cards on top lie face down; only their order is secret. Spend an ingredient that is one of the three to look at one of them, alone. The others see that you look, not what.
hint-genmaicha-offer = A column can be brewed together with its hidden card. Guess right and it pays far more; guess wrong and you lose the drinks you used.
hint-genmaicha-ad = You are the first ever to brew this line: only now can you place an ad here. When another player brews it, you get your yen back and as much again. If nobody does, the yen are lost.
hint-genmaicha-ad-of-another = Another player’s ad lies at a line you could brew. You still get all the yen of the line, but the ad pays its owner double.
hint-genmaicha-nothing-to-brew = Your drinks make no recipe now. What you do not use stays on your shelf for the next round.
