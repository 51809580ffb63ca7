# Le regole di Shipyard in breve.

## Componenti

rule-SY-1-1 = Si gioca in due, tre o quattro.
rule-SY-1-2 = Le carte azione sono di otto tipi; il sussidio entra solo in quattro, altrimenti se ne usano sette.
rule-SY-1-3 = Le carte azione girano su un anello di 23 caselle, una delle quali è segnata come partenza.
rule-SY-1-4 = Le navi si compongono con 104 carte: prue, poppe e due pile di parti centrali.
rule-SY-1-5 = Una carta nave può avere cabine, posti per alberi, eliche, gru e cannoni, e mostrare salvagenti, scialuppe e lanterne. Vele e ciminiere usano entrambe gli alberi.
rule-SY-1-6 = L'equipaggiamento è fatto di vele, ciminiere, eliche, gru e cannoni; l'equipaggio è fatto di capitani, manager e soldati. Non finiscono mai.
rule-SY-1-7 = Un canale è una carta con tratti d'acqua. Alcuni spazi mostrano un funzionario o il Nastro Azzurro.
rule-SY-1-8 = Ci sono dodici contratti blu e dodici verdi, tutti diversi.
rule-SY-1-9 = Di ognuno dei 24 impiegati esistono due carte.
rule-SY-1-10 = Un treno merci è una carta con alcuni vagoni di carbone, acciaio o grano.
rule-SY-1-11 = Hai un cantiere, un segnapunti, una nave e una miniatura azione; in due giocatori le miniature azione sono tre.
rule-SY-1-12 = Cinque segnalini sono di tutti: equipaggiamento, equipaggio, scambio, assunzioni e conto alla rovescia.
rule-SY-1-13 = Alla banca i fiorini non mancano mai.
rule-SY-1-14 = Solo le carte nave possono finire; gli altri mazzi si rifanno con le carte usate.

## Preparazione

rule-SY-2-1 = Chi comincia lo decide la sorte; gli altri seguono in senso orario.
rule-SY-2-2 = Ognuno comincia con 6 fiorini, un treno con tutte e tre le merci e tre contratti segreti per colore. I contratti non distribuiti restano sconosciuti.
rule-SY-2-3 = I mazzi delle navi si mescolano uno per uno, e la prima pila di parti centrali va sopra la seconda.
rule-SY-2-4 = Sono scoperte cinque prue, cinque poppe e due colonne di cinque parti centrali.
rule-SY-2-5 = Sono scoperti anche cinque treni e cinque canali.
rule-SY-2-6 = Le carte azione si allineano dietro la casella di partenza: alcune a posti fissi, le altre mescolate in mezzo.
rule-SY-2-7 = La fila iniziale non ha grandi vuoti, perciò il premio per le caselle vuote non può capitare subito.
rule-SY-2-8 = Il conto alla rovescia parte dal numero dei giocatori.
rule-SY-2-9 = I segnalini di equipaggiamento, equipaggio e assunzioni partono a caso; quello dello scambio sempre dallo stesso settore.
rule-SY-2-10 = Gli impiegati stanno a tre a tre sul loro percorso; da tre giocatori in su ognuno ha sotto un gemello, in due no.
rule-SY-2-11 = Se lo si è concordato, gli impiegati si dispongono in modo che ogni spazio abbia un ingegnere o un reclutatore.
rule-SY-2-12 = Durante la preparazione nessuno decide nulla. I contratti in mano sono segreti, e così l'ordine dei mazzi.

## I turni

rule-SY-3-1 = Un turno: avanza la tua carta, scegline un'altra, incassa le entrate, eseguila e fai salpare le navi finite.
rule-SY-3-2 = I turni girano finché non arriva la fine della partita.
rule-SY-3-3 = In tre o quattro il primo turno comincia senza avanzamento.
rule-SY-3-4 = Nel primo turno si può scegliere ogni carta libera ed eseguibile, anche quella di testa.
rule-SY-3-5 = Il primo turno rende 1 fiorino per ogni carta occupata più avanti; il primo giocatore non prende nulla.
rule-SY-3-6 = Azioni bonus e navigazioni sono possibili fin dal primo turno.
rule-SY-3-7 = In due si fanno due turni d'apertura a testa, alternati e senza avanzamento: due miniature sulla prima scelta, una sulla seconda.
rule-SY-3-8 = In questi turni una carta con miniature conta una volta, quante e di chi che siano.
rule-SY-3-9 = Poi tutti i turni sono normali.
rule-SY-3-10 = In una partita intera ognuno ha 23 turni normali dopo l'apertura.

