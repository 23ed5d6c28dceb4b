### The table page in the browser. Keys web-table-… stand in the page, keys js-… are shown by its scripts.

## Around the table

web-table-noscript = De tafel heeft JavaScript nodig, en dat staat in deze browser uit.
web-table-you-watch = Je kijkt toe
web-table-help = Hulp
web-table-more = Meer
web-table-summary = De regels op één pagina (in een nieuw tabblad)
web-table-seat = Mijn stoel meenemen naar een ander apparaat
web-table-seat-address = De privélink naar je stoel
web-table-qr = De link als QR-code, voor de camera van een telefoon
web-table-resign = Opgeven
web-table-resign-yes = Ja, opgeven
web-table-resign-no = Nee, verder spelen
web-table-invite = Stuur deze link naar wie je wilt uitnodigen
web-table-rematch = Revanche
web-table-next = Naar de volgende partij
web-table-replay = Partij terugkijken
web-table-home = Start
web-table-margin = Verloop en tafelpraat
web-table-unseen = Nog ongeziene kaarten
web-table-unseen-why = Ze zitten in de hand van de ander, liggen gedekt of zijn bij het delen overgebleven. Beide spelers zien zo’n lijst.
web-table-story = Verloop
web-table-talk = Tafelpraat
web-table-talk-none = Nog niets gezegd. Wat je zegt mag waar of onwaar zijn; het telt nooit als zet.
web-table-claims = Zeg iets met één tik
web-table-talk-write = Zeg iets
web-table-talk-send = Zeggen
web-table-mute = Tafelpraat van anderen verbergen
web-table-curtain = Niemand hoort te zien wat een ander geheimhoudt: kijk weg en geef het apparaat door.
web-table-curtain-lift = Gordijn openen
web-table-close = Sluiten

## Help

web-table-help-turn = Tik op een kaart en dan op de plek waar je die wilt leggen; tik nog eens op die plek om de kaart te leggen. Wijs een kaart aan om te zien waar die overeenkomt.
web-table-help-ring = Komen beide kaarten overeen, dan beslissen de ringen: in de richting van de pijl verslaat elk de volgende. Op de nummermat worden de reeksen vergeleken, op de reeksmat de nummers.
web-table-help-keys = Toetsen werken naar hun plaats op het toetsenbord. Je kunt ze uitzetten in de instellingen.
web-table-key-card = een kaart kiezen
web-table-key-number = de nummermat
web-table-key-suit = de reeksmat
web-table-key-pass = passen
web-table-key-confirm = bevestigen
web-table-key-cancel = de kaart terugnemen
web-table-key-help = deze hulp

## Said by the scripts

js-comma = { ", " }
js-space = { " " }
js-you = jij
js-bot = bot
js-away = afwezig
js-to-move = aan zet
js-watching = Toeschouwers:
js-waiting = Wachten op spelers.
js-time-short = Nog minder dan tien seconden.
js-talk-new = nieuw
js-copy = Kopiëren
js-copied = Gekopieerd
js-copy-yourself = Geselecteerd: kopieer zelf
js-resign-sure = Echt opgeven?
js-seat-link-failed = De link kon niet worden gemaakt. Probeer het zo nog eens.
js-link-first = Verbinding maken met de tafel…
js-link-lost = De verbinding is weg. Opnieuw proberen…
js-link-slow = Versturen…
js-too-long = Dat bericht was te lang en is niet verstuurd.
js-outcome-won = Je wint!
js-outcome-lost = Je verliest
js-outcome-drew = Gelijkspel
js-outcome-shared = Je deelt de winst!
js-outcome-over = De partij is afgelopen
js-hint = Een tip
js-hint-got = Begrepen
js-hint-none = Geen tips meer

## The Matcha board

js-hand = hand
js-tray = fiches
js-dealer = deler
js-passed = past
js-back = een gedekte kaart
js-your-side = jouw kant
js-empty = leeg
js-face-down = gedekte kaart
js-took = gepakt
js-tea-card = ceremoniekaart
js-mat-number = nummermat
js-mat-suit = reeksmat
# On the mat itself, where there is little room.
js-mat-number-short = nummer
js-mat-suit-short = reeks
js-ring = Elk verslaat de volgende
js-ring-numbers = op reeksmatten
js-ring-suits = op nummermatten
js-matches-number = komt overeen op de nummermat
js-matches-suit = komt overeen op de reeksmat
js-matches-number-suit = komt overeen op beide matten
js-matches-nowhere = komt nergens overeen
js-foot-match = gelijk
js-foot-none = niet gelijk
js-open-place = hier kun je de kaart leggen
js-actions = Jouw zet
js-pass = Passen
js-pass-again = Passen?
js-cancel = Terug
js-lay = Leggen
js-again-here = tik nog eens
js-again-lay = Tik nog eens op dezelfde plek of druk op Enter om de kaart daar te leggen.
js-again-pass = Tik nog eens of druk op Enter om te passen.
js-choose-place = Kies nu een plek.
js-pick-first = Kies eerst een kaart uit je hand.
js-keep-refused = Deze keuze is niet toegestaan.
