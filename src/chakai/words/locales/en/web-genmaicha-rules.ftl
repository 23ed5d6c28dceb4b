### Drawn situations of Genmaicha's rules pages. The reader is "You", the others have names.

## What stands on a drawing

# The names of two more players; see situation-you, situation-other.
drawn-third = Jo
drawn-fourth = Max
drawn-yen = { $yen } yen
drawn-bonus = bonus: { $yen } yen
drawn-bonus-gone = bonus taken
drawn-ad = Ad: { $name }, { $yen } yen
drawn-back = face-down card
# Read aloud. $ingredients: names of one or two ingredients.
drawn-spent = { $drink }, has served as: { $ingredients }
drawn-serves = { $drink }, serves as: { $ingredient }
drawn-extra = Extra
drawn-offer = Offered
drawn-grid = The grid
drawn-shelf = Shelf: { $name }
drawn-shelf-empty = no drinks
drawn-crate = Crate { $crate }
drawn-hidden = The hidden row
# Whose eyes.
drawn-eyes-you = What you see
drawn-eyes-name = What { $name } sees
# Heads of small tables.
drawn-player = Player
drawn-bid = Bid
drawn-follow-up = Follow-up
drawn-purse = Purse
drawn-drinks = Drinks
drawn-secret = secret
drawn-toss = ordered by chance
drawn-bag = Back to the bag
drawn-refused = Not allowed

## Captions: chapters

drawn-parts-caption = A drink, and the two cards it can serve for.
drawn-setup-caption = The table before the first round.
drawn-rounds-caption = Crates of a first round with three players, open to all.
drawn-bid-caption = You and Bea bid the same, and your follow-up puts you ahead of her. Jo bid more from the start.
drawn-brew-caption = The blue stubby can serves twice: as a shape and as a colour. Then there is less at the line.
drawn-iri-caption = A row with one card more. The bonus that lies between is yours.
drawn-ceremony-caption = First a look at the hidden card, then a brew that offers just the right ingredient.
drawn-market-caption = You are the first here and advertise. When Bea brews the same line, your ad pays.
drawn-end-caption = Two are equal on yen. The drinks that are left decide.

## Captions: rulings

drawn-g1-caption = One drink, two cards. Here the blue stubby can serves for both in a single brew.
drawn-g2-caption = Everybody has paid, you as well as Bea. Jo bid nothing, keeps all yen and gets the last crate.
drawn-g3-caption = Halves of a step cannot be bid.
drawn-g4-caption = Bid and follow-up together, you put down more than Jo. But Jo was not tied, and stays ahead.
drawn-g5-caption = The same bid, the same follow-up: a toss puts Bea ahead of you.
drawn-g6-caption = Yen grow from the bottom row up, and go on from the left column to the right one.
drawn-g7-caption = Three drinks have served once. Their other halves do not help: they all go. The one without work stays.
drawn-g8-caption = What you used is back in the bag in time. Two of these drinks turn up again in the next crates.
drawn-g9-caption = There is nothing left at the bottom row. You brew it all the same, for the bonus.
drawn-g10-caption = No coins lie under the hidden row, so the top row gets no extra from there.
drawn-g11-caption = The look has cost you the shape of one drink. Its colour can still serve in this turn; then the drink goes.
drawn-g12-caption = You brew where your own ad stands. It stays, and waits for somebody else.
drawn-g13-caption = Your ad still stands when all is over. Its yen count for nobody, and Bea wins.
drawn-g14-caption = Your purse was empty. The ad is placed with what this very brew has brought.
drawn-g15-caption = Purses and shelves lie open. Secret are Bea’s bid, until all are shown, and the cards you have not looked at.
drawn-g16-caption = A wrong offer. All four drinks are gone on the spot, with whatever they could still have done.
drawn-g17-caption = Bea has no yen, so nobody asks for her bid. Nor for her choice of the last crate.
drawn-g18-caption = Somebody has taken the bonus here. Where none lies, no extra is possible.
drawn-g19-caption = White is face up, and still pays for a look at another card. The open card itself needs no look.
drawn-g20-caption = Two pairs are tied. All four bid once more at once; then chance orders the higher pair, then the lower one.
drawn-g21-caption = Red lies in the grid, so it cannot be hidden. You may offer it all the same, in vain.
drawn-g22-caption = The offer fails, but the line is brewed: there is less at it now, and Bea’s ad has paid.
drawn-g23-caption = You were first at the top row, but brewed on before you placed an ad. Now it is too late.
drawn-g24-caption = Three are equal on yen. You and Bea have more drinks left than Jo, and share the win.
drawn-g25-caption = You have the first seat, yet come last. Only the bids count.
drawn-g26-caption = The card above is open. The column needs three cards again, and takes no more offers.
drawn-g27-caption = You look twice at the same card, in your own turn. Now you know it; Bea only knows that you looked.
drawn-g28-caption = You get all the yen of the line. What the ad brings Bea, the bank pays.
drawn-g29-caption = The bonus is yours. Its place stays empty until the end.
drawn-g30-caption = The letters on cards and in moves are the same in every language.