## Avanzare

rule-SY-4-1 = La tua miniatura lascia la sua carta, e la carta va nella casella davanti a tutta la fila.
rule-SY-4-2 = In due avanza la carta con due tue miniature; una passa sull'altra tua carta, l'altra torna in mano.
rule-SY-4-3 = Se la tua carta è già in testa, avanza comunque di una casella.
rule-SY-4-4 = Così la testa della fila avanza di una casella a ogni turno normale.
rule-SY-4-5 = Davanti alla fila serve una casella libera: se raggiunge la propria coda, l'ultima carta viene spinta avanti e se occorre ne spinge altre.
rule-SY-4-6 = La spinta trova sempre una casella vuota prima di arrivare alla testa.
rule-SY-4-7 = Le posizioni si contano senza fine; la fila non può diventare così lunga da non lasciare spazio tra testa e coda.
rule-SY-4-8 = Davanti e dietro si intendono lungo la fila delle carte, non intorno all'anello.

## Scegliere

rule-SY-5-1 = Scegli una carta che non sia in testa, senza miniature ed eseguibile; ci va la tua miniatura.
rule-SY-5-2 = Restano quattro carte tra cui scegliere, tre se si gioca in due, senza badare a quali siano eseguibili.
rule-SY-5-3 = Una carta è eseguibile se bastano i tuoi fiorini, con le entrate che porta, e i tuoi beni; un'azione bonus non conta.
rule-SY-5-4 = Produrre, reclutare, il sussidio e costruire si possono sempre eseguire.
rule-SY-5-5 = Per scambiare serve un tuo treno; per comprare, affittare e assumere serve qualcosa di disponibile che puoi pagare e usare.
rule-SY-5-6 = Pagate le entrate, la scelta è definitiva.
rule-SY-5-7 = Se nessuna carta fosse eseguibile, scegline una qualsiasi: hai le entrate e puoi comprare un'azione bonus, nient'altro.

## Entrate

rule-SY-6-1 = Ogni carta occupata davanti alla tua ti rende 1 fiorino, di chiunque siano le miniature.
rule-SY-6-2 = Senza carte occupate davanti queste entrate non ci sono.
rule-SY-6-3 = Se dietro la tua non ci sono carte occupate, ogni tre caselle vuote fino alla prossima carta davanti rendono 1 in più.
rule-SY-6-4 = Le carte libere dietro la tua non tolgono questo premio.
rule-SY-6-5 = La prossima carta davanti può essere quella che hai appena portato in testa.
rule-SY-6-6 = Le azioni finali e il completamento di una nave alla fine non danno entrate.
rule-SY-6-7 = Il premio può arrivare a 5 fiorini, o a 4 con tutte e otto le carte.

## Eseguire

rule-SY-7-1 = L'azione scelta va eseguita.
rule-SY-7-2 = Una volta per turno puoi pagare 6 per un'azione bonus, tutta prima o tutta dopo quella scelta.
rule-SY-7-3 = L'azione bonus può essere ogni azione in gioco che puoi eseguire, tranne quella scelta; miniature e carta di testa non contano.
rule-SY-7-4 = I 6 si pagano prima di cominciare l'azione bonus. Il guadagno dell'azione scelta aiuta, se l'hai fatta prima.
rule-SY-7-5 = L'azione bonus non usa miniature, non muove carte e non dà entrate.
rule-SY-7-6 = Se l'azione bonus viene prima, quella scelta deve restare eseguibile.
rule-SY-7-7 = Intanto puoi eseguire, comprare l'azione bonus o, fatta quella scelta, concludere.
rule-SY-7-8 = L'offerta si ricompone dopo ogni azione, quindi la seconda vede le carte nuove.
rule-SY-7-9 = Le navi finite aspettano che entrambe le azioni siano concluse.
rule-SY-7-10 = Perciò nessuno costruisce navi due volte in un turno.

