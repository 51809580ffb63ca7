# Le regole di Nuova Zelanda in breve.

## Componenti

rule-NZ-1-1 = Il sacchetto A contiene lavoratori e pericoli, il B le tessere bonus; edifici, capitani di porto, tessere passo, gettoni e monete sono di tutti.
rule-NZ-1-2 = Hai una plancia con 16 dischi e 10 magazzini, una nave, un allevatore, dieci edifici privati, una tessera pedaggio e 14 carte pecora.
rule-NZ-1-3 = Il mercato delle pecore si rifornisce da 37 carte di sei razze.
rule-NZ-1-4 = Romney, cani da pastore, traghetti e martin pescatori sono altre carte per il mazzo. Di queste solo la Romney è una pecora.
rule-NZ-1-5 = Ci sono 24 obiettivi e dieci serie di sei carte bonus: le serie 3 e 7 sono pecore, da 8 a 10 obiettivi, le altre hanno effetti.
rule-NZ-1-6 = Una carta pecora ha una razza, un valore d'allevamento, uno di lana e a volte punti. Pecore diverse vuol dire razze diverse.
rule-NZ-1-7 = Sterline e gettoni di scambio non finiscono mai; tutto il resto sì.
rule-NZ-1-8 = I 16 dischi coprono 8 spazi ausiliari, il limite di passi, 2 limiti di mano, il limite di certificati, 2 certificati permanenti e 2 lane bonus.
rule-NZ-1-9 = Una fila ha posto per cinque lavoratori: il primo è stampato, il quinto porta punti.
rule-NZ-1-10 = Segrete sono solo le mani; l'ordine di pile e sacchetti non lo conosce nessuno. Il resto è scoperto.
rule-NZ-1-11 = Puoi guardare i tuoi scarti quando vuoi, ma mai una pila di pesca.
rule-NZ-1-12 = La composizione di un mazzo è nota a tutti; come si divide tra mano e pila di pesca no.

## Preparazione del tavolo

rule-NZ-2-1 = Cinque degli otto capitani di porto entrano in gioco a caso.
rule-NZ-2-2 = Gli otto edifici neutrali partono sul fronte: ognuno sulla sua lettera per i principianti, altrimenti mescolati.
rule-NZ-2-3 = Il segnalino mercato parte in fondo alla seconda fila del mercato bonus.
rule-NZ-2-4 = Un lavoratore per tipo apre la fila più cara del mercato del lavoro.
rule-NZ-2-5 = Poi si piazzano 12, 13 o 14 tessere del sacchetto A, in 2, 3 o 4. Una tessera senza posto torna dentro e se ne pesca un'altra.
rule-NZ-2-6 = Il mercato bonus ha una colonna per giocatore. La prima fila si riempie tutta, la seconda fino al segnalino.
rule-NZ-2-7 = Due tessere di ogni sacchetto restano scoperte come previsione.
rule-NZ-2-8 = Il mercato delle pecore apre con 9, 11 o 14 carte, in 2, 3 o 4.
rule-NZ-2-9 = Quattro obiettivi sono scoperti, gli altri formano una pila.
rule-NZ-2-10 = Le quattro riserve di carte sono complete in qualunque numero si giochi.
rule-NZ-2-11 = Sono in gioco quattro serie bonus a caso, con pile di 3, 5 o 6 carte in 2, 3 o 4.
rule-NZ-2-12 = In ordine di serie le pile vanno sotto timone, barile, campana e bussola, scoperte.
rule-NZ-2-13 = Accanto al tracciato dell'esploratore attende una tessera passo a testa: allo spazio 4, o al 6 se si gioca in quattro.
rule-NZ-2-14 = La banca tiene monete e gettoni di scambio.

## Preparazione dei giocatori

