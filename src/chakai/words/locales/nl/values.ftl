### Values of tokens between two sets, and how they are learned.

cli-train-about = Leer opnieuw waarop sterk spel berust.
cli-train-values-about = Leer wat fiches waard zijn als de tweede set van Matcha begint: uit partijen, daarna uit opgeloste rondes.
cli-train-values-games = Rondgangen van gretige partijen: elke speelt alle paren van ficherijen één keer, en nog eens zoveel naar hoe vaak ze voorkomen.
cli-train-values-openings = Groepen waarin de eerste ronde van de stijl met een gretige wordt vergeleken.
cli-train-values-solved = Paren van steekproeven waarvan de laatste twee rondes worden opgelost.
cli-train-values-style = Wie de eerste ronde van de set speelt.
cli-train-values-samples = Het bestand waarin de steekproeven worden bewaard; als het er al is, gaat het werk verder waar het ophield.
cli-train-values-out = Het bestand voor de waarden.
cli-train-values-stage-games = Gretige partijen
cli-train-values-stage-openings = Openingen
cli-train-values-stage-solved = Opgeloste rondes
cli-train-values-stopped = Gestopt. { $file } bevat alles wat tot nu toe verzameld is; dezelfde opdracht gaat daar verder.
cli-train-values-error = { $stage ->
    [games] Gretige partijen
    [games-all] Gretige partijen, alle rijen gelijk geteld
    [openings] Openingen
   *[solved] Opgeloste rondes
}: wortel uit de gemiddelde kwadratische fout { $error } waar niets is geleerd, gemiddelde fout { $bias }.
cli-train-values-total = Alles samen: wortel uit de gemiddelde kwadratische fout { $error } waar niets is geleerd.

refusal-values-rules = Voor { $rules } zijn er geen fichewaarden te leren: daarvoor is een spel nodig van precies twee sets met getelde beurten, waarin niets wordt gehouden en iedereen zonder fiches begint.
refusal-values-style = Er is geen stijl ‘{ $style }’. Mogelijk: { $possible }.
refusal-values-broken = { $file } is beschadigd, of geen bestand met fichewaarden van deze versie.
refusal-values-other-rules = { $file } hoort bij { $rules }, niet bij { $right }.
refusal-values-other-seed = { $file } is begonnen met de startwaarde { $seed }. Ga daarmee verder, of kies een ander bestand.
