"""Games in OpenSpiel that are small enough to be walked as a whole."""

MINI = "chakai_matcha(rules=mini)"
MINI_TEA = "chakai_matcha(rules=mini,tea=1g 2r)"
GRID = "grid=r S b / H y N / T k g"
TINY = f"chakai_genmaicha(house=crates:2 start_yen:200,{GRID} | w O X,crates=rS bH | rH kT)"
TINY_CEREMONY = f"chakai_genmaicha(rules=tea-ceremony,house=crates:2 start_yen:100,{GRID},crates=rS bS | rT wH)"
