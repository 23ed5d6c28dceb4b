### Het lab: veel partijen in cijfers. Namen van cijfers gelden voor tabellen en pagina.

lab-figure-first-dealer = Eerste deler (stoel 0) scoort
lab-figure-seat = Stoel { $seat } scoort
lab-figure-bot = { $bot } scoort
lab-figure-ending = Afloop: { $ending }
lab-figure-ending-goal = een doel
lab-figure-ending-tie-break = beiden een doel, fiches vergeleken
lab-figure-ending-count = geen doel, fiches geteld
lab-figure-ending-draw = gelijkspel
lab-figure-ending-yen = meeste yen
lab-figure-ending-drinks = gelijk in yen, meeste drankjes
lab-figure-ending-shared = gedeelde winst
lab-figure-ending-forfeit = buiten de regels
lab-figure-sets = Sets in een partij
lab-figure-rounds = Rondes in een partij
lab-figure-decisions = Beslissingen in een partij
lab-figure-branching = Zetten om uit te kiezen
lab-figure-behind = Halverwege staat iemand achter
lab-figure-comebacks = Wie achterstond, wint
lab-figure-count-g = groen
lab-figure-count-r = rood
lab-figure-count-b = blauw
lab-figure-count-y = geel
lab-figure-count-w = gardes
lab-figure-count-yen = yen
lab-figure-count-drinks = drankjes over
lab-figure-play = zet
lab-figure-made = gedaan
lab-figure-result-token = fiche
lab-figure-result-whisk = garde
lab-figure-result-nothing = niets
lab-figure-worth = yen opgebracht

lab-title = { $game } · { $bots } · startwaarde { $seed }
lab-intervals = Alle cijfers met 95%-intervallen; gedeelde winst telt naar rato.
lab-marked = * verschilt meer van { $letter } dan toeval verklaart (95%); een op de twintig doet dat bij toeval.
lab-compiled = Willekeurig spel, gecompileerd; elke partij is apart geschud.
lab-block-overview = Overzicht
lab-block-endings = Hoe partijen eindigen
lab-block-count-means = Aan het eind gemiddeld, alle stoelen
lab-block-winners-means = Aan het eind gemiddeld, winnaars
lab-block-plays = Wat zetten opleveren
lab-block-differences = Verschillen met { $letter } (% is procentpunten)
lab-spread = Aan het eind, alle stoelen: { $kind }
lab-rare = Waarden die overal onder 1% blijven, zijn weggelaten; --csv heeft ze allemaal.
lab-figure-result-paid = brengt op
lab-figure-result-failed = mislukt
lab-figure-result-lost = verloren
lab-figure-result-seen = gezien

cli-lab-about = Onderzoek wat regels doen: cijfers uit veel partijen, regelversies naast elkaar, met 95%-intervallen.
cli-lab-compare = Regelversies om naast de eerste te zetten: een andere regelversie (matagot-2020), de eerste met gewijzigde velden (sets=3), of beide (grail-2015 keep=none). Een naam begint de volgende; mag vaker worden gegeven.
cli-lab-bots = Wie er speelt; één bot alleen neemt elke stoel. Anders willekeurige bots, waarvan de partijen gecompileerd en snel zijn.
cli-lab-players = Hoeveel er spelen als één bot elke stoel neemt; anders 2.
cli-lab-games = Partijen per regelversie; anders 10.000.
cli-lab-html = Schrijf een pagina met grafieken naar dit bestand.
cli-lab-csv = Schrijf elk cijfer naar dit bestand, één per regel.
cli-lab-compiling = Compileren (eenmalig)
cli-lab-slow = Numba is niet geïnstalleerd: willekeurige partijen worden door de leesbare engine gespeeld, langzamer. Installeer chakai[lab].
cli-lab-written = Geschreven: { $file }
refusal-compare-same = ‘{ $text }’ na --compare verandert niets: deze regels zijn er al.
refusal-compare-many = Er kunnen hoogstens { $most } regelversies naast elkaar staan.
lab-rule-set = { $n ->
    [one] { $letter }  { $rules } · { $n } partij
   *[other] { $letter }  { $rules } · { $n } partijen
}
refusal-lab-too-few = { $n ->
    [one] Minder dan { $n } partij zegt hier niets; --games moet minstens zoveel zijn.
   *[other] Minder dan { $n } partijen zeggen hier niets; --games moet minstens zoveel zijn.
}
