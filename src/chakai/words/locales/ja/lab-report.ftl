### 研究室のページ：ゲームを作る人、出版する人のための報告書。
### $rules：ページでの呼び名のルール。$share、$interval、$before、$after、$difference などの数値は、書式を整えたもの。

report-title = { $n ->
    [1] { $game }：このルールで何が起こるか
   *[other] { $game }：{ $n }つのルールの比較
}
report-lead = 全{ $games }局。{ $bots }
report-bots-alike = すべての席をボット「{ $bots }」が担当しました。
report-bots-named = 対戦したボット：{ $bots }。
report-interrupted = 途中で中断されました。{ $rules }は{ $wanted }局のうち{ $played }局を終えており、数値はすべてその対局のものです。
report-rules = 調べたルール
report-contents = 目次
report-summary = まとめ
report-range = { $low }～{ $high }
report-interval = { $low }～{ $high }
report-points = { $points }ポイント
report-quoted = 「{ $figure }」

## わかったこと

report-says-dealer = { $edge ->
    [more] 最初のディーラーが有利です。得点率は{ $share }（{ $interval }）。
    [less] 最初のディーラーは不利です。得点率は{ $share }（{ $interval }）。
   *[even] 最初のディーラーに、偶然を超える有利・不利はありません。得点率は{ $share }（{ $interval }）。
}
report-says-seats-even = 偶然を超えて有利・不利な席はありません。均等なら各席{ $even }です。
report-says-seat = { $edge ->
    [more] 席{ $seat }の得点率は均等な割合を上回ります：{ $share }（{ $interval }）。
   *[less] 席{ $seat }の得点率は均等な割合を下回ります：{ $share }（{ $interval }）。
}
report-says-bot = ボットの中で最も勝つのは「{ $bot }」で、得点率は{ $share }（{ $interval }）です。
report-says-ending = 最も多い終わり方は「{ $ending }」で、全体の{ $share }（{ $interval }）です。
report-says-length = 1局は平均{ $rounds }ラウンド、意思決定は{ $decisions }回で、1回につき平均{ $options }通りの手から選びます。
report-says-comeback = 折り返しで差がついていた対局のうち、{ $share }（{ $interval }）で後れていた側が勝ちました。
report-says-play = { $level ->
    [0] トークンを最も取りやすい手は{ $best }（出した回数の{ $most }）、最も取りにくい手は{ $worst }（{ $least }）です。
   *[other] トークンを最も取りやすい手は{ $best }（出した回数の{ $most }。偶然の範囲で並ぶ手がほかに{ $level }）、最も取りにくい手は{ $worst }（{ $least }）です。
}
report-says-act = 平均して最も稼げる手は「{ $play }」で、{ $yen }円（{ $interval }）です。

## ほかのルールで変わること

report-changes = { $base }と比べて{ $other }で変わること（偶然を超えるもの）：
report-changes-none = { $base }と比べて、{ $other }で偶然を超えて変わる主な数値はありません。
report-same = 偶然を超える差がないもの：{ $figures }。
report-change-seat = { $seat ->
    [0] 席0の得点率は{ $before }から{ $after }へ（{ $difference }、{ $interval }）。
   *[other] 席{ $seat }の得点率は{ $before }から{ $after }へ（{ $difference }、{ $interval }）。
}
report-change-bot = ボット「{ $bot }」の得点率は{ $before }から{ $after }へ（{ $difference }、{ $interval }）。
report-change-ending = 「{ $ending }」で終わる対局は{ $before }から{ $after }へ（{ $difference }、{ $interval }）。
report-change-sets = 1局のセット数は平均{ $before }から{ $after }へ（{ $difference }、{ $interval }）。
report-change-rounds = 1局のラウンド数は平均{ $before }から{ $after }へ（{ $difference }、{ $interval }）。
report-change-decisions = 1局の意思決定は平均{ $before }回から{ $after }回へ（{ $difference }、{ $interval }）。
report-change-branching = 1回に選べる手は平均{ $before }通りから{ $after }通りへ（{ $difference }、{ $interval }）。
report-change-behind = 折り返しで差がついている対局は{ $before }から{ $after }へ（{ $difference }、{ $interval }）。
report-change-comebacks = そのうち後れていた側が勝つ対局は{ $before }から{ $after }へ（{ $difference }、{ $interval }）。

## 表とグラフ

