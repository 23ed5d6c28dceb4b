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
refusal-game-running = Ця партія ще триває, і ви граєте в ній не самі. Спершу здайтеся.
refusal-post-too-long = { $longest ->
    [one] Це задовге: понад { $longest } байт.
    [few] Це задовге: понад { $longest } байти.
    [many] Це задовге: понад { $longest } байтів.
   *[other] Це задовге: понад { $longest } байта.
}
refusal-too-fast = Забагато всього одразу. Зачекайте трохи.
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
refusal-rematch-alone = Суперник уже видалив цю гру зі свого списку. Почніть нову.
refusal-key-too-short = Ключ у { $place } закороткий для підпису: потрібно щонайменше { $shortest } байтів.
refusal-workers-need-postgresql = Кілька процесів ({ $workers }) можуть мати спільні столи лише на PostgreSQL; вкажіть його адресу через --database або приберіть --workers.
refusal-other-key = Ці столи обслуговує ще один процес, який підписує іншим ключем. Запустіть усі процеси з однаковим CHAKAI_SECRET.
