# Программа для терминала.

cli-welcome = Введите номер, чтобы выбрать, «help» — список команд, «quit» — выйти.
cli-slow-bots = Боты здесь думают медленнее: движок не скомпилирован.
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
cli-automa = Сара
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
cli-help-log = log: что произошло, ход за ходом; log details: каждое событие
cli-help-undo = undo: отменить свой последний шаг, если из него никто ничего не узнал
cli-help-why = why ДЕЙСТВИЕ: можно ли это сделать, и если нет, то почему
cli-help-rule = rule { $rule }: коротко о правиле
cli-help-rules = rules: правила к этому вопросу; rules { $chapter }: целая глава
cli-help-save = save ФАЙЛ: сохранить игру на потом
cli-help-quit = quit: выйти из-за стола
cli-replayed = { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
 }; { $same ->
    [yes] игра приходит к тому же
   *[no] игра приходит К ДРУГОМУ
 }; очки: { $scores }
