# Il tavolo di Container nel terminale.

cli-container-turn = { $actions_left ->
    [0] Giro { $round }, turno di { $seat }, nessuna azione rimasta
    [one] Giro { $round }, turno di { $seat }, resta un'azione
   *[other] Giro { $round }, turno di { $seat }, restano { $actions_left } azioni
 }
cli-container-ending = ultimo turno
cli-container-machines = Macchinari
cli-container-warehouses = Magazzini
cli-container-next = Prossimi
cli-container-factory = Fabbrica
cli-container-harbour = Porto
cli-container-ship = Nave
cli-container-hold = Stiva
cli-container-island = Isola
cli-container-personal-port = Alla banca
cli-container-cards = Carte denaro
cli-container-loans = Prestiti
cli-container-values = Valori
cli-container-unpriced = Senza prezzo
cli-container-supply = Riserva
cli-container-containers = Container
cli-container-money = Denaro
cli-container-brokers = Broker
cli-container-payment = Offerta di { $seat } al broker { $broker }, in palio { $square }:
cli-container-auction = Asta
cli-container-cargo = Carico di { $seat }
cli-container-bid-open = { $amount } (carte bluff: { $bluffs })
cli-container-bid-best = migliore
cli-container-bid-laid = deposta
cli-container-bid-waiting = sta pensando
cli-container-purse = La tua borsa
cli-container-cash = Contanti
cli-container-bluffs = Carte bluff
cli-container-legend = 2: è un prezzo
cli-container-letter-black = N
cli-container-letter-beige = B
cli-container-letter-grey = G
cli-container-letter-purple = V
cli-container-letter-brown = M
cli-container-at-sea = mare
cli-container-at-island = isola
cli-container-at-bank = banca
cli-container-at-port = porto di { $seat }
