### The lab: many games, as figures. Names of figures are shared by tables and the page.

lab-figure-first-dealer = First dealer (seat 0) scores
lab-figure-seat = Seat { $seat } scores
lab-figure-bot = { $bot } scores
lab-figure-ending = Ending: { $ending }
lab-figure-ending-goal = a goal
lab-figure-ending-tie-break = both at a goal, tokens compared
lab-figure-ending-count = no goal, tokens counted
lab-figure-ending-draw = a draw
lab-figure-ending-yen = most yen
lab-figure-ending-drinks = equal yen, most drinks
lab-figure-ending-shared = a shared win
lab-figure-ending-forfeit = outside the rules
lab-figure-goal = Goal: { $goal }
lab-figure-goal-suit = { $count ->
    [one] { $n } of any suit
   *[other] { $n } of any one suit
}
lab-figure-goal-suit-of = { $suit ->
    [g] { $n } green
    [r] { $n } red
    [b] { $n } blue
   *[y] { $n } yellow
}
lab-figure-goal-whisks = { $count ->
    [one] { $n } whisk
   *[other] { $n } whisks
}
lab-figure-goal-each = one of each kind
lab-figure-sets = Sets in a game
lab-figure-rounds = Rounds in a game
lab-figure-decisions = Decisions in a game
lab-figure-branching = Moves to choose from
lab-figure-behind = Somebody is behind at half time
lab-figure-comebacks = One who was behind wins
lab-figure-comebacks-even = … if half time meant nothing
lab-figure-count-g = green
lab-figure-count-r = red
lab-figure-count-b = blue
lab-figure-count-y = yellow
lab-figure-count-w = whisks
lab-figure-count-yen = yen
lab-figure-count-drinks = drinks left
lab-figure-play = play
lab-figure-made = made
lab-figure-result-token = token
lab-figure-result-whisk = whisk
lab-figure-result-nothing = nothing

lab-title = { $game } · { $bots } · seed { $seed }
lab-intervals = All figures with 95% intervals; scores count a shared win in parts.
lab-marked = * differs from { $letter } by more than chance explains (95%); one in twenty does so by chance.
lab-compiled = Random play, compiled; every game has a shuffle of its own.
lab-block-overview = Overview
lab-block-endings = How games end
lab-block-goals = Goals reached, of games won by a goal
lab-goals-note = A winner can reach several goals at once; each is counted.
lab-block-count-means = At the end, on average, every seat
lab-block-winners-means = At the end, on average, winners
lab-block-differences = Differences from { $letter } (% means percentage points)
lab-spread = At the end, every seat: { $kind }
lab-rare = Values with a share below 1% everywhere are left out; --csv has them all.
lab-figure-result-paid = succeeds
lab-figure-result-failed = fails
lab-figure-result-lost = lost
lab-figure-result-seen = seen

cli-lab-about = Find out what rules do: figures from many games, rule sets side by side, with 95% intervals.
cli-lab-compare = Rules to set beside the first: another rule set (matagot-2020), the first with fields changed (sets=3), or both (grail-2015 keep=none). A name begins the next rule set; may be given several times.
cli-lab-bots = Who plays; one bot alone takes every seat. Otherwise random bots, whose games are compiled and quick.
cli-lab-players = How many play, where one bot takes every seat; 2 otherwise.
cli-lab-games = Games of each rule set; 10,000 otherwise.
cli-lab-html = Write a page with plots to this file.
cli-lab-csv = Write every figure to this file, one a row.
cli-lab-compiling = Compiling (once)
cli-lab-slow = Numba is not installed: random games are played by the readable engine, which is slower. Install chakai[lab].
cli-lab-written = Written: { $file }
refusal-compare-same = “{ $text }” after --compare changes nothing: these rules are there already.
refusal-compare-many = At most { $most } rule sets can stand side by side.
refusal-compare-field = “{ $field }” is a house rule and needs a value: --compare { $field }=VALUE. Possible: { $possible }.
refusal-lab-file-dash = { $option } needs the name of a file, not “-”: the tables go to the standard output.
lab-rule-set = { $n ->
    [one] { $letter }  { $rules } · { $games } game
   *[other] { $letter }  { $rules } · { $games } games
}
refusal-lab-too-few = { $n ->
    [one] Fewer than { $n } game shows nothing here; --games needs at least that many.
   *[other] Fewer than { $n } games show nothing here; --games needs at least that many.
}
