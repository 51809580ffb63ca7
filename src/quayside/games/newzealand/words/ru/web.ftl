# Стол Новой Зеландии в браузере.

newzealand-board = Тропа через оба острова, морские пути, Веллингтон и рынки
newzealand-board-trail = Тропа
newzealand-board-sea = Море
newzealand-board-wellington = Веллингтон
newzealand-board-markets = Рынки
newzealand-trip = Поход { $number }
newzealand-last-turns = Последние ходы
newzealand-tasman = Тасманово море
newzealand-pacific = Тихий океан
newzealand-home = Новая Зеландия
newzealand-route-west = Запад
newzealand-route-north = Север
newzealand-route-east = Восток
newzealand-start = Старт
newzealand-sarah = Сара
newzealand-or = { " или " }
newzealand-free-actions = Карты, золото и жетоны (без действия)

## Places

newzealand-neutral = постройка { $letter }
newzealand-own-building = ваша постройка { $building }
newzealand-other-building = постройка { $building } ({ $name })
newzealand-to-building = { $whose ->
    [yours] к вашей постройке ({ $space })
    [your-own] к своей постройке ({ $space })
    [own] к своей постройке ({ $space })
    [her-own] к своей постройке ({ $space })
   *[other] к постройке игрока { $name } ({ $space })
 }
newzealand-by = Через { $place }
newzealand-fee = плата { $cost }
newzealand-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
 }
newzealand-fees = плата в пути
newzealand-one-auxiliary = одно вспомогательное действие
newzealand-or-auxiliary = или одно вспомогательное действие
newzealand-four-stages = доход, доставка, прогнозы
newzealand-runholder-of = Ранчер игрока { $name }
newzealand-ship-of = Корабль игрока { $name }
newzealand-stands = Где: { $place }; корабль: { $ship }
newzealand-harbour-at = { $place }: { $gives }
newzealand-sail = Плыть: { $place }
newzealand-upgrade = Улучшить: { $place }
newzealand-slot = Место { $slot }{ $cost ->
    [0] {""}
   *[other] {" "}за { $cost }
 }
newzealand-slot-name = Место { $slot }
newzealand-storehouse = Склад { $number }
newzealand-master = Начальник гавани: { $vp } ПО за { $thing }
newzealand-yellow-arrow = { $vp } ПО, если ваши склады стоят на обоих концах
newzealand-arrow = { $vp } ПО, если ваши диски лежат на обоих торговых постах
newzealand-transport = перевозка { $pounds }
newzealand-vp = { $vp } ПО
newzealand-pounds = { $pounds ->
    [one] { $pounds } фунт
    [few] { $pounds } фунта
   *[many] { $pounds } фунтов
 }
newzealand-corner-white = подходит к любому торговому посту
newzealand-corner-dark = только к тёмным торговым постам
newzealand-building-needs = Постройка { $building }, строителей { $craftsmen }, { $vp } ПО: { $what }
newzealand-pathfinder = Исследователь

## Markets

newzealand-job-market = Рынок труда
newzealand-bonus-market = Жетоны бонусов
newzealand-row-closed = ряд { $row } закрыт
newzealand-market-token = Жетон рынка бонусов
newzealand-forecasts = Прогнозы
newzealand-sheep-market = Рынок овец
newzealand-market-left = открыто { $open }, в стопке { $stack }
newzealand-objectives = Цели
newzealand-objective = Цель
newzealand-bonus-short = Бонус { $number }
newzealand-uncover = { $disc }: { $note }
newzealand-uncover-aux = { $times ->
    [double] двойное действие
   *[single] действие
 } «{ $what }»{ $pounds ->
    [0] {""}
    [one] {" "}за { $pounds } фунт
    [few] {" "}за { $pounds } фунта
   *[many] {" "}за { $pounds } фунтов
 }
newzealand-objective-name = { $objective } ({ $vp } ПО)
newzealand-bonus-cards = Карты бонусов
newzealand-supply = Запас карт
newzealand-hire-for = Нанять: { $worker } за { $price }
newzealand-tile-for = Взять: { $tile } за { $price }
newzealand-place-tile = Выложить: { $tile }
newzealand-take-sheep = Взять: { $breed }
newzealand-buy-card = Карта бонуса ({ $stack }): { $card } за { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
 }
