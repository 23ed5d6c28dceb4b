### Bots of Matcha.

bot-matcha-search = probeert elke keuze vele malen uit, met de kaarten zoals ze kunnen liggen; heeft chakai[strong] nodig
