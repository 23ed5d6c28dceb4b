### The rules of Matcha in our own words. Numbers come from the edition's fields.

rules-matcha-title = 「抹茶」のルール
rules-matcha-edition = ルールセット：{ $rules }
rules-matcha-house = ハウスルール：{ $house }
rules-matcha-unofficial = これは非公式のページです。「抹茶」（Matcha）のゲームデザインはDavid Harding、ルールブックの発行はGrail Games（2015年）とMatagot（2020年）です。このページの文章は、私たちが独自に書いたものです。

rules-matcha-aim-heading = どんなゲームか
rules-matcha-aim = 二人の亭主が、お点前に必要な茶道具を集めます。表向きのお点前カードのそばに、一致するカードか、ブラフのカードを伏せて、茶道具トークンを獲得しましょう。ときには、一致しないカードこそがほしい一枚になります。

rules-matcha-cards-heading = カードとトークン
rules-matcha-cards = スートのあるカードは{ $cards }枚です。スートは{ $suits }で、それぞれ1から{ $numbers }までの数字が1枚ずつあります。
rules-matcha-zeros = ほかに0のカードが{ $zeros }枚あります。スートも強さもなく、決して一致しません。
rules-matcha-tokens = トークンの種類は{ $kinds }です。トークンが足りなくなることはありません。
rules-matcha-ranks-heading = 強さはループする
rules-matcha-ranks-numbers = 数字：{ $chain }
rules-matcha-ranks-suits = スート：{ $chain }
rules-matcha-ranks-loop = 最下位は最上位に勝ちますが、それ以外は上位のほうが勝ちます。違うもの同士なら、必ずどちらか一方が勝ちます。
rules-matcha-ranks-only-two = 2つしかない場合は、単に上位のほうが勝ちます。

rules-matcha-set-heading = セットの流れ
rules-matcha-set-tea = { $tea ->
    [2] 0を除いたカードを混ぜ、{ $tea }枚を1組として表向きに並べます。これがお点前カードです。1枚を数字の畳に、もう1枚をスートの畳に置きます。
   *[other] 0を除いたカードを混ぜ、{ $tea }枚を2枚ずつの組にして表向きに並べます。これがお点前カードです。どの組も、1枚を数字の畳に、もう1枚をスートの畳に置きます。
}
rules-matcha-set-hands = 残りに0を加えてもう一度混ぜ、それぞれに{ $hand }枚ずつ、相手に見えないように配ります。余ったカードは、どちらも見ることができません。
rules-matcha-set-rounds = { $rounds ->
    [1] 1セットは{ $rounds }ラウンドで、1組のお点前カードを使います。
    [3] 1セットは{ $rounds }ラウンドで、ラウンドごとに別の組を使います。ディーラーから見て左の組、中央の組、右の組の順です。
   *[other] 1セットは{ $rounds }ラウンドで、ラウンドごとに別の組を使います。
}
rules-matcha-set-dealer = どのラウンドも、ディーラーが先手です。セットが終わっても勝者がいなければ、もう一人が次のセットのディーラーになります。

rules-matcha-turn-heading = 手番
rules-matcha-turn = そのラウンドのお点前カード2枚のどちらかを選び、その自分側に手札を1枚伏せます。または、パスします。1枚のお点前カードに置ける自分のカードは1枚だけです。置いたカードは、動かすことも手札に戻すこともできません。
rules-matcha-turn-until-passed = 双方がパスするまで、交互に手番を行います。パスした人はそのラウンドから抜けますが、相手は一人で続けられます。
rules-matcha-turn-count = { $turns ->
    [1] 手番は1ラウンドにちょうど{ $turns }回ずつです。カードを出すか、パスします。
   *[other] 手番は1ラウンドにちょうど{ $turns }回ずつ、交互に行います。毎回、カードを出すか、パスします。一度パスしても、同じラウンドの後の手番でカードを出せます。
}

