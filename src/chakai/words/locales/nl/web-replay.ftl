### Replay pages, opened records, rules pages. Keys js-… are shown by scripts.

## A replay

# $names: the players. $game: the game's name.
web-replay-title = { $names } · Terugkijken · { $game }
web-replay-heading = Terugkijken:
web-replay-noscript = Terugkijken kan alleen met JavaScript, en dat staat in deze browser uit.
# $rules: the name of an edition.
web-replay-house = { $rules } met huisregels
web-replay-unfinished = onafgemaakt
web-replay-download = Verslag downloaden
web-replay-another = Ander verslag openen
web-replay-board = De tafel
web-replay-steer = Stappen van de partij
web-replay-slider = Moment in de partij
web-replay-start = Naar het begin
web-replay-end = Naar het einde
web-replay-back = Eén stap terug
web-replay-forward = Eén stap vooruit
web-replay-round-back = Naar de vorige ronde
web-replay-round-forward = Naar de volgende ronde
web-replay-rounds = Ga naar een ronde
web-replay-round = Set { $set } · ronde { $round }
web-replay-speed = Snelheid
web-replay-speed-slow = langzaam
web-replay-speed-calm = rustig
web-replay-speed-quick = snel
web-replay-margin = Gezichtspunt en verloop
web-replay-eyes = Gezichtspunt
web-replay-eyes-open = alle kaarten open
web-replay-eyes-public = een toeschouwer
# A player whose name is empty in the record.
web-replay-nameless = naamloos
web-replay-story = Verloop
web-replay-keys = Toetsen
# The name of the space bar.
web-replay-space = Spatie
web-replay-key-step = een stap terug of vooruit
web-replay-key-play = afspelen of pauzeren
web-replay-key-round = een ronde terug of vooruit
web-replay-key-ends = begin of einde
js-replay-play = Afspelen (spatiebalk)
js-replay-pause = Pauzeren (spatiebalk)
js-replay-copy = Link naar dit moment kopiëren
js-replay-copied = De link is gekopieerd
js-replay-copy-yourself = Kopieer zelf het adres van deze pagina
js-replay-no-eyes = De partij kon niet worden opgehaald. Controleer de verbinding en kies opnieuw.
js-replay-beginning = Vóór ronde 1

## Opening a record

web-open-heading = Een verslag openen
web-open-what = Een verslag is een partij als tekst. Elke afgelopen partij kun je hier zo downloaden; de terminal en de arena schrijven ook verslagen. Deze server leest en controleert het verslag, laat het aan jou zien en bewaart het niet.
web-open-file = Kies een bestand…
web-open-drop = Je kunt een bestand ook hierheen slepen. Een bestand kan veel partijen bevatten, één per regel.
web-open-paste = Of plak de tekst
web-open-go = Openen
web-open-empty = Er is nog niets om te openen: kies een bestand of plak een tekst.
web-open-no-moves = Dit verslag klopt, maar er gebeurt niets in: er staan geen zetten in.
web-open-wrong = { $n ->
    [one] Er zit een fout in dit verslag
   *[other] Er zitten { $n } fouten in dit verslag
}
web-open-line = Regel { $line }
web-open-place-move = Zet { $number }
web-open-place-result = Uitslag
web-open-place-record = Verslag
web-open-mend = De tekst staat hieronder zoals je hem hebt gestuurd. De controle stopt bij de eerste zet die volgens de spelregels niet mag.
web-open-many = { $n ->
    [one] { $n } partij in dit bestand
   *[other] { $n } partijen in dit bestand: welke?
}
web-open-many-cut = { $n ->
    [one] Alleen de eerste staat in de lijst.
   *[other] De eerste { $n } staan in de lijst.
}
web-open-choose = Partij { $number }
# $count: how many moves it has.
refusal-too-many-moves = { $count ->
    [one] Het verslag heeft { $count } zet; er kunnen er hoogstens { $most } worden getoond.
   *[other] Het verslag heeft { $count } zetten; er kunnen er hoogstens { $most } worden getoond.
}
refusal-too-many-substitutes = { $count ->
    [one] Het verslag heeft { $count } invaller; er kunnen er hoogstens { $most } worden getoond.
   *[other] Het verslag heeft { $count } invallers; er kunnen er hoogstens { $most } worden getoond.
}

