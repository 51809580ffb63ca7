shipyard = Судоверфь

## Слова

shipyard-word-random = случайно
shipyard-word-build = Строительство кораблей
shipyard-word-purchase = Покупка товаров
shipyard-word-rent = Аренда канала
shipyard-word-manufacture = Производство оснастки
shipyard-word-recruit = Наём экипажа
shipyard-word-hire = Наём рабочих
shipyard-word-exchange = Обмен товаров
shipyard-word-subsidy = Получение субсидии
shipyard-word-bows = носы
shipyard-word-middles = середины
shipyard-word-middles_left = середины слева
shipyard-word-middles_right = середины справа
shipyard-word-sterns = кормы
shipyard-word-trains = поезда
shipyard-word-canals = каналы
shipyard-word-bow = нос
shipyard-word-middle = середина
shipyard-word-stern = корма
shipyard-word-north = север
shipyard-word-northeast = северо-восток
shipyard-word-east = восток
shipyard-word-southeast = юго-восток
shipyard-word-south = юг
shipyard-word-southwest = юго-запад
shipyard-word-west = запад
shipyard-word-northwest = северо-запад
shipyard-word-centre = центр
shipyard-word-out = через край на соседний канал
shipyard-word-canal-01 = канал 1
shipyard-word-canal-02 = канал 2
shipyard-word-canal-03 = канал 3
shipyard-word-canal-04 = канал 4
shipyard-word-canal-05 = канал 5
shipyard-word-canal-06 = канал 6
shipyard-word-canal-07 = канал 7
shipyard-word-canal-08 = канал 8
shipyard-word-canal-09 = канал 9
shipyard-word-canal-10 = канал 10
shipyard-word-canal-11 = канал 11
shipyard-word-canal-12 = канал 12
shipyard-word-canal-13 = канал 13
shipyard-word-canal-14 = канал 14
shipyard-word-canal-15 = канал 15
shipyard-word-canal-16 = канал 16
shipyard-word-canal-17 = канал 17
shipyard-word-canal-18 = канал 18
shipyard-word-canal-19 = канал 19
shipyard-word-canal-20 = канал 20
shipyard-word-canal-21 = канал 21
shipyard-word-canal-22 = канал 22
shipyard-word-canal-23 = канал 23
shipyard-word-canal-24 = канал 24
shipyard-word-train-01 = поезд (уголь, сталь, зерно)
shipyard-word-train-02 = поезд (уголь, сталь, зерно)
shipyard-word-train-03 = поезд (уголь, сталь, зерно)
shipyard-word-train-04 = поезд (уголь, сталь, зерно)
shipyard-word-train-05 = поезд (уголь, сталь, зерно)
shipyard-word-train-06 = поезд (уголь, уголь, сталь)
shipyard-word-train-07 = поезд (уголь, уголь, зерно)
shipyard-word-train-08 = поезд (уголь, сталь, сталь)
shipyard-word-train-09 = поезд (сталь, сталь, зерно)
shipyard-word-train-10 = поезд (уголь, зерно, зерно)
shipyard-word-train-11 = поезд (сталь, зерно, зерно)
shipyard-word-train-12 = поезд (уголь, уголь, уголь)
shipyard-word-train-13 = поезд (сталь, сталь, сталь)
shipyard-word-train-14 = поезд (зерно, зерно, зерно)
shipyard-word-engineer_sail = инженер (парус)
shipyard-word-engineer_smokestack = инженер (труба)
shipyard-word-engineer_crane = инженер (кран)
shipyard-word-engineer_cannon = инженер (пушка)
shipyard-word-recruiter_captain = агент по найму (капитан)
shipyard-word-recruiter_businessman = агент по найму (бизнесмен)
shipyard-word-recruiter_soldier = агент по найму (солдат)
shipyard-word-recruiter_propeller = агент по найму (винт)
shipyard-word-trader_coal_1 = торговец углём 1
shipyard-word-trader_coal_2 = торговец углём 2
shipyard-word-trader_steel_1 = торговец сталью 1
shipyard-word-trader_steel_2 = торговец сталью 2
shipyard-word-trader_grain_1 = торговец зерном 1
shipyard-word-trader_grain_2 = торговец зерном 2
shipyard-word-builder_sail = строитель (парус)
shipyard-word-builder_smokestack = строитель (труба)
shipyard-word-builder_crane = строитель (кран)
shipyard-word-builder_cannon = строитель (пушка)
shipyard-word-builder_crew = строитель (экипаж)
shipyard-word-builder_propeller = строитель (винт)
shipyard-word-helmsman = рулевой
shipyard-word-rigger = такелажник
shipyard-word-accountant = бухгалтер
shipyard-word-foreman = бригадир
shipyard-word-coal = уголь
shipyard-word-steel = сталь
shipyard-word-grain = зерно
shipyard-word-captain = капитан
shipyard-word-businessman = бизнесмен
shipyard-word-soldier = солдат
shipyard-word-sail = парус
shipyard-word-smokestack = труба
shipyard-word-propeller = винт
shipyard-word-crane = кран
shipyard-word-cannon = пушка
shipyard-word-none = нет
shipyard-word-military = военный
shipyard-word-commercial = торговый
shipyard-word-lantern = фонарь
shipyard-word-lifeboat = шлюпка
shipyard-word-lifebuoy = спасательный круг
shipyard-word-blue_riband = Голубая лента
shipyard-word-blue-01 = бизнесмен с краном, 3 за пару
shipyard-word-blue-02 = солдат с пушкой, 3 за пару
shipyard-word-blue-03 = пары парусов, по 3
shipyard-word-blue-04 = пары труб, по 3
shipyard-word-blue-05 = бизнесмены, кроме первого, по 2
shipyard-word-blue-06 = солдаты, кроме первого, по 2
shipyard-word-blue-07 = офицеры, по 3
shipyard-word-blue-08 = винты, по 3
shipyard-word-blue-09 = корабли с парусом, трубой и винтом, по 6
shipyard-word-blue-10 = корабли с бизнесменом, солдатом, краном и пушкой, по 8
shipyard-word-blue-11 = разные виды экипажа и оснастки
shipyard-word-blue-12 = использованные каналы, по 4
shipyard-word-green-01 = спасательные круги
shipyard-word-green-02 = фонари
shipyard-word-green-03 = шлюпки
shipyard-word-green-04 = число кораблей
shipyard-word-green-05 = корабли ровно из 5 тайлов
shipyard-word-green-06 = корабли ровно из 6 тайлов
shipyard-word-green-07 = корабли из 7 тайлов и длиннее
shipyard-word-green-08 = корабли со всеми тремя средствами спасения, по 5
shipyard-word-green-09 = тайлы кораблей во флоте
shipyard-word-green-10 = рабочие, по 1, с пятого по 2
shipyard-word-green-11 = синие, жёлтые и оранжевые рабочие, по 2
shipyard-word-green-12 = разные виды рабочих
shipyard-word-end = конец
shipyard-word-unmarked = клетка без числа
shipyard-word-2 = 2
shipyard-word-3 = 3
shipyard-word-4 = 4
shipyard-word-countdown = отсчёт закончен
shipyard-word-ship_cards = кончились тайлы кораблей
shipyard-word-no_captain = нет капитана
shipyard-word-no_route = нет пути
shipyard-word-on_purpose = по воле владельца

