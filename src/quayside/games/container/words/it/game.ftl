container = Container

## Parole

container-word-black = nero
container-word-beige = beige
container-word-grey = grigio
container-word-purple = viola
container-word-brown = marrone
container-word-sea = mare aperto
container-word-island = isola
container-word-bank = il porto alla banca
container-word-hold = stiva
container-word-personal_port = porto alla banca
container-word-harbour_store = deposito del porto
container-word-factory_store = deposito di fabbrica
container-word-factory = deposito di fabbrica
container-word-harbour = deposito del porto
container-word-I = I
container-word-II = II
container-word-III = III
container-word-containers = container
container-word-money = denaro
container-word-random = a caso
container-word-win_first = prima la vincita dal broker
container-word-interest_first = prima gli interessi
container-word-colours_exhausted = la riserva ha esaurito i colori
container-word-round_limit = raggiunto il limite di giri

## Azioni

container-do-pass = Passa e rinuncia alle azioni rimaste
container-do-end_turn = Termina il turno
container-do-buy_machine = Costruisci un macchinario: { $colour }
container-do-buy_warehouse = Costruisci un magazzino
container-do-buy_for_harbour = Compra dalla fabbrica di { $rival }
container-do-produce = Produci
container-do-sail = Naviga { $to }
container-do-buy_docked = Compra ancora in questo porto
container-do-call_broker = Chiama il broker { $broker }; in palio: { $square }
container-do-done = Fatto
container-do-make = Produci un container: { $colour }
container-do-buy = Compra { $colour } a { $price }
container-do-price = { $store }: { $colour } a { $price }
container-do-reprice = Cambia prezzo: { $colour } da { $old } a { $new }
container-do-load = Carica { $colour }
container-do-lay = Offri { $colour } ({ $store }, prezzo { $price })
container-do-place = Cedi { $colour }
container-do-bid_money = Offri { $amount }
container-do-bid = Offri { $amount }{ $bluff ->
    [0] {""}
    [one] {" "}con una carta bluff
   *[other] {" "}con { $bluff } carte bluff
 }
container-do-accept = Accetta l'offerta di { $bidder }
container-do-reject = Rifiuta tutte le offerte e tieni il carico
container-do-seize = Prendi { $colour }
container-do-seize_from_store = Prendi { $colour } al prezzo { $price }
container-do-discard = Rinuncia a { $colour }
container-do-take_loan = Chiedi un prestito
container-do-repay_loan = Restituisci un prestito
container-do-break_card = Cambia una carta da { $card } in carte più piccole
container-do-combine_cards = Riunisci carte più piccole in una da { $card }

## Domande

container-ask-place_bid = Paghi l'offerta ai broker. Quale container va al broker { $broker }?
container-ask-seize_choice = { $debtor } non paga gli interessi. Che cosa prende la banca ({ $place })?
container-ask-main = { $actions_left ->
    [one] Tocca a te: resta un'azione. Che cosa fai?
   *[other] Tocca a te: restano { $actions_left } azioni. Che cosa fai?
 }
container-ask-closing = Azioni finite. Se vuoi sistema i prestiti, poi termina il turno.
container-ask-shop = Che cosa compri dalla fabbrica di { $rival }? Posti liberi: { $room }; da pagare: { $owed }.
container-ask-price_harbour = { $unpriced ->
    [0] Se vuoi, cambia i prezzi del deposito del porto.
    [one] Un container del deposito del porto attende un prezzo da 2 a 6.
   *[other] { $unpriced } container del deposito del porto attendono un prezzo da 2 a 6.
 }
container-ask-make_choice = { $space ->
    [one] C'è posto per un altro container. Quale colore produci?
   *[other] C'è posto per altri { $space } container. Quale colore produci adesso?
 }
container-ask-price_factory = { $unpriced ->
    [0] Se vuoi, cambia i prezzi del deposito di fabbrica.
    [one] Un container del deposito di fabbrica attende un prezzo da 1 a 4.
   *[other] { $unpriced } container del deposito di fabbrica attendono un prezzo da 1 a 4.
 }
container-ask-dock = Che cosa carichi nel porto di { $rival }? Posti liberi: { $room }; da pagare: { $owed }.
container-ask-load_hold = Che cosa carichi dal tuo porto alla banca? Posti liberi: { $room }.
container-ask-sealed_bid = Quanto offri in segreto per tutto il carico?
container-ask-tie_round = La tua offerta di { $bid } è in parità. Quanto aggiungi in segreto?
container-ask-decide = Offerta migliore: { $best }. La accetti e incassi il doppio, o la paghi e tieni il carico?
container-ask-broker_money_bid = Quanto denaro offri? Almeno { $least }.
container-ask-broker_container_bid = { $needed ->
    [0] L'offerta basta. Aggiungi un altro container o chiudi?
    [one] Quale container offri? Ne serve almeno un altro.
   *[other] Quale container offri? Ne servono almeno altri { $needed }.
 }
