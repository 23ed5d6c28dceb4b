### Values of tokens between two sets, and how they are learned.

cli-train-about = 強いプレイの土台となるデータを学習し直します。
cli-train-values-about = 「抹茶」の2セット目が始まる時点でのトークンの価値を、まず対局から、次に解いたラウンドから学習します。
cli-train-values-games = greedy同士の対局を何巡するか。1巡ごとに、双方のトークンの組み合わせをすべて1回ずつ対局し、さらに同じ数を現れやすさに応じて対局します。
cli-train-values-openings = 指定したスタイルの最初のラウンドをgreedyのものと比べるバッチの数。
cli-train-values-solved = 最後の2ラウンドを解くサンプルのペアの数。
cli-train-values-style = セットの最初のラウンドをプレイするスタイル。
cli-train-values-samples = サンプルを保存するファイル。すでにあれば、止まったところから続けます。
cli-train-values-out = 価値を書き込むファイル。
cli-train-values-stage-games = greedy同士の対局
cli-train-values-stage-openings = 最初のラウンド
cli-train-values-stage-solved = 解いたラウンド
cli-train-values-stopped = 中断しました。これまでのサンプルはすべて { $file } に入っています。同じコマンドで続きから再開できます。
cli-train-values-error = { $stage ->
    [games] greedy同士の対局
    [games-all] greedy同士の対局（すべての組み合わせを同じ重みで）
    [openings] 最初のラウンド
   *[solved] 解いたラウンド
}：学習に使わなかったデータでの二乗平均平方根誤差 { $error }、平均誤差 { $bias }。
cli-train-values-total = 全体：学習に使わなかったデータでの二乗平均平方根誤差 { $error }。

refusal-values-rules = { $rules } ではトークンの価値を学習できません。学習できるのは、ちょうど2セットで、手番の数が決まっていて、カードを残さず、全員がトークンなしで始めるゲームだけです。
refusal-values-style = 「{ $style }」というスタイルはありません（選択肢：{ $possible }）。
refusal-values-broken = { $file } は壊れているか、このバージョンのトークン価値のファイルではありません。
refusal-values-other-rules = { $file } は { $right } 用ではなく { $rules } 用です。
refusal-values-other-seed = { $file } はシード { $seed } で始めたものです。そのシードで続けるか、別のファイルを選んでください。
