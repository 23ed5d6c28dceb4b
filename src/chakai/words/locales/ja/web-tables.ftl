### Tables for two to six: setting one, waiting at it, leaving it. Rule sets by name.

## Rule sets

edition-name-standard = 玄米茶
# $variants: the names of the variants in use.
edition-name-variants = 玄米茶（{ $variants }）
edition-line-standard = ドリンクのケースを入札で取り合い、レシピどおりにお茶を淹れます。バリアントなし。
edition-told = { $name }：{ $line }
edition-told-apart = { $name }：{ $line }
edition-told-house = { $name }（ハウスルールあり）。ハウスルールがない場合：{ $line }
variant-name-matcha-iri = 抹茶入り
variant-name-tea-ceremony = 茶会
variant-name-tea-market = 茶市
variant-line-matcha-iri = 横列のお茶に隣の横列の素材を1つ加えて、ボーナスを得られます。
variant-line-tea-ceremony = 縦列の上に3枚の伏せ札があり、のぞいたり、素材を差し出したりできます。
variant-line-tea-market = ある列のお茶を最初に淹れた人は、そこに広告を出せます。

## Home: a new game

web-home-game = どのゲームで遊びますか？
web-home-game-matcha = 18枚のカードで競う、二人用のブラフゲーム。
web-home-game-genmaicha = 入札でケースを取り合い、お茶を淹れる、2〜6人用のゲーム。
web-home-seats = 何人で遊びますか？
web-home-company = 誰と遊びますか？
# The name of a field for who sits there. $seat counts from 1.
web-home-seat-at = 席{ $seat }
web-home-seat-name = 席{ $seat }の人の名前
web-home-name-here = 名前
web-home-group-bots = ボット
web-home-group-people = 人
web-home-device = この端末で一緒に遊ぶ人
web-home-device-line = 端末を順に渡して遊びます。渡す間、秘密の情報は幕で隠れます。
web-home-listed-line = 満席になるまで、あなたの卓がこのページに表示されます。
web-home-variants = バリアントを使いますか？（組み合わせは自由。はじめての方は、なしがおすすめです）
web-home-no-variants = バリアントなし
web-home-time-line-many = 3人以上の卓では、時間切れになった人の席をボットが引き継ぎます。ボットに制限時間はありません。
web-home-bid-step = ラウンドごとに、全員が秘密の入札をします。いちばん高く入札した人から順に、ドリンクの入ったケースを選びます。
web-home-brew-step = 次にお茶を淹れます。格子の横列と縦列は、どれもレシピです。ドリンクは、色として1回、形として1回使えます。
web-home-yen-step = お茶を淹れると、その列の金額を獲得します。その後、列の金額は100円下がります。最後に所持金が最も多い人の勝ちです。

## Home: lists of games

# $others: who has come already. $n: free seats.
web-home-waiting-with = { $others }と一緒 · 空席{ $n }
web-home-others-turn = ほかの人の手番
web-home-you-left = 退席済み
web-home-host-many = { $names } · 空席{ $n }
web-home-delete-left = あなたの一覧から消えます。ほかの人のゲームは続きます。
web-home-leave = 退席
web-home-leave-named = { $others }の卓から退席する
web-home-leave-sure = あなたの席は空席に戻ります。

## An invitation

# $names: who sits there already. $n: free seats.
web-join-there = { $n ->
    [0] 卓にいる人：{ $names }
   *[other] 卓にいる人：{ $names }（空席{ $n }）
}

## A table that waits

web-waiting-title = あと{ $n }人を待っています
web-waiting-line = { $n ->
    [1] 空席に誰かが着くと、ゲームが自動で始まります。
   *[other] 空席がすべて埋まると、ゲームが自動で始まります。
}
web-waiting-open = この卓はホームに表示されていて、誰でも席に着けます。
web-waiting-there = 卓にいる人
web-waiting-level = 空席に座るボット
web-waiting-begin = ボットを入れて始める
web-waiting-leave = 卓から退席する
web-waiting-cancel = 卓を取りやめる

## Leaving a game of three or more

web-leave = ゲームから退席する
web-leave-sure = 本当に退席しますか？ あなたの席はボットが引き継ぎ、ほかの人はゲームを続けます。
web-leave-sure-last = 本当に退席しますか？ 残るのがボットだけになるため、あなたの負けになります。
web-leave-yes = はい、退席します
# $bot: a bot's name.
table-taken-over-you = あなたは退席しました。席は{ $bot }が引き継ぎます。
table-taken-over-name = { $name }は退席しました。席は{ $bot }が引き継ぎます。
# A seat in a replay: who sat there first, and the bot that took over.
web-replay-then = { $first } → { $last }

## Refusals

refusal-device-and-links = この端末を一緒に使う人と、リンクから来る人は、同じ卓に着けません。どちらかにしてください。ボットはどちらとも遊べます。
refusal-not-the-host = ボットを入れて始められるのは、卓に着いている人のうち、席順がいちばん先の人だけです。
refusal-unknown-level = 「{ $level }」というレベルのボットはいません（選択肢：{ $possible }）。
refusal-substitutes = 交代（substitutes）が { $given } になっています。それぞれに seat（このゲームは{ $players }人）、0から{ $moves }までの before_move（小さい順）、player が必要です。
