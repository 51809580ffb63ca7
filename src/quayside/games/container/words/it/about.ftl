# Che cos'è ogni cosa di Container, per le schede e la legenda del tavolo.

container-legend-pieces = Pezzi
container-legend-board = Plancia e riserva
container-legend-places = Luoghi
container-legend-money = Denaro e valori
container-legend-bank = La Banca d'investimento

container-about-box-name = Container: { $colour }
container-about-box = Prodotto dai macchinari, venduto di deposito in deposito, portato sull'isola e messo all'asta. Sulla tua casella dell'isola paga secondo la tua carta valori.
container-about-box-pays = Altrove, alla fine: { $harbour } nel deposito del porto, { $hold } nella stiva, { $port } nel porto alla banca, nulla nel deposito di fabbrica.
container-about-box-worth = Sulla tua carta valori: { $value }.
container-about-machine-name = Macchinario: { $colour }
container-about-machine = Fa un container ogni volta che produci ({ $colour }), finché la riserva ne ha.
container-about-machine-room = Dà posto a { $room } container nel deposito di fabbrica.
container-about-machine-one = Hai al massimo un macchinario per colore.
container-about-space-machines = Spazio { $space } per macchinari
container-about-space-warehouses = Spazio { $space } per magazzini
container-about-space-first = Con questo cominci.
container-about-space-cost = Costruire qui costa { $cost }, alla banca.
container-about-space-once = Un'azione ne costruisce uno.
container-about-warehouse-name = Magazzino
container-about-warehouse = { $room ->
    [one] Dà posto a un container nel deposito del porto.
   *[other] Dà posto a { $room } container nel deposito del porto.
 }
container-about-store-factory = Ciò che hanno fatto i tuoi macchinari. Qui i rivali comprano per il loro porto; tu no. Alla fine non paga nulla.
container-about-store-harbour = Ciò che hai comprato nelle fabbriche dei rivali. Qui comprano le navi dei rivali; la tua non entra.
container-about-store-prices = Prezzi da { $least } a { $most }, fissati dal proprietario.
container-about-bluff = Non vale nulla. In un'offerta segreta nasconde quanto offri davvero; non la perdi mai.
container-about-money-name = Carta denaro da { $value }
container-about-money = Vale { $value }. Gli altri possono contare le tue carte ma non vederle.
container-about-money-change = Nel tuo turno e prima di un'offerta segreta puoi cambiare carte alla banca.
container-about-value-line = { $colour }: { $value }
container-about-value-name = Carta valori (colore speciale: { $special })
container-about-value-special = Il tuo colore speciale paga { $without }, ma { $with } se sulla tua casella dell'isola ci sono tutti e cinque i colori.
container-about-value-most = Il colore che vi hai di più va perso prima di pagare.
container-about-broker-name = Broker { $broker }
container-about-broker-containers = Container del broker { $broker }
container-about-broker-money = Denaro del broker { $broker }
container-about-broker-for-containers = Per i container qui si offre denaro.
container-about-broker-for-money = Per il denaro qui si offrono container dei propri depositi.
container-about-broker-start = { $containers ->
    [0] Comincia senza container
    [one] Comincia con un container
   *[other] Comincia con { $containers } container
 } e con { $money } in denaro.
container-about-broker-least = Si apre con almeno { $least }; l'offerta di un rivale va superata di { $raise }. Se nessuno ti supera entro il tuo prossimo turno, vinci.

container-about-ship-title = Nave
container-about-thing-ship = Naviga tra il mare aperto e porti o isola, un tratto per azione, e porta fino a { $hold } container.
container-about-hold-title = Stiva
container-about-thing-hold = Fino a { $hold } container diretti all'isola. Alla fine ognuno paga { $pays }.
container-about-sea-title = Il mare aperto
container-about-thing-sea = Tra due porti c'è sempre il mare aperto: andare dall'uno all'altro richiede due azioni. Qui non succede nulla.
container-about-harbour-title = Il porto di un giocatore
container-about-thing-harbour = Arrivando qui, la nave di un rivale può comprare dal deposito del porto. Nessuna nave entra nel porto del suo proprietario.
container-about-island-title = Isola straniera
container-about-thing-island = Una nave che arriva con un carico lo mette tutto all'asta. Il venditore prende l'offerta migliore, raddoppiata dalla banca, oppure la paga e tiene il carico.
container-about-square-title = Casella dell'isola
container-about-square-of = { $count ->
    [one] Casella dell'isola di { $name }: un container
   *[other] Casella dell'isola di { $name }: { $count } container
 }
