"""Every lesson can be played to its end, tells its learner nothing secret, and has its words."""

from __future__ import annotations

from pathlib import Path

import pytest

from quayside.games.registry import GAMES
from quayside.scenarios.files import BadScenario, Scenario
from quayside.scenarios.runner import run
from quayside.tutorials.challenges import LEARNER, Attempt, Challenge, WrongPath
from quayside.tutorials.lessons import Lesson, NoSuchLesson, challenge_of, challenges, lesson_of, lessons, said_keys
from quayside.words import LANGUAGES, Words

LESSONS = [lesson for game in GAMES for lesson in lessons(game).values()]
CHALLENGES = [challenge for game in GAMES for challenge in challenges(game).values()]
LAZY = ("end_turn", "finish", "pass", "let_fail", "done", "decline")  # the ways out, soonest first


def test_every_game_has_a_tutorial() -> None:
    assert all(len(lessons(game)) >= 3 for game in GAMES)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}: {lesson.id}")
def test_a_lesson_can_be_played_to_its_end(lesson: Lesson) -> None:
    for done, task in enumerate(lesson.tasks):
        moment = lesson.at(done)
        assert moment.task == task
        assert task.rules, f"{task.say} names no rule"
        assert moment.state.decision_of(LEARNER) is not None, f"before {task.say} the learner is asked nothing"
        assert task.action in moment.state.legal_names(LEARNER)
    end = lesson.at(len(lesson.tasks))
    assert end.task is None
    assert end.state.digest() == run(lesson.scenario).digest(), "a lesson is the scenario it is written as"


def challenge_id(challenge: Challenge) -> str:
    return f"{challenge.scenario.game}: {challenge.lesson}"


def test_every_lesson_ends_in_a_challenge() -> None:
    for game in GAMES:
        assert list(lessons(game)) == list(challenges(game))


@pytest.mark.parametrize("challenge", CHALLENGES, ids=challenge_id)
def test_a_challenge_is_solved_by_its_last_action_and_not_before(challenge: Challenge) -> None:
    for taken in range(len(challenge.way)):
        attempt = challenge.after(challenge.way[:taken])
        assert not attempt.solved
        assert not attempt.failed
    assert challenge.after(challenge.way).solved


def lazily(challenge: Challenge) -> Attempt:
    """Whatever ends the turn soonest."""
    attempt = challenge.after(())
    while not attempt.solved and not attempt.failed:
        names = attempt.state.legal_names(LEARNER)
        chosen = next((name for way in LAZY for name in names if name.startswith(way)), names[0])
        attempt = challenge.after((*attempt.acts, chosen))
    return attempt


@pytest.mark.parametrize("challenge", CHALLENGES, ids=challenge_id)
def test_a_challenge_is_not_solved_by_doing_as_little_as_possible(challenge: Challenge) -> None:
    attempt = lazily(challenge)
    assert attempt.failed
    with pytest.raises(WrongPath, match="over"):
        challenge.after((*attempt.acts, challenge.way[0]))


def test_a_challenge_takes_another_way_and_no_illegal_one() -> None:
    challenge = challenge_of("container", "factory")
    dearer_first = [challenge.way[0], challenge.way[1], challenge.way[4], challenge.way[3], challenge.way[2]]
    assert challenge.after(dearer_first).solved
    with pytest.raises(WrongPath, match="illegal"):
        challenge.after(["price(store=factory, colour=black, price=3)"])
    with pytest.raises(WrongPath, match="castle"):
        challenge.after(["castle"])
    with pytest.raises(NoSuchLesson):
        challenge_of("container", "nothing")


@pytest.mark.parametrize(
    ("parts", "part"),
    [
        ({"rules": ["CT-8.1"]}, "names its lesson"),
        ({"challenge": "x"}, "names the rules"),
        ({"challenge": "x", "rules": ["CT-8.1"], "do": [{"B": "pass"}]}, "by A alone"),
        ({"challenge": "x", "rules": ["CT-8.1"], "given": {"turn": "B"}}, "question to A"),
    ],
)
def test_a_bad_challenge_says_what_is_wrong(parts: dict[str, object], part: str) -> None:
    data = {"name": "n", "game": "container", "given": {"turn": "A"}, "expect": {"over": False}, **parts}
    with pytest.raises(BadScenario, match=part):
        Challenge(Scenario(Path(), data))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}: {lesson.id}")
def test_what_is_said_is_said_once(lesson: Lesson) -> None:
    said = [task.say for task in lesson.tasks]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_a_lesson_has_words(game: str, language: str) -> None:
    words = Words(language)
    for key in said_keys(game):
        assert words.say(key, b="B", c="C", d="D").strip()


def test_there_is_no_other_lesson_and_no_step_beyond_the_last() -> None:
    with pytest.raises(NoSuchLesson):
        lesson_of("container", "nothing")
    with pytest.raises(NoSuchLesson):
        lesson_of("chess", "factory")
    with pytest.raises(NoSuchLesson):
        lesson_of("container", "factory").at(100)


@pytest.mark.parametrize(
    ("parts", "part"),
    [
        ({}, "needs an id"),
        ({"lesson": "x"}, "at least one step"),
        ({"lesson": "x", "do": [{"A": "pass"}]}, "one action of seat A"),
        ({"lesson": "x", "do": [{"B": "pass", "say": "x"}]}, "one action of seat A"),
        ({"lesson": "x", "do": [{"A": "pass", "say": "x", "because": ["CT-99.1"]}]}, "no rule CT-99.1"),
    ],
)
def test_a_bad_lesson_says_what_is_wrong(parts: dict[str, object], part: str) -> None:
    data = {"name": "n", "game": "container", "given": {"turn": "A"}, "expect": {"over": False}, **parts}
    with pytest.raises(BadScenario, match=part):
        Lesson(Scenario(Path(), data))
