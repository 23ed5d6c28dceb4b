### Genmaicha's table in the browser: what the server says. Drinks and ingredients stand as text (bS, r); the page draws them.
### $line: bottom, middle, top, left, centre or right. $yen, $most, $pay, $bonus: amounts, always in hundreds.

## Names

# Read aloud. $colour, $shape: letters. Het blikje (S, H, T): rood; de fles: rode.
web-genmaicha-drink = { $colour ->
    [r] { $shape ->
        [S] rood
        [H] rood
        [T] rood
       *[O] rode
    }
    [y] { $shape ->
        [S] geel
        [H] geel
        [T] geel
       *[O] gele
    }
    [g] { $shape ->
        [S] groen
        [H] groen
        [T] groen
       *[O] groene
    }
    [b] { $shape ->
        [S] blauw
        [H] blauw
        [T] blauw
       *[O] blauwe
    }
    [w] { $shape ->
        [S] wit
        [H] wit
        [T] wit
       *[O] witte
    }
   *[k] { $shape ->
        [S] zwart
        [H] zwart
        [T] zwart
       *[O] zwarte
    }
} { $shape ->
    [S] gedrongen blikje
    [H] kort blikje
    [T] lang blikje
    [O] kleine fles
    [N] middelste fles
   *[X] hoogste fles
}
# A line by itself.
web-genmaicha-line-name = { $line ->
    [bottom] onderste rij
    [middle] middelste rij
    [top] bovenste rij
    [left] linkerkolom
    [centre] middelste kolom
   *[right] rechterkolom
}

## What is to be done

web-genmaicha-prompt-bid = Bied in het geheim om als eerste een krat te kiezen. Iedereen biedt tegelijk.
web-genmaicha-prompt-raise = Iemand bood evenveel. Doe in het geheim een vervolgbod: het komt boven op je eerste bod.
web-genmaicha-prompt-given = Je hebt { $yen } yen geboden. Zodra iedereen heeft geboden, worden alle biedingen getoond.
web-genmaicha-prompt-others-bid = Er wordt geboden.
web-genmaicha-prompt-others-raise = Wie evenveel bood, doet een vervolgbod.
web-genmaicha-prompt-choose = Kies een krat: je krijgt alle drankjes die erin zitten.
web-genmaicha-prompt-wait-choose = { $name } kiest een krat.
web-genmaicha-prompt-brew = Jij mag thee zetten: kies een receptlijn of beëindig je beurt.
web-genmaicha-prompt-ad = Jij hebt hier als allereerste thee gezet: plaats nu een advertentie of ga verder.
web-genmaicha-prompt-wait-brew = { $name } zet thee.

## Choices

web-genmaicha-bid = Jouw bod, van 0 tot en met { $most } yen
web-genmaicha-raise = Jouw vervolgbod, van 0 tot en met { $most } yen
web-genmaicha-crate = Krat { $crate }: { $drinks }
web-genmaicha-line = { web-genmaicha-line-name }: { $yen } yen
web-genmaicha-why-not = Je hebt geen drankje meer voor { $ingredients }.
# $where: above or below. $line: a column.
web-genmaicha-extra = { $where ->
    [above] Voeg { $ingredient } toe uit de rij erboven, { web-genmaicha-line-name }: { $bonus } yen bonus
   *[below] Voeg { $ingredient } toe uit de rij eronder, { web-genmaicha-line-name }: { $bonus } yen bonus
}
# $failed: when the drinks of a failed brew go, at-once or end-of-turn.
web-genmaicha-offer = { $failed ->
    [at-once] Bied ook een drankje aan voor de verborgen kaart: { $pay } yen extra als je goed raadt. Zo niet, dan ben je alle drankjes voor deze thee meteen kwijt.
   *[end-of-turn] Bied ook een drankje aan voor de verborgen kaart: { $pay } yen extra als je goed raadt. Zo niet, dan gelden de drankjes voor deze thee als gebruikt.
}
web-genmaicha-ad-pays-you = Hier ligt jouw advertentie: die betaalt je bij deze thee { $yen } yen uit.
web-genmaicha-ad-pays-name = Hier ligt een advertentie van { $name }: deze thee levert { $name } { $yen } yen op.
web-genmaicha-ad-stays = Hier ligt jouw advertentie. Zet je hier zelf thee, dan gebeurt er niets mee.
web-genmaicha-peek = Gluur naar de kaart boven { line-object }
web-genmaicha-ad = Plaats een advertentie bij { line-object }
# $n: drinks that go back to the bag; 0 where nothing is to be said of them.
web-genmaicha-done = { $n ->
    [0] Beurt beëindigen
    [one] Beurt beëindigen: { $n } gebruikt drankje gaat terug in de zak
   *[other] Beurt beëindigen: { $n } gebruikte drankjes gaan terug in de zak
}

