### 抹茶を打つネットと、その教え方。

cli-train-net-about = 抹茶（2020年版）を打つネットを教えます。多くの局面で、ほかの条件をそろえたまま選べる手をすべて最後まで試し、どれがよかったかを学ばせます。
cli-train-net-chunks = 授業のまとまりの総数。1つに4096局面が入ります。
cli-train-net-every = この数のまとまりごとに試験をし、途中経過を保存します。
cli-train-net-games = 試験ごとにgreedyと対局する数。
cli-train-net-checkpoint = 途中経過のファイル。すでにあれば、止まったところから学習を続けます。
cli-train-net-out = 重みのファイル。
cli-train-net-teaching = 授業
cli-train-net-stopped = 中断しました。{ $file } には最後の試験までに学んだことが入っています。同じコマンドで続きから再開します。
cli-train-net-point = まとまり{ $chunks }個：手の良し悪しの差の{ $understood }%を理解
cli-train-net-score = { $rules }：greedyとの対局で得点率{ $score } ± { $about }%
refusal-net-other-rules = このネットはルール「{ $edition }」を習っていません。打てるルール：{ $possible }。
refusal-weights-broken = { $file } は壊れているか、重みのファイルではありません。
refusal-weights-other-form = { $file } の重みは別の形式（{ $form }）です。必要な形式：{ $wanted }。
refusal-checkpoint-broken = { $file } は壊れているか、この版の途中経過ではありません。
