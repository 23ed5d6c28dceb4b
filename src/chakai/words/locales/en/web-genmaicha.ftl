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
edition-name-standard = Genmaicha without variants
edition-name-matcha-iri = Matcha-iri
edition-name-tea-ceremony = Tea Ceremony
edition-name-tea-market = Tea Market

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

hint-genmaicha-first-bid = The highest bid chooses its crate first and also brews first, while the lines still pay most. But everybody pays what they bid, whichever crate they get, and yen win the game.
