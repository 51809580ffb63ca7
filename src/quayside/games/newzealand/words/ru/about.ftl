# Что есть что в «Новой Зеландии»: карточки и указатель стола.

newzealand-legend-icons = Знаки
newzealand-legend-cards = Карты
newzealand-legend-objectives = Цели
newzealand-legend-buildings = Постройки
newzealand-legend-trail = Тропа
newzealand-legend-hazards = Опасности
newzealand-legend-sea = Море
newzealand-legend-posts = Торговые посты
newzealand-legend-markets = Рынки
newzealand-legend-board = Планшет игрока
newzealand-legend-solo = Сара

newzealand-about-worth = В конце игры: { $vp } ПО.
newzealand-about-sheep = Овца. Племенная ценность { $breeding }: считается в Веллингтоне, для дохода и доставки. Ценность шерсти { $wool }: считается при стрижке.
newzealand-about-sheep-vp = { $vp ->
    [0] Победных очков не даёт.
   *[other] { $vp } ПО, где бы в вашей колоде она ни была в конце игры.
 }
newzealand-about-from-player = Одна из 14 овец, с которыми начинает каждый.
newzealand-about-from-market = Покупается на рынке овец.
newzealand-about-from-supply = Из запаса: её дают торговые посты, гавани и действия.
newzealand-about-from-bonus = Карта бонуса: за золото или из гавани.
newzealand-about-effect = Сыграть с руки: { $what }. Затем карта уходит в сброс, и вы берёте одну карту.
newzealand-about-counts-ferry = Считается и паромом.
newzealand-about-objective-now = Когда вы её играете, по желанию: { $what }.
newzealand-about-objective-worth = Все задания выполнены к концу игры: { $vp } ПО. Иначе: { $penalty } ПО.
newzealand-about-objective-met = Сейчас она выполнена.
newzealand-about-objective-open = Сейчас она не выполнена.

newzealand-about-neutral = Доступна всем: каждое действие один раз за посещение, в любом порядке.
newzealand-about-action = • { $what }
newzealand-about-flips = На обороте, когда пройдена бирюзовая стрелка: { $what }
newzealand-about-building-needs = Строителей нужно: { $craftsmen }. На тропе стоит { $vp } ПО.
newzealand-about-building-owner = Её действия доступны только владельцу; у других здесь одно одиночное вспомогательное действие.
newzealand-about-hands = { $pounds ->
    [one] Другие, дойдя сюда, платят владельцу { $pounds } фунт.
    [few] Другие, дойдя сюда, платят владельцу { $pounds } фунта.
   *[other] Другие, дойдя сюда, платят владельцу { $pounds } фунтов.
 }
newzealand-about-space = Место для постройки.
newzealand-about-space-empty = Пока место пусто, его пропускают и шага на него не тратят.
newzealand-about-space-grass = На траве: некоторые постройки платят за каждую вашу постройку на траве.
newzealand-about-space-lock = Закрыто: чтобы строить здесь, ваш диск должен дойти до клетки { $lock } шкалы исследователя.
newzealand-about-space-extra = Дополнительное действие владельца постройки на этом месте: { $what }
newzealand-about-space-hazard = Сюда может лечь опасность.
newzealand-about-space-neutral = Здесь стоит нейтральная постройка.
newzealand-about-start = После Веллингтона ваш ранчер начинает отсюда новый путь.
newzealand-about-wellington = Конец тропы. По порядку: доход, доставка, прогноз A, прогноз B.
newzealand-about-hazard = { $pounds ->
    [one] Кто доходит сюда, платит в банк { $pounds } фунт.
    [few] Кто доходит сюда, платит в банк { $pounds } фунта.
   *[other] Кто доходит сюда, платит в банк { $pounds } фунтов.
 } Здесь доступно одно одиночное вспомогательное действие.
