### Genmaicha's table in the browser: what the server says. Drinks and ingredients stand as text (bS, r); the page draws them.
### $line: bottom, middle, top, left, centre or right. $yen, $most, $pay, $bonus: amounts, always in hundreds, so always «єн».

## Names

# Read aloud. $colour, $shape: letters. The colours agree with «бляшанка» and «пляшка», feminine.
web-genmaicha-drink = { $colour ->
    [r] червона
    [y] жовта
    [g] зелена
    [b] блакитна
    [w] біла
   *[k] чорна
} { $shape ->
    [S] пузата бляшанка
    [H] коротка бляшанка
    [T] висока бляшанка
    [O] мала пляшка
    [N] середня пляшка
   *[X] найвища пляшка
}
# A line by itself.
web-genmaicha-line-name = { $line ->
    [bottom] нижній ряд
    [middle] середній ряд
    [top] верхній ряд
    [left] лівий стовпець
    [centre] центральний стовпець
   *[right] правий стовпець
}
edition-name-standard = Генмайча без варіантів
edition-name-matcha-iri = Матча-ірі
edition-name-tea-ceremony = Чайна церемонія
edition-name-tea-market = Чайний ринок

## What is to be done

web-genmaicha-prompt-bid = Зробіть таємну ставку за право вибирати ящик раніше. Усі роблять ставки водночас.
web-genmaicha-prompt-raise = Ваша ставка збіглася з чужою. Зробіть ще одну таємну ставку: її буде додано до першої.
web-genmaicha-prompt-given = Ваша ставка: { $yen } єн. Ставки буде відкрито, щойно їх зроблять усі.
web-genmaicha-prompt-others-bid = Інші гравці роблять ставки.
web-genmaicha-prompt-others-raise = Гравці з однаковими ставками роблять повторні ставки.
web-genmaicha-prompt-choose = Виберіть ящик: усі його напої стануть вашими.
web-genmaicha-prompt-wait-choose = { $name } вибирає ящик.
web-genmaicha-prompt-brew = Ваша черга заварювати: виберіть рецепт або завершіть хід.
web-genmaicha-prompt-ad = До вас цей рецепт ніхто не заварював: розмістіть тут рекламу зараз або продовжуйте.
web-genmaicha-prompt-wait-brew = { $name } заварює.

## Choices

web-genmaicha-bid = Ваша ставка, від 0 до { $most } єн
web-genmaicha-raise = Ваша повторна ставка, від 0 до { $most } єн
web-genmaicha-crate = Ящик { $crate }: { $drinks }
web-genmaicha-line = { web-genmaicha-line-name }: { $yen } єн
web-genmaicha-why-not = У вас не лишилося напою для складника: { $ingredients }.
# $where: above or below. $line: a column.
web-genmaicha-extra = { $where ->
    [above] Додати { $ingredient } з ряду вище ({ web-genmaicha-line-name }): бонус { $bonus } єн
   *[below] Додати { $ingredient } з ряду нижче ({ web-genmaicha-line-name }): бонус { $bonus } єн
}
# $failed: when the drinks of a failed brew go, at-once or end-of-turn.
web-genmaicha-offer = { $failed ->
    [at-once] Подати й приховану карту: якщо вгадаєте, ще { $pay } єн. Якщо ні, усі напої цього заварювання одразу пропадуть.
   *[end-of-turn] Подати й приховану карту: якщо вгадаєте, ще { $pay } єн. Якщо ні, напої цього заварювання вважатимуться використаними.
}
web-genmaicha-ad-pays-you = Тут лежить ваша реклама: це заварювання принесе вам { $yen } єн.
web-genmaicha-ad-pays-name = Тут лежить реклама гравця { $name }: це заварювання принесе гравцеві { $name } { $yen } єн.
web-genmaicha-ad-stays = Тут лежить ваша реклама. Ваше власне заварювання її не зачіпає.
web-genmaicha-peek = Підглянути карту над { line-object.above }
web-genmaicha-ad = Розмістити рекламу біля { line-object.near }
# $n: drinks that go back to the bag; 0 where nothing is to be said of them.
web-genmaicha-done = { $n ->
    [0] Завершити хід
    [one] Завершити хід: { $n } використаний напій повернеться в мішок
    [few] Завершити хід: { $n } використані напої повернуться в мішок
    [many] Завершити хід: { $n } використаних напоїв повернеться в мішок
   *[other] Завершити хід: { $n } використаного напою повернеться в мішок
}

## Hints of a first game

hint-genmaicha-first-bid = Хто поставив найбільше, першим вибирає ящик і першим заварює, поки рецепти найдорожчі. Але свою ставку платить кожен, хоч би який ящик дістався, а перемагають саме єнами.
