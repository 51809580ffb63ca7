# Что говорят уроки «Судоверфи». `-why` идёт после сделанного шага.

shipyard-tutorial-track = Дорожка действий: выбор и доход
shipyard-tutorial-track-choose = Каждый ход вы выбираете тайл действия: свободный и не первый в ряду. Впереди «Производства оснастки» заняты два тайла: выберите его.
shipyard-tutorial-track-choose-why = Каждый занятый тайл впереди принёс вам 1 гульден, всего 2. Дальние тайлы платят больше, ближние раньше снова в деле.
shipyard-tutorial-track-make = Маркер оснастки бесплатно идёт на один сектор, к крану. Вам нужен парус: заплатите 1 и сдвиньте ещё на один.
shipyard-tutorial-track-make-why = Парус ваш. Маркер остаётся на месте, и { $b } двинет его дальше оттуда.
shipyard-tutorial-track-rent = { $b } и { $c } сходили, а ваш тайл ушёл во главу ряда. Теперь нужна вода: выберите «Аренду канала».
shipyard-tutorial-track-rent-why = Прежний тайл всегда уходит вперёд, поэтому повторить действие сразу нельзя. «Аренда канала» снова принесла 2.
shipyard-tutorial-track-canal = Нижний ряд бесплатный. Возьмите канал оттуда.
shipyard-tutorial-track-canal-why = После каждого действия тайлы сползают вниз: дорогое сегодня позже может достаться даром, если никто не заберёт.
shipyard-tutorial-track-lay = Положите первый канал как есть.
shipyard-tutorial-track-lay-why = Первый канал можно повернуть как угодно. Следующие должны соединять открытую воду с открытой.
shipyard-tutorial-track-start = Поставьте фигурку корабля на его западный край.
shipyard-tutorial-track-start-why = Отсюда ваши корабли пойдут на восток, каждый с того места, где остановился прежний. Дело за кораблём.

shipyard-tutorial-ship = Корабль: построить, погрузить, отплыть
shipyard-tutorial-ship-bow = В этот ход вы строите: до трёх тайлов. Возьмите нос из нижнего ряда, он бесплатный.
shipyard-tutorial-ship-bow-why = Тайл второго и третьего ряда стоит 1 гульден, четвёртого и пятого — 2.
shipyard-tutorial-ship-place = Положите его на первое место верфи.
shipyard-tutorial-ship-place-why = Тайлы не обязаны соприкасаться, но каждый должен ещё суметь стать частью корабля.
shipyard-tutorial-ship-middle = Теперь нижнюю середину левого столбца.
shipyard-tutorial-ship-middle-why = У корабля от одной до семи середин. На них каюты, мачты и места для кранов и пушек.
shipyard-tutorial-ship-beside = Положите её сразу за носом.
shipyard-tutorial-ship-beside-why = Нос и середина есть: не хватает только кормы.
shipyard-tutorial-ship-stern = Возьмите корму из нижнего ряда.
shipyard-tutorial-ship-stern-why = Это третий тайл, больше в этом действии взять нельзя.
shipyard-tutorial-ship-close = Положите её на третье место.
shipyard-tutorial-ship-close-why = Нос, середина и корма рядом: корабль готов.
shipyard-tutorial-ship-done = Закончите строительство.
shipyard-tutorial-ship-done-why = Готовый корабль обязан уйти в конце хода, хотите вы того или нет. Теперь грузите его из своих запасов.
shipyard-tutorial-ship-captain = Погрузите капитана. Без него корабль не отплывёт.
shipyard-tutorial-ship-captain-why = Первому капитану каюта не нужна. Каждый человек на борту даёт 1 очко.
shipyard-tutorial-ship-sail = У корабля две мачты. Погрузите парус.
shipyard-tutorial-ship-sail-why = Без машины скорость 1 и ещё по 1 за каждый парус.
shipyard-tutorial-ship-sail-more = Погрузите и второй парус.
shipyard-tutorial-ship-sail-more-why = Скорость 3. Это и очки, и расстояние, но каналов должно хватить.
shipyard-tutorial-ship-leave = Погрузка закончена: отплывайте.
shipyard-tutorial-ship-leave-why = 1 очко за капитана, 3 за скорость и ещё 3, потому что третий шаг пришёлся на Голубую ленту. Корабль входит в ваш флот; в конце его оценят контракты.

