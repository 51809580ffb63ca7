"""Train a player:

    python -m quayside.research.training GAME --out folder --seed 1 --minutes 10

Needs `quayside[train]`; uses a GPU if there is one. Written to the folder: player.onnx, which the bot `learned` plays
with, state.pt, from which `--go-on` improves it further, and curve.jsonl with a line per measurement, from which
curve.svg is drawn.
"""

from __future__ import annotations

import argparse
import json
import math
import shutil
import tempfile
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, Optional

import torch
from rich.console import Console

from quayside.bots.ismcts import JUDGES
from quayside.observe.registry import OBSERVATION_WRITERS
from quayside.research.network import weights_of
from quayside.research.training import onnx_file
from quayside.research.training.curve import draw, lines_of
from quayside.research.training.guidance import Guidance
from quayside.research.training.imitation import imitate
from quayside.research.training.improvement import Improvement, Nets
from quayside.research.training.lessons import play_lessons
from quayside.research.training.measurement import Beside, Match, measure
from quayside.research.training.network import Critic, Player, Shape
from quayside.research.training.plan import CLUB, COMPANY, FROZEN, PAST, Plan, companies

SAVED: Final = 30.0  # seconds between two times that all networks are written, so that a run may be cut short
SHIPPED: Final = "shipped"


