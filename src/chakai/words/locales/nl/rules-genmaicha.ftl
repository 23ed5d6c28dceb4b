### De spelregels van Genmaicha in onze eigen woorden. De aantallen komen uit de velden van de regelversie.

rules-genmaicha-title = De spelregels van Genmaicha
rules-genmaicha-edition = Regelversie: { $rules }
rules-genmaicha-house = Huisregels: { $house }
rules-genmaicha-unofficial = Dit is een onofficiële pagina. Genmaicha is ontworpen door Dylan Howard Cromwell voor de spellendoos Tokyo Jidohanbaiki. De woorden hier zijn van ons.

rules-genmaicha-aim-heading = Waar het om gaat
rules-genmaicha-aim = Twee tot zes theezetters bieden in het geheim op kratten met drankjes, mengen die tot thee volgens de recepten van een raster en verdienen zo yen. Wie de meeste yen heeft, wint.

rules-genmaicha-parts-heading = Drankjes en ingrediënten
rules-genmaicha-parts-drinks = Er zijn 36 drankjes: elke combinatie van zes kleuren en zes vormen, elk één keer. Een drankje biedt twee ingrediënten: zijn kleur en zijn vorm.
rules-genmaicha-parts-colours = Kleuren: { $colours }.
rules-genmaicha-parts-shapes = Vormen: { $shapes }.
rules-genmaicha-parts-cards = Er zijn 12 ingrediëntkaarten: één voor elke kleur en één voor elke vorm.

rules-genmaicha-setup-heading = Voorbereiding
rules-genmaicha-setup-grid = Schud de kaarten en leg er negen neer in een raster van drie rijen en drie kolommen. Elke rij en elke kolom is een receptlijn: een recept van drie kaarten.
rules-genmaicha-setup-yen = Bij elke receptlijn ligt een bedrag in yen: onderste rij { $bottom }, middelste rij { $middle }, bovenste rij { $top }, linkerkolom { $left }, middelste kolom { $centre }, rechterkolom { $right }.
rules-genmaicha-setup-purse = Alle drankjes gaan in de zak. Iedereen begint met { $yen } yen.

rules-genmaicha-rounds-heading = Rondes
rules-genmaicha-rounds = In elke ronde vul je uit de zak één krat per speler, bied je op de kratten en zet je daarna thee. Aantal drankjes per krat:
rules-genmaicha-rounds-head-players = spelers
rules-genmaicha-rounds-head-round = ronde { $round }

rules-genmaicha-bid-heading = Bieden
rules-genmaicha-bid = Iedereen biedt tegelijk en in het geheim: van 0 tot al je yen, in stappen van 100. Daarna worden alle biedingen getoond.
rules-genmaicha-bid-paid-all = Iedereen betaalt het eigen bod.
rules-genmaicha-bid-paid-first = Alleen wie als eerste mag kiezen, betaalt.
rules-genmaicha-bid-tie = Spelers die even hoog hebben geboden, doen in het geheim nog één vervolgbod; dat bepaalt alleen hun onderlinge volgorde. Is het dan nog gelijk, dan beslist de loting.
rules-genmaicha-bid-crates = De hoogste bieder kiest een krat en pakt alle drankjes daaruit, dan de volgende, enzovoort. Bij het laatste krat valt er niets meer te kiezen.

rules-genmaicha-brew-heading = Thee zetten
rules-genmaicha-brew-order = In dezelfde volgorde krijgt elke speler één theebeurt. Daarin mag je zo vaak thee zetten als je wilt, de ene keer na de andere.
rules-genmaicha-brew-serve = Om thee te zetten volgens een receptlijn noem je voor elke kaart ervan een van je drankjes met dat ingrediënt. In één beurt kan een drankje één keer dienen als zijn kleur en één keer als zijn vorm, nooit twee keer als hetzelfde.
rules-genmaicha-brew-yen = Pak de yen die bij de receptlijn ligt; daarna daalt het bedrag daar met { $drop }, maar nooit onder 0. Volgens dezelfde lijn mag opnieuw thee worden gezet.
rules-genmaicha-brew-discard = Aan het einde van de beurt gaat elk gebruikt drankje terug in de zak. Ongebruikte drankjes houd je.
rules-genmaicha-brew-keep-half = Aan het einde van de beurt gaan drankjes die als kleur én als vorm hebben gediend terug in de zak. Een drankje dat één keer heeft gediend, houd je voor het andere ingrediënt.

