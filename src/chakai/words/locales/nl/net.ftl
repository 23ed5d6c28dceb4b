### Een neuraal netwerk dat Matcha speelt, en hoe het wordt onderwezen.

cli-train-net-about = Leer een neuraal netwerk Matcha spelen (2020): in veel situaties wordt elke keuze uitgespeeld terwijl al het andere gelijk blijft, en het netwerk leert welke beter uitpakt.
cli-train-net-chunks = Aantal porties lessen in totaal; elke portie telt 4096 situaties.
cli-train-net-answers = Aantal extra porties waarin het netwerk leert van de beste antwoorden op zijn spel, in stellingen uit zijn eigen partijen.
cli-train-net-every = Na zoveel porties wordt het netwerk getoetst en een tussenstand bewaard.
cli-train-net-games = Partijen per toets, tegen greedy.
cli-train-net-positions = Aantal stellingen per toets waarin wordt berekend wat een beste antwoord zou winnen; 0 voor geen.
cli-train-net-checkpoint = Het bestand met de tussenstand; als het er al is, leert het netwerk verder waar het was gebleven.
cli-train-net-weights = Het bestand met de gewichten waarmee een nieuwe tussenstand begint; geef je de optie meer dan eens op, dan wordt het gemiddelde genomen.
cli-train-net-out = Het bestand voor de gewichten.
cli-train-net-teaching = Lessen
cli-train-net-stopped = Gestopt. { $file } bevat wat tot de laatste toets is geleerd; dezelfde opdracht gaat daar verder.
cli-train-net-point = { $chunks } porties: { $understood }% van de verschillen tussen keuzes is begrepen
cli-train-net-answered = { $chunks } porties: in stellingen die het netwerk nog niet kende, wonnen de beste antwoorden { $gain } (een overwinning telt voor 1)
cli-train-net-score = { $rules }: { $score } ± { $about }% van de punten tegen greedy
cli-train-net-gain = Een beste antwoord wint { $gain } in de laatste twee rondes ({ $positions ->
    [one] één stelling
   *[other] { $positions } stellingen
}; een overwinning telt voor 1)
refusal-net-other-rules = Het neurale netwerk heeft de regels ‘{ $edition }’ niet geleerd. Het speelt: { $possible }.
refusal-weights-broken = { $file } is beschadigd of is geen bestand met gewichten.
refusal-weights-other-form = { $file } heeft gewichten in een ander formaat ({ $form }); nodig is { $wanted }.
refusal-checkpoint-broken = { $file } is beschadigd of is geen tussenstand van deze versie.
refusal-checkpoint-other-weights = { $file } is niet met deze gewichten begonnen. Laat --weights weg om ermee verder te gaan, of noem een andere tussenstand.
