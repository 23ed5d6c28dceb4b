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
edition-name-standard = Genmaicha zonder varianten
edition-name-matcha-iri = Matcha-iri
edition-name-tea-ceremony = Theeceremonie
edition-name-tea-market = Theemarkt

## What is to be done

web-genmaicha-prompt-bid = Bied in het geheim om als eerste een krat te kiezen. Iedereen biedt tegelijk.
web-genmaicha-prompt-raise = Iemand bood even veel. Bied nog één keer in het geheim: het komt bij je eerste bod.
web-genmaicha-prompt-given = Je hebt { $yen } yen geboden. Zodra iedereen heeft geboden, worden alle biedingen getoond.
web-genmaicha-prompt-others-bid = De anderen bieden.
web-genmaicha-prompt-others-raise = Wie even veel bood, brengt een vervolgbod uit.
web-genmaicha-prompt-choose = Kies een krat: je krijgt alle drankjes die erin zitten.
web-genmaicha-prompt-wait-choose = { $name } kiest een krat.
web-genmaicha-prompt-brew = Jij mag thee zetten: kies een receptlijn of beëindig je beurt.
web-genmaicha-prompt-ad = Jij zet hier als allereerste thee: plaats nu een advertentie of ga verder.
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
    [at-once] Bied ook iets aan voor de verborgen kaart: { $pay } yen extra als je gelijk hebt. Zo niet, dan ben je alle drankjes van deze thee meteen kwijt.
   *[end-of-turn] Bied ook iets aan voor de verborgen kaart: { $pay } yen extra als je gelijk hebt. Zo niet, dan gelden de drankjes van deze thee als gebruikt.
}
web-genmaicha-ad-pays-you = Hier ligt jouw advertentie: deze thee levert je { $yen } yen op.
web-genmaicha-ad-pays-name = Hier ligt een advertentie van { $name }: deze thee levert { $name } { $yen } yen op.
web-genmaicha-ad-stays = Hier ligt jouw advertentie. Als je zelf thee zet, gebeurt daar niets mee.
web-genmaicha-peek = Gluur naar de kaart boven { line-object }
web-genmaicha-ad = Plaats een advertentie bij { line-object }
# $n: drinks that go back to the bag; 0 where nothing is to be said of them.
web-genmaicha-done = { $n ->
    [0] Beurt beëindigen
    [one] Beurt beëindigen: { $n } gebruikt drankje gaat terug in de zak
   *[other] Beurt beëindigen: { $n } gebruikte drankjes gaan terug in de zak
}

## Hints of a first game

hint-genmaicha-first-bid = Wie het meest biedt, kiest als eerste een krat en zet ook als eerste thee, terwijl de receptlijnen nog het meest opleveren. Maar iedereen betaalt het eigen bod, welk krat het ook wordt, en met yen win je de partij.