newzealand-about-hazard-taken = Убранный действием жетон стоит { $vp } ПО и приносит карту: { $card }.
newzealand-about-hand-name = { $hand ->
    [green] Зелёная рука
   *[black] Чёрная рука
 }
newzealand-about-hand = { $pounds ->
    [one] За приход сюда платят { $pounds } фунт.
    [few] За приход сюда платят { $pounds } фунта.
   *[other] За приход сюда платят { $pounds } фунтов.
 }

newzealand-about-small = Заплатите за свободное место, поставьте туда склад и возьмите карту: { $card }.
newzealand-about-costs = Цены мест: { $costs }.
newzealand-about-medium = Заплатите { $cost }, положите диск и возьмите верхнюю карту стопки: { $card }. Затем можно получить начальника гавани.
newzealand-about-large = Поставьте склад бесплатно: для вас откроется { $post }.
newzealand-about-harbour-last = Затем корабль возвращается к началу.
newzealand-about-corner-white = Белые углы: сюда идут только диски с белых мест.
newzealand-about-corner-dark = Тёмные углы: сюда идёт любой диск.
newzealand-about-water = Шаг корабля; здесь ничего не происходит.
newzealand-about-sea-start = Отсюда начинают все корабли и сюда возвращаются после последней гавани маршрута.
newzealand-about-master-now = Сразу: { $what }.
newzealand-about-master-price = За него отдают последний жетон рабочего одного из своих рядов.
newzealand-about-master-name = Начальник гавани: { $thing }
newzealand-about-post-sheep = Доставка в Веллингтоне при сумме { $value } или больше.
newzealand-about-post-wool = Доставка после стрижки при шерсти на { $value } или больше.
newzealand-about-post-foreign = Только если ваш склад стоит в его большой гавани.
newzealand-about-post-brings = Приносит: { $what }.
newzealand-about-post-transport = { $pounds ->
    [one] Перевозка стоит { $pounds } фунт и платится последней.
    [few] Перевозка стоит { $pounds } фунта и платится последней.
   *[other] Перевозка стоит { $pounds } фунтов и платится последней.
 }
newzealand-about-post-vp = За каждый диск в конце игры: { $vp } ПО.
newzealand-about-post-repeat = Принимает больше одного вашего диска.
newzealand-about-post-arrow = Зелёная стрелка, { $post }: { $vp } ПО, если вы на обоих постах.
newzealand-about-arrow-name = Зелёная стрелка
newzealand-about-yellow-name = Жёлтая стрелка
newzealand-about-arrow-between = Соединяет: { $one }, { $other }.

newzealand-about-worker-shepherd = Пастухи покупают овец на рынке; каждый работает раз за действие.
newzealand-about-worker-craftsman = Строители строят: постройке нужно столько, сколько на ней указано.
newzealand-about-worker-sailor = Моряки ведут корабль: по клетке за каждого.
newzealand-about-worker-shearer = Каждый стригаль стрижёт овцу или берёт карту и сбрасывает одну.
newzealand-about-worker-row = Первый в ряду напечатан; пятый стоит { $vp } ПО.
newzealand-about-job-name = Рынок труда, ряд { $row }
newzealand-about-job = { $price ->
    [one] Рабочий этого ряда стоит { $price } фунт; действие меняет цену.
    [few] Рабочий этого ряда стоит { $price } фунта; действие меняет цену.
   *[other] Рабочий этого ряда стоит { $price } фунтов; действие меняет цену.
 }
newzealand-about-slot-name = { $worker }, место { $slot }
newzealand-about-slot-now = Кто сюда встаёт, тот может сразу: { $what }.
newzealand-about-slot-none = Без немедленного действия.
newzealand-about-slot-printed = Он напечатан на планшете и есть всегда.
newzealand-about-row-name = Жетоны бонусов, ряд { $row }
newzealand-about-row = { $price ->
    [one] Жетон этого ряда стоит { $price } фунт; действие и сам жетон меняют цену.
    [few] Жетон этого ряда стоит { $price } фунта; действие и сам жетон меняют цену.
   *[other] Жетон этого ряда стоит { $price } фунтов; действие и сам жетон меняют цену.
 }
