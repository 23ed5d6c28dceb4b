### Лабораторія: багато партій у цифрах. Назви показників спільні для таблиць і сторінки.

lab-figure-first-dealer = Виграє перший господар (місце 0)
lab-figure-seat = Виграє місце { $seat }
lab-figure-bot = Виграє { $bot }
lab-figure-ending = Кінець: { $ending }
lab-figure-ending-goal = досягнуто мети
lab-figure-ending-tie-break = мета в обох, порівняння жетонів
lab-figure-ending-count = без мети, підрахунок жетонів
lab-figure-ending-draw = нічия
lab-figure-ending-yen = найбільше єн
lab-figure-ending-drinks = єн порівну, більше напоїв
lab-figure-ending-shared = спільна перемога
lab-figure-ending-forfeit = дострокова поразка
lab-figure-goal = Мета: { $goal }
lab-figure-goal-suit = { $count ->
    [one] { $n } жетон будь-якої масті
    [few] { $n } жетони будь-якої однієї масті
   *[many] { $n } жетонів будь-якої однієї масті
}
lab-figure-goal-suit-of = { $suit ->
    [g] зелені жетони, { $n }
    [r] червоні жетони, { $n }
    [b] блакитні жетони, { $n }
   *[y] жовті жетони, { $n }
}
lab-figure-goal-whisks = { $count ->
    [one] { $n } жетон часену
    [few] { $n } жетони часену
   *[many] { $n } жетонів часену
}
lab-figure-goal-each = по одному жетону кожного виду
lab-figure-sets = Поєдинків у партії
lab-figure-rounds = Раундів у партії
lab-figure-decisions = Рішень у партії
lab-figure-branching = Ходів на вибір
lab-figure-behind = На середині партії хтось відстає
lab-figure-comebacks = Виграє той, хто відставав
lab-figure-comebacks-even = …якби становище на середині нічого не важило
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

lab-title = { $game } · { $bots } · зерно { $seed }
lab-intervals = Показники — з 95-відсотковими довірчими інтервалами; спільна перемога ділиться.
lab-marked = * статистично значуща відмінність від { $letter } (95 %); раз на двадцять — випадкова.
lab-compiled = Гра навмання, скомпільований код; у кожної партії свій розклад.
lab-block-overview = Огляд
lab-block-endings = Як закінчуються партії
lab-block-goals = Досягнуті цілі серед партій, виграних досягненням мети
lab-goals-note = Переможець може досягти кількох цілей одразу; враховано кожну.
lab-block-count-means = У середньому на кінець партії: усі гравці
lab-block-winners-means = У середньому на кінець партії: переможці
lab-block-differences = Відмінності від { $letter } (% — відсоткові пункти)
lab-spread = Розподіл на кінець партії, усі гравці: { $kind }
lab-rare = Значення, частка яких усюди менша за 1 %, пропущено; у --csv є всі.
lab-figure-result-paid = успіх
lab-figure-result-failed = невдача
lab-figure-result-lost = втрачено
lab-figure-result-seen = побачено

cli-lab-about = З’ясувати, як працюють правила: показники з багатьох партій, набори правил поруч, з 95-відсотковими довірчими інтервалами.
cli-lab-compare = Правила для порівняння з першими: інший набір (matagot-2020), перший зі зміненими полями (sets=3) або і те, і те (grail-2015 keep=none). Назва починає наступний набір; можна вказати кілька разів.
cli-lab-bots = Хто грає; єдиний бот займає всі місця. Типово — випадкові боти: їхні партії грає швидкий скомпільований код.
cli-lab-players = Скільки гравців, коли один бот займає всі місця; типово 2.
cli-lab-games = Скільки партій зіграти за кожним набором правил; типово 10 000.
cli-lab-html = Записати сторінку з графіками в цей файл.
cli-lab-csv = Записати всі показники в цей файл, по одному на рядок.
cli-lab-compiling = Компіляція (один раз)
cli-lab-slow = Numba не встановлено: випадкові партії грає звичайний, повільніший рушій. Встановіть chakai[lab].
cli-lab-written = Записано: { $file }
refusal-compare-same = «{ $text }» після --compare нічого не змінює: такі правила вже є.
refusal-compare-many = Порівняти можна щонайбільше стільки наборів правил: { $most }.
refusal-compare-field = «{ $field }» — домашнє правило, йому потрібне значення: --compare { $field }=VALUE. Можливі варіанти: { $possible }.
refusal-lab-file-dash = Для { $option } потрібна назва файлу, а не «-»: у стандартний вивід ідуть таблиці.
lab-rule-set = { $n ->
    [one] { $letter }  { $rules } · { $games } партія
    [few] { $letter }  { $rules } · { $games } партії
    [many] { $letter }  { $rules } · { $games } партій
   *[other] { $letter }  { $rules } · { $games } партії
}
refusal-lab-too-few = Замало партій, щоб щось показати: --games має бути не менше ніж { $n }.
