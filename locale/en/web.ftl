# The browser table, for every game.

## Home

web-hero = { $count ->
    [one] One harbour is open
    [3] Three harbours are open
   *[other] { $count } harbours are open
 }
web-hero-more = Start against bots in a few seconds, or send friends a link.
web-games = Games
web-game = Game
web-play-now = Play now against bots
web-starting = Laying the table…
web-invite = Invite friends
web-soon = This harbour is still being built.
web-my-tables = My tables
web-open-tables = Open tables
web-replays = Finished games
web-watchable = Being played now
web-new-table = New table
web-make-table = Lay the table
web-wait-for-you = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
 }
web-go-on-with = Go on with your game
web-no-tables-yet = No tables yet. The first game is one click away.
web-no-open-tables = Nobody is waiting for players just now. Lay a table and others will see it here.
web-table-of = A table of { $game }
web-table-name = Name of the table
web-table-name-hint = Morning tide
web-people = People
web-bots = Bots
web-bot-levels = How strong they play
web-bot-level = Strength of bot { $number }
web-level-beginner = Beginner
web-level-casual = Casual player
web-level-club = Club player
web-level-expert = Expert
web-level-master = Master
web-level-grandmaster = Grandmaster
web-level-greedy = Steady hand
web-level-ismcts = Thinker, takes its time
web-level-learned = Learned by playing
web-level-hasty = In a hurry to finish
web-level-random = Plays anything
web-level-lively = Plays anything, but with tastes
web-bot-characters = How they like to play
web-character-plain = balanced
web-character-careful = careful
web-character-bidder = fond of auctions
web-character-contracts = out for contracts
web-character-objectives = out for objectives
web-character-builder = fond of building
web-options = Options
web-more-options = More options
web-choice-seat = Seat { $number }
web-choice-first-random = By chance
web-choice-neutral_buildings-beginner = As for a first game
web-choice-neutral_buildings-random = By chance
web-choice-all_a = All on side a
web-choice-all_b = All on side b
web-choice-mixed = Mixed by chance
web-choice-easy = Easy
web-choice-medium = Medium
web-choice-hard = Hard
web-choice-win_first = Win at the bank, then interest
web-choice-interest_first = Interest, then win at the bank
web-clock = Clock
web-clock-none = No clock
web-clock-quick = 15 minutes each, and 10 seconds a move
web-clock-usual = 40 minutes each, and 20 seconds a move
web-clock-long = 90 minutes each, and 30 seconds a move
web-make-and-start = Begin
web-seats-range = This game is for { $low } to { $high } players.
web-players-range = { $low } to { $high }
web-public = Anybody may join
web-turns = No hurry: a move now and then
web-rated = Counts for ratings
web-rated-more = The result counts for those who play with an account. Whoever gives up, or lets a bot decide most of the time, comes last among them.
web-rating-is = { $games ->
    [0] Not rated yet
   *[other] Rating { $rating } ± { $spread }{ $provisional ->
        [yes] , after few games
       *[no] { "" }
    }
 }
web-status-open = { $free ->
    [0] ready to begin
    [one] one free seat
   *[other] { $free } free seats
 }
web-status-playing = being played
web-status-paused = paused
web-status-finished = finished
web-status-abandoned = abandoned
web-sit = Sit down
web-open = Open
web-watch = Watch
web-your-turn = Your turn
web-your-name = Your name
web-guest = Guest
web-save = Save
web-fan-made = A fan's implementation, with its own drawings and words.
web-invited = You are invited to a table
web-take-seat = Take your seat
web-bad-link = This invitation no longer works. Ask for a new one.
web-against = { $count ->
    [one] One bot
   *[other] { $count } bots
 }, { $level }
web-opponents = Against whom
web-bots-count = { $count ->
    [one] one bot
   *[other] { $count } bots
 }
web-first-game = First game
web-choices-kept = Your choice is kept: next time one click is enough.
web-change = Change
web-me = My page
web-sign-in = Sign in
web-all-games = All of them
web-clear = Clear the list
web-clear-one = Put { $name } out of the list
web-round = round { $round }
web-place = { $rank ->
    [1] won
   *[other] place { $rank } of { $of }
 }
