### Genmaicha: what happens at the table.
### $name: a player. $names: several. $drinks, $drink: drinks as written (bS). $ingredient, $kind: a letter of a card; a page may draw $ingredient.
### $line: bottom, middle, top, left, centre or right. $column: left, centre or right. $yen: an amount.

## The game's own words

genmaicha-title = 玄米茶
genmaicha-ingredient = { $kind ->
    [r] 赤
    [y] 黄
    [g] 緑
    [b] 青
    [w] 白
    [k] 黒
    [S] ずんぐり缶
    [H] ショート缶
    [T] ロング缶
    [O] 小ボトル
    [N] 中ボトル
   *[X] 大ボトル
}
# A line as the object of a sentence.
line-object = { $line ->
    [bottom] 下段の横列
    [middle] 中段の横列
    [top] 上段の横列
    [left] 左の縦列
    [centre] 中央の縦列
   *[right] 右の縦列
}

## Events

brew-grid = 素材カードが並びました。
brew-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）。
brew-crates = ケースにドリンクが入りました：{ $crates }
brew-bid-you = あなたは{ $yen }円を入札しました。
brew-bid-name = { $name }は{ $yen }円を入札しました。
brew-bid-forced-you = あなたは所持金がないため、入札は0円になりました。
brew-bid-forced-name = { $name }は所持金がないため、入札は0円になりました。
brew-tied = 同額の入札がありました（{ $names }）。追加入札を行います。
brew-raise-you = あなたは{ $yen }円を追加入札しました。
brew-raise-name = { $name }は{ $yen }円を追加入札しました。
brew-raise-forced-you = あなたはもう出せるお金がないため、追加入札は0円になりました。
brew-raise-forced-name = { $name }はもう出せるお金がないため、追加入札は0円になりました。
brew-toss = まだ同額のため、コイントスで順番を決めました：{ $names }
brew-order = このラウンドの順番：{ $names }
brew-crate-you = あなたはケース{ $crate }を取りました（{ $drinks }）。
brew-crate-name = { $name }はケース{ $crate }を取りました（{ $drinks }）。
brew-last-crate-you = 最後に残ったケース{ $crate }は、あなたのものになりました（{ $drinks }）。
brew-last-crate-name = 最後に残ったケース{ $crate }は、{ $name }のものになりました（{ $drinks }）。
brew-plain-you = あなたは{ $drinks }で{ line-object }のお茶を淹れました。
brew-plain-name = { $name }は{ $drinks }で{ line-object }のお茶を淹れました。
brew-extra-you = あなたは{ $drinks }で{ line-object }のお茶を淹れ、{ $drink }で素材{ $ingredient }を加えました。
brew-extra-name = { $name }は{ $drinks }で{ line-object }のお茶を淹れ、{ $drink }で素材{ $ingredient }を加えました。
brew-offer-you = あなたは{ $drinks }で{ line-object }のお茶を淹れ、伏せ札に{ $drink }の{ $ingredient }を差し出しました。
brew-offer-name = { $name }は{ $drinks }で{ line-object }のお茶を淹れ、伏せ札に{ $drink }の{ $ingredient }を差し出しました。
brew-earn-plain-you = あなたは{ $yen }円を獲得しました。
brew-earn-plain-name = { $name }は{ $yen }円を獲得しました。
brew-earn-bonus-you = あなたは{ $yen }円と、ボーナスの{ $bonus }円を獲得しました。
brew-earn-bonus-name = { $name }は{ $yen }円と、ボーナスの{ $bonus }円を獲得しました。
brew-earn-ceremony-you = 伏せ札の素材を当てました！ あなたは{ $yen }円と、さらに{ $bonus }円を獲得しました。
brew-earn-ceremony-name = 伏せ札の素材を当てました！ { $name }は{ $yen }円と、さらに{ $bonus }円を獲得しました。
brew-earn-failed-you = 伏せ札の素材ではありませんでした。あなたは{ $yen }円を獲得しました。
brew-earn-failed-name = 伏せ札の素材ではありませんでした。{ $name }は{ $yen }円を獲得しました。
brew-ad-you = あなたは{ line-object }に{ $yen }円の広告を出しました。
brew-ad-name = { $name }は{ line-object }に{ $yen }円の広告を出しました。
brew-ad-pays-you = その列の広告から、あなたに{ $yen }円が戻り、さらに同額が支払われました。
brew-ad-pays-name = その列の広告から、{ $name }に{ $yen }円が戻り、さらに同額が支払われました。
brew-peek-you = あなたは{ $drink }の{ $ingredient }を使って、{ line-object }の上の伏せ札をのぞきました。
brew-peek-name = { $name }は{ $drink }の{ $ingredient }を使って、{ line-object }の上の伏せ札をのぞきました。
brew-show-you = あなたが見た{ line-object }の上の伏せ札は、{ genmaicha-ingredient }（{ $ingredient }）でした。
brew-show-name = { $name }が見た{ line-object }の上の伏せ札は、{ genmaicha-ingredient }（{ $ingredient }）でした。
brew-show-all = { line-object }の上の伏せ札が表になりました。{ genmaicha-ingredient }（{ $ingredient }）です。
brew-done-you = あなたは手番を終えました。
brew-done-name = { $name }は手番を終えました。
brew-no-brew-you = あなたは淹れられるお茶がないため、手番が終わりました。
brew-no-brew-name = { $name }は淹れられるお茶がないため、手番が終わりました。
brew-discard = 袋に戻ったドリンク：{ $drinks }

## Endings

ending-yen-you = 所持金が最も多く、あなたの勝ちです！
ending-yen-name = 所持金が最も多く、{ $name }の勝ちです。
ending-drinks-you = 所持金は同額ですが、残ったドリンクの数で上回り、あなたの勝ちです！
ending-drinks-name = 所持金は同額ですが、残ったドリンクの数で上回り、{ $name }の勝ちです。
ending-shared = 所持金も残ったドリンクの数も同じため、勝利を分かち合います：{ $names }

## Rule sets

edition-standard = ルールシートどおりの「玄米茶」。バリアントなし。
edition-matcha-iri = 「抹茶入り」を使用：横列のお茶に隣の横列の素材を1つ加えて、ボーナスを得られます。
edition-tea-ceremony = 「茶会」を使用：縦列の上に3枚の伏せ札があり、のぞいたり、素材を差し出したりできます。
edition-tea-market = 「茶市」を使用：ある列のお茶を最初に淹れた人は、そこに広告を出せます。
edition-matcha-iri-tea-ceremony = 「抹茶入り」と「茶会」を使用。
edition-matcha-iri-tea-market = 「抹茶入り」と「茶市」を使用。
edition-tea-ceremony-tea-market = 「茶会」と「茶市」を使用。
edition-matcha-iri-tea-ceremony-tea-market = 3つのバリアントをすべて使用：抹茶入りの茶市で開く、にぎやかな大茶会。
