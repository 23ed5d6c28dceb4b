### Refusals: what was wrong, and what would be right. The part after "refusal-" is the stable code.

## Moves

refusal-malformed = “{ $text }” is not a move. Moves are written exactly like these, with single spaces: { $forms }
refusal-card-not-in-hand = { $card } is not in the hand, which holds: { $hand }.
refusal-mat-covered = { $mat ->
    [number] There is already a card on this side of { $tea } on the number mat; only one may lie there.
   *[suit] There is already a card on this side of { $tea } on the suit mat; only one may lie there.
}
refusal-not-your-turn = It is not the turn of seat { $seat }; seat { $right } is to move.
refusal-turn-due = A card or a pass of seat { $right } is due, nothing else.
refusal-forced-pass = Seat { $seat } had no play left and passed by force; a forced pass is not a move and is not written.
refusal-game-over = The game is over; no move can follow.
refusal-keep-due = The set is over; first it is decided which cards to keep.
refusal-deal-due = A deal is due before anything else.
refusal-no-deal-due = No deal is due now.
refusal-seat-order = Decisions made at the same time are written in the order of seats: seat { $right } comes before seat { $seat }.
refusal-nothing-to-keep = Seat { $seat } has no card left and so nothing to decide.
refusal-already-decided = This seat has already decided what to keep.
refusal-keep-all-or-none = These rules let you keep all cards left in the hand ({ $hand }) or none.
refusal-deal-dealer = Seat { $dealer } is named as dealer, but seat { $right } deals this set.
refusal-deal-tea-count = { $count ->
    [one] { $count } tea card is dealt; there must be { $right }.
   *[other] { $count } tea cards are dealt; there must be { $right }.
}
refusal-deal-tea-zero = A 0 can never be a tea card.
refusal-deal-hand-size = { $count ->
    [one] Seat { $seat } gets { $count } card; a hand has { $right }.
   *[other] Seat { $seat } gets { $count } cards; a hand has { $right }.
}
refusal-deal-extra-card = { $card } is dealt too often, or is not in this deck.
refusal-deal-missing-card = { $card } is missing from the deal.
refusal-deal-kept-card = Seat { $seat } kept { $card } but does not get it back.

## Rules

refusal-unknown-game = There is no game “{ $game }”. Possible: { $possible }.
refusal-unknown-rules = There are no rules “{ $rules }”. Possible: { $possible }.
refusal-house-form = A house rule is written FIELD=VALUE, not “{ $text }”.
refusal-house-unknown = There is no house rule “{ $field }”. Possible: { $possible }.
refusal-house-value = The house rule { $field } cannot be “{ $value }”. Possible: { $possible }.
refusal-deck-too-small = With { $cards } cards in the deck these rules cannot be dealt; they need at least { $needed }.
refusal-too-few-tea-cards = With { $cards } cards that have a suit there may be too few tea cards; these rules need at least { $needed }.
refusal-nobody-can-win = Without any goal and without a limit of sets the game would never end.
refusal-token-not-in-play = Tokens of kind { $kind } are not in play. Possible: { $possible }.
refusal-goal-at-start = Seat { $seat } would have reached a goal before the first deal.

## Records

