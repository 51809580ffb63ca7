cove = Бухта

## Слова

cove-word-tea = чай
cove-word-salt = соль
cove-word-silk = шёлк
cove-word-rum = ром
cove-word-lace = кружево
cove-word-last_night = последняя ночь прошла
cove-word-empty_bag = в мешке не хватает карт для берега

## Действия

cove-do-bid = { $amount ->
    [0] Стоять на страже
   *[other] Предложить { $amount }
 }
cove-do-pick = Взять: { $good }
cove-do-sell = Продать: { $good }, карт: { $count }
cove-do-hold = Ждать

## Вопросы

cove-ask-sealed_bid = Сколько вы тайно предложите за товары на берегу?
cove-ask-picking = Какую карту вы берёте с берега?
cove-ask-selling = Ночь { $night } из { $nights }: что вы продаёте?

## Что случилось

cove-event-night = Ночь { $night }: фонарь у { $seat }
cove-event-landed = На берегу: { $good }, карт: { $count }
cove-event-committed = { $seat }: ставка сделана
cove-event-committed-own = { $seat }: тайная ставка { $amount }
cove-event-bid = { $seat }: ставка { $amount }
cove-event-watch = { $seat } стоит на страже и получает { $coins }
cove-event-picked = { $seat } берёт: { $good }
cove-event-washed_away = Море уносит: { $good }, карт: { $count }
cove-event-turn = Ход: { $seat }
cove-event-sold = { $seat } продаёт: { $good }, карт: { $count }, монет: { $coins }; теперь цена { $price }
cove-event-held = { $seat } ждёт
cove-event-dearer = Цена растёт: { $good }, { $price }
cove-event-over = Игра окончена: { $reason }

## Почему нельзя

cove-why-too-poor = Это { $need } или больше, а вы можете предложить не больше { $have }
cove-why-not-on-beach = На берегу этого нет
cove-why-too-few = Нужно карт: { $need } или больше, а у вас { $have }

## Настройки, очки и конец

cove-option-nights = Число ночей
cove-item-coins = Монеты
cove-item-cards = Оставшиеся карты
cove-item-set = По одному каждого товара
cove-end-last_night = Последняя ночь прошла
cove-end-empty_bag = В мешке не хватает карт для берега

## Первая игра

cove-hint-sealed_bid = Высшая ставка берёт первой и берёт две карты. Ставка ноль приносит две монеты вместо товаров.
cove-hint-picking = Товар, которого у вас нет, приближает набор; много одинаковых карт портят свою цену.
cove-hint-selling = Каждая проданная карта снижает цену на один. То, что никто не продал, за ночь дорожает.

## Стол в терминале

cli-cove-night = Ночь { $night } из { $nights }, фонарь у { $seat }
cli-cove-bag = Мешок
cli-cove-price = Цена
cli-cove-beach = Берег
cli-cove-coins = Монеты
cli-cove-bid = Ставка
cli-cove-quay = Причал
cli-cove-cellar = Погреб
