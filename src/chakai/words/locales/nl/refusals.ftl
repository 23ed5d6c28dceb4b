### Afwijzingen: wat er mis was, en wat goed zou zijn. Het deel na "refusal-" is de vaste code.

## Zetten

refusal-malformed = ‘{ $text }’ is geen zet. Zetten schrijf je precies zoals deze voorbeelden, met enkele spaties: { $forms }
refusal-card-not-in-hand = { $card } zit niet in de hand. Wel in de hand: { $hand }.
refusal-mat-covered = { $mat ->
    [number] Aan deze kant van { $tea } op de nummermat ligt al een kaart; er mag er maar één liggen.
   *[suit] Aan deze kant van { $tea } op de reeksmat ligt al een kaart; er mag er maar één liggen.
}
refusal-not-your-turn = Stoel { $seat } is niet aan de beurt; stoel { $right } is aan zet.
refusal-turn-due = Stoel { $right } moet nu een kaart leggen of passen; iets anders kan niet.
refusal-forced-pass = Stoel { $seat } kon niets meer leggen en moest wel passen; gedwongen passen is geen zet en wordt niet opgeschreven.
refusal-game-over = De partij is afgelopen; er kan geen zet meer volgen.
refusal-keep-due = De set is afgelopen; eerst kiezen de spelers welke kaarten ze houden.
refusal-deal-due = Er moet eerst gedeeld worden.
refusal-no-deal-due = Er hoeft nu niet gedeeld te worden.
refusal-seat-order = Keuzes die tegelijk gemaakt worden, staan op volgorde van stoel: stoel { $right } komt vóór stoel { $seat }.
refusal-nothing-to-keep = Stoel { $seat } heeft geen kaarten meer en dus niets te kiezen.
refusal-already-decided = Deze stoel heeft al gekozen welke kaarten hij houdt.
refusal-keep-all-or-none = Volgens deze regels houd je alle kaarten die je nog in je hand hebt ({ $hand }), of geen enkele.
refusal-deal-dealer = Stoel { $dealer } staat vermeld als deler, maar in deze set deelt stoel { $right }.
refusal-deal-tea-count = { $count ->
    [one] Er is { $count } ceremoniekaart gedeeld; het moeten er { $right } zijn.
   *[other] Er zijn { $count } ceremoniekaarten gedeeld; het moeten er { $right } zijn.
}
refusal-deal-tea-zero = Een 0 kan nooit een ceremoniekaart zijn.
refusal-deal-hand-size = { $count ->
    [one] Stoel { $seat } krijgt { $count } kaart; een hand telt er { $right }.
   *[other] Stoel { $seat } krijgt { $count } kaarten; een hand telt er { $right }.
}
refusal-deal-extra-card = { $card } is te vaak gedeeld, of zit niet in deze stapel.
refusal-deal-missing-card = { $card } ontbreekt bij het delen.
refusal-deal-kept-card = Stoel { $seat } heeft { $card } gehouden, maar krijgt die kaart niet terug.

## Regels

refusal-unknown-game = Er is geen spel ‘{ $game }’. Mogelijk: { $possible }.
refusal-unknown-rules = Er is geen regelversie ‘{ $rules }’. Mogelijk: { $possible }.
refusal-house-form = Een huisregel schrijf je als FIELD=VALUE (veld=waarde), niet als ‘{ $text }’.
refusal-house-unknown = Er is geen huisregel ‘{ $field }’. Mogelijk: { $possible }.
refusal-house-value = De huisregel { $field } kan niet ‘{ $value }’ zijn. Mogelijk: { $possible }.
refusal-deck-too-small = Met { $cards } kaarten in de stapel valt er volgens deze regels niet te delen; er zijn er minstens { $needed } nodig.
refusal-too-few-tea-cards = Met { $cards } kaarten die een reeks hebben, kunnen er te weinig ceremoniekaarten zijn; volgens deze regels zijn er minstens { $needed } nodig.
refusal-nobody-can-win = Zonder doel en zonder limiet aan het aantal sets zou het spel nooit eindigen.
refusal-token-not-in-play = Fiches van soort { $kind } doen niet mee. Mogelijk: { $possible }.
refusal-goal-at-start = Stoel { $seat } zou al vóór het eerste delen een doel hebben gehaald.

## Verslagen

