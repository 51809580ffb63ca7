newzealand = Great Western Trail: New Zealand

## Azioni

newzealand-do-end_turn = Termina il turno
newzealand-do-done = Fatto
newzealand-do-decline = Rinuncia
newzealand-do-discard = Scarta: { $card }
newzealand-do-uncover = Togli un disco: { $disc }
newzealand-do-move = Vai { $to }
newzealand-do-via = Passa per: { $space }
newzealand-do-use = Azione del luogo { $cell }{ $half ->
    [1] {""}
   *[other] , seconda scelta
 }
newzealand-do-use_part = Azione del luogo { $cell }{ $half ->
    [1] {""}
   *[other] , seconda scelta
 }, { $keep ->
    [0] prendendo solo le sterline
   *[other] prendendo solo { $keep }
 }
newzealand-do-use_with = Azione del luogo { $cell }{ $half ->
    [1] {""}
   *[other] , seconda scelta
 }, scartando: { $card }
newzealand-do-use_bare = Azione del luogo { $cell }{ $half ->
    [1] {""}
   *[other] , seconda scelta
 }, scartando: { $card }, lasciando il premio
newzealand-do-aux = Azione ausiliaria: { $action } ({ $times })
newzealand-do-aux_part = Azione ausiliaria: { $action }, pagata doppia ma prendendo solo 1
newzealand-do-accept = { $half ->
    [1] Accetta
   *[other] Prendi la seconda scelta
 }
newzealand-do-accept_part = { $keep ->
    [0] Prendi solo le sterline
   *[other] Prendi solo { $keep }
 }
newzealand-do-accept_with = Accetta, scartando: { $card }
newzealand-do-accept_bare = Scarta { $card } e lascia il premio
newzealand-do-reveal = Mostra: { $card }
newzealand-do-reveal_all = Mostra una pecora per razza
newzealand-do-spend = { $certificates ->
    [0] Non spendere certificati
    [one] Spendi un certificato
   *[other] Spendi { $certificates } certificati
 }
newzealand-do-deliver = { $post }: disco «{ $disc }»
newzealand-do-deliver_from = { $post }: disco da { $harbour }
newzealand-do-forecast = { $bag }: piazza la tessera a { $space }
newzealand-do-hire = Assumi: { $worker }, fila { $row } del mercato
newzealand-do-invest = Tessera bonus in fila { $row }, colonna { $column }
newzealand-do-invest_with = Tessera bonus in fila { $row }, colonna { $column }, cedendo: { $card }
newzealand-do-place_joker = Jolly come { $row }
newzealand-do-buy = Riga di prezzo { $line }: { $card }
newzealand-do-take_sheep = Prendi: { $card }
newzealand-do-add_sheep = Un pastore aggiunge due carte al mercato
newzealand-do-build = Edificio { $tile } ({ $space })
newzealand-do-clear = Rimuovi un pericolo ({ $space })
newzealand-do-sail = Naviga { $to }
newzealand-do-upgrade = Migliora: { $at }
newzealand-do-store = Spazio { $slot }: magazzino { $storehouse }
newzealand-do-appoint = Manda l'ultima tessera della fila: { $worker }
newzealand-do-shear = Tosa senza mostrare altre pecore
newzealand-do-shear_draw = Un tosatore pesca una carta e ne scarta una
newzealand-do-take_objective = Prendi: { $card }
newzealand-do-take_blind = Prendi il primo obiettivo coperto
newzealand-do-flip = Gira: { $tile }
newzealand-do-put_on_top = La prossima in cima alla pila: { $card }
newzealand-do-add_objective = Aggiungi: { $card }
newzealand-do-add_best = Aggiungi gli obiettivi più convenienti
newzealand-do-pick_worker = Sarah prende: { $worker }
newzealand-do-token_draw = Gettone di scambio: pesca { $cards ->
    [one] una carta
   *[other] { $cards } carte
 }, poi scartane altrettante
newzealand-do-token_remove = Due gettoni di scambio: elimina una Shropshire per 1 lingotto d'oro
newzealand-do-buy_card = Carta bonus per oro: { $stack }
newzealand-do-play = Gioca una carta: { $card }{ $half ->
    [1] {""}
   *[other] , seconda scelta
 }
newzealand-do-play_part = Gioca una carta: { $card }, { $keep ->
    [0] prendendo solo le sterline
   *[other] prendendo solo { $keep }
 }
newzealand-do-play_bare = Gioca una carta senza effetto: { $card }

## Domande

newzealand-ask-first_discard = Il tuo primo turno. Quale carta scarti? Ancora da scartare: { $cards }.
newzealand-ask-first_disc = Quale disco ad angoli bianchi va sul tracciato dell'esploratore?
newzealand-ask-first_place = Da quale edificio neutrale parte il tuo allevatore?
newzealand-ask-phase_a = Tocca a te. Dove vai? Limite di passi: { $steps }.
newzealand-ask-fork = Per quale strada vai? Meta: { $to }.
newzealand-ask-use_location = Sei qui: { $space }. Che cosa fai?
newzealand-ask-auxiliary = Quale azione ausiliaria?{ $times ->
    [1] {""}
   *[other] {" "}Doppia dove entrambi gli spazi sono aperti.
 }
newzealand-ask-offer = Ora o mai più: { $effect }{ $amount ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $amount })
 }. Accetti?
newzealand-ask-income = Entrate: quali pecore mostri? Totale finora: { $total }.
newzealand-ask-certificates = Quanti certificati spendi? Ne hai { $certificates }; il totale è { $total }.
newzealand-ask-choose_delivery = Consegna: quale emporio, con quale disco? Il tuo totale: { $total }.
newzealand-ask-harbour_disc = Nessun disco della plancia va bene. Quale di un porto, e dove? Totale: { $total }.
newzealand-ask-forecast_tile = Previsione, { $bag }: quale tessera piazzi?
newzealand-ask-discard_drawn = Quale carta scarti? Ancora da scartare: { $cards }.
newzealand-ask-hiring = Chi assumi?{ $modifier ->
    [0] {""}
    [-3] {" "}Qui i lavoratori costano 3 sterline in meno.
    [-2] {" "}Qui i lavoratori costano 2 sterline in meno.
    [-1] {" "}Qui i lavoratori costano 1 sterlina in meno.
    [one] {" "}Qui i lavoratori costano { $modifier } sterlina in più.
   *[other] {" "}Qui i lavoratori costano { $modifier } sterline in più.
 }
newzealand-ask-investing = Quale tessera bonus?{ $modifier ->
    [0] {""}
    [-3] {" "}Qui le tessere costano 3 sterline in meno.
    [-2] {" "}Qui le tessere costano 2 sterline in meno.
    [-1] {" "}Qui le tessere costano 1 sterlina in meno.
    [one] {" "}Qui le tessere costano { $modifier } sterlina in più.
   *[other] {" "}Qui le tessere costano { $modifier } sterline in più.
 }
newzealand-ask-joker_row = In quale fila metti il jolly?
newzealand-ask-buying = Quali pecore compri? Pastori rimasti: { $shepherds }.
newzealand-ask-more_sheep = Quale altra pecora prendi?
newzealand-ask-building = { $difference ->
    [0] Che cosa costruisci, e dove?
    [one] Quale edificio sostituisci? Serve un artigiano in più.
   *[other] Quale edificio sostituisci? Servono { $difference } artigiani in più.
 } { $price ->
    [one] Paghi una sterlina per artigiano.
   *[other] Paghi { $price } sterline per artigiano.
 }
