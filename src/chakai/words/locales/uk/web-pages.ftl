### The pages around the table: home, invitations, seats, refusals, and what stands on every page.

## Every page

web-page-skip = Перейти до вмісту
web-page-nav = Сторінки
web-page-home = Головна
web-page-rules = Правила
web-page-replay = Записи
web-page-language = Мова
web-page-language-change = Змінити мову
web-page-unofficial = Це неофіційний стіл. Малюнки й тексти тут наші власні.
web-page-thanks = Дякуємо Дейвідові Гардінгу, авторові «Матчі», Ті-Джей Лубрано за її ілюстрації та Діланові Говарду Кромвеллу, авторові «Генмайчі». Якщо ігри вам до вподоби, придбайте їх.
web-page-needs-script = Ця сторінка працює лише з JavaScript. Увімкніть його, будь ласка, для цього сайту.
js-page-no-answer = Сервер не відповідає. Перевірте з’єднання та спробуйте ще раз.

## Settings

web-settings = Налаштування
web-settings-kept = Зберігається лише в цьому браузері.
web-settings-theme = Вигляд
# As the device or the system has it.
web-settings-theme-auto = Авто
web-settings-theme-light = День
web-settings-theme-dark = Вечір
web-settings-confirm = Підтверджувати кожен хід
web-settings-confirm-line = Хід буде зроблено лише після другого натискання або Enter.
web-settings-keys = Клавіші за столом
web-settings-keys-line = Ходити можна й з клавіатури; ? покаже всі клавіші.
web-settings-hints = Підказки для перших партій
web-settings-hints-line = Короткі поради саме тоді, коли вони потрібні.
web-settings-sound = Звуки
web-settings-sound-line = Тихий стук, коли щось відбувається.
web-settings-notify = Сповіщати, коли мій хід
web-settings-notify-line = Сповіщення з’явиться, поки ви на іншій сторінці.
js-settings-notify-refused = Цей браузер не дозволяє сповіщень від цього сайту. Дозволити їх можна в налаштуваннях браузера.
js-settings-notify-missing = Цей браузер не може показувати сповіщень із цієї адреси. Багатьом браузерам потрібна адреса, що починається з https.

## Home

web-home-title = Грати в «Матчу» й «Генмайчу» · chakai
web-home-greeting = Вітаємо в чайній кімнаті
# $name: the visitor's name.
web-home-greeting-name = { $name } знову з нами — вітаємо!
web-home-what = Дві короткі чайні гри: «Матча» — дуель блефу для двох, «Генмайча» — ставки й заварювання, від двох до шести гравців. Тут можна зіграти з ботами або з друзями, хоч би як далеко вони були.
web-home-new = Ви тут уперше?
web-home-step-lay = У кожному раунді відкрито дві карти церемонії. Кладіть напроти них свої карти долілиць або пасуйте.
web-home-step-turn = Потім карти відкривають. Найкраща пара приносить жетон масті карти церемонії, а коли пару утворює лише одна карта, друга приносить жетон часену.
web-home-step-win = Три жетони однієї масті, чотири жетони часену або по одному кожного виду — і перемога ваша. (У виданні 2015 року потрібно чотири жетони масті.)
web-home-summary = Правила на одній сторінці

## Home: a new game

web-home-set = Нова партія
web-home-name = Ваше ім’я
web-home-opponent = Хто буде вашим суперником?
web-home-friend = Хтось із друзів
web-home-friend-line = Надішліть приватне посилання. Партія почнеться, щойно всі місця буде зайнято.
web-home-anyone = Хто завітає
web-home-anyone-line = Ваш стіл побачать тут усі, хто зайде на цю сторінку.
web-home-one-device = Двоє за одним пристроєм
web-home-one-device-line = Ви передаєте пристрій одне одному, а карти ховає завіса.
web-home-other-name = Ім’я другого гравця
web-home-more = Додатково
web-home-edition = Яке видання?
web-home-dealer = Хто роздає першим?
web-home-dealer-draw = Вирішить жереб
web-home-dealer-me = Спершу роздаю я
web-home-dealer-other = Спершу роздає суперник
web-home-time = Годинник
web-home-time-line = Чий час вичерпано, той програє партію. Боти грають без годинника.
web-home-unseen = Показувати карти, яких ще не видно
web-home-unseen-line = Такий список бачать обидва гравці.
web-home-start = Почати

