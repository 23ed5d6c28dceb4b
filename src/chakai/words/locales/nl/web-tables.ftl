### Tables for two to six: setting one, waiting at it, leaving it. Rule sets by name.

## Rule sets

edition-name-standard = Genmaicha
# $variants: the names of the variants in use.
edition-name-variants = Genmaicha met { $variants }
edition-line-standard = bieden op kratten met drankjes en dan thee zetten volgens de recepten; zonder varianten.
edition-told = { $name }: { $line }
edition-told-apart = { $name }. { $line }
edition-told-house = { $name }, met huisregels. Zonder huisregels: { $line }
variant-name-matcha-iri = Matcha-iri
variant-name-tea-ceremony = Theeceremonie
variant-name-tea-market = Theemarkt
variant-line-matcha-iri = Bij een rij mag je voor een bonus een extra ingrediënt uit een aangrenzende rij toevoegen.
variant-line-tea-ceremony = Boven de kolommen liggen drie verborgen kaarten om naar te gluren en om thee mee te zetten.
variant-line-tea-market = Wie als allereerste thee zet volgens een receptlijn, mag daar een advertentie plaatsen.

## Home: a new game

web-home-game = Welk spel?
web-home-game-matcha = Een blufduel voor twee, met achttien kaarten.
web-home-game-genmaicha = Bieden op kratten en thee zetten, voor twee tot zes spelers.
web-home-seats = Met hoeveel spelers?
web-home-company = Wie spelen er mee?
# The name of a field for who sits there. $seat counts from 1.
web-home-seat-at = Stoel { $seat }
web-home-seat-name = Naam van wie op stoel { $seat } zit
web-home-name-here = Naam
web-home-group-bots = Bots
web-home-group-people = Mensen
web-home-device = Iemand op dit apparaat
web-home-device-line = Jullie geven elkaar het apparaat door; een gordijn verbergt wat geheim is.
web-home-listed-line = Je tafel staat op deze pagina in de lijst tot hij vol is.
web-home-variants = Met varianten? In elke combinatie; voor een eerste partij liever zonder.
web-home-no-variants = zonder varianten
web-home-time-line-many = Aan een tafel van drie of meer neemt een bot de stoel over van wie geen tijd meer heeft. Voor bots loopt er geen klok.
web-home-bid-step = In elke ronde biedt iedereen in het geheim. Wie het meest biedt, kiest als eerste een krat met drankjes.
web-home-brew-step = Daarna zet je thee: elke rij en elke kolom van het raster is een recept. Een drankje dient één keer als zijn kleur en één keer als zijn vorm.
web-home-yen-step = Thee levert de yen op die bij de receptlijn ligt; daarna ligt daar 100 minder. Wie aan het eind de meeste yen heeft, wint.

## Home: lists of games

# $others: who has come already. $n: free seats.
web-home-waiting-with = { $n ->
    [one] Met { $others } · { $n } stoel vrij
   *[other] Met { $others } · { $n } stoelen vrij
}
web-home-others-turn = Anderen aan de beurt
web-home-you-left = Je hebt de tafel verlaten
web-home-host-many = { $n ->
    [one] { $names } · { $n } stoel vrij
   *[other] { $names } · { $n } stoelen vrij
}
web-home-delete-left = De partij verdwijnt uit je lijst; de anderen spelen verder.
web-home-leave = Verlaten
web-home-leave-named = Verlaten: tafel met { $others }
web-home-leave-sure = Je stoel komt weer vrij.

## An invitation

# $names: who sits there already. $n: free seats.
web-join-there = { $n ->
    [0] Aan tafel: { $names }.
    [one] Aan tafel: { $names }. Er is nog { $n } stoel vrij.
   *[other] Aan tafel: { $names }. Er zijn nog { $n } stoelen vrij.
}

## A table that waits

web-waiting-title = { $n ->
    [one] Wachten op nog { $n } speler
   *[other] Wachten op nog { $n } spelers
}
web-waiting-line = { $n ->
    [one] De partij begint vanzelf zodra iemand op de vrije stoel gaat zitten.
   *[other] De partij begint vanzelf zodra alle vrije stoelen bezet zijn.
}
web-waiting-open = De tafel staat voor iedereen in de lijst op de startpagina.
web-waiting-there = Aan tafel
web-waiting-level = Bots voor de vrije stoelen
web-waiting-begin = Beginnen met bots
web-waiting-leave = Tafel verlaten
web-waiting-cancel = Tafel afzeggen

## Leaving a game of three or more

web-leave = Partij verlaten
web-leave-sure = De partij echt verlaten? Een bot neemt je stoel over en de anderen spelen verder.
web-leave-sure-last = De partij echt verlaten? Dan blijven er alleen bots over, en verlies je de partij.
web-leave-yes = Ja, verlaten
# $bot: a bot's name.
table-taken-over-you = Je verlaat de tafel. Een bot neemt je stoel over: { $bot }.
table-taken-over-name = { $name } verlaat de tafel. Een bot neemt de stoel over: { $bot }.
# A seat in a replay: who sat there first, and the bot that took over.
web-replay-then = { $first }, daarna { $last }

## Refusals

refusal-device-and-links = Een tafel is óf voor mensen die dit apparaat delen, óf voor mensen die via een link komen, niet voor allebei. Bots kunnen altijd meedoen.
refusal-not-the-host = Alleen de eerste speler aan tafel kan met bots beginnen.
refusal-unknown-level = Er is geen bot van het niveau ‘{ $level }’. Mogelijk: { $possible }.
refusal-substitutes = Bij substitutes staat { $given }; elk heeft een seat nodig (deze partij heeft er { $players }), een before_move van 0 tot { $moves }, oplopend, en een player.
