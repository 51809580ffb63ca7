# The review of a finished game: `quayside analyse`, its page, and the same at the server.
coach-title = { $game }: where the game was won
coach-start = Chances as the game was dealt, among club players: { $chances }
coach-end = In the end: { $scores }
coach-moment = { $kind ->
    [own] Turn { $turn }, { $seat }: the chances go from { $before } to { $after } %
   *[other] Turn { $turn }, { $mover }: the chances of { $seat } go from { $before } to { $after } %
}
coach-given-away = { $kind ->
    [points] Turn { $turn }: { $seat } gives away about { $points } in the score; the chances, { $stood } %, hardly change
    [missed] Turn { $turn }: { $seat }, at { $stood } %, misses about { $lost } points of chance
    [both] Turn { $turn }: { $seat }, at { $stood } %, gives away about { $points } in the score and { $lost } points of chance
    [unsure] Turn { $turn }: { $seat }, at { $stood } %, gives away about { $points } in the score and perhaps { $lost } points of chance
   *[chances] Turn { $turn }: { $seat }, at { $stood } %, gives away about { $lost } points of chance
}
coach-agreed = { $bot } would have done the same: { $would }.
coach-would = { $bot } would have chosen: { $would }.
coach-gain = { $kind ->
    [better] Instead of “{ $played }” that makes { $gain } points of chance ({ $low } to { $high }) and { $points } in the score.
    [worse] That is a matter of judgement: where club players play on, it makes { $gain } points of chance ({ $low } to { $high }) and { $points } in the score instead of “{ $played }”.
   *[same] It comes to about the same as “{ $played }”: { $gain } points of chance ({ $low } to { $high }) and { $points } in the score.
}
coach-below = This is how “{ $best }” goes on:
coach-disputed = { $kind ->
    [same] { $bot } would have done the same, so it is called no worse.
   *[other] { $bot } would have chosen “{ $would }”, which came to little more than that, so it is called no worse.
}
coach-meant = { $action } ({ $what })
coach-effect = { $amount ->
    [1] { $effect }
   *[other] { $effect }: { $amount }
}
coach-lost = { $kind ->
    [points] { $seat }, turn { $turn }: { $grade } in points. “{ $played }” instead of “{ $best }” made { $points } in the score; the chances hardly change ({ $loss }, from { $low } to { $high }).
    [both] { $seat }, turn { $turn }: { $grade } in points. “{ $played }” instead of “{ $best }” made { $points } in the score and { $loss } points of chance ({ $low } to { $high }).
    [unsure] { $seat }, turn { $turn }: { $grade } in points. “{ $played }” instead of “{ $best }” made { $points } in the score; nothing is certain of the chances: { $loss } points ({ $low } to { $high }).
   *[chances] { $seat }, turn { $turn }: { $grade }. “{ $played }” instead of “{ $best }” made { $loss } points of chance ({ $low } to { $high }) and { $points } in the score.
}
coach-no-losses = No decision lost more than the noise of the measurement.
coach-luck = { $kind ->
    [alike] { $seat }, score { $score }. Nobody's answers differ from a club player's in anything that was measured: that is { $adjusted } % of a win; luck made { $luck } points of chance and { $points } in the score.
   *[apart] { $seat }, score { $score }. By everybody's decisions alone this would have been { $adjusted } % of a win ({ $low } to { $high }); luck made { $luck } points of chance and { $points } in the score.
}
coach-luck-how = Decisions are weighed against what a club player would have answered. Luck is what they do not explain: draws and deals, the order of seats, what nobody could know. What is uncertain in a single decision counts for little, so stronger players' luck looks greater than it was. Luck in points is told beside the others at the table, so it adds up to nothing.
coach-phase-lost = { $kind ->
    [none] { $seat }: no loss was measured; the score to be expected moved by { $points }.
   *[some] { $seat }: decisions lost { $loss ->
        [one] 1 point
       *[other] { $loss } points
    } of chance in all ({ $low } to { $high }); the score to be expected moved by { $points }.
}
coach-grade = { $grade ->
    [best] as good as the best
    [good] good
    [inaccuracy] inaccurate
    [mistake] a mistake
   *[blunder] a blunder
}
coach-phase = { $phase ->
    [opening] Opening, turns { $first } to { $last }
    [middle] Middle game, turns { $first } to { $last }
   *[end] End, turns { $first } to { $last }
}
coach-insight-phase = { $phase ->
    [opening] Opening
    [middle] Middle game
   *[end] End
}
coach-moments-title = The moments that decided it
coach-losses-title = Decisions that cost something
coach-luck-title = Skill and luck
coach-phases-title = Phases
coach-sources-title = Points by source
coach-sources-strong = Strong bots
coach-plot-chances = Chances of the first place after each turn, with the range in which they lie nineteen times in twenty
coach-plot-points = Points to be expected in the end
coach-turns = turns played; the numbers above are the moments below
coach-seat = { $seat }, { $score } points
coach-how = How it is measured: from the end of every turn, { $lines } times, club players played on to the end of the game. A decision was compared with others in up to { $deals } deals that its player could hold possible, each answer with the same deals and the same chance. A point of chance is a hundredth of a win. Words for losses go by what is certain of them, in points of chance ({ $grades }; otherwise { $worst }). So that nothing passes unseen where the first place was decided already, points of the score count beside them: for half of what they would be worth in an even game.
coach-solved-best = “{ $answer }” is what the engine holds for best.
coach-solved = “{ $answer }” counts: beside “{ $best }” it makes { $loss } points of chance ({ $low } to { $high }) and { $points } in the score, and nothing that is not certain to lose { $margin } points is held against you.
coach-solved-better = “{ $answer }” is even better than “{ $best }”, the best answer known so far: { $loss } points of chance ({ $low } to { $high }) and { $points } in the score.
coach-not-solved = “{ $answer }” is not enough: beside “{ $best }” it makes { $loss } points of chance ({ $low } to { $high }) and { $points } in the score. What is not certain to lose { $margin } points counts.
coach-hint-points = Look at these: { $looks }.
coach-hint-look = “{ $action }”
coach-hint-tells = What it would choose: { $action }.
coach-insight-how = From reviews of finished games, beside strong bots. Each number stands with the interval in which it lies nineteen times in twenty.
coach-insight-number = { NUMBER($value, maximumFractionDigits: 1) }
coach-insight-costliest = The costliest decisions
coach-insight-example = { $game }. { $lost }
coach-why = { $kind ->
    [better] “{ $action }” rather than “{ $instead }” makes { $points } in the score and { $chance } points of chance.
    [worse] “{ $action }” rather than “{ $instead }” is a matter of judgement: club players who play on make { $points } in the score and { $chance } points of chance of it.
   *[same] “{ $action }” and “{ $instead }” come to about the same: what they differ by, { $points } in the score and { $chance } points of chance, is no more than the noise.
}
coach-why-most = Most of it: { $most }.
coach-why-both = Most of it: { $most }; against that: { $against }.
coach-deed = { $deed }: { $action }
