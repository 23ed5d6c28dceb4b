### The table page in the browser. Keys web-table-… stand in the page, keys js-… are shown by its scripts.

## Around the table

web-table-noscript = 卓で遊ぶにはJavaScriptが必要ですが、このブラウザでは無効になっています。
web-table-you-watch = 観戦中
web-table-help = ヘルプ
web-table-more = その他
web-table-summary = 1ページでわかるルール（新しいタブで開く）
web-table-seat = 別の端末で続ける
web-table-seat-address = あなたの席の専用リンク
web-table-qr = リンクのQRコード（スマートフォンのカメラ用）
web-table-resign = 投了する
web-table-resign-yes = はい、投了します
web-table-resign-no = いいえ、続けます
web-table-invite = 一緒に遊びたい人に、このリンクを送ってください
web-table-rematch = 再戦
web-table-next = 次のゲームへ
web-table-replay = ゲームを振り返る
web-table-home = ホーム
web-table-margin = 経過とおしゃべり
web-table-unseen = まだ見ていないカード
web-table-unseen-why = 相手の手札か、裏向きのカードか、配られずに余ったカードのどれかです。相手にも同じような一覧が見えています。
web-table-story = 経過
web-table-talk = おしゃべり
web-table-talk-none = まだ誰も話していません。発言は本当でも嘘でもよく、手には数えません。
web-table-claims = ワンタップでひとこと
web-table-talk-write = ひとことどうぞ
web-table-talk-send = 話す
web-table-mute = ほかの人の発言を隠す
web-table-curtain = お互いの秘密が見えないように、目をそらして渡しましょう。
web-table-curtain-lift = 自分の手元を見る
web-table-close = 閉じる

## Help

web-table-help-turn = カードをタップし、続けて置き場所をタップします。同じ場所をもう一度タップすると、カードを伏せます。カードに触れるか、カーソルを合わせると、どこで一致するかがわかります。
web-table-help-ring = 双方のカードが一致したら、輪の図で決まります。矢印の元が、矢印の先に勝ちます。数字の畳ではスートを、スートの畳では数字を比べます。
web-table-help-keys = 文字キーは、キーボード上の位置で判定します。キー操作は設定でオフにできます。
web-table-key-card = カードを選ぶ
web-table-key-number = 数字の畳
web-table-key-suit = スートの畳
web-table-key-pass = パス
web-table-key-confirm = 決定
web-table-key-cancel = カードを戻す
web-table-key-help = このヘルプ

## Said by the scripts

js-comma = 、
js-space = { "" }
js-you = あなた
js-bot = ボット
js-away = 離席中
js-to-move = 手番
js-watching = 観戦者数
js-waiting = プレイヤーを待っています。
js-time-short = 残り10秒を切りました。
js-talk-new = 件の新着
js-copy = コピー
js-copied = コピーしました
js-copy-yourself = 選択したのでコピーしてください
js-resign-sure = 本当に投了しますか？
js-seat-link-failed = リンクを作れませんでした。少し待って、もう一度お試しください。
js-link-first = 卓に接続しています…
js-link-lost = 接続が切れました。再接続しています…
js-link-slow = 送信しています…
js-too-long = メッセージが長すぎるため、送信できませんでした。
js-outcome-won = あなたの勝ち！
js-outcome-lost = あなたの負け
js-outcome-drew = 引き分け
js-outcome-shared = 勝利を分け合いました！
js-outcome-over = ゲーム終了
js-hint = ヒント
js-hint-got = わかりました
js-hint-none = ヒントを出さない

## The Matcha board

js-hand = 手札
js-tray = トークン
js-dealer = ディーラー
js-passed = パス
js-back = 裏向きのカード
js-your-side = あなたの側
js-empty = 空き
js-face-down = 裏向きのカード
js-took = 獲得
js-tea-card = お点前カード
js-mat-number = 数字の畳
js-mat-suit = スートの畳
# On the mat itself, where there is little room.
js-mat-number-short = 数字
js-mat-suit-short = スート
js-ring = 矢印の先に勝つ
js-ring-numbers = スートの畳で
js-ring-suits = 数字の畳で
js-matches-number = 数字の畳で一致
js-matches-suit = スートの畳で一致
js-matches-number-suit = 両方の畳で一致
js-matches-nowhere = どちらとも不一致
js-foot-match = 一致
js-foot-none = 不一致
js-open-place = ここに伏せられます
js-actions = あなたの手
js-pass = パス
js-pass-again = パス確定
js-cancel = 戻す
js-lay = 伏せる
js-again-here = もう一度
js-again-lay = 同じ場所をもう一度タップするか、Enterキーを押すと、そこに伏せます。
js-again-pass = もう一度タップするか、Enterキーを押すと、パスします。
js-choose-place = 次に、置き場所を選んでください。
js-pick-first = 先に手札からカードを選んでください。
js-keep-refused = この選び方はできません。
