### Genmaicha: what happens at the table.
### $name: a player, always in the nominative. $names: several. $drinks, $drink: drinks as written (bS). $ingredient, $kind: a letter of a card; a page may draw $ingredient.
### $line: bottom, middle, top, left, centre or right. $column: left, centre or right. $yen: an amount.

## The game's own words

genmaicha-title = Генмайча
# An ingredient by itself: the colours agree with «складник» and «колір», masculine.
genmaicha-ingredient = { $kind ->
    [r] червоний
    [y] жовтий
    [g] зелений
    [b] блакитний
    [w] білий
    [k] чорний
    [S] пузата бляшанка
    [H] коротка бляшанка
    [T] висока бляшанка
    [O] мала пляшка
    [N] середня пляшка
   *[X] найвища пляшка
}
# A line as the object of a sentence: accusative, after «заварюєте», «заварює»; .near is the genitive after «біля», .above the instrumental after «над».
line-object = { $line ->
    [bottom] нижній ряд
    [middle] середній ряд
    [top] верхній ряд
    [left] лівий стовпець
    [centre] центральний стовпець
   *[right] правий стовпець
}
    .near = { $line ->
        [bottom] нижнього ряду
        [middle] середнього ряду
        [top] верхнього ряду
        [left] лівого стовпця
        [centre] центрального стовпця
       *[right] правого стовпця
    }
    .above = { $line ->
        [left] лівим стовпцем
        [centre] центральним стовпцем
       *[right] правим стовпцем
    }

## Events

