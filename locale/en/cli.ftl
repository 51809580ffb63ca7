# The terminal program.

cli-welcome = Type a number to choose, "help" for the commands, "quit" to leave.
cli-slow-bots = Bots think more slowly here: the engine is not compiled.
cli-prompt = Your choice?
cli-you = { $name } (you)
cli-amount = Type an amount from { $low } to { $high }.
cli-amount-plus = Type an amount from { $low } to { $high }; add bluff cards with a plus, as in "7+1".
cli-no-such-number = There is no choice number { $number }; pick one from the list.
cli-not-understood = "{ $text }" is no choice and no command. Type a number from the list, or "help".
cli-usage = That action is written like this: { $usage }
cli-allowed = { $action }: you may do that now.
cli-why-what = Why not what? Write an action, such as: why { $action }
cli-no-such-rule = There is no rule "{ $rule }"; try { $example }.
cli-rules-more = For a whole chapter write: rules { $example }
cli-no-undo = There is nothing you can take back: somebody has learnt something since, or it was not your move.
cli-undone = Taken back.
cli-save-where = Save where? Write a file name, such as: save game.json
cli-saved = Saved in { $file }. To go on later: { $command }
cli-not-saved = { $file } could not be written: { $why }
cli-quit-unsaved = The game is not saved. Write "save game.json" to keep it, or "quit" again to leave.
cli-goodbye = Goodbye.
cli-input-ended = The input has ended, so the game stops here. Next time "save game.json" keeps it for later.
cli-score-sheet = Final scores
cli-total = Total
cli-rank = Rank
cli-automa = Sarah
cli-you-win = You win!
cli-winner = { $count ->
    [one] The winner: { $names }.
   *[other] The victory is shared by { $names }.
 }
cli-seed = The seed of this game: { $seed }

cli-help-pick = number, letter or amount: choose what is listed
cli-help-name = an action by its name, such as { $action }
cli-help-table = table (or just Enter): show the whole table again
cli-help-log = log: what has happened, turn by turn; log details: every event
cli-help-undo = undo: take back your last step, if nobody has learnt anything from it
cli-help-why = why ACTION: whether an action is allowed, and if not, why
cli-help-rule = rule { $rule }: a rule in short
cli-help-rules = rules: the rules behind this question; rules { $chapter }: a chapter
cli-help-save = save FILE: keep the game for later
cli-help-quit = quit: leave the table
cli-replayed = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 }; { $same ->
    [yes] the state is the same
   *[no] the state DIFFERS
 }; scores: { $scores }
