### Getekende situaties op de spelregelpagina’s van Genmaicha. De lezer is ‘Jij’, de anderen hebben een naam.

## Wat er op een tekening staat

# De namen van nog twee spelers; zie situation-you, situation-other.
drawn-third = Jo
drawn-fourth = Max
drawn-yen = { $yen } yen
drawn-bonus = { $yen } yen bonus
drawn-bonus-gone = bonus al gepakt
drawn-ad = Advertentie: { $name }, { $yen } yen
drawn-back = gedekte kaart
# Voorgelezen. $ingredients: namen van een of twee ingrediënten.
drawn-spent = { $drink }, heeft gediend als: { $ingredients }
drawn-serves = { $drink }, dient als: { $ingredient }
drawn-extra = Extra
drawn-offer = Aangeboden
drawn-grid = Het raster
drawn-shelf = Plank: { $name }
drawn-shelf-empty = geen drankjes
drawn-crate = Krat { $crate }
drawn-hidden = De verborgen rij
# Wie er kijkt.
drawn-eyes-you = Wat jij ziet
drawn-eyes-name = Wat { $name } ziet
# Koppen van kleine tabellen.
drawn-player = Speler
drawn-bid = Bod
drawn-follow-up = Vervolgbod
drawn-purse = Geld
drawn-drinks = Drankjes
drawn-secret = geheim
drawn-toss = door loting
drawn-bag = Terug in de zak
drawn-refused = Mag niet

## Bijschriften: hoofdstukken

drawn-parts-caption = Een drankje, en de twee kaarten waarvoor het kan dienen.
drawn-setup-caption = De tafel vóór de eerste ronde.
drawn-rounds-caption = Kratten van een eerste ronde met drie spelers, voor iedereen zichtbaar.
drawn-bid-caption = Jij en Bea bieden evenveel, en met je vervolgbod ga je haar voor. Jo bood meteen al meer.
drawn-brew-caption = Het blauwe gedrongen blikje dient twee keer: als vorm en als kleur. Daarna ligt er minder yen bij de receptlijn.
drawn-iri-caption = Een rij met één kaart erbij. De bonus die ertussen lag, is voor jou.
drawn-ceremony-caption = Eerst gluren naar de verborgen kaart, dan thee zetten en precies het goede ingrediënt aanbieden.
drawn-market-caption = Jij bent hier de eerste en plaatst een advertentie. Zet Bea thee volgens dezelfde receptlijn, dan betaalt die uit.
drawn-end-caption = Twee spelers hebben evenveel yen. De overgebleven drankjes beslissen.

## Bijschriften: uitspraken

drawn-g1-caption = Eén drankje, twee kaarten. Hier dient het blauwe gedrongen blikje voor allebei, in één keer thee zetten.
drawn-g2-caption = Iedereen heeft betaald, jij net zo goed als Bea. Jo bood niets, houdt alle yen en krijgt het laatste krat.
drawn-g3-caption = Een halve stap kun je niet bieden.
drawn-g4-caption = Met je vervolgbod erbij leg je meer neer dan Jo. Maar Jo stond met niemand gelijk en blijft voor.
drawn-g5-caption = Hetzelfde bod, hetzelfde vervolgbod: de loting zet Bea voor jou.
drawn-g6-caption = De bedragen lopen op van de onderste rij naar boven, en dan verder van de linker- naar de rechterkolom.
drawn-g7-caption = Drie drankjes hebben één keer gediend. Hun andere ingrediënt helpt ze niet: ze gaan allemaal weg. Wat niets deed, blijft.
drawn-g8-caption = Wat je hebt gebruikt, zit op tijd weer in de zak. Twee van deze drankjes duiken op in de volgende kratten.
drawn-g9-caption = Bij de onderste rij ligt niets meer. Je zet er toch thee, voor de bonus.
drawn-g10-caption = Onder de verborgen rij ligt geen bonus, dus daar haalt de bovenste rij geen extra ingrediënt vandaan.
drawn-g11-caption = Het gluren kost je de vorm van één drankje. De kleur kan deze beurt nog dienen; daarna gaat het drankje weg.
drawn-g12-caption = Je zet thee waar je eigen advertentie ligt. Die blijft liggen en wacht op een ander.
drawn-g13-caption = Je advertentie ligt er aan het einde nog. Die yen telt voor niemand, en Bea wint.
drawn-g14-caption = Je had geen yen meer. Je plaatst de advertentie met wat deze thee zojuist heeft opgebracht.
drawn-g15-caption = Yen en planken zijn voor iedereen zichtbaar. Geheim zijn het bod van Bea, tot alles wordt getoond, en de kaarten waar je niet naar hebt gegluurd.
drawn-g16-caption = Verkeerd aangeboden. Alle vier de drankjes ben je meteen kwijt, met alles wat ze nog hadden gekund.
drawn-g17-caption = Bea heeft geen yen, dus niemand vraagt om haar bod. Ook bij het laatste krat valt er voor haar niets te kiezen.
drawn-g18-caption = Deze bonus is al gepakt. Waar er geen ligt, kan er ook geen extra ingrediënt bij.
drawn-g19-caption = Wit ligt open, en je kunt er nog steeds mee naar een andere kaart gluren. Naar de open kaart hoef je niet te gluren.
drawn-g20-caption = Twee paren staan gelijk. Alle vier doen tegelijk een vervolgbod; dan loot eerst het hoogste paar, daarna het laagste.
drawn-g21-caption = Rood ligt in het raster en kan dus niet verborgen zijn. Je mag het toch aanbieden, vergeefs.
drawn-g22-caption = Het aanbod mislukt, maar de thee is gezet: er ligt nu minder yen bij de receptlijn, en de advertentie van Bea heeft uitbetaald.
drawn-g23-caption = Je was de eerste bij de bovenste rij, maar zette nog meer thee voordat je een advertentie plaatste. Nu is het te laat.
drawn-g24-caption = Drie spelers hebben evenveel yen. Jij en Bea hebben meer drankjes over dan Jo en delen de winst.
drawn-g25-caption = Je zit op de eerste stoel en bent toch als laatste aan de beurt. Alleen de biedingen tellen.
drawn-g26-caption = De kaart erboven ligt open. De kolom vraagt weer drie kaarten, en aanbieden kan er niet meer.
drawn-g27-caption = Je gluurt in je eigen beurt twee keer naar dezelfde kaart. Nu ken je die; Bea weet alleen dat je hebt gegluurd.
drawn-g28-caption = Alle yen van de lijn is voor jou. Wat de advertentie Bea oplevert, betaalt de bank.
drawn-g29-caption = De bonus is voor jou. Die plek blijft leeg tot het einde.
drawn-g30-caption = De letters op kaarten en in zetten zijn in elke taal dezelfde.
