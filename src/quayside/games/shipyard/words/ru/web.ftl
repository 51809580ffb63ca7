# Стол «Судоверфи» в браузере.

shipyard-board = Стол: витрины, тайлы действий, круги, рабочие и каналы
shipyard-laps-left = { $count ->
    [0] последний круг пройден
    [one] остался { $count } круг
    [few] осталось { $count } круга
   *[many] осталось { $count } кругов
 }
shipyard-lap = Круг { $lap }/{ $laps }
shipyard-lead = первый
shipyard-ending-lap = Последний круг: игра до возвращения первого тайла к воротам.
shipyard-ending-cards = Одна из колод кораблей кончилась: это последний раунд.
shipyard-ending-final = Обычные ходы закончены: последние действия, затем последние корабли.

## Части стола

shipyard-page-table = Стол
shipyard-page-track = Действия
shipyard-page-displays = Витрины
shipyard-page-employees = Штат
shipyard-page-canals = Каналы
shipyard-short-build = Стройка
shipyard-short-purchase = Покупка
shipyard-short-rent = Аренда
shipyard-short-manufacture = Оснастка
shipyard-short-recruit = Экипаж
shipyard-short-hire = Наём
shipyard-short-exchange = Обмен
shipyard-short-subsidy = Субсидия
shipyard-head-ships = Тайлы кораблей
shipyard-head-bows = Носы
shipyard-head-middles = Середины
shipyard-head-sterns = Кормы
shipyard-head-trains = Поезда
shipyard-head-canals = Каналы
shipyard-deck-left = ещё { $count }
shipyard-free = даром
shipyard-first-free = ближние даром
shipyard-next-free = ближние даром
shipyard-rates = Цены обмена на уголь, сталь, зерно: сейчас { $now }, затем { $next }
shipyard-large = Крупнее
shipyard-officials = Кто за что платит
shipyard-pays-military = солдаты, пушки
shipyard-pays-commercial = бизнесмены, краны
shipyard-pays-lifebuoy = спасательные круги
shipyard-pays-lifeboat = шлюпки
shipyard-pays-lantern = фонари
shipyard-pays-blue_riband = номер шага
shipyard-no-canals = Каналов пока нет
shipyard-longest = Самый длинный путь: { $longest }
shipyard-longest-short = Самый длинный путь
shipyard-used-canals = { $count ->
    [one] использован { $count } канал
    [few] использовано { $count } канала
   *[many] использовано { $count } каналов
 }

## Что лежит перед игроком

shipyard-player = Игрок { $number }
shipyard-guilders = Гульдены
shipyard-points = Очки
shipyard-yard = Верфь
shipyard-yard-of = { $cards ->
    [one] На верфи { $cards } тайл
    [few] На верфи { $cards } тайла
   *[many] На верфи { $cards } тайлов
 }
shipyard-stock = Запас
shipyard-employees = Рабочие
shipyard-nobody = пока никого
shipyard-trains = Поезда
shipyard-no-trains = нет
shipyard-fleet = Флот
shipyard-no-ships = кораблей пока нет
shipyard-failed = { $count ->
    [one] не вышел { $count } корабль
    [few] не вышло { $count } корабля
   *[many] не вышло { $count } кораблей
 }
shipyard-fleet-ship = { $cards ->
    [one] Корабль из { $cards } тайла, очков { $points }: { $load }
    [few] Корабль из { $cards } тайлов, очков { $points }: { $load }
   *[many] Корабль из { $cards } тайлов, очков { $points }: { $load }
 }
shipyard-canals = Каналы
shipyard-contracts = Ваши контракты
shipyard-secret-contracts = Тайные контракты: синих { $blue }, зелёных { $green }
shipyard-contract-now = очки на данный момент
shipyard-given-up = Сброшены: { $list }
shipyard-blue-contracts = Синие контракты
shipyard-green-contracts = Зелёные контракты
shipyard-source-reconstructed = Напечатанные значения неизвестны; эти восстановлены нами.
shipyard-source-short = ≈ лица тайлов восстановлены
shipyard-blank = { $kind }, пустой тайл
shipyard-icon-cabin = каюта
shipyard-icon-mast = мачта
shipyard-does-engineer = ещё одна деталь при каждом производстве оснастки
shipyard-does-recruiter = ещё одна фишка при каждом найме экипажа
shipyard-does-trader = на 1 больше за проданный вагон; очки в конце
shipyard-does-builder = больше деталей на корабле, чем на нём мест
shipyard-does-helmsman = скорость на 1 больше, если хотите
shipyard-does-rigger = скорость на 1 больше за два паруса, если хотите
shipyard-does-accountant = ещё два сектора бесплатно
shipyard-does-foreman = ещё три клетки бесплатно при найме