## Действия

shipyard-do-choose = { $card }
shipyard-do-perform = Выполнить выбранное действие
shipyard-do-bonus = Купить дополнительное действие: { $action }
shipyard-do-finish = Закончить без дополнительного действия
shipyard-do-final_action = Последнее действие: { $action }
shipyard-do-pass = Пасовать
shipyard-do-take = Взять: { $column }, ряд { $row }
shipyard-do-take_blank = Взять пустой тайл: { $kind }
shipyard-do-place = Место { $cell }
shipyard-do-done_building = Закончить строительство
shipyard-do-buy_train = Купить поезд из ряда { $row }
shipyard-do-rent_canal = Арендовать канал из ряда { $row }
shipyard-do-lay_first = { $turns ->
    [0] Как показано, без поворота
    [one] { $turns } четверть оборота по часовой
    [few] { $turns } четверти оборота по часовой
   *[many] { $turns } четвертей оборота по часовой
 }
shipyard-do-start = Войти со стороны: { $space }
shipyard-do-lay = { $beside }, сторона { $side }, четвертей оборота: { $turns }
shipyard-do-manufacture = Дополнительных секторов: { $extra }
shipyard-do-recruit = Дополнительных секторов: { $extra }
shipyard-do-hire = Нанять: { $employee }
shipyard-do-use_train = Обменять: { $train }
shipyard-do-trade = Обменять: { $commodity }, взамен { $item }
shipyard-do-sell_rest = Продать оставшиеся вагоны
shipyard-do-launch = Спустить корабль; место носа: { $cell }
shipyard-do-load = Погрузить: { $piece }
shipyard-do-unload = Снять: { $piece }
shipyard-do-done_loading = Погрузка закончена, отплыть
shipyard-do-let_fail = Ничего не грузить и пожертвовать кораблём
shipyard-do-speed = Скорость { $spaces }
shipyard-do-steer = Курс: { $to }
shipyard-do-keep = Оставить: { $blue } + { $green }
shipyard-do-give_up = Сбросить: { $blue } + { $green }

