shipyard = Shipyard

## Parole

shipyard-word-random = a caso
shipyard-word-build = Costruire navi
shipyard-word-purchase = Comprare merci
shipyard-word-rent = Affittare un canale
shipyard-word-manufacture = Produrre equipaggiamento
shipyard-word-recruit = Reclutare equipaggio
shipyard-word-hire = Assumere impiegati
shipyard-word-exchange = Scambiare merci
shipyard-word-subsidy = Ricevere un sussidio
shipyard-word-bows = prue
shipyard-word-middles = parti centrali
shipyard-word-middles_left = parti centrali a sinistra
shipyard-word-middles_right = parti centrali a destra
shipyard-word-sterns = poppe
shipyard-word-trains = treni
shipyard-word-canals = canali
shipyard-word-bow = prua
shipyard-word-middle = parte centrale
shipyard-word-stern = poppa
shipyard-word-north = nord
shipyard-word-northeast = nord-est
shipyard-word-east = est
shipyard-word-southeast = sud-est
shipyard-word-south = sud
shipyard-word-southwest = sud-ovest
shipyard-word-west = ovest
shipyard-word-northwest = nord-ovest
shipyard-word-centre = centro
shipyard-word-out = oltre il bordo, sul canale vicino
shipyard-word-canal-01 = canale 1
shipyard-word-canal-02 = canale 2
shipyard-word-canal-03 = canale 3
shipyard-word-canal-04 = canale 4
shipyard-word-canal-05 = canale 5
shipyard-word-canal-06 = canale 6
shipyard-word-canal-07 = canale 7
shipyard-word-canal-08 = canale 8
shipyard-word-canal-09 = canale 9
shipyard-word-canal-10 = canale 10
shipyard-word-canal-11 = canale 11
shipyard-word-canal-12 = canale 12
shipyard-word-canal-13 = canale 13
shipyard-word-canal-14 = canale 14
shipyard-word-canal-15 = canale 15
shipyard-word-canal-16 = canale 16
shipyard-word-canal-17 = canale 17
shipyard-word-canal-18 = canale 18
shipyard-word-canal-19 = canale 19
shipyard-word-canal-20 = canale 20
shipyard-word-canal-21 = canale 21
shipyard-word-canal-22 = canale 22
shipyard-word-canal-23 = canale 23
shipyard-word-canal-24 = canale 24
shipyard-word-train-01 = treno (carbone, acciaio, grano)
shipyard-word-train-02 = treno (carbone, acciaio, grano)
shipyard-word-train-03 = treno (carbone, acciaio, grano)
shipyard-word-train-04 = treno (carbone, acciaio, grano)
shipyard-word-train-05 = treno (carbone, acciaio, grano)
shipyard-word-train-06 = treno (carbone, carbone, acciaio)
shipyard-word-train-07 = treno (carbone, carbone, grano)
shipyard-word-train-08 = treno (carbone, acciaio, acciaio)
shipyard-word-train-09 = treno (acciaio, acciaio, grano)
shipyard-word-train-10 = treno (carbone, grano, grano)
shipyard-word-train-11 = treno (acciaio, grano, grano)
shipyard-word-train-12 = treno (carbone, carbone, carbone)
shipyard-word-train-13 = treno (acciaio, acciaio, acciaio)
shipyard-word-train-14 = treno (grano, grano, grano)
shipyard-word-engineer_sail = ingegnere (vela)
shipyard-word-engineer_smokestack = ingegnere (ciminiera)
shipyard-word-engineer_crane = ingegnere (gru)
shipyard-word-engineer_cannon = ingegnere (cannone)
shipyard-word-recruiter_captain = reclutatore (capitano)
shipyard-word-recruiter_businessman = reclutatore (manager)
shipyard-word-recruiter_soldier = reclutatore (soldato)
shipyard-word-recruiter_propeller = reclutatore (elica)
shipyard-word-trader_coal_1 = commerciante di carbone 1
shipyard-word-trader_coal_2 = commerciante di carbone 2
shipyard-word-trader_steel_1 = commerciante di acciaio 1
shipyard-word-trader_steel_2 = commerciante di acciaio 2
shipyard-word-trader_grain_1 = commerciante di grano 1
shipyard-word-trader_grain_2 = commerciante di grano 2
shipyard-word-builder_sail = costruttore (vela)
shipyard-word-builder_smokestack = costruttore (ciminiera)
shipyard-word-builder_crane = costruttore (gru)
shipyard-word-builder_cannon = costruttore (cannone)
shipyard-word-builder_crew = costruttore (equipaggio)
shipyard-word-builder_propeller = costruttore (elica)
shipyard-word-helmsman = timoniere
shipyard-word-rigger = attrezzista
shipyard-word-accountant = contabile
shipyard-word-foreman = caposquadra
shipyard-word-coal = carbone
shipyard-word-steel = acciaio
shipyard-word-grain = grano
shipyard-word-captain = capitano
shipyard-word-businessman = manager
shipyard-word-soldier = soldato
shipyard-word-sail = vela
shipyard-word-smokestack = ciminiera
shipyard-word-propeller = elica
shipyard-word-crane = gru
shipyard-word-cannon = cannone
shipyard-word-none = nessuno
shipyard-word-military = militare
shipyard-word-commercial = commerciale
shipyard-word-lantern = lanterna
shipyard-word-lifeboat = scialuppa
shipyard-word-lifebuoy = salvagente
shipyard-word-blue_riband = Nastro Azzurro
shipyard-word-blue-01 = manager con gru, 3 per coppia
shipyard-word-blue-02 = soldato con cannone, 3 per coppia
shipyard-word-blue-03 = coppie di vele, 3 ciascuna
shipyard-word-blue-04 = coppie di ciminiere, 3 ciascuna
shipyard-word-blue-05 = manager dopo il primo, 2 ciascuno
shipyard-word-blue-06 = soldati dopo il primo, 2 ciascuno
shipyard-word-blue-07 = ufficiali, 3 ciascuno
shipyard-word-blue-08 = eliche, 3 ciascuna
shipyard-word-blue-09 = navi con vela, ciminiera ed elica, 6 ciascuna
shipyard-word-blue-10 = navi con manager, soldato, gru e cannone, 8 ciascuna
shipyard-word-blue-11 = tipi diversi di equipaggio ed equipaggiamento
shipyard-word-blue-12 = canali usati, 4 ciascuno
shipyard-word-green-01 = salvagenti
shipyard-word-green-02 = lanterne
shipyard-word-green-03 = scialuppe
shipyard-word-green-04 = numero di navi
shipyard-word-green-05 = navi di 5 carte esatte
shipyard-word-green-06 = navi di 6 carte esatte
shipyard-word-green-07 = navi di almeno 7 carte
shipyard-word-green-08 = navi con tutti e tre i mezzi di salvataggio, 5 ciascuna
shipyard-word-green-09 = carte nave nella flotta
shipyard-word-green-10 = impiegati, 1 ciascuno, dal quinto 2
shipyard-word-green-11 = impiegati blu, gialli e arancioni, 2 ciascuno
shipyard-word-green-12 = tipi diversi di impiegati
shipyard-word-end = fine
shipyard-word-unmarked = casella senza numero
shipyard-word-2 = 2
shipyard-word-3 = 3
shipyard-word-4 = 4
shipyard-word-countdown = il conto alla rovescia è finito
shipyard-word-ship_cards = sono finite le carte nave
shipyard-word-no_captain = manca il capitano
shipyard-word-no_route = manca la rotta
shipyard-word-on_purpose = per scelta del proprietario

