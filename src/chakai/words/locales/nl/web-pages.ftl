### The pages around the table: home, invitations, seats, refusals, and what stands on every page.

## Every page

web-page-skip = Naar de inhoud
web-page-nav = Pagina’s
web-page-home = Start
web-page-rules = Regels
web-page-replay = Terugkijken
web-page-language = Taal
web-page-language-change = Taal wijzigen
web-page-unofficial = Dit is een onofficiële tafel. De tekeningen en de teksten zijn van onszelf.
web-page-thanks = Met dank aan David Harding, die Matcha ontwierp, met illustraties van TJ Lubrano, en aan Dylan Howard Cromwell, die Genmaicha ontwierp. Vind je de spellen leuk? Koop ze dan.
web-page-needs-script = Deze pagina werkt alleen met JavaScript. Zet het aan voor deze site.
js-page-no-answer = De server antwoordt niet. Controleer je verbinding en probeer het opnieuw.

## Settings

web-settings = Instellingen
web-settings-kept = Alleen in deze browser bewaard.
web-settings-theme = Weergave
# As the device or the system has it.
web-settings-theme-auto = Systeem
web-settings-theme-light = Dag
web-settings-theme-dark = Avond
web-settings-confirm = Elke zet bevestigen
web-settings-confirm-line = Een zet telt pas na een tweede tik of na Enter.
web-settings-keys = Toetsen aan tafel
web-settings-keys-line = Speel met cijfers en letters; ? toont alle toetsen.
web-settings-hints = Tips bij de eerste partijen
web-settings-hints-line = Kort advies op het moment dat het ertoe doet.
web-settings-sound = Geluid
web-settings-sound-line = Een zachte tik als er iets gebeurt.
web-settings-notify = Meld het als ik aan de beurt ben
web-settings-notify-line = Met een melding, terwijl je een andere pagina bekijkt.
js-settings-notify-refused = Deze browser weigert meldingen van deze site. Je kunt ze toestaan in de instellingen van de browser.
js-settings-notify-missing = Deze browser kan vanaf dit adres geen meldingen tonen. Veel browsers hebben een adres nodig dat met https begint.

## Home

web-home-title = Matcha en Genmaicha spelen · chakai
web-home-greeting = Welkom in de theekamer
# $name: the visitor's name.
web-home-greeting-name = Welkom terug, { $name }
web-home-what = Twee korte spellen rond thee: Matcha, een blufduel voor twee, en Genmaicha, bieden en thee zetten voor twee tot zes spelers. Speel hier tegen bots, of met vrienden ver weg.
web-home-new = Nieuw hier?
web-home-step-lay = In elke ronde liggen er twee ceremoniekaarten open. Leg er gedekt kaarten bij, of pas.
web-home-step-turn = Dan worden de kaarten omgedraaid. De beste overeenkomst krijgt een fiche van de reeks van de ceremoniekaart; komt maar één kaart overeen, dan krijgt de andere een garde.
web-home-step-win = Drie fiches van één reeks, vier gardes of één van elke soort, en je wint. (In de editie van 2015 zijn het er vier van één reeks.)
web-home-summary = De regels op één pagina

## Home: a new game

web-home-set = Een nieuwe partij
web-home-name = Je naam
web-home-opponent = Tegen wie wil je spelen?
web-home-friend = Een bekende, via een link
web-home-friend-line = Je krijgt een privélink om door te sturen. De partij begint zodra iedereen is aangeschoven.
web-home-anyone = Wie er maar komt
web-home-anyone-line = Je tafel staat hier in de lijst, voor iedereen die deze pagina bezoekt.
web-home-one-device = Samen op één apparaat
web-home-one-device-line = Jullie geven elkaar het apparaat door; een gordijn verbergt de kaarten.
web-home-other-name = Naam van de tweede speler
web-home-more = Meer opties
web-home-edition = Welke regelversie?
web-home-dealer = Wie deelt als eerste?
web-home-dealer-draw = Het lot beslist
web-home-dealer-me = Ik deel als eerste
web-home-dealer-other = De ander deelt als eerste
web-home-time = Bedenktijd
web-home-time-line = Wie geen tijd meer heeft, verliest de partij. Voor bots loopt er geen klok.
web-home-unseen = Nog ongeziene kaarten tonen
web-home-unseen-line = Beide spelers zien zo’n lijst.
web-home-start = Beginnen

