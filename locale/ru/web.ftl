# Стол в браузере, для всех игр.

## Home

web-hero = { $count ->
    [3] Открыты три гавани
    [one] Открыта { $count } гавань
    [few] Открыты { $count } гавани
   *[many] Открыто { $count } гаваней
 }
web-hero-more = Начните партию с ботами за пару секунд или отправьте друзьям ссылку.
web-games = Игры
web-game = Игра
web-play-now = Играть с ботами
web-starting = Готовим стол…
web-invite = Позвать друзей
web-soon = Эта гавань ещё строится.
web-my-tables = Мои столы
web-open-tables = Открытые столы
web-replays = Сыгранные партии
web-watchable = Сейчас играют
web-new-table = Новый стол
web-make-table = Открыть стол
web-wait-for-you = { $count ->
    [one] вас ждёт { $count } стол
    [few] вас ждут { $count } стола
   *[other] вас ждут { $count } столов
 }
web-go-on-with = Продолжить партию
web-no-tables-yet = Столов пока нет. До первой партии один щелчок.
web-no-open-tables = Сейчас никто не ждёт игроков. Создайте стол, и его увидят здесь.
web-table-of = Стол: { $game }
web-table-name = Название стола
web-table-name-hint = Утренний прилив
web-people = Люди
web-bots = Боты
web-bot-levels = Насколько сильно они играют
web-bot-level = Сила бота { $number }
web-level-beginner = Новичок
web-level-casual = Любитель
web-level-club = Клубный игрок
web-level-expert = Знаток
web-level-master = Мастер
web-level-grandmaster = Гроссмейстер
web-level-greedy = Твёрдая рука
web-level-ismcts = Мыслитель, думает подолгу
web-level-learned = Научился, играя
web-level-hasty = Спешит закончить
web-level-random = Ходит как попало
web-level-lively = Ходит наугад, но со вкусом
web-bot-characters = Как они любят играть
web-character-plain = уравновешенный
web-character-careful = осторожный
web-character-bidder = любит аукционы
web-character-contracts = охотится за контрактами
web-character-objectives = охотится за целями
web-character-builder = любит строить
web-options = Настройки партии
web-more-options = Ещё настройки
web-choice-seat = Место { $number }
web-choice-first-random = По жребию
web-choice-neutral_buildings-beginner = Как для первой партии
web-choice-neutral_buildings-random = Случайно
web-choice-all_a = Все стороной a
web-choice-all_b = Все стороной b
web-choice-mixed = Вперемешку
web-choice-easy = Слабая
web-choice-medium = Средняя
web-choice-hard = Сильная
web-choice-win_first = Сначала выигрыш в банке, потом проценты
web-choice-interest_first = Сначала проценты, потом выигрыш в банке
web-clock = Часы
web-clock-none = Без часов
web-clock-quick = 15 минут каждому и 10 секунд на ход
web-clock-usual = 40 минут каждому и 20 секунд на ход
web-clock-long = 90 минут каждому и 30 секунд на ход
web-make-and-start = Начать
web-seats-range = Число игроков в этой игре: от { $low } до { $high }.
web-players-range = от { $low } до { $high }
web-public = Сесть может любой
web-turns = Без спешки: ход время от времени
web-rated = Идёт в рейтинг
web-rated-more = Результат засчитывается тем, кто играет с учётной записью. Кто сдаётся или чаще всего оставляет решать боту, занимает среди них последнее место.
web-rating-is = { $games ->
    [0] Рейтинга ещё нет
   *[other] Рейтинг { $rating } ± { $spread }{ $provisional ->
        [yes] , партий пока мало
       *[no] { "" }
    }
 }
web-status-open = { $free ->
    [0] можно начинать
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[other] { $free } свободных мест
 }