## Home: lists of games

web-home-running = Ваші партії
# How many games wait for the visitor's move.
web-home-turns = { $n ->
    [0] Зараз ніде не ваш хід.
    [one] Ваш хід у { $n } партії.
    [few] Ваш хід у { $n } партіях.
    [many] Ваш хід у { $n } партіях.
   *[other] Ваш хід у { $n } партії.
}
# $others: the names of the other players.
web-home-against = За столом: { $others }
web-home-free-seat = За стіл ще ніхто не сів
web-home-your-turn = Ваш хід
web-home-their-turn = Хід суперника
web-home-waiting = Очікування
web-home-on-device = На цьому пристрої
web-home-open = Відкриті столи
web-home-open-none = Зараз відкритих столів немає. Почніть партію з вибором «Хто завітає», і ваш стіл побачать тут інші.
web-home-host = { $name } чекає на суперника
web-home-sit = Сісти за стіл
web-home-sit-named = Сісти за стіл, де вже є { $name }
web-home-finished = Завершені партії
# $ending: won, lost, drew, shared, left or played (by people on one device).
web-home-ending = { $ending ->
    [won] Ви перемогли · за столом: { $others }
    [lost] Ви програли · за столом: { $others }
    [drew] Нічия · за столом: { $others }
    [shared] Спільна перемога · за столом: { $others }
    [left] Ви вийшли з партії · за столом: { $others }
   *[played] На цьому пристрої грали: { $others }
}
web-home-replay = Переглянути
web-home-replay-named = Переглянути партію: { $others }
# More games than are shown at first.
web-home-earlier = { $n ->
    [one] Ще { $n } давніша партія
    [few] Ще { $n } давніші партії
    [many] Ще { $n } давніших партій
   *[other] Ще { $n } давнішої партії
}
web-home-delete = Видалити
web-home-delete-named = Видалити партію: { $others }
web-home-delete-finished = Партія назавжди зникне з вашого списку й результатів.
web-home-delete-running = Партія зникне незавершеною.
web-home-delete-yes = Так, видалити
web-home-cancel = Скасувати
web-home-cancel-named = Скасувати стіл, за який ще ніхто не сів
web-home-cancel-sure = Стіл приберуть, а запрошення більше нічого не відкриє.
web-home-cancel-yes = Так, скасувати
web-home-standing = Ваші результати
web-home-standing-edition = Правила
web-home-standing-opponent = За столом
web-home-standing-won = Вигр.
web-home-standing-lost = Прогр.
web-home-standing-drew = Порівну

## An invitation

web-join-title = Запрошення · chakai
web-join-heading = Запрошення
web-join-looking = Читаємо запрошення…
web-join-sit = Сісти й грати
web-join-seated = Ви вже сидите за цим столом.
web-join-table = До столу
web-join-full = Усі місця за цим столом зайнято.
web-join-watch = Дивитися партію
web-join-incomplete = Посилання неповне: бракує частини після #. Попросіть надіслати його ще раз, цілим.
web-join-again = Спробувати ще раз

## A seat on another device

web-seat-title = Ваше місце · chakai
web-seat-heading = Грати далі тут
web-seat-line = Це приватне посилання переносить ваше місце за столом на цей пристрій. На попередньому пристрої воно теж лишається.
web-seat-bring = Перенести моє місце сюди

## Refusals

web-refusal-title = Не вийшло
web-refusal-title-unknown = Тут нічого немає
web-refusal-back = Назад
web-refusal-home = На головну