newzealand-ask-ship = Dove va la nave, o quale porto migliori? Punti movimento: { $points }.
newzealand-ask-remote = Dove metti un magazzino senza muovere la nave? Portata: { $reach }.
newzealand-ask-storehouse = Quale spazio, e quale magazzino? Luogo: { $harbour }.
newzealand-ask-medium_disc = Quale disco ci metti? Luogo: { $harbour }.
newzealand-ask-master = Mandi un lavoratore e prendi il capitano di porto: { $master }?
newzealand-ask-shearing = Tosatura: mostri una pecora o peschi? Tosatori rimasti: { $shearers }.
newzealand-ask-shear_reveal = Quale pecora mostri? Tosatori rimasti: { $shearers }; lana finora: { $wool }.
newzealand-ask-wool_delivery = Consegni lana? La tua lana: { $total }.
newzealand-ask-objective = Quale obiettivo prendi?
newzealand-ask-flip_tile = La scelta dell'esploratore: quale tessera giri?
newzealand-ask-move_on = Dove prosegui? Al massimo { $steps }.
newzealand-ask-hazard = Quale pericolo rimuovi?
newzealand-ask-top_order = Quale carta metti in cima alla pila di pesca adesso?
newzealand-ask-sarahs_hire = Più lavoratori vanno bene a Sarah. Quale prende?
newzealand-ask-last_objectives = La partita è finita. Quali obiettivi del mazzo aggiungi?

## Registro

newzealand-event-turn = Giro { $round }: { $you ->
    [yes] il tuo turno
   *[no] turno di { $seat }
 }.
newzealand-event-moved = { $seat } { $you ->
    [yes] ti sposti
   *[no] si sposta
 } { $to }.
newzealand-event-fee = { $seat } { $you ->
    [yes] paghi
   *[no] paga
 } { $owner } un pedaggio di { $amount ->
    [one] { $amount } sterlina
   *[other] { $amount } sterline
 }.
newzealand-event-forgiven = { $seat } non { $you ->
    [yes] puoi
   *[no] può
 } pagare { $amount ->
    [one] un'altra sterlina
   *[other] altre { $amount } sterline
 } di pedaggio.
newzealand-event-used = { $seat } { $you ->
    [yes] usi
   *[no] usa
 } { $building }: { $effect }.
newzealand-event-auxiliary = { $seat } { $you ->
    [yes] usi
   *[no] usa
 } l'azione ausiliaria { $times } «{ $action }».
newzealand-event-pounds = { $seat } { $you ->
    [yes] ricevi
   *[no] riceve
 } { $amount ->
    [one] { $amount } sterlina
   *[other] { $amount } sterline
 }.
newzealand-event-pounds-more = { $amount ->
    [one] { $amount } sterlina
   *[other] { $amount } sterline
 }
newzealand-event-paid = { $seat } { $you ->
    [yes] paghi
   *[no] paga
 } { $amount ->
    [one] { $amount } sterlina
   *[other] { $amount } sterline
 }.
newzealand-event-gold = { $seat } { $you ->
    [yes] ricevi
   *[no] riceve
 } { $amount ->
    [one] { $amount } lingotto d'oro
   *[other] { $amount } lingotti d'oro
 }.
newzealand-event-gold-more = { $amount ->
    [one] { $amount } lingotto d'oro
   *[other] { $amount } lingotti d'oro
 }
newzealand-event-certificates = { $seat } { $you ->
    [yes] ricevi
   *[no] riceve
 } { $amount ->
    [one] { $amount } certificato
   *[other] { $amount } certificati
 }.
newzealand-event-certificates-more = { $amount ->
    [one] { $amount } certificato
   *[other] { $amount } certificati
 }
newzealand-event-tokens = { $seat } { $you ->
    [yes] ricevi
   *[no] riceve
 } { $amount ->
    [one] { $amount } gettone di scambio
   *[other] { $amount } gettoni di scambio
 }.
newzealand-event-tokens-more = { $amount ->
    [one] { $amount } gettone di scambio
   *[other] { $amount } gettoni di scambio
 }
newzealand-event-pathfinder = { $seat } { $you ->
    [yes] raggiungi
   *[no] raggiunge
 } lo spazio { $space } dell'esploratore.
newzealand-event-step_tile = { $seat } { $you ->
    [yes] ricevi
   *[no] riceve
 } la tessera passo da +{ $value }.
newzealand-event-step_tile-more = la tessera passo da +{ $value }
newzealand-event-fee_tile = { $seat } { $you ->
    [yes] giri
   *[no] gira
 } la tessera pedaggio: niente più pedaggi.
newzealand-event-uncovered = { $seat } { $you ->
    [yes] togli
   *[no] toglie
 } { $many ->
    [one] un disco
   *[other] dei dischi
 } ({ $disc }).
newzealand-event-revealed = { $seat } { $you ->
    [yes] mostri
   *[no] mostra
 } { $card }.
newzealand-event-income = { $seat } { $you ->
    [yes] hai
   *[no] ha
 } entrate per { $total ->
    [one] { $total } sterlina
   *[other] { $total } sterline
 }.
newzealand-event-wool = { $seat } { $you ->
    [yes] ricavi
   *[no] ricava
 } dalla tosatura lana per un valore di { $total }.
newzealand-event-delivered = { $seat } { $you ->
    [yes] consegni
   *[no] consegna
 } all'{ $post }.
newzealand-event-no_delivery = { $seat } non { $you ->
    [yes] puoi
   *[no] può
 } consegnare nulla.
newzealand-event-card = { $seat } { $you ->
    [yes] ottieni
   *[no] ottiene
 } { $card }.
newzealand-event-card-more = { $card }
newzealand-event-drew = { $seat } { $you ->
    [yes] peschi
   *[no] pesca
 } { $count ->
    [one] { $count } carta
   *[other] { $count } carte
 }.
newzealand-event-drew-own = { $seat } { $you ->
    [yes] peschi
   *[no] pesca
 } { $card }.
newzealand-event-shuffled = { $seat } { $you ->
    [yes] rimescoli
   *[no] rimescola
 } gli scarti in una nuova pila.
newzealand-event-discarded = { $seat } { $you ->
    [yes] scarti
   *[no] scarta
 } { $card }.
newzealand-event-removed = { $seat } { $you ->
    [yes] elimini
   *[no] elimina
 } dal gioco { $card }.
newzealand-event-played = { $seat } { $you ->
    [yes] giochi
   *[no] gioca
 } { $card }.
newzealand-event-bonus_card = { $seat } { $you ->
    [yes] prendi
   *[no] prende
 } { $card } (pila: { $stack }).
newzealand-event-worker_arrives = { $seat } { $you ->
    [yes] metti
   *[no] mette
 } { $worker } sul mercato del lavoro (fila { $row }).
newzealand-event-hazard_arrives = { $seat } { $you ->
    [yes] metti
   *[no] mette
 } un pericolo sul sentiero ({ $hazard }, { $space }).
newzealand-event-tile_leaves = { $seat } { $you ->
    [yes] togli
   *[no] toglie
 } dal gioco una tessera senza posto ({ $tile }).
newzealand-event-bonus_arrives = { $seat } { $you ->
    [yes] metti
   *[no] mette
 } una tessera bonus sul mercato ({ $tile }, fila { $row }).
newzealand-event-bonus_leaves = { $seat } { $you ->
    [yes] togli
   *[no] toglie
 } dal gioco una tessera bonus ({ $tile }).
newzealand-event-token_moves = { $row ->
    [8] Il segnalino lascia il mercato (freccia: { $arrow }).
   *[other] Il segnalino mercato passa alla fila { $row } (freccia: { $arrow }).
 }
newzealand-event-market_refilled = Il mercato delle pecore si rifornisce di { $cards ->
    [one] { $cards } carta nuova
   *[other] { $cards } carte nuove
 }.