rule-NZ-3-1 = Ognuno prende un colore; la tessera pedaggio parte dal lato in cui le mani costano.
rule-NZ-3-2 = Tutti usano gli stessi lati degli edifici privati e nessuno può girarli dopo.
rule-NZ-3-3 = All'inizio le plance hanno tutti i dischi e i magazzini, le navi sono alla partenza, certificati a 0 e oro a 1.
rule-NZ-3-4 = Le tue 14 pecore mescolate sono la prima pila di pesca.
rule-NZ-3-5 = Il primo ha 7 sterline e 4 carte; ogni successivo una sterlina e una carta in più. Tutti hanno un gettone di scambio.
rule-NZ-3-6 = Si comincia con limite di mano 4 e di certificati 3; l'oro si ferma a 5 per tutta la partita.
rule-NZ-3-7 = Un lavoratore per tipo è stampato sulla plancia e non se ne va mai.

## Il turno

rule-NZ-4-1 = Un turno è: muovi, usa il luogo, pesca. Poi tocca al prossimo.
rule-NZ-4-2 = Il primo turno comincia scartando fino a quattro carte.
rule-NZ-4-3 = Poi un disco da uno spazio ad angoli bianchi va sullo 0 del tracciato dell'esploratore; costo o premio valgono.
rule-NZ-4-4 = Poi il tuo allevatore parte da un edificio neutrale qualsiasi, senza contare passi né pagare pedaggi.
rule-NZ-4-5 = Da lì il primo turno prosegue come al solito.
rule-NZ-4-6 = Gettoni scambio, carte bonus per oro e carte giocate dalla mano sono liberi: non sono azioni del luogo.

## Movimento

rule-NZ-5-1 = Sono luoghi Wellington e ogni casella del sentiero con una tessera. Le caselle vuote si saltano e non costano passi.
rule-NZ-5-2 = Avanza di almeno un luogo e al massimo del limite di passi; ai bivi scegli il ramo, indietro mai.
rule-NZ-5-3 = Il limite di passi cresce di uno tolto il suo disco, e del valore della tua tessera passo.
rule-NZ-5-4 = A Wellington ci si ferma; i passi avanzati si perdono.
rule-NZ-5-5 = Gli allevatori possono stare insieme e non si ostacolano.
rule-NZ-5-6 = Un luogo con mani si paga subito: 1 sterlina per la nera, 2 per la verde. I pericoli alla banca, gli edifici altrui al padrone, i propri nulla.
rule-NZ-5-7 = Se non basta per un pedaggio, paghi quel che hai e il resto è condonato. Nessun altro costo è così clemente.
rule-NZ-5-8 = Girata la tessera pedaggio, non paghi più pedaggi.
rule-NZ-5-9 = Si usa il luogo in cui ci si ferma.
rule-NZ-5-10 = Il percorso conta perché decide i pedaggi; viene chiesto solo dove fa differenza.

## Usare un luogo

rule-NZ-6-1 = Un luogo è un edificio neutrale o tuo, un edificio altrui o un pericolo, oppure Wellington.
rule-NZ-6-2 = In un edificio neutrale o tuo fai le sue azioni, una volta ciascuna in ogni ordine, oppure una sola ausiliaria singola.
rule-NZ-6-3 = Il costo di un'azione va pagato per intero. Dove un'azione offre due scelte, se ne fa una sola.
rule-NZ-6-4 = L'azione ausiliaria si può solo prima di ogni azione dell'edificio, e chiude la visita.
rule-NZ-6-5 = In un edificio altrui o su un pericolo c'è solo l'azione ausiliaria singola.
rule-NZ-6-6 = Certi spazi portano un'azione extra per il padrone dell'edificio che vi sorge.
rule-NZ-6-7 = Tranne che a Wellington puoi anche non fare nulla.
rule-NZ-6-8 = Wellington ha quattro passi in ordine fisso: entrate, consegna, previsione A, previsione B. Niente azione ausiliaria.
rule-NZ-6-9 = Puoi prendere meno di un premio, ma sterline, carte di empori e porti e tessere bonus si prendono per intero.

## Entrate a Wellington

rule-NZ-7-1 = Mostra quante pecore vuoi dalla mano, al più una per razza; le altre carte non valgono.
rule-NZ-7-2 = Il totale sono i loro valori d'allevamento più i tuoi certificati permanenti.
rule-NZ-7-3 = Puoi spendere certificati temporanei; ognuno aggiunge 1.
rule-NZ-7-4 = Incassi il totale in sterline e scarti le pecore mostrate. Il totale poi limita la consegna.
rule-NZ-7-5 = Mentre si mostrano le pecore, niente gettoni di scambio né carte che fanno pescare.
rule-NZ-7-6 = Lana e punti non contano per le entrate.
rule-NZ-7-7 = I certificati si decidono prima dell'incasso e non tornano se consegni per meno.

