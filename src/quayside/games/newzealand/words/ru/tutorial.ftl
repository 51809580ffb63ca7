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
newzealand-tutorial-sea-path-why = Деление 3 дало 1 золото, деление 4 — жетон шагов: теперь каждый ход можно идти на одно место дальше. За шкалу дают и очки.
newzealand-tutorial-sea-harbour = У вас три моряка. Пройдите два шага до W1, а третьим очком улучшите там гавань.
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
