### Genmaicha's table in the browser: what its scripts say (js-genmaicha-…) and its help.

## What lies there

# Directly after an amount, always in hundreds: 300 yen.
js-genmaicha-yen = 円
js-genmaicha-purse = 所持金
js-genmaicha-shelf = ドリンク
js-genmaicha-spent = 使用済みの素材
js-genmaicha-bid = 入札
js-genmaicha-has-bid = 入札済
js-genmaicha-order = 順番
js-genmaicha-order-open = 順番は入札で決まります。
js-genmaicha-now = 手番
js-genmaicha-finished = 終了
js-genmaicha-crates = ケース
js-genmaicha-crate = ケース
js-genmaicha-taken = 取得済み
js-genmaicha-grid = 素材カードとレシピの列
js-genmaicha-hidden = 伏せ札
js-genmaicha-known = 裏向き（中身はわかっています）
js-genmaicha-up = 表向き
js-genmaicha-three = 伏せ札はこの3枚です
js-genmaicha-bonus = ボーナス
js-genmaicha-bonus-gone = ボーナスなし（取得済み）
js-genmaicha-ad = 広告
js-genmaicha-ad-none = 広告なし

## Bidding and taking

js-genmaicha-bid-slider = あなたの入札額
js-genmaicha-bid-go = 入札する
js-genmaicha-raise-go = 追加入札する
js-genmaicha-given = あなたの入札額
js-genmaicha-none = 0円
js-genmaicha-all = 全額
js-genmaicha-less = 100円減らす
js-genmaicha-more = 100円増やす
js-genmaicha-take = ケースを取る
js-genmaicha-again-crate = 同じケースをもう一度タップするか、Enterキーを押すと、そのケースを取ります。
js-genmaicha-let-go = 取消

## Brewing

js-genmaicha-brew = 淹れる
js-genmaicha-uses-up = 使うドリンク：
js-genmaicha-served = 使うドリンク
js-genmaicha-serves = 選択中
js-genmaicha-another = タップすると別のドリンクに替わります
js-genmaicha-line-first = 先に列を選んでください。列の金額をタップします。
js-genmaicha-extra-first = ボーナスを取れるのは、隣り合う横列を選び、向こう側のカードに使えるドリンクもあるときです。
js-genmaicha-offer-here = ここに素材を差し出せます
js-genmaicha-offer-with = 伏せ札に差し出す素材
js-genmaicha-cannot = 伏せ札ではありえません
js-genmaicha-peek = のぞく
js-genmaicha-peek-go = のぞく
js-genmaicha-pay-with = のぞくために支払う素材
js-genmaicha-no-peek = 今はこのカードをのぞけません。
js-genmaicha-ad-slider = 広告に置く金額
js-genmaicha-ad-go = 広告を出す
js-genmaicha-no-ad = 今はここに広告を出せません。
js-genmaicha-done = 手番終了
js-genmaicha-done-again = 手番終了確定
js-genmaicha-again-done = もう一度タップするか、Enterキーを押すと、手番を終えます。

## Help

web-genmaicha-help-bid = 全員が同時に入札し、自分の入札額を支払います。入札額の高い人から順にケースを取り、同じ順番でお茶を淹れます。
web-genmaicha-help-letters = ドリンクの文字は色と形です。bSは青のずんぐり缶です。並んだカードは、そのどちらか一方を求めます。
web-genmaicha-help-brew = 列の金額をタップすると、使うドリンクを提案します。カードをタップすると、使える別のドリンクに替わります。金額をもう一度タップすると、お茶を淹れます。
web-genmaicha-help-more = バリアントでは、選んだ横列の隣のボーナスをタップすると、素材を1つ加えられます。伏せ札をタップするとのぞけます。先にその下の縦列を選んでいれば、素材を差し出せます。ある列のお茶を最初に淹れた直後は、広告を出せます。
web-genmaicha-key-bid = 入札額を選ぶ（数字×100円）
web-genmaicha-key-crate = ケースを選ぶ
web-genmaicha-key-line = 列を選ぶ（横列は下から、続いて縦列は左から）
web-genmaicha-key-peek = 伏せ札をのぞく
web-genmaicha-key-done = 手番を終える
web-genmaicha-key-let-go = 選択を取り消す
