### Refusals of the solver.

refusal-ranges-empty = Hoe er ook wordt gedeeld, de spelers kunnen nooit allebei een hand uit hun bereik hebben: geef elk minstens één hand die naast een hand van de ander kan bestaan.