web-status-playing = идёт игра
web-status-paused = перерыв
web-status-finished = партия окончена
web-status-abandoned = партия прекращена
web-sit = Сесть
web-open = Открыть
web-watch = Смотреть
web-your-turn = Ваш ход
web-your-name = Ваше имя
web-guest = Гость
web-save = Сохранить
web-fan-made = Любительская версия со своими рисунками и словами.
web-invited = Вас зовут за стол
web-take-seat = Занять место
web-bad-link = Это приглашение больше не действует. Попросите новое.
web-against = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
 }, { $level }
web-opponents = Против кого
web-bots-count = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
 }
web-first-game = Первая партия
web-choices-kept = Выбор запомнится: в следующий раз хватит одного нажатия.
web-change = Изменить
web-me = Моя страница
web-sign-in = Войти
web-all-games = Все партии
web-clear = Очистить список
web-clear-one = Убрать из списка: { $name }
web-round = раунд { $round }
web-place = { $rank ->
    [1] победа
   *[other] { $rank }-е место из { $of }
 }
web-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }
web-practise = Играть с подсказками
web-puzzles = Задачи
web-to-review = Разбор
web-result = Итог
web-clock-of = по { $minutes } мин. на игрока и { $seconds } с на ход
web-free-this-seat = Освободить место
web-make-bot = Посадить бота
web-invited-to = Вас приглашают сыграть: { $game }
web-invited-by = { $name } приглашает вас сыграть: { $game }
web-host = приглашает

## Waiting room

web-waiting-room = ждём игроков
web-seat-waits = ждёт игрока
web-empty-seat = Свободное место
web-make-link = Пригласить
web-link-hint = Отправьте ссылку одному другу или дайте отсканировать код.
web-link-local = Этот адрес ведёт только на этот компьютер. Чтобы позвать друзей с других, запустите сервер с --host 0.0.0.0 и откройте страницу по адресу этого компьютера в сети.
web-invite-link = Ссылка-приглашение
web-qr = Приглашение в виде QR-кода
web-copy = Копировать
web-copied = Скопировано
web-start = Начать
web-start-when-full = Ждём, пока займут все места
web-owner-starts = Игру начинает тот, кто открыл стол.
web-invitations = Место для вас
web-seat-invited = приглашение послано
web-invite-friend = Пригласить друга
web-invite-friend-to = Пригласить друга на место { $number }
web-take-invitation-back = Отозвать приглашение
web-imported = Из файла
web-imported-note = Эта партия продолжается из файла, который кто-то принёс с собой. Всё, чего никто не мог видеть, сдано здесь заново, поэтому заранее этого не знает никто. Сама позиция возникла не здесь, и результат не засчитывается.
web-imported-believed = Эта партия продолжается из файла, и скрытые карты в ней те же, что в файле: их знает всякий, у кого он есть. Результат не засчитывается.
web-imported-facts = За чем до сих пор могли следить все:
web-imported-fact-cash = деньги: { $value }
web-agree = Знаю, всё равно играю
web-agreed = согласие дано
web-not-agreed = ещё не согласился
web-start-when-agreed = Ждём, пока согласятся все

## Table

web-bot-name = { $seat ->
    [0] Шкипер
    [1] Боцман
    [2] Лоцман
    [3] Баталер
   *[other] Кочегар
 }
web-bot = бот
web-slow-bots = Боты здесь думают медленнее: движок не скомпилирован.
web-you = вы
web-here = на месте
web-away = не за столом
web-thinking = думает
web-turn-of = Ходит { $name }
web-awaited = ждут вашего ответа
web-actions-used = Использовано действий: { $used } из { $all }
web-waiting = { $count ->
    [one] Выбирает { $names }.
   *[other] Ещё выбирают: { $names }.
 }
web-ask-confirm = Ход сделан. Подтвердите его или отмените что-нибудь.
web-ask-held-turn = На этом ход закончится. Подтвердите или выберите другое.
web-ask-held-others = После этого решают другие. Подтвердите или выберите другое.
web-over = Игра окончена.
web-no-result = Партию прекратили досрочно, результата нет.
web-paused = За столом перерыв.
web-spectating = Вы наблюдаете.
web-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
 }
