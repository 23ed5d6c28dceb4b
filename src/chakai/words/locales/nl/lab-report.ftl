### De pagina van het lab: een verslag voor wie spellen maakt en uitgeeft.
### $rules: een regelset, zoals de pagina die noemt. $share, $interval, $before, $after, $difference en andere cijfers zijn al uitgeschreven.

report-title = { $n ->
    [one] { $game }: wat de regels doen
   *[other] { $game }: { $n } regelsets vergeleken
}
report-lead = { $games } partijen. { $bots }
report-bots-alike = Alle stoelen worden bezet door de bot ‘{ $bots }’.
report-bots-named = De bots: { $bots }.
report-interrupted = De run is onderbroken: van { $rules } zijn { $played } van de { $wanted } partijen gespeeld. Alle cijfers ervan komen uit die partijen.
report-rules = De regelsets
report-contents = Inhoud
report-summary = Samenvatting
report-range = { $low }–{ $high }
report-interval = { $low } tot { $high }
report-points = { $points } procentpunt
report-quoted = ‘{ $figure }’

## Wat er is gevonden, in zinnen

report-says-dealer = { $edge ->
    [more] De eerste deler is in het voordeel: { $share } van de winst ({ $interval }).
    [less] De eerste deler is in het nadeel: { $share } van de winst ({ $interval }).
   *[even] Als eerste delen geeft geen voordeel dat het toeval te boven gaat: { $share } van de winst ({ $interval }).
}
report-says-seats-even = Geen enkele stoel heeft een voordeel dat het toeval te boven gaat; een gelijk aandeel zou { $even } zijn.
report-says-seat = { $edge ->
    [more] Stoel { $seat } wint meer dan een gelijk aandeel: { $share } ({ $interval }).
   *[less] Stoel { $seat } wint minder dan een gelijk aandeel: { $share } ({ $interval }).
}
report-says-bot = Van de bots wint ‘{ $bot }’ het vaakst: { $share } ({ $interval }).
report-says-ending = De meest voorkomende afloop is ‘{ $ending }’: { $share } van de partijen ({ $interval }).
report-says-length = Een partij telt gemiddeld { $rounds } rondes en { $decisions } beslissingen, met telkens gemiddeld { $options } zetten om uit te kiezen.
report-says-comeback = Van de partijen waarin halverwege iemand achterstaat, wordt { $share } ({ $interval }) gewonnen door iemand die achterstond.
report-says-play = { $level ->
    [0] Het vaakst levert { $best } een fiche op ({ $most } van de keren), het minst vaak { $worst } ({ $least }).
   *[other] Het vaakst levert { $best } een fiche op ({ $most } van de keren; andere die door toeval gelijk kunnen staan: { $level }), het minst vaak { $worst } ({ $least }).
}
report-says-act = De zet die gemiddeld het meest opbrengt is ‘{ $play }’: { $yen } yen ({ $interval }).

## Wat een andere regelset verandert

report-changes = Wat { $other } verandert ten opzichte van { $base }, meer dan het toeval verklaart:
report-changes-none = Ten opzichte van { $base } verandert { $other } geen van de hoofdcijfers meer dan het toeval verklaart.
report-same = Geen verschil dat het toeval te boven gaat: { $figures }.
report-change-seat = { $seat ->
    [0] Stoel 0 wint { $after } van de partijen in plaats van { $before } ({ $difference }; { $interval }).
   *[other] Stoel { $seat } wint { $after } van de partijen in plaats van { $before } ({ $difference }; { $interval }).
}
report-change-bot = De bot ‘{ $bot }’ wint { $after } van de partijen in plaats van { $before } ({ $difference }; { $interval }).
report-change-ending = { $after } van de partijen eindigt met ‘{ $ending }’ in plaats van { $before } ({ $difference }; { $interval }).
report-change-sets = Een partij telt gemiddeld { $after } sets in plaats van { $before } ({ $difference }; { $interval }).
report-change-rounds = Een partij telt gemiddeld { $after } rondes in plaats van { $before } ({ $difference }; { $interval }).
report-change-decisions = Een partij vraagt gemiddeld { $after } beslissingen in plaats van { $before } ({ $difference }; { $interval }).
report-change-branching = Bij een beslissing zijn er gemiddeld { $after } zetten om uit te kiezen in plaats van { $before } ({ $difference }; { $interval }).
report-change-behind = In { $after } van de partijen staat halverwege iemand achter in plaats van { $before } ({ $difference }; { $interval }).
report-change-comebacks = Wie halverwege achterstond, wint { $after } van die partijen in plaats van { $before } ({ $difference }; { $interval }).

## Tabellen en grafieken

