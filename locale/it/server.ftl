# Messaggi che il server manda da sé.
notice-turn-subject = Tocca a te al tavolo { $table }
notice-turn-text = { $name }, tocca a te in { $game } al tavolo { $table }: { $url }
notice-kept-subject = { $host } ti tiene un posto: { $game }
notice-kept-text = { $name }, { $host } ti tiene un posto a { $game }, tavolo { $table }: { $url }
notice-verify-subject = Il tuo codice per Quayside
notice-verify-text = { $name }, inserisci questo codice per ricevere qui i messaggi di Quayside: { $code }
notice-reset-subject = Una nuova password per Quayside
notice-reset-text = { $name }, entro un'ora puoi impostare qui una nuova password: { $url } Se non l'hai chiesta tu, ignora questo messaggio.