## Azioni

shipyard-do-choose = { $card }
shipyard-do-perform = Esegui l'azione scelta
shipyard-do-bonus = Compra un'azione bonus: { $action }
shipyard-do-finish = Concludi senza azione bonus
shipyard-do-final_action = Azione finale: { $action }
shipyard-do-pass = Passa
shipyard-do-take = Prendi: { $column }, fila { $row }
shipyard-do-take_blank = Prendi una carta vuota: { $kind }
shipyard-do-place = Casella { $cell }
shipyard-do-done_building = Fine della costruzione
shipyard-do-buy_train = Compra il treno della fila { $row }
shipyard-do-rent_canal = Affitta il canale della fila { $row }
shipyard-do-lay_first = { $turns ->
    [0] Com'è, senza girarlo
    [one] Un quarto di giro in senso orario
   *[other] { $turns } quarti di giro in senso orario
 }
shipyard-do-start = Entra da { $space }
shipyard-do-lay = { $beside }, lato { $side }, quarti di giro: { $turns }
shipyard-do-manufacture = Settori in più: { $extra }
shipyard-do-recruit = Settori in più: { $extra }
shipyard-do-hire = Assumi: { $employee }
shipyard-do-use_train = Scambia: { $train }
shipyard-do-trade = Cedi { $commodity } in cambio di: { $item }
shipyard-do-sell_rest = Vendi i vagoni rimasti
shipyard-do-launch = Vara la nave con la prua nella casella { $cell }
shipyard-do-load = Carica: { $piece }
shipyard-do-unload = Scarica: { $piece }
shipyard-do-done_loading = Fine del carico, si salpa
shipyard-do-let_fail = Non caricare nulla e sacrifica la nave
shipyard-do-speed = Velocità { $spaces }
shipyard-do-steer = Rotta: { $to }
shipyard-do-keep = Tieni: { $blue } + { $green }
shipyard-do-give_up = Scarta: { $blue } + { $green }

