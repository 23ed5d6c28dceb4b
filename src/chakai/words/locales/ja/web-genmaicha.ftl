### Genmaicha's table in the browser: what the server says. Drinks and ingredients stand as text (bS, r); the page draws them.
### $line: bottom, middle, top, left, centre or right. $yen, $most, $pay, $bonus: amounts, always in hundreds.

## Names

# Read aloud. $colour, $shape: letters.
web-genmaicha-drink = { $colour ->
    [r] 赤
    [y] 黄
    [g] 緑
    [b] 青
    [w] 白
   *[k] 黒
}の{ $shape ->
    [S] ずんぐり缶
    [H] ショート缶
    [T] ロング缶
    [O] 小ボトル
    [N] 中ボトル
   *[X] 大ボトル
}
# A line by itself.
web-genmaicha-line-name = { $line ->
    [bottom] 下段の横列
    [middle] 中段の横列
    [top] 上段の横列
    [left] 左の縦列
    [centre] 中央の縦列
   *[right] 右の縦列
}

## What is to be done

web-genmaicha-prompt-bid = ケースを選ぶ順番を競って、ほかの人に見せずに入札してください。全員が同時に入札します。
web-genmaicha-prompt-raise = ほかの人と同額でした。もう一度、見せずに入札してください。最初の入札に加算されます。
web-genmaicha-prompt-given = { $yen }円を入札しました。全員が入札すると、一斉に公開されます。
web-genmaicha-prompt-others-bid = ほかの人が入札しているところです。
web-genmaicha-prompt-others-raise = 同額だった人が追加入札をしているところです。
web-genmaicha-prompt-choose = ケースを選んでください。中のドリンクがすべてあなたのものになります。
web-genmaicha-prompt-wait-choose = { $name }がケースを選んでいます。
web-genmaicha-prompt-brew = お茶を淹れる手番です。列を選ぶか、手番を終えてください。
web-genmaicha-prompt-ad = この列を最初に淹れたのはあなたです。今ここに広告を出すか、そのまま続けてください。
web-genmaicha-prompt-wait-brew = { $name }がお茶を淹れています。

## Choices

web-genmaicha-bid = 入札額（0〜{ $most }円）
web-genmaicha-raise = 追加入札額（0〜{ $most }円）
web-genmaicha-crate = ケース{ $crate }：{ $drinks }
web-genmaicha-line = { web-genmaicha-line-name }：{ $yen }円
web-genmaicha-why-not = この列の{ $ingredients }に使えるドリンクが残っていません。
# $where: above or below. $line: a column.
web-genmaicha-extra = { $where ->
    [above] すぐ上の段、{ web-genmaicha-line-name }の{ $ingredient }を加える：ボーナス{ $bonus }円
   *[below] すぐ下の段、{ web-genmaicha-line-name }の{ $ingredient }を加える：ボーナス{ $bonus }円
}
# $failed: when the drinks of a failed brew go, at-once or end-of-turn.
web-genmaicha-offer = { $failed ->
    [at-once] 伏せ札の素材も差し出す：当たればさらに{ $pay }円。外れると、この一杯に使ったドリンクをその場ですべて失います。
   *[end-of-turn] 伏せ札の素材も差し出す：当たればさらに{ $pay }円。外れると、この一杯に使ったドリンクは使用済みになります。
}
web-genmaicha-ad-pays-you = あなたの広告があります。この列を淹れると、あなたに{ $yen }円入ります。
web-genmaicha-ad-pays-name = { $name }の広告があります。この列を淹れると、{ $name }に{ $yen }円入ります。
web-genmaicha-ad-stays = あなたの広告があります。自分で淹れても広告はそのままです。
web-genmaicha-peek = { web-genmaicha-line-name }の上の伏せ札をのぞく
web-genmaicha-ad = { line-object }に広告を出す
# $n: drinks that go back to the bag; 0 where nothing is to be said of them.
web-genmaicha-done = { $n ->
    [0] 手番を終える
   *[other] 手番を終える：使ったドリンク{ $n }本が袋に戻ります
}

## Hints of a first game

hint-genmaicha-first-bid = 最高額の人が最初にケースを選び、列の報酬がまだ高いうちに最初に淹れます。全員が入札するまで、あなたの入札額は誰にも見えません。
hint-genmaicha-everybody-pays = どのケースになっても、入札額は全員が支払います。勝敗を決めるのは所持金ですから、払った以上に稼げる額を入札しましょう。
hint-genmaicha-open-crates = ケースの中身は全員に見えています。並んだカードと見比べましょう。横列も縦列もカード3枚のレシピで、ドリンクは色か形のどちらかの素材として使えます。
hint-genmaicha-tie = ほかの人と同額でした。ここで足す額は、同額の人どうしの順番だけを決めます。より高い入札を追い越すことはありません。それでも同額なら、運で決まります。
hint-genmaicha-kept-drinks = 使わなかったドリンクは棚に残っています。それと合わせてレシピがそろうケースは、あなたにとって特に値打ちがあるかもしれません。
hint-genmaicha-last-round = 最後のラウンドです。このあとは所持金だけがものを言います。残ったドリンクは、同額のときの決め手にしかなりません。
hint-genmaicha-choose-crate = 棚のドリンクと合わせて、報酬の高い列に合うケースを取りましょう。
hint-genmaicha-first-brew = 列をタップしてください。使うドリンクが一番少なくなる組み合わせが示されます。ドリンクをタップすれば、ほかのものに替えられます。ドリンクがあるかぎり何度でも、同じ列でも淹れられます。
hint-genmaicha-two-ingredients = 色として使ったドリンクは、この手番のうちなら形としてもう一度使えます。逆もできます。手番が終わるとどちらにしても袋に戻るので、使い切りましょう。使わなかったドリンクは残ります。
hint-genmaicha-line-drops = 淹れるたびに、その列の報酬は下がります。あなたにとっても、あとの人にとっても同じです。
hint-genmaicha-extra = 段と段のあいだにボーナスがあります。横列を淹れるとき、隣の段のカードを1枚、使えるドリンクがあれば加えて、あいだのボーナスを取れます。
hint-genmaicha-peek = 一番上の3枚は伏せてあり、秘密なのは並び順だけです。その3つのどれかの素材を使うと、伏せ札を1枚、自分だけ見られます。見たことはほかの人にもわかりますが、何だったかはわかりません。
hint-genmaicha-offer = 縦列は、上の伏せ札と合わせて淹れることもできます。当たれば報酬がずっと増え、外れると使ったドリンクを失います。
hint-genmaicha-ad = この列を淹れたのはあなたが最初です。広告を出せるのは今だけです。ほかの人がここを淹れると、出した額が戻り、さらに同じ額がもらえます。誰も淹れなければ、その額は失われます。
hint-genmaicha-ad-of-another = あなたが淹れられる列に、ほかの人の広告があります。列の報酬はすべてあなたのものですが、広告の持ち主には倍の額が入ります。
hint-genmaicha-nothing-to-brew = 今のドリンクではレシピがそろいません。使わなかったドリンクは、次のラウンドまで棚に残ります。