newzealand-about-row-arrow = Когда жетон рынка уходит отсюда, { $what }.
newzealand-about-token = Его ряд закрыт. Когда очередь доходит до него, он идёт дальше; с последним рядом игра кончается.
newzealand-about-token-vp = Кто заполнит рынок, получает его: { $vp } ПО.
newzealand-about-bonus-costs = Сверх цены ряда: { $what }.
newzealand-about-bonus-cost-gold = { $amount ->
    [one] { $amount } золото
   *[other] { $amount } золота
 }
newzealand-about-bonus-cost-pounds = { $amount ->
    [one] { $amount } фунт
    [few] { $amount } фунта
   *[other] { $amount } фунтов
 }
newzealand-about-bonus-cost-card = начальная овца с руки с племенной ценностью 2
newzealand-about-bonus-gain = Вы получаете: { $what }.
newzealand-about-stack-name = Карты бонуса: { $stack }
newzealand-about-stack = Верхняя карта стоит { $gold } золота: в свой ход, сколько угодно раз.
newzealand-about-stack-top = Сверху: { $card }
newzealand-about-line-name = Строка цен { $line }
newzealand-about-line = { $shepherds ->
    [one] { $shepherds } пастух
    [few] { $shepherds } пастуха
   *[many] { $shepherds } пастухов
 } и { $pounds ->
    [one] { $pounds } фунт
    [few] { $pounds } фунта
   *[many] { $pounds } фунтов
 }: { $cards ->
    [one] одна карта
   *[other] до { $cards } карт
 } ({ $breeds }).
newzealand-about-line-two = любые овцы по 2 ПО
newzealand-about-line-token = К ней даётся жетон обмена.
newzealand-about-path-name = Шкала исследователя, клетка { $space }
newzealand-about-path = Диск, который закончит здесь, стоит { $vp } ПО.
newzealand-about-path-gold = Кто доходит сюда, получает { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
 }.
newzealand-about-path-choice = Кто доходит сюда, переворачивает жетон шагов или жетон штрафа.
newzealand-about-path-step = Кто доходит сюда, получает жетон шагов: на шаг больше в каждый ход.
newzealand-about-path-lock = Отсюда можно строить на местах с отметкой { $space }.

newzealand-about-disc-name = Диск: { $disc }
newzealand-about-disc-aux = Снятый, открывает место этого вспомогательного действия; когда открыты оба, действие можно удвоить.
newzealand-about-disc-step = Снятый, поднимает лимит шагов на 1.
newzealand-about-disc-hand = Снятый, поднимает лимит руки на 1.
newzealand-about-disc-certificate_limit = Снятый, позволяет держать 5 сертификатов вместо 3.
newzealand-about-disc-permanent_certificate = Снятый, оставляет постоянный сертификат: 1 к каждому доходу.
newzealand-about-disc-bonus_wool = Снятый, оставляет бонус шерсти: 1 к каждой стрижке.
newzealand-about-disc-white = Белые углы: идёт на любой торговый пост и в любую среднюю гавань.
newzealand-about-disc-dark = Тёмные углы: идёт только на посты и в гавани с тёмными углами.
newzealand-about-disc-cost = { $pounds ->
    [one] Снять его стоит { $pounds } фунт.
    [few] Снять его стоит { $pounds } фунта.
   *[other] Снять его стоит { $pounds } фунтов.
 }
newzealand-about-disc-brings = { $pounds ->
    [one] Снятый, приносит { $pounds } фунт.
    [few] Снятый, приносит { $pounds } фунта.
   *[other] Снятый, приносит { $pounds } фунтов.
 }
newzealand-about-aux-name = Вспомогательное действие: { $action }
newzealand-about-aux-single = Одиночное: { $what }{ $pounds ->
    [0] {""}
    [one] {" "}за { $pounds } фунт
    [few] {" "}за { $pounds } фунта
   *[other] {" "}за { $pounds } фунтов
 }.
