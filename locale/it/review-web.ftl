# L'analisi di una partita finita, e nuovi tentativi.

web-review = Analisi della partita
web-review-stage-waiting = È in corso un'altra analisi; poi tocca alla tua.
web-review-stage-begun = La partita viene giocata fino in fondo da ogni turno…
web-review-stage-chances = Si guarda ogni decisione…
web-review-stage-decisions = Si chiede al bot più forte dei momenti decisivi…
web-review-stage-whole = Fatto.
web-review-range = (da { $low } a { $high })
web-review-more = { $count ->
    [one] e un'altra cosa
   *[other] e altre { $count } cose
}
web-review-line = Come sarebbe proseguito il suo turno
web-review-look = Mostra la posizione
web-review-solve = Trova di meglio
web-review-play-on = Continua da qui
web-review-grades = Il giudizio su una decisione dipende dai punti di probabilità persi con certezza:
web-review-grade = { $grade } sotto { $below }
web-review-grade-last = { $grade } oltre
web-review-score = Punteggio
web-review-adjusted = Senza fortuna
web-review-luck = Fortuna
web-review-of-a-win = { $chance } % di una vittoria (da { $low } a { $high })
web-review-chance = { $chance } punti di probabilità
web-solve-task = Che cosa faresti qui? Vale qualsiasi risposta che non perda con certezza tre punti di probabilità.
web-solve-judging = La tua risposta viene giocata fino in fondo…
web-solve-line = Come prosegue la risposta migliore
web-solve-not-now = In questo momento non si può.
web-solve-leave = Indietro

web-puzzles-more = Posizioni da partite di bot forti in cui una risposta è nettamente la migliore: di almeno dieci punti di probabilità.
web-puzzle-today = Problema del giorno
web-puzzle-solve = Risolvi
web-puzzle-streak = { $days ->
    [0] Risolvilo oggi per iniziare una serie.
    [one] Serie di un giorno
   *[other] Serie di { $days } giorni
}
web-puzzle-count = { $solved } di { $all } risolti
web-puzzle-solved = Risolto
web-puzzle-task = Quale risposta è nettamente la migliore? Supera ogni altra di almeno { $margin } punti di probabilità ({ $deals } smazzate).
web-puzzles-all = Tutti i problemi
web-puzzle-next = Un altro
web-puzzle-number = Problema { $number }
web-puzzle-theme = { $theme ->
    [pricing] Prezzi
    [auctions] Aste
    [yard] Il cantiere
    [route] Il percorso
    [deliveries] Consegne
    [end] La fine
   *[plan] Il piano
}

web-practice = Suggerimento
web-practice-points = Dammi un suggerimento
web-practice-tells = Che cosa, esattamente?
web-practice-shows = Perché, e come prosegue?

web-insights = Che cosa fai diversamente
web-insights-more = Dalle analisi delle tue partite, accanto ai bot forti. Ogni numero ha l'intervallo in cui si trova diciannove volte su venti; con troppo poche partite non si dice nulla. Lo vedi soltanto tu.
web-insights-count = { $reviewed ->
    [one] Da { $reviewed } partita analizzata.
   *[other] Da { $reviewed } partite analizzate.
}
web-insights-few = Ancora troppo poche: servono { $fewest } partite analizzate per poter dire qualcosa.
web-insights-title = { $about ->
    [phase] Punti di probabilità persi ogni cento decisioni
    [theme] Lo stesso, per oggetto della decisione
    [deed] Lo stesso, per ciò che hai fatto, a partire da ciò che costa di più
    [club] Decisioni su cento che avrebbe preso anche un giocatore da circolo
   *[source] Da dove vengono i tuoi punti
}
web-insights-own = Tu
web-insights-strong = Bot forti
web-insights-differ = { $differs ->
    [more] più dei bot forti
   *[less] meno dei bot forti
}
web-insights-games = Partite
web-insights-example = Riprova la più cara
web-insights-reviewed = Le partite
web-insights-game = { $when }: { $score } punti, { $adjusted } % di una vittoria senza fortuna
web-insights-others = Partite non ancora analizzate
web-insights-review = Analizza la partita { $number }
