### The table page in the browser. Keys web-table-… stand in the page, keys js-… are shown by its scripts.

## Around the table

web-table-noscript = Для столу потрібен JavaScript, а в цьому браузері його вимкнено.
web-table-you-watch = Ви дивитеся
web-table-help = Довідка
web-table-more = Ще
web-table-summary = Правила на одній сторінці (у новій вкладці)
web-table-seat = Перенести моє місце на інший пристрій
web-table-seat-address = Приватне посилання на ваше місце
web-table-qr = Посилання у вигляді QR-коду для камери телефона
web-table-resign = Здатися
web-table-resign-yes = Так, здатися
web-table-resign-no = Ні, грати далі
web-table-invite = Надішліть це посилання тим, з ким хочете зіграти
web-table-rematch = Реванш
web-table-next = До нової партії
web-table-replay = Переглянути партію
web-table-home = На головну
web-table-margin = Перебіг партії та розмови
web-table-unseen = Карти, яких ще не видно
web-table-unseen-why = Вони на руці суперника, лежать долілиць або лишилися після роздачі. Такий список бачать обидва гравці.
web-table-story = Перебіг партії
web-table-talk = Розмови
web-table-talk-none = Поки що тиша. Казати можна й правду, і неправду; ходом це не вважають.
web-table-claims = Сказати одним натисканням
web-table-talk-write = Скажіть щось
web-table-talk-send = Сказати
web-table-mute = Ховати чужі репліки
web-table-curtain = Чужого бачити не слід: відведіть погляд і передайте пристрій.
web-table-curtain-lift = Показати мені стіл
web-table-close = Закрити

## Help

web-table-help-turn = Натисніть карту, потім місце, де вона має лежати; щоб покласти її, натисніть це місце ще раз. Наведіть на карту, щоб побачити, де вона утворить пару.
web-table-help-ring = Коли пару утворюють обидві карти, вирішують кола: за стрілкою кожне б’є наступне. На чабані за числом порівнюють масті, на чабані за мастю — числа.
web-table-help-keys = Важить місце клавіші на клавіатурі, а не розкладка. Вимкнути клавіші можна в налаштуваннях.
web-table-key-card = вибрати карту
web-table-key-number = чабань за числом
web-table-key-suit = чабань за мастю
web-table-key-pass = пас
web-table-key-confirm = підтвердити
web-table-key-cancel = повернути карту
web-table-key-help = ця довідка

## Said by the scripts

js-comma = { ", " }
js-space = { " " }
js-you = ви
js-bot = бот
js-away = не тут
js-to-move = ходить
js-watching = Глядачі:
js-waiting = Чекаємо на гравців.
js-time-short = Лишилося менш ніж десять секунд.
js-talk-new = не прочитано
js-copy = Копіювати
js-copied = Скопійовано
js-copy-yourself = Виділено: скопіюйте
js-resign-sure = Справді здатися?
js-seat-link-failed = Не вдалося створити посилання. Спробуйте ще раз трохи згодом.
js-link-first = З’єднуємося зі столом…
js-link-lost = Зв’язок утрачено. Пробуємо ще раз…
js-link-slow = Надсилаємо…
js-too-long = Повідомлення задовге, його не надіслано.
js-outcome-won = Ви перемогли!
js-outcome-lost = Ви програли
js-outcome-drew = Нічия
js-outcome-shared = Перемогу поділено!
js-outcome-over = Партію завершено
js-hint = Підказка
js-hint-got = Зрозуміло
js-hint-none = Більше без підказок

## The Matcha board

js-hand = рука
js-tray = жетони
js-dealer = господар
js-passed = пас
js-back = карта долілиць
js-your-side = ваш бік
js-empty = порожньо
js-face-down = карта долілиць
js-took = отримано жетон
js-tea-card = карта церемонії
js-mat-number = чабань за числом
js-mat-suit = чабань за мастю
# On the mat itself, where there is little room.
js-mat-number-short = число
js-mat-suit-short = масть
js-ring = Кожне б’є наступне
js-ring-numbers = на чабані за мастю
js-ring-suits = на чабані за числом
js-matches-number = пара на чабані за числом
js-matches-suit = пара на чабані за мастю
js-matches-number-suit = пара на обох чабанях
js-matches-nowhere = не утворює пари
js-foot-match = пара
js-foot-none = не пара
js-open-place = можна покласти сюди
js-actions = Ваш хід
js-pass = Пас
js-pass-again = Так, пас
js-cancel = Назад
js-lay = Покласти
js-again-here = ще раз
js-again-lay = Щоб покласти карту, натисніть те саме місце ще раз або клавішу Enter.
js-again-pass = Щоб спасувати, натисніть кнопку ще раз або клавішу Enter.
js-choose-place = Тепер виберіть місце.
js-pick-first = Спершу виберіть карту на руці.
js-keep-refused = Такий вибір не дозволено.