## Rules pages

web-rules-contents = Inhoud
web-rules-editions = Regelversie
web-rules-to-summary = De regels op één pagina
web-rules-whole = Alle regels
web-rules-ruling-index = Naar een uitspraak
# $game: the game's name.
web-rules-summary-title = { $game } op één pagina

## Drawn situations: the reader sits below, the other player above

situation-you = Jij
# The name of the other player in the drawings.
situation-other = Bea
situation-set = Set { $set }
situation-round = Ronde { $round }
situation-deals-you = Jij deelt
situation-deals-name = { $name } deelt
# Read aloud. $card: a card's name.
situation-tea = ceremoniekaart: { $card }
situation-kept = gehouden: { $card }
situation-takes = pakt: { matcha-kind }
# Read aloud. $name: You, or the other player.
situation-hand = Hand: { $name }
situation-tokens = Fiches: { $name }
# Before a row of tokens in the order in which a tie compares them.
situation-tie = Vergelijk bij een gelijke stand:
situation-ranks-caption = Beide kaarten komen overeen. Hier ligt de laagste tegenover de hoogste, en de laagste wint: 1 verslaat 4, geel verslaat groen.
situation-set-caption = Een set zoals die gedeeld wordt: drie paren ceremoniekaarten. In ronde 1 speel je alleen bij het paar van die ronde.
situation-m1-caption = Waarmee je wint, en wat je bij een gelijke stand vergelijkt. Alleen matagot-2020 vergelijkt als laatste ook de gardes.
situation-m2-caption = Van de drie kaarten die je over hebt, houd je er twee en geef je er één terug. Nieuwe kaarten vullen je hand aan tot vijf.
situation-m3-caption = Jullie hebben allebei gekozen. Jij hoort dat Bea één kaart houdt, maar niet welke; zij hoort dat jij er twee houdt.
situation-m4-caption = Alleen Bea heeft een kaart bij deze ceremoniekaart, en zij pakt het fiche. Haar kaart blijft gedekt liggen; jij krijgt die niet te zien.
situation-m5-caption = In één ronde komen jullie allebei op vier groene fiches: ook het achtste is er, al zitten er minder in de doos.
situation-m6-caption = Bij beide ceremoniekaarten ligt al een kaart van jou. De twee die je nog in je hand hebt, kun je niet leggen: je moet passen.
situation-m7-caption = Wie op de eerste stoel zit, deelt als eerste. Hier ben jij dat.
situation-m8-caption = In ronde 2 mag je alleen bij het middelste paar leggen, wat er ook bij de andere ligt.
situation-m9-caption = Jullie hebben allebei vier groene fiches, en geen enkele reeks beslist: speel verder. Dan pakt Bea nog een rood fiche en staat ze voor.
situation-m10-caption = In de laatste ronde komen jullie allebei op drie groene fiches. Blauw beslist, zoals bij elke gelijke stand.
situation-m11-caption = Niemand heeft een doel gehaald. Alle reeksen zijn gelijk; drie gardes zijn er meer dan twee, maar dat telt alleen waar gardes meetellen.
situation-m12-caption = Van elke soort is het aantal gelijk, en er komt geen ronde meer: niemand staat voor.
situation-m13-caption = De ronde is afgelopen en er liggen drie groene fiches voor je. Je hebt gewonnen, of je het nu zegt of niet.
situation-m14-caption = De waaier blijft alle rondes van een set bij de deler en gaat dan naar de overkant.
situation-m15-caption = Bea zegt dat haar kaart overeenkomt. Bij het omdraaien blijkt dat niet zo te zijn. Dat mag.
situation-m16-caption = Door een huisregel eindigt deze partij na twee sets. Er is doorgespeeld tot en met de laatste ronde, en het staat nog steeds gelijk.
