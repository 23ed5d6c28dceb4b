### Refusals: what was wrong, and what would be right. The part after "refusal-" is the stable code.

## Moves

refusal-malformed = «{ $text }» — це не хід. Ходи записують точно так, з одинарними пробілами: { $forms }
refusal-card-not-in-hand = Карти { $card } немає на руці. На руці: { $hand }.
refusal-mat-covered = { $mat ->
    [number] Із цього боку від { $tea } на чабані за числом уже лежить карта, а може бути лише одна.
   *[suit] Із цього боку від { $tea } на чабані за мастю вже лежить карта, а може бути лише одна.
}
refusal-not-your-turn = Зараз хід місця { $right }, а не місця { $seat }.
refusal-turn-due = Зараз місце { $right } має зіграти карту або спасувати, іншого вибору немає.
refusal-forced-pass = Місце { $seat } не мало чим ходити, тож спасувало вимушено; вимушений пас не є ходом, і його не записують.
refusal-game-over = Партію завершено, ходів більше немає.
refusal-keep-due = Поєдинок завершено: спершу треба вирішити, які карти залишити.
refusal-deal-due = Спершу треба роздати карти.
refusal-no-deal-due = Зараз не час роздавати карти.
refusal-seat-order = Одночасні рішення записують за порядком місць: спершу місце { $right }, потім місце { $seat }.
refusal-nothing-to-keep = Місце { $seat } не має карт, тож вирішувати нічого.
refusal-already-decided = Це місце вже вирішило, що залишити.
refusal-keep-all-or-none = За цими правилами можна залишити або всі карти на руці ({ $hand }), або жодної.
refusal-deal-dealer = Господарем названо місце { $dealer }, але в цьому поєдинку господар — місце { $right }.
refusal-deal-tea-count = { $count ->
    [one] Викладено { $count } карту чайної церемонії, а має бути { $right }.
    [few] Викладено { $count } карти чайної церемонії, а має бути { $right }.
    [many] Викладено { $count } карт чайної церемонії, а має бути { $right }.
   *[other] Викладено { $count } карти чайної церемонії, а має бути { $right }.
}
refusal-deal-tea-zero = Карта 0 ніколи не буває картою чайної церемонії.
refusal-deal-hand-size = { $count ->
    [one] Місце { $seat } отримує { $count } карту, а має бути { $right }.
    [few] Місце { $seat } отримує { $count } карти, а має бути { $right }.
    [many] Місце { $seat } отримує { $count } карт, а має бути { $right }.
   *[other] Місце { $seat } отримує { $count } карти, а має бути { $right }.
}
refusal-deal-extra-card = Карту { $card } роздано зайвий раз, або ж у цій колоді її немає.
refusal-deal-missing-card = У роздачі бракує карти { $card }.
refusal-deal-kept-card = Місце { $seat } залишило карту { $card }, але не отримує її назад.

## Rules

refusal-unknown-game = Гри «{ $game }» немає. Можливі варіанти: { $possible }.
refusal-unknown-rules = Правил «{ $rules }» немає. Можливі варіанти: { $possible }.
refusal-house-form = Домашнє правило записують як FIELD=VALUE (поле=значення), а не «{ $text }».
refusal-house-unknown = Домашнього правила «{ $field }» немає. Можливі варіанти: { $possible }.
refusal-house-value = Домашнє правило { $field } не може мати значення «{ $value }». Можливі варіанти: { $possible }.
refusal-deck-too-small = { $cards ->
    [one] Колоди з { $cards } карти для цих правил замало: потрібно щонайменше { $needed }.
    [few] Колоди з { $cards } карт для цих правил замало: потрібно щонайменше { $needed }.
    [many] Колоди з { $cards } карт для цих правил замало: потрібно щонайменше { $needed }.
   *[other] Колоди з { $cards } карти для цих правил замало: потрібно щонайменше { $needed }.
}
refusal-too-few-tea-cards = Карт із мастю в колоді { $cards }: карт чайної церемонії може забракнути. За цими правилами потрібно щонайменше { $needed }.
refusal-nobody-can-win = Без жодної мети й без обмеження кількості поєдинків партія ніколи не закінчиться.
refusal-token-not-in-play = Жетонів виду { $kind } у грі немає. Можливі варіанти: { $possible }.
refusal-goal-at-start = Місце { $seat } досягло б мети ще до першої роздачі.

## Records