## Consegna

rule-NZ-8-1 = Metti un tuo disco su un emporio che non superi il totale. Dove hai già un disco non puoi, tranne 0 e 21.
rule-NZ-8-2 = Gli empori locali sono per tutti; uno estero vuole un tuo magazzino nel suo grande porto. Quelli della lana qui non contano.
rule-NZ-8-3 = Un disco da angolo bianco va ovunque, uno da angolo scuro solo su empori scuri.
rule-NZ-8-4 = Prima costo o premio del disco, poi il disco, poi l'azione dell'emporio, infine il trasporto.
rule-NZ-8-5 = Puoi scegliere solo ciò che sai pagare in ognuno di questi momenti.
rule-NZ-8-6 = L'azione dell'emporio è obbligatoria. Se la riserva è vuota, la carta si perde.
rule-NZ-8-7 = L'emporio 0 dà subito 6 sterline e toglie 8 punti per disco alla fine.
rule-NZ-8-8 = Gli empori valgono per disco. Una freccia verde vale una volta, col suo segno, se sei su entrambi i suoi empori.
rule-NZ-8-9 = Finiti i dischi ad angolo bianco, quelli scuri vanno anche su empori bianchi.
rule-NZ-8-10 = Se nessun disco della plancia può essere consegnato, se ne prende uno da un porto medio; senza, la consegna salta.
rule-NZ-8-11 = Ciò che il disco scopre vale subito, ma non per le entrate già contate.
rule-NZ-8-12 = Solo gli empori scuri costano trasporto, e tutti quelli esteri.

## Dischi della plancia

rule-NZ-9-1 = Un disco da uno spazio ausiliario è gratis e apre o raddoppia quell'azione.
rule-NZ-9-2 = Il disco dei passi porta 3 sterline e un passo in più.
rule-NZ-9-3 = Il disco di mano sinistro costa 3 e alza di uno il limite di mano.
rule-NZ-9-4 = Il disco di mano destro costa 8, alza di uno il limite di mano e vale 3 punti.
rule-NZ-9-5 = Il disco del limite certificati è gratis e ti lascia tenere 5 certificati invece di 3.
rule-NZ-9-6 = Scoprire il certificato permanente sinistro costa 4.
rule-NZ-9-7 = Il certificato permanente destro è gratis.
rule-NZ-9-8 = La lana bonus sinistra è gratis.
rule-NZ-9-9 = La lana bonus destra costa 4.
rule-NZ-9-10 = Un disco che non sai pagare non si può scegliere.
rule-NZ-9-11 = Ogni spazio ha angoli bianchi o scuri. Un disco tolto dalla plancia non vi torna.
rule-NZ-9-12 = I due dischi di mano si tolgono in ogni ordine; il limite di mano arriva a 6.

## Previsione

rule-NZ-10-1 = Scegli e piazza una delle due tessere scoperte del sacchetto A; se è sola si piazza e basta.
rule-NZ-10-2 = Un lavoratore va nello spazio libero più caro della sua colonna, o fuori dal gioco se è piena.
rule-NZ-10-3 = Un pericolo va sul numero libero più basso della sua zona, o fuori se è piena. È subito un luogo.
rule-NZ-10-4 = Scegli una delle due tessere bonus scoperte; va nel prossimo spazio della fila del segnalino.
rule-NZ-10-5 = Quando la tessera arriva allo spazio del segnalino, questo passa alla fila dopo e scatta il colore della freccia.
rule-NZ-10-6 = Freccia gialla: il mercato delle pecore torna alla dimensione iniziale.
rule-NZ-10-7 = Freccia turchese: i quattro edifici neutrali a due facce si girano per sempre.
rule-NZ-10-8 = I vuoti nelle file complete restano vuoti.
rule-NZ-10-9 = Dopo Wellington l'allevatore torna all'inizio del sentiero e la previsione si rifornisce dai sacchetti.
rule-NZ-10-10 = Le carte si giocano dopo tutti e quattro i passi di Wellington, non in mezzo.

