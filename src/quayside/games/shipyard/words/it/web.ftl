# Il tavolo di Shipyard nel browser.

shipyard-board = Il tavolo: esposizioni, carte azione, cerchi, impiegati e canali
shipyard-laps-left = { $count ->
    [0] ultimo giro concluso
    [one] manca un giro
   *[other] mancano { $count } giri
 }
shipyard-lap = Giro { $lap }/{ $laps }
shipyard-lead = in testa
shipyard-ending-lap = Ultimo giro: si finisce quando la testa torna alla porta.
shipyard-ending-cards = Un mazzo di carte nave è finito: questo è l'ultimo round.
shipyard-ending-final = I turni normali sono finiti: azioni finali, poi le ultime navi.

## Parti del tavolo

shipyard-page-table = Tavolo
shipyard-page-track = Azioni
shipyard-page-displays = Offerta
shipyard-page-employees = Impiegati
shipyard-page-canals = Canali
shipyard-short-build = Costruire
shipyard-short-purchase = Merci
shipyard-short-rent = Affitto
shipyard-short-manufacture = Produrre
shipyard-short-recruit = Reclutare
shipyard-short-hire = Assumere
shipyard-short-exchange = Scambio
shipyard-short-subsidy = Sussidio
shipyard-head-ships = Carte nave
shipyard-head-bows = Prue
shipyard-head-middles = Centri
shipyard-head-sterns = Poppe
shipyard-head-trains = Treni
shipyard-head-canals = Canali
shipyard-deck-left = altre { $count }
shipyard-free = gratis
shipyard-first-free = i vicini gratis
shipyard-next-free = i vicini gratis
shipyard-rates = Prezzi di carbone, acciaio, grano: ora { $now }, poi { $next }
shipyard-large = Ingrandisci
shipyard-officials = Chi paga che cosa
shipyard-pays-military = soldati, cannoni
shipyard-pays-commercial = manager, gru
shipyard-pays-lifebuoy = salvagenti
shipyard-pays-lifeboat = scialuppe
shipyard-pays-lantern = lanterne
shipyard-pays-blue_riband = il numero del passo
shipyard-no-canals = Ancora nessun canale
shipyard-longest = Rotta più lunga: { $longest }
shipyard-longest-short = Rotta più lunga
shipyard-used-canals = { $count ->
    [one] 1 canale usato
   *[other] { $count } canali usati
 }

## Davanti a un giocatore

shipyard-player = Giocatore { $number }
shipyard-guilders = Fiorini
shipyard-points = Punti
shipyard-yard = Cantiere
shipyard-yard-of = { $cards ->
    [one] Una carta nel cantiere
   *[other] { $cards } carte nel cantiere
 }
shipyard-stock = Scorta
shipyard-employees = Impiegati
shipyard-nobody = ancora nessuno
shipyard-trains = Treni
shipyard-no-trains = nessuno
shipyard-fleet = Flotta
shipyard-no-ships = ancora nessuna nave
shipyard-failed = { $count ->
    [one] una nave persa
   *[other] { $count } navi perse
 }
shipyard-fleet-ship = { $cards ->
    [one] Nave di una carta, { $points } punti: { $load }
   *[other] Nave di { $cards } carte, { $points } punti: { $load }
 }
shipyard-canals = Canali
shipyard-contracts = I tuoi contratti
shipyard-secret-contracts =
    Contratti segreti: { $blue } blu, { $green ->
        [one] { $green } verde
       *[other] { $green } verdi
    }
shipyard-contract-now = punti allo stato attuale
shipyard-given-up = Scartati: { $list }
shipyard-blue-contracts = Contratti blu
shipyard-green-contracts = Contratti verdi
shipyard-source-reconstructed = I valori stampati non sono noti; questi sono ricostruiti.
shipyard-source-short = ≈ carte ricostruite
shipyard-blank = { $kind }, carta vuota
shipyard-icon-cabin = cabina
shipyard-icon-mast = albero
shipyard-does-engineer = un pezzo in più ogni volta che produci
shipyard-does-recruiter = un pezzo in più ogni volta che recluti
shipyard-does-trader = 1 in più per vagone venduto; punti alla fine
shipyard-does-builder = più pezzi sulla nave di quanti posti abbia
shipyard-does-helmsman = velocità +1, se vuoi
shipyard-does-rigger = velocità +1 ogni due vele, se vuoi
shipyard-does-accountant = due settori in più gratis
shipyard-does-foreman = tre spazi in più gratis quando assumi

