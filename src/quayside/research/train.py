"""Train the learned player: first imitate the club player, then improve by playing against it (PPO).

Playing only against itself was tried and is worse: the copies stop trading with each other, and the few trades they
still make do not hold against players who trade freely (docs/research.md).

    python -m quayside.research.train GAME --out folder --seed 1 --minutes 8

Needs `quayside[train]`. Tables run in worker processes; the network decides for all of them at once, on a GPU if there
is one. Every game is seeded; `--minutes` ends the improvement early if the updates are not done by then. Written to the
folder: player.onnx, player.pt, and curve.jsonl with a line per measurement.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Callable

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional as F

import quayside
from quayside.bots.base import Bot, answer, bot_turn
from quayside.bots.ismcts import JUDGES
from quayside.bots.registry import make_bot
from quayside.bots.worker_processes import end_with_parent
from quayside.games.registry import entry
from quayside.kernel.state import Result, State
from quayside.observe.registry import OBSERVATION_WRITERS
from quayside.research.learned import LearnedBot
from quayside.research.network import Player, export
from quayside.research.observation import tensor
from quayside.research.tables import utilities
from quayside.research.turning import sensible, turned

Log = Callable[[dict[str, Any]], None]  # takes a line of the curve

TEACHER = "club"
LONGEST = 4000  # decisions; a game that goes on longer is stopped, which nobody likes
STOPPED = -0.5
STEPS = 64  # decisions of each table between two updates


@dataclass(frozen=True)
class Plan:
    """All that the result depends on, beside the program and the machine."""

    game: str
    seed: int = 1
    workers: int = 14
    tables: int = 96  # of each worker
    imitate: int = 3000  # games of the teacher
    epochs: int = 4  # over the teacher's games
    updates: int = 2000
    learning_rate: float = 3e-4
    entropy: float = 0.004
    spread: float = 0.97  # lambda of the advantages
    clip: float = 0.2
    passes: int = 3
    batch: int = 4096
    mirrors: int = 8  # one table in so many is played by the learner alone
    measured: int = 84  # games against teachers that tell how good it is; twice as many at the end


def worth(result: Result) -> list[float]:
    """What the learner plays for: mostly the win, and a little the margin, which tells more about lost games."""
    win = utilities(result)
    found = []
    for seat, score in enumerate(result.scores):
        others = [other for at, other in enumerate(result.scores) if at != seat]
        margin = (score - sum(others) / len(others)) / 50
        found.append(0.6 * win[seat] + 0.4 * max(-1.0, min(1.0, margin)))
    return found


def players_of(game: str, number: int) -> int:
    """Half of the tables have the fewest players, the others one or two more."""
    low, high = entry(game).book.players
    low = max(2, low)
    return min(high, low + (0, 0, 1, 2, 0, 1)[number % 6])


# -- tables in worker processes --------------------------------------------------------------------------------------


class TrainingTable:
    """One game after the other. The learner has one seat, a different one in each game, and the teacher the others.

    At one table in `Plan.mirrors` the learner has all seats. Forced decisions are made without asking.
    """

    def __init__(self, plan: Plan, number: int) -> None:
        self._plan = plan
        self._number = number
        self._game = 0
        self._deal()

    def _deal(self) -> None:
        self._game += 1
        self.players = players_of(self._plan.game, self._number)
        seed = f"train:{self._plan.seed}:{self._number}:{self._game}"
        self.g: State = quayside.new(self._plan.game, self.players, seed)
        self.g.recording = False
        self._decisions = 0
        mine = (self._number + self._game) % self.players
        others = [seat for seat in range(self.players) if seat != mine and self._number % self._plan.mirrors]
        self._bots = {
            seat: make_bot(TEACHER, self._plan.game, (self._number * 10**6 + self._game) * 10 + seat) for seat in others
        }
        self._find()

    def _find(self) -> None:
        """The next decision with a choice."""
        while not self.g.over:
            self.seat = int(self.g.first_waiting())
            if self.seat in self._bots:
                self.g.play(self.seat, answer(self.g, self.seat, self._bots[self.seat]))
                self._decisions += 1
                continue
            self._legal = sensible(self._plan.game, self.g.legal(self.seat))
            if len(self._legal) > 1:
                return
            self.g.play(self.seat, self._legal[0])
            self._decisions += 1

    def step(self, action: int) -> tuple[bool, list[float], float]:
        """Carry out an action as the seat numbers it; whether the game ended, for how much, and the mean score."""
        way = turned(self._plan.game, self.players, self.seat)
        legal = next(each for each in self._legal if way[each] == action)
        self.g.play(self.seat, legal)
        self._decisions += 1
        self._find()
        if self.g.over:
            result = self.g.result
            assert result is not None
            paid, mean = worth(result), sum(result.scores) / len(result.scores)
        elif self._decisions > LONGEST:
            paid, mean = [STOPPED] * self.players, 0.0
        else:
            return False, [], 0.0
        self._deal()
        return True, paid, mean

    def show(self, seen: NDArray[np.float32], mask: NDArray[np.uint8]) -> None:
        """Write what the deciding seat sees and may do."""
        seen[:] = tensor(self.g, self.seat)
        mask[:] = 0
        mask[turned(self._plan.game, self.players, self.seat)[self._legal]] = 1


@dataclass
class Shared:
    """Arrays that the trainer and its workers both see."""

    seen: Any
    mask: Any
    seat: Any
    action: Any
    done: Any
    paid: Any
    score: Any
    every: Any  # what each seat sees, for the value at the end of a stretch

    def views(self, tables: int, numbers: int, actions: int, seats: int) -> dict[str, NDArray[Any]]:
        return {
            "seen": np.frombuffer(self.seen, np.float32).reshape(tables, numbers),
            "mask": np.frombuffer(self.mask, np.uint8).reshape(tables, actions),
            "seat": np.frombuffer(self.seat, np.int64),
            "action": np.frombuffer(self.action, np.int64),
            "done": np.frombuffer(self.done, np.uint8),
            "paid": np.frombuffer(self.paid, np.float32).reshape(tables, seats),
            "score": np.frombuffer(self.score, np.float32),
            "every": np.frombuffer(self.every, np.float32).reshape(tables, seats, numbers),
        }


def work(plan: Plan, worker: int, shared: Shared, pipe: Connection) -> None:
    """Run tables: `step` carries out the actions that lie ready, `every` shows all seats' views."""
    end_with_parent()
    writer = OBSERVATION_WRITERS[plan.game]
    total, seats = plan.workers * plan.tables, int(writer.most)
    at = shared.views(total, int(writer.size), entry(plan.game).book.actions.size, seats)
    mine = range(worker * plan.tables, (worker + 1) * plan.tables)
    tables = {number: TrainingTable(plan, number) for number in mine}
    while True:
        for number, table in tables.items():
            table.show(at["seen"][number], at["mask"][number])
            at["seat"][number] = table.seat
        pipe.send("ready")
        order = pipe.recv()
        while order == "every":
            for number, table in tables.items():
                for seat in range(table.players):
                    at["every"][number, seat] = tensor(table.g, seat)
            pipe.send("ready")
            order = pipe.recv()
        if order == "stop":
            return
        for number, table in tables.items():
            done, paid, mean = table.step(int(at["action"][number]))
            at["done"][number] = done
            if done:
                at["paid"][number, : len(paid)] = paid
                at["score"][number] = mean