newzealand-event-buildings_flipped = I quattro edifici neutrali a due facce si girano.
newzealand-event-hired = { $seat } { $you ->
    [yes] assumi
   *[no] assume
 } { $worker }{ $price ->
    [0] {""}
    [one] {" "}per { $price } sterlina
   *[other] {" "}per { $price } sterline
 }.
newzealand-event-invested = { $seat } { $you ->
    [yes] prendi
   *[no] prende
 } una tessera bonus ({ $tile }){ $price ->
    [0] {""}
    [one] {" "}per { $price } sterlina
   *[other] {" "}per { $price } sterline
 }.
newzealand-event-joker = { $seat } { $you ->
    [yes] piazzi
   *[no] piazza
 } un jolly ({ $worker }).
newzealand-event-bought = { $seat } { $you ->
    [yes] compri
   *[no] compra
 } { $card }{ $price ->
    [0] {""}
    [one] {" "}per { $price } sterlina
   *[other] {" "}per { $price } sterline
 }.
newzealand-event-sheep_added = { $seat } { $you ->
    [yes] aggiungi
   *[no] aggiunge
 } al mercato delle pecore { $card }.
newzealand-event-built = { $seat } { $you ->
    [yes] costruisci
   *[no] costruisce
 } l'edificio { $tile } ({ $space }){ $cost ->
    [0] {""}
    [one] {" "}per { $cost } sterlina
   *[other] {" "}per { $cost } sterline
 }.
newzealand-event-replaced = { $seat } { $you ->
    [yes] sostituisci
   *[no] sostituisce
 } l'edificio { $old } con l'edificio { $tile }{ $cost ->
    [0] {""}
    [one] {" "}per { $cost } sterlina
   *[other] {" "}per { $cost } sterline
 }.
newzealand-event-sailed = { $seat } { $you ->
    [yes] navighi
   *[no] naviga
 } { $to }.
newzealand-event-upgraded = { $seat } { $you ->
    [yes] migliori
   *[no] migliora
 } { $harbour }{ $cost ->
    [0] {""}
    [one] {" "}per { $cost } sterlina
   *[other] {" "}per { $cost } sterline
 }.
newzealand-event-appointed = { $seat } { $you ->
    [yes] invii
   *[no] invia
 } { $worker } e { $you ->
    [yes] prendi
   *[no] prende
 } un capitano di porto ({ $master }).
newzealand-event-cleared = { $seat } { $you ->
    [yes] rimuovi
   *[no] rimuove
 } un pericolo ({ $hazard }).
newzealand-event-objective = { $seat } { $you ->
    [yes] ottieni
   *[no] ottiene
 } { $card }.
newzealand-event-objective-more = { $card }
newzealand-event-on_top = { $seat } { $you ->
    [yes] metti
   *[no] mette
 } in cima alla pila { $card }.
newzealand-event-market_token = { $seat } { $you ->
    [yes] riempi
   *[no] riempie
 } il mercato bonus e { $you ->
    [yes] prendi
   *[no] prende
 } il segnalino; agli altri resta un ultimo turno.
newzealand-event-added = { $seat } { $you ->
    [yes] aggiungi
   *[no] aggiunge
 } { $card }.
newzealand-event-sarah_card = { $seat } pesca la carta { $card }.
newzealand-event-sarah_moves = { $seat } si sposta { $to }.
newzealand-event-sarah_invests = { $seat } toglie una tessera bonus ({ $tile }).
newzealand-event-speciality = { $seat } ora ha una nuova specialità ({ $worker }).
newzealand-event-over = La partita è finita.

## Rifiuti

newzealand-why-too-poor = Costa { $need } e hai { $have }; scegli qualcosa di meno caro o prima guadagna.
newzealand-why-too-little-gold = { $need ->
    [one] Serve { $need } lingotto d'oro
   *[other] Servono { $need } lingotti d'oro
 }, e ne hai { $have }: prima raccogline altri.
newzealand-why-not-in-hand = Quella carta non è nella tua mano; scegline una che hai.
newzealand-why-no-pair = Servono due pecore della stessa razza in mano; indica una razza che hai due volte.
newzealand-why-name-the-card = Questa azione chiede uno scarto; scegli la forma che nomina la carta.
newzealand-why-wrong-card = Quella carta non va bene; scegline una che l'azione chiede.
newzealand-why-not-less = Qui non si può prendere di meno; prendi tutto o lascia.
newzealand-why-must-take = Questo va preso per forza; scegli che cosa.
newzealand-why-no-such-action = Questo luogo non ha quell'azione; scegline una fra quelle mostrate.
newzealand-why-already-used = Hai già fatto quell'azione in questa visita; scegline un'altra o termina il turno.
newzealand-why-foreign-location = Qui puoi fare solo un'azione ausiliaria singola; quelle dell'edificio sono del padrone.
newzealand-why-after-action = Dopo un'azione dell'edificio niente ausiliaria; fai le altre o termina il turno.
newzealand-why-at-wellington = Dopo Wellington non ci sono azioni del luogo; gioca carte o termina il turno.
newzealand-why-aux-covered = Entrambi gli spazi di questa azione sono coperti; prima togli uno dei suoi dischi.
newzealand-why-single-only = Qui è permessa solo l'azione singola.
newzealand-why-both-spaces = La doppia vuole entrambi gli spazi aperti; usa la singola.
newzealand-why-out-of-reach = Dista { $need } passi e puoi farne { $have }; scegli un luogo più vicino.
newzealand-why-no-location = In quello spazio non c'è una tessera; scegli un luogo.
newzealand-why-behind-you = Non è davanti a te; si va solo avanti.
newzealand-why-not-neutral = Si comincia da un edificio neutrale; scegline uno degli otto.
newzealand-why-off-route = Quella strada non porta alla meta in tempo; prendi l'altro ramo.
newzealand-why-white-only = Nel primo turno va solo un disco ad angoli bianchi; scegline uno.
newzealand-why-disc-gone = Quel disco non è più sulla plancia; scegline uno ancora presente.
newzealand-why-dark-disc = Un disco ad angoli scuri va solo in posti scuri; scegli un disco bianco o un posto scuro.
newzealand-why-already-revealed = Quella razza l'hai già mostrata; mostrane un'altra.
newzealand-why-too-many-revealed = Non puoi mostrarne tante; puoi ancora mostrare { $have ->
    [one] una pecora
   *[other] { $have } pecore
 }.
newzealand-why-too-few-certificates = Hai { $have ->
    [one] un certificato
   *[other] { $have } certificati
 }, non { $need }; spendine meno.
newzealand-why-value-too-high = Quell'emporio chiede { $need } e hai { $have }; scegline uno più basso.
newzealand-why-post-taken = Il tuo disco è già lì; scegli un altro emporio.
newzealand-why-post-closed = Un emporio estero vuole un tuo magazzino nel suo porto grande; scegline uno aperto.
newzealand-why-wrong-goods = Le pecore vanno agli empori delle pecore, la lana a quelli della lana; scegli il tipo giusto.
newzealand-why-board-disc-first = Un disco di un porto si usa solo se dalla plancia non si può; usane uno della plancia.
newzealand-why-no-disc-there = In quel porto non hai dischi; scegline uno dove ne hai.
newzealand-why-no-tile = Adesso quella tessera non c'è; scegline una presente.
newzealand-why-no-worker = Lì non c'è un lavoratore; scegli uno spazio occupato del mercato.
newzealand-why-worker-row-full = Quella fila della plancia è piena; scegli un altro tipo.
newzealand-why-no-bonus-tile = Lì non c'è una tessera bonus; scegli uno spazio occupato.
newzealand-why-row-closed = Il segnalino mercato chiude quella fila; scegline un'altra.
newzealand-why-tile-needs = Non puoi soddisfare ciò che la tessera chiede; scegline un'altra.
newzealand-why-too-few-shepherds = { $need ->
    [one] Serve un pastore
   *[other] Servono { $need } pastori
 }, e te ne restano { $have }; scegli un'altra riga.
