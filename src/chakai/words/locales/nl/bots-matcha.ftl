### Bots of Matcha.

bot-matcha-search = probeert elke keuze vele malen uit, met de kaarten zoals ze kunnen liggen; heeft chakai[strong] nodig
bot-matcha-master = rekent de laatste rondes van een set precies uit, met alles wat al gespeeld is, en laat zich nauwelijks lezen; heeft chakai[strong] nodig
