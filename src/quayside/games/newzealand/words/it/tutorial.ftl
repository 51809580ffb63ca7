# Che cosa dicono le lezioni di Nuova Zelanda. `-why` viene dopo il passo fatto.

newzealand-tutorial-trail = Il sentiero: muoversi e usare un edificio
newzealand-tutorial-trail-move = Il tuo allevatore aspetta all'inizio del sentiero. Puoi andare fino a tre luoghi; vai al primo, l'edificio A.
newzealand-tutorial-trail-move-why = Contano come passi solo gli spazi con una tessera, e gli edifici neutrali non costano nulla. Usi il luogo dove ti fermi.
newzealand-tutorial-trail-discard = Un edificio offre più azioni, ognuna una volta. Prima scarta la coppia di Southdown per 2 sterline.
newzealand-tutorial-trail-discard-why = Le pecore deboli servono di più quando lasciano la mano: a Wellington contano solo razze diverse.
newzealand-tutorial-trail-hire = Ora assumi un marinaio dalla prima fila del mercato del lavoro.
newzealand-tutorial-trail-hire-why = Il prezzo lo dice la fila, qui 8. Con due marinai la nave fa due passi per volta.
newzealand-tutorial-trail-now = Il posto preso dal marinaio offre qualcosa una volta sola: scarta una Shropshire per un certificato. Accetta.
newzealand-tutorial-trail-now-why = Queste azioni immediate si fanno ora o mai. Un certificato alzerà di 1 le tue entrate a Wellington.
newzealand-tutorial-trail-end = Qui non c'è altro da fare. Termina il turno.
newzealand-tutorial-trail-end-why = Hai pescato fino al limite di quattro carte. Le pecore scartate tornano quando il mazzo è vuoto.

newzealand-tutorial-farm = La fattoria: pecore migliori
newzealand-tutorial-farm-move = Sei all'edificio E. Vai all'edificio F, dove si vendono pecore.
newzealand-tutorial-farm-move-why = Ci arrivano due strade che costano in modo diverso, perciò ti viene chiesto.
newzealand-tutorial-farm-way = L'alluvione costerebbe una sterlina. Prendi l'altra strada, per gli spazi liberi.
newzealand-tutorial-farm-way-why = Le mani su una tessera sono pedaggi: 1 sterlina per una nera, 2 per una verde, alla banca o al padrone dell'edificio. Gli spazi vuoti non costano nulla.
newzealand-tutorial-farm-sell = Prima scarta la Southdown per 3 sterline.
newzealand-tutorial-farm-sell-why = Ora hai 9 sterline e una carta debole in meno in mano.
newzealand-tutorial-farm-buy = Hai due pastori. Uno compra una Corriedale per 5.
newzealand-tutorial-farm-buy-why = Ogni pastore lavora una volta per visita. In due l'avrebbero comprata per 2.
newzealand-tutorial-farm-more = L'altro pastore compra una Dorset Horn per 3.
newzealand-tutorial-farm-more-why = Le pecore comprate vanno negli scarti e arrivano in mano più tardi. Il mercato non si riempie da solo.
newzealand-tutorial-farm-end = Termina il turno.
newzealand-tutorial-farm-end-why = Arrivare a Wellington con in mano razze diverse e di pregio: a questo serve il sentiero.

newzealand-tutorial-sea = Il mare: nave e magazzini
newzealand-tutorial-sea-move = Vai di un passo all'edificio B.
newzealand-tutorial-sea-move-why = La prima azione qui è divisa: esploratore o un obiettivo, uno dei due. La seconda è la nave.
newzealand-tutorial-sea-path = Avanza di due passi sul tracciato dell'esploratore.
newzealand-tutorial-sea-path-why = Lo spazio 3 ha dato 1 lingotto d'oro e lo spazio 4 una tessera passo: d'ora in poi puoi andare un luogo più lontano. Il tracciato vale anche punti.
newzealand-tutorial-sea-harbour = Hai tre marinai. Naviga due passi fino al porto piccolo Ovest 1 e usa il terzo punto per migliorare quel porto.
newzealand-tutorial-sea-harbour-why = Ogni passo costa un punto, e anche migliorare ne costa uno. Ciò che avanza va perso.
newzealand-tutorial-sea-store = Metti il magazzino 1 sul secondo spazio, per 2 sterline.
newzealand-tutorial-sea-store-why = Il porto ti ha dato una carta martin pescatore. Quando entrambi i magazzini di una coppia hanno lasciato la plancia, ricevi il bonus disegnato tra loro.
newzealand-tutorial-sea-end = Termina il turno.
newzealand-tutorial-sea-end-why = Più lontano aspettano i capitani di porto e i porti grandi, che aprono gli empori esteri.

