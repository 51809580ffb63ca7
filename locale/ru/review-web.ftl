# Разбор сыгранной партии и новые попытки.

web-review = Разбор партии
web-review-stage-waiting = Сейчас готовится другой разбор; ваш — следующий.
web-review-stage-begun = Доигрываем партию с каждого хода…
web-review-stage-chances = Смотрим на каждое решение…
web-review-stage-decisions = Спрашиваем сильнейшего бота о решающих моментах…
web-review-stage-whole = Готово.
web-review-range = (от { $low } до { $high })
web-review-more = { $count ->
    [one] и ещё { $count } действие
    [few] и ещё { $count } действия
   *[many] и ещё { $count } действий
}
web-review-line = Как продолжился бы этот ход
web-review-look = Показать позицию
web-review-solve = Найти лучшее
web-review-play-on = Играть дальше отсюда
web-review-grades = Оценка решения зависит от того, сколько процентных пунктов шансов оно потеряло наверняка:
web-review-grade = { $grade } — меньше { $below }
web-review-grade-last = { $grade } — больше того
web-review-score = Счёт
web-review-adjusted = Без везения
web-review-luck = Везение
web-review-of-a-win = { $chance } % победы (от { $low } до { $high })
web-review-chance = { $chance } п. п. шансов
web-solve-task = Что бы вы сделали здесь? Засчитывается любой ответ, который не теряет наверняка три процентных пункта шансов.
web-solve-judging = Ваш ответ проверяется…
web-solve-line = Как продолжается лучший ответ
web-solve-not-now = Сейчас этого сделать нельзя.
web-solve-leave = Назад

web-puzzles-more = Позиции из партий сильных ботов, где один ответ явно лучше остальных — не меньше чем на десять процентных пунктов шансов.
web-puzzle-today = Задача дня
web-puzzle-solve = Решать
web-puzzle-streak = { $days ->
    [0] Решите её сегодня, чтобы начать серию.
    [one] Серия: { $days } день
    [few] Серия: { $days } дня
   *[many] Серия: { $days } дней
}
web-puzzle-count = Решено { $solved } из { $all }
web-puzzle-solved = Решена
web-puzzle-task = Какой ответ явно лучший? Он лучше любого другого не меньше чем на { $margin } п. п. шансов (раскладов: { $deals }).
web-puzzles-all = Все задачи
web-puzzle-next = Другая задача
web-puzzle-number = Задача { $number }
web-puzzle-theme = { $theme ->
    [pricing] Цены
    [auctions] Аукционы
    [yard] Верфь и двор
    [route] Маршрут
    [deliveries] Доставка
    [end] Конец партии
   *[plan] План
}

web-practice = Подсказка
web-practice-points = Подсказать
web-practice-tells = А что именно?
web-practice-shows = Почему и что дальше?

web-insights = Что вы делаете иначе
web-insights-more = По разборам ваших партий, рядом с сильными ботами. У каждого числа указан промежуток, в котором оно лежит в девятнадцати случаях из двадцати; если партий слишком мало, ничего не утверждается. Это видите только вы.
web-insights-count = { $reviewed ->
    [one] По { $reviewed } разобранной партии.
   *[other] По { $reviewed } разобранным партиям.
}
web-insights-few = Пока слишком мало: сказать что-либо можно, когда разобрано партий: { $fewest }.
web-insights-title = { $about ->
    [phase] Сколько п. п. шансов теряется на сотню решений
    [theme] То же по предмету решения
    [deed] То же по тому, что вы сделали; самое дорогое первым
    [club] Сколько решений из сотни принял бы и игрок уровня клуба
   *[source] Откуда взялись ваши очки
}
web-insights-own = Вы
web-insights-strong = Сильные боты
web-insights-differ = { $differs ->
    [more] больше, чем у сильных ботов
   *[less] меньше, чем у сильных ботов
}
web-insights-games = Партии
web-insights-example = Переиграть самое дорогое
web-insights-reviewed = Партии
web-insights-game = { $when }: очки — { $score }, без везения { $adjusted } % победы
web-insights-others = Партии, которые ещё не разобраны
web-insights-review = Разобрать партию { $number }