## Вопросы

shipyard-ask-choose_card = Какой тайл действия выбираете? До дохода у вас { $guilders ->
    [one] { $guilders } гульден
    [few] { $guilders } гульдена
   *[many] { $guilders } гульденов
 }.
shipyard-ask-before = { $chosen }: выполнить или сначала купить дополнительное действие за { $cost }?
shipyard-ask-after = { $chosen }: готово. Купить дополнительное действие за { $cost } или закончить?
shipyard-ask-take_card = Какой тайл корабля берёте? Взято { $taken } из { $limit }, можно потратить { $guilders ->
    [one] { $guilders } гульден
    [few] { $guilders } гульдена
   *[many] { $guilders } гульденов
 }.
shipyard-ask-place_card = На какое место верфи положить этот тайл ({ $kind })?
shipyard-ask-pick_train = Какой поезд покупаете? Можно потратить { $guilders ->
    [one] { $guilders } гульден
    [few] { $guilders } гульдена
   *[many] { $guilders } гульденов
 }.
shipyard-ask-pick_canal = Какой канал арендуете? Можно потратить { $guilders ->
    [one] { $guilders } гульден
    [few] { $guilders } гульдена
   *[many] { $guilders } гульденов
 }.
shipyard-ask-first_canal = Ваш первый канал: { $canal }. Как его положить?
shipyard-ask-start_space = С какой стороны ваш кораблик входит в { $canal }?
shipyard-ask-lay_canal = Куда и как положить { $canal }? Самый длинный путь сейчас: { $longest }.
shipyard-ask-manufacture = Оснастка: один сектор бесплатно. За сколько ещё заплатите?
shipyard-ask-recruit = Экипаж: один сектор бесплатно. За сколько ещё заплатите?
shipyard-ask-pick_employee = Кого нанимаете? Можно потратить { $guilders ->
    [one] { $guilders } гульден
    [few] { $guilders } гульдена
   *[many] { $guilders } гульденов
 }.
shipyard-ask-pick_own_train = Какой из своих поездов обмениваете?
shipyard-ask-trade_cars = Обменять вагон на что-нибудь или продать всё оставшееся за { $sale }?
shipyard-ask-pick_ship = Готово несколько кораблей. Какой отплывает первым?
shipyard-ask-loading = Что погрузить? Скорость { $base_speed }, путь до { $longest }, очков не больше { $points }.
shipyard-ask-pick_speed = С какой скоростью плыть? От { $base_speed } до { $most_speed }; самый длинный путь { $longest }.
shipyard-ask-pick_route = Куда на развилке? Скорость { $speed }, { $steps_left ->
    [one] остался { $steps_left } шаг
    [few] осталось { $steps_left } шага
   *[many] осталось { $steps_left } шагов
 }.