web-points = { $points ->
    [one] one point
   *[other] { $points } points
 }
web-practise = Practise with hints
web-puzzles = Puzzles
web-to-review = Review
web-result = Result
web-clock-of = { $minutes } minutes each, and { $seconds } seconds a move
web-free-this-seat = Free the seat
web-make-bot = Make it a bot
web-invited-to = You are invited to { $game }
web-invited-by = { $name } invites you to { $game }
web-host = invites

## Waiting room

web-waiting-room = waiting for players
web-seat-waits = waits for somebody
web-empty-seat = Free seat
web-make-link = Invite
web-link-hint = Send this link to one friend, or let them scan the code.
web-link-local = This address leads to this computer only. For friends elsewhere serve it with --host 0.0.0.0 and open it under this computer’s own address.
web-invite-link = Invitation link
web-qr = The invitation link as a QR code
web-copy = Copy
web-copied = Copied
web-start = Begin
web-start-when-full = Waiting for all seats
web-owner-starts = Whoever laid the table begins the game.
web-invitations = Kept for you
web-seat-invited = invited
web-invite-friend = Invite a friend
web-invite-friend-to = Invite a friend to seat { $number }
web-take-invitation-back = Take the invitation back
web-imported = Imported
web-imported-note = This game goes on from a file that somebody brought along. What nobody could see has been dealt anew here, so no one knows it beforehand. The position itself was made elsewhere, and the result does not count.
web-imported-believed = This game goes on from a file, and its hidden cards are those of the file: whoever has it knows them. The result does not count.
web-imported-facts = What everybody could follow so far:
web-imported-fact-cash = money { $value }
web-agree = I know, play anyway
web-agreed = has agreed
web-not-agreed = has still to agree
web-start-when-agreed = Waiting until everybody has agreed

## Table

web-bot-name = { $seat ->
    [0] Skipper
    [1] Bosun
    [2] Pilot
    [3] Purser
   *[other] Stoker
 }
web-bot = bot
web-slow-bots = Bots think more slowly here: the engine is not compiled.
web-you = you
web-here = here
web-away = away
web-thinking = is choosing
web-turn-of = { $name }’s turn
web-awaited = your answer is awaited
web-actions-used = { $used } of { $all } actions used
web-waiting = { $count ->
    [one] { $names } is choosing.
   *[other] Still choosing: { $names }.
 }
web-ask-confirm = Your turn is done. Confirm it, or take something back.
web-ask-held-turn = This ends your turn. Do it, or choose something else.
web-ask-held-others = After this the others decide. Do it, or choose something else.
web-over = The game is over.
web-no-result = It was ended early, without a result.
web-paused = The table is paused.
web-spectating = You are watching.
web-watching = { $count ->
    [one] one is watching
   *[other] { $count } are watching
 }
web-undo = Undo
web-reset = Reset
web-end-turn = End the turn
web-go-on = Do it
web-undo-nothing-done = You have done nothing yet in this turn.
web-undo-learnt = “{ $action }” showed you something that was hidden, so it stays.
web-undo-shown = “{ $action }” showed the others something of yours, so it stays.
web-undo-stands = “{ $action }” stands, by the rules.
web-undo-others-acted = Somebody else has acted since.
web-undo-turn-ended = It is not your turn.
web-undo-secret = While several decide in secret, nothing is taken back.
web-undo-driven = A bot plays for you.
web-undo-one = There is one thing to take back: undo it.
web-more-below = More below
web-free-actions = Loans and change (no action)
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-details = Details
web-chat = Chat
web-chat-empty = No words yet.
web-chat-hint = Say something
web-send = Send
web-rules = Rules
web-rules-hint = In our own words. Where something cannot be done, the reason names one of these numbers.
web-open-rule = Open this rule
web-tip-chance = More follows by chance.
web-tip-points = Points, if the game ended then: { $points }
web-tip-next = Then it is { $name }’s turn.
web-narrowed = Chosen: { $what }.
web-widen = Show all
web-tab-decide = Decide
web-tab-mine = Mine
web-tab-others = Others
web-sheet-less = Make this smaller
web-sheet-more = Make this larger
web-your-area = Your area
web-open-area = Look closely at { $name }
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Show all
web-fit-back = Back to the usual view
web-boards = Boards
web-time-left = Time left
web-time-of = Time of { $name }: { $time }
web-hurry = Your time is nearly up.
web-bot-plays = A bot plays for you.
web-bot-plays-time = Your time has run out: a bot plays for you.
web-resume = On with the game
web-pause = Pause
web-agree-too = I agree
web-entry-undo = { $you ->
    [yes] You take something back.
   *[no] { $name } takes something back.
 }
