### De opdrachtregel.

error = chakai: { $reason }
cli-about = Chakai, een theebijeenkomst: speel Matcha en Genmaicha, laat bots wedstrijden spelen, controleer verslagen en kijk partijen terug.
cli-usage = Gebruik
cli-arguments = Argumenten
cli-options = Opties
cli-commands = Opdrachten
cli-examples = Voorbeelden
cli-version = chakai { $version }
cli-option-help = Toon deze pagina.
cli-option-version = Toon de versie.
cli-option-lang = De taal: en, ja, uk of nl. Anders die van je systeem.
cli-interrupted = Onderbroken.

cli-play-about = Speel aan een tafel in de terminal.
cli-play-game = Het spel.
cli-play-rules = De regelversie.
cli-play-house = Een huisregel, zoals sets=3; je mag er meer dan één opgeven.
cli-play-bots = Wie er op de andere stoelen zit; zie: chakai bots.
cli-play-name = Je naam aan tafel.
cli-play-seat = Je stoel; bij Matcha deelt stoel 0 als eerste. Anders wordt erom geloot.
cli-play-resume = Ga verder met de onvoltooide partij in dit bestand.
cli-play-save = Bewaar de partij in dit bestand.
cli-play-seed = Trek kaarten en drankjes met deze startwaarde, zodat de partij te herhalen is.

cli-arena-about = Laat bots veel partijen spelen: een kruistabel met 95%-intervallen.
cli-arena-bots = De bots die tegen elkaar spelen; exec:COMMAND is een eigen programma, net:FILE het neurale netwerk met je eigen gewichten (alleen Matcha).
cli-arena-games = Aantal partijen per combinatie, alle zitvolgordes meegeteld.
cli-arena-seed = Dezelfde startwaarde geeft dezelfde partijen.
cli-arena-jobs = Aantal processen tegelijk.
cli-arena-ms = Milliseconden voor een zet: voor externe bots (anders 1000) en voor eigen bots die op de klok kunnen spelen.
cli-arena-records = Schrijf elke partij naar dit bestand.
cli-arena-resume = Ga verder met de wedstrijd in het verslagbestand.
cli-arena-progress = Partijen
cli-arena-title = { $game } · { $rules } · startwaarde { $seed }
cli-arena-house = Huisregels: { $house }
cli-arena-games-each = { $n ->
    [one] { $n } partij per combinatie.
   *[other] { $n } partijen per combinatie.
}
cli-arena-games-odd = Van elke combinatie is de laatst geschudde stapel maar in één zitvolgorde gespeeld.
cli-arena-bot = bot
cli-arena-total = totaal
cli-arena-points = Punten in procenten tegen de bot van de kolom, met het 95%-interval; gelijkspel telt voor de helft.
cli-arena-wins = winst
cli-arena-place = gemiddelde plaats
cli-arena-places = Aandeel in de winst in procenten (gedeelde winst telt naar rato) en gemiddelde plaats, met 95%-intervallen.
# Een puntkomma tussen de grenzen: getallen hebben in het Nederlands een decimale komma.
cli-arena-seats = Stoel 0 haalt { $share }% van de punten [{ $low }; { $high }].
cli-arena-draws = { $n ->
    [one] { $n } partij eindigde in gelijkspel.
   *[other] { $n } partijen eindigden in gelijkspel.
}
cli-arena-endless = { $n ->
    [one] { $n } partij had na { $moves } beslissingen nog geen einde en is gedeeld.
   *[other] { $n } partijen hadden na { $moves } beslissingen nog geen einde en zijn gedeeld.
}
cli-arena-forfeit = { $n ->
    [one] { $bot } verloor { $n } partij reglementair ({ $reason }).
   *[other] { $bot } verloor { $n } partijen reglementair ({ $reason }).
}
cli-arena-reason = { $reason ->
    [illegal] ongeldige zet
    [time] tijd op
    [broken] onbruikbaar antwoord
   *[resigned] opgegeven
}
cli-arena-detail = Voor het eerst in partij { $game }: { $detail }
cli-arena-stopped = { $all ->
    [one] Gestopt na { $done } van { $all } partij.
   *[other] Gestopt na { $done } van de { $all } partijen.
}
cli-arena-resume-hint = Ga verder met: { $command }
cli-arena-clock = Een bot speelt op de klok: deze run is niet byte voor byte te herhalen.

outside-illegal = hij antwoordde ‘{ $move }’, en dat is geen geldige zet
outside-not-json = hij antwoordde ‘{ $text }’, en dat is geen JSON met een zet
outside-late = hij antwoordde niet binnen { $ms } ms
outside-died = hij stopte zonder te antwoorden
outside-not-ready = hij was niet binnen { $seconds } seconden klaar om te spelen
outside-bad-ready = hij antwoordde ‘{ $text }’ in plaats van te melden dat hij klaar is
outside-too-long = zijn antwoord was langer dan { $longest } bytes
outside-endless = de partij was na { $moves } zetten nog niet afgelopen

cli-check-about = Controleer verslagen: elke zet en de uitslag. Eindigt met code 1 als er fouten zijn.
cli-check-files = Bestanden met verslagen; - leest de standaardinvoer.
cli-check-json = Toon elke fout als JSON-object.
cli-check-progress = Verslagen
cli-check-summary-right = { $records ->
    [one] { $records } verslag, geen fouten.
   *[other] { $records } verslagen, geen fouten.
}
cli-check-summary-wrong = { $records ->
    [one] { $records } verslag, met fouten.
   *[other] { $records } verslagen, waarvan { $wrong } met fouten.
}