shipyard-ask-give_up_contracts = { $per_colour ->
    [one] Тайно сбросьте { $per_colour } синий и { $per_colour } зелёный контракт.
    [few] Тайно сбросьте { $per_colour } синих и { $per_colour } зелёных контракта.
   *[many] Тайно сбросьте { $per_colour } синих и { $per_colour } зелёных контрактов.
 }
shipyard-ask-pick_final_action = Ваше последнее действие: какое, или никакого?
shipyard-ask-complete_ship = Ещё один тайл достроит корабль. Взять его? У вас { $guilders ->
    [one] { $guilders } гульден
    [few] { $guilders } гульдена
   *[many] { $guilders } гульденов
 }.

## Журнал

shipyard-event-turn = Ход { $turn }: { $you ->
    [yes] ваш ход
   *[no] ходит { $seat }
 }.
shipyard-event-advanced = { $seat } { $you ->
    [yes] перемещаете
   *[no] перемещает
 } вперёд: { $card }.
shipyard-event-pushed = Подталкивается вперёд: { $card }.
shipyard-event-chosen = { $seat } { $you ->
    [yes] выбираете
   *[no] выбирает
 } действие «{ $card }»{ $income ->
    [0] {""}
    [one] {""}, доход { $income } гульден
    [few] {""}, доход { $income } гульдена
   *[many] {""}, доход { $income } гульденов
 }.
shipyard-event-bonus = { $seat } { $you ->
    [yes] покупаете
   *[no] покупает
 } дополнительное действие ({ $action }).
shipyard-event-took = { $seat } { $you ->
    [yes] берёте
   *[no] берёт
 } { $many ->
    [one] { $many } тайл
    [few] { $many } тайла
   *[many] { $many } тайлов
 } ({ $column }){ $price ->
    [0] {""}
    [one] {" "}за { $price } гульден
    [few] {" "}за { $price } гульдена
   *[many] {" "}за { $price } гульденов
 }.
shipyard-event-took_blank = { $seat } { $you ->
    [yes] берёте
   *[no] берёт
 } пустой тайл ({ $kind }).
shipyard-event-placed = { $seat } { $you ->
    [yes] кладёте
   *[no] кладёт
 } на верфь { $kind }.
shipyard-event-dealt = На поле { $many ->
    [one] { $many } новый тайл
    [few] { $many } новых тайла
   *[many] { $many } новых тайлов
 } ({ $column }).
shipyard-event-last_card = Открыт последний тайл колоды ({ $deck }); игра закончится после этого круга.
shipyard-event-train = { $seat } { $you ->
    [yes] покупаете
   *[no] покупает
 } { $train }{ $price ->
    [0] {""}
    [one] {" "}за { $price } гульден
    [few] {" "}за { $price } гульдена
   *[many] {" "}за { $price } гульденов
 }.
shipyard-event-recycled = { $count ->
    [one] { $count } использованный тайл замешан
    [few] { $count } использованных тайла замешано
   *[many] { $count } использованных тайлов замешано
 } в новую колоду ({ $deck }).
shipyard-event-rented = { $seat } { $you ->
    [yes] арендуете
   *[no] арендует
 } { $canal }{ $price ->
    [0] {""}
    [one] {" "}за { $price } гульден
    [few] {" "}за { $price } гульдена
   *[many] {" "}за { $price } гульденов
 }.
shipyard-event-laid = { $seat } { $you ->
    [yes] выкладываете
   *[no] выкладывает
 } { $canal }.
shipyard-event-started = { $seat } { $you ->
    [yes] входите
   *[no] входит
 } в { $canal } (сторона: { $space }).
shipyard-event-marker = { $seat } { $you ->
    [yes] переставляете
   *[no] переставляет
 } маркер ({ $piece }){ $cost ->
    [0] {""}
    [one] {" "}за { $cost } гульден
    [few] {" "}за { $cost } гульдена
   *[many] {" "}за { $cost } гульденов
 }.