## Domande

shipyard-ask-choose_card = Quale carta azione scegli? Prima delle entrate hai { $guilders ->
    [one] un fiorino
   *[other] { $guilders } fiorini
 }.
shipyard-ask-before = { $chosen }: la esegui, o prima compri un'azione bonus per { $cost }?
shipyard-ask-after = { $chosen }: fatto. Compri un'azione bonus per { $cost }, o concludi?
shipyard-ask-take_card = Quale carta nave prendi? Prese { $taken } su { $limit }; puoi spendere { $guilders ->
    [one] un fiorino
   *[other] { $guilders } fiorini
 }.
shipyard-ask-place_card = In quale casella del cantiere va questa carta ({ $kind })?
shipyard-ask-pick_train = Quale treno compri? Puoi spendere { $guilders ->
    [one] un fiorino
   *[other] { $guilders } fiorini
 }.
shipyard-ask-pick_canal = Quale canale affitti? Puoi spendere { $guilders ->
    [one] un fiorino
   *[other] { $guilders } fiorini
 }.
shipyard-ask-first_canal = Il tuo primo canale: { $canal }. Come lo metti?
shipyard-ask-start_space = Da quale lato entra la tua nave nel { $canal }?
shipyard-ask-lay_canal = Dove e come metti il { $canal }? Rotta più lunga ora: { $longest }.
shipyard-ask-manufacture = Equipaggiamento: un settore è gratis. Quanti altri ne paghi?
shipyard-ask-recruit = Equipaggio: un settore è gratis. Quanti altri ne paghi?
shipyard-ask-pick_employee = Chi assumi? Puoi spendere { $guilders ->
    [one] un fiorino
   *[other] { $guilders } fiorini
 }.
shipyard-ask-pick_own_train = Quale dei tuoi treni scambi?
shipyard-ask-trade_cars = Cedi un vagone per un pezzo, o vendi tutto il resto per { $sale }?
shipyard-ask-pick_ship = Più navi sono complete. Quale salpa per prima?
shipyard-ask-loading = Che cosa carichi? Velocità { $base_speed }, rotta più lunga { $longest }, al meglio { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
shipyard-ask-pick_speed = A che velocità salpi? Da { $base_speed } a { $most_speed }; la rotta più lunga è { $longest }.
shipyard-ask-pick_route = Da che parte al bivio? Velocità { $speed }, { $steps_left ->
    [one] resta un passo
   *[other] restano { $steps_left } passi
 }.
shipyard-ask-give_up_contracts = { $per_colour ->
    [one] Scarta in segreto un contratto blu e uno verde.
   *[other] Scarta in segreto { $per_colour } contratti blu e { $per_colour } verdi.
 }
shipyard-ask-pick_final_action = La tua azione finale: quale, o nessuna?
shipyard-ask-complete_ship = Con un'altra carta completi una nave. La prendi? Hai { $guilders ->
    [one] un fiorino
   *[other] { $guilders } fiorini
 }.

## Cronaca

shipyard-event-turn = Turno { $turn }: { $you ->
    [yes] tocca a te
   *[no] tocca a { $seat }
 }.
shipyard-event-advanced = { $seat } { $you ->
    [yes] porti
   *[no] porta
 } in testa: { $card }.
shipyard-event-pushed = Spinta avanti: { $card }.
shipyard-event-chosen = { $seat } { $you ->
    [yes] scegli
   *[no] sceglie
 } l'azione «{ $card }»{ $income ->
    [0] {""}
    [one] {""}, entrate { $income } fiorino
   *[other] {""}, entrate { $income } fiorini
 }.
