### Refusals of those who draw positions that a seat cannot tell from the one on the table.

refusal-resample-spectator = { $game } の局面を引けるのは席に対してだけです。観戦者はどの手札も見ていません。
refusal-resample-answered = 席「{ $seats }」がすべて回答済みということはありえません。回答済みになれるのは今たずねられている他の席だけで、少なくとも一つの回答がまだ残っていなければなりません。
refusal-resample-too-many = 見えていないカードの場合の数が1セットで{ $cases }通りあり、合計できる上限の{ $most }通りを超えています。この山札で何セットも持ち越されたカードがあるため、局面は引けません。
