# Что есть что в «Контейнере»: карточки и указатель стола.

container-legend-pieces = Детали
container-legend-board = Планшет игрока и запас
container-legend-places = Места
container-legend-money = Деньги и ценности
container-legend-bank = Инвестиционный банк

container-about-box-name = Контейнер: { $colour }
container-about-box = Его делают станки, продают из магазина в магазин, везут на остров и там выставляют на аукцион. На вашем участке острова платит по вашей карте ценности.
container-about-box-pays = В других местах в конце игры: { $harbour } в портовом магазине, { $hold } в трюме, { $port } в порту у банка, ничего в фабричном магазине.
container-about-box-worth = По вашей карте ценности: { $value }.
container-about-machine-name = Станок: { $colour }
container-about-machine = При каждом производстве делает один контейнер ({ $colour }), пока он есть в запасе.
container-about-machine-room = Мест в фабричном магазине даёт: { $room }.
container-about-machine-one = Станков одного цвета у вас не больше одного.
container-about-space-machines = Место { $space } для станков
container-about-space-warehouses = Место { $space } для складов
container-about-space-first = С этим вы начинаете.
container-about-space-cost = Построить здесь стоит { $cost }, в банк.
container-about-space-once = За одно действие строят одну деталь.
container-about-warehouse-name = Склад
container-about-warehouse = Мест в портовом магазине даёт: { $room }.
container-about-store-factory = То, что сделали ваши станки. Здесь покупают соперники для своего порта, а вы нет. В конце игры не платит ничего.
container-about-store-harbour = То, что вы купили на фабриках соперников. Здесь покупают корабли соперников; ваш сюда не заходит.
container-about-store-prices = Цены от { $least } до { $most } назначает владелец.
container-about-bluff = Ничего не стоит. В тайной ставке скрывает, сколько вы ставите на самом деле; её нельзя потерять.
container-about-money-name = Денежная карта { $value }
container-about-money = Стоит { $value }. Другие могут сосчитать ваши карты, но не видят их.
container-about-money-change = В свой ход и перед тайной ставкой карты можно разменять в банке.
container-about-value-line = { $colour }: { $value }
container-about-value-name = Карта ценности (особый цвет: { $special })
container-about-value-special = Особый цвет платит { $without }, но { $with }, если на вашем участке острова стоят все пять цветов.
container-about-value-most = Цвет, которого там больше всего, теряется до выплаты.
container-about-broker-name = Брокер { $broker }
container-about-broker-containers = Контейнеры брокера { $broker }
container-about-broker-money = Деньги брокера { $broker }
container-about-broker-for-containers = За контейнеры здесь предлагают деньги.
container-about-broker-for-money = За деньги здесь предлагают контейнеры из своих магазинов.
container-about-broker-start = { $containers ->
    [0] Начинает без контейнеров
    [one] Начинает с { $containers } контейнером
   *[other] Начинает с { $containers } контейнерами
 } и с деньгами: { $money }.
container-about-broker-least = Первая ставка не меньше { $least }; ставку соперника повышают на { $raise }. Если до вашего следующего хода никто не предложил больше, вы выиграли.

container-about-ship-title = Корабль
container-about-thing-ship = Ходит между открытым морем и портами или островом, один переход за действие; контейнеров везёт не больше { $hold }.
container-about-hold-title = Трюм
container-about-thing-hold = Контейнеры на пути к острову, не больше { $hold }. В конце игры каждый платит { $pays }.
container-about-sea-title = Открытое море
container-about-thing-sea = Между любыми портами лежит открытое море: из порта в порт идут два действия. Здесь ничего не происходит.
container-about-harbour-title = Порт игрока
container-about-thing-harbour = Придя сюда, корабль соперника может покупать в портовом магазине. В свой порт корабль не заходит.
container-about-island-title = Иностранный остров
container-about-thing-island = Корабль, пришедший с грузом, выставляет весь груз на аукцион. Продавец берёт лучшую ставку, удвоенную банком, или сам платит её и оставляет груз себе.
container-about-square-title = Участок острова
container-about-square-of = Участок острова, { $name }, контейнеров: { $count }
container-about-thing-square = То, что владелец купил или оставил себе на аукционах. В конце игры платит по его карте ценности, без самого частого там цвета.
container-about-bank-title = Инвестиционный банк
container-about-thing-bank = Три брокера: у каждого участок для контейнеров и участок для денег. Одновременно идёт только один аукцион у брокеров.
container-about-port-title = Порт у банка
container-about-port-of = Порт у банка, { $name }, контейнеров: { $count }
container-about-thing-port = Здесь ждут контейнеры, выигранные у брокеров. Грузит их бесплатно только корабль владельца; в конце игры каждый платит { $pays }.
container-about-loan-title = Заём
container-about-thing-loan = В любой момент даёт { $amount }; не больше { $most } на игрока. Каждый стоит { $interest } в начале вашего хода и { $end } в конце игры.
container-about-supply-title = Запас
container-about-thing-supply = Что ещё можно сделать и построить. Когда { $colours ->
    [one] кончается { $colours } цвет
    [few] кончаются { $colours } цвета
   *[many] кончаются { $colours } цветов
 }, игра завершается после этого хода.
