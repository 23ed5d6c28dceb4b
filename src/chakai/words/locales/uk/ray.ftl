cli-ray = Працювати на кластері Ray за цією адресою (HOST:PORT, auto, ray://HOST:PORT); local запускає власний. --jobs тоді обмежує, скільки його процесорів задіяно.
refusal-ray-missing = Ray тут не встановлено; встановіть chakai[ray] або приберіть --ray.
refusal-ray-address = «{ $address }» — це не адреса кластера Ray. Можливі варіанти: HOST:PORT, auto, ray://HOST:PORT, local.
refusal-ray-unreachable = За адресою { $address } не відповідає жоден кластер Ray: { $detail }. --ray local запускає кластер на цьому комп’ютері.
refusal-ray-version = На вузлі кластера Ray інша версія chakai ({ $there }, тут { $here }); те саме зерно випадковості може дати там інші партії.
refusal-ray-no-chakai = Вузол кластера Ray не може імпортувати chakai; встановіть цей пакет там, у тому Python, у якому працює Ray.
refusal-ray-bot = Вузол кластера Ray не може запустити бота { $bot }: { $detail }. Команда має бути на кожному вузлі.
