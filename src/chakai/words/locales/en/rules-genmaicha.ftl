### The rules of Genmaicha in our own words. Numbers come from the rules' fields.

rules-genmaicha-title = The rules of Genmaicha
rules-genmaicha-edition = Rule set: { $rules }
rules-genmaicha-house = House rules: { $house }
rules-genmaicha-unofficial = This is an unofficial page. Genmaicha was designed by Dylan Howard Cromwell for the Tokyo Jidohanbaiki box. The words here are ours.

rules-genmaicha-aim-heading = What it is about
rules-genmaicha-aim = Two to six brewers bid in secret for crates of drinks, blend them into tea by the recipes of a grid, and earn yen. The most yen wins.

rules-genmaicha-parts-heading = Drinks and ingredients
rules-genmaicha-parts-drinks = There are 36 drinks, every mix of six colours and six shapes once. A drink offers two ingredients: its colour and its shape.
rules-genmaicha-parts-colours = Colours: { $colours }.
rules-genmaicha-parts-shapes = Shapes: { $shapes }.
rules-genmaicha-parts-cards = There are 12 ingredient cards, one for each colour and one for each shape.

rules-genmaicha-setup-heading = Setting up
rules-genmaicha-setup-grid = Lay nine shuffled cards as a grid of three rows and three columns. Each row and each column is a line: a recipe of three cards.
rules-genmaicha-setup-yen = Yen lie at the lines: bottom row { $bottom }, middle row { $middle }, top row { $top }, left column { $left }, centre column { $centre }, right column { $right }.
rules-genmaicha-setup-purse = All drinks go into the bag. Everybody starts with { $yen } yen.

rules-genmaicha-rounds-heading = Rounds
rules-genmaicha-rounds = Each round: fill one crate for each player from the bag, bid for them, then brew. Drinks in each crate:
rules-genmaicha-rounds-head-players = players
rules-genmaicha-rounds-head-round = round { $round }

rules-genmaicha-bid-heading = Bidding
rules-genmaicha-bid = All bid at once, in secret, from 0 to all their yen, in steps of 100. Then all bids are shown.
rules-genmaicha-bid-paid-all = Everybody pays what they bid.
rules-genmaicha-bid-paid-first = Only the one who comes first pays, the follow-up bid included.
rules-genmaicha-bid-tie = Those with equal bids bid once more in secret; that only orders them among themselves. Those still equal are ordered by chance.
rules-genmaicha-bid-crates = The highest chooses a crate and takes all its drinks, then the next. The last crate is taken without a choice.

rules-genmaicha-brew-heading = Brewing
rules-genmaicha-brew-order = In the same order each player has one brewing turn: as many brews as they like, one after another.
rules-genmaicha-brew-serve = To brew a line, name for each of its cards a drink with that ingredient: rows from left to right, columns from top to bottom. In one turn a drink can serve once as its colour and once as its shape, never twice as the same.
rules-genmaicha-brew-yen = Take the yen at the line; then the line drops by { $drop }, never below 0. The same line may be brewed again.
rules-genmaicha-brew-discard = At the end of the turn every drink that served goes back to the bag. Unused drinks are kept.
rules-genmaicha-brew-keep-half = At the end of the turn drinks that served as both go back to the bag. One that served once is kept for its other ingredient.

rules-genmaicha-end-heading = The end
rules-genmaicha-end = After the last round most yen wins; then most drinks left; then the win is shared.

rules-genmaicha-iri-heading = Matcha-iri
rules-genmaicha-iri = Bonus yen lie between the cards of each column: { $left } at both gaps of the left, { $centre } of the centre and { $right } of the right column. A brew of a row may add one card of a neighbouring row, in any column, if a drink serves for it too; the bonus in that gap is taken and gone.

rules-genmaicha-ceremony-heading = Tea Ceremony
rules-genmaicha-ceremony = The three other cards lie face down above the columns. Everybody knows which three they are, nobody their order.
rules-genmaicha-ceremony-peek = Peek: in your brewing turn spend an ingredient that is one of the three, and look at one of the face-down cards, alone.
rules-genmaicha-ceremony-offer = Brew a column with its hidden card: also offer one ingredient of a drink. If it is the hidden one, you take { $pay } yen more and the card is turned up for good.
rules-genmaicha-ceremony-fail-at-once = If not, you take the line’s yen only, and all drinks of this brew are lost at once.
rules-genmaicha-ceremony-fail-end = If not, you take the line’s yen only, and the drinks of this brew count as used.

rules-genmaicha-market-heading = Tea Market
rules-genmaicha-market = The first player ever to brew a line may at once place an ad there with 100 yen or more. When another player later brews that line, the owner gets the yen back and as much again from the bank, and the ad is gone.
rules-genmaicha-market-own-nothing = Your own brew does nothing to your own ad.
rules-genmaicha-market-own-pay = Your own later brew sets off your own ad as well.

rules-genmaicha-see-heading = What you may know
rules-genmaicha-see = Everything but bids that are not shown yet, the order of the bag, and the order of the hidden row, unless you have peeked. That somebody peeks, where and with what is public.

rules-genmaicha-text-heading = Moves as text
rules-genmaicha-text = A line gives the seat, then the move: “0 bid 300”, “0 raise 100”, “0 crate B”, “0 brew top rH bS bS”, “0 brew middle gH yT gN + left above rO”, “0 brew left rO gH gT ? wN w”, “0 peek right kX X”, “0 ad left 300”, “0 done”.

## Rulings

