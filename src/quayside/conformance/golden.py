"""Golden playthroughs: whole games, kept in the repository so that any change shows as a difference.

Good play is kept as readable text with every event. Of the others the actions are kept, a few in a line, each line with
a digest of all that is told of them and before: the first line that differs is where to look.

`python -m quayside.conformance.golden FOLDER` writes them anew.
"""

from __future__ import annotations

import json
import re
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final, Iterator, Mapping

import quayside
from quayside.bots.base import Bot, answer
from quayside.bots.registry import bot_names, make_bot
from quayside.conformance.cases import Case, cases
from quayside.games.registry import GAMES
from quayside.kernel.events import Event
from quayside.kernel.rng import Quick
from quayside.kernel.seats import SEATS
from quayside.kernel.state import State

IN_A_LINE: Final = 10  # actions of a game that is kept in short


class Playthrough:
    """A case, who plays it, and the seed."""

    def __init__(self, case: Case, bots: list[str], seed: int) -> None:
        self.case = case
        self.bots = bots
        self.seed = seed

    @property
    def in_short(self) -> bool:
        """Whether only the actions are kept; a game of good play is for reading."""
        return bool(self.case.options) or self.bots[0] != "greedy"

    @property
    def name(self) -> str:
        style = self.bots[0] if len(set(self.bots)) == 1 else "mixed"
        return f"{self.case}-{style}.txt".replace("=", "-").replace(",", "-")


def playthroughs(games: list[str] | None = None) -> Iterator[Playthrough]:
    """Every case of the kit: good play where a game has a bot for it, mixed play and short random play for the rest."""
    for case in cases(games):
        best = "greedy" if "greedy" in bot_names(case.game) else "random"
        if case.options:
            yield Playthrough(case, [(best, "random")[seat % 2] for seat in range(case.players)], 5)
        else:
            yield Playthrough(case, [best] * case.players, 3)
    for game in games or list(GAMES):
        low, high = GAMES[game].book.players
        for players in range(low, high + 1):
            yield Playthrough(Case(game, players, short_game(game)), ["random"] * players, 7)
            if "hasty" in bot_names(game):
                yield Playthrough(Case(game, players, {}), ["hasty"] * players, 3)


def short_game(game: str) -> Mapping[str, int]:
    """Random players hardly ever end a game that has a round limit: keep theirs short enough to read."""
    names = [option.name for option in GAMES[game].book.options]
    return {"round_limit": 12} if "round_limit" in names else {}


def write(playthrough: Playthrough) -> str:
    """Play and tell it."""
    case = playthrough.case
    g = case.new(playthrough.seed)
    bots = {seat: make_bot(name, case.game, seat) for seat, name in enumerate(playthrough.bots)}
    rng = Quick(playthrough.seed)
    teller = Recorder(g, playthrough.seed)
    while not g.over:
        seat, action = _move(g, bots, rng, out_of_turn="random" in playthrough.bots)
        teller.tell(seat, action)
    return teller.in_short() if playthrough.in_short else teller.text()


def retell(text: str) -> Recorder:
    """Play the recorded actions again; bots have no part in it."""
    header = json.loads(text.splitlines()[0])
    g = quayside.new(header["game"], header["players"], header["seed"], header["options"])
    teller = Recorder(g, header["seed"])
    for seat, action in moves(text):
        teller.tell(seat, g.index(action))
    return teller


def moves(text: str) -> Iterator[tuple[int, str]]:
    """The actions of a kept game, whichever way it is kept."""
    for line in text.splitlines():
        whole, short = _ACTION.match(line), _ACTIONS.match(line)
        told = [whole.group(1)] if whole else short.group(1).split("; ") if short else []
        for move in told:
            seat, action = move[0], move[1:].partition(": ")[2] if whole else move[2:]
            yield SEATS.index(seat), action


def is_short(text: str) -> bool:
    return any(map(_ACTIONS.match, text.splitlines()))


_SEAT = f"[{''.join(SEATS)}]"
_ACTION = re.compile(rf"^ *[0-9]+ ({_SEAT} [^:]+: .+)$")
_ACTIONS = re.compile(rf"^({_SEAT} .+) #[0-9a-f]{{16}}$")


class Recorder:
    """Writes down a game while it is played."""

    def __init__(self, g: State, seed: int) -> None:
        self.g = g
        header = {"game": g.game, "players": int(g.seats), "rules": g.book.version, "seed": seed, "options": g.options}
        self.header = json.dumps(header)
        self.told: list[tuple[str, list[str]]] = []  # each action, and how it is told

    def tell(self, seat: int, action: int) -> None:
        g = self.g
        decision = g.decision_of(seat)
        step = "out of turn" if decision is None else decision.step
        name = g.book.actions.name(action)
        events = g.apply(action, seat)
        lines = [f"{len(g.log):4} {SEATS[seat]} {step}: {name}", *(f"       {_line(event)}" for event in events)]
        self.told.append((f"{SEATS[seat]} {name}", lines))

    def text(self) -> str:
        """Everything."""
        return self._around([line for _action, lines in self.told for line in lines])

    def in_short(self) -> str:
        """The actions, with digests of what is told of them."""
        kept: list[str] = []
        digest = sha256()
        for start in range(0, len(self.told), IN_A_LINE):
            some = self.told[start : start + IN_A_LINE]
            digest.update("\n".join(line for _action, lines in some for line in lines).encode())
            kept.append("; ".join(action for action, _lines in some) + f" #{digest.hexdigest()[:16]}")
        return self._around(kept)

    def _around(self, lines: list[str]) -> str:
        """With how it began and ended."""
        result = self.g.result
        assert result is not None, "the game is not over"
        lines = [self.header, "", *lines, "", f"ended by {result.reason}; digest {self.g.digest()}"]
        for seat, items in enumerate(result.sheet):
            sheet = ", ".join(f"{item} {points}" for item, points in items.items())
            lines.append(f"{SEATS[seat]} rank {result.ranks[seat]} score {result.scores[seat]}: {sheet}")
        return "\n".join(lines) + "\n"


def _move(g: State, bots: Mapping[int, Bot], rng: Quick, out_of_turn: bool) -> tuple[int, int]:
    """The next bot's move; random players sometimes use a free play out of turn."""
    if out_of_turn and rng.below(20) == 0:
        for seat in range(int(g.seats)):
            legal = g.legal(seat)
            if seat not in g.pending() and legal:
                return seat, legal[0]
    seat = g.pending()[0]
    return seat, answer(g, seat, bots[seat])


def _line(event: Event) -> str:
    """The whole event; private parts are marked with an asterisk."""
    everybody = event.view(None) or {}
    whole = event.everything()
    return f"{event.kind.name} " + " ".join(
        f"{'' if name in everybody else '*'}{name}={value}" for name, value in whole.items() if name != "event"
    )


def main() -> None:
    folder = Path(sys.argv[1])
    for found in playthroughs():
        path = folder / found.case.game / found.name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write(found), "utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
