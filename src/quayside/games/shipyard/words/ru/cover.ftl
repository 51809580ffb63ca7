# Shipyard на странице выбора игр.

web-game-shipyard = Shipyard
web-game-shipyard-line = Стройте пароходы и отправляйте их в первое плавание.
web-game-shipyard-players = от 2 до 4
web-game-shipyard-time = 2 часа