container-ask-price_returned = La tua offerta è superata. { $unpriced ->
    [one] Dai un prezzo al container tornato.
   *[other] Dai un prezzo ai { $unpriced } container tornati.
 }
container-ask-discard_choice = Più colori sono in parità sulla tua casella dell'isola. A quale rinunci?

## Registro

container-event-turn = Giro { $round }: { $you ->
    [yes] il tuo turno
   *[no] turno di { $seat }
 }.
container-event-interest = { $seat } { $you ->
    [yes] paghi
   *[no] paga
 } { $amount } $ di interessi.
container-event-default = { $seat } non { $you ->
    [yes] puoi
   *[no] può
 } pagare gli interessi di { $loans ->
    [one] { $loans } prestito
   *[other] { $loans } prestiti
 }.
container-event-seized = { $you ->
    [yes] La banca ti prende un container
   *[no] La banca prende un container a { $seat }
 } ({ $colour }, { $place }).
container-event-loan = { $seat } { $you ->
    [yes] chiedi
   *[no] chiede
 } { $many ->
    [one] un prestito
   *[other] { $many } prestiti
 }.
container-event-repaid = { $seat } { $you ->
    [yes] restituisci
   *[no] restituisce
 } { $many ->
    [one] un prestito
   *[other] { $many } prestiti
 }.
container-event-exchanged = { $seat } { $you ->
    [yes] cambi
   *[no] cambia
 } denaro alla banca e ora { $you ->
    [yes] hai
   *[no] ha
 } { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
 }.
container-event-exchanged-own = { $seat } { $you ->
    [yes] cambi
   *[no] cambia
 } denaro (carta da { $card }) e ora { $you ->
    [yes] hai
   *[no] ha
 } { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
 }.
container-event-exchanged_in_secret = { $seat } { $you ->
    [yes] cambi
   *[no] cambia
 } denaro in segreto (carta da { $card }).
container-event-passed = { $seat } { $you ->
    [yes] passi
   *[no] passa
 }.
container-event-machine = { $seat } { $you ->
    [yes] costruisci
   *[no] costruisce
 } un macchinario { $colour } per { $cost } $.
container-event-warehouse = { $seat } { $you ->
    [yes] costruisci
   *[no] costruisce
 } { $many ->
    [one] un magazzino
   *[other] { $many } magazzini
 } per { $cost } $.
container-event-visits = { $seat } { $you ->
    [yes] fai
   *[no] fa
 } acquisti { $rival }.
container-event-bought = { $seat } { $you ->
    [yes] compri
   *[no] compra
 } { $many ->
    [1] un container { $colour }
   *[other] { $many } container ({ $colour })
 } per { $price } $.
container-event-paid = { $seat } { $you ->
    [yes] paghi
   *[no] paga
 } { $amount } $ { $rival }.
container-event-priced = { $seat } { $you ->
    [yes] metti
   *[no] mette
 } in vendita { $many ->
    [1] un container { $colour }
   *[other] { $many } container ({ $colour })
 } a { $price } $ ({ $store }).
container-event-repriced = { $seat } { $you ->
    [yes] cambi
   *[no] cambia
 } il prezzo di { $many ->
    [1] un container { $colour }
   *[other] { $many } container ({ $colour })
 } a { $new } $ ({ $store }).
container-event-fee = { $seat } { $you ->
    [yes] avvii
   *[no] avvia
 } la produzione e { $you ->
    [yes] paghi
   *[no] paga
 } { $amount } $ { $rival }.
container-event-produced = { $seat } { $you ->
    [yes] produci
   *[no] produce
 } { $many ->
    [1] un container { $colour }
   *[other] { $many } container ({ $colour })
 }.
container-event-ending = Due colori sono esauriti: la partita finisce dopo { $you ->
    [yes] il tuo turno
   *[no] il turno di { $seat }
 }.
container-event-sailed = { $seat } { $you ->
    [yes] navighi
   *[no] naviga
 } { $to }.
container-event-loaded = { $seat } { $you ->
    [yes] carichi
   *[no] carica
 } { $many ->
    [1] un container { $colour }
   *[other] { $many } container ({ $colour })
 }.
container-event-auction = { $seat } { $you ->
    [yes] metti
   *[no] mette
 } all'asta { $containers } container.
container-event-committed = { $seat } { $you ->
    [yes] deponi
   *[no] depone
 } un'offerta segreta.
