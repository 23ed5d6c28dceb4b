### Сторінка лабораторії: звіт для тих, хто створює і видає ігри.
### $rules: набір правил, як його називає сторінка. $share, $interval, $before, $after, $difference та інші показники вже записано як слід.

report-title = { $n ->
    [one] { $game }: як працюють правила
    [few] { $game }: порівняння { $n } наборів правил
    [many] { $game }: порівняння { $n } наборів правил
   *[other] { $game }: порівняння { $n } наборів правил
}
report-lead = Усього партій: { $games }. { $bots }
report-bots-alike = На всіх місцях грає бот «{ $bots }».
report-bots-named = Боти: { $bots }.
report-interrupted = Запуск перервано. { $rules }: зіграно { $played } із { $wanted } партій; усі показники обчислено за ними.
report-rules = Набори правил
report-contents = Зміст
report-summary = Підсумок
report-range = { $low }–{ $high }
report-interval = від{ "\u00A0" }{ $low } до{ "\u00A0" }{ $high }
report-points = { $points }{ "\u00A0" }в.{ "\u00A0" }п.
report-quoted = «{ $figure }»

## Що виявлено, реченнями

report-says-dealer = { $edge ->
    [more] Перший господар має перевагу: { $share } перемог ({ $interval }).
    [less] Перший господар у невигідному становищі: { $share } перемог ({ $interval }).
   *[even] Перший господар не має статистично значущої переваги: { $share } перемог ({ $interval }).
}
report-says-seats-even = Жодне місце не має статистично значущої переваги; рівна частка — { $even }.
report-says-seat = { $edge ->
    [more] Місце { $seat } здобуває більше за рівну частку перемог: { $share } ({ $interval }).
   *[less] Місце { $seat } здобуває менше за рівну частку перемог: { $share } ({ $interval }).
}
report-says-bot = З ботів найбільше перемог здобуває «{ $bot }»: { $share } ({ $interval }).
report-says-ending = Партії найчастіше закінчуються так: «{ $ending }» — { $share } ({ $interval }).
report-says-length = У середньому партія триває { $rounds } раунду; у ній { $decisions } рішення, для кожного — { $options } ходу на вибір.
report-says-comeback = Якщо на середині партії хтось відстає, у{ "\u00A0" }{ $share } випадків ({ $interval }) перемагає той, хто відставав.
report-says-comeback-even = Якби становище на середині партії нічого не важило, було б { $even }.
report-says-play = { $level ->
    [0] Найчастіше жетон приносить хід { $best } (у{ "\u00A0" }{ $most } випадків), найрідше — { $worst } (у{ "\u00A0" }{ $least }).
   *[other] Найчастіше жетон приносить хід { $best } (у{ "\u00A0" }{ $most } випадків; ходів, що не відрізняються від нього статистично значуще: { $level }), найрідше — { $worst } (у{ "\u00A0" }{ $least }).
}
report-says-act = Найбільше єн у середньому приносить хід «{ $play }»: { $yen } ({ $interval }).

## Що змінює інший набір правил

report-changes = { $other } порівняно з { $base }: статистично значущі зміни
report-changes-none = { $other } порівняно з { $base }: статистично значущих змін основних показників немає.
report-same = Статистично значущої різниці немає: { $figures }.
report-change-seat = { $seat ->
    [0] Місце 0 виграє { $after } партій замість { $before } ({ $difference }; { $interval }).
   *[other] Місце { $seat } виграє { $after } партій замість { $before } ({ $difference }; { $interval }).
}
report-change-bot = Бот «{ $bot }» виграє { $after } партій замість { $before } ({ $difference }; { $interval }).
report-change-ending = Закінчення «{ $ending }»: { $after } партій замість { $before } ({ $difference }; { $interval }).
report-change-sets = Партія в середньому має { $after } поєдинку замість { $before } ({ $difference }; { $interval }).
report-change-rounds = Партія в середньому триває { $after } раунду замість { $before } ({ $difference }; { $interval }).
report-change-decisions = У партії в середньому { $after } рішення замість { $before } ({ $difference }; { $interval }).
report-change-branching = Для кожного рішення в середньому є { $after } ходу на вибір замість { $before } ({ $difference }; { $interval }).
report-change-behind = На середині гри хтось відстає в{ "\u00A0" }{ $after } партій замість { $before } ({ $difference }; { $interval }).
report-change-comebacks = Той, хто відставав на середині, виграє { $after } таких партій замість { $before } ({ $difference }; { $interval }).

## Таблиці й графіки

report-head-figure = показник
report-head-found = значення (95-відсотковий інтервал)
report-difference = різниця з A
report-head-value = значення
report-head-all = усі
report-head-winners = переможці
report-beyond = статистично значуща
report-beyond-note = Під показником — його різниця з A. ◆ — статистично значуща: 95-відсотковий довірчий інтервал різниці не містить 0.
report-data = Числові дані
report-glance = Основні показники
report-plot-desc = Ті самі показники подано в таблиці.
report-scale-even = Пунктир — рівна частка: { $even }.
report-winners-diamond = Смуги: усі гравці. Ромби: лише переможці.
report-winners-outline = Стовпці: усі гравці. Контур: лише переможці.

