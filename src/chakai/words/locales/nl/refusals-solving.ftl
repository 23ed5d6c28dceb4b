### Refusals of the solver.

refusal-ranges-empty = Hoe er ook wordt gedeeld, de spelers kunnen nooit allebei een hand uit hun bereik hebben: geef elk minstens één hand die naast een hand van de ander kan bestaan.
refusal-solve-no-turn = { $stage ->
    [over] In deze stelling is de partij voorbij; kies een eerdere met --moves.
    [keep] In deze stelling wordt beslist welke kaarten worden gehouden; alleen beurten van een ronde kunnen worden opgelost.
   *[deal] In deze stelling moeten kaarten worden gedeeld en is niemand aan zet; kies een andere met --moves.
}
refusal-solve-no-such-round = Ronde { $number } is in deze stelling nog niet begonnen. Mogelijk: 1…{ $last }.
refusal-solve-too-early = Alleen de laatste twee rondes van een set kunnen exact worden opgelost; ronde { $number } is te vroeg, het kan vanaf ronde { $first }.
refusal-solve-too-large = De stelling is te groot: ongeveer { $choices } keuzes, en de grens is { $limit }. Kies een latere of zet --limit hoger.
refusal-solve-not-matcha = Dit is een verslag van { $game }; alleen Matcha kan worden opgelost.
refusal-solve-moves = { $count ->
    [one] Het verslag heeft { $count } zet; er is geen stelling na { $number }.
   *[other] Het verslag heeft { $count } zetten; er is geen stelling na { $number }.
}
refusal-range-form = De bereiken kunnen niet worden gelezen (bij: { $place }). Nodig is een JSON-object als {"{"}"0": [{"{"}"hand": "1g 0", "hidden": "3b", "weight": 0.5{"}"}]{"}"}, met stoelen 0 en 1 en gewichten die niet negatief zijn.
refusal-range-hold = Stoel { $seat } kan hier niet { $hand } in de hand en { $hidden } gedekt hebben: het moeten er { $cards } in de hand en { $face_down } gedekt zijn, uit deze kaarten: { $possible }.
refusal-range-lacks = De hand die stoel { $seat } werkelijk heeft ({ $hand }), zit niet in zijn bereik.