shipyard-event-gained = { $seat } { $you ->
    [yes] получаете
   *[no] получает
 } { $piece }.
shipyard-event-hired = { $seat } { $you ->
    [yes] нанимаете
   *[no] нанимает
 } { $employee }{ $cost ->
    [0] {""}
    [one] {" "}за { $cost } гульден
    [few] {" "}за { $cost } гульдена
   *[many] {" "}за { $cost } гульденов
 }.
shipyard-event-exchange = { $seat } { $you ->
    [yes] обмениваете
   *[no] обменивает
 } товары ({ $train }).
shipyard-event-traded = { $seat } { $you ->
    [yes] меняете
   *[no] меняет
 } { $commodity } на { $piece }.
shipyard-event-sold = { $seat } { $you ->
    [yes] продаёте
   *[no] продаёт
 } { $commodity } за { $guilders ->
    [one] { $guilders } гульден
    [few] { $guilders } гульдена
   *[many] { $guilders } гульденов
 }.
shipyard-event-subsidy = { $seat } { $you ->
    [yes] получаете
   *[no] получает
 } { $guilders ->
    [one] { $guilders } гульден
    [few] { $guilders } гульдена
   *[many] { $guilders } гульденов
 } субсидии.
shipyard-event-launched = { $seat } { $you ->
    [yes] спускаете
   *[no] спускает
 } на воду корабль из { $cards ->
    [one] { $cards } тайла
    [few] { $cards } тайлов
   *[many] { $cards } тайлов
 }.
shipyard-event-loaded = { $seat } { $you ->
    [yes] берёте
   *[no] берёт
 } на борт { $piece }.
shipyard-event-failed = { $seat } { $you ->
    [yes] теряете
   *[no] теряет
 } корабль из { $cards ->
    [one] { $cards } тайла
    [few] { $cards } тайлов
   *[many] { $cards } тайлов
 } ({ $reason }).
shipyard-event-step = { $seat } { $you ->
    [yes] делаете
   *[no] делает
 } шаг { $step }: { $canal }, { $space }.
shipyard-event-official = { $seat } { $you ->
    [yes] встречаете
   *[no] встречает
 } чиновника ({ $official }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }.
shipyard-event-riband = { $seat } { $you ->
    [yes] проходите
   *[no] проходит
 } Голубую ленту на шаге { $step }.
shipyard-event-canal_used = { $seat } { $you ->
    [yes] проходите
   *[no] проходит
 } до конца { $canal }.
shipyard-event-canal_lost = { $seat } { $you ->
    [yes] теряете
   *[no] теряет
 } { $canal } (туда больше не доплыть).
shipyard-event-scored = { $seat } { $you ->
    [yes] получаете
   *[no] получает
 } очки: экипаж { $crew }, оснастка { $equipment }, скорость { $speed }, чиновники { $officials }, Голубая лента { $riband }.
shipyard-event-sailed = { $seat } { $you ->
    [yes] получаете
   *[no] получает
 } { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }.
shipyard-event-countdown = Маркер отсчёта достигает { $space }.
shipyard-event-gave_up = { $seat } { $you ->
    [yes] сбрасываете
   *[no] сбрасывает
 } { $many ->
    [1] контракт
    [few] { $many } контракта
   *[many] { $many } контрактов
 }.
shipyard-event-gave_up-own = { $seat } { $you ->
    [yes] сбрасываете
   *[no] сбрасывает
 } { $many ->
    [1] контракт
    [few] { $many } контракта
   *[many] { $many } контрактов
 } ({ $contract }).
shipyard-event-play_closed = Обычные ходы закончились: { $reason }.
shipyard-event-final_action = { $seat } { $you ->
    [yes] выполняете
   *[no] выполняет
 } последнее действие ({ $action }).
shipyard-event-passed = { $seat } { $you ->
    [yes] пасуете
   *[no] пасует
 }.
