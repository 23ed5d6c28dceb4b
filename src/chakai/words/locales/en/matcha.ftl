### Matcha: what happens at the table.
### $name: a player. $card, $cards, $tea: cards as written (4g, 0). $mat: number or suit. $kind: g, r, b, y or w.

## The games' own words

# Between the parts of a list.
comma = { ", " }
# Between two sentences.
space = { " " }
matcha-title = Matcha
matcha-kind = { $kind ->
    [g] leaf
    [r] bowl
    [b] water
    [y] scoop
   *[w] whisk
}
matcha-suit = { $kind ->
    [g] green (leaf)
    [r] red (bowl)
    [b] blue (water)
   *[y] yellow (scoop)
}

## Events

event-deal-you = Set { $set }. You deal and take the first turn of every round.
event-deal-name = Set { $set }. { $name } deals and takes the first turn of every round.
event-round = Round { $round } of { $rounds }.
event-lay-you = { $mat ->
    [number] You lay { $card } face down at { $tea } on the number mat.
   *[suit] You lay { $card } face down at { $tea } on the suit mat.
}
event-lay-open = { $mat ->
    [number] { $name } lays { $card } face down at { $tea } on the number mat.
   *[suit] { $name } lays { $card } face down at { $tea } on the suit mat.
}
event-lay-hidden = { $mat ->
    [number] { $name } lays a card face down at { $tea } on the number mat.
   *[suit] { $name } lays a card face down at { $tea } on the suit mat.
}
event-pass-you = You pass.
event-pass-name = { $name } passes.
event-forced-you = You cannot lay another card and must pass.
event-forced-name = { $name } cannot lay another card and must pass.
event-show-you = { $mat ->
    [number] You turn up { $card } at { $tea } on the number mat.
   *[suit] You turn up { $card } at { $tea } on the suit mat.
}
event-show-name = { $mat ->
    [number] { $name } turns up { $card } at { $tea } on the number mat.
   *[suit] { $name } turns up { $card } at { $tea } on the suit mat.
}

# A token as the object of a sentence.
token-object = { $kind ->
    [g] a green leaf token
    [r] a red bowl token
    [b] a blue water token
    [y] a yellow scoop token
   *[w] a white whisk
}
event-take-better-match-you = Both cards match { $tea }; yours is the better match. You take { token-object }.
event-take-better-match-name = Both cards match { $tea }; { $name } has the better match and takes { token-object }.
event-take-only-match-you = Only your card matches { $tea }. You take { token-object }.
event-take-only-match-name = Only the card of { $name } matches { $tea }. { $name } takes { token-object }.
event-take-no-match-you = Your card does not match, so you take { token-object }.
event-take-no-match-name = The card of { $name } does not match, so { $name } takes { token-object }.
event-take-alone-you = You are alone at { $tea } and take { token-object }. Your card stays face down.
event-take-alone-name = { $name } is alone at { $tea } and takes { token-object }. The card stays face down.
event-nothing-neither-matches = Neither card matches { $tea }: nobody takes anything there.
event-nothing-nobody-played = Nobody played at { $tea }: nobody takes anything there.
event-keep-you = { $n ->
    [0] You keep no cards.
   *[other] You keep { $cards }.
}
event-keep-open = { $n ->
    [0] { $name } keeps no cards.
   *[other] { $name } keeps { $cards }.
}
event-keep-hidden = { $n ->
    [0] { $name } keeps no cards.
    [one] { $name } keeps { $n } card.
   *[other] { $name } keeps { $n } cards.
}
event-play-on = Both reach a goal and nobody is ahead: the game goes on until one is.

## Endings

ending-goal-you = You reach a goal and win!
ending-goal-name = { $name } reaches a goal and wins.
ending-tie-break-you = Both reached a goal. The tokens are compared, and { matcha-kind } decides, { $more } to { $less }: you win!
ending-tie-break-name = Both reached a goal. The tokens are compared, and { matcha-kind } decides, { $more } to { $less }: { $name } wins.
ending-count-you = The last set is over and nobody has reached a goal. The tokens are compared, and { matcha-kind } decides, { $more } to { $less }: you win!
ending-count-name = The last set is over and nobody has reached a goal. The tokens are compared, and { matcha-kind } decides, { $more } to { $less }: { $name } wins.
ending-draw = All is equal: a draw.
ending-forfeit-resigned-you = You resign and lose the game.
ending-forfeit-resigned-name = { $name } resigns and loses the game.
ending-forfeit-time-you = Your time has run out: you lose the game.
ending-forfeit-time-name = The time of { $name } has run out: { $name } loses the game.
ending-forfeit-illegal-you = You made an illegal move and lose the game.
ending-forfeit-illegal-name = { $name } made an illegal move and loses the game.
ending-forfeit-broken-you = You answered nothing that could be understood and lose the game.
ending-forfeit-broken-name = { $name } answered nothing that could be understood and loses the game.
ending-forfeit-all = Nobody finished the game. It is shared.

## Table talk: may be false, never binds

talk-said-you = You say: “{ $text }”
talk-said-name = { $name } says: “{ $text }”
claim-matches = It matches.
claim-does-not-match = It does not match.
claim-zero = It is a 0.
claim-think-again = You had better think again.

## Rule sets

edition-name-grail-2015 = Grail Games 2015
edition-name-matagot-2020 = Matagot 2020
edition-name-matagot-2020-nl = Matagot 2020 (Dutch book)
edition-line-grail-2015 = turns until both have passed, cards may be kept, four of a kind or one of each wins; no limit of sets.
edition-line-matagot-2020 = two turns each, nothing kept, two sets; three of a suit, four whisks or one of each wins.
edition-line-matagot-2020-nl = as Matagot 2020, but whisks do not count in a tie.
edition-grail-2015 = { edition-name-grail-2015 }: { edition-line-grail-2015 }
edition-matagot-2020 = { edition-name-matagot-2020 }: { edition-line-matagot-2020 }
edition-matagot-2020-nl = { edition-name-matagot-2020-nl }: { edition-line-matagot-2020-nl }
edition-mini = A tiny game for study: two suits, two numbers, one card each.
edition-small = A small game for study: three suits, three numbers, two cards each.
