container-card-name = Контейнер
container-card-line = Произведите, назначьте цену, погрузите и угадайте ставки.
container-card-players = от 3 до 5
container-card-time = 90 минут
container-card-more = Инвестиционный банк
container-card-module-bank = С Инвестиционным банком