class Run:
    """One run: the folder it writes to, its networks and its curve."""

    def __init__(self, plan: Plan, out: Path) -> None:
        out.mkdir(parents=True, exist_ok=True)
        self.plan = plan
        self.out = out
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        self.shape = Shape.of(plan.game)
        player, critic = Player(self.shape).to(self.device), Critic(self.shape).to(self.device)
        self.nets = Nets.of(player, critic)
        self._before = 0  # decisions of the run that this one goes on from
        self._console = Console(highlight=False, soft_wrap=True)

    def log(self, line: dict[str, Any]) -> None:
        """A line of the curve, shown too."""
        with (self.out / "curve.jsonl").open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(line) + "\n")
        self._console.print(f"{self.plan.game}: {json.dumps(line)}", markup=False)

    def learn_from_teachers(self) -> None:
        plan, start = self.plan, time.time()
        whole = plan.searched + plan.plain

        def told(done: int) -> None:
            if done % max(1, whole // 10) == 0:
                self._console.print(
                    f"{plan.game}: {done} of {whole} lessons, {time.time() - start:.0f} s", markup=False
                )

        lessons = play_lessons(plan, told)
        self.log({"stage": "lessons", "decisions": len(lessons), "seconds": round(time.time() - start)})
        imitate(plan, self.nets.player, self.nets.critic, lessons, self.device, self.log)
        self.nets = Nets.of(self.nets.player, self.nets.critic)
        self.save()

    def be_guided(self) -> None:
        self._play(Guidance)
        self.nets = Nets.of(self.nets.player, self.nets.critic)
        self.save()

    def improve(self) -> None:
        self._play(Improvement)

    def _play(self, stage: type[Improvement]) -> None:
        """Learn at tables, with a measurement now and then."""
        beside = Beside(max(1, self.plan.workers // 4))
        last = [time.time() - (self.plan.seconds if stage.plays_well else 0)]
        improvement = stage(self.plan, self.nets, self.device, self.log)
        improvement.decisions = self._before

        def tell(wait: bool = False) -> None:
            found = beside.look(wait)
            if found is not None:
                self.log({"stage": "measurement", "decisions": measured[0], **found.told()})

        measured, saved = [0], [0.0]

        def looked() -> None:
            tell()
            measures = beside.free and time.time() - last[0] >= self.plan.seconds
            if measures or time.time() - saved[0] >= SAVED:
                saved[0] = time.time()
                self.save()
            if measures:
                last[0], measured[0] = time.time(), improvement.decisions
                # A file of its own: processes that have loaded one keep it.
                weights = shutil.copy(self.out / "player.onnx", folder / f"{improvement.updates}.onnx")
                beside.begin(replace(self.match(CLUB, self.plan.measured), weights=Path(weights)))

        with tempfile.TemporaryDirectory() as temporary, closing(beside):
            folder = Path(temporary)
            improvement.run(looked)
            self.save()
            tell(wait=True)
        self._before = improvement.decisions

    def match(self, field: str, games: int, players: int = 3) -> Match:
        return Match(self.plan.game, self.out / "player.onnx", field, players, games, self.plan.seed)

    def measure(self, field: str, games: int, players: int, seconds: float) -> None:
        start = time.time()
        found = measure(self.match(field, games, players), self.plan.workers, seconds)
        self.log({"stage": "end", "seconds": round(time.time() - start), **found.told()})

    def save(self) -> None:
        """The player as a file that plays, and all networks, in half precision, to go on from."""
        kept = {name: {key: part.half().cpu() for key, part in net.state_dict().items()} for name, net in self._named()}
        # Whoever looks while it is written finds the last one whole.
        for name, write in (
            ("state.pt", lambda path: torch.save(kept, path)),
            ("player.onnx", lambda path: onnx_file.write(self.nets.player, self.shape, path)),
        ):
            write(self.out / f"{name}.new")
            (self.out / f"{name}.new").replace(self.out / name)

    def _named(self) -> list[tuple[str, Any]]:
        return [("player", self.nets.player), ("critic", self.nets.critic), ("imitated", self.nets.imitated)]

    def begin_with(self, weights: Path) -> None:
        """A player from a file that plays. Its critic was left out there, and begins with what the player sees."""
        onnx_file.read(self.nets.player, weights)
        self.nets.critic.begin_like(self.nets.player)
        self.nets = Nets.of(self.nets.player, self.nets.critic)

    def load(self, folder: Path) -> None:
        """Go on from what an earlier run has saved."""
        kept = torch.load(folder / "state.pt", map_location=self.device)
        for name, net in self._named():
            net.load_state_dict({key: part.float() for key, part in kept[name].items()})
        curve = folder / "curve.jsonl"
        lines = lines_of(curve, "guidance", "improvement") if curve.is_file() else []
        self._before = int(lines[-1]["decisions"]) if lines else 0


def fields(text: str) -> list[tuple[str, int, int]]:
    """`club:200,master:100:4`: bots, games, and seats if they are not three."""
    found = []
    for part in text.split(","):
        name, games, *players = part.split(":")
        found.append((name, int(games), int(players[0]) if players else 3))
    return found


def sizes(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(","))


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("game", choices=[game for game in OBSERVATION_WRITERS if game in JUDGES])
    made.add_argument("--out", type=Path, required=True)
    made.add_argument("--seed", type=int, default=Plan.seed)
    made.add_argument(
        "--sizes", type=sizes, default=Plan.sizes, help="of tables to improve at, such as 3,4; all if left out"
    )
    made.add_argument("--workers", type=int, default=Plan.workers, help="processes for lessons and measurements")
    made.add_argument("--searched", type=int, default=Plan.searched, help="lessons with experts")
    made.add_argument("--plain", type=int, default=Plan.plain, help="lessons of club players")
    made.add_argument("--epochs", type=int, default=Plan.epochs, help="passes over the lessons")
    made.add_argument("--lesson-rate", type=float, default=Plan.lesson_rate, help="of learning lessons or advice")
    made.add_argument("--guided", type=float, default=Plan.guided, help="minutes of guidance")
    made.add_argument("--guides", type=int, default=Plan.guides, help="circles of each size that are advised")
    made.add_argument("--sharp", type=float, default=Plan.sharp, help="how sure the advice is")
    made.add_argument("--minutes", type=float, default=Plan.minutes, help="of improvement")
    made.add_argument("--updates", type=int, default=Plan.updates, help="of improvement, at most")
    made.add_argument("--tables", type=int, default=Plan.tables, help="of a circle")
    made.add_argument(
        "--selves", type=int, default=Plan.selves, help="of a circle of past selves or frozen ones; 0 for as many"
    )
    made.add_argument("--experts", type=int, default=Plan.experts, help="tables with experts; 0 for none")
    made.add_argument(
        "--company",
        type=companies,
        default=Plan.company,
        help=f"who is met: any of {', '.join(COMPANY)}, and {FROZEN} (what it began with) instead of {PAST}",
    )
    made.add_argument("--steps", type=int, default=Plan.steps, help="decisions of a table between two updates")
    made.add_argument("--rate", type=float, default=Plan.rate, help="of learning at the beginning")
    made.add_argument("--warm", type=int, default=Plan.warm, help="updates until that rate is reached")
    made.add_argument("--passes", type=int, default=Plan.passes, help="over what happened, in each update")
    made.add_argument("--batch", type=int, default=Plan.batch, help="decisions of a step of the optimiser")
    made.add_argument("--anchor", type=float, default=Plan.anchor, help="weight of the imitated policy at first")
    made.add_argument("--anchor-left", type=float, default=Plan.anchor_left, help="and at the end; never 0")
    made.add_argument("--entropy", type=float, default=Plan.entropy, help="weight of doubt")
    made.add_argument("--spread", type=float, default=Plan.spread, help="lambda of the advantages")
    made.add_argument("--far", type=float, default=Plan.far, help="the same for what the critic learns; 0 for as much")
    made.add_argument("--settle", type=int, default=Plan.settle, help="updates at first that change the critic alone")
    made.add_argument("--processes", type=int, default=Plan.processes, help="that play a circle with bots")
    made.add_argument("--every", type=int, default=Plan.every, help="updates between two past selves")
    made.add_argument("--measured", type=int, default=Plan.measured, help="games of a measurement on the way")
    made.add_argument("--seconds", type=float, default=Plan.seconds, help="between two measurements")
    made.add_argument(
        "--go-on",
        type=Path,
        help="folder of an earlier run instead of imitation; with --minutes 0 only matches are played",
    )
    made.add_argument(
        "--begin-with",
        metavar="FILE",
        help=f"a player.onnx instead of imitation, or `{SHIPPED}`: that of the game; give its critic time to --settle",
    )
    made.add_argument("--against", type=fields, default=[], help="matches at the end, such as club:200,expert:200:4")
    made.add_argument("--at-most", type=float, default=math.inf, help="seconds of a match at the end")
    return made


def main(words: Optional[list[str]] = None) -> None:
    given = vars(parser().parse_args(words))
    out, go_on, against, at_most = (given.pop(name) for name in ("out", "go_on", "against", "at_most"))
    begin_with = given.pop("begin_with")
    run = Run(Plan(**given), out)
    if go_on is not None and (run.plan.guided > 0 or run.plan.minutes > 0):
        run.load(go_on)
    elif begin_with is not None:
        seats = run.plan.sizes[0] if len(run.plan.sizes) == 1 else 0
        run.begin_with(weights_of(run.plan.game, seats) if begin_with == SHIPPED else Path(begin_with))
    elif go_on is None and run.plan.searched + run.plan.plain > 0:
        run.learn_from_teachers()
    if run.plan.guided > 0:
        run.be_guided()
    if run.plan.minutes > 0:
        run.improve()
    for field, games, players in against:
        run.measure(field, games, players, at_most)
    draw(out / "curve.jsonl", out / "curve.svg")
