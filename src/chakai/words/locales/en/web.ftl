### The table in the browser: what the server says. Cards stand as text (4g, 0); the page draws them.

## Every table

web-prompt-over = The game is over.

## Matcha

# $sets is 0 where there is no limit.
web-matcha-heading = { $sets ->
    [0] Set { $set } · round { $round } of { $rounds }
   *[other] Set { $set } of { $sets } · round { $round } of { $rounds }
}
web-matcha-prompt-turn = Your turn: lay a card at one of the two tea cards, or pass.
web-matcha-prompt-wait = { $name } is to move.
web-matcha-prompt-keep = Choose the cards you keep for the next set. The other player decides at the same time, unseen.
web-matcha-prompt-kept = You have decided. The next set is dealt when both have.
web-matcha-prompt-others-keep = The cards to keep are being chosen.
# $where: number, suit, number-suit or nowhere. $number_tea, $suit_tea: the tea cards.
web-matcha-matches = { $where ->
    [number] { $card } matches { $number_tea } on the number mat.
    [suit] { $card } matches { $suit_tea } on the suit mat.
    [number-suit] { $card } matches { $number_tea } on the number mat and { $suit_tea } on the suit mat.
   *[nowhere] { $card } matches neither tea card of this round.
}
# A tray of tokens, read aloud. $need is 0 where this kind alone does not win.
web-matcha-tray = { $need ->
    [0] { matcha-kind }: { $n }
   *[other] { matcha-kind }: { $n } of { $need }
}
web-matcha-tray-each = { $n } of { $need } kinds
web-matcha-card = { $number } { $suit }
web-matcha-card-zero = 0 (empty)
web-matcha-round = Round { $round }
# On the button that ends the choice of cards to keep.
web-matcha-keep = { $n ->
    [0] Keep no card
    [one] Keep { $n } card
   *[other] Keep { $n } cards
}

## Hints of a first game

hint-matcha-first-turn = Tap a card of your hand, then the place it should go. On the number mat (#) a card matches by its number, on the suit mat by its suit. Nobody sees the face until the round is over.
hint-matcha-second-turn = Your second and last turn of this round. Lay at a tea card where you have no card yet, or save your cards: the hand must last for all the rounds of the set.
hint-matcha-faced = A card lies face down against you. Leave it alone and it takes a token of the tea card’s suit, whatever it is. Meet it and both are turned: the better match takes the token, and if only one card matches, the other earns a whisk.
hint-matcha-after-reveal = The cards of the last round stay where they are, so that you can see what is gone. The rings show what beats what when both cards match.
hint-matcha-zero = A 0 never matches. Laid alone it still takes the token, and against a match it earns a whisk.
hint-matcha-near-goal = Somebody is one token away from a goal. The tokens beside each name show how far each of you is.
hint-matcha-last-round = The last round of the set: what you do not play now is of no more use, unless your edition lets you keep it.
hint-matcha-last-set = The last set. If nobody has reached a goal by its end, the tokens are compared: green first, then red, blue and yellow. At the first difference, whoever has more wins.
hint-matcha-keep = Tap the cards you want to have again in the next set. The others are shuffled back in. How many you keep becomes known, not which.

## Who sits there

# $level: the name of a bot's level.
web-bot-name = { $level } (bot)
web-free-seat = free seat
# Two players of the same name. $seat counts from 1.
web-namesake = { $name } ({ $seat })
web-away = { $name } is away.
web-hand-over = Hand the device to { $name }.

## The page's title

web-title-waiting = Waiting · { $game }
web-title-over = Game over · { $game }
web-title-your-turn = Your turn · { $game }
web-title-playing = { $names } · { $game }

## Rematch

web-rematch-offer = Another game, in changed seats?
web-rematch-offered-you = You have offered another game.
web-rematch-offered-name = { $name } offers another game, in changed seats.
web-rematch-set = The next game is ready.

## Links

web-reach-machine = Only this machine can open the link. To let your network in, start the server with “chakai serve --host 0.0.0.0”. For friends far away, put it behind a public address and start it with “chakai serve --public-url ADDRESS”.
web-reach-network = Every device in this network can open the link. For friends far away, put the server behind a public address and start it with “chakai serve --public-url ADDRESS”.
web-reach-everyone = Everyone who can reach { $address } can open the link.
web-seat-link = This link is your seat: whoever has it plays for you. Keep it private.
web-join-invites = { $name } invites you to a game of { $game }.
# $unit: none, seconds, minutes or days.
web-time = { $unit ->
    [seconds] { $n } seconds for each decision
    [minutes] { $n ->
        [one] { $n } minute for each decision
       *[other] { $n } minutes for each decision
    }
    [days] { $n ->
        [one] { $n } day for each decision
       *[other] { $n } days for each decision
    }
   *[none] no clock
}
