# Mostrati una volta, quando un tipo di domanda di Nuova Zelanda si presenta per la prima volta.

newzealand-hint-first_discard = Puoi tenere quattro carte. Tieni razze diverse: a Wellington ogni razza conta una volta sola.
newzealand-hint-first_disc = Questo disco avvia il tracciato dell'esploratore e apre ciò che copre. Certificati o carte sono un buon inizio.
newzealand-hint-first_place = Va bene qualsiasi edificio neutrale. Più avanti parti, prima arrivi a Wellington, ma con meno azioni lungo la via.
newzealand-hint-phase_a = Fermati dove puoi fare di più. Le mani sulle tessere sono pedaggi; edifici neutrali e tuoi non costano nulla.
newzealand-hint-use_location = Ogni azione vale una volta, in qualsiasi ordine. Premi ciò che vuoi fare; quando non resta nulla di utile, termina il turno.
newzealand-hint-fork = Le strade si distinguono per quanto costano e per chi incassa.
newzealand-hint-hiring = Scegli in che cosa specializzarti: i pastori comprano pecore migliori, gli artigiani costruiscono, i marinai navigano, i tosatori tosano.
newzealand-hint-buying = In due i pastori comprano a meno. Un alto valore di razza rende ogni volta che arrivi a Wellington.
newzealand-hint-building = I tuoi edifici ti danno più azioni e chiedono pedaggi ai rivali. Mettili dove tutti devono passare.
newzealand-hint-ship = Tieni un punto se vuoi sviluppare il porto in cui arrivi.
newzealand-hint-storehouse = Quando entrambi i magazzini di una coppia hanno lasciato la plancia, il loro bonus è tuo: completa le coppie.
newzealand-hint-shearing = La tosatura paga la lana, di nuovo una pecora per razza. Con lana a sufficienza un disco può andare a un emporio della lana.
newzealand-hint-income = Mostra una pecora per razza. Il totale è la tua rendita e il limite dell'emporio che puoi raggiungere.
newzealand-hint-certificates = Ogni certificato aggiunge 1. Spendili se così arrivi a un emporio migliore.
newzealand-hint-choose_delivery = Il disco che togli apre qualcosa sulla plancia, e l'emporio dà punti alla fine. Guarda entrambi.
newzealand-hint-forecast_tile = Decidi tu che cosa entra in gioco: lavoratori che ti servono o pericoli sulla via degli altri.
newzealand-hint-objective = Va negli scarti. Giocalo solo quando sei certo di raggiungerlo.
newzealand-hint-investing = Le tessere bonus si pagano per intero e danno punti alla fine.
newzealand-hint-auxiliary = Le azioni ausiliarie sono piccole ma ci sono sempre; i dischi che togli ne aprono altre.
newzealand-hint-move_on = Ti muovi ancora e usi per intero il nuovo luogo. Le azioni rimaste qui vanno perse.
