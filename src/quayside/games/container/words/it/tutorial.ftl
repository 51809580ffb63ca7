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
container-tutorial-factory-end = Le due azioni sono usate. Finisci il turno.
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
container-tutorial-harbour-end = Finisci il turno e guarda chi arriva.
container-tutorial-harbour-end-why = { $c } è entrato nel tuo porto e ha caricato entrambi. Hai avuto 7 per ciò che ti era costato 3.

container-tutorial-voyage = La nave: caricare e mettere all'asta
container-tutorial-voyage-port = La tua nave aspetta in mare aperto. Salpa per il porto di { $b }.
container-tutorial-voyage-port-why = Navigare è un'azione. Nel porto di un rivale puoi comprare dal suo deposito, mai dal tuo.
container-tutorial-voyage-load = Carica il container nero per 3.
container-tutorial-voyage-load-why = Ora è nella stiva. La stiva tiene cinque container.
container-tutorial-voyage-load-more = Carica il grigio per 2. Lascia il marrone, è caro.
container-tutorial-voyage-load-more-why = Pensa a chi farà offerte: le carte valore sono segrete, ma una serie completa sull'isola vale di più per tutti.
container-tutorial-voyage-done = Basta così. Hai finito qui.
container-tutorial-voyage-done-why = Per i due hai pagato 5, e solo ora puoi scegliere l'azione seguente.
container-tutorial-voyage-sea = Dal porto all'isola non si va in una volta. Salpa per il mare aperto.
container-tutorial-voyage-sea-why = Ogni viaggio passa dal mare aperto. Lì non succede nulla, ma l'azione serve.
container-tutorial-voyage-end = Finisci il turno; per una volta gli altri passeranno.
container-tutorial-voyage-end-why = { $b } e { $c } hanno passato. Tocca di nuovo a te, con due azioni.
container-tutorial-voyage-island = Salpa per l'isola.
container-tutorial-voyage-island-why = Tutto il carico va all'asta. I rivali offrono in segreto e le offerte si scoprono insieme: { $b } offre 6, { $c } 4 con una carta bluff che non vale nulla.
container-tutorial-voyage-accept = Accetta l'offerta di { $b }.
container-tutorial-voyage-accept-why = Ricevi 6 da { $b } e altrettanto dalla banca: 12 per un carico costato 5. Rifiutando avresti pagato 6 alla banca e tenuto il carico.
container-tutorial-voyage-close = Un'asta chiude le tue azioni. Finisci il turno.
container-tutorial-voyage-close-why = Questo è il giro: fabbrica, porto, nave, isola. Il denaro va a chi giudica meglio i prezzi.

container-tutorial-auction = L'isola: offrire e contare
container-tutorial-auction-loan = { $c } porta un container beige e uno grigio. Proprio quelli che ti mancano per la serie completa, ma hai poco denaro. Chiedi un prestito.
container-tutorial-auction-loan-why = Un prestito di 10 si può avere sempre, anche nel turno di un rivale, ma non dopo aver deposto l'offerta. Costa 1 di interesse a turno.
container-tutorial-auction-bid = Offri 12, con una carta bluff, così nessuno legge la somma dal numero di carte.
container-tutorial-auction-bid-why = { $c } ha accettato e hai vinto. Con tutti e cinque i colori il beige, il tuo colore speciale, vale 10 invece di 5. Alla fine perdi il colore che hai di più: i tre marroni da poco.
container-tutorial-auction-repay = Il turno è cominciato con 1 di interesse. Ti resta 10: restituisci il prestito.
container-tutorial-auction-repay-why = Niente più interessi, e un prestito aperto alla fine sarebbe costato 11. Ora conosci tutto il gioco; il resto è giudizio.
