### Refusals of those who draw positions that a seat cannot tell from the one on the table.

refusal-resample-spectator = { $game } の局面を引けるのは席に対してだけです。観戦者はどの手札も見ていません。
refusal-resample-answered = 席「{ $seats }」がすべて回答済みということはありえません。回答済みになれるのは今たずねられている他の席だけで、少なくとも一つの回答がまだ残っていなければなりません。
