# Il tavolo di Nuova Zelanda nel browser.

newzealand-board = Il sentiero attraverso le due isole, le rotte, Wellington e i mercati
newzealand-board-trail = Sentiero
newzealand-board-sea = Mare
newzealand-board-wellington = Wellington
newzealand-board-markets = Mercati
newzealand-trip = Viaggio { $number }
newzealand-last-turns = Ultimi turni
newzealand-tasman = Mar di Tasman
newzealand-pacific = Oceano Pacifico
newzealand-home = Nuova Zelanda
newzealand-route-west = Ovest
newzealand-route-north = Nord
newzealand-route-east = Est
newzealand-start = Via
newzealand-sarah = Sarah
newzealand-or = { " o " }
newzealand-free-actions = Carte, oro e gettoni (senza azione)

## Places

newzealand-neutral = edificio { $letter }
newzealand-own-building = il tuo edificio { $building }
newzealand-other-building = edificio { $building } di { $name }
newzealand-to-building = { $whose ->
    [yours] al tuo edificio ({ $space })
    [your-own] al tuo edificio ({ $space })
    [own] al proprio edificio ({ $space })
    [her-own] al proprio edificio ({ $space })
   *[other] all'edificio di { $name } ({ $space })
 }
newzealand-by = Per { $place }
newzealand-fee = pedaggio { $cost }
newzealand-steps = { $steps ->
    [one] un passo
   *[other] { $steps } passi
 }
newzealand-fees = pedaggi lungo la via
newzealand-one-auxiliary = un’azione ausiliaria
newzealand-or-auxiliary = oppure un’azione ausiliaria
newzealand-four-stages = entrate, consegna, previsioni
newzealand-runholder-of = Allevatore di { $name }
newzealand-ship-of = Nave di { $name }
newzealand-stands = Dove: { $place }; nave: { $ship }
newzealand-harbour-at = { $place }: { $gives }
newzealand-sail = Naviga: { $place }
newzealand-upgrade = Migliora: { $place }
newzealand-slot = Spazio { $slot }{ $cost ->
    [0] {""}
   *[other] {" "}per { $cost }
 }
newzealand-slot-name = Spazio { $slot }
newzealand-storehouse = Magazzino { $number }
newzealand-master = Capitano di porto: { $vp } PV ogni { $thing }
newzealand-yellow-arrow = { $vp } PV con un magazzino a entrambi i capi
newzealand-arrow = { $vp } PV con un disco su entrambi gli empori
newzealand-transport = trasporto { $pounds }
newzealand-vp = { $vp } PV
newzealand-pounds = { $pounds ->
    [one] una sterlina
   *[other] { $pounds } sterline
 }
newzealand-corner-white = va su ogni emporio
newzealand-corner-dark = solo empori scuri
newzealand-building-needs = Edificio { $building }, artigiani { $craftsmen }, { $vp } PV: { $what }
newzealand-pathfinder = Esploratore

## Markets

newzealand-job-market = Mercato del lavoro
newzealand-bonus-market = Tessere bonus
newzealand-row-closed = fila { $row } chiusa
newzealand-market-token = Segnalino mercato
newzealand-forecasts = Previsioni
newzealand-sheep-market = Mercato ovini
newzealand-market-left = { $open } scoperte, { $stack } nel mazzo
newzealand-objectives = Obiettivi
newzealand-objective = Obiettivo
newzealand-bonus-short = Bonus { $number }
newzealand-uncover = { $disc }: { $note }
newzealand-uncover-aux = { $times ->
    [double] azione doppia
   *[single] azione
 } «{ $what }»{ $pounds ->
    [0] {""}
    [one] {" "}per { $pounds } sterlina
   *[other] {" "}per { $pounds } sterline
 }
newzealand-objective-name = { $objective } ({ $vp } PV)
newzealand-bonus-cards = Carte bonus
newzealand-supply = Riserva di carte
newzealand-hire-for = Assumi: { $worker } per { $price }
newzealand-tile-for = Prendi: { $tile } per { $price }
newzealand-place-tile = Colloca: { $tile }
newzealand-take-sheep = Prendi: { $breed }
newzealand-buy-card = Carta bonus { $stack }: { $card } per { $gold ->
    [one] { $gold } lingotto d'oro
   *[other] { $gold } lingotti d'oro
 }