## Что можно выбрать

shipyard-card-income = { $card }, доход { $income }
shipyard-card-taken = { $card }, фигурка игрока { $name }
shipyard-then = будет { $guilders ->
    [one] { $guilders } гульден
    [few] { $guilders } гульдена
   *[many] { $guilders } гульденов
 }
shipyard-perform = Выполнить: { $card }
shipyard-bonus-hint = Раз за ход можно заплатить { $cost } за ещё одно действие.
shipyard-take-label = { $card }; цена { $price }
shipyard-take-hint = Нажмите тайл или перетащите его с витрины на верфь.
shipyard-place-hint = Нажмите подсвеченное место или перетащите тайл туда.
shipyard-cell = Место { $cell }
shipyard-launch-label = Спустить корабль с места { $cell }
shipyard-buy-label = Купить поезд: { $cars }; цена { $price }
shipyard-rent-label = Арендовать { $canal }; цена { $price }
shipyard-use-label = Обменять этот поезд: { $cars }
shipyard-sale = если продать всё
shipyard-rate = по { $guilders }
shipyard-trade-label = Обменять: { $commodity }, взамен { $item }
shipyard-sector = { $piece }, цена { $cost }
shipyard-extra = { $extra ->
    [0] следующий сектор, бесплатно
    [one] на { $extra } сектор дальше
    [few] на { $extra } сектора дальше
   *[many] на { $extra } секторов дальше
 }
shipyard-hire-label = Нанять: { $employee }, цена { $cost }
shipyard-in-hand = Ваш новый канал
shipyard-turn-left = Повернуть влево
shipyard-turn-right = Повернуть вправо
shipyard-turning = Как повёрнут канал
shipyard-turned = { $turns ->
    [0] Без поворота
    [one] Повёрнут на { $turns } четверть
    [few] Повёрнут на { $turns } четверти
   *[many] Повёрнут на { $turns } четвертей
 }
shipyard-lay-hint = Поверните, затем нажмите место или перетащите канал туда. Числа показывают самый длинный путь после этого.
shipyard-lay-here = Положить так
shipyard-lay-label = Положить: { $where }; самый длинный путь тогда { $longest }
shipyard-beside = { $canal }, { $side }
shipyard-places = Места
shipyard-no-place = В таком повороте он никуда не подходит.
shipyard-start-label = Войти со стороны: { $side }
shipyard-course-label = Курс: { $space }; в лучшем случае очков { $points }
shipyard-at-best = весь корабль, в лучшем случае
shipyard-all-answers = Все варианты словами: { $count }

## Плавание

shipyard-speed = Скорость
shipyard-cruise = Плавание
shipyard-cruise-of = { $you ->
    [yes] Ваше плавание
   *[no] { $name }: плавание
}
shipyard-cruise-met = Встречено в пути
shipyard-speed-label = Скорость { $speed }; в лучшем случае очков { $points }
shipyard-this-ship = Этот корабль, в лучшем случае
shipyard-aboard-of = { $aboard } из { $stock }
shipyard-load-label = Погрузить: { $piece }
shipyard-unload-label = Снять: { $piece }
shipyard-give-ship-up = Пожертвовать кораблём
shipyard-routes = { $count ->
    [one] { $count } путь
    [few] { $count } пути
   *[many] { $count } путей
 }
shipyard-routes-more = путей больше { $count }

## Контракты

shipyard-keep-hint = Это видите только вы. Выберите два, которые останутся; остальные уйдут.
shipyard-give-hint = Это видите только вы. Выберите два, которые уйдут.
shipyard-keep-these = Оставить эти два
shipyard-give-these = Сбросить эти два

## Конец партии

shipyard-part-fleet = корабль { $id }

## Для тех, кто слушает

shipyard-heard-cards = От первого к последнему
shipyard-heard-priced = { $card } за { $price }
shipyard-heard-contracts = Контракты
shipyard-heard-worth = { $contract } (сейчас { $points })

## Конец

shipyard-end-tie = Очков поровну: побеждает тот, у кого больше гульденов.