## Costruire navi

rule-SY-8-1 = Prendi da una a tre carte nave tra quelle scoperte, come vuoi.
rule-SY-8-2 = La fila in basso è gratis, le file 2 e 3 costano 1 a carta, le file 4 e 5 costano 2.
rule-SY-8-3 = Durante l'azione i prezzi non cambiano, e devi poter pagare tutto ciò che prendi.
rule-SY-8-4 = Ogni carta va subito in una casella vuota del cantiere e vi resta finché la sua nave salpa.
rule-SY-8-5 = Prendi solo ciò che ci sta: ogni carta del cantiere deve poter ancora far parte di una nave.
rule-SY-8-6 = Le carte possono stare staccate; le navi incompiute possono essere più d'una.
rule-SY-8-7 = Una nave finita in questa azione occupa ancora le sue caselle.
rule-SY-8-8 = Alla fine ogni colonna scende e si riempie dal suo mazzo.
rule-SY-8-9 = Le carte nuove si scoprono colonna per colonna dalle prue alle poppe, dal vuoto più basso.
rule-SY-8-10 = Un mazzo vuoto lascia buchi. L'ultima carta di prue, parti centrali o poppe porta la fine della partita.
rule-SY-8-11 = Quando un tipo è finito, lo sostituiscono carte vuote.

## Il cantiere

rule-SY-9-1 = Il cantiere è una fila di nove caselle.
rule-SY-9-2 = Nove caselle servono alla nave più lunga: prua, sette parti centrali e poppa.
rule-SY-9-3 = Una nave è completa quando prua, da una a sette parti centrali e poppa stanno vicine in quest'ordine.
rule-SY-9-4 = Una carta ha un futuro se aggiungendo carte e facendo salpare navi può entrare in una nave completa.
rule-SY-9-5 = Puoi mettere carte solo in modo che alla fine ogni carta del cantiere abbia un futuro.
rule-SY-9-6 = Per questo un cantiere pieno contiene sempre una nave completa.
rule-SY-9-7 = La prova: togli più volte ogni tratto che potrebbe diventare una nave; devono sparire tutte le carte.
rule-SY-9-8 = In breve: a sinistra solo una prua, a destra solo una poppa, accanto agli estremi niente estremità sbagliata, e mai una poppa subito dopo una prua.
rule-SY-9-9 = Con meno carte un cantiere non peggiora, perciò l'ordine in cui le metti non conta.
rule-SY-9-10 = Se prima il cantiere era a posto, basta che abbia un futuro la carta nuova.
rule-SY-9-11 = In un cantiere vuoto la prua va nelle caselle da 1 a 7, la parte centrale da 2 a 8, la poppa da 3 a 9.
rule-SY-9-12 = Qualche carta ci sta sempre, anche se non di ogni tipo.
rule-SY-9-13 = In un cantiere più lungo la prova breve non basterebbe e deciderebbe quella intera.

## Comprare merci

rule-SY-10-1 = Compra un treno scoperto al prezzo della sua fila; quello in basso è gratis.
rule-SY-10-2 = Resta scoperto davanti a te, e puoi averne quanti vuoi.
rule-SY-10-3 = La colonna scende e sopra arriva un treno nuovo; se il mazzo è vuoto si rimescolano i treni usati.
rule-SY-10-4 = Se non restano treni per riempire una fila, rimane vuota finché non tornano quelli usati; allora le file vuote si riempiono subito, e comunque prima che qualcuno scelga un'azione. Lo stesso vale per i canali.

## Affittare canali

