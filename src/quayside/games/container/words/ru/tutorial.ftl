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
container-tutorial-harbour-visit = Ваш порт пуст, в нём два места. Отправляйтесь за покупками на фабрику, чей хозяин { $b }.
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
container-tutorial-voyage-port = Ваш корабль в открытом море. Плывите в порт, чей хозяин { $b }.
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
container-tutorial-auction-repay = Ход начался с уплаты 1 процента. Осталось 10: верните заём.
container-tutorial-auction-repay-why = Процентов больше нет, а невозвращённый заём в конце стоил бы 11. Теперь вы знаете всю игру; остальное — чутьё.
