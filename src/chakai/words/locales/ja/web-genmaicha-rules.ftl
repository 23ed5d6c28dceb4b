### Drawn situations of Genmaicha's rules pages. The reader is "You", the others have names.

## What stands on a drawing

# The names of two more players; see situation-you, situation-other.
drawn-third = ナオ
drawn-fourth = ケン
drawn-yen = { $yen }円
drawn-bonus = ボーナス：{ $yen }円
drawn-bonus-gone = ボーナスなし（取得済み）
drawn-ad = 広告：{ $name }、{ $yen }円
drawn-back = 裏向きのカード
# Read aloud. $ingredients: names of one or two ingredients.
drawn-spent = { $drink }（使用済み：{ $ingredients }）
drawn-serves = { $drink }（{ $ingredient }として使用）
drawn-extra = 追加
drawn-offer = 差し出す
drawn-grid = 格子
drawn-shelf = 棚：{ $name }
drawn-shelf-empty = ドリンクなし
drawn-crate = ケース{ $crate }
drawn-hidden = 伏せ札の横列
# Whose eyes.
drawn-eyes-you = あなたに見えるもの
drawn-eyes-name = { $name }に見えるもの
# Heads of small tables.
drawn-player = プレイヤー
drawn-bid = 入札
drawn-follow-up = 追加入札
drawn-purse = 所持金
drawn-drinks = ドリンク
drawn-secret = 秘密
drawn-toss = コイントスで決定
drawn-bag = 袋に戻る
drawn-refused = できません

## Captions: chapters

drawn-parts-caption = 1本のドリンクと、それを使える2枚のカード。
drawn-setup-caption = 第1ラウンドが始まる前の卓。
drawn-rounds-caption = 3人で遊ぶときの第1ラウンドのケース。中身は全員に見えます。
drawn-bid-caption = あなたとハルは同額でしたが、追加入札であなたが先になりました。ナオは最初から上回っていました。
drawn-brew-caption = 青のずんぐり缶を、形として1回、色として1回使いました。その後、列の金額は下がります。
drawn-iri-caption = カードを1枚加えた横列。すき間のボーナスはあなたのものです。
drawn-ceremony-caption = まず伏せ札をのぞき、それから、ぴったりの素材を差し出してお茶を淹れました。
drawn-market-caption = 最初に淹れたあなたが広告を出しました。ハルが同じ列のお茶を淹れると、広告からあなたにお金が入ります。
drawn-end-caption = 2人の所持金が同額です。残ったドリンクの数で決まります。

## Captions: rulings

drawn-g1-caption = ドリンク1本でカード2枚分。青のずんぐり缶1本を、1回のお茶で色としても形としても使いました。
drawn-g2-caption = あなたもハルも、入札した額を支払いました。ナオは0円の入札で何も支払わず、最後のケースをもらいます。
drawn-g3-caption = 単位に満たない半端な額は、入札できません。
drawn-g4-caption = 追加入札との合計なら、あなたはナオより多く出しています。それでも、同額の人がいなかったナオが先のままです。
drawn-g5-caption = 入札も追加入札も同額。コイントスで、ハルがあなたより先になりました。
drawn-g6-caption = 金額は下段から上段へ、続けて左の縦列から右の縦列へと、だんだん高くなります。
drawn-g7-caption = 3本のドリンクを1回ずつ使いました。もう片方の素材が残っていても、すべて袋に戻ります。使わなかった1本だけが残ります。
drawn-g8-caption = 使ったドリンクは、次のケースにドリンクを入れる前に袋に戻っています。そのうち2本が、さっそくまた出てきました。
drawn-g9-caption = 下段にはもうお金がありません。それでも、ボーナスのために淹れました。
drawn-g10-caption = 伏せ札の横列の下にはボーナスがないので、上段の横列にそこから素材を加えることはできません。
drawn-g11-caption = のぞくために、ドリンク1本の形を使いました。色はこの手番でまだ使えますが、そのあとドリンクは袋に戻ります。
drawn-g12-caption = 自分の広告がある列のお茶を淹れました。広告はそのまま、ほかの人を待ちます。
drawn-g13-caption = ゲームが終わっても、あなたの広告は残ったままです。そのお金は誰のものにもならず、ハルの勝ちです。
drawn-g14-caption = 所持金は0円でした。たった今のお茶で得たお金で、広告を出しました。
drawn-g15-caption = 所持金と棚は公開です。秘密なのは、全員が公開するまでのハルの入札と、まだのぞいていない伏せ札です。
drawn-g16-caption = 差し出した素材が外れました。4本ともその場で失われ、まだ使えたはずの素材も使えません。
drawn-g17-caption = ハルは所持金がないので、入札を尋ねられません。最後のケースも、選ぶことなくハルのものになります。
drawn-g18-caption = ここのボーナスは、もう取られました。ボーナスのない所では、素材を加えられません。
drawn-g19-caption = 白のカードは表向きですが、ほかの伏せ札をのぞくための支払いにはまだ使えます。表向きのカードは、のぞくまでもありません。
drawn-g20-caption = 同額が2組あります。4人が同時に追加入札し、それでも同額なら、コイントスで高い組、低い組の順に決めます。
drawn-g21-caption = 赤は格子に見えているので、伏せ札ではありえません。それでも差し出せますが、必ず外れます。
drawn-g22-caption = 差し出した素材は外れましたが、お茶は淹れたことになります。列の金額は下がり、ハルの広告からはお金が支払われます。
drawn-g23-caption = 上段の横列のお茶を最初に淹れたのはあなたですが、広告を出す前に次のお茶を淹れました。もう出せません。
drawn-g24-caption = 3人の所持金が同額です。あなたとハルはナオよりドリンクが多く残り、勝利を分かち合います。
drawn-g25-caption = 最初の席に座っていても、順番は最後。ものをいうのは入札だけです。
drawn-g26-caption = 上の伏せ札は、もう表向きです。縦列はまたカード3枚のレシピに戻り、素材を差し出すこともできません。
drawn-g27-caption = 自分の手番に、同じカードを2回のぞきました。あなたには中身がわかりますが、ハルにわかるのは、あなたがのぞいたことだけです。
drawn-g28-caption = 列の金額は、すべてあなたのものです。広告によるハルの収入は、銀行が支払います。
drawn-g29-caption = ボーナスはあなたのものです。その場所は、最後まで空いたままです。
drawn-g30-caption = カードや手の記録に使う文字は、どの言語でも同じです。
