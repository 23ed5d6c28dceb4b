### Solved positions.

cli-solve-about = Los een Matcha-stelling uit de laatste twee rondes van een set op: wat perfect spel met elke hand doet.
cli-solve-moves = De stelling na zoveel zetten uit het verslag, het delen meegeteld; anders de laatste waarin iemand aan zet is.
cli-solve-from = Los op vanaf het begin van deze ronde van de set; anders vanaf het begin van de huidige ronde. Bij eerdere keuzes geldt elke mogelijkheid als even waarschijnlijk.
cli-solve-iterations = Aantal leerrondes; hoe meer, hoe dichter bij perfect spel.
cli-solve-ranges = Een JSON-bestand met wat elke stoel aan het begin van die ronde kan hebben, en hoe waarschijnlijk dat is.
cli-solve-limit = Weiger stellingen met meer keuzes dan dit aantal.
cli-solve-rows = Hoeveel handen per stoel worden getoond, de waarschijnlijkste eerst.
cli-solve-show = Toon welke hand de speler aan zet werkelijk heeft, en wat de ander dan kan hebben.
cli-solve-json = Schrijf alles als JSON.
cli-solve-compiling = Compileren, eenmalig op deze computer; dat duurt een minuut of twee.
cli-solve-progress = Iteraties

cli-solve-title = { $moves ->
    [one] { $game } · { $rules } · set { $set }, ronde { $round }, na { $moves } zet
   *[other] { $game } · { $rules } · set { $set }, ronde { $round }, na { $moves } zetten
}
cli-solve-table = Ceremoniekaarten { $tea }. Fiches: stoel 0 { $first }, stoel 1 { $second }.
cli-solve-value = Stoel { $seat } is aan zet; voor die stoel is de stelling { $value } waard (winst telt 1, verlies −1), dat is { $share }% van de punten.
cli-solve-gain = Uitbuitbaarheid { $gain }: zoveel zouden de beste antwoorden winnen, gemiddeld over beide stoelen, vanaf het begin van ronde { $round } ({ $iterations } iteraties, { $choices } keuzes).
cli-solve-reach = Vanaf het begin van ronde { $round } leidt de oplossing in { $share }% van de gevallen hierheen.
cli-solve-rare = Dat is zeldzaam: wat hier over handen wordt gezegd, is zwak onderbouwd.
cli-solve-ends = Deze set is niet de laatste. Wat fiches in latere sets waard zijn, is niet bekend; het einde van deze set telt daarom als gelijkspel.
cli-solve-ends-table = Deze set is niet de laatste. Wat fiches in de volgende waard zijn, komt uit een tabel die door leren is verkregen; de waarde van het einde van deze set is dus een benadering, niet exact.
cli-solve-kept = Er zijn kaarten gehouden uit de set ervoor. Wat dat zegt, is voor elke stoel apart meegeteld; de bereiken zijn dus een benadering, niet exact.
cli-solve-hands = { $n ->
    [one] Stoel { $seat } kan één hand hebben; wat hij ermee doet:
   *[other] Stoel { $seat } kan { $n } handen hebben; wat hij met elke hand doet:
}
cli-solve-belief = { $n ->
    [one] Voor wie geen hand ziet, kan stoel { $seat } maar één hand hebben:
   *[other] Voor wie geen hand ziet, zijn er { $n } handen die stoel { $seat } kan hebben:
}
cli-solve-belief-own = { $n ->
    [one] Voor wie aan zet is, kan stoel { $seat } maar één hand hebben:
   *[other] Voor wie aan zet is, zijn er { $n } handen die stoel { $seat } kan hebben:
}
cli-solve-more = Nog { $n }; --rows toont er meer, --json geeft alles.
cli-solve-actual = → is de werkelijke hand.
cli-solve-column-hand = hand
cli-solve-column-down = gedekt
cli-solve-column-chance = kans
cli-solve-column-value = waarde
cli-solve-column-mix = zetten
