### Het lab: veel partijen in cijfers. Namen van cijfers gelden voor tabellen en pagina.

lab-figure-first-dealer = Winst eerste deler (stoel 0)
lab-figure-seat = Winst stoel { $seat }
lab-figure-bot = Winst { $bot }
lab-figure-ending = Afloop: { $ending }
lab-figure-ending-goal = doel gehaald
lab-figure-ending-tie-break = beiden een doel, fiches geteld
lab-figure-ending-count = geen doel, fiches geteld
lab-figure-ending-draw = gelijkspel
lab-figure-ending-yen = meeste yen
lab-figure-ending-drinks = evenveel yen, meeste drankjes
lab-figure-ending-shared = gedeelde winst
lab-figure-ending-forfeit = reglementair beslist
lab-figure-goal = Doel: { $goal }
lab-figure-goal-suit = { $count ->
    [one] { $n } van een reeks
   *[other] { $n } van één reeks
}
lab-figure-goal-suit-of = { $suit ->
    [g] { $n } groene
    [r] { $n } rode
    [b] { $n } blauwe
   *[y] { $n } gele
}
lab-figure-goal-whisks = { $count ->
    [one] { $n } garde
   *[other] { $n } gardes
}
lab-figure-goal-each = één van elke soort
lab-figure-sets = Sets per partij
lab-figure-rounds = Rondes per partij
lab-figure-decisions = Beslissingen per partij
lab-figure-branching = Geldige zetten per beslissing
lab-figure-behind = Halverwege staat iemand achter
lab-figure-comebacks = Winst na achterstand
lab-figure-comebacks-even = … als de stand halverwege niets uitmaakte
lab-figure-count-g = groen
lab-figure-count-r = rood
lab-figure-count-b = blauw
lab-figure-count-y = geel
lab-figure-count-w = gardes
lab-figure-count-yen = yen
lab-figure-count-drinks = drankjes over
lab-figure-play = zet
lab-figure-made = aantal
lab-figure-result-token = fiche
lab-figure-result-whisk = garde
lab-figure-result-nothing = niets

lab-title = { $game } · { $bots } · startwaarde { $seed }
lab-intervals = Alle cijfers met 95%-intervallen; gedeelde winst telt naar rato.
lab-marked = * verschilt aantoonbaar van { $letter } (95%); één op de twintig doet dat door toeval.
lab-compiled = Willekeurige zetten, gecompileerd; elke partij is apart geschud.
lab-block-overview = Overzicht
lab-block-endings = Hoe partijen eindigen
lab-block-goals = Gehaalde doelen, van de partijen die met een doel zijn gewonnen
lab-goals-note = Een winnaar kan meerdere doelen tegelijk halen; elk daarvan telt mee.
lab-block-count-means = Gemiddeld aan het eind, alle stoelen
lab-block-winners-means = Gemiddeld aan het eind, winnaars
lab-block-differences = Verschillen met { $letter } (% is procentpunten)
lab-spread = Verdeling aan het eind, alle stoelen: { $kind }
lab-rare = Waarden die overal onder 1% blijven, zijn weggelaten; --csv bevat ze wel.
lab-figure-result-paid = lukt
lab-figure-result-failed = mislukt
lab-figure-result-lost = verloren
lab-figure-result-seen = gezien

cli-lab-about = Onderzoek wat regels doen: cijfers uit veel partijen, regelversies naast elkaar, met 95%-intervallen.
cli-lab-compare = Regels om naast de eerste te zetten: een andere regelversie (matagot-2020), de eerste met gewijzigde velden (sets=3) of beide (grail-2015 keep=none). Met elke naam begint een nieuwe regelversie; je mag de optie meer dan eens opgeven.
cli-lab-bots = Wie er speelt; noem je één bot, dan zit die op elke stoel. Anders de bot random, waarvan de partijen gecompileerd en dus snel zijn.
cli-lab-players = Aantal spelers als één bot op elke stoel zit; anders 2.
cli-lab-games = Aantal partijen per regelversie; anders 10.000.
cli-lab-html = Schrijf een pagina met grafieken naar dit bestand.
cli-lab-csv = Schrijf elk cijfer naar dit bestand, één per regel.
cli-lab-compiling = Compileren (eenmalig)
cli-lab-slow = Numba is niet geïnstalleerd: partijen van de bot random worden met de leesbare code gespeeld, en dat is trager. Installeer chakai[lab].
cli-lab-written = Geschreven: { $file }
refusal-compare-same = ‘{ $text }’ na --compare verandert niets: deze regels staan er al.
refusal-compare-many = Er kunnen hoogstens { $most } regelversies naast elkaar staan.
refusal-compare-field = ‘{ $field }’ is een huisregel waarbij een waarde hoort: --compare { $field }=VALUE. Mogelijk: { $possible }.
refusal-lab-file-dash = Bij { $option } hoort de naam van een bestand, niet ‘-’: op de standaarduitvoer staan de tabellen.
lab-rule-set = { $n ->
    [one] { $letter }  { $rules } · { $games } partij
   *[other] { $letter }  { $rules } · { $games } partijen
}
refusal-lab-too-few = { $n ->
    [one] Met minder dan { $n } partij valt hier niets te zeggen; geef er met --games minstens zoveel op.
   *[other] Met minder dan { $n } partijen valt hier niets te zeggen; geef er met --games minstens zoveel op.
}
