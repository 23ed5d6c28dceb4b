### The rules of Matcha in our own words. Numbers come from the edition's fields.

rules-matcha-title = The rules of Matcha
rules-matcha-edition = Rule set: { $rules }
rules-matcha-house = House rules: { $house }
rules-matcha-unofficial = This is an unofficial page. Matcha was designed by David Harding; the published rulebooks are by Grail Games (2015) and Matagot (2020). The words here are ours.

rules-matcha-aim-heading = What it is about
rules-matcha-aim = Two hosts collect what a tea ceremony needs. You lay cards face down beside open tea cards, as a match or as a bluff, and take tokens. Sometimes the card that does not match is the one you want.

rules-matcha-cards-heading = Cards and tokens
rules-matcha-cards = There are { $cards } cards with a suit and a number: the suits { $suits }, each with the numbers 1 to { $numbers }, every card once.
rules-matcha-zeros = { $zeros ->
    [one] There is also { $zeros } card 0. It has no suit and no rank and never matches.
   *[other] There are also { $zeros } cards 0. They have no suit and no rank and never match.
}
rules-matcha-tokens = Tokens come in these kinds: { $kinds }. Their supply never runs out.
rules-matcha-ranks-heading = Ranks go in a loop
rules-matcha-ranks-numbers = Numbers: { $chain }.
rules-matcha-ranks-suits = Suits: { $chain }.
rules-matcha-ranks-loop = The lowest beats the highest; otherwise the higher wins. Of two different ones there is always exactly one winner.
rules-matcha-ranks-only-two = With only two of them, the higher simply wins.

rules-matcha-set-heading = A set
rules-matcha-set-tea = { $tea ->
   *[other] Shuffle the cards without the 0s and lay { $tea } of them face up, in pairs: the tea cards. In each pair one lies on the number mat and one on the suit mat.
}
rules-matcha-set-hands = { $hand ->
    [one] Add the 0s, shuffle again and deal { $hand } card to each player in secret. Nobody sees what is left over.
   *[other] Add the 0s, shuffle again and deal { $hand } cards to each player in secret. Nobody sees what is left over.
}
rules-matcha-set-rounds = { $rounds ->
    [one] A set has { $rounds } round, with a pair of tea cards.
    [3] A set has { $rounds } rounds, each with its own pair of tea cards: first the pair at the dealer’s left, then the one in the middle, then the one at the dealer’s right.
   *[other] A set has { $rounds } rounds, each with its own pair of tea cards.
}
rules-matcha-set-dealer = The dealer takes the first turn of every round. If nobody has won after the set, the other player deals the next.

rules-matcha-turn-heading = A turn
rules-matcha-turn = Lay one card of your hand face down on your side of one of the round’s two tea cards, or pass. You may have only one card at each tea card. Nothing is ever moved or taken back.
rules-matcha-turn-until-passed = Turns alternate until both have passed. Whoever passes is out for the round; the other goes on alone.
rules-matcha-turn-count = { $turns ->
    [one] Each player has exactly { $turns } turn in a round. Each turn is a card or a pass.
   *[other] Each player has exactly { $turns } turns in a round, by turns. Each is a card or a pass; having passed once does not keep you from playing later in the round.
}

rules-matcha-resolution-heading = The end of a round
rules-matcha-resolution = Each tea card is looked at on its own. On the number mat a card matches if it has the number of the tea card, and of two matches the higher suit is better. On the suit mat a card matches if it has the suit, and of two matches the higher number is better.
rules-matcha-row-head-cards = Cards there
rules-matcha-row-head-tokens = What happens
rules-matcha-row-both = both play, both match
rules-matcha-row-both-tokens = the better match takes a token of the tea card’s suit
rules-matcha-row-one-match = both play, one matches
rules-matcha-row-one-match-tokens = the match takes a token of the tea card’s suit, the other card a whisk
rules-matcha-row-neither = both play, neither matches
rules-matcha-row-neither-tokens = nothing
rules-matcha-row-alone = only one plays
rules-matcha-row-alone-tokens = that player takes a token of the tea card’s suit, whatever the card is; it stays face down
rules-matcha-row-nobody = nobody plays
rules-matcha-row-nobody-tokens = nothing

rules-matcha-keep-heading = Between two sets
rules-matcha-keep-any = Both players decide at the same time, unseen, which of the cards left in the hand to keep: any of them. Then everybody learns how many, not which. The tea cards come from what nobody kept, and the hands are filled up.
rules-matcha-keep-all-or-none = Both players decide at the same time, unseen, whether to keep all cards left in the hand or none. The tea cards come from what nobody kept, and the hands are filled up.
rules-matcha-keep-none = Nothing is kept: all cards are shuffled for the new set.