## Pesca

rule-NZ-11-1 = A fine turno pesca fino al limite di mano; una mano più grande si tiene.
rule-NZ-11-2 = Gli scarti si rimescolano solo quando devi pescare e la pila è vuota.
rule-NZ-11-3 = Se pila e scarti sono vuoti, peschi meno carte.
rule-NZ-11-4 = Durante la pesca finale non si giocano né comprano carte.
rule-NZ-11-5 = Nell'ultimo turno non si pesca.
rule-NZ-11-6 = Le carte nuove vanno scoperte fra i tuoi scarti, salvo altra indicazione.

## Azioni in generale

rule-NZ-12-1 = Scartare è dalla mano ai tuoi scarti. Un'azione di scarto vale una volta per visita.
rule-NZ-12-2 = Un'azione di scarto chiede una certa razza, una pecora qualsiasi o due della stessa razza.
rule-NZ-12-3 = I certificati salgono di quanto vuoi fino al numero indicato, mai oltre il limite.
rule-NZ-12-4 = Ogni volta che i certificati passano da meno di 2 a 2 o più, guadagni 1 lingotto d'oro.
rule-NZ-12-5 = L'oro si ferma a 5; il resto si perde.
rule-NZ-12-6 = Scartare una pecora per la lana paga la sua lana e la tua lana bonus, ma non è tosatura.
rule-NZ-12-7 = Un'azione scatenata da un'altra si conclude prima.
rule-NZ-12-8 = Le azioni che contano qualcosa, come edifici sull'erba o pastori, pagano per quanto c'è in quel momento.

## Assumere

rule-NZ-13-1 = Assumi un lavoratore qualsiasi del mercato, se puoi pagarlo e la sua fila ha posto.
rule-NZ-13-2 = Il prezzo è quello della fila del mercato, corretto dall'azione, e almeno 0.
rule-NZ-13-3 = Lo spazio del nuovo lavoratore può offrire un'azione immediata: ora o mai più.
rule-NZ-13-4 = Cinque lavoratori riempiono una fila. Le tessere del mercato non scorrono.
rule-NZ-13-5 = Un lavoratore sul quinto spazio vale 4 punti.
rule-NZ-13-6 = Le azioni immediate delle file danno pecore, costruzione, navigazione, oro, una Romney, un gettone o un passo d'esploratore.
rule-NZ-13-7 = Un jolly vale come lavoratore della fila in cui sta.

## Tessere bonus

rule-NZ-14-1 = Scegli una tessera bonus fuori dalla fila del segnalino che puoi pagare tutta. Uscito il segnalino, nessuna fila è chiusa.
rule-NZ-14-2 = Il prezzo è quello della fila più quanto aggiungono azione e tessera. Un jolly costa anche 1 lingotto d'oro.
rule-NZ-14-3 = Tutto ciò che la tessera mostra si paga e si prende; poi resta accanto alla plancia per i punti.
rule-NZ-14-4 = Un jolly va nel prossimo spazio di una fila con posto, e se ne può usare l'azione.
rule-NZ-14-5 = Le tessere danno certificati, lana, carte, oro, gettoni, un pericolo rimosso o una Romney per una pecora iniziale, e punti.
rule-NZ-14-6 = Una tessera di cui non soddisfi le richieste non si può scegliere.

## Comprare pecore

