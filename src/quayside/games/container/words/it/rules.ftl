# Le regole di Container in breve.

## Preparazione

rule-CT-1-1 = Si gioca da tre a cinque. Più sono i giocatori, più magazzini, macchinari e container ci sono nella riserva; il resto rimane nella scatola.
rule-CT-1-2 = Ognuno comincia con una nave, una plancia, denaro per 20 e due carte bluff senza valore.
rule-CT-1-3 = Le navi partono vuote in mare aperto e nessuno ha prestiti.
rule-CT-1-4 = Il primo magazzino arriva dalla riserva senza spesa.
rule-CT-1-5 = Il primo macchinario è estratto a sorte, perciò nessuno comincia con lo stesso colore di un altro.
rule-CT-1-6 = Cominci con un container del colore del tuo macchinario, in vendita nel deposito di fabbrica a 2.
rule-CT-1-7 = Una carta valori segreta ti dice quanto vale per te ogni colore. Nessun altro la vede fino alla fine.
rule-CT-1-8 = Si sceglie chi comincia; poi si procede in senso orario.
rule-CT-1-9 = Con la Banca d'investimento si aggiunge la sua preparazione.

## Denaro

rule-CT-2-1 = Il denaro sono carte da 1, 2, 5, 10 e 20; una carta bluff vale 0. Tutte le tue insieme sono la tua borsa.
rule-CT-2-2 = Gli altri possono contare le tue carte ma non vederle. Ciò che paghi o ricevi apertamente non è segreto.
rule-CT-2-3 = Le due carte bluff restano tue per tutta la partita, comunque le usi.
rule-CT-2-4 = Puoi cambiare carte a parità di valore nel tuo turno, pagati gli interessi, e mentre prepari un'offerta segreta. Dopo aver riunito delle carte non puoi cambiarne in carte più piccole prima di un altro passo.
rule-CT-2-5 = Si paga con le carte esatte, il meno possibile; se non si può, la banca dà il resto.
rule-CT-2-6 = Non si resta in debito: ciò che non puoi pagare, nemmeno con prestiti, non puoi farlo. Fanno eccezione gli interessi.
rule-CT-2-7 = Sul tavolo tutto è scoperto: depositi, prezzi, navi, caselle dell'isola, prestiti, riserva, broker e numero di carte.

## Il turno

rule-CT-3-1 = Un turno ha un inizio obbligatorio, fino a due azioni e una breve chiusura; poi tocca al prossimo.
rule-CT-3-2 = All'inizio paghi gli interessi sui prestiti.
rule-CT-3-3 = Azioni: costruire, comprare per il porto, produrre, salpare o chiamare un broker. Produrre e chiamare una volta per turno, le altre anche due.
rule-CT-3-4 = Non sei obbligato a usare le azioni; passando rinunci a tutte quelle rimaste.
rule-CT-3-5 = Un'azione si conclude con tutto ciò che provoca prima di scegliere la successiva.
rule-CT-3-6 = Chiedere prestiti, restituirli e cambiare carte non costa azioni.
rule-CT-3-7 = Finite le azioni puoi ancora restituire prestiti e cambiare carte, poi il turno passa.

## Interessi

rule-CT-4-1 = Ogni prestito che avevi all'inizio del turno costa ora 1; i più recenti aspettano il prossimo.
rule-CT-4-2 = Se il denaro non basta e puoi ancora chiedere un prestito, devi farlo.
rule-CT-4-3 = Se nemmeno così basta, paghi quanto puoi e ogni prestito non pagato è insoluto.
rule-CT-4-4 = Ogni insoluto ti costa un container. La banca guarda prima sull'isola, poi nella stiva, al porto alla banca, nel deposito del porto e in quello di fabbrica.
rule-CT-4-5 = Se c'è da scegliere, sceglie il vicino di destra e non tu.
rule-CT-4-6 = Ciò che la banca prende esce dal gioco e non ne avvicina la fine.
rule-CT-4-7 = Se non resta nulla da prendere, il debito di questo turno è condonato; i prestiti rimangono.
rule-CT-4-8 = Gli interessi vanno alla banca, oppure ai broker quando sono in gioco.

## Prestiti

rule-CT-5-1 = Chiunque può prendere in prestito 10 in ogni momento, anche nel turno di un rivale.
rule-CT-5-2 = Si possono avere al massimo due prestiti.
rule-CT-5-3 = Restituisci 10 per prestito nel tuo turno dopo la fase iniziale, ma mai con qualcosa ancora da pagare.
rule-CT-5-4 = Un prestito restituito si può riprendere più tardi, ma non subito, così come un prestito nuovo non si restituisce subito: in mezzo ci vuole un altro passo, e cambiare carte non lo è.
rule-CT-5-5 = Un prestito preso nel turno di un rivale comincia a costare interessi all'inizio del tuo prossimo turno.
rule-CT-5-6 = Puoi chiedere prestiti finché la tua offerta segreta non è deposta, e di nuovo quando è scoperta. Dopo l'ultimo turno non più.