rules-matcha-win-heading = Winning
rules-matcha-win = At the end of a round, when both tea cards are resolved, a player wins who has one of these:
rules-matcha-goal-suit = { $n ->
    [one] { $n } token of any suit
   *[other] { $n } tokens of one suit
}
rules-matcha-goal-whisks = { $n ->
    [one] { $n } whisk
   *[other] { $n } whisks
}
rules-matcha-goal-each = at least one token of each kind
rules-matcha-tie = If both reach a goal in the same round, compare { $order }: at the first difference, whoever has more wins.
rules-matcha-tie-play-on = If all these are equal, play on, and compare again after each further round until one is ahead.
rules-matcha-tie-draw = If all these are equal, the game is a draw.
rules-matcha-length-none = There is no limit: set follows set until somebody wins.
rules-matcha-length = { $sets ->
    [one] The game has { $sets } set. If nobody has reached a goal by its end, the same comparison decides; all equal is a draw.
   *[other] The game has at most { $sets } sets. If nobody has reached a goal by the end of the last, the same comparison decides; all equal is a draw.
}
rules-matcha-start-tokens = The game does not start empty. Tokens at the start (green, red, blue, yellow, whisks): { $tokens }.

rules-matcha-see-heading = What you may know
rules-matcha-see = Your own cards of every set; all tea cards; where each side has a card lying; every card ever turned up; how many cards each holds and keeps; all tokens. Never the other’s hand or face-down cards, nor the cards left over.
rules-matcha-talk-heading = Table talk
rules-matcha-talk = You may say what you like about your cards. It may be false, and it never binds you.

rules-matcha-text-heading = Moves as text
rules-matcha-text = Cards are written 1g to { $highest }, and 0. A line gives the seat, then the move: “0 4g#” lays 4g on the number mat, “0 4g*” on the suit mat, “0 -” passes, “0 keep 4g 0” keeps two cards.

## Rulings: where the rulebooks are silent or disagree

rules-rulings-heading = Rulings
rules-rulings-intro = Where the printed rules are silent or disagree, these numbered rulings decide.
rules-rulings-head-number = No.
rules-rulings-head-question = Question
rules-rulings-head-ruling = Ruling
rules-rulings-head-why = Why
ruling-m1-question = Which rule sets are there?
ruling-m1-ruling = grail-2015, matagot-2020 (whisks are the last tie-break) and matagot-2020-nl (they are not). Every difference is one field, so a house rule is one changed field.
ruling-m1-why = The Ukrainian and the Dutch book differ.
ruling-m2-question = May I keep some cards and not others?
ruling-m2-ruling = Yes, any of them. The field keep also knows all-or-none.
ruling-m2-why = The Japanese book asks which cards to keep; the English one can be read both ways.
ruling-m3-question = Do both decide at once what to keep?
ruling-m3-ruling = Yes, before either learns anything. Then the number kept is public, the faces are not.
ruling-m3-why = Being dealt fewer cards shows the number anyway.
ruling-m4-question = Is a lone face-down card ever shown?
ruling-m4-ruling = Never to the opponent during the game. The replay of a finished game shows everything.
ruling-m4-why = The English book keeps it hidden during the set, and nothing needs it afterwards.
ruling-m5-question = Can tokens run out?
ruling-m5-ruling = No. Earning has no limit.
ruling-m5-why = Under the 2015 rules an eighth token of a kind can be needed: both may reach four in one round.
ruling-m6-question = What if I cannot play a card?
ruling-m6-ruling = With an empty hand, or with both sides of the pair covered, you pass by force. It is no decision and stands in no record.
ruling-m6-why = There is nothing to choose, and hand sizes are public.
ruling-m7-question = Who deals first?
ruling-m7-ruling = Seat 0. Who sits there is drawn, or chosen.
ruling-m7-why = The 2015 books do not say; the 2020 books name the oldest player.
ruling-m8-question = The Japanese book fixes the number of sets, counts the whisk as a suit and allows as many cards in a round as there are tea cards. Does that hold?
ruling-m8-ruling = No: there is no limit of sets, there are four suits, and only the current pair may be played to.
ruling-m8-why = They are slips; the same book plays on until somebody wins.
ruling-m9-question = How does an unresolved tie of 2015 go on?
ruling-m9-ruling = With the next round, or a new set (with keeping) after the third. Only green, red, blue and yellow are compared; goals no longer matter.
ruling-m9-why = The book asks for more of a higher-ranking token.
ruling-m10-question = Both reach a goal in the very last round of 2020?
ruling-m10-ruling = It is a tie-break, or a draw, not a count.
ruling-m10-why = The goals were reached.
ruling-m11-question = How is the final count of 2020 made?
ruling-m11-ruling = In the order of the tie-break, with or without whisks as the rule set says.
ruling-m11-why = The Ukrainian book names only the highest suit; the Dutch one prints green, red, blue, yellow.
ruling-m12-question = All equal, in the tie-break or the final count of 2020?
ruling-m12-ruling = A draw.
ruling-m12-why = The books are silent.
ruling-m13-question = Must a win be claimed?
ruling-m13-ruling = No.
ruling-m13-why = Nothing hangs on the claim.
ruling-m14-question = For how long is one the dealer?
ruling-m14-ruling = For all rounds of the set.
ruling-m14-why = The English book once speaks of the dealer of a round; everywhere else it is by set.
ruling-m15-question = Is table talk allowed?
ruling-m15-ruling = Yes. It may be false and never binds. There is free chat, and there are claims such as “it matches”.
ruling-m15-why = All four books say so.
ruling-m16-question = What if a house rule limits the sets and a tie plays on to the very end?
ruling-m16-ruling = After the last round of the last set it is a draw.
ruling-m16-why = No published rule set has both; a limit must end the game.
