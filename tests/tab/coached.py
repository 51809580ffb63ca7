"""What the coach says of a short game, in all languages, as digests: to compare one Python with another."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import quayside
from quayside.bots.base import answer
from quayside.bots.registry import make_bot
from quayside.coach.hints import hint, hint_shape
from quayside.coach.puzzles import judged, puzzle_names, puzzle_of
from quayside.coach.review import review
from quayside.coach.shapes import shape
from quayside.coach.spoken import Spoken
from quayside.coach.work import Plan
from quayside.counsel import puzzles
from quayside.games.registry import GAMES
from quayside.words import LANGUAGES, Words

NAMES = {0: "Ann", 1: "Ben", 2: "Cem"}


def say(what: str, data: Any) -> None:
    print(what, sha256(json.dumps(data).encode()).hexdigest(), flush=True)


def main() -> None:
    g = quayside.new("container", 3, "coached", {"round_limit": 1})
    bots = [make_bot("club", "container", seat) for seat in range(3)]
    half = None
    while not g.over:
        seat = g.pending()[0]
        half = g.clone() if half is None and len(g.log) == 5 else half
        g.apply(answer(g, seat, bots[seat]), seat)
    assert half is not None
    found = review(g, Plan().scaled(0.01), bot="club")
    for language in LANGUAGES:
        words = Words(language, NAMES)
        say(f"review {language}", shape(Spoken(found, g.book, words)))
        seat = half.pending()[0]
        say(f"hint {language}", hint_shape(hint(half, seat, "club"), g.book, words, seat))
    for game in GAMES:
        name = puzzle_names(game)[0]
        puzzle = puzzle_of(game, name)
        judgement = judged(puzzle, puzzles.show(game, name)["fresh"]["legal"][0]["action"])
        for language in LANGUAGES:
            say(f"puzzle {game} {language}", puzzles.said(puzzle, judgement, language))


main()
