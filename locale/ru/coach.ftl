# Разбор законченной партии: `quayside analyse`, его страница и то же самое на сервере.
coach-title = { $game }: где решилась партия
coach-start = Шансы по раздаче, если бы играли клубные игроки: { $chances }
coach-end = В конце: { $scores }
coach-moment = { $kind ->
    [own] Ход { $turn }, { $seat }: шансы меняются с { $before } до { $after } %
   *[other] Ход { $turn }, ходит { $mover }: шансы игрока { $seat } меняются с { $before } до { $after } %
}
coach-given-away = { $kind ->
    [points] Ход { $turn }, { $seat }: потеряно около { $points } в счёте; шансы, { $stood } %, почти не меняются
    [missed] Ход { $turn }, { $seat }, шансы { $stood } %: упущено около { $lost } п. п. шансов
    [both] Ход { $turn }, { $seat }, шансы { $stood } %: потеряно около { $points } в счёте и { $lost } п. п. шансов
    [unsure] Ход { $turn }, { $seat }, шансы { $stood } %: потеряно около { $points } в счёте и, возможно, { $lost } п. п. шансов
   *[chances] Ход { $turn }, { $seat }, шансы { $stood } %: потеряно около { $lost } п. п. шансов
}
coach-agreed = { $bot } поступил бы так же: { $would }.
coach-would = { $bot } выбрал бы: { $would }.
coach-gain = { $kind ->
    [better] Вместо «{ $played }» это даёт { $gain } п. п. шансов (от { $low } до { $high }) и { $points } в счёте.
    [worse] Это дело чутья: если дальше играют клубные игроки, вместо «{ $played }» это даёт { $gain } п. п. шансов (от { $low } до { $high }) и { $points } в счёте.
   *[same] Это почти то же, что «{ $played }»: { $gain } п. п. шансов (от { $low } до { $high }) и { $points } в счёте.
}
coach-below = Вот как продолжается «{ $best }»:
coach-disputed = { $kind ->
    [same] { $bot } поступил бы так же, поэтому строже это не названо.
   *[other] { $bot } выбрал бы «{ $would }», а это дало ненамного больше, поэтому строже это не названо.
}
coach-meant = { $action } ({ $what })
coach-effect = { $amount ->
    [1] { $effect }
   *[other] { $effect }: { $amount }
}
coach-lost = { $kind ->
    [points] { $seat }, ход { $turn }: { $grade } по очкам. «{ $played }» вместо «{ $best }»: { $points } в счёте; шансы почти не меняются ({ $loss }, от { $low } до { $high }).
    [both] { $seat }, ход { $turn }: { $grade } по очкам. «{ $played }» вместо «{ $best }»: { $points } в счёте и { $loss } п. п. шансов (от { $low } до { $high }).
    [unsure] { $seat }, ход { $turn }: { $grade } по очкам. «{ $played }» вместо «{ $best }»: { $points } в счёте; о шансах ничего определённого сказать нельзя: { $loss } п. п. (от { $low } до { $high }).
   *[chances] { $seat }, ход { $turn }: { $grade }. «{ $played }» вместо «{ $best }»: { $loss } п. п. шансов (от { $low } до { $high }) и { $points } в счёте.
}
coach-no-losses = Ни одно решение не стоило больше, чем погрешность измерения.
coach-luck = { $kind ->
    [alike] { $seat }, счёт { $score }. Ничьи ответы ни в чём измеримом не отличаются от ответов клубного игрока: это { $adjusted } % победы; удача дала { $luck } п. п. шансов и { $points } в счёте.
   *[apart] { $seat }, счёт { $score }. По одним лишь решениям всех игроков вышло бы { $adjusted } % победы (от { $low } до { $high }); удача дала { $luck } п. п. шансов и { $points } в счёте.
}
coach-luck-how = Решения сравниваются с тем, как ответил бы клубный игрок. Удача — то, чего они не объясняют: что вытянуто и роздано, порядок мест, то, чего никто не мог знать. Неясное в отдельном решении почти не учитывается, поэтому удача сильных игроков выглядит больше, чем была. Удача в очках указана по сравнению с другими за столом, так что в сумме она равна нулю.
coach-phase-lost = { $kind ->
    [none] { $seat }: потерь не обнаружено; ожидаемый счёт изменился на { $points }.
   *[some] { $seat }: решения вместе стоили { $loss } п. п. шансов (от { $low } до { $high }); ожидаемый счёт изменился на { $points }.
}
coach-grade = { $grade ->
    [best] не хуже лучшего
    [good] хорошо
    [inaccuracy] неточность
    [mistake] ошибка
   *[blunder] грубая ошибка
}
coach-phase = { $phase ->
    [opening] Начало, ходы { $first }–{ $last }
    [middle] Середина, ходы { $first }–{ $last }
   *[end] Конец, ходы { $first }–{ $last }
}
coach-insight-phase = { $phase ->
    [opening] Начало
    [middle] Середина
   *[end] Конец
}
coach-moments-title = Что решило партию
coach-losses-title = Решения, которые чего-то стоили
coach-luck-title = Умение и удача
coach-phases-title = Части партии
coach-sources-title = Откуда очки
coach-sources-strong = Сильные боты
coach-plot-chances = Шансы на первое место после каждого хода и пределы, в которых они лежат в девятнадцати случаях из двадцати
coach-plot-points = Очки, которых можно ждать в конце
coach-turns = сделано ходов; номера сверху — моменты, описанные ниже
coach-seat = { $seat }, очки: { $score }
coach-how = Как это измерено: после каждого хода игроки уровня клуба { $lines } раз доигрывали партию до конца. Каждое решение сравнивалось с другими не более чем в { $deals } раскладах, которые игрок мог считать возможными: у всех ответов одни и те же расклады и одна и та же случайность. П. п. шансов — сотая доля победы. Слова о потерях выбраны по тому, что в них достоверно, в п. п. ({ $grades }; иначе { $worst }). Чтобы ничто не прошло незамеченным, когда первое место уже решено, наравне с шансами учитываются и очки: за половину того, чего они стоили бы в равной партии.
coach-solved-best = «{ $answer }» — это и есть лучший ответ по оценке движка.
coach-solved = «{ $answer }» засчитывается: по сравнению с «{ $best }» это { $loss } п. п. шансов (от { $low } до { $high }) и { $points } в счёте, а ответ, который не теряет { $margin } п. п. наверняка, считается верным.
coach-solved-better = «{ $answer }» ещё лучше, чем «{ $best }» — лучший ответ из известных до сих пор: { $loss } п. п. шансов (от { $low } до { $high }) и { $points } в счёте.
coach-not-solved = «{ $answer }» — мало: по сравнению с «{ $best }» это { $loss } п. п. шансов (от { $low } до { $high }) и { $points } в счёте. Засчитывается ответ, который не теряет { $margin } п. п. наверняка.
coach-hint-points = Посмотрите на это: { $looks }.
coach-hint-look = «{ $action }»
coach-hint-tells = Вот что он выбрал бы: { $action }.
coach-insight-how = По разборам сыгранных партий, рядом с сильными ботами. У каждого числа указан промежуток, в котором оно лежит в девятнадцати случаях из двадцати.
coach-insight-number = { NUMBER($value, maximumFractionDigits: 1) }
coach-insight-costliest = Самые дорогие решения
coach-insight-example = { $game }. { $lost }
coach-why = { $kind ->
    [better] «{ $action }» вместо «{ $instead }» даёт { $points } в счёте и { $chance } п. п. шансов.
    [worse] «{ $action }» вместо «{ $instead }» — дело чутья: если дальше играют клубные игроки, выходит { $points } в счёте и { $chance } п. п. шансов.
   *[same] «{ $action }» и «{ $instead }» почти равны: разница, { $points } в счёте и { $chance } п. п. шансов, не больше шума.
}
coach-why-most = Главное: { $most }.
coach-why-both = Главное: { $most }; против этого: { $against }.
coach-deed = { $deed }: { $action }
