### De spelregels van Matcha in onze eigen woorden. De aantallen komen uit de velden van de regelversie.

rules-matcha-title = De spelregels van Matcha
rules-matcha-edition = Regelversie: { $rules }
rules-matcha-house = Huisregels: { $house }
rules-matcha-unofficial = Dit is een onofficiële pagina. Matcha is ontworpen door David Harding; de uitgegeven spelregels zijn van Grail Games (2015) en Matagot (2020). De woorden hier zijn van ons.

rules-matcha-aim-heading = Waar het om gaat
rules-matcha-aim = Twee spelers ontvangen gasten en verzamelen wat er voor een theeceremonie nodig is. Je legt kaarten gedekt naast open ceremoniekaarten, als overeenkomst of als bluf, en pakt fiches. Soms wil je juist de kaart die niet overeenkomt.

rules-matcha-cards-heading = Kaarten en fiches
rules-matcha-cards = Er zijn { $cards } kaarten met een reeks en een nummer: de reeksen { $suits }, met in elke reeks de nummers 1 tot en met { $numbers }, elke kaart één keer.
rules-matcha-zeros = { $zeros ->
    [one] Verder is er { $zeros } kaart met een 0. Die heeft geen reeks en geen rang en komt nooit overeen.
   *[other] Verder zijn er { $zeros } kaarten met een 0. Die hebben geen reeks en geen rang en komen nooit overeen.
}
rules-matcha-tokens = Er zijn fiches van deze soorten: { $kinds }. De voorraad raakt nooit op.
rules-matcha-ranks-heading = De rangorde loopt rond
rules-matcha-ranks-numbers = Nummers: { $chain }.
rules-matcha-ranks-suits = Reeksen: { $chain }.
rules-matcha-ranks-loop = De laagste verslaat de hoogste; verder wint altijd de hogere. Van twee verschillende wint er altijd precies één.
rules-matcha-ranks-only-two = Zijn er maar twee, dan wint gewoon de hogere.

rules-matcha-set-heading = Een set
rules-matcha-set-tea = { $tea ->
   *[other] Schud de kaarten zonder de nullen en leg er { $tea } open neer, in paren: dat zijn de ceremoniekaarten. Van elk paar ligt er één op de nummermat en één op de reeksmat.
}
rules-matcha-set-hands = { $hand ->
    [one] Doe de nullen erbij, schud nog eens en deel iedere speler in het geheim { $hand } kaart. Wat er overblijft, krijgt niemand te zien.
   *[other] Doe de nullen erbij, schud nog eens en deel iedere speler in het geheim { $hand } kaarten. Wat er overblijft, krijgt niemand te zien.
}
rules-matcha-set-rounds = { $rounds ->
    [one] Een set heeft { $rounds } ronde, met één paar ceremoniekaarten.
    [3] Een set heeft { $rounds } rondes, elk met een eigen paar ceremoniekaarten: eerst het paar links van de deler, dan het middelste en dan het paar rechts van de deler.
   *[other] Een set heeft { $rounds } rondes, elk met een eigen paar ceremoniekaarten.
}
rules-matcha-set-dealer = De deler is in elke ronde als eerste aan de beurt. Heeft na de set nog niemand gewonnen, dan deelt de andere speler de volgende.

rules-matcha-turn-heading = Een beurt
rules-matcha-turn = Leg één kaart uit je hand gedekt aan jouw kant van een van de twee ceremoniekaarten van de ronde, of pas. Bij elke ceremoniekaart mag je maar één kaart hebben liggen. Wat eenmaal ligt, wordt nooit verlegd of teruggenomen.
rules-matcha-turn-until-passed = De spelers zijn om en om aan de beurt tot ze allebei hebben gepast. Wie past, doet de rest van de ronde niet meer mee; de ander gaat alleen verder.
rules-matcha-turn-count = { $turns ->
    [one] Iedere speler heeft per ronde precies { $turns } beurt. In die beurt leg je een kaart of pas je.
   *[other] Iedere speler heeft per ronde precies { $turns } beurten, om en om. In elke beurt leg je een kaart of pas je; ook als je een keer hebt gepast, mag je later in de ronde weer een kaart leggen.
}

rules-matcha-resolution-heading = Het einde van een ronde
rules-matcha-resolution = Elke ceremoniekaart wordt apart bekeken. Op de nummermat komt een kaart overeen als die hetzelfde nummer heeft als de ceremoniekaart; van twee overeenkomsten is die met de hogere reeks de beste. Op de reeksmat komt een kaart overeen als die dezelfde reeks heeft; van twee overeenkomsten is die met het hogere nummer de beste.
rules-matcha-row-head-cards = Wat er ligt
rules-matcha-row-head-tokens = Wat er gebeurt
rules-matcha-row-both = van elke speler een kaart, beide komen overeen
rules-matcha-row-both-tokens = wie de beste overeenkomst heeft, pakt een fiche van de reeks van de ceremoniekaart
rules-matcha-row-one-match = van elke speler een kaart, één komt overeen
rules-matcha-row-one-match-tokens = wie de overeenkomst heeft, pakt een fiche van de reeks van de ceremoniekaart; de ander pakt een garde
rules-matcha-row-neither = van elke speler een kaart, geen van beide komt overeen
rules-matcha-row-neither-tokens = niets
rules-matcha-row-alone = een kaart van maar één speler
rules-matcha-row-alone-tokens = die speler pakt een fiche van de reeks van de ceremoniekaart, welke kaart het ook is; de kaart blijft gedekt liggen
rules-matcha-row-nobody = geen enkele kaart
rules-matcha-row-nobody-tokens = niets

