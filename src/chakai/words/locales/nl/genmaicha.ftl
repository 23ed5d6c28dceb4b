### Genmaicha: wat er aan tafel gebeurt.
### $name: een speler. $names: meer spelers. $drinks, $drink: drankjes zoals geschreven (bS). $ingredient, $kind: de letter van een kaart; een pagina kan $ingredient tekenen.
### $line: bottom, middle, top, left, centre of right. $column: left, centre of right. $yen: een bedrag.

## De eigen woorden van het spel

genmaicha-title = Genmaicha
genmaicha-ingredient = { $kind ->
    [r] rood
    [y] geel
    [g] groen
    [b] blauw
    [w] wit
    [k] zwart
    [S] gedrongen blikje
    [H] kort blikje
    [T] lang blikje
    [O] kleine fles
    [N] middelste fles
   *[X] hoogste fles
}
# Een receptlijn midden in een zin, na ‘volgens’, ‘bij’ of ‘boven’.
line-object = { $line ->
    [bottom] de onderste rij
    [middle] de middelste rij
    [top] de bovenste rij
    [left] de linkerkolom
    [centre] de middelste kolom
   *[right] de rechterkolom
}

## Gebeurtenissen
## ‘Brew’ is overal ‘thee zetten’, nooit kaal ‘zetten’: een zet is ook een zet in het spel.

brew-grid = Het raster met ingrediëntkaarten ligt klaar.
brew-round = Ronde { $round } van { $rounds }.
brew-crates = De kratten zijn gevuld: { $crates }.
brew-bid-you = Je biedt { $yen } yen.
brew-bid-name = { $name } biedt { $yen } yen.
brew-bid-forced-you = Je hebt geen yen en biedt niets.
brew-bid-forced-name = { $name } heeft geen yen en biedt niets.
brew-tied = Even hoog geboden: { $names }. Er komt een vervolgbod.
brew-raise-you = Je legt { $yen } yen bij.
brew-raise-name = { $name } legt { $yen } yen bij.
brew-raise-forced-you = Je hebt geen yen meer om bij te leggen.
brew-raise-forced-name = { $name } heeft geen yen meer om bij te leggen.
brew-toss = Nog steeds gelijk. De volgorde volgens de loting: { $names }.
brew-order = De volgorde in deze ronde: { $names }.
brew-crate-you = Je pakt krat { $crate }: { $drinks }.
brew-crate-name = { $name } pakt krat { $crate }: { $drinks }.
brew-last-crate-you = Het laatste krat, { $crate }, is voor jou: { $drinks }.
brew-last-crate-name = Het laatste krat, { $crate }, is voor { $name }: { $drinks }.
brew-plain-you = Je zet thee volgens { line-object } met { $drinks }.
brew-plain-name = { $name } zet thee volgens { line-object } met { $drinks }.
brew-extra-you = Je zet thee volgens { line-object } met { $drinks } en voegt { $ingredient } toe met { $drink }.
brew-extra-name = { $name } zet thee volgens { line-object } met { $drinks } en voegt { $ingredient } toe met { $drink }.
brew-offer-you = Je zet thee volgens { line-object } met { $drinks } en biedt { $ingredient } van { $drink } aan voor de verborgen kaart.
brew-offer-name = { $name } zet thee volgens { line-object } met { $drinks } en biedt { $ingredient } van { $drink } aan voor de verborgen kaart.
brew-earn-plain-you = Je krijgt { $yen } yen.
brew-earn-plain-name = { $name } krijgt { $yen } yen.
brew-earn-bonus-you = Je krijgt { $yen } yen en een bonus van { $bonus } yen.
brew-earn-bonus-name = { $name } krijgt { $yen } yen en een bonus van { $bonus } yen.
brew-earn-ceremony-you = Dat is het verborgen ingrediënt! Je krijgt { $yen } yen en nog eens { $bonus } yen extra.
brew-earn-ceremony-name = Dat is het verborgen ingrediënt! { $name } krijgt { $yen } yen en nog eens { $bonus } yen extra.
brew-earn-failed-you = Dat is niet het verborgen ingrediënt. Je krijgt { $yen } yen.
brew-earn-failed-name = Dat is niet het verborgen ingrediënt. { $name } krijgt { $yen } yen.
brew-ad-you = Je plaatst een advertentie bij { line-object } met { $yen } yen.
brew-ad-name = { $name } plaatst een advertentie bij { line-object } met { $yen } yen.
brew-ad-pays-you = Door je advertentie daar krijg je { $yen } yen terug en nog eens hetzelfde bedrag.
brew-ad-pays-name = Door de advertentie daar krijgt { $name } { $yen } yen terug en nog eens hetzelfde bedrag.
brew-peek-you = Je verbruikt { $ingredient } van { $drink } en gluurt naar de verborgen kaart boven { line-object }.
brew-peek-name = { $name } verbruikt { $ingredient } van { $drink } en gluurt naar de verborgen kaart boven { line-object }.
brew-show-you = Je ziet wat er boven { line-object } ligt: { genmaicha-ingredient } ({ $ingredient }).
brew-show-name = { $name } ziet wat er boven { line-object } ligt: { genmaicha-ingredient } ({ $ingredient }).
brew-show-all = De kaart boven { line-object } wordt omgedraaid: { genmaicha-ingredient } ({ $ingredient }).
brew-done-you = Je bent klaar.
brew-done-name = { $name } is klaar.
brew-no-brew-you = Je kunt nu geen thee zetten.
brew-no-brew-name = { $name } kan nu geen thee zetten.
brew-discard = Terug in de zak: { $drinks }.

## Afloop

ending-yen-you = Jij hebt de meeste yen en wint!
ending-yen-name = { $name } heeft de meeste yen en wint.
ending-drinks-you = Evenveel yen, maar jij hebt meer drankjes over en wint!
ending-drinks-name = Evenveel yen, maar { $name } heeft meer drankjes over en wint.
ending-shared = Evenveel yen en evenveel drankjes. De winst wordt gedeeld: { $names }.

## Regelversies

edition-standard = Genmaicha volgens het spelregelblad, zonder varianten.
edition-matcha-iri = Met Matcha-iri: bij een rij mag je voor een bonus een extra ingrediënt uit een aangrenzende rij toevoegen.
edition-tea-ceremony = Met de Theeceremonie: boven de kolommen liggen drie verborgen kaarten om naar te gluren en om thee mee te zetten.
edition-tea-market = Met de Theemarkt: wie als allereerste thee zet volgens een receptlijn, mag daar een advertentie plaatsen.
edition-matcha-iri-tea-ceremony = Met Matcha-iri en de Theeceremonie.
edition-matcha-iri-tea-market = Met Matcha-iri en de Theemarkt.
edition-tea-ceremony-tea-market = Met de Theeceremonie en de Theemarkt.
edition-matcha-iri-tea-ceremony-tea-market = Met alle drie de varianten: één grote Matcha-iri-marktceremonie.
