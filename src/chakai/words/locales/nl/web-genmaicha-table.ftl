### De tafel van Genmaicha in de browser: wat de scripts zeggen (js-genmaicha-…) en de hulp.

## Wat er ligt

# Direct achter een bedrag, altijd in honderden: 300 yen.
js-genmaicha-yen = { " yen" }
js-genmaicha-purse = geld
js-genmaicha-shelf = drankjes
js-genmaicha-spent = al gebruikt als
js-genmaicha-bid = bod
js-genmaicha-has-bid = geboden
js-genmaicha-order = Volgorde
js-genmaicha-order-open = De biedingen bepalen wie als eerste mag.
js-genmaicha-now = nu
js-genmaicha-finished = klaar
js-genmaicha-crates = Kratten
js-genmaicha-crate = Krat
js-genmaicha-taken = al gepakt
js-genmaicha-grid = Ingrediëntkaarten en hun receptlijnen
js-genmaicha-hidden = verborgen kaart
js-genmaicha-known = gedekt, maar bij jou bekend
js-genmaicha-up = open
js-genmaicha-three = Deze drie liggen verborgen
js-genmaicha-bonus = bonus van
js-genmaicha-bonus-gone = bonus gepakt
js-genmaicha-ad = advertentie
js-genmaicha-ad-none = geen advertentie

## Bieden en pakken

js-genmaicha-bid-slider = Jouw bod
js-genmaicha-bid-go = Bied
js-genmaicha-raise-go = Leg bij:
js-genmaicha-given = Jouw bod:
js-genmaicha-none = Niets
js-genmaicha-all = Alles
js-genmaicha-less = 100 yen minder
js-genmaicha-more = 100 yen meer
js-genmaicha-take = Pak krat
js-genmaicha-again-crate = Tik nog eens op het krat of druk op Enter om het te pakken.
js-genmaicha-let-go = Terug

## Thee zetten

js-genmaicha-brew = Thee zetten
js-genmaicha-uses-up = Verbruikt:
js-genmaicha-served = gekozen drankje
js-genmaicha-serves = doet mee
js-genmaicha-another = tik voor een ander drankje
js-genmaicha-line-first = Kies eerst een receptlijn: tik op de yen erbij.
js-genmaicha-extra-first = Deze bonus hoort bij een rij die eraan grenst, en je hebt een drankje nodig voor de kaart aan de andere kant.
js-genmaicha-offer-here = hier kun je een drankje aanbieden
js-genmaicha-offer-with = Aanbieden voor de verborgen kaart
js-genmaicha-cannot = kan het niet zijn
js-genmaicha-peek = Gluren
js-genmaicha-peek-go = Gluur
js-genmaicha-pay-with = Betaal het gluren met
js-genmaicha-no-peek = Naar deze kaart kun je nu niet gluren.
js-genmaicha-ad-slider = Yen op de advertentie
js-genmaicha-ad-go = Adverteer met
js-genmaicha-no-ad = Hier kun je nu geen advertentie plaatsen.
js-genmaicha-done = Klaar
js-genmaicha-done-again = Klaar?
js-genmaicha-again-done = Tik nog eens of druk op Enter om je beurt te beëindigen.

## Hulp

web-genmaicha-help-bid = Iedereen biedt tegelijk en betaalt het eigen bod. Wie het meest biedt, pakt als eerste een krat en zet als eerste thee.
web-genmaicha-help-letters = De letters van een drankje zijn zijn kleur en zijn vorm: bS is het blauwe gedrongen blikje. Een kaart in het raster vraagt om een van de twee.
web-genmaicha-help-brew = Tik op de yen bij een receptlijn: er worden drankjes voorgesteld, en een tik op een kaart geeft het volgende drankje dat past. Tik nog eens op de yen om thee te zetten.
web-genmaicha-help-more = Bij de varianten: tik op een bonus naast de gekozen rij voor een extra ingrediënt, of op een verborgen kaart om te gluren; is de kolom eronder al gekozen, dan bied je met die tik een drankje aan. Zet je ergens als allereerste thee, dan mag je er een advertentie plaatsen.
web-genmaicha-key-bid = zoveel honderd yen bieden
web-genmaicha-key-crate = een krat
web-genmaicha-key-line = een receptlijn: rijen van onder naar boven, dan kolommen van links naar rechts
web-genmaicha-key-peek = naar een verborgen kaart gluren
web-genmaicha-key-done = de beurt beëindigen
web-genmaicha-key-let-go = de keuze terugnemen