rule-NZ-15-1 = Dividi i pastori fra gli acquisti come vuoi; ognuno lavora una volta per azione. Smetti quando vuoi.
rule-NZ-15-2 = Un pastore compra una Dorset Horn a 3.
rule-NZ-15-3 = Un pastore compra una Corriedale o una Lincoln a 5.
rule-NZ-15-4 = Due pastori comprano una Dorset Horn a 1.
rule-NZ-15-5 = Due pastori comprano una Corriedale o una Lincoln a 2.
rule-NZ-15-6 = Un pastore compra una Hampshire o una Ryeland a 9.
rule-NZ-15-7 = Due pastori comprano una Suffolk con un gettone di scambio a 10.
rule-NZ-15-8 = Tre pastori comprano fino a due pecore da 2 punti per 3 in tutto.
rule-NZ-15-9 = Quattro pastori comprano una Suffolk con un gettone di scambio a 4.
rule-NZ-15-10 = Un pastore, gratis, aggiunge al mercato le prime due carte della pila.
rule-NZ-15-11 = Prezzi e merci sono quelli stampati sul tabellone.
rule-NZ-15-12 = Una riga di prezzo si può ripetere finché ci sono pastori e denaro; puoi prendere meno carte a prezzo pieno.
rule-NZ-15-13 = Le carte si possono aggiungere prima, fra o dopo gli acquisti, anche oltre la misura solita del mercato.
rule-NZ-15-14 = Le pecore comprate vanno agli scarti; il mercato non si rifornisce da solo.

## Costruire

rule-NZ-16-1 = Metti un edificio su uno spazio vuoto, o al posto di un tuo edificio più piccolo.
rule-NZ-16-2 = Servono gli artigiani indicati e si pagano 2 sterline per ognuno, o 1 con l'azione della loro fila.
rule-NZ-16-3 = Un edificio su uno spazio nuovo porta 1 lingotto d'oro; una sostituzione no.
rule-NZ-16-4 = Per sostituire serve e si paga solo la differenza; il vecchio edificio esce dal gioco.
rule-NZ-16-5 = Gli edifici oltre cinque artigiani arrivano solo per sostituzione.
rule-NZ-16-6 = Quattro spazi sono chiusi finché il tuo disco esploratore non raggiunge il loro numero; conta solo quando costruisci.
rule-NZ-16-7 = Sugli spazi di costruzione stanno solo edifici privati, uno per spazio, e il lato non cambia.
rule-NZ-16-8 = Si costruisce con l'edificio neutrale D e la fila degli artigiani; la serie bonus 6 migliora di uno esatto.
rule-NZ-16-9 = Se sostituisci l'edificio su cui stai, le nuove azioni si usano solo se delle vecchie non ne hai usate.
rule-NZ-16-10 = Un edificio nuovo è subito un luogo, con mani e azione extra.

## La nave

rule-NZ-17-1 = La nave ha tanti punti movimento quanti marinai hai, o quanti ne dice l'azione.
rule-NZ-17-2 = Un passo a uno spazio di mare vicino costa 1 punto, chiunque vi sia.
rule-NZ-17-3 = Migliorare il porto dove sta la nave costa 1 punto e chiude l'azione.
rule-NZ-17-4 = I punti non usati si perdono.
rule-NZ-17-5 = Dunque o navighi entro i punti, o ne tieni uno per migliorare il porto d'arrivo.

## Porti

rule-NZ-18-1 = Per migliorare servono la nave sul posto, un punto, il pezzo adatto, tutto il costo e nessun tuo pezzo già lì.
rule-NZ-18-2 = Senza magazzini niente porti piccoli o grandi, senza dischi niente medi.
rule-NZ-18-3 = Porto piccolo: paga uno spazio libero, mettici un tuo magazzino e prendi la sua carta.
rule-NZ-18-4 = Quando entrambi i magazzini di una coppia hanno lasciato la plancia, il bonus è tuo: subito, durevole o in punti.
rule-NZ-18-5 = Porto medio: paga, sposta un disco adatto col suo costo o premio, prendi la carta; poi puoi avere il capitano di porto.
rule-NZ-18-6 = Porto grande: metti un magazzino gratis; da allora il suo emporio estero ti è aperto.
rule-NZ-18-7 = L'ultimo porto di ogni rotta dà una carta bussola, e la nave torna alla partenza.
rule-NZ-18-8 = La freccia gialla vale 4 punti se hai magazzini in entrambi i suoi porti.
rule-NZ-18-9 = La carta di un porto va presa finché ce n'è.
rule-NZ-18-10 = Magazzino a distanza: la nave resta ferma e il piazzamento usa uno della portata.

## Capitani di porto

