### The lab's page: a report for those who make and publish games.
### $rules: a rule set, as the page names it. $share, $interval, $before, $after, $difference and other figures are written out already.

report-title = { $n ->
    [one] { $game }: what the rules do
   *[other] { $game }: { $n } rule sets compared
}
report-lead = { $games } games. { $bots }
report-bots-alike = All seats are played by the bot “{ $bots }”.
report-bots-named = The bots: { $bots }.
report-interrupted = The run was interrupted: { $played } of { $wanted } games with { $rules } were played. All its figures are of these games.
report-rules = The rule sets
report-contents = Contents
report-summary = Summary
report-range = { $low }–{ $high }
report-interval = { $low } to { $high }
report-points = { $points }{ "\u00A0" }points
report-quoted = “{ $figure }”

## What was found, in sentences

report-says-dealer = { $edge ->
    [more] The first dealer has an edge: { $share } of the wins ({ $interval }).
    [less] The first dealer is at a disadvantage: { $share } of the wins ({ $interval }).
   *[even] Dealing first gives no edge beyond chance: { $share } of the wins ({ $interval }).
}
report-says-seats-even = No seat has an edge beyond chance; an even share would be { $even }.
report-says-seat = { $edge ->
    [more] Seat { $seat } wins more than its even share: { $share } ({ $interval }).
   *[less] Seat { $seat } wins less than its even share: { $share } ({ $interval }).
}
report-says-bot = Of the bots, “{ $bot }” wins most: { $share } ({ $interval }).
report-says-ending = The commonest ending is “{ $ending }”: { $share } of the games ({ $interval }).
report-says-length = On average a game takes { $rounds } rounds and { $decisions } decisions, each with { $options } moves to choose from.
report-says-comeback = Of the games in which somebody is behind at half time, { $share } ({ $interval }) are won by one who was behind.
report-says-comeback-even = If standing at half time meant nothing, it would be { $even }.
report-says-play = { $level ->
    [0] A token is won most often by { $best } ({ $most } of the times it is played), least often by { $worst } ({ $least }).
   *[other] A token is won most often by { $best } ({ $most } of the times it is played; others that chance may put level with it: { $level }), least often by { $worst } ({ $least }).
}
report-says-act = The play that brings most on average is “{ $play }”: { $yen } yen ({ $interval }).

## What another rule set changes

report-changes = What { $other } changes compared with { $base }, beyond chance:
report-changes-none = Compared with { $base }, { $other } changes none of the main figures beyond chance.
report-same = No difference beyond chance: { $figures }.
report-change-seat = { $seat ->
    [0] Seat 0 wins { $after } of the games instead of { $before } ({ $difference }; { $interval }).
   *[other] Seat { $seat } wins { $after } of the games instead of { $before } ({ $difference }; { $interval }).
}
report-change-bot = The bot “{ $bot }” wins { $after } of the games instead of { $before } ({ $difference }; { $interval }).
report-change-ending = { $after } of the games end with “{ $ending }” instead of { $before } ({ $difference }; { $interval }).
report-change-sets = A game has { $after } sets on average instead of { $before } ({ $difference }; { $interval }).
report-change-rounds = A game has { $after } rounds on average instead of { $before } ({ $difference }; { $interval }).
report-change-decisions = A game takes { $after } decisions on average instead of { $before } ({ $difference }; { $interval }).
report-change-branching = At a decision there are { $after } moves to choose from on average instead of { $before } ({ $difference }; { $interval }).
report-change-behind = Somebody is behind at half time in { $after } of the games instead of { $before } ({ $difference }; { $interval }).
report-change-comebacks = One who was behind at half time wins { $after } of those games instead of { $before } ({ $difference }; { $interval }).

## Tables and plots

