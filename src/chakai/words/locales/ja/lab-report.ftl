### 研究室のページ：ゲームを作る人、出版する人のための報告書。
### $rules：ページでの呼び名のルール。$share、$interval、$before、$after、$difference などの数値は、書式を整えたもの。

report-title = { $n ->
    [1] { $game }：このルールで何が起こるか
   *[other] { $game }：{ $n }つのルールセットの比較
}
report-lead = 全{ $games }局。{ $bots }
report-bots-alike = すべての席をボット「{ $bots }」が担当しました。
report-bots-named = 対戦したボット：{ $bots }。
report-interrupted = 実行は途中で中断されました。{ $rules }の対局は{ $wanted }局中{ $played }局で、数値はすべてその対局によるものです。
report-rules = 調べたルールセット
report-contents = 目次
report-summary = まとめ
report-range = { $low }〜{ $high }
report-interval = { $low }〜{ $high }
report-points = { $points }pt
report-quoted = 「{ $figure }」

## わかったこと

report-says-dealer = { $edge ->
    [more] 最初のディーラーが有利です。勝率は{ $share }（{ $interval }）。
    [less] 最初のディーラーは不利です。勝率は{ $share }（{ $interval }）。
   *[even] 最初のディーラーに、偶然の範囲を超える有利・不利はありません。勝率は{ $share }（{ $interval }）。
}
report-says-seats-even = 偶然の範囲を超えて有利・不利な席はありません。均等なら各席{ $even }です。
report-says-seat = { $edge ->
    [more] 席{ $seat }の勝率は均等な場合を上回ります：{ $share }（{ $interval }）。
   *[less] 席{ $seat }の勝率は均等な場合を下回ります：{ $share }（{ $interval }）。
}
report-says-bot = ボットの中で最も勝つのは「{ $bot }」で、勝率は{ $share }（{ $interval }）です。
report-says-ending = 最も多い終わり方は「{ $ending }」で、対局全体の{ $share }（{ $interval }）です。
report-says-length = 1局は平均{ $rounds }ラウンド、意思決定は{ $decisions }回で、1回につき平均{ $options }通りの手から選びます。
report-says-comeback = 折り返しで差がある対局のうち、{ $share }（{ $interval }）が逆転勝ちで終わります。
report-says-comeback-even = 折り返しでの差に意味がなければ、この割合は{ $even }になります。
report-says-play = { $level ->
    [0] トークンを最も取りやすい手は{ $best }（出した回数の{ $most }）、最も取りにくい手は{ $worst }（{ $least }）です。
   *[other] トークンを最も取りやすい手は{ $best }（出した回数の{ $most }。偶然の範囲で並ぶ手がほかに{ $level }）、最も取りにくい手は{ $worst }（{ $least }）です。
}
report-says-act = 平均して最も稼げる手は「{ $play }」で、{ $yen }円（{ $interval }）です。

## ほかのルールで変わること

report-changes = { $other }で変わること（{ $base }と比べて、偶然の範囲を超えるもの）：
report-changes-none = { $other }では、{ $base }と比べて、主な数値に偶然の範囲を超える差はありません。
report-same = 偶然の範囲を超える差がないもの：{ $figures }。
report-change-seat = { $seat ->
    [0] 席0の勝率は{ $before }から{ $after }へ（{ $difference }、{ $interval }）。
   *[other] 席{ $seat }の勝率は{ $before }から{ $after }へ（{ $difference }、{ $interval }）。
}
report-change-bot = ボット「{ $bot }」の勝率は{ $before }から{ $after }へ（{ $difference }、{ $interval }）。
report-change-ending = 「{ $ending }」で終わる対局は{ $before }から{ $after }へ（{ $difference }、{ $interval }）。
report-change-sets = 1局のセット数は平均{ $before }から{ $after }へ（{ $difference }、{ $interval }）。
report-change-rounds = 1局のラウンド数は平均{ $before }から{ $after }へ（{ $difference }、{ $interval }）。
report-change-decisions = 1局の意思決定は平均{ $before }回から{ $after }回へ（{ $difference }、{ $interval }）。
report-change-branching = 1回に選べる手は平均{ $before }通りから{ $after }通りへ（{ $difference }、{ $interval }）。
report-change-behind = 折り返しで差がある対局は{ $before }から{ $after }へ（{ $difference }、{ $interval }）。
report-change-comebacks = 折り返しで差がある対局での逆転勝ちは{ $before }から{ $after }へ（{ $difference }、{ $interval }）。

## 表とグラフ

report-head-figure = 項目
report-head-found = 数値（95%信頼区間）
report-difference = Aとの差
report-head-value = 値
report-head-all = 全員
report-head-winners = 勝者
report-beyond = 偶然の範囲を超える差
report-beyond-note = 数値の下はAとの差（pt：ポイント）。◆は偶然の範囲を超える差（差の95%信頼区間が0を含まない）。
report-data = 数値を見る
report-glance = 主な数値
report-plot-desc = 同じ数値は表にもあります。
report-scale-even = 破線は均等な場合の勝率（{ $even }）。
report-winners-diamond = 棒は全員、ひし形は勝者のみ。
report-winners-outline = 棒は全員、輪郭線は勝者のみ。

