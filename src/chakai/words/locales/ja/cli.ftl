### The command line.

error = chakai: { $reason }
cli-about = Chakai（茶会）：「抹茶」と「玄米茶」で遊び、ボット同士を対戦させ、対局の記録を検証・再生します。
cli-usage = 使い方
cli-arguments = 引数
cli-options = オプション
cli-commands = コマンド
cli-examples = 例
cli-version = chakai { $version }
cli-option-help = このヘルプを表示します。
cli-option-version = バージョンを表示します。
cli-option-lang = 言語（en、ja、uk、nl）。省略時はシステムの言語です。
cli-interrupted = 中断しました。

cli-play-about = ターミナルの卓で遊びます。
cli-play-game = ゲームの名前。
cli-play-rules = ルールセット。
cli-play-house = ハウスルール（例：sets=3）。いくつでも指定できます。
cli-play-bots = ほかの席に座る相手。一覧は chakai bots で見られます。
cli-play-name = 卓でのあなたの名前。
cli-play-seat = あなたの席。「抹茶」では席0が最初のディーラーです。省略時は抽選で決めます。
cli-play-resume = このファイルにある途中のゲームを再開します。
cli-play-save = ゲームをこのファイルに保存します。
cli-play-seed = このシードでカードやドリンクを引きます。同じゲームを再現できます。

cli-arena-about = ボット同士を何局も対戦させ、95%信頼区間つきの対戦表を作ります。
cli-arena-bots = 対戦するボット。exec:COMMAND で自作のプログラムも、net:FILE で自分で学習させた重みのニューラルネットも使えます（「抹茶」のみ）。
cli-arena-games = 組み合わせごとの対局数。席を入れ替えた対局も数えます。
cli-arena-seed = シードが同じなら、対局も同じになります。
cli-arena-jobs = 並列に動かすプロセスの数。
cli-arena-ms = 一手に使えるミリ秒数。外部ボット（省略時は1000）と、時計を見て考えられる内蔵ボットに使います。
cli-arena-records = すべての対局をこのファイルに書き出します。
cli-arena-resume = 記録ファイルにある対戦を再開します。
cli-arena-progress = 対局
cli-arena-title = { $game } · { $rules } · シード { $seed }
cli-arena-house = ハウスルール：{ $house }
cli-arena-games-each = 組み合わせごとに{ $n }局。
cli-arena-games-odd = 各組み合わせの最後の配札では、席を入れ替えた対局を行っていません。
cli-arena-bot = ボット
cli-arena-total = 全体
cli-arena-points = 列のボットに対する得点率（%）と95%信頼区間。引き分けは半分と数えます。
cli-arena-wins = 勝率
cli-arena-place = 平均順位
cli-arena-places = 勝率（%、勝利を分け合った分は割って数えます）と平均順位。いずれも95%信頼区間つき。
cli-arena-seats = 席0の得点率は{ $share }% [{ $low }, { $high }] です。
cli-arena-draws = 引き分けは{ $n }局。
cli-arena-endless = { $moves }手で終わらなかった対局が{ $n }局あり、引き分けとしました。
cli-arena-forfeit = { $bot }の途中敗退は{ $n }局（{ $reason }）。
cli-arena-reason = { $reason ->
    [illegal] 反則手
    [time] 時間切れ
    [broken] 読み取れない応答
   *[resigned] 投了
}
cli-arena-detail = 最初に起きたのは第{ $game }局：{ $detail }
cli-arena-stopped = { $all }局のうち{ $done }局で止めました。
cli-arena-resume-hint = 続きは次のコマンドで：{ $command }
cli-arena-clock = 時計を見て考えるボットがいるため、この対戦は同じバイト列には再現できません。

outside-illegal = 「{ $move }」という応答は反則手です
outside-not-json = 「{ $text }」という応答は、手を示すJSONではありません
outside-late = { $ms }ミリ秒以内に応答しませんでした
outside-died = 応答せずに終了しました
outside-not-ready = { $seconds }秒以内に準備が整いませんでした
outside-bad-ready = 準備完了の応答の代わりに「{ $text }」と答えました
outside-too-long = 応答が{ $longest }バイトを超えました
outside-endless = { $moves }手進んでも対局が終わりませんでした

cli-check-about = 記録の手と結果をすべて検証します。誤りがあれば終了コードは1です。
cli-check-files = 記録のファイル。- は標準入力を読みます。
cli-check-json = 誤りを1つずつJSONオブジェクトで出力します。
cli-check-progress = 記録
cli-check-summary-right = 記録{ $records }件、誤りはありません。
cli-check-summary-wrong = 記録{ $records }件のうち{ $wrong }件に誤りがあります。

cli-seen-about = 記録ごとに、1つの席から見えた範囲の手順を出力します。
cli-seen-seat = この席から見えた範囲を出力します。
cli-seen-spectator = 観戦者から見えた範囲を出力します（省略時も同じ）。