newzealand-why-not-on-market = Il mercato non ha quella pecora; scegline una presente o aggiungi carte.
newzealand-why-other-breed = Quella razza non si vende con questa riga; scegline una adatta.
newzealand-why-no-more-sheep = La pila del mercato è vuota; compra ciò che è scoperto.
newzealand-why-tile-not-at-hand = Quell'edificio non è più a disposizione; scegline uno non costruito.
newzealand-why-too-few-craftsmen = { $need ->
    [one] Serve un artigiano
   *[other] Servono { $need } artigiani
 }, e ne hai { $have }; scegli un edificio più piccolo o assumi.
newzealand-why-only-by-upgrade = Un edificio così grande va solo al posto di uno tuo più piccolo.
newzealand-why-locked = Quello spazio si apre al { $need } dell'esploratore e tu sei al { $have }; scegline un altro.
newzealand-why-space-taken = Quello spazio è occupato; scegline uno vuoto o un tuo edificio più piccolo.
newzealand-why-not-bigger = Il nuovo edificio deve essere più grande del vecchio; scegline un altro.
newzealand-why-wrong-step = La differenza deve essere esattamente { $need }, non { $have }; scegli l'edificio adatto.
newzealand-why-nothing-to-build = Adesso non puoi costruire nulla; scegli un'altra azione.
newzealand-why-too-far = Servono punti movimento: { $need }, e ne hai { $have }; scegli più vicino.
newzealand-why-no-harbour = In quello spazio non c'è un porto; naviga fino a uno.
newzealand-why-already-upgraded = Quel porto l'hai già migliorato; scegline un altro.
newzealand-why-no-storehouse = Non hai quel magazzino sulla plancia; scegline uno presente.
newzealand-why-no-disc = Sulla plancia non hai un disco per questo; scegli un altro porto.
newzealand-why-slot-taken = Quello spazio è occupato o non esiste; scegline uno libero.
newzealand-why-not-for-storehouses = Un porto medio accoglie dischi, non magazzini; scegline uno piccolo o grande.
newzealand-why-no-worker-tile = Quella fila ha solo il lavoratore stampato; scegline una con una tessera.
newzealand-why-no-shearer = Tutti i tosatori hanno lavorato; concludi la tosatura.
newzealand-why-already-shorn = In questa azione hai già tosato; resta solo pescare.
newzealand-why-nothing-to-draw = Pila e scarti sono vuoti: non c'è nulla da pescare.
newzealand-why-not-face-up = Quell'obiettivo non è scoperto; scegline uno scoperto.
newzealand-why-no-objective = Non restano obiettivi da prendere.
newzealand-why-no-step-tile = Non hai una tessera passo da girare; gira la tessera pedaggio.
newzealand-why-no-token = { $need ->
    [one] Serve un gettone di scambio
   *[other] Servono { $need } gettoni di scambio
 }, e ne hai { $have }.
newzealand-why-in-reveal = Non mentre si mostrano le pecore; prima finisci.
newzealand-why-no-shropshire = Per questo serve una Shropshire in mano.
newzealand-why-no-hazard = Lì non c'è un pericolo; scegli uno spazio occupato.
newzealand-why-stack-empty = Quella pila bonus è vuota; scegline un'altra.
newzealand-why-supply-empty = Quelle carte sono finite; scegli altro.
newzealand-why-not-your-turn = Si può solo nel tuo turno.
newzealand-why-inside-action = Non dentro un'azione; prima concludila.
newzealand-why-nothing-gained = Fra gli scarti non ci sono carte ottenute in questo turno; scegli l'altro effetto.
newzealand-why-not-in-deck = Quell'obiettivo non è nel tuo mazzo; scegline uno che c'è.
newzealand-why-not-tied = Quel lavoratore non è fra i più adatti a Sarah; scegli fra quelli offerti.

## Opzioni e punteggio

newzealand-option-neutral_buildings = Edifici neutrali
newzealand-option-private_sides = Lati degli edifici privati
newzealand-option-first = Primo giocatore
newzealand-option-difficulty = Forza di Sarah nel solitario
newzealand-item-money = Denaro
newzealand-item-buildings = Edifici
newzealand-item-posts = Empori
newzealand-item-harbours = Porti
newzealand-item-pathfinder = Tracciato dell'esploratore
newzealand-item-tiles = Pericoli e tessere bonus
newzealand-item-cards = Carte
newzealand-item-objectives = Obiettivi
newzealand-item-harbour_masters = Capitani di porto
newzealand-item-hand_disc = Disco di mano destro
newzealand-item-workers = Lavoratori e coppie di magazzini
newzealand-item-market_token = Segnalino mercato
newzealand-insight-move = Spostare l'allevatore
newzealand-insight-sail = Navigare e migliorare i porti
newzealand-insight-location = Azioni dei luoghi
newzealand-insight-auxiliary = Azioni ausiliarie
newzealand-insight-deliver = Consegne
newzealand-insight-worker = Lavoratori e capitani di porto
newzealand-insight-invest = Tessere bonus
newzealand-insight-sheep = Comprare pecore
newzealand-insight-wool = Mostrare e tosare le pecore
newzealand-insight-build = Edifici, pericoli e magazzini
newzealand-insight-objective = Obiettivi
newzealand-insight-card = Le proprie carte
newzealand-insight-forecast = Previsioni
newzealand-insight-stop = Fermarsi e rinunciare
newzealand-end-market_token = Il mercato bonus è stato riempito e tutti hanno avuto l'ultimo turno.

## Parole

