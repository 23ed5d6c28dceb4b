### The terminal's table of Genmaicha.

terminal-brew-hint = Answer with a number to bid, a letter to take a crate, a line to brew it (such as top or left); done ends your turn; ? helps; q leaves, and the game is kept.
terminal-brew-heading = Round { $round } of { $rounds }
terminal-brew-stage = { $stage ->
    [bid] bidding
    [raise] follow-up bids
    [choose] choosing crates
   *[brew] brewing
}
terminal-brew-yen = { $yen } yen
terminal-brew-bid = bid { $yen }
terminal-brew-crate = crate { $crate }
terminal-brew-hidden = hidden row: { $cards }
terminal-brew-ad-yours = your ad: { $yen } yen
terminal-brew-ad-name = ad of { $name }: { $yen } yen
terminal-brew-bonus = bonus
terminal-brew-shelf = Your shelf
terminal-brew-spent = What has served in this turn is in brackets.
terminal-brew-can = You can brew: { $lines }
terminal-brew-cannot = You can brew nothing now.
terminal-brew-proposal = { $line }: { $drinks }
terminal-brew-prompt-bid = Your bid, 0 to { $most } yen
terminal-brew-prompt-raise = Equal bids. How much do you add, 0 to { $most } yen
terminal-brew-prompt-crate = Which crate do you take
terminal-brew-prompt-brew = Which line do you brew, or done
terminal-brew-prompt-ad = You are the first here: ad YEN places an ad of up to { $most } yen; or go on brewing, or done
terminal-brew-not-understood-bid = “{ $text }” is not understood. Type an amount in steps of 100, such as { $example }; ? helps.
terminal-brew-not-understood-crate = “{ $text }” is not understood. Type the letter of a crate, such as { $example }; ? helps.
terminal-brew-not-understood-brew = “{ $text }” is not understood. Type a line, such as { $example }, or done; ? helps.
terminal-brew-cannot-line = This line cannot be brewed now: a drink with { $ingredient } is missing.
terminal-brew-help-bid = 300 · bid 300 yen
terminal-brew-help-crate = B · take crate B
terminal-brew-help-brew = top · brew the top row with the fewest drinks; top rH bS bS · with these drinks
terminal-brew-help-extra = middle + left above · also add the card above, in the left column, for the bonus
terminal-brew-help-offer = left ? wN w · also offer the w of wN to the hidden card
terminal-brew-help-peek = peek right kX X · spend the X of kX to look at the hidden card above the right column
terminal-brew-help-ad = ad 300 · place an ad with 300 yen where you were just the first to brew
terminal-brew-help-done = done · end your turn
