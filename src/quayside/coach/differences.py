"""Insights for people: the tables of what somebody does differently, and a page of them that stands alone."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any, Final, Iterator, Mapping, Sequence

from quayside.coach.compared import game_insights
from quayside.coach.decisions import Verdict
from quayside.coach.figures import MINUS
from quayside.coach.insights import ALIKE, PlayedGame
from quayside.coach.spoken import Spoken
from quayside.coach.standalone import document, heading, listed, paragraph, remark, smaller_heading, table
from quayside.words import Words

KINDS: Final = ("phase", "theme", "deed", "club", "source")
UNKNOWN: Final = "\u2013"
STYLE: Final = "h3 { margin-top: 1.5rem; }\n"


@dataclass(frozen=True)
class Grid:
    """Rows of one kind, under a title."""

    title: str
    heads: tuple[str, ...]
    rows: list[tuple[str, ...]]


class Differences:
    """What the games of one kind tell of one person. Each comes with the words that tell it."""

    def __init__(self, game: str, games: Sequence[tuple[PlayedGame, Spoken]], words: Words) -> None:
        self.words = words
        self.games = games
        self.found = game_insights(game, [played for played, _told in games], words)

    def title(self) -> str:
        return self.words.say(self.found["game"])

    def count(self) -> str:
        return self.words.say("web-insights-count", reviewed=len(self.games))

    def grids(self) -> Iterator[Grid]:
        """One for each kind of rows that there are."""
        words = self.words
        own, strong, games = (words.say(f"web-insights-{name}") for name in ("own", "strong", "games"))
        for about in KINDS:
            rows = [self._cells(row) for row in self.found["rows"] if row["about"] == about]
            if rows:
                yield Grid(words.say("web-insights-title", about=about), ("", own, strong, games), rows)

    def _cells(self, row: Mapping[str, Any]) -> tuple[str, ...]:
        words, own = self.words, row["own"]
        between = words.say("web-review-range", low=self._number(own["low"]), high=self._number(own["high"]))
        differs = row["differs"]
        note = "" if differs == ALIKE else f" ({words.say('web-insights-differ', differs=differs)})"
        strong = UNKNOWN if row["strong"] is None else self._number(row["strong"])
        return f"{row['said']}{note}", f"{self._number(own['mean'])} {between}", strong, str(row["games"])

    def _number(self, value: float) -> str:
        return self.words.say("coach-insight-number", value=round(value, 1) + 0.0).replace("-", MINUS)  # no minus zero

    def costliest(self) -> list[str]:
        """The decisions that certainly lost most in their rows, the worst first."""
        named = {(row["example"]["table"], row["example"]["entry"]) for row in self.found["rows"] if row["example"]}
        lost: list[tuple[float, str]] = []
        for played, told in self.games:
            for verdict in played.review.verdicts:
                if (played.table, verdict.question.entry) in named and verdict.question.seat == played.seat:
                    lost.append((verdict.certain, self._named(played, told, verdict)))
        return [text for _certain, text in sorted(lost, key=lambda each: -each[0])]

    def _named(self, played: PlayedGame, told: Spoken, verdict: Verdict) -> str:
        return self.words.say("coach-insight-example", game=played.table, lost=told.lost(verdict))

    def played(self) -> list[str]:
        """The games themselves."""
        return [
            self.words.say(
                "web-insights-game",
                when=each["table"],
                score=str(each["score"]).replace("-", MINUS),
                adjusted=round(100 * each["adjusted"]),
            )
            for each in self.found["reviewed"]
        ]


def page(found: Sequence[Differences], words: Words) -> str:
    """All games of all kinds."""
    title = words.say("web-insights")
    body = [f"<h1>{escape(title)}</h1>", remark(words.say("coach-insight-how"))]
    return document(words.language, title, [*body, *(line for each in found for line in _section(each))], STYLE)


def _section(found: Differences) -> Iterator[str]:
    words = found.words
    yield heading(found.title())
    yield paragraph(found.count())
    for grid in found.grids():
        yield smaller_heading(grid.title)
        yield table(grid.heads, grid.rows)
    if costliest := found.costliest():
        yield smaller_heading(words.say("coach-insight-costliest"))
        yield listed(costliest)
    yield smaller_heading(words.say("web-insights-reviewed"))
    yield listed(found.played())
