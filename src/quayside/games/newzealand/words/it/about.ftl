# Che cos'è ogni cosa della Nuova Zelanda, per le schede e la legenda del tavolo.

newzealand-legend-icons = Simboli
newzealand-legend-cards = Carte
newzealand-legend-objectives = Obiettivi
newzealand-legend-buildings = Edifici
newzealand-legend-trail = Il sentiero
newzealand-legend-hazards = Pericoli
newzealand-legend-sea = Il mare
newzealand-legend-posts = Empori
newzealand-legend-markets = Mercati
newzealand-legend-board = La plancia del giocatore
newzealand-legend-solo = Sarah

newzealand-about-worth = Vale { $vp } PV alla fine.
newzealand-about-sheep = Una pecora. Valore d'allevamento { $breeding }: conta a Wellington, per le entrate e la consegna. Valore della lana { $wool }: conta quando la si tosa.
newzealand-about-sheep-vp = { $vp ->
    [0] Nessun punto vittoria.
   *[other] { $vp } PV, ovunque sia nel tuo mazzo alla fine.
 }
newzealand-about-from-player = Una delle 14 pecore con cui tutti cominciano.
newzealand-about-from-market = Si compra al mercato ovini.
newzealand-about-from-supply = Dalla riserva: la danno empori, porti e azioni.
newzealand-about-from-bonus = Una carta bonus: per oro o da un porto.
newzealand-about-effect = Giocata dalla mano: { $what }. Poi si scarta e peschi una carta.
newzealand-about-counts-ferry = Conta anche come traghetto.
newzealand-about-objective-now = Quando lo giochi, se vuoi: { $what }.
newzealand-about-objective-worth = Tutti i compiti raggiunti alla fine: { $vp } PV. Altrimenti: { $penalty } PV.
newzealand-about-objective-met = Per ora è raggiunto.
newzealand-about-objective-open = Per ora non è raggiunto.

newzealand-about-neutral = Può usarlo chiunque: ogni azione una volta per visita, in qualsiasi ordine.
newzealand-about-action = • { $what }
newzealand-about-flips = Sul retro, una volta raggiunta la freccia turchese: { $what }
newzealand-about-building-needs = { $craftsmen ->
    [one] Richiede un artigiano
   *[other] Richiede { $craftsmen } artigiani
 } e vale { $vp } PV sul sentiero.
newzealand-about-building-owner = Solo il proprietario usa le sue azioni; gli altri hanno lì una sola azione ausiliaria singola.
newzealand-about-hands = { $pounds ->
    [one] Gli altri, arrivando, pagano una sterlina al proprietario.
   *[other] Gli altri, arrivando, pagano { $pounds } sterline al proprietario.
 }
newzealand-about-space = Uno spazio per edifici.
newzealand-about-space-empty = Finché è vuoto, lo si salta e non costa passi.
newzealand-about-space-grass = Sull'erba: alcuni edifici pagano per ogni tuo edificio sull'erba.
newzealand-about-space-lock = Bloccato: per costruire qui il tuo disco deve aver raggiunto lo spazio { $lock } del tracciato esploratore.
newzealand-about-space-extra = Azione extra per il proprietario dell'edificio qui: { $what }
newzealand-about-space-hazard = Qui può arrivare un pericolo.
newzealand-about-space-neutral = Qui sorge un edificio neutrale.
newzealand-about-start = Dopo Wellington il tuo allevatore ricomincia il viaggio da qui.
newzealand-about-wellington = La fine del sentiero. In quest'ordine: entrate, consegna, previsione A, previsione B.
newzealand-about-hazard = { $pounds ->
    [one] Chi vi arriva paga una sterlina alla banca.
   *[other] Chi vi arriva paga { $pounds } sterline alla banca.
 } Come luogo permette una sola azione ausiliaria singola.
newzealand-about-hazard-taken = Rimossa con un'azione, la tessera vale { $vp } PV e porta una carta: { $card }.
newzealand-about-hand-name = { $hand ->
    [green] Mano verde
   *[black] Mano nera
 }
