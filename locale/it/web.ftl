# Il tavolo nel browser, per tutti i giochi.

## Home

web-hero = { $count ->
    [one] Un porto è aperto
    [3] Tre porti sono aperti
   *[other] { $count } porti sono aperti
 }
web-hero-more = Comincia contro i bot in pochi secondi, o manda un link agli amici.
web-games = Giochi
web-game = Gioco
web-play-now = Gioca subito contro i bot
web-starting = Si apparecchia…
web-invite = Invita amici
web-soon = Questo porto è ancora in costruzione.
web-my-tables = I miei tavoli
web-open-tables = Tavoli aperti
web-replays = Partite finite
web-watchable = Si gioca adesso
web-new-table = Nuovo tavolo
web-make-table = Apri il tavolo
web-wait-for-you = { $count ->
    [one] uno ti aspetta
   *[other] { $count } ti aspettano
 }
web-go-on-with = Continua la partita
web-no-tables-yet = Ancora nessun tavolo. La prima partita è a un clic.
web-no-open-tables = Ora nessuno aspetta giocatori. Apri un tavolo e comparirà qui.
web-table-of = Un tavolo di { $game }
web-table-name = Nome del tavolo
web-table-name-hint = Marea del mattino
web-people = Persone
web-bots = Bot
web-bot-levels = Quanto giocano bene
web-bot-level = Forza del bot { $number }
web-level-beginner = Principiante
web-level-casual = Dilettante
web-level-club = Giocatore di circolo
web-level-expert = Esperto
web-level-master = Maestro
web-level-grandmaster = Gran maestro
web-level-greedy = Mano ferma
web-level-ismcts = Pensatore, si prende il suo tempo
web-level-learned = Ha imparato giocando
web-level-hasty = Ha fretta di finire
web-level-random = Gioca a caso
web-level-lively = Gioca a caso, ma con gusto
web-bot-characters = Come amano giocare
web-character-plain = equilibrato
web-character-careful = prudente
web-character-bidder = ama le aste
web-character-contracts = a caccia di contratti
web-character-objectives = a caccia di obiettivi
web-character-builder = ama costruire
web-options = Opzioni
web-more-options = Altre opzioni
web-choice-seat = Posto { $number }
web-choice-first-random = A sorte
web-choice-neutral_buildings-beginner = Come per la prima partita
web-choice-neutral_buildings-random = A caso
web-choice-all_a = Tutti sul lato a
web-choice-all_b = Tutti sul lato b
web-choice-mixed = Misti, a caso
web-choice-easy = Facile
web-choice-medium = Media
web-choice-hard = Difficile
web-choice-win_first = Prima la vincita alla banca, poi gli interessi
web-choice-interest_first = Prima gli interessi, poi la vincita alla banca
web-clock = Orologio
web-clock-none = Senza orologio
web-clock-quick = 15 minuti a testa e 10 secondi a mossa
web-clock-usual = 40 minuti a testa e 20 secondi a mossa
web-clock-long = 90 minuti a testa e 30 secondi a mossa
web-make-and-start = Comincia
web-seats-range = Questo gioco è per { $low }-{ $high } giocatori.
web-players-range = da { $low } a { $high }
web-public = Chiunque può sedersi
web-turns = Senza fretta: una mossa ogni tanto
web-rated = Vale per la classifica
web-rated-more = Il risultato conta per chi gioca con un account. Chi si arrende, o lascia decidere per lo più a un bot, è ultimo fra questi.
web-rating-is = { $games ->
    [0] Ancora senza punteggio
   *[other] Punteggio { $rating } ± { $spread }{ $provisional ->
        [yes] , dopo poche partite
       *[no] { "" }
    }
 }
web-status-open = { $free ->
    [0] pronto a cominciare
    [one] un posto libero
   *[other] { $free } posti liberi
 }
web-status-playing = in corso
web-status-paused = in pausa
web-status-finished = partita finita
web-status-abandoned = partita abbandonata
web-sit = Siediti
web-open = Apri
web-watch = Guarda
web-your-turn = Tocca a te
web-your-name = Il tuo nome
web-guest = Ospite
web-save = Salva
web-fan-made = Una versione di appassionati, con disegni e parole propri.
web-invited = Sei invitato a un tavolo
web-take-seat = Prendi posto
web-bad-link = Questo invito non vale più. Chiedine uno nuovo.
web-against = { $count ->
    [one] Un bot
   *[other] { $count } bot
 }, { $level }
