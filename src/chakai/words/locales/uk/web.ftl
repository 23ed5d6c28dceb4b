### The table in the browser: what the server says. Cards stand as text (4g, 0); the page draws them.

## Every table

web-prompt-over = Партію завершено.

## Matcha

# $sets is 0 where there is no limit.
web-matcha-heading = { $sets ->
    [0] Поєдинок { $set } · раунд { $round } із { $rounds }
   *[other] Поєдинок { $set } із { $sets } · раунд { $round } із { $rounds }
}
web-matcha-prompt-turn = Ваш хід: покладіть карту напроти однієї з двох карт церемонії або спасуйте.
web-matcha-prompt-wait = Зараз ходить { $name }.
web-matcha-prompt-keep = Виберіть карти, які залишите на наступний поєдинок. Інший гравець вирішує водночас і потай.
web-matcha-prompt-kept = Ви вже вирішили. Новий поєдинок почнеться, щойно вирішать обидва гравці.
web-matcha-prompt-others-keep = Триває вибір карт, які буде залишено.
# $where: number, suit, number-suit or nowhere. $number_tea, $suit_tea: the tea cards.
web-matcha-matches = { $where ->
    [number] { $card } — пара до { $number_tea } на чабані за числом.
    [suit] { $card } — пара до { $suit_tea } на чабані за мастю.
    [number-suit] { $card } — пара до { $number_tea } на чабані за числом і до { $suit_tea } на чабані за мастю.
   *[nowhere] { $card } не утворює пари з жодною картою церемонії цього раунду.
}
# A tray of tokens, read aloud. $need is 0 where this kind alone does not win.
web-matcha-tray = { $need ->
    [0] { matcha-kind }: { $n }
   *[other] { matcha-kind }: { $n } із { $need }
}
web-matcha-tray-each = { $n } із { $need } видів
web-matcha-card = { $number } { $suit }
web-matcha-card-zero = 0 (порожня)
web-matcha-round = Раунд { $round }
# On the button that ends the choice of cards to keep.
web-matcha-keep = { $n ->
    [0] Не залишати карт
    [one] Залишити { $n } карту
    [few] Залишити { $n } карти
    [many] Залишити { $n } карт
   *[other] Залишити { $n } карти
}

## Hints of a first game

hint-matcha-first-turn = Натисніть карту на руці, потім місце для неї. На чабані за числом (#) пару утворює те саме число, на чабані за мастю — та сама масть. До кінця раунду вашої карти ніхто не побачить.
hint-matcha-second-turn = Це ваш другий і останній хід у раунді. Можна зіграти напроти карти церемонії, де вашої карти ще немає, а можна приберегти карти: руки має вистачити на всі раунди поєдинку.
hint-matcha-faced = Суперник поклав карту долілиць. Не відповісте — вона принесе жетон масті карти церемонії, хоч би якою була. Відповісте — відкриють обидві: найкраща пара приносить жетон, а коли пару утворює лише одна карта, друга приносить жетон часену.
hint-matcha-after-reveal = Карти минулого раунду лишаються на місці, щоб ви бачили, що вже зіграно. Кола показують, що старше, коли пару утворюють обидві карти.
hint-matcha-zero = Карта 0 ніколи не утворює пари. Якщо напроти неї порожньо, вона однаково приносить жетон, а проти пари — жетон часену.
hint-matcha-near-goal = Комусь до мети бракує лише одного жетона. На планшетах видно, скільки ще треба кожному.
hint-matcha-last-round = Останній раунд поєдинку: незіграні карти далі не знадобляться, хіба що ваше видання дозволяє їх залишити.
hint-matcha-last-set = Останній поєдинок. Якщо до його кінця ніхто не досягне мети, порівнюють жетони: спершу зелені, потім червоні, блакитні й жовті. За першої ж різниці перемагає той, у кого більше.
hint-matcha-keep = Натисніть карти, які хочете мати й у наступному поєдинку. Решту замішають у колоду. Скільки карт ви залишили, стане відомо, а які саме — ні.

## Who sits there

# $level: the name of a bot's level.
web-bot-name = { $level } (бот)
web-free-seat = вільне місце
# Two players of the same name. $seat counts from 1.
web-namesake = { $name } ({ $seat })
web-away = { $name } зараз не за столом.
web-hand-over = Тепер пристрій бере { $name }.

## The page's title

web-title-waiting = Очікування · { $game }
web-title-over = Партію завершено · { $game }
web-title-your-turn = Ваш хід · { $game }
web-title-playing = { $names } · { $game }

## Rematch

web-rematch-offer = Помінятися місцями й зіграти ще раз?
web-rematch-offered-you = Ви запропонували ще одну партію.
web-rematch-offered-name = { $name } пропонує помінятися місцями й зіграти ще раз.
web-rematch-set = Нова партія готова.

## Links

web-reach-machine = Посилання відкриється лише на цьому комп’ютері. Щоб пустити до гри вашу мережу, запустіть сервер командою «chakai serve --host 0.0.0.0». Якщо друзі далеко, дайте серверові публічну адресу й запустіть його командою «chakai serve --public-url АДРЕСА».
web-reach-network = Посилання відкриється на кожному пристрої цієї мережі. Якщо друзі далеко, дайте серверові публічну адресу й запустіть його командою «chakai serve --public-url АДРЕСА».
web-reach-everyone = Посилання відкриється в кожного, кому доступна адреса { $address }.
web-seat-link = Це посилання — ваше місце за столом: хто його має, той грає за вас. Нікому його не показуйте.
web-join-invites = { $name } запрошує вас до гри «{ $game }».
# $unit: none, seconds, minutes or days.
web-time = { $unit ->
    [seconds] { $n ->
        [one] { $n } секунда на рішення
        [few] { $n } секунди на рішення
        [many] { $n } секунд на рішення
       *[other] { $n } секунди на рішення
    }
    [minutes] { $n ->
        [one] { $n } хвилина на рішення
        [few] { $n } хвилини на рішення
        [many] { $n } хвилин на рішення
       *[other] { $n } хвилини на рішення
    }
    [days] { $n ->
        [one] { $n } день на рішення
        [few] { $n } дні на рішення
        [many] { $n } днів на рішення
       *[other] { $n } дня на рішення
    }
   *[none] без годинника
}
