### Solved positions.

cli-solve-about = Los een stelling van Matcha op in de laatste twee rondes van een set: wat volmaakt spel met elke hand doet.
cli-solve-moves = De stelling na zoveel zetten van het verslag, delingen meegeteld; anders de laatste waarin iemand aan zet is.
cli-solve-from = Los op vanaf het begin van deze ronde van de set; anders vanaf dat van de huidige. Eerdere keuzes gelden als gelijkmatig gemaakt.
cli-solve-iterations = Hoe vaak er geleerd wordt; vaker komt dichter bij volmaakt spel.
cli-solve-ranges = Een JSON-bestand met wat elke stoel aan dat begin kan hebben, en hoe waarschijnlijk.
cli-solve-limit = Weiger stellingen met meer keuzes dan dit.
cli-solve-rows = Hoeveel handen per stoel worden getoond, de waarschijnlijkste eerst.
cli-solve-show = Zeg welke hand wie aan zet is werkelijk heeft, en wat de ander daarnaast kan hebben.
cli-solve-json = Schrijf alles als JSON.
cli-solve-compiling = Compileren, eenmalig op deze machine; dat duurt een minuut of twee.
cli-solve-progress = Iteraties

cli-solve-title = { $moves ->
    [one] { $game } · { $rules } · set { $set }, ronde { $round }, na { $moves } zet
   *[other] { $game } · { $rules } · set { $set }, ronde { $round }, na { $moves } zetten
}
cli-solve-table = Ceremoniekaarten { $tea }. Fiches: stoel 0 { $first }, stoel 1 { $second }.
cli-solve-value = Stoel { $seat } is aan zet; voor die stoel is de stelling { $value } waard (winst telt 1, verlies −1), dat is { $share }% van de punten.
cli-solve-gain = Uitbuitbaarheid { $gain }: zoveel winnen de beste antwoorden, gemiddeld over beide stoelen, vanaf het begin van ronde { $round } ({ $iterations } iteraties, { $choices } keuzes).
cli-solve-reach = Opgelost spel komt hier vanaf het begin van ronde { $round } in { $share }% van de gevallen.
cli-solve-rare = Dat is zeldzaam: wat hier over handen gezegd wordt, steunt op weinig.
cli-solve-ends = Deze set is niet de laatste. Wat fiches in latere sets waard zijn, is niet bekend; het einde van deze set telt daarom als gelijkspel.
cli-solve-ends-table = Deze set is niet de laatste. Wat fiches in de volgende waard zijn, komt uit een geleerde tabel; het einde van deze set is dus dichtbij, maar niet exact.
cli-solve-kept = Er zijn kaarten gehouden uit de set ervoor. Wat dat zegt, is voor elke stoel apart meegeteld; het bereik is dus dichtbij, maar niet exact.
cli-solve-hands = { $n ->
    [one] Stoel { $seat } kan één hand hebben; wat hij ermee doet:
   *[other] Stoel { $seat } kan { $n } handen hebben; wat hij met elk doet:
}
cli-solve-belief = { $n ->
    [one] Stoel { $seat } kan maar één hand hebben, voor wie geen hand ziet:
   *[other] Stoel { $seat } kan { $n } handen hebben, voor wie geen hand ziet:
}
cli-solve-belief-own = { $n ->
    [one] Stoel { $seat } kan maar één hand hebben, voor wie aan zet is:
   *[other] Stoel { $seat } kan { $n } handen hebben, voor wie aan zet is:
}
cli-solve-more = Nog { $n }; --rows toont meer, --json heeft alles.
cli-solve-actual = → is de werkelijke hand.
cli-solve-column-hand = hand
cli-solve-column-down = gedekt
cli-solve-column-chance = kans
cli-solve-column-value = waarde
cli-solve-column-mix = zetten
