container = Контейнер

## Слова

container-word-black = чёрный
container-word-beige = бежевый
container-word-grey = серый
container-word-purple = фиолетовый
container-word-brown = коричневый
container-word-sea = открытое море
container-word-island = остров
container-word-bank = личный порт у банка
container-word-hold = трюм
container-word-personal_port = личный порт у банка
container-word-harbour_store = портовый магазин
container-word-factory_store = фабричный магазин
container-word-factory = фабричный магазин
container-word-harbour = портовый магазин
container-word-I = I
container-word-II = II
container-word-III = III
container-word-containers = контейнеры
container-word-money = деньги
container-word-random = случайно
container-word-win_first = сначала выигрыш у брокера
container-word-interest_first = сначала проценты
container-word-colours_exhausted = в запасе закончились цвета
container-word-round_limit = достигнут предел раундов

## Действия

container-do-pass = Пасовать, отказавшись от оставшихся действий
container-do-end_turn = Закончить ход
container-do-buy_machine = Построить станок: { $colour }
container-do-buy_warehouse = Построить склад
container-do-buy_for_harbour = Купить в фабричном магазине; продавец: { $rival }
container-do-produce = Произвести контейнеры
container-do-sail = Плыть { $to }
container-do-buy_docked = Купить ещё раз в этом порту
container-do-call_broker = Позвонить брокеру { $broker }; на торгах: { $square }
container-do-done = Готово
container-do-make = Сделать контейнер: { $colour }
container-do-buy = Купить: { $colour }, цена { $price }
container-do-price = { $store }: { $colour } по цене { $price }
container-do-reprice = Сменить цену: { $colour }, было { $old }, станет { $new }
container-do-load = Погрузить: { $colour }
container-do-lay = Поставить: { $colour } ({ $store }, цена { $price })
container-do-place = Отдать: { $colour }
container-do-bid_money = Поставить { $amount }
container-do-bid = Ставка { $amount }{ $bluff ->
    [0] {""}
    [one] {" "}и { $bluff } карта блефа
    [few] {" "}и { $bluff } карты блефа
   *[many] {" "}и { $bluff } карт блефа
 }
container-do-accept = Принять ставку. Покупатель: { $bidder }
container-do-reject = Отклонить все ставки и оставить груз себе
container-do-seize = Забрать: { $colour }
container-do-seize_from_store = Забрать: { $colour }, цена { $price }
container-do-discard = Сбросить: { $colour }
container-do-take_loan = Взять заём
container-do-repay_loan = Вернуть заём
container-do-break_card = Разменять карту { $card } на меньшие
container-do-combine_cards = Собрать из меньших карт карту { $card }

## Вопросы

container-ask-place_bid = Вы отдаёте ставку брокерам. Какой контейнер получит брокер { $broker }?
container-ask-seize_choice = { $debtor } не платит проценты. Что заберёт банк ({ $place })?
container-ask-main = { $actions_left ->
    [one] Ваш ход: осталось { $actions_left } действие. Что будете делать?
    [few] Ваш ход: осталось { $actions_left } действия. Что будете делать?
   *[many] Ваш ход: осталось { $actions_left } действий. Что будете делать?
 }
container-ask-closing = Действий нет. Уладьте займы, если хотите, и закончите ход.
container-ask-shop = Что купить на фабрике игрока { $rival }? Мест в порту: { $room }; к оплате: { $owed }.
container-ask-price_harbour = { $unpriced ->
    [0] При желании смените цены в портовом магазине.
    [one] В портовом магазине { $unpriced } контейнер без цены: назначьте от 2 до 6.
    [few] В портовом магазине { $unpriced } контейнера без цены: назначьте от 2 до 6.
   *[many] В портовом магазине { $unpriced } контейнеров без цены: назначьте от 2 до 6.
 }
container-ask-make_choice = { $space ->
    [one] Места хватит ещё на { $space } контейнер. Какой цвет произвести?
    [few] Места хватит ещё на { $space } контейнера. Какой цвет произвести сейчас?
   *[many] Места хватит ещё на { $space } контейнеров. Какой цвет произвести сейчас?
 }