rules-genmaicha-end-heading = Het einde
rules-genmaicha-end = Na de laatste ronde wint wie de meeste yen heeft; bij gelijke stand wie de meeste drankjes over heeft; is ook dat gelijk, dan wordt de winst gedeeld.

rules-genmaicha-iri-heading = Matcha-iri
rules-genmaicha-iri = Tussen de kaarten van elke kolom ligt een bonus in yen: { $left } op beide plekken in de linkerkolom, { $centre } in de middelste en { $right } in de rechterkolom. Zet je thee volgens een rij, dan mag je één kaart van een aangrenzende rij toevoegen, in welke kolom ook; daarvoor heb je net als voor elke kaart een drankje nodig. De bonus tussen die kaart en de rij is dan voor jou en is daarna weg.

rules-genmaicha-ceremony-heading = Theeceremonie
rules-genmaicha-ceremony = De drie andere kaarten liggen gedekt boven de kolommen. Iedereen weet welke drie het zijn, niemand in welke volgorde ze liggen.
rules-genmaicha-ceremony-peek = Gluren: verbruik in je theebeurt van een drankje één ingrediënt dat bij die drie hoort, en bekijk als enige een van de gedekte kaarten.
rules-genmaicha-ceremony-offer = Thee zetten volgens een kolom mét de verborgen kaart: bied daarvoor ook een ingrediënt van een drankje aan. Is dat het verborgen ingrediënt, dan krijg je { $pay } yen extra en wordt de kaart voorgoed omgedraaid.
rules-genmaicha-ceremony-fail-at-once = Zo niet, dan krijg je alleen de yen van de receptlijn en ben je alle drankjes waarmee je deze thee zette meteen kwijt.
rules-genmaicha-ceremony-fail-end = Zo niet, dan krijg je alleen de yen van de receptlijn en gelden de drankjes waarmee je deze thee zette als gebruikt.

rules-genmaicha-market-heading = Theemarkt
rules-genmaicha-market = Wie in het spel als allereerste thee zet volgens een receptlijn, mag daar meteen een advertentie plaatsen met 100 yen of meer. Zet een andere speler later thee volgens die lijn, dan krijgt de eigenaar die yen terug en nog eens hetzelfde bedrag uit de bank, en is de advertentie weg.
rules-genmaicha-market-own-nothing = Zet je er zelf thee, dan gebeurt er niets met je eigen advertentie.
rules-genmaicha-market-own-pay = Ook als je er later zelf thee zet, betaalt je eigen advertentie uit.

rules-genmaicha-see-heading = Wat je mag weten
rules-genmaicha-see = Alles, behalve biedingen die nog niet zijn getoond, de volgorde in de zak en de volgorde van de verborgen rij, tenzij je hebt gegluurd. Dat iemand gluurt, waar en waarmee, ziet iedereen.

rules-genmaicha-text-heading = Zetten als tekst
rules-genmaicha-text = Een tekstregel noemt de stoel en dan de zet: ‘0 bid 300’, ‘0 raise 100’, ‘0 crate B’, ‘0 brew top rH bS bS’, ‘0 brew middle gH yT gN + left above rO’, ‘0 brew left rO gH gT ? wN w’, ‘0 peek right kX X’, ‘0 ad left 300’, ‘0 done’. Bij brew staan de drankjes in de volgorde van de kaarten: een rij van links naar rechts, een kolom van boven naar beneden. De woorden en letters komen uit het Engels: bid is een bod, raise een vervolgbod, crate een krat, brew thee zetten, peek gluren, ad een advertentie en done klaar; top, middle en bottom zijn de bovenste, middelste en onderste rij, left, centre en right de linker-, middelste en rechterkolom; above is erboven, below eronder. Let op: g is groen, y geel en k zwart.

## Uitspraken

