# Бухта в браузере: названия того, что видно на столе.

cove-board = Берег, рынок и причалы игроков
cove-view-lantern = Фонарь
cove-view-night = Ночь
cove-view-nights = Число ночей
cove-view-prices = Цены
cove-view-sold = Продано этой ночью
cove-view-beach = Берег
cove-view-bag = Карт в мешке
cove-view-gone = Вне игры
cove-view-coins = Монеты
cove-view-quay = Причал
cove-view-cellar = Погреб
cove-view-cellar_cards = Карт в погребе
cove-view-bid = Ставка
cove-view-amount = Сумма
cove-view-count = Число
