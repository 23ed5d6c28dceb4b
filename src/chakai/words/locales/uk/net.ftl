### Мережа, що грає в «Матча», і як її навчають.

cli-train-net-about = Навчити мережу грати в «Матча» (2020): у багатьох ситуаціях кожен хід дограють до кінця за однакових умов, і мережа вчиться, який із них кращий.
cli-train-net-chunks = Скільки всього порцій уроків; у кожній 4096 ситуацій.
cli-train-net-every = Через скільки порцій мережа складає іспит і записується контрольна точка.
cli-train-net-games = Скільки партій проти greedy в кожному іспиті.
cli-train-net-checkpoint = Файл контрольної точки; якщо він уже є, навчання йде далі з того місця.
cli-train-net-out = Файл для ваг.
cli-train-net-teaching = Уроки
cli-train-net-stopped = Зупинено. У { $file } є все вивчене до останнього іспиту; та сама команда продовжить звідти.
cli-train-net-point = Порцій: { $chunks }; зрозуміло { $understood } % того, чим ходи різняться
cli-train-net-score = { $rules }: { $score } ± { $about } % очок проти greedy
refusal-net-other-rules = Мережу не вчили правил «{ $edition }». Вона грає за такими: { $possible }.
refusal-weights-broken = { $file } пошкоджено, або це не файл ваг.
refusal-weights-other-form = У { $file } ваги іншої форми ({ $form }); потрібна: { $wanted }.
refusal-checkpoint-broken = { $file } пошкоджено, або це не контрольна точка цієї версії.
