### The terminal's table of Genmaicha.

terminal-brew-hint = Введіть число, щоб зробити ставку, літеру, щоб узяти ящик, або рецепт (наприклад, top чи left), щоб його заварити. Завершити хід: done · довідка: ? · вийти, зберігши партію: q
terminal-brew-heading = Раунд { $round } із { $rounds }
terminal-brew-stage = { $stage ->
    [bid] ставки
    [raise] повторні ставки
    [choose] вибір ящиків
   *[brew] заварювання
}
terminal-brew-yen = { $yen ->
    [one] { $yen } єна
    [few] { $yen } єни
    [many] { $yen } єн
   *[other] { $yen } єни
}
terminal-brew-bid = ставка { $yen }
terminal-brew-crate = ящик { $crate }
terminal-brew-hidden = прихований ряд: { $cards }
terminal-brew-ad-yours = { $yen ->
    [one] ваша реклама: { $yen } єна
    [few] ваша реклама: { $yen } єни
    [many] ваша реклама: { $yen } єн
   *[other] ваша реклама: { $yen } єни
}
terminal-brew-ad-name = { $yen ->
    [one] реклама ({ $name }): { $yen } єна
    [few] реклама ({ $name }): { $yen } єни
    [many] реклама ({ $name }): { $yen } єн
   *[other] реклама ({ $name }): { $yen } єни
}
terminal-brew-bonus = бонус
terminal-brew-shelf = Ваша полиця
terminal-brew-spent = У дужках — те, що вже використано.
terminal-brew-can = Ви можете заварити: { $lines }
terminal-brew-cannot = Зараз ви нічого не можете заварити.
terminal-brew-proposal = { $line }: { $drinks }
terminal-brew-prompt-bid = { $most ->
    [one] Ваша ставка, від 0 до { $most } єни
    [few] Ваша ставка, від 0 до { $most } єн
    [many] Ваша ставка, від 0 до { $most } єн
   *[other] Ваша ставка, від 0 до { $most } єни
}
terminal-brew-prompt-raise = { $most ->
    [one] Однакові ставки. Скільки додаєте, від 0 до { $most } єни
    [few] Однакові ставки. Скільки додаєте, від 0 до { $most } єн
    [many] Однакові ставки. Скільки додаєте, від 0 до { $most } єн
   *[other] Однакові ставки. Скільки додаєте, від 0 до { $most } єни
}
terminal-brew-prompt-crate = Який ящик берете
terminal-brew-prompt-brew = Який рецепт заварюєте (або done)
terminal-brew-prompt-ad = { $most ->
    [one] Цей рецепт заварено вперше: ad YEN розміщує рекламу на суму до { $most } єни; або заварюйте далі, або done
    [few] Цей рецепт заварено вперше: ad YEN розміщує рекламу на суму до { $most } єн; або заварюйте далі, або done
    [many] Цей рецепт заварено вперше: ad YEN розміщує рекламу на суму до { $most } єн; або заварюйте далі, або done
   *[other] Цей рецепт заварено вперше: ad YEN розміщує рекламу на суму до { $most } єни; або заварюйте далі, або done
}
terminal-brew-not-understood-bid = Не зрозуміло: «{ $text }». Введіть суму, кратну 100, наприклад { $example }. Довідка: ?
terminal-brew-not-understood-crate = Не зрозуміло: «{ $text }». Введіть літеру ящика, наприклад { $example }. Довідка: ?
terminal-brew-not-understood-brew = Не зрозуміло: «{ $text }». Введіть рецепт, наприклад { $example }, або done. Довідка: ?
terminal-brew-cannot-line = Цей рецепт зараз не заварити: бракує напою зі складником { $ingredient }.
terminal-brew-help-bid = 300 · поставити 300 єн
terminal-brew-help-crate = B · узяти ящик B
terminal-brew-help-brew = top · заварити верхній ряд, використавши якнайменше напоїв; top rH bS bS · саме з цих напоїв
terminal-brew-help-extra = middle + left above · додати ще й карту з ряду вище, у лівому стовпці, заради бонусу
terminal-brew-help-offer = left ? wN w · запропонувати ще й складник w напою wN для прихованої карти
terminal-brew-help-peek = peek right kX X · витратити складник X напою kX і підглянути приховану карту над правим стовпцем
terminal-brew-help-ad = ad 300 · розмістити рекламу на 300 єн біля рецепта, який ви щойно заварили вперше за партію
terminal-brew-help-done = done · завершити хід