newzealand-word-beginner = ognuno sulla sua lettera
newzealand-word-random = a caso
newzealand-word-all_a = tutti sul lato a
newzealand-word-all_b = tutti sul lato b
newzealand-word-mixed = misti
newzealand-word-easy = facile
newzealand-word-medium = media
newzealand-word-hard = difficile
newzealand-word-shropshire = Shropshire
newzealand-word-southdown = Southdown
newzealand-word-english_leicester = English Leicester
newzealand-word-merino = Merino
newzealand-word-dorset_horn = Dorset Horn
newzealand-word-lincoln = Lincoln
newzealand-word-corriedale = Corriedale
newzealand-word-hampshire = Hampshire
newzealand-word-ryeland = Ryeland
newzealand-word-suffolk = Suffolk
newzealand-word-romney = Romney
newzealand-word-border_leicester = Border Leicester
newzealand-word-drysdale = Drysdale
newzealand-word-ferry = traghetto
newzealand-word-sheepdog = cane da pastore
newzealand-word-kotare = martin pescatore
newzealand-word-bonus_1 = carta bonus 1
newzealand-word-bonus_2 = carta bonus 2
newzealand-word-bonus_4 = carta bonus 4
newzealand-word-bonus_5 = carta bonus 5
newzealand-word-bonus_6 = carta bonus 6
newzealand-word-bonus_8 = obiettivo bonus «un edificio, un magazzino in mare, una Lincoln o Corriedale»
newzealand-word-bonus_9 = obiettivo bonus «due volte 6 spazi dell’esploratore, una Hampshire o Ryeland»
newzealand-word-bonus_10 = obiettivo bonus «due dischi su empori da 13 o più, un edificio da 4 artigiani»
newzealand-word-aux_pound_2 = denaro, secondo spazio
newzealand-word-aux_draw_2 = carte, secondo spazio
newzealand-word-aux_cert_1 = certificati, primo spazio
newzealand-word-aux_cert_2 = certificati, secondo spazio
newzealand-word-aux_ship_1 = nave, primo spazio
newzealand-word-aux_ship_2 = nave, secondo spazio
newzealand-word-aux_path_1 = esploratore, primo spazio
newzealand-word-aux_path_2 = esploratore, secondo spazio
newzealand-word-step_limit = limite di passi
newzealand-word-hand_5 = limite di mano, sinistro
newzealand-word-hand_6 = limite di mano, destro
newzealand-word-cert_limit_5 = limite di certificati
newzealand-word-perm_cert_left = certificato permanente, sinistro
newzealand-word-perm_cert_right = certificato permanente, destro
newzealand-word-bonus_wool_left = lana bonus, sinistra
newzealand-word-bonus_wool_right = lana bonus, destra
newzealand-word-start = l'inizio del sentiero
newzealand-word-wellington = Wellington
newzealand-word-extra = extra
newzealand-word-money = denaro
newzealand-word-cards = carte
newzealand-word-certificate = certificati
newzealand-word-ship = nave
newzealand-word-pathfinder = esploratore
newzealand-word-single = singola
newzealand-word-double = doppia
newzealand-word-bag_a = sacchetto A
newzealand-word-bag_b = sacchetto B
newzealand-word-left = sinistra
newzealand-word-right = destra
newzealand-word-shepherd = pastore
newzealand-word-craftsman = artigiano
newzealand-word-sailor = marinaio
newzealand-word-shearer = tosatore
newzealand-word-step_tile = tessera passo a +2
newzealand-word-fee_tile = tessera pedaggio, niente più pedaggi
newzealand-word-wheel = timone
newzealand-word-barrel = barile
newzealand-word-bell = campana
newzealand-word-compass = bussola
newzealand-word-bank = banca
newzealand-word-seat_1 = giocatore A
newzealand-word-seat_2 = giocatore B
newzealand-word-seat_3 = giocatore C
newzealand-word-seat_4 = giocatore D
newzealand-word-effect_pounds = sterline
newzealand-word-effect_gold = oro
newzealand-word-effect_certificate = certificati
newzealand-word-effect_pathfinder = esploratore
newzealand-word-effect_token = gettoni di scambio
newzealand-word-effect_take = prendi una carta
newzealand-word-effect_draw = pesca, poi scarta altrettanto
newzealand-word-effect_wool_value = sterline per la sua lana
newzealand-word-effect_permanent_certificate = certificati permanenti
newzealand-word-effect_permanent_wool = lana bonus
newzealand-word-effect_objective = prendi un obiettivo
newzealand-word-effect_hire = assumi un lavoratore
newzealand-word-effect_invest = prendi una tessera bonus
newzealand-word-effect_build = costruisci
newzealand-word-effect_upgrade_by = sostituisci un edificio
newzealand-word-effect_buy_sheep = compra pecore
newzealand-word-effect_market = pecore dal mercato
newzealand-word-effect_move_ship = muovi la nave
newzealand-word-effect_storehouse_within = magazzino a distanza
newzealand-word-effect_shear = tosa
newzealand-word-effect_auxiliary = azione ausiliaria
newzealand-word-effect_move_runholder = prosegui
newzealand-word-effect_remove_hazard = rimuovi un pericolo
newzealand-word-effect_place_worker = piazza un jolly
newzealand-word-effect_disc_on = metti un disco
newzealand-word-effect_gained_on_top = le carte ottenute nel turno in cima alla pila
newzealand-word-joker_worker = lavoratore jolly
newzealand-word-permanent_certificate = certificato permanente
newzealand-word-permanent_wool = lana bonus e gettone
newzealand-word-hazard_clearing = rimozione pericolo
newzealand-word-sheepdog_gold = cane da pastore e oro
newzealand-word-kotare_gold = martin pescatore e oro
newzealand-word-exchange_gold = gettoni e oro
newzealand-word-exchange_vp = gettone e punti
newzealand-word-gold_for_vp = punti per oro
newzealand-word-ferry_gold = traghetto e oro
newzealand-word-romney_swap = Romney per una pecora
newzealand-word-black = nera
newzealand-word-yellow = gialla
newzealand-word-turquoise = turchese
newzealand-word-red = rossa
newzealand-word-rockfall_black_2 = frana, mano nera, 2 PV
newzealand-word-rockfall_black_3 = frana, mano nera, 3 PV
newzealand-word-rockfall_black_4 = frana, mano nera, 4 PV
newzealand-word-rockfall_green_2 = frana, mano verde, 2 PV
newzealand-word-rockfall_green_3 = frana, mano verde, 3 PV
newzealand-word-rockfall_green_4 = frana, mano verde, 4 PV
newzealand-word-flood_black_2 = alluvione, mano nera, 2 PV
newzealand-word-flood_black_3 = alluvione, mano nera, 3 PV
newzealand-word-flood_black_4 = alluvione, mano nera, 4 PV
newzealand-word-flood_green_2 = alluvione, mano verde, 2 PV
newzealand-word-flood_green_3 = alluvione, mano verde, 3 PV
newzealand-word-flood_green_4 = alluvione, mano verde, 4 PV
newzealand-word-neutral_A = edificio neutrale A
newzealand-word-neutral_A_back = edificio neutrale A (retro)
newzealand-word-neutral_B = edificio neutrale B
newzealand-word-neutral_B_back = edificio neutrale B (retro)
newzealand-word-neutral_C = edificio neutrale C
newzealand-word-neutral_C_back = edificio neutrale C (retro)
newzealand-word-neutral_D = edificio neutrale D
newzealand-word-neutral_D_back = edificio neutrale D (retro)
newzealand-word-neutral_E = edificio neutrale E
newzealand-word-neutral_E_back = edificio neutrale E (retro)
newzealand-word-neutral_F = edificio neutrale F
newzealand-word-neutral_F_back = edificio neutrale F (retro)
newzealand-word-neutral_G = edificio neutrale G
newzealand-word-neutral_G_back = edificio neutrale G (retro)
newzealand-word-neutral_H = edificio neutrale H
newzealand-word-neutral_H_back = edificio neutrale H (retro)
newzealand-word-1a = edificio 1a
newzealand-word-1b = edificio 1b
newzealand-word-2a = edificio 2a
newzealand-word-2b = edificio 2b
newzealand-word-3a = edificio 3a
newzealand-word-3b = edificio 3b
newzealand-word-4a = edificio 4a
newzealand-word-4b = edificio 4b
newzealand-word-5a = edificio 5a
newzealand-word-5b = edificio 5b
newzealand-word-6a = edificio 6a
newzealand-word-6b = edificio 6b
newzealand-word-7a = edificio 7a
newzealand-word-7b = edificio 7b
newzealand-word-8a = edificio 8a
newzealand-word-8b = edificio 8b
newzealand-word-9a = edificio 9a
newzealand-word-9b = edificio 9b
newzealand-word-10a = edificio 10a
newzealand-word-10b = edificio 10b
newzealand-word-LP0 = emporio 0
newzealand-word-LP1 = emporio 1
newzealand-word-LP3 = emporio 3
newzealand-word-LP6 = emporio 6
newzealand-word-LP9 = emporio 9
newzealand-word-LP12 = emporio 12
newzealand-word-LP15 = emporio 15
newzealand-word-LP18 = emporio 18
newzealand-word-LP21 = emporio 21
newzealand-word-WP5 = emporio della lana 5
newzealand-word-WP9 = emporio della lana 9
newzealand-word-WP13 = emporio della lana 13
newzealand-word-FP8 = emporio estero 8
newzealand-word-FP11 = emporio estero 11
newzealand-word-FP14 = emporio estero 14
newzealand-word-FP17 = emporio estero 17
newzealand-word-FW11 = emporio estero della lana 11
newzealand-word-FW16 = emporio estero della lana 16
newzealand-word-SH1 = porto piccolo Ovest 1
newzealand-word-SH2 = porto piccolo Ovest 3
newzealand-word-SH3 = porto piccolo Nord 1
newzealand-word-SH4 = porto piccolo Nord 3
newzealand-word-SH5 = porto piccolo Nord 5
newzealand-word-SH6 = porto piccolo Est 1
newzealand-word-SH7 = porto piccolo Est 3
newzealand-word-SHW = porto piccolo Ovest 6
newzealand-word-SHN = porto piccolo Nord 7
newzealand-word-SHE = porto piccolo Est 7
newzealand-word-MH1 = porto medio Ovest 2
newzealand-word-MH2 = porto medio Nord 2
newzealand-word-MH3 = porto medio Est 2
newzealand-word-MH4 = porto medio Nord 4
newzealand-word-MH5 = porto medio Est 6
newzealand-word-LH1 = porto grande Ovest 4
newzealand-word-LH2 = porto grande Ovest 5
newzealand-word-LH3 = porto grande Nordovest
newzealand-word-LH4 = porto grande Nord 6
newzealand-word-LH5 = porto grande Est 4
newzealand-word-LH6 = porto grande Est 5
newzealand-word-O01 = obiettivo «un edificio, un edificio da 4 artigiani»
newzealand-word-O02 = obiettivo «una Lincoln o Corriedale, 6 spazi dell’esploratore»
newzealand-word-O03 = obiettivo «6 spazi dell’esploratore, un disco su un emporio da 13 o più»
newzealand-word-O04 = obiettivo «un edificio, una tessera alluvione»
newzealand-word-O05 = obiettivo «due magazzini in mare, un traghetto»
newzealand-word-O06 = obiettivo «una Hampshire o Ryeland, un edificio»
newzealand-word-O07 = obiettivo «2 tosatori, una Lincoln o Corriedale»
newzealand-word-O08 = obiettivo «due edifici, un magazzino in mare»
newzealand-word-O09 = obiettivo «una Hampshire o Ryeland, una Lincoln o Corriedale»
newzealand-word-O10 = obiettivo «un disco su un emporio da 13 o più, un traghetto»
newzealand-word-O11 = obiettivo «una tessera alluvione, 6 spazi dell’esploratore»
newzealand-word-O12 = obiettivo «due dischi su empori da 13 o più»
newzealand-word-O13 = obiettivo «due tra Hampshire e Ryeland»
newzealand-word-O14 = obiettivo «due tra Lincoln e Corriedale, un magazzino in mare»
newzealand-word-O15 = obiettivo «un edificio da 4 artigiani, 6 spazi dell’esploratore»
newzealand-word-O16 = obiettivo «2 tosatori, un edificio»
newzealand-word-O17 = obiettivo «due magazzini in mare, un edificio»
newzealand-word-O18 = obiettivo «due edifici, una tessera alluvione»
newzealand-word-O19 = obiettivo «due traghetti»
newzealand-word-O20 = obiettivo «2 tosatori, un disco su un emporio da 13 o più»
newzealand-word-O21 = obiettivo «una Lincoln o Corriedale, una Hampshire o Ryeland, un edificio»
newzealand-word-O22 = obiettivo «tre magazzini in mare»
newzealand-word-O23 = obiettivo «due volte 6 spazi dell’esploratore, un magazzino in mare»
newzealand-word-O24 = obiettivo «un traghetto, una tessera alluvione»
newzealand-word-HM1 = punti per gli spazi dell’esploratore
newzealand-word-HM2 = punti per le tessere pericolo
newzealand-word-HM3 = punti per i magazzini in mare
newzealand-word-HM4 = punti per gli obiettivi giocati
newzealand-word-HM5 = punti per i certificati
newzealand-word-HM6 = punti per i propri edifici
newzealand-word-HM7 = punti per i lavoratori
newzealand-word-HM8 = punti per le carte traghetto
newzealand-word-NA = luogo neutrale 1
newzealand-word-A1 = spazio 1 del tratto 1
newzealand-word-A2 = spazio 2 del tratto 1
newzealand-word-A3 = spazio 3 del tratto 1
newzealand-word-R1 = spazio frana 1
newzealand-word-R2 = spazio frana 2
newzealand-word-R3 = spazio frana 3
newzealand-word-R4 = spazio frana 4
newzealand-word-RX1 = spazio 1 oltre le frane
newzealand-word-RX2 = spazio 2 oltre le frane
newzealand-word-NB = luogo neutrale 2
newzealand-word-B1 = spazio 1 del tratto 2
newzealand-word-B2 = spazio 2 del tratto 2
newzealand-word-BP = spazio dell'esploratore del tratto 2
newzealand-word-NC = luogo neutrale 3
newzealand-word-C1 = spazio 1 del tratto 3
newzealand-word-C2 = spazio 2 del tratto 3
newzealand-word-ND = luogo neutrale 4
newzealand-word-D1 = spazio 1 del tratto 4
newzealand-word-D2 = spazio 2 del tratto 4
newzealand-word-NE = luogo neutrale 5
newzealand-word-E1 = spazio 1 del tratto 5
newzealand-word-E2 = spazio 2 del tratto 5
newzealand-word-E3 = spazio 3 del tratto 5
newzealand-word-W1 = spazio alluvione 1
newzealand-word-W2 = spazio alluvione 2
newzealand-word-W3 = spazio alluvione 3
newzealand-word-W4 = spazio alluvione 4
newzealand-word-WX1 = spazio 1 oltre le alluvioni
newzealand-word-WX2 = spazio 2 oltre le alluvioni
newzealand-word-NF = luogo neutrale 6
newzealand-word-F1 = spazio 1 del tratto 6
newzealand-word-F2 = spazio 2 del tratto 6
newzealand-word-NG = luogo neutrale 7
newzealand-word-G1 = spazio 1 del tratto 7
newzealand-word-GP = spazio dell'esploratore del tratto 7
newzealand-word-NH = luogo neutrale 8
newzealand-word-H1 = spazio 1 del tratto 8
newzealand-word-H2 = spazio 2 del tratto 8
newzealand-word-S = il porto di partenza
newzealand-word-w1 = mare aperto Ovest 1
newzealand-word-w2 = mare aperto Ovest 2
newzealand-word-w3 = mare aperto Ovest 3
newzealand-word-W5 = porto grande Ovest 5
newzealand-word-W6 = porto piccolo Ovest 6
newzealand-word-N1 = porto piccolo Nord 1
newzealand-word-n1 = mare aperto Nord 1
newzealand-word-N2 = porto medio Nord 2
newzealand-word-N3 = porto piccolo Nord 3
newzealand-word-n2 = mare aperto Nord 2
newzealand-word-N4 = porto medio Nord 4
newzealand-word-N5 = porto piccolo Nord 5
newzealand-word-n3 = mare aperto Nord 3
newzealand-word-N6 = porto grande Nord 6
newzealand-word-N7 = porto piccolo Nord 7
newzealand-word-e1 = mare aperto Est 1
newzealand-word-E4 = porto grande Est 4
newzealand-word-e2 = mare aperto Est 2
newzealand-word-E5 = porto grande Est 5
newzealand-word-E6 = porto medio Est 6
newzealand-word-e3 = mare aperto Est 3
newzealand-word-E7 = porto piccolo Est 7
newzealand-word-X1 = porto grande Nordovest