class Tables:
    """All tables of all workers, stepped together."""

    def __init__(self, plan: Plan) -> None:
        writer = OBSERVATION_WRITERS[plan.game]
        total, seats, actions = plan.workers * plan.tables, int(writer.most), entry(plan.game).book.actions.size
        context = multiprocessing.get_context("fork")
        sizes = {
            "seen": total * int(writer.size) * 4,
            "mask": total * actions,
            "seat": total * 8,
            "action": total * 8,
            "done": total,
            "paid": total * seats * 4,
            "score": total * 4,
            "every": total * seats * int(writer.size) * 4,
        }
        shared = Shared(**{name: context.RawArray("b", size) for name, size in sizes.items()})
        self.at = shared.views(total, int(writer.size), actions, seats)
        self._pipes: list[Connection] = []
        for worker in range(plan.workers):
            here, there = context.Pipe()
            context.Process(target=work, args=(plan, worker, shared, there), daemon=True).start()
            self._pipes.append(here)
        self._wait()

    def _wait(self) -> None:
        for pipe in self._pipes:
            pipe.recv()

    def order(self, what: str) -> None:
        for pipe in self._pipes:
            pipe.send(what)
        if what != "stop":
            self._wait()


# -- imitation -------------------------------------------------------------------------------------------------------


