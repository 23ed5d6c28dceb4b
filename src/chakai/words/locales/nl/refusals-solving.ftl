### Refusals of the solver.

refusal-ranges-empty = Bij geen enkele deling hebben beide spelers tegelijk kaarten uit hun bereik: geef elk minstens één hand die naast die van de ander kan bestaan.