newzealand-about-hand = { $pounds ->
    [one] Un pedaggio di una sterlina per arrivare qui.
   *[other] Un pedaggio di { $pounds } sterline per arrivare qui.
 }

newzealand-about-small = Paga uno spazio libero, metti lì un magazzino e prendi la sua carta: { $card }.
newzealand-about-costs = I suoi spazi costano { $costs }.
newzealand-about-medium = Paga { $cost }, metti lì un disco e prendi la prima carta della pila: { $card }. Poi si può ottenere il capitano di porto.
newzealand-about-large = Metti lì un magazzino gratis; ti apre questo emporio: { $post }.
newzealand-about-harbour-last = Poi la nave torna alla partenza.
newzealand-about-corner-white = Angoli bianchi: accetta solo dischi di spazi dagli angoli bianchi.
newzealand-about-corner-dark = Angoli scuri: accetta qualsiasi disco.
newzealand-about-water = Un passo della nave; qui non succede nulla.
newzealand-about-sea-start = Tutte le navi partono da qui e qui tornano dopo l'ultimo porto di una rotta.
newzealand-about-master-now = Subito: { $what }.
newzealand-about-master-price = Si ottiene mandando l'ultima tessera lavoratore di una propria fila.
newzealand-about-master-name = Capitano di porto: { $thing }
newzealand-about-post-sheep = Consegna a Wellington con un totale di { $value } o più.
newzealand-about-post-wool = Consegna dopo aver tosato lana per { $value } o più.
newzealand-about-post-foreign = Solo con un tuo magazzino nel suo porto grande.
newzealand-about-post-brings = Porta: { $what }.
newzealand-about-post-transport = { $pounds ->
    [one] Il trasporto costa una sterlina, pagata per ultima.
   *[other] Il trasporto costa { $pounds } sterline, pagate per ultime.
 }
newzealand-about-post-vp = { $vp } PV per ogni disco alla fine.
newzealand-about-post-repeat = Accetta più di un tuo disco.
newzealand-about-post-arrow = Freccia verde verso { $post }: { $vp } PV se sei su entrambi.
newzealand-about-arrow-name = Freccia verde
newzealand-about-yellow-name = Freccia gialla
newzealand-about-arrow-between = Unisce: { $one }, { $other }.

newzealand-about-worker-shepherd = I pastori comprano pecore al mercato; ognuno lavora una volta per azione.
newzealand-about-worker-craftsman = Gli artigiani costruiscono: un edificio ne richiede quanti indica.
newzealand-about-worker-sailor = I marinai muovono la nave, uno spazio ciascuno.
newzealand-about-worker-shearer = Ogni tosatore tosa una pecora, oppure pesca una carta e ne scarta una.
newzealand-about-worker-row = Il primo di una fila è stampato; il quinto vale { $vp } PV.
newzealand-about-job-name = Mercato del lavoro, fila { $row }
newzealand-about-job = Un lavoratore di questa fila costa { $price } sterline, modificate dall'azione.
newzealand-about-slot-name = { $worker }, spazio { $slot }
newzealand-about-slot-now = Chi viene messo qui può subito: { $what }.
newzealand-about-slot-none = Nessuna azione immediata.
newzealand-about-slot-printed = Questo è stampato sulla plancia e c'è sempre.
newzealand-about-row-name = Tessere bonus, fila { $row }
newzealand-about-row = Una tessera di questa fila costa { $price } sterline, modificate dall'azione e dalla tessera.
newzealand-about-row-arrow = Quando il segnalino mercato la lascia, { $what }.
newzealand-about-token = La sua fila è chiusa. Quando si raggiunge il suo spazio, avanza; con l'ultima la partita finisce.
newzealand-about-token-vp = Chi riempie il mercato lo prende: { $vp } PV.
newzealand-about-bonus-costs = Oltre al prezzo della fila: { $what }.
newzealand-about-bonus-cost-gold = { $amount ->
    [one] { $amount } lingotto d'oro
   *[other] { $amount } lingotti d'oro
 }
