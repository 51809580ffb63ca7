cli-shipyard-turn = ход { $turn }, ходит { $seat }; отсчёт: { $space }
cli-shipyard-ending = последний круг
cli-shipyard-track = Карты действий спереди назад:
cli-shipyard-row = ряд { $row } ({ $price })
cli-shipyard-employees = Работники:
cli-shipyard-markers = Маркеры: оснастка — { $equipment }, экипаж — { $crew }; следующие цены: { $prices }
cli-shipyard-guilders = Гульдены
cli-shipyard-points = Очки
cli-shipyard-yard = Верфь
cli-shipyard-stock = Запас
cli-shipyard-trains = Поезда
cli-shipyard-staff = Штат
cli-shipyard-fleet = Флот
cli-shipyard-water = Путь / пройдено
cli-shipyard-contract = Контракт
cli-shipyard-aboard = На борту
cli-shipyard-canals = Каналы, самый длинный путь { $longest }
cli-shipyard-legend = Карты: < нос, = середина, > корма; c каюта, m мачта, p винт, k кран, n пушка, O круг, B шлюпка, L фонарь. Каналы: M военный, C торговый, R Голубая лента, @ ваш кораблик. Флот: карты:очки, x пропал.
