### Bots of Matcha.

bot-matcha-regular = 一日の終わりのgreedy。出たカードを少し忘れ、手を見落とし、ブラフを信じ、先のラウンドをあまり考えない
bot-matcha-search = あり得る手札の配り方を何度も想定し、選べる手を1つずつ試してみる。chakai[strong] が必要
bot-matcha-master = 長く先を読み、セットの最後のラウンドは厳密に解く。chakai[strong] が必要
bot-matcha-net = どの手がどう転んだかから学んだネットが打つ。考える時間は短い。chakai[strong] が必要