web-opponents = Contro chi
web-bots-count = { $count ->
    [one] un bot
   *[other] { $count } bot
 }
web-first-game = Prima partita
web-choices-kept = La scelta resta: la prossima volta basta un clic.
web-change = Cambia
web-me = La mia pagina
web-sign-in = Accedi
web-all-games = Tutte
web-clear = Svuota l’elenco
web-clear-one = Togli { $name } dall’elenco
web-round = giro { $round }
web-place = { $rank ->
    [1] vittoria
   *[other] { $rank }º posto su { $of }
 }
web-points = { $points ->
    [one] un punto
   *[other] { $points } punti
 }
web-practise = Esercitati con suggerimenti
web-puzzles = Problemi
web-to-review = Analisi
web-result = Risultato
web-clock-of = { $minutes } minuti a testa, più { $seconds } secondi a mossa
web-free-this-seat = Libera il posto
web-make-bot = Mettici un bot
web-invited-to = Hai un invito a { $game }
web-invited-by = { $name } ti invita a { $game }
web-host = invita

## Waiting room

web-waiting-room = in attesa di giocatori
web-seat-waits = aspetta qualcuno
web-empty-seat = Posto libero
web-make-link = Invita
web-link-hint = Manda questo link a un amico, o fagli leggere il codice.
web-link-local = Questo indirizzo porta solo a questo computer. Per gli amici altrove avvia il server con --host 0.0.0.0 e apri la pagina con l’indirizzo di questo computer.
web-invite-link = Link d’invito
web-qr = Il link d’invito come codice QR
web-copy = Copia
web-copied = Copiato
web-start = Comincia
web-start-when-full = In attesa che tutti siedano
web-owner-starts = Comincia chi ha aperto il tavolo.
web-invitations = Un posto per te
web-seat-invited = invito inviato
web-invite-friend = Invita un amico
web-invite-friend-to = Invita un amico al posto { $number }
web-take-invitation-back = Ritira l’invito
web-imported = Importata
web-imported-note = Questa partita continua da un file portato da qualcuno. Ciò che nessuno poteva vedere è stato ridistribuito qui, perciò nessuno lo conosce in anticipo. La posizione però è nata altrove, e il risultato non conta.
web-imported-believed = Questa partita continua da un file e le sue carte nascoste sono quelle del file: chi ce l’ha le conosce. Il risultato non conta.
web-imported-facts = Ciò che finora tutti potevano seguire:
web-imported-fact-cash = denaro { $value }
web-agree = Lo so, gioco lo stesso
web-agreed = è d’accordo
web-not-agreed = deve ancora accettare
web-start-when-agreed = In attesa che tutti accettino

## Table

web-bot-name = { $seat ->
    [0] Capitano
    [1] Nostromo
    [2] Pilota
    [3] Scrivano
   *[other] Mozzo
 }
web-bot = bot
web-slow-bots = Qui i bot pensano più lentamente: il motore non è compilato.
web-you = tu
web-here = presente
web-away = assente
web-thinking = sta scegliendo
web-turn-of = Turno di { $name }
web-awaited = si attende la tua risposta
web-actions-used = { $used } azioni usate su { $all }
web-waiting = { $count ->
    [one] { $names } sta scegliendo.
   *[other] Stanno ancora scegliendo: { $names }.
 }
web-ask-confirm = Il turno è fatto. Confermalo o torna indietro.
web-ask-held-turn = Così il turno finisce. Conferma o scegli altro.
web-ask-held-others = Dopo decidono gli altri. Conferma o scegli altro.
web-over = La partita è finita.
web-no-result = È stata interrotta prima della fine, senza risultato.
web-paused = Il tavolo è in pausa.
web-spectating = Stai guardando.
web-watching = { $count ->
    [one] uno guarda
   *[other] { $count } guardano
 }
