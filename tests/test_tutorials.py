"""Every lesson can be played to its end, tells its learner nothing secret, and has its words."""

from __future__ import annotations

from pathlib import Path

import pytest

from quayside.games.registry import GAMES
from quayside.scenarios.files import BadScenario, Scenario
from quayside.scenarios.runner import run
from quayside.tutorials.lessons import LEARNER, Lesson, NoSuchLesson, lesson_of, lessons, said_keys
from quayside.words import LANGUAGES, Words

LESSONS = [lesson for game in GAMES for lesson in lessons(game).values()]


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
