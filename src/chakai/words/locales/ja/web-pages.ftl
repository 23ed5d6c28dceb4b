### The pages around the table: home, invitations, seats, refusals, and what stands on every page.

## Every page

web-page-skip = 本文へ移動
web-page-nav = ページ
web-page-home = ホーム
web-page-rules = ルール
web-page-replay = リプレイ
web-page-language = 言語
web-page-language-change = 言語を切り替える
web-page-unofficial = これは非公式の卓です。絵も文章も、私たちが独自に作ったものです。
web-page-thanks = 「抹茶」のゲームデザインを手がけたDavid Hardingさん、アートのTJ Lubranoさん、「玄米茶」のゲームデザインを手がけたDylan Howard Cromwellさんに感謝します。気に入ったら、ぜひ本物のゲームをお買い求めください。
web-page-needs-script = このページを使うにはJavaScriptが必要です。このサイトで有効にしてください。
js-page-no-answer = サーバーが応答しません。接続を確かめて、もう一度お試しください。

## Settings

web-settings = 設定
web-settings-kept = 設定はこのブラウザにだけ保存されます。
web-settings-theme = 外観
# As the device or the system has it.
web-settings-theme-auto = 自動
web-settings-theme-light = 昼
web-settings-theme-dark = 夜
web-settings-confirm = 一手ごとに確認する
web-settings-confirm-line = もう一度タップするか、Enterキーを押すと、手が確定します。
web-settings-keys = 卓でキーボードを使う
web-settings-keys-line = 数字キーや文字キーで、カードや置き場所などを選びます。? で一覧を表示します。
web-settings-hints = 最初の数局でヒントを出す
web-settings-hints-line = ここぞという場面で、短い助言を表示します。
web-settings-sound = 音を鳴らす
web-settings-sound-line = 動きがあると、小さな音で知らせます。
web-settings-notify = 自分の手番を通知する
web-settings-notify-line = ほかのページを見ている間に、通知でお知らせします。
js-settings-notify-refused = このブラウザでは、このサイトからの通知が拒否されています。ブラウザの設定で許可できます。
js-settings-notify-missing = このアドレスでは、ブラウザが通知を表示できません。多くのブラウザでは、https で始まるアドレスが必要です。

## Home

web-home-title = 「抹茶」と「玄米茶」で遊ぶ · chakai
web-home-greeting = 茶室へようこそ
# $name: the visitor's name.
web-home-greeting-name = { $name }さん、おかえりなさい
web-home-what = お茶をめぐる2つの短いゲームです。「抹茶」は二人用のブラフゲーム、「玄米茶」は入札してお茶を淹れる2〜6人用のゲームです。ボットとも、遠くの友だちとも遊べます。
web-home-new = はじめての方へ
web-home-step-lay = 各ラウンドには、2枚のお点前カードがあります。そのそばに手札を伏せるか、パスします。
web-home-step-turn = 最後にカードを表にします。最良の一致がお点前カードのスートのトークンを獲得し、片方だけが一致したときは、もう片方が茶筌を獲得します。
web-home-step-win = 同じスートを3個、茶筌を4個、または全種類を1個ずつ集めれば勝ちです（2015年版では同じスートを4個）。
web-home-summary = 1ページでわかるルール

## Home: a new game

web-home-set = 新しいゲーム
web-home-name = あなたの名前
web-home-opponent = 誰と遊びますか？
web-home-friend = 友だちを招待
web-home-friend-line = 友だちに送る専用リンクができます。相手が席に着くと始まります。
web-home-anyone = 誰でも歓迎
web-home-anyone-line = このページを訪れたみんなに、あなたの卓が表示されます。
web-home-one-device = 1台の端末で二人
web-home-one-device-line = 端末を交互に渡して遊びます。渡す間、カードは幕で隠れます。
web-home-other-name = もう一人の名前
web-home-more = 詳しい設定
web-home-edition = どの版で遊びますか？
web-home-dealer = 最初のディーラー（先手）は？
web-home-dealer-draw = 先手は抽選
web-home-dealer-me = 先手は自分
web-home-dealer-other = 先手は相手
web-home-time = 制限時間
web-home-time-line = 時間切れになると負けです。ボットに制限時間はありません。
web-home-unseen = まだ見ていないカードの一覧を表示
web-home-unseen-line = 双方に、それぞれの一覧が表示されます。
web-home-start = ゲームを始める

## Home: lists of games

web-home-running = あなたのゲーム
# How many games wait for the visitor's move.
web-home-turns = { $n ->
    [0] あなたの手番のゲームはありません。
   *[other] あなたの手番のゲームが{ $n }件あります。
}
# $others: the names of the other players.
web-home-against = { $others }と対戦中
web-home-free-seat = まだ誰も席に着いていません
web-home-your-turn = あなたの手番
web-home-their-turn = 相手の手番
web-home-waiting = 相手待ち
web-home-on-device = この端末で対戦
web-home-open = 相手を待っている卓
web-home-open-none = 今は相手を待っている卓がありません。「誰でも歓迎」を選んでゲームを始めると、あなたの卓がここに表示されます。
web-home-host = { $name }さんが対戦相手を待っています
web-home-sit = 席に着く
web-home-sit-named = { $name }の卓で席に着く
web-home-finished = 終わったゲーム
# $ending: won, lost, drew, shared, left or played (by people on one device).
web-home-ending = { $ending ->
    [won] { $others }に勝利
    [lost] { $others }に敗北
    [drew] { $others }と引き分け
    [shared] { $others }とのゲームで同率1位
    [left] { $others }とのゲームから退席
   *[played] この端末で対戦：{ $others }
}
web-home-replay = リプレイ
web-home-replay-named = { $others }とのゲームのリプレイ
# More games than are shown at first.
web-home-earlier = これより前のゲーム{ $n }件
web-home-delete = 削除
web-home-delete-named = { $others }とのゲームを削除
web-home-delete-finished = 一覧と戦績から完全に消えます。元には戻せません。
web-home-delete-running = 途中のゲームを破棄します。
web-home-delete-yes = はい、削除します
web-home-cancel = 取りやめ
web-home-cancel-named = まだ誰も席に着いていない卓を取りやめる
web-home-cancel-sure = 卓を片づけます。招待リンクも使えなくなります。
web-home-cancel-yes = はい、取りやめます
web-home-standing = あなたの戦績
web-home-standing-edition = 版
web-home-standing-opponent = 相手
web-home-standing-won = 勝
web-home-standing-lost = 負
web-home-standing-drew = 分・同率

## An invitation

web-join-title = ご招待 · chakai
web-join-heading = ご招待
web-join-looking = 招待を確認しています…
web-join-sit = 席に着いて始める
web-join-seated = あなたはもうこの卓に着いています。
web-join-table = 卓へ
web-join-full = この卓は満席です。
web-join-watch = ゲームを観戦する
web-join-incomplete = このリンクは途中で切れています（# より後ろがありません）。リンク全体をもう一度送ってもらってください。
web-join-again = もう一度試す

## A seat on another device

web-seat-title = あなたの席 · chakai
web-seat-heading = この端末で続ける
web-seat-line = この専用リンクで、卓のあなたの席をこの端末に持ってこられます。これまでの端末でも、引き続き遊べます。
web-seat-bring = この端末で席に着く

## Refusals

web-refusal-title = できませんでした
web-refusal-title-unknown = ここには何もありません
web-refusal-back = 戻る
web-refusal-home = ホームへ
