### Replay pages, opened records, rules pages. Keys js-… are shown by scripts.

## A replay

# $names: the players. $game: the game's name.
web-replay-title = { $names } · Перегляд партії · { $game }
web-replay-heading = Перегляд партії:
web-replay-noscript = Для перегляду потрібен JavaScript, а в цьому браузері його вимкнено.
# $rules: the name of an edition.
web-replay-house = { $rules } з домашніми правилами
web-replay-unfinished = не завершено
web-replay-download = Завантажити запис
web-replay-another = Відкрити інший запис
web-replay-board = Стіл
web-replay-steer = Кроки партії
web-replay-slider = Момент партії
web-replay-start = На початок
web-replay-end = У кінець
web-replay-back = Крок назад
web-replay-forward = Крок уперед
web-replay-round-back = До попереднього раунду
web-replay-round-forward = До наступного раунду
web-replay-rounds = Перейти до раунду
web-replay-round = Поєд. { $set } · раунд { $round }
web-replay-speed = Швидкість
web-replay-speed-slow = повільно
web-replay-speed-calm = спокійно
web-replay-speed-quick = швидко
web-replay-margin = Погляд і перебіг партії
web-replay-eyes = Погляд
web-replay-eyes-open = усі карти відкрито
web-replay-eyes-public = глядач
# A player whose name is empty in the record.
web-replay-nameless = без імені
web-replay-story = Перебіг партії
web-replay-keys = Клавіші
# The name of the space bar.
web-replay-space = Пробіл
web-replay-key-step = крок назад або вперед
web-replay-key-play = відтворення або пауза
web-replay-key-round = раунд назад або вперед
web-replay-key-ends = початок або кінець
js-replay-play = Відтворити (пробіл)
js-replay-pause = Пауза (пробіл)
js-replay-copy = Копіювати посилання на цей момент
js-replay-copied = Посилання скопійовано
js-replay-copy-yourself = Скопіюйте адресу цієї сторінки самі
js-replay-no-eyes = Не вдалося отримати партію. Перевірте з’єднання й виберіть ще раз.
js-replay-beginning = Початок

## Opening a record

web-open-heading = Відкрити запис
web-open-what = Запис — це партія у вигляді тексту. Тут можна завантажити запис кожної завершеної партії; такі самі створюють гра в терміналі й турніри ботів. Сервер прочитає й перевірить запис, покаже його вам і не збереже.
web-open-file = Вибрати файл…
web-open-drop = Файл можна також перетягнути сюди. У ньому може бути багато партій, по одній у рядку.
web-open-paste = Або вставте текст
web-open-go = Відкрити
web-open-empty = Відкривати поки що нема чого: виберіть файл або вставте текст.
web-open-no-moves = Запис правильний, але в ньому ще нічого не сталося: немає жодного ходу.
web-open-wrong = { $n ->
    [1] У цьому записі є помилка
    [one] У цьому записі { $n } помилка
    [few] У цьому записі { $n } помилки
    [many] У цьому записі { $n } помилок
   *[other] У цьому записі { $n } помилки
}
web-open-line = Рядок { $line }
web-open-place-move = Хід { $number }
web-open-place-result = Результат
web-open-place-record = Запис
web-open-mend = Нижче стоїть текст, який ви надіслали. Перевірка закінчується на першому ході, якого правила не дозволяють.
web-open-many = { $n ->
    [1] У цьому файлі { $n } партія
    [one] У цьому файлі { $n } партія: котру відкрити?
    [few] У цьому файлі { $n } партії: котру відкрити?
    [many] У цьому файлі { $n } партій: котру відкрити?
   *[other] У цьому файлі { $n } партії: котру відкрити?
}
web-open-many-cut = { $n ->
    [one] У списку лише { $n } партія з початку файлу.
    [few] У списку лише { $n } партії з початку файлу.
    [many] У списку лише { $n } партій із початку файлу.
   *[other] У списку лише { $n } партії з початку файлу.
}
web-open-choose = Партія { $number }
# $count: how many moves it has.
refusal-too-many-moves = { $count ->
    [one] У записі { $count } хід; показати можна щонайбільше { $most }.
    [few] У записі { $count } ходи; показати можна щонайбільше { $most }.
    [many] У записі { $count } ходів; показати можна щонайбільше { $most }.
   *[other] У записі { $count } ходу; показати можна щонайбільше { $most }.
}
refusal-too-many-substitutes = { $count ->
    [one] У записі { $count } заміна; показати можна щонайбільше { $most }.
    [few] У записі { $count } заміни; показати можна щонайбільше { $most }.
    [many] У записі { $count } замін; показати можна щонайбільше { $most }.
   *[other] У записі { $count } заміни; показати можна щонайбільше { $most }.
}