container-ask-price_factory = { $unpriced ->
    [0] При желании смените цены в фабричном магазине.
    [one] В фабричном магазине { $unpriced } контейнер без цены: назначьте от 1 до 4.
    [few] В фабричном магазине { $unpriced } контейнера без цены: назначьте от 1 до 4.
   *[many] В фабричном магазине { $unpriced } контейнеров без цены: назначьте от 1 до 4.
 }
container-ask-dock = Что погрузить в порту игрока { $rival }? Мест в трюме: { $room }; к оплате: { $owed }.
container-ask-load_hold = Что погрузить из вашего порта у банка? Мест в трюме: { $room }.
container-ask-sealed_bid = Какова ваша тайная ставка за весь груз?
container-ask-tie_round = Ваша ставка { $bid } делит первое место. Сколько тайно добавите?
container-ask-decide = Лучшая ставка: { $best }. Принять и получить вдвое или заплатить и оставить груз себе?
container-ask-broker_money_bid = Сколько денег ставите? Не меньше { $least }.
container-ask-broker_container_bid = { $needed ->
    [0] Ставка достаточно высока. Добавить ещё контейнер или закончить?
    [one] Какой контейнер ставите? Нужен ещё хотя бы { $needed }.
    [few] Какой контейнер ставите? Нужно ещё хотя бы { $needed }.
   *[many] Какой контейнер ставите? Нужно ещё хотя бы { $needed }.
 }
container-ask-price_returned = { $unpriced ->
    [one] Вашу ставку перебили. Назначьте цену вернувшемуся контейнеру.
    [few] Вашу ставку перебили. Назначьте цены вернувшимся контейнерам ({ $unpriced }).
   *[many] Вашу ставку перебили. Назначьте цены вернувшимся контейнерам ({ $unpriced }).
 }
container-ask-discard_choice = На вашей клетке острова нескольких цветов поровну. Какой сбросить?

## Журнал

container-event-turn = Раунд { $round }: { $you ->
    [yes] ваш ход
   *[no] ходит { $seat }
 }.
container-event-interest = { $seat } { $you ->
    [yes] платите
   *[no] платит
 } проценты: { $amount } $.
container-event-default = { $seat } не { $you ->
    [yes] можете
   *[no] может
 } уплатить проценты по { $loans ->
    [one] { $loans } займу
    [few] { $loans } займам
   *[many] { $loans } займам
 }.
container-event-seized = Банк забирает { $you ->
    [yes] у вас
   *[no] у игрока { $seat }
 } контейнер ({ $colour }, { $place }).
container-event-loan = { $seat } { $you ->
    [yes] берёте
   *[no] берёт
 } { $many ->
    [one] заём
    [few] { $many } займа
   *[many] { $many } займов
 }.
container-event-repaid = { $seat } { $you ->
    [yes] возвращаете
   *[no] возвращает
 } { $many ->
    [one] заём
    [few] { $many } займа
   *[many] { $many } займов
 }.
container-event-exchanged = { $seat } { $you ->
    [yes] меняете
   *[no] меняет
 } деньги в банке; на руке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }.
container-event-exchanged-own = { $seat } { $you ->
    [yes] меняете
   *[no] меняет
 } деньги (карта { $card } $); на руке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
 }.
container-event-exchanged_in_secret = { $seat } тайно { $you ->
    [yes] меняете
   *[no] меняет
 } деньги (карта { $card } $).
container-event-passed = { $seat } { $you ->
    [yes] пасуете
   *[no] пасует
 }.
container-event-machine = { $seat } { $you ->
    [yes] строите
   *[no] строит
 } { $colour } станок за { $cost } $.
container-event-warehouse = { $seat } { $you ->
    [yes] строите
   *[no] строит
 } { $many ->
    [one] склад
    [few] { $many } склада
   *[many] { $many } складов
 } за { $cost } $.
container-event-visits = { $seat } { $you ->
    [yes] идёте
   *[no] идёт
 } за покупками { $rival }.
container-event-bought = { $seat } { $you ->
    [yes] покупаете
   *[no] покупает
 } { $many ->
    [1] { $colour } контейнер
    [one] { $many } контейнер ({ $colour })
    [few] { $many } контейнера ({ $colour })
   *[many] { $many } контейнеров ({ $colour })
 } за { $price } $.