rules-matcha-resolution-heading = ラウンドの終わり
rules-matcha-resolution = お点前カードごとに、別々に判定します。数字の畳では、お点前カードと同じ数字のカードが一致し、双方が一致したらスートの強いほうが最良の一致です。スートの畳では、同じスートのカードが一致し、双方が一致したら数字の強いほうが最良の一致です。
rules-matcha-row-head-cards = 置かれたカード
rules-matcha-row-head-tokens = 結果
rules-matcha-row-both = 双方が置き、どちらも一致
rules-matcha-row-both-tokens = 最良の一致の側が、お点前カードのスートのトークンを獲得
rules-matcha-row-one-match = 双方が置き、一方だけ一致
rules-matcha-row-one-match-tokens = 一致した側はお点前カードのスートのトークンを、一致しなかった側は茶筌を獲得
rules-matcha-row-neither = 双方が置き、どちらも一致せず
rules-matcha-row-neither-tokens = 何もなし
rules-matcha-row-alone = 一方だけが置いた
rules-matcha-row-alone-tokens = どんなカードでも、置いた側がお点前カードのスートのトークンを獲得。カードは裏向きのまま
rules-matcha-row-nobody = どちらも置かなかった
rules-matcha-row-nobody-tokens = 何もなし

rules-matcha-keep-heading = セットとセットの間
rules-matcha-keep-any = 使わなかった手札のうちどれを残すかを、双方が同時に、相手に見せずに決めます。何枚残しても、1枚も残さなくてもかまいません。その後、残した枚数だけを公開し、中身は明かしません。お点前カードは誰も残さなかったカードから並べ、手札は決まった枚数になるまで補充します。
rules-matcha-keep-all-or-none = 使わなかった手札をすべて残すか、1枚も残さないかを、双方が同時に、相手に見せずに決めます。お点前カードは誰も残さなかったカードから並べ、手札は決まった枚数になるまで補充します。
rules-matcha-keep-none = 手札は残せません。新しいセットのために、すべてのカードを混ぜます。

rules-matcha-win-heading = 勝利
rules-matcha-win = ラウンドの終わりに、2枚のお点前カードの判定を済ませたところで、次の勝利条件のどれかを満たしていれば勝ちです。
rules-matcha-goal-suit = { $n ->
    [1] いずれかのスートのトークンが{ $n }個
   *[other] 同じスートのトークンが{ $n }個
}
rules-matcha-goal-whisks = 茶筌が{ $n }個
rules-matcha-goal-each = すべての種類のトークンが1個以上ずつ
rules-matcha-tie = 同じラウンドに双方が勝利条件を満たしたら、{ $order }の順に個数を比べます。最初に差がついたところで、多いほうの勝ちです。
rules-matcha-tie-play-on = どれも同数ならゲームを続け、差がつくまで、ラウンドが終わるたびに比べ直します。
rules-matcha-tie-draw = どれも同数なら、引き分けです。
rules-matcha-length-none = セット数に上限はありません。勝者が出るまでセットを重ねます。
rules-matcha-length = { $sets ->
    [1] ゲームは{ $sets }セットで終わります。それまでに誰も勝利条件を満たさなければ、同じ比べ方で勝敗を決めます。すべて同数なら引き分けです。
   *[other] ゲームは最長{ $sets }セットです。最後のセットが終わるまでに誰も勝利条件を満たさなければ、同じ比べ方で勝敗を決めます。すべて同数なら引き分けです。
}
rules-matcha-start-tokens = 最初からトークンを持って始めます。開始時のトークン（緑、赤、青、黄、茶筌の順）：{ $tokens }

rules-matcha-see-heading = 見えるもの、見えないもの
rules-matcha-see = 見えるのは、すべてのセットでの自分のカード、すべてのお点前カード、双方のカードが置かれている場所、これまでに表になったすべてのカード、双方の手札と残したカードの枚数、すべてのトークンです。相手の手札や裏向きのカード、余ったカードは、決して見られません。
rules-matcha-talk-heading = おしゃべり
rules-matcha-talk = 自分のカードについて何を言ってもかまいません。嘘でもよく、言ったとおりにする必要もありません。

rules-matcha-text-heading = 手の書き方
rules-matcha-text = カードは 1g から { $highest } まで、それに 0 と書きます。1行に、席、手の順で書きます。「0 4g#」は4gを数字の畳に、「0 4g*」はスートの畳に伏せ、「0 -」はパスし、「0 keep 4g 0」は2枚を残します。

## Rulings: where the rulebooks are silent or disagree

