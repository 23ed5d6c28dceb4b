### The rules of Genmaicha in our own words. Numbers come from the rules' fields.

rules-genmaicha-title = 「玄米茶」のルール
rules-genmaicha-edition = ルールセット：{ $rules }
rules-genmaicha-house = ハウスルール：{ $house }
rules-genmaicha-unofficial = これは非公式のページです。「玄米茶」（Genmaicha）は、Dylan Howard CromwellがTokyo Jidohanbaikiのボックスのためにデザインしたゲームです。このページの文章は、私たちが独自に書いたものです。

rules-genmaicha-aim-heading = どんなゲームか
rules-genmaicha-aim = 2〜6人の茶人が、ドリンクの入ったケースをめぐって秘密の入札をします。手に入れたドリンクを、格子に並んだレシピどおりに合わせてお茶を淹れ、お金を稼ぎましょう。所持金が最も多い人の勝ちです。

rules-genmaicha-parts-heading = ドリンクと素材
rules-genmaicha-parts-drinks = ドリンクは36本です。6つの色と6つの形の組み合わせが、すべて1本ずつあります。1本のドリンクには、色と形という2つの素材があります。
rules-genmaicha-parts-colours = 色：{ $colours }
rules-genmaicha-parts-shapes = 形：{ $shapes }
rules-genmaicha-parts-cards = 素材カードは12枚です。それぞれの色と、それぞれの形が1枚ずつあります。

rules-genmaicha-setup-heading = 準備
rules-genmaicha-setup-grid = 素材カードを混ぜ、9枚を縦横3枚ずつの格子に並べます。横列と縦列の1本1本が「レシピの列」、つまりカード3枚のレシピです。
rules-genmaicha-setup-yen = それぞれの列にお金を置きます。下段の横列は{ $bottom }円、中段の横列は{ $middle }円、上段の横列は{ $top }円、左の縦列は{ $left }円、中央の縦列は{ $centre }円、右の縦列は{ $right }円です。
rules-genmaicha-setup-purse = ドリンクはすべて袋に入れます。最初の所持金は、全員{ $yen }円です。

rules-genmaicha-rounds-heading = ラウンド
rules-genmaicha-rounds = どのラウンドも、人数分のケースに袋からドリンクを入れ、入札し、それからお茶を淹れます。1ケースに入れるドリンクの本数は次のとおりです。
rules-genmaicha-rounds-head-players = 人数
rules-genmaicha-rounds-head-round = 第{ $round }ラウンド

rules-genmaicha-bid-heading = 入札
rules-genmaicha-bid = 全員が同時に、秘密で入札します。金額は0円から所持金の全額まで、100円単位です。その後、全員の入札を公開します。
rules-genmaicha-bid-paid-all = 全員が、自分の入札した金額を支払います。
rules-genmaicha-bid-paid-first = 支払うのは、1番になった人だけです。
rules-genmaicha-bid-tie = 同額の人たちは、秘密でもう一度だけ入札します（追加入札）。追加入札で決まるのは、同額だった人同士の順番だけです。それでも同額なら、コイントスなど運で順番を決めます。
rules-genmaicha-bid-crates = 入札額の高い人から順に、ケースを1つ選んで中のドリンクをすべて取ります。最後のケースは、選ぶことなく最後の人のものになります。

rules-genmaicha-brew-heading = お茶を淹れる
rules-genmaicha-brew-order = 同じ順番で1人ずつ、お茶を淹れる手番を1回行います。手番の間は、何度でも続けて淹れられます。
rules-genmaicha-brew-serve = ある列のお茶を淹れるには、列のカード1枚ごとに、その素材のあるドリンクを1本指定します。1回の手番の間に、1本のドリンクは色として1回、形として1回使えます。同じ素材として2回使うことはできません。
rules-genmaicha-brew-yen = その列の金額を受け取ります。その後、列の金額は{ $drop }円下がります（0円より下にはなりません）。同じ列のお茶をまた淹れてもかまいません。
rules-genmaicha-brew-discard = 手番の終わりに、一度でも使ったドリンクはすべて袋に戻します。使わなかったドリンクは棚に残ります。
rules-genmaicha-brew-keep-half = 手番の終わりに、色と形の両方を使ったドリンクは袋に戻します。片方だけ使ったドリンクは、もう片方の素材のために棚に残ります。

rules-genmaicha-end-heading = ゲームの終わり
rules-genmaicha-end = 最後のラウンドが終わったとき、所持金が最も多い人の勝ちです。同額なら、残ったドリンクが多い人の勝ちです。それも同じなら、勝利を分かち合います。

rules-genmaicha-iri-heading = 抹茶入り
rules-genmaicha-iri = どの縦列にもカードとカードのすき間が2か所あり、それぞれにボーナスのお金を置きます。左の縦列は{ $left }円ずつ、中央の縦列は{ $centre }円ずつ、右の縦列は{ $right }円ずつです。横列のお茶を淹れるとき、すぐ上かすぐ下の横列のカードを、どの縦列からでも1枚だけ加えられます。加えたカードにも、ほかのカードと同じようにドリンクを指定します。そのすき間のボーナスを受け取り、以後そこのボーナスはなくなります。

