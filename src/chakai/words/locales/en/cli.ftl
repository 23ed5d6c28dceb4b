### The command line.

error = chakai: { $reason }
cli-about = Chakai, a tea gathering: play Matcha and Genmaicha, run matches between bots, judge and replay records.
cli-usage = Usage
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-examples = Examples
cli-version = chakai { $version }
cli-option-help = Show this page.
cli-option-version = Show the version.
cli-option-lang = The language: en, ja, uk or nl. Otherwise that of your system.
cli-interrupted = Interrupted.

cli-play-about = Play at a table in the terminal.
cli-play-game = The game.
cli-play-rules = The rule set.
cli-play-house = A house rule, such as sets=3; may be given several times.
cli-play-bots = Who plays the other seats; see: chakai bots.
cli-play-name = Your name at the table.
cli-play-seat = Your seat; in Matcha seat 0 deals first. Otherwise it is drawn.
cli-play-resume = Go on with the unfinished game in this file.
cli-play-save = Keep the game in this file.
cli-play-seed = Draw cards and drinks from this seed, so that the game can be repeated.

cli-arena-about = Let bots play many games: a cross table with 95% intervals.
cli-arena-bots = The bots that meet; exec:COMMAND is a program of yours, net:FILE the net with weights of yours (Matcha only).
cli-arena-games = Games of each pairing, all seatings counted.
cli-arena-seed = The same seed gives the same games.
cli-arena-jobs = Processes side by side.
cli-arena-ms = Milliseconds for a move: for outside bots (1000 otherwise), and for house bots that can think by the clock.
cli-arena-records = Write every game to this file.
cli-arena-resume = Go on with the match in the records file.
cli-arena-progress = Games
cli-arena-title = { $game } · { $rules } · seed { $seed }
cli-arena-house = House rules: { $house }
cli-arena-games-each = { $n ->
    [one] { $n } game of each pairing.
   *[other] { $n } games of each pairing.
}
cli-arena-games-odd = The last shuffle of each pairing was played in one seating only.
cli-arena-bot = bot
cli-arena-total = all
cli-arena-points = Points in per cent against the bot of the column, with the 95% interval; a draw counts half.
cli-arena-wins = wins
cli-arena-place = mean place
cli-arena-places = Share of wins in per cent, a shared win counted in parts, and mean place, with 95% intervals.
cli-arena-seats = Seat 0 scores { $share }% [{ $low }, { $high }].
cli-arena-draws = { $n ->
    [one] { $n } draw.
   *[other] { $n } draws.
}
cli-arena-endless = { $n ->
    [one] { $n } game had no end after { $moves } decisions and is shared.
   *[other] { $n } games had no end after { $moves } decisions and are shared.
}
cli-arena-forfeit = { $n ->
    [one] { $bot } lost { $n } game outside the rules ({ $reason }).
   *[other] { $bot } lost { $n } games outside the rules ({ $reason }).
}
cli-arena-reason = { $reason ->
    [illegal] illegal moves
    [time] out of time
    [broken] broken answers
   *[resigned] resigned
}
cli-arena-detail = First in game { $game }: { $detail }
cli-arena-stopped = { $done ->
    [one] Stopped after { $done } game of { $all }.
   *[other] Stopped after { $done } games of { $all }.
}
cli-arena-resume-hint = Go on with: { $command }
cli-arena-clock = A bot plays by the clock: this run cannot be repeated to the byte.

outside-illegal = it answered “{ $move }”, which is not legal
outside-not-json = it answered “{ $text }”, which is not JSON with a move
outside-late = it did not answer within { $ms } ms
outside-died = it ended without an answer
outside-not-ready = it was not ready within { $seconds } seconds
outside-bad-ready = it answered “{ $text }” instead of being ready
outside-too-long = its answer was longer than { $longest } bytes
outside-endless = the game had { $moves } moves and no end

cli-check-about = Judge records: every move and the result. Ends with 1 if there is any fault.
cli-check-files = Files of records; - reads the standard input.
cli-check-json = Print each fault as a JSON object.
cli-check-progress = Records
cli-check-summary-right = { $records ->
    [one] { $records } record, no fault.
   *[other] { $records } records, no fault.
}
cli-check-summary-wrong = { $records ->
    [one] { $records } record, with faults.
   *[other] { $records } records, { $wrong } of them with faults.
}