cli-replay-about = 対局を一手ずつ振り返ります。
cli-replay-file = 記録のファイル。- は標準入力を読みます。
cli-replay-game = ファイルの何番目の記録か（1から数えます）。
cli-replay-seat = この席から見えたとおりに。省略時、終わったゲームはすべて公開し、途中のゲームはそのプレイヤーに見えるとおりに語ります。
cli-replay-spectator = 観戦者の視点で見ます。
cli-replay-open = 途中のゲームでもすべて公開します。
cli-replay-unfinished = この対局はまだ終わっていません。
cli-replay-title = { $game } · { $rules } · { $players }

cli-rules-about = 私たちの言葉でまとめたルールと、すべての裁定を表示します。
cli-rules-rules = ルールセット。省略時は最初のルールセットです。

cli-bots-about = 遊び相手と、対戦に使えるボットの一覧を表示します。
cli-bots-levels = 遊び相手（chakai play --bots …）：
cli-bots-bots = 対戦用（chakai arena --bots …）：
bot-random = ルール上可能な手から、同じ確率で1つを選ぶ
bot-matcha-novice = 人間らしく、出たカードを忘れたり、見落としをしたりする
bot-matcha-greedy = カードを数え、負けない一致を狙い、茶筌や単独のカードも活かす
bot-genmaicha-greedy = いちばん稼げる淹れ方を正確に計算し、ケースの差に見合う額を入札する
bot-genmaicha-planner = 誰がいつ淹れ、相手が何を狙い、何を後に残すべきかまで読み、入札を散らす
bot-exec = exec:COMMAND：外部ボット用プロトコルに従う自作プログラム
outside-raised = エラーで止まりました：{ $detail }
cli-arena-ms-unused = ここでは --ms を指定しても何も変わりません。時間を気にするボットがいないためです。

cli-serve-about = ブラウザで遊べる卓を開きます。ボットとも、遠くの友だちとも遊べます。
cli-serve-host = 待ち受けるアドレス。0.0.0.0 なら、同じネットワーク全体からアクセスできます。
cli-serve-trusted-proxy = X-Forwarded-For を信用するプロキシのアドレス。利用制限は、プロキシの先の利用者ごとに数えます。
cli-serve-allow-host = このサーバーが応答するホスト名を追加します。
cli-serve-limit-factor = 1つのアドレスに対する利用制限を、この倍率でゆるめます。学校など、大勢が1つのアドレスを共有する場合に。
cli-serve-metrics-address = Prometheus 用の統計を公開するアドレス（例：127.0.0.1:9100）。省略時は公開しません。
cli-serve-log = 動作を標準エラー出力に記録します（text または json）。省略時は、問題だけを記録します。
cli-serve-workers = 同じアドレスで動かすプロセスの数。2つ以上にするにはPostgreSQLが必要です。
cli-serve-port = ポート。使用中なら、次に空いているポートを使います。
cli-serve-database = ゲームの保存先（ファイル、またはPostgreSQLのアドレス）。省略時は、データフォルダー内のファイルです。
cli-serve-public-url = ほかの人がこのサーバーにアクセスするときのアドレス。リンクはこのアドレスで始まります。
cli-serve-bot-pause = ボットが考えているように見せる平均時間（ミリ秒）。0なら即座に答えます。
cli-serve-cold = いちばん強いボットの準備を、起動時ではなく、誰かが対戦するときに行います。
cli-serve-no-browser = ブラウザを開きません。
cli-serve-ready = 茶室が開きました：{ $address }
cli-serve-local = アクセスできるのはこのコンピューターだけです。--host 0.0.0.0 を付ければ、同じネットワークからもアクセスできます。Ctrl+C で終了します。
cli-serve-closed = 茶室を閉じました。ゲームはすべて保存されていて、続きから再開できます。

cli-backup-about = サーバーの全データを1つのファイルにバックアップします。サーバーの動作中でも実行できます。
cli-backup-file = 書き込むファイル。同じ名前の古いバックアップは上書きします。
cli-backup-done = { $n ->
   *[other] ゲーム{ $n }件を { $file } に保存しました。
}
cli-backup-secret = 非公開のカードとサーバーの鍵が入っています。誰にも見せないでください。
cli-backup-no-key = 非公開のカードが入っています。誰にも見せないでください。サーバーの鍵はここにないため、入っていません。
cli-restore-about = バックアップからデータベースを復元します。すべて復元するか、問題があれば何も変更しません。先にサーバーを止めてください。
cli-restore-file = 復元するバックアップ。何かを変更する前に、最後の行まで検証します。
cli-restore-replace = データベースの今の中身を置き換えます。今の中身は失われます。
cli-restore-done = { $n ->
   *[other] ゲーム{ $n }件を復元しました。続きから再開できます。
}
cli-restore-no-key = サーバーはこれまでと別の鍵で署名することになります。席に戻るには、各自の専用リンクが必要です。
