### Genmaicha's table in the browser: what its scripts say (js-genmaicha-…) and its help.

## What lies there

# Directly after an amount, always in hundreds, so always in this form: 300 єн.
js-genmaicha-yen = { " єн" }
js-genmaicha-purse = гаманець
js-genmaicha-shelf = напої
js-genmaicha-spent = уже використано
js-genmaicha-bid = ставка
js-genmaicha-has-bid = є ставка
js-genmaicha-order = Черговість
js-genmaicha-order-open = Хто буде першим, вирішать ставки.
js-genmaicha-now = зараз
js-genmaicha-finished = готово
js-genmaicha-crates = Ящики
js-genmaicha-crate = Ящик
js-genmaicha-taken = уже забрано
js-genmaicha-grid = Карти складників і рецепти
js-genmaicha-hidden = прихована карта
js-genmaicha-known = долілиць, але ви її знаєте
js-genmaicha-up = горілиць
js-genmaicha-three = Ці три карти приховано
js-genmaicha-bonus = бонус
js-genmaicha-bonus-gone = бонус забрано
js-genmaicha-ad = реклама
js-genmaicha-ad-none = реклами немає

## Bidding and taking

js-genmaicha-bid-slider = Ваша ставка
js-genmaicha-bid-go = Поставити
js-genmaicha-raise-go = Додати
js-genmaicha-given = Ваша ставка:
js-genmaicha-none = Мінімум
js-genmaicha-all = Усе
js-genmaicha-less = на 100 єн менше
js-genmaicha-more = на 100 єн більше
js-genmaicha-take = Узяти ящик
js-genmaicha-again-crate = Щоб узяти ящик, натисніть його ще раз або клавішу Enter.
js-genmaicha-let-go = Назад

## Brewing

js-genmaicha-brew = Заварити
js-genmaicha-uses-up = Витратите:
js-genmaicha-served = напій
js-genmaicha-serves = буде використано
js-genmaicha-another = натисніть, щоб узяти інший напій
js-genmaicha-line-first = Спершу виберіть ряд або стовпець: натисніть його єни.
js-genmaicha-extra-first = Щоб забрати бонус, спершу виберіть сусідній ряд; потрібен і напій для карти за бонусом.
js-genmaicha-offer-here = тут можна запропонувати напій
js-genmaicha-offer-with = Запропонувати для прихованої карти
js-genmaicha-cannot = точно не прихована карта
js-genmaicha-peek = Підглянути
js-genmaicha-peek-go = Підглянути
js-genmaicha-pay-with = Чим заплатити за підглядання
js-genmaicha-no-peek = Цієї карти зараз підглянути не можна.
js-genmaicha-ad-slider = Єни на рекламу
js-genmaicha-ad-go = Реклама на
js-genmaicha-no-ad = Розмістити тут рекламу зараз не можна.
js-genmaicha-done = Готово
js-genmaicha-done-again = Так, готово
js-genmaicha-again-done = Щоб завершити хід, натисніть ще раз або клавішу Enter.

## Help

web-genmaicha-help-bid = Усі роблять ставки одночасно, і кожен платить свою. Хто поставив найбільше, першим бере ящик і першим заварює.
web-genmaicha-help-letters = Літери напою — його колір і форма: bS — це блакитна пузата бляшанка. Карта у сітці потребує чогось одного з двох.
web-genmaicha-help-brew = Натисніть єни ряду чи стовпця: сторінка запропонує напої. Натисніть карту, щоб узяти для неї інший напій, який підходить. Щоб заварити, натисніть єни ще раз.
web-genmaicha-help-more = У варіантах: натисніть бонус біля вибраного ряду, щоб додати складник; приховану карту — щоб підглянути її або, коли вибрано її стовпець, запропонувати напій. Заваривши рецепт першими за партію, можна розмістити рекламу.
web-genmaicha-key-bid = поставити стільки сотень єн
web-genmaicha-key-crate = ящик
web-genmaicha-key-line = ряди знизу вгору, потім стовпці зліва направо
web-genmaicha-key-peek = підглянути приховану карту
web-genmaicha-key-done = завершити хід
web-genmaicha-key-let-go = назад
