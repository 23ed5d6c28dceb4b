### De tabellen van het lab in een terminal, en wat de zetten betekenen.

lab-ends = { $mean } [{ $low }; { $high }]
lab-half = { $mean } ±{ $half }
lab-plays-token = Hoe vaak een zet een fiche oplevert
lab-plays-whisk = Hoe vaak een zet een garde oplevert
lab-plays-paid = Hoe vaak een zet lukt
lab-plays-worth = Gemiddelde opbrengst in yen, over alle keren
lab-plays-note = Thee zetten lukt als het yen oplevert; met de verborgen kaart alleen als die kaart is geraden: de yen van de receptlijn zelf krijg je hoe dan ook. Een advertentie lukt als ze wordt uitbetaald. De yen zijn gemiddelden over alle keren, gelukt of niet.