newzealand-cards = до { $cards }
newzealand-arrow-black = он просто переходит на следующий ряд
newzealand-arrow-yellow = рынок овец пополняется
newzealand-arrow-turquoise = нейтральные постройки переворачиваются
newzealand-arrow-red = игра кончается, у остальных ещё по ходу

## Wellington

newzealand-stage-income = Доход
newzealand-stage-delivery = Доставка
newzealand-stage-forecast-a = Прогноз A
newzealand-stage-forecast-b = Прогноз B
newzealand-shearing = Стрижка
newzealand-one-per-breed = по карте каждой породы
newzealand-permanent = Постоянные
newzealand-certificates = Потратить сертификаты
newzealand-breeding-total = Итог
newzealand-wool-total = Шерсть
newzealand-posts-up-to = торговые посты до { $total }
newzealand-corner-rule = тёмный угол берёт любой диск, белый только белый
newzealand-your-discs = Ваши диски
newzealand-discs = Диски
newzealand-show = Показать: { $card }

## What a player has

newzealand-has-pounds = фунты
newzealand-has-gold = золото
newzealand-has-certificates = сертификаты
newzealand-has-tokens = жетоны обмена
newzealand-has-stack = карт в колоде
newzealand-has-pile = карт в сбросе
newzealand-has-steps = лимит шагов
newzealand-has-hand = карт в руке
newzealand-has-fees = плата за чёрную и зелёную руку
newzealand-has-wool = бонус шерсти
newzealand-has-score = очки
newzealand-has-shepherd = пастухи
newzealand-has-craftsman = строители
newzealand-has-sailor = моряки
newzealand-has-shearer = стригали
newzealand-hand = Ваша рука
newzealand-hand-empty = нет карт
newzealand-workers = Рабочие
newzealand-storehouses = Склады
newzealand-buildings = Постройки
newzealand-deck = Колода:
newzealand-row = { $worker }: { $count } из 5
newzealand-met = выполнена
newzealand-not-met = ещё не выполнена
newzealand-aux-single = { $what }{ $pounds ->
    [0] {""}
   *[other] {" "}за { $pounds }
 }
newzealand-aux-double = Двойное: { $what }{ $pounds ->
    [0] {""}
   *[other] {" "}за { $pounds }
 }

## Choosing

newzealand-choose-post = Какой торговый пост?
newzealand-choose-disc = Каким диском?
newzealand-choose-harbour = Из какой гавани?
newzealand-choose-tile = Какую постройку?
newzealand-choose-space = Куда?
newzealand-choose-slot = Какое место в гавани?
newzealand-choose-storehouse = Какой склад?
newzealand-choose-line = Сколько пастухов?
newzealand-choose-card = Какую карту вы за это отдаёте?
newzealand-only = { $what }, { $keep ->
    [0] взять только фунты
   *[other] взять только { $keep }
 }
newzealand-take-only = { $keep ->
    [0] только фунты
   *[other] только { $keep }
 }
newzealand-paying = { $what } (отдать: { $card })
newzealand-leaving = только { $card }, без награды
newzealand-build-on = { $building }: { $place }
newzealand-buy-with = { $breed }, { $shepherds ->
    [one] { $shepherds } пастух
    [few] { $shepherds } пастуха
   *[many] { $shepherds } пастухов
 }
newzealand-straight = Выбрать сразу ({ $count })
newzealand-play = { $card }: { $what }
newzealand-play-bare = { $card }, без эффекта
newzealand-spend = { $certificates ->
    [0] Ничего не тратить
    [one] Потратить { $certificates } сертификат
    [few] Потратить { $certificates } сертификата
   *[many] Потратить { $certificates } сертификатов
 }

newzealand-group-discard = Сбросить
newzealand-group-uncover = Снять диск
newzealand-group-via = Какой дорогой?
newzealand-group-aux = Вспомогательное действие
newzealand-group-accept_with = Взять и сбросить
newzealand-group-accept_bare = Сбросить без награды
newzealand-group-reveal = Показать
newzealand-group-forecast = Выложить
newzealand-group-hire = Нанять
newzealand-group-invest = Взять
newzealand-group-invest_with = Взять и отдать овцу
newzealand-group-place_joker = Джокер как
newzealand-group-take_sheep = Взять
newzealand-group-clear = Убрать
newzealand-group-sail = Плыть в
newzealand-group-upgrade = Улучшить
newzealand-group-appoint = Отправить последнего
newzealand-group-take_objective = Взять
newzealand-group-put_on_top = Следующей наверх
newzealand-group-add_objective = Добавить
newzealand-group-pick_worker = Сара берёт
newzealand-group-flip = Перевернуть

