cli-ray = Працювати на кластері Ray за цією адресою (HOST:PORT, auto, ray://HOST:PORT); local запускає власний. --jobs тоді обмежує, скільки його процесорів використано.
refusal-ray-missing = Ray тут не встановлено; встановіть chakai[ray] або приберіть --ray.
refusal-ray-unreachable = Жоден кластер Ray не відповідає за адресою { $address }: { $detail }. --ray local запускає кластер на цій машині.
refusal-ray-version = На вузлі кластера Ray встановлено chakai { $there }, на цій машині { $here }; з різними версіями те саме зерно може дати інші партії.
refusal-ray-no-chakai = Вузол кластера Ray не може імпортувати chakai; встановіть його там, у тому Python, яким працює Ray.
refusal-ray-bot = Вузол кластера Ray не може запустити бота { $bot }: { $detail }. Команда має бути на кожному вузлі.
