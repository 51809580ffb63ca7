# Что есть что в «Судоверфи»: подсказки и указатель стола.

shipyard-legend-actions = Тайлы действий
shipyard-legend-pieces = Экипаж, оснастка и товары
shipyard-legend-canals = Каналы и чиновники
shipyard-legend-employees = Рабочие
shipyard-legend-contracts = Контракты
shipyard-legend-table = Витрины, круги и поезда
shipyard-legend-own = Перед игроком
shipyard-legend-ships = Тайлы кораблей

shipyard-about-part-bow = Нос корабля. Корабль – это нос, от одной до семи середин и корма подряд.
shipyard-about-part-middle = Середина корабля: от одной до семи между носом и кормой.
shipyard-about-part-stern = Корма корабля. С ней корабль закончен и в конце хода должен уйти.
shipyard-about-part-blank = Ничего не несёт, но считается тайлом корабля.
shipyard-about-icon-cabin = Каюта: место для бизнесмена, солдата или офицера.
shipyard-about-icon-mast = Мачта: место для паруса или трубы.
shipyard-about-icon-crane = Место для крана.
shipyard-about-icon-cannon = Место для пушки.
shipyard-about-icon-propeller = Место для винта.
shipyard-about-icon-lifebuoy = Спасательный круг: чиновник платит 1 очко за каждый, и их считает контракт.
shipyard-about-icon-lifeboat = Шлюпка: чиновник платит 1 очко за каждую, и их считает контракт.
shipyard-about-icon-lantern = Фонарь: чиновник платит 1 очко за каждый, и их считает контракт.
shipyard-about-piece-captain = Без капитана корабль не выходит. Первому каюта не нужна; остальные – офицеры. На борту: { $crew ->
    [one] { $crew } очко за каждого
    [few] { $crew } очка за каждого
   *[many] { $crew } очков за каждого
 }.
shipyard-about-piece-businessman = Нужна каюта. На борту: { $crew ->
    [one] { $crew } очко
    [few] { $crew } очка
   *[many] { $crew } очков
 }; торговый чиновник платит за него ещё раз.
shipyard-about-piece-soldier = Нужна каюта. На борту: { $crew ->
    [one] { $crew } очко
    [few] { $crew } очка
   *[many] { $crew } очков
 }; военный чиновник платит за него ещё раз.
shipyard-about-piece-sail = Стоит на мачте. Каждый прибавляет 1 к скорости.
shipyard-about-piece-smokestack = Стоит на мачте. С винтом делает корабль пароходом; иначе две трубы прибавляют 1 к скорости.
shipyard-about-piece-propeller = Прибавляет 1 к скорости; с трубой корабль становится пароходом.
shipyard-about-piece-crane = Нужно своё место. На борту: { $crane ->
    [one] { $crane } очко
    [few] { $crane } очка
   *[many] { $crane } очков
 }; торговый чиновник платит и за него.
shipyard-about-piece-cannon = Нужно своё место. На борту: { $cannon ->
    [one] { $cannon } очко
    [few] { $cannon } очка
   *[many] { $cannon } очков
 }; военный чиновник платит и за неё.
shipyard-about-piece-from = Ждёт в вашем запасе погрузки на корабль.
shipyard-about-crew = экипаж

shipyard-about-canal = { $spaces ->
    [one] { $spaces } клетка воды
    [few] { $spaces } клетки воды
   *[many] { $spaces } клеток воды
 }, { $sides ->
    [one] { $sides } открытая сторона
    [few] { $sides } открытые стороны
   *[many] { $sides } открытых сторон
 }. Присоединяется там, где открытая сторона встречает открытую.
shipyard-about-canal-officials = На его клетках: { $list }.
shipyard-about-canal-used = Когда ваша фигурка уходит на другой канал, этот считается использованным.
shipyard-about-official-name = Чиновник: { $official }
shipyard-about-official = Когда корабль входит на эту клетку, вы получаете по 1 очку за каждую единицу на борту: { $list }.
shipyard-about-riband = Последняя Голубая лента, на которую вошёл корабль, даёт столько очков, сколько шагов он до неё прошёл.

shipyard-about-contract-blue = Синий государственный контракт.
shipyard-about-contract-green = Зелёный государственный контракт.
shipyard-about-contract-each = { $points ->
    [one] { $points } очко за каждое.
    [few] { $points } очка за каждое.
   *[many] { $points } очков за каждое.
 }
