"""Puzzles: each is a scenario that holds, has one answer that counts, and says by how much it is the best."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quayside.coach.grades import MARGIN
from quayside.coach.puzzles import (
    FOLDER,
    Puzzle,
    is_aside,
    judged,
    of_the_day,
    puzzle_names,
    puzzle_of,
    read_puzzle,
    theme_of,
)
from quayside.coach.solved import solution_shape
from quayside.coach.turns import NothingThere
from quayside.games.registry import GAMES, manifest
from quayside.scenarios.files import BadScenario, Scenario, read
from quayside.scenarios.runner import run_paths
from quayside.server import protocol
from quayside.words import LANGUAGES, Words

LEAST = 0.10  # chances of the first place by which the best answer is better
PUZZLES = [(game, name) for game in GAMES for name in puzzle_names(game)]


@pytest.mark.parametrize(("game", "name"), PUZZLES)
def test_one_answer_is_clearly_best(game: str, name: str) -> None:
    puzzle = puzzle_of(game, name)
    assert puzzle.margin >= LEAST
    assert puzzle.theme == theme_of(name)
    assert puzzle.theme in {*manifest(game).themes, "end"}
    assert puzzle.seat in puzzle.position.pending()
    for action, (loss, low, high, _points) in puzzle.answers.items():
        assert low <= loss <= high
        assert (low < MARGIN) == (action == puzzle.best)


@pytest.mark.parametrize("game", sorted({game for game, _name in PUZZLES}))
def test_they_are_scenarios_that_hold(game: str) -> None:
    report = run_paths([Path(str(manifest(game).file(FOLDER)))])
    assert report["failures"] == []
    assert report["passed"] == len(puzzle_names(game))


@pytest.mark.parametrize("game", sorted({game for game, _name in PUZZLES}))
def test_answers_are_judged_in_every_language(game: str) -> None:
    puzzle = puzzle_of(game, puzzle_names(game)[0])
    worst = max(puzzle.answers, key=lambda action: puzzle.answers[action][0])
    for language in LANGUAGES:
        words, book = Words(language), puzzle.position.book
        right, wrong = (
            protocol.Solution.model_validate(json.loads(json.dumps(solution_shape(judged(puzzle, each), book, words))))
            for each in (puzzle.best, worst)
        )
        assert right.solved
        assert not wrong.solved
        assert right.said != wrong.said
        for each in (right, wrong):
            assert words.action(book, puzzle.position.index(puzzle.best)) in each.said
        assert wrong.best == puzzle.best
    with pytest.raises(NothingThere):
        judged(puzzle, "nonsense")


@pytest.mark.parametrize("game", sorted({game for game, _name in PUZZLES}))
def test_the_best_answer_is_explained_beside_the_next_best(game: str) -> None:
    puzzle = puzzle_of(game, puzzle_names(game)[0])
    reason = judged(puzzle, puzzle.best).reason
    assert reason is not None
    assert (reason.action, reason.instead) == tuple(map(puzzle.position.index, (puzzle.best, puzzle.next_best)))
    loss, *_ends, points = puzzle.answers[puzzle.next_best]
    assert (reason.gain.mean, reason.points.mean) == (loss, points)
    assert reason.kind == "better"


def test_a_day_has_one_puzzle_for_everybody() -> None:
    days = [f"2026-11-{day:02}" for day in range(1, 31)]
    found = [of_the_day(day) for day in days]
    assert found == [of_the_day(day) for day in days]
    assert set(found) <= set(PUZZLES)
    if len(PUZZLES) > 10:
        assert len(set(found)) > 5
    with pytest.raises(NothingThere):
        puzzle_of("container", "no-such-puzzle")


def test_a_puzzle_may_do_without_what_leaves_the_question_as_it_was() -> None:
    """Changing money is no answer to anything; everything else has to be measured."""
    found = ((name, puzzle_of("container", name)) for name in puzzle_names("container"))
    name, puzzle = next((name, each) for name, each in found if any(is_aside(each.position, a) for a in each.answers))
    path = Path(str(manifest("container").file(FOLDER, f"{name}.yaml")))
    (data,) = read(path)
    answers = data["puzzle"]["answers"]

    def without(kept: dict[str, object]) -> Puzzle:
        return read_puzzle(name, Scenario(path, {**data, "puzzle": {**data["puzzle"], "answers": kept}}))

    plain = {each: numbers for each, numbers in answers.items() if not is_aside(puzzle.position, each)}
    assert len(without(plain).answers) < len(puzzle.answers)
    dropped = next(each for each in plain if each != puzzle.best)
    with pytest.raises(BadScenario):
        without({each: numbers for each, numbers in plain.items() if each != dropped})
