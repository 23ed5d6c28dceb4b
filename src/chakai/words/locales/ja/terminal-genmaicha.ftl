### The terminal's table of Genmaicha.

terminal-brew-hint = 入札は数字、ケースは A などの文字、お茶は top や left など列の名前で答えてください。done で手番を終え、? でヘルプ、q で退席します（ゲームは保存されます）。
terminal-brew-heading = 第{ $round }ラウンド（全{ $rounds }ラウンド）
terminal-brew-stage = { $stage ->
    [bid] 入札
    [raise] 追加入札
    [choose] ケース選び
   *[brew] お茶を淹れる
}
terminal-brew-yen = { $yen }円
terminal-brew-bid = 入札{ $yen }円
terminal-brew-crate = ケース{ $crate }
terminal-brew-hidden = 伏せ札の横列：{ $cards }
terminal-brew-ad-yours = あなたの広告：{ $yen }円
terminal-brew-ad-name = { $name }の広告：{ $yen }円
terminal-brew-bonus = ボーナス
terminal-brew-shelf = あなたの棚
terminal-brew-spent = この手番で使った素材は、かっこに入れて示します。
terminal-brew-can = 淹れられるお茶：{ $lines }
terminal-brew-cannot = 今は淹れられるお茶がありません。
terminal-brew-proposal = { $line }：{ $drinks }
terminal-brew-prompt-bid = いくら入札しますか？（0〜{ $most }円）
terminal-brew-prompt-raise = 入札が同額でした。いくら追加しますか？（0〜{ $most }円）
terminal-brew-prompt-crate = どのケースを取りますか？
terminal-brew-prompt-brew = どの列のお茶を淹れますか？（終えるなら done）
terminal-brew-prompt-ad = この列はあなたが一番乗りです。ad YEN で広告を出せます（{ $most }円まで）。続けて淹れるか、done で終えることもできます
terminal-brew-not-understood-bid = 「{ $text }」は読み取れません。{ $example } のように、金額を100円単位で入力してください。? でヘルプを表示します。
terminal-brew-not-understood-crate = 「{ $text }」は読み取れません。{ $example } のように、ケースの文字を入力してください。? でヘルプを表示します。
terminal-brew-not-understood-brew = 「{ $text }」は読み取れません。{ $example } のように列の名前を入力するか、done で手番を終えてください。? でヘルプを表示します。
terminal-brew-cannot-line = この列のお茶は今は淹れられません。素材{ $ingredient }のドリンクが足りません。
terminal-brew-help-bid = 300 · 300円を入札する
terminal-brew-help-crate = B · ケースBを取る
terminal-brew-help-brew = top · 上段の横列のお茶を、できるだけ少ないドリンクで淹れる。top rH bS bS · 指定したドリンクで淹れる
terminal-brew-help-extra = middle + left above · 左の縦列にある、すぐ上のカードも加えて、ボーナスを得る
terminal-brew-help-offer = left ? wN w · 伏せ札に wN の w も差し出す
terminal-brew-help-peek = peek right kX X · kX の X を使って、右の縦列の上の伏せ札をのぞく
terminal-brew-help-ad = ad 300 · たった今、最初に淹れた列に300円の広告を出す
terminal-brew-help-done = done · 手番を終える