## Costruire

rule-CT-6-1 = Un'azione costruisce un macchinario o un magazzino.
rule-CT-6-2 = Il prezzo è sul prossimo spazio vuoto della fila e va alla banca. Di solito 6, 9, 12 per i macchinari e 4, 5, 6, 7 per i magazzini.
rule-CT-6-3 = Servono uno spazio libero, un pezzo nella riserva e il denaro, e due tuoi macchinari non hanno mai lo stesso colore.
rule-CT-6-4 = Un nuovo macchinario dà un container in più e due posti in fabbrica; un magazzino dà un posto nel porto.

## Comprare per il porto

rule-CT-7-1 = Scegli un rivale e compra dal suo deposito di fabbrica quanti container vuoi, ai prezzi indicati.
rule-CT-7-2 = Il deposito del porto tiene un container per magazzino; quelli che hai offerto in asta occupano ancora il loro posto.
rule-CT-7-3 = La tua fabbrica non vende a te.
rule-CT-7-4 = Ciò che compri va subito nel deposito del porto, a prezzi da 2 a 6 scelti da te.
rule-CT-7-5 = Con la stessa azione puoi cambiare i prezzi del porto anche senza comprare; ma se il deposito è vuoto devi comprare.
rule-CT-7-6 = Puoi farlo due volte in un turno, con lo stesso rivale o con un altro.

## Produrre

rule-CT-8-1 = Una volta per turno. Costa 1, pagato al vicino di destra, qualunque sia la quantità.
rule-CT-8-2 = Ogni macchinario fa un container del suo colore finché la riserva ne ha.
rule-CT-8-3 = Si produce tutto ciò che ci sta; la fabbrica ha due posti per macchinario. Se non ci sta tutto, scegli tu i colori.
rule-CT-8-4 = Non si buttano container per fare posto.
rule-CT-8-5 = I container nuovi ricevono prezzi da 1 a 4, e puoi cambiare quelli di tutto il deposito di fabbrica.
rule-CT-8-6 = Anche con il deposito pieno puoi produrre, solo per cambiare i prezzi.
rule-CT-8-7 = Dopo ogni produzione si guarda la riserva per vedere se la partita finisce.

## Navigare

rule-CT-9-1 = Un'azione sposta la nave tra il mare aperto e un porto o l'isola; da un porto all'altro ne servono due.
rule-CT-9-2 = La tua nave non entra mai nel tuo porto.
rule-CT-9-3 = In mare aperto non succede nulla.
rule-CT-9-4 = Arrivando nel porto di un rivale puoi comprare dal suo deposito. La stiva tiene cinque container.
rule-CT-9-5 = Arrivare all'isola con un carico apre un'asta per tutto il carico.
rule-CT-9-6 = Anche una nave vuota può visitare l'isola; non succede nulla.
rule-CT-9-7 = Se salpi due volte, il primo arrivo si conclude prima del secondo viaggio.

## L'asta sull'isola

rule-CT-10-1 = Tutti i rivali del venditore fanno offerte per il carico in blocco.
rule-CT-10-2 = Un'offerta è almeno una tua carta scelta in segreto; una sola carta bluff è un'offerta di 0.
rule-CT-10-3 = Chiedi prestiti e cambia carte prima di deporre l'offerta; una volta deposta vale.
rule-CT-10-4 = Le offerte si scoprono tutte insieme.
rule-CT-10-5 = Se l'offerta più alta è una sola, decide subito il venditore.
rule-CT-10-6 = Chi è in parità in testa può aggiungere carte in segreto, una volta sola; gli altri sono fuori.
rule-CT-10-7 = Le carte aggiunte si scoprono insieme e si sommano alle prime.
rule-CT-10-8 = Se la parità rimane, il venditore dice quale di quelle offerte è la migliore.
rule-CT-10-9 = Il venditore prende l'offerta migliore o nessuna; una più bassa non si può scegliere.
rule-CT-10-10 = Accettando, il venditore riceve l'offerta e altrettanto dalla banca. Le carte bluff tornano a chi le ha messe.
rule-CT-10-11 = Chi compra mette tutto il carico sulla propria casella dell'isola.
rule-CT-10-12 = Rifiutare costa al venditore l'offerta migliore, pagata alla banca; il carico va sulla sua casella dell'isola.
rule-CT-10-13 = A chi manca il denaro per rifiutare resta il prestito; se non basta, si può solo accettare.
rule-CT-10-14 = Chi non ha vinto riprende tutta l'offerta.
rule-CT-10-15 = Un'asta chiude il turno del venditore, anche se restava un'azione. La nave rimane all'isola.

## La fine