container-event-committed-own = { $seat } { $you ->
    [yes] deponi
   *[no] depone
 } un'offerta segreta di { $amount } $ con { $bluff ->
    [one] { $bluff } carta bluff
   *[other] { $bluff } carte bluff
 }.
container-event-bid = { $seat } { $you ->
    [yes] offri
   *[no] offre
 } { $worth } $.
container-event-tie = { $seat } { $you ->
    [yes] sei
   *[no] è
 } in parità per l'offerta migliore.
container-event-accepted = { $seat } { $you ->
    [yes] vendi
   *[no] vende
 } il carico { $bidder } per { $amount } $, e la banca paga altrettanto.
container-event-rejected = { $seat } { $you ->
    [yes] rifiuti
   *[no] rifiuta
 } tutte le offerte, { $you ->
    [yes] paghi
   *[no] paga
 } { $amount } $ e { $you ->
    [yes] tieni
   *[no] tiene
 } il carico.
container-event-subsidy = { $many ->
    [one] Il broker { $broker } riceve { $amount } $
   *[other] I broker { $broker } si dividono { $amount } $
 }.
container-event-called = { $seat } { $you ->
    [yes] chiami
   *[no] chiama
 } il broker { $broker } (in palio: { $square }).
container-event-laid = { $seat } { $you ->
    [yes] offri
   *[no] offre
 } { $many ->
    [1] un container { $colour } ({ $store })
   *[other] { $many } container ({ $colour }; { $store })
 }.
container-event-laid-more = { $many } container ({ $colour }; { $store })
container-event-laid_money = { $seat } { $you ->
    [yes] offri
   *[no] offre
 } { $amount } $.
container-event-outbid = { $seat } { $you ->
    [yes] riprendi
   *[no] riprende
 } l'offerta superata.
container-event-broker_won = { $seat } { $you ->
    [yes] vinci
   *[no] vince
 } l'asta del broker { $broker } ({ $square }, { $amount } in tutto).
container-event-placed = { $seat } { $you ->
    [yes] cedi
   *[no] cede
 } { $many ->
    [1] un container { $colour }
   *[other] { $many } container ({ $colour })
 } al broker { $broker }.
container-event-placed-more = { $many } al broker { $broker } ({ $colour })
container-event-value_card = { $seat } { $you ->
    [yes] mostri
   *[no] mostra
 } la carta valori (colore speciale: { $special }).
container-event-discarded = { $seat } { $you ->
    [yes] rinunci
   *[no] rinuncia
 } a { $count } container del colore più numeroso ({ $colour }).
container-event-over = La partita è finita: { $reason }.

## Rifiuti

