### Bots of Matcha.

bot-matcha-regular = speelt als greedy na een lange dag: vergeet een deel van de kaarten, ziet plannen over het hoofd, gelooft bluf en denkt weinig aan latere rondes
bot-matcha-search = probeert elke keuze vele malen uit, met de kaarten zoals ze kunnen liggen; heeft chakai[strong] nodig
bot-matcha-master = zoekt lang vooruit en rekent de laatste rondes van een set precies uit; heeft chakai[strong] nodig
bot-matcha-net = speelt met een neuraal netwerk dat heeft geleerd van hoe keuzes uitpakken; denkt snel; heeft chakai[strong] nodig