ruling-g1-question = Does a drink have two ingredients or three?
ruling-g1-ruling = Two: its colour and its shape.
ruling-g1-why = The box has two families of cards, and the sheet’s example uses colour and shape.
ruling-g2-question = Who pays bids?
ruling-g2-ruling = Everybody pays what they bid, follow-ups too. The field bids_paid also knows first.
ruling-g2-why = The yen are in the hand when they are shown, and everybody gets a crate.
ruling-g3-question = What is the smallest unit?
ruling-g3-ruling = 100 yen.
ruling-g3-why = Every printed figure is a multiple of 100.
ruling-g4-question = Can a follow-up bid overtake a higher bid that was not tied?
ruling-g4-ruling = No.
ruling-g4-why = It only resolves the tie.
ruling-g5-question = And if they tie again?
ruling-g5-ruling = Chance orders those still equal.
ruling-g5-why = The sheet’s coin toss, for more than two as well.
ruling-g6-question = Where do 400, 500 and 600 lie?
ruling-g6-ruling = At the left, centre and right column.
ruling-g6-why = The rows go up the left side, then it goes on around the top.
ruling-g7-question = May a drink that served once be kept for its other ingredient?
ruling-g7-ruling = No, it is discarded at the end of the turn. The field half_used also knows keep.
ruling-g7-why = The sheet discards every used drink.
ruling-g8-question = When are used drinks back in the bag?
ruling-g8-ruling = Before the next crates are filled.
ruling-g8-why = Nothing is drawn within a turn.
ruling-g9-question = May one brew for 0 yen?
ruling-g9-ruling = Yes; it may take a bonus or set off an ad. It is never forced.
ruling-g9-why = Nothing forbids it.
ruling-g10-question = Is there a Matcha-iri bonus at the hidden row?
ruling-g10-ruling = No.
ruling-g10-why = Only three rows have gaps between them.
ruling-g11-question = What does a peek cost?
ruling-g11-ruling = One ingredient of a drink; the drink counts as used.
ruling-g11-why = The sheet asks to discard a matching ingredient.
ruling-g12-question = What if I brew a line with my own ad?
ruling-g12-ruling = Nothing happens to the ad. The field own_ads also knows pay.
ruling-g12-why = Otherwise doubling one’s own money would be free.
ruling-g13-question = What happens to ads left at the end?
ruling-g13-ruling = Their yen are lost.
ruling-g13-why = That is the risk of an ad.
ruling-g14-question = When is an ad placed?
ruling-g14-ruling = Directly after that first brew, from what the player then has.
ruling-g14-why = The sheet gives the choice to the first to brew.
ruling-g15-question = Are yen and drinks open?
ruling-g15-ruling = Yes. Only bids before they are shown, peeked cards and the order of the hidden row are secret.
ruling-g15-why = Nothing says otherwise.
ruling-g16-question = What happens to the drinks of a failed ceremony brew?
ruling-g16-ruling = They are gone at once, so their other use is lost too. The field failed_brew also knows end-of-turn.
ruling-g16-why = It must mean more than the usual discard at the end of the turn.
ruling-g17-question = What about moves without a choice?
ruling-g17-ruling = They are no decisions and stand in no record: a bid without yen, the last crate, being done when nothing else is possible.
ruling-g17-why = As in Matcha.
ruling-g18-question = An extra ingredient at a gap whose bonus is gone?
ruling-g18-ruling = Not possible.
ruling-g18-why = There is nothing to take.
ruling-g19-question = What pays for a peek once a hidden card is up?
ruling-g19-ruling = Still any of the three ingredients of the fourth row; but only a face-down card can be looked at.
ruling-g19-why = The sheet asks for a match with one of these cards.
ruling-g20-question = Several groups are tied at once?
ruling-g20-ruling = All bid again in one stage, written in seat order; then come the tosses, the highest group first, before any crate is chosen.
ruling-g20-why = One reading of a follow-up bid.
ruling-g21-question = May I offer an ingredient that plainly cannot be the hidden one?
ruling-g21-ruling = Yes, and it fails.
ruling-g21-why = Bluffing costs only oneself.
ruling-g22-question = Is a failed ceremony brew a brew of the line?
ruling-g22-ruling = Yes: its yen drop, it may earn the right to an ad, and it sets off another’s ad.
ruling-g22-why = The line was brewed.
ruling-g23-question = And an ad not placed at once?
ruling-g23-ruling = The right is gone for the game.
ruling-g23-why = Being first comes once.
ruling-g24-question = Several are equal on yen, some of them on drinks too?
ruling-g24-ruling = Of those with the most yen, the ones with the most drinks share the win.
ruling-g24-why = It is the sheet’s last tie-break.
ruling-g25-question = Who is the first player?
ruling-g25-ruling = It has no effect; seats are drawn.
ruling-g25-why = Bids make the order.
ruling-g26-question = What becomes of a column whose hidden card is turned up?
ruling-g26-ruling = It is a line of three cards again.
ruling-g26-why = The sheet only turns the card over.
ruling-g27-question = When may one peek?
ruling-g27-ruling = Only in one’s own brewing turn, alone; a card may be looked at again.
ruling-g27-why = The sheet allows it in the brewing phase.
ruling-g28-question = Who pays what an ad earns?
ruling-g28-ruling = The bank, not the brewer.
ruling-g28-why = The sheet says that the owner is paid, not by whom.
ruling-g29-question = Is a Matcha-iri bonus refilled?
ruling-g29-ruling = No, it is taken once.
ruling-g29-why = The sheet only has it taken.
ruling-g30-question = What are the colours and shapes called?
ruling-g30-ruling = The names are ours, except blue and the stubby can.
ruling-g30-why = The sheet names no others.
