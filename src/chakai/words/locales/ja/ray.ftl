cli-ray = このアドレスの Ray クラスターで実行します（HOST:PORT、auto、ray://HOST:PORT）。local はこのマシンで起動します。--jobs は使うプロセッサー数の上限になります。
refusal-ray-missing = Ray がインストールされていません。chakai[ray] をインストールするか、--ray を外してください。
refusal-ray-unreachable = { $address } の Ray クラスターから応答がありません: { $detail }。--ray local ならこのマシンで起動します。
refusal-ray-version = Ray クラスターのノードの chakai は { $there }、このマシンは { $here } です。バージョンが違うと、同じシードでも同じゲームになるとは限りません。
refusal-ray-no-chakai = Ray クラスターのノードが chakai を読み込めません。そのノードで Ray を動かしている Python にインストールしてください。
refusal-ray-bot = Ray クラスターのノードでボット { $bot } を起動できません: { $detail }。このコマンドはすべてのノードに必要です。
