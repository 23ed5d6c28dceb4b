### Values of tokens between two sets, and how they are learned.

cli-train-about = Leer opnieuw waarop sterk spel berust.
cli-train-values-about = Leer wat fiches waard zijn als de tweede set van Matcha begint: uit partijen, daarna uit opgeloste rondes.
cli-train-values-games = Rondgangen met partijen tussen greedy-bots: in elke rondgang wordt elk paar fichestanden één keer gespeeld, en nog eens evenveel partijen naar hoe vaak ze voorkomen.
cli-train-values-openings = Groepen waarin de eerste ronde van deze stijl met die van greedy wordt vergeleken.
cli-train-values-solved = Paren steekproeven waarvan de laatste twee rondes worden opgelost.
cli-train-values-style = Wie de eerste ronde van de set speelt.
cli-train-values-samples = Het bestand waarin de steekproeven worden bewaard; als het er al is, gaat het werk verder waar het was gebleven.
cli-train-values-out = Het bestand voor de waarden.
cli-train-values-stage-games = Partijen van greedy
cli-train-values-stage-openings = Eerste rondes
cli-train-values-stage-solved = Opgeloste rondes
cli-train-values-stopped = Gestopt. { $file } bevat alles wat tot nu toe verzameld is; dezelfde opdracht gaat daar verder.
cli-train-values-error = { $stage ->
    [games] Partijen van greedy
    [games-all] Partijen van greedy, alle fichestanden even zwaar geteld
    [openings] Eerste rondes
   *[solved] Opgeloste rondes
}: wortel uit de gemiddelde kwadratische fout { $error } op gegevens waarvan niet is geleerd, gemiddelde fout { $bias }.
cli-train-values-total = Alles samen: wortel uit de gemiddelde kwadratische fout { $error } op gegevens waarvan niet is geleerd.

refusal-values-rules = Voor { $rules } zijn er geen fichewaarden te leren: daarvoor is een spel nodig van precies twee sets met een vast aantal beurten, waarin niets wordt gehouden en iedereen zonder fiches begint.
refusal-values-style = Er is geen stijl ‘{ $style }’. Mogelijk: { $possible }.
refusal-values-broken = { $file } is beschadigd of is geen bestand met fichewaarden van deze versie.
refusal-values-other-rules = { $file } hoort bij { $rules }, niet bij { $right }.
refusal-values-other-seed = { $file } is begonnen met startwaarde { $seed }. Ga daarmee verder of kies een ander bestand.
