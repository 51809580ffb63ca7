# Pagine che si caricano quando si aprono: la fine di una partita, la revisione, la pagina personale.

## La fine di una partita

web-board = Tavolo
web-export = Scarica
web-end-copied = Link copiato. Chi ce l’ha può vedere il risultato e rivedere la partita.
web-end-link = Chi ha questo link può vedere il risultato e rivedere la partita.
web-made-of = Da dove vengono i punti
web-made-of-more = Premine uno per vederlo sul tavolo.
web-how-discarded = scartato
web-how-met = compiuto
web-how-failed = non compiuto
web-decided = Che cosa ha deciso
web-decided-items = { $first } rispetto a { $second }:
web-plot-turn-number = Turno { $turn }
web-swing = { $you ->
    [winner] guadagni { $gap } su { $loser }
    [loser] { $winner } guadagna { $gap } su di te
   *[neither] { $winner } guadagna { $gap } su { $loser }
 }
web-you-there = te
web-look-again = Rivedi
web-back-to-result = Torna al risultato

## Rivedere

web-replay-turn = Turno { $at } di { $of }
web-replay-speed = Velocità
web-replay-slow = Lenta
web-replay-usual = Normale
web-replay-quick = Veloce
web-replay-rapid = Molto veloce
web-replay-eyes = Con gli occhi di
web-replay-watching = Chi guarda
web-replay-keys = Tasti
web-replay-keys-list = ← → un passo · ↑ ↓ un turno · Spazio avvia e ferma · Home, Fine · [ ] più lento, più veloce

## La pagina personale

web-saved = Salvato
web-more = Mostra altre
web-statistics = Statistiche
web-played = Partite
web-won = Vinte
web-mean = Media
web-best = Massimo
web-last-played = Ultima
web-to-insights = Che cosa fai diversamente
web-no-record = Ancora nessuna partita giocata fino in fondo.
web-history = Partite finite
web-no-history = Ancora nessuna partita finita.
web-ratings = Punteggi di forza
web-ratings-more = Tutti partono da 1500. Il punteggio cambia con ogni risultato che conta, contro chi ha un account; con una certezza del 95 % la forza è entro il numero dopo ±.
web-ratings-account = I risultati contano dove almeno due giocano con un account. Creane uno per avere un punteggio.
web-no-ratings = Nessun risultato ha ancora contato: gioca con chi ha un account a un tavolo che vale per la classifica.
web-rating-provisional = provvisorio
web-rating-provisional-more = Ancora poche partite: può cambiare molto.
web-rating-games = { $games ->
    [one] un risultato
   *[other] { $games } risultati
 }
web-rating-course = Il punteggio in { $games } risultati: da { $first } a { $last }
web-friends = Amici
web-friends-more = Quando apri un tavolo puoi tenere un posto per un amico: lo vede sulla prima pagina e nei messaggi che ha chiesto.
web-friends-account = Gli amici sono per chi ha un account. Creane uno: le tue partite restano tue.
web-no-friends = Ancora nessuno. Chiedilo a qualcuno con cui hai giocato: bisogna volerlo in due.
web-played-with = Hai giocato con
web-friend-ask = Chiedi l’amicizia
web-friend-asked = chiesto
web-friend-asks = vorrebbe la tua amicizia
web-friend-accept = Accetta
web-friend-decline = No
web-friend-take-back = Ritira
web-friend-remove = Rimuovi
web-friend-block = Blocca
web-friend-unblock = Sblocca
web-friend-blocked = bloccato: niente richieste né inviti
web-friend-sure = Davvero?
web-refused-friends = Siete già amici.
web-refused-needs-account = Gli amici sono per chi ha un account. Creane uno: le tue partite restano tue.
web-refused-you-block = Hai bloccato questa persona. Sbloccala prima.
web-refused-too-often = Per ora basta. Riprova più tardi.
web-refused-too-many-friends = Hai già tutti gli amici e le richieste possibili.
web-companions = Con chi hai giocato
web-companions-more = «Gioca ancora» prepara un tavolo come l'ultimo e tiene i loro posti; lo trovano dall'ultima pagina di quella partita, oppure mandi loro il link.
web-companion-games = { $games ->
    [one] una partita
   *[other] { $games } partite
 }, sei arrivato prima in { $ahead }
web-companion-again = Gioca ancora con { $name }
web-no-companions = Ancora nessuno: invita qualcuno dalla pagina iniziale.
web-account = Account
web-account-why = Giochi come ospite: ti conosce solo questo browser. Con un nome d’accesso le tue partite sono tue ovunque.
web-login = Nome d’accesso
web-password = Password
web-new-password = Nuova password
web-mail-maybe = Indirizzo di posta, se vuoi, per una password persa
web-make-account = Crea un account
web-sign-out = Esci
web-forgot = Password dimenticata
web-forgot-sent = Se l’account ha un indirizzo confermato, il link è in arrivo.
web-signed-in = Accesso come { $login }
web-change-password = Cambia la password
web-sessions = Dove sei collegato
web-channels = Messaggi
web-channels-why = Ai tavoli senza fretta puoi essere avvisato quando tocca a te. Prima arriva un codice, per provare che l’indirizzo è tuo.
web-channel-kind = Come
web-channel-email = Posta
web-channel-discord = Discord
web-channel-slack = Slack
web-channel-address = nome@example.org
web-channel-add = Aggiungi
web-channel-remove = Togli
web-channel-proved = in uso
web-channel-code = Codice ricevuto
web-channel-prove = Conferma
web-refused-wrong-password = Il nome d’accesso o la password non sono giusti.
web-refused-login-taken = Quel nome d’accesso è già preso.
web-refused-has-account = Hai già un account.
web-refused-no-mail = Questo server non manda posta.
web-refused-wrong-code = Il codice non è quello.
web-refused-bad-request = Manca qualcosa, o è troppo corto. Una password ha almeno 8 caratteri.
