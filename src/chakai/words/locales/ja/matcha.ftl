### Matcha: what happens at the table.
### $name: a player. $card, $cards, $tea: cards as written (4g, 0). $mat: number or suit. $kind: g, r, b, y or w.

## The games' own words

# Between the parts of a list.
comma = 、
# Between two sentences.
space = { "" }
matcha-title = 抹茶
matcha-kind = { $kind ->
    [g] 茶葉
    [r] 茶碗
    [b] お湯
    [y] 茶杓
   *[w] 茶筌
}
matcha-suit = { $kind ->
    [g] 緑（茶葉）
    [r] 赤（茶碗）
    [b] 青（お湯）
   *[y] 黄（茶杓）
}

## Events

event-deal-you = 第{ $set }セット。あなたがディーラーで、どのラウンドも先手です。
event-deal-name = 第{ $set }セット。{ $name }がディーラーで、どのラウンドも先手です。
event-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）。
event-lay-you = { $mat ->
    [number] あなたは数字の畳の{ $tea }に{ $card }を伏せました。
   *[suit] あなたはスートの畳の{ $tea }に{ $card }を伏せました。
}
event-lay-open = { $mat ->
    [number] { $name }は数字の畳の{ $tea }に{ $card }を伏せました。
   *[suit] { $name }はスートの畳の{ $tea }に{ $card }を伏せました。
}
event-lay-hidden = { $mat ->
    [number] { $name }は数字の畳の{ $tea }にカードを1枚伏せました。
   *[suit] { $name }はスートの畳の{ $tea }にカードを1枚伏せました。
}
event-pass-you = あなたはパスしました。
event-pass-name = { $name }はパスしました。
event-forced-you = あなたは出せるカードがないため、パスになりました。
event-forced-name = { $name }は出せるカードがないため、パスになりました。
event-show-you = { $mat ->
    [number] あなたは数字の畳の{ $tea }に伏せた{ $card }を表にしました。
   *[suit] あなたはスートの畳の{ $tea }に伏せた{ $card }を表にしました。
}
event-show-name = { $mat ->
    [number] { $name }は数字の畳の{ $tea }に伏せた{ $card }を表にしました。
   *[suit] { $name }はスートの畳の{ $tea }に伏せた{ $card }を表にしました。
}

# A token as the object of a sentence.
token-object = { $kind ->
    [g] 茶葉トークン（緑）
    [r] 茶碗トークン（赤）
    [b] お湯トークン（青）
    [y] 茶杓トークン（黄）
   *[w] 茶筌トークン（白）
}
event-take-better-match-you = { $tea }には双方とも一致しましたが、最良の一致はあなたのカードでした。あなたは{ token-object }を獲得しました。
event-take-better-match-name = { $tea }には双方とも一致しましたが、最良の一致は{ $name }のカードでした。{ $name }は{ token-object }を獲得しました。
event-take-only-match-you = あなたのカードだけが{ $tea }に一致しました。あなたは{ token-object }を獲得しました。
event-take-only-match-name = { $name }のカードだけが{ $tea }に一致しました。{ $name }は{ token-object }を獲得しました。
event-take-no-match-you = あなたのカードは一致しなかったので、{ token-object }を獲得しました。
event-take-no-match-name = { $name }のカードは一致しなかったので、{ $name }は{ token-object }を獲得しました。
event-take-alone-you = あなただけが{ $tea }にカードを置いたので、{ token-object }を獲得しました。カードは裏向きのままです。
event-take-alone-name = { $name }だけが{ $tea }にカードを置いたので、{ token-object }を獲得しました。カードは裏向きのままです。
event-nothing-neither-matches = { $tea }に一致したカードはなく、双方とも何も獲得しませんでした。
event-nothing-nobody-played = { $tea }にはどちらもカードを置かなかったので、双方とも何も獲得しませんでした。
event-keep-you = { $n ->
    [0] あなたは手札を1枚も残しませんでした。
   *[other] あなたは手札に{ $cards }を残しました。
}
event-keep-open = { $n ->
    [0] { $name }は手札を1枚も残しませんでした。
   *[other] { $name }は手札に{ $cards }を残しました。
}
event-keep-hidden = { $n ->
    [0] { $name }は手札を1枚も残しませんでした。
   *[other] { $name }は手札を{ $n }枚残しました。
}
event-play-on = 双方が勝利条件を満たしましたが、トークンの比較でも差がつきませんでした。差がつくまでゲームを続けます。

## Endings

ending-goal-you = 勝利条件を満たして、あなたの勝ちです！
ending-goal-name = 勝利条件を満たして、{ $name }の勝ちです。
ending-tie-break-you = 双方が勝利条件を満たしました。トークンを比べると{ matcha-kind }が{ $more }対{ $less }で、あなたの勝ちです！
ending-tie-break-name = 双方が勝利条件を満たしました。トークンを比べると{ matcha-kind }が{ $more }対{ $less }で、{ $name }の勝ちです。
ending-count-you = 最後のセットが終わりましたが、勝利条件を満たした人はいません。トークンを比べると{ matcha-kind }が{ $more }対{ $less }で、あなたの勝ちです！
ending-count-name = 最後のセットが終わりましたが、勝利条件を満たした人はいません。トークンを比べると{ matcha-kind }が{ $more }対{ $less }で、{ $name }の勝ちです。
ending-draw = すべて同数のため、引き分けです。
ending-forfeit-resigned-you = あなたは投了しました。あなたの負けです。
ending-forfeit-resigned-name = { $name }は投了しました。{ $name }の負けです。
ending-forfeit-time-you = 時間切れにより、あなたの負けです。
ending-forfeit-time-name = 時間切れにより、{ $name }の負けです。
ending-forfeit-illegal-you = 反則手により、あなたの負けです。
ending-forfeit-illegal-name = 反則手により、{ $name }の負けです。
ending-forfeit-broken-you = 応答が読み取れなかったため、あなたの負けです。
ending-forfeit-broken-name = 応答が読み取れなかったため、{ $name }の負けです。
ending-forfeit-all = 最後まで続けた人がいなかったため、引き分けとします。

## Table talk: may be false, never binds

talk-said-you = あなた「{ $text }」
talk-said-name = { $name }「{ $text }」
claim-matches = 一致しています
claim-does-not-match = 一致していません
claim-zero = 0です
claim-think-again = 考え直したほうがいいですよ

## Rule sets

edition-name-grail-2015 = Grail Games 2015年版
edition-name-matagot-2020 = Matagot 2020年版
edition-name-matagot-2020-nl = Matagot 2020年版（オランダ語版）
edition-line-grail-2015 = 双方がパスするまで手番が続き、手札を残せます。同じ種類を4個、または全種類を1個ずつ集めれば勝ち。セット数に上限はありません。
edition-line-matagot-2020 = 手番は2回ずつで、手札は残せません。最長2セット。同じスートを3個、茶筌を4個、または全種類を1個ずつ集めれば勝ち。
edition-line-matagot-2020-nl = Matagot 2020年版と同じですが、タイブレークで茶筌を比べません。
edition-grail-2015 = { edition-name-grail-2015 }：{ edition-line-grail-2015 }
edition-matagot-2020 = { edition-name-matagot-2020 }：{ edition-line-matagot-2020 }
edition-matagot-2020-nl = { edition-name-matagot-2020-nl }：{ edition-line-matagot-2020-nl }
edition-mini = 研究用のごく小さなゲーム：スート2つ、数字2つ、手札1枚ずつ。
edition-small = 研究用の小さなゲーム：スート3つ、数字3つ、手札2枚ずつ。
