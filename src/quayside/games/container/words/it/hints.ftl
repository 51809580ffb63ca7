# Mostrati una volta, quando un tipo di domanda di Container si presenta per la prima volta.

container-hint-main = Due azioni a turno. Un buon inizio: produci, poi compra dalla fabbrica di un rivale, così il tuo porto ha qualcosa da vendere.
container-hint-price_factory = Ai prezzi di fabbrica i rivali riforniscono i loro porti. A 2 o 3 di solito si vende; a te la tua fabbrica non vende.
container-hint-shop = Compra ciò che potrai rivendere alle navi: container a buon prezzo e colori rari negli altri porti.
container-hint-price_harbour = I prezzi del porto li pagano le navi. Chiedi più di quanto hai pagato, ma ricorda che i capitani confrontano i porti.
container-hint-dock = Carica ciò per cui gli altri faranno offerte. Più colori insieme rendono più di tanti dello stesso.
container-hint-sealed_bid = La carta valori dice quanto vale per te ogni colore alla fine. Le carte bluff non aggiungono nulla ma nascondono la somma.
container-hint-decide = Accettando incassi il doppio, perché la banca paga altrettanto. Rifiutare ti costa l'offerta, ma il carico va sulla tua casella.
container-hint-closing = Un prestito costa 1 all'inizio di ogni tuo turno e 11 a fine partita. Restituiscilo in tempo.
container-hint-broker_money_bid = Se nessuno rilancia fino al tuo prossimo turno, prendi tutto ciò che sta su quella casella. Fino ad allora il denaro è impegnato.
container-hint-broker_container_bid = Offri container per il denaro su quella casella. Finché l'asta è aperta occupano ancora il loro posto.
container-hint-make_choice = Non ci sta tutto: ogni macchinario dà due posti in fabbrica. Fai ciò che manca ai rivali.
container-hint-load_hold = Ciò che hai vinto dai broker aspetta qui e si carica gratis. Va comunque messo all'asta sull'isola.
container-hint-tie_round = Può aggiungere solo chi è in parità, una volta e in segreto. Se la parità resta, sceglie il venditore.
container-hint-discard_choice = Il colore che hai di più si perde prima del conto. Rinuncia a quello che per te vale meno.
container-hint-place_bid = La tua offerta si divide tra i broker, un pezzo alla volta. Ciò che resta lì potrà vincerlo chiunque, anche tu.
container-hint-seize_choice = Il tuo vicino non ha pagato gli interessi e decidi tu che cosa prende la banca. Pensa a ciò che gli avrebbe giovato di più.
container-hint-price_returned = Qualcuno ha offerto di più e i tuoi container tornano. Prima di venderli serve di nuovo un prezzo.