## Hints of a first game

hint-genmaicha-first-bid = Wie het meest biedt, kiest als eerste een krat en zet ook als eerste thee, terwijl de receptlijnen nog het meest opleveren. Niemand ziet je bod voordat iedereen heeft geboden.
hint-genmaicha-everybody-pays = Iedereen betaalt het eigen bod, welk krat het ook wordt. En met yen win je de partij: een bod moet meer opleveren dan het kost.
hint-genmaicha-open-crates = Iedereen kan in de kratten kijken. Vergelijk de drankjes met het raster: elke rij en elke kolom is een recept van drie kaarten, en een drankje dient als zijn kleur of als zijn vorm.
hint-genmaicha-tie = Iemand bood evenveel. Wat je nu bijlegt, bepaalt alleen wie van jullie voorgaat; een hoger bod haal je er niet mee in. Is het weer gelijk, dan beslist het lot.
hint-genmaicha-kept-drinks = Drankjes die je niet hebt gebruikt, staan nog op je plank. Een krat dat daarmee een recept compleet maakt, is voor jou misschien meer waard dan voor een ander.
hint-genmaicha-last-round = De laatste ronde: daarna telt alleen nog yen. Drankjes die overblijven, geven hooguit de doorslag bij een gelijke stand.
hint-genmaicha-choose-crate = Pak het krat waarvan de drankjes, samen met je plank, passen bij de receptlijnen die het meest opleveren.
hint-genmaicha-first-brew = Tik op een receptlijn. De pagina stelt drankjes voor waarmee je er zo weinig mogelijk verbruikt; tik op een drankje om een ander te kiezen. Je mag zo vaak thee zetten als je drankjes het toelaten, ook nog eens volgens dezelfde lijn.
hint-genmaicha-two-ingredients = Een drankje dat als kleur heeft gediend, kan in deze beurt nog één keer als vorm dienen, en omgekeerd. Aan het eind van je beurt gaat het hoe dan ook terug in de zak, dus benut het helemaal. Ongebruikte drankjes blijven staan.
hint-genmaicha-line-drops = Na elke keer theezetten levert die receptlijn minder op, voor jou en voor iedereen na je.
hint-genmaicha-extra = Tussen de rijen ligt bonusyen. Zet je thee volgens een rij, dan mag je één kaart van een aangrenzende rij toevoegen, als je daar ook een drankje voor hebt. De bonus die ertussen ligt, is dan voor jou.
hint-genmaicha-peek = De drie bovenste kaarten liggen gedekt; alleen hun volgorde is geheim. Verbruik een ingrediënt dat bij die drie hoort en gluur als enige naar een van de kaarten. De anderen zien dat je gluurt, niet wat je ziet.
hint-genmaicha-offer = Bij een kolom kun je thee zetten mét de verborgen kaart erboven. Raad je goed, dan levert het veel meer op; raad je fout, dan ben je de gebruikte drankjes kwijt.
hint-genmaicha-ad = Jij hebt hier als allereerste thee gezet: alleen nu kun je hier een advertentie plaatsen. Zet een ander hier later thee, dan krijg je je yen terug en nog eens hetzelfde bedrag. Doet niemand dat, dan ben je de yen kwijt.
hint-genmaicha-ad-of-another = Bij een receptlijn die je kunt gebruiken, ligt een advertentie van een ander. De yen van de lijn is nog steeds voor jou, maar de advertentie betaalt haar eigenaar dubbel uit.
hint-genmaicha-nothing-to-brew = Met je drankjes kun je nu geen recept maken. Wat je niet gebruikt, blijft op je plank staan voor de volgende ronde.
