# Il tavolo di Container nel browser.

container-with-bank = con Banca d’investimento
container-board = Carta: i porti dei rivali, il mare aperto, l’isola e la banca
container-factory = Fabbrica
container-harbour = Porto
container-island = Isola straniera
container-open-sea = Mare aperto
container-bank = Banca d’investimento
container-ports = Porti alla banca
container-no-containers = nessun container
container-bids = offre
container-supply = Riserva
container-left = ancora { $count }
container-ends-at = fine: 2 colori a 0
container-empty = { $count ->
    [0] {""}
    [one] uno esaurito!
   *[other] { $count } esauriti!
 }
container-last-turn = ultimo turno!
container-your-port = Il tuo porto
container-port-empty = nessuna nave
container-your-values = I tuoi valori
container-cash = Denaro nella borsa
container-purse = Borsa
container-loans = { $count ->
    [one] Prestito
   *[other] { $count } prestiti
 }
container-interest = −{ $amount } a turno
container-bluff = Carte bluff
container-under-bid = all’asta

## Facts

container-fact-cards = carte denaro
container-fact-loans = prestiti
container-fact-hold = nella stiva
container-fact-island = sull’isola
container-ship-of = Nave di { $name }, container a bordo: { $count }
container-at-sea = in mare aperto
container-at-island = all’isola
container-at-bank = alla banca
container-at-port = nel porto di { $name }

## Things to choose

container-box-at = container { $colour } a { $price }
container-put-at = { $colour } al prezzo { $price }
container-move-price = { $colour } a { $price }: prendi per cambiare prezzo
container-pick-new = Prendi il nuovo container { $colour }
container-now-at = ora a { $price }
container-price-hint = Trascina i container sotto un prezzo, o premilo qui.
container-which-price = A che prezzo?
container-change-prices = Cambia altri prezzi
container-make-label = Produci { $colour }
container-machine-label = Costruisci un macchinario: { $colour }
container-buy-from = Compra dalla fabbrica di { $name }
container-sail-sea = Naviga verso il mare aperto
container-sail-island = Naviga verso l’isola
container-sail-bank = Naviga verso il tuo porto alla banca
container-sail-port = Naviga verso il porto di { $name }
container-call-label = Chiama il broker { $broker }: { $square }
container-load-label = Carica { $colour }

## Groups of actions

container-group-buy_machine = Costruisci un macchinario
container-group-buy_for_harbour = Compra per il porto da
container-group-sail = Naviga verso
container-group-call_broker = Chiama un broker per
container-group-buy = Compra
container-group-make = Produci
container-group-load = Carica
container-group-lay = Offri un container
container-group-place = Cedi
container-group-accept = Accetta l’offerta di
container-group-seize = Prendi
container-group-seize_from_store = Prendi
container-group-discard = Rinuncia a

container-tile-buy_machine = Macchinario
container-tile-buy_warehouse = Magazzino
container-tile-buy_for_harbour = Compra per il porto
container-tile-produce = Produci
container-tile-sail = Naviga
container-tile-call_broker = Broker
container-tile-buy_docked = Compra ancora

## Auction

container-auction = Asta all’isola
container-sells = { $count ->
    [one] { $name } vende un container
   *[other] { $name } vende { $count } container
 }
container-you-sell = { $count ->
    [one] Vendi un container
   *[other] Vendi { $count } container
 }
container-on-your-card = sulla tua carta
container-bids-sealed = Offerte segrete
container-bids-open = Le offerte sono scoperte
container-bid-best = offerta migliore
container-bid-out = fuori
container-bid-sealed = sigillata
container-bid-yours = posi le carte
container-bid-choosing = sta scegliendo
container-then = Poi decide chi vende
container-then-accept = Accetta: chi vince paga, e la banca paga altrettanto a chi vende.
container-then-reject = Rifiuta: chi vende paga l’offerta migliore e tiene il carico.
container-your-bid = La tua offerta
container-only-you = lo vedi solo tu
container-amount = Somma
container-less = Meno
container-more = Più
container-worth = Vale sulla tua carta
container-gain-aboard = Sulla tua casella dell'isola alla fine vale { $value } per te.
container-bid-in-all = La tua offerta in tutto
container-if-you-win = Se vinci, borsa { $from } → { $to }
container-seal = { $bluff ->
    [0] Sigilla l’offerta: { $amount }
    [one] Sigilla { $amount } con un bluff
   *[other] Sigilla { $amount } con { $bluff } bluff
 }
container-bid-open = Offri { $amount }
container-final = Una volta sigillata è definitiva. Le offerte si scoprono insieme.

## La fine

container-part-box = { $id ->
    [black] container neri
    [beige] container beige
    [grey] container grigi
    [purple] container viola
   *[brown] container marroni
 }

## Per chi ascolta

container-heard-lot = { $count ->
    [one] { $colour } a { $price }
   *[other] { $count } { $colour } a { $price } l’uno
 }
container-heard-ship = Nave { $where }, a bordo
container-heard-machines = Macchinari
container-heard-broker = Broker { $broker }
container-heard-money = denaro
container-heard-values = Valori
container-heard-left = Container rimasti

## La fine

container-end-tie = Somme pari: vince chi ha il deposito di fabbrica più pieno.