## Effects

newzealand-fx-pounds = { $amount ->
    [one] { $amount } фунт
    [few] { $amount } фунта
   *[many] { $amount } фунтов
 }
newzealand-fx-gold = { $amount ->
    [one] { $amount } золото
   *[other] { $amount } золота
 }
newzealand-fx-certificate = { $amount ->
    [one] { $amount } сертификат
    [few] { $amount } сертификата
   *[many] { $amount } сертификатов
 }
newzealand-fx-pathfinder = исследователь +{ $amount }
newzealand-fx-token = { $amount ->
    [one] { $amount } жетон обмена
    [few] { $amount } жетона обмена
   *[many] { $amount } жетонов обмена
 }
newzealand-fx-take = взять { $names }
newzealand-fx-draw = { $amount ->
    [one] взять { $amount } карту и { $amount } сбросить
    [few] взять { $amount } карты и { $amount } сбросить
   *[many] взять { $amount } карт и { $amount } сбросить
 }
newzealand-fx-wool_value = фунты за её шерсть
newzealand-fx-permanent_certificate = постоянный сертификат
newzealand-fx-permanent_wool = бонус шерсти +{ $amount }
newzealand-fx-objective = взять цель
newzealand-fx-hire = нанять рабочего{ $amount ->
    [0] {""}
   *[other] , цена { $sign }
 }
newzealand-fx-invest = взять жетон бонуса{ $amount ->
    [0] {""}
   *[other] , цена { $sign }
 }
newzealand-fx-build = строить, по { $amount } за строителя
newzealand-fx-upgrade_by = улучшить постройку на { $amount }
newzealand-fx-buy_sheep = купить овец
newzealand-fx-market = овцы с рынка: { $names }
newzealand-fx-move_ship = { $amount ->
    [0] корабль: по клетке за моряка
    [one] корабль: { $amount } клетка
   *[other] корабль: до { $amount } клеток
 }
newzealand-fx-storehouse_within = склад в пределах { $amount }
newzealand-fx-shear = { $amount ->
    [0] стрижка вашими стригалями
    [one] стрижка { $amount } овцы
   *[other] стрижка до { $amount } овец
 }
newzealand-fx-auxiliary = { $amount ->
    [1] одиночное вспомогательное действие
   *[other] одиночное или двойное вспомогательное действие
 }
newzealand-fx-move_runholder = { $amount ->
    [one] дальше на { $amount } место
   *[other] дальше до { $amount } мест
 }
newzealand-fx-remove_hazard = убрать опасность{ $amount ->
    [0] {""}
   *[other] {" "}за { $amount }
 }
newzealand-fx-place_worker = поставить джокера
newzealand-fx-disc_on = диск: { $names }
newzealand-fx-gained_on_top = полученные в этот ход карты наверх колоды
newzealand-discard-for = сбросить { $cost }: { $what }
newzealand-cost-any = любую овцу
newzealand-cost-pair = две одной породы
newzealand-per = { $what } за { $thing }
newzealand-thing-grass_building = { $count ->
    [1] каждую постройку на траве
    [few] каждые { $count } постройки на траве
   *[many] каждые { $count } построек на траве
 }
newzealand-thing-shepherd = { $count ->
    [1] каждого пастуха
    [few] каждые { $count } пастуха
   *[many] каждые { $count } пастухов
 }
newzealand-thing-placed_storehouse = { $count ->
    [1] каждый склад в море
    [few] каждые { $count } склада в море
   *[many] каждые { $count } складов в море
 }
newzealand-thing-hazard_pair = { $count ->
    [1] каждую пару из камнепада и наводнения
    [few] каждые { $count } пары из камнепада и наводнения
   *[many] каждые { $count } пар из камнепада и наводнения
 }
newzealand-thing-own_objective = { $count ->
    [1] каждую сыгранную цель
    [few] каждые { $count } сыгранные цели
   *[many] каждые { $count } сыгранных целей
 }
