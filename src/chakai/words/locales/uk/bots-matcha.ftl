### Bots of Matcha.

bot-matcha-search = багато разів випробовує кожен хід на картах, як вони можуть лежати; потребує chakai[strong]
