"""Plays games with the engine and hands them to the referees as plain data. The only part that imports quayside."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Callable, Mapping, Optional

import quayside
from quayside.bots.base import answer
from quayside.bots.registry import bot_names, make_bot
from quayside.conformance.golden import moves
from quayside.games.registry import GAMES
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from referee.container.referee import ContainerReferee
from referee.following import Referee
from referee.newzealand.referee import NewZealandReferee
from referee.record import Entry, Record, Words
from referee.shipyard.referee import ShipyardReferee

REFEREES: dict[str, Callable[[Record], Referee]] = {
    "container": ContainerReferee,
    "shipyard": ShipyardReferee,
    "newzealand": NewZealandReferee,
}

PLAYERS = ("lively", "random")  # who plays, by preference; club players are mixed in

GOLDEN = Path(__file__).parents[1] / "golden"

Move = tuple[int, int]


# What chance lays open without an event that names it.
TURNED_UP = {"newzealand": ("forecast", "objectives")}

# Ways to set up each game; the default comes first.
OPTIONS: dict[str, list[dict[str, object]]] = {
    "container": [
        {},
        {"bank": False},
        {"bluff_cancels": True},
        {"preparatory_order": "interest_first"},
        {"buy_while_docked": True},
        {"round_limit": 15},
    ],
    "shipyard": [{}, {}, {"beginner_employees": True}],
    "newzealand": [{}, {"private_sides": "all_a"}, {"private_sides": "all_b"}, {"neutral_buildings": "beginner"}],
}


def player_counts(game: str) -> list[int]:
    low, high = GAMES[game].book.players
    return list(range(low, high + 1))


def line_up(game: str, players: int, seed: int) -> list[str]:
    """Who sits where: by turns only the first kind of player, and the first kind mixed with club players."""
    first = next(name for name in PLAYERS if name in bot_names(game))
    return [first if seed % 2 == 0 or (seat + seed) % 2 else "club" for seat in range(players)]


def seen_by_all(g: State) -> list[Words]:
    """What each seat sees, as the JSON that a client would get."""
    return [json.loads(json.dumps(g.view(seat))) for seat in range(int(g.seats))]


class Recorder:
    """Writes down a game while it is played; every `sample`th decision with all that could have been done."""

    def __init__(self, g: State, name: str, sample: int) -> None:
        self.g = g
        self.sample = sample
        self.record = Record(g.game, int(g.seats), dict(g.options), seen_by_all(g), name=name)

    def apply(self, seat: int, action: int) -> None:
        g = self.g
        decision = g.decision_of(seat)
        legal: Optional[dict[int, list[str]]] = None
        views: Optional[list[Words]] = None
        if len(self.record.entries) % self.sample == 0:
            legal = {each: g.legal_names(each) for each in range(int(g.seats))}
            views = seen_by_all(g)
        events = [{"event": event.kind.name, **event.everything()} for event in g.apply(action, seat)]
        question = None if decision is None else decision.step
        told = Entry(seat, question, g.book.actions.name(action), events, self.turned_up(), legal, views)
        self.record.entries.append(told)

    def turned_up(self) -> Words:
        """What chance has just laid open without an event that names it."""
        if self.g.game not in TURNED_UP or not self.g.log[-1].outcomes:
            return {}
        seen = json.loads(json.dumps(self.g.view(None)))
        return {part: seen[part] for part in TURNED_UP[self.g.game]}

    def finished(self) -> Record:
        assert self.g.result is not None
        self.record.result = dict(self.g.result.to_dict())
        return self.record


def played(game: str, bots: list[str], seed: int, options: Mapping[str, object], sample: int) -> Record:
    """A game between bots. Now and then somebody does something out of turn."""
    g = quayside.new(game, len(bots), seed, options)
    told = f"{game} {' '.join(bots)} seed {seed} {dict(options)}"
    recorder = Recorder(g, told, sample)
    makers = [make_bot(name, game, seed * 100 + seat) for seat, name in enumerate(bots)]
    rng = Quick(seed)
    while not g.over:
        for seat in range(int(g.seats)):
            if seat not in g.pending() and rng.below(60) == 0 and (legal := g.legal(seat)):
                recorder.apply(seat, legal[rng.below(len(legal))])
        pending = g.pending()
        seat = pending[rng.below(len(pending))]
        recorder.apply(seat, answer(g, seat, makers[seat]))
    return recorder.finished()


def golden(path: Path, sample: int) -> Record:
    """A golden game, played again."""
    text = path.read_text("utf-8")
    header = json.loads(text.splitlines()[0])
    g = quayside.new(header["game"], header["players"], header["seed"], header["options"])
    recorder = Recorder(g, path.name, sample)
    for seat, action in moves(text):
        recorder.apply(seat, g.index(action))
    return recorder.finished()


def fault_game(game: str) -> Record:
    """A game in which much happens, written down with all that could have been done now and then."""
    players = player_counts(game)[1]
    return played(game, [("club", "random")[seat % 2] for seat in range(players)], 1, {}, 12)


def judge(record: Record) -> Referee:
    """Let the game's referee go through a record."""
    referee = referee_of(record)
    referee.follow()
    return referee


def referee_of(record: Record) -> Referee:
    return REFEREES[record.game](record)
