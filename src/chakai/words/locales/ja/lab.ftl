### 研究室：多くの対局から得た数値。数値の名前は表とページで共通です。

lab-figure-first-dealer = 最初のディーラー（席0）の得点率
lab-figure-seat = 席{ $seat }の得点率
lab-figure-bot = { $bot }の得点率
lab-figure-ending-goal = 目標達成
lab-figure-ending-tie-break = 双方が目標達成、トークン比較
lab-figure-ending-count = 目標なし、トークン比較
lab-figure-ending-draw = 引き分け
lab-figure-ending-yen = 円の多さ
lab-figure-ending-drinks = 円が同額、ドリンクの多さ
lab-figure-ending-shared = 勝利を分け合い
lab-figure-ending-forfeit = ルール外の終局
lab-figure-sets = セット数
lab-figure-rounds = ラウンド数
lab-figure-decisions = 意思決定の数
lab-figure-branching = 選べる手の数
lab-figure-behind = 折り返しで差がある対局
lab-figure-comebacks = そのうち逆転勝ち
lab-figure-count-g = 緑
lab-figure-count-r = 赤
lab-figure-count-b = 青
lab-figure-count-y = 黄
lab-figure-count-w = 茶筌
lab-figure-count-yen = 円
lab-figure-count-drinks = 残ったドリンク
lab-figure-play = 手
lab-figure-made = 回数
lab-figure-result-token = トークン
lab-figure-result-whisk = 茶筌
lab-figure-result-nothing = なし

lab-title = { $game } · { $bots } · シード { $seed }
lab-intervals = すべての数値に95%信頼区間がつきます。勝利を分け合った分は割って数えます。
lab-marked = * は{ $letter }との差が偶然の範囲（95%）を超えるもの。20個に1個は偶然でもこうなります。
lab-compiled = コンパイル済みの無作為なプレイ。対局ごとに別の配札です。
lab-block-overview = 概要
lab-block-endings = 終局のしかた
lab-block-count-means = 終局時の平均（全席）
lab-block-winners-means = 終局時の平均（勝者）
lab-block-differences = { $letter }との差
lab-spread = 終局時（全席）：{ $kind }
lab-rare = どこでも1%未満の値は省きました。--csv にはすべてあります。
lab-figure-result-paid = 成功
lab-figure-result-failed = 失敗
lab-figure-result-lost = 失う
lab-figure-result-seen = 見た

cli-lab-about = ルールの効果を調べます。多くの対局の数値を、ルールセットごとに並べて95%信頼区間つきで示します。
cli-lab-compare = 並べて比べるルールセット。別のルールセット（matagot-2020）、最初のルールセットの項目を変えたもの（sets=3）、その両方（grail-2015 keep=none）。名前を書くと次のルールセットが始まります。何度でも指定できます。
cli-lab-bots = 対局するボット。1つだけなら全席に座ります。省略時は無作為のボットで、コンパイルされるため高速です。
cli-lab-players = 1つのボットが全席に座るときの人数。省略時は2人。
cli-lab-games = ルールセットごとの対局数。
cli-lab-html = グラフつきのページをこのファイルに書き出します。
cli-lab-csv = すべての数値を1行に1つずつこのファイルに書き出します。
cli-lab-compiling = コンパイル中（初回のみ）
cli-lab-slow = Numbaがないため、無作為な対局を通常のエンジンで行います（低速）。chakai[lab] を入れてください。
cli-lab-written = 書き出しました：{ $file }
refusal-compare-same = --compare の「{ $text }」では何も変わりません。同じルールセットがすでにあります。
refusal-compare-many = 並べられるルールセットは{ $most }個までです。
lab-rule-set = { $n ->
   *[other] { $letter }  { $rules } · { $games }局
}
refusal-lab-too-few = { $n }局未満では何もわかりません。--games は{ $n }以上にしてください。