newzealand-about-aux-double = Двойное, когда открыты оба места: { $what }{ $pounds ->
    [0] {""}
    [one] {" "}за { $pounds } фунт
    [few] {" "}за { $pounds } фунта
   *[other] {" "}за { $pounds } фунтов
 }.
newzealand-about-pair-name = Склады { $one } и { $other }
newzealand-about-pair = Когда оба покинули планшет: { $what }.
newzealand-about-storehouse = Его ставят в малую или большую гавань. Все склады одинаковы; разнятся только пары.

newzealand-about-sarah = Что делает Сара в один из своих ходов.
newzealand-about-sarah-steps = Её путь: { $what }.
newzealand-about-sarah-number = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
 }
newzealand-about-sarah-by = столько шагов, сколько у неё есть: { $worker }
newzealand-about-sarah-speciality = её специализация
newzealand-about-sarah-if = Если её специализация – { $worker }: { $what }.
newzealand-about-sarah-else = Иначе: { $what }.
newzealand-about-sarah-does = Сара { $what }.

newzealand-about-has-pounds = Деньги. В конце игры каждые 5 фунтов дают 1 ПО.
newzealand-about-has-gold = За него берут карты бонуса и джокеров; хранить можно не больше 5.
newzealand-about-has-certificates = Потраченный в Веллингтоне, каждый добавляет 1 к сумме. Постоянные считаются всегда и не тратятся.
newzealand-about-has-tokens = Один жетон: взять до двух карт и столько же сбросить. Два: шропшир уходит из игры за 1 золото.
newzealand-about-has-stack = Карты, которые вы возьмёте. Смотреть их порядок нельзя никому.
newzealand-about-has-pile = Лежит открыто. Когда колода кончится, сброс станет новой колодой.
newzealand-about-has-steps = На сколько мест вы можете пройти за ход.
newzealand-about-has-hand = В конце хода вы добираете карты до лимита руки.
newzealand-about-has-fees = Сколько вам стоят чёрная и зелёная рука; ничего, когда жетон штрафа перевёрнут.
newzealand-about-has-wool = Прибавляется к шерсти при каждой стрижке.
newzealand-about-has-score = Счёт на данный момент, по источникам.
newzealand-about-runholder-name = Ранчер
newzealand-about-ship-name = Корабль
newzealand-about-runholder = Идёт по тропе; где остановится, то место и используется.
newzealand-about-ship = Ходит по морским путям к гаваням и улучшает их.
newzealand-about-forecast-name = Прогноз { $bag }
newzealand-about-forecast-a = Два жетона мешочка A: в Веллингтоне кладут один из них, рабочего на рынок труда или опасность на тропу.
newzealand-about-forecast-b = Два жетона мешочка B: в Веллингтоне кладут один из них на рынок бонусов.
newzealand-about-joker = Джокер считается рабочим того ряда, в котором стоит.

## Знаки

