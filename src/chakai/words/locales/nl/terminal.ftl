### De tafel in de terminal.

terminal-welcome = Welkom in de theekamer. Je speelt { $game } ({ $rules }) tegen { $opponents }.
terminal-hint = Typ een kaart en een mat, zoals 4g# (nummermat) of 4g* (reeksmat); - is passen; ? geeft hulp; met q vertrek je en blijft de partij bewaard.
terminal-first-deal-you = Jij deelt als eerste.
terminal-first-deal-name = { $name } deelt als eerste.
terminal-heading = Set { $set } · ronde { $round } van { $rounds }
terminal-turns = jouw beurt { $turn } van { $turns }
terminal-turns-until-passed = wie past, ligt deze ronde eruit
terminal-dealer-you = jij deelt
terminal-dealer-name = { $name } deelt
terminal-you = jij
terminal-tea = ceremoniekaarten
terminal-round = ronde { $round }
terminal-now = nu
terminal-hand = Je hand
terminal-cards-in-hand = { $n ->
    [one] { $n } kaart in de hand
   *[other] { $n } kaarten in de hand
}
terminal-loop = Rangorde: { $numbers } · { $suits }
terminal-goals = Doel: { $goals }
terminal-goal-suit = { $n } van één reeks
terminal-goal-whisks = { $n ->
    [one] { $n } garde
   *[other] { $n } gardes
}
terminal-goal-each = één van elke soort
terminal-goals-or = { $first } of { $second }
terminal-goals-or-three = { $first }, { $second } of { $third }
terminal-legend = # nummermat · * reeksmat · ▮ gedekt · achter een handkaart: op welke mat die overeenkomt
terminal-story = Het verloop tot nu toe
terminal-prompt-turn = Jouw zet
terminal-prompt-keep = Welke kaarten houd je? Typ ze (zoals { $example }), - voor geen enkele, of all voor allemaal
terminal-not-understood = Ik begrijp ‘{ $text }’ niet. Typ een kaart en een mat, zoals { $example }, of - om te passen; ? geeft hulp.
terminal-not-understood-keep = Ik begrijp ‘{ $text }’ niet. Typ de kaarten die je houdt, zoals { $example }, of - voor geen enkele; ? geeft hulp.
terminal-refused = Dat kan niet: { $reason }
terminal-resign-sure = Typ nog een keer resign om de partij op te geven.
terminal-help-lay = { $example } of 1# · leg een kaart (zoals je die schrijft, of met de plek in je hand) op de nummermat; met * op de reeksmat
terminal-help-pass = - · passen
terminal-help-keep = keep 4g 0 · houd deze kaarten; met - houd je er geen, met all allemaal
terminal-help-story = story · de hele partij tot nu toe
terminal-help-rules = rules · de spelregels, met alle uitspraken
terminal-help-say = say TEXT · tafelpraat; het hoeft niet waar te zijn
terminal-help-claim = claim 1 · een snelle bewering: { $claims }
terminal-help-resign = resign · geef de partij op
terminal-help-quit = q · vertrek; de partij blijft bewaard en je kunt later verdergaan
terminal-left = De partij is bewaard. Ga verder met: { $command }
terminal-resumed = De partij gaat verder.
terminal-game-waiting = Er wacht nog een onafgemaakte partij. Speel verder met: { $command }
terminal-kept-record = Het verslag van deze partij: { $file }
terminal-again = Kijk de partij terug met: { $command }