newzealand-why-disc-too-dear = Il disco e il resto costano { $need ->
    [one] { $need } sterlina
   *[other] { $need } sterline
 }; ne hai { $have }.
newzealand-why-hire-too-dear = Assumere costa { $need ->
    [one] { $need } sterlina
   *[other] { $need } sterline
 }; ne hai { $have }.
newzealand-why-tile-too-dear = La tessera costa { $need ->
    [one] { $need } sterlina
   *[other] { $need } sterline
 }; ne hai { $have }.
newzealand-why-sheep-too-dear = Questo costa { $need ->
    [one] { $need } sterlina
   *[other] { $need } sterline
 }; ne hai { $have }.
newzealand-why-building-too-dear = L'edificio costa { $need ->
    [one] { $need } sterlina
   *[other] { $need } sterline
 }; ne hai { $have }.
newzealand-why-harbour-too-dear = Questo spazio costa { $need ->
    [one] { $need } sterlina
   *[other] { $need } sterline
 }; ne hai { $have }.
newzealand-why-hazard-too-dear = Qui rimuovere un pericolo costa { $need ->
    [one] { $need } sterlina
   *[other] { $need } sterline
 }; ne hai { $have }.
newzealand-why-aux-too-dear = Questa azione costa { $need ->
    [one] { $need } sterlina
   *[other] { $need } sterline
 }; ne hai { $have }.
