"""The network that comes with a game, asked by onnxruntime on one processor.

It is shown the observation of docs/research.md for the seat that is asked, which every possible deal gives alike, and
looks at nothing else. It tells how much it likes each action, and what it expects the end to be worth to each seat.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Sequence, Union

import numpy as np
from numpy.typing import NDArray

from quayside.games.registry import manifest
from quayside.kernel.state import State
from quayside.observe.registry import OBSERVATION_WRITERS
from quayside.research.turning import idle, turned

Row = NDArray[np.float32]


def weights_of(game: str, seats: int = 0) -> Path:
    """The file of the network that comes with a game, and is the one for so many seats."""
    found = manifest(game)
    if found.weights is None:
        raise ValueError(f"there are no weights for {game}")
    return Path(str(found.file(found.sized_weights.get(seats, found.weights))))


def named_weights(game: str, name: str) -> Path:
    """The file of another network that comes with a game, by its name."""
    found = manifest(game)
    if name not in found.other_weights:
        known = ", ".join(found.other_weights) or "no other ones"
        raise ValueError(f"{game} has no network {name!r}; there are {known}")
    return Path(str(found.file(found.other_weights[name])))


@cache
def _session(path: Path) -> Any:
    """Within a process all share one."""
    import onnxruntime

    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = 1  # servers and arenas run many of them side by side
    settings.inter_op_num_threads = 1
    return onnxruntime.InferenceSession(str(path), settings, providers=["CPUExecutionProvider"])


class Question:
    """Somebody's decision at a table, with the answers that are of any use."""

    def __init__(self, g: State, seat: int, choices: list[int]) -> None:
        self.g = g
        self.seat = seat
        self.choices = choices


class Answers:
    """What the network says to one question."""

    def __init__(self, question: Question, likes: Row, worth: Row) -> None:
        self.question = question
        self.likes = likes  # of the choices, in their order; the logarithm of a chance, but for a constant
        self._worth = worth  # to each seat, beginning with the one that is asked

    @property
    def best(self) -> int:
        return self.question.choices[int(self.likes.argmax())]

    def chances(self, temperature: float = 1.0) -> Row:
        """How likely it would take each choice."""
        raised = np.exp((self.likes - self.likes.max()) / temperature)
        found: Row = raised / raised.sum()
        return found

    def worth_to(self, seat: int) -> float:
        """What it expects the end to be worth to a seat, from -1 to 1."""
        return float(self._worth[(seat - self.question.seat) % int(self.question.g.seats)])


class Network:
    """Of one game; other weights than those that come with it can be given."""

    def __init__(self, game: str, weights: Union[Path, str, None] = None) -> None:
        self.game = game
        self._weights = weights
        if weights is not None and not Path(weights).is_file():
            raise ValueError(f"there are no weights at {Path(weights).name}")
        weights_of(game)
        self._sessions: dict[int, Any] = {}  # by number of seats
        self._writer = OBSERVATION_WRITERS.of(game)
        self._idle = idle(game)

    def __reduce__(self) -> tuple[type[Network], tuple[str, Union[Path, str, None]]]:
        """A copy reads the same file."""
        return Network, (self.game, self._weights)

    def question(self, g: State, seat: int) -> Question:
        """What a seat is asked, without the answers that only shuffle things about, unless nothing else is left."""
        o = g.walk(seat, -1)
        legal = [int(action) for action in o.items[: o.n]]
        useful = [action for action in legal if action not in self._idle]
        return Question(g, seat, useful or legal)

    def ask(self, questions: Sequence[Question]) -> list[Answers]:
        """All at once, which costs far less than one by one; at tables of one size."""
        seats = int(questions[0].g.seats)
        rows = [np.frombuffer(self._numbers(each), np.int16) for each in questions]
        seen = {"observation": np.stack(rows).astype(np.float32)}
        likes, worth = self._knowing(seats).run(["logits", "values"], seen)
        return [
            Answers(each, likes[row][turned(self.game, seats, each.seat)[each.choices]], worth[row])
            for row, each in enumerate(questions)
        ]

    def _knowing(self, seats: int) -> Any:
        """The session for tables of that size."""
        if seats not in self._sessions:
            path = weights_of(self.game, seats) if self._weights is None else Path(self._weights)
            self._sessions[seats] = _session(path)
        return self._sessions[seats]

    def _numbers(self, question: Question) -> Any:
        return self._writer.numbers(question.g, question.seat)