rule-NZ-19-1 = Migliorato un porto medio, puoi prenderne il capitano mandandovi l'ultimo lavoratore di una fila.
rule-NZ-19-2 = Puoi rinunciare, o scegliere una fila che ha una tessera lavoratore.
rule-NZ-19-3 = Il lavoratore resta là. Un altro sullo spazio liberato ne riattiva l'azione.
rule-NZ-19-4 = Il capitano ti è offerto solo in quel momento; gli altri potranno ancora averlo.
rule-NZ-19-5 = La tessera dà qualcosa subito o un certificato permanente, e alla fine punti per ciò che conta.
rule-NZ-19-6 = Il capitano che conta i certificati conta anche il proprio. Finiti i traghetti, il traghetto si perde.
rule-NZ-19-7 = Un lavoratore mandato come capitano non è più tuo.

## Tosatura

rule-NZ-20-1 = Ogni tosatore o tosa una pecora, o pesca una carta e ne scarta una.
rule-NZ-20-2 = Una volta per azione mostra pecore di razze diverse, al più una per tosatore, e incassa la loro lana più la lana bonus.
rule-NZ-20-3 = Pescare e scartare può venire prima o dopo la tosatura.
rule-NZ-20-4 = Mentre si mostrano le pecore, niente gettoni e niente pesca; l'allevamento non conta.
rule-NZ-20-5 = Poi un disco può andare su un emporio della lana che non superi il totale; solo il 13 ne accetta un altro tuo.
rule-NZ-20-6 = Angoli, costi e ordine sono quelli delle altre consegne, e il denaro appena incassato si può usare.
rule-NZ-20-7 = Ogni emporio scuro della lana dà una Romney finché ce n'è.
rule-NZ-20-8 = Nessun'altra azione del luogo si mescola alla tosatura.
rule-NZ-20-9 = Puoi anche non mostrare pecore; allora conta solo la lana bonus.
rule-NZ-20-10 = La tosatura con un numero fisso tosa fino a tante pecore; i tosatori non c'entrano.
rule-NZ-20-11 = L'edificio 10a mette un disco direttamente sull'emporio della lana 13 con le solite regole.

## Obiettivi

rule-NZ-21-1 = Per un obiettivo prendi uno scoperto, subito rimpiazzato, o il primo coperto; va fra gli scarti.
rule-NZ-21-2 = Se non ci sono più obiettivi, non si ottiene nulla.
rule-NZ-21-3 = Gli obiettivi si giocano dalla mano prima di muovere, o prima o dopo un'azione, mai dentro.
rule-NZ-21-4 = Un obiettivo giocato resta davanti a te; la sua azione immediata si può usare ora. Non si pesca per esso.
rule-NZ-21-5 = L'azione immediata è 2 passi d'esploratore, 2 punti nave, 2 gettoni, 2 certificati o 4 sterline.
rule-NZ-21-6 = Alla fine, con tutti i compiti riusciti vale i punti; altrimenti la penalità.
rule-NZ-21-7 = I compiti chiedono edifici, certe pecore, traghetti, alluvioni, dischi su empori da 13 in su, magazzini, spazi d'esploratore o tosatori.
rule-NZ-21-8 = Una cosa serve un solo compito, fra tutte le tue carte.
rule-NZ-21-9 = Le cose si assegnano ai compiti nel modo migliore per te.
rule-NZ-21-10 = Gli obiettivi davanti a te contano per forza. Quelli ancora nel mazzo puoi aggiungerli alla fine, senza azione.

## Esploratore

rule-NZ-22-1 = Il tracciato dell'esploratore arriva a 16. I dischi condividono gli spazi e non tornano indietro.
rule-NZ-22-2 = Gli spazi 3 e 8 danno 1 lingotto d'oro, il 4 o il 6 una tessera passo; ognuno una volta.
rule-NZ-22-3 = Gli spazi 2, 4 e 7 aprono spazi di costruzione.
rule-NZ-22-4 = Allo spazio 11 gira la tessera passo o la tessera pedaggio.
rule-NZ-22-5 = Oltre il 16 ogni passo paga invece 1 sterlina.
rule-NZ-22-6 = Il tracciato vale 3 punti dallo spazio 5, 7 dal 9, 10 dal 12, 13 dal 14 e 15 al 16.
rule-NZ-22-7 = Puoi avanzare di meno di quanto concesso.

