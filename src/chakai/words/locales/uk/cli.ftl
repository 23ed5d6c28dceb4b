### The command line.

error = chakai: { $reason }
cli-about = Chakai, чайне зібрання: грайте в «Матчу» й «Генмайчу», влаштовуйте турніри ботів, перевіряйте й переглядайте записи партій.
cli-usage = Використання
cli-arguments = Аргументи
cli-options = Параметри
cli-commands = Команди
cli-examples = Приклади
cli-version = chakai { $version }
cli-option-help = Показати цю сторінку.
cli-option-version = Показати версію.
cli-option-lang = Мова: en, ja, uk або nl. Типово — мова вашої системи.
cli-interrupted = Перервано.

cli-play-about = Зіграти партію за столом у терміналі.
cli-play-game = Гра.
cli-play-rules = Набір правил.
cli-play-house = Домашнє правило, наприклад sets=3; можна вказати кілька разів.
cli-play-bots = Хто грає на інших місцях; див.: chakai bots.
cli-play-name = Ваше ім’я за столом.
cli-play-seat = Ваше місце; у «Матчі» місце 0 — перший господар. Якщо не вказано, вирішує жереб.
cli-play-resume = Продовжити незавершену партію з цього файлу.
cli-play-save = Зберегти партію в цей файл.
cli-play-seed = Тягнути карти й напої за цим зерном випадковості, щоб партію можна було повторити.

cli-arena-about = Провести багато партій між ботами: турнірна таблиця з 95-відсотковими довірчими інтервалами.
cli-arena-bots = Боти-учасники; exec:COMMAND — це ваша програма.
cli-arena-games = Скільки партій грає кожна пара суперників (усі розподіли місць разом).
cli-arena-seed = Те саме зерно випадковості дає ті самі партії.
cli-arena-jobs = Скільки процесів працює одночасно.
cli-arena-ms = Скільки мілісекунд має на хід зовнішній бот (типово 1000).
cli-arena-records = Записати всі партії в цей файл.
cli-arena-resume = Продовжити турнір із файлу записів.
cli-arena-progress = Партії
cli-arena-title = { $game } · { $rules } · зерно { $seed }
cli-arena-house = Домашні правила: { $house }
cli-arena-games-each = { $n ->
    [one] { $n } партія на кожну пару суперників.
    [few] { $n } партії на кожну пару суперників.
    [many] { $n } партій на кожну пару суперників.
   *[other] { $n } партії на кожну пару суперників.
}
cli-arena-games-odd = Останній розклад карт кожна пара суперників зіграла лише за одного розподілу місць.
cli-arena-bot = бот
cli-arena-total = усі
cli-arena-points = Очки у відсотках проти бота зі стовпця з 95-відсотковим довірчим інтервалом; нічия — пів очка.
cli-arena-seats = Місце 0 набирає { $share } % очок [{ $low }, { $high }].
cli-arena-draws = { $n ->
    [one] { $n } партія завершилася внічию.
    [few] { $n } партії завершилися внічию.
    [many] { $n } партій завершилося внічию.
   *[other] { $n } партії завершилося внічию.
}
cli-arena-endless = { $n ->
    [one] { $n } партія не скінчилася за { $moves } рішень; очки поділено порівну.
    [few] { $n } партії не скінчилися за { $moves } рішень; очки поділено порівну.
    [many] { $n } партій не скінчилися за { $moves } рішень; очки поділено порівну.
   *[other] { $n } партії не скінчилися за { $moves } рішень; очки поділено порівну.
}
cli-arena-forfeit = { $n ->
    [one] { $bot }: { $n } дострокова поразка ({ $reason }).
    [few] { $bot }: { $n } дострокові поразки ({ $reason }).
    [many] { $bot }: { $n } дострокових поразок ({ $reason }).
   *[other] { $bot }: { $n } дострокової поразки ({ $reason }).
}
cli-arena-reason = { $reason ->
    [illegal] недозволені ходи
    [time] забракло часу
    [broken] незрозумілі відповіді
   *[resigned] бот здався
}
cli-arena-detail = Уперше в партії { $game }: { $detail }
cli-arena-stopped = { $done ->
    [one] Зупинено після { $done } партії з { $all }.
    [few] Зупинено після { $done } партій із { $all }.
    [many] Зупинено після { $done } партій із { $all }.
   *[other] Зупинено після { $done } партії з { $all }.
}
cli-arena-resume-hint = Продовжити: { $command }
cli-arena-clock = Зовнішній бот грає на час: відтворити цей запуск байт у байт не вийде.

