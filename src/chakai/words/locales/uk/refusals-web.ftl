### Refusals of the server. The part after "refusal-" is the stable code.

refusal-unknown-table = Такого столу немає. Можливо, його видалено або посилання неповне.
refusal-unknown-page = Такої сторінки немає.
refusal-unknown-invitation = Це запрошення не від нас. Можливо, посилання неповне; попросіть надіслати його ще раз.
refusal-unknown-seat-key = Це посилання не повертає жодного місця. Можливо, воно неповне або партію видалено.
refusal-forged-pass = Перепустку цього браузера видано не тут, тож для нас ви новий гість. Повернути місце можна за його приватним посиланням.
refusal-foreign-origin = Це надіслано не зі сторінки цього сервера, тому його не прийнято.
refusal-not-your-seat = Це місце не ваше. Якщо воно було вашим, його поверне приватне посилання.
refusal-only-watching = Ви лише дивитеся; таке можуть робити тільки ті, хто сидить за столом.
refusal-not-finished = Цю партію ще не завершено; переглянути її можна буде після завершення.
refusal-no-free-seat = За цим столом немає вільного місця.
refusal-already-seated = Ви вже сидите за цим столом.
refusal-game-running = Ця партія ще триває, і ви граєте в ній не самі. Спершу здайтеся або вийдіть із неї.
refusal-post-too-long = { $longest ->
    [one] Це задовге: понад { $longest } байт.
    [few] Це задовге: понад { $longest } байти.
    [many] Це задовге: понад { $longest } байтів.
   *[other] Це задовге: понад { $longest } байта.
}
refusal-too-fast = Забагато всього одразу. Зачекайте трохи.
refusal-foreign-host = Цей сервер не відповідає на ім’я, за яким до нього звернулися. Той, хто ним керує, може дозволити це ім’я параметром --allow-host.
refusal-too-many-waiting = { $most ->
    [one] На когось уже чекає { $most } ваш стіл. Спершу видаліть його.
    [few] На когось уже чекають { $most } ваші столи. Спершу видаліть один із них.
    [many] На когось уже чекає { $most } ваших столів. Спершу видаліть один із них.
   *[other] На когось уже чекає { $most } вашого столу. Спершу видаліть один із них.
}
refusal-too-many-links = { $most ->
    [one] Для цього столу вже створено { $most } приватне посилання, більше не можна.
    [few] Для цього столу вже створено { $most } приватні посилання, більше не можна.
    [many] Для цього столу вже створено { $most } приватних посилань, більше не можна.
   *[other] Для цього столу вже створено { $most } приватного посилання, більше не можна.
}
refusal-talk-full = { $most ->
    [one] За цим столом уже сказано { $most } репліку; для нових немає місця.
    [few] За цим столом уже сказано { $most } репліки; для нових немає місця.
    [many] За цим столом уже сказано { $most } реплік; для нових немає місця.
   *[other] За цим столом уже сказано { $most } репліки; для нових немає місця.
}
refusal-metrics-address = «{ $given }» — не адреса з портом, як-от 127.0.0.1:9100.
refusal-metrics-busy = Показники не вдається показувати за адресою { $host }, порт { $port }: { $detail }
refusal-trusted-proxy = «{ $given }» — не адреса проксі, як-от 127.0.0.1 чи 10.0.0.0/8.
refusal-our-fault = Щось пішло не так, і це не через вас. Нічого не втрачено; спробуйте ще раз.
refusal-request-unreadable = Запит не вдалося зрозуміти.
refusal-message-too-long = { $longest ->
    [one] Повідомлення задовге: понад { $longest } символ.
    [few] Повідомлення задовге: понад { $longest } символи.
    [many] Повідомлення задовге: понад { $longest } символів.
   *[other] Повідомлення задовге: понад { $longest } символу.
}
refusal-message-unreadable = Повідомлення не вдалося зрозуміти.
refusal-not-begun = Партія ще не почалася.
refusal-busy = Стіл зайнятий. Спробуйте ще раз.
refusal-rematch-early = Партію ще не завершено.
refusal-rematch-set = Нова партія вже готова.
refusal-name-empty = Потрібне ім’я: досить і однієї літери.
refusal-name-too-long = { $longest ->
    [one] Ім’я задовге: можна щонайбільше { $longest } літеру.
    [few] Ім’я задовге: можна щонайбільше { $longest } літери.
    [many] Ім’я задовге: можна щонайбільше { $longest } літер.
   *[other] Ім’я задовге: можна щонайбільше { $longest } літери.
}
refusal-database-unusable = Базою даних { $database } не вдається скористатися: { $detail }
refusal-database-address = «{ $database }» — це ні файл, ні адреса PostgreSQL на кшталт postgresql://user@host/name.
refusal-database-driver = Для PostgreSQL потрібен ще один пакунок; установіть його так: pip install 'chakai[postgres]' ({ $detail })
refusal-unknown-host = Адреси «{ $host }», на якій міг би працювати сервер, немає.
refusal-no-free-port = На { $host } немає вільного порту, починаючи з { $port }: { $detail }
refusal-public-url = Публічна адреса має починатися з http:// або https://, а вказано «{ $given }».
refusal-wait-your-turn = Зараз не ваш хід.
refusal-rematch-alone = Хтось із гравців уже видалив цю партію зі свого списку. Почніть нову.
refusal-key-too-short = Ключ у { $place } закороткий для підпису: потрібно щонайменше { $shortest } байтів.
refusal-database-forgets = База даних { $database } втратила б ходи, якби зникло живлення: у неї вимкнено fsync. Увімкніть його в postgresql.conf.
refusal-backup-over-other = { $file } — не резервна копія chakai, тож лишається як є; укажіть іншу назву.
refusal-backup-schema = Таблиці в { $database } не від цієї версії. Запустіть один раз сервер цієї версії з цією базою даних, а тоді робіть копію.
refusal-backup-not-one = { $file } — не копія, зроблена командою: chakai backup
refusal-backup-damaged = { $file } пошкоджено. Нічого не змінено; візьміть іншу копію.
refusal-backup-newer = { $file } зроблено новішою версією chakai. Установіть її, а тоді відновлюйте.
refusal-restore-not-empty = База даних { $database } не порожня й лишається як є. Щоб утратити те, що в ній, додайте --replace
refusal-restore-other-key = У { $file } інший ключ, ніж у копії, і він лишається як є. Щоб його втратити, додайте --replace
refusal-workers-need-postgresql = Кілька процесів ({ $workers }) можуть мати спільні столи лише на PostgreSQL; укажіть його адресу через --database або приберіть --workers.
refusal-other-key = Ці столи обслуговує ще один процес, який підписує іншим ключем. Запустіть усі процеси з однаковим CHAKAI_SECRET.
