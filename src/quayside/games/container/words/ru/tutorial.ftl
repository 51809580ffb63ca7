# Что говорят уроки «Контейнера». `-why` идёт после сделанного шага.

container-tutorial-factory = Фабрика: сделать и назначить цену
container-tutorial-factory-produce = У вас два станка: чёрный и фиолетовый. В ходе два действия; первым запустите производство.
container-tutorial-factory-produce-why = Каждый станок сделал контейнер своего цвета. Всё вместе стоило 1, и получил её { $c }, ваш сосед справа.
container-tutorial-factory-price = Новым контейнерам нужна цена от 1 до 4. Чёрный здесь в ходу: поставьте его на 3.
container-tutorial-factory-price-why = Свой товар вы не развозите. Вы назначаете цену и ждёте, пока соперник придёт купить.
container-tutorial-factory-price-low = Фиолетовый поставьте на 2.
container-tutorial-factory-price-low-why = Дешёвое уходит первым. Слишком дёшево — заработает соперник, слишком дорого — фабрика останется полной.
container-tutorial-factory-warehouse = Осталось одно действие. Постройте склад.
container-tutorial-factory-warehouse-why = Он стоил 4 и даёт порту ещё одно место. Следующий дороже: цена написана на пустом месте.
container-tutorial-factory-end = Оба действия сделаны. Закончите ход.
container-tutorial-factory-end-why = Теперь ходит { $b }. Перед концом хода можно было ещё вернуть займы и разменять карты.

container-tutorial-harbour = Порт: купить и перепродать
container-tutorial-harbour-visit = Ваш порт пуст, в нём два места. Отправляйтесь за покупками на фабрику игрока { $b }.
container-tutorial-harbour-visit-why = За одно такое действие можно купить у одного соперника сколько угодно. Собственная фабрика вам не продаёт.
container-tutorial-harbour-cheap = Возьмите бежевый контейнер за 1.
container-tutorial-harbour-cheap-why = Деньги получит { $b }, когда вы закончите. Сколько вы платите, видят все; сколько у вас осталось — тайна.
container-tutorial-harbour-more = Возьмите и серый за 2.
container-tutorial-harbour-more-why = Два склада, два места: порт полон, и закупка закончилась сама.
container-tutorial-harbour-price = Теперь назначьте свои цены, от 2 до 6. Бежевый поставьте на 3.
container-tutorial-harbour-price-why = Заплатили 1, просите 3. В порту зарабатывают на разнице цен.
container-tutorial-harbour-price-high = Серый поставьте на 4.
container-tutorial-harbour-price-high-why = Отсюда грузят только корабли. Соперники, зашедшие в ваш порт, платят эти цены.
container-tutorial-harbour-pass = Осталось действие, но делать с ним нечего. Пасуйте.
container-tutorial-harbour-pass-why = Тратить все действия не обязательно; пас отдаёт оставшиеся.
container-tutorial-harbour-end = Закончите ход и посмотрите, кто придёт.
container-tutorial-harbour-end-why = { $c } зашёл в ваш порт и забрал оба контейнера. Вы получили 7 за то, что стоило вам 3.

container-tutorial-voyage = Корабль: груз и аукцион
container-tutorial-voyage-port = Ваш корабль в открытом море. Плывите в порт игрока { $b }.
container-tutorial-voyage-port-why = Плавание — это действие. Придя в чужой порт, можно купить в его магазине; в собственном — никогда.
container-tutorial-voyage-load = Погрузите чёрный контейнер за 3.
container-tutorial-voyage-load-why = Он уже в трюме. В трюме пять мест.
container-tutorial-voyage-load-more = Погрузите серый за 2. Коричневый оставьте, он дорог.
container-tutorial-voyage-load-more-why = Думайте о том, кто будет торговаться: карты ценности тайные, но полный набор на острове дороже каждому.
container-tutorial-voyage-done = Этого хватит. Закончите покупки.
container-tutorial-voyage-done-why = За оба вы заплатили 5, и только теперь можно выбрать следующее действие.
container-tutorial-voyage-sea = Из порта на остров сразу не попасть. Плывите в открытое море.
container-tutorial-voyage-sea-why = Любой путь ведёт через открытое море. Там ничего не происходит, но действие нужно.
container-tutorial-voyage-end = Закончите ход; остальные на этот раз спасуют.
container-tutorial-voyage-end-why = { $b } и { $c } спасовали. Снова ваш ход, и у вас два действия.
container-tutorial-voyage-island = Плывите на остров.
container-tutorial-voyage-island-why = Весь груз идёт на аукцион. Соперники ставят тайно, и ставки вскрывают разом: { $b } даёт 6, { $c } — 4 и карту блефа, которая ничего не стоит.
container-tutorial-voyage-accept = Примите лучшую ставку: { $b }, 6.
container-tutorial-voyage-accept-why = { $b } платит вам 6, и столько же добавляет банк: 12 за груз, который стоил 5. Откажись вы, пришлось бы заплатить банку 6 и оставить груз себе.
container-tutorial-voyage-close = После аукциона действий больше нет. Закончите ход.
container-tutorial-voyage-close-why = Таков круг: фабрика, порт, корабль, остров. Деньги идут к тому, кто лучше чувствует цены.

