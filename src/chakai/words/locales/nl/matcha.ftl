### Matcha: wat er aan tafel gebeurt.
### $name: een speler. $card, $cards, $tea: kaarten zoals geschreven (4g, 0). $mat: number of suit. $kind: g, r, b, y of w.

## De eigen woorden van het spel

# Between the parts of a list.
comma = { ", " }
# Between two sentences.
space = { " " }
matcha-title = Matcha
matcha-kind = { $kind ->
    [g] thee
    [r] kom
    [b] water
    [y] schep
   *[w] garde
}
matcha-suit = { $kind ->
    [g] groen (thee)
    [r] rood (kom)
    [b] blauw (water)
   *[y] geel (schep)
}

## Gebeurtenissen

event-deal-you = Set { $set }. Jij deelt en bent in elke ronde als eerste aan de beurt.
event-deal-name = Set { $set }. { $name } deelt en is in elke ronde als eerste aan de beurt.
event-round = Ronde { $round } van { $rounds }.
event-lay-you = { $mat ->
    [number] Je legt { $card } gedekt bij { $tea } op de nummermat.
   *[suit] Je legt { $card } gedekt bij { $tea } op de reeksmat.
}
event-lay-open = { $mat ->
    [number] { $name } legt { $card } gedekt bij { $tea } op de nummermat.
   *[suit] { $name } legt { $card } gedekt bij { $tea } op de reeksmat.
}
event-lay-hidden = { $mat ->
    [number] { $name } legt een kaart gedekt bij { $tea } op de nummermat.
   *[suit] { $name } legt een kaart gedekt bij { $tea } op de reeksmat.
}
event-pass-you = Je past.
event-pass-name = { $name } past.
event-forced-you = Je kunt geen kaart meer leggen en moet passen.
event-forced-name = { $name } kan geen kaart meer leggen en moet passen.
event-show-you = { $mat ->
    [number] Je draait { $card } om bij { $tea } op de nummermat.
   *[suit] Je draait { $card } om bij { $tea } op de reeksmat.
}
event-show-name = { $mat ->
    [number] { $name } draait { $card } om bij { $tea } op de nummermat.
   *[suit] { $name } draait { $card } om bij { $tea } op de reeksmat.
}

# Een fiche als lijdend voorwerp.
token-object = { $kind ->
    [g] een groen fiche (thee)
    [r] een rood fiche (kom)
    [b] een blauw fiche (water)
    [y] een geel fiche (schep)
   *[w] een witte garde
}
event-take-better-match-you = Beide kaarten komen overeen met { $tea }; die van jou is de beste overeenkomst. Je pakt { token-object }.
event-take-better-match-name = Beide kaarten komen overeen met { $tea }; { $name } heeft de beste overeenkomst en pakt { token-object }.
event-take-only-match-you = Alleen jouw kaart komt overeen met { $tea }. Je pakt { token-object }.
event-take-only-match-name = Alleen de kaart van { $name } komt overeen met { $tea }. { $name } pakt { token-object }.
event-take-no-match-you = Jouw kaart komt niet overeen, dus pak je { token-object }.
event-take-no-match-name = De kaart van { $name } komt niet overeen, dus pakt { $name } { token-object }.
event-take-alone-you = Alleen jij hebt een kaart bij { $tea }: je pakt { token-object }. De kaart blijft gedekt liggen.
event-take-alone-name = Alleen { $name } heeft een kaart bij { $tea } en pakt { token-object }. De kaart blijft gedekt liggen.
event-nothing-neither-matches = Geen van beide kaarten komt overeen met { $tea }: daar pakt niemand iets.
event-nothing-nobody-played = Bij { $tea } heeft niemand gespeeld: daar pakt niemand iets.
event-keep-you = { $n ->
    [0] Je houdt geen kaarten.
   *[other] Je houdt { $cards }.
}
event-keep-open = { $n ->
    [0] { $name } houdt geen kaarten.
   *[other] { $name } houdt { $cards }.
}
event-keep-hidden = { $n ->
    [0] { $name } houdt geen kaarten.
    [one] { $name } houdt { $n } kaart.
   *[other] { $name } houdt { $n } kaarten.
}
event-play-on = Beide spelers hebben een doel gehaald en niemand staat voor: het spel gaat door tot iemand voorstaat.

## Afloop

ending-goal-you = Je haalt een doel en wint!
ending-goal-name = { $name } haalt een doel en wint.
ending-tie-break-you = Beide spelers hebben een doel gehaald. De fiches worden vergeleken: { matcha-kind } geeft de doorslag, { $more } tegen { $less }. Jij wint!
ending-tie-break-name = Beide spelers hebben een doel gehaald. De fiches worden vergeleken: { matcha-kind } geeft de doorslag, { $more } tegen { $less }. { $name } wint.
ending-count-you = De laatste set is afgelopen en niemand heeft een doel gehaald. De fiches worden vergeleken: { matcha-kind } geeft de doorslag, { $more } tegen { $less }. Jij wint!
ending-count-name = De laatste set is afgelopen en niemand heeft een doel gehaald. De fiches worden vergeleken: { matcha-kind } geeft de doorslag, { $more } tegen { $less }. { $name } wint.
ending-draw = Alles is gelijk: gelijkspel.
ending-forfeit-resigned-you = Je geeft op en verliest de partij.
ending-forfeit-resigned-name = { $name } geeft op en verliest de partij.
ending-forfeit-time-you = Je tijd is op: je verliest de partij.
ending-forfeit-time-name = De tijd van { $name } is op: { $name } verliest de partij.
ending-forfeit-illegal-you = Je hebt een ongeldige zet gedaan en verliest de partij.
ending-forfeit-illegal-name = { $name } heeft een ongeldige zet gedaan en verliest de partij.
ending-forfeit-broken-you = Je gaf geen begrijpelijk antwoord en verliest de partij.
ending-forfeit-broken-name = { $name } gaf geen begrijpelijk antwoord en verliest de partij.
ending-forfeit-all = Niemand heeft de partij uitgespeeld. De winst wordt gedeeld.

## Tafelpraat: mag onwaar zijn en verplicht tot niets

talk-said-you = Jij zegt: ‘{ $text }’
talk-said-name = { $name } zegt: ‘{ $text }’
claim-matches = Mijn kaart komt overeen.
claim-does-not-match = Mijn kaart komt niet overeen.
claim-zero = Het is een 0.
claim-think-again = Denk nog maar eens goed na.

## Regelversies

edition-name-grail-2015 = Grail Games 2015
edition-name-matagot-2020 = Matagot 2020
edition-name-matagot-2020-nl = Matagot 2020 (Nederlands boekje)
edition-line-grail-2015 = beurten tot beide spelers hebben gepast, je mag kaarten houden, geen limiet aan het aantal sets; je wint met vier van één soort of één van elke soort.
edition-line-matagot-2020 = twee beurten per speler, je houdt geen kaarten, hoogstens twee sets; je wint met drie van één reeks, vier gardes of één van elke soort.
edition-line-matagot-2020-nl = als Matagot 2020, maar gardes tellen niet mee bij een gelijke stand.
edition-grail-2015 = { edition-name-grail-2015 }: { edition-line-grail-2015 }
edition-matagot-2020 = { edition-name-matagot-2020 }: { edition-line-matagot-2020 }
edition-matagot-2020-nl = { edition-name-matagot-2020-nl }: { edition-line-matagot-2020-nl }
edition-mini = Een piepklein spel om te bestuderen: twee reeksen, twee nummers, één kaart per speler.
edition-small = Een klein spel om te bestuderen: drie reeksen, drie nummers, twee kaarten per speler.