newzealand-thing-pathfinder_space = { $count ->
    [1] каждую клетку исследователя
    [few] каждые { $count } клетки исследователя
   *[many] каждые { $count } клеток исследователя
 }
newzealand-thing-hazard_tile = { $count ->
    [1] каждую опасность
    [few] каждые { $count } опасности
   *[many] каждые { $count } опасностей
 }
newzealand-thing-certificate = { $count ->
    [1] каждый сертификат
    [few] каждые { $count } сертификата
   *[many] каждые { $count } сертификатов
 }
newzealand-thing-own_building = { $count ->
    [1] каждую свою постройку
    [few] каждые { $count } свои постройки
   *[many] каждые { $count } своих построек
 }
newzealand-thing-worker = { $count ->
    [1] каждого рабочего
    [few] каждые { $count } рабочих
   *[many] каждые { $count } рабочих
 }
newzealand-thing-ferry_card = { $count ->
    [1] каждую карту парома
    [few] каждые { $count } карты парома
   *[many] каждые { $count } карт парома
 }

## Sarah

newzealand-sarah-card = Карта Сары { $card }
newzealand-sarah-steps = { $count }, столько же, сколько: { $worker }
newzealand-sarah-level = Сила
newzealand-sarah-speciality = Специализация
newzealand-sarah-next = Следующая доставка
newzealand-sarah-discs = Осталось дисков
newzealand-sarah-left = Карты впереди
newzealand-deed-hire = нанимает рабочего
newzealand-deed-buy_sheep = покупает овец
newzealand-deed-build = строит
newzealand-deed-invest = забирает жетон бонуса
newzealand-deed-pathfinder = исследователь +{ $what }
newzealand-deed-objective = берёт цель
newzealand-deed-hazard = убирает опасность
newzealand-deed-market = берёт овец: { $what }
newzealand-deed-sailors = действует моряками
newzealand-deed-shearers = действует стригалями
newzealand-deed-move = идёт дальше на { $what }
newzealand-deed-add_sheep = добавляет овец на рынок

## Конец партии

newzealand-part-arrow = стрелка: { $name }
newzealand-part-pair = склады { $id }
newzealand-part-path = клетка { $id }
newzealand-part-worker = пятеро в ряду: { $name }

## Для тех, кто слушает

newzealand-figures = племенная ценность { $breeding }, шерсть { $wool }
newzealand-heard-post = пост { $value }
newzealand-heard-sheep = { $breed } (племенная ценность { $value }, шерсть { $wool })
newzealand-heard-has = Имеет
newzealand-heard-pounds = { $count ->
    [one] { $count } фунт
    [few] { $count } фунта
   *[many] { $count } фунтов
 }
newzealand-heard-gold = { $count ->
    [one] { $count } золото
   *[other] { $count } золота
 }
newzealand-heard-certificates = { $count ->
    [one] { $count } сертификат
    [few] { $count } сертификата
   *[many] { $count } сертификатов
 }
newzealand-heard-tokens = { $count ->
    [one] { $count } жетон обмена
    [few] { $count } жетона обмена
   *[many] { $count } жетонов обмена
 }
newzealand-heard-steps = лимит шагов { $count }
newzealand-heard-hand = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
 }
newzealand-heard-stack = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
 }
newzealand-heard-shepherd = { $count ->
    [one] { $count } пастух
    [few] { $count } пастуха
   *[many] { $count } пастухов
 }
newzealand-heard-craftsman = { $count ->
    [one] { $count } строитель
    [few] { $count } строителя
   *[many] { $count } строителей
 }
newzealand-heard-sailor = { $count ->
    [one] { $count } моряк
    [few] { $count } моряка
   *[many] { $count } моряков
 }
newzealand-heard-shearer = { $count ->
    [one] { $count } стригаль
    [few] { $count } стригаля
   *[many] { $count } стригалей
 }

## Посты и колоды

newzealand-posts-local = Торговые посты
newzealand-posts-wool = Посты шерсти
newzealand-posts-foreign = Иностранные посты
newzealand-deck-look = Посмотреть сброс и колоду
newzealand-deck-pile = Сброс
newzealand-deck-whole = Вся колода
newzealand-deck-note = Из чего состоит колода, знают все; её порядка и стопки добора не видит никто.
newzealand-deck-none = пусто
