### A net that plays Matcha, and how it is taught.

cli-train-net-about = Teach a net to play Matcha (2020): in many situations every choice is played out, all else alike, and the net learns which does better.
cli-train-net-chunks = Chunks of lessons in all; each has 4096 situations.
cli-train-net-answers = Further chunks, in which the net learns from best answers to its play, at positions of its own games.
cli-train-net-every = After so many chunks the net is examined and a checkpoint is written.
cli-train-net-games = Games of each examination, against greedy.
cli-train-net-positions = Positions of each examination in which it is worked out what a best answer would gain; 0 for none.
cli-train-net-checkpoint = The checkpoint; if it is there, the net goes on learning where it stopped.
cli-train-net-weights = Weights from which a new checkpoint begins; given several times, their mean.
cli-train-net-out = The file for the weights.
cli-train-net-teaching = Lessons
cli-train-net-stopped = Stopped. { $file } has what was learned up to the last examination; the same command goes on from there.
cli-train-net-point = { $chunks } chunks: { $understood }% of what makes choices differ is understood
cli-train-net-answered = { $chunks } chunks: best answers brought { $gain } at positions that were new to it (a win counts 1)
cli-train-net-score = { $rules }: { $score } ± { $about }% of the points against greedy
cli-train-net-gain = A best answer gains { $gain } in the last two rounds ({ $positions ->
    [one] one position
   *[other] { $positions } positions
}; a win counts 1)
refusal-net-other-rules = The net was not taught the rules “{ $edition }”. It plays: { $possible }.
refusal-weights-broken = { $file } is broken, or no file of weights.
refusal-weights-other-form = { $file } has weights of another form ({ $form }); needed: { $wanted }.
refusal-checkpoint-broken = { $file } is broken, or no checkpoint of this version.
refusal-checkpoint-other-weights = { $file } did not begin with these weights. Leave --weights out to go on with it, or name another checkpoint.