container-about-purse-title = Кошелёк
container-about-thing-purse = Ваши деньги в картах; видите их только вы. В конце игры считаются целиком.
container-about-cards-title = Денежные карты
container-about-thing-cards = Сколько карт у игрока на руках вместе с картами блефа; их достоинство тайна.
container-about-auction-title = Аукцион на острове
container-about-thing-auction = Все, кроме продавца, тайно кладут карты и вместе открывают. Равные наверху могут один раз добавить. Продавец берёт лучшую ставку или никакую.
container-about-produce-title = Производство
container-about-thing-produce = Раз в ход: заплатите { $fee } соседу справа; каждый станок делает контейнер своего цвета.
container-about-values-title = Ваша карта ценности
container-about-thing-values = Сколько платит контейнер каждого цвета на вашем участке острова. До конца игры её не видит никто другой.
container-about-points-title = С чем вы бы закончили
container-about-thing-points = Как всё стоит сейчас, по частям.

## О чём спрашивают, с правилом, которое отвечает

container-question-CT-12-7 = как победить; кто побеждает; как выиграть; какая цель игры; победа; выиграть; победить; победитель; ничья; что при ничьей
container-question-CT-12-5 = как считаются очки; подсчёт очков; что сколько стоит в конце
container-question-CT-3-3 = что можно делать в свой ход; какие есть действия
container-question-CT-3-1 = сколько действий; сколько у меня действий; сколько действий за ход; из чего состоит ход
container-question-CT-11-1 = когда кончается игра; как заканчивается игра; конец игры; сколько ходов осталось; сколько длится игра
container-question-CT-5-1 = где взять деньги; как взять заём; как работают займы; кредит; долг
container-question-CT-4-3 = что если нечем платить проценты; что будет без денег
container-question-CT-10-10 = как проходит аукцион; кто получает деньги за аукцион
container-question-CT-8-1 = как производить; как сделать контейнеры
container-question-CT-9-1 = как плыть; как ходят корабли; как далеко идёт корабль
container-question-CT-6-2 = сколько стоит станок; сколько стоит склад
container-question-CT-10-2 = зачем карты блефа; что такое карта блефа
container-question-CT-7-1 = где купить контейнеры; как покупать
container-question-CT-15-1 = что делают брокеры; как позвонить брокеру; как работает банк
container-question-CT-1-1 = сколько игроков; сколько человек играет
container-question-CT-2-2 = что тайно; видят ли другие мои деньги
container-question-CT-1-2 = сколько денег в начале; с чем начинают игру; начальные деньги
container-question-CT-1-8 = кто ходит первым; кто начинает; первый игрок
container-question-CT-9-5 = можно ли продать; как продать контейнеры; как продавать
container-question-CT-4-1 = сколько стоит заём; сколько стоит кредит; какие проценты; что такое проценты
container-question-CT-7-3 = можно ли купить на своей фабрике; купить у себя; почему нельзя купить свои контейнеры
container-question-CT-13-1 = что такое брокер; кто такие брокеры; что такое инвестиционный банк
container-question-CT-12-3 = какой цвет сбрасывают; какой цвет сбрасывается; что теряют в конце; почему пропали контейнеры
container-question-CT-3-4 = можно ли пасовать; как пасовать; пасовать; пропустить ход; пас
container-question-CT-9-2 = можно ли плыть в свой порт; зайти в свой порт
