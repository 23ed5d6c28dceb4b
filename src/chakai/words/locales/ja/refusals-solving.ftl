### Refusals of the solver.

refusal-ranges-empty = 双方が指定範囲の手札を同時に持てる配り方がありません。相手の手札と両立する手札を、双方に1つ以上指定してください。
refusal-solve-no-turn = { $stage ->
    [over] この局面ではゲームが終わっています。--moves でもっと前の局面を選んでください。
    [keep] この局面では残すカードを決めるところです。解けるのはラウンドの手番だけです。
   *[deal] この局面ではカードを配るところで、誰の手番でもありません。--moves で別の局面を選んでください。
}
refusal-solve-no-such-round = この局面ではラウンド{ $number }はまだ始まっていません。指定できるのは 1…{ $last } です。
refusal-solve-too-early = 厳密に解けるのはセットの最後の2ラウンドだけです。ラウンド{ $number }は早すぎます。最初に解けるのはラウンド{ $first }です。
refusal-solve-too-large = 局面が大きすぎます。選択肢は約{ $choices }で、上限は{ $limit }です。もっと後の局面を選ぶか、--limit を大きくしてください。
refusal-solve-not-matcha = これは{ $game }の記録です。解けるのは「抹茶」だけです。
refusal-solve-moves = 記録は{ $count }手です。{ $number }手の後の局面はありません。
refusal-range-form = 範囲を読めません（箇所：{ $place }）。正しい形は {"{"}"0": [{"{"}"hand": "1g 0", "hidden": "3b", "weight": 0.5{"}"}]{"}"} のようなJSONオブジェクトで、席は0と1、重みは負でない数です。
refusal-range-hold = ここで席{ $seat }が手札に { $hand }、裏向きに { $hidden } を持つことはできません。次のカードのうち手札{ $cards }枚、裏向き{ $face_down }枚のはずです：{ $possible }
refusal-range-lacks = 席{ $seat }の実際の手札（{ $hand }）は、その範囲にありません。