container-event-paid = { $seat } { $you ->
    [yes] платите
   *[no] платит
 } { $amount } $ { $rival }.
container-event-priced = { $seat } { $you ->
    [yes] выставляете
   *[no] выставляет
 } { $many ->
    [1] { $colour } контейнер
    [one] { $many } контейнер ({ $colour })
    [few] { $many } контейнера ({ $colour })
   *[many] { $many } контейнеров ({ $colour })
 } по цене { $price } $ ({ $store }).
container-event-repriced = { $seat } { $you ->
    [yes] меняете
   *[no] меняет
 } цену: { $many ->
    [1] { $colour } контейнер
    [one] { $many } контейнер ({ $colour })
    [few] { $many } контейнера ({ $colour })
   *[many] { $many } контейнеров ({ $colour })
 } по { $new } $ ({ $store }).
container-event-fee = { $seat } { $you ->
    [yes] запускаете
   *[no] запускает
 } производство и { $you ->
    [yes] платите
   *[no] платит
 } { $amount } $ { $rival }.
container-event-produced = { $seat } { $you ->
    [yes] производите
   *[no] производит
 } { $many ->
    [1] { $colour } контейнер
    [one] { $many } контейнер ({ $colour })
    [few] { $many } контейнера ({ $colour })
   *[many] { $many } контейнеров ({ $colour })
 }.
container-event-ending = Закончились два цвета: игра закончится после { $you ->
    [yes] вашего хода
   *[no] хода игрока { $seat }
 }.
container-event-sailed = { $seat } { $you ->
    [yes] плывёте
   *[no] плывёт
 } { $to }.
container-event-loaded = { $seat } { $you ->
    [yes] грузите
   *[no] грузит
 } { $many ->
    [1] { $colour } контейнер
    [one] { $many } контейнер ({ $colour })
    [few] { $many } контейнера ({ $colour })
   *[many] { $many } контейнеров ({ $colour })
 }.
container-event-auction = { $seat } { $you ->
    [yes] выставляете
   *[no] выставляет
 } на аукцион { $containers ->
    [one] { $containers } контейнер
    [few] { $containers } контейнера
   *[many] { $containers } контейнеров
 }.
container-event-committed = { $seat } { $you ->
    [yes] делаете
   *[no] делает
 } закрытую ставку.
container-event-committed-own = { $seat } { $you ->
    [yes] делаете
   *[no] делает
 } закрытую ставку: { $amount } $ и { $bluff ->
    [one] { $bluff } карта
    [few] { $bluff } карты
   *[many] { $bluff } карт
 } блефа.
container-event-bid = { $seat } { $you ->
    [yes] ставите
   *[no] ставит
 } { $worth } $.
container-event-tie = { $seat } { $you ->
    [yes] делите
   *[no] делит
 } лучшую ставку.
container-event-accepted = { $seat } { $you ->
    [yes] продаёте
   *[no] продаёт
 } груз { $bidder } за { $amount } $, и банк доплачивает столько же.
container-event-rejected = { $seat } { $you ->
    [yes] отклоняете
   *[no] отклоняет
 } все ставки, { $you ->
    [yes] платите
   *[no] платит
 } { $amount } $ и { $you ->
    [yes] оставляете
   *[no] оставляет
 } груз себе.
container-event-subsidy = { $many ->
    [one] Брокер { $broker } получает { $amount } $
   *[other] Брокеры { $broker } делят { $amount } $
 }.
container-event-called = { $seat } { $you ->
    [yes] звоните
   *[no] звонит
 } брокеру { $broker } (на торгах: { $square }).
container-event-laid = { $seat } { $you ->
    [yes] ставите
   *[no] ставит
 } { $many ->
    [1] { $colour } контейнер ({ $store })
    [one] { $many } контейнер ({ $colour }; { $store })
    [few] { $many } контейнера ({ $colour }; { $store })
   *[many] { $many } контейнеров ({ $colour }; { $store })
 }.
