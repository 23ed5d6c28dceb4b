### Bots of Matcha.

bot-matcha-regular = 長い一日の後のgreedyのようにプレイする。出たカードを一部忘れ、狙い目を見落とし、ブラフを信じ、先のラウンドをあまり考えない
bot-matcha-search = ありうるカードの配置を何通りも想定し、選べる手をすべて何度も試す。chakai[strong] が必要
bot-matcha-master = 時間をかけて先を読み、セット終盤のラウンドは厳密に解く。chakai[strong] が必要
bot-matcha-net = 選んだ手の結果から学習したニューラルネットがプレイする。考える時間は短い。chakai[strong] が必要