ruling-g1-question = Heeft een drankje twee ingrediënten of drie?
ruling-g1-ruling = Twee: zijn kleur en zijn vorm.
ruling-g1-why = In de doos zitten twee soorten kaarten, en het voorbeeld op het spelregelblad gebruikt kleur en vorm.
ruling-g2-question = Wie betaalt het geboden bedrag?
ruling-g2-ruling = Iedereen betaalt het eigen bod, ook het vervolgbod. Het veld bids_paid kent ook first (alleen de eerste).
ruling-g2-why = Je hebt de yen in je hand als je je bod toont, en iedereen krijgt een krat.
ruling-g3-question = Wat is de kleinste eenheid?
ruling-g3-ruling = 100 yen.
ruling-g3-why = Elk gedrukt bedrag is een veelvoud van 100.
ruling-g4-question = Kun je met een vervolgbod een hoger bod inhalen dat met niemand gelijkstond?
ruling-g4-ruling = Nee.
ruling-g4-why = Een vervolgbod beslist alleen tussen spelers die gelijkstaan.
ruling-g5-question = En als het dan weer gelijk is?
ruling-g5-ruling = Dan bepaalt het lot de volgorde van de spelers die nog gelijkstaan.
ruling-g5-why = Op het spelregelblad wordt een munt opgegooid; loten kan ook met meer dan twee.
ruling-g6-question = Waar liggen 400, 500 en 600?
ruling-g6-ruling = Bij de linker-, de middelste en de rechterkolom.
ruling-g6-why = De bedragen lopen bij de rijen langs de linkerkant omhoog en gaan dan langs de bovenkant verder.
ruling-g7-question = Mag je een drankje dat één keer heeft gediend, houden voor het andere ingrediënt?
ruling-g7-ruling = Nee, aan het einde van de beurt gaat het terug in de zak. Het veld half_used kent ook keep (houden).
ruling-g7-why = Volgens het spelregelblad wordt elk gebruikt drankje afgelegd.
ruling-g8-question = Wanneer zijn gebruikte drankjes terug in de zak?
ruling-g8-ruling = Voordat de volgende kratten worden gevuld.
ruling-g8-why = Tijdens een beurt wordt er niets uit de zak gehaald.
ruling-g9-question = Mag je thee zetten voor 0 yen?
ruling-g9-ruling = Ja; het kan je een bonus opleveren of een advertentie laten uitbetalen. Het is nooit verplicht.
ruling-g9-why = Niets verbiedt het.
ruling-g10-question = Is er bij de verborgen rij een bonus van Matcha-iri?
ruling-g10-ruling = Nee.
ruling-g10-why = Alleen tussen de drie rijen van het raster ligt yen.
ruling-g11-question = Wat kost gluren?
ruling-g11-ruling = Eén ingrediënt van een drankje; het drankje geldt als gebruikt.
ruling-g11-why = Volgens het spelregelblad leg je een overeenkomend ingrediënt af.
ruling-g12-question = Wat als ik thee zet bij mijn eigen advertentie?
ruling-g12-ruling = Er gebeurt niets met de advertentie. Het veld own_ads kent ook pay (uitbetalen).
ruling-g12-why = Anders kon je je eigen geld gratis verdubbelen.
ruling-g13-question = Wat gebeurt er met advertenties die aan het einde overblijven?
ruling-g13-ruling = De yen die erbij ligt, is verloren.
ruling-g13-why = Dat is het risico van adverteren.
ruling-g14-question = Wanneer plaats je een advertentie?
ruling-g14-ruling = Direct nadat je er als eerste thee hebt gezet, van de yen die je dan hebt.
ruling-g14-why = Het spelregelblad geeft die keuze aan wie er als eerste thee zet.
ruling-g15-question = Zijn yen en drankjes openbaar?
ruling-g15-ruling = Ja. Geheim zijn alleen biedingen voordat ze worden getoond, wat iemand bij het gluren ziet en de volgorde van de verborgen rij.
ruling-g15-why = Nergens staat iets anders.
ruling-g16-question = Wat gebeurt er met de drankjes als een theeceremonie mislukt?
ruling-g16-ruling = Die ben je meteen kwijt, dus hun andere ingrediënt ook. Het veld failed_brew kent ook end-of-turn (einde van de beurt).
ruling-g16-why = Het moet meer betekenen dan het gewone afleggen aan het einde van de beurt.
ruling-g17-question = En zetten waarbij niets te kiezen valt?
ruling-g17-ruling = Die zijn geen keuze en staan in geen enkel verslag: een bod zonder yen, het laatste krat, klaar zijn als er niets anders meer kan.
ruling-g17-why = Net als bij Matcha.
ruling-g18-question = Mag je een extra ingrediënt toevoegen waar de bonus al weg is?
ruling-g18-ruling = Nee, dat kan niet.
ruling-g18-why = Er valt daar niets te pakken.
ruling-g19-question = Waarmee betaal je het gluren als er al een verborgen kaart is omgedraaid?
ruling-g19-ruling = Nog steeds met elk van de drie ingrediënten van de vierde rij; maar bekijken kun je alleen een gedekte kaart.
ruling-g19-why = Het spelregelblad vraagt om een overeenkomst met een van deze kaarten.
ruling-g20-question = Wat als er meer groepen tegelijk gelijkstaan?
ruling-g20-ruling = Alle vervolgbiedingen vallen tegelijk en worden op volgorde van stoel opgeschreven; dan komen de lotingen, de hoogste groep eerst, en pas daarna kiest iemand een krat.
ruling-g20-why = Het is één manier om de regel over het vervolgbod te lezen.
ruling-g21-question = Mag ik een ingrediënt aanbieden dat duidelijk niet het verborgen ingrediënt kan zijn?
ruling-g21-ruling = Ja, en dan mislukt de theeceremonie.
ruling-g21-why = Met bluffen benadeel je alleen jezelf.
ruling-g22-question = Telt een mislukte theeceremonie als thee zetten volgens de receptlijn?
ruling-g22-ruling = Ja: het bedrag daalt, je kunt er het recht op een advertentie mee verdienen, en de advertentie van een ander betaalt uit.
ruling-g22-why = Er is thee gezet volgens die lijn.
ruling-g23-question = En een advertentie die niet meteen wordt geplaatst?
ruling-g23-ruling = Dan is het recht voor de rest van het spel vervallen.
ruling-g23-why = De eerste ben je maar één keer.
ruling-g24-question = Wat als er meer spelers gelijkstaan in yen, en sommigen ook in drankjes?
ruling-g24-ruling = Degenen die ook met de meeste drankjes gelijkstaan, delen de winst.
ruling-g24-why = Dat is de laatste regel van het spelregelblad voor een gelijke stand.
ruling-g25-question = Wie is de eerste speler?
ruling-g25-ruling = Dat heeft geen gevolgen; om de stoelen wordt geloot.
ruling-g25-why = De biedingen bepalen de volgorde.
ruling-g26-question = Wat wordt een kolom waarvan de verborgen kaart is omgedraaid?
ruling-g26-ruling = Weer een receptlijn van drie kaarten.
ruling-g26-why = Het spelregelblad zegt alleen dat de kaart wordt omgedraaid.
ruling-g27-question = Wanneer mag je gluren?
ruling-g27-ruling = Alleen in je eigen theebeurt, en alleen jij ziet de kaart; je mag dezelfde kaart later nog eens bekijken.
ruling-g27-why = Het spelregelblad staat het toe tijdens het theezetten.
ruling-g28-question = Wie betaalt wat een advertentie oplevert?
ruling-g28-ruling = De bank, niet degene die thee zet.
ruling-g28-why = Het spelregelblad zegt dat de eigenaar wordt uitbetaald, maar niet door wie.
ruling-g29-question = Wordt een bonus van Matcha-iri aangevuld?
ruling-g29-ruling = Nee, die wordt één keer gepakt.
ruling-g29-why = Het spelregelblad heeft het alleen over pakken.
ruling-g30-question = Hoe heten de kleuren en vormen?
ruling-g30-ruling = De namen zijn van ons, behalve blauw en het gedrongen blikje.
ruling-g30-why = Andere namen noemt het spelregelblad niet.