newzealand-about-bonus-cost-pounds = { $amount ->
    [one] una sterlina
   *[other] { $amount } sterline
 }
newzealand-about-bonus-cost-card = una pecora iniziale con valore d'allevamento 2 dalla mano
newzealand-about-bonus-gain = Ottieni: { $what }.
newzealand-about-stack-name = Carte bonus: { $stack }
newzealand-about-stack = La prima carta costa { $gold ->
    [one] { $gold } lingotto d'oro
   *[other] { $gold } lingotti d'oro
 }, nel tuo turno, quante volte vuoi.
newzealand-about-stack-top = In cima: { $card }
newzealand-about-line-name = Riga di prezzo { $line }
newzealand-about-line = { $shepherds ->
    [one] Un pastore
   *[other] { $shepherds } pastori
 } e { $pounds ->
    [one] una sterlina
   *[other] { $pounds } sterline
 }: { $cards ->
    [one] una carta
   *[other] fino a { $cards } carte
 } ({ $breeds }).
newzealand-about-line-two = qualsiasi pecora da 2 PV
newzealand-about-line-token = Porta con sé un gettone di scambio.
newzealand-about-path-name = Tracciato esploratore, spazio { $space }
newzealand-about-path = Un disco che finisce qui vale { $vp } PV.
newzealand-about-path-gold = Raggiungerlo dà { $gold ->
    [one] { $gold } lingotto d'oro
   *[other] { $gold } lingotti d'oro
 }.
newzealand-about-path-choice = Raggiungerlo ti fa girare la tessera passo o la tessera pedaggio.
newzealand-about-path-step = Raggiungerlo dà la tessera passo: un passo in più ogni turno.
newzealand-about-path-lock = Da qui puoi costruire sugli spazi bloccati con { $space }.

newzealand-about-disc-name = Disco: { $disc }
newzealand-about-disc-aux = Rimosso, apre uno spazio di questa azione ausiliaria; con entrambi aperti la si può raddoppiare.
newzealand-about-disc-step = Rimosso, alza di 1 il limite di passi.
newzealand-about-disc-hand = Rimosso, alza di 1 il limite di mano.
newzealand-about-disc-certificate_limit = Rimosso, ti fa tenere 5 certificati invece di 3.
newzealand-about-disc-permanent_certificate = Rimosso, lascia un certificato permanente: 1 a ogni entrata.
newzealand-about-disc-bonus_wool = Rimosso, lascia lana bonus: 1 a ogni tosatura.
newzealand-about-disc-white = Angoli bianchi: può andare su ogni emporio e in ogni porto medio.
newzealand-about-disc-dark = Angoli scuri: può andare solo su empori e porti dagli angoli scuri.
newzealand-about-disc-cost = { $pounds ->
    [one] Rimuoverlo costa una sterlina.
   *[other] Rimuoverlo costa { $pounds } sterline.
 }
newzealand-about-disc-brings = { $pounds ->
    [one] Rimuoverlo dà una sterlina.
   *[other] Rimuoverlo dà { $pounds } sterline.
 }
newzealand-about-aux-name = Azione ausiliaria: { $action }
newzealand-about-aux-single = Singola: { $what }{ $pounds ->
    [0] {""}
    [one] {" "}per una sterlina
   *[other] {" "}per { $pounds } sterline
 }.
newzealand-about-aux-double = Doppia, con entrambi gli spazi aperti: { $what }{ $pounds ->
    [0] {""}
    [one] {" "}per una sterlina
   *[other] {" "}per { $pounds } sterline
 }.
newzealand-about-pair-name = Magazzini { $one } e { $other }
newzealand-about-pair = Quando entrambi hanno lasciato la plancia: { $what }.
newzealand-about-storehouse = Va in un porto piccolo o grande. I magazzini sono tutti uguali; solo le coppie differiscono.