## 各章

report-seats-matcha = 最初のディーラーと席
report-seats-genmaicha = 席
report-seats-text-matcha = { $bots ->
    [alike] 席ごとの勝率です。引き分けは双方に半分ずつ数えます。席0は最初のセットのディーラーです。
   *[named] 席ごとの勝率です。引き分けは双方に半分ずつ数えます。席0は最初のセットのディーラーです。ボットは席を入れ替えて対局するため、残る差は席そのものの有利・不利です。
}
report-seats-text-genmaicha = { $bots ->
    [alike] 席ごとの勝率です。分かち合った勝利は、人数で割って数えます。
   *[named] 席ごとの勝率です。分かち合った勝利は、人数で割って数えます。ボットは対局ごとに席を替わるため、残る差は席そのものの有利・不利です。
}
report-bots = ボット
report-bots-text = 各ボットの、全席を通算した勝率です。
report-endings = 終わり方
report-endings-text = 対局が終わった理由ごとの割合です。
report-lengths = 対局の長さ
report-lengths-text = 対局の長さごとの割合です。最後の「+」には、それ以上をまとめています。
report-counts-matcha = トークン
report-counts-matcha-text = 終局時に持っているトークンの数を、種類ごとに示します。勝者だけの数値も添えます。
report-counts-genmaicha = 所持金とドリンク
report-counts-genmaicha-text = 終局時の所持金と、残ったドリンクの数です。勝者だけの数値も添えます。
report-counts-means = 終局時の平均
report-counts-winners = { $figure }（勝者）
report-counts-spread = トークン数の分布
report-comebacks = 逆転
report-comebacks-text = 折り返しとは、実際に行われたラウンド数の半分（端数切り捨て）が終わった時点です。誰がリードしているかは、ルールで勝敗を決める順に比べて判定し、全員が並んでいなければ「差がある」とします。そのときリードしていなかった人の勝ちが「逆転勝ち」です。
report-comebacks-note = 「無意味な場合」とは、折り返しでの差に関係なくどの席も等しく勝てるとした場合で、差がある対局でリードしていない席の割合の平均です。
report-plays = 手ごとの成果
report-plays-text-matcha = 畳に伏せたカードが、お点前カードのスートのトークンを獲得した割合、茶筌を獲得した割合、何も獲得しなかった割合（%）です。行はスート（g 茶葉、r 茶碗、b お湯、y 茶杓）、列は数字で、0にはスートがありません。
report-plays-text-genmaicha = 手の種類ごとの平均収支（円）と、その手が選ばれた回数です。
report-plays-map = { $rules }（%）
report-plays-difference = { $other }：{ $base }との差（ポイント）
report-plays-difference-note = 太字は偶然の範囲を超える差。マスが多いため、偶然だけでも20個に1個ほどは太字になります。
report-plays-number-mat = 数字の畳 #
report-plays-suit-mat = スートの畳 *
report-plays-worth = 平均収支（円）
report-plays-often = 1局あたりの回数
report-play-brew = { line-object }のお茶を淹れる
report-play-brew-extra = { line-object }のお茶を淹れる（素材を加えて）
report-play-brew-offer = { line-object }のお茶を淹れる（伏せ札にも差し出して）
report-play-peek = { line-object }の上の伏せ札をのぞく
report-play-ad = { line-object }に広告を出す
report-decisions = 意思決定
report-decisions-text = 2つ以上の合法手から1つを選ぶことを、1回の意思決定と数えます。強制される手は数えません。
report-branching = 1回の意思決定で選べる手の数（平均）

## 方法

report-method = 方法
report-method-games = { $rules }の対局数
report-method-bots = ボット
report-method-seed = シード
report-method-play = 対局の実行
report-method-compiled = コンパイル済みコード（通常のエンジンと一手ずつ照合済み）
report-method-readable = 通常のエンジンで一手ずつ
report-method-mixed = 一部はコンパイル済みコード、一部は通常のエンジン
report-method-command = コマンド
report-method-version = 作成ソフト
report-method-interval = 数値にはすべて95%信頼区間を添えています。割合にはWilsonの信頼区間、平均には正規近似による信頼区間を用いています。
report-method-shuffles = 同じシャッフルで席だけを入れ替えた対局は互いに独立ではないため、まとめて1つの観測値とします。
report-method-difference = 差の信頼区間は、2つの信頼区間を組み合わせるNewcombeの方法で求めています。それが0を含まないとき、「偶然の範囲を超える」差（有意差）とします。95%信頼区間は20回に1回ほど真の値を外すので、多くの数値の中にぽつんとある小さな差は、慎重に見てください。
report-method-bots-note = これらの数値は、ここで使ったボットについてのものです。プレイヤーが変われば、ルールの別の面が見えてくるかもしれません。
report-method-repeat = 同じコマンドを実行すれば、同じ数値が得られます（時計を見て考えるボットがいる場合を除きます）。