## Rules pages

web-rules-contents = Зміст
web-rules-editions = Набір правил
web-rules-to-summary = Правила на одній сторінці
web-rules-whole = Усі правила
web-rules-ruling-index = До роз’яснення
# $game: the game's name.
web-rules-summary-title = «{ $game }» на одній сторінці

## Drawn situations: the reader sits below, the other player above

situation-you = Ви
# The name of the other player in the drawings.
situation-other = Оля
situation-set = Поєдинок { $set }
situation-round = Раунд { $round }
situation-deals-you = Роздаєте ви
situation-deals-name = Роздає { $name }
# Read aloud. $card: a card's name.
situation-tea = карта церемонії: { $card }
situation-kept = залишено: { $card }
situation-takes = отримано: { matcha-kind }
# Read aloud. $name: You, or the other player.
situation-hand = Рука: { $name }
situation-tokens = Жетони: { $name }
# Before a row of tokens in the order in which a tie compares them.
situation-tie = У разі рівності порівнюють:
situation-ranks-caption = Пару утворюють обидві карти. Тут наймолодше зустрілося з найстаршим і перемагає: 1 б’є 4, жовта б’є зелену.
situation-set-caption = Поєдинок після роздачі: тричі по дві карти церемонії. У раунді 1 грають лише напроти перших двох.
situation-m1-caption = Що дає перемогу й що порівнюють у разі рівності. Лише за правилами matagot-2020 останніми порівнюють жетони часену.
situation-m2-caption = Із трьох карт на руці ви залишаєте дві, а одну віддаєте. Нові карти доповнюють руку до п’яти.
situation-m3-caption = Обидва гравці вирішили. Ви дізнаєтеся, що Оля залишає одну карту, але не яку саме; вона дізнається, що ви залишаєте дві.
situation-m4-caption = Напроти цієї карти церемонії зіграла лише Оля, тож отримує жетон. Її карта лишається долілиць, і ви її не побачите.
situation-m5-caption = В одному раунді обидва гравці доходять до чотирьох жетонів матчі. Восьмий жетон знайдеться, хоча в коробці їх менше.
situation-m6-caption = Ваші карти вже лежать напроти обох карт церемонії. Дві карти на руці покласти нікуди: ви пасуєте вимушено.
situation-m7-caption = Хто сидить на першому місці, той і роздає першим. Тут це ви.
situation-m8-caption = У раунді 2 ви граєте лише напроти двох середніх карт, хоч би що лежало біля інших.
situation-m9-caption = Обидва гравці мають по чотири жетони матчі, і жодна масть нічого не вирішує: грають далі. Потім Оля отримує ще один жетон чавану й виходить уперед.
situation-m10-caption = Останній раунд приносить обом третій жетон матчі. Вирішують жетони води, як завжди в разі рівності.
situation-m11-caption = Мети не досяг ніхто. За всіма мастями рівність; три жетони часену — більше, ніж два, але лише там, де їх порівнюють.
situation-m12-caption = За всіма видами рівність, а раундів більше немає: ніхто не попереду.
situation-m13-caption = Раунд завершено, перед вами три жетони матчі. Ви перемогли, навіть якщо цього не оголосили.
situation-m14-caption = Віяло лишається в господаря на всі раунди поєдинку, а потім переходить на інший бік.
situation-m15-caption = Оля каже, що її карта утворює пару. Карти відкривають — і виявляється, що ні. Так можна.
situation-m16-caption = Домашнє правило завершує цю партію після двох поєдинків. Грали далі до останнього раунду, але рівність лишилася.
