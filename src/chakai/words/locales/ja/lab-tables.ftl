### 端末に出す研究室の表と、手の見方。

lab-ends = { $mean } [{ $low }, { $high }]
lab-half = { $mean } ±{ $half }
lab-plays-token = 手ごとにトークンを取る割合
lab-plays-whisk = 手ごとに茶筌を取る割合
lab-plays-paid = 手ごとの成功率
lab-plays-worth = 手ごとに得た円（全回の平均）
lab-plays-note = 「淹れる」は円が入れば成功、伏せ札に差し出したときは素材が当たった場合だけ成功です（外れてもレシピの列の円は入ります）。広告は支払いがあれば成功です。円は成否を問わず全回の平均です。