newzealand-cards = fino a { $cards }
newzealand-arrow-black = passa soltanto alla fila successiva
newzealand-arrow-yellow = il mercato ovini viene rifornito
newzealand-arrow-turquoise = gli edifici neutrali vengono girati
newzealand-arrow-red = la partita finisce dopo un ultimo turno degli altri

## Wellington

newzealand-stage-income = Entrate
newzealand-stage-delivery = Consegna
newzealand-stage-forecast-a = Previsione A
newzealand-stage-forecast-b = Previsione B
newzealand-shearing = Tosatura
newzealand-one-per-breed = una carta per razza
newzealand-permanent = Permanenti
newzealand-certificates = Spendi certificati
newzealand-breeding-total = Totale
newzealand-wool-total = Lana
newzealand-posts-up-to = empori fino a { $total }
newzealand-corner-rule = angoli scuri: ogni disco; angoli bianchi: solo dischi bianchi
newzealand-your-discs = I tuoi dischi
newzealand-discs = Dischi
newzealand-show = Mostra: { $card }

## What a player has

newzealand-has-pounds = sterline
newzealand-has-gold = oro
newzealand-has-certificates = certificati
newzealand-has-tokens = gettoni di scambio
newzealand-has-stack = carte nel mazzo
newzealand-has-pile = carte negli scarti
newzealand-has-steps = limite di passi
newzealand-has-hand = carte in mano
newzealand-has-fees = pedaggio per una mano nera e una verde
newzealand-has-wool = lana bonus
newzealand-has-score = punti
newzealand-has-shepherd = pastori
newzealand-has-craftsman = artigiani
newzealand-has-sailor = marinai
newzealand-has-shearer = tosatori
newzealand-hand = La tua mano
newzealand-hand-empty = nessuna carta
newzealand-workers = Lavoratori
newzealand-storehouses = Magazzini
newzealand-buildings = Edifici
newzealand-deck = Mazzo:
newzealand-row = { $worker }: { $count } di 5
newzealand-met = compiuto
newzealand-not-met = non ancora compiuto
newzealand-aux-single = { $what }{ $pounds ->
    [0] {""}
   *[other] {" "}per { $pounds }
 }
newzealand-aux-double = Doppia: { $what }{ $pounds ->
    [0] {""}
   *[other] {" "}per { $pounds }
 }

## Choosing

newzealand-choose-post = Quale emporio?
newzealand-choose-disc = Con quale disco?
newzealand-choose-harbour = Da quale porto?
newzealand-choose-tile = Quale edificio?
newzealand-choose-space = Dove?
newzealand-choose-slot = Quale spazio del porto?
newzealand-choose-storehouse = Quale magazzino?
newzealand-choose-line = Con quanti pastori?
newzealand-choose-card = Quale carta dai in cambio?
newzealand-only = { $what }, { $keep ->
    [0] prendendo solo le sterline
   *[other] prendendo solo { $keep }
 }
newzealand-take-only = { $keep ->
    [0] solo le sterline
   *[other] solo { $keep }
 }
newzealand-paying = { $what } (cedi: { $card })
newzealand-leaving = solo { $card }, senza premio
newzealand-build-on = { $building } su { $place }
newzealand-buy-with = { $breed }, { $shepherds ->
    [one] un pastore
   *[other] { $shepherds } pastori
 }
newzealand-straight = Scegli subito ({ $count })
newzealand-play = { $card }: { $what }
newzealand-play-bare = { $card }, senza effetto
newzealand-spend = { $certificates ->
    [0] Non spendere nulla
    [one] Spendi un certificato
   *[other] Spendi { $certificates } certificati
 }

