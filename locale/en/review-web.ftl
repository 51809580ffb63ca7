# The review of a finished game, and trying its moments again.

web-review = Review
web-review-stage-waiting = Another review is being worked out; yours is next.
web-review-stage-begun = Playing the game on from every turn …
web-review-stage-chances = Looking at every decision …
web-review-stage-decisions = Asking the strongest bot about the moments that mattered …
web-review-stage-whole = Done.
web-review-range = ({ $low } to { $high })
web-review-more = { $count ->
    [one] and one thing more
   *[other] and { $count } things more
}
web-review-line = How its turn would have gone on
web-review-look = See the position
web-review-solve = Find something better
web-review-play-on = Play on from here
web-review-grades = What a decision is called goes by the points of chance that it certainly lost:
web-review-grade = { $grade } below { $below }
web-review-grade-last = { $grade } beyond that
web-review-score = Score
web-review-adjusted = Without luck
web-review-luck = Luck
web-review-of-a-win = { $chance } % of a win ({ $low } to { $high })
web-review-chance = { $chance } points of chance
web-solve-task = What would you do here? Anything that is not certain to lose three points of chance counts.
web-solve-judging = Your answer is being played on …
web-solve-line = How the best answer goes on
web-solve-not-now = This cannot be done at this point.
web-solve-leave = Back

web-puzzles-more = Positions from games of strong bots in which one answer is clearly best: by at least ten points of chance.
web-puzzle-today = Puzzle of the day
web-puzzle-solve = Solve it
web-puzzle-streak = { $days ->
    [0] Solve it today to begin a streak.
    [one] A streak of one day
   *[other] A streak of { $days } days
}
web-puzzle-count = { $solved } of { $all } solved
web-puzzle-solved = Solved
web-puzzle-task = Which answer is clearly best? It is better than any other by at least { $margin } points of chance ({ $deals } deals).
web-puzzles-all = All puzzles
web-puzzle-next = Another one
web-puzzle-number = Puzzle { $number }
web-puzzle-theme = { $theme ->
    [pricing] Pricing
    [auctions] Auctions
    [yard] The yard
    [route] The route
    [deliveries] Deliveries
    [end] The end
   *[plan] The plan
}

web-practice = Hint
web-practice-points = Give me a hint
web-practice-tells = What would it be?
web-practice-shows = Why, and how does it go on?

web-insights = What you do differently
web-insights-more = From the reviews of your games, beside strong bots. Each number stands with the interval in which it lies nineteen times in twenty; of too few games nothing is said. Only you see this.
web-insights-count = { $reviewed ->
    [one] From { $reviewed } game that was reviewed.
   *[other] From { $reviewed } games that were reviewed.
}
web-insights-few = Too few yet: { $fewest } reviewed games are needed before anything can be said.
web-insights-title = { $about ->
    [phase] Points of chance lost in a hundred decisions
    [theme] The same by what was decided
    [deed] The same by what you did, the costliest first
    [club] Of a hundred decisions, those that a club player would have taken too
   *[source] Where your points came from
}
web-insights-own = You
web-insights-strong = Strong bots
web-insights-differ = { $differs ->
    [more] more than strong bots
   *[less] less than strong bots
}
web-insights-games = Games
web-insights-example = Try the costliest
web-insights-reviewed = The games
web-insights-game = { $when }: { $score } points, { $adjusted } % of a win without luck
web-insights-others = Games that have no review yet
web-insights-review = Review game { $number }