rule-SY-11-1 = Affitta un canale scoperto al prezzo della sua fila e mettilo subito.
rule-SY-11-2 = Due canali sono uniti dove un'uscita incontra un'uscita; lì l'acqua continua.
rule-SY-11-3 = Metti il primo canale come vuoi e posa la nave su uno spazio di bordo aperto, come se fosse appena entrata.
rule-SY-11-4 = I canali seguenti si uniscono al sistema, girati come vuoi, con almeno un'uscita che ne incontra un'altra. Attento a non chiudere la tua nave.
rule-SY-11-5 = Ciò che è posato resta com'è, e la nave non si muove.
rule-SY-11-6 = Un canale che non sta da nessuna parte non si può affittare.
rule-SY-11-7 = La colonna scende e si riempie. A mazzo vuoto si rimescolano i canali usati e scartati, ma il conto di quelli usati resta.
rule-SY-11-8 = Avuto un canale, ti resta sempre almeno quello sotto la nave.

## Produrre equipaggiamento

rule-SY-12-1 = L'anello dell'equipaggiamento è cannone, ciminiera, gru, vela e da capo.
rule-SY-12-2 = Il segnalino avanza gratis di un settore e fino a tre in più per 1 fiorino ciascuno.
rule-SY-12-3 = Ricevi un pezzo del tipo che il segnalino indica ora.
rule-SY-12-4 = Con il contabile i primi due settori in più sono gratis.
rule-SY-12-5 = Ogni tuo ingegnere aggiunge un pezzo del suo tipo, ovunque sia il segnalino.
rule-SY-12-6 = Il prossimo giocatore riparte da dove hai lasciato il segnalino.

## Reclutare equipaggio

rule-SY-13-1 = Si recluta come si produce, sull'anello capitano, soldato, elica, manager.
rule-SY-13-2 = Ciò che il segnalino indica va nel tuo magazzino.
rule-SY-13-3 = Ogni tuo reclutatore aggiunge un pezzo del suo tipo, e il contabile aiuta anche qui.
rule-SY-13-4 = Un'elica presa qui è come le altre. Qui gli ingegneri non aiutano, e i reclutatori non aiutano a produrre.

## Assumere

rule-SY-14-1 = Il segnalino delle assunzioni avanza gratis di uno spazio e di altri a piacere, fino a sette, per 1 fiorino ciascuno.
rule-SY-14-2 = Con il caposquadra i primi tre spazi in più sono gratis.
rule-SY-14-3 = Prendi uno degli impiegati dove il segnalino si ferma.
rule-SY-14-4 = Un ingegnere o un reclutatore costa 1 in più.
rule-SY-14-5 = Non puoi avere due volte lo stesso impiegato; lo stesso mestiere con un altro pezzo va bene.
rule-SY-14-6 = Un commerciante di livello 2 viene solo da chi ha il livello 1 di quella merce.
rule-SY-14-7 = Assumere si può scegliere se c'è qualcuno che puoi prendere e pagare.
rule-SY-14-8 = Sotto la carta presa c'è il gemello, se esiste. I posti vuoti restano vuoti.
rule-SY-14-9 = Un impiegato lavora per te da subito e non se ne va più.

## Scambiare merci

rule-SY-15-1 = Per scambiare serve un treno; il segnalino dello scambio avanza di un settore esatto.
rule-SY-15-2 = Scegli un tuo treno. Ogni vagone si vende a quanto paga il settore o si cede per un pezzo offerto dalla tabella.
rule-SY-15-3 = Due vagoni dello stesso treno non si cedono per lo stesso pezzo; vendere non ha limiti.
rule-SY-15-4 = Il treno si svuota tutto in una volta e poi si mette da parte.
rule-SY-15-5 = Ogni commerciante aggiunge 1 fiorino per unità venduta della sua merce.
rule-SY-15-6 = I pezzi vanno in magazzino; ingegneri e reclutatori non aggiungono nulla.

## Sussidio

rule-SY-16-1 = In quattro giocatori questa azione rende 2 fiorini.

## Caricare

