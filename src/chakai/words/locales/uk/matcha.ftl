### Matcha: what happens at the table.
### $name: a player, always in the nominative. $card, $cards, $tea: cards as written (4g, 0). $mat: number or suit. $kind: g, r, b, y or w.

## The games' own words

# Between the parts of a list.
comma = { ", " }
# Between two sentences.
space = { " " }
matcha-title = Матча
matcha-kind = { $kind ->
    [g] матча
    [r] чаван
    [b] вода
    [y] чашаку
   *[w] часен
}
matcha-suit = { $kind ->
    [g] зелена (матча)
    [r] червона (чаван)
    [b] блакитна (вода)
   *[y] жовта (чашаку)
}

## Events

event-deal-you = Поєдинок { $set }. Ви господар: роздаєте карти й починаєте кожен раунд.
event-deal-name = Поєдинок { $set }. { $name } — господар: роздає карти й починає кожен раунд.
event-round = Раунд { $round } із { $rounds }.
event-lay-you = { $mat ->
    [number] Ви кладете { $card } долілиць напроти { $tea } на чабані за числом.
   *[suit] Ви кладете { $card } долілиць напроти { $tea } на чабані за мастю.
}
event-lay-open = { $mat ->
    [number] { $name } кладе { $card } долілиць напроти { $tea } на чабані за числом.
   *[suit] { $name } кладе { $card } долілиць напроти { $tea } на чабані за мастю.
}
event-lay-hidden = { $mat ->
    [number] { $name } кладе карту долілиць напроти { $tea } на чабані за числом.
   *[suit] { $name } кладе карту долілиць напроти { $tea } на чабані за мастю.
}
event-pass-you = Ви пасуєте.
event-pass-name = { $name } пасує.
event-forced-you = Ви більше не можете викласти карту й мусите спасувати.
event-forced-name = { $name } більше не може викласти карту й мусить спасувати.
event-show-you = { $mat ->
    [number] Ви відкриваєте { $card } напроти { $tea } на чабані за числом.
   *[suit] Ви відкриваєте { $card } напроти { $tea } на чабані за мастю.
}
event-show-name = { $mat ->
    [number] { $name } відкриває { $card } напроти { $tea } на чабані за числом.
   *[suit] { $name } відкриває { $card } напроти { $tea } на чабані за мастю.
}

# A token as the object of a sentence: accusative, after «отримує», «отримуєте».
token-object = { $kind ->
    [g] зелений жетон матчі
    [r] червоний жетон чавану
    [b] блакитний жетон води
    [y] жовтий жетон чашаку
   *[w] білий жетон часену
}
event-take-better-match-you = Обидві карти утворюють пару з картою { $tea }, але найкраща пара ваша. Ви отримуєте { token-object }.
event-take-better-match-name = Обидві карти утворюють пару з картою { $tea }, але { $name } має найкращу та отримує { token-object }.
event-take-only-match-you = Лише ваша карта утворює пару з картою { $tea }. Ви отримуєте { token-object }.
event-take-only-match-name = Лише { $name } утворює пару з картою { $tea } та отримує { token-object }.
event-take-no-match-you = Ваша карта не утворює пари, тож ви отримуєте { token-object }.
event-take-no-match-name = { $name } не утворює пари, тож отримує { token-object }.
event-take-alone-you = Напроти { $tea } лежить лише ваша карта, тож ви отримуєте { token-object }. Карта лишається долілиць.
event-take-alone-name = Лише { $name } має карту напроти { $tea } та отримує { token-object }. Карта лишається долілиць.
event-nothing-neither-matches = Жодна карта не утворює пари з картою { $tea }: жетона ніхто не отримує.
event-nothing-nobody-played = Напроти { $tea } немає жодної карти: жетона ніхто не отримує.
event-keep-you = { $n ->
    [0] Ви не залишаєте жодної карти.
   *[other] Ви залишаєте { $cards }.
}
event-keep-open = { $n ->
    [0] { $name } не залишає жодної карти.
   *[other] { $name } залишає { $cards }.
}
event-keep-hidden = { $n ->
    [0] { $name } не залишає жодної карти.
    [one] { $name } залишає { $n } карту.
    [few] { $name } залишає { $n } карти.
    [many] { $name } залишає { $n } карт.
   *[other] { $name } залишає { $n } карти.
}
event-play-on = Обидва гравці досягли мети, але ніхто не попереду: партія триває, доки хтось не вийде вперед.

## Endings

ending-goal-you = Ви досягли мети й перемагаєте!
ending-goal-name = { $name } досягає мети й перемагає.
ending-tie-break-you = Обидва гравці досягли мети. Порівнюємо жетони: вирішує { matcha-kind }, { $more }:{ $less } — перемога ваша!
ending-tie-break-name = Обидва гравці досягли мети. Порівнюємо жетони: вирішує { matcha-kind }, { $more }:{ $less } — перемагає { $name }.
ending-count-you = Останній поєдинок завершено, мети не досяг ніхто. Порівнюємо жетони: вирішує { matcha-kind }, { $more }:{ $less } — перемога ваша!
ending-count-name = Останній поєдинок завершено, мети не досяг ніхто. Порівнюємо жетони: вирішує { matcha-kind }, { $more }:{ $less } — перемагає { $name }.
ending-draw = Повна рівність: нічия.
ending-forfeit-resigned-you = Ви здаєтеся й програєте партію.
ending-forfeit-resigned-name = { $name } здається і програє партію.
ending-forfeit-time-you = Ваш час вичерпано: ви програєте партію.
ending-forfeit-time-name = { $name }: час вичерпано, партію програно.
ending-forfeit-illegal-you = Ви зробили недозволений хід і програєте партію.
ending-forfeit-illegal-name = { $name } робить недозволений хід і програє партію.
ending-forfeit-broken-you = Вашу відповідь неможливо зрозуміти, тож ви програєте партію.
ending-forfeit-broken-name = { $name } не дає зрозумілої відповіді та програє партію.
ending-forfeit-all = Партії ніхто не дограв: результат ділять порівну.

## Table talk: may be false, never binds

talk-said-you = Ви кажете: «{ $text }»
talk-said-name = { $name } каже: «{ $text }»
claim-matches = Це пара.
claim-does-not-match = Це не пара.
claim-zero = Це 0.
claim-think-again = Краще подумайте ще раз.

## Rule sets

edition-name-grail-2015 = Grail Games 2015
edition-name-matagot-2020 = Matagot 2020
edition-name-matagot-2020-nl = Matagot 2020 (нідерландська книжка)
edition-line-grail-2015 = Ходять, доки не спасують обидва гравці; карти можна залишати; для перемоги — чотири жетони одного виду або по одному кожного; кількість поєдинків не обмежено.
edition-line-matagot-2020 = По два ходи в раунді; карт не залишають; два поєдинки; для перемоги — три жетони однієї масті, чотири жетони часену або по одному кожного виду.
edition-line-matagot-2020-nl = Те саме, що Matagot 2020, але в разі рівності жетони часену не порівнюють.
edition-grail-2015 = { edition-name-grail-2015 }. { edition-line-grail-2015 }
edition-matagot-2020 = { edition-name-matagot-2020 }. { edition-line-matagot-2020 }
edition-matagot-2020-nl = { edition-name-matagot-2020-nl }. { edition-line-matagot-2020-nl }
edition-mini = Крихітна гра для дослідження: дві масті, два числа, по одній карті в кожного.
edition-small = Мала гра для дослідження: три масті, три числа, по дві карти в кожного.
