# Страницы, которые загружаются при открытии: конец партии, повтор, страница игрока.

## Конец партии

web-board = Стол
web-export = Скачать
web-end-copied = Ссылка скопирована. По ней любой увидит итог и повтор.
web-end-link = По этой ссылке любой увидит итог и повтор.
web-made-of = Откуда взялись очки
web-made-of-more = Нажмите, чтобы увидеть это на столе.
web-how-discarded = сброшено
web-how-met = выполнено
web-how-failed = не выполнено
web-decided = Что решило партию
web-decided-items = { $first } и { $second }, разница:
web-plot-turn-number = Ход { $turn }
web-swing = { $you ->
    [winner] вы выигрываете у игрока { $loser }
    [loser] { $winner } выигрывает у вас
   *[neither] { $winner } выигрывает у игрока { $loser }
 } { $gap ->
    [one] { $gap } очко
    [few] { $gap } очка
   *[many] { $gap } очков
 }
web-you-there = вы
web-look-again = Посмотреть
web-back-to-result = К итогу

## Повтор

web-replay-turn = Ход { $at } из { $of }
web-replay-speed = Скорость
web-replay-slow = Медленно
web-replay-usual = Обычно
web-replay-quick = Быстро
web-replay-rapid = Очень быстро
web-replay-eyes = Чьими глазами
web-replay-watching = Зритель
web-replay-keys = Клавиши
web-replay-keys-list = ← → шаг · ↑ ↓ ход · Пробел: пуск и стоп · Home, End · [ ] медленнее, быстрее

## Страница игрока

web-saved = Сохранено
web-more = Показать ещё
web-statistics = Статистика
web-played = Партии
web-won = Победы
web-mean = Среднее
web-best = Лучшее
web-last-played = Последняя
web-to-insights = Что вы делаете иначе
web-no-record = Ни одной партии до конца пока не сыграно.
web-history = Сыгранные партии
web-no-history = Сыгранных партий пока нет.
web-ratings = Рейтинг
web-ratings-more = Все начинают с 1500. Рейтинг меняется с каждым засчитанным результатом против тех, у кого есть учётная запись; с вероятностью 95 % сила лежит в пределах числа после ±.
web-ratings-account = Результаты идут в рейтинг там, где с учётной записью играют хотя бы двое. Заведите её, чтобы получить рейтинг.
web-no-ratings = Ни один результат ещё не засчитан: сыграйте с кем-нибудь с учётной записью за столом, который идёт в рейтинг.
web-rating-provisional = предварительный
web-rating-provisional-more = Партий пока мало: он может ещё сильно измениться.
web-rating-games = { $games ->
    [one] { $games } результат
    [few] { $games } результата
   *[many] { $games } результатов
 }
web-rating-course = Рейтинг за { $games ->
    [one] { $games } результат
    [few] { $games } результата
   *[many] { $games } результатов
 }: от { $first } до { $last }
web-friends = Друзья
web-friends-more = Создав стол, вы можете оставить место за другом: он увидит это на первой странице и в сообщениях, которые выбрал.
web-friends-account = Друзья бывают у тех, у кого есть учётная запись. Заведите её: партии останутся вашими.
web-no-friends = Пока никого. Предложите дружбу тому, с кем играли: согласиться должны оба.
web-played-with = С кем вы сыграли
web-friend-ask = Предложить дружбу
web-friend-asked = предложение послано
web-friend-asks = предлагает дружбу
web-friend-accept = Принять
web-friend-decline = Нет
web-friend-take-back = Отозвать
web-friend-remove = Убрать
web-friend-block = Заблокировать
web-friend-unblock = Разблокировать
web-friend-blocked = без предложений и приглашений
web-friend-sure = Точно?
web-refused-friends = Вы уже друзья.
web-refused-needs-account = Друзья бывают у тех, у кого есть учётная запись. Заведите её: партии останутся вашими.
web-refused-you-block = Вы заблокировали этого игрока. Сначала разблокируйте.
web-refused-too-often = На сегодня достаточно. Попробуйте позже.
web-refused-too-many-friends = Больше друзей и предложений иметь нельзя.
web-companions = С кем вы играли
web-companions-more = «Сыграть ещё» создаёт стол как в последней партии и оставляет за ними места; они найдут его на последней странице той партии, или пошлите им ссылку.
web-companion-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
 }, вы были выше в { $ahead }
web-companion-again = Сыграть ещё: { $name }
web-no-companions = Пока ни с кем: пригласите кого-нибудь с главной страницы.
web-account = Учётная запись
web-account-why = Вы играете как гость: вас знает только этот браузер. С логином ваши партии будут с вами везде.
web-login = Логин
web-password = Пароль
web-new-password = Новый пароль
web-mail-maybe = Почта, по желанию, на случай забытого пароля
web-make-account = Создать учётную запись
web-sign-out = Выйти
web-forgot = Забыли пароль?
web-forgot-sent = Если у записи есть подтверждённая почта, ссылка уже в пути.
web-signed-in = Вы вошли как { $login }
web-change-password = Сменить пароль
web-sessions = Где выполнен вход
web-channels = Сообщения
web-channels-why = За столами без спешки можно получать сообщение, когда наступает ваш ход. Сначала придёт код: так видно, что адрес ваш.
web-channel-kind = Как
web-channel-email = Почта
web-channel-discord = Discord
web-channel-slack = Slack
web-channel-address = имя@example.org
web-channel-add = Добавить
web-channel-remove = Удалить
web-channel-proved = действует
web-channel-code = Присланный код
web-channel-prove = Подтвердить
web-refused-wrong-password = Неверный логин или пароль.
web-refused-login-taken = Этот логин занят.
web-refused-has-account = У вас уже есть учётная запись.
web-refused-no-mail = Этот сервер не отправляет почту.
web-refused-wrong-code = Код не подходит.
web-refused-bad-request = Чего-то не хватает, или слишком коротко. В пароле не меньше 8 знаков.
