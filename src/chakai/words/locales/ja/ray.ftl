cli-ray = このアドレスのRayクラスターで実行します。形式は HOST:PORT、auto、ray://HOST:PORT です。local なら、このマシンでクラスターを起動します。--jobs は使うプロセッサー数の上限になります。
refusal-ray-missing = Rayがインストールされていません。chakai[ray] をインストールするか、--ray を外してください。
refusal-ray-address = 「{ $address }」はRayクラスターのアドレスではありません（選択肢：HOST:PORT、auto、ray://HOST:PORT、local）。
refusal-ray-unreachable = { $address } のRayクラスターから応答がありません（{ $detail }）。--ray local なら、このマシンでクラスターを起動します。
refusal-ray-version = Rayクラスターに、chakaiのバージョンが異なるノードがあります（ノードは { $there }、こちらは { $here }）。シードが同じでも、同じ対局になるとは限りません。
refusal-ray-no-chakai = Rayクラスターに、chakaiをインポートできないノードがあります。そのノードでRayを動かしているPythonにインストールしてください。
refusal-ray-bot = Rayクラスターに、ボット「{ $bot }」を起動できないノードがあります（{ $detail }）。このコマンドはすべてのノードに必要です。
