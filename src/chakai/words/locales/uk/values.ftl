### Values of tokens between two sets, and how they are learned.

cli-train-about = Заново навчитися того, на чому тримається сильна гра.
cli-train-values-about = Навчитися, чого варті жетони на початку другого поєдинку «Матчі»: спершу з партій, потім із розв’язаних раундів.
cli-train-values-games = Скільки обходів партій між ботами greedy: за кожен обхід усі пари наборів жетонів розігрують по разу і ще стільки ж — відповідно до того, як часто вони трапляються.
cli-train-values-openings = Скільки серій порівнюють перший раунд цього стилю з раундом greedy.
cli-train-values-solved = Для скількох пар зразків розв’язати останні два раунди.
cli-train-values-style = Хто грає перший раунд поєдинку.
cli-train-values-samples = Файл, у якому зберігаються зразки; якщо він уже є, робота продовжиться з місця зупинки.
cli-train-values-out = Файл, куди записати вартості.
cli-train-values-stage-games = Партії greedy
cli-train-values-stage-openings = Перші раунди
cli-train-values-stage-solved = Розв’язані раунди
cli-train-values-stopped = Зупинено. У файлі { $file } є все зібране досі; та сама команда продовжить із того місця.
cli-train-values-error = { $stage ->
    [games] Партії greedy
    [games-all] Партії greedy, усі набори жетонів нарівно
    [openings] Перші раунди
   *[solved] Розв’язані раунди
}: середньоквадратична похибка { $error } на даних, на яких не навчалися, середня похибка { $bias }.
cli-train-values-total = Усе разом: середньоквадратична похибка { $error } на даних, на яких не навчалися.

refusal-values-rules = Для правил { $rules } вартостей жетонів не вивчити: потрібна гра рівно з двох поєдинків із заданою кількістю ходів, у якій нічого не залишають і всі починають без жетонів.
refusal-values-style = Стилю «{ $style }» немає. Можливі варіанти: { $possible }.
refusal-values-broken = Файл { $file } пошкоджено, або це не файл вартостей жетонів цієї версії.
refusal-values-other-rules = Файл { $file } — для правил { $rules }, а не { $right }.
refusal-values-other-seed = Файл { $file } розпочато із зерном випадковості { $seed }. Продовжуйте з ним або виберіть інший файл.