container-tutorial-auction = Остров: ставка и подсчёт
container-tutorial-auction-loan = { $c } привёз бежевый и серый контейнеры. Именно их вам не хватает до полного набора, но денег мало. Возьмите заём.
container-tutorial-auction-loan-why = Занять 10 можно когда угодно, даже в чужой ход, но не после сделанной ставки. Каждый ход заём стоит 1.
container-tutorial-auction-bid = Поставьте 12 и одну карту блефа, чтобы по числу карт нельзя было угадать сумму.
container-tutorial-auction-bid-why = { $c } принял, груз ваш. Со всеми пятью цветами бежевый, ваш особый цвет, стоит 10, а не 5. В конце вы теряете цвет, которого больше всего: три дешёвых коричневых.
container-tutorial-auction-repay = Ход начался с уплаты процентов: 1. Осталось 10: верните заём.
container-tutorial-auction-repay-why = Процентов больше нет, а невозвращённый заём в конце стоил бы 11. Теперь вы знаете всю игру; остальное — чутьё.

container-tutorial-goal = Цель игры: что считается в конце
container-tutorial-goal-loan = Это последний ход партии. Побеждает самый богатый: деньги и контейнеры на острове. Невозвращённый заём стоил бы 11; верните его за 10.
container-tutorial-goal-loan-why = Одно очко сбережено. Считаются деньги, ваша клетка острова по вашей тайной карте, по 2 за контейнер в портовом магазине и по 3 за контейнер в трюме.
container-tutorial-goal-island = На вашей клетке острова четыре цвета, а пятый, бежевый, везёт ваш корабль. Плывите к острову.
container-tutorial-goal-island-why = { $b } ставит 3, { $c } — 2. Груз можно и оставить себе: тогда вы платите банку лучшую ставку.
container-tutorial-goal-keep = С бежевым набор полон, и бежевый, ваш особый цвет, стоит 10 вместо 5. Отклоните ставки.
container-tutorial-goal-keep-why = За 3 вы купили 10 очков. В последний ход такой контейнер вам нужнее, чем кому-либо другому.
container-tutorial-goal-end = Закончите ход, а с ним и партию.
container-tutorial-goal-end-why = Пропадает цвет, которого больше всего: три коричневых по 2. Остальное даёт 30, деньги 2: вы побеждаете с 32.

container-tutorial-bank = Инвестиционный банк: ставка у брокера
container-tutorial-bank-call = В банке у трёх брокеров лежат контейнеры и деньги. Брокер III держит 5 $, и на них никто не претендует. Позвоните брокеру III ради денег.
container-tutorial-bank-call-why = За деньги ставят контейнеры, за контейнеры — деньги. Звонок — это действие, раз за ход.
container-tutorial-bank-lay = Поставьте серый контейнер из своего фабричного магазина.
container-tutorial-bank-lay-why = Чтобы открыть торг, хватит одного контейнера. Пока торг не решён, его место занято, и продать его нельзя.
container-tutorial-bank-done = Этого хватит. Закончите ставку.
container-tutorial-bank-done-why = Ваша ставка лежит в банке у всех на виду. Каждый соперник в свой ход может её перебить, на контейнер больше.
container-tutorial-bank-pass = От второго действия откажитесь.
container-tutorial-bank-pass-why = Теперь соперникам решать, стоят ли 5 двух контейнеров.
container-tutorial-bank-end = Закончите ход и ждите.
container-tutorial-bank-end-why = Никто не поднял ставку, и в начале своего хода вы получили 5, а ваш контейнер достался брокерам. Там он ждёт того, кто поставит за него деньги.

## Задачи

container-tutorial-factory-challenge = У вас два действия и 12. Пусть в конце в вашем фабричном магазине будут три контейнера с трёх станков, все по цене 3. Третий станок пусть будет серым.
container-tutorial-factory-challenge-hint = Станок, построенный сначала, работает в том же производстве.
container-tutorial-factory-challenge-why = Сначала станок, потом производство: порядок двух действий стоил контейнера.
container-tutorial-harbour-challenge = В кошельке 3. Пусть в вашем портовом магазине окажутся бежевый и коричневый контейнеры, оба по цене 5.
container-tutorial-harbour-challenge-hint = Одно действие — покупки у одного соперника, а действий два.
container-tutorial-harbour-challenge-why = Вы заплатили 3 и просите 10. Два соперника продали вам самое дешёвое, что у них было.
container-tutorial-voyage-challenge = Ваш корабль стоит в чужом порту с двумя контейнерами. Выставьте их на торги в этот же ход.
container-tutorial-voyage-challenge-hint = Прямого пути из порта к острову нет.
container-tutorial-voyage-challenge-why = Два действия, два отрезка пути, и соперники берутся за карты, чтобы сделать ставки.
container-tutorial-auction-challenge = На вас два займа. Избавьтесь от обоих до конца этого хода.
container-tutorial-auction-challenge-hint = Возврат займа не тратит действия. Поищите среди того, что можно делать в любое время.
container-tutorial-auction-challenge-why = Возвращённые займы не стоят процентов каждый ход и по 11 в конце.
container-tutorial-goal-challenge = Последний ход партии. У соперника { $c } будет 14. Закончите с 15.
container-tutorial-goal-challenge-hint = У вас 11 и заём. Что дешевле: вернуть его или оставить?
container-tutorial-goal-challenge-why = 14 за остров и оставшаяся 1. С займом вышло бы 14 и ничья.
container-tutorial-bank-challenge = { $b } ставит 4 за контейнеры у брокера I. Сделайте высшую ставку своей.
container-tutorial-bank-challenge-hint = Позвоните тому же брокеру ради той же клетки и поднимите ставку.
container-tutorial-bank-challenge-why = { $b } получает свои карты назад. Если до вашего хода никто не перебьёт 5, оба контейнера попадут в ваш порт у банка.
