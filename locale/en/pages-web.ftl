# Pages that are loaded when they are opened: the end of a game, replays, one's own page.

## The end of a game

web-board = Board
web-export = Download
web-end-copied = The link is copied. Whoever has it can see the result and the replay.
web-end-link = Whoever has this link can see the result and the replay.
web-made-of = What the points come from
web-made-of-more = Press one to see it on the board.
web-how-discarded = discarded
web-how-met = met
web-how-failed = not met
web-decided = What decided it
web-decided-items = { $first }, compared with { $second }:
web-plot-turn-number = Turn { $turn }
web-swing = { $winner } +{ $gap } against { $loser }
web-you-there = you
web-look-again = Look again
web-back-to-result = Back to the result

## Replay

web-replay-turn = Turn { $at } of { $of }
web-replay-speed = Speed
web-replay-slow = Slow
web-replay-usual = Usual
web-replay-quick = Quick
web-replay-rapid = Very quick
web-replay-eyes = As seen by
web-replay-watching = Somebody watching
web-replay-keys = Keys
web-replay-keys-list = ← → a step · ↑ ↓ a turn · Space plays and stops · Home, End · [ ] slower, faster

## One's own page

web-saved = Saved
web-more = Show more
web-preferences = Settings for tables
web-statistics = Statistics
web-played = Games
web-won = Won
web-mean = Mean
web-best = Best
web-last-played = Last
web-to-insights = What you do differently
web-no-record = Nothing played to the end yet.
web-history = Finished games
web-no-history = No finished games yet.
web-companions = People you played with
web-companions-more = “Play again” lays a table like the last one and keeps their seats; they find it from that game’s last page, or you send them the link.
web-companion-games = { $games ->
    [one] one game
   *[other] { $games } games
 }, you finished ahead in { $ahead }
web-companion-again = Play again with { $name }
web-no-companions = Nobody yet: invite somebody from the home page.
web-account = Account
web-account-why = You play as a guest: this browser alone knows you. With a login name your games are yours everywhere.
web-login = Login name
web-password = Password
web-new-password = New password
web-mail-maybe = Mail address, if you like, for a lost password
web-make-account = Make an account
web-sign-out = Sign out
web-forgot = Password forgotten
web-forgot-sent = If the account has proved a mail address, a link is on its way there.
web-signed-in = Signed in as { $login }
web-change-password = Change the password
web-sessions = Where you are signed in
web-channels = Messages
web-channels-why = At tables without hurry you can be told when it is your turn. A code is sent first, to prove that the address is yours.
web-channel-kind = How
web-channel-email = Mail
web-channel-discord = Discord
web-channel-slack = Slack
web-channel-address = name@example.org
web-channel-add = Add
web-channel-remove = Remove
web-channel-proved = in use
web-channel-code = Code that was sent
web-channel-prove = Confirm
web-refused-wrong-password = The login name or the password is wrong.
web-refused-login-taken = That login name is taken.
web-refused-has-account = You have an account already.
web-refused-no-mail = This server sends no mail.
web-refused-wrong-code = That is not the code.
web-refused-bad-request = Something is missing or too short. A password has at least 8 letters.
