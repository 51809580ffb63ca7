# L'analisi di una partita finita: `quayside analyse`, la sua pagina e lo stesso sul server.
coach-title = { $game }: dove si è decisa la partita
coach-start = Probabilità dopo la distribuzione, fra giocatori di circolo: { $chances }
coach-end = Alla fine: { $scores }
coach-moment = { $kind ->
    [own] Turno { $turn }, { $seat }: le probabilità passano da { $before } a { $after } %
   *[other] Turno { $turn }, gioca { $mover }: le probabilità di { $seat } passano da { $before } a { $after } %
}
coach-given-away = { $kind ->
    [points] Turno { $turn }: { $seat } regala circa { $points } nel punteggio; le probabilità, { $stood } %, cambiano appena
    [missed] Turno { $turn }: { $seat } ({ $stood } %) si lascia sfuggire circa { $lost } punti percentuali
    [both] Turno { $turn }: { $seat } ({ $stood } %) regala circa { $points } nel punteggio e { $lost } punti percentuali
    [unsure] Turno { $turn }: { $seat } ({ $stood } %) regala circa { $points } nel punteggio e forse { $lost } punti percentuali
   *[chances] Turno { $turn }: { $seat } ({ $stood } %) regala circa { $lost } punti percentuali
}
coach-agreed = Il livello { $bot } avrebbe fatto lo stesso: { $would }.
coach-would = Il livello { $bot } avrebbe scelto: { $would }.
coach-gain = { $kind ->
    [better] Al posto di «{ $played }» fa { $gain } punti percentuali (da { $low } a { $high }) e { $points } nel punteggio.
    [worse] È questione di fiuto: se proseguono giocatori di circolo, al posto di «{ $played }» fa { $gain } punti percentuali (da { $low } a { $high }) e { $points } nel punteggio.
   *[same] Vale quasi quanto «{ $played }»: { $gain } punti percentuali (da { $low } a { $high }) e { $points } nel punteggio.
}
coach-below = Ecco come prosegue «{ $best }»:
coach-disputed = { $kind ->
    [same] Il livello { $bot } avrebbe fatto lo stesso, perciò il giudizio non è più severo.
   *[other] Il livello { $bot } avrebbe scelto «{ $would }», che ha reso poco di più, perciò il giudizio non è più severo.
}
coach-meant = { $action } ({ $what })
coach-effect = { $amount ->
    [1] { $effect }
   *[other] { $effect }: { $amount }
}
coach-lost = { $kind ->
    [points] { $seat }, turno { $turn }: { $grade } nei punti. «{ $played }» al posto di «{ $best }»: { $points } nel punteggio; le probabilità cambiano appena ({ $loss }, da { $low } a { $high }).
    [both] { $seat }, turno { $turn }: { $grade } nei punti. «{ $played }» al posto di «{ $best }»: { $points } nel punteggio e { $loss } punti percentuali (da { $low } a { $high }).
    [unsure] { $seat }, turno { $turn }: { $grade } nei punti. «{ $played }» al posto di «{ $best }»: { $points } nel punteggio; sulle probabilità non c'è nulla di certo: { $loss } punti percentuali (da { $low } a { $high }).
   *[chances] { $seat }, turno { $turn }: { $grade }. «{ $played }» al posto di «{ $best }»: { $loss } punti percentuali (da { $low } a { $high }) e { $points } nel punteggio.
}
coach-no-losses = Nessuna decisione è costata più dell'incertezza della misura.
coach-luck = { $kind ->
    [alike] { $seat }, punteggio { $score }. In nulla di misurabile le risposte di qualcuno differiscono da quelle di un giocatore di circolo: è { $adjusted } % di una vittoria; la fortuna ha fatto { $luck } punti percentuali e { $points } nel punteggio.
   *[apart] { $seat }, punteggio { $score }. Per le sole decisioni di tutti sarebbe stato { $adjusted } % di una vittoria (da { $low } a { $high }); la fortuna ha fatto { $luck } punti percentuali e { $points } nel punteggio.
}
coach-luck-how = Le decisioni si confrontano con ciò che avrebbe risposto un giocatore di circolo. La fortuna è ciò che esse non spiegano: pescate e distribuzioni, l'ordine dei posti, ciò che nessuno poteva sapere. Ciò che è incerto in una singola decisione conta poco, perciò la fortuna dei più forti sembra maggiore di quanto fosse. La fortuna nei punti è detta rispetto agli altri al tavolo, perciò in tutto fa zero.
coach-phase-lost = { $kind ->
    [none] { $seat }: nessuna perdita misurata; il punteggio atteso è cambiato di { $points }.
   *[some] { $seat }: in tutto le decisioni sono costate { $loss ->
        [one] 1 punto percentuale
       *[other] { $loss } punti percentuali
    } (da { $low } a { $high }); il punteggio atteso è cambiato di { $points }.
}
coach-grade = { $grade ->
    [best] buona quanto la migliore
    [good] buona
    [inaccuracy] imprecisione
    [mistake] errore
   *[blunder] errore grave
}
coach-phase = { $phase ->
    [opening] Apertura, turni { $first }–{ $last }
    [middle] Centro partita, turni { $first }–{ $last }
   *[end] Finale, turni { $first }–{ $last }
}
coach-insight-phase = { $phase ->
    [opening] Apertura
    [middle] Centro partita
   *[end] Finale
}
coach-moments-title = I momenti decisivi
coach-losses-title = Decisioni che sono costate qualcosa
coach-luck-title = Abilità e fortuna
coach-phases-title = Fasi
coach-sources-title = Da dove vengono i punti
coach-sources-strong = Bot forti
coach-plot-chances = Probabilità del primo posto dopo ogni turno, con l'intervallo in cui si trovano diciannove volte su venti
coach-plot-points = Punti da aspettarsi alla fine
coach-turns = turni giocati; i numeri in alto sono i momenti qui sotto
coach-seat = { $seat }, { $score } punti
coach-how = Come si misura: dalla fine di ogni turno giocatori di circolo hanno giocato { $lines } volte fino alla fine. Ogni decisione è stata confrontata con altre in al massimo { $deals } distribuzioni che il giocatore poteva ritenere possibili, le stesse e con lo stesso caso per ogni risposta. Un punto percentuale è un centesimo di vittoria. Le parole per le perdite seguono ciò che ne è certo, in punti percentuali ({ $grades }; altrimenti { $worst }). Perché nulla sfugga quando il primo posto era già deciso, contano anche i punti del punteggio: per metà di quanto varrebbero in una partita equilibrata.
coach-solved-best = «{ $answer }» è la risposta che il motore ritiene migliore.
coach-solved = «{ $answer }» vale: rispetto a «{ $best }» sono { $loss } punti percentuali (da { $low } a { $high }) e { $points } nel punteggio, e ciò che non perde con certezza { $margin } punti è accettato.
coach-solved-better = «{ $answer }» è ancora meglio di «{ $best }», la migliore risposta nota finora: { $loss } punti percentuali (da { $low } a { $high }) e { $points } nel punteggio.
coach-not-solved = «{ $answer }» non basta: rispetto a «{ $best }» sono { $loss } punti percentuali (da { $low } a { $high }) e { $points } nel punteggio. Vale ciò che non perde con certezza { $margin } punti.
coach-hint-points = Guarda qui: { $looks }.
coach-hint-look = «{ $action }»
coach-hint-tells = Ecco che cosa sceglierebbe: { $action }.
coach-insight-how = Dalle analisi di partite finite, accanto ai bot forti. Ogni numero ha l'intervallo in cui si trova diciannove volte su venti.
coach-insight-number = { NUMBER($value, maximumFractionDigits: 1) }
coach-insight-costliest = Le decisioni più care
coach-insight-example = { $game }. { $lost }
coach-why = { $kind ->
    [better] «{ $action }» al posto di «{ $instead }» fa { $points } nel punteggio e { $chance } punti percentuali.
    [worse] «{ $action }» al posto di «{ $instead }» è questione di fiuto: se proseguono giocatori di circolo fa { $points } nel punteggio e { $chance } punti percentuali.
   *[same] «{ $action }» e «{ $instead }» valgono quasi lo stesso: la differenza, { $points } nel punteggio e { $chance } punti percentuali, non supera il rumore.
}
coach-why-most = Soprattutto: { $most }.
coach-why-both = Soprattutto: { $most }; contro: { $against }.
coach-deed = { $deed }: { $action }