refusal-too-long = De tekstregel is langer dan { $longest } bytes; een verslag is veel korter.
refusal-not-utf8 = De tekst is geen UTF-8 (byte { $byte }).
refusal-not-json = De tekst is geen JSON (kolom { $column }).
refusal-key-twice = De sleutel ‘{ $key }’ komt twee keer voor.
refusal-not-an-object = Een verslag is een JSON-object.
refusal-key-missing = De sleutel ‘{ $key }’ ontbreekt.
refusal-key-kind = { $kind ->
    [str] De sleutel ‘{ $key }’ moet een tekst zijn.
    [list] De sleutel ‘{ $key }’ moet een lijst met teksten zijn.
   *[dict] De sleutel ‘{ $key }’ moet een object zijn.
}
refusal-format = Het formaat is { $given }; het moet ‘{ $right }’ zijn.
refusal-players = { $count ->
    [one] Er is { $count } speler genoemd; dit spel is voor minstens { $low } en hoogstens { $high } spelers.
   *[other] Er zijn { $count } spelers genoemd; dit spel is voor minstens { $low } en hoogstens { $high } spelers.
}
refusal-stage-open = Het verslag eindigt terwijl er nog gekozen moet worden (stoel { $due }); een onvoltooid verslag eindigt vóór of na zo’n keuzemoment.
refusal-result-missing = De partij is afgelopen, maar er is geen uitslag; de juiste uitslag is { $right }.
refusal-result-early = Er is een uitslag, maar de partij is niet afgelopen.
refusal-forfeit = Een reglementair verlies (forfeit) noemt de stoelen in oplopende volgorde en een reden. Mogelijke redenen: { $possible }.
refusal-forfeit-late = De partij is uitgespeeld; dan kan niemand reglementair hebben verloren.
refusal-wrong-winners = Als winnaars staan vermeld: { $given }. Juist is: { $right }.
refusal-wrong-why = Als reden staat vermeld: { $given }. Juist is: { $right }.
refusal-wrong-tokens = Als fiches staan vermeld: { $given }. Juist is: { $right }.
refusal-wrong-forfeit = Als reglementair verlies (forfeit) staat vermeld: { $given }. Juist is: { $right }.

## Tafels

refusal-stale = Er is aan deze tafel al verder gespeeld sinds deze zet werd gekozen (de zet hoort bij versie { $given }, de tafel is bij versie { $right }).
refusal-no-such-seat = Er is geen stoel { $seat } aan deze tafel. Mogelijk: { $possible }.
refusal-talk-empty = Er is geen tekst om te zeggen.
refusal-talk-too-long = Je kunt in één keer hoogstens { $longest } tekens zeggen.
refusal-unknown-claim = Er is geen bewering ‘{ $claim }’. Mogelijk: { $possible }.

## Bots en wedstrijden

refusal-unknown-bot = Er is geen bot ‘{ $bot }’ voor dit spel. Mogelijk: { $possible }, exec:COMMAND.
refusal-bot-outside-only-arena = Externe bots spelen alleen in chakai arena. Mogelijk: { $possible }.
refusal-bot-cannot-start = De bot ‘{ $bot }’ kan niet worden gestart: { $detail }.
refusal-bot-command = ‘{ $bot }’ noemt geen opdracht; schrijf exec:COMMAND.
refusal-bots-for-match = Voor een wedstrijd zijn minstens twee bots nodig.
refusal-bots-for-table = { $right ->
    [one] Noem { $right } bot voor deze tafel; je hebt er { $count } genoemd.
   *[other] Noem { $right } bots voor deze tafel; je hebt er { $count } genoemd.
}
refusal-records-exist = { $file } bestaat al. Voeg --resume toe om ermee verder te gaan, of kies een andere naam.
refusal-save-exists = { $file } bestaat al. Kies een andere naam.
refusal-resume-needs-records = Bij --resume hoort --records FILE: het bestand om mee verder te gaan.
refusal-resume-other-match = { $file }, regel { $line }: dit is niet partij { $game } van deze wedstrijd. Gebruik dezelfde opdracht als eerst, of een ander bestand.

## Opdrachten

refusal-unknown-language = Er is geen taal ‘{ $language }’. Mogelijk: { $possible }.
refusal-file-missing = Er is geen bestand { $file }.
refusal-file-unreadable = { $file } kan niet worden gelezen: { $detail }.
refusal-file-unwritable = { $file } kan niet worden geschreven: { $detail }.
refusal-no-such-game-in-file = { $count ->
    [one] { $file } bevat { $count } verslag; nummer { $number } is er niet.
   *[other] { $file } bevat { $count } verslagen; nummer { $number } is er niet.
}
refusal-record-faulty = { $file }, regel { $line }, { $place }: { $reason }
refusal-resume-finished = De partij in { $file } is al uitgespeeld. Terugkijken kan met: chakai replay { $file }
refusal-resume-alone = --resume gaat verder met een partij zoals ze is; laat { $option } weg.
refusal-nothing-to-resume = Er is geen onafgemaakte partij in { $folder }.
refusal-resume-many = { $file } bevat meer dan één verslag; verdergaan kan alleen met een bestand waarin één partij staat.
refusal-resume-seats = In { $file } zit niemand voor wie jij kunt spelen: { $players }.
refusal-usage-missing = { $name } ontbreekt. Zie: { $help }
refusal-usage-extra = ‘{ $text }’ is één woord te veel. Zie: { $help }
refusal-usage-option = Er is geen optie { $option }. Zie: { $help }
refusal-usage-option-near = Er is geen optie { $option }; bedoel je misschien { $near }? Zie: { $help }
refusal-usage-argument = Bij { $option } hoort een waarde. Zie: { $help }
refusal-usage-value = { $name } kan niet ‘{ $value }’ zijn. Mogelijk: { $possible }. Zie: { $help }
refusal-usage-command = Er is geen opdracht ‘{ $command }’. Mogelijk: { $possible }.
refusal-usage-other = { $detail } Zie: { $help }
refusal-both-eyes = --seat, --spectator en --open sluiten elkaar uit.
