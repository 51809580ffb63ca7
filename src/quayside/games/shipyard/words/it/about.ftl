# Che cos'è ogni cosa di Shipyard, per le schede e la legenda del tavolo.

shipyard-legend-actions = Carte azione
shipyard-legend-pieces = Equipaggio, equipaggiamento e merci
shipyard-legend-canals = Canali e funzionari
shipyard-legend-employees = Impiegati
shipyard-legend-contracts = Contratti
shipyard-legend-table = Esposizioni, cerchi e treni
shipyard-legend-own = Davanti a un giocatore
shipyard-legend-ships = Carte nave

shipyard-about-part-bow = La prua di una nave. Una nave è prua, da una a sette parti centrali e poppa, una accanto all'altra.
shipyard-about-part-middle = La parte centrale di una nave: da una a sette tra prua e poppa.
shipyard-about-part-stern = La poppa di una nave. Con essa la nave è completa e deve salpare a fine turno.
shipyard-about-part-blank = Non porta nulla, ma conta come carta nave.
shipyard-about-icon-cabin = Cabina: posto per un manager, un soldato o un ufficiale.
shipyard-about-icon-mast = Albero: posto per una vela o una ciminiera.
shipyard-about-icon-crane = Posto per una gru.
shipyard-about-icon-cannon = Posto per un cannone.
shipyard-about-icon-propeller = Posto per un'elica.
shipyard-about-icon-lifebuoy = Salvagente: il suo funzionario paga 1 punto per ognuno, e un contratto li conta.
shipyard-about-icon-lifeboat = Scialuppa: il suo funzionario paga 1 punto per ognuna, e un contratto le conta.
shipyard-about-icon-lantern = Lanterna: il suo funzionario paga 1 punto per ognuna, e un contratto le conta.
shipyard-about-piece-captain = Senza capitano nessuna nave salpa. Il primo non ha bisogno di cabina; gli altri sono ufficiali. A bordo: { $crew ->
    [one] { $crew } punto
   *[other] { $crew } punti
 } ciascuno.
shipyard-about-piece-businessman = Serve una cabina. A bordo: { $crew ->
    [one] { $crew } punto
   *[other] { $crew } punti
 }; il funzionario commerciale paga di nuovo per lui.
shipyard-about-piece-soldier = Serve una cabina. A bordo: { $crew ->
    [one] { $crew } punto
   *[other] { $crew } punti
 }; il funzionario militare paga di nuovo per lui.
shipyard-about-piece-sail = Sta su un albero. Ognuna aggiunge 1 alla velocità.
shipyard-about-piece-smokestack = Sta su un albero. Con un'elica fa un piroscafo; altrimenti due aggiungono 1 alla velocità.
shipyard-about-piece-propeller = Aggiunge 1 alla velocità; con una ciminiera la nave è un piroscafo.
shipyard-about-piece-crane = Serve un posto apposito. A bordo: { $crane } punti; anche il funzionario commerciale paga per essa.
shipyard-about-piece-cannon = Serve un posto apposito. A bordo: { $cannon } punti; anche il funzionario militare paga per esso.
shipyard-about-piece-from = Resta nella tua scorta fino al carico su una nave.
shipyard-about-crew = equipaggio

shipyard-about-canal = { $spaces ->
    [one] Uno spazio d'acqua
   *[other] { $spaces } spazi d'acqua
 }, aperto su { $sides ->
    [one] un lato
   *[other] { $sides } lati
 }. Si unisce al tuo sistema dove un lato aperto incontra un lato aperto.
shipyard-about-canal-officials = Sui suoi spazi: { $list }.
shipyard-about-canal-used = Quando la tua miniatura passa a un altro canale, questo è usato.
shipyard-about-official-name = Funzionario: { $official }
shipyard-about-official = Quando la tua nave entra in questo spazio, ricevi 1 punto per ogni elemento a bordo di questo tipo: { $list }.
shipyard-about-riband = L'ultimo Nastro Azzurro in cui la nave entra dà tanti punti quanti i passi fatti per arrivarci.

shipyard-about-contract-blue = Un contratto governativo blu.
shipyard-about-contract-green = Un contratto governativo verde.
shipyard-about-contract-each = { $points ->
    [one] { $points } punto per ciascuno.
   *[other] { $points } punti per ciascuno.
 }
