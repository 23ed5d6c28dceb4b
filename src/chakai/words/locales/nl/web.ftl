### The table in the browser: what the server says. Cards stand as text (4g, 0); the page draws them.

## Every table

web-prompt-over = De partij is afgelopen.

## Matcha

# $sets is 0 where there is no limit.
web-matcha-heading = { $sets ->
    [0] Set { $set } · ronde { $round } van { $rounds }
   *[other] Set { $set } van { $sets } · ronde { $round } van { $rounds }
}
web-matcha-prompt-turn = Jouw beurt: leg een kaart bij een van de twee ceremoniekaarten, of pas.
web-matcha-prompt-wait = { $name } is aan de beurt.
web-matcha-prompt-keep = Kies welke kaarten je houdt voor de volgende set. De andere speler kiest tegelijk en ongezien.
web-matcha-prompt-kept = Je hebt gekozen. Zodra jullie allebei klaar zijn, wordt de volgende set gedeeld.
web-matcha-prompt-others-keep = De spelers kiezen welke kaarten ze houden.
# $where: number, suit, number-suit or nowhere. $number_tea, $suit_tea: the tea cards.
web-matcha-matches = { $where ->
    [number] { $card } komt overeen met { $number_tea } op de nummermat.
    [suit] { $card } komt overeen met { $suit_tea } op de reeksmat.
    [number-suit] { $card } komt overeen met { $number_tea } op de nummermat en met { $suit_tea } op de reeksmat.
   *[nowhere] { $card } komt met geen van beide ceremoniekaarten van deze ronde overeen.
}
# A tray of tokens, read aloud. $need is 0 where this kind alone does not win.
web-matcha-tray = { $need ->
    [0] { matcha-kind }: { $n }
   *[other] { matcha-kind }: { $n } van { $need }
}
web-matcha-tray-each = { $n } van { $need } soorten
web-matcha-card = { $number } { $suit }
web-matcha-card-zero = 0 (leeg)
web-matcha-round = Ronde { $round }
# On the button that ends the choice of cards to keep.
web-matcha-keep = { $n ->
    [0] Geen kaart houden
    [one] { $n } kaart houden
   *[other] { $n } kaarten houden
}

## Hints of a first game

hint-matcha-first-turn = Tik op een kaart in je hand en dan op de plek waar je die wilt leggen. Op de nummermat (#) komt een kaart overeen als het nummer gelijk is, op de reeksmat als de reeks gelijk is. Niemand ziet je kaart voordat de ronde voorbij is.
hint-matcha-second-turn = Je tweede en laatste beurt van deze ronde. Leg bij een ceremoniekaart waar je nog geen kaart hebt, of spaar je kaarten: met deze hand moet je alle rondes van de set doen.
hint-matcha-faced = Er ligt een gedekte kaart tegenover je. Leg je er niets tegenover, dan pakt de ander een fiche van de reeks van de ceremoniekaart, welke kaart het ook is. Leg je er wel een kaart tegenover, dan worden beide omgedraaid: de beste overeenkomst krijgt het fiche, en komt maar één kaart overeen, dan krijgt de andere een garde.
hint-matcha-after-reveal = De kaarten van de vorige ronde blijven liggen, zodat je kunt zien wat er al weg is. De ringen laten zien wie wint als beide kaarten overeenkomen.
hint-matcha-zero = Een 0 komt nooit overeen. Ligt die alleen, dan pak je toch het fiche, en tegenover een overeenkomst pak je een garde.
hint-matcha-near-goal = Iemand heeft nog maar één fiche nodig voor een doel. Bij de fiches zie je hoever jullie allebei zijn.
hint-matcha-last-round = De laatste ronde van de set: aan kaarten die je nu niet speelt, heb je niets meer, tenzij je ze volgens jullie regels mag houden.
hint-matcha-last-set = De laatste set. Heeft niemand aan het eind een doel gehaald, dan worden de fiches vergeleken: eerst groen, dan rood, blauw en geel. Bij het eerste verschil wint wie er meer heeft.
hint-matcha-keep = Tik op de kaarten die je in de volgende set weer wilt hebben. De rest gaat terug in de stapel. De ander hoort hoeveel kaarten je houdt, maar niet welke.

## Who sits there

# $level: the name of a bot's level.
web-bot-name = { $level } (bot)
web-free-seat = vrije stoel
# Two players of the same name. $seat counts from 1.
web-namesake = { $name } ({ $seat })
web-away = { $name } is er even niet.
web-hand-over = Geef het apparaat aan { $name }.

## The page's title

web-title-waiting = Wachten · { $game }
web-title-over = Afgelopen · { $game }
web-title-your-turn = Jouw beurt · { $game }
web-title-playing = { $names } · { $game }

## Rematch

web-rematch-offer = Nog een partij, met gewisselde stoelen?
web-rematch-offered-you = Je hebt nog een partij voorgesteld.
web-rematch-offered-name = { $name } stelt nog een partij voor, met gewisselde stoelen.
web-rematch-set = De volgende partij staat klaar.

## Links

web-reach-machine = Alleen deze computer kan de link openen. Wil je je netwerk toelaten, start de server dan met ‘chakai serve --host 0.0.0.0’. Voor vrienden ver weg zet je hem achter een openbaar adres en start je hem met ‘chakai serve --public-url ADRES’.
web-reach-network = Elk apparaat in dit netwerk kan de link openen. Voor vrienden ver weg zet je de server achter een openbaar adres en start je hem met ‘chakai serve --public-url ADRES’.
web-reach-everyone = Iedereen die { $address } kan bereiken, kan de link openen.
web-seat-link = Deze link is jouw stoel: wie hem heeft, speelt voor jou. Houd hem voor jezelf.
web-join-invites = { $name } nodigt je uit voor een partij { $game }.
# $unit: none, seconds, minutes or days.
web-time = { $unit ->
    [seconds] { $n } seconden per zet
    [minutes] { $n ->
        [one] { $n } minuut per zet
       *[other] { $n } minuten per zet
    }
    [days] { $n ->
        [one] { $n } dag per zet
       *[other] { $n } dagen per zet
    }
   *[none] zonder klok
}
