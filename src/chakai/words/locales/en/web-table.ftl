### The table page in the browser. Keys web-table-… stand in the page, keys js-… are shown by its scripts.

## Around the table

web-table-noscript = The table needs JavaScript, which is switched off in this browser.
web-table-you-watch = You are watching
web-table-help = Help
web-table-more = More
web-table-summary = The rules on one page (in a new tab)
web-table-seat = Carry my seat to another device
web-table-seat-address = The private link to your seat
web-table-qr = The link as a QR code, for the camera of a phone
web-table-resign = Resign
web-table-resign-yes = Yes, resign
web-table-resign-no = No, play on
web-table-invite = Send this link to the one you want to play with
web-table-rematch = Rematch
web-table-next = To the next game
web-table-replay = See the game again
web-table-home = Home
web-table-margin = Story and talk
web-table-unseen = Cards not seen yet
web-table-unseen-why = They are in the other hand, lie face down, or were left out of the deal. Both players see a list like this one.
web-table-story = Story
web-table-talk = Talk
web-table-talk-none = Nothing said yet. Talk may be true or false; it never counts as a move.
web-table-claims = Say something with one tap
web-table-talk-write = Say something
web-table-talk-send = Say
web-table-mute = Hide what the others say
web-table-curtain = Nobody should see what is another’s secret: look away, and pass the device on.
web-table-curtain-lift = Lift the curtain
web-table-close = Close

## Help

web-table-help-turn = Tap a card, then the place where it should lie; tap the place again to lay it. Touching or pointing at a card shows where it would match.
web-table-help-ring = When both cards match, the rings decide: along the arrow, each one beats the next. On the number mat the suits are compared, on the suit mat the numbers.
web-table-help-keys = Keys count by their position on the keyboard. They can be switched off in the settings.
web-table-key-card = pick a card
web-table-key-number = the number mat
web-table-key-suit = the suit mat
web-table-key-pass = pass
web-table-key-confirm = confirm
web-table-key-cancel = put the card back
web-table-key-help = this help

## Said by the scripts

js-comma = { ", " }
js-space = { " " }
js-you = you
js-bot = bot
js-away = away
js-to-move = to move
js-watching = Watching:
js-waiting = Waiting for players.
js-time-short = Less than ten seconds left.
js-talk-new = new
js-copy = Copy
js-copied = Copied
js-copy-yourself = Marked: copy it yourself
js-resign-sure = Really resign?
js-seat-link-failed = The link could not be made. Try again in a moment.
js-link-first = Connecting to the table…
js-link-lost = The connection is lost. Trying again…
js-link-slow = Sending…
js-too-long = That message was too long and was not sent.
js-outcome-won = You win!
js-outcome-lost = You lose
js-outcome-drew = A draw
js-outcome-shared = You share the win!
js-outcome-over = The game is over
js-hint = A hint
js-hint-got = Got it
js-hint-none = No more hints

## The Matcha board

js-hand = hand
js-tray = tokens
js-dealer = dealer
js-passed = passes
js-back = a card, face down
js-your-side = your side
js-empty = empty
js-face-down = a card face down
js-took = took
js-tea-card = tea card
js-mat-number = number mat
js-mat-suit = suit mat
# On the mat itself, where there is little room.
js-mat-number-short = number
js-mat-suit-short = suit
js-ring = Each beats the next
js-ring-numbers = on suit mats
js-ring-suits = on number mats
js-matches-number = matches on the number mat
js-matches-suit = matches on the suit mat
js-matches-number-suit = matches on both mats
js-matches-nowhere = matches neither
js-foot-match = matches
js-foot-none = no match
js-open-place = you can lay it here
js-actions = Your move
js-pass = Pass
js-pass-again = Pass: tap again
js-cancel = Put back
js-lay = Lay it
js-again-here = tap again
js-again-lay = Tap the same place again, or press Enter, to lay the card there.
js-again-pass = Tap again, or press Enter, to pass.
js-choose-place = Now choose a place.
js-pick-first = First choose a card of your hand.
js-keep-refused = This choice is not allowed.
