# Che cosa dicono le lezioni di Shipyard. `-why` viene dopo il passo fatto.

shipyard-tutorial-track = Il tracciato delle azioni: scegliere e incassare
shipyard-tutorial-track-choose = A ogni turno scegli una carta azione libera che non sia in testa. Davanti a «Produrre equipaggiamento» ci sono due carte occupate: sceglila.
shipyard-tutorial-track-choose-why = Ogni carta occupata davanti ti ha dato 1 fiorino, in tutto 2. Le carte in fondo rendono di più, quelle davanti tornano prima.
shipyard-tutorial-track-make = Il segnalino equipaggiamento avanza gratis di un settore, fino alla gru. Vuoi una vela: paga 1 per spostarlo ancora di uno.
shipyard-tutorial-track-make-why = Hai una vela. Il segnalino resta dov'è, e { $b } ripartirà da lì.
shipyard-tutorial-track-rent = { $b } e { $c } hanno giocato e la tua carta è passata in testa alla fila. Ora ti serve acqua: scegli «Affittare un canale».
shipyard-tutorial-track-rent-why = La tua carta di prima va sempre in testa, quindi nessuno ripete subito un'azione. Anche questa ha reso 2.
shipyard-tutorial-track-canal = La fila in basso è gratis. Prendi il canale che c'è lì.
shipyard-tutorial-track-canal-why = Dopo ogni azione le carte scivolano in basso: ciò che ora costa può diventare gratis, se nessuno lo prende.
shipyard-tutorial-track-lay = Posa il primo canale così com'è.
shipyard-tutorial-track-lay-why = Il primo canale si può girare come si vuole. I prossimi devono unire acqua aperta ad acqua aperta.
shipyard-tutorial-track-start = Metti la tua nave sul suo bordo ovest.
shipyard-tutorial-track-start-why = Da qui le tue navi vanno a est, ognuna da dove si è fermata la precedente. Ora serve una nave.

shipyard-tutorial-ship = Una nave: costruire, caricare, salpare
shipyard-tutorial-ship-bow = In questo turno costruisci, fino a tre carte. Prendi la prua della fila in basso: è gratis.
shipyard-tutorial-ship-bow-why = Le carte delle file 2 e 3 costano 1 fiorino, quelle delle file 4 e 5 ne costano 2.
shipyard-tutorial-ship-place = Mettila nella prima casella del cantiere.
shipyard-tutorial-ship-place-why = Le carte non devono toccarsi, ma ognuna deve poter ancora far parte di una nave.
shipyard-tutorial-ship-middle = Ora la parte centrale più in basso della colonna sinistra.
shipyard-tutorial-ship-middle-why = Una nave ha da una a sette parti centrali. Portano cabine, alberi e posti per gru e cannoni.
shipyard-tutorial-ship-beside = Mettila subito accanto alla prua.
shipyard-tutorial-ship-beside-why = Prua e parte centrale: manca solo la poppa.
shipyard-tutorial-ship-stern = Prendi la poppa della fila in basso.
shipyard-tutorial-ship-stern-why = È la terza carta: per questa azione basta così.
shipyard-tutorial-ship-close = Mettila nella terza casella.
shipyard-tutorial-ship-close-why = Prua, parte centrale e poppa in fila: la nave è completa.
shipyard-tutorial-ship-done = Finisci di costruire.
shipyard-tutorial-ship-done-why = Una nave completa deve partire a fine turno, pronta o no. Ora la carichi dalla tua scorta.
shipyard-tutorial-ship-captain = Carica il capitano. Senza, nessuna nave salpa.
shipyard-tutorial-ship-captain-why = Il primo capitano non ha bisogno di cabina. Ogni persona a bordo vale 1 punto.
shipyard-tutorial-ship-sail = La nave ha due alberi. Carica una vela.
shipyard-tutorial-ship-sail-why = Senza motori la velocità è 1, più 1 per ogni vela.
shipyard-tutorial-ship-sail-more = Carica anche l'altra vela.
shipyard-tutorial-ship-sail-more-why = Velocità 3. Sono punti e distanza insieme, ma i canali devono bastare.
shipyard-tutorial-ship-leave = Carico finito: si salpa.
shipyard-tutorial-ship-leave-why = 1 punto per il capitano, 3 per la velocità e altri 3 perché il terzo passo era un Nastro Azzurro. La nave entra nella tua flotta; alla fine la contano i contratti.

