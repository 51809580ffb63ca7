# Стол Container в терминале.

cli-container-turn = { $actions_left ->
    [0] Раунд { $round }, ходит { $seat }, действий не осталось
    [one] Раунд { $round }, ходит { $seat }, осталось { $actions_left } действие
    [few] Раунд { $round }, ходит { $seat }, осталось { $actions_left } действия
   *[many] Раунд { $round }, ходит { $seat }, осталось { $actions_left } действий
 }
cli-container-ending = последний ход
cli-container-machines = Станки
cli-container-warehouses = Склады
cli-container-next = Следующие
cli-container-factory = Фабрика
cli-container-harbour = Порт
cli-container-ship = Корабль
cli-container-hold = Трюм
cli-container-island = Остров
cli-container-personal-port = У банка
cli-container-cards = Карт денег
cli-container-loans = Займы
cli-container-values = Ценности
cli-container-unpriced = Без цены
cli-container-supply = Запас
cli-container-containers = Контейнеры
cli-container-money = Деньги
cli-container-brokers = Брокеры
cli-container-payment = Ставка: { $seat }, брокер { $broker }, предмет: { $square }:
cli-container-auction = Аукцион
cli-container-cargo = Груз, { $seat }
cli-container-bid-open = { $amount } (карт блефа: { $bluffs })
cli-container-bid-best = лучшая
cli-container-bid-laid = на столе
cli-container-bid-waiting = думает
cli-container-purse = Ваш кошелёк
cli-container-cash = Денег
cli-container-bluffs = Карт блефа
cli-container-legend = 2: — это цена
cli-container-letter-black = Ч
cli-container-letter-beige = Б
cli-container-letter-grey = С
cli-container-letter-purple = Ф
cli-container-letter-brown = К
cli-container-at-sea = море
cli-container-at-island = остров
cli-container-at-bank = банк
cli-container-at-port = порт { $seat }