## Gettoni scambio

rule-NZ-23-1 = I gettoni di scambio si usano quasi in ogni momento, tranne mentre si mostrano le pecore.
rule-NZ-23-2 = Un gettone: pesca 1 o 2 carte, poi scartane altrettante.
rule-NZ-23-3 = Due gettoni: una Shropshire della mano esce dal gioco e guadagni 1 lingotto d'oro.
rule-NZ-23-4 = I gettoni vengono dall'inizio, dalla Suffolk, dalla fila dei pastori, da tessere bonus, edificio 8b e obiettivi.
rule-NZ-23-5 = Sui gettoni ti si chiede alle tue decisioni, il che è equivalente.

## Proseguire

rule-NZ-24-1 = L'azione ti fa avanzare fino al numero dato, con pedaggi e bivi, qualunque sia il limite di passi.
rule-NZ-24-2 = Poi si usa per intero il nuovo luogo, senza pescare in mezzo.
rule-NZ-24-3 = Le azioni non fatte nel vecchio luogo si perdono.
rule-NZ-24-4 = Wellington raggiunta così vale per intero.

## Pericoli

rule-NZ-25-1 = Paga il costo dell'azione e prendi un pericolo qualsiasi; vale da 2 a 4 punti.
rule-NZ-25-2 = Una frana porta anche un cane da pastore, un'alluvione un traghetto, finché ce n'è.
rule-NZ-25-3 = Senza pericoli sul sentiero, o senza denaro, non si può.
rule-NZ-25-4 = Un allevatore sulla tessera tolta resta dov'è.
rule-NZ-25-5 = Lo spazio può accogliere poi un altro pericolo.

## Oro

rule-NZ-26-1 = Nel tuo turno l'oro compra la prima carta di una pila bonus, quante volte vuoi: timone 3, barile 3, campana 4, bussola 5.
rule-NZ-26-2 = Le carte bonus vengono solo da oro e porti; una pila vuota non ne ha.
rule-NZ-26-3 = L'oro non dà punti né ha altri usi generali; il jolly ne costa 1.
rule-NZ-26-4 = L'oro viene da edifici nuovi, certificati, tracciato dell'esploratore, gettoni, spazi dei lavoratori, tessere bonus e certe azioni.

## Azioni ausiliarie

rule-NZ-27-1 = Carte: pescane una e scartane una; doppia, due e due.
rule-NZ-27-2 = Certificati: uno per 2 sterline; doppia, fino a due per 4.
rule-NZ-27-3 = Esploratore: un passo per 1 sterlina; doppia, due per 2.
rule-NZ-27-4 = Nave: un punto per 1 sterlina; doppia, due per 2.
rule-NZ-27-5 = Denaro: ricevi 1 sterlina; doppia, 2.
rule-NZ-27-6 = Ognuna ha due spazi: con uno aperto è singola, con entrambi anche doppia. Denaro e carte partono con uno aperto.
rule-NZ-27-7 = L'icona singola non permette mai la doppia; l'altra lascia scegliere.
rule-NZ-27-8 = I costi si pagano prima e per intero.

## Giocare carte

rule-NZ-28-1 = Cani da pastore, traghetti, martin pescatori e carte bonus con effetto si giocano nel tuo turno prima di muovere, o prima o dopo un'azione.
rule-NZ-28-2 = Prima l'effetto o nulla, poi la carta agli scarti, poi se ne pesca una.
rule-NZ-28-3 = Traghetto 2 sterline, cane da pastore 1 certificato, martin pescatore 1 passo d'esploratore; le carte bonus dicono il loro.
rule-NZ-28-4 = La carta giocata può rientrare nel rimescolo ed essere pescata.

## Fine della partita

rule-NZ-29-1 = La fine arriva quando si riempie l'ultimo spazio del mercato bonus. Chi lo fa prende il segnalino, 5 punti.
rule-NZ-29-2 = Quel giocatore finisce Wellington senza pescare; era il suo ultimo turno.
rule-NZ-29-3 = Tutti gli altri hanno ancora un turno, senza pesca.
rule-NZ-29-4 = In quei turni la tessera bonus scelta a Wellington esce dal gioco.
rule-NZ-29-5 = Poi si contano i punti.

