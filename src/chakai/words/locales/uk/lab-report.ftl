### Сторінка лабораторії: звіт для тих, хто створює і видає ігри.
### $rules: набір правил, як його називає сторінка. $share, $interval, $before, $after, $difference та інші показники вже записано як слід.

report-title = { $n ->
    [one] { $game }: як працюють правила
    [few] { $game }: порівняння { $n } наборів правил
    [many] { $game }: порівняння { $n } наборів правил
   *[other] { $game }: порівняння { $n } наборів правил
}
report-lead = Партій: { $games }. { $bots }
report-bots-alike = На всіх місцях грає бот «{ $bots }».
report-bots-named = Боти: { $bots }.
report-interrupted = Запуск перервано. { $rules }: зіграно { $played } із { $wanted } партій; усі показники — за цими партіями.
report-rules = Набори правил
report-contents = Зміст
report-summary = Підсумок
report-range = { $low }–{ $high }
report-interval = від { $low } до { $high }
report-points = { $points } в. п.
report-quoted = «{ $figure }»

## Що виявлено, реченнями

report-says-dealer = { $edge ->
    [more] Перший господар має перевагу: { $share } перемог ({ $interval }).
    [less] Перший господар у невигідному становищі: { $share } перемог ({ $interval }).
   *[even] Перший господар не має переваги, яку не пояснив би випадок: { $share } перемог ({ $interval }).
}
report-says-seats-even = Жодне місце не має переваги, яку не пояснив би випадок; рівна частка — { $even }.
report-says-seat = { $edge ->
    [more] Місце { $seat } виграє більше за рівну частку: { $share } ({ $interval }).
   *[less] Місце { $seat } виграє менше за рівну частку: { $share } ({ $interval }).
}
report-says-bot = З ботів найбільше перемог здобуває «{ $bot }»: { $share } ({ $interval }).
report-says-ending = Найчастіший кінець партії — «{ $ending }»: { $share } партій ({ $interval }).
report-says-length = У середньому за партію: раундів — { $rounds }, рішень — { $decisions }, ходів на вибір для кожного рішення — { $options }.
report-says-comeback = Якщо на середині партії хтось позаду, то у { $share } випадків ({ $interval }) перемагає той, хто був позаду.
report-says-play = { $level ->
    [0] Найчастіше жетон приносить хід { $best } (у { $most } випадків), найрідше — { $worst } (у { $least }).
   *[other] Найчастіше жетон приносить хід { $best } (у { $most } випадків; інших ходів, які випадок не дає від нього відрізнити: { $level }), найрідше — { $worst } (у { $least }).
}
report-says-act = Найбільше в середньому приносить хід «{ $play }»: { $yen } єн ({ $interval }).

## Що змінює інший набір правил

report-changes = { $other } порівняно з { $base }: що змінюється понад випадковість
report-changes-none = { $other } порівняно з { $base }: жоден з основних показників не змінюється понад випадковість.
report-same = Без відмінностей понад випадковість: { $figures }.
report-change-seat = { $seat ->
    [0] Місце 0 виграє { $after } партій замість { $before } ({ $difference }; { $interval }).
   *[other] Місце { $seat } виграє { $after } партій замість { $before } ({ $difference }; { $interval }).
}
report-change-bot = Бот «{ $bot }» виграє { $after } партій замість { $before } ({ $difference }; { $interval }).
report-change-ending = Кінець «{ $ending }» мають { $after } партій замість { $before } ({ $difference }; { $interval }).
report-change-sets = Поєдинків у партії в середньому { $after } замість { $before } ({ $difference }; { $interval }).
report-change-rounds = Раундів у партії в середньому { $after } замість { $before } ({ $difference }; { $interval }).
report-change-decisions = Рішень у партії в середньому { $after } замість { $before } ({ $difference }; { $interval }).
report-change-branching = Ходів на вибір для одного рішення в середньому { $after } замість { $before } ({ $difference }; { $interval }).
report-change-behind = На середині партії хтось позаду в { $after } партій замість { $before } ({ $difference }; { $interval }).
report-change-comebacks = Той, хто був позаду, виграє { $after } таких партій замість { $before } ({ $difference }; { $interval }).

## Таблиці й графіки

report-head-figure = показник
report-head-found = значення (95-відсотковий інтервал)
report-difference = різниця з A
report-head-value = значення
report-head-all = усі
report-head-winners = переможці
report-beyond = понад випадковість
report-beyond-note = Під показником — його різниця з A. ◆ понад випадковість: 95-відсотковий довірчий інтервал різниці не містить 0.
report-data = Цифри
report-glance = Коротко
report-plot-desc = Ті самі показники подано в таблиці.
report-scale-even = Пунктир — рівна частка, { $even }.
report-winners-diamond = Смуги: усі гравці. Ромби: лише переможці.
report-winners-outline = Стовпці: усі гравці. Контур: лише переможці.

