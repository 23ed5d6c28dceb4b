### Genmaicha: what happens at the table.
### $name: a player. $names: several. $drinks, $drink: drinks as written (bS). $ingredient, $kind: a letter of a card; a page may draw $ingredient.
### $line: bottom, middle, top, left, centre or right. $column: left, centre or right. $yen: an amount.

## The game's own words

genmaicha-title = Genmaicha
genmaicha-ingredient = { $kind ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
    [w] white
    [k] black
    [S] stubby can
    [H] short can
    [T] tall can
    [O] short bottle
    [N] not-tallest bottle
   *[X] tallest bottle
}
# A line as the object of a sentence.
line-object = { $line ->
    [bottom] the bottom row
    [middle] the middle row
    [top] the top row
    [left] the left column
    [centre] the centre column
   *[right] the right column
}

## Events

brew-grid = The ingredient cards are laid.
brew-round = Round { $round } of { $rounds }.
brew-crates = The crates are filled. { $crates }
brew-bid-you = You bid { $yen } yen.
brew-bid-name = { $name } bids { $yen } yen.
brew-bid-forced-you = You have no yen and bid nothing.
brew-bid-forced-name = { $name } has no yen and bids nothing.
brew-tied = Equal bids: { $names }. They bid once more.
brew-raise-you = You add { $yen } yen.
brew-raise-name = { $name } adds { $yen } yen.
brew-raise-forced-you = You have no yen left to add.
brew-raise-forced-name = { $name } has no yen left to add.
brew-toss = Still equal, so chance decides: { $names }.
brew-order = The order of this round: { $names }.
brew-crate-you = You take crate { $crate }: { $drinks }.
brew-crate-name = { $name } takes crate { $crate }: { $drinks }.
brew-last-crate-you = The last crate, { $crate }, is yours: { $drinks }.
brew-last-crate-name = The last crate, { $crate }, goes to { $name }: { $drinks }.
brew-plain-you = You brew { line-object } with { $drinks }.
brew-plain-name = { $name } brews { line-object } with { $drinks }.
brew-extra-you = You brew { line-object } with { $drinks } and add { $ingredient } with { $drink }.
brew-extra-name = { $name } brews { line-object } with { $drinks } and adds { $ingredient } with { $drink }.
brew-offer-you = You brew { line-object } with { $drinks } and offer { $ingredient } of { $drink } to the hidden card.
brew-offer-name = { $name } brews { line-object } with { $drinks } and offers { $ingredient } of { $drink } to the hidden card.
brew-earn-plain-you = You take { $yen } yen.
brew-earn-plain-name = { $name } takes { $yen } yen.
brew-earn-bonus-you = You take { $yen } yen and a bonus of { $bonus } yen.
brew-earn-bonus-name = { $name } takes { $yen } yen and a bonus of { $bonus } yen.
brew-earn-ceremony-you = It is the hidden ingredient! You take { $yen } yen and { $bonus } yen more.
brew-earn-ceremony-name = It is the hidden ingredient! { $name } takes { $yen } yen and { $bonus } yen more.
brew-earn-failed-you = It is not the hidden ingredient. You take { $yen } yen.
brew-earn-failed-name = It is not the hidden ingredient. { $name } takes { $yen } yen.
brew-ad-you = You place an ad at { line-object } with { $yen } yen.
brew-ad-name = { $name } places an ad at { line-object } with { $yen } yen.
brew-ad-pays-you = Your ad there gives you { $yen } yen back and as much again.
brew-ad-pays-name = The ad there gives { $name } { $yen } yen back and as much again.
brew-peek-you = You spend { $ingredient } of { $drink } to look at the hidden card above { line-object }.
brew-peek-name = { $name } spends { $ingredient } of { $drink } to look at the hidden card above { line-object }.
brew-show-you = You see what lies above { line-object }: { genmaicha-ingredient } ({ $ingredient }).
brew-show-name = { $name } sees what lies above { line-object }: { genmaicha-ingredient } ({ $ingredient }).
brew-show-all = The card above { line-object } is turned up: { genmaicha-ingredient } ({ $ingredient }).
brew-done-you = You are done.
brew-done-name = { $name } is done.
brew-no-brew-you = You can brew nothing now.
brew-no-brew-name = { $name } can brew nothing now.
brew-discard = Back to the bag: { $drinks }.

## Endings

ending-yen-you = You have the most yen and win!
ending-yen-name = { $name } has the most yen and wins.
ending-drinks-you = Equal on yen; you have more drinks left and win!
ending-drinks-name = Equal on yen; { $name } has more drinks left and wins.
ending-shared = Equal on yen and drinks. The win is shared: { $names }.

## Rule sets

edition-standard = Genmaicha as the sheet has it, without variants.
edition-matcha-iri = With Matcha-iri: a row may take an extra ingredient from its neighbour for a bonus.
edition-tea-ceremony = With the Tea Ceremony: three hidden cards above the columns, to peek at and to serve.
edition-tea-market = With the Tea Market: the first to brew a line may advertise there.
edition-matcha-iri-tea-ceremony = With Matcha-iri and the Tea Ceremony.
edition-matcha-iri-tea-market = With Matcha-iri and the Tea Market.
edition-tea-ceremony-tea-market = With the Tea Ceremony and the Tea Market.
edition-matcha-iri-tea-ceremony-tea-market = With all three variants: one big Matcha-iri Market Ceremony.