## Punteggio

rule-NZ-30-1 = 1 punto ogni 5 sterline intere.
rule-NZ-30-2 = I punti dei tuoi edifici sul sentiero.
rule-NZ-30-3 = Dischi sugli empori e frecce verdi; l'emporio 0 toglie 8 punti per disco.
rule-NZ-30-4 = Pezzi nei porti piccoli e medi e la freccia gialla.
rule-NZ-30-5 = La posizione del tuo disco esploratore.
rule-NZ-30-6 = Pericoli e tessere bonus.
rule-NZ-30-7 = Pecore e carte bonus ovunque nel tuo mazzo.
rule-NZ-30-8 = Obiettivi riusciti o falliti; la somma può essere negativa.
rule-NZ-30-9 = Ciò che contano i tuoi capitani di porto, ognuno per difetto.
rule-NZ-30-10 = 3 punti per il disco di mano destro tolto.
rule-NZ-30-11 = 4 punti per lavoratore sul quinto spazio, e le coppie di magazzini da 2 e 4 punti.
rule-NZ-30-12 = 5 punti per il segnalino mercato.
rule-NZ-30-13 = Vince la somma più alta; a parità si condivide la vittoria.
rule-NZ-30-14 = Gli obiettivi aggiunti alla fine contano anche per il capitano degli obiettivi.

## Casi particolari

rule-NZ-31-1 = Denaro e gettoni di scambio bastano sempre.
rule-NZ-31-2 = Riserve, pile e obiettivi esauriti restano vuoti e non danno nulla.
rule-NZ-31-3 = I tuoi scarti puoi guardarli, le pile di pesca nessuno.
rule-NZ-31-4 = Se restano solo dischi scuri, li accettano anche gli empori bianchi.
rule-NZ-31-5 = Se dalla plancia non si può consegnare, si usa un disco di un porto medio o si salta.
rule-NZ-31-6 = Sostituito l'edificio sotto il tuo allevatore, usi le azioni vecchie o le nuove, non entrambe.
rule-NZ-31-7 = Rimuovere un pericolo lascia l'allevatore dov'è.
rule-NZ-31-8 = Mentre si mostrano le pecore non si pesca.
rule-NZ-31-9 = Prima l'effetto della carta, poi la pesca.

## Contro Sarah

rule-NZ-32-1 = Con un solo giocatore, l'avversaria è Sarah. La preparazione è quella per due; cominci tu, e lei non ha mano, denaro, gettoni né magazzini.
rule-NZ-32-2 = La forza di Sarah decide quali delle sue carte sono in gioco e se la sua prima consegna va all'emporio 3, 6 o 9.
rule-NZ-32-3 = Nel suo turno Sarah scopre una carta, fa i passi indicati e ciò che vi è scritto. Dove si ferma non conta.
rule-NZ-32-4 = Sarah prende la via più breve per Wellington con i pedaggi più bassi. Per i tuoi edifici sulla sua strada ti paga la banca; ciò che paghi per i suoi va alla banca.
rule-NZ-32-5 = A Wellington Sarah non ha entrate, consegna al suo prossimo emporio più alto e colloca le tessere previsione di destra.
rule-NZ-32-6 = Sarah assume il lavoratore più economico adatto alla carta e ottiene la carta bonus del suo spazio. Se più d'uno va bene, scegli tu. La sua specialità è il tipo di lavoratore che ha di più.
rule-NZ-32-7 = Sarah compra quanto permettono i suoi pastori: prima più punti, poi la razza più rara. Se mancano pecore, un pastore aggiunge due carte.
rule-NZ-32-8 = Sarah costruisce sul prossimo spazio libero davanti al tuo allevatore che non abbia azioni extra, quanto permettono i suoi artigiani; altrimenti sostituisce un edificio.
rule-NZ-32-9 = Sarah prende il porto medio con meno punti e senza dischi; il suo capitano di porto esce dal gioco.
rule-NZ-32-10 = I punti di Sarah si contano come i tuoi, ma senza denaro, capitani di porto e il disco del limite di mano. Tutti i suoi obiettivi valgono come raggiunti.
