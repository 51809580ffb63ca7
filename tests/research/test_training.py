"""Training: what is remembered of tables, what is learnt from it, and the file that comes of it."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from argparse import ArgumentTypeError
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import quayside
from quayside.bots.base import situation_of
from quayside.games.registry import GAMES, manifest
from quayside.kernel.rng import Quick
from quayside.research.learned import LearnedBot
from quayside.research.observation import layout, tensor
from quayside.research.training.lessons import play_lessons
from quayside.research.training.measurement import Game, Match, summed_up
from quayside.research.training.phases import Phases
from quayside.research.training.plan import (
    CLUB,
    EXPERT,
    FROZEN,
    GUIDED,
    ITSELF,
    PAST,
    Circle,
    Plan,
    companies,
    opponents,
    players_of,
)
from quayside.research.turning import turned
from quayside.research.worth import worth

MISSING = [name for name in ("torch", "onnx") if importlib.util.find_spec(name) is None]
needs_torch = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}, of quayside[train]")
SIZES = [("container", 3), ("container", 5), ("shipyard", 2), ("newzealand", 4)]
MEGABYTES = 2_000_000


def test_the_end_is_worth_the_win_and_a_little_the_margin() -> None:
    rows = worth(np.array([[60, 10, 50], [30, 30, 30]]), np.array([[1, 3, 2], [1, 1, 1]]), np.zeros((2, 3)))
    assert rows[0] == pytest.approx([0.6 + 0.4 * 0.6, -0.3 - 0.4 * 0.9, -0.3 + 0.4 * 0.3])
    assert rows[1] == pytest.approx([0, 0, 0])
    alone = worth(np.array([[125]]), np.array([[1]]), np.array([[1.0]]))
    assert alone[0] == pytest.approx([0.6 + 0.4 * 0.25])
    poor, poorer = worth(np.array([[47], [30]]), np.array([[2], [2]]), np.array([[-1.0], [-1.0]]))
    assert poor > poorer  # far behind there is something to gain still


def test_where_players_are_seldom_in_each_others_way_ones_own_points_count() -> None:
    scores, ranks = np.array([[60, 10, 50]]), np.array([[1, 3, 2]])
    (mixed,) = worth(scores, ranks, np.zeros((1, 3)), 0.75)
    (compared,) = worth(scores, ranks, np.zeros((1, 3)))
    assert mixed == pytest.approx(0.25 * compared + 0.75 * np.array([-0.4, -0.9, -0.5]))


def test_lessons_are_played_at_every_size_and_numbered_from_the_seat() -> None:
    assert {players_of("container", number) for number in range(8)} == {3, 4, 5}
    assert {players_of("newzealand", number) for number in range(8)} == {1, 2, 3, 4}
    plan = Plan("container", workers=1, searched=0, plain=2)
    lessons = play_lessons(plan)
    marks = np.unpackbits(lessons.mask, axis=1)
    assert len(lessons) > 100
    assert marks[np.arange(len(lessons)), lessons.action].all()
    assert (marks.sum(1) > 1).all()
    assert (lessons.worth[~lessons.playing] == 0).all()
    sums = lessons.worth.sum(1)
    assert np.abs(sums).max() < 0.9  # what one wins others lose, but for margins that are cut off


@pytest.mark.parametrize("game", ["shipyard", "newzealand"])
def test_codes_have_a_row_for_every_number_that_is_met(game: str) -> None:
    fields, rng = layout(game), Quick(2)
    for players in range(*GAMES[game].book.players):
        g = quayside.new(game, players + 1, players)
        while not g.over:
            seat = g.pending()[0]
            seen = tensor(g, seat)
            for name, codes in manifest(game).codes.items():
                start, size = fields[name]
                assert (seen[start : start + size] >= -2).all(), name
                assert (seen[start : start + size] < codes).all(), name
            legal = g.legal(seat)
            g.play(seat, legal[rng.below(len(legal))])


def test_a_plan_has_company_of_every_kind_at_every_size() -> None:
    circles = Plan("newzealand").circles()
    assert {(circle.players, circle.company) for circle in circles} >= {
        *((size, company) for size in (2, 3, 4) for company in (CLUB, PAST)),
        *((3, ITSELF), (3, EXPERT), (1, CLUB)),
    }
    assert {(circle.players, circle.company) for circle in Plan("shipyard").guided_circles()} == {
        *((size, GUIDED) for size in (2, 3, 4)),
    }


def test_a_plan_can_be_for_some_sizes_alone() -> None:
    ways = [dict(circle.options) for circle in Plan("newzealand", sizes=(1,)).circles()]
    assert ways == list(manifest("newzealand").alone)
    assert {circle.players for circle in Plan("newzealand", sizes=(2, 4)).circles()} == {2, 4}
    assert {circle.company for circle in Plan("container", sizes=(3,)).circles()} == {CLUB, PAST, ITSELF, EXPERT}


def test_company_is_named_and_what_it_began_with_sits_instead_of_past_selves() -> None:
    assert Plan("container", sizes=(3,), tables=5, company=(FROZEN,)).circles() == [Circle(3, FROZEN, 5)]
    both = Plan("newzealand", sizes=(2, 3), tables=5, selves=7, company=companies("frozen,club"))
    assert both.frozen
    assert both.circles() == [Circle(2, CLUB, 5), Circle(3, CLUB, 5), Circle(2, FROZEN, 7), Circle(3, FROZEN, 7)]
    assert not Plan("container").frozen
    for wrong in ("frozen,past", "clubs", ""):
        with pytest.raises(ArgumentTypeError, match="club, past, itself, expert or frozen"):
            companies(wrong)


@needs_torch
def test_a_network_between_two_others(tmp_path: Path) -> None:
    """None of the way is the first one, all of it the second; halfway it answers like neither of them."""
    from quayside.research.network import Network, named_weights, weights_of
    from quayside.research.training.mixing import between

    first, second = named_weights("container", "former"), named_weights("container", "earlier")
    g = quayside.new("container", 3, "between")
    seat = g.pending()[0]

    def likes(path: Path) -> Any:
        network = Network("container", path)
        return network.ask([network.question(g, seat)])[0].likes

    for part, same in ((0.0, first), (1.0, second)):
        between(first, second, part, tmp_path / f"{part}.onnx")
        assert likes(tmp_path / f"{part}.onnx") == pytest.approx(likes(same), abs=1e-4)
    between(first, second, 0.5, tmp_path / "half.onnx")
    assert np.abs(likes(tmp_path / "half.onnx") - likes(first)).max() > 0.01
    with pytest.raises(ValueError, match="not networks of the same shape"):
        between(first, weights_of("shipyard"), 0.5, tmp_path / "none.onnx")


@pytest.mark.parametrize("game", GAMES)
def test_club_players_of_all_characters_are_company(game: str) -> None:
    company = opponents(game, CLUB)
    assert sum(company.values()) == pytest.approx(1)
    assert company["club"] == pytest.approx(0.5)
    assert set(company) == {"club", *(f"club:character={name}" for name in manifest(game).characters)}
    assert opponents(game, ITSELF) is None


def test_tables_come_to_be_at_all_parts_of_a_game() -> None:
    """Games of 250 decisions, give or take ten: laid together all are at the same tenth, spread out at every one."""
    rng = np.random.default_rng(3)
    phases, age, steps = Phases(1000, rng), np.zeros(1000, np.int64), 0
    length = rng.normal(250, 10, 1000).astype(np.int64)
    while not phases.spread:
        age, steps = age + 1, steps + 1
        if steps == 200:
            assert np.ptp(age) == 0
        over = age >= length
        age[over] = 0
        age[phases.due(over)] = 0
    assert 2 * 250 < steps < 2 * 280
    assert np.histogram(age, 10, (0, 250))[0].min() > 60


def test_a_measurement_is_summed_up_by_deals() -> None:
    match = Match("container", Path("none"), "club", games=6)
    games = [Game(number // 3, float(number < 3), 60, 40, 300, 30, 10, {"cash": number}) for number in range(6)]
    found = summed_up(match, [*games, None])
    assert found.games == 6
    assert found.first_share == 0.5
    assert found.interval == (0.0, 1.0)  # two deals, one won from every seat and one from none
    assert found.sources == {"cash": 2.5}


# -- with PyTorch ------------------------------------------------------------------------------------------------------


@needs_torch
@pytest.mark.parametrize(("game", "players"), [*SIZES, ("newzealand", 1)])
def test_what_is_remembered_is_what_was_played(game: str, players: int) -> None:
    """A circle of tables, step by step beside the engine: the action kept is that which was carried out."""
    import torch

    from quayside.research.training.deciding import Minds
    from quayside.research.training.masks import Masks
    from quayside.research.training.network import Critic, Player, Shape
    from quayside.research.training.rollout import Played, advantages
    from quayside.research.turning import sensible, turned

    torch.manual_seed(1)
    shape = Shape.of(game)
    minds = Minds(Player(shape), Player(shape), Critic(shape))
    plan = Plan(game, tables=2, steps=6)
    circle = Circle(players, PAST if players > 1 else CLUB, 2)
    played = Played(plan, 3, circle, Masks(game, "cpu"), minds, "cpu")
    games = [quayside.new(game, players, f"batch:1003:{table}:0") for table in range(2)]
    try:
        while not played.full:
            played.act()
            while not played.ready():
                pass
            played.land()
        played.act()
        kept = SimpleNamespace(**played.kept.rows)
        for step in range(plan.steps):
            for table, g in enumerate(games):
                seat = g.pending()[0]
                assert int(kept.seat[step, table]) == seat
                assert (kept.seen[step, table].numpy() == tensor(g, seat)).all()
                way = turned(game, players, seat)
                chosen = [action for action in g.legal(seat) if way[action] == int(kept.action[step, table])]
                assert len(chosen) == 1
                assert chosen[0] in sensible(game, g.legal(seat))
                g.play(seat, chosen[0])
        gain, target = advantages(played.kept, played.at, played.circle.players, 1.0, 1.0)
        for table in range(2):
            for step in range(plan.steps):  # nothing was paid yet: each seat is measured by what it expects next
                seat = int(kept.seat[step, table])
                later = [at for at in range(step + 1, plan.steps + 1) if int(kept.seat[at, table]) == seat]
                assert target[step, table, 0] == pytest.approx(
                    float(kept.values[step, table, 0]) + float(gain[step, table]), abs=1e-5
                )
                if later and later[-1] == plan.steps:
                    assert target[step, table, 0] == pytest.approx(float(kept.values[-1, table, 0]), abs=1e-5)
    finally:
        played.close()


@needs_torch
@pytest.mark.parametrize(("game", "players"), [("shipyard", 3), ("container", 4)])
def test_whoever_follows_does_what_the_judge_likes_best(game: str, players: int) -> None:
    """A circle that is advised: what is kept is the judge's opinion, and seats that follow it act on it."""
    import torch

    from quayside.research.advice import LIKED, Adviser
    from quayside.research.training.deciding import Minds
    from quayside.research.training.masks import Masks
    from quayside.research.training.network import Critic, Player, Shape
    from quayside.research.training.rollout import Played
    from quayside.research.turning import sensible, turned

    torch.manual_seed(1)
    shape = Shape.of(game)
    minds = Minds(Player(shape), Player(shape), Critic(shape))
    played = Played(Plan(game, tables=2, steps=12), 3, Circle(players, GUIDED, 2), Masks(game, "cpu"), minds, "cpu")
    games = [quayside.new(game, players, f"batch:1003:{table}:0") for table in range(2)]
    advice, row = Adviser(game), np.zeros(shape.actions, np.uint8)
    try:
        assert played._follows.shape == (2, players)
        played._follows[:] = [[1.0] * players, [0.0] * players]  # at one table all follow, at the other nobody
        followed = []
        for step in range(12):
            played.act()
            while not played.ready():
                pass
            played.land()
            for table, g in enumerate(games):
                seat = g.pending()[0]
                advice.write(g, seat, row)
                assert (played.kept.rows["advice"][step, table].numpy() == row).all()
                way, useful = turned(game, players, seat), sensible(game, g.legal(seat))
                chosen = next(
                    action for action in useful if way[action] == int(played.kept.rows["action"][step, table])
                )
                liked = max(row[action] for action in useful)
                if liked == LIKED and len(useful) > 1:
                    followed.append((table, row[chosen] == LIKED))
                g.play(seat, chosen)
        assert all(same for table, same in followed if table == 0)
        assert not all(same for table, same in followed if table == 1)
    finally:
        played.close()


