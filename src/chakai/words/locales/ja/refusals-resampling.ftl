### Refusals of those who draw positions that a seat cannot tell from the one on the table.

refusal-resample-spectator = { $game } の局面をサンプリングできるのは、席の視点からだけです。観戦者はどの手札も見ていません。
refusal-resample-answered = 席「{ $seats }」がすべて決定済みということはありえません。決定済みになりうるのは、今決定を求められているほかの席だけで、少なくとも1つの席はまだ決めていないはずです。
refusal-resample-too-many = 見えていないカードの組み合わせが1セットで{ $cases }通りあり、集計できる上限の{ $most }通りを超えています。このカード構成で何セットも手札を残していると、局面をサンプリングできません。
