newzealand = Великий Западный Путь: Новая Зеландия

## Действия

newzealand-do-end_turn = Закончить ход
newzealand-do-done = Готово
newzealand-do-decline = Отказаться
newzealand-do-discard = Сбросить: { $card }
newzealand-do-uncover = Снять диск: { $disc }
newzealand-do-move = Перейти { $to }
newzealand-do-via = Идти: { $space }
newzealand-do-use = Действие места { $cell }{ $half ->
    [1] {""}
   *[other] , второй вариант
 }
newzealand-do-use_part = Действие места { $cell }{ $half ->
    [1] {""}
   *[other] , второй вариант
 }, { $keep ->
    [0] взять только фунты
   *[other] взять только { $keep }
 }
newzealand-do-use_with = Действие места { $cell }{ $half ->
    [1] {""}
   *[other] , второй вариант
 }, сбросить: { $card }
newzealand-do-use_bare = Действие места { $cell }{ $half ->
    [1] {""}
   *[other] , второй вариант
 }, сбросить: { $card }, награду не брать
newzealand-do-aux = Вспомогательное действие: { $action } ({ $times })
newzealand-do-aux_part = Вспомогательное действие: { $action }, плата двойная, взять только 1
newzealand-do-accept = { $half ->
    [1] Воспользоваться
   *[other] Выбрать второй вариант
 }
newzealand-do-accept_part = { $keep ->
    [0] Взять только фунты
   *[other] Взять только { $keep }
 }
newzealand-do-accept_with = Воспользоваться, сбросить: { $card }
newzealand-do-accept_bare = Сбросить: { $card }, награду не брать
newzealand-do-reveal = Показать: { $card }
newzealand-do-reveal_all = Показать по одной овце каждой породы
newzealand-do-spend = { $certificates ->
    [0] Не тратить сертификаты
    [one] Потратить { $certificates } сертификат
    [few] Потратить { $certificates } сертификата
   *[many] Потратить { $certificates } сертификатов
 }
newzealand-do-deliver = { $post }: диск «{ $disc }»
newzealand-do-deliver_from = { $post }: диск, где сейчас { $harbour }
newzealand-do-forecast = { $bag }: положить жетон { $space }
newzealand-do-hire = Нанять: { $worker }, ряд рынка { $row }
newzealand-do-invest = Жетон бонуса: ряд { $row }, столбец { $column }
newzealand-do-invest_with = Жетон бонуса: ряд { $row }, столбец { $column }, отдать: { $card }
newzealand-do-place_joker = Джокер. Вид: { $row }
newzealand-do-buy = Строка цен { $line }: { $card }
newzealand-do-take_sheep = Взять: { $card }
newzealand-do-add_sheep = Один пастух добавляет на рынок две карты
newzealand-do-build = Постройка { $tile } ({ $space })
newzealand-do-clear = Убрать опасность ({ $space })
newzealand-do-sail = Плыть { $to }
newzealand-do-upgrade = Улучшить: { $at }
newzealand-do-store = Место { $slot }: склад { $storehouse }
newzealand-do-appoint = Послать последний жетон ряда: { $worker }
newzealand-do-shear = Стричь, больше не показывая овец
newzealand-do-shear_draw = Стригаль берёт карту и сбрасывает одну
newzealand-do-take_objective = Взять: { $card }
newzealand-do-take_blind = Взять неизвестную верхнюю цель
newzealand-do-flip = Перевернуть: { $tile }
newzealand-do-put_on_top = Следующей на колоду: { $card }
newzealand-do-add_objective = Добавить: { $card }
newzealand-do-add_best = Добавить самые выгодные цели
newzealand-do-pick_worker = Сара берёт: { $worker }
newzealand-do-token_draw = Жетон обмена: взять { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
 }, потом сбросить столько же
newzealand-do-token_remove = Два жетона обмена: убрать шропшира за 1 золото
newzealand-do-buy_card = Карта бонуса за золото: { $stack }
newzealand-do-play = Сыграть карту: { $card }{ $half ->
    [1] {""}
   *[other] , второй вариант
 }
newzealand-do-play_part = Сыграть карту: { $card }, { $keep ->
    [0] взять только фунты
   *[other] взять только { $keep }
 }
newzealand-do-play_bare = Сыграть карту без эффекта: { $card }

## Вопросы

newzealand-ask-first_discard = Ваш первый ход. Какую карту сбросить? Осталось: { $cards }.
newzealand-ask-first_disc = Какой диск с белыми уголками перейдёт на шкалу исследователя?
newzealand-ask-first_place = На какой нейтральной постройке начнёт ваш ранчер?
newzealand-ask-phase_a = Ваш ход. Куда идти? Лимит шагов: { $steps }.
newzealand-ask-fork = Каким путём идти? Цель: { $to }.
newzealand-ask-use_location = Вы здесь: { $space }. Что сделаете?
newzealand-ask-auxiliary = Какое вспомогательное действие?{ $times ->
    [1] {""}
   *[other] {" "}Двойное можно, где открыты оба места.
 }
newzealand-ask-offer = Сейчас или никогда: { $effect }{ $amount ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $amount })
 }. Воспользуетесь?
newzealand-ask-income = Доход: каких овец покажете? Пока сумма: { $total }.
newzealand-ask-certificates = Сколько сертификатов потратить? Есть: { $certificates }; сумма: { $total }.
newzealand-ask-choose_delivery = Доставка: на какой торговый пост и каким диском? Сумма: { $total }.
newzealand-ask-harbour_disc = С планшета диск не поставить. Какой из гавани и куда? Сумма: { $total }.
newzealand-ask-forecast_tile = Прогноз, { $bag }: какой жетон положить?
newzealand-ask-discard_drawn = Какую карту сбросить? Осталось: { $cards }.
newzealand-ask-hiring = Кого нанять?{ $modifier ->
    [0] {""}
    [-3] {" "}Рабочие здесь на 3 фунта дешевле.
    [-2] {" "}Рабочие здесь на 2 фунта дешевле.
    [-1] {" "}Рабочие здесь на 1 фунт дешевле.
    [one] {" "}Рабочие здесь на { $modifier } фунт дороже.
    [few] {" "}Рабочие здесь на { $modifier } фунта дороже.
   *[many] {" "}Рабочие здесь на { $modifier } фунтов дороже.
 }
newzealand-ask-investing = Какой жетон бонуса?{ $modifier ->
    [0] {""}
    [-3] {" "}Жетоны здесь на 3 фунта дешевле.
    [-2] {" "}Жетоны здесь на 2 фунта дешевле.
    [-1] {" "}Жетоны здесь на 1 фунт дешевле.
    [one] {" "}Жетоны здесь на { $modifier } фунт дороже.
    [few] {" "}Жетоны здесь на { $modifier } фунта дороже.
   *[many] {" "}Жетоны здесь на { $modifier } фунтов дороже.
 }
newzealand-ask-joker_row = В какой ряд поставить джокера?
newzealand-ask-buying = Каких овец купить? Свободных пастухов: { $shepherds }.
newzealand-ask-more_sheep = Какую ещё овцу взять?
newzealand-ask-building = { $difference ->
    [0] Что и где построить?
    [one] Какую постройку заменить? Нужно на { $difference } строителя больше.
   *[other] Какую постройку заменить? Нужно на { $difference } строителей больше.
 } { $price ->
    [one] За каждого строителя — { $price } фунт.
    [few] За каждого строителя — { $price } фунта.
   *[many] За каждого строителя — { $price } фунтов.
 }