web-undo = Отменить
web-reset = Начать ход заново
web-end-turn = Закончить ход
web-go-on = Сделать так
web-undo-nothing-done = В этом ходу вы ещё ничего не сделали.
web-undo-learnt = «{ $action }» открыло вам то, что было скрыто, поэтому отменить это нельзя.
web-undo-shown = «{ $action }» открыло другим то, что было у вас, поэтому отменить это нельзя.
web-undo-stands = «{ $action }»: по правилам это решение окончательно.
web-undo-others-acted = С тех пор действовал кто-то другой.
web-undo-turn-ended = Сейчас не ваш ход.
web-undo-secret = Пока несколько игроков решают втайне, ничего отменить нельзя.
web-undo-driven = За вас играет бот.
web-undo-one = Отменить можно только одно действие: нажмите «Отменить».
web-more-below = Ниже есть ещё
web-free-actions = Займы и размен (без действия)
web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-log-details = Подробности
web-chat = Чат
web-chat-empty = Пока тишина.
web-chat-hint = Скажите что-нибудь
web-send = Отправить
web-rules = Правила
web-rules-hint = Своими словами. Если что-то сделать нельзя, причина называет номер правила отсюда.
web-open-rule = Открыть это правило
web-tip-chance = Остальное решит случай.
web-tip-points = Очки, если бы игра на этом закончилась: { $points }
web-tip-next = Затем ходит { $name }.
web-narrowed = Выбрано: { $what }.
web-widen = Показать все
web-tab-decide = Решение
web-tab-mine = Моё
web-tab-others = Игроки
web-sheet-less = Свернуть
web-sheet-more = Развернуть
web-your-area = Ваша сторона
web-open-area = Рассмотреть: { $name }
web-zoom-in = Ближе
web-zoom-out = Дальше
web-fit = Показать всё
web-fit-back = Обычный вид
web-boards = Поля
web-time-left = Осталось времени
web-time-of = Время, { $name }: { $time }
web-hurry = Ваше время почти вышло.
web-bot-plays = За вас играет бот.
web-bot-plays-time = Ваше время вышло: за вас играет бот.
web-resume = Продолжить игру
web-pause = Пауза
web-agree-too = Согласиться
web-entry-undo = { $you ->
    [yes] Вы отменяете сделанное.
   *[no] { $name } отменяет сделанное.
 }
web-entry-sit = { $you ->
    [yes] Вы садитесь за стол.
   *[no] { $name } садится за стол.
 }
web-entry-leave = { $you ->
    [yes] Вы уходите.
   *[no] { $name } уходит.
 }
web-entry-start = Игра началась.
web-entry-resign = { $you ->
    [yes] Вы сдаётесь.
   *[no] { $name } сдаётся.
 }
web-entry-ask-pause = { $you ->
    [yes] Вы предлагаете сделать перерыв.
   *[no] { $name } предлагает сделать перерыв.
 }
web-entry-pause = Перерыв.
web-entry-resume = Продолжаем.
web-entry-ask-end = { $you ->
    [yes] Вы предлагаете закончить игру без результата.
   *[no] { $name } предлагает закончить игру без результата.
 }
web-entry-hand = { $you ->
    [yes] За вас теперь играет бот.
   *[no] { $name }: теперь играет бот.
 }
web-entry-timeout = { $you ->
    [yes] Ваше время вышло: за вас теперь играет бот.
   *[no] { $name }: время вышло, теперь играет бот.
 }
web-entry-take-back = { $you ->
    [yes] Вы снова за столом.
   *[no] { $name } снова за столом.
 }

## Scores

web-you-win = Вы победили!
web-winner = { $count ->
    [one] Победа: { $names }
   *[other] Победу делят: { $names }
 }
web-score = Счёт
web-total = Итого
web-rematch = Сыграть ещё

## Replay

