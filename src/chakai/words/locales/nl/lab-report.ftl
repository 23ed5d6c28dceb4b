### De pagina van het lab: een verslag voor wie spellen maakt en uitgeeft.
### $rules: een regelset, zoals de pagina die noemt. $share, $interval, $before, $after, $difference en andere cijfers zijn al uitgeschreven.

report-title = { $n ->
    [one] { $game }: wat de regels doen
   *[other] { $game }: { $n } regelversies vergeleken
}
report-lead = { $games } partijen. { $bots }
report-bots-alike = Op alle stoelen speelt de bot ‘{ $bots }’.
report-bots-named = De bots: { $bots }.
report-interrupted = De run is onderbroken: met { $rules } zijn { $played } van de { $wanted } partijen gespeeld. Alle cijfers ervan komen uit die partijen.
report-rules = De regelversies
report-contents = Inhoud
report-summary = Samenvatting
report-range = { $low }–{ $high }
report-interval = { $low } tot { $high }
report-points = { $points } %‑punt
report-quoted = ‘{ $figure }’

## Wat er is gevonden, in zinnen

report-says-dealer = { $edge ->
    [more] De eerste deler is in het voordeel: { $share } van de winst ({ $interval }).
    [less] De eerste deler is in het nadeel: { $share } van de winst ({ $interval }).
   *[even] Als eerste delen geeft geen aantoonbaar voordeel: { $share } van de winst ({ $interval }).
}
report-says-seats-even = Geen enkele stoel is aantoonbaar in het voordeel; een gelijk aandeel is { $even }.
report-says-seat = { $edge ->
    [more] Stoel { $seat } wint meer dan een gelijk aandeel: { $share } ({ $interval }).
   *[less] Stoel { $seat } wint minder dan een gelijk aandeel: { $share } ({ $interval }).
}
report-says-bot = Van de bots wint ‘{ $bot }’ het vaakst: { $share } ({ $interval }).
report-says-ending = De meest voorkomende afloop is ‘{ $ending }’: { $share } van de partijen ({ $interval }).
report-says-length = Een partij telt gemiddeld { $rounds } rondes en { $decisions } beslissingen, telkens met een keuze uit gemiddeld { $options } zetten.
report-says-comeback = Van de partijen waarin halverwege iemand achterstaat, wordt { $share } ({ $interval }) gewonnen door iemand die achterstond.
report-says-comeback-even = Als de stand halverwege niets uitmaakte, zou dat { $even } zijn.
report-says-play = { $level ->
    [0] { $best } levert het vaakst een fiche op ({ $most } van de keren), { $worst } het minst vaak ({ $least }).
   *[other] { $best } levert het vaakst een fiche op ({ $most } van de keren; aantal andere zonder aantoonbaar verschil: { $level }), { $worst } het minst vaak ({ $least }).
}
report-says-act = De zet die gemiddeld het meest oplevert, is ‘{ $play }’: { $yen } yen ({ $interval }).

## Wat een andere regelset verandert

report-changes = Wat { $other } aantoonbaar verandert ten opzichte van { $base }:
report-changes-none = Ten opzichte van { $base } verandert { $other } geen van de hoofdcijfers aantoonbaar.
report-same = Geen aantoonbaar verschil: { $figures }.
report-change-seat = { $seat ->
    [0] Stoel 0 wint { $after } van de partijen in plaats van { $before } ({ $difference }; { $interval }).
   *[other] Stoel { $seat } wint { $after } van de partijen in plaats van { $before } ({ $difference }; { $interval }).
}
report-change-bot = De bot ‘{ $bot }’ wint { $after } van de partijen in plaats van { $before } ({ $difference }; { $interval }).
report-change-ending = Met ‘{ $ending }’ eindigt { $after } van de partijen in plaats van { $before } ({ $difference }; { $interval }).
report-change-sets = Een partij telt gemiddeld { $after } sets in plaats van { $before } ({ $difference }; { $interval }).
report-change-rounds = Een partij telt gemiddeld { $after } rondes in plaats van { $before } ({ $difference }; { $interval }).
report-change-decisions = Een partij vraagt gemiddeld { $after } beslissingen in plaats van { $before } ({ $difference }; { $interval }).
report-change-branching = Bij een beslissing valt er gemiddeld te kiezen uit { $after } zetten in plaats van { $before } ({ $difference }; { $interval }).
report-change-behind = Halverwege staat iemand achter in { $after } van de partijen in plaats van { $before } ({ $difference }; { $interval }).
report-change-comebacks = Wie halverwege achterstond, wint { $after } van zulke partijen in plaats van { $before } ({ $difference }; { $interval }).

## Tabellen en grafieken

report-head-figure = cijfer
report-head-found = uitkomst (95%-interval)
report-difference = verschil met A
report-head-value = waarde
report-head-all = iedereen
report-head-winners = winnaars
report-beyond = aantoonbaar
report-beyond-note = Onder een cijfer staat het verschil met A. ◆ aantoonbaar: het 95%-interval van het verschil bevat 0 niet.
report-data = De cijfers
report-glance = In één oogopslag
report-plot-desc = Dezelfde cijfers staan in de tabel.
report-scale-even = De stippellijn geeft een gelijk aandeel aan: { $even }.
report-winners-diamond = Balken: alle spelers. Ruiten: alleen de winnaars.
report-winners-outline = Balken: alle spelers. Contour: alleen de winnaars.