newzealand-ask-ship = Куда плыть или какую гавань улучшить? Очков движения: { $points }.
newzealand-ask-remote = Где поставить склад, не двигая корабль? Дальность: { $reach }.
newzealand-ask-storehouse = Какое место и какой склад? Где: { $harbour }.
newzealand-ask-medium_disc = Какой диск туда поставить? Где: { $harbour }.
newzealand-ask-master = Послать рабочего и взять начальника гавани: { $master }?
newzealand-ask-shearing = Стрижка: показать овцу или взять карту? Стригалей: { $shearers }.
newzealand-ask-shear_reveal = Какую овцу показать? Стригалей: { $shearers }; шерсти пока: { $wool }.
newzealand-ask-wool_delivery = Доставите шерсть? Ваша сумма шерсти: { $total }.
newzealand-ask-objective = Какую цель взять?
newzealand-ask-flip_tile = Выбор исследователя: какой жетон перевернуть?
newzealand-ask-move_on = Куда идти дальше? Шагов не больше { $steps }.
newzealand-ask-hazard = Какую опасность убрать?
newzealand-ask-top_order = Какую карту положить следующей на колоду добора?
newzealand-ask-sarahs_hire = Саре подходят несколько рабочих. Кого она возьмёт?
newzealand-ask-last_objectives = Игра окончена. Какие цели из колоды добавить?

## Журнал

newzealand-event-turn = Раунд { $round }: { $you ->
    [yes] ваш ход
   *[no] ходит { $seat }
 }.
newzealand-event-moved = { $seat } { $you ->
    [yes] переходите
   *[no] переходит
 } { $to }.
newzealand-event-fee = { $seat } { $you ->
    [yes] платите
   *[no] платит
 } { $owner } { $amount ->
    [one] { $amount } фунт
    [few] { $amount } фунта
   *[many] { $amount } фунтов
 } за проход.
newzealand-event-forgiven = { $seat } { $you ->
    [yes] не можете
   *[no] не может
 } заплатить ещё { $amount ->
    [one] { $amount } фунт
    [few] { $amount } фунта
   *[many] { $amount } фунтов
 } за проход.
newzealand-event-used = { $seat } { $you ->
    [yes] используете
   *[no] использует
 } { $building }: { $effect }.
newzealand-event-auxiliary = { $seat } { $you ->
    [yes] выполняете
   *[no] выполняет
 } { $times } вспомогательное действие «{ $action }».
newzealand-event-pounds = { $seat } { $you ->
    [yes] получаете
   *[no] получает
 } { $amount ->
    [one] { $amount } фунт
    [few] { $amount } фунта
   *[many] { $amount } фунтов
 }.
newzealand-event-pounds-more = { $amount ->
    [one] { $amount } фунт
    [few] { $amount } фунта
   *[many] { $amount } фунтов
 }
newzealand-event-paid = { $seat } { $you ->
    [yes] платите
   *[no] платит
 } { $amount ->
    [one] { $amount } фунт
    [few] { $amount } фунта
   *[many] { $amount } фунтов
 }.
newzealand-event-gold = { $seat } { $you ->
    [yes] получаете
   *[no] получает
 } { $amount ->
    [one] { $amount } золото
    [few] { $amount } золота
   *[many] { $amount } золота
 }.
newzealand-event-gold-more = { $amount ->
    [one] { $amount } золото
    [few] { $amount } золота
   *[many] { $amount } золота
 }
newzealand-event-certificates = { $seat } { $you ->
    [yes] получаете
   *[no] получает
 } { $amount ->
    [one] { $amount } сертификат
    [few] { $amount } сертификата
   *[many] { $amount } сертификатов
 }.
newzealand-event-certificates-more = { $amount ->
    [one] { $amount } сертификат
    [few] { $amount } сертификата
   *[many] { $amount } сертификатов
 }
newzealand-event-tokens = { $seat } { $you ->
    [yes] получаете
   *[no] получает
 } { $amount ->
    [one] { $amount } жетон обмена
    [few] { $amount } жетона обмена
   *[many] { $amount } жетонов обмена
 }.
newzealand-event-tokens-more = { $amount ->
    [one] { $amount } жетон обмена
    [few] { $amount } жетона обмена
   *[many] { $amount } жетонов обмена
 }
newzealand-event-pathfinder = { $seat } { $you ->
    [yes] достигаете
   *[no] достигает
 } клетки { $space } на шкале исследователя.
newzealand-event-step_tile = { $seat } { $you ->
    [yes] получаете
   *[no] получает
 } жетон шагов +{ $value }.
newzealand-event-step_tile-more = жетон шагов +{ $value }
newzealand-event-fee_tile = { $seat } { $you ->
    [yes] переворачиваете
   *[no] переворачивает
 } жетон штрафа и больше не { $you ->
    [yes] платите
   *[no] платит
 } за проход.
newzealand-event-uncovered = { $seat } { $you ->
    [yes] снимаете
   *[no] снимает
 } { $many ->
    [one] диск
    [few] диски
   *[many] диски
 } ({ $disc }).
newzealand-event-revealed = { $seat } { $you ->
    [yes] показываете
   *[no] показывает
 } { $card }.
newzealand-event-income = { $seat } { $you ->
    [yes] получаете
   *[no] получает
 } доход { $total ->
    [one] { $total } фунт
    [few] { $total } фунта
   *[many] { $total } фунтов
 }.
newzealand-event-wool = { $seat } { $you ->
    [yes] стрижёте
   *[no] стрижёт
 } овец, ценность шерсти { $total }.
newzealand-event-delivered = { $seat } { $you ->
    [yes] доставляете
   *[no] доставляет
 } на { $post }.
newzealand-event-no_delivery = { $seat } ничего не { $you ->
    [yes] можете
   *[no] может
 } доставить.
newzealand-event-card = { $seat } { $you ->
    [yes] получаете
   *[no] получает
 } { $card }.
newzealand-event-card-more = { $card }
newzealand-event-drew = { $seat } { $you ->
    [yes] берёте
   *[no] берёт
 } { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
 }.
newzealand-event-drew-own = { $seat } { $you ->
    [yes] берёте
   *[no] берёт
 } { $card }.
newzealand-event-shuffled = { $seat } { $you ->
    [yes] замешиваете
   *[no] замешивает
 } сброс в новую колоду.
newzealand-event-discarded = { $seat } { $you ->
    [yes] сбрасываете
   *[no] сбрасывает
 } { $card }.
newzealand-event-removed = { $seat } { $you ->
    [yes] убираете
   *[no] убирает
 } из игры { $card }.
newzealand-event-played = { $seat } { $you ->
    [yes] разыгрываете
   *[no] разыгрывает
 } { $card }.
newzealand-event-bonus_card = { $seat } { $you ->
    [yes] берёте
   *[no] берёт
 } { $card } (стопка: { $stack }).
newzealand-event-worker_arrives = { $seat } { $you ->
    [yes] выкладываете
   *[no] выкладывает
 } { $worker } на рынок труда (ряд { $row }).
newzealand-event-hazard_arrives = { $seat } { $you ->
    [yes] кладёте
   *[no] кладёт
 } опасность на тропу ({ $hazard }, { $space }).
newzealand-event-tile_leaves = { $seat } { $you ->
    [yes] убираете
   *[no] убирает
 } из игры жетон, для которого нет места ({ $tile }).
newzealand-event-bonus_arrives = { $seat } { $you ->
    [yes] кладёте
   *[no] кладёт
 } жетон бонуса на рынок ({ $tile }, ряд { $row }).
newzealand-event-bonus_leaves = { $seat } { $you ->
    [yes] убираете
   *[no] убирает
 } жетон бонуса из игры ({ $tile }).
newzealand-event-token_moves = { $row ->
    [8] Жетон рынка бонусов покидает рынок (стрелка: { $arrow }).
   *[other] Жетон рынка бонусов переходит в ряд { $row } (стрелка: { $arrow }).
 }
