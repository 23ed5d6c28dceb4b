### Genmaicha's tafel in de browser: wat de scripts zeggen (js-genmaicha-…) en de hulp.

## Wat er ligt

# Direct achter een bedrag, altijd in honderden: 300 yen.
js-genmaicha-yen = { " yen" }
js-genmaicha-purse = beurs
js-genmaicha-shelf = drankjes
js-genmaicha-spent = al gebruikt als
js-genmaicha-bid = bod
js-genmaicha-has-bid = heeft geboden
js-genmaicha-order = Volgorde
js-genmaicha-order-open = De biedingen bepalen wie eerst mag.
js-genmaicha-now = nu
js-genmaicha-finished = klaar
js-genmaicha-crates = Kratten
js-genmaicha-crate = Krat
js-genmaicha-taken = gepakt door
js-genmaicha-grid = Ingrediëntkaarten en hun receptlijnen
js-genmaicha-hidden = verborgen kaart
js-genmaicha-known = gedekt, maar jij kent hem
js-genmaicha-up = open
js-genmaicha-three = Deze drie liggen verborgen
js-genmaicha-bonus = bonus van
js-genmaicha-bonus-gone = bonus gepakt
js-genmaicha-ad = advertentie
js-genmaicha-ad-none = geen advertentie

## Bieden en pakken

js-genmaicha-bid-slider = Jouw bod
js-genmaicha-bid-go = Bied
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
js-genmaicha-served = met
js-genmaicha-serves = doet mee
js-genmaicha-another = tik voor een ander drankje
js-genmaicha-line-first = Kies eerst een rij of kolom: tik op de yen ervan.
js-genmaicha-extra-first = De bonus hoort bij een rij ernaast, als je een drankje hebt voor de kaart erachter.
js-genmaicha-offer-here = hier kun je een drankje aanbieden
js-genmaicha-offer-with = Aanbieden voor de verborgen kaart
js-genmaicha-cannot = kan het niet zijn
js-genmaicha-peek = Gluren
js-genmaicha-peek-go = Gluur
js-genmaicha-pay-with = Betaal het gluren met
js-genmaicha-no-peek = Bij deze kaart kun je nu niet gluren.
js-genmaicha-ad-slider = Yen op de advertentie
js-genmaicha-ad-go = Adverteer met
js-genmaicha-no-ad = Hier kun je nu geen advertentie plaatsen.
js-genmaicha-done = Klaar
js-genmaicha-done-again = Klaar?
js-genmaicha-again-done = Tik nog eens of druk op Enter om je beurt te beëindigen.

## Hulp

web-genmaicha-help-bid = Iedereen biedt tegelijk en betaalt zijn bod. Wie het meest bood, pakt als eerste een krat en zet als eerste thee.
web-genmaicha-help-brew = Tik op de yen van een rij of kolom: er worden drankjes voorgesteld, en een tik op een kaart geeft het volgende drankje dat past. Tik nog eens op de yen om thee te zetten.
web-genmaicha-help-more = In de varianten: tik op een bonus naast de gekozen rij voor een extra ingrediënt, of op een verborgen kaart om te gluren; is de kolom gekozen, dan bied je er een drankje aan. Zet je ergens als eerste thee, dan mag je er adverteren.
web-genmaicha-key-bid = zoveel honderd yen bieden
web-genmaicha-key-crate = een krat
web-genmaicha-key-line = rijen van onder naar boven, dan kolommen van links naar rechts
web-genmaicha-key-peek = gluren bij een verborgen kaart
web-genmaicha-key-done = de beurt beëindigen
web-genmaicha-key-let-go = terug
