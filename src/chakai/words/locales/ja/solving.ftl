### Solved positions.

cli-solve-about = 「抹茶」のセット最後の2ラウンドの局面を解き、完璧にプレイする場合の手を手札ごとに示します。
cli-solve-moves = 記録の何手目の後の局面を解くか（カードを配る手も数えます）。省略時は、誰かの手番になっている最後の局面。
cli-solve-from = セットのこのラウンドの初めから解きます。省略時は今のラウンドの初めから。それより前は、どの選択肢も同じ確率で選ばれたとみなします。
cli-solve-iterations = 学習の反復回数。多いほど完璧なプレイに近づきます。
cli-solve-ranges = そのラウンドの初めに各席が持ちうる手札の候補と、その確からしさ（重み）を書いたJSONファイル。
cli-solve-limit = 選択肢の数がこれを超える局面は解きません。
cli-solve-rows = 席ごとに表示する手札の数。可能性の高い順に表示します。
cli-solve-show = 手番の席が実際に持っている手札と、それを踏まえて相手が持ちうる手札を示します。
cli-solve-json = すべてをJSONで出力します。
cli-solve-compiling = コンパイルしています（このコンピューターでは初回のみ）。1、2分かかります。
cli-solve-progress = 反復

cli-solve-title = { $game } · { $rules } · セット{ $set }、ラウンド{ $round }、{ $moves }手目の後
cli-solve-table = お点前カード { $tea }。トークン：席0 { $first }、席1 { $second }。
cli-solve-value = 席{ $seat }の手番です。この席にとっての局面の価値は { $value }（勝ち1、負け−1）、得点率にすると{ $share }%です。
cli-solve-gain = 可搾取量 { $gain }：ラウンド{ $round }の初めから、最適応答によって得られる利得の両席平均です（反復{ $iterations }回、選択肢{ $choices }個）。
cli-solve-reach = 解のとおりにプレイしたとき、ラウンド{ $round }の初めからこの局面に至る確率は{ $share }%です。
cli-solve-rare = めったに現れない局面なので、ここでの手札についての数値は根拠が弱くなります。
cli-solve-ends = これは最後のセットではありません。後のセットでのトークンの価値がわからないため、このセットの終わりは引き分けとして数えます。
cli-solve-ends-table = これは最後のセットではありません。次のセットでのトークンの価値は学習済みの表から取っているため、このセットの終わりの価値は近似値で、厳密ではありません。
cli-solve-kept = 前のセットから残したカードがあります。そこからわかることは席ごとに別々に計算しているため、手札の候補の確率は近似値で、厳密ではありません。
cli-solve-hands = 席{ $seat }が持ちうる手札は{ $n }通り。手札ごとの手：
cli-solve-belief = 席{ $seat }が持ちうる手札は{ $n }通り（どの手札も見ていない人から見た場合）：
cli-solve-belief-own = 席{ $seat }が持ちうる手札は{ $n }通り（手番の席から見た場合）：
cli-solve-more = ほかに{ $n }通り。--rows で表示数を増やせます。--json ならすべて出力します。
cli-solve-actual = → は実際の手札です。
cli-solve-column-hand = 手札
cli-solve-column-down = 裏向き
cli-solve-column-chance = 確率
cli-solve-column-value = 価値
cli-solve-column-mix = 手