shipyard-tutorial-trade = Treni, denaro e persone
shipyard-tutorial-trade-choose = Hai un treno e niente denaro. Scegli «Scambiare merci».
shipyard-tutorial-trade-choose-why = La carta ha reso 2, e per scambiare basta un treno.
shipyard-tutorial-trade-train = Usa il tuo unico treno.
shipyard-tutorial-trade-train-why = Ogni vagone si vende o si cede per qualcosa della tabella. I prezzi cambiano mentre il segnalino gira.
shipyard-tutorial-trade-captain = Cedi il grano per un capitano.
shipyard-tutorial-trade-captain-why = Un capitano per la prossima nave. Due vagoni dello stesso treno non si cedono per la stessa cosa.
shipyard-tutorial-trade-sell = Vendi il resto.
shipyard-tutorial-trade-sell-why = Carbone e acciaio hanno reso 2 ciascuno e il treno è finito. Ora hai 6 fiorini.
shipyard-tutorial-trade-bonus = Per 6 fiorini, una volta a turno, puoi fare una seconda azione, anche occupata. Compra «Assumere impiegati».
shipyard-tutorial-trade-bonus-why = L'azione bonus non vuole miniature e non rende nulla. Si fa prima o dopo quella scelta.
shipyard-tutorial-trade-hire = Assumi il commerciante di carbone, a un passo dal segnalino.
shipyard-tutorial-trade-hire-why = Gli impiegati restano con te per tutta la partita. Questo rende ogni vendita di carbone migliore di 1 e alla fine vale un punto.

shipyard-tutorial-goal = Lo scopo: quanto vale una navigazione
shipyard-tutorial-goal-captain = Vince chi alla fine ha più punti, e la maggior parte viene dalle navi che salpano. Questa è costruita; carica il capitano.
shipyard-tutorial-goal-captain-why = Ogni persona a bordo vale 1 punto. Contratti e commercianti aggiungono i loro a fine partita.
shipyard-tutorial-goal-crew = Una carta ha una cabina. Carica il manager.
shipyard-tutorial-goal-crew-why = 1 punto in più. Guadagnerebbe anche da un funzionario commerciale lungo la via.
shipyard-tutorial-goal-crane = La prua ha il posto per una gru. Caricala.
shipyard-tutorial-goal-crane-why = Ogni gru e ogni cannone valgono 2 punti.
shipyard-tutorial-goal-sail = Carica una vela.
shipyard-tutorial-goal-sail-why = Velocità 2. La velocità conta come punti e come passi sui tuoi canali.
shipyard-tutorial-goal-leave = Per ora basta: finisci il carico.
shipyard-tutorial-goal-leave-why = La nave fa esattamente tanti passi quanta è la velocità. Qui l'acqua si divide, perciò ti viene chiesto.
shipyard-tutorial-goal-steer = A ovest c'è un funzionario per i salvagenti, e la tua nave ne ha tre. Vai a sud-ovest.
shipyard-tutorial-goal-steer-why = 2 per l'equipaggio, 2 per la gru, 2 per la velocità e 3 dal funzionario: 9 punti.

## Sfide

shipyard-tutorial-track-challenge = Non hai un fiorino. Procurati lo stesso una vela, in questo turno.
shipyard-tutorial-track-challenge-hint = Il segnalino dell'equipaggiamento andrebbe alla gru; un settore oltre costa 1. Quale carta ti paga prima di essere eseguita?
shipyard-tutorial-track-challenge-why = Le carte occupate davanti hanno pagato 2, e 1 ha spinto il segnalino fino alla vela.
shipyard-tutorial-ship-challenge = Questa nave salpa oggi. Caricala in modo che la velocità sia 3.
shipyard-tutorial-ship-challenge-hint = Nessuna nave salpa senza capitano. La velocità è 1, più 1 per ogni vela o elica.
shipyard-tutorial-ship-challenge-why = Un capitano e due propulsori: velocità 3, cioè 3 punti e 3 passi.
shipyard-tutorial-trade-challenge = Trasforma il tuo treno in una ciminiera e 6 fiorini.
shipyard-tutorial-trade-challenge-hint = Ciò che si ottiene per un vagone dipende dalla merce, e il resto si vende ai prezzi di oggi.
shipyard-tutorial-trade-challenge-why = Il carbone oggi vale poco: è andato per la ciminiera, e acciaio e grano si sono venduti a 3 l'uno.
shipyard-tutorial-goal-challenge = Ancora la stessa nave. Ricavane 16 punti.
shipyard-tutorial-goal-challenge-hint = Usa ogni posto: cabina, gru, cannone, i due alberi e l'elica. E pensa a quale via paga.
shipyard-tutorial-goal-challenge-why = 2 per l'equipaggio, 4 per gru e cannone, 4 per la velocità e 6 da due funzionari per i salvagenti.