container-about-thing-square = Ciò che il proprietario ha comprato o tenuto alle aste. Alla fine paga secondo la sua carta valori, senza il colore più numeroso.
container-about-bank-title = Banca d'investimento
container-about-thing-bank = Tre broker con una casella per i container e una per il denaro. È aperta una sola asta dei broker alla volta.
container-about-port-title = Porto alla banca
container-about-port-of = { $count ->
    [one] Porto di { $name } alla banca: un container
   *[other] Porto di { $name } alla banca: { $count } container
 }
container-about-thing-port = Qui attendono i container vinti ai broker. Solo la nave del proprietario li carica, gratis; alla fine ognuno paga { $pays }.
container-about-loan-title = Prestito
container-about-thing-loan = Dà { $amount } in ogni momento; al massimo { $most } a testa. Ognuno costa { $interest } all'inizio del tuo turno e { $end } a fine partita.
container-about-supply-title = Riserva
container-about-thing-supply = Ciò che si può ancora produrre e costruire. Esauriti { $colours } colori, la partita finisce dopo questo turno.
container-about-purse-title = Borsa
container-about-thing-purse = Il tuo denaro in carte; lo vedi solo tu. Alla fine conta per intero.
container-about-cards-title = Carte denaro
container-about-thing-cards = Quante carte ha qualcuno, carte bluff comprese; il loro valore è segreto.
container-about-auction-title = Asta dell'isola
container-about-thing-auction = Tutti tranne il venditore offrono carte in segreto, scoperte insieme. Chi è in parità in testa può aggiungere una volta. Il venditore prende l'offerta migliore o nessuna.
container-about-produce-title = Produrre
container-about-thing-produce = Una volta per turno: paga { $fee } al vicino di destra; ogni macchinario fa un container del suo colore.
container-about-values-title = La tua carta valori
container-about-thing-values = Quanto paga un container di ogni colore sulla tua casella dell'isola. Nessun altro la vede prima della fine.
container-about-points-title = Con che cosa finiresti
container-about-thing-points = Come stanno le cose, per provenienza.

## Che cosa si chiede, con la regola che risponde

