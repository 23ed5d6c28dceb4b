### Refusals: what was wrong, and what would be right. The part after "refusal-" is the stable code.

## Moves

refusal-malformed = 「{ $text }」は手として読めません。次のように、半角スペース1つで区切って正確に書きます：{ $forms }
refusal-card-not-in-hand = { $card }は手札にありません（手札：{ $hand }）。
refusal-mat-covered = { $mat ->
    [number] 数字の畳の{ $tea }のこちら側には、もうカードがあります。置けるのは1枚だけです。
   *[suit] スートの畳の{ $tea }のこちら側には、もうカードがあります。置けるのは1枚だけです。
}
refusal-not-your-turn = 席{ $seat }の手番ではありません。今は席{ $right }の手番です。
refusal-turn-due = 今は席{ $right }がカードを出すかパスする番です。ほかのことはできません。
refusal-forced-pass = 席{ $seat }はカードを出せず、強制的にパスになりました。強制のパスは手に数えず、書きません。
refusal-game-over = ゲームはもう終わっています。これ以上は続けられません。
refusal-keep-due = セットは終わりました。先に、残すカードを決める必要があります。
refusal-deal-due = その前にカードを配る必要があります。
refusal-no-deal-due = 今はカードを配る場面ではありません。
refusal-seat-order = 同時に決めたことは席の順に書きます。席{ $right }が席{ $seat }より先です。
refusal-nothing-to-keep = 席{ $seat }は手札がないので、決めることがありません。
refusal-already-decided = この席は、残すカードをもう決めています。
refusal-keep-all-or-none = このルールでは、手札（{ $hand }）をすべて残すか、1枚も残さないかのどちらかです。
refusal-deal-dealer = ディーラーが席{ $dealer }になっていますが、このセットのディーラーは席{ $right }です。
refusal-deal-tea-count = お点前カードが{ $count }枚になっています。正しくは{ $right }枚です。
refusal-deal-tea-zero = 0はお点前カードになりません。
refusal-deal-hand-size = 席{ $seat }の手札が{ $count }枚になっています。正しくは{ $right }枚です。
refusal-deal-extra-card = { $card }が多すぎるか、このルールでは使わないカードです。
refusal-deal-missing-card = 配ったカードの中に{ $card }がありません。
refusal-deal-kept-card = 席{ $seat }は{ $card }を残したのに、新しい手札に入っていません。

## Rules

refusal-unknown-game = 「{ $game }」というゲームはありません（選択肢：{ $possible }）。
refusal-unknown-rules = 「{ $rules }」というルールセットはありません（選択肢：{ $possible }）。
refusal-house-form = ハウスルールは「{ $text }」ではなく、FIELD=VALUE の形で書きます。
refusal-house-unknown = 「{ $field }」というハウスルールはありません（選択肢：{ $possible }）。
refusal-house-value = ハウスルール { $field } に「{ $value }」は指定できません（選択肢：{ $possible }）。
refusal-deck-too-small = カードが全部で{ $cards }枚では、このルールで配るのに足りません。{ $needed }枚以上必要です。
refusal-too-few-tea-cards = スートのあるカードが{ $cards }枚では、お点前カードが足りなくなるおそれがあります。このルールには{ $needed }枚以上必要です。
refusal-nobody-can-win = 勝利条件もセット数の上限もないと、ゲームが終わりません。
refusal-token-not-in-play = このルールでは、種類 { $kind } のトークンを使いません（選択肢：{ $possible }）。
refusal-goal-at-start = 最初にカードを配る前から、席{ $seat }が勝利条件を満たしてしまいます。

## Records

