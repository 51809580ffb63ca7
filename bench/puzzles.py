"""Finds puzzles: positions from games of strong bots in which one answer is clearly best.

    nice python bench/puzzles.py container --games 50 # looks through 50 games, goes on where it stopped
    python bench/puzzles.py container --wanted 100 --processes 16 --minutes 9   # until there are 100, or time is up
    python bench/puzzles.py container --check 20     # asks the strongest bot about 20 of them, on other seeds
    python bench/puzzles.py container --winners 12   # writes `study/strong.toml`: what winners score by what

A position becomes a puzzle if, over paired deals with lines played to the end of the game, the best answer is better
than every other one by MARGIN points of chance at least, 99 times in 100, in many deals that had no say in which one is
the best; and if the strongest bot, asked twice with different seeds, finds the same answer. Most positions are none, so
what is cheap comes first and everything ends as soon as there is no hope: a glance at the likely answers, the bot, a
few deals for all of them, more deals, and then the deals that count. Puzzles are scenario files in the game's
`puzzles/` folder.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import multiprocessing
import os
import time
from collections import Counter, defaultdict
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from functools import partial
from pathlib import Path
from typing import Any, Callable, Final, Iterator, Optional, Sequence

import yaml

import quayside
from quayside.bots.base import answer, bot_turn
from quayside.bots.registry import make_bot
from quayside.coach.decisions import Met, Question, blurred_by, gains, meet, points_gained
from quayside.coach.estimates import Estimate
from quayside.coach.moments import strongest
from quayside.coach.puzzles import FOLDER, is_aside, puzzle_names, puzzle_of
from quayside.coach.work import Desk, Plan
from quayside.games.registry import GAMES, manifest
from quayside.kernel.seats import SEATS
from quayside.kernel.state import State

PLAYERS: Final = "expert"
SEATS_OF: Final = {"container": (3, 4)}
USUAL: Final = (2, 3)
MARGIN: Final = 0.10  # of chances of the first place
SURE: Final = 2.58  # standard errors: 99 times in 100
UNIQUE: Final = 0.03  # every other answer loses more than this for certain, so none of them counts as solved
FEWEST, MOST = 3, 16  # answers
GLANCE: Final = 8  # deals for the likely answers
LOOKS: Final = (16, 48, 160)  # deals for all answers of a hopeful position, one look after the other
DEEP: Final = 640  # other deals that have to show it
STEPS: Final = (80, 160, 320, DEEP)  # after so many of them it is given up if there is no hope
PER_GAME: Final = 8  # puzzles
LAST: Final = 6  # the last turns of everybody belong to the end
THEME_OF_THE_END: Final = "end"


def played(game: str, seed: int, seats: int) -> State:
    g = quayside.new(game, seats, seed)
    players = {seat: make_bot(PLAYERS, game, 100 * seed + seat) for seat in range(int(g.seats))}
    while not g.over:
        seat, action = bot_turn(g, players)
        g.apply(action, seat)
    return g


class Mine:
    """One game that is looked through."""

    def __init__(self, g: State, seed: int, theme: str = "") -> None:
        self.g = g
        self.seed = seed
        self.theme = theme  # the only one that is looked for; any if there is none
        self.desk = Desk(g, Plan(), seed)
        self.met_with: Counter[str] = Counter()  # how far positions came
        self.tried: Counter[str] = Counter()  # how often each gate was tried, and how many seconds that took
        self.spent: defaultdict[str, float] = defaultdict(float)
        self.themes = {step: theme for theme, steps in manifest(g.game).themes.items() for step in steps}

    def found(self) -> Iterator[dict[str, Any]]:
        """The puzzles of the game."""
        left = PER_GAME
        for turn in range(1, len(self.desk.turns) + 1):
            for question in self.desk.questions(turn):
                puzzle = self._puzzle(question)
                if puzzle is not None:
                    yield puzzle
                    left -= 1
                    break  # one of a turn
            if not left:
                return

    def _puzzle(self, question: Question) -> Optional[dict[str, Any]]:
        before = self.desk.positions.at(question.entry)
        decision = before.decision_of(question.seat)
        legal = [action for action in before.legal(question.seat) if not self._aside(action)]
        if question.since != question.entry or question.before or decision is None:
            return None  # nothing but what is seen may be needed
        if not FEWEST <= len(legal) <= MOST or decision.step not in self.themes:
            return None
        if self.theme and self.themes[decision.step] != self.theme:
            return None
        self.met_with["asked"] += 1
        best = self._best(before, question, legal)
        deep = None if best is None else self._shown(before, question, legal, best)
        if best is None or deep is None:
            return None
        losses = self._losses(deep, question.seat, best)
        margin = min(loss.mean - SURE * loss.error for loss in losses.values())
        if margin < MARGIN:
            return None
        points = {action: points_gained(deep, best, action, self.desk.seats)[question.seat].mean for action in losses}
        return self._written(question, decision.step, legal, best, margin, losses, points)

    def _best(self, before: State, question: Question, legal: Sequence[int]) -> Optional[int]:
        """The answer that seems clearly best at a glance, to the strongest bot and at a longer look."""
        likely = [action for action in question.answers if not self._aside(action)]
        if len(likely) < 2:
            return None
        met = self._met(before, question, likely, 0, GLANCE, "glance")
        best = self._top(met, question.seat)
        if min(loss.mean - loss.error for loss in self._losses(met, question.seat, best).values()) < 0:
            return None
        self.met_with["glance"] += 1
        met = {action: [] for action in legal}

        def looked(first: int, last: int) -> bool:
            _add(met, self._met(before, question, legal, first, last, "look"))
            return self._top(met, question.seat) == best and not self._hopeless(met, question.seat, best)

        # All must hold, so the order says only what it costs: of the first two the cheaper one comes first.
        gates: list[tuple[str, Callable[[], bool]]] = [
            ("searched", lambda: self._searched(before, question.seat, best)),
            (f"look {LOOKS[0]}", lambda: looked(0, LOOKS[0])),
        ]
        gates.sort(key=lambda gate: self.spent[gate[0]] / max(1, self.tried[gate[0]]))
        for first, last in itertools.pairwise(LOOKS):
            gates.append((f"look {last}", partial(looked, first, last)))
        if not all(self._passed(name, gate) for name, gate in gates):
            return None
        losses = self._losses(met, question.seat, best)
        return best if min(loss.mean - loss.error for loss in losses.values()) >= MARGIN else None

    def _aside(self, action: int) -> bool:
        return is_aside(self.g, self.g.book.actions.name(action))

    def _passed(self, name: str, gate: Callable[[], bool]) -> bool:
        began = time.process_time()
        found = gate()
        self.spent[name] += time.process_time() - began
        self.tried[name] += 1
        self.met_with[name] += found
        return found

    def _shown(self, before: State, question: Question, legal: Sequence[int], best: int) -> Optional[Met]:
        """The deals that count, all of them; None as soon as they cannot show it any more."""
        met: Met = {action: [] for action in legal}
        for first, last in zip((0, *STEPS), STEPS, strict=False):
            _add(met, self._met(before, question, legal, first, last, "deep"))
            if self._hopeless(met, question.seat, best):
                return None
        self.met_with["deep"] += 1
        return met

    def _top(self, met: Met, seat: int) -> int:
        """The answer with the best chances in these deals."""
        first, blurred = next(iter(met)), blurred_by(met, self.desk.seats)
        return max(met, key=lambda action: gains(met, action, first, self.desk.seats, blurred)[seat].mean)

    def _hopeless(self, met: Met, seat: int, best: int) -> bool:
        """Whether some other answer is most likely too good."""
        return any(loss.mean + loss.error < MARGIN for loss in self._losses(met, seat, best).values())

    def _met(self, before: State, question: Question, actions: Sequence[int], first: int, last: int, key: str) -> Met:
        return meet(before, self.desk.lines, question, actions, first, last, key, self.seed)

    def _losses(self, met: Met, seat: int, best: int) -> dict[int, Estimate]:
        found = {}
        for action in met:
            if action != best:
                pair = {each: met[each] for each in (best, action)}
                found[action] = gains(pair, best, action, self.desk.seats, blurred_by(pair, self.desk.seats))[seat]
        return found

    def _searched(self, before: State, seat: int, best: int) -> bool:
        """Whether the strongest bot finds it, twice."""
        bot = strongest(self.g.game)
        return all(answer(before, seat, make_bot(bot, self.g.game, 7919 * self.seed + n)) == best for n in (1, 2))

    def _written(
        self,
        question: Question,
        step: str,
        legal: Sequence[int],
        best: int,
        margin: float,
        losses: dict[int, Estimate],
        points: dict[int, float],
    ) -> dict[str, Any]:
        name = self.g.book.actions.name
        late = question.turn > len(self.desk.turns) - LAST * self.desk.seats // 2
        answers: dict[str, list[float]] = {name(best): [0, 0, 0, 0]}
        for action, loss in sorted(losses.items(), key=lambda each: each[1].mean):
            numbers = (loss.mean, loss.low, loss.high, points[action])
            answers[name(action)] = [round(number, 3) for number in numbers]
        return {
            "name": f"{step} after {question.entry} actions of game {self.seed}",
            "game": self.g.game,
            "players": int(self.g.seats),
            "seed": self.seed,
            "puzzle": {
                "seat": SEATS[question.seat],
                "theme": THEME_OF_THE_END if late else self.themes[step],
                "best": name(best),
                "margin": round(margin, 3),
                "deals": DEEP,
                "answers": answers,
            },
            "do": list(self._steps(question.entry)),
            "expect": {"decision": step},
        }

    def _steps(self, entry: int) -> Iterator[dict[str, Any]]:
        """What was done, the actions of a seat in a row together."""
        row: list[str] = []
        seat = -1
        for logged in self.g.log[:entry]:
            if logged.seat != seat and row:
                yield {SEATS[seat]: row}
                row = []
            seat = int(logged.seat)
            row.append(self.g.book.actions.name(logged.action))
        if row:
            yield {SEATS[seat]: row}


class Flow(list[Any]):
    """A list in one line."""


yaml.SafeDumper.add_representer(
    Flow, lambda dumper, data: dumper.represent_sequence("tag:yaml.org,2002:seq", data, flow_style=True)
)


def kept(puzzle: dict[str, Any], folder: Path) -> str:
    """Write a puzzle and say its name."""
    about = puzzle["puzzle"]
    mark = hashlib.blake2b(json.dumps(puzzle, sort_keys=True).encode(), digest_size=3).hexdigest()
    name = f"{about['theme']}-{mark}"
    about["answers"] = {action: Flow(numbers) for action, numbers in about["answers"].items()}
    puzzle["do"] = [{seat: Flow(row) for seat, row in step.items()} for step in puzzle["do"]]
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.yaml").write_text(
        yaml.safe_dump(puzzle, sort_keys=False, width=120, allow_unicode=True), "utf-8"
    )
    return name


def winners(game: str, games: int, path: Path) -> None:
    """What the winners of so many games with each number of players scored, and by what."""
    low, high = GAMES[game].book.players
    lines = [
        f"# Winners of {games} games between {PLAYERS} players each: their mean points by source (bench/puzzles.py)."
    ]
    for seats in range(max(2, low), high + 1):
        sheets = [sheet for seed in range(games) for sheet in winning(played(game, seed, seats))]
        items = dict.fromkeys(item for sheet in sheets for item in sheet)
        lines += [f"\n[seats-{seats}]", f"winners = {len(sheets)}", f"\n[seats-{seats}.points]"]
        lines += [f"{item} = {sum(sheet.get(item, 0) for sheet in sheets) / len(sheets):.1f}" for item in items]
        print(f"{game} with {seats}: {len(sheets)} winners", flush=True)
        path.write_text("\n".join(lines) + "\n", "utf-8")


def winning(g: State) -> list[dict[str, int]]:
    assert g.result is not None
    found = zip(g.result.sheet, g.result.ranks, strict=False)
    return [dict(sheet) for sheet, rank in found if rank == 1]


def _add(met: Met, more: Met) -> None:
    for action, endings in more.items():
        met[action] += endings


def looked_through(game: str, seed: int, theme: str = "") -> tuple[int, list[dict[str, Any]], str]:
    """The puzzles of one game, and how far its positions came in how long."""
    began = time.process_time()
    counts = SEATS_OF.get(game, USUAL)
    looked = Mine(played(game, seed, counts[seed % len(counts)]), seed, theme)
    puzzles = list(looked.found())
    return seed, puzzles, f"{time.process_time() - began:.0f} s of {dict(looked.met_with)}"


def mine(game: str, asked: argparse.Namespace, folder: Path, done: Path) -> None:
    """Games that nobody has looked through yet, until there are enough puzzles or the time is up."""
    seen = set(json.loads(done.read_text("utf-8"))) if done.is_file() else set()
    seeds = itertools.islice((seed for seed in itertools.count(asked.first) if seed not in seen), asked.games)
    end = time.monotonic() + 60 * asked.minutes
    with ProcessPoolExecutor(asked.processes, initializer=os.nice, initargs=(10,)) as pool:
        look = partial(looked_through, game, theme=asked.theme)
        going = {pool.submit(look, seed) for seed in itertools.islice(seeds, asked.processes)}
        while going:
            ended, going = wait(going, timeout=max(0.0, end - time.monotonic()), return_when=FIRST_COMPLETED)
            for each in ended:
                seed, puzzles, how = each.result()
                names = [kept(puzzle, folder) for puzzle in puzzles]
                seen.add(seed)
                done.write_text(json.dumps(sorted(seen)), "utf-8")
                print(f"{game} {seed}: {len(names)} puzzles in {how}: {' '.join(names)}", flush=True)
            if time.monotonic() >= end or len(list(folder.glob("*.yaml"))) >= asked.wanted:
                for process in multiprocessing.active_children():
                    process.terminate()
                return
            going |= {pool.submit(look, seed) for seed in itertools.islice(seeds, len(ended))}


def check(game: str, count: int) -> None:
    """Let the strongest bot solve puzzles, on other seeds."""
    names = puzzle_names(game)
    for name in names[:: max(1, len(names) // count)][:count]:
        puzzle = puzzle_of(game, name)
        g, bot = puzzle.position, strongest(game)
        agreed = [answer(g, puzzle.seat, make_bot(bot, game, 104_729 + number)) for number in range(3)]
        best = g.index(puzzle.best)
        print(
            f"{game} {name}: {agreed.count(best)} of 3 searches find {puzzle.best}, margin {puzzle.margin:.3f}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=None, help="look through so many, if time and wishes allow")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--wanted", type=int, default=1_000_000, help="puzzles there shall be")
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--theme", default="", help="look for puzzles about this alone")
    parser.add_argument("--check", type=int, default=0)
    parser.add_argument("--source", type=Path, default=Path("src/quayside/games"))
    parser.add_argument("--done", type=Path, help="a file that notes which games have been looked through")
    parser.add_argument("--winners", type=int, default=0, help="games to count what winners score by what")
    asked = parser.parse_args()
    if asked.winners:
        winners(asked.game, asked.winners, asked.source / asked.game / "study" / "strong.toml")
        return
    if asked.check:
        check(asked.game, asked.check)
        return
    folder = asked.source / asked.game / FOLDER
    mine(asked.game, asked, folder, asked.done or Path(f"puzzles-{asked.game}.json"))


if __name__ == "__main__":
    main()