web-undo = Annulla
web-reset = Ricomincia il turno
web-end-turn = Termina il turno
web-go-on = Procedi
web-undo-nothing-done = In questo turno non hai ancora fatto nulla.
web-undo-learnt = «{ $action }» ti ha mostrato qualcosa di nascosto, quindi resta.
web-undo-shown = «{ $action }» ha mostrato agli altri qualcosa di tuo, quindi resta.
web-undo-stands = «{ $action }»: secondo le regole la scelta è definitiva.
web-undo-others-acted = Nel frattempo ha agito qualcun altro.
web-undo-turn-ended = Non è il tuo turno.
web-undo-secret = Mentre più giocatori decidono in segreto non si annulla nulla.
web-undo-driven = Un bot gioca per te.
web-undo-one = C'è una sola azione da annullare: usa «Annulla».
web-more-below = Altro qui sotto
web-free-actions = Prestiti e cambio (senza azione)
web-log = Registro
web-log-empty = Non è ancora successo nulla.
web-log-details = Dettagli
web-chat = Chat
web-chat-empty = Ancora nessuna parola.
web-chat-hint = Di’ qualcosa
web-send = Invia
web-rules = Regole
web-rules-hint = Con parole nostre. Quando qualcosa non si può fare, il motivo cita uno di questi numeri.
web-open-rule = Apri questa regola
web-tip-chance = Il resto lo decide il caso.
web-tip-points = Punti, se la partita finisse lì: { $points }
web-tip-next = Poi è il turno di { $name }.
web-narrowed = Scelto: { $what }.
web-widen = Mostra tutto
web-tab-decide = Scelta
web-tab-mine = Mio
web-tab-others = Altri
web-sheet-less = Riduci
web-sheet-more = Ingrandisci
web-your-area = La tua area
web-open-area = Guarda da vicino { $name }
web-zoom-in = Avvicina
web-zoom-out = Allontana
web-fit = Mostra tutto
web-fit-back = Torna alla vista normale
web-boards = Tabelloni
web-time-left = Tempo rimasto
web-time-of = Tempo di { $name }: { $time }
web-hurry = Il tuo tempo sta per finire.
web-bot-plays = Un bot gioca per te.
web-bot-plays-time = Il tuo tempo è finito: un bot gioca per te.
web-resume = Riprendi la partita
web-pause = Pausa
web-agree-too = Sono d'accordo
web-entry-undo = { $you ->
    [yes] Torni indietro.
   *[no] { $name } torna indietro.
 }
web-entry-sit = { $you ->
    [yes] Ti siedi.
   *[no] { $name } si siede.
 }
web-entry-leave = { $you ->
    [yes] Te ne vai.
   *[no] { $name } se ne va.
 }
web-entry-start = La partita comincia.
web-entry-resign = { $you ->
    [yes] Ti ritiri.
   *[no] { $name } si ritira.
 }
web-entry-ask-pause = { $you ->
    [yes] Vorresti una pausa.
   *[no] { $name } vorrebbe una pausa.
 }
web-entry-pause = Il tavolo è in pausa.
web-entry-resume = Si riprende.
web-entry-ask-end = { $you ->
    [yes] Vorresti chiudere la partita senza risultato.
   *[no] { $name } vorrebbe chiudere la partita senza risultato.
 }
web-entry-hand = { $you ->
    [yes] Ora un bot gioca per te.
   *[no] Ora un bot gioca per { $name }.
 }
web-entry-timeout = { $you ->
    [yes] Il tuo tempo è finito: ora un bot gioca per te.
   *[no] Il tempo di { $name } è finito: ora gioca un bot.
 }
web-entry-take-back = { $you ->
    [yes] Sei di nuovo al tavolo.
   *[no] { $name } è di nuovo al tavolo.
 }

## Scores

web-you-win = Hai vinto!
web-winner = { $count ->
    [one] Vince { $names }
   *[other] La vittoria è condivisa: { $names }
 }
web-score = Punteggio
web-total = Totale
web-rematch = Gioca ancora

## Replay