rules-matcha-keep-heading = Tussen twee sets
rules-matcha-keep-any = Beide spelers kiezen tegelijk en ongezien welke van hun overgebleven handkaarten ze houden: dat mogen er zoveel zijn als ze willen. Daarna hoort iedereen hoeveel het er zijn, maar niet welke. De ceremoniekaarten komen uit de kaarten die niemand heeft gehouden, en de handen worden aangevuld.
rules-matcha-keep-all-or-none = Beide spelers kiezen tegelijk en ongezien of ze al hun overgebleven handkaarten houden, of geen enkele. De ceremoniekaarten komen uit de kaarten die niemand heeft gehouden, en de handen worden aangevuld.
rules-matcha-keep-none = Je houdt niets: voor de nieuwe set worden alle kaarten geschud.

rules-matcha-win-heading = Winnen
rules-matcha-win = Als aan het einde van een ronde beide ceremoniekaarten zijn afgehandeld, wint een speler die een van deze doelen haalt:
rules-matcha-goal-suit = { $n ->
    [one] { $n } fiche van een van de reeksen
   *[other] { $n } fiches van één reeks
}
rules-matcha-goal-whisks = { $n ->
    [one] { $n } garde
   *[other] { $n } gardes
}
rules-matcha-goal-each = minstens één fiche van elke soort
rules-matcha-tie = Halen beide spelers in dezelfde ronde een doel, vergelijk dan hoeveel fiches ze hebben, in deze volgorde: { $order }. Bij het eerste verschil wint wie er meer heeft.
rules-matcha-tie-play-on = Is dat allemaal gelijk, speel dan verder en vergelijk na elke volgende ronde opnieuw, tot iemand voorstaat.
rules-matcha-tie-draw = Is dat allemaal gelijk, dan is het gelijkspel.
rules-matcha-length-none = Er is geen limiet: je speelt set na set tot iemand wint.
rules-matcha-length = { $sets ->
    [one] Het spel duurt { $sets } set. Heeft daarna nog niemand een doel gehaald, dan beslist dezelfde vergelijking; is alles gelijk, dan is het gelijkspel.
   *[other] Het spel duurt hoogstens { $sets } sets. Heeft na de laatste nog niemand een doel gehaald, dan beslist dezelfde vergelijking; is alles gelijk, dan is het gelijkspel.
}
rules-matcha-start-tokens = De spelers beginnen met deze fiches (groen, rood, blauw, geel, gardes): { $tokens }.

rules-matcha-see-heading = Wat je mag weten
rules-matcha-see = Je eigen kaarten van elke set; alle ceremoniekaarten; waar elke speler een kaart heeft liggen; elke kaart die ooit is omgedraaid; hoeveel kaarten elke speler in de hand heeft en houdt; alle fiches. Nooit de hand of de gedekte kaarten van de ander, en ook niet de kaarten die overblijven.
rules-matcha-talk-heading = Tafelpraat
rules-matcha-talk = Je mag over je kaarten zeggen wat je wilt. Het hoeft niet waar te zijn en het verplicht je tot niets.

rules-matcha-text-heading = Zetten als tekst
rules-matcha-text = Kaarten schrijf je als 1g tot en met { $highest }, en 0. De letters komen uit het Engels: g is groen, r rood, b blauw, y geel en w wit (garde); let op, g is dus niet geel. Een tekstregel noemt de stoel en dan de zet: ‘0 4g#’ legt 4g op de nummermat, ‘0 4g*’ op de reeksmat, ‘0 -’ past, ‘0 keep 4g 0’ houdt twee kaarten.

## Uitspraken: waar de spelregelboekjes zwijgen of elkaar tegenspreken