@needs_torch
def test_advice_is_learnt_where_the_learner_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Guidance on a tiny budget: the learner comes nearer to the advice from update to update."""
    import torch

    from quayside.research.training import improvement
    from quayside.research.training.guidance import Guidance
    from quayside.research.training.network import Critic, Player, Shape

    monkeypatch.setattr(improvement, "SAVED", -1.0)  # every update is told
    torch.manual_seed(1)
    shape = Shape.of("shipyard")
    plan = Plan("shipyard", guided=5.0, guides=1, updates=10, tables=4, steps=16, guided_batch=64)
    told: list[dict[str, Any]] = []
    Guidance(plan, improvement.Nets.of(Player(shape), Critic(shape)), "cpu", told.append).run(lambda: None)
    assert [line["stage"] for line in told] == ["guidance"] * 10
    first, last = (sum(line["distance"] for line in part) for part in (told[:3], told[-3:]))
    assert last < 0.8 * first


@needs_torch
def test_the_end_of_a_game_pays_every_seat_and_the_next_game_nobody() -> None:
    import torch

    from quayside.research.training.rollout import advantages

    class Kept:
        rows = {
            "values": torch.tensor([[[0.1, 0.0, 0.0]], [[0.2, 0.0, 0.0]], [[0.3, 0.4, 0.5]]]),
            "seat": torch.tensor([[0], [1], [2]]),
        }
        done = np.array([[False], [True], [False]])
        paid = np.array([[[0, 0, 0]], [[0.5, -0.25, -0.25]], [[0, 0, 0]]], np.float32)

    kept: Any = Kept()
    gain, target = advantages(kept, 2, 3, 0.9, 0.9)
    assert gain[1, 0] == pytest.approx(-0.25 - 0.2)
    assert gain[0, 0] == pytest.approx(0.5 - 0.1)
    assert target[1, 0].tolist() == pytest.approx([-0.25, -0.25, 0.5])  # seat B looks: B, C, A
    assert target[0, 0].tolist() == pytest.approx([0.5, -0.25, -0.25])


@needs_torch
def test_a_decision_may_rely_on_what_is_expected_sooner_than_the_critic_does() -> None:
    import torch

    from quayside.research.training.rollout import advantages

    class Kept:
        rows = {"values": torch.tensor([[[0.1]], [[0.3]], [[0.9]]]), "seat": torch.zeros(3, 1, dtype=torch.int64)}
        done = np.array([[False], [True], [False]])
        paid = np.array([[[0]], [[1.0]], [[0]]], np.float32)

    kept: Any = Kept()
    gain, target = advantages(kept, 2, 1, 0.5, 1.0)
    assert gain[:, 0].tolist() == pytest.approx([0.2 + 0.5 * 0.7, 0.7])
    assert target[:, 0, 0].tolist() == pytest.approx([1.0, 1.0])


@needs_torch
@pytest.mark.parametrize("game", ["container", "shipyard", "newzealand"])
def test_a_file_answers_as_its_network_does_and_is_small(game: str, tmp_path: Path) -> None:
    import onnxruntime
    import torch

    from quayside.research.training import onnx_file
    from quayside.research.training.network import Player, Shape

    torch.manual_seed(2)
    shape, path = Shape.of(game), tmp_path / "player.onnx"
    player = Player(shape)
    onnx_file.write(player, shape, path)
    data = path.read_bytes()
    assert len(data) <= MEGABYTES
    assert b".py" not in data
    g = quayside.new(game, 3, 1)
    seen = np.stack([tensor(g, seat) for seat in range(3)])
    logits, values = onnxruntime.InferenceSession(data).run(["logits", "values"], {"observation": seen})
    with torch.no_grad():
        whole, expected = player(torch.from_numpy(seen))
    assert np.abs(logits - whole.numpy()).max() < 0.05 * float(whole.abs().max())
    assert np.abs(values - expected.numpy()).max() < 0.05
    bot = LearnedBot(game, 0, path)
    rng = Quick(5)
    for _decision in range(40):  # whatever the others hide, it does the same
        seat = g.pending()[0]
        answers = {bot.choose(situation_of(g.determinize(seat, rng), seat, rng)) for _each in range(2)}
        assert len(answers) == 1
        g.apply(g.legal(seat)[rng.below(len(g.legal(seat)))], seat)


@needs_torch
def test_a_run_learns_from_its_teachers_and_writes_a_player(tmp_path: Path) -> None:
    """The whole command on a tiny budget: the loss falls, a few updates are made, matches are played, a file plays."""
    from quayside.research.training.curve import lines_of

    words = ["shipyard", "--out", str(tmp_path), "--workers", "1", "--searched", "0", "--plain", "4", "--epochs", "3"]
    words += ["--minutes", "1", "--updates", "2", "--tables", "2", "--steps", "4", "--measured", "2"]
    words += ["--against", "club:2,random:2:2"]
    command = [sys.executable, "-m", "quayside.research.training", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    curve = tmp_path / "curve.jsonl"
    losses = [line["loss"] for line in lines_of(curve, "imitation")]
    assert losses[-1] < losses[0]
    assert lines_of(curve, "improvement")[0]["update"] == 1
    assert [line["field"] for line in lines_of(curve, "end")] == ["club", "random"]
    LearnedBot("shipyard", 0, tmp_path / "player.onnx")
    again = [*words[:2], str(tmp_path / "more"), *words[3:], "--go-on", str(tmp_path), "--guided", "1", "--guides", "1"]
    done = subprocess.run([*command[:3], *again], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    first, guided, second = (
        lines_of(folder / "curve.jsonl", stage)[0]["decisions"]
        for folder, stage in (
            (tmp_path, "improvement"),
            (tmp_path / "more", "guidance"),
            (tmp_path / "more", "improvement"),
        )
    )
    assert first < guided < second  # it counts on


@needs_torch
@pytest.mark.parametrize("game", ["container", "shipyard", "newzealand"])
def test_training_begins_with_the_network_that_comes_with_a_game(game: str) -> None:
    """Read back from its file it answers as the file does, and the critic looks at what is seen as it does."""
    import torch

    from quayside.research.network import Network, weights_of
    from quayside.research.training import onnx_file
    from quayside.research.training.network import Critic, Player, Shape

    shape = Shape.of(game)
    player, critic = Player(shape), Critic(shape)
    onnx_file.read(player, weights_of(game))
    critic.begin_like(player)
    network, g = Network(game), quayside.new(game, 3, 12)
    for _each in range(40):
        question = network.question(g, int(g.first_waiting()))
        (answers,) = network.ask([question])
        seen = torch.from_numpy(tensor(g, question.seat).astype(np.float32))[None]
        with torch.no_grad():
            likes, values = player(seen)
            looked = player.trunk(player.reading(seen))
            alike = critic.trunk(torch.cat([critic.reading(seen), torch.ones(1, shape.secrets)], 1))
        way = turned(game, 3, question.seat)
        assert likes[0].numpy()[way[question.choices]] == pytest.approx(answers.likes, abs=1e-3)
        assert values[0].numpy()[0] == pytest.approx(answers.worth_to(question.seat), abs=1e-4)
        if looked.shape == alike.shape:
            assert alike.numpy() == pytest.approx(looked.numpy(), abs=1e-4)
        g.play(question.seat, answers.best)


@needs_torch
def test_a_policy_stays_while_its_critic_settles(tmp_path: Path) -> None:
    import torch

    from quayside.research.training.command import Run
    from quayside.research.training.improvement import Learner
    from quayside.research.training.masks import Masks

    plan = Plan("container", settle=1, warm=1, passes=1, batch=8)
    run = Run(plan, tmp_path)
    learner = Learner(plan, run.nets, Masks("container", run.device))
    rows = {
        "seen": torch.ones(8, run.shape.numbers, dtype=torch.int16),
        "secrets": torch.ones(8, run.shape.secrets, dtype=torch.int16),
        "mask": torch.full((8, (run.shape.actions + 7) // 8), 255, dtype=torch.uint8),
        "seat": torch.zeros(8, dtype=torch.int64),
        "action": torch.arange(8),
        "chance": torch.full((8,), -2.0),
        "target": torch.ones(8, run.shape.seats),
        "playing": torch.ones(8, run.shape.seats),
        "players": torch.full((8,), 5),
    }
    rows = {name: part.to(run.device) for name, part in rows.items()}

    def moved() -> tuple[bool, bool, bool]:
        watched = (run.nets.player.policy.weight, run.nets.player.values.weight, run.nets.critic.values.weight)
        before = [weight.detach().clone() for weight in watched]
        learner.update({**rows, "gain": torch.linspace(-1, 1, 8, device=run.device)}, 1.0)
        policy, values, critic = (not bool((a == b).all()) for a, b in zip(before, watched, strict=True))
        return policy, values, critic

    assert moved() == (False, True, True)
    assert moved() == (True, True, True)