cli-seen-about = Elk verslag zoals één stoel de partij zag: dezelfde zetten, maar alleen wat die stoel te zien kreeg.
cli-seen-seat = Zoals deze stoel het zag.
cli-seen-spectator = Zoals een toeschouwer het zag (ook als je niets opgeeft).

cli-replay-about = Vertel een partij na, zet voor zet.
cli-replay-file = Een bestand met verslagen; - leest de standaardinvoer.
cli-replay-game = Het hoeveelste verslag in het bestand, geteld vanaf 1.
cli-replay-seat = Door de ogen van deze stoel. Anders ligt een voltooide partij open en zie je een onafgemaakte zoals de speler haar ziet.
cli-replay-spectator = Door de ogen van een toeschouwer.
cli-replay-open = Toon alles, ook van een onafgemaakte partij.
cli-replay-unfinished = De partij is niet uitgespeeld.
cli-replay-title = { $game } · { $rules } · { $players }

cli-rules-about = De spelregels in onze eigen woorden, met alle uitspraken.
cli-rules-rules = De regelversie; anders de eerste.

cli-bots-about = Tegen wie je kunt spelen en welke bots er voor wedstrijden zijn.
cli-bots-levels = Om tegen te spelen (chakai play --bots …):
cli-bots-bots = Voor wedstrijden (chakai arena --bots …):
bot-random = doet een willekeurige geldige zet; elke zet is even waarschijnlijk
bot-matcha-novice = vergeet welke kaarten al weg zijn en ziet weleens iets over het hoofd, net als mensen
bot-matcha-greedy = telt kaarten, speelt overeenkomsten die standhouden en weet wat een garde of een eenzame kaart waard is
bot-genmaicha-greedy = berekent precies wat het meeste oplevert en biedt wat de kratten schelen
bot-genmaicha-planner = denkt de hele ronde door: wie wanneer thee zet, wat anderen willen en wat later meer oplevert; varieert zijn biedingen
bot-exec = exec:COMMAND: een eigen programma, volgens het protocol voor externe bots
outside-raised = hij liep vast: { $detail }
cli-arena-ms-unused = --ms verandert hier niets: geen van deze bots kijkt op de klok.

cli-serve-about = Open de tafel in de browser: speel tegen bots, of met vrienden ver weg.
cli-serve-host = Het adres om op te luisteren; 0.0.0.0 laat je hele netwerk toe.
cli-serve-trusted-proxy = Adressen van proxy’s waarvan X-Forwarded-For wordt vertrouwd, zodat limieten per bezoeker gelden.
cli-serve-allow-host = Nog een naam waaronder deze server antwoordt.
cli-serve-limit-factor = Sta elk adres zoveel keer meer toe dan anders; voor een school achter één adres.
cli-serve-metrics-address = Waar cijfers voor Prometheus worden getoond, bijvoorbeeld 127.0.0.1:9100; anders nergens.
cli-serve-log = Schrijf wat er gebeurt naar de standaardfoutuitvoer, als text of json; anders alleen wat misgaat.
cli-serve-workers = Hoeveel processen samen één adres bedienen; voor meer dan één is PostgreSQL nodig.
cli-serve-port = De poort; is die bezet, dan de eerstvolgende vrije.
cli-serve-database = Waar partijen worden bewaard: een bestand, of een PostgreSQL-adres. Anders een bestand in je gegevensmap.
cli-serve-public-url = Het adres waarop anderen deze server bereiken; links beginnen ermee.
cli-serve-bot-pause = Hoeveel milliseconden een bot gemiddeld lijkt na te denken; bij 0 antwoordt hij meteen.
cli-serve-cold = Maakt de sterkste bots pas klaar als iemand tegen ze speelt, niet bij het starten.
cli-serve-no-browser = Open de browser niet.
cli-serve-ready = De theekamer is open: { $address }
cli-serve-local = Alleen deze computer kan erbij; --host 0.0.0.0 laat je netwerk toe. Stop met Ctrl+C.
cli-serve-closed = De theekamer is gesloten. Elke partij is bewaard en gaat verder waar ze gebleven was.

cli-backup-about = Bewaar alles van een server in één bestand, ook terwijl hij draait.
cli-backup-file = Het bestand dat wordt geschreven; een oudere back-up met die naam wordt vervangen.
cli-backup-done = { $n ->
    [one] { $n } partij is bewaard in { $file }.
   *[other] { $n } partijen zijn bewaard in { $file }.
}
cli-backup-secret = Er staan verborgen kaarten en de sleutel van de server in: laat het bestand aan niemand zien.
cli-backup-no-key = Er staan verborgen kaarten in: laat het bestand aan niemand zien. De sleutel van de server is hier niet en staat er dus niet in.
cli-restore-about = Vul een database uit een back-up: met alles, of met niets als er iets mis is. Stop eerst de server.
cli-restore-file = De back-up; die wordt tot en met de laatste rij gecontroleerd voordat er iets verandert.
cli-restore-replace = Zet de back-up in de plaats van wat de database nu bevat; dat gaat verloren.
cli-restore-done = { $n ->
    [one] { $n } partij is terug en gaat verder waar ze gebleven was.
   *[other] { $n } partijen zijn terug en gaan verder waar ze gebleven waren.
}
cli-restore-no-key = De server ondertekent voortaan met een andere sleutel: spelers komen alleen met hun privélink terug op hun stoel.
