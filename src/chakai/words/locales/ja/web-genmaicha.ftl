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
edition-name-standard = バリアントなしの玄米茶
edition-name-matcha-iri = 抹茶入り
edition-name-tea-ceremony = 茶会
edition-name-tea-market = 茶市

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

hint-genmaicha-first-bid = 最高額の人が最初にケースを選び、列の報酬がまだ高いうちに最初に淹れます。ただし、どのケースになっても入札額は全員が支払います。勝敗を決めるのは所持金です。
