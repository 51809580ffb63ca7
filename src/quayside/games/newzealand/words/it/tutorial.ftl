# Che cosa dicono le lezioni di Nuova Zelanda. `-why` viene dopo il passo fatto.

newzealand-tutorial-trail = Il sentiero: muoversi e usare un edificio
newzealand-tutorial-trail-move = Il tuo allevatore aspetta all'inizio del sentiero. Puoi andare fino a tre luoghi; vai al primo, l'edificio A.
newzealand-tutorial-trail-move-why = Contano come passi solo gli spazi con una tessera, e gli edifici neutrali non costano nulla. Usi il luogo dove ti fermi.
newzealand-tutorial-trail-discard = Un edificio offre più azioni, ognuna una volta. Prima scarta la coppia di Southdown per 2 sterline.
newzealand-tutorial-trail-discard-why = Le pecore deboli servono di più quando lasciano la mano: a Wellington contano solo razze diverse.
newzealand-tutorial-trail-hire = Ora assumi un marinaio dalla prima fila del mercato del lavoro.
newzealand-tutorial-trail-hire-why = Il prezzo lo dice la fila, qui 8. Con due marinai la nave fa due passi per volta.
newzealand-tutorial-trail-now = Il posto preso dal marinaio offre qualcosa una volta sola: scarta uno Shropshire per un certificato. Accetta.
newzealand-tutorial-trail-now-why = Queste azioni immediate si fanno ora o mai. Un certificato alzerà di 1 le tue entrate a Wellington.
newzealand-tutorial-trail-end = Qui non c'è altro da fare. Termina il turno.
newzealand-tutorial-trail-end-why = Hai pescato fino al limite di quattro carte. Le pecore scartate tornano quando il mazzo è vuoto.

newzealand-tutorial-farm = La fattoria: pecore migliori
newzealand-tutorial-farm-move = Sei all'edificio E. Vai all'edificio F, dove si vendono pecore.
newzealand-tutorial-farm-move-why = Ci arrivano due strade che costano in modo diverso, perciò ti viene chiesto.
newzealand-tutorial-farm-way = L'alluvione costerebbe una sterlina. Prendi l'altra strada, per gli spazi liberi.
newzealand-tutorial-farm-way-why = Le mani su una tessera sono pedaggi: 1 sterlina per una nera, 2 per una verde, alla banca o al padrone dell'edificio. Gli spazi vuoti non costano nulla.
newzealand-tutorial-farm-sell = Prima scarta il Southdown per 3 sterline.
newzealand-tutorial-farm-sell-why = Ora hai 9 sterline e una carta debole in meno in mano.
newzealand-tutorial-farm-buy = Hai due pastori. Uno compra un Corriedale per 5.
newzealand-tutorial-farm-buy-why = Ogni pastore lavora una volta per visita. In due lo avrebbero comprato per 2.
newzealand-tutorial-farm-more = L'altro pastore compra un Dorset Horn per 3.
newzealand-tutorial-farm-more-why = Le pecore comprate vanno negli scarti e arrivano in mano più tardi. Il mercato non si riempie da solo.
newzealand-tutorial-farm-end = Termina il turno.
newzealand-tutorial-farm-end-why = Arrivare a Wellington con in mano razze diverse e di pregio: a questo serve il sentiero.

newzealand-tutorial-sea = Il mare: nave e magazzini
newzealand-tutorial-sea-move = Vai di un passo all'edificio B.
newzealand-tutorial-sea-move-why = La prima azione qui è divisa: esploratore o un obiettivo, uno dei due. La seconda è la nave.
newzealand-tutorial-sea-path = Avanza di due passi sul tracciato dell'esploratore.
newzealand-tutorial-sea-path-why = Lo spazio 3 ha dato 1 oro e lo spazio 4 una tessera passo: d'ora in poi puoi andare un luogo più lontano. Il tracciato vale anche punti.
newzealand-tutorial-sea-harbour = Hai tre marinai. Naviga due passi fino a W1 e usa il terzo punto per migliorare quel porto.
newzealand-tutorial-sea-harbour-why = Ogni passo costa un punto, e anche migliorare ne costa uno. Ciò che avanza va perso.
newzealand-tutorial-sea-store = Metti il magazzino 1 sul secondo spazio, per 2 sterline.
newzealand-tutorial-sea-store-why = Il porto ti ha dato una carta martin pescatore. Quando entrambi i magazzini di una coppia hanno lasciato la plancia, ricevi il bonus disegnato tra loro.
newzealand-tutorial-sea-end = Termina il turno.
newzealand-tutorial-sea-end-why = Più lontano aspettano i capitani di porto e i porti grandi, che aprono gli empori d'oltremare.

newzealand-tutorial-wellington = Wellington: entrate e consegna
newzealand-tutorial-wellington-arrive = Il prossimo luogo è Wellington, dove tutti si fermano. Vai.
newzealand-tutorial-wellington-arrive-why = Wellington ha quattro passi in ordine fisso: entrate, consegna e due previsioni.
newzealand-tutorial-wellington-show = Mostra una pecora di ogni razza che hai.
newzealand-tutorial-wellington-show-why = Contano solo razze diverse, quindi uno dei due English Leicester resta in mano. I valori di razza fanno 8.
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
