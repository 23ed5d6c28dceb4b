### Refusals of Genmaicha: what was wrong, and what would be right.

refusal-grid-cards = 格子の9枚と残りの3枚を合わせて、12種類の素材カードがちょうど1枚ずつでなければなりません。
refusal-crates-size = このラウンドのケースは{ $crates }個で、ドリンクは1ケースに{ $drinks }本です。
refusal-crates-not-in-bag = { $drink }は袋にありません。誰かが持っているか、2回書かれています。
refusal-no-such-player = 席{ $seat }はありません。プレイヤーは{ $players }人です。
refusal-raise-not-tied = 席{ $seat }は誰とも同額ではないので、追加入札はしません。
refusal-bid-no-yen = 席{ $seat }は出せるお金がないため、入札は必ず0円になります。これは手に数えず、書きません。
refusal-already-bid = 席{ $seat }はもう入札しています。
refusal-yen-step = { $yen }円は指定できません。金額は{ $step }円単位です。
refusal-yen-too-much = { $yen }円は多すぎます。使えるのは{ $most }円までです。
refusal-toss-group = このコイントスで順番を決めるのは、席 { $right } です。それぞれ1回ずつ書きます。
refusal-no-such-crate = ケース{ $crate }はありません（選択肢：{ $possible }）。
refusal-crate-taken = ケース{ $crate }はもう取られています（選択肢：{ $possible }）。
refusal-drink-not-held = { $drink }は棚にありません。
refusal-drink-wrong = { $drink }には素材{ $ingredient }がありません。
refusal-drink-spent = { $drink }は、この手番ですでに素材{ $ingredient }として使われています。
refusal-extra-not-played = 素材を加えるのはバリアント「抹茶入り」のルールで、このゲームでは使っていません。
refusal-extra-needs-row = 素材を加えられるのは、横列のお茶だけです。
refusal-extra-no-row = { $where ->
    [above] この横列の上には、素材を加えられる横列がありません。
   *[below] この横列の下には、素材を加えられる横列がありません。
}
refusal-extra-gone = このすき間のボーナスはもう取られているので、ここの素材は加えられません。
refusal-offer-not-played = 伏せ札はバリアント「茶会」のルールで、このゲームでは使っていません。
refusal-offer-needs-column = 伏せ札があるのは、縦列の上だけです。
refusal-offer-face-up = { $column ->
    [left] 左の縦列の上のカードは、もう表向きです。
    [centre] 中央の縦列の上のカードは、もう表向きです。
   *[right] 右の縦列の上のカードは、もう表向きです。
}
refusal-peek-not-played = のぞくのはバリアント「茶会」のルールで、このゲームでは使っていません。
refusal-peek-face-up = { $column ->
    [left] 左の縦列の上のカードは表向きなので、のぞくものがありません。
    [centre] 中央の縦列の上のカードは表向きなので、のぞくものがありません。
   *[right] 右の縦列の上のカードは表向きなので、のぞくものがありません。
}
refusal-peek-wrong-ingredient = { $ingredient }は伏せ札の素材ではありません（選択肢：{ $possible }）。
refusal-ad-not-played = 広告はバリアント「茶市」のルールで、このゲームでは使っていません。
refusal-ad-no-right = 広告を出せるのは、誰も淹れていなかった列のお茶を最初に淹れた直後に、その列だけです。
refusal-ad-least = 広告には{ $least }円以上が必要です。
refusal-ad-other-line = { $right ->
    [bottom] 広告を出せるのは、下段の横列だけです。
    [middle] 広告を出せるのは、中段の横列だけです。
    [top] 広告を出せるのは、上段の横列だけです。
    [left] 広告を出せるのは、左の縦列だけです。
    [centre] 広告を出せるのは、中央の縦列だけです。
   *[right] 広告を出せるのは、右の縦列だけです。
}
refusal-stage = { $due ->
    [grid] その前に素材カードを並べる必要があります。
    [crates] その前にケースにドリンクを入れる必要があります。
    [bid] 今は入札する場面です。
    [raise] 今は、同額だった人が追加入札する場面です。
    [toss] 今はコイントスをする場面です。
    [choose] 今はケースを選ぶ場面です。
   *[brew] 今は、お茶を淹れるか、伏せ札をのぞくか、広告を出すか、「done」で手番を終える場面です。
}
refusal-no-chance-due = 今は運で決める場面ではありません。
refusal-too-few-drinks = { $players }人ではドリンクが{ $needed }本必要になりえますが、{ $drinks }本しかありません。
refusal-wrong-yen = 所持金が { $given } になっています。正しくは { $right } です。
refusal-wrong-drinks = ドリンクの数が { $given } になっています。正しくは { $right } です。