rule-CT-11-1 = Appena due colori mancano dalla riserva, la partita si avvia alla fine.
rule-CT-11-2 = Chi è di turno lo conclude; nessun altro gioca ancora. La partita finisce anche dopo l'ultimo turno dell'ultimo giro, quando si raggiunge il limite di giri.

## Punteggio

rule-CT-12-1 = Si mostrano tutte le carte valori.
rule-CT-12-2 = Con tutti e cinque i colori sulla tua casella il colore speciale vale 10 l'uno, altrimenti 5.
rule-CT-12-3 = Perdi il colore più numeroso della casella. In parità se ne va lo speciale, se c'è; altrimenti scegli tu.
rule-CT-12-4 = Il resto della casella paga secondo la tua carta. Il colore perduto non guasta più la serie completa.
rule-CT-12-5 = Un container paga 2 nel deposito del porto e 3 nella stiva o al porto alla banca. Quello di fabbrica non paga nulla.
rule-CT-12-6 = Conta anche il tuo denaro, e ogni prestito costa 11.
rule-CT-12-7 = Vince il più ricco; in parità chi ha più container in fabbrica, e se sono pari anche lì, entrambi.

## La Banca d'investimento: preparazione

rule-CT-13-1 = Tre broker hanno ciascuno una casella per i container e una per il denaro, e ogni giocatore ha un porto privato alla banca.
rule-CT-13-2 = Il broker I comincia con due container a caso, il II con uno, il III con nessuno.
rule-CT-13-3 = I broker cominciano con 1, 2 e 3 di denaro, in vista di tutti.

## La Banca d'investimento: inizio del turno

rule-CT-14-1 = Prima vinci da un broker, se è il caso, poi paghi gli interessi.
rule-CT-14-2 = Se nessuno ha superato la tua offerta prima del tuo turno, vinci la casella segnata.
rule-CT-14-3 = Prendi tutto ciò che vi si trova adesso. I container vanno al tuo porto alla banca.
rule-CT-14-4 = Poi la tua offerta si distribuisce ai broker uno alla volta, cominciando dal I; l'ordine dei container lo scegli tu.
rule-CT-14-5 = Gli interessi vanno ai broker: il primo 1 al broker I, il secondo al II.

## La Banca d'investimento: chiamare un broker

rule-CT-15-1 = Chiamare un broker è un'azione, una volta per turno.
rule-CT-15-2 = Dopo aver vinto da un broker non puoi chiamarne uno nello stesso turno.
rule-CT-15-3 = Nell'ultimo turno non si chiama, anche quando è il limite di giri a renderlo l'ultimo, e dopo una chiamata non puoi produrre in modo da far finire la partita.
rule-CT-15-4 = Se non c'è un'asta aperta, scegli una casella non vuota e apri con almeno 1.
rule-CT-15-5 = Offri container per il denaro e denaro per i container, mai insieme.
rule-CT-15-6 = Il denaro si offre apertamente e le carte bluff non contano.
rule-CT-15-7 = Il denaro offerto non si può usare per altro.
rule-CT-15-8 = Offri container dei tuoi due depositi. Il loro posto resta occupato e intanto non si vendono.
rule-CT-15-9 = Contro un rivale devi salire per la stessa casella: 1 di denaro in più o un container in più.
rule-CT-15-10 = Chi è superato riprende subito tutto e dà prezzi nuovi ai container tornati.
rule-CT-15-11 = Non si rilancia su se stessi: la tua offerta vince all'inizio del tuo prossimo turno.
rule-CT-15-12 = C'è sempre una sola asta dei broker alla volta.

## La Banca d'investimento: navigare e rifiutare

rule-CT-16-1 = Al tuo porto alla banca carichi gratis ciò che ti aspetta, finché c'è posto nella stiva. Gli altri non vi entrano.
rule-CT-16-2 = Quel carico va messo all'asta sull'isola come ogni altro.
rule-CT-16-3 = Quando il venditore rifiuta tutto, anche i broker ricevono la somma dell'offerta migliore, divisa uno alla volta.
rule-CT-16-4 = Accettare un'offerta funziona come senza broker.

## La Banca d'investimento: la fine

rule-CT-17-1 = Un'asta dei broker ancora aperta dopo l'ultimo turno la vince chi ha l'offerta sul tavolo, senza interessi.
rule-CT-17-2 = I container al porto alla banca pagano 3 l'uno e non contano per l'isola.

## Variante: una carta bluff annulla l'offerta

rule-CT-18-1 = Se si è deciso così, una carta bluff in un'offerta sull'isola la rende tutta 0.
rule-CT-18-2 = Nello spareggio una carta bluff in una delle due parti le annulla entrambe, e chi è fuori resta fuori.
rule-CT-18-3 = Chi vince con un'offerta annullata non paga nulla e tiene tutte le carte.
rule-CT-18-4 = Con sole carte bluff si offre comunque, per 0.