rules-genmaicha-ceremony-heading = 茶会
rules-genmaicha-ceremony = 残りの3枚のカードを、縦列の上に1枚ずつ裏向きに置きます。これが伏せ札です。どの3枚なのかは全員にわかりますが、並び順は誰も知りません。
rules-genmaicha-ceremony-peek = のぞく：お茶を淹れる自分の手番に、その3枚のどれかに当たる素材をドリンクから1つ使い、裏向きの伏せ札を1枚、自分だけで見ます。
rules-genmaicha-ceremony-offer = 伏せ札も合わせて縦列のお茶を淹れる：さらに、ドリンクの素材を1つ伏せ札に差し出します。それが伏せ札の素材なら、列の金額に加えて{ $pay }円を受け取り、その伏せ札は表向きになって、以後そのままです。
rules-genmaicha-ceremony-fail-at-once = 外れたら、受け取るのは列の金額だけで、このお茶に使ったドリンクはすべてその場で失われます。
rules-genmaicha-ceremony-fail-end = 外れたら、受け取るのは列の金額だけで、このお茶に使ったドリンクは使用済みになります。

rules-genmaicha-market-heading = 茶市
rules-genmaicha-market = ゲームを通じて、ある列のお茶を最初に淹れた人は、その場で100円以上を置いて、その列に広告を出せます。後でほかの人がその列のお茶を淹れると、広告主は置いたお金を取り戻し、さらに同額を銀行から受け取ります。広告は取り除きます。
rules-genmaicha-market-own-nothing = 自分の広告がある列のお茶を自分で淹れても、広告には何も起こりません。
rules-genmaicha-market-own-pay = 自分の広告がある列のお茶を後で自分で淹れても、同じように支払いを受けます。

rules-genmaicha-see-heading = 見えるもの、見えないもの
rules-genmaicha-see = 公開前の入札、袋から出てくる順番、のぞいていない伏せ札の並び順だけが秘密で、ほかはすべて見えます。誰かがのぞいたこと、その場所、使った素材も全員に見えます。

rules-genmaicha-text-heading = 手の書き方
rules-genmaicha-text = 1行に、席、手の順で書きます。「0 bid 300」「0 raise 100」「0 crate B」「0 brew top rH bS bS」「0 brew middle gH yT gN + left above rO」「0 brew left rO gH gT ? wN w」「0 peek right kX X」「0 ad left 300」「0 done」のようになります。

## Rulings