shipyard-about-contract-table = Numero → punti: { $table }.
shipyard-about-contract-step = { $count } → { $points }
shipyard-about-contract-above = Per ognuno in più: +{ $points }.
shipyard-about-contract-end = Vale alla fine e conta solo le navi salpate. Alla fine si tiene un contratto per colore.
shipyard-about-contract-now = Allo stato attuale: { $points }.
shipyard-about-employee-about = Di questo tipo: { $what }.
shipyard-about-employee-amount = { $amount ->
    [one] Fino a uno in più su ogni nave.
   *[other] Fino a { $amount } in più su ogni nave.
 }
shipyard-about-employee-surcharge = { $guilders ->
    [one] Costa un fiorino oltre al percorso del segnalino.
   *[other] Costa { $guilders } fiorini oltre al percorso del segnalino.
 }
shipyard-about-employee-level = Solo per chi ha il primo commerciante di questa merce.
shipyard-about-employee-points = { $points ->
    [one] { $points } punto alla fine.
   *[other] { $points } punti alla fine.
 }
shipyard-about-employee-colour = Colore: { $colour }. Lavora da subito e non se ne va mai.
shipyard-about-colour-brown = marrone
shipyard-about-colour-green = verde
shipyard-about-colour-orange = arancione
shipyard-about-colour-blue = blu
shipyard-about-colour-yellow = giallo
shipyard-about-train-name = Treno: { $cars }
shipyard-about-train = Ogni vagone si vende a quanto paga la borsa, o si scambia con un oggetto.
shipyard-about-goods = { $commodity }: si scambia con { $items }.
shipyard-about-train-once = Mai due vagoni di un treno per lo stesso oggetto; poi il treno si mette da parte.
shipyard-about-commodity = Venduto, dà quanto paga il settore della borsa; ogni commerciante aggiunge 1.

shipyard-about-action-build = Prendi fino a { $cards } carte nave dalle esposizioni nel tuo cantiere.
shipyard-about-action-purchase = Compra un treno dalla sua esposizione.
shipyard-about-action-rent = Affitta un canale e uniscilo al tuo sistema.
shipyard-about-action-manufacture = Muovi il segnalino equipaggiamento e prendi il pezzo che mostra, e uno per ogni tuo ingegnere.
shipyard-about-action-recruit = Muovi il segnalino equipaggio e prendi il pezzo che mostra, e uno per ogni tuo reclutatore.
shipyard-about-action-hire = Muovi il segnalino assunzioni e prendi uno degli impiegati lì.
shipyard-about-action-exchange = Vendi o scambia le merci di un tuo treno.
shipyard-about-action-subsidy = Ricevi { $subsidy } fiorini.
shipyard-about-action-income = Sceglierla paga 1 fiorino per ogni carta occupata davanti.
shipyard-about-market = Le file costano, dal basso: { $prices } fiorini.
shipyard-about-market-slides = Dopo l'azione la colonna scende e viene riempita.
shipyard-about-ring-manufacture = Cerchio dell'equipaggiamento
shipyard-about-ring-recruit = Cerchio dell'equipaggio
shipyard-about-ring = Il segnalino avanza di un settore gratis, e fino a tre in più a { $cost } l'uno. Ricevi il pezzo dove si ferma.
shipyard-about-ring-order = In quest'ordine: { $list }.
shipyard-about-sector = Borsa, settore { $sector }
shipyard-about-sector-price = { $commodity }: { $guilders ->
    [one] { $guilders } fiorino
   *[other] { $guilders } fiorini
 }
shipyard-about-sector-moves = A ogni scambio il segnalino avanza di un settore.