container-why-too-poor = Servono { $need } e hai { $have }; chiedi un prestito o scegli qualcosa di meno caro.
container-why-building-too-dear = Costa { $need }, ma hai { $have }: vendi qualcosa o prendi prima un prestito.
container-why-fee-too-high = Produrre costa { $need } e hai { $have }; prima chiedi un prestito.
container-why-row-full = In questa fila tutti gli spazi sono occupati; costruisci l'altro tipo o fai altro.
container-why-none-in-supply = Nella riserva non ce ne sono più; scegli altro.
container-why-same-colour = Hai già un macchinario di questo colore; scegline uno che ti manca.
container-why-own-store = Dalla tua fabbrica non puoi comprare; indica un rivale.
container-why-no-such-seat = A quel posto non siede nessuno; indica un giocatore di questa partita.
container-why-nothing-to-buy = Lì non c'è nulla da comprare e il tuo deposito del porto è vuoto; scegli un rivale che abbia container.
container-why-harbour-full = Nel deposito del porto non c'è posto (posti liberi: { $room }); costruisci un magazzino o prima vendi qualcosa.
container-why-one-rival = Stai già comprando da un rivale; finisci qui e usa un'altra azione per il prossimo.
container-why-not-for-sale = Qui non c'è un container così a quel prezzo; scegline uno presente.
container-why-must-buy = Il tuo deposito del porto è vuoto, quindi compra almeno un container prima di finire.
container-why-already-produced = In questo turno hai già prodotto; potrai rifarlo nel prossimo.
container-why-not-makeable = Questo colore ora non si può produrre: servono un macchinario di quel colore e un container nella riserva, una volta per produzione.
container-why-not-adjacent = Con una sola azione non ci arrivi; prima esci in mare aperto.
container-why-own-port = Una nave non entra mai nel porto del suo padrone; scegli il porto di un rivale, l'isola o il mare.
container-why-staying-put = La tua nave è già lì; scegli un'altra meta.
container-why-no-bank = Questa partita si gioca senza la Banca d'investimento.
container-why-only-on-arrival = In un porto si compra solo all'arrivo; salpa e ritorna.
container-why-hold-full = La stiva è piena; metti il carico all'asta sull'isola per fare posto.
container-why-needs-a-card = Un'offerta vuole almeno una carta; offri 0 con una carta bluff.
container-why-too-many-bluffs = Non ti restano tante carte bluff; puoi aggiungerne ancora { $have }.
container-why-not-the-best = Si può accettare solo l'offerta migliore; accetta quella o rifiutale tutte.
container-why-cannot-reject = Rifiutare costa { $need } e hai { $have }; chiedi un prestito o accetta l'offerta migliore.
container-why-too-many-loans = Hai già tutti i prestiti consentiti; prima restituiscine uno nel tuo turno.
container-why-bid-committed = La tua offerta segreta è sul tavolo; chiedi prestiti dopo che è stata scoperta.
container-why-loans-closed = L'ultimo turno è finito: i prestiti non si chiedono e non si restituiscono più.
container-why-no-loan = Non hai prestiti da restituire.
container-why-not-your-turn = Si può solo nel tuo turno dopo gli interessi, oppure (cambio di carte) mentre prepari un'offerta.
container-why-promised = Hai promesso qualcosa che non è ancora pagato; prima concludi quello.
container-why-loan-back-and-forth = Annullerebbe soltanto ciò che hai appena fatto; prima fai altro.
container-why-cards-back-and-forth = Hai appena riunito delle carte; prima di cambiarne in carte più piccole fai altro.
container-why-no-such-card = Non hai una carta così; scegline una dalla borsa.
container-why-cannot-combine = Le tue carte più piccole non formano quella carta; scegline una minore.
container-why-called-already = In questo turno hai già chiamato un broker; si può una volta sola.
container-why-won-this-turn = All'inizio di questo turno hai vinto da un broker; chiama di nuovo nel prossimo.
container-why-last-turn = È l'ultimo turno, e non vi si può chiamare un broker.
container-why-would-end = In questo turno hai chiamato un broker, quindi la produzione non deve far finire la partita; lascia gli ultimi container nella riserva.
container-why-empty-square = Lì non c'è nulla in palio; scegli una casella con qualcosa sopra.
container-why-other-square = È aperta un'asta per un'altra casella; puoi solo rilanciare lì.
container-why-bid-too-low = L'offerta deve arrivare a { $need } e ciò che conta è { $have }; offri di più o lascia stare.
container-why-wrong-kind = Il denaro si compra con container e i container con denaro; offri l'altro tipo.
container-why-not-yours-to-bid = Puoi offrire solo container dei tuoi depositi, di fabbrica o del porto.
container-why-not-there = Lì non c'è un container così; scegline uno presente.
container-why-not-most = Questo colore non è tra i più numerosi della tua casella; scegline uno che lo sia.
container-why-still-unpriced = Alcuni container non hanno ancora un prezzo; dallo a tutti prima di finire.
container-why-wrong-price = Quel prezzo non va: la fabbrica usa da 1 a 4, il porto da 2 a 6, e un prezzo nuovo deve differire dal vecchio.
container-why-only-returned = Adesso ricevono un prezzo solo i container tornati; gli altri tengono il loro.

## Opzioni

container-option-bank = Gioca con la Banca d'investimento
container-option-bluff_cancels = Una carta bluff annulla l'offerta
container-option-first = Primo giocatore
container-option-preparatory_order = Inizio del turno con la banca
container-option-buy_while_docked = Comprare ancora in un porto senza muoversi
container-option-round_limit = Numero massimo di giri prima del conteggio

## Punteggio

container-item-money = Denaro
container-item-island = Casella sull'isola
container-item-harbour_store = Deposito del porto
container-item-hold = Stiva
container-item-personal_port = Porto alla banca
container-item-loans = Prestiti
container-insight-build = Costruire macchinari e magazzini
container-insight-produce = Produrre
container-insight-buy = Comprare e caricare container
container-insight-sail = Navigare
container-insight-price = Fissare i prezzi
container-insight-bid = Fare offerte per un carico
container-insight-sell = Vendere il proprio carico
container-insight-broker = Broker
container-insight-loan = Prestiti
container-insight-stop = Fermarsi e passare
container-end-colours_exhausted = Due colori sono finiti nella riserva.
container-end-round_limit = È stato giocato il numero di giri concordato.
container-to-sea = in mare aperto
container-to-island = all'isola straniera
container-to-bank = al porto alla banca
container-to-seat = { $you ->
    [yes] al tuo porto
   *[no] al porto di { $name }
 }
container-whom-seat = { $you ->
    [yes] a te
   *[no] a { $name }
 }
container-factory-seat = { $you ->
    [yes] alla tua fabbrica
   *[no] alla fabbrica di { $name }
 }