shipyard-about-contract-table = Количество → очки: { $table }.
shipyard-about-contract-step = { $count } → { $points }
shipyard-about-contract-above = За каждое сверх этого ещё { $points }.
shipyard-about-contract-end = Считается в конце и только по вышедшим кораблям. В итоге остаётся по одному контракту каждого цвета.
shipyard-about-contract-now = Очков на данный момент: { $points }.
shipyard-about-employee-about = Что именно: { $what }.
shipyard-about-employee-amount = На каждый корабль ещё до { $amount }.
shipyard-about-employee-surcharge = { $guilders ->
    [one] Стоит на { $guilders } гульден дороже пути маркера.
    [few] Стоит на { $guilders } гульдена дороже пути маркера.
   *[other] Стоит на { $guilders } гульденов дороже пути маркера.
 }
shipyard-about-employee-level = Только для того, у кого есть первый торговец этим товаром.
shipyard-about-employee-points = Очков в конце: { $points }.
shipyard-about-employee-colour = Цвет: { $colour }. Работает с этого момента и не уходит.
shipyard-about-colour-brown = коричневый
shipyard-about-colour-green = зелёный
shipyard-about-colour-orange = оранжевый
shipyard-about-colour-blue = синий
shipyard-about-colour-yellow = жёлтый
shipyard-about-train-name = Поезд: { $cars }
shipyard-about-train = Каждый вагон продают по цене биржи или меняют на что-нибудь.
shipyard-about-goods = { $commodity }. В обмен можно получить: { $items }.
shipyard-about-train-once = Два вагона одного поезда нельзя обменять на одно и то же; потом поезд откладывают.
shipyard-about-commodity = При продаже приносит столько, сколько платит сектор биржи; каждый торговец прибавляет 1.

shipyard-about-action-build = Возьмите с витрин до { $cards } тайлов кораблей на свою верфь.
shipyard-about-action-purchase = Купите один поезд с витрины.
shipyard-about-action-rent = Арендуйте один канал и присоедините к своей системе.
shipyard-about-action-manufacture = Передвиньте маркер оснастки и возьмите то, что он показывает, и по детали за каждого своего инженера.
shipyard-about-action-recruit = Передвиньте маркер экипажа и возьмите то, что он показывает, и по одной фишке за каждого своего агента по найму.
shipyard-about-action-hire = Передвиньте маркер найма и возьмите одного из рабочих там.
shipyard-about-action-exchange = Продайте или обменяйте товары одного из своих поездов.
shipyard-about-action-subsidy = Получите { $subsidy ->
    [one] { $subsidy } гульден
    [few] { $subsidy } гульдена
   *[many] { $subsidy } гульденов
 }.
shipyard-about-action-income = Выбор приносит по 1 гульдену за каждый занятый тайл впереди.
shipyard-about-market = Цены рядов в гульденах, снизу вверх: { $prices }.
shipyard-about-market-slides = После действия колонка сдвигается вниз и пополняется.
shipyard-about-ring-manufacture = Круг оснастки
shipyard-about-ring-recruit = Круг экипажа
shipyard-about-ring = Маркер идёт на один сектор бесплатно и ещё до трёх по { $cost }. Вы получаете то, на чём он остановится.
shipyard-about-ring-order = По порядку: { $list }.
shipyard-about-sector = Биржа, сектор { $sector }
shipyard-about-sector-price = { $commodity }: { $guilders ->
    [one] { $guilders } гульден
    [few] { $guilders } гульдена
   *[other] { $guilders } гульденов
 }
shipyard-about-sector-moves = С каждым обменом маркер идёт на один сектор дальше.