report-head-figure = cijfer
report-head-found = gevonden (95%-interval)
report-difference = verschil met A
report-head-value = waarde
report-head-all = allen
report-head-winners = winnaars
report-beyond = gaat het toeval te boven
report-beyond-note = Onder een cijfer staat het verschil met A. ◆ gaat het toeval te boven: het 95%-interval van het verschil bevat 0 niet.
report-data = De cijfers
report-glance = In één oogopslag
report-plot-desc = Dezelfde cijfers staan in de tabel.
report-scale-even = De stippellijn is een gelijk aandeel, { $even }.
report-winners-diamond = Balken: alle spelers. Ruiten: alleen de winnaars.
report-winners-outline = Balken: alle spelers. Omtrek: alleen de winnaars.

## Hoofdstukken

report-seats-matcha = Eerste deler en stoelen
report-seats-genmaicha = Stoelen
report-seats-text-matcha = { $bots ->
    [alike] Het aandeel van elke stoel in de winst; gelijkspel telt voor beide half. Stoel 0 deelt de eerste set.
   *[named] Het aandeel van elke stoel in de winst; gelijkspel telt voor beide half. Stoel 0 deelt de eerste set. De bots wisselen van stoel, dus wat overblijft is het voordeel van de stoel zelf.
}
report-seats-text-genmaicha = { $bots ->
    [alike] Het aandeel van elke stoel in de winst; gedeelde winst telt naar rato.
   *[named] Het aandeel van elke stoel in de winst; gedeelde winst telt naar rato. De bots wisselen elke partij van stoel, dus wat overblijft is het voordeel van de stoel zelf.
}
report-bots = De bots
report-bots-text = Het aandeel van elke bot in de winst, over alle stoelen.
report-endings = Hoe partijen eindigen
report-endings-text = Het aandeel van de partijen naar de reden waarom ze eindigden.
report-lengths = Hoelang partijen duren
report-lengths-text = Het aandeel van de partijen naar lengte. De laatste kolom, met een +, bevat alles daarboven.
report-counts-matcha = Fiches
report-counts-matcha-text = Wat de spelers aan het eind van een partij hebben, per soort fiche; winnaars apart.
report-counts-genmaicha = Yen en drankjes
report-counts-genmaicha-text = Wat de spelers aan het eind van een partij hebben; winnaars apart.
report-counts-means = Gemiddeld aan het eind
report-counts-winners = { $figure }, winnaars
report-counts-spread = Hoe de fiches zijn verdeeld
report-comebacks = Inhaalraces
report-comebacks-text = Halverwege is na de helft van de gespeelde rondes, naar beneden afgerond. Wie voorstaat, volgt uit de vergelijking die de regels zelf voorschrijven. Er staat iemand achter tenzij iedereen gelijkstaat.
report-plays = Wat elke zet oplevert
report-plays-text-matcha = Van alle keren dat een kaart op een mat werd gelegd: hoe vaak die een fiche van de reeks van de ceremoniekaart opleverde, hoe vaak een garde en hoe vaak niets, in procenten. Rijen zijn reeksen (g thee, r kom, b water, y schep), kolommen nummers; de 0 heeft geen reeks.
report-plays-text-genmaicha = Wat elke soort zet de speler gemiddeld in yen opleverde, en hoe vaak die werd gedaan.
report-plays-map = In procenten: { $rules }
report-plays-difference = In procentpunten: { $other } vergeleken met { $base }
report-plays-difference-note = Vet: gaat het toeval te boven. Bij zoveel vakjes is dat er ongeveer één op de twintig door toeval alleen.
report-plays-number-mat = nummermat #
report-plays-suit-mat = reeksmat *
report-plays-worth = Opbrengst in yen, gemiddeld
report-plays-often = Hoe vaak per partij
report-play-brew = thee zetten volgens { line-object }
report-play-brew-extra = thee zetten volgens { line-object } met extra ingrediënt
report-play-brew-offer = thee zetten volgens { line-object } met verborgen kaart
report-play-peek = gluren boven { line-object }
report-play-ad = adverteren bij { line-object }
report-decisions = Beslissingen
report-decisions-text = Een beslissing is een keuze uit minstens twee geldige zetten; wat verplicht is, telt niet mee.
report-branching = Geldige zetten bij een beslissing, gemiddeld

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
report-method-interval = Bij elk cijfer staat het 95%-interval; aandelen hebben het interval van Wilson, gemiddelden het normale.
report-method-shuffles = Partijen met dezelfde geschudde stapel, gespeeld in alle zitvolgordes, hangen samen en tellen als één waarneming.
report-method-difference = Een verschil heeft het interval van Newcombe, gemaakt uit de beide andere; het gaat het toeval te boven als dat interval 0 niet bevat. Elk 95%-interval zit er ongeveer één op de twintig keer naast, dus losse kleine verschillen tussen vele verdienen twijfel.
report-method-bots-note = De cijfers gelden voor deze bots. Andere spelers kunnen andere kanten van de regels laten zien.
report-method-repeat = Dezelfde opdracht geeft dezelfde cijfers, tenzij een bot op de klok speelt.