report-head-figure = figure
report-head-found = found (95% interval)
report-difference = difference from A
report-head-value = value
report-head-all = all
report-head-winners = winners
report-beyond = beyond chance
report-beyond-note = Below a figure stands its difference from A. ◆ beyond chance: the 95% interval of the difference does not contain 0.
report-data = The figures
report-glance = At a glance
report-plot-desc = The same figures stand in the table.
report-scale-even = The dashed line is an even share, { $even }.
report-winners-diamond = Bars: all players. Diamonds: winners alone.
report-winners-outline = Bars: all players. Outline: winners alone.

## Chapters

report-seats-matcha = First dealer and seats
report-seats-genmaicha = Seats
report-seats-text-matcha = { $bots ->
    [alike] How much of the wins each seat gets; a draw counts half for each. Seat 0 deals the first set.
   *[named] How much of the wins each seat gets; a draw counts half for each. Seat 0 deals the first set. The bots exchange seats, so what remains is the seat’s own edge.
}
report-seats-text-genmaicha = { $bots ->
    [alike] How much of the wins each seat gets; a shared win is counted in parts.
   *[named] How much of the wins each seat gets; a shared win is counted in parts. The bots change seats from game to game, so what remains is the seat’s own edge.
}
report-bots = The bots
report-bots-text = Each bot’s share of the wins over all seats.
report-endings = How games end
report-endings-text = The share of games by the reason for which they ended.
report-lengths = How long games take
report-lengths-text = The share of games by their length. The last column, marked +, holds everything beyond.
report-counts-matcha = Tokens
report-counts-matcha-text = What the players hold at the end of a game, by kind of token; winners apart.
report-counts-genmaicha = Yen and drinks
report-counts-genmaicha-text = What the players have at the end of a game; winners apart.
report-counts-means = On average at the end
report-counts-winners = { $figure }, winners
report-counts-spread = How the tokens are spread
report-comebacks = Comebacks
report-comebacks-text = Half time is after half of the rounds that were played, rounded down. Who is ahead is decided by the rules’ own order of comparison. Somebody is behind in a game unless all are level.
report-comebacks-note = If standing at half time meant nothing, all seats would be as likely to win, and one who was behind would win as often as seats are behind, on average over these games.
report-plays = What each play brings
report-plays-text-matcha = Of all times a card was laid on a mat: how often it won a token of the tea card’s suit, how often a whisk, how often nothing, in per cent. Rows are suits (g leaf, r bowl, b water, y scoop), columns numbers; 0 has no suit.
report-plays-text-genmaicha = What each kind of play brought its player in yen on average, and how often it was made.
report-plays-map = In per cent: { $rules }
report-plays-difference = In points: { $other } compared with { $base }
report-plays-difference-note = Bold: beyond chance. Among so many cells, about one in twenty is so by chance alone.
report-plays-number-mat = number mat #
report-plays-suit-mat = suit mat *
report-plays-worth = Yen brought, on average
report-plays-often = How often it is made, per game
report-play-brew = brew { line-object }
report-play-brew-extra = brew { line-object } with an extra ingredient
report-play-brew-offer = brew { line-object } with its hidden card
report-play-peek = peek above { line-object }
report-play-ad = place an ad at { line-object }
report-decisions = Decisions
report-decisions-text = A decision is a choice between at least two legal moves; what is forced is not counted.
report-branching = Legal moves at a decision, on average

## Method

report-method = Method
report-method-games = Games with { $rules }
report-method-bots = Bots
report-method-seed = Seed
report-method-play = Played
report-method-compiled = by compiled code, checked move by move against the readable rules
report-method-readable = by the readable rules, move by move
report-method-mixed = partly by compiled code, partly by the readable rules
report-method-command = Command
report-method-version = Made with
report-method-interval = Every figure is given with its 95% interval: shares have Wilson’s, means the normal one.
report-method-shuffles = Each shuffle is played in all seatings; its games hang together and count as one observation.
report-method-difference = A difference has Newcombe’s interval, made of the two; it is called beyond chance if that interval does not contain 0. Every such interval misses the truth about once in twenty times, so single small differences among many deserve doubt.
report-method-bots-note = The figures are true of these bots. Other players may bring out other sides of the rules.
report-method-repeat = The same command gives the same figures, unless a bot goes by the clock.
