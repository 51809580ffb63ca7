# La casa in una scheda del browser: che cosa cambia rispetto a un server e che cosa può capitare.
web-refused-no-webassembly = Questo browser non può far girare i giochi: WebAssembly manca o è disattivato. Serve un altro browser o un'altra impostazione.
web-refused-old-browser = Questo browser è troppo vecchio per i giochi. Con uno più recente funzionano; nulla di ciò che è conservato qui va perso.
web-refused-no-engine = Non è stato possibile caricare i giochi. La prima volta devono arrivare dalla rete, poi la rete non serve più.
web-refused-storage-full = Nel browser non c'è più spazio, perciò la mossa non è stata fatta. Elimina partite finite o altri dati e riprova.
web-refused-storage-failed = Il browser non ha conservato la mossa, perciò non è stata fatta. Riprova.
web-refused-conflict = Il tavolo è cambiato in un'altra finestra. Guarda e scegli di nuovo.
web-refused-not-here = Per questo serve un server. Qui ci sono solo le persone davanti a questo dispositivo.
web-refused-bad-file = Questo non è un file di partite conservate da Quayside.
web-tab-hero = Comincia contro i bot in pochi secondi, o giocate insieme su questo dispositivo. Niente server, niente account.
web-tab-share = Giocare su un solo dispositivo
web-tab-bots = In un browser i bot pensano meno di un secondo: dal livello esperto in su sono più deboli che su un server.
web-tab-here = In questo browser
web-tab-kept = Ogni mossa viene conservata qui appena la fai. Chiudendo la pagina non si perde nulla.
web-tab-not-kept = Questo browser non conserva nulla, come in una finestra privata: alla chiusura della pagina le partite vanno perse. Prima salvale in un file.
web-tab-offline = Ora è tutto qui: per la prossima partita non serve la rete.
web-tab-online = I giochi vengono conservati qui per quando mancherà la rete.
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