shipyard-event-contract = { $seat } { $you ->
    [yes] открываете
   *[no] открывает
 } { $many ->
    [1] контракт
    [few] { $many } контракта
   *[many] { $many } контрактов
 } ({ $contract }).
shipyard-event-over = Игра окончена: { $reason }.

## Отказы

shipyard-why-too-poor = Для этого действия нужно { $need ->
    [one] { $need } гульден
    [few] { $need } гульдена
   *[many] { $need } гульденов
 }, а у вас будет { $have }; выберите другое.
shipyard-why-card-too-dear = Тайл стоит { $need }, а у вас { $have }; возьмите из ряда пониже.
shipyard-why-train-too-dear = Поезд стоит { $need }, а у вас { $have }; возьмите из ряда пониже.
shipyard-why-canal-too-dear = Канал стоит { $need }, а у вас { $have }; возьмите из ряда пониже.
shipyard-why-sector-too-dear = Так далеко — это { $need }, а у вас { $have }; оплатите меньше секторов.
shipyard-why-employee-too-dear = Этот рабочий обойдётся в { $need }, а у вас { $have }; выберите кого-нибудь поближе к маркеру.
shipyard-why-not-in-game = При таком числе игроков этого тайла нет; выберите из тех, что лежат на дорожке.
shipyard-why-is-lead = Передний тайл выбрать нельзя; возьмите один из тех, что сзади.
shipyard-why-is-occupied = На тайле уже стоит фигурка; выберите свободный.
shipyard-why-no-train-shown = Открытых поездов нет; выберите другое действие.
shipyard-why-no-canal-fits = Ни один открытый канал не стыкуется с вашими; выберите другое действие.
shipyard-why-no-employee = Нанять больше некого; выберите другое действие.
shipyard-why-no-train = У вас нет поезда для обмена; сначала купите его или выберите другое действие.
shipyard-why-bonus-used = Дополнительное действие в этот ход уже было; больше одного нельзя.
shipyard-why-no-bonus-card = При таком числе игроков этого действия нет; купите другое.
shipyard-why-same-action = Дополнительное действие должно отличаться от выбранного; купите другое.
shipyard-why-bonus-too-dear = Дополнительное действие стоит { $need }, а у вас { $have }; обойдитесь без него.
shipyard-why-spoils-chosen = Выбранное действие требует { $need }, а останется только { $have }; потратьте меньше или сначала выполните выбранное.
shipyard-why-must-perform = Выбранное действие ещё не выполнено; сделайте это, прежде чем закончить.
shipyard-why-performed-already = Выбранное действие уже выполнено; купите дополнительное или закончите.
shipyard-why-nothing-there = Там тайла нет; возьмите тот, что открыт.
shipyard-why-build-limit = За одно действие больше взять нельзя (предел: { $limit }); закончите строительство.
shipyard-why-take-one = Прежде чем закончить, возьмите хотя бы один тайл корабля.
shipyard-why-place-first = Сначала положите взятый тайл на верфь.
shipyard-why-no-cell = На вашей верфи такому тайлу никогда не стать частью корабля; возьмите другую часть.
shipyard-why-not-gone = Такие тайлы ещё есть; пустые дают, только когда настоящих не осталось.
shipyard-why-cell-taken = Место занято; выберите пустое.
shipyard-why-not-viable = Так какой-то тайл никогда не станет частью корабля; оставьте место для носа, середины и кормы.
shipyard-why-no-cell-completes = Такой тайл не достроит ни одного корабля; возьмите подходящую часть или пасуйте.
shipyard-why-completes-nothing = Тайл должен сразу достроить корабль; выберите то место, где это так.
shipyard-why-not-in-system = Этого канала нет в вашей системе; назовите тот, что есть.
shipyard-why-place-taken = С этой стороны уже лежит канал; выберите свободное место.
shipyard-why-bank-there = С этой стороны у вашего канала берег; выберите сторону с выходом.
shipyard-why-does-not-join = При таком повороте новый канал обращён к вашему берегом; поверните его так, чтобы сошлись два выхода.
shipyard-why-no-port = С этой стороны не войти; выберите открытую сторону.
shipyard-why-none-left = Этого рабочего уже наняли другие; выберите из оставшихся.
shipyard-why-owned-already = Точно такой рабочий у вас уже есть; выберите другого.
shipyard-why-needs-level-one = Сначала наймите торговца этим товаром первого уровня.
shipyard-why-not-your-train = Это не ваш поезд; назовите свой.
shipyard-why-no-such-car = Вагона с таким товаром не осталось; выберите другой.
shipyard-why-not-offered = На это такой товар не меняют; посмотрите в таблицу обмена.
shipyard-why-same-item = Это вы за данный поезд уже получили; выберите другое или продайте.
shipyard-why-not-complete = С этого места готовый корабль не начинается; назовите место носа готового.
shipyard-why-none-in-stock = В запасе такого больше нет; погрузите другое.
shipyard-why-no-cabin = Все каюты заняты; снимите кого-нибудь или оставьте его в запасе.
shipyard-why-no-mount = На корабле нет места для этого; снимите что-нибудь или оставьте в запасе.
shipyard-why-too-fast = Выйдет скорость { $speed }, а каналов хватает на { $longest }; идите медленнее, а каналы добавьте в другой раз.
shipyard-why-no-captain = Без капитана корабль не поплывёт; погрузите капитана или пожертвуйте кораблём.
shipyard-why-not-aboard = Снимать нечего: такого на борту нет.
shipyard-why-speed-range = Этот корабль идёт со скоростью от { $low } до { $high }; выберите скорость в этих пределах.
shipyard-why-no-way-back = Назад тем же путём не плавают; выберите другой курс.
shipyard-why-too-short = Путь туда слишком короток, а шагов ещё { $steps }; выберите подлиннее.
shipyard-why-no-channel = Туда пути по воде нет; выберите курс из списка.
shipyard-why-not-your-contract = Этого контракта у вас нет; выберите из тех, что на руках.
shipyard-why-keep-one-each = Теперь остаётся по одному контракту каждого цвета: назовите те два, что оставляете (сбросить нужно по { $per_colour }).
shipyard-why-one-each = Сбросить нужно контрактов каждого цвета: { $per_colour }; назовите те два, что уходят.
shipyard-why-no-bonus-at-end = В конце игры дополнительных действий нет; последнее действие и есть последнее.
shipyard-why-final-too-poor = Для этого нужно { $need ->
    [one] { $need } гульден
    [few] { $need } гульдена
   *[many] { $need } гульденов
 }, а у вас { $have }; выберите другое действие или пас.