report-head-figure = 項目
report-head-found = 数値（95%信頼区間）
report-difference = Aとの差
report-head-value = 値
report-head-all = 全員
report-head-winners = 勝者
report-beyond = 偶然を超える差
report-beyond-note = 数値の下はAとの差。◆は偶然を超える差（差の95%信頼区間が0を含まない）。
report-data = 数値を見る
report-glance = 主な数値
report-plot-desc = 同じ数値が表にあります。
report-scale-even = 破線は均等な割合（{ $even }）。
report-winners-diamond = 棒は全員、ひし形は勝者のみ。
report-winners-outline = 棒は全員、輪郭線は勝者のみ。

## 各章

report-seats-matcha = 最初のディーラーと席
report-seats-genmaicha = 席
report-seats-text-matcha = { $bots ->
    [alike] 席ごとの得点率です。引き分けは半分と数えます。席0は最初のセットのディーラーです。
   *[named] 席ごとの得点率です。引き分けは半分と数えます。席0は最初のセットのディーラーです。ボットは席を入れ替えて対局するため、残る差は席そのものの差です。
}
report-seats-text-genmaicha = { $bots ->
    [alike] 席ごとの得点率です。勝利を分け合った分は割って数えます。
   *[named] 席ごとの得点率です。勝利を分け合った分は割って数えます。ボットは対局ごとに席を替わるため、残る差は席そのものの差です。
}
report-bots = ボット
report-bots-text = 各ボットの、すべての席を通じた得点率です。
report-endings = 終わり方
report-endings-text = 対局が終わった理由ごとの割合です。
report-lengths = 対局の長さ
report-lengths-text = 長さごとの対局の割合です。最後の「+」のついた列には、それ以上のものをまとめています。
report-counts-matcha = トークン
report-counts-matcha-text = 終局時に持っているトークンの数を、種類ごとに、勝者は別に示します。
report-counts-genmaicha = 円とドリンク
report-counts-genmaicha-text = 終局時に持っている円とドリンクを、勝者は別に示します。
report-counts-means = 終局時の平均
report-counts-winners = { $figure }（勝者）
report-counts-spread = トークン数の分布
report-comebacks = 逆転
report-comebacks-text = 折り返しは、行われたラウンド数の半分（端数切り捨て）が終わった時点です。どちらが先行しているかは、ルールの比較順で決めます。全員が並んでいなければ「差がある」とします。
report-plays = それぞれの手の成果
report-plays-text-matcha = カードを畳に出したとき、お点前カードのスートのトークンを取った割合、茶筌を取った割合、何も取れなかった割合（%）です。行はスート（g 茶葉、r 茶碗、b お湯、y 茶杓）、列は数字で、0にはスートがありません。
report-plays-text-genmaicha = それぞれの手がもたらした円の平均と、その手が打たれた回数です。
report-plays-map = { $rules }（%）
report-plays-difference = { $base }と比べた{ $other }（ポイント）
report-plays-difference-note = 太字は偶然を超える差。これだけマスがあると、20個に1個ほどは偶然だけでもそうなります。
report-plays-number-mat = 数字の畳 #
report-plays-suit-mat = スートの畳 *
report-plays-worth = もたらした円（平均）
report-plays-often = 1局あたりの回数
report-play-brew = { line-object }で淹れる
report-play-brew-extra = { line-object }で追加の素材も使って淹れる
report-play-brew-offer = { line-object }で伏せ札にも差し出して淹れる
report-play-peek = { line-object }の上をのぞく
report-play-ad = { line-object }に広告を出す
report-decisions = 意思決定
report-decisions-text = 2つ以上の合法手から選ぶことを意思決定と数えます。強制される手は数えません。
report-branching = 1回の意思決定で選べる手の数（平均）

## 方法

report-method = 方法
report-method-games = { $rules }の対局数
report-method-bots = ボット
report-method-seed = シード
report-method-play = 対局の進め方
report-method-compiled = コンパイル済みコード（読めるルールと一手ずつ照合済み）
report-method-readable = 読めるルールで一手ずつ
report-method-mixed = 一部はコンパイル済みコード、一部は読めるルール
report-method-command = コマンド
report-method-version = 作成
report-method-interval = 数値にはすべて95%信頼区間を添えています。割合にはWilsonの区間、平均には正規近似の区間を用いています。
report-method-shuffles = 同じ配札を席を入れ替えて行った対局は互いに関わるため、まとめて1つの観測とします。
report-method-difference = 差の区間は、2つの区間から作るNewcombeの区間です。この区間が0を含まないとき「偶然を超える」とします。95%信頼区間はおよそ20回に1回は真の値を外すので、多くの数値の中の小さな差は慎重に見てください。
report-method-bots-note = これらの数値は、ここで対戦したボットについてのものです。別のプレイヤーなら、ルールの別の面が現れるかもしれません。
report-method-repeat = 同じコマンドを実行すれば、同じ数値が得られます（時計を見て考えるボットがいる場合を除きます）。