rules-rulings-heading = 裁定
rules-rulings-intro = 元のルールに書かれていないことや、食い違っていることは、次の番号つきの裁定で決めます。
rules-rulings-head-number = 番号
rules-rulings-head-question = 問い
rules-rulings-head-ruling = 裁定
rules-rulings-head-why = 理由
ruling-m1-question = どんなルールセットがありますか？
ruling-m1-ruling = grail-2015、matagot-2020（タイブレークの最後に茶筌を比べる）、matagot-2020-nl（茶筌は比べない）の3つです。違いはどれも項目1つで表されるので、項目を1つ変えればハウスルールになります。
ruling-m1-why = ウクライナ語版とオランダ語版が食い違っています。
ruling-m2-question = 手札の一部だけを残せますか？
ruling-m2-ruling = はい、好きなカードだけを残せます。項目 keep には all-or-none もあります。
ruling-m2-why = 日本語版は、どのカードを残すかを決めるとしています。英語版はどちらにも読めます。
ruling-m3-question = 残すカードは双方が同時に決めますか？
ruling-m3-ruling = はい、どちらも相手の選択を知らないうちに決めます。その後、残した枚数は公開しますが、中身は明かしません。
ruling-m3-why = 配られる枚数が減るので、枚数はどのみちわかります。
ruling-m4-question = 一方だけが置いた裏向きのカードを、見せることはありますか？
ruling-m4-ruling = ゲーム中は相手に決して見せません。終わったゲームの再生では、すべてを見せます。
ruling-m4-why = 英語版ではセットの間は伏せたままで、その後も見せる必要がありません。
ruling-m5-question = トークンがなくなることはありますか？
ruling-m5-ruling = いいえ。獲得に上限はありません。
ruling-m5-why = 2015年のルールでは、同じ種類の8個目が必要になりえます。双方が同じラウンドに4個に達することがあるからです。
ruling-m6-question = カードを出せないときは？
ruling-m6-ruling = 手札がないか、組の2か所とも自分のカードを置き終えていれば、強制的にパスになります。これは選択ではないので、記録にも残しません。
ruling-m6-why = 選ぶことがなく、手札の枚数は公開されています。
ruling-m7-question = 最初のディーラーは誰ですか？
ruling-m7-ruling = 席0です。そこに誰が座るかは、抽選か指名で決めます。
ruling-m7-why = 2015年のルールブックには書かれていません。2020年のルールブックでは最年長の人です。
ruling-m8-question = 日本語版は、セット数は決まっているとし、茶筌をスートに数え、1ラウンドにお点前カードと同じ枚数まで出せるとしています。これに従いますか？
ruling-m8-ruling = いいえ。セット数に上限はなく、スートは4つで、カードを出せるのはそのラウンドの組だけです。
ruling-m8-why = これらは誤記です。同じルールブックも、誰かが勝つまで続けるとしています。
ruling-m9-question = 2015年のルールで同点が解消しないとき、どう続けますか？
ruling-m9-ruling = 次のラウンドへ進みます。3ラウンド目の後なら、残す手札を決めてから、新しいセットへ進みます。比べるのは緑、赤、青、黄だけで、勝利条件はもう関係しません。
ruling-m9-why = ルールブックは、上位のトークンをより多く持つことを求めています。
ruling-m10-question = 2020年のルールで、最後のラウンドに双方が勝利条件を満たしたら？
ruling-m10-ruling = 最終集計ではなく、タイブレーク（または引き分け）とします。
ruling-m10-why = 勝利条件は満たされているからです。
ruling-m11-question = 2020年のルールの最終集計はどう行いますか？
ruling-m11-ruling = タイブレークと同じ順に比べます。茶筌を比べるかどうかは、ルールセットに従います。
ruling-m11-why = ウクライナ語版は最上位のスートしか挙げていません。オランダ語版は緑、赤、青、黄と記しています。
ruling-m12-question = 2020年のルールで、タイブレークや最終集計でもすべて同数なら？
ruling-m12-ruling = 引き分けです。
ruling-m12-why = ルールブックには書かれていません。
ruling-m13-question = 勝利は宣言しなければなりませんか？
ruling-m13-ruling = いいえ。
ruling-m13-why = 宣言によって変わることは何もありません。
ruling-m14-question = ディーラーはいつまで務めますか？
ruling-m14-ruling = そのセットのすべてのラウンドです。
ruling-m14-why = 英語版は一度だけラウンドのディーラーと書いていますが、ほかではすべてセットごとです。
ruling-m15-question = おしゃべりをしてもよいですか？
ruling-m15-ruling = はい。嘘でもよく、言ったことに縛られません。自由な会話のほか、「一致しています」のような定型のひとこともあります。
ruling-m15-why = 4冊のルールブックすべてにそう書かれています。
ruling-m16-question = ハウスルールでセット数に上限があり、同点のまま最後まで続いたら？
ruling-m16-ruling = 最後のセットの最後のラウンドが終われば、引き分けです。
ruling-m16-why = 市販版には、両方を併せ持つルールがありません。上限がある以上、ゲームはそこで終わります。