outside-illegal = бот відповів «{ $move }», а це недозволений хід
outside-not-json = бот відповів «{ $text }», а це не JSON із ходом
outside-late = бот не відповів за { $ms } мс
outside-died = бот завершив роботу без відповіді
outside-not-ready = бот не приготувався за { $seconds } с
outside-bad-ready = бот відповів «{ $text }», а мав повідомити про готовність
outside-too-long = { $longest ->
    [one] відповідь бота довша за { $longest } байт
    [few] відповідь бота довша за { $longest } байти
    [many] відповідь бота довша за { $longest } байтів
   *[other] відповідь бота довша за { $longest } байта
}
outside-endless = { $moves ->
    [one] зроблено { $moves } хід, а партія так і не закінчилася
    [few] зроблено { $moves } ходи, а партія так і не закінчилася
    [many] зроблено { $moves } ходів, а партія так і не закінчилася
   *[other] зроблено { $moves } ходу, а партія так і не закінчилася
}

cli-check-about = Перевірити записи: кожен хід і результат. Якщо є хоч одна помилка, код завершення — 1.
cli-check-files = Файли із записами; - означає стандартний вхід.
cli-check-json = Вивести кожну помилку як об’єкт JSON.
cli-check-progress = Записи
cli-check-summary-right = { $records ->
    [one] { $records } запис, помилок немає.
    [few] { $records } записи, помилок немає.
    [many] { $records } записів, помилок немає.
   *[other] { $records } запису, помилок немає.
}
cli-check-summary-wrong = Усього записів: { $records }, з помилками: { $wrong }.

cli-seen-about = Видима історія кожного запису: ті самі ходи, але так, як їх було видно з одного місця.
cli-seen-seat = Так, як було видно з цього місця.
cli-seen-spectator = Так, як було видно глядачеві (типово).

cli-replay-about = Переказати партію хід за ходом.
cli-replay-file = Файл із записами; - означає стандартний вхід.
cli-replay-game = Котрий запис у файлі, рахуючи від 1.
cli-replay-seat = Очима гравця на цьому місці. Інакше завершена партія відкрита, а незавершена — така, якою її бачить гравець.
cli-replay-spectator = Очима глядача.
cli-replay-open = Показати все, навіть у незавершеній партії.
cli-replay-unfinished = Партію не завершено.
cli-replay-title = { $game } · { $rules } · { $players }

cli-rules-about = Правила нашими словами, з усіма роз’ясненнями.
cli-rules-rules = Набір правил; типово — перший.

cli-bots-about = З ким можна грати та які боти є для турнірів.
cli-bots-levels = Суперники для гри (chakai play --bots …):
cli-bots-bots = Боти для турнірів (chakai arena --bots …):
bot-random = будь-який дозволений хід, усі однаково ймовірні
bot-matcha-novice = забуває зіграні карти й часом чогось не помічає, як і люди
bot-matcha-greedy = рахує карти, грає надійні пари, знає, чого варті часен і самотня карта
bot-exec = exec:COMMAND: ваша програма за протоколом для зовнішніх ботів
level-matcha-novice = забуває зіграні карти й часом чогось не помічає, як і люди
level-matcha-regular = рахує карти та знає, чого хоче
level-genmaicha-novice = грає навмання; підійде для першої партії
outside-raised = у боті стався збій: { $detail }
cli-arena-ms-unused = --ms тут нічого не змінює: жоден із цих ботів не дивиться на годинник.
