### Afwijzingen van Genmaicha: wat er mis was, en wat goed zou zijn.

refusal-grid-cards = Het raster en de drie andere kaarten moeten samen de twaalf ingrediëntkaarten zijn, elke kaart één keer.
refusal-crates-size = { $drinks ->
    [one] In deze ronde zijn er { $crates } kratten met elk { $drinks } drankje.
   *[other] In deze ronde zijn er { $crates } kratten met elk { $drinks } drankjes.
}
refusal-crates-not-in-bag = { $drink } zit niet in de zak: iemand heeft dat drankje al, of het is twee keer genoemd.
refusal-no-such-player = Er is geen stoel { $seat }; er zijn { $players } spelers.
refusal-raise-not-tied = Stoel { $seat } staat met niemand gelijk en doet geen vervolgbod.
refusal-bid-no-yen = Stoel { $seat } heeft geen yen; het bod is noodgedwongen 0 en wordt niet opgeschreven.
refusal-already-bid = Stoel { $seat } heeft al geboden.
refusal-yen-step = { $yen } yen kan niet: bedragen gaan in stappen van { $step }.
refusal-yen-too-much = { $yen } yen is te veel; er is { $most } yen te besteden.
refusal-toss-group = Deze loting moet de volgorde van de stoelen { $right } bepalen, elke stoel één keer.
refusal-no-such-crate = Er is geen krat { $crate }. Mogelijk: { $possible }.
refusal-crate-taken = Krat { $crate } is al gekozen. Mogelijk: { $possible }.
refusal-drink-not-held = { $drink } staat niet op de plank.
refusal-drink-wrong = { $drink } heeft het ingrediënt { $ingredient } niet.
refusal-drink-spent = { $drink } is in deze beurt al als { $ingredient } gebruikt.
refusal-extra-not-played = Extra ingrediënten horen bij de variant Matcha-iri, en die wordt hier niet gespeeld.
refusal-extra-needs-row = Alleen bij een rij mag je een extra ingrediënt toevoegen.
refusal-extra-no-row = { $where ->
    [above] Boven deze rij ligt geen rij waaruit een extra ingrediënt kan komen.
   *[below] Onder deze rij ligt geen rij waaruit een extra ingrediënt kan komen.
}
refusal-extra-gone = De bonus op deze plek is al gepakt; daar is geen extra ingrediënt meer mogelijk.
refusal-offer-not-played = Verborgen kaarten horen bij de variant Theeceremonie, en die wordt hier niet gespeeld.
refusal-offer-needs-column = Verborgen kaarten liggen alleen boven kolommen.
refusal-offer-face-up = { $column ->
    [left] De kaart boven de linkerkolom ligt al open.
    [centre] De kaart boven de middelste kolom ligt al open.
   *[right] De kaart boven de rechterkolom ligt al open.
}
refusal-peek-not-played = Gluren hoort bij de variant Theeceremonie, en die wordt hier niet gespeeld.
refusal-peek-face-up = { $column ->
    [left] De kaart boven de linkerkolom ligt open; er valt niets te gluren.
    [centre] De kaart boven de middelste kolom ligt open; er valt niets te gluren.
   *[right] De kaart boven de rechterkolom ligt open; er valt niets te gluren.
}
refusal-peek-wrong-ingredient = { $ingredient } is geen van de verborgen ingrediënten. Mogelijk: { $possible }.
refusal-ad-not-played = Advertenties horen bij de variant Theemarkt, en die wordt hier niet gespeeld.
refusal-ad-no-right = Een advertentie plaats je meteen nadat je als allereerste thee hebt gezet volgens een receptlijn, en alleen daar.
refusal-ad-least = Voor een advertentie is minstens { $least } yen nodig.
refusal-ad-other-line = { $right ->
    [bottom] De advertentie kan alleen bij de onderste rij worden geplaatst.
    [middle] De advertentie kan alleen bij de middelste rij worden geplaatst.
    [top] De advertentie kan alleen bij de bovenste rij worden geplaatst.
    [left] De advertentie kan alleen bij de linkerkolom worden geplaatst.
    [centre] De advertentie kan alleen bij de middelste kolom worden geplaatst.
   *[right] De advertentie kan alleen bij de rechterkolom worden geplaatst.
}
refusal-stage = { $due ->
    [grid] Eerst moet het raster worden gelegd.
    [crates] Eerst moeten de kratten worden gevuld.
    [bid] Er moet nu geboden worden.
    [raise] Wie even hoog heeft geboden, moet nu een vervolgbod doen.
    [toss] Er moet nu geloot worden.
    [choose] Er moet nu een krat gekozen worden.
   *[brew] Nu kan alleen: thee zetten, gluren, een advertentie plaatsen of ‘done’.
}
refusal-no-chance-due = Er valt nu niets door het lot te bepalen.
refusal-too-few-drinks = { $players } spelers kunnen { $needed } drankjes nodig hebben, maar er zijn er maar { $drinks }.
refusal-wrong-yen = Als bedragen in yen staan vermeld: { $given }. Juist is: { $right }.
refusal-wrong-drinks = Als aantallen drankjes staan vermeld: { $given }. Juist is: { $right }.
