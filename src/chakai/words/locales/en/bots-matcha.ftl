### Bots of Matcha.

bot-matcha-search = tries every choice out many times, on cards as they may lie; needs chakai[strong]