web-entry-sit = { $you ->
    [yes] You sit down.
   *[no] { $name } sits down.
 }
web-entry-leave = { $you ->
    [yes] You leave.
   *[no] { $name } leaves.
 }
web-entry-start = The game begins.
web-entry-resign = { $you ->
    [yes] You give up.
   *[no] { $name } gives up.
 }
web-entry-ask-pause = { $you ->
    [yes] You would like a pause.
   *[no] { $name } would like a pause.
 }
web-entry-pause = The table is paused.
web-entry-resume = On with the game.
web-entry-ask-end = { $you ->
    [yes] You would like to end the game without a result.
   *[no] { $name } would like to end the game without a result.
 }
web-entry-hand = { $you ->
    [yes] A bot now plays for you.
   *[no] A bot now plays for { $name }.
 }
web-entry-timeout = { $you ->
    [yes] Your time has run out: a bot now plays for you.
   *[no] The time of { $name } has run out: a bot now plays.
 }
web-entry-take-back = { $you ->
    [yes] You are back.
   *[no] { $name } is back.
 }

## Scores

web-you-win = You win!
web-winner = { $count ->
    [one] The winner: { $names }
   *[other] The victory is shared: { $names }
 }
web-score = Score
web-total = Total
web-rematch = Play again

## Replay

web-replay = Replay
web-replay-run = Play
web-replay-stop = Stop
web-replay-back = One step back
web-replay-on = One step on
web-replay-turn-back = One turn back
web-replay-turn-on = One turn on
web-replay-step = Step { $at } of { $total }

## Menu

web-menu = Menu
web-home = Home
web-close = Close
web-language = Language
web-theme = Light or dark
web-look-and-words = Language and light
web-preferences = Settings for tables
web-motion = Moving pieces
web-pace = Moves of others
web-pace-instant = At once
web-pace-brisk = Brisk
web-pace-calm = Calm
web-pace-step = Step by step
web-telling = What is happening
web-next = Next
web-skip = Skip
web-sound = Sounds
web-at-table = At the table
web-take-back = Play again myself
web-let-bot = Let a bot play
web-leave = Leave the table
web-end-asked = The game ends without a result when everybody who plays asks for it.
web-abandon = Abandon this table
web-abandon-sure = Really abandon it for everybody

## Trouble

web-loading = Laying the table…
web-lost = The connection is lost. Trying again…
web-play-alone = Play here without the server
web-go-on-here = Go on with this game here
web-go-on-here-more = What you cannot know is dealt anew. The table at the server waits as it is.
web-late = The server has not answered for a while.
web-move-kept = Your move is kept, and is made once.
web-returned = Connected again.
web-unreachable = The server does not answer. Your place is kept; try again in a moment.
web-retry = Try again
web-no-such-table = There is no such table, or it is not for you.
web-no-table = The table could not be loaded. Try again in a moment.
web-refused-cannot-undo = That can no longer be taken back: somebody has learnt something since.
web-refused-bot-decides = Your time has run out: a bot answers this for you, then you can go on.
web-refused-not-agreed = Not everybody has agreed yet to play an imported game.
web-refused-not-started = The game has not begun.
web-refused-damaged = What this server has stored of this table is damaged, so the table is closed. Tell whoever runs the server.
web-refused-not-over = A review tells secrets, so there is one only when the game has been played to its end.
web-refused-not-alone = Only a game against bots can go on in this browser: other people play at this table.
web-refused-asked-together = Others have answered in secret here. The game can go on in this browser once everybody has.
web-refused-no-spectators = This table is for those who play at it.
web-refused-rules-changed = This game was played by earlier rules and does not come out the same under those of today, so it cannot be opened here.
web-refused-game-missing = This table is of a game that this server does not have.
web-problem-stale = The table moved on while you chose. Look again and choose.
web-problem-refused = The table does not allow that now.
web-problem-forbidden = That is not for you to do.
web-problem-unknown = There is no such thing here.
web-problem-limited = Too much at once. Wait a minute and try again.
web-problem-unavailable = The server cannot do that just now. Try again in a moment.
web-problem-malformed = The server did not understand this page. Reload it.