rules-rulings-heading = Uitspraken
rules-rulings-intro = Waar de gedrukte spelregels zwijgen of elkaar tegenspreken, beslissen deze genummerde uitspraken.
rules-rulings-head-number = Nr.
rules-rulings-head-question = Vraag
rules-rulings-head-ruling = Uitspraak
rules-rulings-head-why = Waarom
ruling-m1-question = Welke regelversies zijn er?
ruling-m1-ruling = grail-2015, matagot-2020 (bij een gelijke stand tellen de gardes als laatste mee) en matagot-2020-nl (de gardes tellen dan niet mee). Elk verschil is één veld; een huisregel is dus één gewijzigd veld.
ruling-m1-why = Het Oekraïense en het Nederlandse boekje verschillen.
ruling-m2-question = Mag ik sommige kaarten houden en andere niet?
ruling-m2-ruling = Ja, je kiest zelf welke. Het veld keep kent ook all-or-none (alles of niets).
ruling-m2-why = Het Japanse boekje vraagt welke kaarten je houdt; het Engelse kun je op twee manieren lezen.
ruling-m3-question = Kiezen beide spelers tegelijk wat ze houden?
ruling-m3-ruling = Ja, voordat een van beiden iets te weten komt. Daarna is het aantal openbaar, maar niet welke kaarten het zijn.
ruling-m3-why = Wie minder kaarten gedeeld krijgt, verraadt het aantal toch al.
ruling-m4-question = Wordt een gedekte kaart die alleen ligt ooit getoond?
ruling-m4-ruling = Tijdens het spel nooit aan de tegenstander. Wie een afgelopen partij terugkijkt, ziet alles.
ruling-m4-why = In het Engelse boekje blijft de kaart tijdens de set verborgen, en daarna is tonen nergens voor nodig.
ruling-m5-question = Kunnen de fiches opraken?
ruling-m5-ruling = Nee. Je kunt er onbeperkt veel verdienen.
ruling-m5-why = Met de regels van 2015 kan een achtste fiche van één soort nodig zijn: beide spelers kunnen in één ronde op vier komen.
ruling-m6-question = Wat als ik geen kaart kan leggen?
ruling-m6-ruling = Is je hand leeg, of ligt er bij beide kaarten van het paar al een kaart van jou, dan moet je passen. Dat is geen keuze en staat in geen enkel verslag.
ruling-m6-why = Er valt niets te kiezen, en iedereen weet hoeveel kaarten je in je hand hebt.
ruling-m7-question = Wie deelt als eerste?
ruling-m7-ruling = Stoel 0. Er wordt om die stoel geloot, of je kiest zelf wie er zit.
ruling-m7-why = De boekjes van 2015 zeggen het niet; die van 2020 noemen de oudste speler.
ruling-m8-question = Het Japanse boekje legt het aantal sets vast, rekent de garde tot de reeksen en laat je per ronde zoveel kaarten leggen als er ceremoniekaarten liggen. Geldt dat?
ruling-m8-ruling = Nee: er is geen limiet aan het aantal sets, er zijn vier reeksen, en je legt alleen bij het paar van de ronde.
ruling-m8-why = Het zijn vergissingen; hetzelfde boekje laat je doorspelen tot iemand wint.
ruling-m9-question = Hoe gaat het met de regels van 2015 verder als een gelijke stand onbeslist blijft?
ruling-m9-ruling = Met de volgende ronde, of na de derde ronde met een nieuwe set (waarvoor je kaarten mag houden). Alleen groen, rood, blauw en geel worden vergeleken; de doelen doen er niet meer toe.
ruling-m9-why = Het boekje vraagt om meer fiches van een hogere rang.
ruling-m10-question = Wat als met de regels van 2020 beide spelers in de allerlaatste ronde een doel halen?
ruling-m10-ruling = Dan beslist de vergelijking bij een gelijke stand, of het is gelijkspel; er komt geen eindtelling.
ruling-m10-why = De doelen zijn gehaald.
ruling-m11-question = Hoe gaat de eindtelling met de regels van 2020?
ruling-m11-ruling = In de volgorde van de vergelijking bij een gelijke stand, met of zonder gardes, zoals de regelversie zegt.
ruling-m11-why = Het Oekraïense boekje noemt alleen de hoogste reeks; in het Nederlandse staat groen, rood, blauw, geel.
ruling-m12-question = Wat als met de regels van 2020 alles gelijk is, bij een gelijke stand of bij de eindtelling?
ruling-m12-ruling = Gelijkspel.
ruling-m12-why = De boekjes zwijgen erover.
ruling-m13-question = Moet je de overwinning opeisen?
ruling-m13-ruling = Nee.
ruling-m13-why = Er hangt niets van af.
ruling-m14-question = Hoelang ben je deler?
ruling-m14-ruling = Alle rondes van de set.
ruling-m14-why = Het Engelse boekje heeft het één keer over de deler van een ronde; verder gaat het overal per set.
ruling-m15-question = Is tafelpraat toegestaan?
ruling-m15-ruling = Ja. Het hoeft niet waar te zijn en verplicht tot niets. Je kunt vrij praten, en er zijn beweringen zoals ‘mijn kaart komt overeen’.
ruling-m15-why = Alle vier de boekjes zeggen het.
ruling-m16-question = Wat als een huisregel het aantal sets beperkt en een gelijke stand tot het einde blijft bestaan?
ruling-m16-ruling = Na de laatste ronde van de laatste set is het gelijkspel.
ruling-m16-why = Geen enkele uitgegeven regelversie kent allebei; een limiet moet het spel beëindigen.
