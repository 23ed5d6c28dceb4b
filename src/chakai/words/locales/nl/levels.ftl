### Niveaus: hoe het is om ertegen te spelen, en of ze kunnen spelen.

level-name-novice = Beginner
level-name-regular = Gevorderde
level-name-strong = Kenner
level-name-master = Meester

level-matcha-novice = denkt alleen aan deze ronde, vergeet kaarten en dat de rangorde rondloopt, trapt in bluf; goed voor een eerste partij
level-matcha-regular = speelt met een plan, maar vergeet een deel van de kaarten die weg zijn en gelooft de meeste bluf
level-matcha-strong = onthoudt elke kaart en kiest het beste wat hij ziet; je kunt hem te slim af zijn
level-matcha-master = weegt af wat je allemaal kunt hebben en is moeilijk te doorzien; vergeet niets en speelt nooit vals
level-genmaicha-novice = doet maar wat; goed voor een eerste partij
level-genmaicha-regular = rekent precies uit welke thee loont en biedt met verstand
level-genmaicha-strong = denkt de hele ronde door en varieert zijn biedingen

refusal-level-warming = Het water wordt nog opgewarmd (de eerste keer op een computer duurt dat een minuut of twee). Je kunt al aanschuiven.
refusal-level-failed = Dit niveau kan hier niet spelen: het voorbereiden is mislukt. In het logboek van de server staat meer.
web-bot-warming = { $name } is het water nog aan het opwarmen. De eerste keer op een computer duurt dat een minuut of twee; daarna gaat de partij vanzelf verder.
web-bot-cannot = { $name } kan hier niet spelen. { $reason }

terminal-warming = { $name } warmt het water op: vóór de eerste partij op deze computer duurt dat een minuut of twee.
terminal-level = { $name }: { $line }.
terminal-levels = Andere niveaus: { $levels } (chakai play --bots …, chakai bots).
cli-play-levels = Niveaus van { $game }
