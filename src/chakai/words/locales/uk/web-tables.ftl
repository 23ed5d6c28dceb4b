### Tables for two to six: setting one, waiting at it, leaving it. Rule sets by name.

## Rule sets

edition-name-standard = Генмайча
# $variants: the names of the variants in use.
edition-name-variants = Генмайча ({ $variants })
edition-line-standard = Ставки на ящики з напоями, потім чай за рецептами; без варіантів.
edition-told = { $name }. { $line }
edition-told-apart = { $name }. { $line }
edition-told-house = { $name } з домашніми правилами. Опис без них: «{ $line }»
variant-name-matcha-iri = Матча-ірі
variant-name-tea-ceremony = Чайна церемонія
variant-name-tea-market = Чайний ринок
variant-line-matcha-iri = До ряду можна додати ще один складник із сусіднього ряду й отримати бонус.
variant-line-tea-ceremony = Над стовпцями лежать три приховані карти, які можна підглянути й додати до рецепта.
variant-line-tea-market = Хто першим заварить рецепт, може розмістити біля нього рекламу.

## Home: a new game

web-home-game = У що граємо?
web-home-game-matcha = Дуель блефу для двох, вісімнадцять карт.
web-home-game-genmaicha = Ставки на ящики й чай за рецептами, від двох до шести гравців.
web-home-seats = Скільки гравців?
web-home-company = Хто грає з вами?
# The name of a field for who sits there. $seat counts from 1.
web-home-seat-at = Місце { $seat }
web-home-seat-name = Ім’я гравця на місці { $seat }
web-home-name-here = Ім’я
web-home-group-bots = Боти
web-home-group-people = Люди
web-home-device = Хтось за цим пристроєм
web-home-device-line = Ви передаєте пристрій одне одному, а таємне ховає завіса.
web-home-listed-line = Ваш стіл буде видно на цій сторінці, доки не зайнято всі місця.
web-home-variants = Грати з варіантами? Поєднуйте як завгодно; для першої партії краще без них.
web-home-no-variants = без варіантів
web-home-time-line-many = За столом на трьох і більше місце того, чий час вичерпано, переходить до бота. Боти грають без годинника.
web-home-bid-step = У кожному раунді всі таємно роблять ставки. Хто поставив найбільше, першим вибирає ящик із напоями.
web-home-brew-step = Потім заварюйте: кожен ряд і кожен стовпець сітки — рецепт. Напій служить раз кольором і раз формою.
web-home-yen-step = Заварений рецепт приносить єни, що лежать біля нього, а наступного разу принесе на 100 менше. Перемагає той, хто наприкінці має найбільше єн.

## Home: lists of games

# $others: who has come already. $n: free seats.
web-home-waiting-with = { $n ->
    [one] За столом: { $others } · { $n } вільне місце
    [few] За столом: { $others } · { $n } вільні місця
    [many] За столом: { $others } · { $n } вільних місць
   *[other] За столом: { $others } · { $n } вільного місця
}
web-home-others-turn = Вирішують інші
web-home-you-left = Ви вийшли
web-home-host-many = { $n ->
    [one] { $names } · { $n } вільне місце
    [few] { $names } · { $n } вільні місця
    [many] { $names } · { $n } вільних місць
   *[other] { $names } · { $n } вільного місця
}
web-home-delete-left = Партія зникне з вашого списку; інші гратимуть далі.
web-home-leave = Вийти
web-home-leave-named = Вийти з-за столу, де ще є { $others }
web-home-leave-sure = Ваше місце знову стане вільним.

## An invitation

# $names: who sits there already. $n: free seats.
web-join-there = { $n ->
    [0] За столом: { $names }.
    [one] За столом: { $names }. { $n } вільне місце.
    [few] За столом: { $names }. { $n } вільні місця.
    [many] За столом: { $names }. { $n } вільних місць.
   *[other] За столом: { $names }. { $n } вільного місця.
}

## A table that waits

web-waiting-title = { $n ->
    [one] Чекаємо ще на { $n } гравця
    [few] Чекаємо ще на { $n } гравців
    [many] Чекаємо ще на { $n } гравців
   *[other] Чекаємо ще на { $n } гравця
}
web-waiting-line = { $n ->
    [1] Партія почнеться сама, щойно хтось сяде на вільне місце.
   *[other] Партія почнеться сама, щойно займуть усі вільні місця.
}
web-waiting-open = Цей стіл видно всім на головній сторінці.
web-waiting-there = За столом
web-waiting-level = Боти на вільні місця
web-waiting-begin = Почати з ботами
web-waiting-leave = Вийти з-за столу
web-waiting-cancel = Скасувати стіл

## Leaving a game of three or more

web-leave = Вийти з партії
web-leave-sure = Справді вийти? Ваше місце перейде до бота, а інші гратимуть далі.
web-leave-sure-last = Справді вийти? За столом лишаться самі боти, тож ви програєте партію.
web-leave-yes = Так, вийти
# $bot: a bot's name.
table-taken-over-you = Ви виходите з-за столу. Тепер за вас грає { $bot }.
table-taken-over-name = { $name } виходить з-за столу. Тепер на цьому місці грає { $bot }.
# A seat in a replay: who sat there first, and the bot that took over.
web-replay-then = { $first }, потім { $last }

## Refusals

refusal-device-and-links = За одним столом сидять або люди з одним пристроєм, або ті, хто прийшов за посиланням, — не ті й ті разом. Боти можуть сидіти за будь-яким столом.
refusal-not-the-host = Почати з ботами може лише той, хто сидить за столом першим.
refusal-unknown-level = Бота рівня «{ $level }» немає. Можливі варіанти: { $possible }.
refusal-substitutes = У substitutes стоїть { $given }; для кожної заміни потрібні seat (місць у партії: { $players }), before_move від 0 до { $moves } за зростанням і player.
