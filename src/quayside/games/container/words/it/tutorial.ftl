# Che cosa dicono le lezioni di Container. `-why` viene dopo il passo fatto.

container-tutorial-factory = La fabbrica: produrre e dare un prezzo
container-tutorial-factory-produce = Hai due macchinari, uno nero e uno viola. Un turno ha due azioni; con la prima produci.
container-tutorial-factory-produce-why = Ogni macchinario ha fatto un container del suo colore. In tutto è costato 1, andato a { $c }, il tuo vicino di destra.
container-tutorial-factory-price = Ai container nuovi serve un prezzo da 1 a 4. Il nero qui è richiesto: mettilo a 3.
container-tutorial-factory-price-why = Non porti in giro la tua merce. Fissi un prezzo e aspetti che un rivale venga a comprare.
container-tutorial-factory-price-low = Metti il viola a 2.
container-tutorial-factory-price-low-why = Ciò che costa poco va via per primo. Troppo poco e guadagna il rivale, troppo e la fabbrica resta piena.
container-tutorial-factory-warehouse = Resta un'azione. Costruisci un magazzino.
container-tutorial-factory-warehouse-why = È costato 4 e dà al porto un posto in più. Il prossimo costa di più: il prezzo sta sullo spazio vuoto.
container-tutorial-factory-end = Le due azioni sono usate. Termina il turno.
container-tutorial-factory-end-why = Ora tocca a { $b }. Prima di finire potevi ancora restituire prestiti e cambiare carte.

container-tutorial-harbour = Il porto: comprare e rivendere
container-tutorial-harbour-visit = Il tuo porto è vuoto e ha due posti. Vai a comprare alla fabbrica di { $b }.
container-tutorial-harbour-visit-why = Con una di queste azioni compri quanto vuoi da un solo rivale. La tua fabbrica non vende a te.
container-tutorial-harbour-cheap = Prendi il container beige per 1.
container-tutorial-harbour-cheap-why = Paghi { $b } quando hai finito. Ciò che paghi lo vedono tutti; quanto denaro hai resta segreto.
container-tutorial-harbour-more = Prendi anche il grigio per 2.
container-tutorial-harbour-more-why = Due magazzini, due posti: il porto è pieno e gli acquisti sono finiti da soli.
container-tutorial-harbour-price = Ora fissa i tuoi prezzi, da 2 a 6. Metti il beige a 3.
container-tutorial-harbour-price-why = Hai pagato 1 e chiedi 3. Nel porto si guadagna sulla differenza.
container-tutorial-harbour-price-high = Metti il grigio a 4.
container-tutorial-harbour-price-high-why = Da qui caricano solo le navi. I rivali che attraccano pagano questi prezzi.
container-tutorial-harbour-pass = Hai ancora un'azione ma niente da fare. Passa.
container-tutorial-harbour-pass-why = Nessuno deve usare tutte le azioni; passando rinunci a quelle che restano.
container-tutorial-harbour-end = Termina il turno e guarda chi arriva.
container-tutorial-harbour-end-why = { $c } è entrato nel tuo porto e ha caricato entrambi. Hai avuto 7 per ciò che ti era costato 3.

container-tutorial-voyage = La nave: caricare e mettere all'asta
container-tutorial-voyage-port = La tua nave aspetta in mare aperto. Salpa per il porto di { $b }.
container-tutorial-voyage-port-why = Navigare è un'azione. Nel porto di un rivale puoi comprare dal suo deposito, mai dal tuo.
container-tutorial-voyage-load = Carica il container nero per 3.
container-tutorial-voyage-load-why = Ora è nella stiva. La stiva tiene cinque container.
container-tutorial-voyage-load-more = Carica il grigio per 2. Lascia il marrone, è caro.
container-tutorial-voyage-load-more-why = Pensa a chi farà offerte: le carte valori sono segrete, ma una serie completa sull'isola vale di più per tutti.
container-tutorial-voyage-done = Basta così. Concludi gli acquisti.
container-tutorial-voyage-done-why = Per i due hai pagato 5, e solo ora puoi scegliere l'azione seguente.
container-tutorial-voyage-sea = Dal porto all'isola non si va in una volta. Salpa per il mare aperto.
container-tutorial-voyage-sea-why = Ogni viaggio passa dal mare aperto. Lì non succede nulla, ma l'azione serve.
container-tutorial-voyage-end = Termina il turno; per una volta gli altri passeranno.
container-tutorial-voyage-end-why = { $b } e { $c } hanno passato. Tocca di nuovo a te, con due azioni.
container-tutorial-voyage-island = Salpa per l'isola.
container-tutorial-voyage-island-why = Tutto il carico va all'asta. I rivali offrono in segreto e le offerte si scoprono insieme: { $b } offre 6, { $c } 4 con una carta bluff che non vale nulla.
container-tutorial-voyage-accept = Accetta l'offerta di { $b }.
container-tutorial-voyage-accept-why = Ricevi 6 da { $b } e altrettanto dalla banca: 12 per un carico costato 5. Rifiutando avresti pagato 6 alla banca e tenuto il carico.
container-tutorial-voyage-close = Un'asta chiude le tue azioni. Termina il turno.
container-tutorial-voyage-close-why = Questo è il giro: fabbrica, porto, nave, isola. Il denaro va a chi giudica meglio i prezzi.