def lesson(
    job: tuple[Plan, int],
) -> tuple[NDArray[np.float16], NDArray[np.uint8], NDArray[np.int64], NDArray[np.float32]]:
    """A game of the teacher: what was seen, what might be done (packed), what was done, what it was worth."""
    plan, number = job
    players = players_of(plan.game, number)
    g = quayside.new(plan.game, players, f"lesson:{plan.seed}:{number}")
    g.recording = False
    bots = {seat: make_bot(TEACHER, plan.game, number * 10 + seat) for seat in range(players)}
    seen, masks, actions, seats = [], [], [], []
    size = entry(plan.game).book.actions.size
    while not g.over:
        seat, action = bot_turn(g, bots)
        legal = sensible(plan.game, g.legal(seat))
        if len(legal) > 1 and action in legal:
            way = turned(plan.game, players, seat)
            mask = np.zeros(size, np.uint8)
            mask[way[legal]] = 1
            seen.append(tensor(g, seat).astype(np.float16))
            masks.append(np.packbits(mask))
            actions.append(way[action])
            seats.append(seat)
        g.play(seat, action)
    assert g.result is not None
    paid = worth(g.result)
    values = np.array([paid[seat] for seat in seats], np.float32)
    return np.array(seen), np.array(masks), np.array(actions, np.int64), values


