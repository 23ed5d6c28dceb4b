### Refusals of those who draw positions that a seat cannot tell from the one on the table.

refusal-resample-spectator = Позиції гри { $game } можна вибирати лише для місця: глядач не бачив жодної руки.
refusal-resample-answered = Місця «{ $seats }» не могли вже всі відповісти: могли лише інші, кого зараз питають, і бракувати має щонайменше однієї відповіді.
refusal-resample-too-many = Небачене в одному поєдинку може бути розкладене стількома способами: { $cases }; підсумовується щонайбільше { $most }. З такою колодою й картами, які залишають протягом багатьох поєдинків, позиція не вибирається.
