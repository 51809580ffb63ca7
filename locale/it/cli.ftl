# Il programma per il terminale.

cli-welcome = Scrivi un numero per scegliere, «help» per i comandi, «quit» per uscire.
cli-slow-bots = Qui i bot pensano più lentamente: il motore non è compilato.
cli-prompt = Che cosa scegli?
cli-you = { $name } (tu)
cli-amount = Scrivi una cifra da { $low } a { $high }.
cli-amount-plus = Scrivi una cifra da { $low } a { $high }; aggiungi carte bluff con un più, per esempio «7+1».
cli-no-such-number = Non c'è una scelta numero { $number }; prendine una dalla lista.
cli-not-understood = «{ $text }» non è né una scelta né un comando. Scrivi un numero della lista oppure «help».
cli-usage = Quell'azione si scrive così: { $usage }
cli-allowed = { $action }: adesso puoi farlo.
cli-why-what = Perché non che cosa? Scrivi un'azione, per esempio: why { $action }
cli-no-such-rule = Non c'è una regola «{ $rule }»; prova { $example }.
cli-rules-more = Per un capitolo intero scrivi: rules { $example }
cli-no-undo = Non c'è nulla da annullare: qualcuno nel frattempo ha saputo qualcosa, o la mossa non era tua.
cli-undone = Annullato.
cli-save-where = Salvare dove? Scrivi il nome di un file, per esempio: save game.json
cli-saved = Salvata in { $file }. Per continuare più tardi: { $command }
cli-not-saved = Impossibile scrivere { $file }: { $why }
cli-quit-unsaved = La partita non è salvata. Scrivi «save game.json» per conservarla, o ancora «quit» per uscire.
cli-goodbye = Arrivederci.
cli-input-ended = L'input è finito e la partita si ferma qui. La prossima volta «save game.json» la conserva.
cli-score-sheet = Punteggio finale
cli-total = Totale
cli-rank = Posto
cli-automa = Sarah
cli-you-win = Hai vinto!
cli-winner = { $count ->
    [one] Vince { $names }.
   *[other] Vittoria condivisa: { $names }.
 }
cli-seed = Il seme di questa partita: { $seed }

cli-help-pick = numero, lettera o cifra: scegli dalla lista
cli-help-name = un'azione con il suo nome, per esempio { $action }
cli-help-table = table (o solo Invio): mostra di nuovo tutto il tavolo
cli-help-log = log: che cosa è successo, turno per turno; log details: ogni evento
cli-help-undo = undo: annulla il tuo ultimo passo, se nessuno ne ha saputo qualcosa
cli-help-why = why AZIONE: se un'azione è permessa e, se no, perché
cli-help-rule = rule { $rule }: una regola in breve
cli-help-rules = rules: le regole di questa domanda; rules { $chapter }: un capitolo
cli-help-save = save FILE: conserva la partita per dopo
cli-help-quit = quit: lascia il tavolo
cli-replayed = { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
 }; { $same ->
    [yes] la partita finisce allo stesso modo
   *[no] la partita finisce IN MODO DIVERSO
 }; punti: { $scores }
