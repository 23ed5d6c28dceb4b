### The pages around the table: home, invitations, seats, refusals, and what stands on every page.

## Every page

web-page-skip = Skip to the content
web-page-nav = Pages
web-page-home = Home
web-page-rules = Rules
web-page-replay = Replay
web-page-language = Language
web-page-language-change = Change the language
web-page-unofficial = This is an unofficial table. Its drawings and its words are our own.
web-page-thanks = Thanks to David Harding, who designed Matcha, with art by TJ Lubrano, and to Dylan Howard Cromwell, who designed Genmaicha. If you like the games, buy them.
web-page-needs-script = This page works only with JavaScript. Please switch it on for this site.
js-page-no-answer = The server does not answer. Check your connection and try again.

## Settings

web-settings = Settings
web-settings-kept = Kept in this browser only.
web-settings-theme = Appearance
# As the device or the system has it.
web-settings-theme-auto = System
web-settings-theme-light = Day
web-settings-theme-dark = Evening
web-settings-confirm = Confirm each move
web-settings-confirm-line = A second tap or Enter makes the move.
web-settings-keys = Keys at the table
web-settings-keys-line = Play with digits and letters; ? lists them all.
web-settings-hints = Hints for the first games
web-settings-hints-line = Short advice at the moment it matters.
web-settings-sound = Sounds
web-settings-sound-line = A quiet tap when something happens.
web-settings-notify = Tell me when it is my turn
web-settings-notify-line = As a notification, while you look at another page.
js-settings-notify-refused = This browser refuses notifications from this site. You can allow them in the settings of the browser.
js-settings-notify-missing = This browser cannot show notifications from this address. Many browsers need an address that begins with https.

## Home

web-home-title = Play Matcha and Genmaicha · chakai
web-home-greeting = Welcome to the tea room
# $name: the visitor's name.
web-home-greeting-name = Welcome back, { $name }
web-home-what = Two short games around tea: Matcha, a duel of bluff for two, and Genmaicha, bidding and brewing for two to six. Play against bots here, or with friends far away.
web-home-new = New here?
web-home-step-lay = Each round shows two tea cards. Lay cards face down beside them, or pass.
web-home-step-turn = Then the cards are turned. The better match takes a token of the tea card’s suit; if only one card matches, the other earns a whisk.
web-home-step-win = Three tokens of one suit, four whisks, or one of every kind, and you win. (In the 2015 edition it takes four of a suit.)
web-home-summary = The rules on one page

## Home: a new game

web-home-set = A new game
web-home-name = Your name
web-home-opponent = Who do you want to play against?
web-home-friend = A friend, by link
web-home-friend-line = You get a private link to send. The game begins when your friend sits down.
web-home-anyone = Whoever comes
web-home-anyone-line = Your table is listed here for everybody who visits this page.
web-home-one-device = Two people, one device
web-home-one-device-line = You hand the device to each other; a curtain hides the cards.
web-home-other-name = Name of the second player
web-home-more = More choices
web-home-edition = Which edition?
web-home-dealer = Who deals first?
web-home-dealer-draw = Drawn by lot
web-home-dealer-me = I deal first
web-home-dealer-other = The other deals first
web-home-time = Clock
web-home-time-line = Whoever runs out of time loses the game. Bots have no clock.
web-home-unseen = Show which cards are still unseen
web-home-unseen-line = Each player gets such a list.
web-home-start = Start

## Home: lists of games

web-home-running = Your games
# How many games wait for the visitor's move.
web-home-turns = { $n ->
    [0] It is not your turn anywhere.
    [one] It is your turn in { $n } game.
   *[other] It is your turn in { $n } games.
}
# $others: the names of the other players.
web-home-against = Against { $others }
web-home-free-seat = Nobody has sat down yet
web-home-your-turn = Your turn
web-home-their-turn = The other’s turn
web-home-waiting = Waiting
web-home-on-device = On this device
web-home-open = Open tables
web-home-open-none = No table is open just now. Start a game with “Whoever comes”, and it is listed here for others.
web-home-host = { $name } waits for an opponent
web-home-sit = Sit down
web-home-sit-named = Sit down with { $name }
web-home-finished = Finished games
# $ending: won, lost, drew, shared, left or played (by people on one device).
web-home-ending = { $ending ->
    [won] You won against { $others }
    [lost] You lost against { $others }
    [drew] A draw with { $others }
    [shared] You shared the win in a game with { $others }
    [left] You left a game with { $others }
   *[played] Played on this device by { $others }
}
web-home-replay = Replay
web-home-replay-named = Replay of the game with { $others }
# More games than are shown at first.
web-home-earlier = { $n ->
    [one] { $n } earlier game
   *[other] { $n } earlier games
}
web-home-delete = Delete
web-home-delete-named = Delete the game with { $others }
web-home-delete-finished = It goes from your list and from your record for good.
web-home-delete-running = The game is thrown away unfinished.
web-home-delete-yes = Yes, delete
web-home-cancel = Cancel
web-home-cancel-named = Cancel the table where nobody has sat down yet
web-home-cancel-sure = The table is cleared away, and its invitation opens nothing any more.
web-home-cancel-yes = Yes, cancel
web-home-standing = Your record
web-home-standing-edition = Edition
web-home-standing-opponent = Against
web-home-standing-won = Won
web-home-standing-lost = Lost
web-home-standing-drew = Drawn, shared

## An invitation

web-join-title = An invitation · chakai
web-join-heading = An invitation
web-join-looking = Reading the invitation …
web-join-sit = Sit down and play
web-join-seated = You already sit at this table.
web-join-table = To the table
web-join-full = All seats at this table are taken.
web-join-watch = Watch the game
web-join-incomplete = This link is incomplete: the part after # is missing. Ask for the whole link again.
web-join-again = Try again

## A seat on another device

web-seat-title = Your seat · chakai
web-seat-heading = Go on playing here
web-seat-line = This private link carries your seat at a table to this device. The device you played on before keeps it too.
web-seat-bring = Bring my seat to this device

## Refusals

web-refusal-title = That was not possible
web-refusal-title-unknown = Nothing lies here
web-refusal-back = Go back
web-refusal-home = To the start page
