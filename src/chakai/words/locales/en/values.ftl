### Values of tokens between two sets, and how they are learned.

cli-train-about = Learn anew what strong play rests on.
cli-train-values-about = Learn what tokens are worth when the second set of Matcha begins: from games, then from solved rounds.
cli-train-values-games = Sweeps of greedy games: each plays every pair of token rows once, and as many again as they occur.
cli-train-values-openings = Batches that compare the style’s first round with a greedy one.
cli-train-values-solved = Pairs of samples whose last two rounds are solved.
cli-train-values-style = Who plays the first round of the set.
cli-train-values-samples = The file in which samples are kept; if it is there, the run goes on where it stopped.
cli-train-values-out = The file for the values.
cli-train-values-stage-games = Greedy games
cli-train-values-stage-openings = Openings
cli-train-values-stage-solved = Solved rounds
cli-train-values-stopped = Stopped. { $file } has everything sampled so far; the same command goes on from there.
cli-train-values-error = { $stage ->
    [games] Greedy games
    [games-all] Greedy games, all rows alike
    [openings] Openings
   *[solved] Solved rounds
}: root mean square error { $error } where nothing was learned, mean error { $bias }.
cli-train-values-total = All together: root mean square error { $error } where nothing was learned.

refusal-values-rules = For { $rules } there are no values of tokens to learn: that needs a game of exactly two sets with counted turns, in which nothing is kept and everybody begins without tokens.
refusal-values-style = There is no style “{ $style }”. Possible: { $possible }.
refusal-values-broken = { $file } is broken, or no file of token values of this version.
refusal-values-other-rules = { $file } belongs to { $rules }, not to { $right }.
refusal-values-other-seed = { $file } was begun with the seed { $seed }. Go on with that one, or choose another file.
