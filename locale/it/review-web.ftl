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
web-practice-shows = E come prosegue?