rule-SY-17-1 = Ogni nave completa deve partire a fine turno, che ti piaccia o no.
rule-SY-17-2 = Con più navi complete decidi tu l'ordine; ognuna si conclude prima della successiva.
rule-SY-17-3 = Carica dal magazzino ciò che vuoi, gratis; resta sulla nave per sempre.
rule-SY-17-4 = Un capitano non ha bisogno di cabina. Gli altri capitani sono ufficiali e ne vogliono una, come manager e soldati.
rule-SY-17-5 = Un elemento di equipaggiamento vuole un posto libero del suo tipo: un albero per vele e ciminiere, e così via.
rule-SY-17-6 = Un costruttore porta a bordo due pezzi in più del suo tipo senza posto; per le eliche uno.
rule-SY-17-7 = Tolta la parte dei costruttori, il resto deve stare nelle cabine e nei posti della nave.
rule-SY-17-8 = Contano solo i numeri, non quale cabina o posto si usa.
rule-SY-17-9 = Non serve caricare tutto; ciò che resta servirà ad altre navi.
rule-SY-17-10 = Puoi non caricare il capitano, o non caricare nulla, e rinunciare alla nave.
rule-SY-17-11 = Una nave ha al massimo un posto per l'elica: ne porta una, o due con il costruttore.

## Velocità

rule-SY-18-1 = Con una ciminiera e un'elica la velocità è 4, più 1 per ognuna in più e per ogni vela.
rule-SY-18-2 = Altrimenti è 1, più 1 per ogni vela, ogni elica e ogni due ciminiere.
rule-SY-18-3 = Il timoniere aggiunge 1, se vuoi.
rule-SY-18-4 = L'attrezzista aggiunge, se vuoi, fino a 1 ogni due vele.
rule-SY-18-5 = Il resto conta per intero, e meno di 1 non si va mai.
rule-SY-18-6 = Scegli la velocità entro ciò che aggiungono gli impiegati, se i canali lo permettono.

## Condizioni

rule-SY-19-1 = Per salpare una nave vuole un capitano.
rule-SY-19-2 = I canali devono permettere un percorso lungo quanto la velocità; senza canali non si salpa.
rule-SY-19-3 = Una nave che non soddisfa le condizioni non segna punti, non usa canali ed esce dal gioco.
rule-SY-19-4 = Ciò che vi era caricato è perso; il magazzino è salvo.
rule-SY-19-5 = Perciò ti si offrono solo carichi con cui si può salpare, oppure niente carico e nave sacrificata.
rule-SY-19-6 = Se nessun carico salva la nave, fallisce senza domande.

## I punti di una nave

rule-SY-20-1 = Una nave segna una volta sola: equipaggio, gru e cannoni, velocità e incontri lungo la via.
rule-SY-20-2 = Ogni persona a bordo dà 1 punto, capitano e ufficiali compresi.
rule-SY-20-3 = Ogni gru e ogni cannone danno 2.
rule-SY-20-4 = La velocità dà tanti punti quanto vai.
rule-SY-20-5 = La navigazione nei canali aggiunge funzionari e Nastro Azzurro.
rule-SY-20-6 = Tutto questo insieme è il punteggio della nave.
rule-SY-20-7 = Poi la nave entra nella flotta con tutto ciò che porta.

## Navigare

rule-SY-21-1 = La tua nave ricorda dove sta e da dove è venuta.
rule-SY-21-2 = Fa tanti passi quanta è la velocità, di spazio in spazio, e mai subito indietro. Ai bivi scegli tu.
rule-SY-21-3 = Vale anche per il primo passo di una nuova navigazione.
rule-SY-21-4 = I canali lasciati non ci sono più e non ci si torna; dentro un canale uno spazio si può ripassare.
rule-SY-21-5 = I rami troppo corti per il resto della navigazione ti sono chiusi.
rule-SY-21-6 = Un funzionario paga quando entri nel suo spazio: il militare per soldati e cannoni, il commerciale per manager e gru, gli altri per il loro mezzo di salvataggio.
rule-SY-21-7 = Lo spazio da cui parti non paga.
rule-SY-21-8 = L'ultimo Nastro Azzurro toccato dà tanti punti quanti i passi fatti per arrivarci.
rule-SY-21-9 = La nave aspetta la prossima navigazione dove ha finito questa.
rule-SY-21-10 = I percorsi con lo stesso esito valgono come una sola scelta.

## Canali usati