newzealand-about-sarah = Ciò che Sarah fa in uno dei suoi turni.
newzealand-about-sarah-steps = Si muove: { $what }.
newzealand-about-sarah-number = { $steps ->
    [one] un passo
   *[other] { $steps } passi
 }
newzealand-about-sarah-by = tanti passi quanti ne ha di: { $worker }
newzealand-about-sarah-speciality = la sua specialità
newzealand-about-sarah-if = Se la sua specialità è { $worker }: { $what }.
newzealand-about-sarah-else = Altrimenti: { $what }.
newzealand-about-sarah-does = Sarah { $what }.

newzealand-about-has-pounds = Denaro. Alla fine 5 sterline valgono 1 PV.
newzealand-about-has-gold = Compra carte bonus e jolly; se ne tengono al massimo 5.
newzealand-about-has-certificates = Spesi a Wellington, aggiungono 1 ciascuno al totale. Quelli permanenti contano sempre e non si spendono.
newzealand-about-has-tokens = Un gettone: pesca fino a due carte e scartane altrettante. Due: uno Shropshire lascia la partita per 1 lingotto d'oro.
newzealand-about-has-stack = Le carte che pescherai. Nessuno può guardarne l'ordine.
newzealand-about-has-pile = È scoperta. Diventa il nuovo mazzo quando questo è vuoto.
newzealand-about-has-steps = Di quanti luoghi puoi muoverti in un turno.
newzealand-about-has-hand = A fine turno peschi fino al limite di mano.
newzealand-about-has-fees = Quanto ti costano una mano nera e una verde; nulla, girata la tessera pedaggio.
newzealand-about-has-wool = Si aggiunge alla lana a ogni tosatura.
newzealand-about-has-score = Come stanno le cose, per provenienza.
newzealand-about-runholder-name = Allevatore
newzealand-about-ship-name = Nave
newzealand-about-runholder = Si muove lungo il sentiero; dove si ferma, si usa il luogo.
newzealand-about-ship = Naviga lungo le rotte fino ai porti, che migliora.
newzealand-about-forecast-name = Previsione { $bag }
newzealand-about-forecast-a = Due tessere del sacchetto A: a Wellington se ne colloca una, un lavoratore nel mercato del lavoro o un pericolo sul sentiero.
newzealand-about-forecast-b = Due tessere del sacchetto B: a Wellington se ne colloca una nel mercato bonus.
newzealand-about-joker = Un jolly conta come lavoratore della fila in cui sta.

## Simboli

newzealand-about-fx-pathfinder = Il tuo disco avanza sul tracciato esploratore; puoi farlo avanzare meno.
newzealand-about-fx-take = Prendi questa carta dalla riserva nei tuoi scarti.
newzealand-about-fx-draw = Peschi tante carte e ne scarti altrettante.
newzealand-about-fx-wool_value = Scarti una pecora e ricevi in sterline il valore della sua lana.
newzealand-about-fx-permanent_certificate = Aggiunge 1 a ogni entrata e non si spende mai.
newzealand-about-fx-permanent_wool = Si aggiunge alla lana di ogni tosatura.
newzealand-about-fx-objective = Prendi un obiettivo scoperto o il primo, sconosciuto.
newzealand-about-fx-hire = Prendi un lavoratore dal mercato del lavoro al prezzo della fila; la cifra cambia il prezzo.
newzealand-about-fx-invest = Prendi una tessera bonus al prezzo della fila; la cifra cambia il prezzo.
newzealand-about-fx-build = Costruisci per tante sterline ad artigiano, o sostituisci un edificio più piccolo.
newzealand-about-fx-upgrade_by = Sostituisci un edificio con uno che richiede esattamente tanti artigiani in più.
newzealand-about-fx-buy_sheep = I tuoi pastori comprano pecore al mercato.
newzealand-about-fx-market = Prendi una tale pecora dal mercato.
newzealand-about-fx-move_ship = La nave percorre tanti spazi, o quanti sono i marinai; l'ultimo può migliorare un porto.
newzealand-about-fx-storehouse_within = Metti un magazzino in un porto a questa distanza; la nave resta.
newzealand-about-fx-shear = Tosi tante pecore di razze diverse, o quanti sono i tosatori.
newzealand-about-fx-auxiliary = Fai un'azione ausiliaria della tua plancia.
newzealand-about-fx-move_runholder = Il tuo allevatore avanza e usa il nuovo luogo; ciò che non hai fatto qui è perso.
newzealand-about-fx-remove_hazard = Prendi un pericolo dal sentiero al prezzo indicato.
newzealand-about-fx-place_worker = Metti un jolly in una delle tue file.
newzealand-about-fx-disc_on = Metti un disco su questo emporio secondo le regole abituali.
newzealand-about-fx-gained_on_top = Le carte ottenute in questo turno vanno sul tuo mazzo.