web-replay = Rivedi
web-replay-run = Avvia
web-replay-stop = Ferma
web-replay-back = Un passo indietro
web-replay-on = Un passo avanti
web-replay-turn-back = Un turno indietro
web-replay-turn-on = Un turno avanti
web-replay-step = Passo { $at } di { $total }

## Menu

web-menu = Menu
web-home = Inizio
web-close = Chiudi
web-language = Lingua
web-theme = Chiaro o scuro
web-look-and-words = Lingua e luce
web-preferences = Impostazioni dei tavoli
web-motion = Pezzi in movimento
web-pace = Mosse degli altri
web-pace-instant = Subito
web-pace-brisk = Svelto
web-pace-calm = Calmo
web-pace-step = Passo per passo
web-telling = Che cosa succede
web-next = Avanti
web-skip = Salta
web-sound = Suoni
web-at-table = Al tavolo
web-take-back = Torno a giocare io
web-let-bot = Lascia giocare un bot
web-leave = Lascia il tavolo
web-end-asked = La partita si chiude senza risultato quando lo chiedono tutti quelli che giocano.
web-abandon = Abbandona questo tavolo
web-abandon-sure = Abbandonalo davvero per tutti

## Trouble

web-loading = Si apparecchia…
web-lost = Connessione persa. Nuovo tentativo…
web-play-alone = Gioca qui senza il server
web-go-on-here = Continua qui questa partita
web-go-on-here-more = Ciò che non puoi sapere viene ridistribuito. Il tavolo sul server ti aspetta così com’è.
web-late = Il server non risponde da un po'.
web-move-kept = La tua mossa è conservata e sarà fatta una volta sola.
web-returned = Di nuovo in linea.
web-unreachable = Il server non risponde. Il tuo posto resta; riprova tra poco.
web-retry = Riprova
web-no-such-table = Questo tavolo non c’è, o non è per te.
web-no-table = Non è stato possibile caricare il tavolo. Riprova tra poco.
web-refused-cannot-undo = Non si può più tornare indietro: nel frattempo qualcuno ha saputo qualcosa.
web-refused-bot-decides = Il tuo tempo è finito: qui risponde un bot, poi puoi continuare.
web-refused-not-agreed = Non tutti hanno ancora accettato di giocare una partita importata.
web-refused-not-started = La partita non è cominciata.
web-refused-damaged = Ciò che il server ha salvato di questo tavolo è danneggiato, perciò il tavolo è chiuso. Avvisa chi gestisce il server.
web-refused-not-over = L’analisi svela i segreti: c’è soltanto quando la partita è stata giocata fino alla fine.
web-refused-not-alone = In questo browser può continuare solo una partita contro i bot: a questo tavolo giocano altre persone.
web-refused-asked-together = Qui altri hanno già risposto in segreto. La partita può continuare in questo browser quando avranno risposto tutti.
web-refused-no-spectators = Questo tavolo è riservato a chi ci gioca.
web-refused-rules-changed = Questa partita è stata giocata con regole precedenti e con quelle di oggi andrebbe diversamente: qui non si può aprire.
web-refused-game-missing = Questo tavolo è di un gioco che questo server non ha.
web-problem-stale = Mentre sceglievi il tavolo è cambiato. Guarda e scegli di nuovo.
web-problem-refused = Ora il tavolo non lo permette.
web-problem-forbidden = Questo non spetta a te.
web-problem-unknown = Qui non c’è nulla del genere.
web-problem-limited = Troppo in una volta. Aspetta un minuto e riprova.
web-problem-unavailable = Il server ora non può. Riprova tra poco.
web-problem-malformed = Il server non ha capito questa pagina. Ricaricala.

## Learning

web-learn = Impara a giocare
web-learn-more = Brevi lezioni al tavolo vero: fai qualche passo, vedi che cosa ne segue e leggi perché.
web-lessons = Lezioni
web-lesson = Lezione
web-lesson-step = { $at } di { $total }
web-lesson-tasks = { $count ->
    [one] Un passo
   *[other] { $count } passi
 }
