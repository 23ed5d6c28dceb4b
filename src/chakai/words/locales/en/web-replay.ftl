### Replay pages, opened records, rules pages. Keys js-… are shown by scripts.

## A replay

# $names: the players. $game: the game's name.
web-replay-title = { $names } · Replay · { $game }
web-replay-heading = Replay:
web-replay-noscript = The replay needs JavaScript, which is switched off in this browser.
# $rules: the name of an edition.
web-replay-house = { $rules } with house rules
web-replay-unfinished = unfinished
web-replay-download = Download the record
web-replay-another = Open another record
web-replay-board = The table
web-replay-steer = Steps of the game
web-replay-slider = Moment of the game
web-replay-start = To the beginning
web-replay-end = To the end
web-replay-back = One step back
web-replay-forward = One step forward
web-replay-round-back = To the round before
web-replay-round-forward = To the next round
web-replay-rounds = Jump to a round
web-replay-round = Set { $set } · round { $round }
web-replay-speed = Speed
web-replay-speed-slow = slow
web-replay-speed-calm = calm
web-replay-speed-quick = quick
web-replay-margin = Eyes and story
web-replay-eyes = Point of view
web-replay-eyes-open = all cards open
web-replay-eyes-public = a spectator
# A player whose name is empty in the record.
web-replay-nameless = nameless
web-replay-story = Story
web-replay-keys = Keys
# The name of the space bar.
web-replay-space = Space
web-replay-key-step = a step back or forward
web-replay-key-play = play or pause
web-replay-key-round = a round back or forward
web-replay-key-ends = beginning or end
js-replay-play = Play (space bar)
js-replay-pause = Pause (space bar)
js-replay-copy = Copy a link to this moment
js-replay-copied = The link is copied
js-replay-copy-yourself = Copy the address of this page yourself
js-replay-no-eyes = The game could not be fetched. Check the connection and choose again.
js-replay-beginning = Before the first round

## Opening a record

web-open-heading = Open a record
web-open-what = A record is a game as text. Every finished game here can be downloaded as one; the terminal and the arena write them too. It is read and checked by this server, shown to you, and not kept.
web-open-file = Choose a file…
web-open-drop = You can also drop a file here. A file may hold many games, one on each line.
web-open-paste = Or paste the text
web-open-go = Open
web-open-empty = There is nothing to open yet: choose a file or paste a text.
web-open-no-moves = This record is right, but nothing has happened in it: it has no moves.
web-open-wrong = { $n ->
    [one] There is a mistake in this record
   *[other] There are { $n } mistakes in this record
}
web-open-line = Line { $line }
web-open-place-move = Move { $number }
web-open-place-result = Result
web-open-place-record = Record
web-open-mend = The text stands below as you sent it. Moves are checked up to the first one that the rules do not allow.
web-open-many = { $n ->
    [one] { $n } game in this file
   *[other] { $n } games in this file: which one?
}
web-open-many-cut = { $n ->
    [one] Only the first { $n } is listed.
   *[other] The first { $n } are listed.
}
web-open-choose = Game { $number }
# $count: how many moves it has.
refusal-too-many-moves = { $count ->
    [one] The record has { $count } move; at most { $most } can be shown.
   *[other] The record has { $count } moves; at most { $most } can be shown.
}
refusal-too-many-substitutes = { $count ->
    [one] The record has { $count } substitute; at most { $most } can be shown.
   *[other] The record has { $count } substitutes; at most { $most } can be shown.
}

## Rules pages

web-rules-contents = Contents
web-rules-editions = Rule set
web-rules-to-summary = The rules on one page
web-rules-whole = All the rules
web-rules-ruling-index = To a ruling
# $game: the game's name.
web-rules-summary-title = { $game } on one page

## Drawn situations: the reader sits below, the other player above

situation-you = You
# The name of the other player in the drawings.
situation-other = Bea
situation-set = Set { $set }
situation-round = Round { $round }
situation-deals-you = You deal
situation-deals-name = { $name } deals
# Read aloud. $card: a card's name.
situation-tea = tea card: { $card }
situation-kept = kept: { $card }
situation-takes = takes: { matcha-kind }
# Read aloud. $name: You, or the other player.
situation-hand = Hand: { $name }
situation-tokens = Tokens: { $name }
# Before a row of tokens in the order in which a tie compares them.
situation-tie = In a tie, compare:
situation-ranks-caption = Both cards match. Here the lowest meets the highest, and wins: 1 beats 4, yellow beats green.
situation-set-caption = A set as it is dealt: three pairs of tea cards. Round 1 is played at its own pair only.
situation-m1-caption = What wins, and what is compared in a tie. Only matagot-2020 counts whisks at the end of a tie.
situation-m2-caption = Of three cards left you keep two and give one back. New cards fill the hand up to five.
situation-m3-caption = Both have decided. You learn that Bea keeps one card, not which; she learns that you keep two.
situation-m4-caption = Bea is alone at this tea card and takes its token. Her card stays face down, and you do not get to see it.
situation-m5-caption = In a single round both come to four leaves: the eighth leaf is there, although the box has fewer.
situation-m6-caption = A card of yours lies at both tea cards. You cannot lay the two you still hold: you pass by force.
situation-m7-caption = Whoever sits on the first seat deals first. Here it is you.
situation-m8-caption = In round 2 only the middle pair is open to you, whatever lies at the others.
situation-m9-caption = Both have four leaves, and no suit decides: play on. Then Bea takes one more bowl and is ahead.
situation-m10-caption = The last round brings both to three leaves. The water decides, as in any tie.
situation-m11-caption = Nobody has reached a goal. All suits are equal; three whisks are more than two, but only where whisks count.
situation-m12-caption = Every kind is equal, and no round is left: nobody is ahead.
situation-m13-caption = The round is over and three leaves lie before you. You have won, whether you say so or not.
situation-m14-caption = The fan stays with the dealer for all rounds of a set, then it changes sides.
situation-m15-caption = Bea says that her card matches. When the cards are turned, it does not. That is allowed.
situation-m16-caption = A house rule ends this game after two sets. The tie has been played on until the last round and is still a tie.
