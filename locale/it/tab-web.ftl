# La casa in una scheda del browser: che cosa cambia rispetto a un server e che cosa può capitare.
web-refused-no-webassembly = Questo browser non può far girare i giochi: WebAssembly manca o è disattivato. Serve un altro browser o un'altra impostazione.
web-refused-old-browser = Questo browser è troppo vecchio per i giochi. Con uno più recente funzionano; nulla di ciò che è conservato qui va perso.
web-refused-no-engine = Non è stato possibile caricare i giochi. La prima volta devono arrivare dalla rete, poi la rete non serve più.
web-refused-storage-full = Nel browser non c'è più spazio, perciò la mossa non è stata fatta. Elimina partite finite o altri dati e riprova.
web-refused-storage-failed = Il browser non ha conservato la mossa, perciò non è stata fatta. Riprova.
web-refused-error = Qualcosa è andato storto e non è stato fatto nulla. Riprova o ricarica la pagina: ciò che è conservato c'è ancora.
web-refused-conflict = Il tavolo è cambiato in un'altra finestra. Guarda e scegli di nuovo.
web-refused-not-here = Per questo serve un server. Qui ci sono solo le persone davanti a questo dispositivo.
web-refused-bad-file = Questo non è un file di partite conservate da Quayside.
web-refused-several-people = Una partita di più persone su un solo dispositivo resta nel browser in cui è stata giocata.
web-refused-dealt-elsewhere = Una partita che continua da una posizione di un'altra resta nel browser in cui è stata giocata.
web-refused-not-played = Si possono spostare solo partite iniziate e non abbandonate.
web-tab-hero = Comincia contro i bot in pochi secondi, o giocate insieme su questo dispositivo. Niente server, niente account.
web-tab-share = Giocare su un solo dispositivo
web-tab-bots = In un browser i bot pensano meno di un secondo: dal livello esperto in su sono più deboli che su un server; un gran maestro gioca come un maestro e nessuno dei due è molto più forte di un esperto.
web-tab-here = In questo browser
web-tab-kept = Ogni mossa viene conservata qui appena la fai. Chiudendo la pagina non si perde nulla.
web-tab-not-kept = Questo browser non conserva nulla, come in una finestra privata: alla chiusura della pagina le partite vanno perse. Prima salvale in un file.
web-tab-offline = Ora è tutto qui: per la prossima partita non serve la rete.
web-tab-online = I giochi vengono conservati qui per quando mancherà la rete.
web-tab-no-offline = Questo browser non conserva le pagine, o l'indirizzo non è sicuro (https): le partite restano, ma ogni visita ha bisogno della rete.
web-tab-save = Salva tutte le partite in un file
web-tab-bring = Carica partite da un file
web-tab-clear = Elimina le partite finite
web-tab-brought = { $count ->
    [0] Non contiene partite che non fossero già qui.
    [one] Una partita caricata.
   *[other] { $count } partite caricate.
}
web-tab-name = Nome
web-tab-pass = Tocca a { $name }
web-tab-pass-more = Passa il dispositivo. Adesso non si vede la mano di nessuno.
web-tab-who = Chi ha il dispositivo?
web-tab-take = Sono { $name }
web-tab-without = Senza connessione
web-tab-without-more = Conserva i giochi in questo browser, circa 10 MB, e gioca contro i bot quando il server non si raggiunge.
web-tab-without-kept = I giochi sono conservati in questo browser: puoi giocare contro i bot, imparare ed esercitarti senza il server.
web-tab-keep = Conserva qui i giochi
web-tab-leave = Gioca subito senza il server
web-tab-away = Stai giocando senza il server. I tuoi tavoli là ti aspettano; le partite giocate qui ci arrivano quando torni.
web-tab-come-back = Torna al server
web-tab-moved = { $count ->
    [one] Una partita giocata senza il server ora è qui.
   *[other] { $count } partite giocate senza il server ora sono qui.
}