web-replay = Повтор
web-replay-run = Смотреть
web-replay-stop = Стоп
web-replay-back = Шаг назад
web-replay-on = Шаг вперёд
web-replay-turn-back = Ход назад
web-replay-turn-on = Ход вперёд
web-replay-step = Шаг { $at } из { $total }

## Menu

web-menu = Меню
web-home = На главную
web-close = Закрыть
web-language = Язык
web-theme = Светлая или тёмная тема
web-look-and-words = Язык и тема
web-preferences = Настройки столов
web-motion = Движение фигур
web-pace = Ходы других
web-pace-instant = Сразу
web-pace-brisk = Быстро
web-pace-calm = Спокойно
web-pace-step = По шагам
web-telling = Что происходит
web-next = Дальше
web-skip = Пропустить
web-sound = Звуки
web-at-table = За столом
web-take-back = Снова играть за себя
web-let-bot = Пусть играет бот
web-leave = Уйти из-за стола
web-end-asked = Игра закончится без результата, когда этого захотят все, кто играет.
web-abandon = Прекратить партию
web-abandon-sure = Точно прекратить её для всех

## Trouble

web-loading = Готовим стол…
web-lost = Связь потеряна. Пробуем снова…
web-play-alone = Играть здесь без сервера
web-go-on-here = Продолжить эту партию здесь
web-go-on-here-more = То, чего вы не можете знать, будет сдано заново. Стол на сервере ждёт без изменений.
web-late = Сервер долго не отвечает.
web-move-kept = Ваш ход сохранён и будет сделан один раз.
web-returned = Связь восстановлена.
web-unreachable = Сервер не отвечает. Ваше место сохранено; попробуйте чуть позже.
web-retry = Ещё раз
web-no-such-table = Такого стола нет, или он не для вас.
web-no-table = Стол не удалось загрузить. Попробуйте ещё раз чуть позже.
web-refused-cannot-undo = Этого уже не вернуть: с тех пор кто-то что-то узнал.
web-refused-bot-decides = Ваше время вышло: на это ответит бот, потом вы сможете продолжить.
web-refused-not-agreed = Ещё не все согласились играть партию из файла.
web-refused-not-started = Игра ещё не началась.
web-refused-damaged = Запись этого стола на сервере повреждена, поэтому стол закрыт. Сообщите тому, кто держит сервер.
web-refused-not-over = Разбор раскрывает тайны, поэтому он бывает только у партии, доигранной до конца.
web-refused-not-alone = Продолжить в этом браузере можно только партию против ботов: за этим столом играют и другие люди.
web-refused-asked-together = Здесь другие уже ответили втайне. Продолжить партию в этом браузере можно, когда ответят все.
web-refused-no-spectators = Этот стол — только для тех, кто за ним играет.
web-refused-rules-changed = Эту партию играли по прежним правилам, и по нынешним она прошла бы иначе, поэтому открыть её здесь нельзя.
web-refused-game-missing = За этим столом играли в игру, которой на этом сервере нет.
web-problem-stale = Пока вы выбирали, стол изменился. Взгляните и выберите снова.
web-problem-refused = Сейчас стол этого не позволяет.
web-problem-forbidden = За этим столом вам это недоступно.
web-problem-unknown = Здесь такого нет.
web-problem-limited = Слишком много сразу. Подождите минуту и попробуйте снова.
web-problem-unavailable = Сервер сейчас не может. Попробуйте чуть позже.
web-problem-malformed = Сервер не понял эту страницу. Перезагрузите её.

## Learning

web-learn = Как играть
web-learn-more = Короткие уроки за настоящим столом: делаете несколько шагов, видите, что вышло, и читаете почему.
web-lessons = Уроки
web-lesson = Урок
web-lesson-step = { $at } из { $total }
web-lesson-tasks = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
 }
