# Что говорят уроки «Новой Зеландии». `-why` идёт после сделанного шага.

newzealand-tutorial-trail = Тропа: путь и постройка
newzealand-tutorial-trail-move = Ваш ранчер стоит в начале тропы. Можно пройти до трёх мест; идите к первому, постройке A.
newzealand-tutorial-trail-move-why = Шагом считается только клетка с жетоном, а нейтральные постройки ничего не стоят. Вы пользуетесь тем местом, где остановились.
newzealand-tutorial-trail-discard = У постройки несколько действий, каждое по разу. Сначала сбросьте пару саутдаунов за 2 фунта.
newzealand-tutorial-trail-discard-why = От слабых овец больше толку, когда они уходят с руки: в Веллингтоне считаются только разные породы.
newzealand-tutorial-trail-hire = Теперь наймите моряка из первого ряда рынка труда.
newzealand-tutorial-trail-hire-why = Цену называет ряд, здесь 8. С двумя моряками корабль проходит по два шага.
newzealand-tutorial-trail-now = Место, куда встал моряк, один раз кое-что предлагает: сбросить шропшира за сертификат. Соглашайтесь.
newzealand-tutorial-trail-now-why = Такое действие делают сразу или никогда. Сертификат поднимет ваш доход в Веллингтоне на 1.
newzealand-tutorial-trail-end = Больше здесь делать нечего. Закончите ход.
newzealand-tutorial-trail-end-why = Вы добрали карты до лимита руки, до четырёх. Сброшенные овцы вернутся, когда колода опустеет.

newzealand-tutorial-farm = Ферма: овцы получше
newzealand-tutorial-farm-move = Вы у постройки E. Идите к постройке F, где продают овец.
newzealand-tutorial-farm-move-why = Туда ведут два пути, и стоят они по-разному, поэтому вас спрашивают.
newzealand-tutorial-farm-way = Наводнение стоило бы фунт. Идите другим путём, по свободным клеткам.
newzealand-tutorial-farm-way-why = Руки на жетоне — это плата: 1 фунт за чёрную, 2 за зелёную, банку или хозяину постройки. Пустые клетки ничего не стоят.
newzealand-tutorial-farm-sell = Сначала сбросьте саутдауна за 3 фунта.
newzealand-tutorial-farm-sell-why = Теперь у вас 9 фунтов и одной слабой картой на руке меньше.
newzealand-tutorial-farm-buy = У вас два пастуха. Один покупает корридейла за 5.
newzealand-tutorial-farm-buy-why = Каждый пастух работает раз за посещение. Вдвоём они купили бы его за 2.
newzealand-tutorial-farm-more = Другой пастух покупает дорсет-хорна за 3.
newzealand-tutorial-farm-more-why = Купленные овцы идут в сброс и попадут на руку позже. Рынок сам собой не пополняется.
newzealand-tutorial-farm-end = Закончите ход.
newzealand-tutorial-farm-end-why = Прийти в Веллингтон с разными породами высокой ценности на руке — ради этого и нужна тропа.

newzealand-tutorial-sea = Море: корабль и склады
newzealand-tutorial-sea-move = Пройдите шаг до постройки B.
newzealand-tutorial-sea-move-why = Первое действие здесь поделено: исследователь или цель, одно из двух. Второе — корабль.
newzealand-tutorial-sea-path = Продвиньтесь на два шага по шкале исследователя.
newzealand-tutorial-sea-path-why = Клетка 3 дала 1 золото, клетка 4 — жетон шагов: теперь каждый ход можно идти на одно место дальше. За шкалу дают и очки.
newzealand-tutorial-sea-harbour = У вас три моряка. Пройдите два шага до малой гавани Запад 1, а третьим очком улучшите её.
newzealand-tutorial-sea-harbour-why = Каждый шаг стоит очко, и улучшение тоже. Что осталось, пропадает.
newzealand-tutorial-sea-store = Поставьте склад 1 на второе место за 2 фунта.
newzealand-tutorial-sea-store-why = Гавань дала вам карту зимородка. Когда оба склада пары покинут планшет, вы получите бонус, который нарисован между ними.
newzealand-tutorial-sea-end = Закончите ход.
newzealand-tutorial-sea-end-why = Дальше ждут начальники гавани и большие гавани, открывающие иностранные торговые посты.

