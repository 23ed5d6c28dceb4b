### Bots of Matcha.

bot-matcha-regular = plays like greedy after a long day: forgets some cards, overlooks some plans, believes bluffs, thinks little of later rounds
bot-matcha-search = tries every choice out many times, on cards as they may lie; needs chakai[strong]
bot-matcha-master = searches long, and works out the last rounds of a set exactly; needs chakai[strong]
bot-matcha-net = plays as a net that was taught by how choices turn out; quick; needs chakai[strong]