shipyard-event-bonus = { $seat } { $you ->
    [yes] compri
   *[no] compra
 } un'azione bonus ({ $action }).
shipyard-event-took = { $seat } { $you ->
    [yes] prendi
   *[no] prende
 } { $many ->
    [one] { $many } carta
   *[other] { $many } carte
 } ({ $column }){ $price ->
    [0] {""}
    [one] {" "}per { $price } fiorino
   *[other] {" "}per { $price } fiorini
 }.
shipyard-event-took_blank = { $seat } { $you ->
    [yes] prendi
   *[no] prende
 } una carta vuota ({ $kind }).
shipyard-event-placed = { $seat } { $you ->
    [yes] metti
   *[no] mette
 } nel cantiere { $kind }.
shipyard-event-dealt = { $many ->
    [one] { $many } carta nuova
   *[other] { $many } carte nuove
 } sul tabellone ({ $column }).
shipyard-event-last_card = L'ultima carta di un mazzo è scoperta ({ $deck }); la partita finisce dopo questo giro.
shipyard-event-train = { $seat } { $you ->
    [yes] compri
   *[no] compra
 } il { $train }{ $price ->
    [0] {""}
    [one] {" "}per { $price } fiorino
   *[other] {" "}per { $price } fiorini
 }.
shipyard-event-recycled = { $count ->
    [one] { $count } carta usata forma
   *[other] { $count } carte usate formano
 } un nuovo mazzo ({ $deck }).
shipyard-event-rented = { $seat } { $you ->
    [yes] affitti
   *[no] affitta
 } il { $canal }{ $price ->
    [0] {""}
    [one] {" "}per { $price } fiorino
   *[other] {" "}per { $price } fiorini
 }.
shipyard-event-laid = { $seat } { $you ->
    [yes] piazzi
   *[no] piazza
 } il { $canal }.
shipyard-event-started = { $seat } { $you ->
    [yes] entri
   *[no] entra
 } nel { $canal } (lato: { $space }).
shipyard-event-marker = { $seat } { $you ->
    [yes] muovi
   *[no] muove
 } il segnalino ({ $piece }){ $cost ->
    [0] {""}
    [one] {" "}per { $cost } fiorino
   *[other] {" "}per { $cost } fiorini
 }.
shipyard-event-gained = { $seat } { $you ->
    [yes] ricevi
   *[no] riceve
 } { $piece }.
shipyard-event-hired = { $seat } { $you ->
    [yes] assumi
   *[no] assume
 } { $employee }{ $cost ->
    [0] {""}
    [one] {" "}per { $cost } fiorino
   *[other] {" "}per { $cost } fiorini
 }.
shipyard-event-exchange = { $seat } { $you ->
    [yes] scambi
   *[no] scambia
 } le merci del { $train }.
shipyard-event-traded = { $seat } { $you ->
    [yes] scambi
   *[no] scambia
 } { $commodity } con { $piece }.
shipyard-event-sold = { $seat } { $you ->
    [yes] vendi
   *[no] vende
 } { $commodity } per { $guilders ->
    [one] { $guilders } fiorino
   *[other] { $guilders } fiorini
 }.
shipyard-event-subsidy = { $seat } { $you ->
    [yes] ricevi
   *[no] riceve
 } un sussidio di { $guilders ->
    [one] { $guilders } fiorino
   *[other] { $guilders } fiorini
 }.
shipyard-event-launched = { $seat } { $you ->
    [yes] vari
   *[no] vara
 } una nave di { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
 }.
shipyard-event-loaded = { $seat } { $you ->
    [yes] carichi
   *[no] carica
 } { $piece }.
shipyard-event-failed = { $seat } { $you ->
    [yes] perdi
   *[no] perde
 } una nave di { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
 } ({ $reason }).
shipyard-event-step = { $seat } { $you ->
    [yes] fai
   *[no] fa
 } il passo { $step }: { $canal }, { $space }.