## Розділи

report-seats-matcha = Перший господар і місця
report-seats-genmaicha = Місця
report-seats-text-matcha = { $bots ->
    [alike] Яку частку перемог здобуває кожне місце; нічия — пів перемоги кожному. Місце 0 — господар першого поєдинку.
   *[named] Яку частку перемог здобуває кожне місце; нічия — пів перемоги кожному. Місце 0 — господар першого поєдинку. Боти міняються місцями, тож лишається перевага самого місця.
}
report-seats-text-genmaicha = { $bots ->
    [alike] Яку частку перемог здобуває кожне місце; спільну перемогу ділять порівну.
   *[named] Яку частку перемог здобуває кожне місце; спільну перемогу ділять порівну. Боти від партії до партії міняються місцями, тож лишається перевага самого місця.
}
report-bots = Боти
report-bots-text = Частка перемог кожного бота на всіх місцях разом.
report-endings = Як закінчуються партії
report-endings-text = Частка партій за причиною, з якої вони закінчилися.
report-lengths = Скільки тривають партії
report-lengths-text = Частка партій за тривалістю. Останній стовпець зі знаком + містить усе, що довше.
report-counts-matcha = Жетони
report-counts-matcha-text = Що мають гравці наприкінці партії, за видами жетонів; переможці — окремо.
report-counts-genmaicha = Єни та напої
report-counts-genmaicha-text = Що мають гравці наприкінці партії; переможці — окремо.
report-counts-means = У середньому наприкінці
report-counts-winners = { $figure }, переможці
report-counts-spread = Розподіл жетонів
report-comebacks = Переломи
report-comebacks-text = Середина — після половини зіграних раундів, з округленням униз. Хто попереду, визначає порядок порівняння з самих правил. Хтось позаду, якщо рівні не всі.
report-plays = Що приносить кожен хід
report-plays-text-matcha = З усіх разів, коли карту клали на чабань: як часто вона приносила жетон масті карти чайної церемонії, як часто часен і як часто нічого, у відсотках. Рядки — масті (g матча, r чаван, b вода, y чашаку), стовпці — числа; 0 масті не має.
report-plays-text-genmaicha = Скільки єн у середньому приносив гравцеві кожен вид ходу і як часто так ходили.
report-plays-map = У відсотках: { $rules }
report-plays-difference = У відсоткових пунктах: { $other } порівняно з { $base }
report-plays-difference-note = Жирним — понад випадковість. Серед стількох клітинок приблизно одна з двадцяти така лише через випадок.
report-plays-number-mat = за числом #
report-plays-suit-mat = за мастю *
report-plays-worth = Скільки єн приносить у середньому
report-plays-often = Скільки разів за партію
report-play-brew = заварити { line-object }
report-play-brew-extra = заварити { line-object } з додатковим складником
report-play-brew-offer = заварити { line-object } з прихованою картою
report-play-peek = підглянути над { line-object.above }
report-play-ad = реклама біля { line-object.near }
report-decisions = Рішення
report-decisions-text = Рішення — це вибір щонайменше між двома дозволеними ходами; вимушене не рахується.
report-branching = Дозволених ходів на одне рішення, у середньому

## Метод

report-method = Метод
report-method-games = Партій: { $rules }
report-method-bots = Боти
report-method-seed = Зерно
report-method-play = Як зіграно
report-method-compiled = скомпільованим кодом, звіреним із читаними правилами хід за ходом
report-method-readable = за читаними правилами, хід за ходом
report-method-mixed = частково скомпільованим кодом, частково за читаними правилами
report-method-command = Команда
report-method-version = Створено за допомогою
report-method-interval = Кожен показник подано з 95-відсотковим довірчим інтервалом; для часток узято інтервал Вілсона, для середніх — нормальний.
report-method-shuffles = Партії з одним розкладом карт, зіграні в усіх розподілах місць, пов’язані між собою і вважаються одним спостереженням.
report-method-difference = Для різниці взято інтервал Ньюкомба, складений із двох; вона виходить за межі випадковості, якщо інтервал не містить 0. Кожен такий інтервал приблизно раз на двадцять не містить істинного значення, тож до окремих малих відмінностей серед багатьох варто ставитися обережно.
report-method-bots-note = Показники правдиві для цих ботів. Інші гравці можуть виявити інші сторони правил.
report-method-repeat = Та сама команда дає ті самі показники, якщо жоден бот не зважає на годинник.
