### The lab's tables in a terminal, and what their plays mean.

lab-ends = { $mean } [{ $low }, { $high }]
lab-half = { $mean } ±{ $half }
lab-plays-token = How often a play wins a token
lab-plays-whisk = How often a play wins a whisk
lab-plays-paid = How often a play succeeds
lab-plays-worth = Yen a play brings, on average over all its times
lab-plays-note = A brew succeeds if it brings yen, one with its hidden card only if that card is guessed: the line’s own yen comes either way. An ad succeeds if it pays. Yen are averages over all times, whether it succeeds or not.
