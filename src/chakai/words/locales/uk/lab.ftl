### Лабораторія: багато партій у цифрах. Назви показників спільні для таблиць і сторінки.

lab-figure-first-dealer = Перший господар (місце 0) набирає
lab-figure-seat = Місце { $seat } набирає
lab-figure-bot = { $bot } набирає
lab-figure-ending = Кінець: { $ending }
lab-figure-ending-goal = мета
lab-figure-ending-tie-break = обидва досягли мети, порівняння
lab-figure-ending-count = без мети, підрахунок жетонів
lab-figure-ending-draw = нічия
lab-figure-ending-yen = найбільше єн
lab-figure-ending-drinks = єн порівну, більше напоїв
lab-figure-ending-shared = спільна перемога
lab-figure-ending-forfeit = поза правилами
lab-figure-sets = Поєдинків у партії
lab-figure-rounds = Раундів у партії
lab-figure-decisions = Рішень у партії
lab-figure-branching = Ходів на вибір
lab-figure-behind = На середині хтось позаду
lab-figure-comebacks = З них перемога того, хто був позаду
lab-figure-count-g = зелені
lab-figure-count-r = червоні
lab-figure-count-b = блакитні
lab-figure-count-y = жовті
lab-figure-count-w = часени
lab-figure-count-yen = єни
lab-figure-count-drinks = напої, що лишилися
lab-figure-play = хід
lab-figure-made = разів
lab-figure-result-token = жетон
lab-figure-result-whisk = часен
lab-figure-result-nothing = нічого
lab-figure-worth = принесло єн

lab-title = { $game } · { $bots } · зерно { $seed }
lab-intervals = Усі показники з 95-відсотковими довірчими інтервалами; спільна перемога ділиться.
lab-marked = * відрізняється від { $letter } більше, ніж пояснює випадок (95 %); один із двадцяти — випадково.
lab-compiled = Випадкова гра, скомпільована; кожна партія має власний розклад.
lab-block-overview = Огляд
lab-block-endings = Чим закінчуються партії
lab-block-count-means = Наприкінці в середньому, усі місця
lab-block-winners-means = Наприкінці в середньому, переможці
lab-block-plays = Що приносять ходи
lab-block-differences = Відмінності від { $letter } (% — відсоткові пункти)
lab-spread = Наприкінці, усі місця: { $kind }
lab-rare = Значення з часткою всюди до 1 % пропущено; --csv містить усі.
lab-figure-result-paid = платить
lab-figure-result-failed = невдача
lab-figure-result-lost = втрачено
lab-figure-result-seen = побачено

cli-lab-about = З’ясувати, що роблять правила: показники з багатьох партій, набори правил поруч, із 95-відсотковими інтервалами.
cli-lab-compare = Правила для порівняння з першими: інший набір (matagot-2020), перший зі зміненими полями (sets=3) або обидва (grail-2015 keep=none). Назва починає наступний набір; можна вказати кілька разів.
cli-lab-bots = Хто грає; один бот займає всі місця. Інакше — випадкові боти, чиї партії скомпільовано й швидкі.
cli-lab-players = Скільки гравців, коли один бот займає всі місця; інакше 2.
cli-lab-games = Партій для кожного набору правил; інакше 10 000.
cli-lab-html = Записати сторінку з графіками в цей файл.
cli-lab-csv = Записати всі показники в цей файл, по одному в рядку.
cli-lab-compiling = Компіляція (один раз)
cli-lab-slow = Numba не встановлено: випадкові партії грає звичайний рушій, повільніше. Встановіть chakai[lab].
cli-lab-written = Записано: { $file }
refusal-compare-same = «{ $text }» після --compare нічого не змінює: такі правила вже є.
refusal-compare-many = Поруч може стояти щонайбільше { $most } наборів правил.
lab-rule-set = { $n ->
    [one] { $letter }  { $rules } · { $n } партія
    [few] { $letter }  { $rules } · { $n } партії
    [many] { $letter }  { $rules } · { $n } партій
   *[other] { $letter }  { $rules } · { $n } партії
}
refusal-lab-too-few = { $n ->
    [one] Менше ніж { $n } партія нічого не покаже; --games має бути не меншим.
    [few] Менше ніж { $n } партії нічого не покажуть; --games має бути не меншим.
    [many] Менше ніж { $n } партій нічого не покажуть; --games має бути не меншим.
   *[other] Менше ніж { $n } партії нічого не покажуть; --games має бути не меншим.
}