newzealand-tutorial-wellington = Веллингтон: доход и доставка
newzealand-tutorial-wellington-arrive = Следующее место — Веллингтон, там останавливаются все. Идите.
newzealand-tutorial-wellington-arrive-why = В Веллингтоне четыре шага в строгом порядке: доход, доставка и два прогноза.
newzealand-tutorial-wellington-show = Покажите по одной овце каждой породы с руки.
newzealand-tutorial-wellington-show-why = Считаются только разные породы, поэтому один из двух английских лестеров остаётся на руке. Племенная ценность в сумме 8.
newzealand-tutorial-wellington-certificate = Сертификат добавляет 1. Потратьте свой: 9 достаёт до следующего торгового поста.
newzealand-tutorial-wellington-certificate-why = Вы получили 9 фунтов и можете произвести доставку на торговый пост ценой до 9.
newzealand-tutorial-wellington-deliver = Поставьте на торговый пост 9 диск с первого места сертификатов.
newzealand-tutorial-wellington-deliver-why = Диск навсегда ушёл с планшета и открыл вспомогательное действие: сертификаты за фунты. Какой диск взять — половина решения.
newzealand-tutorial-wellington-objective = Торговый пост 9 даёт цель. Возьмите ту, что подсвечена.
newzealand-tutorial-wellington-objective-why = Она идёт в сброс. Сыгранная и выполненная приносит очки, сыгранная и невыполненная отнимает. Перевозка стоила 3.
newzealand-tutorial-wellington-workers = Прогноз A: положите левый жетон, пастуха.
newzealand-tutorial-wellington-workers-why = Так в игру приходят новые рабочие и опасности, и вы выбрали, кто именно.
newzealand-tutorial-wellington-tiles = Прогноз B: положите левый жетон бонуса.
newzealand-tutorial-wellington-tiles-why = Ряд заполнился до жетона рынка, и тот двинулся дальше. Когда займут последнюю клетку, партия кончится.
newzealand-tutorial-wellington-end = Закончите ход.
newzealand-tutorial-wellington-end-why = Ранчер снова в начале, у вас на торговый пост больше, и начинается новый круг. В этом весь ритм игры.

newzealand-tutorial-building = Строительство: своё место на тропе
newzealand-tutorial-building-move = Свои постройки возводят в постройке D. Идите туда.
newzealand-tutorial-building-move-why = Второе действие там — строить: 2 фунта за каждого строителя, который нужен постройке.
newzealand-tutorial-building-build = Выполните её второе действие.
newzealand-tutorial-building-build-why = У вас два строителя, значит, доступны постройки на одного и двух строителей.
newzealand-tutorial-building-place = Поставьте постройку 3 на первую клетку за постройкой A, где проходят все.
newzealand-tutorial-building-place-why = Она стоила 4 фунта, дала 1 золото за новую клетку и принесёт очки в конце. За постройки с руками соперники платят, проходя мимо.
newzealand-tutorial-building-end = Закончите ход.
newzealand-tutorial-building-end-why = Теперь это ваша локация: останавливайтесь там и пользуйтесь её действиями на каждом круге.

newzealand-tutorial-wool = Шерсть: стрижка и доставка
newzealand-tutorial-wool-move = Овец стригут в постройке E. Идите туда.
newzealand-tutorial-wool-move-why = Первое действие — стрижка: каждый ваш стригаль стрижёт одну овцу или меняет карту.
newzealand-tutorial-wool-shear = Начните стрижку.
newzealand-tutorial-wool-shear-why = Теперь считается шерсть, а не племенная ценность: меринос 3, линкольн 4, шропшир 1.
newzealand-tutorial-wool-show = Покажите все три породы.
newzealand-tutorial-wool-show-why = 8 и ещё 1 бонус шерсти за снятый диск: 9 фунтов и торговый пост шерсти ценой до 9.
newzealand-tutorial-wool-deliver = Поставьте на торговый пост шерсти 9 диск с правого постоянного сертификата.
newzealand-tutorial-wool-deliver-why = Пост даёт ромни, отличную овцу, а снятый диск — постоянный сертификат. Перевозка и диск стоили 5.
newzealand-tutorial-wool-end = Закончите ход.
newzealand-tutorial-wool-end-why = Так за круг выходит две доставки: овцы в Веллингтоне по племенной ценности, шерсть в пути по шерсти.

