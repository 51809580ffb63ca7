# Il programma per il terminale.

cli-welcome = Scrivi un numero per scegliere, «help» per i comandi, «quit» per uscire.
cli-prompt = Che cosa scegli?
cli-you = { $name } (tu)
cli-amount = Scrivi una cifra da { $low } a { $high }.
cli-amount-plus = Scrivi una cifra da { $low } a { $high }; aggiungi carte bluff con un più, per esempio «7+1».
cli-no-such-number = Non c'è una scelta numero { $number }; prendine una dalla lista.
cli-not-understood = «{ $text }» non è né una scelta né un comando. Scrivi un numero della lista oppure «help».
cli-usage = Quell'azione si scrive così: { $usage }
cli-allowed = { $action }: adesso puoi farlo.
cli-why-what = Perché non che cosa? Scrivi un'azione, per esempio: why produce
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
cli-you-win = Hai vinto!
cli-winner = { $count ->
    [one] Vince { $names }.
   *[other] Vittoria condivisa: { $names }.
 }
cli-seed = Il seme di questa partita: { $seed }

cli-help-pick = numero, lettera o cifra: scegli dalla lista
cli-help-name = un'azione con il suo nome, per esempio produce o buy(black, 3)
cli-help-table = table (o solo Invio): mostra di nuovo tutto il tavolo
cli-help-log = log: tutto ciò che è successo
cli-help-undo = undo: annulla il tuo ultimo passo, se nessuno ne ha saputo qualcosa
cli-help-why = why AZIONE: se un'azione è permessa e, se no, perché
cli-help-rule = rule CT-10.6: una regola in breve
cli-help-rules = rules: le regole di questa domanda; rules CT-10: un capitolo
cli-help-save = save FILE: conserva la partita per dopo
cli-help-quit = quit: lascia il tavolo

cli-container-turn = { $actions_left ->
    [0] Giro { $round }, turno di { $seat }, nessuna azione rimasta
    [one] Giro { $round }, turno di { $seat }, resta un'azione
   *[other] Giro { $round }, turno di { $seat }, restano { $actions_left } azioni
 }
cli-container-ending = ultimo turno
cli-container-machines = Macchinari
cli-container-warehouses = Magazzini
cli-container-next = Prossimi
cli-container-factory = Fabbrica
cli-container-harbour = Porto
cli-container-ship = Nave
cli-container-hold = Stiva
cli-container-island = Isola
cli-container-personal-port = Alla banca
cli-container-cards = Carte denaro
cli-container-loans = Prestiti
cli-container-values = Valori
cli-container-unpriced = Senza prezzo
cli-container-supply = Riserva
cli-container-containers = Container
cli-container-money = Denaro
cli-container-brokers = Broker
cli-container-payment = Offerta di { $seat } al broker { $broker }, in palio { $square }:
cli-container-auction = Asta
cli-container-cargo = Carico di { $seat }
cli-container-bid-open = { $amount } (carte bluff: { $bluffs })
cli-container-bid-best = migliore
cli-container-bid-laid = deposta
cli-container-bid-waiting = sta pensando
cli-container-purse = La tua borsa
cli-container-cash = Contanti
cli-container-bluffs = Carte bluff
cli-container-legend = 2: è un prezzo
cli-container-letter-black = N
cli-container-letter-beige = B
cli-container-letter-grey = G
cli-container-letter-purple = V
cli-container-letter-brown = M
cli-container-at-sea = mare
cli-container-at-island = isola
cli-container-at-bank = banca
cli-container-at-port = porto di { $seat }