refusal-too-long = { $longest ->
    [one] Рядок довший за { $longest } байт; справжній запис значно коротший.
    [few] Рядок довший за { $longest } байти; справжній запис значно коротший.
    [many] Рядок довший за { $longest } байтів; справжній запис значно коротший.
   *[other] Рядок довший за { $longest } байта; справжній запис значно коротший.
}
refusal-not-utf8 = Текст не в кодуванні UTF-8 (байт { $byte }).
refusal-not-json = Текст не є JSON (позиція { $column }).
refusal-key-twice = Ключ «{ $key }» указано двічі.
refusal-not-an-object = Запис має бути об’єктом JSON.
refusal-key-missing = Бракує ключа «{ $key }».
refusal-key-kind = { $kind ->
    [str] Значення ключа «{ $key }» має бути текстом.
    [list] Значення ключа «{ $key }» має бути списком текстів.
   *[dict] Значення ключа «{ $key }» має бути об’єктом.
}
refusal-format = Формат: указано { $given }, а має бути «{ $right }».
refusal-players = { $count ->
    [one] Названо { $count } гравця; для цієї гри треба від { $low } до { $high }.
    [few] Названо { $count } гравців; для цієї гри треба від { $low } до { $high }.
    [many] Названо { $count } гравців; для цієї гри треба від { $low } до { $high }.
   *[other] Названо { $count } гравця; для цієї гри треба від { $low } до { $high }.
}
refusal-stage-open = Запис уривається, коли місце { $due } ще має зробити вибір; незавершений запис закінчується або до такого вибору, або після нього.
refusal-result-missing = Партію завершено, але результату немає; має бути { $right }.
refusal-result-early = Результат є, але партію не завершено.
refusal-forfeit = Для дострокової поразки вказують місця за зростанням і причину. Можливі причини: { $possible }.
refusal-forfeit-late = Партія закінчилася за правилами, тож дострокової поразки бути не може.
refusal-wrong-winners = Переможці: указано { $given }, правильно { $right }.
refusal-wrong-why = Причина: указано { $given }, правильно { $right }.
refusal-wrong-tokens = Жетони: указано { $given }, правильно { $right }.
refusal-wrong-forfeit = Дострокова поразка: указано { $given }, правильно { $right }.

## Tables

refusal-stale = Поки обирали цей хід, партія пішла далі (хід стосується версії { $given }, а за столом уже версія { $right }).
refusal-no-such-seat = Місця { $seat } за цим столом немає. Можливі варіанти: { $possible }.
refusal-talk-empty = Репліка порожня.
refusal-talk-too-long = { $longest ->
    [one] Одна репліка може мати щонайбільше { $longest } символ.
    [few] Одна репліка може мати щонайбільше { $longest } символи.
    [many] Одна репліка може мати щонайбільше { $longest } символів.
   *[other] Одна репліка може мати щонайбільше { $longest } символу.
}
refusal-unknown-claim = Швидкої репліки «{ $claim }» немає. Можливі варіанти: { $possible }.

## Bots and matches

refusal-unknown-bot = Бота «{ $bot }» для цієї гри немає. Можливі варіанти: { $possible }, exec:COMMAND.
refusal-bot-outside-only-arena = Зовнішні боти грають лише в chakai arena. Можливі варіанти: { $possible }.
refusal-bot-cannot-start = Не вдається запустити бота «{ $bot }»: { $detail }.
refusal-bot-command = У «{ $bot }» не названо команди; напишіть exec:COMMAND.
refusal-bots-for-match = Для турніру потрібно щонайменше два боти.
refusal-bots-for-table = { $right ->
    [one] Для цього столу потрібен { $right } бот, а названо { $count }.
    [few] Для цього столу потрібні { $right } боти, а названо { $count }.
    [many] Для цього столу потрібно { $right } ботів, а названо { $count }.
   *[other] Для цього столу потрібно { $right } бота, а названо { $count }.
}
refusal-records-exist = Файл { $file } уже є. Додайте --resume, щоб продовжити його, або виберіть іншу назву.
refusal-save-exists = Файл { $file } уже є. Виберіть іншу назву.
refusal-resume-needs-records = Для --resume потрібно вказати --records FILE — файл, який слід продовжити.
refusal-resume-other-match = { $file }, рядок { $line }: це не партія { $game } цього турніру. Скористайтеся тією самою командою, що й раніше, або іншим файлом.

## Commands

refusal-unknown-language = Мови «{ $language }» немає. Можливі варіанти: { $possible }.
refusal-file-missing = Файлу { $file } немає.
refusal-file-unreadable = Не вдається прочитати { $file }: { $detail }.
refusal-file-unwritable = Не вдається записати { $file }: { $detail }.
refusal-no-such-game-in-file = { $count ->
    [one] У файлі { $file } { $count } запис; запису з номером { $number } немає.
    [few] У файлі { $file } { $count } записи; запису з номером { $number } немає.
    [many] У файлі { $file } { $count } записів; запису з номером { $number } немає.
   *[other] У файлі { $file } { $count } запису; запису з номером { $number } немає.
}
refusal-record-faulty = { $file }, рядок { $line }, { $place }: { $reason }
refusal-resume-finished = Партію у файлі { $file } вже завершено. Щоб переглянути її: chakai replay { $file }
refusal-resume-alone = --resume продовжує партію такою, як вона є; приберіть { $option }.
refusal-nothing-to-resume = У { $folder } немає незавершеної партії.
refusal-resume-many = У файлі { $file } більше ніж один запис; щоб продовжити партію, потрібен окремий файл.
refusal-resume-seats = У файлі { $file } немає місця, за яке ви могли б грати: { $players }.
refusal-usage-missing = Не вказано { $name }. Див.: { $help }
refusal-usage-extra = «{ $text }» тут зайве. Див.: { $help }
refusal-usage-option = Параметра { $option } немає. Див.: { $help }
refusal-usage-option-near = Параметра { $option } немає; можливо, ви мали на увазі { $near }? Див.: { $help }
refusal-usage-argument = Для { $option } потрібне значення. Див.: { $help }
refusal-usage-value = { $name } не може мати значення «{ $value }». Можливі варіанти: { $possible }. Див.: { $help }
refusal-usage-command = Команди «{ $command }» немає. Можливі варіанти: { $possible }.
refusal-usage-other = { $detail } Див.: { $help }
refusal-both-eyes = --seat, --spectator і --open не можна вказувати разом.
