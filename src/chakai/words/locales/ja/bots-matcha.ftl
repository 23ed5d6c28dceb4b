### Bots of Matcha.

bot-matcha-search = あり得る手札の配り方を何度も想定し、選べる手を1つずつ試してみる。chakai[strong] が必要
