### The table in the browser: what the server says. Cards stand as text (4g, 0); the page draws them.

## Every table

web-prompt-over = ゲームは終わりました。

## Matcha

# $sets is 0 where there is no limit.
web-matcha-heading = { $sets ->
    [0] セット{ $set } · ラウンド{ $round }/{ $rounds }
   *[other] セット{ $set }/{ $sets } · ラウンド{ $round }/{ $rounds }
}
web-matcha-prompt-turn = あなたの手番です。2枚のお点前カードのどちらかに手札を1枚伏せるか、パスしてください。
web-matcha-prompt-wait = { $name }の手番です。
web-matcha-prompt-keep = 次のセットに残すカードを選んでください。相手も同時に、こちらの選択を知らずに決めます。
web-matcha-prompt-kept = 残すカードを決めました。双方が決めると、次のセットが配られます。
web-matcha-prompt-others-keep = 残すカードを決めているところです。
# $where: number, suit, number-suit or nowhere. $number_tea, $suit_tea: the tea cards.
web-matcha-matches = { $where ->
    [number] { $card }は数字の畳の{ $number_tea }に一致します。
    [suit] { $card }はスートの畳の{ $suit_tea }に一致します。
    [number-suit] { $card }は数字の畳の{ $number_tea }にも、スートの畳の{ $suit_tea }にも一致します。
   *[nowhere] { $card }はこのラウンドのお点前カードのどちらにも一致しません。
}
# A tray of tokens, read aloud. $need is 0 where this kind alone does not win.
web-matcha-tray = { $need ->
    [0] { matcha-kind }：{ $n }個
   *[other] { matcha-kind }：{ $n }個（目標{ $need }個）
}
web-matcha-tray-each = { $n }/{ $need }種
web-matcha-card = { $suit }の{ $number }
web-matcha-card-zero = 0（スートなし）
web-matcha-round = 第{ $round }ラウンド
# On the button that ends the choice of cards to keep.
web-matcha-keep = { $n ->
    [0] 1枚も残さない
   *[other] { $n }枚残す
}

## Hints of a first game

hint-matcha-first-turn = 手札を1枚タップし、続けて置き場所をタップします。数字の畳（#）では数字が、スートの畳ではスートが同じカードが一致します。伏せたカードは、ラウンドが終わるまで相手には見えません。
hint-matcha-second-turn = このラウンド最後となる、2回目の手番です。まだ自分のカードがないお点前カードに伏せるか、手札を温存します。セットの全ラウンドを、今の手札だけで戦います。
hint-matcha-faced = 相手がカードを伏せました。放っておくと、どんなカードでも、相手がお点前カードのスートのトークンを獲得します。こちらも伏せれば、両方のカードが表になります。最良の一致がトークンを獲得し、片方だけが一致したときは、もう片方が茶筌を獲得します。
hint-matcha-after-reveal = 前のラウンドのカードはそのまま残るので、もう出たカードを確かめられます。双方のカードが一致したときにどちらが強いかは、輪の図が教えてくれます。
hint-matcha-zero = 0は決して一致しません。それでも、相手がカードを置かなければトークンを、相手のカードが一致していれば茶筌を獲得できます。
hint-matcha-near-goal = 勝利条件まで、あとトークン1個の人がいます。それぞれがどこまで集めたかは、名前のそばのトークンを見ればわかります。
hint-matcha-last-round = セットの最終ラウンドです。手札を残せる版でなければ、ここで使わないカードはもう役に立ちません。
hint-matcha-last-set = 最後のセットです。終わるまでに誰も勝利条件を満たさなければ、トークンを緑、赤、青、黄の順に比べ、最初に差がついたスートで多いほうの勝ちです。
hint-matcha-keep = 次のセットでも使いたいカードをタップしてください。ほかのカードは混ぜ直されます。相手に知られるのは残した枚数だけで、中身は知られません。

## Who sits there

# $level: the name of a bot's level.
web-bot-name = { $level }（ボット）
web-free-seat = 空席
# Two players of the same name. $seat counts from 1.
web-namesake = { $name }（{ $seat }）
web-away = { $name }は席を外しています。
web-hand-over = { $name }さんに端末を渡してください。

## The page's title

web-title-waiting = 相手待ち · { $game }
web-title-over = ゲーム終了 · { $game }
web-title-your-turn = あなたの手番 · { $game }
web-title-playing = { $names } · { $game }

## Rematch

web-rematch-offer = 席順を入れ替えて、もう一局いかがですか？
web-rematch-offered-you = 再戦を申し込みました。
web-rematch-offered-name = { $name }から、席順を入れ替えての再戦の申し込みです。
web-rematch-set = 次のゲームの用意ができました。

## Links

web-reach-machine = このリンクを開けるのは、このコンピューターだけです。同じネットワークから開けるようにするには、サーバーを「chakai serve --host 0.0.0.0」で起動します。遠くの友だちと遊ぶには、公開アドレスでサーバーにつながるようにして、「chakai serve --public-url ADDRESS」で起動します。
web-reach-network = このリンクは、同じネットワークのどの端末でも開けます。遠くの友だちと遊ぶには、公開アドレスでサーバーにつながるようにして、「chakai serve --public-url ADDRESS」で起動します。
web-reach-everyone = { $address } にアクセスできる人なら、誰でもこのリンクを開けます。
web-seat-link = このリンクはあなたの席です。これを持つ人は、あなたの代わりにプレイできます。人に見せないでください。
web-join-invites = { $name }さんから「{ $game }」のお誘いです。
# $unit: none, seconds, minutes or days.
web-time = { $unit ->
    [seconds] 1手{ $n }秒
    [minutes] 1手{ $n }分
    [days] 1手{ $n }日
   *[none] 時間制限なし
}