newzealand-tutorial-objective = Цели: сыграть и выполнить
newzealand-tutorial-objective-play = У вас на руке цель. До движения её можно сыграть; её действие сразу даёт 2 жетона обмена. Сыграйте её.
newzealand-tutorial-objective-play-why = Она остаётся перед вами. В конце ей нужны линкольн или корридейл и 6 клеток шкалы исследователя: 3 очка, иначе минус 2.
newzealand-tutorial-objective-move = Идите к постройке B, там берут цели.
newzealand-tutorial-objective-move-why = Первое действие — на выбор: исследователь или цель.
newzealand-tutorial-objective-take = Выберите цель.
newzealand-tutorial-objective-take-why = Четыре лежат открыто; верхнюю из стопки можно взять не глядя.
newzealand-tutorial-objective-which = Возьмите ту, которой нужны два стригаля и линкольн или корридейл.
newzealand-tutorial-objective-which-why = Она идёт в сброс, а потом придёт на руку. Одна вещь служит одной задаче, так что таких овец понадобится две.
newzealand-tutorial-objective-end = Закончите ход.
newzealand-tutorial-objective-end-why = Цели, оставшиеся в колоде, в конце можно добавить, если они подходят, или оставить.

newzealand-tutorial-goal = Цель игры: что считается в конце
newzealand-tutorial-goal-play = { $b } держит жетон рынка: это ваш последний ход. У вас цель: линкольн или корридейл и 6 клеток шкалы исследователя. Сыграйте её.
newzealand-tutorial-goal-play-why = Линкольн в вашей колоде есть. Не хватает шестой клетки шкалы исследователя.
newzealand-tutorial-goal-move = Идите к постройке B, там продвигают исследователя.
newzealand-tutorial-goal-move-why = В последний ход важны только очки: на что ещё потратить действие?
newzealand-tutorial-goal-path = Продвиньте исследователя.
newzealand-tutorial-goal-path-why = Клетка 7: цель выполнена, и само место на шкале даёт очки.
newzealand-tutorial-goal-end = Закончите ход и партию.
newzealand-tutorial-goal-end-why = 5 за постройку, 2 за торговый пост, 3 за исследователя, 3 за цель, 2 за овец и 1 за каждые 5 фунтов: 17. Жетон дал сопернику { $b } 5.

## Задачи

newzealand-tutorial-trail-challenge = Моряк первого ряда стоит 8, а у вас 6 фунтов. Наймите его в этот ход.
newzealand-tutorial-trail-challenge-hint = Постройка A платит за пару одной породы и нанимает.
newzealand-tutorial-trail-challenge-why = Пара принесла недостающие 2 фунта: сначала сбросить, потом нанять.
newzealand-tutorial-farm-challenge = У вас 2 фунта и два пастуха. Пусть в сбросе окажется корридейл.
newzealand-tutorial-farm-challenge-hint = Вдвоём пастухи платят меньше, чем один.
newzealand-tutorial-farm-challenge-why = За 2 фунта и обоих пастухов: хорошая овца за малые деньги.
newzealand-tutorial-sea-challenge = У вас один фунт. Поставьте склад в малую гавань Запад 1, на самое дешёвое место.
newzealand-tutorial-sea-challenge-hint = Постройка B ведёт корабль; третье очко улучшает гавань.
newzealand-tutorial-sea-challenge-why = Кто пришёл первым, платит меньше. Следующий склад там стоит 2.
newzealand-tutorial-wellington-challenge = У вас четыре породы и два сертификата. Доставьте на торговый пост 12 в Веллингтоне.
newzealand-tutorial-wellington-challenge-hint = Покажите всё, что считается, и добавьте недостающее.
newzealand-tutorial-wellington-challenge-why = Племенная ценность овец и оба сертификата дали 12.
newzealand-tutorial-building-challenge = У вас 6 фунтов и три строителя, а на тропе стоит постройка 1. Замените её постройкой 6.
newzealand-tutorial-building-challenge-hint = Для замены нужна и оплачивается только разница. Строят в постройке D.
newzealand-tutorial-building-challenge-why = Трёх строителей хватило на постройку четырёх: остальное зачла старая.
newzealand-tutorial-wool-challenge = Поставьте диск на торговый пост шерсти 5.
newzealand-tutorial-wool-challenge-hint = Стригите в постройке E, покажите достаточно шерсти и выберите диск, подходящий по уголкам.
newzealand-tutorial-wool-challenge-why = 8 шерсти для 5 более чем достаточно. Для 9 понадобился бы бонус шерсти.
newzealand-tutorial-objective-challenge = Сыграйте цель с руки вместе с её действием и возьмите ту, которой нужны постройка и жетон наводнения.
newzealand-tutorial-objective-challenge-hint = Цель играют до движения; другие берут в постройке B.
newzealand-tutorial-objective-challenge-why = Две цели за один ход. Обеим нужна постройка, значит, лучше иметь две.
newzealand-tutorial-goal-challenge = Ваш последний ход. Закончите партию с 11 очками.
newzealand-tutorial-goal-challenge-hint = Цель и шкала исследователя помогают друг другу.
newzealand-tutorial-goal-challenge-why = Цель и исследователь дали 11; без этого шага цель отняла бы 2.
