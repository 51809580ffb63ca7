# Сообщения, которые сервер посылает сам.
notice-turn-subject = Ваш ход за столом { $table }
notice-turn-text = { $name }, ваш ход в игре { $game } за столом { $table }: { $url }
notice-kept-subject = { $host } держит для вас место: { $game }
notice-kept-text = { $name }, { $host } держит для вас место. Игра: { $game }, стол: { $table }: { $url }
notice-verify-subject = Ваш код для Quayside
notice-verify-text = { $name }, введите этот код, чтобы получать сюда сообщения Quayside: { $code }
notice-reset-subject = Новый пароль для Quayside
notice-reset-text = { $name }, в течение часа здесь можно задать новый пароль: { $url } Если вы об этом не просили, не обращайте внимания на это письмо.