container-tutorial-auction = L'isola: offrire e contare
container-tutorial-auction-loan = { $c } porta un container beige e uno grigio. Proprio quelli che ti mancano per la serie completa, ma hai poco denaro. Chiedi un prestito.
container-tutorial-auction-loan-why = Un prestito di 10 si può avere sempre, anche nel turno di un rivale, ma non dopo aver deposto l'offerta. Costa 1 di interesse a turno.
container-tutorial-auction-bid = Offri 12, con una carta bluff, così nessuno legge la somma dal numero di carte.
container-tutorial-auction-bid-why = { $c } ha accettato e hai vinto. Con tutti e cinque i colori il beige, il tuo colore speciale, vale 10 invece di 5. Alla fine perdi il colore che hai di più: i tre marroni da poco.
container-tutorial-auction-repay = Il turno è cominciato con 1 di interesse. Ti restano 10: restituisci il prestito.
container-tutorial-auction-repay-why = Niente più interessi, e un prestito aperto alla fine sarebbe costato 11. Ora conosci tutto il gioco; il resto è giudizio.

container-tutorial-goal = Lo scopo: che cosa conta alla fine
container-tutorial-goal-loan = È l'ultimo turno di una partita. Vince il più ricco: denaro e container sull'isola. Un prestito non restituito costerebbe 11; restituiscilo per 10.
container-tutorial-goal-loan-why = Un punto risparmiato. Contano il denaro, la tua casella dell'isola secondo la tua carta segreta, 2 per ogni container nel deposito del porto e 3 per ognuno nella stiva.
container-tutorial-goal-island = La tua casella ha quattro colori e la tua nave porta il quinto, il beige. Vai all'isola.
container-tutorial-goal-island-why = { $b } offre 3, { $c } offre 2. Puoi anche tenere il carico: allora paghi alla banca l'offerta migliore.
container-tutorial-goal-keep = Con il beige la serie è completa, e il beige, il tuo colore speciale, vale 10 invece di 5. Rifiuta le offerte.
container-tutorial-goal-keep-why = Con 3 hai comprato 10 punti. All'ultimo turno un container così vale più per te che per chiunque altro.
container-tutorial-goal-end = Termina il turno, e con esso la partita.
container-tutorial-goal-end-why = Perdi il colore più numeroso, i tre marroni da 2. Il resto paga 30, il denaro 2: vinci con 32.

container-tutorial-bank = La banca d'investimento: offrire da un broker
container-tutorial-bank-call = Alla banca tre broker tengono container e denaro. Il broker III ha 5 in denaro e nessuno li vuole. Chiama il broker III per il denaro.
container-tutorial-bank-call-why = Per il denaro si offrono container, per i container denaro. Chiamare è un'azione, una volta per turno.
container-tutorial-bank-lay = Metti il container grigio del tuo deposito di fabbrica.
container-tutorial-bank-lay-why = Per aprire ne basta uno. Finché l'asta non è decisa, occupa il suo posto e non si può vendere.
container-tutorial-bank-done = Basta così. Concludi l'offerta.
container-tutorial-bank-done-why = La tua offerta è alla banca, davanti a tutti. Ogni rivale può superarla nel suo turno, con un container in più.
container-tutorial-bank-pass = Passa con l'altra azione.
container-tutorial-bank-pass-why = Ora sta agli altri decidere se 5 vale due container.
container-tutorial-bank-end = Termina il turno e aspetta.
container-tutorial-bank-end-why = Nessuno ha rilanciato: all'inizio del tuo turno hai vinto i 5, e il tuo container è andato ai broker. Lì aspetta chi offra denaro per averlo.

## Sfide

container-tutorial-factory-challenge = Hai due azioni e 12. Fa’ che alla fine nel tuo deposito di fabbrica ci siano tre container di tre macchinari, tutti al prezzo 3. Il terzo macchinario sia grigio.
container-tutorial-factory-challenge-hint = Un macchinario costruito prima lavora già in quella produzione.
container-tutorial-factory-challenge-why = Prima il macchinario, poi la produzione: l'ordine di due azioni valeva un container.
container-tutorial-harbour-challenge = Con 3 nella borsa, porta un container beige e uno marrone nel tuo deposito del porto, tutti e due al prezzo 5.
container-tutorial-harbour-challenge-hint = Un'azione di acquisto è un rivale; le azioni sono due.
container-tutorial-harbour-challenge-why = Hai pagato 3 e chiedi 10. Due rivali ti hanno venduto ciò che avevano di meno caro.
container-tutorial-voyage-challenge = La tua nave è nel porto di un rivale con due container. Mettili all'asta in questo stesso turno.
container-tutorial-voyage-challenge-hint = Dal porto all'isola non si va direttamente.
container-tutorial-voyage-challenge-why = Due azioni, due tratti di viaggio, e i rivali prendono le carte per offrire.
container-tutorial-auction-challenge = Hai due prestiti. Liberati di entrambi prima che finisca questo turno.
container-tutorial-auction-challenge-hint = Restituire un prestito non costa azioni. Cerca tra ciò che si può fare in ogni momento.
container-tutorial-auction-challenge-why = I prestiti restituiti non costano interessi a ogni turno, né 11 l'uno alla fine.
container-tutorial-goal-challenge = L'ultimo turno della partita. { $c } avrà 14. Finisci con 15.
container-tutorial-goal-challenge-hint = Hai 11 e un prestito. Che cosa costa meno, restituirlo o tenerlo?
container-tutorial-goal-challenge-why = 14 per l'isola e l’1 che resta. Tenendo il prestito sarebbero stati 14, e un pareggio.
container-tutorial-bank-challenge = { $b } offre 4 per i container del broker I. Fa’ che l'offerta più alta sia la tua.
container-tutorial-bank-challenge-hint = Chiama lo stesso broker per la stessa casella e offri di più.
container-tutorial-bank-challenge-why = { $b } riprende le sue carte. Se nessuno supera 5 fino al tuo prossimo turno, i due container arrivano al tuo porto alla banca.