shipyard-about-track-title = Il tracciato delle carte azione
shipyard-about-thing-track = La tua carta va in testa, poi ne scegli una libera. Le carte occupate davanti danno entrate; senza occupate dietro, ogni tre spazi vuoti fino alla carta successiva danno 1 in più.
shipyard-about-gate-title = Porta e conto alla rovescia
shipyard-about-thing-gate = Quando la carta in testa arriva alla porta, un giro è finito. Ci sono tanti giri quanti giocatori; nel frattempo si scartano contratti.
shipyard-about-exchange-title = Borsa
shipyard-about-thing-exchange = Quanto danno carbone, acciaio e grano quando si vendono.
shipyard-about-hires-title = Tracciato degli impiegati
shipyard-about-thing-hires = Il segnalino avanza di uno spazio gratis, gli altri costano 1. Dove si ferma, prendi un impiegato.
shipyard-about-yard-title = Cantiere
shipyard-about-thing-yard = { $cells } caselle in fila. Prua, parti centrali e poppa una accanto all'altra sono una nave; salpa a fine turno.
shipyard-about-fleet-title = Flotta
shipyard-about-thing-fleet = Le navi salpate, con tutto ciò che portano. I contratti contano solo queste.
shipyard-about-stock-title = Scorta
shipyard-about-thing-stock = Equipaggio ed equipaggiamento non ancora su una nave.
shipyard-about-guilders-title = Fiorini
shipyard-about-thing-guilders = Pagano file, passi in più, impiegati e azioni bonus. Alla fine risolvono solo le parità.
shipyard-about-points-title = Punti
shipyard-about-thing-points = Delle navi salpate, per provenienza; commercianti e contratti si aggiungono alla fine.
shipyard-about-employees-title = Impiegati
shipyard-about-thing-employees = Lavorano per tutta la partita. Nessuno ha lo stesso due volte.
shipyard-about-canals-title = Canali
shipyard-about-thing-canals = Le tue vie d'acqua. Una nave fa tanti passi quanti la sua velocità, perciò devono essere abbastanza lunghe.
shipyard-about-contracts-title = Contratti governativi
shipyard-about-thing-contracts = Segreti fino alla fine. Tutti cominciano con tre per colore e ne tengono uno per colore.
shipyard-about-figure-title = Miniatura della nave
shipyard-about-thing-figure = Da qui comincia la prossima navigazione; non torna mai subito indietro.
shipyard-about-speed-title = Velocità
shipyard-about-thing-speed = Con ciminiera ed elica { $steam }, più 1 per ogni altra e per ogni vela. Altrimenti { $plain }, più 1 per ogni vela, ogni elica e ogni { $stacks } ciminiere. Ogni passo è un punto.
shipyard-about-bonus-title = Azione bonus
shipyard-about-thing-bonus = Una volta per turno, per { $cost } fiorini: qualsiasi altra azione, prima o dopo quella scelta.
shipyard-about-used-title = Canali usati
shipyard-about-thing-used = Canali che le tue navi hanno lasciato. Un contratto paga per essi.
shipyard-about-route-title = Rotta più lunga
shipyard-about-thing-route = Quanti passi una nave può fare ora sui tuoi canali. Una nave più veloce fallirebbe.

## Che cosa si chiede, con la regola che risponde

