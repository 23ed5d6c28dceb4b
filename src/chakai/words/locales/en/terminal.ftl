### The table in the terminal.

terminal-welcome = Welcome to the tea room. You play { $game } ({ $rules }) against { $opponents }.
terminal-hint = Type a card and a mat, such as 4g# (number mat) or 4g* (suit mat); - passes; ? helps; q leaves, and the game is kept.
terminal-first-deal-you = You deal first.
terminal-first-deal-name = { $name } deals first.
terminal-heading = Set { $set } · round { $round } of { $rounds }
terminal-turns = your turn { $turn } of { $turns }
terminal-turns-until-passed = who passes is out for the round
terminal-dealer-you = you deal
terminal-dealer-name = { $name } deals
terminal-you = you
terminal-tea = tea cards
terminal-round = round { $round }
terminal-now = now
terminal-hand = Your hand
terminal-cards-in-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
terminal-loop = Ranks: { $numbers } · { $suits }
terminal-goals = Goal: { $goals }
terminal-goal-suit = { $n } of a suit
terminal-goal-whisks = { $n ->
    [one] { $n } whisk
   *[other] { $n } whisks
}
terminal-goal-each = one of each kind
terminal-goals-or = { $first } or { $second }
terminal-goals-or-three = { $first }, { $second } or { $third }
terminal-legend = # number mat · * suit mat · ▮ face down · after a hand card: where it would match
terminal-story = The story so far
terminal-prompt-turn = Your move
terminal-prompt-keep = Which cards do you keep? Type them (such as { $example }), - for none, or all
terminal-not-understood = “{ $text }” is not understood. Type a card and a mat, such as { $example }, or - to pass; ? helps.
terminal-not-understood-keep = “{ $text }” is not understood. Type the cards to keep, such as { $example }, or - for none; ? helps.
terminal-refused = That cannot be: { $reason }
terminal-resign-sure = Type resign once more to give up the game.
terminal-help-lay = { $example } or 1# · lay a card (by its text, or by its place in your hand) on the number mat; with * on the suit mat
terminal-help-pass = - · pass
terminal-help-keep = keep 4g 0 · keep these cards; - keeps none; all keeps all
terminal-help-story = story · the whole game so far
terminal-help-rules = rules · the rules, with all rulings
terminal-help-say = say TEXT · table talk; it may be false
terminal-help-claim = claim 1 · a quick claim: { $claims }
terminal-help-resign = resign · give up the game
terminal-help-quit = q · leave; the game is kept and can be resumed
terminal-left = The game is kept. Go on with: { $command }
terminal-resumed = The game goes on.
terminal-game-waiting = An unfinished game is waiting. Go on with it: { $command }
terminal-kept-record = The record of this game: { $file }
terminal-again = See it again: { $command }
