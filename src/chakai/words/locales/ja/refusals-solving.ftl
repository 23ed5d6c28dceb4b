### Refusals of the solver.

refusal-ranges-empty = どう配っても、双方が候補の手札を同時に持つことはできません。相手の手札と両立する手札を、双方に1つ以上指定してください。
refusal-solve-no-turn = { $stage ->
    [over] この局面ではゲームが終わっています。--moves でもっと前の局面を選んでください。
    [keep] この局面は残すカードを決めるところです。解けるのはラウンド中の手番だけです。
   *[deal] この局面はカードを配るところで、誰の手番でもありません。--moves で別の局面を選んでください。
}
refusal-solve-no-such-round = この局面ではラウンド{ $number }はまだ始まっていません。指定できるのは 1…{ $last } です。
refusal-solve-too-early = 厳密に解けるのはセットの最後の2ラウンドだけです。ラウンド{ $number }は早すぎます。解けるのはラウンド{ $first }からです。
refusal-solve-too-large = 局面が大きすぎます。選択肢は約{ $choices }個で、上限は{ $limit }個です。もっと後の局面を選ぶか、--limit を大きくしてください。
refusal-solve-not-matcha = これは{ $game }の記録です。解けるのは「抹茶」だけです。
refusal-solve-moves = 記録は{ $count }手までです。{ $number }手目の後の局面はありません。
refusal-range-form = 手札の候補を読み込めません（箇所：{ $place }）。正しい形は {"{"}"0": [{"{"}"hand": "1g 0", "hidden": "3b", "weight": 0.5{"}"}]{"}"} のようなJSONオブジェクトで、席は0と1、重みは負でない数です。
refusal-range-hold = ここで席{ $seat }の手札が { $hand }、裏向きのカードが { $hidden } ということはありえません。次のカードのうち、手札が{ $cards }枚、裏向きが{ $face_down }枚のはずです：{ $possible }
refusal-range-lacks = 席{ $seat }の実際の手札（{ $hand }）が、その席の手札の候補にありません。
