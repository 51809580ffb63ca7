cove = Cala

## Parole

cove-word-tea = tè
cove-word-salt = sale
cove-word-silk = seta
cove-word-rum = rum
cove-word-lace = pizzo
cove-word-last_night = l'ultima notte è finita
cove-word-empty_bag = il sacchetto non riempie la spiaggia

## Azioni

cove-do-bid = { $amount ->
    [0] Fai la guardia
   *[other] Offri { $amount }
 }
cove-do-pick = Prendi { $good }
cove-do-sell = Vendi { $count } { $good }
cove-do-hold = Aspetta

## Domande

cove-ask-sealed_bid = Quanto offri in segreto per le merci sulla spiaggia?
cove-ask-picking = Quale carta prendi dalla spiaggia?
cove-ask-selling = Notte { $night } di { $nights }: che cosa vendi?

## Che cosa è successo

cove-event-night = Notte { $night }: la lanterna è di { $seat }
cove-event-landed = Sulla spiaggia: { $count } { $good }
cove-event-committed = { $seat } ha fatto la sua offerta
cove-event-committed-own = { $seat } offre { $amount } in segreto
cove-event-bid = { $seat } ha offerto { $amount }
cove-event-watch = { $seat } fa la guardia per { $coins }
cove-event-picked = { $seat } prende { $good }
cove-event-washed_away = Il mare porta via { $count } { $good }
cove-event-turn = Turno di { $seat }
cove-event-sold = { $seat } vende { $count } { $good } per { $coins }; ora il prezzo è { $price }
cove-event-held = { $seat } aspetta
cove-event-dearer = Il prezzo di { $good } sale a { $price }
cove-event-over = La partita è finita: { $reason }

## Perché no

cove-why-too-poor = Sono { $need } o più, e puoi offrire al massimo { $have }
cove-why-not-on-beach = Sulla spiaggia non ce n'è
cove-why-too-few = Servono { $need } carte o più, e ne hai { $have }

## Opzioni, punteggi e fine

cove-option-nights = Notti
cove-item-coins = Monete
cove-item-cards = Carte rimaste
cove-item-set = Una merce di ogni tipo
cove-end-last_night = L'ultima notte è finita
cove-end-empty_bag = Il sacchetto non riempie la spiaggia

## Prima partita

cove-hint-sealed_bid = L'offerta più alta prende per prima, e due carte. Chi offre zero riceve due monete invece di merci.
cove-hint-picking = Una merce che ti manca avvicina la serie; molte carte uguali rovinano il loro prezzo.
cove-hint-selling = Ogni carta venduta abbassa il prezzo di uno. Le merci che nessuno vende rincarano nella notte.

## Il tavolo nel terminale

cli-cove-night = Notte { $night } di { $nights }, la lanterna è di { $seat }
cli-cove-bag = Sacchetto
cli-cove-price = Prezzo
cli-cove-beach = Spiaggia
cli-cove-coins = Monete
cli-cove-bid = Offerta
cli-cove-quay = Molo
cli-cove-cellar = Cantina
