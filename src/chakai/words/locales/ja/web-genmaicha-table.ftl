### Genmaicha's table in the browser: what its scripts say (js-genmaicha-…) and its help.

## What lies there

# Directly after an amount, always in hundreds: 300 yen.
js-genmaicha-yen = 円
js-genmaicha-purse = 所持金
js-genmaicha-shelf = ドリンク
js-genmaicha-spent = 使用済み
js-genmaicha-bid = 入札
js-genmaicha-has-bid = 入札済み
js-genmaicha-order = 順番
js-genmaicha-order-open = 順番は入札で決まります。
js-genmaicha-now = 手番
js-genmaicha-finished = 終了
js-genmaicha-crates = ケース
js-genmaicha-crate = ケース
js-genmaicha-taken = 取った人：
js-genmaicha-grid = 素材カードとレシピの列
js-genmaicha-hidden = 伏せ札
js-genmaicha-known = 裏向き（あなたは知っています）
js-genmaicha-up = 表向き
js-genmaicha-three = 伏せ札はこの3枚です
js-genmaicha-bonus = ボーナス
js-genmaicha-bonus-gone = ボーナスなし
js-genmaicha-ad = 広告
js-genmaicha-ad-none = 広告なし

## Bidding and taking

js-genmaicha-bid-slider = あなたの入札
js-genmaicha-bid-go = 入札する：
js-genmaicha-given = あなたの入札：
js-genmaicha-none = なし
js-genmaicha-all = 全額
js-genmaicha-less = 100円減らす
js-genmaicha-more = 100円増やす
js-genmaicha-take = ケースを取る：
js-genmaicha-again-crate = ケースをもう一度タップするか、Enterキーを押すと、取ります。
js-genmaicha-let-go = やめる

## Brewing

js-genmaicha-brew = 淹れる
js-genmaicha-uses-up = 使うドリンク：
js-genmaicha-served = 使うドリンク
js-genmaicha-serves = 使います
js-genmaicha-another = タップすると別のドリンクに替わります
js-genmaicha-line-first = 先に列を選んでください。列の金額をタップします。
js-genmaicha-extra-first = ボーナスは、隣の横列を淹れるときに、向かいのカードのドリンクがあれば取れます。
js-genmaicha-offer-here = ここにドリンクを差し出せます
js-genmaicha-offer-with = 伏せ札に差し出す
js-genmaicha-cannot = 伏せ札ではありえません
js-genmaicha-peek = のぞく
js-genmaicha-peek-go = のぞく
js-genmaicha-pay-with = のぞくために払う素材
js-genmaicha-no-peek = 今はこのカードをのぞけません。
js-genmaicha-ad-slider = 広告に置く金額
js-genmaicha-ad-go = 広告を出す：
js-genmaicha-no-ad = 今はここに広告を出せません。
js-genmaicha-done = 終える
js-genmaicha-done-again = 手番終了確定
js-genmaicha-again-done = もう一度タップするか、Enterキーを押すと、手番を終えます。

## Help

web-genmaicha-help-bid = 全員が同時に入札し、入札した額を払います。最高額の人から順にケースを取り、その順で淹れます。
web-genmaicha-help-brew = 列の金額をタップすると、使うドリンクの案が出ます。カードをタップすると、使える別のドリンクに替わります。金額をもう一度タップすると、お茶を淹れます。
web-genmaicha-help-more = バリアントでは、選んだ横列の隣のボーナスをタップすると素材を一つ加えられます。伏せ札をタップするとのぞけます。縦列を選んだあとなら、ドリンクを差し出せます。初めて淹れた列には広告を出せます。
web-genmaicha-key-bid = 入札（百円単位）
web-genmaicha-key-crate = ケースを選ぶ
web-genmaicha-key-line = 列を選ぶ（横列は下から、続いて縦列は左から）
web-genmaicha-key-peek = 伏せ札をのぞく
web-genmaicha-key-done = 手番を終える
web-genmaicha-key-let-go = やめる