refusal-too-long = この行は{ $longest }バイトを超えています。記録はもっとずっと短いものです。
refusal-not-utf8 = テキストがUTF-8ではありません（{ $byte }バイト目）。
refusal-not-json = テキストがJSONではありません（{ $column }文字目）。
refusal-key-twice = キー「{ $key }」が2回出てきます。
refusal-not-an-object = 記録はJSONオブジェクトでなければなりません。
refusal-key-missing = キー「{ $key }」がありません。
refusal-key-kind = { $kind ->
    [str] キー「{ $key }」の値は文字列でなければなりません。
    [list] キー「{ $key }」の値は文字列のリストでなければなりません。
   *[dict] キー「{ $key }」の値はオブジェクトでなければなりません。
}
refusal-format = 形式が { $given } になっています。正しくは「{ $right }」です。
refusal-players = プレイヤーが{ $count }人になっています。このゲームの人数は{ $low }〜{ $high }人です。
refusal-stage-open = 席{ $due }がまだ決めていないのに、記録が終わっています。途中までの記録は、まだ誰も決めていないところか、全員が決め終えたところで終わらせます。
refusal-result-missing = ゲームは終わっていますが、結果がありません。正しい結果は { $right } です。
refusal-result-early = 結果がありますが、ゲームは終わっていません。
refusal-forfeit = 途中敗退（forfeit）には、席を番号の小さい順に、理由とともに書きます（理由の選択肢：{ $possible }）。
refusal-forfeit-late = ゲームはルールどおりに終わっているので、途中敗退はありえません。
refusal-wrong-winners = 勝者が { $given } になっています。正しくは { $right } です。
refusal-wrong-why = 決着の理由が { $given } になっています。正しくは { $right } です。
refusal-wrong-tokens = トークンが { $given } になっています。正しくは { $right } です。
refusal-wrong-forfeit = 途中敗退が { $given } になっています。正しくは { $right } です。

## Tables

refusal-stale = この手を選んだ後に、卓の状況が変わりました（この手はバージョン{ $given }に対するものですが、卓はバージョン{ $right }です）。
refusal-no-such-seat = この卓に席{ $seat }はありません（選択肢：{ $possible }）。
refusal-talk-empty = 発言が空です。
refusal-talk-too-long = 一度の発言は{ $longest }文字までです。
refusal-unknown-claim = 「{ $claim }」という定型のひとことはありません（選択肢：{ $possible }）。

## Bots and matches

refusal-unknown-bot = このゲームに「{ $bot }」というボットはいません（選択肢：{ $possible }, exec:COMMAND）。
refusal-bot-outside-only-arena = 外部ボットは chakai arena でだけ対戦できます（選択肢：{ $possible }）。
refusal-bot-cannot-start = ボット「{ $bot }」を起動できません（{ $detail }）。
refusal-bot-command = 「{ $bot }」にはコマンドがありません。exec:COMMAND の形で書いてください。
refusal-bots-for-match = 対戦には2体以上のボットが必要です。
refusal-bots-for-table = この卓にはボットを{ $right }体指定してください（現在の指定は{ $count }体）。
refusal-records-exist = { $file } はすでにあります。続きから始めるなら --resume を付け、そうでなければ別の名前にしてください。
refusal-save-exists = { $file } はすでにあります。別の名前にしてください。
refusal-resume-needs-records = --resume には、続きを書くファイルを --records FILE で指定してください。
refusal-resume-other-match = { $file } の{ $line }行目：この対戦の第{ $game }局ではありません。前回と同じコマンドを使うか、別のファイルにしてください。

## Commands

refusal-unknown-language = 「{ $language }」という言語はありません（選択肢：{ $possible }）。
refusal-file-missing = { $file } というファイルはありません。
refusal-file-unreadable = { $file } を読めません（{ $detail }）。
refusal-file-unwritable = { $file } に書き込めません（{ $detail }）。
refusal-no-such-game-in-file = { $file } の記録は{ $count }件です。{ $number }番はありません。
refusal-record-faulty = { $file }、{ $line }行目、{ $place }：{ $reason }
refusal-resume-finished = { $file } のゲームはもう終わっています。次のコマンドで振り返れます：chakai replay { $file }
refusal-resume-alone = --resume はゲームをそのまま続けます。{ $option } は指定できません。
refusal-nothing-to-resume = { $folder } に途中のゲームはありません。
refusal-resume-many = { $file } には記録が複数あります。再開できるのは、記録が1件だけのファイルです。
refusal-resume-seats = { $file } には、あなたが座れる席がありません（プレイヤー：{ $players }）。
refusal-usage-missing = { $name } が指定されていません。詳しくは：{ $help }
refusal-usage-extra = 「{ $text }」が余分です。詳しくは：{ $help }
refusal-usage-option = { $option } というオプションはありません。詳しくは：{ $help }
refusal-usage-option-near = { $option } というオプションはありません。{ $near } のことでしょうか？ 詳しくは：{ $help }
refusal-usage-argument = { $option } には値が必要です。詳しくは：{ $help }
refusal-usage-value = { $name } に「{ $value }」は指定できません（選択肢：{ $possible }）。詳しくは：{ $help }
refusal-usage-command = 「{ $command }」というコマンドはありません（選択肢：{ $possible }）。
refusal-usage-other = { $detail } 詳しくは：{ $help }
refusal-both-eyes = --seat と --spectator と --open は同時に指定できません。