## Cose da scegliere

shipyard-card-income = { $card }, entrate { $income }
shipyard-card-taken = { $card }, con una miniatura di { $name }
shipyard-then = { $guilders ->
    [one] poi un fiorino
   *[other] poi { $guilders } fiorini
 }
shipyard-perform = Esegui: { $card }
shipyard-bonus-hint = Una volta per turno puoi pagare { $cost } per un'altra azione.
shipyard-take-label = { $card }; prezzo { $price }
shipyard-take-hint = Premi una carta, o trascinala dall'offerta nel cantiere.
shipyard-place-hint = Premi una casella accesa, o trascina lì la carta.
shipyard-cell = Casella { $cell }
shipyard-launch-label = Vara la nave dalla casella { $cell }
shipyard-buy-label = Compra il treno: { $cars }; prezzo { $price }
shipyard-rent-label = Affitta { $canal }; prezzo { $price }
shipyard-use-label = Scambia questo treno: { $cars }
shipyard-sale = se vendi tutto
shipyard-rate = { $guilders } l'uno
shipyard-trade-label = Cedi { $commodity } in cambio di: { $item }
shipyard-sector = { $piece }, prezzo { $cost }
shipyard-extra = { $extra ->
    [0] il prossimo settore, gratis
    [one] un settore più avanti
   *[other] { $extra } settori più avanti
 }
shipyard-hire-label = Assumi: { $employee }, prezzo { $cost }
shipyard-in-hand = Il tuo nuovo canale
shipyard-turn-left = Gira a sinistra
shipyard-turn-right = Gira a destra
shipyard-turning = Come è girato il canale
shipyard-turned = { $turns ->
    [0] Non girato
    [one] Girato di un quarto
   *[other] Girato di { $turns } quarti
 }
shipyard-lay-hint = Giralo, poi premi un posto o trascinalo lì. I numeri sono la rotta più lunga che ne viene.
shipyard-lay-here = Mettilo così
shipyard-lay-label = Mettilo qui: { $where }; rotta più lunga allora { $longest }
shipyard-beside = { $canal }, { $side }
shipyard-places = Posti
shipyard-no-place = Girato così non entra da nessuna parte.
shipyard-start-label = Entra da { $side }
shipyard-course-label = Rotta { $space }; al meglio { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
shipyard-at-best = tutta la nave, al meglio
shipyard-all-answers = Tutte le { $count } possibilità a parole

## La navigazione

shipyard-speed = Velocità
shipyard-cruise = Una navigazione
shipyard-cruise-of = { $you ->
    [yes] Salpi
   *[no] { $name } salpa
}
shipyard-cruise-met = Incontrati in viaggio
shipyard-speed-label = Velocità { $speed }; al meglio { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
shipyard-this-ship = Questa nave, al meglio
shipyard-aboard-of = { $aboard } di { $stock }
shipyard-load-label = Carica: { $piece }
shipyard-unload-label = Scarica: { $piece }
shipyard-give-ship-up = Rinuncia alla nave
shipyard-routes = { $count ->
    [one] una rotta
   *[other] { $count } rotte
 }
shipyard-routes-more = più di { $count } rotte

## Contratti

shipyard-keep-hint = Lo vedi solo tu. Scegli i due che tieni; gli altri se ne vanno.
shipyard-give-hint = Lo vedi solo tu. Scegli i due che se ne vanno.
shipyard-keep-these = Tieni questi due
shipyard-give-these = Scarta questi due

## La fine

shipyard-part-fleet = nave { $id }

## Per chi ascolta

shipyard-heard-cards = Dalla prima all’ultima
shipyard-heard-priced = { $card } a { $price }
shipyard-heard-contracts = Contratti
shipyard-heard-worth = { $contract } (ora { $points })

## La fine

shipyard-end-tie = Punti pari: vince chi ha più fiorini.