newzealand-why-tile-gold = La tessera costa { $need ->
    [one] { $need } lingotto d'oro
   *[other] { $need } lingotti d'oro
 }; ne hai { $have }.
newzealand-why-must-discard = Devi ancora scartarne { $need }.
newzealand-why-not-yours-to-show = Non hai una pecora così da mostrare.
newzealand-why-not-yours-to-play = Non hai in mano una carta così da giocare.
newzealand-why-in-shearing = Mentre mostri le pecore da tosare i gettoni non si usano.
newzealand-why-too-few-tokens = Per eliminare una pecora servono { $need } gettoni; ne hai { $have }.
newzealand-why-replaced = Hai usato il vecchio edificio: il nuovo aspetta la prossima visita.
newzealand-event-spent_tokens = { $seat } { $you ->
    [yes] spendi
   *[no] spende
 } { $amount ->
    [one] { $amount } gettone di scambio
   *[other] { $amount } gettoni di scambio
 }.
newzealand-event-spent_tokens-more = { $amount ->
    [one] { $amount } gettone di scambio
   *[other] { $amount } gettoni di scambio
 }
newzealand-event-spent_gold = { $seat } { $you ->
    [yes] spendi
   *[no] spende
 } { $amount ->
    [one] { $amount } lingotto d'oro
   *[other] { $amount } lingotti d'oro
 }.
newzealand-event-spent_gold-more = { $amount ->
    [one] { $amount } lingotto d'oro
   *[other] { $amount } lingotti d'oro
 }
newzealand-event-spent_certificates = { $seat } { $you ->
    [yes] spendi
   *[no] spende
 } { $amount ->
    [one] { $amount } certificato
   *[other] { $amount } certificati
 }.
newzealand-event-spent_certificates-more = { $amount ->
    [one] { $amount } certificato
   *[other] { $amount } certificati
 }
newzealand-ask-income_reveal = Quali altre pecore mostri? Finora { $total }.

## Luoghi: verso dove; quelli del mare anche da soli

newzealand-to-start = all'inizio del sentiero
newzealand-to-NA = al luogo neutrale 1
newzealand-to-A1 = allo spazio 1 del tratto 1
newzealand-to-A2 = allo spazio 2 del tratto 1
newzealand-to-A3 = allo spazio 3 del tratto 1
newzealand-to-R1 = allo spazio frana 1
newzealand-to-R2 = allo spazio frana 2
newzealand-to-R3 = allo spazio frana 3
newzealand-to-R4 = allo spazio frana 4
newzealand-to-RX1 = allo spazio 1 oltre le frane
newzealand-to-RX2 = allo spazio 2 oltre le frane
newzealand-to-NB = al luogo neutrale 2
newzealand-to-B1 = allo spazio 1 del tratto 2
newzealand-to-B2 = allo spazio 2 del tratto 2
newzealand-to-BP = allo spazio dell'esploratore del tratto 2
newzealand-to-NC = al luogo neutrale 3
newzealand-to-C1 = allo spazio 1 del tratto 3
newzealand-to-C2 = allo spazio 2 del tratto 3
newzealand-to-ND = al luogo neutrale 4
newzealand-to-D1 = allo spazio 1 del tratto 4
newzealand-to-D2 = allo spazio 2 del tratto 4
newzealand-to-NE = al luogo neutrale 5
newzealand-to-E1 = allo spazio 1 del tratto 5
newzealand-to-E2 = allo spazio 2 del tratto 5
newzealand-to-E3 = allo spazio 3 del tratto 5
newzealand-to-W1 = allo spazio alluvione 1
newzealand-to-W2 = allo spazio alluvione 2
newzealand-to-W3 = allo spazio alluvione 3
newzealand-to-W4 = allo spazio alluvione 4
newzealand-to-WX1 = allo spazio 1 oltre le alluvioni
newzealand-to-WX2 = allo spazio 2 oltre le alluvioni
newzealand-to-NF = al luogo neutrale 6
newzealand-to-F1 = allo spazio 1 del tratto 6
newzealand-to-F2 = allo spazio 2 del tratto 6
newzealand-to-NG = al luogo neutrale 7
newzealand-to-G1 = allo spazio 1 del tratto 7
newzealand-to-GP = allo spazio dell'esploratore del tratto 7
newzealand-to-NH = al luogo neutrale 8
newzealand-to-H1 = allo spazio 1 del tratto 8
newzealand-to-H2 = allo spazio 2 del tratto 8
newzealand-to-wellington = a Wellington
newzealand-to-neutral = all'edificio { $letter }

newzealand-sea-S = al porto di partenza
newzealand-sea-w1 = in mare aperto Ovest 1
newzealand-sea-W1 = al porto piccolo Ovest 1
newzealand-sea-W2 = al porto medio Ovest 2
newzealand-sea-w2 = in mare aperto Ovest 2
newzealand-sea-W3 = al porto piccolo Ovest 3
newzealand-sea-W4 = al porto grande Ovest 4
newzealand-sea-w3 = in mare aperto Ovest 3
newzealand-sea-W5 = al porto grande Ovest 5
newzealand-sea-W6 = al porto piccolo Ovest 6
newzealand-sea-N1 = al porto piccolo Nord 1
newzealand-sea-n1 = in mare aperto Nord 1
newzealand-sea-N2 = al porto medio Nord 2
newzealand-sea-N3 = al porto piccolo Nord 3
newzealand-sea-n2 = in mare aperto Nord 2
newzealand-sea-N4 = al porto medio Nord 4
newzealand-sea-N5 = al porto piccolo Nord 5
newzealand-sea-n3 = in mare aperto Nord 3
newzealand-sea-N6 = al porto grande Nord 6
newzealand-sea-N7 = al porto piccolo Nord 7
newzealand-sea-E1 = al porto piccolo Est 1
newzealand-sea-E2 = al porto medio Est 2
newzealand-sea-e1 = in mare aperto Est 1
newzealand-sea-E3 = al porto piccolo Est 3
newzealand-sea-E4 = al porto grande Est 4
newzealand-sea-e2 = in mare aperto Est 2
newzealand-sea-E5 = al porto grande Est 5
newzealand-sea-E6 = al porto medio Est 6
newzealand-sea-e3 = in mare aperto Est 3
newzealand-sea-E7 = al porto piccolo Est 7
newzealand-sea-X1 = al porto grande Nordovest