refusal-too-long = The line is longer than { $longest } bytes; a record is far shorter.
refusal-not-utf8 = The text is not UTF-8 (byte { $byte }).
refusal-not-json = The text is not JSON (column { $column }).
refusal-key-twice = The key “{ $key }” stands twice.
refusal-not-an-object = A record is a JSON object.
refusal-key-missing = The key “{ $key }” is missing.
refusal-key-kind = { $kind ->
    [str] The key “{ $key }” must be a text.
    [list] The key “{ $key }” must be a list of texts.
   *[dict] The key “{ $key }” must be an object.
}
refusal-format = The format is { $given }; it must be “{ $right }”.
refusal-players = { $count ->
    [one] { $count } player is named; this game needs at least { $low } and at most { $high }.
   *[other] { $count } players are named; this game needs at least { $low } and at most { $high }.
}
refusal-stage-open = The record ends while somebody has still to decide (seat { $due }); an unfinished record ends before or after such a stage.
refusal-result-missing = The game is over but has no result; it should be { $right }.
refusal-result-early = There is a result, but the game is not over.
refusal-forfeit = A forfeit names its seats in ascending order and a reason. Possible reasons: { $possible }.
refusal-forfeit-late = The game ended by its rules, so nobody can have forfeited it.
refusal-wrong-winners = The winners are given as { $given }; right is { $right }.
refusal-wrong-why = The reason is given as { $given }; right is { $right }.
refusal-wrong-tokens = The tokens are given as { $given }; right is { $right }.
refusal-wrong-forfeit = The forfeit is given as { $given }; right is { $right }.

## Tables

refusal-stale = The table has moved on since this move was chosen (it answers version { $given }, the table is at { $right }).
refusal-no-such-seat = There is no seat { $seat } at this table. Possible: { $possible }.
refusal-talk-empty = There is nothing to say.
refusal-talk-too-long = One thing said may have at most { $longest } characters.
refusal-unknown-claim = There is no claim “{ $claim }”. Possible: { $possible }.

## Bots and matches

refusal-unknown-bot = There is no bot “{ $bot }” for this game. Possible: { $possible }, exec:COMMAND.
refusal-bot-outside-only-arena = Outside bots play in chakai arena only. Possible here: { $possible }.
refusal-bot-cannot-start = The bot “{ $bot }” cannot be started: { $detail }.
refusal-bot-command = “{ $bot }” names no command; write exec:COMMAND.
refusal-bots-for-match = A match needs at least two bots.
refusal-bots-for-table = { $right ->
    [one] This table wants { $right } bot; the number named is { $count }.
   *[other] This table wants { $right } bots; the number named is { $count }.
}
refusal-records-exist = { $file } is already there. Add --resume to go on with it, or choose another name.
refusal-save-exists = { $file } is already there. Choose another name.
refusal-resume-needs-records = --resume needs --records FILE, the file to go on with.
refusal-resume-other-match = { $file }, line { $line }: this is not game { $game } of this match. Use the same command as before, or another file.

## Commands

refusal-unknown-language = There is no language “{ $language }”. Possible: { $possible }.
refusal-file-missing = There is no file { $file }.
refusal-file-unreadable = { $file } cannot be read: { $detail }.
refusal-file-unwritable = { $file } cannot be written: { $detail }.
refusal-no-such-game-in-file = { $count ->
    [one] { $file } has { $count } record; there is no number { $number }.
   *[other] { $file } has { $count } records; there is no number { $number }.
}
refusal-record-faulty = { $file }, line { $line }, { $place }: { $reason }
refusal-resume-finished = The game in { $file } is already finished. Look at it with: chakai replay { $file }
refusal-resume-alone = --resume goes on with a game as it is; leave out { $option }.
refusal-nothing-to-resume = There is no unfinished game in { $folder }.
refusal-resume-many = { $file } holds more than one record; a game is resumed from a file of its own.
refusal-resume-seats = Nobody in { $file } can be played by you: { $players }.
refusal-usage-missing = { $name } is missing. See: { $help }
refusal-usage-extra = “{ $text }” is one word too many. See: { $help }
refusal-usage-option = There is no option { $option }. See: { $help }
refusal-usage-option-near = There is no option { $option }; perhaps { $near } is meant? See: { $help }
refusal-usage-argument = { $option } needs a value. See: { $help }
refusal-usage-value = { $name } cannot be “{ $value }”. Possible: { $possible }. See: { $help }
refusal-usage-command = There is no command “{ $command }”. Possible: { $possible }.
refusal-usage-other = { $detail } See: { $help }
refusal-both-eyes = --seat, --spectator and --open exclude each other.