ruling-g1-question = ドリンクの素材は2つですか、3つですか？
ruling-g1-ruling = 色と形の2つです。
ruling-g1-why = カードは色と形の2系統で、ルールシートの例でも色と形を使っています。
ruling-g2-question = 入札額は誰が支払いますか？
ruling-g2-ruling = 全員が、追加入札も含めて自分の入札した金額を支払います。項目 bids_paid には first もあります。
ruling-g2-why = 公開するとき、お金はもう手に握られています。また、ケースは全員がもらえます。
ruling-g3-question = 金額の最小単位は？
ruling-g3-ruling = 100円です。
ruling-g3-why = 書かれている金額はすべて100の倍数です。
ruling-g4-question = 追加入札によって、同額ではなかった上位の入札を追い抜けますか？
ruling-g4-ruling = いいえ。
ruling-g4-why = 追加入札は、同額の人同士の順番を決めるだけのものです。
ruling-g5-question = 追加入札も同額だったら？
ruling-g5-ruling = まだ同額の人たちの順番を、運で決めます。
ruling-g5-why = ルールシートのコイントスを、3人以上の場合にも当てはめました。
ruling-g6-question = 400円、500円、600円はどこに置きますか？
ruling-g6-ruling = 順に、左、中央、右の縦列です。
ruling-g6-why = 横列の金額は左側を下から上へ並ぶので、その続きは上側を回っていきます。
ruling-g7-question = 一度使ったドリンクを、もう片方の素材のために取っておけますか？
ruling-g7-ruling = いいえ、手番の終わりに捨てます。項目 half_used には keep もあります。
ruling-g7-why = ルールシートでは、使ったドリンクはすべて捨てます。
ruling-g8-question = 使ったドリンクは、いつ袋に戻りますか？
ruling-g8-ruling = 次のケースにドリンクを入れる前です。
ruling-g8-why = 手番の間に袋から引くことはありません。
ruling-g9-question = 0円でもお茶を淹れられますか？
ruling-g9-ruling = はい。ボーナスを得たり、広告の支払いを起こしたりできます。淹れる義務はありません。
ruling-g9-why = 禁じる記述がありません。
ruling-g10-question = 伏せ札の横列との間にも、抹茶入りのボーナスがありますか？
ruling-g10-ruling = いいえ。
ruling-g10-why = ボーナスを置くすき間は、3つの横列の間にしかありません。
ruling-g11-question = のぞくには何を支払いますか？
ruling-g11-ruling = ドリンクの素材1つです。そのドリンクは使用済みになります。
ruling-g11-why = ルールシートは、当てはまる素材を捨てるよう求めています。
ruling-g12-question = 自分の広告がある列のお茶を、自分で淹れたら？
ruling-g12-ruling = 広告には何も起こりません。項目 own_ads には pay もあります。
ruling-g12-why = そうでないと、自分のお金を何の危険もなく倍にできてしまいます。
ruling-g13-question = ゲームの終わりに残っている広告はどうなりますか？
ruling-g13-ruling = 置いたお金は失われます。
ruling-g13-why = それが広告のリスクです。
ruling-g14-question = 広告はいつ出しますか？
ruling-g14-ruling = 最初に淹れた直後に、その時点の所持金から出します。
ruling-g14-why = ルールシートは、最初に淹れた人に選ばせています。
ruling-g15-question = 所持金とドリンクは公開ですか？
ruling-g15-ruling = はい。秘密なのは、公開前の入札、のぞいたカード、伏せ札の並び順だけです。
ruling-g15-why = 秘密にするという記述がありません。
ruling-g16-question = 伏せ札を外したとき、そのお茶に使ったドリンクはどうなりますか？
ruling-g16-ruling = その場でなくなるので、もう片方の素材も使えなくなります。項目 failed_brew には end-of-turn もあります。
ruling-g16-why = 手番の終わりにいつも捨てるのと同じなら、わざわざ書く意味がありません。
ruling-g17-question = 選ぶ余地のない手はどうなりますか？
ruling-g17-ruling = 選択ではないので、記録にも残しません。所持金がないときの入札、最後のケース、ほかに何もできないときの手番の終了がそうです。
ruling-g17-why = 「抹茶」と同じです。
ruling-g18-question = ボーナスがなくなったすき間でも、素材を加えられますか？
ruling-g18-ruling = いいえ。
ruling-g18-why = 受け取るものがありません。
ruling-g19-question = 伏せ札が表になった後は、どの素材でのぞけますか？
ruling-g19-ruling = これまでどおり、4つ目の横列の3つの素材のどれでもかまいません。ただし、のぞけるのは裏向きのカードだけです。
ruling-g19-why = ルールシートは、これらのカードのどれかに当てはまる素材を求めています。
ruling-g20-question = 同額の組が一度にいくつもできたら？
ruling-g20-ruling = 全員が一度に追加入札をして、席の順に書きます。その後、誰かがケースを選ぶ前に、入札額の高い組から順にコイントスをします。
ruling-g20-why = 追加入札の1つの解釈です。
ruling-g21-question = 明らかに伏せ札ではありえない素材を差し出せますか？
ruling-g21-ruling = はい。ただし外れます。
ruling-g21-why = ブラフで損をするのは自分だけです。
ruling-g22-question = 伏せ札を外しても、その列のお茶を淹れたことになりますか？
ruling-g22-ruling = はい。列の金額は下がり、広告を出す権利を得ることもあり、ほかの人の広告には支払いが起こります。
ruling-g22-why = その列のお茶は淹れられたからです。
ruling-g23-question = 広告をすぐに出さなかったら？
ruling-g23-ruling = そのゲームの間、その権利はもう戻りません。
ruling-g23-why = 最初になれるのは一度だけです。
ruling-g24-question = 所持金が同額の人が何人かいて、そのうち何人かはドリンクの数も同じだったら？
ruling-g24-ruling = その人たちが勝利を分かち合います。
ruling-g24-why = ルールシートの最後のタイブレークです。
ruling-g25-question = スタートプレイヤーは誰ですか？
ruling-g25-ruling = ゲームには影響しません。席は抽選で決めます。
ruling-g25-why = 順番は入札で決まります。
ruling-g26-question = 伏せ札が表になった縦列はどうなりますか？
ruling-g26-ruling = カード3枚の列に戻ります。
ruling-g26-why = ルールシートには、カードを表にするとしか書かれていません。
ruling-g27-question = いつのぞけますか？
ruling-g27-ruling = お茶を淹れる自分の手番にだけ、自分だけで見ます。同じカードを再び見てもかまいません。
ruling-g27-why = ルールシートは、お茶を淹れる段階でのぞくことを認めています。
ruling-g28-question = 広告の利益は誰が支払いますか？
ruling-g28-ruling = お茶を淹れた人ではなく、銀行です。
ruling-g28-why = ルールシートには、広告主に支払われるとだけあり、誰が支払うかは書かれていません。
ruling-g29-question = 抹茶入りのボーナスは補充されますか？
ruling-g29-ruling = いいえ、一度取ったらおしまいです。
ruling-g29-why = ルールシートには、取ることしか書かれていません。
ruling-g30-question = 色と形は何と呼びますか？
ruling-g30-ruling = 青とずんぐり缶のほかは、私たちが付けた名前です。
ruling-g30-why = ルールシートには、ほかの名前がありません。
