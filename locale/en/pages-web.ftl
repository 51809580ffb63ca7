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
web-swing = { $you ->
    [winner] you gain { $gap } on { $loser }
    [loser] { $winner } gains { $gap } on you
   *[neither] { $winner } gains { $gap } on { $loser }
 }
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
web-ratings = Ratings
web-ratings-more = Everybody begins at 1500. A rating moves with each result that counts, against those with accounts. With a certainty of 95 % the strength is within the number after ±.
web-ratings-account = Results count for ratings where two or more play with an account. Make one to have a rating.
web-no-ratings = No result has counted yet: play somebody with an account at a table that counts for ratings.
web-rating-provisional = provisional
web-rating-provisional-more = Few games yet: it may still move far.
web-rating-games = { $games ->
    [one] one result
   *[other] { $games } results
 }
web-rating-course = The rating over { $games } results: from { $first } to { $last }
web-friends = Friends
web-friends-more = When you lay a table, you can keep a seat for a friend: they see it on their first page, and by the messages they have asked for.
web-friends-account = Friends are for people with an account. Make one: your games stay yours.
web-no-friends = Nobody yet. Ask somebody you have played with; both of you have to want it.
web-played-with = You played with
web-friend-ask = Ask to be friends
web-friend-asked = asked
web-friend-asks = would like to be your friend
web-friend-accept = Accept
web-friend-decline = No
web-friend-take-back = Take back
web-friend-remove = Remove
web-friend-block = Block
web-friend-unblock = Unblock
web-friend-blocked = blocked: no requests and no invitations
web-friend-sure = Really?
web-refused-friends = You are friends already.
web-refused-needs-account = Friends are for people with an account. Make one: your games stay yours.
web-refused-you-block = You have blocked that person. Unblock them first.
web-refused-too-often = That is enough for now. Try again later.
web-refused-too-many-friends = You have as many friends and requests as one may have.
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