shipyard-event-official = { $seat } { $you ->
    [yes] incontri
   *[no] incontra
 } un funzionario ({ $official }): { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
shipyard-event-riband = { $seat } { $you ->
    [yes] passi
   *[no] passa
 } un Nastro Azzurro al passo { $step }.
shipyard-event-canal_used = { $seat } { $you ->
    [yes] completi
   *[no] completa
 } il { $canal }.
shipyard-event-canal_lost = { $seat } { $you ->
    [yes] perdi
   *[no] perde
 } il { $canal } (non è più raggiungibile).
shipyard-event-scored = { $seat } { $you ->
    [yes] segni
   *[no] segna
 }: equipaggio { $crew }, equipaggiamento { $equipment }, velocità { $speed }, funzionari { $officials }, Nastro Azzurro { $riband }.
shipyard-event-sailed = { $seat } { $you ->
    [yes] guadagni
   *[no] guadagna
 } { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
shipyard-event-countdown = Il segnalino del conto alla rovescia raggiunge { $space }.
shipyard-event-gave_up = { $seat } { $you ->
    [yes] scarti
   *[no] scarta
 } { $many ->
    [1] un contratto
   *[other] { $many } contratti
 }.
shipyard-event-gave_up-own = { $seat } { $you ->
    [yes] scarti
   *[no] scarta
 } { $many ->
    [1] un contratto
   *[other] { $many } contratti
 } ({ $contract }).
shipyard-event-play_closed = I turni normali sono finiti: { $reason }.
shipyard-event-final_action = { $seat } { $you ->
    [yes] fai
   *[no] fa
 } un'azione finale ({ $action }).
shipyard-event-passed = { $seat } { $you ->
    [yes] passi
   *[no] passa
 }.
shipyard-event-contract = { $seat } { $you ->
    [yes] riveli
   *[no] rivela
 } { $many ->
    [1] un contratto
   *[other] { $many } contratti
 } ({ $contract }).
shipyard-event-over = La partita è finita: { $reason }.

## Rifiuti

shipyard-why-too-poor = Per questa azione { $need ->
    [one] serve almeno un fiorino
   *[other] servono almeno { $need } fiorini
 } e ne avresti { $have }; scegline un'altra.
shipyard-why-card-too-dear = Questa carta costa { $need } e hai { $have }; prendine una più in basso.
shipyard-why-train-too-dear = Questo treno costa { $need } e hai { $have }; prendine uno più in basso.
shipyard-why-canal-too-dear = Questo canale costa { $need } e hai { $have }; prendine uno più in basso.
shipyard-why-sector-too-dear = Andare fin lì costa { $need } e hai { $have }; paga meno settori.
shipyard-why-employee-too-dear = Assumerlo costa { $need } e hai { $have }; scegli qualcuno più vicino al segnalino.
shipyard-why-not-in-game = Questa carta non si usa in così pochi; scegline una che è sul percorso.
shipyard-why-is-lead = La carta di testa non si può scegliere; prendine una più indietro.
shipyard-why-is-occupied = Su questa carta c'è già una miniatura; scegline una libera.
shipyard-why-no-train-shown = Non ci sono treni esposti; scegli un'altra azione.
shipyard-why-no-canal-fits = Nessun canale esposto si collega ai tuoi; scegli un'altra azione.
shipyard-why-no-employee = Non c'è più nessuno che tu possa assumere; scegli un'altra azione.
shipyard-why-no-train = Non hai treni da scambiare; comprane prima uno o scegli un'altra azione.
shipyard-why-bonus-used = In questo turno hai già avuto l'azione bonus; una basta.
shipyard-why-no-bonus-card = Questa azione non è in gioco in così pochi; comprane un'altra.
shipyard-why-same-action = L'azione bonus deve essere diversa da quella scelta; comprane un'altra.
shipyard-why-bonus-too-dear = Un'azione bonus costa { $need } e hai { $have }; prosegui senza.
shipyard-why-spoils-chosen = L'azione scelta richiede { $need } fiorini e ne resterebbero { $have }; spendi meno, o esegui prima quella scelta.
shipyard-why-must-perform = L'azione scelta è ancora da eseguire; falla prima di concludere.
shipyard-why-performed-already = Hai già eseguito l'azione scelta; compra un'azione bonus o concludi.
shipyard-why-nothing-there = Lì non c'è nessuna carta; prendine una esposta.
shipyard-why-build-limit = Il massimo di carte per azione è { $limit }; concludi la costruzione.
shipyard-why-take-one = Prendi almeno una carta nave prima di concludere.
shipyard-why-place-first = Prima metti nel cantiere la carta che hai in mano.
shipyard-why-no-cell = Nel tuo cantiere una carta così non potrà mai far parte di una nave; prendine di un altro tipo.
shipyard-why-not-gone = Ci sono ancora carte di questo tipo; quelle vuote arrivano solo quando sono finite.
shipyard-why-cell-taken = Questa casella è occupata; scegline una vuota.
shipyard-why-not-viable = Così qualche carta non potrebbe mai far parte di una nave; lascia posto per prua, parte centrale e poppa.
shipyard-why-no-cell-completes = Una carta di questo tipo non completa nessuna nave; prendi il tipo giusto o passa.
shipyard-why-completes-nothing = La carta deve completare subito una nave; scegli la casella dove lo fa.
shipyard-why-not-in-system = Quel canale non fa parte del tuo sistema; indicane uno che ne fa parte.
shipyard-why-place-taken = Su quel lato c'è già un canale; scegli un posto libero.
shipyard-why-bank-there = Quel lato del tuo canale è chiuso; scegli un lato con un'uscita.
shipyard-why-does-not-join = Girato così, il nuovo canale è chiuso verso il tuo; giralo in modo che due uscite si incontrino.
shipyard-why-no-port = Da quel lato non si entra; scegli un lato aperto.
shipyard-why-none-left = Questo impiegato è già stato assunto da altri; scegli chi è rimasto.
shipyard-why-owned-already = Un impiegato identico lo hai già; scegline un altro.
shipyard-why-needs-level-one = Assumi prima il commerciante di livello 1 di questa merce.
shipyard-why-not-your-train = Questo treno non è tuo; indicane uno dei tuoi.
shipyard-why-no-such-car = Non restano vagoni con questa merce; scegline un altro.
shipyard-why-not-offered = Questa merce non si cambia con quello; guarda la tabella degli scambi.
shipyard-why-same-item = Con questo treno lo hai già preso; scegli altro o vendi.
shipyard-why-not-complete = Da quella casella non comincia una nave completa; indica la prua di una completa.
shipyard-why-none-in-stock = Nella scorta non ne hai più; carica altro.
shipyard-why-no-cabin = Le cabine sono tutte occupate; fai scendere qualcuno o lascialo nella scorta.
shipyard-why-no-mount = Sulla nave non c'è posto per questo; togli un pezzo o lascialo nella scorta.
shipyard-why-too-fast = La velocità diventa { $speed } e i tuoi canali permettono al massimo { $longest } passi; va' più piano o aggiungi canali un'altra volta.
shipyard-why-no-captain = Senza capitano la nave non salpa; caricane uno o sacrifica la nave.
shipyard-why-not-aboard = A bordo non c'è nulla di simile da scaricare.
shipyard-why-speed-range = Questa nave va da { $low } a { $high }; scegli una velocità entro questi limiti.
shipyard-why-no-way-back = Non si torna da dove si è venuti; scegli un'altra rotta.
shipyard-why-too-short = Da quella parte è troppo corto e i passi da fare sono ancora { $steps }; scegli una via più lunga.
shipyard-why-no-channel = Lì l'acqua non arriva; scegli una rotta dell'elenco.
shipyard-why-not-your-contract = Questo contratto non è tuo; scegli tra quelli in mano.
shipyard-why-keep-one-each = Ora resta un solo contratto per colore: indica i due che tieni (per colore ne vanno via { $per_colour }).
shipyard-why-one-each = I contratti da scartare per colore sono { $per_colour }: indica i due che lasci.
shipyard-why-no-bonus-at-end = A fine partita non ci sono azioni bonus; l'azione finale è l'ultima.
shipyard-why-final-too-poor = { $need ->
    [one] Serve un fiorino
   *[other] Servono { $need } fiorini
 } e ne hai { $have }; scegli un’altra azione, o passa.
shipyard-why-bonus-too-poor = Pagato il bonus, questa azione richiederebbe { $need } e resterebbero { $have }.
shipyard-why-last-card-too-dear = Questa carta costa { $need } e hai { $have }; la fila in basso è gratis.
shipyard-why-crew-too-dear = Andare così lontano sul cerchio dell’equipaggio costa { $need } e hai { $have }; fermati prima.
shipyard-why-no-train-there = In quella fila non c’è un treno; scegline un’altra.
shipyard-why-no-canal-there = In quella fila non c’è un canale; scegline un’altra.
shipyard-why-action-under-way = Un’azione è in corso; il bonus viene tutto prima o tutto dopo.

## Opzioni

shipyard-option-beginner_employees = Un ingegnere o un reclutatore in ogni spazio del percorso degli impiegati
shipyard-option-first = Primo giocatore

## Punti

shipyard-item-crew = Equipaggio
shipyard-item-equipment = Gru e cannoni
shipyard-item-speed = Velocità
shipyard-item-officials = Funzionari
shipyard-item-blue_riband = Nastro Azzurro
shipyard-item-blue_contract = Contratto blu
shipyard-item-green_contract = Contratto verde
shipyard-item-traders = Commercianti
shipyard-insight-action = Scegliere un'azione
shipyard-insight-ship = Costruire navi
shipyard-insight-load = Caricare le navi
shipyard-insight-cruise = Velocità e rotta
shipyard-insight-canal = Canali
shipyard-insight-trade = Treni e merci
shipyard-insight-sector = Settori in più
shipyard-insight-hire = Assumere impiegati
shipyard-insight-contract = Contratti
shipyard-insight-stop = Fermarsi e passare
shipyard-end-countdown = Il conto alla rovescia è arrivato alla fine.
shipyard-end-ship_cards = Un mazzo di carte nave è finito.
shipyard-reached-end = la fine
shipyard-reached-unmarked = la casella senza numero
shipyard-reached-2 = la casella 2
shipyard-reached-3 = la casella 3
shipyard-reached-4 = la casella 4

## Pezzi e merci dentro una frase, con il loro numero; e chi si assume

shipyard-some-captain = { $count ->
    [1] un capitano
   *[other] { $count } capitani
 }
shipyard-some-businessman = { $count ->
    [1] un manager
   *[other] { $count } manager
 }
shipyard-some-soldier = { $count ->
    [1] un soldato
   *[other] { $count } soldati
 }
shipyard-some-sail = { $count ->
    [1] una vela
   *[other] { $count } vele
 }
shipyard-some-smokestack = { $count ->
    [1] una ciminiera
   *[other] { $count } ciminiere
 }
shipyard-some-propeller = { $count ->
    [1] un'elica
   *[other] { $count } eliche
 }
shipyard-some-crane = { $count ->
    [1] una gru
   *[other] { $count } gru
 }
shipyard-some-cannon = { $count ->
    [1] un cannone
   *[other] { $count } cannoni
 }
shipyard-some-bow = { $count ->
    [1] una prua
   *[other] { $count } prue
 }
shipyard-some-middle = { $count ->
    [1] una parte centrale
   *[other] { $count } parti centrali
 }
shipyard-some-stern = { $count ->
    [1] una poppa
   *[other] { $count } poppe
 }
shipyard-cars-coal = { $count ->
    [1] un vagone di carbone
   *[other] { $count } vagoni di carbone
 }
shipyard-cars-steel = { $count ->
    [1] un vagone di acciaio
   *[other] { $count } vagoni di acciaio
 }
shipyard-cars-grain = { $count ->
    [1] un vagone di grano
   *[other] { $count } vagoni di grano
 }
shipyard-whom-engineer_sail = un ingegnere (vela)
shipyard-whom-engineer_smokestack = un ingegnere (ciminiera)
shipyard-whom-engineer_crane = un ingegnere (gru)
shipyard-whom-engineer_cannon = un ingegnere (cannone)
shipyard-whom-recruiter_captain = un reclutatore (capitano)
shipyard-whom-recruiter_businessman = un reclutatore (manager)
shipyard-whom-recruiter_soldier = un reclutatore (soldato)
shipyard-whom-recruiter_propeller = un reclutatore (elica)
shipyard-whom-trader_coal_1 = il commerciante di carbone 1
shipyard-whom-trader_coal_2 = il commerciante di carbone 2
shipyard-whom-trader_steel_1 = il commerciante di acciaio 1
shipyard-whom-trader_steel_2 = il commerciante di acciaio 2
shipyard-whom-trader_grain_1 = il commerciante di grano 1
shipyard-whom-trader_grain_2 = il commerciante di grano 2
shipyard-whom-builder_sail = un costruttore (vela)
shipyard-whom-builder_smokestack = un costruttore (ciminiera)
shipyard-whom-builder_crane = un costruttore (gru)
shipyard-whom-builder_cannon = un costruttore (cannone)
shipyard-whom-builder_crew = un costruttore (equipaggio)
shipyard-whom-builder_propeller = un costruttore (elica)
shipyard-whom-helmsman = un timoniere
shipyard-whom-rigger = un attrezzista
shipyard-whom-accountant = un contabile
shipyard-whom-foreman = un caposquadra