container-event-laid-more = { $many ->
    [1] { $colour } контейнер ({ $store })
    [one] { $many } контейнер ({ $colour }; { $store })
    [few] { $many } контейнера ({ $colour }; { $store })
   *[many] { $many } контейнеров ({ $colour }; { $store })
 }
container-event-laid_money = { $seat } { $you ->
    [yes] ставите
   *[no] ставит
 } { $amount } $.
container-event-outbid = { $seat } { $you ->
    [yes] забираете
   *[no] забирает
 } перебитую ставку.
container-event-broker_won = { $seat } { $you ->
    [yes] выигрываете
   *[no] выигрывает
 } аукцион брокера { $broker } ({ $square }, всего { $amount }).
container-event-placed = { $seat } { $you ->
    [yes] отдаёте
   *[no] отдаёт
 } брокеру { $broker } { $many ->
    [1] { $colour } контейнер
    [one] { $many } контейнер ({ $colour })
    [few] { $many } контейнера ({ $colour })
   *[many] { $many } контейнеров ({ $colour })
 }.
container-event-placed-more = брокеру { $broker } { $many ->
    [1] { $colour } контейнер
    [one] { $many } контейнер ({ $colour })
    [few] { $many } контейнера ({ $colour })
   *[many] { $many } контейнеров ({ $colour })
 }
container-event-value_card = { $seat } { $you ->
    [yes] показываете
   *[no] показывает
 } карту ценности контейнеров (особый цвет: { $special }).
container-event-discarded = { $seat } { $you ->
    [yes] сбрасываете
   *[no] сбрасывает
 } { $count ->
    [one] { $count } контейнер
    [few] { $count } контейнера
   *[many] { $count } контейнеров
 } самого частого цвета ({ $colour }).
container-event-over = Игра окончена: { $reason }.

## Отказы