shipyard-about-track-title = Дорожка действий
shipyard-about-thing-track = Ваш тайл выходит вперёд, затем вы выбираете свободный. Занятые тайлы впереди дают доход; если занятых сзади нет, каждые три пустые клетки до следующего тайла дают ещё 1.
shipyard-about-gate-title = Ворота и отсчёт
shipyard-about-thing-gate = Когда первый тайл доходит до ворот, круг окончен. Кругов столько, сколько игроков; по пути сбрасывают контракты.
shipyard-about-exchange-title = Биржа
shipyard-about-thing-exchange = Сколько приносят уголь, сталь и зерно при продаже.
shipyard-about-hires-title = Дорожка рабочих
shipyard-about-thing-hires = Маркер идёт на одну клетку бесплатно, дальше по 1 за клетку. Где он остановится, вы берёте одного рабочего.
shipyard-about-yard-title = Верфь
shipyard-about-thing-yard = { $cells } мест в ряд. Нос, середины и корма подряд – это корабль; в конце хода он уходит.
shipyard-about-fleet-title = Флот
shipyard-about-thing-fleet = Вышедшие корабли со всем, что на них. Контракты считают только их.
shipyard-about-stock-title = Запас
shipyard-about-thing-stock = Экипаж и оснастка, ещё не погружённые на корабль.
shipyard-about-guilders-title = Гульдены
shipyard-about-thing-guilders = Ими платят за ряды, лишние шаги, рабочих и дополнительные действия. В конце они решают только ничьи.
shipyard-about-points-title = Очки
shipyard-about-thing-points = За вышедшие корабли, по тому, за что они получены; торговцы и контракты добавятся в конце.
shipyard-about-employees-title = Рабочие
shipyard-about-thing-employees = Работают всю игру. Одного и того же дважды не нанимают.
shipyard-about-canals-title = Каналы
shipyard-about-thing-canals = Ваши водные пути. Корабль проходит столько шагов, какова его скорость, поэтому они должны быть достаточно длинными.
shipyard-about-contracts-title = Государственные контракты
shipyard-about-thing-contracts = До конца тайна. Все начинают с трёх каждого цвета и оставляют по одному.
shipyard-about-figure-title = Фигурка корабля
shipyard-about-thing-figure = Отсюда начинается следующее плавание; назад она сразу не поворачивает.
shipyard-about-speed-title = Скорость
shipyard-about-thing-speed = С трубой и винтом { $steam }, и ещё по 1 за каждые следующие из них и каждый парус. Иначе { $plain }, и ещё по 1 за каждый парус, каждый винт и каждые { $stacks } трубы. Каждый шаг – очко.
shipyard-about-bonus-title = Дополнительное действие
shipyard-about-thing-bonus = Раз в ход, за { $cost } гульденов: любое другое действие, до или после выбранного.
shipyard-about-used-title = Использованные каналы
shipyard-about-thing-used = Каналы, которые ваши корабли оставили позади. За них платит контракт.
shipyard-about-route-title = Самый длинный путь
shipyard-about-thing-route = Сколько шагов корабль может сейчас пройти по вашим каналам. Более быстрый корабль не пройдёт.

## О чём спрашивают, с правилом, которое отвечает

