# Container на странице выбора игр.

web-game-container = Container
web-game-container-line = Произведите, назначьте цену, погрузите и угадайте ставки.
web-game-container-players = от 3 до 5
web-game-container-time = 90 минут
web-game-container-more = Инвестиционный банк
