# Сообщения, которые сервер посылает сам.
notice-turn-subject = Ваш ход за столом { $table }
notice-turn-text = { $name }, ваш ход в игре { $game } за столом { $table }: { $url }
notice-verify-subject = Ваш код для Quayside
notice-verify-text = { $name }, введите этот код, чтобы получать сюда сообщения Quayside: { $code }
