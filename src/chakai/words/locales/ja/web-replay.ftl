### Replay pages, opened records, rules pages. Keys js-… are shown by scripts.

## A replay

# $names: the players. $game: the game's name.
web-replay-title = { $names } · リプレイ · { $game }
web-replay-heading = リプレイ：
web-replay-noscript = リプレイを見るにはJavaScriptが必要ですが、このブラウザでは無効になっています。
# $rules: the name of an edition.
web-replay-house = { $rules }（ハウスルールあり）
web-replay-unfinished = 途中まで
web-replay-download = 記録をダウンロード
web-replay-another = 別の記録を開く
web-replay-board = 卓
web-replay-steer = 再生の操作
web-replay-slider = 再生位置
web-replay-start = 最初へ
web-replay-end = 最後へ
web-replay-back = 1つ戻る
web-replay-forward = 1つ進む
web-replay-round-back = 前のラウンドへ
web-replay-round-forward = 次のラウンドへ
web-replay-rounds = ラウンドへ移動
web-replay-round = ラウンド{ $set }-{ $round }
web-replay-speed = 速さ
web-replay-speed-slow = ゆっくり
web-replay-speed-calm = ふつう
web-replay-speed-quick = 速い
web-replay-margin = 視点と経過
web-replay-eyes = 視点
web-replay-eyes-open = すべて公開
web-replay-eyes-public = 観戦者
# A player whose name is empty in the record.
web-replay-nameless = 名無し
web-replay-story = 経過
web-replay-keys = キー操作
# The name of the space bar.
web-replay-space = スペース
web-replay-key-step = 1つ戻る・進む
web-replay-key-play = 再生・一時停止
web-replay-key-round = 前・次のラウンドへ
web-replay-key-ends = 最初・最後へ
js-replay-play = 再生（スペースキー）
js-replay-pause = 一時停止（スペースキー）
js-replay-copy = この場面へのリンクをコピー
js-replay-copied = リンクをコピーしました
js-replay-copy-yourself = このページのアドレスをコピーしてください
js-replay-no-eyes = ゲームを読み込めませんでした。接続を確かめて、選び直してください。
js-replay-beginning = 開始前

## Opening a record

web-open-heading = 記録を開く
web-open-what = 記録とは、ゲームをテキストで書き表したものです。ここで終わったゲームは、どれも記録としてダウンロードできます。ターミナルやボット同士の対戦でも書き出せます。開いた記録は、このサーバーが検証してあなたに見せるだけで、保存はしません。
web-open-file = ファイルを選ぶ…
web-open-drop = ここにファイルをドロップすることもできます。1行に1局ずつ、何局入っていてもかまいません。
web-open-paste = または、テキストを貼り付ける
web-open-go = 開く
web-open-empty = 開くものがまだありません。ファイルを選ぶか、テキストを貼り付けてください。
web-open-no-moves = この記録に誤りはありませんが、手が1つもありません。
web-open-wrong = この記録には誤りが{ $n }つあります
web-open-line = { $line }行目
web-open-place-move = { $number }手目
web-open-place-result = 結果
web-open-place-record = 記録
web-open-mend = 送られたテキストを、そのまま下に表示しています。手の検証は、ルールに反する最初の手で止まります。
web-open-many = { $n ->
    [1] このファイルには{ $n }局あります
   *[other] このファイルには{ $n }局あります。どれを開きますか？
}
web-open-many-cut = 最初の{ $n }局だけを表示しています。
web-open-choose = 第{ $number }局
# $count: how many moves it has.
refusal-too-many-moves = この記録は{ $count }手あります。表示できるのは{ $most }手までです。
refusal-too-many-substitutes = この記録には交代が{ $count }回あります。表示できるのは{ $most }回までです。

## Rules pages

web-rules-contents = 目次
web-rules-editions = ルールセット
web-rules-to-summary = 1ページでわかるルール
web-rules-whole = ルール全文
web-rules-ruling-index = 裁定へ移動
# $game: the game's name.
web-rules-summary-title = 1ページでわかる「{ $game }」

## Drawn situations: the reader sits below, the other player above

situation-you = あなた
# The name of the other player in the drawings.
situation-other = ハル
situation-set = 第{ $set }セット
situation-round = 第{ $round }ラウンド
situation-deals-you = ディーラー：あなた
situation-deals-name = ディーラー：{ $name }
# Read aloud. $card: a card's name.
situation-tea = お点前カード：{ $card }
situation-kept = 残すカード：{ $card }
situation-takes = 獲得：{ matcha-kind }
# Read aloud. $name: You, or the other player.
situation-hand = 手札：{ $name }
situation-tokens = トークン：{ $name }
# Before a row of tokens in the order in which a tie compares them.
situation-tie = 同点なら比べる順：
situation-ranks-caption = どちらのカードも一致しています。ここでは最下位と最上位がぶつかり、最下位が勝ちます。1は4に勝ち、黄は緑に勝ちます。
situation-set-caption = 配られたばかりのセット。お点前カードは2枚1組で3組あります。第1ラウンドでは、第1ラウンドの組だけを使います。
situation-m1-caption = 勝利条件と、同点のときに比べるもの。最後に茶筌も比べるのは、matagot-2020だけです。
situation-m2-caption = 残った3枚のうち2枚を残し、1枚を戻しました。手札が5枚になるまで、新しいカードを補充します。
situation-m3-caption = 双方が決めました。あなたには、ハルが1枚残したことはわかりますが、中身はわかりません。ハルにも、あなたが2枚残したことだけがわかります。
situation-m4-caption = このお点前カードに置いたのはハルだけなので、ハルがトークンを獲得します。カードは裏向きのままで、あなたは見られません。
situation-m5-caption = 双方が同じラウンドに茶葉4個に達しました。箱に入っている数では足りませんが、8個目の茶葉もちゃんと獲得できます。
situation-m6-caption = どちらのお点前カードにも、もうあなたのカードがあります。手札の2枚は置けないので、強制的にパスになります。
situation-m7-caption = 最初の席に座った人が、最初のディーラーです。ここではあなたです。
situation-m8-caption = 第2ラウンドで使えるのは、中央の組だけです。ほかの組に何が置かれていても変わりません。
situation-m9-caption = 双方とも茶葉が4個で、どのスートでも差がつかず、ゲームを続けます。その後、ハルが茶碗をもう1個獲得して、上回りました。
situation-m10-caption = 最後のラウンドで、双方の茶葉が3個になりました。ほかの同点のときと同じく比べていき、お湯で決まります。
situation-m11-caption = どちらも勝利条件を満たしていません。スートはすべて同数です。茶筌は3個と2個で差がありますが、茶筌も比べるルールでなければ決め手になりません。
situation-m12-caption = すべての種類が同数で、もうラウンドもありません。差はつきませんでした。
situation-m13-caption = ラウンドが終わり、あなたの前には茶葉が3個あります。宣言してもしなくても、あなたの勝ちです。
situation-m14-caption = 扇は、セットの全ラウンドを通してディーラーのもとにあり、次のセットでは相手に移ります。
situation-m15-caption = ハルは、自分のカードが一致していると言いました。ところが、表にしてみると一致していません。これも認められています。
situation-m16-caption = このゲームは、ハウスルールにより2セットで終わります。同点のまま最後のラウンドまで続けましたが、まだ同点です。