shipyard-tutorial-trade = Поезда, деньги и люди
shipyard-tutorial-trade-choose = Есть поезд, а денег нет. Выберите «Обмен товаров».
shipyard-tutorial-trade-choose-why = Тайл принёс 2, а для обмена нужен только поезд.
shipyard-tutorial-trade-train = Пустите в дело единственный поезд.
shipyard-tutorial-trade-train-why = Каждый вагон либо продают, либо меняют на то, что есть в таблице. Курс меняется, пока маркер идёт по кругу.
shipyard-tutorial-trade-captain = Обменяйте зерно на капитана.
shipyard-tutorial-trade-captain-why = Капитан поведёт следующий корабль. Два вагона одного поезда нельзя обменять на одно и то же.
shipyard-tutorial-trade-sell = Остальное продайте.
shipyard-tutorial-trade-sell-why = Уголь и сталь дали по 2, поезд израсходован. Теперь у вас 6 гульденов.
shipyard-tutorial-trade-bonus = За 6 гульденов раз в ход можно сделать второе действие, даже занятое. Купите «Наём рабочих».
shipyard-tutorial-trade-bonus-why = Дополнительному действию не нужна фигурка, и дохода оно не даёт. Его делают до выбранного или после.
shipyard-tutorial-trade-hire = Наймите торговца углём, он в шаге от маркера.
shipyard-tutorial-trade-hire-why = Рабочие остаются с вами до конца. С этим каждая продажа угля выгоднее на 1, а в конце он даёт очко.

shipyard-tutorial-goal = Цель игры: чего стоит пробное плавание
shipyard-tutorial-goal-captain = Побеждает тот, у кого в конце больше очков, и больше всего их приносят плавания кораблей. Этот построен; погрузите капитана.
shipyard-tutorial-goal-captain-why = Каждый человек на борту даёт 1 очко. Контракты и торговцы добавят своё в конце игры.
shipyard-tutorial-goal-crew = На одном тайле есть каюта. Погрузите бизнесмена.
shipyard-tutorial-goal-crew-why = Ещё 1 очко. По пути он заработал бы и у торгового чиновника.
shipyard-tutorial-goal-crane = На носу есть место для крана. Погрузите его.
shipyard-tutorial-goal-crane-why = Каждый кран и каждая пушка дают 2 очка.
shipyard-tutorial-goal-sail = Погрузите один парус.
shipyard-tutorial-goal-sail-why = Скорость 2. Скорость — это и очки, и шаги по вашим каналам.
shipyard-tutorial-goal-leave = Пока хватит: закончите погрузку.
shipyard-tutorial-goal-leave-why = Фигурка делает ровно столько шагов, какова скорость. Здесь вода расходится, поэтому вас спрашивают.
shipyard-tutorial-goal-steer = На западе чиновник платит за спасательные круги, а на вашем корабле их три. Держите на юго-запад.
shipyard-tutorial-goal-steer-why = 2 за людей, 2 за кран, 2 за скорость и 3 у чиновника: 9 очков.

## Задачи

shipyard-tutorial-track-challenge = У вас ни гульдена. И всё же добудьте парус в этот ход.
shipyard-tutorial-track-challenge-hint = Маркер оснастки пришёл бы на кран; сектор дальше стоит 1. Какой тайл платит вам ещё до действия?
shipyard-tutorial-track-challenge-why = Занятые тайлы впереди заплатили 2, и 1 из них сдвинула маркер дальше, на парус.
shipyard-tutorial-ship-challenge = Этот корабль уходит сегодня. Погрузите его так, чтобы скорость была 3.
shipyard-tutorial-ship-challenge-hint = Без капитана корабль не отплывёт. Скорость 1 и ещё по 1 за каждый парус или винт.
shipyard-tutorial-ship-challenge-why = Капитан и два движителя: скорость 3, то есть 3 очка и 3 шага.
shipyard-tutorial-trade-challenge = Превратите свой поезд в трубу и 6 гульденов.
shipyard-tutorial-trade-challenge-hint = На что меняют вагон, зависит от груза, а остаток продают по сегодняшним ценам.
shipyard-tutorial-trade-challenge-why = Уголь сегодня дёшев и ушёл за трубу, а сталь и зерно проданы по 3.
shipyard-tutorial-goal-challenge = Снова тот же корабль. Получите за него 16 очков.
shipyard-tutorial-goal-challenge-hint = Займите все места: каюту, кран, пушку, обе мачты и винт. И подумайте, какой путь платит.
shipyard-tutorial-goal-challenge-why = 2 за людей, 4 за кран и пушку, 4 за скорость и 6 у двух чиновников за спасательные круги.