shipyard-why-bonus-too-poor = После оплаты дополнительного действия на него нужно { $need }, а останется { $have }.
shipyard-why-last-card-too-dear = Этот тайл стоит { $need }, а у вас { $have }; нижний ряд бесплатен.
shipyard-why-crew-too-dear = Так далеко по кругу экипажа стоит { $need }, а у вас { $have }; остановитесь раньше.
shipyard-why-no-train-there = В этом ряду нет поезда; выберите другой.
shipyard-why-no-canal-there = В этом ряду нет канала; выберите другой.
shipyard-why-action-under-way = Действие уже идёт; дополнительное — целиком до него или целиком после.

## Настройки

shipyard-option-beginner_employees = Инженер или агент по найму на каждой клетке дорожки рабочих
shipyard-option-first = Первый игрок

## Очки

shipyard-item-crew = Экипаж
shipyard-item-equipment = Краны и пушки
shipyard-item-speed = Скорость
shipyard-item-officials = Чиновники
shipyard-item-blue_riband = Голубая лента
shipyard-item-blue_contract = Синий контракт
shipyard-item-green_contract = Зелёный контракт
shipyard-item-traders = Торговцы
shipyard-insight-action = Выбор действия
shipyard-insight-ship = Строительство кораблей
shipyard-insight-load = Погрузка на корабли
shipyard-insight-cruise = Скорость и курс
shipyard-insight-canal = Каналы
shipyard-insight-trade = Поезда и товары
shipyard-insight-sector = Дополнительные секторы
shipyard-insight-hire = Наём рабочих
shipyard-insight-contract = Контракты
shipyard-insight-stop = Завершение и пас
shipyard-end-countdown = Отсчёт дошёл до конца.
shipyard-end-ship_cards = Кончилась колода тайлов кораблей.
shipyard-reached-end = конца
shipyard-reached-unmarked = клетки без числа
shipyard-reached-2 = клетки 2
shipyard-reached-3 = клетки 3
shipyard-reached-4 = клетки 4