newzealand-water-S = il porto di partenza
newzealand-water-w1 = mare aperto Ovest 1
newzealand-water-W1 = porto piccolo Ovest 1
newzealand-water-W2 = porto medio Ovest 2
newzealand-water-w2 = mare aperto Ovest 2
newzealand-water-W3 = porto piccolo Ovest 3
newzealand-water-W4 = porto grande Ovest 4
newzealand-water-w3 = mare aperto Ovest 3
newzealand-water-W5 = porto grande Ovest 5
newzealand-water-W6 = porto piccolo Ovest 6
newzealand-water-N1 = porto piccolo Nord 1
newzealand-water-n1 = mare aperto Nord 1
newzealand-water-N2 = porto medio Nord 2
newzealand-water-N3 = porto piccolo Nord 3
newzealand-water-n2 = mare aperto Nord 2
newzealand-water-N4 = porto medio Nord 4
newzealand-water-N5 = porto piccolo Nord 5
newzealand-water-n3 = mare aperto Nord 3
newzealand-water-N6 = porto grande Nord 6
newzealand-water-N7 = porto piccolo Nord 7
newzealand-water-E1 = porto piccolo Est 1
newzealand-water-E2 = porto medio Est 2
newzealand-water-e1 = mare aperto Est 1
newzealand-water-E3 = porto piccolo Est 3
newzealand-water-E4 = porto grande Est 4
newzealand-water-e2 = mare aperto Est 2
newzealand-water-E5 = porto grande Est 5
newzealand-water-E6 = porto medio Est 6
newzealand-water-e3 = mare aperto Est 3
newzealand-water-E7 = porto piccolo Est 7
newzealand-water-X1 = porto grande Nordovest

## Carte con il loro numero, lavoratori e porti dentro una frase

newzealand-some-shropshire = { $count ->
    [1] una Shropshire
   *[other] { $count } Shropshire
 }
newzealand-some-southdown = { $count ->
    [1] una Southdown
   *[other] { $count } Southdown
 }
newzealand-some-english_leicester = { $count ->
    [1] un'English Leicester
   *[other] { $count } English Leicester
 }
newzealand-some-merino = { $count ->
    [1] una Merino
   *[other] { $count } Merino
 }
newzealand-some-dorset_horn = { $count ->
    [1] una Dorset Horn
   *[other] { $count } Dorset Horn
 }
newzealand-some-lincoln = { $count ->
    [1] una Lincoln
   *[other] { $count } Lincoln
 }
newzealand-some-corriedale = { $count ->
    [1] una Corriedale
   *[other] { $count } Corriedale
 }
newzealand-some-hampshire = { $count ->
    [1] una Hampshire
   *[other] { $count } Hampshire
 }
newzealand-some-ryeland = { $count ->
    [1] una Ryeland
   *[other] { $count } Ryeland
 }
newzealand-some-suffolk = { $count ->
    [1] una Suffolk
   *[other] { $count } Suffolk
 }
newzealand-some-romney = { $count ->
    [1] una Romney
   *[other] { $count } Romney
 }
newzealand-some-border_leicester = { $count ->
    [1] una Border Leicester
   *[other] { $count } Border Leicester
 }
newzealand-some-drysdale = { $count ->
    [1] una Drysdale
   *[other] { $count } Drysdale
 }
newzealand-some-ferry = { $count ->
    [1] un traghetto
   *[other] { $count } traghetti
 }
newzealand-some-sheepdog = { $count ->
    [1] un cane da pastore
   *[other] { $count } cani da pastore
 }
newzealand-some-kotare = { $count ->
    [1] un martin pescatore
   *[other] { $count } martin pescatori
 }
newzealand-some-bonus_1 = { $count ->
    [1] la carta bonus 1
   *[other] { $count } carte bonus 1
 }
newzealand-some-bonus_2 = { $count ->
    [1] la carta bonus 2
   *[other] { $count } carte bonus 2
 }
newzealand-some-bonus_4 = { $count ->
    [1] la carta bonus 4
   *[other] { $count } carte bonus 4
 }
newzealand-some-bonus_5 = { $count ->
    [1] la carta bonus 5
   *[other] { $count } carte bonus 5
 }
newzealand-some-bonus_6 = { $count ->
    [1] la carta bonus 6
   *[other] { $count } carte bonus 6
 }
newzealand-some-bonus_8 = l'{ newzealand-word-bonus_8 }
newzealand-some-bonus_9 = l'{ newzealand-word-bonus_9 }
newzealand-some-bonus_10 = l'{ newzealand-word-bonus_10 }
newzealand-some-shepherd = un pastore
newzealand-some-craftsman = un artigiano
newzealand-some-sailor = un marinaio
newzealand-some-shearer = un tosatore
newzealand-some-O01 = l'{ newzealand-word-O01 }
newzealand-some-O02 = l'{ newzealand-word-O02 }
newzealand-some-O03 = l'{ newzealand-word-O03 }
newzealand-some-O04 = l'{ newzealand-word-O04 }
newzealand-some-O05 = l'{ newzealand-word-O05 }
newzealand-some-O06 = l'{ newzealand-word-O06 }
newzealand-some-O07 = l'{ newzealand-word-O07 }
newzealand-some-O08 = l'{ newzealand-word-O08 }
newzealand-some-O09 = l'{ newzealand-word-O09 }
newzealand-some-O10 = l'{ newzealand-word-O10 }
newzealand-some-O11 = l'{ newzealand-word-O11 }
newzealand-some-O12 = l'{ newzealand-word-O12 }
newzealand-some-O13 = l'{ newzealand-word-O13 }
newzealand-some-O14 = l'{ newzealand-word-O14 }
newzealand-some-O15 = l'{ newzealand-word-O15 }
newzealand-some-O16 = l'{ newzealand-word-O16 }
newzealand-some-O17 = l'{ newzealand-word-O17 }
newzealand-some-O18 = l'{ newzealand-word-O18 }
newzealand-some-O19 = l'{ newzealand-word-O19 }
newzealand-some-O20 = l'{ newzealand-word-O20 }
newzealand-some-O21 = l'{ newzealand-word-O21 }
newzealand-some-O22 = l'{ newzealand-word-O22 }
newzealand-some-O23 = l'{ newzealand-word-O23 }
newzealand-some-O24 = l'{ newzealand-word-O24 }
newzealand-some-SH1 = il porto piccolo Ovest 1
newzealand-some-SH2 = il porto piccolo Ovest 3
newzealand-some-SH3 = il porto piccolo Nord 1
newzealand-some-SH4 = il porto piccolo Nord 3
newzealand-some-SH5 = il porto piccolo Nord 5
newzealand-some-SH6 = il porto piccolo Est 1
newzealand-some-SH7 = il porto piccolo Est 3
newzealand-some-SHW = il porto piccolo Ovest 6
newzealand-some-SHN = il porto piccolo Nord 7
newzealand-some-SHE = il porto piccolo Est 7
newzealand-some-MH1 = il porto medio Ovest 2
newzealand-some-MH2 = il porto medio Nord 2
newzealand-some-MH3 = il porto medio Est 2
newzealand-some-MH4 = il porto medio Nord 4
newzealand-some-MH5 = il porto medio Est 6
newzealand-some-LH1 = il porto grande Ovest 4
newzealand-some-LH2 = il porto grande Ovest 5
newzealand-some-LH3 = il porto grande Nordovest
newzealand-some-LH4 = il porto grande Nord 6
newzealand-some-LH5 = il porto grande Est 4
newzealand-some-LH6 = il porto grande Est 5

## Chi viene pagato

newzealand-payee-bank = alla banca
newzealand-payee-seat_1 = al giocatore A
newzealand-payee-seat_2 = al giocatore B
newzealand-payee-seat_3 = al giocatore C
newzealand-payee-seat_4 = al giocatore D
newzealand-payee-seat = { $you ->
    [yes] a te
   *[no] a { $name }
 }