## Розділи

report-seats-matcha = Перший господар і місця
report-seats-genmaicha = Місця
report-seats-text-matcha = { $bots ->
    [alike] Яку частку перемог здобуває кожне місце; нічия — пів перемоги кожному. Місце 0 — господар першого поєдинку.
   *[named] Яку частку перемог здобуває кожне місце; нічия — пів перемоги кожному. Місце 0 — господар першого поєдинку. Боти міняються місцями, тож лишається тільки перевага самого місця.
}
report-seats-text-genmaicha = { $bots ->
    [alike] Яку частку перемог здобуває кожне місце; спільну перемогу ділять порівну.
   *[named] Яку частку перемог здобуває кожне місце; спільну перемогу ділять порівну. Боти від партії до партії міняються місцями, тож лишається тільки перевага самого місця.
}
report-bots = Боти
report-bots-text = Частка перемог кожного бота на всіх місцях разом.
report-endings = Як закінчуються партії
report-endings-text = Частки партій за причиною закінчення.
report-lengths = Скільки тривають партії
report-lengths-text = Частки партій за тривалістю. Останній стовпець, зі знаком +, охоплює все, що довше.
report-counts-matcha = Жетони
report-counts-matcha-text = Що мають гравці на кінець партії, за видами жетонів; переможці — окремо.
report-counts-genmaicha = Єни та напої
report-counts-genmaicha-text = Що мають гравці на кінець партії; переможці — окремо.
report-counts-means = У середньому на кінець партії
report-counts-winners = { $figure }, переможці
report-counts-spread = Розподіл жетонів
report-comebacks = Шанси відігратися
report-comebacks-text = Середина партії — після половини зіграних раундів, з округленням униз. Хто попереду, визначає порядок порівняння з правил. Хтось відстає, якщо не всі йдуть нарівні; частку перемог тих, хто відставав, обчислено від кількості таких партій.
report-comebacks-note = Якби становище на середині нічого не важило, усі місця мали б однакові шанси, і частка перемог тих, хто відставав, дорівнювала б середній частці місць, що відстають у таких партіях.
report-plays = Що приносить кожен хід
report-plays-text-matcha = Як часто карта, покладена на чабань, приносила жетон масті карти чайної церемонії, як часто часен і як часто нічого, у відсотках. Рядки — масті (g матча, r чаван, b вода, y чашаку), стовпці — числа; 0 масті не має.
report-plays-text-genmaicha = Скільки єн у середньому приносив гравцеві кожен вид ходу і як часто його робили.
report-plays-map = У відсотках: { $rules }
report-plays-difference = У відсоткових пунктах: { $other } порівняно з { $base }
report-plays-difference-note = Жирним — статистично значущі різниці. Серед стількох клітинок приблизно одна з двадцяти така лише випадково.
report-plays-number-mat = за числом #
report-plays-suit-mat = за мастю *
report-plays-worth = Скільки єн у середньому приносить хід
report-plays-often = Скільки разів за партію роблять хід
report-play-brew = заварити { line-object }
report-play-brew-extra = заварити { line-object } із додатковим складником
report-play-brew-offer = заварити { line-object } із прихованою картою
report-play-peek = підглянути над { line-object.above }
report-play-ad = розмістити рекламу біля { line-object.near }
report-decisions = Рішення
report-decisions-text = Рішення — це вибір щонайменше з двох дозволених ходів; вимушені ходи не враховано.
report-branching = Дозволених ходів на одне рішення в середньому

## Метод

report-method = Метод
report-method-games = Партій: { $rules }
report-method-bots = Боти
report-method-seed = Зерно випадковості
report-method-play = Як зіграно
report-method-compiled = скомпільованим кодом, який хід за ходом звірено зі звичайним рушієм
report-method-readable = звичайним рушієм, хід за ходом
report-method-mixed = частково скомпільованим кодом, частково звичайним рушієм
report-method-command = Команда
report-method-version = Програма
report-method-interval = Кожен показник подано з 95-відсотковим довірчим інтервалом; для часток узято інтервал Вілсона, для середніх — інтервал за нормальним наближенням.
report-method-shuffles = Партії з тим самим розкладом, зіграні за всіх розподілів місць, залежать одна від одної, тому вважаються одним спостереженням.
report-method-difference = Для різниці взято інтервал Ньюкомба, побудований із двох інтервалів; різницю названо статистично значущою, якщо він не містить 0. Кожен такий інтервал приблизно раз на двадцять не накриває істинного значення, тож до поодиноких малих різниць серед багатьох варто ставитися обережно.
report-method-bots-note = Показники стосуються саме цих ботів. Інші гравці можуть розкрити правила з іншого боку.
report-method-repeat = Та сама команда дає ті самі показники, якщо жоден бот не грає за годинником.