newzealand-event-market_refilled = Рынок овец пополняется: { $cards ->
    [one] { $cards } новая карта
    [few] { $cards } новые карты
   *[many] { $cards } новых карт
 }.
newzealand-event-buildings_flipped = Четыре двусторонние нейтральные постройки переворачиваются.
newzealand-event-hired = { $seat } { $you ->
    [yes] нанимаете
   *[no] нанимает
 } { $worker }{ $price ->
    [0] {""}
    [one] {" "}за { $price } фунт
    [few] {" "}за { $price } фунта
   *[many] {" "}за { $price } фунтов
 }.
newzealand-event-invested = { $seat } { $you ->
    [yes] берёте
   *[no] берёт
 } жетон бонуса ({ $tile }){ $price ->
    [0] {""}
    [one] {" "}за { $price } фунт
    [few] {" "}за { $price } фунта
   *[many] {" "}за { $price } фунтов
 }.
newzealand-event-joker = { $seat } { $you ->
    [yes] ставите
   *[no] ставит
 } джокера ({ $worker }).
newzealand-event-bought = { $seat } { $you ->
    [yes] покупаете
   *[no] покупает
 } { $card }{ $price ->
    [0] {""}
    [one] {" "}за { $price } фунт
    [few] {" "}за { $price } фунта
   *[many] {" "}за { $price } фунтов
 }.
newzealand-event-sheep_added = { $seat } { $you ->
    [yes] добавляете
   *[no] добавляет
 } на рынок овец { $card }.
newzealand-event-built = { $seat } { $you ->
    [yes] возводите
   *[no] возводит
 } постройку { $tile } ({ $space }){ $cost ->
    [0] {""}
    [one] {" "}за { $cost } фунт
    [few] {" "}за { $cost } фунта
   *[many] {" "}за { $cost } фунтов
 }.
newzealand-event-replaced = { $seat } { $you ->
    [yes] заменяете
   *[no] заменяет
 } постройку { $old } постройкой { $tile }{ $cost ->
    [0] {""}
    [one] {" "}за { $cost } фунт
    [few] {" "}за { $cost } фунта
   *[many] {" "}за { $cost } фунтов
 }.
newzealand-event-sailed = { $seat } { $you ->
    [yes] плывёте
   *[no] плывёт
 } { $to }.
newzealand-event-upgraded = { $seat } { $you ->
    [yes] улучшаете
   *[no] улучшает
 } { $harbour }{ $cost ->
    [0] {""}
    [one] {" "}за { $cost } фунт
    [few] {" "}за { $cost } фунта
   *[many] {" "}за { $cost } фунтов
 }.
newzealand-event-appointed = { $seat } { $you ->
    [yes] отправляете
   *[no] отправляет
 } { $worker } и { $you ->
    [yes] берёте
   *[no] берёт
 } начальника гавани ({ $master }).
newzealand-event-cleared = { $seat } { $you ->
    [yes] убираете
   *[no] убирает
 } опасность ({ $hazard }).
newzealand-event-objective = { $seat } { $you ->
    [yes] получаете
   *[no] получает
 } { $card }.
newzealand-event-objective-more = { $card }
newzealand-event-on_top = { $seat } { $you ->
    [yes] кладёте
   *[no] кладёт
 } на колоду { $card }.
newzealand-event-market_token = { $seat } { $you ->
    [yes] заполняете
   *[no] заполняет
 } рынок бонусов и { $you ->
    [yes] берёте
   *[no] берёт
 } его жетон; у остальных последний ход.
newzealand-event-added = { $seat } { $you ->
    [yes] добавляете
   *[no] добавляет
 } { $card }.
newzealand-event-sarah_card = { $seat } открывает карту { $card }.
newzealand-event-sarah_moves = { $seat } переходит { $to }.
newzealand-event-sarah_invests = { $seat } убирает жетон бонуса ({ $tile }).
newzealand-event-speciality = { $seat } меняет специализацию ({ $worker }).
newzealand-event-over = Игра окончена.

## Отказы

newzealand-why-too-poor = Это стоит { $need }, а у вас { $have }; выберите дешевле или сначала заработайте.
newzealand-why-too-little-gold = Нужно золота: { $need }, а есть { $have }; сначала накопите.
newzealand-why-not-in-hand = Этой карты на руке нет; выберите имеющуюся.
newzealand-why-no-pair = Нужны две овцы одной породы на руке; назовите породу, овец которой у вас две.
newzealand-why-name-the-card = Здесь нужно что-то сбросить; выберите вариант, где названа карта.
newzealand-why-wrong-card = Эта карта не подходит; выберите ту, что требует действие.
newzealand-why-not-less = Взять меньше здесь нельзя; берите всё или откажитесь.
newzealand-why-must-take = Это нужно взять обязательно; выберите, что именно.
newzealand-why-no-such-action = Такого действия здесь нет; выберите из показанных.
newzealand-why-already-used = Это действие в этот раз уже сделано; выберите другое или закончите ход.
newzealand-why-foreign-location = Здесь доступно только одиночное вспомогательное действие; действия постройки — для хозяина.
newzealand-why-after-action = После действия постройки вспомогательного уже нет; делайте остальные или закончите ход.
newzealand-why-at-wellington = После Веллингтона действий места нет; играйте карты или закончите ход.
newzealand-why-aux-covered = Оба места этого действия закрыты; сначала снимите один из его дисков.
newzealand-why-single-only = Здесь разрешено только одиночное действие.
newzealand-why-both-spaces = Для двойного нужны оба открытых места; делайте одиночное.
newzealand-why-out-of-reach = Туда { $need ->
    [one] { $need } шаг
    [few] { $need } шага
   *[many] { $need } шагов
 }, а можно { $have }; выберите место ближе.
newzealand-why-no-location = На этой клетке нет жетона; выберите место.
newzealand-why-behind-you = Это не впереди; идти можно только вперёд.
newzealand-why-not-neutral = Начинают на нейтральной постройке; выберите одну из восьми.
newzealand-why-off-route = Этот путь не ведёт к цели за оставшиеся шаги; выберите другой.
newzealand-why-white-only = В первый ход годится только диск с белыми уголками; выберите такой.
newzealand-why-disc-gone = Этого диска на планшете уже нет; выберите оставшийся.
newzealand-why-dark-disc = Диск с тёмными уголками годится лишь для тёмных мест; возьмите белый или выберите тёмное место.
newzealand-why-already-revealed = Эту породу вы уже показали; покажите другую.
newzealand-why-too-many-revealed = Столько показать нельзя; можно показать ещё { $have ->
    [one] { $have } овцу
    [few] { $have } овец
   *[many] { $have } овец
 }.
newzealand-why-too-few-certificates = У вас { $have ->
    [one] { $have } сертификат
    [few] { $have } сертификата
   *[many] { $have } сертификатов
 }, а не { $need }; потратьте меньше.
newzealand-why-value-too-high = Этому торговому посту нужно { $need }, а у вас { $have }; выберите ниже.
newzealand-why-post-taken = Ваш диск там уже есть; выберите другой торговый пост.
newzealand-why-post-closed = Для иностранного торгового поста нужен ваш склад в его большой гавани; выберите открытый.
newzealand-why-wrong-goods = Овец везут на посты для овец, шерсть — на посты для шерсти; выберите подходящий торговый пост.
newzealand-why-board-disc-first = Диск из гавани берут, только когда с планшета нельзя; возьмите с планшета.
newzealand-why-no-disc-there = В этой гавани нет вашего диска; выберите ту, где есть.
newzealand-why-no-tile = Такого жетона сейчас нет; выберите лежащий.
newzealand-why-no-worker = Там нет рабочего; выберите занятую клетку рынка труда.
newzealand-why-worker-row-full = Этот ряд планшета полон; выберите другой вид.
newzealand-why-no-bonus-tile = Там нет жетона бонуса; выберите занятую клетку.
newzealand-why-row-closed = Этот ряд закрыт жетоном рынка; выберите другой.
newzealand-why-tile-needs = Вы не можете выполнить требование жетона; выберите другой.
newzealand-why-too-few-shepherds = { $need ->
    [one] Нужен { $need } пастух
    [few] Нужно { $need } пастуха
   *[many] Нужно { $need } пастухов
 }, а свободно { $have }; выберите другую строку.