newzealand-about-fx-pathfinder = Ваш диск идёт вперёд по шкале исследователя; можно пройти и меньше.
newzealand-about-fx-take = Вы берёте эту карту из запаса в свой сброс.
newzealand-about-fx-draw = Вы берёте столько карт и столько же сбрасываете.
newzealand-about-fx-wool_value = Вы сбрасываете овцу и получаете ценность её шерсти в фунтах.
newzealand-about-fx-permanent_certificate = Добавляет 1 к каждому доходу и не тратится.
newzealand-about-fx-permanent_wool = Прибавляется к шерсти при каждой стрижке.
newzealand-about-fx-objective = Вы берёте открытую цель или неизвестную верхнюю.
newzealand-about-fx-hire = Вы берёте рабочего с рынка труда по цене ряда; число меняет цену.
newzealand-about-fx-invest = Вы берёте жетон бонуса по цене ряда; число меняет цену.
newzealand-about-fx-build = Вы строите за столько фунтов на строителя или заменяете меньшую постройку.
newzealand-about-fx-upgrade_by = Вы заменяете постройку той, которой нужно ровно на столько строителей больше.
newzealand-about-fx-buy_sheep = Ваши пастухи покупают овец на рынке.
newzealand-about-fx-market = Вы берёте такую овцу с рынка.
newzealand-about-fx-move_ship = Корабль проходит столько клеток или по числу моряков; последняя может улучшить гавань.
newzealand-about-fx-storehouse_within = Вы ставите склад в гавань на таком расстоянии; корабль остаётся на месте.
newzealand-about-fx-shear = Вы стрижёте столько овец разных пород или по числу стригалей.
newzealand-about-fx-auxiliary = Вы делаете вспомогательное действие своего планшета.
newzealand-about-fx-move_runholder = Ваш ранчер идёт дальше и использует новое место; не сделанное здесь пропадает.
newzealand-about-fx-remove_hazard = Вы берёте с тропы опасность за указанную цену.
newzealand-about-fx-place_worker = Вы ставите джокера в один из своих рядов.
newzealand-about-fx-disc_on = Вы кладёте диск на этот торговый пост по обычным правилам.
newzealand-about-fx-gained_on_top = Полученные в этот ход карты ложатся на вашу колоду.

## О чём спрашивают, с правилом, которое отвечает

