### 研究室：多くの対局から得た数値。数値の名前は表とページで共通です。

lab-figure-first-dealer = 最初のディーラー（席0）の勝率
lab-figure-seat = 席{ $seat }の勝率
lab-figure-bot = { $bot }の勝率
lab-figure-ending = 終わり方：{ $ending }
lab-figure-ending-goal = 勝利条件の達成
lab-figure-ending-tie-break = 双方が条件達成、トークン比較
lab-figure-ending-count = 条件達成なし、トークン比較
lab-figure-ending-draw = 引き分け
lab-figure-ending-yen = 所持金の差
lab-figure-ending-drinks = 同額、ドリンク数の差
lab-figure-ending-shared = 勝利の分かち合い
lab-figure-ending-forfeit = 途中敗退
lab-figure-goal = 勝利条件：{ $goal }
lab-figure-goal-suit = { $count ->
   *[other] いずれかのスート{ $n }個
}
lab-figure-goal-suit-of = { $suit ->
    [g] 緑{ $n }個
    [r] 赤{ $n }個
    [b] 青{ $n }個
   *[y] 黄{ $n }個
}
lab-figure-goal-whisks = { $count ->
   *[other] 茶筌{ $n }個
}
lab-figure-goal-each = 全種類1個ずつ
lab-figure-sets = セット数
lab-figure-rounds = ラウンド数
lab-figure-decisions = 意思決定の回数
lab-figure-branching = 選べる手の数
lab-figure-behind = 折り返しで差がある対局
lab-figure-comebacks = 差がある対局での逆転勝ち
lab-figure-comebacks-even = 折り返しの差が無意味な場合の逆転勝ち
lab-figure-count-g = 緑
lab-figure-count-r = 赤
lab-figure-count-b = 青
lab-figure-count-y = 黄
lab-figure-count-w = 茶筌
lab-figure-count-yen = 所持金（円）
lab-figure-count-drinks = 残ったドリンク
lab-figure-play = 手
lab-figure-made = 回数
lab-figure-result-token = トークン
lab-figure-result-whisk = 茶筌
lab-figure-result-nothing = なし

lab-title = { $game } · { $bots } · シード { $seed }
lab-intervals = 数値はすべて95%信頼区間つき。引き分けや分かち合った勝利は人数で割って数えます。
lab-marked = * は{ $letter }との差が偶然の範囲を超えるもの（95%）。偶然だけでも20個に1個ほど付きます。
lab-compiled = コンパイル済みコードによるランダムプレイ。シャッフルは対局ごとに別です。
lab-block-overview = 概要
lab-block-endings = 終わり方
lab-block-goals = 達成された勝利条件（条件達成で決着した対局中）
lab-goals-note = 勝者が複数の条件を同時に達成することもあり、その場合はそれぞれを数えます。
lab-block-count-means = 終局時の平均（全席）
lab-block-winners-means = 終局時の平均（勝者）
lab-block-differences = { $letter }との差（%はパーセントポイント）
lab-spread = 終局時の分布（全席）：{ $kind }
lab-rare = どのルールセットでも1%未満の値は省きました。--csv ではすべて書き出します。
lab-figure-result-paid = 成功
lab-figure-result-failed = 外れ
lab-figure-result-lost = 損失
lab-figure-result-seen = 見た

cli-lab-about = ルールの効果を調べます。多数の対局から得た数値を、ルールセットごとに並べ、95%信頼区間つきで示します。
cli-lab-compare = 比べるルールセット。別のルールセット（matagot-2020）、最初のルールの項目を変えたもの（sets=3）、その両方（grail-2015 keep=none）。名前を書くたびに次のルールセットになります。何度でも指定できます。
cli-lab-bots = 対局するボット。1体だけなら全席に座ります。省略時はランダムボットで、コンパイルされるため高速です。
cli-lab-players = 1体のボットが全席に座るときの人数。省略時は2人。
cli-lab-games = ルールセットごとの対局数。省略時は1万局。
cli-lab-html = グラフつきのページをこのファイルに書き出します。
cli-lab-csv = すべての数値を1行に1つずつこのファイルに書き出します。
cli-lab-compiling = コンパイル中（初回のみ）
cli-lab-slow = Numbaがインストールされていないため、ランダムな対局を通常のエンジンで行います（低速）。chakai[lab] をインストールしてください。
cli-lab-written = 書き出しました：{ $file }
refusal-compare-same = --compare の「{ $text }」では何も変わりません。同じルールセットがすでにあります。
refusal-compare-many = 並べて比べられるルールセットは{ $most }個までです。
refusal-compare-field = 「{ $field }」はハウスルールなので値が必要です。--compare { $field }=VALUE の形で書きます（選択肢：{ $possible }）。
refusal-lab-file-dash = { $option } には「-」ではなくファイル名が必要です。標準出力には表が書き出されます。
lab-rule-set = { $n ->
   *[other] { $letter }  { $rules } · { $games }局
}
refusal-lab-too-few = { $n }局未満では何もわかりません。--games は{ $n }以上にしてください。