shipyard-question-SY-29-2 = как победить; кто побеждает; как выиграть; какая цель игры; победа; выиграть; победить; победитель
shipyard-question-SY-20-1 = за что корабль получает очки; как считаются очки; подсчёт очков; очки за корабль; очков даёт корабль; за что очки; как победить
shipyard-question-SY-3-1 = из чего состоит ход; что можно делать в свой ход; что происходит за ход
shipyard-question-SY-7-2 = сколько действий; сколько у меня действий; сколько действий за ход; можно ли сделать два действия; дополнительное действие; стоит дополнительное действие; второе действие
shipyard-question-SY-6-1 = где взять деньги; как получить гульдены; доход; заработать; зарабатывать деньги; как считается доход; деньги; заработать деньги
shipyard-question-SY-24-1 = когда кончается игра; как заканчивается игра; конец игры; сколько ходов осталось; сколько кругов в игре; сколько раундов; раунды; игра закончена; когда игра закончится; сколько всего ходов; конец партии
shipyard-question-SY-9-3 = когда корабль готов; как построить корабль; какой длины корабль; длина корабля; самый длинный корабль; длинный корабль
shipyard-question-SY-19-1 = нужен ли капитан; что делает капитан; когда корабль не выходит; нет капитана; без капитана; корабль без капитана
shipyard-question-SY-18-1 = какая скорость у корабля; как считается скорость; увеличить скорость; быстрее корабль; скорость корабля
shipyard-question-SY-11-4 = как класть каналы; как работают каналы; что такое канал; куда класть каналы; положить канал; поставить канал
shipyard-question-SY-21-6 = за что платят чиновники; что делают чиновники
shipyard-question-SY-21-8 = что такое голубая лента; очки за голубую ленту; очков за голубую ленту
shipyard-question-SY-14-1 = как нанять; сколько стоит рабочий; как получить рабочих; нанять рабочего; нанять; наём
shipyard-question-SY-15-2 = как продать товары; зачем поезда; как работает обмен; можно ли продать; как продавать; уголь; сталь; зерно; продать уголь; дают за уголь; продать поезд
shipyard-question-SY-23-3 = когда сбрасывают контракты; сколько контрактов остаётся; зачем контракты; когда сбрасывать контракты; сколько карт держать в руке; лимит руки; сколько контрактов; карт в руке; сбросить контракты
shipyard-question-SY-1-1 = сколько игроков; сколько человек играет
shipyard-question-SY-10-1 = сколько стоит поезд; как купить поезд; цена поезда; поезда стоят
shipyard-question-SY-8-2 = сколько стоит тайл корабля; сколько стоит канал; части корабля стоят; цена частей корабля; стоят тайлы кораблей
shipyard-question-SY-29-3 = ничья; что при ничьей; кто побеждает при ничьей; равенство в конце; считаются ли деньги в конце; очки за деньги; при ничьей
shipyard-question-SY-2-2 = сколько денег в начале; с чем начинают игру; начальные деньги
shipyard-question-SY-2-1 = кто ходит первым; кто начинает; первый игрок
shipyard-question-SY-21-2 = как проходит плавание; как плыть; плавание; первый рейс; как далеко плывёт корабль; далеко уплывёт корабль; далеко плывёт
shipyard-question-SY-5-1 = какие действия можно выбрать; можно ли выбрать то же действие снова; почему нельзя выбрать этот тайл; выбрать действие; какое действие выбрать; передний тайл
shipyard-question-SY-19-2 = плыть без каналов; корабль без каналов; нет каналов
shipyard-question-SY-20-3 = очки за пушки; очков за пушки; очки за краны
shipyard-question-SY-16-1 = что такое субсидия; субсидия
shipyard-question-SY-17-5 = сколько парусов на корабле; парусов на корабле; сколько пушек на корабле
shipyard-question-SY-14-9 = сколько рабочих можно нанять; потерять рабочего; уволить рабочего
shipyard-question-SY-15-1 = как использовать поезд
shipyard-question-SY-23-1 = обратный отсчёт; отсчёт
shipyard-question-SY-8-1 = сколько тайлов корабля; сколько частей корабля
shipyard-question-SY-17-1 = обязан ли корабль отплыть; должен ли корабль уйти; оставить готовый корабль
shipyard-question-SY-14-5 = одного рабочего дважды; двух одинаковых рабочих
shipyard-question-SY-12-1 = паруса; пушки; краны; трубы; оснастка
shipyard-question-SY-13-1 = солдат; солдаты; капитаны; бизнесмены; винты; экипаж
shipyard-question-SY-28-0 = показывают контракты; когда считают контракты; открыть контракты; как победить
shipyard-question-SY-31-1 = другие видят контракты; тайные ли контракты; что тайно
shipyard-question-SY-10-2 = сколько поездов; поездов иметь
shipyard-question-SY-22-1 = использованные каналы; куда деваются каналы
shipyard-question-SY-27-2 = части корабля кончились; кончились тайлы; пустые тайлы
shipyard-question-SY-25-1 = финальное действие; последнее действие
shipyard-question-SY-8-6 = строить два корабля сразу; несколько кораблей; два корабля на верфи
shipyard-question-SY-17-4 = каюты; кому нужна каюта; экипаж на борту
shipyard-question-SY-8-5 = куда класть части корабля; верфь; почему часть не подходит
shipyard-question-SY-30-1 = что делают рабочие; уходят ли рабочие
shipyard-note-no-loans = Денег здесь никто не одалживает: нет ни займов, ни долгов, и за что нечем заплатить, того сделать нельзя. Банк только платит и собирает. Гульдены приносят доход (SY-6.1), продажа товаров (SY-15.2) и, вчетвером, субсидия (SY-16.1).
shipyard-asked-no-loans = банк; заём; кредит; долг; взять кредит; занять деньги; кончились деньги; нет денег