shipyard-question-SY-29-2 = come si vince; chi vince; come vinco; qual è lo scopo del gioco; vittoria; vincere; vincitore
shipyard-question-SY-20-1 = come fa punti una nave; come si contano i punti; come funziona il punteggio; punti di una nave; punti nave; che cosa dà punti; come si vince
shipyard-question-SY-3-1 = come è fatto un turno; che cosa posso fare nel mio turno; che succede in un turno
shipyard-question-SY-7-2 = quante azioni; quante azioni ho; quante azioni per turno; posso fare due azioni; azione bonus; costo dell'azione bonus; seconda azione
shipyard-question-SY-6-1 = come ottengo denaro; come guadagno fiorini; entrate; guadagnare soldi; fare soldi; come si calcolano le entrate
shipyard-question-SY-24-1 = quando finisce la partita; come finisce il gioco; fine della partita; quanti turni restano; quanti giri ci sono; quanti round; quanti giri; quando è finita la partita; quanti turni ha la partita; fine del gioco; quanti turni
shipyard-question-SY-9-3 = quando una nave è completa; come costruisco una nave; quanto è lunga una nave; lunghezza di una nave; nave più lunga; nave lunga
shipyard-question-SY-19-1 = serve un capitano; che cosa fa il capitano; quando una nave fallisce; senza capitano; nave senza capitano; manca il capitano
shipyard-question-SY-18-1 = quanto è veloce la nave; come si calcola la velocità; nave più veloce; aumentare la velocità; rendere veloce la nave; veloce
shipyard-question-SY-11-4 = come si mettono i canali; come funzionano i canali; che cos'è un canale; mettere i canali; metto i canali; posare un canale
shipyard-question-SY-21-6 = che cosa pagano i funzionari; che cosa fanno i funzionari
shipyard-question-SY-21-8 = che cosa è il nastro azzurro; quanto vale il nastro azzurro; punti nastro azzurro
shipyard-question-SY-14-1 = come si assume; quanto costa un impiegato; come ottengo impiegati; dipendenti; assumere un impiegato; assumere; costo di un impiegato
shipyard-question-SY-15-2 = come vendo le merci; a che servono i treni; come funziona lo scambio; posso vendere; come si vende; carbone; acciaio; grano; vendere carbone; ricevo per il carbone; vendere un treno
shipyard-question-SY-23-3 = quando si scartano i contratti; quanti contratti tengo; a che servono i contratti; scartare contratti; quante carte tengo in mano; carte in mano; limite di mano; quanti contratti; quanti contratti restano
shipyard-question-SY-1-1 = quanti giocatori; in quanti si gioca
shipyard-question-SY-10-1 = quanto costa un treno; come compro un treno; prezzo di un treno; costo di un treno
shipyard-question-SY-8-2 = quanto costa una carta nave; quanto costa un canale; costano le carte nave; prezzo delle carte nave
shipyard-question-SY-29-3 = pareggio; chi vince in caso di pareggio; parità; in caso di parità; il denaro conta alla fine; punti per il denaro
shipyard-question-SY-2-2 = con quanti soldi si comincia; quanti soldi ho; quanto denaro ho all'inizio; denaro iniziale
shipyard-question-SY-2-1 = chi inizia; chi comincia; primo giocatore
shipyard-question-SY-21-2 = come funziona la navigazione; come si naviga; navigazione; viaggio; viaggio inaugurale; quanto va lontano la nave; quanto lontano va una nave; lontano
shipyard-question-SY-5-1 = quali azioni posso scegliere; posso rifare la stessa azione; perché non posso scegliere questa carta; scegliere una carta; scegliere un'azione; prima carta della fila
shipyard-question-SY-19-2 = navigare senza canali; nave senza canali
shipyard-question-SY-20-3 = punti per i cannoni; punti per le gru
shipyard-question-SY-16-1 = che cos'è il sussidio; sussidio
shipyard-question-SY-17-5 = quante vele sulla nave; vele su una nave; quanti cannoni sulla nave
shipyard-question-SY-14-9 = quanti impiegati posso avere; perdere un impiegato; licenziare un impiegato
shipyard-question-SY-15-1 = come uso il treno
shipyard-question-SY-23-1 = conto alla rovescia
shipyard-question-SY-8-1 = quante carte nave; quante carte nave prendo
shipyard-question-SY-17-1 = la nave deve partire; tenere una nave completa
shipyard-question-SY-14-5 = stesso impiegato due volte; due impiegati uguali
shipyard-question-SY-12-1 = vele; cannoni; gru; ciminiere; equipaggiamento
shipyard-question-SY-13-1 = soldati; capitani; manager; eliche; equipaggio
shipyard-question-SY-28-0 = si mostrano i contratti; quando valgono i contratti; rivelare i contratti; come si vince
shipyard-question-SY-31-1 = altri vedono i contratti; contratti segreti; che cosa è segreto
shipyard-question-SY-10-2 = quanti treni; avere treni
shipyard-question-SY-22-1 = canali usati; dove finiscono i canali
shipyard-question-SY-27-2 = finiscono le carte nave; carte bianche; mazzo vuoto
shipyard-question-SY-25-1 = azione finale; ultima azione
shipyard-question-SY-8-6 = costruire due navi insieme; più navi; due navi nel cantiere
shipyard-question-SY-17-4 = cabine; chi ha bisogno di una cabina; equipaggio a bordo
shipyard-question-SY-8-5 = dove vanno le carte nave; cantiere; perché una carta non ci sta
shipyard-question-SY-30-1 = che cosa fanno gli impiegati; gli impiegati restano
shipyard-note-no-loans = Qui nessuno presta denaro: non ci sono né prestiti né debiti, e ciò che non puoi pagare non puoi farlo. La banca paga e incassa soltanto. I fiorini vengono dalle entrate (SY-6.1), dalla vendita delle merci (SY-15.2) e, in quattro, dal sussidio (SY-16.1).
shipyard-asked-no-loans = banca; prestito; debito; chiedere un prestito; finire i soldi; senza soldi
