### 「抹茶」をプレイするニューラルネットと、その訓練。

cli-train-net-about = 「抹茶」（2020年版）をプレイするニューラルネットを訓練します。多くの局面で、ほかの条件をそろえたまま、選べる手をそれぞれ最後までプレイし、どれがよかったかを学習させます。
cli-train-net-chunks = 学習データのチャンクの総数。1チャンクは4096局面です。
cli-train-net-answers = 追加のチャンク数。このチャンクでニューラルネットは、自身の対局から取った局面を使い、自分のプレイに対する最善の応手から学びます。
cli-train-net-every = このチャンク数ごとにニューラルネットを評価し、チェックポイントを保存します。
cli-train-net-games = 1回の評価でgreedyと行う対局の数。
cli-train-net-positions = 1回の評価で、最善の応手がどれだけ得をするかを計算する局面の数。0なら計算しません。
cli-train-net-checkpoint = チェックポイントのファイル。すでにあれば、止まったところから学習を続けます。
cli-train-net-weights = 新しいチェックポイントの出発点とする重みのファイル。複数回指定すると、それらの平均を使います。
cli-train-net-out = 重みを書き込むファイル。
cli-train-net-teaching = 学習
cli-train-net-stopped = 中断しました。{ $file } には最後の評価までに学習した内容が入っています。同じコマンドで続きから再開できます。
cli-train-net-point = { $chunks }チャンク：手による結果の違いの{ $understood }%を理解
cli-train-net-answered = { $chunks }チャンク：未学習の局面で最善の応手が得た利得は { $gain }（勝ちを1とする）
cli-train-net-score = { $rules }：greedyに対する得点率 { $score } ± { $about }%
cli-train-net-gain = 最後の2ラウンドで最善の応手が得る利得は { $gain }（{ $positions } 局面、勝ちを1とする）
refusal-net-other-rules = このニューラルネットはルールセット「{ $edition }」を学習していません（学習済みのルールセット：{ $possible }）。
refusal-weights-broken = { $file } は壊れているか、重みのファイルではありません。
refusal-weights-other-form = { $file } の重みは別の形式（{ $form }）です。必要な形式は { $wanted } です。
refusal-checkpoint-broken = { $file } は壊れているか、このバージョンのチェックポイントではありません。
refusal-checkpoint-other-weights = { $file } はこの重みから始めたチェックポイントではありません。続きから学習するには --weights を外し、そうでなければ別のチェックポイントを指定してください。