newzealand-why-not-on-market = Такой овцы на рынке нет; выберите имеющуюся или добавьте карты.
newzealand-why-other-breed = Эту породу по этой строке не продают; выберите подходящую.
newzealand-why-no-more-sheep = Стопка рынка овец пуста; покупайте открытых.
newzealand-why-tile-not-at-hand = Этой постройки у планшета уже нет; выберите непостроенную.
newzealand-why-too-few-craftsmen = { $need ->
    [one] Нужен { $need } строитель
    [few] Нужно { $need } строителя
   *[many] Нужно { $need } строителей
 }, а есть { $have }; выберите постройку меньше или наймите.
newzealand-why-only-by-upgrade = Такую большую постройку ставят только вместо вашей меньшей.
newzealand-why-locked = Здесь можно строить с клетки { $need } шкалы исследователя, а вы на { $have }; выберите другое место.
newzealand-why-space-taken = Клетка занята; выберите пустую или свою меньшую постройку.
newzealand-why-not-bigger = Новая постройка должна быть больше старой; выберите другую.
newzealand-why-wrong-step = Разница должна быть ровно { $need }, а не { $have }; выберите подходящее.
newzealand-why-nothing-to-build = Сейчас вам нечего построить; выберите другое действие.
newzealand-why-too-far = Нужно очков движения: { $need }, а есть { $have }; выберите ближе.
newzealand-why-no-harbour = На этой клетке нет гавани; плывите к гавани.
newzealand-why-already-upgraded = Эту гавань вы уже улучшили; выберите другую.
newzealand-why-no-storehouse = Такого склада на планшете нет; выберите оставшийся.
newzealand-why-no-disc = Подходящего диска на планшете нет; выберите другую гавань.
newzealand-why-slot-taken = Это место занято или его нет; выберите свободное.
newzealand-why-not-for-storehouses = В средней гавани ставят диски, а не склады; выберите малую или большую.
newzealand-why-no-worker-tile = В этом ряду только напечатанный рабочий; выберите ряд с жетоном.
newzealand-why-no-shearer = Все стригали заняты; завершите стрижку.
newzealand-why-already-shorn = В этом действии вы уже стригли; осталось только брать карты.
newzealand-why-nothing-to-draw = Колода и сброс пусты, брать нечего.
newzealand-why-not-face-up = Эта цель не открыта; выберите открытую.
newzealand-why-no-objective = Целей больше не осталось.
newzealand-why-no-step-tile = У вас нет жетона шагов; переверните жетон штрафа.
newzealand-why-no-token = { $need ->
    [one] Нужен { $need } жетон обмена
    [few] Нужно { $need } жетона обмена
   *[many] Нужно { $need } жетонов обмена
 }, а у вас { $have }.
newzealand-why-in-reveal = Не во время показа овец; сначала закончите его.
newzealand-why-no-shropshire = Для этого нужен шропшир на руке.
newzealand-why-no-hazard = Там нет опасности; выберите занятую клетку.
newzealand-why-stack-empty = Эта бонусная стопка пуста; выберите другую.
newzealand-why-supply-empty = Таких карт больше нет; выберите другое.
newzealand-why-not-your-turn = Это можно только в свой ход.
newzealand-why-inside-action = Не внутри действия; сначала закончите его.
newzealand-why-nothing-gained = В сбросе нет карт, полученных в этот ход; выберите другой эффект.
newzealand-why-not-in-deck = Этой цели нет в вашей колоде; выберите имеющуюся.
newzealand-why-not-tied = Этот рабочий Саре не лучше прочих; выберите из предложенных.

## Настройки и подсчёт

newzealand-option-neutral_buildings = Нейтральные постройки
newzealand-option-private_sides = Стороны частных построек
newzealand-option-first = Первый игрок
newzealand-option-difficulty = Сила Сары в одиночной игре
newzealand-item-money = Деньги
newzealand-item-buildings = Постройки
newzealand-item-posts = Торговые посты
newzealand-item-harbours = Гавани
newzealand-item-pathfinder = Шкала исследователя
newzealand-item-tiles = Опасности и жетоны бонусов
newzealand-item-cards = Карты
newzealand-item-objectives = Цели
newzealand-item-harbour_masters = Начальники гавани
newzealand-item-hand_disc = Правый диск руки
newzealand-item-workers = Рабочие и пары складов
newzealand-item-market_token = Жетон рынка бонусов
newzealand-insight-move = Перемещение ранчера
newzealand-insight-sail = Плавание и улучшение гаваней
newzealand-insight-location = Действия мест
newzealand-insight-auxiliary = Вспомогательные действия
newzealand-insight-deliver = Доставка
newzealand-insight-worker = Рабочие и начальники гавани
newzealand-insight-invest = Жетоны бонусов
newzealand-insight-sheep = Покупка овец
newzealand-insight-wool = Показ и стрижка овец
newzealand-insight-build = Постройки, опасности и склады
newzealand-insight-objective = Цели
newzealand-insight-card = Свои карты
newzealand-insight-forecast = Прогнозы
newzealand-insight-stop = Завершение и отказ
newzealand-end-market_token = Рынок бонусов заполнен, и все сделали последний ход.

## Слова