container-question-CT-12-7 = come si vince; chi vince; come vinco; qual è lo scopo del gioco; vittoria; vincere; vincitore; pareggio; chi vince in caso di pareggio; parità; in caso di parità; chi vince in parità
container-question-CT-12-4 = quanto valgono i container sull'isola; valore della casella dell'isola; come si contano i punti; come funziona il punteggio; che cosa conta alla fine; che cosa dà punti; come si vince
container-question-CT-12-5 = come si contano i punti; come funziona il punteggio; che cosa vale alla fine; che cosa conta alla fine; che cosa dà punti; come si vince
container-question-CT-12-6 = prestito alla fine; conta il denaro; punti per il denaro; costa un prestito alla fine; come si contano i punti; come funziona il punteggio; che cosa conta alla fine; che cosa dà punti
container-question-CT-3-3 = che cosa posso fare nel mio turno; quali azioni ci sono; produrre due volte; la stessa azione due volte
container-question-CT-3-1 = quante azioni; quante azioni ho; quante azioni per turno; come è fatto un turno
container-question-CT-11-1 = quando finisce la partita; come finisce il gioco; fine della partita; quanti turni restano; quanto dura la partita; quanti round; quanti giri; quando è finita la partita; fine del gioco
container-question-CT-5-1 = come ottengo denaro; posso chiedere un prestito; come funzionano i prestiti; debito; mutuo; debiti; prendere in prestito; chiedere denaro
container-question-CT-4-3 = che succede se non posso pagare gli interessi; e senza denaro; non posso pagare; non riesco a pagare gli interessi; bancarotta; fallimento
container-question-CT-10-10 = come funziona l'asta; chi riceve il denaro dell'asta; accettare l'offerta; riceve il venditore; che cosa ottiene il venditore
container-question-CT-8-1 = come si produce; come faccio i container; costa produrre; costo della produzione; chi pago per produrre
container-question-CT-9-1 = come si naviga; come si muovono le navi; quanto va lontano la nave; azioni fino all'isola; arrivare all'isola; raggiungere l'isola
container-question-CT-6-2 = quanto costa un macchinario; quanto costa un magazzino; prezzo di un macchinario; prezzo di un magazzino; costruire un magazzino; costruire un macchinario
container-question-CT-10-2 = a che servono le carte bluff; che cosa è una carta bluff; offrire zero; offrire nulla; offerta minima; come si offre
container-question-CT-7-1 = dove compro i container; come si compra
container-question-CT-15-1 = che cosa fanno i broker; come chiamo un broker; come funziona la banca; chiamare un broker
container-question-CT-1-1 = quanti giocatori; in quanti si gioca; giocare in due; giocare da solo; due giocatori; solitario
container-question-CT-2-2 = che cosa è segreto; gli altri vedono il mio denaro; il mio denaro è visibile; vedere il denaro degli altri; quanti soldi hanno gli altri; soldi dei rivali
container-question-CT-1-2 = con quanti soldi si comincia; quanti soldi ho; quanto denaro ho all'inizio; denaro iniziale
container-question-CT-1-8 = chi inizia; chi comincia; primo giocatore
container-question-CT-9-5 = posso vendere; come vendo i container; come si vende; a che serve l'isola; portare container all'isola; guadagnare soldi; fare soldi; guadagnare denaro
container-question-CT-4-1 = quanto costa un prestito; quanto sono gli interessi; che cosa sono gli interessi
container-question-CT-7-3 = posso comprare dalla mia fabbrica; posso comprare i miei container
container-question-CT-13-1 = che cos'è un broker; chi sono i broker; che cos'è la banca; broker; banca
container-question-CT-12-3 = quale colore si scarta; che cosa perdo alla fine; perché ho perso dei container; scartare un colore; colore perso; perdere un colore
container-question-CT-3-4 = passare; posso passare; come si passa; devo usare le azioni; saltare il turno; fare entrambe le azioni; non fare nulla
container-question-CT-9-2 = posso andare nel mio porto; entrare nel mio porto; nel mio porto; il proprio porto; comprare dal mio porto; attraccare nel mio porto
container-question-CT-3-2 = quando pago gli interessi; pagare gli interessi
container-question-CT-12-2 = colore speciale; tutti e cinque i colori
container-question-CT-10-1 = nessuno offre; devo offrire
container-question-CT-6-3 = quanti magazzini costruire; quanti macchinari costruire; due macchinari dello stesso colore; quanti macchinari; quanti magazzini
container-question-CT-5-2 = quanti prestiti; quanti prestiti posso avere; limite di prestiti
container-question-CT-5-3 = restituire un prestito; rimborsare il prestito; ripagare il debito; restituisco
container-question-CT-9-4 = quanti container porta la nave; capienza della nave; stanno sulla nave; stiva
container-question-CT-7-2 = quanti container nel porto; stanno nel porto; capienza del porto; posto nel deposito
container-question-CT-8-3 = quanti container in fabbrica; stanno in fabbrica; capienza della fabbrica; posto in fabbrica
container-question-CT-8-5 = cambiare i prezzi; mettere i prezzi; quali prezzi; fissare i prezzi
container-question-CT-10-6 = offerte uguali; due offerte uguali; parità all'asta
container-question-CT-10-12 = rifiutare l'offerta; rifiuto; rifiutare le offerte
container-question-CT-1-7 = carta segreta; carta valori; a che serve la mia carta
container-question-CT-8-2 = finisce la riserva; riserva vuota; mancano container nella riserva
container-question-CT-10-15 = turno dopo l'asta; l'asta finisce il turno
container-question-CT-8-4 = buttare via un container; scartare un container; liberarsi di un container
container-question-CT-10-3 = prestito durante l'asta; cambiare la mia offerta
container-question-CT-2-4 = cambiare denaro; spezzare una carta; cambio
container-note-no-hand-limit = Non c'è un limite di carte: hai le carte denaro, le due carte bluff e una sola carta valori segreta.
container-asked-no-hand-limit = quante carte posso tenere; carte in mano; limite di mano; quante carte
