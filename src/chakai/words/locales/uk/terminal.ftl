### The table in the terminal.

terminal-welcome = Вітаємо в чайній кімнаті! Гра: { $game } ({ $rules }). За столом із вами: { $opponents }.
terminal-hint = Введіть карту й чабань, наприклад 4g# (за числом) або 4g* (за мастю). Пас: - · довідка: ? · вийти, зберігши партію: q
terminal-first-deal-you = Перший господар — ви.
terminal-first-deal-name = Перший господар — { $name }.
terminal-heading = Поєдинок { $set } · раунд { $round } із { $rounds }
terminal-turns = ваш хід { $turn } із { $turns }
terminal-turns-until-passed = хто пасує, вибуває до кінця раунду
terminal-dealer-you = господар — ви
terminal-dealer-name = господар — { $name }
terminal-you = ви
terminal-tea = карти церемонії
terminal-round = раунд { $round }
terminal-now = зараз
terminal-hand = Ваша рука
terminal-cards-in-hand = { $n ->
    [one] { $n } карта на руці
    [few] { $n } карти на руці
    [many] { $n } карт на руці
   *[other] { $n } карти на руці
}
terminal-loop = Старшинство: { $numbers } · { $suits }
terminal-goals = Мета: { $goals }
terminal-goal-suit = { $n ->
    [one] { $n } жетон однієї масті
    [few] { $n } жетони однієї масті
    [many] { $n } жетонів однієї масті
   *[other] { $n } жетона однієї масті
}
terminal-goal-whisks = { $n ->
    [one] { $n } жетон часену
    [few] { $n } жетони часену
    [many] { $n } жетонів часену
   *[other] { $n } жетона часену
}
terminal-goal-each = по одному жетону кожного виду
terminal-goals-or = { $first } або { $second }
terminal-goals-or-three = { $first }, { $second } або { $third }
terminal-legend = # чабань за числом · * чабань за мастю · ▮ долілиць · після карти на руці: де вона утворить пару
terminal-story = Перебіг партії
terminal-prompt-turn = Ваш хід
terminal-prompt-keep = Які карти залишаєте? Введіть їх (наприклад, { $example }); - якщо жодної; all, якщо всі
terminal-not-understood = Не зрозуміло: «{ $text }». Введіть карту й чабань, наприклад { $example }, або - для пасу. Довідка: ?
terminal-not-understood-keep = Не зрозуміло: «{ $text }». Введіть карти, які залишаєте, наприклад { $example }, або - якщо жодної. Довідка: ?
terminal-refused = Так не можна. { $reason }
terminal-resign-sure = Щоб здатися, введіть resign ще раз.
terminal-help-lay = { $example } або 1# · покласти карту (за позначенням або за номером на руці) на чабань за числом; із * — на чабань за мастю
terminal-help-pass = - · спасувати
terminal-help-keep = keep 4g 0 · залишити ці карти; - не залишає жодної, all залишає всі
terminal-help-story = story · увесь перебіг партії
terminal-help-rules = rules · правила з усіма роз’ясненнями
terminal-help-say = say TEXT · сказати щось за столом; можна й неправду
terminal-help-claim = claim 1 · швидка репліка: { $claims }
terminal-help-resign = resign · здатися
terminal-help-quit = q · вийти; партія збережеться, її можна буде продовжити
terminal-left = Партію збережено. Продовжити: { $command }
terminal-resumed = Партія триває.
terminal-game-waiting = На вас чекає незавершена партія. Продовжити: { $command }
terminal-kept-record = Запис цієї партії: { $file }
terminal-again = Переглянути партію: { $command }
