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

web-genmaicha-prompt-bid = ケースを選ぶ順番を決める入札です。全員が同時に入札し、金額は公開まで秘密です。
web-genmaicha-prompt-raise = ほかの人と同額でした。秘密でもう一度だけ入札してください。最初の入札額に上乗せされます。
web-genmaicha-prompt-given = { $yen }円を入札しました。全員が入札すると、一斉に公開されます。
web-genmaicha-prompt-others-bid = ほかの人が入札しています。
web-genmaicha-prompt-others-raise = 同額だった人が追加入札をしています。
web-genmaicha-prompt-choose = ケースを選んでください。中のドリンクがすべてあなたのものになります。
web-genmaicha-prompt-wait-choose = { $name }がケースを選んでいます。
web-genmaicha-prompt-brew = あなたの手番です。お茶を淹れる列を選ぶか、手番を終えてください。
web-genmaicha-prompt-ad = この列のお茶を最初に淹れたのはあなたです。今ここに広告を出すか、そのまま続けてください。
web-genmaicha-prompt-wait-brew = { $name }がお茶を淹れています。

## Choices

web-genmaicha-bid = 入札額（0〜{ $most }円）
web-genmaicha-raise = 追加入札額（0〜{ $most }円）
web-genmaicha-crate = ケース{ $crate }：{ $drinks }
web-genmaicha-line = { web-genmaicha-line-name }：{ $yen }円
web-genmaicha-why-not = この列の{ $ingredients }に使えるドリンクがありません。
# $where: above or below. $line: a column.
web-genmaicha-extra = { $where ->
    [above] すぐ上の横列から{ $ingredient }（{ web-genmaicha-line-name }）を加える：ボーナス{ $bonus }円
   *[below] すぐ下の横列から{ $ingredient }（{ web-genmaicha-line-name }）を加える：ボーナス{ $bonus }円
}
# $failed: when the drinks of a failed brew go, at-once or end-of-turn.
web-genmaicha-offer = { $failed ->
    [at-once] 伏せ札にも素材を差し出す：当たればさらに{ $pay }円。外れたら、このお茶に使ったドリンクはすべてその場で失われます。
   *[end-of-turn] 伏せ札にも素材を差し出す：当たればさらに{ $pay }円。外れたら、このお茶に使ったドリンクは使用済みになります。
}
web-genmaicha-ad-pays-you = あなたの広告があります。この列のお茶を淹れると、あなたに{ $yen }円が入ります。
web-genmaicha-ad-pays-name = { $name }の広告があります。この列のお茶を淹れると、{ $name }に{ $yen }円が入ります。
web-genmaicha-ad-stays = あなたの広告があります。自分で淹れても、広告には何も起こりません。
web-genmaicha-peek = { line-object }の上の伏せ札をのぞく
web-genmaicha-ad = { line-object }に広告を出す
# $n: drinks that go back to the bag; 0 where nothing is to be said of them.
web-genmaicha-done = { $n ->
    [0] 手番を終える
   *[other] 手番を終える：使ったドリンク{ $n }本が袋に戻ります
}

## Hints of a first game

hint-genmaicha-first-bid = 入札額がいちばん高い人は、最初にケースを選べます。お茶を淹れるのも最初なので、列の金額がまだ高いうちに稼げます。全員が入札するまで、あなたの入札額は誰にも見えません。
hint-genmaicha-everybody-pays = どのケースになっても、全員が自分の入札額を支払います。勝敗を決めるのは所持金なので、支払う以上に稼げる額を入札しましょう。
hint-genmaicha-open-crates = ケースの中身は全員に見えています。格子のカードと見比べましょう。横列も縦列も、それぞれがカード3枚のレシピです。ドリンクは、色としても形としても使えます。
hint-genmaicha-tie = ほかの人と同額でした。追加入札で決まるのは、同額だった人同士の順番だけです。より高い入札を追い抜くことはありません。それでも同額なら、コイントスで決まります。
hint-genmaicha-kept-drinks = 使わなかったドリンクは棚に残っています。それと合わせてレシピがそろうケースは、ほかの人よりもあなたにとって価値が高いかもしれません。
hint-genmaicha-last-round = 最後のラウンドです。終わったときの所持金で勝敗が決まります。残ったドリンクが役に立つのは、所持金が同額のときだけです。
hint-genmaicha-choose-crate = 棚のドリンクと合わせて、金額の高い列に使えるケースを選びましょう。
hint-genmaicha-first-brew = 列の金額をタップしてください。ドリンクがいちばん少なくて済む組み合わせを提案します。ドリンクをタップすると、別のドリンクに替えられます。ドリンクがあるかぎり何度でも、同じ列でもまた淹れられます。
hint-genmaicha-two-ingredients = 色として使ったドリンクは、この手番の間なら形としても1回使えます。その逆もできます。一度でも使ったドリンクは手番の終わりに袋に戻るので、使い切りましょう。使わなかったドリンクは棚に残ります。
hint-genmaicha-line-drops = お茶を淹れるたびに、その列の金額は下がります。あなたが次に淹れるときも、後の人が淹れるときも、下がったままです。
hint-genmaicha-extra = 横列と横列のすき間に、ボーナスのお金があります。横列のお茶を淹れるとき、すぐ上かすぐ下の横列のカードを、使えるドリンクがあれば1枚だけ加えて、すき間のボーナスを取れます。
hint-genmaicha-peek = 縦列の上の3枚は伏せ札で、秘密なのは並び順だけです。その3枚のどれかに当たる素材を使うと、伏せ札を1枚、自分だけのぞけます。のぞいたことはほかの人にもわかりますが、中身はわかりません。
hint-genmaicha-offer = 縦列のお茶は、上の伏せ札も合わせて淹れられます。伏せ札の素材を当てればずっと多く稼げますが、外れたら使ったドリンクを失います。
hint-genmaicha-ad = この列のお茶を最初に淹れたのはあなたなので、今だけここに広告を出せます。ほかの人がこの列のお茶を淹れると、置いたお金が戻り、さらに同額をもらえます。誰も淹れなければ、置いたお金は失われます。
hint-genmaicha-ad-of-another = あなたが淹れられる列に、ほかの人の広告があります。淹れると、列の金額はすべてあなたのものですが、広告主にも置いた額の倍が入ります。
hint-genmaicha-nothing-to-brew = 今のドリンクで淹れられるお茶はありません。使わなかったドリンクは棚に残り、次のラウンドで使えます。