brew-grid = Карти складників викладено сіткою.
brew-round = Раунд { $round } із { $rounds }.
brew-crates = Ящики наповнено. { $crates }.
brew-bid-you = { $yen ->
    [one] Ви ставите { $yen } єну.
    [few] Ви ставите { $yen } єни.
    [many] Ви ставите { $yen } єн.
   *[other] Ви ставите { $yen } єни.
}
brew-bid-name = { $yen ->
    [one] { $name } ставить { $yen } єну.
    [few] { $name } ставить { $yen } єни.
    [many] { $name } ставить { $yen } єн.
   *[other] { $name } ставить { $yen } єни.
}
brew-bid-forced-you = Ви не маєте єн і нічого не ставите.
brew-bid-forced-name = { $name } не має єн і нічого не ставить.
brew-tied = Однакові ставки: { $names }. Потрібні повторні ставки.
brew-raise-you = { $yen ->
    [one] Ви додаєте { $yen } єну.
    [few] Ви додаєте { $yen } єни.
    [many] Ви додаєте { $yen } єн.
   *[other] Ви додаєте { $yen } єни.
}
brew-raise-name = { $yen ->
    [one] { $name } додає { $yen } єну.
    [few] { $name } додає { $yen } єни.
    [many] { $name } додає { $yen } єн.
   *[other] { $name } додає { $yen } єни.
}
brew-raise-forced-you = Ви більше не маєте єн і нічого не додаєте.
brew-raise-forced-name = { $name } більше не має єн і нічого не додає.
brew-toss = Знову порівну, тож вирішує жереб: { $names }.
brew-order = Черговість у цьому раунді: { $names }.
brew-crate-you = Ви берете ящик { $crate }: { $drinks }.
brew-crate-name = { $name } бере ящик { $crate }: { $drinks }.
brew-last-crate-you = Останній ящик, { $crate }, дістається вам: { $drinks }.
brew-last-crate-name = Останній ящик, { $crate }, бере { $name }: { $drinks }.
brew-plain-you = Ви заварюєте { line-object }: { $drinks }.
brew-plain-name = { $name } заварює { line-object }: { $drinks }.
brew-extra-you = Ви заварюєте { line-object }: { $drinks }. Напій { $drink } додає складник { $ingredient }.
brew-extra-name = { $name } заварює { line-object }: { $drinks }. Напій { $drink } додає складник { $ingredient }.
brew-offer-you = Ви заварюєте { line-object }: { $drinks }. Для прихованої карти пропонуєте складник { $ingredient } напою { $drink }.
brew-offer-name = { $name } заварює { line-object }: { $drinks }. Для прихованої карти пропонує складник { $ingredient } напою { $drink }.
brew-earn-plain-you = { $yen ->
    [one] Ви отримуєте { $yen } єну.
    [few] Ви отримуєте { $yen } єни.
    [many] Ви отримуєте { $yen } єн.
   *[other] Ви отримуєте { $yen } єни.
}
brew-earn-plain-name = { $yen ->
    [one] { $name } отримує { $yen } єну.
    [few] { $name } отримує { $yen } єни.
    [many] { $name } отримує { $yen } єн.
   *[other] { $name } отримує { $yen } єни.
}
brew-earn-bonus-you = Ви отримуєте { $yen } { $yen ->
    [one] єну
    [few] єни
    [many] єн
   *[other] єни
} і бонус: { $bonus } { $bonus ->
    [one] єну
    [few] єни
    [many] єн
   *[other] єни
}.
brew-earn-bonus-name = { $name } отримує { $yen } { $yen ->
    [one] єну
    [few] єни
    [many] єн
   *[other] єни
} і бонус: { $bonus } { $bonus ->
    [one] єну
    [few] єни
    [many] єн
   *[other] єни
}.
brew-earn-ceremony-you = Це прихований складник! Ви отримуєте { $yen } { $yen ->
    [one] єну
    [few] єни
    [many] єн
   *[other] єни
} і ще { $bonus } { $bonus ->
    [one] єну
    [few] єни
    [many] єн
   *[other] єни
}.
brew-earn-ceremony-name = Це прихований складник! { $name } отримує { $yen } { $yen ->
    [one] єну
    [few] єни
    [many] єн
   *[other] єни
} і ще { $bonus } { $bonus ->
    [one] єну
    [few] єни
    [many] єн
   *[other] єни
}.
brew-earn-failed-you = { $yen ->
    [one] Це не прихований складник. Ви отримуєте { $yen } єну.
    [few] Це не прихований складник. Ви отримуєте { $yen } єни.
    [many] Це не прихований складник. Ви отримуєте { $yen } єн.
   *[other] Це не прихований складник. Ви отримуєте { $yen } єни.
}
brew-earn-failed-name = { $yen ->
    [one] Це не прихований складник. { $name } отримує { $yen } єну.
    [few] Це не прихований складник. { $name } отримує { $yen } єни.
    [many] Це не прихований складник. { $name } отримує { $yen } єн.
   *[other] Це не прихований складник. { $name } отримує { $yen } єни.
}
brew-ad-you = { $yen ->
    [one] Ви розміщуєте рекламу біля { line-object.near } і кладете на неї { $yen } єну.
    [few] Ви розміщуєте рекламу біля { line-object.near } і кладете на неї { $yen } єни.
    [many] Ви розміщуєте рекламу біля { line-object.near } і кладете на неї { $yen } єн.
   *[other] Ви розміщуєте рекламу біля { line-object.near } і кладете на неї { $yen } єни.
}
brew-ad-name = { $yen ->
    [one] { $name } розміщує рекламу біля { line-object.near } і кладе на неї { $yen } єну.
    [few] { $name } розміщує рекламу біля { line-object.near } і кладе на неї { $yen } єни.
    [many] { $name } розміщує рекламу біля { line-object.near } і кладе на неї { $yen } єн.
   *[other] { $name } розміщує рекламу біля { line-object.near } і кладе на неї { $yen } єни.
}
brew-ad-pays-you = { $yen ->
    [one] Ваша реклама тут спрацьовує: ви отримуєте назад { $yen } єну і ще стільки ж.
    [few] Ваша реклама тут спрацьовує: ви отримуєте назад { $yen } єни і ще стільки ж.
    [many] Ваша реклама тут спрацьовує: ви отримуєте назад { $yen } єн і ще стільки ж.
   *[other] Ваша реклама тут спрацьовує: ви отримуєте назад { $yen } єни і ще стільки ж.
}
brew-ad-pays-name = { $yen ->
    [one] Реклама тут спрацьовує: { $name } отримує назад { $yen } єну і ще стільки ж.
    [few] Реклама тут спрацьовує: { $name } отримує назад { $yen } єни і ще стільки ж.
    [many] Реклама тут спрацьовує: { $name } отримує назад { $yen } єн і ще стільки ж.
   *[other] Реклама тут спрацьовує: { $name } отримує назад { $yen } єни і ще стільки ж.
}
brew-peek-you = Ви витрачаєте складник { $ingredient } напою { $drink }, щоб підглянути приховану карту над { line-object.above }.
brew-peek-name = { $name } витрачає складник { $ingredient } напою { $drink }, щоб підглянути приховану карту над { line-object.above }.
brew-show-you = Ви бачите складник над { line-object.above }: { genmaicha-ingredient } ({ $ingredient }).
brew-show-name = { $name } бачить складник над { line-object.above }: { genmaicha-ingredient } ({ $ingredient }).
brew-show-all = Карту над { line-object.above } перевернуто горілиць. Складник: { genmaicha-ingredient } ({ $ingredient }).
brew-done-you = Ви завершуєте хід.
brew-done-name = { $name } завершує хід.
brew-no-brew-you = Заварювати нема з чого: ви завершуєте хід.
brew-no-brew-name = Заварювати нема з чого: { $name } завершує хід.
brew-discard = Назад у мішок: { $drinks }.

## Endings

ending-yen-you = У вас найбільше єн — ви перемагаєте!
ending-yen-name = { $name } має найбільше єн і перемагає.
ending-drinks-you = Єн порівну, але у вас лишилося більше напоїв — ви перемагаєте!
ending-drinks-name = Єн порівну, але { $name } має більше напоїв і перемагає.
ending-shared = Єн і напоїв порівну. Перемогу ділять: { $names }.

## Rule sets

edition-standard = Генмайча, якою її описує аркуш правил, без варіантів.
edition-matcha-iri = Із варіантом «Матча-ірі»: до ряду можна додати ще один складник із сусіднього ряду й отримати бонус.
edition-tea-ceremony = Із варіантом «Чайна церемонія»: три приховані карти над стовпцями, які можна підглянути й додати до рецепта.
edition-tea-market = Із варіантом «Чайний ринок»: хто першим заварить рецепт, може його рекламувати.
edition-matcha-iri-tea-ceremony = Із варіантами «Матча-ірі» й «Чайна церемонія».
edition-matcha-iri-tea-market = Із варіантами «Матча-ірі» й «Чайний ринок».
edition-tea-ceremony-tea-market = Із варіантами «Чайна церемонія» й «Чайний ринок».
edition-matcha-iri-tea-ceremony-tea-market = З усіма трьома варіантами: одна велика ринкова церемонія матча-ірі.
