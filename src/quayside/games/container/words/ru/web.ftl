# Стол Container в браузере.

container-with-bank = с Инвестиционным банком
container-board = Карта: порты соперников, открытое море, остров и банк
container-factory = Фабрика
container-harbour = Порт
container-island = Иностранный остров
container-open-sea = Открытое море
container-bank = Инвестиционный банк
container-ports = Порты у банка
container-no-containers = пусто
container-bids = ставка
container-supply = Запас
container-left = ещё { $count }
container-ends-at = конец при 2 пустых
container-empty = { $count ->
    [0] {""}
    [one] { $count } цвет пуст!
   *[other] пусто: { $count }!
 }
container-last-turn = последний ход!
container-your-port = Ваш порт
container-port-empty = кораблей нет
container-your-values = Ценности
container-cash = Деньги в кошельке
container-purse = Кошелёк
container-loans = { $count ->
    [one] Заём
    [few] { $count } займа
   *[other] { $count } займов
 }
container-interest = −{ $amount } за ход
container-bluff = Карты блефа
container-under-bid = торги

## Facts

container-fact-cards = денежные карты
container-fact-loans = займы
container-fact-hold = в трюме
container-fact-island = на острове
container-ship-of = Корабль: { $name }, контейнеров на борту: { $count }
container-at-sea = в открытом море
container-at-island = у острова
container-at-bank = у банка
container-at-port = в порту: { $name }

## Things to choose

container-box-at = { $colour } контейнер за { $price }
container-put-at = { $colour } по цене { $price }
container-move-price = { $colour } за { $price }: взять и сменить цену
container-pick-new = Взять новый контейнер: { $colour }
container-now-at = сейчас { $price }
container-price-hint = Перетащите контейнеры под цену или нажмите её здесь.
container-which-price = По какой цене?
container-change-prices = Сменить другие цены
container-make-label = Произвести: { $colour }
container-machine-label = Построить станок: { $colour }
container-buy-from = Купить с фабрики: { $name }
container-sail-sea = Плыть в открытое море
container-sail-island = Плыть к острову
container-sail-bank = Плыть в свой порт у банка
container-sail-port = Плыть в порт: { $name }
container-call-label = Позвонить брокеру { $broker }: { $square }
container-load-label = Погрузить: { $colour }

## Groups of actions

container-group-buy_machine = Построить станок
container-group-buy_for_harbour = Купить для порта у
container-group-sail = Плыть
container-group-call_broker = Позвонить брокеру
container-group-buy = Купить
container-group-make = Произвести
container-group-load = Погрузить
container-group-lay = Поставить контейнер
container-group-place = Отдать
container-group-accept = Принять ставку
container-group-seize = Забрать
container-group-seize_from_store = Забрать
container-group-discard = Лишиться

container-tile-buy_machine = Станок
container-tile-buy_warehouse = Склад
container-tile-buy_for_harbour = Купить для порта
container-tile-produce = Произвести
container-tile-sail = Плыть
container-tile-call_broker = Брокер
container-tile-buy_docked = Купить ещё

## Auction

container-auction = Торги у острова
container-sells = { $count ->
    [one] { $name } продаёт { $count } контейнер
    [few] { $name } продаёт { $count } контейнера
   *[other] { $name } продаёт { $count } контейнеров
 }
container-you-sell = { $count ->
    [one] Вы продаёте { $count } контейнер
    [few] Вы продаёте { $count } контейнера
   *[other] Вы продаёте { $count } контейнеров
 }
container-on-your-card = по вашей карте
container-bids-sealed = Закрытые ставки
container-bids-open = Ставки открыты
container-bid-best = лучшая ставка
container-bid-out = вне игры
container-bid-sealed = ставка сделана
container-bid-yours = кладёте карты
container-bid-choosing = ещё выбирает
container-then = Потом решает продавец
container-then-accept = Принять: победитель платит, и банк платит продавцу столько же.
container-then-reject = Отказать: продавец платит лучшую ставку и оставляет груз себе.
container-your-bid = Ваша ставка
container-only-you = это видите только вы
container-amount = Сумма
container-less = Меньше
container-more = Больше
container-worth = Стоит по вашей карте
container-gain-aboard = На вашей клетке острова в конце игры он стоит для вас { $value }.
container-bid-in-all = Ваша ставка целиком
container-if-you-win = Если победите: { $from } → { $to }
container-seal = { $bluff ->
    [0] Запечатать: { $amount }
    [one] Запечатать { $amount } и { $bluff } блеф
   *[other] Запечатать { $amount } и { $bluff } блефа
 }
container-bid-open = Поставить { $amount }
container-final = Запечатанное не изменить. Все ставки открываются вместе.

## Конец партии

container-part-box = { $id ->
    [black] чёрные контейнеры
    [beige] бежевые контейнеры
    [grey] серые контейнеры
    [purple] фиолетовые контейнеры
   *[brown] коричневые контейнеры
 }

## Для тех, кто слушает

container-heard-lot = { $count ->
    [1] { $colour } за { $price }
   *[other] { $colour } – { $count }, каждый за { $price }
 }
container-heard-ship = Корабль { $where }, на борту
container-heard-machines = Станки
container-heard-broker = Брокер { $broker }
container-heard-money = деньги
container-heard-values = Карта ценности
container-heard-left = Осталось контейнеров

## Конец

container-end-tie = Суммы равны: побеждает тот, у кого полнее фабричный магазин.
