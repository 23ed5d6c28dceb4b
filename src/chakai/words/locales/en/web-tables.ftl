### Tables for two to six: setting one, waiting at it, leaving it. Rule sets by name.

## Rule sets

edition-name-standard = Genmaicha
# $variants: the names of the variants in use.
edition-name-variants = Genmaicha with { $variants }
edition-line-standard = bid for crates of drinks, then brew the recipes; without variants.
edition-told = { $name }: { $line }
edition-told-apart = { $name }. { $line }
edition-told-house = { $name }, with house rules. Without them: { $line }
variant-name-matcha-iri = Matcha-iri
variant-name-tea-ceremony = Tea Ceremony
variant-name-tea-market = Tea Market
variant-line-matcha-iri = A row may take an extra ingredient from its neighbour for a bonus.
variant-line-tea-ceremony = Three hidden cards lie above the columns, to peek at and to serve.
variant-line-tea-market = The first to brew a line may place an ad there.

## Home: a new game

web-home-game = Which game?
web-home-game-matcha = A duel of bluff for two, with eighteen cards.
web-home-game-genmaicha = Bid for crates and brew tea, for two to six.
web-home-seats = How many play?
web-home-company = Who plays with you?
# The name of a field for who sits there. $seat counts from 1.
web-home-seat-at = Seat { $seat }
web-home-seat-name = Name of whoever sits at seat { $seat }
web-home-name-here = Name
web-home-group-bots = Bots
web-home-group-people = People
web-home-device = Somebody at this device
web-home-device-line = You hand the device to each other; a curtain hides what is secret.
web-home-listed-line = Your table is listed on this page until it is full.
web-home-variants = With variants? In any mix; for a first game none.
web-home-no-variants = no variants
web-home-time-line-many = At a table of three or more, a bot takes over the seat of whoever runs out of time. Bots have no clock.
web-home-bid-step = Each round everybody bids in secret. The highest bid chooses first among the crates of drinks.
web-home-brew-step = Then brew: every row and column of the grid is a recipe. A drink serves once with its colour and once with its shape.
web-home-yen-step = A brew earns the yen at its line, which then pays 100 less. Whoever has the most yen in the end wins.

## Home: lists of games

# $others: who has come already. $n: free seats.
web-home-waiting-with = { $n ->
    [one] With { $others } · { $n } seat free
   *[other] With { $others } · { $n } seats free
}
web-home-others-turn = Others are deciding
web-home-you-left = You have left
web-home-host-many = { $n ->
    [one] { $names } · { $n } seat free
   *[other] { $names } · { $n } seats free
}
web-home-delete-left = It goes from your list; the others play on.
web-home-leave = Leave
web-home-leave-named = Leave the table of { $others }
web-home-leave-sure = Your seat becomes free again.

## An invitation

# $names: who sits there already. $n: free seats.
web-join-there = { $n ->
    [0] At the table: { $names }.
    [one] At the table: { $names }. { $n } seat is free.
   *[other] At the table: { $names }. { $n } seats are free.
}

## A table that waits

web-waiting-title = { $n ->
    [one] Waiting for { $n } more player
   *[other] Waiting for { $n } more players
}
web-waiting-line = { $n ->
    [one] The game begins by itself as soon as somebody takes the free seat.
   *[other] The game begins by itself as soon as all the free seats are taken.
}
web-waiting-open = The table is listed on the home page for everybody.
web-waiting-there = At the table
web-waiting-level = Bots for the free seats
web-waiting-begin = Begin with bots
web-waiting-leave = Leave the table
web-waiting-cancel = Cancel the table

## Leaving a game of three or more

web-leave = Leave the game
web-leave-sure = Really leave? A bot takes over your seat, and the others play on.
web-leave-sure-last = Really leave? Only bots would be left, so you lose the game.
web-leave-yes = Yes, leave
# $bot: a bot's name.
table-taken-over-you = You leave the table. Your seat is taken over by a bot: { $bot }.
table-taken-over-name = { $name } leaves the table. The seat is taken over by a bot: { $bot }.
# A seat in a replay: who sat there first, and the bot that took over.
web-replay-then = { $first }, then { $last }

## Refusals

refusal-device-and-links = A table is either for people who share this device or for people who come by link, not for both. Bots fit with either.
refusal-not-the-host = Only whoever sits first at the table can begin with bots.
refusal-unknown-level = There is no bot of the level “{ $level }”. Possible: { $possible }.
refusal-substitutes = The substitutes are given as { $given }; each needs a seat (this game has { $players }), a before_move from 0 to { $moves }, in ascending order, and a player.