newzealand-group-discard = Scarta
newzealand-group-uncover = Togli il disco
newzealand-group-via = Per quale via?
newzealand-group-aux = Azione ausiliaria
newzealand-group-accept_with = Prendi e scarta
newzealand-group-accept_bare = Scarta senza premio
newzealand-group-reveal = Mostra
newzealand-group-forecast = Colloca
newzealand-group-hire = Assumi
newzealand-group-invest = Prendi
newzealand-group-invest_with = Prendi e cedi una pecora
newzealand-group-place_joker = Jolly come
newzealand-group-take_sheep = Prendi
newzealand-group-clear = Rimuovi
newzealand-group-sail = Naviga verso
newzealand-group-upgrade = Migliora
newzealand-group-appoint = Manda l’ultimo
newzealand-group-take_objective = Prendi
newzealand-group-put_on_top = Prossima in cima
newzealand-group-add_objective = Aggiungi
newzealand-group-pick_worker = Sarah prende
newzealand-group-flip = Gira

## Effects

newzealand-fx-pounds = { $amount ->
    [one] una sterlina
   *[other] { $amount } sterline
 }
newzealand-fx-gold = { $amount ->
    [one] { $amount } lingotto d'oro
   *[other] { $amount } lingotti d'oro
 }
newzealand-fx-certificate = { $amount ->
    [one] un certificato
   *[other] { $amount } certificati
 }
newzealand-fx-pathfinder = esploratore +{ $amount }
newzealand-fx-token = { $amount ->
    [one] un gettone di scambio
   *[other] { $amount } gettoni di scambio
 }
newzealand-fx-take = prendi { $names }
newzealand-fx-draw = { $amount ->
    [one] pesca { $amount } carta e scartane { $amount }
   *[other] pesca { $amount } carte e scartane { $amount }
 }
newzealand-fx-wool_value = sterline per la sua lana
newzealand-fx-permanent_certificate = un certificato permanente
newzealand-fx-permanent_wool = lana bonus +{ $amount }
newzealand-fx-objective = prendi un obiettivo
newzealand-fx-hire = assumi un lavoratore{ $amount ->
    [0] {""}
   *[other] , prezzo { $sign }
 }
newzealand-fx-invest = prendi una tessera bonus{ $amount ->
    [0] {""}
   *[other] , prezzo { $sign }
 }
newzealand-fx-build = costruisci, { $amount } per artigiano
newzealand-fx-upgrade_by = migliora un edificio di { $amount }
newzealand-fx-buy_sheep = compra pecore
newzealand-fx-market = pecore del mercato: { $names }
newzealand-fx-move_ship = { $amount ->
    [0] nave: uno spazio per marinaio
    [one] nave: uno spazio
   *[other] nave: fino a { $amount } spazi
 }
newzealand-fx-storehouse_within = un magazzino entro { $amount }
newzealand-fx-shear = { $amount ->
    [0] tosa con i tuoi tosatori
    [one] tosa una pecora
   *[other] tosa fino a { $amount } pecore
 }
newzealand-fx-auxiliary = { $amount ->
    [1] azione ausiliaria singola
   *[other] azione ausiliaria singola o doppia
 }
newzealand-fx-move_runholder = { $amount ->
    [one] avanza di un luogo
   *[other] avanza fino a { $amount } luoghi
 }
newzealand-fx-remove_hazard = rimuovi un pericolo{ $amount ->
    [0] {""}
   *[other] {" "}per { $amount }
 }
newzealand-fx-place_worker = colloca un jolly
newzealand-fx-disc_on = un disco su { $names }
newzealand-fx-gained_on_top = carte ottenute in questo turno in cima al mazzo
newzealand-discard-for = scarta { $cost }: { $what }
newzealand-cost-any = una pecora qualsiasi
newzealand-cost-pair = due della stessa razza
newzealand-per = { $what } per ogni { $thing }
newzealand-thing-grass_building = { $count ->
    [one] edificio sull’erba
   *[other] { $count } edifici sull’erba
 }
newzealand-thing-shepherd = { $count ->
    [one] pastore
   *[other] { $count } pastori
 }
newzealand-thing-placed_storehouse = { $count ->
    [one] magazzino in mare
   *[other] { $count } magazzini in mare
 }
newzealand-thing-hazard_pair = { $count ->
    [one] coppia di frana e alluvione
   *[other] { $count } coppie di frana e alluvione
 }
