### レベル：どんな相手か、いま遊べるか。

level-name-novice = 初心者
level-name-regular = 常連
level-name-strong = 強豪
level-name-master = 名人

level-matcha-novice = 目の前のラウンドしか考えず、出たカードや強さのループを忘れ、ブラフに引っかかる。最初の1局向け
level-matcha-regular = 狙いを持ってプレイするが、出たカードをときどき忘れ、たいていのブラフを信じてしまう
level-matcha-strong = 出たカードをすべて覚え、いちばん得に見える手を選ぶ。裏をかくことはできる
level-matcha-master = あなたの手札のあらゆる可能性を考え、手の内を読ませない。何も忘れず、決してずるをしない
level-genmaicha-novice = 行き当たりばったりに遊ぶ。最初の1局向け
level-genmaicha-regular = 正確に計算して淹れ、考えて入札する
level-genmaicha-strong = ラウンド全体を読み、入札を散らす

refusal-level-warming = まだお湯を沸かしています（サーバーの初回起動時は1、2分かかります）。先に席に着いて待てます。
refusal-level-failed = このレベルとはここでは対戦できません。準備に失敗しました。詳しくはサーバーのログをご覧ください。
web-bot-warming = { $name }はまだお湯を沸かしています。サーバーの初回起動時は1、2分かかりますが、準備ができればゲームは自動で続きます。
web-bot-cannot = { $name }はここではプレイできません。{ $reason }

terminal-warming = { $name }がお湯を沸かしています。このコンピューターでの最初の1局だけ、1、2分かかります。
terminal-level = { $name }：{ $line }。
terminal-levels = ほかのレベル：{ $levels }（chakai play --bots …、一覧は chakai bots）
cli-play-levels = { $game }のレベル