newzealand-word-beginner = по буквам
newzealand-word-random = случайно
newzealand-word-all_a = все стороной a
newzealand-word-all_b = все стороной b
newzealand-word-mixed = вперемешку
newzealand-word-easy = слабая
newzealand-word-medium = средняя
newzealand-word-hard = сильная
newzealand-word-shropshire = шропшир
newzealand-word-southdown = саутдаун
newzealand-word-english_leicester = английский лестер
newzealand-word-merino = меринос
newzealand-word-dorset_horn = дорсет-хорн
newzealand-word-lincoln = линкольн
newzealand-word-corriedale = корридейл
newzealand-word-hampshire = гемпшир
newzealand-word-ryeland = райленд
newzealand-word-suffolk = суффолк
newzealand-word-romney = ромни
newzealand-word-border_leicester = бордер-лестер
newzealand-word-drysdale = драйсдейл
newzealand-word-ferry = паром
newzealand-word-sheepdog = пастушья собака
newzealand-word-kotare = зимородок
newzealand-word-bonus_1 = карта бонуса 1
newzealand-word-bonus_2 = карта бонуса 2
newzealand-word-bonus_4 = карта бонуса 4
newzealand-word-bonus_5 = карта бонуса 5
newzealand-word-bonus_6 = карта бонуса 6
newzealand-word-bonus_8 = бонусная цель «постройка, склад в море, линкольн или корридейл»
newzealand-word-bonus_9 = бонусная цель «дважды 6 клеток исследователя, гемпшир или райленд»
newzealand-word-bonus_10 = бонусная цель «два диска на торговых постах от 13, постройка на 4 строителей»
newzealand-word-aux_pound_2 = деньги, второе место
newzealand-word-aux_draw_2 = карты, второе место
newzealand-word-aux_cert_1 = сертификаты, первое место
newzealand-word-aux_cert_2 = сертификаты, второе место
newzealand-word-aux_ship_1 = корабль, первое место
newzealand-word-aux_ship_2 = корабль, второе место
newzealand-word-aux_path_1 = исследователь, первое место
newzealand-word-aux_path_2 = исследователь, второе место
newzealand-word-step_limit = лимит шагов
newzealand-word-hand_5 = лимит руки, левый
newzealand-word-hand_6 = лимит руки, правый
newzealand-word-cert_limit_5 = лимит сертификатов
newzealand-word-perm_cert_left = постоянный сертификат, левый
newzealand-word-perm_cert_right = постоянный сертификат, правый
newzealand-word-bonus_wool_left = бонус шерсти, левый
newzealand-word-bonus_wool_right = бонус шерсти, правый
newzealand-word-start = начало тропы
newzealand-word-wellington = Веллингтон
newzealand-word-extra = дополнительное
newzealand-word-money = деньги
newzealand-word-cards = карты
newzealand-word-certificate = сертификаты
newzealand-word-ship = корабль
newzealand-word-pathfinder = исследователь
newzealand-word-single = одиночное
newzealand-word-double = двойное
newzealand-word-bag_a = мешочек A
newzealand-word-bag_b = мешочек B
newzealand-word-left = слева
newzealand-word-right = справа
newzealand-word-shepherd = пастух
newzealand-word-craftsman = строитель
newzealand-word-sailor = моряк
newzealand-word-shearer = стригаль
newzealand-word-step_tile = жетон шагов на +2
newzealand-word-fee_tile = жетон штрафа, больше без платы
newzealand-word-wheel = штурвал
newzealand-word-barrel = бочка
newzealand-word-bell = колокол
newzealand-word-compass = компас
newzealand-word-bank = банк
newzealand-word-seat_1 = игрок A
newzealand-word-seat_2 = игрок B
newzealand-word-seat_3 = игрок C
newzealand-word-seat_4 = игрок D
newzealand-word-effect_pounds = фунты
newzealand-word-effect_gold = золото
newzealand-word-effect_certificate = сертификаты
newzealand-word-effect_pathfinder = исследователь
newzealand-word-effect_token = жетоны обмена
newzealand-word-effect_take = взять карту
newzealand-word-effect_draw = взять карты и сбросить столько же
newzealand-word-effect_wool_value = фунты за её шерсть
newzealand-word-effect_permanent_certificate = постоянные сертификаты
newzealand-word-effect_permanent_wool = бонус шерсти
newzealand-word-effect_objective = взять цель
newzealand-word-effect_hire = нанять рабочего
newzealand-word-effect_invest = взять жетон бонуса
newzealand-word-effect_build = стройка
newzealand-word-effect_upgrade_by = заменить постройку
newzealand-word-effect_buy_sheep = купить овец
newzealand-word-effect_market = овцы с рынка
newzealand-word-effect_move_ship = плыть
newzealand-word-effect_storehouse_within = склад на расстоянии
newzealand-word-effect_shear = стрижка
newzealand-word-effect_auxiliary = вспомогательное действие
newzealand-word-effect_move_runholder = идти дальше
newzealand-word-effect_remove_hazard = убрать опасность
newzealand-word-effect_place_worker = поставить джокера
newzealand-word-effect_disc_on = поставить диск
newzealand-word-effect_gained_on_top = полученные в этот ход карты на колоду
newzealand-word-joker_worker = рабочий-джокер
newzealand-word-permanent_certificate = постоянный сертификат
newzealand-word-permanent_wool = шерсть и жетон обмена
newzealand-word-hazard_clearing = уборка опасности
newzealand-word-sheepdog_gold = пастушья собака и золото
newzealand-word-kotare_gold = зимородок и золото
newzealand-word-exchange_gold = жетоны обмена и золото
newzealand-word-exchange_vp = жетон обмена и очки
newzealand-word-gold_for_vp = очки за золото
newzealand-word-ferry_gold = паром и золото
newzealand-word-romney_swap = ромни за овцу
newzealand-word-black = чёрная
newzealand-word-yellow = жёлтая
newzealand-word-turquoise = бирюзовая
newzealand-word-red = красная
newzealand-word-rockfall_black_2 = камнепад, чёрная рука, 2 ПО
newzealand-word-rockfall_black_3 = камнепад, чёрная рука, 3 ПО
newzealand-word-rockfall_black_4 = камнепад, чёрная рука, 4 ПО
newzealand-word-rockfall_green_2 = камнепад, зелёная рука, 2 ПО
newzealand-word-rockfall_green_3 = камнепад, зелёная рука, 3 ПО
newzealand-word-rockfall_green_4 = камнепад, зелёная рука, 4 ПО
newzealand-word-flood_black_2 = наводнение, чёрная рука, 2 ПО
newzealand-word-flood_black_3 = наводнение, чёрная рука, 3 ПО
newzealand-word-flood_black_4 = наводнение, чёрная рука, 4 ПО
newzealand-word-flood_green_2 = наводнение, зелёная рука, 2 ПО
newzealand-word-flood_green_3 = наводнение, зелёная рука, 3 ПО
newzealand-word-flood_green_4 = наводнение, зелёная рука, 4 ПО
newzealand-word-neutral_A = нейтральная постройка A
newzealand-word-neutral_A_back = нейтральная постройка A (оборот)
newzealand-word-neutral_B = нейтральная постройка B
newzealand-word-neutral_B_back = нейтральная постройка B (оборот)
newzealand-word-neutral_C = нейтральная постройка C
newzealand-word-neutral_C_back = нейтральная постройка C (оборот)
newzealand-word-neutral_D = нейтральная постройка D
newzealand-word-neutral_D_back = нейтральная постройка D (оборот)
newzealand-word-neutral_E = нейтральная постройка E
newzealand-word-neutral_E_back = нейтральная постройка E (оборот)
newzealand-word-neutral_F = нейтральная постройка F
newzealand-word-neutral_F_back = нейтральная постройка F (оборот)
newzealand-word-neutral_G = нейтральная постройка G
newzealand-word-neutral_G_back = нейтральная постройка G (оборот)
newzealand-word-neutral_H = нейтральная постройка H
newzealand-word-neutral_H_back = нейтральная постройка H (оборот)
newzealand-word-1a = постройка 1a
newzealand-word-1b = постройка 1b
newzealand-word-2a = постройка 2a
newzealand-word-2b = постройка 2b
newzealand-word-3a = постройка 3a
newzealand-word-3b = постройка 3b
newzealand-word-4a = постройка 4a
newzealand-word-4b = постройка 4b
newzealand-word-5a = постройка 5a
newzealand-word-5b = постройка 5b
newzealand-word-6a = постройка 6a
newzealand-word-6b = постройка 6b
newzealand-word-7a = постройка 7a
newzealand-word-7b = постройка 7b
newzealand-word-8a = постройка 8a
newzealand-word-8b = постройка 8b
newzealand-word-9a = постройка 9a
newzealand-word-9b = постройка 9b
newzealand-word-10a = постройка 10a
newzealand-word-10b = постройка 10b
newzealand-word-LP0 = торговый пост 0
newzealand-word-LP1 = торговый пост 1
newzealand-word-LP3 = торговый пост 3
newzealand-word-LP6 = торговый пост 6
newzealand-word-LP9 = торговый пост 9
newzealand-word-LP12 = торговый пост 12
newzealand-word-LP15 = торговый пост 15
newzealand-word-LP18 = торговый пост 18
newzealand-word-LP21 = торговый пост 21
newzealand-word-WP5 = торговый пост шерсти 5
newzealand-word-WP9 = торговый пост шерсти 9
newzealand-word-WP13 = торговый пост шерсти 13
newzealand-word-FP8 = иностранный торговый пост 8
newzealand-word-FP11 = иностранный торговый пост 11
newzealand-word-FP14 = иностранный торговый пост 14
newzealand-word-FP17 = иностранный торговый пост 17
newzealand-word-FW11 = иностранный торговый пост шерсти 11
newzealand-word-FW16 = иностранный торговый пост шерсти 16
newzealand-word-SH1 = малая гавань Запад 1
newzealand-word-SH2 = малая гавань Запад 3
newzealand-word-SH3 = малая гавань Север 1
newzealand-word-SH4 = малая гавань Север 3
newzealand-word-SH5 = малая гавань Север 5
newzealand-word-SH6 = малая гавань Восток 1
newzealand-word-SH7 = малая гавань Восток 3
newzealand-word-SHW = малая гавань Запад 6
newzealand-word-SHN = малая гавань Север 7
newzealand-word-SHE = малая гавань Восток 7
newzealand-word-MH1 = средняя гавань Запад 2
newzealand-word-MH2 = средняя гавань Север 2
newzealand-word-MH3 = средняя гавань Восток 2
newzealand-word-MH4 = средняя гавань Север 4
newzealand-word-MH5 = средняя гавань Восток 6
newzealand-word-LH1 = большая гавань Запад 4
newzealand-word-LH2 = большая гавань Запад 5
newzealand-word-LH3 = большая гавань Северо-запад
newzealand-word-LH4 = большая гавань Север 6
newzealand-word-LH5 = большая гавань Восток 4
newzealand-word-LH6 = большая гавань Восток 5
newzealand-word-O01 = цель «постройка, постройка на 4 строителей»
newzealand-word-O02 = цель «линкольн или корридейл, 6 клеток исследователя»
newzealand-word-O03 = цель «6 клеток исследователя, диск на торговом посту от 13»
newzealand-word-O04 = цель «постройка, наводнение»
newzealand-word-O05 = цель «два склада в море, паром»
newzealand-word-O06 = цель «гемпшир или райленд, постройка»
newzealand-word-O07 = цель «2 стригаля, линкольн или корридейл»
newzealand-word-O08 = цель «две постройки, склад в море»
newzealand-word-O09 = цель «гемпшир или райленд, линкольн или корридейл»
newzealand-word-O10 = цель «диск на торговом посту от 13, паром»
newzealand-word-O11 = цель «наводнение, 6 клеток исследователя»
newzealand-word-O12 = цель «два диска на торговых постах от 13»
newzealand-word-O13 = цель «две овцы гемпшир или райленд»
newzealand-word-O14 = цель «две овцы линкольн или корридейл, склад в море»
newzealand-word-O15 = цель «постройка на 4 строителей, 6 клеток исследователя»
newzealand-word-O16 = цель «2 стригаля, постройка»
newzealand-word-O17 = цель «два склада в море, постройка»
newzealand-word-O18 = цель «две постройки, наводнение»
newzealand-word-O19 = цель «два парома»
newzealand-word-O20 = цель «2 стригаля, диск на торговом посту от 13»
newzealand-word-O21 = цель «линкольн или корридейл, гемпшир или райленд, постройка»
newzealand-word-O22 = цель «три склада в море»
newzealand-word-O23 = цель «дважды 6 клеток исследователя, склад в море»
newzealand-word-O24 = цель «паром, наводнение»
newzealand-word-HM1 = очки за клетки исследователя
newzealand-word-HM2 = очки за опасности
newzealand-word-HM3 = очки за склады в море
newzealand-word-HM4 = очки за сыгранные цели
newzealand-word-HM5 = очки за сертификаты
newzealand-word-HM6 = очки за свои постройки
newzealand-word-HM7 = очки за рабочих
newzealand-word-HM8 = очки за карты парома
newzealand-word-NA = нейтральная локация 1
newzealand-word-A1 = клетка 1 участка тропы 1
newzealand-word-A2 = клетка 2 участка тропы 1
newzealand-word-A3 = клетка 3 участка тропы 1
newzealand-word-R1 = клетка камнепада 1
newzealand-word-R2 = клетка камнепада 2
newzealand-word-R3 = клетка камнепада 3
newzealand-word-R4 = клетка камнепада 4
newzealand-word-RX1 = клетка 1 за камнепадами
newzealand-word-RX2 = клетка 2 за камнепадами
newzealand-word-NB = нейтральная локация 2
newzealand-word-B1 = клетка 1 участка тропы 2
newzealand-word-B2 = клетка 2 участка тропы 2
newzealand-word-BP = клетка исследователя участка тропы 2
newzealand-word-NC = нейтральная локация 3
newzealand-word-C1 = клетка 1 участка тропы 3
newzealand-word-C2 = клетка 2 участка тропы 3
newzealand-word-ND = нейтральная локация 4
newzealand-word-D1 = клетка 1 участка тропы 4
newzealand-word-D2 = клетка 2 участка тропы 4
newzealand-word-NE = нейтральная локация 5
newzealand-word-E1 = клетка 1 участка тропы 5
newzealand-word-E2 = клетка 2 участка тропы 5
newzealand-word-E3 = клетка 3 участка тропы 5
newzealand-word-W1 = клетка наводнения 1
newzealand-word-W2 = клетка наводнения 2
newzealand-word-W3 = клетка наводнения 3
newzealand-word-W4 = клетка наводнения 4
newzealand-word-WX1 = клетка 1 за наводнениями
newzealand-word-WX2 = клетка 2 за наводнениями
newzealand-word-NF = нейтральная локация 6
newzealand-word-F1 = клетка 1 участка тропы 6
newzealand-word-F2 = клетка 2 участка тропы 6
newzealand-word-NG = нейтральная локация 7
newzealand-word-G1 = клетка 1 участка тропы 7
newzealand-word-GP = клетка исследователя участка тропы 7
newzealand-word-NH = нейтральная локация 8
newzealand-word-H1 = клетка 1 участка тропы 8
newzealand-word-H2 = клетка 2 участка тропы 8
newzealand-word-S = стартовая гавань
newzealand-word-w1 = открытое море Запад 1
newzealand-word-w2 = открытое море Запад 2
newzealand-word-w3 = открытое море Запад 3
newzealand-word-W5 = большая гавань Запад 5
newzealand-word-W6 = малая гавань Запад 6
newzealand-word-N1 = малая гавань Север 1
newzealand-word-n1 = открытое море Север 1
newzealand-word-N2 = средняя гавань Север 2
newzealand-word-N3 = малая гавань Север 3
newzealand-word-n2 = открытое море Север 2
newzealand-word-N4 = средняя гавань Север 4
newzealand-word-N5 = малая гавань Север 5
newzealand-word-n3 = открытое море Север 3
newzealand-word-N6 = большая гавань Север 6
newzealand-word-N7 = малая гавань Север 7
newzealand-word-e1 = открытое море Восток 1
newzealand-word-E4 = большая гавань Восток 4
newzealand-word-e2 = открытое море Восток 2
newzealand-word-E5 = большая гавань Восток 5
newzealand-word-E6 = средняя гавань Восток 6
newzealand-word-e3 = открытое море Восток 3
newzealand-word-E7 = малая гавань Восток 7
newzealand-word-X1 = большая гавань Северо-запад