## Home: lists of games

web-home-running = Je partijen
# How many games wait for the visitor's move.
web-home-turns = { $n ->
    [0] Je bent nergens aan de beurt.
    [one] Je bent in { $n } partij aan de beurt.
   *[other] Je bent in { $n } partijen aan de beurt.
}
# $others: the names of the other players.
web-home-against = Tegen { $others }
web-home-free-seat = Nog geen tegenstander
web-home-your-turn = Jouw beurt
web-home-their-turn = Beurt van de ander
web-home-waiting = Wachten
web-home-on-device = Op dit apparaat
web-home-open = Open tafels
web-home-open-none = Er is nu geen open tafel. Begin een partij met ‘Wie er maar komt’, dan staat die hier voor anderen in de lijst.
web-home-host = { $name } wacht op een tegenstander
web-home-sit = Aanschuiven
web-home-sit-named = Aanschuiven bij { $name }
web-home-finished = Afgelopen partijen
# $ending: won, lost, drew, shared, left or played (by people on one device).
web-home-ending = { $ending ->
    [won] Gewonnen van { $others }
    [lost] Verloren van { $others }
    [drew] Gelijkspel tegen { $others }
    [shared] Winst gedeeld in een partij met { $others }
    [left] Een partij met { $others } verlaten
   *[played] Op dit apparaat gespeeld door { $others }
}
web-home-replay = Terugkijken
web-home-replay-named = Terugkijken: partij met { $others }
# More games than are shown at first.
web-home-earlier = { $n ->
    [one] { $n } eerdere partij
   *[other] { $n } eerdere partijen
}
web-home-delete = Verwijderen
web-home-delete-named = Verwijderen: partij met { $others }
web-home-delete-finished = De partij verdwijnt voorgoed uit je lijst en uit je resultaten.
web-home-delete-running = De partij wordt onafgemaakt weggegooid.
web-home-delete-yes = Ja, verwijderen
web-home-cancel = Afzeggen
web-home-cancel-named = Afzeggen: tafel zonder tegenstander
web-home-cancel-sure = De tafel wordt opgeruimd en de uitnodiging werkt niet meer.
web-home-cancel-yes = Ja, afzeggen
web-home-standing = Je resultaten
web-home-standing-edition = Regels
web-home-standing-opponent = Tegen
web-home-standing-won = Winst
web-home-standing-lost = Verlies
web-home-standing-drew = Gelijk, gedeeld

## An invitation

web-join-title = Een uitnodiging · chakai
web-join-heading = Een uitnodiging
web-join-looking = De uitnodiging wordt gelezen …
web-join-sit = Aanschuiven en spelen
web-join-seated = Je zit al aan deze tafel.
web-join-table = Naar de tafel
web-join-full = Alle stoelen aan deze tafel zijn bezet.
web-join-watch = Toekijken
web-join-incomplete = Deze link is niet compleet: het deel na # ontbreekt. Vraag opnieuw om de hele link.
web-join-again = Opnieuw proberen

## A seat on another device

web-seat-title = Je stoel · chakai
web-seat-heading = Hier verder spelen
web-seat-line = Met deze privélink neem je je stoel aan een tafel mee naar dit apparaat. Op het apparaat waarop je eerst speelde, houd je hem ook.
web-seat-bring = Mijn stoel naar dit apparaat halen

## Refusals

web-refusal-title = Dat ging niet
web-refusal-title-unknown = Hier ligt niets
web-refusal-back = Terug
web-refusal-home = Naar de startpagina
