# Messages the server sends on its own.
notice-turn-subject = It is your turn at { $table }
notice-turn-text = { $name }, it is your turn in { $game } at { $table }: { $url }
notice-kept-subject = { $host } keeps a seat for you: { $game }
notice-kept-text = { $name }, { $host } keeps a seat for you in { $game } at { $table }: { $url }
notice-verify-subject = Your code for Quayside
notice-verify-text = { $name }, enter this code to get messages from Quayside here: { $code }
notice-reset-subject = A new password for Quayside
notice-reset-text = { $name }, you can set a new password here within an hour: { $url } If you did not ask for it, ignore this message.