## Фишки и товары внутри фразы, с числом; и кого нанимают

shipyard-some-captain = { $count ->
    [1] капитана
   *[other] { $count } капитанов
 }
shipyard-some-businessman = { $count ->
    [1] бизнесмена
   *[other] { $count } бизнесменов
 }
shipyard-some-soldier = { $count ->
    [1] солдата
   *[other] { $count } солдат
 }
shipyard-some-sail = { $count ->
    [1] парус
    [few] { $count } паруса
   *[many] { $count } парусов
 }
shipyard-some-smokestack = { $count ->
    [1] трубу
    [few] { $count } трубы
   *[many] { $count } труб
 }
shipyard-some-propeller = { $count ->
    [1] винт
    [few] { $count } винта
   *[many] { $count } винтов
 }
shipyard-some-crane = { $count ->
    [1] кран
    [few] { $count } крана
   *[many] { $count } кранов
 }
shipyard-some-cannon = { $count ->
    [1] пушку
    [few] { $count } пушки
   *[many] { $count } пушек
 }
shipyard-some-bow = { $count ->
    [1] нос
    [few] { $count } носа
   *[many] { $count } носов
 }
shipyard-some-middle = { $count ->
    [1] середину
    [few] { $count } середины
   *[many] { $count } середин
 }
shipyard-some-stern = { $count ->
    [1] корму
    [few] { $count } кормы
   *[many] { $count } корм
 }
shipyard-cars-coal = { $count ->
    [1] вагон угля
    [few] { $count } вагона угля
   *[many] { $count } вагонов угля
 }
shipyard-cars-steel = { $count ->
    [1] вагон стали
    [few] { $count } вагона стали
   *[many] { $count } вагонов стали
 }
shipyard-cars-grain = { $count ->
    [1] вагон зерна
    [few] { $count } вагона зерна
   *[many] { $count } вагонов зерна
 }
shipyard-whom-engineer_sail = инженера (парус)
shipyard-whom-engineer_smokestack = инженера (труба)
shipyard-whom-engineer_crane = инженера (кран)
shipyard-whom-engineer_cannon = инженера (пушка)
shipyard-whom-recruiter_captain = агента по найму (капитан)
shipyard-whom-recruiter_businessman = агента по найму (бизнесмен)
shipyard-whom-recruiter_soldier = агента по найму (солдат)
shipyard-whom-recruiter_propeller = агента по найму (винт)
shipyard-whom-trader_coal_1 = торговца углём 1
shipyard-whom-trader_coal_2 = торговца углём 2
shipyard-whom-trader_steel_1 = торговца сталью 1
shipyard-whom-trader_steel_2 = торговца сталью 2
shipyard-whom-trader_grain_1 = торговца зерном 1
shipyard-whom-trader_grain_2 = торговца зерном 2
shipyard-whom-builder_sail = строителя (парус)
shipyard-whom-builder_smokestack = строителя (труба)
shipyard-whom-builder_crane = строителя (кран)
shipyard-whom-builder_cannon = строителя (пушка)
shipyard-whom-builder_crew = строителя (экипаж)
shipyard-whom-builder_propeller = строителя (винт)
shipyard-whom-helmsman = рулевого
shipyard-whom-rigger = такелажника
shipyard-whom-accountant = бухгалтера
shipyard-whom-foreman = бригадира