newzealand-thing-own_objective = { $count ->
    [one] obiettivo giocato
   *[other] { $count } obiettivi giocati
 }
newzealand-thing-pathfinder_space = { $count ->
    [one] spazio dell’esploratore
   *[other] { $count } spazi dell’esploratore
 }
newzealand-thing-hazard_tile = { $count ->
    [one] tessera pericolo
   *[other] { $count } tessere pericolo
 }
newzealand-thing-certificate = { $count ->
    [one] certificato
   *[other] { $count } certificati
 }
newzealand-thing-own_building = { $count ->
    [one] proprio edificio
   *[other] { $count } propri edifici
 }
newzealand-thing-worker = { $count ->
    [one] lavoratore
   *[other] { $count } lavoratori
 }
newzealand-thing-ferry_card = { $count ->
    [one] carta traghetto
   *[other] { $count } carte traghetto
 }

## Sarah

newzealand-sarah-card = Carta { $card } di Sarah
newzealand-sarah-steps = { $count }, quanti: { $worker }
newzealand-sarah-level = Forza
newzealand-sarah-speciality = Specialità
newzealand-sarah-next = Prossima consegna
newzealand-sarah-discs = Dischi rimasti
newzealand-sarah-left = Carte che verranno
newzealand-deed-hire = assume un lavoratore
newzealand-deed-buy_sheep = compra pecore
newzealand-deed-build = costruisce
newzealand-deed-invest = toglie una tessera bonus
newzealand-deed-pathfinder = esploratore +{ $what }
newzealand-deed-objective = prende un obiettivo
newzealand-deed-hazard = rimuove un pericolo
newzealand-deed-market = prende pecore: { $what }
newzealand-deed-sailors = agisce con i marinai
newzealand-deed-shearers = agisce con i tosatori
newzealand-deed-move = avanza di { $what }
newzealand-deed-add_sheep = aggiunge pecore al mercato

## La fine

newzealand-part-arrow = freccia: { $name }
newzealand-part-pair = magazzini { $id }
newzealand-part-path = spazio { $id }
newzealand-part-worker = cinque in fila: { $name }

## Per chi ascolta

newzealand-figures = valore d'allevamento { $breeding }, lana { $wool }
newzealand-heard-post = emporio { $value }
newzealand-heard-sheep = { $breed } (valore d'allevamento { $value }, lana { $wool })
newzealand-heard-has = Ha
newzealand-heard-pounds = { $count ->
    [one] una sterlina
   *[other] { $count } sterline
 }
newzealand-heard-gold = { $count ->
    [one] { $count } lingotto d'oro
   *[other] { $count } lingotti d'oro
 }
newzealand-heard-certificates = { $count ->
    [one] un certificato
   *[other] { $count } certificati
 }
newzealand-heard-tokens = { $count ->
    [one] un gettone di scambio
   *[other] { $count } gettoni di scambio
 }
newzealand-heard-steps = un limite di passi di { $count }
newzealand-heard-hand = { $count ->
    [one] una carta in mano
   *[other] { $count } carte in mano
 }
newzealand-heard-stack = { $count ->
    [one] una carta nel mazzo
   *[other] { $count } carte nel mazzo
 }
newzealand-heard-shepherd = { $count ->
    [one] un pastore
   *[other] { $count } pastori
 }
newzealand-heard-craftsman = { $count ->
    [one] un artigiano
   *[other] { $count } artigiani
 }
newzealand-heard-sailor = { $count ->
    [one] un marinaio
   *[other] { $count } marinai
 }
newzealand-heard-shearer = { $count ->
    [one] un tosatore
   *[other] { $count } tosatori
 }

## Empori e mazzi

newzealand-posts-local = Empori
newzealand-posts-wool = Empori della lana
newzealand-posts-foreign = Empori esteri
newzealand-deck-look = Guarda scarti e mazzo
newzealand-deck-pile = Scarti
newzealand-deck-whole = Tutto il mazzo
newzealand-deck-note = Di che cosa è fatto un mazzo lo sanno tutti; il suo ordine e la pila di pesca no.
newzealand-deck-none = vuoto
