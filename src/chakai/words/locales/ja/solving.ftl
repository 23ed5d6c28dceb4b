### Solved positions.

cli-solve-about = 「抹茶」のセット最後の2ラウンドの局面を解き、完全なプレイが各手札で何をするかを示します。
cli-solve-moves = 記録のこの手数（配札を含む）の後の局面。省略時は、誰かの手番である最後の局面。
cli-solve-from = セットのこのラウンドの初めから解きます。省略時は今のラウンドの初めから。それより前の選択は、どれも同じ確率だったとみなします。
cli-solve-iterations = 学習の反復回数。多いほど完全なプレイに近づきます。
cli-solve-ranges = その初めに各席が持ちうる手札とその重みを書いたJSONファイル。
cli-solve-limit = 選択肢の数がこれを超える局面は断ります。
cli-solve-rows = 席ごとに表示する手札の数。ありそうな順。
cli-solve-show = 手番の席が実際に持つ手札と、それに対して相手が持ちうる手札を示します。
cli-solve-json = すべてをJSONで出力します。
cli-solve-compiling = コンパイルしています（この機械で初回のみ）。1、2分かかります。
cli-solve-progress = 反復

cli-solve-title = { $game } · { $rules } · セット{ $set }、ラウンド{ $round }、{ $moves }手の後
cli-solve-table = お点前カード { $tea }。トークン：席0 { $first }、席1 { $second }。
cli-solve-value = 席{ $seat }の手番。この席にとっての価値は { $value }（勝ち1、負け−1）、得点率では{ $share }%です。
cli-solve-gain = 搾取可能量 { $gain }：ラウンド{ $round }の初めから最善の応手が得る量の両席平均です（反復{ $iterations }回、選択肢{ $choices }）。
cli-solve-reach = 解かれたプレイがラウンド{ $round }の初めからここに至る割合は{ $share }%です。
cli-solve-rare = まれな局面なので、ここでの手札についての数値の根拠はわずかです。
cli-solve-ends = 最後のセットではありません。後のセットでのトークンの価値は未知なので、このセットの終わりは引き分けと同じに数えます。
cli-solve-ends-table = 最後のセットではありません。次のセットでのトークンの価値は学習した表によるので、このセットの終わりの価値は近いものの厳密ではありません。
cli-solve-kept = 前のセットからカードが残されました。それが語ることは席ごとに別々に数えるので、範囲は近いものの厳密ではありません。
cli-solve-hands = 席{ $seat }が持ちうる手札は{ $n }通り。それぞれですること：
cli-solve-belief = 席{ $seat }が持ちうる手札は{ $n }通り（どの手札も見えない人から見て）：
cli-solve-belief-own = 席{ $seat }が持ちうる手札は{ $n }通り（手番の席から見て）：
cli-solve-more = ほかに{ $n }通り。--rows で表示でき、--json にはすべてあります。
cli-solve-actual = → は実際の手札です。
cli-solve-column-hand = 手札
cli-solve-column-down = 裏向き
cli-solve-column-chance = 確率
cli-solve-column-value = 価値
cli-solve-column-mix = 手
