# Mostrati una volta, quando un tipo di domanda di Shipyard si presenta per la prima volta.

shipyard-hint-choose_card = Le carte in fondo rendono di più, un fiorino per ogni carta occupata davanti. All'inizio procurati un capitano, un po' d'acqua e qualche carta nave.
shipyard-hint-before = Per 6 fiorini puoi fare una seconda azione, prima o dopo quella scelta. Nel dubbio tieni il denaro: compra anche carte migliori.
shipyard-hint-after = Puoi ancora comprare una seconda azione per 6 fiorini, una qualsiasi, anche occupata.
shipyard-hint-take_card = La fila in basso è gratis. Guarda che cosa portano le carte: cabine e alberi servono solo se hai equipaggio e vele.
shipyard-hint-place_card = Lascia spazio: le navi lunghe portano di più e rendono meglio di tante corte.
shipyard-hint-pick_train = Ogni vagone diventerà denaro o un pezzo. Guarda la tabella degli scambi prima di comprare.
shipyard-hint-pick_canal = I tratti lunghi servono alle navi veloci; funzionari e Nastro Azzurro lungo la rotta danno punti.
shipyard-hint-lay_canal = L'acqua aperta deve incontrare acqua aperta. Bada a dove può ancora andare la tua nave: non torna mai indietro.
shipyard-hint-manufacture = Un settore è gratis, fino a tre altri costano un fiorino l'uno. Il prossimo giocatore riparte da dove lasci il segnalino.
shipyard-hint-recruit = Ogni nave vuole un capitano. Il resto dell'equipaggio vuole cabine.
shipyard-hint-pick_employee = Gli impiegati lavorano per tutta la partita, quindi assumi presto: un ingegnere si ripaga in pochi turni.
shipyard-hint-trade_cars = Cedi vagoni per ciò che manca alla prossima nave; vendi il resto.
shipyard-hint-loading = Carica solo ciò che serve a questa nave; il resto servirà alla prossima. Senza capitano, o più veloce di quanto permettono i canali, non salpa.
shipyard-hint-pick_route = L'ultimo Nastro Azzurro della rotta dà tanti punti quanti i passi per arrivarci. I funzionari pagano per ciò che è a bordo.
shipyard-hint-give_up_contracts = Tieni i contratti adatti alla flotta che costruisci. Nessuno vede a che cosa rinunci.
shipyard-hint-pick_final_action = Un'ultima azione senza entrate. Se puoi finire una nave, di solito è ciò che vale di più.
shipyard-hint-first_canal = Tutti i canali seguenti partiranno da questo: lascia acqua aperta dove hai spazio.
shipyard-hint-start_space = Da qui la nave prosegue e non torna mai indietro. Parti dal lato che lascia più acqua davanti.
shipyard-hint-pick_own_train = Il treno intero finisce tra gli usati, qualunque cosa tu faccia dei vagoni. Prendi quello i cui vagoni ti servono ora.
shipyard-hint-pick_ship = Ogni nave parte da dove si è fermata la precedente. Lascia il tratto più lungo alla più veloce.
shipyard-hint-pick_speed = Più veloce non è sempre meglio: guarda i punti della rotta migliore per ogni velocità.
shipyard-hint-complete_ship = Un'ultima occasione: la nave salpa subito, con ciò che hai da caricare.