newzealand-tutorial-wellington = Wellington: entrate e consegna
newzealand-tutorial-wellington-arrive = Il prossimo luogo è Wellington, dove tutti si fermano. Vai.
newzealand-tutorial-wellington-arrive-why = Wellington ha quattro passi in ordine fisso: entrate, consegna e due previsioni.
newzealand-tutorial-wellington-show = Mostra una pecora di ogni razza che hai.
newzealand-tutorial-wellington-show-why = Contano solo razze diverse, quindi una delle due English Leicester resta in mano. I valori d'allevamento fanno 8.
newzealand-tutorial-wellington-certificate = Un certificato aggiunge 1. Spendi il tuo: con 9 arrivi all'emporio seguente.
newzealand-tutorial-wellington-certificate-why = Hai ricevuto 9 sterline e ora puoi consegnare a un emporio che vale fino a 9.
newzealand-tutorial-wellington-deliver = Consegna all'emporio 9 con il disco del primo spazio dei certificati.
newzealand-tutorial-wellington-deliver-why = Il disco ha lasciato la plancia per sempre e ha aperto un'azione ausiliaria: certificati per sterline. Quale disco prendere è metà della decisione.
newzealand-tutorial-wellington-objective = L'emporio 9 dà un obiettivo. Prendi quello illuminato.
newzealand-tutorial-wellington-objective-why = Va negli scarti. Giocato e raggiunto porta punti, giocato e mancato ne toglie. Il trasporto è costato 3.
newzealand-tutorial-wellington-workers = Previsione A: piazza la tessera di sinistra, un pastore.
newzealand-tutorial-wellington-workers-why = Così entrano in gioco lavoratori e pericoli, e hai scelto tu quale.
newzealand-tutorial-wellington-tiles = Previsione B: piazza la tessera bonus di sinistra.
newzealand-tutorial-wellington-tiles-why = Ha riempito la fila fino al segnalino del mercato, che è avanzato. Quando l'ultimo spazio è pieno la partita finisce.
newzealand-tutorial-wellington-end = Termina il turno.
newzealand-tutorial-wellington-end-why = Il tuo allevatore è di nuovo all'inizio, con un emporio in più, e comincia un altro giro. È tutto qui il ritmo del gioco.

newzealand-tutorial-building = Costruire: un luogo tutto tuo
newzealand-tutorial-building-move = I tuoi edifici si costruiscono nell'edificio D. Vacci.
newzealand-tutorial-building-move-why = La sua seconda azione costruisce: 2 sterline per ogni artigiano richiesto.
newzealand-tutorial-building-build = Usa la sua seconda azione.
newzealand-tutorial-building-build-why = Hai due artigiani, quindi puoi costruire edifici da uno o due artigiani.
newzealand-tutorial-building-place = Metti l'edificio 3 sul primo spazio dopo l'edificio A, dove passano tutti.
newzealand-tutorial-building-place-why = È costato 4 sterline, ha dato 1 lingotto d'oro per lo spazio nuovo e vale punti alla fine. Per gli edifici con mani i rivali pagano quando passano.
newzealand-tutorial-building-end = Termina il turno.
newzealand-tutorial-building-end-why = D'ora in poi è un tuo luogo: fermati lì e usa le sue azioni, a ogni giro.

newzealand-tutorial-wool = La lana: tosare e consegnare
newzealand-tutorial-wool-move = Le pecore si tosano nell'edificio E. Vacci.
newzealand-tutorial-wool-move-why = La prima azione è la tosatura: ogni tuo tosatore tosa una pecora o cambia una carta.
newzealand-tutorial-wool-shear = Comincia a tosare.
newzealand-tutorial-wool-shear-why = Ora conta la lana, non il valore d'allevamento: 3 per la Merino, 4 per la Lincoln, 1 per la Shropshire.
newzealand-tutorial-wool-show = Mostra tutte e tre le razze.
newzealand-tutorial-wool-show-why = 8, più 1 di lana bonus per il disco tolto: 9 sterline, e un emporio della lana fino a 9.
newzealand-tutorial-wool-deliver = Consegna all'emporio della lana 9, con il disco del certificato permanente di destra.
newzealand-tutorial-wool-deliver-why = L'emporio dà una Romney, un'ottima pecora, e il disco ha lasciato un certificato che resta. Trasporto e disco sono costati 5.
newzealand-tutorial-wool-end = Termina il turno.
newzealand-tutorial-wool-end-why = Così in un giro ci sono due consegne: le pecore a Wellington per il valore d'allevamento, la lana lungo la via.

newzealand-tutorial-objective = Gli obiettivi: giocarli e compierli
newzealand-tutorial-objective-play = Hai in mano un obiettivo. Prima di muovere puoi giocarlo; la sua azione immediata dà 2 gettoni di scambio. Giocalo.
newzealand-tutorial-objective-play-why = Resta davanti a te. Alla fine chiede una Lincoln o Corriedale e 6 spazi dell'esploratore: 3 punti, o 2 in meno.
newzealand-tutorial-objective-move = Vai all'edificio B, dove si prendono gli obiettivi.
newzealand-tutorial-objective-move-why = La prima azione è una scelta: l'esploratore o un obiettivo.
newzealand-tutorial-objective-take = Scegli l'obiettivo.
newzealand-tutorial-objective-take-why = Quattro sono scoperti; quello in cima al mazzo si può prendere alla cieca.
newzealand-tutorial-objective-which = Prendi quello che chiede due tosatori e una Lincoln o Corriedale.
newzealand-tutorial-objective-which-why = Va negli scarti e più tardi in mano. Ogni cosa serve a un solo compito, quindi ti serviranno due pecore così.
newzealand-tutorial-objective-end = Termina il turno.
newzealand-tutorial-objective-end-why = Gli obiettivi ancora nel mazzo si possono aggiungere alla fine se vanno bene, o lasciare.