web-lesson-done = Пройден. Можно пройти ещё раз.
web-lesson-leave = Выйти из урока
web-lesson-over = Урок пройден.
web-lesson-next = Следующий урок
web-lesson-all = К списку уроков
web-lesson-again = Ещё раз
web-lesson-later = Правила это разрешают, но урок о другом. Сделайте то, о чём он просит.
web-challenge = Задача
web-challenge-begin = К задаче
web-challenge-solved = Решено
web-challenge-failed = Ход закончен.
web-challenge-try = Пока не вышло. Отмените действие или попробуйте ещё раз.
web-challenge-hint = Подсказка
web-challenge-again = Попробовать ещё раз
web-challenge-done = Задача решена.
web-rule = Правило { $rule }
web-hint = Здесь впервые
web-hint-close = Убрать подсказку
web-hints = Подсказки в первой партии
web-quick = Мой ход заканчивается сразу, с последним выбором
web-hints-more = Каждый вид вопроса объясняется один раз.
web-hints-again = Объяснить снова
web-rules-search = Искать в правилах
web-rules-found = { $count ->
    [0] Об этом правила не говорят.
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
 }
web-rules-contents = Содержание

## After the game

web-since = С вашего прошлого хода
web-before-first = До вашего первого хода
web-since-mark = Ваш прошлый ход
web-share = Поделиться партией
web-plot = Очки по ходу партии
web-plot-label = По линии на игрока: сколько очков он получил бы, если бы партия кончилась после этого хода. Те же числа в таблице ниже.
web-plot-turn = После хода { $at } из { $total }
web-plot-turns = Ход
web-plot-replay = Повтор отсюда
web-plot-table = То же таблицей

## The generic table

web-yes = да
web-no = нет
web-answer-search = Найти ответ
web-answer-none = Такого ответа нет.
web-question-context = Что относится к этому вопросу
web-plain-tables = Простые столы: слова и кнопки вместо рисунков
web-view-turn = Ход
web-view-players = Игроки
web-view-round = Раунд
web-view-active = Ходит
web-view-first = Первый игрок
web-view-phase = Фаза
web-view-supply = Запас
web-view-market = Рынок
web-view-deck = Колода
web-view-discard = Сброс
web-view-hand = Рука
web-view-cards = Карты
web-view-money = Деньги
web-view-score = Счёт
web-view-points = Очки
web-view-board = Поле
web-view-owner = Владелец
web-view-price = Цена
web-view-ending = Конец игры
web-view-seat = Игрок

## Keys and ears

web-keys = Клавиши
web-keys-on = Клавиши за столом
web-keys-list = Список клавиш
web-key-first = К первому ответу (Enter, если ничего не выбрано)
web-key-digit = Дать ответ с этим номером
web-key-end = Закончить ход, подтвердить его или закончить действие
web-key-undo = Отменить
web-key-tell = Послушать, как обстоят дела на столе
web-key-board = К полю
web-key-log = К журналу
web-key-look = Осмотреться: что это? Дальше стрелками
web-key-zoom = На поле: ближе, дальше, целиком и в стороны
web-key-move = Перейти дальше и выбрать
web-key-close = Закрыть окно
web-key-list = Этот список
web-heard = Стол словами
web-heard-line = { $what }: { $list }.
web-heard-none = ничего
web-heard-some = { $what } – { $count }
web-price = { $way ->
    [costs] стоит { $amount }
    [brings] приносит { $amount }
   *[free] бесплатно
 }

## Очки во время игры

web-points-of = { $name }, очков сейчас: { $points }
web-points-item = { $item }: { $points }
web-points-hidden = Это видят все; тайное добавится сверху.
web-points-now = Если бы игра кончилась сейчас.
web-points-so-far = очки на данный момент

## Обозначения

web-legend = Обозначения
web-rules-answers = Ответ на вопрос
web-rules-note = Кстати
web-legend-hint = Все детали и знаки с картинками. На столе: задержите указатель на предмете или коснитесь его.
web-legend-none = Ничего с таким названием.