cli-seen-about = The seen history of each record: the same moves as one seat saw them.
cli-seen-seat = As this seat saw it.
cli-seen-spectator = As a spectator saw it (so it is without an option).

cli-replay-about = Tell a game, move by move.
cli-replay-file = A file of records; - reads the standard input.
cli-replay-game = Which record of the file, counted from 1.
cli-replay-seat = Through the eyes of this seat. Otherwise a finished game is open, and an unfinished one is told as its player sees it.
cli-replay-spectator = Through the eyes of a spectator.
cli-replay-open = Show everything, even of an unfinished game.
cli-replay-unfinished = The game is not finished.
cli-replay-title = { $game } · { $rules } · { $players }

cli-rules-about = The rules in our own words, with all rulings.
cli-rules-rules = The rule set; the first one otherwise.

cli-bots-about = Who can be played, and by which bots matches are run.
cli-bots-levels = To play against (chakai play --bots …):
cli-bots-bots = For matches (chakai arena --bots …):
bot-random = any legal move, each as likely as the next
bot-matcha-novice = forgets cards that are gone and overlooks things, as people do
bot-matcha-greedy = counts cards, plays matches that hold, knows what a whisk or a lone card is worth
bot-genmaicha-greedy = brews exactly what pays most, and bids what the crates differ by
bot-genmaicha-planner = thinks the round through: who brews when, what others want, what pays more later; mixes its bids
bot-exec = exec:COMMAND: a program of yours, by the protocol for outside bots
outside-raised = it broke: { $detail }
cli-arena-ms-unused = --ms changes nothing here: none of these bots looks at a clock.

cli-serve-about = Open the table in the browser: play bots, or friends far away.
cli-serve-host = The address to listen on; 0.0.0.0 lets your whole network in.
cli-serve-trusted-proxy = Addresses of proxies whose X-Forwarded-For is believed, so that limits count their visitors one by one.
cli-serve-allow-host = One more name under which this server answers.
cli-serve-limit-factor = Lets one address do so many times as much; for a school behind one address.
cli-serve-metrics-address = Where figures are shown for Prometheus, for example 127.0.0.1:9100; otherwise nowhere.
cli-serve-log = Writes what happens to standard error, as text or json; otherwise only what goes wrong.
cli-serve-workers = How many processes serve, all at one address; more than one needs PostgreSQL.
cli-serve-port = The port; if it is taken, the next free one.
cli-serve-database = Where games are kept: a file, or a PostgreSQL address. Otherwise a file in your data folder.
cli-serve-public-url = The address under which others reach this server; links begin with it.
cli-serve-bot-pause = Milliseconds that a bot seems to think, on average; 0: it answers at once.
cli-serve-cold = Gets the strongest bots ready only when somebody plays against them, not at the start.
cli-serve-no-browser = Do not open the browser.
cli-serve-ready = The tea room is open: { $address }
cli-serve-local = Only this machine can reach it; --host 0.0.0.0 lets your network in. Stop with Ctrl+C.
cli-serve-closed = The tea room is closed. Every game is kept and goes on where it was.

cli-backup-about = Keep everything of a server in one file, also while it runs.
cli-backup-file = The file to write; an older backup of that name is replaced.
cli-backup-done = { $n ->
    [one] { $n } game is kept in { $file }.
   *[other] { $n } games are kept in { $file }.
}
cli-backup-secret = Hidden cards and the server’s key are in it: show it to nobody.
cli-backup-no-key = Hidden cards are in it: show it to nobody. The server’s key is not here and not in it.
cli-restore-about = Fill a database from a backup: all of it, or nothing if anything is wrong. Stop the server first.
cli-restore-file = The backup; it is checked to its last row before anything is touched.
cli-restore-replace = Put it in place of what the database holds now, which is lost.
cli-restore-done = { $n ->
    [one] { $n } game is back and goes on where it was.
   *[other] { $n } games are back and go on where they were.
}
cli-restore-no-key = The server will sign with another key than before: people come back to their seats by their private links only.