newzealand-why-disc-too-dear = Диск и остальное стоят { $need ->
    [one] { $need } фунт
    [few] { $need } фунта
   *[many] { $need } фунтов
 }, а у вас { $have }.
newzealand-why-hire-too-dear = Наём стоит { $need ->
    [one] { $need } фунт
    [few] { $need } фунта
   *[many] { $need } фунтов
 }, а у вас { $have }.
newzealand-why-tile-too-dear = Жетон стоит { $need ->
    [one] { $need } фунт
    [few] { $need } фунта
   *[many] { $need } фунтов
 }, а у вас { $have }.
newzealand-why-sheep-too-dear = Это стоит { $need ->
    [one] { $need } фунт
    [few] { $need } фунта
   *[many] { $need } фунтов
 }, а у вас { $have }.
newzealand-why-building-too-dear = Постройка стоит { $need ->
    [one] { $need } фунт
    [few] { $need } фунта
   *[many] { $need } фунтов
 }, а у вас { $have }.
newzealand-why-harbour-too-dear = Место для склада стоит { $need ->
    [one] { $need } фунт
    [few] { $need } фунта
   *[many] { $need } фунтов
 }, а у вас { $have }.
newzealand-why-hazard-too-dear = Убрать опасность здесь стоит { $need ->
    [one] { $need } фунт
    [few] { $need } фунта
   *[many] { $need } фунтов
 }, а у вас { $have }.