def choices(logits: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """Log-probabilities of the actions that may be taken."""
    return F.log_softmax(logits.float().masked_fill(mask == 0, -1e9), dim=-1)


def imitate(plan: Plan, net: Player, device: str, log: Log) -> None:
    """Learn what the teacher does and how its games end."""
    start = time.time()
    with multiprocessing.get_context("fork").Pool(plan.workers, end_with_parent) as pool:
        lessons = pool.map(lesson, [(plan, number) for number in range(plan.imitate)], chunksize=8)
    seen, masks, actions, values = (np.concatenate(part) for part in zip(*lessons, strict=True))
    log({"stage": "lessons", "games": plan.imitate, "decisions": len(actions), "seconds": round(time.time() - start)})
    size = net.policy.out_features
    x, m = torch.from_numpy(seen).to(device), torch.from_numpy(masks).to(device)
    a, v = torch.from_numpy(actions).to(device), torch.from_numpy(values).to(device)
    bits = torch.tensor([128, 64, 32, 16, 8, 4, 2, 1], device=device, dtype=torch.uint8)
    adam = torch.optim.Adam(net.parameters(), lr=1e-3)
    held = len(actions) // 20  # the last games are not learnt from, they tell how well it goes
    for epoch in range(plan.epochs):
        for rows in torch.randperm(len(actions) - held, device=device).split(4096):
            mask = (m[rows][:, :, None] & bits).ne(0).flatten(1)[:, :size]
            logits, value = net(x[rows].float())
            loss = F.nll_loss(choices(logits, mask), a[rows]) + F.mse_loss(value, v[rows])
            adam.zero_grad()
            loss.backward()
            adam.step()
        with torch.no_grad():
            right = wrong = 0.0
            for rows in torch.arange(len(actions) - held, len(actions), device=device).split(4096):
                mask = (m[rows][:, :, None] & bits).ne(0).flatten(1)[:, :size]
                logits, value = net(x[rows].float())
                right += float((choices(logits, mask).argmax(-1) == a[rows]).sum())
                wrong += float(F.mse_loss(value, v[rows], reduction="sum"))
        log({"stage": "imitate", "epoch": epoch, "same_action": right / held, "value_error": wrong / held})


# -- improvement -----------------------------------------------------------------------------------------------------


class Stretch:
    """What happened at all tables between two updates."""

    def __init__(self, tables: int, numbers: int, actions: int, seats: int, device: str) -> None:
        shape = (STEPS, tables)
        self.seen = torch.empty(*shape, numbers, device=device)
        self.mask = torch.empty(*shape, actions, device=device, dtype=torch.uint8)
        self.action = torch.empty(shape, device=device, dtype=torch.int64)
        self.chance = torch.empty(shape, device=device)
        self.value = torch.empty(shape, device=device)
        self.seat = np.zeros(shape, np.int64)
        self.done = np.zeros(shape, bool)
        self.paid = np.zeros((*shape, seats), np.float32)


def gather(tables: Tables, net: Player, kept: Stretch, device: str) -> tuple[int, float]:
    """Play a stretch; the games that ended and their mean score."""
    ended, scores, at = 0, 0.0, tables.at
    for step in range(STEPS):
        seen = torch.from_numpy(at["seen"]).to(device)
        mask = torch.from_numpy(at["mask"]).to(device)
        with torch.no_grad():
            logits, value = net(seen)
            chances = choices(logits, mask)
            action = torch.multinomial(chances.exp(), 1).squeeze(-1)
        kept.seen[step], kept.mask[step], kept.action[step], kept.value[step] = seen, mask, action, value
        kept.chance[step] = chances.gather(-1, action[:, None]).squeeze(-1)
        kept.seat[step] = at["seat"]
        at["action"][:] = action.cpu().numpy()
        tables.order("step")
        kept.done[step] = at["done"]
        kept.paid[step] = at["paid"]
        ended += int(at["done"].sum())
        scores += float(at["score"][at["done"] == 1].sum())
    return ended, scores / max(1, ended)


def advantages(
    tables: Tables, net: Player, kept: Stretch, spread: float, device: str
) -> tuple[torch.Tensor, torch.Tensor]:
    """Generalised advantages, for each seat along its own decisions; the end of a game pays every seat at its table."""
    tables.order("every")
    every = torch.from_numpy(tables.at["every"]).to(device)
    with torch.no_grad():
        after = net(every.flatten(0, 1))[1].view(every.shape[:2]).cpu().numpy().copy()
    values = kept.value.cpu().numpy()
    gain = np.zeros_like(after)
    found = np.zeros_like(values)
    rows = np.arange(values.shape[1])
    for step in range(STEPS - 1, -1, -1):
        over = kept.done[step]
        after[over], gain[over] = kept.paid[step][over], 0.0
        seat = kept.seat[step]
        now = after[rows, seat] - values[step] + spread * gain[rows, seat]
        found[step] = gain[rows, seat] = now
        after[rows, seat] = values[step]
    advantage = torch.from_numpy(found).to(device)
    return advantage, advantage + kept.value


def improve(plan: Plan, net: Player, device: str, until: float, out: Path, log: Log) -> None:
    """Proximal policy optimisation."""
    writer = OBSERVATION_WRITERS[plan.game]
    tables = Tables(plan)
    total = plan.workers * plan.tables
    kept = Stretch(total, int(writer.size), net.policy.out_features, int(writer.most), device)
    adam = torch.optim.Adam(net.parameters(), lr=plan.learning_rate, eps=1e-5)
    start, games, update = time.time(), 0, 0
    while update < plan.updates and time.time() < until:
        left = 1 - max(update / plan.updates, (time.time() - start) / (until - start))
        for group in adam.param_groups:
            group["lr"] = plan.learning_rate * max(0.05, left)
        ended, score = gather(tables, net, kept, device)
        games += ended
        advantage, target = advantages(tables, net, kept, plan.spread, device)
        flat = [part.flatten(0, 1) for part in (kept.seen, kept.mask, kept.action, kept.chance, advantage, target)]
        told: list[tuple[float, float, float]] = []
        for _ in range(plan.passes):
            for rows in torch.randperm(STEPS * total, device=device).split(plan.batch):
                told.append(learn(plan, net, adam, [part[rows] for part in flat]))
        update += 1
        if update % 20 == 0 or update == 1:
            entropy, value_error, moved = np.mean(told, axis=0)
            line = {"stage": "improve", "update": update, "decisions": update * STEPS * total, "games": games}
            line |= {"score": round(score, 1), "entropy": round(float(entropy), 3), "moved": round(float(moved), 4)}
            line |= {"value_error": round(float(value_error), 4), "seconds": round(time.time() - start)}
            if update % 60 == 0 or update == 1:
                save(net, out)
                line["first_share"] = measure(plan, out / "player.onnx", plan.measured)
            log(line)
    tables.order("stop")


def save(net: Player, out: Path) -> None:
    torch.save({name: weight.cpu() for name, weight in net.state_dict().items()}, out / "player.pt")
    export(net, net.enter.in_features, out / "player.onnx")


def learn(plan: Plan, net: Player, adam: torch.optim.Optimizer, rows: list[torch.Tensor]) -> tuple[float, float, float]:
    """One step of the optimiser; the entropy, the error of the value and how far the policy moved."""
    seen, mask, action, before, advantage, target = rows
    logits, value = net(seen)
    chances = choices(logits, mask)
    chance = chances.gather(-1, action[:, None]).squeeze(-1)
    ratio = (chance - before).exp()
    better = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    policy = -torch.min(ratio * better, ratio.clamp(1 - plan.clip, 1 + plan.clip) * better).mean()
    entropy = -(chances.exp() * chances).sum(-1).mean()
    error = F.mse_loss(value, target)
    adam.zero_grad()
    (policy + error - plan.entropy * entropy).backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
    adam.step()
    return entropy.item(), error.item(), (before - chance).mean().item()


def game_against_teacher(job: tuple[Plan, Path, int]) -> float:
    """One game of the network against teachers, in a seat that moves on from game to game; its part of the win."""
    plan, weights, number = job
    players = 3 + number % 2
    mine = number // 2 % players
    g = quayside.new(plan.game, players, f"measure:{plan.seed}:{number}")
    g.recording = False
    bots: dict[int, Bot] = {seat: make_bot(TEACHER, plan.game, number * 10 + seat) for seat in range(players)}
    bots[mine] = LearnedBot(plan.game, number, weights)
    for _ in range(LONGEST):
        if g.over:
            break
        seat, action = bot_turn(g, bots)
        g.play(seat, action)
    result = g.result
    return 0.0 if result is None else (result.ranks[mine] == 1) / result.ranks.count(1)


def measure(plan: Plan, weights: Path, games: int) -> float:
    """The share of first places against a field of teachers, at tables of three and four."""
    jobs = [(plan, weights, number) for number in range(games)]
    with multiprocessing.get_context("spawn").Pool(plan.workers, end_with_parent) as pool:
        return round(float(np.mean(pool.map(game_against_teacher, jobs))), 4)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[game for game in OBSERVATION_WRITERS if game in JUDGES])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=8.0, help="for the improvement; it may end earlier")
    parser.add_argument("--updates", type=int, default=Plan.updates)
    parser.add_argument("--imitate", type=int, default=Plan.imitate, help="games of the teacher")
    parser.add_argument("--workers", type=int, default=Plan.workers)
    parser.add_argument("--tables", type=int, default=Plan.tables)
    parser.add_argument("--measured", type=int, default=Plan.measured, help="games against teachers per measurement")
    parser.add_argument("--go-on", type=Path, help="weights (player.pt) to improve instead of beginning with imitation")
    given = parser.parse_args()
    plan = Plan(
        given.game,
        given.seed,
        given.workers,
        given.tables,
        given.imitate,
        updates=given.updates,
        measured=given.measured,
    )
    given.out.mkdir(parents=True, exist_ok=True)
    curve = (given.out / "curve.jsonl").open("a", encoding="utf-8")

    def log(line: dict[str, Any]) -> None:
        print(json.dumps(line), flush=True)
        curve.write(json.dumps(line) + "\n")
        curve.flush()

    torch.manual_seed(plan.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    writer = OBSERVATION_WRITERS[plan.game]
    net = Player(int(writer.size), entry(plan.game).book.actions.size)
    if given.go_on is not None:
        net.load_state_dict(torch.load(given.go_on, map_location="cpu"))
    net = net.to(device)
    if given.go_on is None:
        imitate(plan, net, device, log)
    improve(plan, net, device, time.time() + 60 * given.minutes, given.out, log)
    save(net, given.out)
    log({"stage": "end", "first_share": measure(plan, given.out / "player.onnx", 2 * plan.measured)})


if __name__ == "__main__":
    main()
