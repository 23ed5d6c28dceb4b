### Values of tokens between two sets, and how they are learned.

cli-train-about = 強いプレイの土台となるものを学び直します。
cli-train-values-about = 「抹茶」の2セット目が始まるときのトークンの価値を、対局と、解いたラウンドから学びます。
cli-train-values-games = 貪欲な対局の巡回数。1巡ごとに、すべてのトークンの組を1回ずつ、さらに同じ数を現れやすさに応じて対局します。
cli-train-values-openings = このスタイルの最初のラウンドを貪欲なものと比べる組の数。
cli-train-values-solved = 最後の2ラウンドを解く標本の対の数。
cli-train-values-style = セットの最初のラウンドをプレイするスタイル。
cli-train-values-samples = 標本を保存するファイル。すでにあれば、止まったところから続けます。
cli-train-values-out = 価値を書き込むファイル。
cli-train-values-stage-games = 貪欲な対局
cli-train-values-stage-openings = 最初のラウンド
cli-train-values-stage-solved = 解いたラウンド
cli-train-values-stopped = 中断しました。これまでの標本はすべて { $file } にあります。同じコマンドで続きから始まります。
cli-train-values-error = { $stage ->
    [games] 貪欲な対局
    [games-all] 貪欲な対局（すべての組を同じ重みで）
    [openings] 最初のラウンド
   *[solved] 解いたラウンド
}：学習に使わなかった組での二乗平均平方根誤差 { $error }、平均誤差 { $bias }。
cli-train-values-total = 全体：学習に使わなかった組での二乗平均平方根誤差 { $error }。

refusal-values-rules = { $rules } には学べるトークンの価値がありません。ちょうど2セットで、手番の数が決まっていて、カードを残さず、全員がトークンなしで始まるゲームが必要です。
refusal-values-style = 「{ $style }」というスタイルはありません（選択肢：{ $possible }）。
refusal-values-broken = { $file } は壊れているか、この版のトークン価値のファイルではありません。
refusal-values-other-rules = { $file } は { $right } ではなく { $rules } のものです。
refusal-values-other-seed = { $file } はシード { $seed } で始められました。そのシードで続けるか、別のファイルを選んでください。