newzealand-question-NZ-30-13 = как победить; кто побеждает; как выиграть; какая цель игры; победа; выиграть; победить; победитель; ничья; что при ничьей; равенство в конце; при ничьей; равный счёт
newzealand-question-NZ-30-1 = как считаются очки; подсчёт очков; за что дают очки; как получить очки; за что очки; очки за деньги; деньги в конце; очков за деньги; как победить
newzealand-question-NZ-4-1 = из чего состоит ход; что можно делать в свой ход; что происходит за ход
newzealand-question-NZ-6-2 = сколько действий; сколько у меня действий; сколько действий за ход; что делать в постройке; вспомогательное действие; вспомогательные действия
newzealand-question-NZ-7-4 = где взять деньги; как получить фунты; доход; заработать; зарабатывать деньги; деньги; заработать деньги
newzealand-question-NZ-29-1 = когда кончается игра; как заканчивается игра; конец игры; сколько ходов осталось; сколько длится игра; сколько раундов; раунды; игра закончена; когда игра закончится; конец партии
newzealand-question-NZ-5-2 = как далеко можно идти; как ходить; сколько у меня шагов; ходить назад; вернуться назад
newzealand-question-NZ-8-1 = как работает доставка; зачем торговые посты; как доставить; можно ли продать; как продать овец
newzealand-question-NZ-16-2 = как строить; сколько стоит постройка; сколько нужно строителей; цена постройки; постройки стоят
newzealand-question-NZ-13-1 = как нанять рабочих; сколько стоит рабочий; как получить рабочих; нанять; наём
newzealand-question-NZ-15-1 = как купить овец; откуда берутся овцы; стоит овца; цена овцы; сколько стоят овцы
newzealand-question-NZ-20-1 = как работает стрижка; зачем шерсть; как стричь
newzealand-question-NZ-17-1 = как плыть; как далеко идёт корабль; как ходит корабль
newzealand-question-NZ-18-3 = зачем гавани; зачем склады
newzealand-question-NZ-26-1 = зачем золото; как получить карты бонуса; что купить за золото
newzealand-question-NZ-23-2 = зачем жетоны обмена; что делают жетоны
newzealand-question-NZ-21-6 = зачем цели; сколько очков дают цели; не выполнить цель; невыполненная цель; выполнил цель
newzealand-question-NZ-12-3 = зачем сертификаты; как получить сертификаты
newzealand-question-NZ-1-11 = можно ли смотреть свой сброс; можно ли смотреть свою колоду
newzealand-question-NZ-3-5 = сколько денег в начале; с чем начинают игру; начальные деньги; кто ходит первым; кто начинает; первый игрок; денег в начале; фунтов в начале; карт в начале
newzealand-question-NZ-11-1 = сколько карт добирают; как получить больше карт; как брать карты; лимит руки; размер руки; сколько карт держать в руке; карт в руке; сколько карт
newzealand-question-NZ-32-1 = кто такая Сара; как играет Сара; соло; одиночная игра; как играть одному; автома; что делает Сара; Сара; играть одному; один игрок
newzealand-question-NZ-6-7 = ничего не делать; пас; пасовать; пропустить
newzealand-question-NZ-16-1 = где можно строить; где строить; строить на занятом месте
newzealand-question-NZ-16-6 = открыть место для постройки; закрытые места
newzealand-question-NZ-23-3 = избавиться от шропширов; убрать шропшира; начальные овцы
newzealand-question-NZ-8-8 = стрелки; что значат стрелки; зелёная стрелка
newzealand-question-NZ-10-1 = прогноз; что такое прогноз
newzealand-question-NZ-7-2 = племенная ценность; ценность разведения
newzealand-question-NZ-1-2 = ранчер; что такое ранчер; сколько дисков
newzealand-question-NZ-5-7 = нечем платить штраф; нечем заплатить; нет денег
newzealand-question-NZ-5-6 = ладони стоят; что значат ладони; руки; штраф; плата за проход
newzealand-question-NZ-1-9 = сколько рабочих; лимит рабочих; рабочих иметь
newzealand-question-NZ-12-5 = сколько золота; лимит золота; золота иметь
newzealand-question-NZ-3-6 = сколько сертификатов; лимит сертификатов; сертификатов иметь
newzealand-question-NZ-25-1 = убрать опасность; расчистить опасность; камнепад; наводнение
newzealand-question-NZ-6-8 = Веллингтон; происходит в Веллингтоне
newzealand-question-NZ-8-3 = тёмные углы; белые углы; углы диска
newzealand-question-NZ-22-1 = шкала исследователя; трек исследователя; исследователь; зачем исследователь
newzealand-question-NZ-23-4 = откуда жетоны обмена; где взять жетоны обмена
newzealand-question-NZ-19-1 = начальник гавани; получить начальника гавани
newzealand-question-NZ-18-1 = улучшить гавань; сколько стоит гавань
newzealand-question-NZ-21-1 = получить цели; новые цели; взять цель; как получить цель
newzealand-question-NZ-15-14 = куда идут купленные овцы; новые овцы; купленные овцы
newzealand-question-NZ-14-2 = стоит жетон бонуса; цена жетона бонуса
newzealand-question-NZ-14-4 = джокер; что делает джокер
newzealand-question-NZ-5-5 = двое на одном месте; стоять вдвоём; место занято; вдвоём на одном месте
newzealand-question-NZ-6-5 = чужая постройка; постройка соперника; в чужой постройке
newzealand-question-NZ-5-3 = больше шагов; лимит шагов; ходить дальше
newzealand-question-NZ-5-8 = жетон штрафа; больше не платить штраф
newzealand-question-NZ-29-3 = ещё ход в конце; последний ход; ещё один ход
newzealand-question-NZ-20-5 = посты шерсти; пост шерсти
newzealand-question-NZ-26-4 = получить золото; откуда золото; больше золота; как получить золото
newzealand-question-NZ-1-10 = что тайно; видят ли другие мои карты; карты соперников
newzealand-note-no-loans = Денег здесь никто не одалживает: нет ни займов, ни долгов. Банк только платит и собирает. Прощается лишь штраф, на который не хватило денег (NZ-5.7). Фунты приносят доход в Веллингтоне (NZ-7.4), стрижка (NZ-20.2) и многие действия.
newzealand-asked-no-loans = банк; заём; кредит; долг; взять кредит; занять деньги