newzealand-why-aux-too-dear = Это действие стоит { $need ->
    [one] { $need } фунт
    [few] { $need } фунта
   *[many] { $need } фунтов
 }, а у вас { $have }.
newzealand-why-tile-gold = Жетон стоит { $need } золота, а у вас { $have }.
newzealand-why-must-discard = Надо сбросить ещё { $need }.
newzealand-why-not-yours-to-show = Такой овцы, чтобы показать, у вас нет.
newzealand-why-not-yours-to-play = Такой карты в руке нет, играть нечего.
newzealand-why-in-shearing = Пока показываете овец для стрижки, жетоны нельзя.
newzealand-why-too-few-tokens = { $need ->
    [one] Чтобы убрать овцу, нужен { $need } жетон
    [few] Чтобы убрать овцу, нужно { $need } жетона
   *[many] Чтобы убрать овцу, нужно { $need } жетонов
 }, а есть { $have }.
newzealand-why-replaced = Вы использовали старую постройку, новая ждёт следующего визита.
newzealand-event-spent_tokens = { $seat } { $you ->
    [yes] тратите
   *[no] тратит
 } { $amount ->
    [one] { $amount } жетон обмена
    [few] { $amount } жетона обмена
   *[many] { $amount } жетонов обмена
 }.
newzealand-event-spent_tokens-more = { $amount ->
    [one] { $amount } жетон обмена
    [few] { $amount } жетона обмена
   *[many] { $amount } жетонов обмена
 }
newzealand-event-spent_gold = { $seat } { $you ->
    [yes] тратите
   *[no] тратит
 } { $amount ->
    [one] { $amount } золото
    [few] { $amount } золота
   *[many] { $amount } золота
 }.
newzealand-event-spent_gold-more = { $amount ->
    [one] { $amount } золото
    [few] { $amount } золота
   *[many] { $amount } золота
 }
newzealand-event-spent_certificates = { $seat } { $you ->
    [yes] тратите
   *[no] тратит
 } { $amount ->
    [one] { $amount } сертификат
    [few] { $amount } сертификата
   *[many] { $amount } сертификатов
 }.
newzealand-event-spent_certificates-more = { $amount ->
    [one] { $amount } сертификат
    [few] { $amount } сертификата
   *[many] { $amount } сертификатов
 }
newzealand-ask-income_reveal = Каких овец покажете ещё? Пока { $total }.

## Места: куда; морские и сами по себе

newzealand-to-start = к началу тропы
newzealand-to-NA = к нейтральной локации 1
newzealand-to-A1 = на клетку 1 участка тропы 1
newzealand-to-A2 = на клетку 2 участка тропы 1
newzealand-to-A3 = на клетку 3 участка тропы 1
newzealand-to-R1 = на клетку камнепада 1
newzealand-to-R2 = на клетку камнепада 2
newzealand-to-R3 = на клетку камнепада 3
newzealand-to-R4 = на клетку камнепада 4
newzealand-to-RX1 = на клетку 1 за камнепадами
newzealand-to-RX2 = на клетку 2 за камнепадами
newzealand-to-NB = к нейтральной локации 2
newzealand-to-B1 = на клетку 1 участка тропы 2
newzealand-to-B2 = на клетку 2 участка тропы 2
newzealand-to-BP = на клетку исследователя участка тропы 2
newzealand-to-NC = к нейтральной локации 3
newzealand-to-C1 = на клетку 1 участка тропы 3
newzealand-to-C2 = на клетку 2 участка тропы 3
newzealand-to-ND = к нейтральной локации 4
newzealand-to-D1 = на клетку 1 участка тропы 4
newzealand-to-D2 = на клетку 2 участка тропы 4
newzealand-to-NE = к нейтральной локации 5
newzealand-to-E1 = на клетку 1 участка тропы 5
newzealand-to-E2 = на клетку 2 участка тропы 5
newzealand-to-E3 = на клетку 3 участка тропы 5
newzealand-to-W1 = на клетку наводнения 1
newzealand-to-W2 = на клетку наводнения 2
newzealand-to-W3 = на клетку наводнения 3
newzealand-to-W4 = на клетку наводнения 4
newzealand-to-WX1 = на клетку 1 за наводнениями
newzealand-to-WX2 = на клетку 2 за наводнениями
newzealand-to-NF = к нейтральной локации 6
newzealand-to-F1 = на клетку 1 участка тропы 6
newzealand-to-F2 = на клетку 2 участка тропы 6
newzealand-to-NG = к нейтральной локации 7
newzealand-to-G1 = на клетку 1 участка тропы 7
newzealand-to-GP = на клетку исследователя участка тропы 7
newzealand-to-NH = к нейтральной локации 8
newzealand-to-H1 = на клетку 1 участка тропы 8
newzealand-to-H2 = на клетку 2 участка тропы 8
newzealand-to-wellington = в Веллингтон
newzealand-to-neutral = к постройке { $letter }

newzealand-sea-S = в стартовую гавань
newzealand-sea-w1 = в открытое море Запад 1
newzealand-sea-W1 = в малую гавань Запад 1
newzealand-sea-W2 = в среднюю гавань Запад 2
newzealand-sea-w2 = в открытое море Запад 2
newzealand-sea-W3 = в малую гавань Запад 3
newzealand-sea-W4 = в большую гавань Запад 4
newzealand-sea-w3 = в открытое море Запад 3
newzealand-sea-W5 = в большую гавань Запад 5
newzealand-sea-W6 = в малую гавань Запад 6
newzealand-sea-N1 = в малую гавань Север 1
newzealand-sea-n1 = в открытое море Север 1
newzealand-sea-N2 = в среднюю гавань Север 2
newzealand-sea-N3 = в малую гавань Север 3
newzealand-sea-n2 = в открытое море Север 2
newzealand-sea-N4 = в среднюю гавань Север 4
newzealand-sea-N5 = в малую гавань Север 5
newzealand-sea-n3 = в открытое море Север 3
newzealand-sea-N6 = в большую гавань Север 6
newzealand-sea-N7 = в малую гавань Север 7
newzealand-sea-E1 = в малую гавань Восток 1
newzealand-sea-E2 = в среднюю гавань Восток 2
newzealand-sea-e1 = в открытое море Восток 1
newzealand-sea-E3 = в малую гавань Восток 3
newzealand-sea-E4 = в большую гавань Восток 4
newzealand-sea-e2 = в открытое море Восток 2
newzealand-sea-E5 = в большую гавань Восток 5
newzealand-sea-E6 = в среднюю гавань Восток 6
newzealand-sea-e3 = в открытое море Восток 3
newzealand-sea-E7 = в малую гавань Восток 7
newzealand-sea-X1 = в большую гавань Северо-запад