## Che cosa si chiede, con la regola che risponde

newzealand-question-NZ-30-13 = come si vince; chi vince; come vinco; qual è lo scopo del gioco; vittoria; vincere; vincitore; pareggio; chi vince in caso di pareggio; parità; in caso di parità; chi vince in parità
newzealand-question-NZ-30-1 = come si contano i punti; come funziona il punteggio; che cosa dà punti; come faccio punti; fare punti; punti per il denaro; quanti punti vale il denaro; come si vince
newzealand-question-NZ-4-1 = come è fatto un turno; che cosa posso fare nel mio turno; che succede in un turno
newzealand-question-NZ-6-2 = quante azioni; quante azioni ho; quante azioni per turno; che cosa faccio in un edificio; azioni ausiliarie; azione ausiliaria
newzealand-question-NZ-7-4 = come ottengo denaro; come guadagno sterline; entrate; guadagnare soldi; fare soldi; guadagnare denaro
newzealand-question-NZ-29-1 = quando finisce la partita; come finisce il gioco; fine della partita; quanti turni restano; quanto dura la partita; quanti round; quanti giri; quando è finita la partita; fine del gioco
newzealand-question-NZ-5-2 = quanto posso muovermi; come mi muovo; quanti passi ho; tornare indietro; andare indietro
newzealand-question-NZ-8-1 = come funziona la consegna; a che servono gli empori; come consegno; posso vendere; come vendo le pecore
newzealand-question-NZ-16-2 = come si costruisce; quanto costa un edificio; quanti artigiani servono; prezzo di un edificio; costo degli edifici
newzealand-question-NZ-13-1 = come assumo lavoratori; quanto costa un lavoratore; come ottengo lavoratori; assumere; operaio
newzealand-question-NZ-15-1 = come compro pecore; da dove vengono le pecore; costa una pecora; prezzo delle pecore
newzealand-question-NZ-20-1 = come funziona la tosatura; a che serve la lana; come si tosa
newzealand-question-NZ-17-1 = come si naviga; quanto va lontano la nave; come si muove la nave
newzealand-question-NZ-18-3 = a che servono i porti; a che servono i magazzini
newzealand-question-NZ-26-1 = a che serve l'oro; come ottengo carte bonus; che cosa compro con l'oro
newzealand-question-NZ-23-2 = a che servono i gettoni di scambio; che cosa fanno i gettoni
newzealand-question-NZ-21-6 = a che servono gli obiettivi; quanti punti danno gli obiettivi; fallire un obiettivo; fallisco un obiettivo; obiettivo mancato
newzealand-question-NZ-12-3 = a che servono i certificati; come ottengo certificati
newzealand-question-NZ-1-11 = posso guardare i miei scarti; posso guardare il mio mazzo
newzealand-question-NZ-3-5 = con quanti soldi si comincia; quanti soldi ho; quanto denaro ho all'inizio; denaro iniziale; chi inizia; chi comincia; primo giocatore; soldi all'inizio; sterline all'inizio; carte all'inizio
newzealand-question-NZ-11-1 = quante carte pesco; come ottengo più carte; come si pescano le carte; limite di mano; carte in mano; quante carte tengo in mano; quante carte
newzealand-question-NZ-32-1 = chi è Sarah; come gioca Sarah; solitario; da solo; come si gioca da soli; automa; che cosa fa Sarah; Sarah; giocare da solo; da soli
newzealand-question-NZ-6-7 = non fare nulla; passare; saltare
newzealand-question-NZ-16-1 = dove posso costruire; costruire su uno spazio occupato
newzealand-question-NZ-16-6 = sbloccare spazi; spazi bloccati
newzealand-question-NZ-23-3 = liberarsi delle Shropshire; eliminare una Shropshire; pecore iniziali
newzealand-question-NZ-8-8 = frecce; a che servono le frecce; freccia verde
newzealand-question-NZ-10-1 = previsioni; che cosa sono le previsioni
newzealand-question-NZ-7-2 = valore di allevamento
newzealand-question-NZ-1-2 = allevatore; che cos'è un allevatore; quanti dischi
newzealand-question-NZ-5-7 = non posso pagare il pedaggio; senza soldi per il pedaggio; finire i soldi
newzealand-question-NZ-5-6 = mani; costano le mani; pedaggio; pagare per passare
newzealand-question-NZ-1-9 = quanti lavoratori; limite di lavoratori; avere lavoratori
newzealand-question-NZ-12-5 = quanto oro; limite d'oro; avere oro
newzealand-question-NZ-3-6 = quanti certificati; limite di certificati; avere certificati
newzealand-question-NZ-25-1 = togliere un pericolo; tolgo un pericolo; rimuovere un pericolo; frana; alluvione
newzealand-question-NZ-6-8 = Wellington; succede a Wellington
newzealand-question-NZ-8-3 = angoli scuri; angoli bianchi; angoli di un disco
newzealand-question-NZ-22-1 = tracciato dell'esploratore; esploratore; a che serve l'esploratore
newzealand-question-NZ-23-4 = da dove vengono i gettoni di scambio; dove prendo i gettoni di scambio
newzealand-question-NZ-19-1 = capitano di porto; ottenere un capitano di porto; capitani di porto
newzealand-question-NZ-18-1 = migliorare un porto; miglioro un porto; quanto costa un porto
newzealand-question-NZ-21-1 = ottenere obiettivi; nuovi obiettivi; come ottengo obiettivi
newzealand-question-NZ-15-14 = dove vanno le pecore comprate; pecore nuove
newzealand-question-NZ-14-2 = costa una tessera bonus; prezzo di una tessera bonus
newzealand-question-NZ-14-4 = jolly; che cosa fa il jolly
newzealand-question-NZ-5-5 = due giocatori nello stesso luogo; luogo occupato; stare insieme
newzealand-question-NZ-6-5 = edificio di un rivale; edificio altrui; edificio di un altro
newzealand-question-NZ-5-3 = più passi; limite di passi; muovermi di più
newzealand-question-NZ-5-8 = tessera pedaggio; non pagare pedaggi
newzealand-question-NZ-29-3 = ancora un turno; ultimo turno; un altro turno; turno alla fine
newzealand-question-NZ-20-5 = empori della lana; emporio della lana
newzealand-question-NZ-26-4 = ottenere oro; come ottengo oro; da dove viene l'oro
newzealand-question-NZ-1-10 = che cosa è segreto; altri vedono le mie carte; carte dei rivali
newzealand-note-no-loans = Qui nessuno presta denaro: non ci sono né prestiti né debiti. La banca paga e incassa soltanto. Si perdona solo un pedaggio che non puoi pagare (NZ-5.7). Le sterline vengono dalle entrate a Wellington (NZ-7.4), dalla tosatura (NZ-20.2) e da molte azioni.
newzealand-asked-no-loans = banca; prestito; debito; chiedere un prestito
