# Программа для терминала.

cli-welcome = Введите номер, чтобы выбрать, «help» — список команд, «quit» — выйти.
cli-prompt = Ваш выбор?
cli-you = { $name } (вы)
cli-amount = Введите число от { $low } до { $high }.
cli-amount-plus = Введите число от { $low } до { $high }; карты блефа добавляются плюсом: «7+1».
cli-no-such-number = Номера { $number } в списке нет; выберите из перечисленных.
cli-not-understood = «{ $text }» — не вариант и не команда. Введите номер из списка или «help».
cli-usage = Это действие записывается так: { $usage }
cli-allowed = { $action }: сейчас это можно.
cli-why-what = Почему нельзя что? Напишите действие, например: why { $action }
cli-no-such-rule = Правила «{ $rule }» нет; попробуйте { $example }.
cli-rules-more = Целая глава: rules { $example }
cli-no-undo = Отменять нечего: либо кто-то уже что-то узнал, либо ход был не ваш.
cli-undone = Отменено.
cli-save-where = Куда сохранить? Напишите имя файла, например: save game.json
cli-saved = Сохранено в { $file }. Чтобы продолжить: { $command }
cli-not-saved = Не удалось записать { $file }: { $why }
cli-quit-unsaved = Игра не сохранена. Напишите «save game.json», чтобы сохранить, или ещё раз «quit», чтобы выйти.
cli-goodbye = До свидания.
cli-input-ended = Ввод закончился, игра остановлена. В следующий раз «save game.json» сохранит её на потом.
cli-score-sheet = Итоговый счёт
cli-total = Всего
cli-rank = Место
cli-you-win = Вы победили!
cli-winner = { $count ->
    [one] Победитель: { $names }.
    [few] Победу делят: { $names }.
   *[many] Победу делят: { $names }.
 }
cli-seed = Зерно этой партии: { $seed }

cli-help-pick = номер, буква или число: выбрать из списка
cli-help-name = имя действия, например { $action }
cli-help-table = table (или просто Enter): снова показать весь стол
cli-help-log = log: всё, что произошло
cli-help-undo = undo: отменить свой последний шаг, если из него никто ничего не узнал
cli-help-why = why ДЕЙСТВИЕ: можно ли это сделать, и если нет, то почему
cli-help-rule = rule { $rule }: коротко о правиле
cli-help-rules = rules: правила к этому вопросу; rules { $chapter }: целая глава
cli-help-save = save ФАЙЛ: сохранить игру на потом
cli-help-quit = quit: выйти из-за стола

cli-container-turn = { $actions_left ->
    [0] Раунд { $round }, ходит { $seat }, действий не осталось
    [one] Раунд { $round }, ходит { $seat }, осталось { $actions_left } действие
    [few] Раунд { $round }, ходит { $seat }, осталось { $actions_left } действия
   *[many] Раунд { $round }, ходит { $seat }, осталось { $actions_left } действий
 }
cli-container-ending = последний ход
cli-container-machines = Станки
cli-container-warehouses = Склады
cli-container-next = Следующие
cli-container-factory = Фабрика
cli-container-harbour = Порт
cli-container-ship = Корабль
cli-container-hold = Трюм
cli-container-island = Остров
cli-container-personal-port = У банка
cli-container-cards = Карт денег
cli-container-loans = Займы
cli-container-values = Ценности
cli-container-unpriced = Без цены
cli-container-supply = Запас
cli-container-containers = Контейнеры
cli-container-money = Деньги
cli-container-brokers = Брокеры
cli-container-payment = Ставка: { $seat }, брокер { $broker }, предмет: { $square }:
cli-container-auction = Аукцион
cli-container-cargo = Груз, { $seat }
cli-container-bid-open = { $amount } (карт блефа: { $bluffs })
cli-container-bid-best = лучшая
cli-container-bid-laid = на столе
cli-container-bid-waiting = думает
cli-container-purse = Ваш кошелёк
cli-container-cash = Денег
cli-container-bluffs = Карт блефа
cli-container-legend = 2: — это цена
cli-container-letter-black = Ч
cli-container-letter-beige = Б
cli-container-letter-grey = С
cli-container-letter-purple = Ф
cli-container-letter-brown = К
cli-container-at-sea = море
cli-container-at-island = остров
cli-container-at-bank = банк
cli-container-at-port = порт { $seat }

cli-shipyard-space = Деление
cli-shipyard-action = Карта действия
cli-shipyard-figure = Фигурка
cli-shipyard-gap = Пусто впереди
cli-shipyard-front = первая
cli-shipyard-income = Доход
cli-shipyard-rings = Маркеры: бесплатно, затем за дополнительные сектора
cli-shipyard-equipment-ring = Оснастка
cli-shipyard-crew-ring = Экипаж
cli-shipyard-exchange = Обмен: цены по секторам, маркер в [ ]
cli-shipyard-for = меняют на
cli-shipyard-sector = Сектор
cli-shipyard-display = Открыто: ряд (цена), в скобках сколько карт в колоде
cli-shipyard-canal-display = Каналы в аренду, ряд (цена); в колоде: { $deck }
cli-shipyard-players = Игроки
cli-shipyard-trader-points = Очки торговцев
cli-shipyard-contracts = Контракты
cli-shipyard-held = синих { $blue }, зелёных { $green }
cli-shipyard-fleets = Отплывшие корабли
cli-shipyard-cards = Карт
cli-shipyard-safety = Спасение
cli-shipyard-own-yard = Ваша верфь
cli-shipyard-cell = Место
cli-shipyard-sale = при продаже { $guilders }
cli-shipyard-sale-each = при продаже по { $guilders }
cli-shipyard-blue = синий
cli-shipyard-green = зелёный
cli-shipyard-now = сейчас { $points }
cli-shipyard-no-canals = пока нет
cli-shipyard-further-east = дальше на восток:
cli-shipyard-quarter-turns = четвертей: { $turns }
cli-shipyard-longest-after = Самый длинный путь, если положить туда; по четвертям оборота
cli-shipyard-extra = Сверх первого
cli-shipyard-gives = Даёт
cli-shipyard-cost = Цена
cli-shipyard-cars = Оставшиеся вагоны
cli-shipyard-ship = Корабль
cli-shipyard-room = Места и спасение
cli-shipyard-builders = Строители дают
cli-shipyard-any-crew = любой экипаж { $count }
cli-shipyard-preview = Прикидка
cli-shipyard-speed = Скорость
cli-shipyard-routes = Путей
cli-shipyard-best-route = Лучший путь
cli-shipyard-at-best = в лучшем случае очков: { $points }
cli-shipyard-legend-more = { $plain } просто вода, { $stern } откуда пришёл кораблик; числа — номера каналов.
cli-shipyard-legend-table = Контракты: 3:6 — за три дают 6, +2 за каждый следующий. Работники: > маркер, x2 осталось две карты, число после двоеточия — цена.
cli-shipyard-legend-route = { $example } — северо-восточное деление канала 8, + центр.