newzealand-tutorial-goal = Lo scopo: che cosa conta alla fine
newzealand-tutorial-goal-play = { $b } ha il segnalino mercato: è il tuo ultimo turno. Hai un obiettivo che chiede una Lincoln o Corriedale e 6 spazi dell'esploratore. Giocalo.
newzealand-tutorial-goal-play-why = Una Lincoln nel mazzo ce l'hai. Manca il sesto spazio dell'esploratore.
newzealand-tutorial-goal-move = Vai all'edificio B, dove avanza l'esploratore.
newzealand-tutorial-goal-move-why = All'ultimo turno contano solo i punti: che altro si potrebbe fare con un'azione?
newzealand-tutorial-goal-path = Fai avanzare l'esploratore.
newzealand-tutorial-goal-path-why = Spazio 7: l'obiettivo è compiuto, e anche la posizione vale punti.
newzealand-tutorial-goal-end = Termina il turno, e la partita.
newzealand-tutorial-goal-end-why = 5 per l'edificio, 2 per l'emporio, 3 per l'esploratore, 3 per l'obiettivo, 2 per le pecore e 1 ogni 5 sterline: 17. Il segnalino ha dato 5 a { $b }.

## Sfide

newzealand-tutorial-trail-challenge = Un marinaio della prima fila costa 8 e hai 6 sterline. Assumilo in questo turno.
newzealand-tutorial-trail-challenge-hint = L'edificio A paga una coppia della stessa razza, e assume.
newzealand-tutorial-trail-challenge-why = La coppia ha portato le 2 sterline mancanti: prima scartare, poi assumere.
newzealand-tutorial-farm-challenge = Hai 2 sterline e due pastori. Porta una Corriedale nei tuoi scarti.
newzealand-tutorial-farm-challenge-hint = Due pastori insieme pagano meno di uno.
newzealand-tutorial-farm-challenge-why = Per 2 sterline e tutti e due i pastori: una buona pecora per poco.
newzealand-tutorial-sea-challenge = Hai una sterlina. Metti un magazzino nel porto piccolo Ovest 1, sullo spazio meno caro.
newzealand-tutorial-sea-challenge-hint = L'edificio B muove la nave; il terzo punto migliora il porto.
newzealand-tutorial-sea-challenge-why = Chi arriva primo paga meno. Il prossimo magazzino lì costa 2.
newzealand-tutorial-wellington-challenge = Hai quattro razze e due certificati. Consegna all'emporio 12 a Wellington.
newzealand-tutorial-wellington-challenge-hint = Mostra tutto ciò che conta e aggiungi ciò che manca.
newzealand-tutorial-wellington-challenge-why = I valori delle razze e i due certificati sono arrivati a 12.
newzealand-tutorial-building-challenge = Hai 6 sterline e tre artigiani, e sul sentiero c'è il tuo edificio 1. Sostituiscilo con l'edificio 6.
newzealand-tutorial-building-challenge-hint = Per sostituire serve e si paga solo la differenza. Si costruisce nell'edificio D.
newzealand-tutorial-building-challenge-why = Tre artigiani sono bastati per un edificio da quattro: il vecchio contava per il resto.
newzealand-tutorial-wool-challenge = Porta un disco all'emporio della lana 5.
newzealand-tutorial-wool-challenge-hint = Tosa nell'edificio E, mostra abbastanza lana e scegli un disco adatto agli angoli dell'emporio.
newzealand-tutorial-wool-challenge-why = 8 di lana bastano e avanzano per 5. Per 9 sarebbe servita la lana bonus.
newzealand-tutorial-objective-challenge = Gioca l'obiettivo che hai in mano con la sua azione, e prendi quello che chiede un edificio e una tessera alluvione.
newzealand-tutorial-objective-challenge-hint = Un obiettivo si gioca prima di muovere; gli altri si prendono nell'edificio B.
newzealand-tutorial-objective-challenge-why = Due obiettivi in un turno. Tutti e due chiedono un edificio, quindi ne vorrai due.
newzealand-tutorial-goal-challenge = Il tuo ultimo turno. Finisci la partita con 11 punti.
newzealand-tutorial-goal-challenge-hint = Un obiettivo e l'esploratore si aiutano a vicenda.
newzealand-tutorial-goal-challenge-why = Obiettivo ed esploratore hanno fatto 11; senza il passo l'obiettivo sarebbe costato 2.