web-lesson-done = Fatta. Puoi rifarla.
web-lesson-leave = Lascia la lezione
web-lesson-over = La lezione è finita.
web-lesson-next = Prossima lezione
web-lesson-all = Torna alle lezioni
web-lesson-again = Di nuovo
web-lesson-later = Le regole lo permettono, ma questa lezione parla d'altro. Fai ciò che ti chiede.
web-challenge = Sfida
web-challenge-begin = Alla sfida
web-challenge-solved = Risolta
web-challenge-failed = Il turno è finito.
web-challenge-try = Non ancora. Annulla, o riprova.
web-challenge-hint = Un indizio
web-challenge-again = Riprova
web-challenge-done = Sfida risolta.
web-rule = Regola { $rule }
web-hint = Prima volta qui
web-hint-close = Metti via il suggerimento
web-hints = Suggerimenti nella prima partita
web-quick = I miei turni finiscono subito, con l'ultima scelta
web-hints-more = Ogni tipo di domanda è spiegato una volta.
web-hints-again = Spiega di nuovo
web-rules-search = Cerca nelle regole
web-rules-found = { $count ->
    [0] Nessuna regola ne parla.
    [one] Una regola
   *[other] { $count } regole
 }
web-rules-contents = Indice

## After the game

web-since = Dal tuo ultimo turno
web-before-first = Prima del tuo primo turno
web-since-mark = Il tuo ultimo turno
web-share = Condividi la partita
web-plot = Punti nel tempo
web-plot-label = Una linea per giocatore: i punti che avrebbe avuto se la partita fosse finita dopo quel turno. Gli stessi numeri sono nella tabella sotto.
web-plot-turn = Dopo il turno { $at } di { $total }
web-plot-turns = Turno
web-plot-replay = Rivedi da qui
web-plot-table = Lo stesso in tabella

## The generic table

web-yes = sì
web-no = no
web-answer-search = Cerca una risposta
web-answer-none = Nessuna risposta così.
web-question-context = Che cosa riguarda questa domanda
web-plain-tables = Tavoli semplici: parole e pulsanti al posto dei disegni
web-view-turn = Turno
web-view-players = Giocatori
web-view-round = Giro
web-view-active = Di turno
web-view-first = Primo giocatore
web-view-phase = Fase
web-view-supply = Riserva
web-view-market = Mercato
web-view-deck = Mazzo
web-view-discard = Scarti
web-view-hand = Mano
web-view-cards = Carte
web-view-money = Denaro
web-view-score = Punteggio
web-view-points = Punti
web-view-board = Tabellone
web-view-owner = Proprietario
web-view-price = Prezzo
web-view-ending = Fine partita
web-view-seat = Giocatore

## Keys and ears

web-keys = Tasti
web-keys-on = Tasti al tavolo
web-keys-list = Elenco dei tasti
web-key-first = Alla prima risposta (Invio, se nulla è scelto)
web-key-digit = Dare la risposta con questo numero
web-key-end = Terminare il turno, confermarlo o finire
web-key-undo = Annullare
web-key-tell = Ascoltare com’è il tavolo
web-key-board = Al tabellone
web-key-log = Al registro
web-key-look = Guardarsi intorno: che cos’è? Avanti con le frecce
web-key-zoom = Sul tabellone: più vicino, più lontano, intero e ai lati
web-key-move = Spostarsi tra le cose e sceglierne una
web-key-close = Chiudere una finestra
web-key-list = Questo elenco
web-heard = Il tavolo a parole
web-heard-line = { $what }: { $list }.
web-heard-none = niente
web-heard-some = { $what } – { $count }
web-price = { $way ->
    [costs] costa { $amount }
    [brings] porta { $amount }
   *[free] gratis
 }

## Punti durante la partita

web-points-of = { $name }: { $points ->
    [one] { $points } punto finora
   *[other] { $points } punti finora
 }
web-points-item = { $item }: { $points }
web-points-hidden = È ciò che tutti vedono; ciò che è segreto si aggiunge.
web-points-now = Se la partita finisse ora.
web-points-so-far = punti finora

## Legenda

web-legend = Legenda
web-rules-answers = La risposta
web-rules-note = Nota
web-legend-hint = Tutti i pezzi e i simboli con le loro figure. Al tavolo: ferma il puntatore su una cosa, o toccala.
web-legend-none = Niente con questo nome.