newzealand-water-S = стартовая гавань
newzealand-water-w1 = открытое море Запад 1
newzealand-water-W1 = малая гавань Запад 1
newzealand-water-W2 = средняя гавань Запад 2
newzealand-water-w2 = открытое море Запад 2
newzealand-water-W3 = малая гавань Запад 3
newzealand-water-W4 = большая гавань Запад 4
newzealand-water-w3 = открытое море Запад 3
newzealand-water-W5 = большая гавань Запад 5
newzealand-water-W6 = малая гавань Запад 6
newzealand-water-N1 = малая гавань Север 1
newzealand-water-n1 = открытое море Север 1
newzealand-water-N2 = средняя гавань Север 2
newzealand-water-N3 = малая гавань Север 3
newzealand-water-n2 = открытое море Север 2
newzealand-water-N4 = средняя гавань Север 4
newzealand-water-N5 = малая гавань Север 5
newzealand-water-n3 = открытое море Север 3
newzealand-water-N6 = большая гавань Север 6
newzealand-water-N7 = малая гавань Север 7
newzealand-water-E1 = малая гавань Восток 1
newzealand-water-E2 = средняя гавань Восток 2
newzealand-water-e1 = открытое море Восток 1
newzealand-water-E3 = малая гавань Восток 3
newzealand-water-E4 = большая гавань Восток 4
newzealand-water-e2 = открытое море Восток 2
newzealand-water-E5 = большая гавань Восток 5
newzealand-water-E6 = средняя гавань Восток 6
newzealand-water-e3 = открытое море Восток 3
newzealand-water-E7 = малая гавань Восток 7
newzealand-water-X1 = большая гавань Северо-запад

## Карты с числом, рабочие и гавани внутри фразы

newzealand-some-shropshire = { $count ->
    [1] шропшира
   *[other] { $count } шропширов
 }
newzealand-some-southdown = { $count ->
    [1] саутдауна
   *[other] { $count } саутдаунов
 }
newzealand-some-english_leicester = { $count ->
    [1] английского лестера
   *[other] { $count } английских лестеров
 }
newzealand-some-merino = { $count ->
    [1] мериноса
   *[other] { $count } мериносов
 }
newzealand-some-dorset_horn = { $count ->
    [1] дорсет-хорна
   *[other] { $count } дорсет-хорнов
 }
newzealand-some-lincoln = { $count ->
    [1] линкольна
   *[other] { $count } линкольнов
 }
newzealand-some-corriedale = { $count ->
    [1] корридейла
   *[other] { $count } корридейлов
 }
newzealand-some-hampshire = { $count ->
    [1] гемпшира
   *[other] { $count } гемпширов
 }
newzealand-some-ryeland = { $count ->
    [1] райленда
   *[other] { $count } райлендов
 }
newzealand-some-suffolk = { $count ->
    [1] суффолка
   *[other] { $count } суффолков
 }
newzealand-some-romney = { $count ->
    [1] ромни
   *[other] { $count } ромни
 }
newzealand-some-border_leicester = { $count ->
    [1] бордер-лестера
   *[other] { $count } бордер-лестеров
 }
newzealand-some-drysdale = { $count ->
    [1] драйсдейла
   *[other] { $count } драйсдейлов
 }
newzealand-some-ferry = { $count ->
    [1] карту парома
    [few] { $count } карты парома
   *[many] { $count } карт парома
 }
newzealand-some-sheepdog = { $count ->
    [1] пастушью собаку
   *[other] { $count } пастушьих собак
 }
newzealand-some-kotare = { $count ->
    [1] зимородка
   *[other] { $count } зимородков
 }
newzealand-some-bonus_1 = { $count ->
    [1] карту бонуса 1
    [few] { $count } карты бонуса 1
   *[many] { $count } карт бонуса 1
 }
newzealand-some-bonus_2 = { $count ->
    [1] карту бонуса 2
    [few] { $count } карты бонуса 2
   *[many] { $count } карт бонуса 2
 }
newzealand-some-bonus_4 = { $count ->
    [1] карту бонуса 4
    [few] { $count } карты бонуса 4
   *[many] { $count } карт бонуса 4
 }
newzealand-some-bonus_5 = { $count ->
    [1] карту бонуса 5
    [few] { $count } карты бонуса 5
   *[many] { $count } карт бонуса 5
 }
newzealand-some-bonus_6 = { $count ->
    [1] карту бонуса 6
    [few] { $count } карты бонуса 6
   *[many] { $count } карт бонуса 6
 }
newzealand-some-bonus_8 = бонусную цель «постройка, склад в море, линкольн или корридейл»
newzealand-some-bonus_9 = бонусную цель «дважды 6 клеток исследователя, гемпшир или райленд»
newzealand-some-bonus_10 = бонусную цель «два диска на торговых постах от 13, постройка на 4 строителей»
newzealand-some-shepherd = пастуха
newzealand-some-craftsman = строителя
newzealand-some-sailor = моряка
newzealand-some-shearer = стригаля
newzealand-some-O01 = { newzealand-word-O01 }
newzealand-some-O02 = { newzealand-word-O02 }
newzealand-some-O03 = { newzealand-word-O03 }
newzealand-some-O04 = { newzealand-word-O04 }
newzealand-some-O05 = { newzealand-word-O05 }
newzealand-some-O06 = { newzealand-word-O06 }
newzealand-some-O07 = { newzealand-word-O07 }
newzealand-some-O08 = { newzealand-word-O08 }
newzealand-some-O09 = { newzealand-word-O09 }
newzealand-some-O10 = { newzealand-word-O10 }
newzealand-some-O11 = { newzealand-word-O11 }
newzealand-some-O12 = { newzealand-word-O12 }
newzealand-some-O13 = { newzealand-word-O13 }
newzealand-some-O14 = { newzealand-word-O14 }
newzealand-some-O15 = { newzealand-word-O15 }
newzealand-some-O16 = { newzealand-word-O16 }
newzealand-some-O17 = { newzealand-word-O17 }
newzealand-some-O18 = { newzealand-word-O18 }
newzealand-some-O19 = { newzealand-word-O19 }
newzealand-some-O20 = { newzealand-word-O20 }
newzealand-some-O21 = { newzealand-word-O21 }
newzealand-some-O22 = { newzealand-word-O22 }
newzealand-some-O23 = { newzealand-word-O23 }
newzealand-some-O24 = { newzealand-word-O24 }
newzealand-some-SH1 = малую гавань Запад 1
newzealand-some-SH2 = малую гавань Запад 3
newzealand-some-SH3 = малую гавань Север 1
newzealand-some-SH4 = малую гавань Север 3
newzealand-some-SH5 = малую гавань Север 5
newzealand-some-SH6 = малую гавань Восток 1
newzealand-some-SH7 = малую гавань Восток 3
newzealand-some-SHW = малую гавань Запад 6
newzealand-some-SHN = малую гавань Север 7
newzealand-some-SHE = малую гавань Восток 7
newzealand-some-MH1 = среднюю гавань Запад 2
newzealand-some-MH2 = среднюю гавань Север 2
newzealand-some-MH3 = среднюю гавань Восток 2
newzealand-some-MH4 = среднюю гавань Север 4
newzealand-some-MH5 = среднюю гавань Восток 6
newzealand-some-LH1 = большую гавань Запад 4
newzealand-some-LH2 = большую гавань Запад 5
newzealand-some-LH3 = большую гавань Северо-запад
newzealand-some-LH4 = большую гавань Север 6
newzealand-some-LH5 = большую гавань Восток 4
newzealand-some-LH6 = большую гавань Восток 5

## Кому платят

newzealand-payee-bank = банку
newzealand-payee-seat_1 = игроку A
newzealand-payee-seat_2 = игроку B
newzealand-payee-seat_3 = игроку C
newzealand-payee-seat_4 = игроку D
newzealand-payee-seat = { $you ->
    [yes] вам
   *[no] игроку { $name }
 }