rule-SY-22-1 = Quando la nave passa su un altro canale, quello che lascia diventa un tuo canale usato.
rule-SY-22-2 = I canali che la nave non può più raggiungere per acqua si scartano e non contano come usati.
rule-SY-22-3 = Decide l'acqua, non le carte che si toccano: un canale con due tratti separati può isolarne altri.
rule-SY-22-4 = Il canale sotto la nave non è usato, nemmeno alla fine.

## Conto alla rovescia

rule-SY-23-1 = Quando la carta di testa arriva alla casella di partenza, si finisce il turno e il conto alla rovescia avanza.
rule-SY-23-2 = I giri sono tanti quanti i giocatori.
rule-SY-23-3 = In quattro ognuno scarta due contratti per colore dopo il secondo giro; in tre uno per colore dopo il primo e dopo il secondo; in due due per colore dopo il primo.
rule-SY-23-4 = Da allora ognuno ha un contratto blu e uno verde.
rule-SY-23-5 = Tutti decidono insieme e in segreto; gli scarti non si mostrano mai.
rule-SY-23-6 = Di ogni colore se ne scartano altrettanti.
rule-SY-23-7 = Chi chiude un giro dipende solo dal numero dei giocatori.

## La fine

rule-SY-24-1 = Di norma la partita finisce quando il conto alla rovescia arriva in fondo; tutti hanno avuto gli stessi turni.
rule-SY-24-2 = Poi restano solo le azioni finali e il completamento delle navi.
rule-SY-24-3 = La fine arriva prima se si scopre l'ultima carta di prue, parti centrali o poppe.
rule-SY-24-4 = Allora si finisce il giro, così che tutti abbiano gli stessi turni.
rule-SY-24-5 = Fino ad allora tutto prosegue come sempre.
rule-SY-24-6 = Chi ha ancora più di un contratto per colore scarta in segreto gli altri prima delle azioni finali.
rule-SY-24-7 = Una fine anticipata nell'ultimo giro non cambia nulla.
rule-SY-24-8 = Le carte scoperte dopo non contano più.

## Azione finale

rule-SY-25-1 = In ordine di turno ognuno può fare un'altra azione qualsiasi, o passare.
rule-SY-25-2 = Non servono miniature, non ci sono entrate né azioni bonus, e devi poterla eseguire.
rule-SY-25-3 = Le navi così finite salpano prima dell'azione finale del prossimo.
rule-SY-25-4 = Gli impiegati lavorano e l'offerta si ricompone come sempre.

## Completare una nave

rule-SY-26-1 = Dopo le azioni finali chi può finire una nave con una sola carta può farlo, in ordine di turno.
rule-SY-26-2 = La carta costa quanto dice la fila e deve completare la nave dove la metti.
rule-SY-26-3 = La nave si carica e salpa come al solito. Una carta e una nave soltanto.
rule-SY-26-4 = Si può rinunciare, e non si compra una carta solo per allungare una nave.
rule-SY-26-5 = Il denaro non è un ostacolo: in basso ogni tipo è gratis, oppure c'è una carta vuota.

## Carte vuote

rule-SY-27-1 = Un tipo è finito quando il suo mazzo e la sua offerta sono vuoti.
rule-SY-27-2 = Allora le carte vuote di quel tipo sono gratis, in ogni costruzione e nel completare una nave.
rule-SY-27-3 = Una carta vuota non porta nulla ma vale come carta nave.
rule-SY-27-4 = Le carte vuote contano tra le tre e devono stare nel cantiere.
rule-SY-27-5 = Si giudica carta per carta: presa l'ultima vera, le vuote sono subito disponibili.
rule-SY-27-6 = Finché è scoperta una carta vera, di quel tipo non ce ne sono di vuote.

## Contratti