## Hoofdstukken

report-seats-matcha = Eerste deler en stoelen
report-seats-genmaicha = Stoelen
report-seats-text-matcha = { $bots ->
    [alike] Het aandeel van elke stoel in de winst; gelijkspel telt voor elk half. Stoel 0 deelt de eerste set.
   *[named] Het aandeel van elke stoel in de winst; gelijkspel telt voor elk half. Stoel 0 deelt de eerste set. De bots wisselen van stoel, dus wat overblijft, is het voordeel van de stoel zelf.
}
report-seats-text-genmaicha = { $bots ->
    [alike] Het aandeel van elke stoel in de winst; gedeelde winst telt naar rato.
   *[named] Het aandeel van elke stoel in de winst; gedeelde winst telt naar rato. De bots wisselen elke partij van stoel, dus wat overblijft, is het voordeel van de stoel zelf.
}
report-bots = De bots
report-bots-text = Het aandeel van elke bot in de winst, over alle stoelen.
report-endings = Hoe partijen eindigen
report-endings-text = Het aandeel van elke afloop in alle partijen.
report-lengths = Hoelang partijen duren
report-lengths-text = De verdeling van de partijen naar lengte. Een laatste kolom met een + bevat alles vanaf die waarde.
report-counts-matcha = Fiches
report-counts-matcha-text = Wat de spelers aan het eind van een partij hebben, per soort fiche; de winnaars staan apart.
report-counts-genmaicha = Yen en drankjes
report-counts-genmaicha-text = Wat de spelers aan het eind van een partij hebben; de winnaars staan apart.
report-counts-means = Gemiddeld aan het eind
report-counts-winners = { $figure }, winnaars
report-counts-spread = Verdeling per soort fiche
report-comebacks = Winst na achterstand
report-comebacks-text = Halverwege betekent: na de helft van de gespeelde rondes, naar beneden afgerond. Wie voorstaat, blijkt uit de vergelijking die de regels zelf voorschrijven. Er staat altijd iemand achter, tenzij iedereen gelijkstaat.
report-comebacks-note = Als de stand halverwege niets uitmaakte, had elke stoel evenveel kans en won iemand die achterstond even vaak als het aandeel stoelen dat in deze partijen gemiddeld achterstaat.
report-plays = Wat elke zet oplevert
report-plays-text-matcha = Hoe vaak een kaart op een mat een fiche van de reeks van de ceremoniekaart opleverde, hoe vaak een garde en hoe vaak niets, in procenten van alle keren dat die kaart daar werd gelegd. Rijen zijn reeksen (g thee, r kom, b water, y schep), kolommen nummers; de 0 heeft geen reeks.
report-plays-text-genmaicha = Hoeveel yen elke soort zet de speler gemiddeld opleverde, en hoe vaak die zet werd gedaan.
report-plays-map = In procenten: { $rules }
report-plays-difference = In procentpunten: { $other } vergeleken met { $base }
report-plays-difference-note = Vet: aantoonbaar. Bij zoveel vakjes lijkt ongeveer één op de twintig dat alleen door toeval.
report-plays-number-mat = nummermat #
report-plays-suit-mat = reeksmat *
report-plays-worth = Gemiddelde opbrengst in yen
report-plays-often = Aantal keren per partij
report-play-brew = thee zetten volgens { line-object }
report-play-brew-extra = thee zetten volgens { line-object } met een extra ingrediënt
report-play-brew-offer = thee zetten volgens { line-object } met de verborgen kaart
report-play-peek = gluren boven { line-object }
report-play-ad = adverteren bij { line-object }
report-decisions = Beslissingen
report-decisions-text = Een beslissing is een keuze uit minstens twee geldige zetten; gedwongen zetten tellen niet mee.
report-branching = Geldige zetten per beslissing, gemiddeld

## Werkwijze

report-method = Werkwijze
report-method-games = Partijen met { $rules }
report-method-bots = Bots
report-method-seed = Startwaarde
report-method-play = Gespeeld
report-method-compiled = met gecompileerde code, zet voor zet getoetst aan de leesbare regels
report-method-readable = met de leesbare regels, zet voor zet
report-method-mixed = deels met gecompileerde code, deels met de leesbare regels
report-method-command = Opdracht
report-method-version = Gemaakt met
report-method-interval = Bij elk cijfer staat het 95%-betrouwbaarheidsinterval. Voor aandelen is het interval van Wilson gebruikt, voor gemiddelden dat van de normale verdeling.
report-method-shuffles = Partijen met dezelfde geschudde stapel, gespeeld in alle zitvolgordes, hangen samen en tellen als één waarneming.
report-method-difference = Voor een verschil is het interval van Newcombe gebruikt, afgeleid van de twee intervallen; het verschil heet aantoonbaar als dat interval 0 niet bevat. Elk 95%-interval zit er ongeveer één op de twintig keer naast: een enkel klein verschil tussen vele zegt dus weinig.
report-method-bots-note = De cijfers gelden voor deze bots. Andere spelers kunnen andere kanten van de regels laten zien.
report-method-repeat = Dezelfde opdracht geeft dezelfde cijfers, tenzij een bot op de klok speelt.