container-why-too-poor = Нужно { $need }, а у вас { $have }; возьмите заём или выберите что-то дешевле.
container-why-building-too-dear = Это стоит { $need }, а у вас { $have }; сначала продайте что-нибудь или возьмите заём.
container-why-fee-too-high = Производство стоит { $need }, а у вас { $have }; сначала возьмите заём.
container-why-row-full = В этом ряду всё уже застроено; стройте другое или выберите другое действие.
container-why-none-in-supply = В запасе такого больше нет; выберите другое.
container-why-same-colour = Станок этого цвета у вас уже есть; выберите цвет, которого нет.
container-why-own-store = У собственной фабрики покупать нельзя; назовите соперника.
container-why-no-such-seat = Там никто не сидит; назовите участника этой игры.
container-why-nothing-to-buy = Там нечего купить, а ваш портовый магазин пуст; выберите соперника, у которого есть контейнеры.
container-why-harbour-full = В портовом магазине нет места (свободно: { $room }); постройте склад или сначала что-нибудь продайте.
container-why-one-rival = Вы уже покупаете у одного соперника; закончите здесь, а на другого потратьте ещё одно действие.
container-why-not-for-sale = Такого контейнера по такой цене здесь нет; выберите из имеющихся.
container-why-must-buy = Ваш портовый магазин пуст, поэтому купите хотя бы один контейнер, прежде чем закончить.
container-why-already-produced = В этом ходу вы уже производили; снова можно будет в следующем.
container-why-not-makeable = Этот цвет сейчас не произвести: нужен станок такого цвета и контейнер в запасе, и лишь раз за производство.
container-why-not-adjacent = За одно действие туда не попасть; сначала выйдите в открытое море.
container-why-own-port = Корабль не заходит в порт своего владельца; выберите чужой порт, остров или море.
container-why-staying-put = Ваш корабль уже там; выберите другое место.
container-why-no-bank = В этой партии нет Инвестиционного банка.
container-why-only-on-arrival = Покупать в порту можно только по прибытии; уплывите и вернитесь.
container-why-hold-full = Трюм полон; продайте груз на острове, чтобы освободить место.
container-why-needs-a-card = В ставке должна быть хотя бы одна карта; поставьте 0 с картой блефа.
container-why-too-many-bluffs = Столько карт блефа у вас не осталось; можно добавить ещё { $have }.
container-why-not-the-best = Принять можно только лучшую ставку; примите её или отклоните все.
container-why-cannot-reject = Отказ стоит { $need }, а у вас { $have }; возьмите заём или примите лучшую ставку.
container-why-too-many-loans = Больше займов брать нельзя; сначала верните один в свой ход.
container-why-bid-committed = Ваша закрытая ставка уже на столе; занять можно после вскрытия.
container-why-loans-closed = Последний ход окончен: займы больше не выдают и не принимают.
container-why-no-loan = У вас нет займа, который можно вернуть.
container-why-not-your-turn = Это можно только в свой ход после уплаты процентов или (размен карт) пока вы готовите ставку.
container-why-promised = Вы ещё не оплатили обещанное; сначала доведите это до конца.
container-why-loan-back-and-forth = Это лишь отменит то, что вы сделали только что; сначала сделайте что-нибудь другое.
container-why-cards-back-and-forth = Вы только что собрали карты в одну; прежде чем разменивать, сделайте что-нибудь другое.
container-why-no-such-card = Такой карты у вас нет; выберите карту из кошелька.
container-why-cannot-combine = Из ваших меньших карт такая не складывается; выберите карту поменьше.
container-why-called-already = В этом ходу вы уже звонили брокеру; за ход можно только раз.
container-why-won-this-turn = В начале этого хода вы выиграли у брокера; звоните снова в следующем ходу.
container-why-last-turn = Это последний ход, в нём звонить брокерам нельзя.
container-why-would-end = В этом ходу вы звонили брокеру, поэтому производство не должно заканчивать игру; оставьте последние контейнеры в запасе.
container-why-empty-square = Там не за что торговаться; выберите клетку, на которой что-то лежит.
container-why-other-square = Торги уже идут за другую клетку; можно лишь повысить ставку там.
container-why-bid-too-low = Ставка должна достичь { $need }, а засчитывается { $have }; поставьте больше или откажитесь.
container-why-wrong-kind = Деньги покупают за контейнеры, а контейнеры за деньги; ставьте другое.
container-why-not-yours-to-bid = Ставить можно только контейнеры из своих фабричного и портового магазинов.
container-why-not-there = Такого контейнера там нет; выберите из имеющихся.
container-why-not-most = Этот цвет не самый частый на вашей клетке; выберите из самых частых.
container-why-still-unpriced = Не у всех контейнеров есть цена; назначьте её всем, прежде чем закончить.
container-why-wrong-price = Такая цена не подходит: у фабрики от 1 до 4, у порта от 2 до 6, а новая цена должна отличаться от прежней.
container-why-only-returned = Сейчас цену получают только вернувшиеся контейнеры; у остальных она прежняя.

## Настройки

container-option-bank = Играть с Инвестиционным банком
container-option-bluff_cancels = Карта блефа обнуляет ставку
container-option-first = Первый игрок
container-option-preparatory_order = Начало хода при игре с банком
container-option-buy_while_docked = Повторная покупка в порту без движения
container-option-round_limit = Сколько раундов играть самое большее

## Счёт

container-item-money = Деньги
container-item-island = Клетка острова
container-item-harbour_store = Портовый магазин
container-item-hold = Трюм
container-item-personal_port = Порт у банка
container-item-loans = Займы
container-insight-build = Постройка станков и складов
container-insight-produce = Производство контейнеров
container-insight-buy = Покупка и погрузка контейнеров
container-insight-sail = Плавание
container-insight-price = Назначение цен
container-insight-bid = Ставки за груз
container-insight-sell = Продажа своего груза
container-insight-broker = Брокеры
container-insight-loan = Займы
container-insight-stop = Завершение и пас
container-end-colours_exhausted = В запасе закончились два цвета.
container-end-round_limit = Сыграно условленное число раундов.
container-to-sea = в открытое море
container-to-island = к иностранному острову
container-to-bank = в личный порт у банка
container-to-seat = { $you ->
    [yes] в ваш порт
   *[no] в порт игрока { $name }
 }
container-whom-seat = { $you ->
    [yes] вам
   *[no] игроку { $name }
 }
container-factory-seat = { $you ->
    [yes] в ваш фабричный магазин
   *[no] в фабричный магазин игрока { $name }
 }
