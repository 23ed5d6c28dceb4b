### De tafel van Genmaicha in de terminal.

terminal-brew-hint = Typ een getal om te bieden, een letter om een krat te pakken, een receptlijn om thee te zetten (zoals top of left); met done beëindig je je beurt; ? geeft hulp; met q vertrek je en blijft de partij bewaard.
terminal-brew-heading = Ronde { $round } van { $rounds }
terminal-brew-stage = { $stage ->
    [bid] bieden
    [raise] vervolgbod
    [choose] kratten kiezen
   *[brew] thee zetten
}
terminal-brew-yen = { $yen } yen
terminal-brew-bid = bod { $yen }
terminal-brew-crate = krat { $crate }
terminal-brew-hidden = verborgen rij: { $cards }
terminal-brew-ad-yours = jouw advertentie: { $yen } yen
terminal-brew-ad-name = advertentie van { $name }: { $yen } yen
terminal-brew-bonus = bonus
terminal-brew-shelf = Je plank
terminal-brew-spent = Wat in deze beurt al is gebruikt, staat tussen haakjes.
terminal-brew-can = Je kunt thee zetten volgens: { $lines }
terminal-brew-cannot = Je kunt nu geen thee zetten.
terminal-brew-proposal = { $line }: { $drinks }
terminal-brew-prompt-bid = Jouw bod, van 0 tot en met { $most } yen
terminal-brew-prompt-raise = Even hoog geboden. Hoeveel leg je bij, van 0 tot en met { $most } yen?
terminal-brew-prompt-crate = Welk krat pak je?
terminal-brew-prompt-brew = Volgens welke receptlijn zet je thee? Of typ done
terminal-brew-prompt-ad = Jij bent hier de eerste: met ad YEN plaats je een advertentie van hoogstens { $most } yen; of zet nog meer thee, of typ done
terminal-brew-not-understood-bid = Ik begrijp ‘{ $text }’ niet. Typ een bedrag in stappen van 100, zoals { $example }; ? geeft hulp.
terminal-brew-not-understood-crate = Ik begrijp ‘{ $text }’ niet. Typ de letter van een krat, zoals { $example }; ? geeft hulp.
terminal-brew-not-understood-brew = Ik begrijp ‘{ $text }’ niet. Typ een receptlijn, zoals { $example }, of done; ? geeft hulp.
terminal-brew-cannot-line = Volgens deze receptlijn kun je nu geen thee zetten: er ontbreekt een drankje met { $ingredient }.
terminal-brew-help-bid = 300 · bied 300 yen
terminal-brew-help-crate = B · pak krat B
terminal-brew-help-brew = top · zet thee volgens de bovenste rij met zo weinig mogelijk drankjes; top rH bS bS · met deze drankjes
terminal-brew-help-extra = middle + left above · voeg voor de bonus ook de kaart erboven in de linkerkolom toe
terminal-brew-help-offer = left ? wN w · bied ook de w van wN aan voor de verborgen kaart
terminal-brew-help-peek = peek right kX X · verbruik de X van kX en gluur naar de verborgen kaart boven de rechterkolom
terminal-brew-help-ad = ad 300 · plaats een advertentie met 300 yen waar je net als eerste thee hebt gezet
terminal-brew-help-done = done · beëindig je beurt