## Learning

web-learn = Learn to play
web-learn-more = Short lessons at the real table. You do a few steps, see what follows, and read why.
web-lessons = Lessons
web-lesson = Lesson
web-lesson-step = { $at } of { $total }
web-lesson-tasks = { $count ->
    [one] One step
   *[other] { $count } steps
 }
web-lesson-done = Done. You can take it again.
web-lesson-leave = Leave the lesson
web-lesson-over = This lesson is done.
web-lesson-next = Next lesson
web-lesson-all = Back to the lessons
web-lesson-again = Again
web-lesson-later = The rules allow that, but this lesson is about something else. Do what it asks for.
web-challenge = Challenge
web-challenge-begin = To the challenge
web-challenge-solved = Solved
web-challenge-failed = The turn is over.
web-challenge-try = Not quite. Undo, or try again.
web-challenge-hint = A hint
web-challenge-again = Try again
web-challenge-done = Challenge solved.
web-rule = Rule { $rule }
web-hint = First time here
web-hint-close = Put this hint away
web-hints = Hints in a first game
web-quick = My turns end at once, with the last choice
web-hints-more = Each kind of question is explained once.
web-hints-again = Explain again
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] No rule speaks of that.
    [one] One rule
   *[other] { $count } rules
 }
web-rules-contents = Contents

## After the game

web-since = Since your last turn
web-before-first = Before your first turn
web-since-mark = Your last turn
web-share = Share this game
web-plot = Score over time
web-plot-label = A line for each player: what they would have scored if the game had ended after that turn. The same numbers are in the table below.
web-plot-turn = After turn { $at } of { $total }
web-plot-turns = Turn
web-plot-replay = Replay from here
web-plot-table = The same as a table

## The generic table

web-yes = yes
web-no = no
web-answer-search = Find an answer
web-answer-none = No answer like that.
web-question-context = What goes with this question
web-plain-tables = Plain tables: words and buttons instead of drawings
web-view-turn = Turn
web-view-players = Players
web-view-round = Round
web-view-active = In turn
web-view-first = First player
web-view-phase = Phase
web-view-supply = Supply
web-view-market = Market
web-view-deck = Deck
web-view-discard = Discard pile
web-view-hand = Hand
web-view-cards = Cards
web-view-money = Money
web-view-score = Score
web-view-points = Points
web-view-board = Board
web-view-owner = Owner
web-view-price = Price
web-view-ending = Ending
web-view-seat = Player

## Keys and ears

web-keys = Keys
web-keys-on = Single keys at the table
web-keys-list = List of keys
web-key-first = To the first answer (Enter, where nothing is chosen)
web-key-digit = Give the answer with this number
web-key-end = End the turn, confirm it, or be done
web-key-undo = Undo
web-key-tell = Hear how the table stands
web-key-board = To the board
web-key-log = To the log
web-key-look = Look around: what is that? Arrows go on
web-key-zoom = On the board: nearer, farther, whole, and to the sides
web-key-move = Move between things, and choose one
web-key-close = Close a window
web-key-list = This list
web-heard = The table in sentences
web-heard-line = { $what }: { $list }.
web-heard-none = nothing
web-heard-some = { $count } { $what }
web-price = { $way ->
    [costs] costs { $amount }
    [brings] brings { $amount }
   *[free] free
 }

## Points during play

web-points-of = { $name }: { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
 }
web-points-item = { $item }: { $points }
web-points-hidden = That is what everybody can see; what is secret comes on top.
web-points-now = If the game ended now.
web-points-so-far = points so far

## Legend

web-legend = Legend
web-rules-answers = What answers that
web-rules-note = Note
web-legend-hint = All pieces and signs with their pictures. On the table: rest the pointer on a thing, or tap it.
web-legend-none = Nothing of that name.