rule-SY-28-0 = Alla fine si mostrano tutti i contratti. Contano solo le navi della flotta, non quelle fallite o incompiute né il magazzino.
rule-SY-28-1 = Ogni manager insieme a una gru sulla stessa nave dà 3.
rule-SY-28-2 = Ogni soldato insieme a un cannone sulla stessa nave dà 3.
rule-SY-28-3 = Ogni due vele sulla stessa nave danno 3.
rule-SY-28-4 = Ogni due ciminiere sulla stessa nave danno 3.
rule-SY-28-5 = Ogni manager della flotta dopo il primo dà 2.
rule-SY-28-6 = Ogni soldato della flotta dopo il primo dà 2.
rule-SY-28-7 = Ogni ufficiale dà 3; è un ufficiale ogni capitano oltre il primo di una nave.
rule-SY-28-8 = Ogni elica dà 3.
rule-SY-28-9 = Ogni nave con vela, ciminiera ed elica dà 6.
rule-SY-28-10 = Ogni nave con manager, soldato, gru e cannone dà 8.
rule-SY-28-11 = Più tipi diversi nella flotta, meglio è: contano i cinque tipi di equipaggiamento, manager, soldati e ufficiali.
rule-SY-28-12 = Ogni canale usato dà 4.
rule-SY-28-13 = I salvagenti della flotta valgono secondo una tabella: sei danno 12, ognuno in più 1.
rule-SY-28-14 = Le lanterne della flotta valgono secondo una tabella.
rule-SY-28-15 = Le scialuppe della flotta valgono secondo una tabella.
rule-SY-28-16 = Il numero di navi della flotta vale secondo una tabella.
rule-SY-28-17 = Le navi di cinque carte esatte valgono secondo una tabella.
rule-SY-28-18 = Le navi di sei carte esatte valgono secondo una tabella.
rule-SY-28-19 = Le navi di almeno sette carte valgono secondo una tabella.
rule-SY-28-20 = Ogni nave con salvagente, scialuppa e lanterna dà 5.
rule-SY-28-21 = Il numero di carte nave della flotta, vuote comprese, vale secondo una tabella.
rule-SY-28-22 = I primi quattro impiegati danno 1 ciascuno, gli altri 2.
rule-SY-28-23 = Ogni impiegato blu, giallo o arancione dà 2; ingegneri e reclutatori non danno nulla.
rule-SY-28-24 = I tipi diversi di impiegati valgono secondo una tabella: cinque colori, e i commercianti di livello 2 come sesto tipo.

## Vittoria

rule-SY-29-1 = Anche i commercianti danno punti: 1 per il livello 1 e 3 per il livello 2.
rule-SY-29-2 = Vince chi ha più punti.
rule-SY-29-3 = In parità vince il più ricco; se anche questo è pari, la vittoria è condivisa.

## Impiegati

rule-SY-30-1 = L'aiuto degli impiegati dura tutta la partita e si somma, ma non è mai imposto.
rule-SY-30-2 = Gli ingegneri sono marroni, i reclutatori verdi, i commercianti arancioni, contabile e caposquadra gialli; costruttori, timoniere e attrezzista blu.
rule-SY-30-3 = Un ingegnere costa 1 in più e aggiunge un pezzo del suo tipo ogni volta che produci.
rule-SY-30-4 = Un reclutatore costa 1 in più e aggiunge un pezzo del suo tipo ogni volta che recluti.
rule-SY-30-5 = Un commerciante guadagna 1 in più per unità della sua merce e alla fine dà punti.
rule-SY-30-6 = Un costruttore mette su ogni nave fino a due pezzi del suo tipo senza posto; quello delle eliche uno.
rule-SY-30-7 = Il timoniere può aggiungere 1 alla velocità di una nave.
rule-SY-30-8 = L'attrezzista può aggiungere 1 alla velocità ogni due vele.
rule-SY-30-9 = Con il contabile due settori in più sono gratis quando produci o recluti.
rule-SY-30-10 = Con il caposquadra tre spazi in più sono gratis quando assumi.
rule-SY-30-11 = Un nuovo impiegato aiuta subito, anche nella seconda azione dello stesso turno.
rule-SY-30-12 = Ci sono quattro ingegneri, quattro reclutatori, sei commercianti, sei costruttori, un timoniere, un attrezzista, un contabile e un caposquadra.

## Segreti

rule-SY-31-1 = Nessuno vede i contratti altrui prima della fine, né l'ordine dei mazzi; i contratti scartati restano segreti per sempre.
rule-SY-31-2 = Mentre si scartano contratti in segreto, si vede solo chi ha già deciso.
