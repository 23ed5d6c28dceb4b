### Values of tokens between two sets, and how they are learned.

cli-train-about = Навчитися заново того, на чому тримається сильна гра.
cli-train-values-about = Навчитися, чого варті жетони на початку другого поєдинку «Матчі»: з партій, а потім із розв’язаних раундів.
cli-train-values-games = Скільки обходів жадібних партій: у кожному всі пари рядів жетонів граються по разу і ще стільки ж — за тим, як часто вони трапляються.
cli-train-values-openings = Скільки груп порівнюють перший раунд цього стилю з жадібним.
cli-train-values-solved = Скільки пар зразків, у яких розв’язуються останні два раунди.
cli-train-values-style = Хто грає перший раунд поєдинку.
cli-train-values-samples = Файл, у якому зберігаються зразки; якщо він уже є, робота триває з місця зупинки.
cli-train-values-out = Файл для вартостей.
cli-train-values-stage-games = Жадібні партії
cli-train-values-stage-openings = Перші раунди
cli-train-values-stage-solved = Розв’язані раунди
cli-train-values-stopped = Зупинено. Усе зібране досі є у { $file }; та сама команда продовжить звідти.
cli-train-values-error = { $stage ->
    [games] Жадібні партії
    [games-all] Жадібні партії, усі ряди нарівно
    [openings] Перші раунди
   *[solved] Розв’язані раунди
}: середньоквадратична похибка { $error } там, де нічого не вивчалося, середня похибка { $bias }.
cli-train-values-total = Усе разом: середньоквадратична похибка { $error } там, де нічого не вивчалося.

refusal-values-rules = Для { $rules } немає вартостей жетонів, яких можна навчитися: потрібна гра рівно з двох поєдинків із лічбою ходів, у якій нічого не залишають і всі починають без жетонів.
refusal-values-style = Немає стилю «{ $style }». Можливі: { $possible }.
refusal-values-broken = Файл { $file } пошкоджено, або це не файл вартостей жетонів цієї версії.
refusal-values-other-rules = { $file } належить до { $rules }, а не до { $right }.
refusal-values-other-seed = { $file } розпочато із зерном { $seed }. Продовжуйте з ним або виберіть інший файл.
