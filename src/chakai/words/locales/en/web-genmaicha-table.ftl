### Genmaicha's table in the browser: what its scripts say (js-genmaicha-…) and its help.

## What lies there

# Directly after an amount, always in hundreds: 300 yen.
js-genmaicha-yen = { " yen" }
js-genmaicha-purse = purse
js-genmaicha-shelf = drinks
js-genmaicha-spent = already used as
js-genmaicha-bid = bid
js-genmaicha-has-bid = has bid
js-genmaicha-order = Order
js-genmaicha-order-open = The bids decide who goes first.
js-genmaicha-now = now
js-genmaicha-finished = done
js-genmaicha-crates = Crates
js-genmaicha-crate = Crate
js-genmaicha-taken = taken
js-genmaicha-grid = Ingredient cards and their lines
js-genmaicha-hidden = hidden card
js-genmaicha-known = face down, and you know it
js-genmaicha-up = turned up
js-genmaicha-three = These three lie hidden
js-genmaicha-bonus = bonus of
js-genmaicha-bonus-gone = bonus taken
js-genmaicha-ad = ad
js-genmaicha-ad-none = no ad

## Bidding and taking

js-genmaicha-bid-slider = Your bid
js-genmaicha-bid-go = Bid
js-genmaicha-raise-go = Add
js-genmaicha-given = Your bid:
js-genmaicha-none = Least
js-genmaicha-all = All
js-genmaicha-less = 100 yen less
js-genmaicha-more = 100 yen more
js-genmaicha-take = Take crate
js-genmaicha-again-crate = Tap the crate again, or press Enter, to take it.
js-genmaicha-let-go = Let go

## Brewing

js-genmaicha-brew = Brew
js-genmaicha-uses-up = Uses up:
js-genmaicha-served = served by
js-genmaicha-serves = serves
js-genmaicha-another = tap for another drink
js-genmaicha-line-first = First choose a line: tap its yen.
js-genmaicha-extra-first = The bonus goes with a row next to it, if you have a drink for the card behind it.
js-genmaicha-offer-here = a drink can be offered here
js-genmaicha-offer-with = Offer to the hidden card
js-genmaicha-cannot = cannot be it
js-genmaicha-peek = Peek
js-genmaicha-peek-go = Look
js-genmaicha-pay-with = Pay for the look with
js-genmaicha-no-peek = You cannot look at this card now.
js-genmaicha-ad-slider = Yen on the ad
js-genmaicha-ad-go = Place ad:
js-genmaicha-no-ad = You cannot place an ad here now.
js-genmaicha-done = End turn
js-genmaicha-done-again = End turn: tap again
js-genmaicha-again-done = Tap again, or press Enter, to end your turn.

## Help

web-genmaicha-help-bid = Everybody bids at once and pays the bid. The highest takes a crate first, and brews first.
web-genmaicha-help-letters = Each drink is called by its colour and its shape: bS is the blue stubby can. A card of the grid asks for one of the two.
web-genmaicha-help-brew = Tap the yen of a line to brew it: drinks are proposed, and a tap on a card brings the next drink that serves. Tap the yen again to brew.
web-genmaicha-help-more = In the variants: tap a bonus coin beside the chosen row for an extra, a hidden card to look at it, or to offer a drink once its column is chosen. After a first brew you may place an ad.
web-genmaicha-key-bid = bid so many hundred yen
web-genmaicha-key-crate = a crate
web-genmaicha-key-line = a line: rows from the bottom, then columns from the left
web-genmaicha-key-peek = peek at a hidden card
web-genmaicha-key-done = end the turn
web-genmaicha-key-let-go = let go
