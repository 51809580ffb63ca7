"""The review of a finished game: chances that add up and end with the truth, turns that fit the log, the same twice."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Sequence

import pytest

import quayside
from coach.games import club_game
from quayside.coach.processes import shared
from quayside.coach.review import Review, review, stages
from quayside.coach.shapes import shape
from quayside.coach.spoken import Spoken
from quayside.coach.turns import NoPast, NotOver, Positions, checked, turns_of
from quayside.coach.work import QUICK, Desk, Piece, Plan
from quayside.kernel.state import State, checksum
from quayside.server import protocol
from quayside.words import LANGUAGES, Words

ROOT = Path(__file__).parent.parent.parent
SMALL = replace(QUICK, first=4, lines=8, glance=2, apart=2, tried=6, trial=4, examined=4, deepened=1, deep=8, line=6)


@pytest.fixture(scope="module")
def game() -> State:
    return club_game("container", 3, 7, round_limit=4)[0]


@pytest.fixture(scope="module")
def found(game: State) -> Review:
    return review(game, SMALL, bot="club")


def test_chances_add_up_and_end_with_the_truth(game: State, found: Review) -> None:
    assert game.result is not None
    for stands in found.standings:
        assert sum(each.mean for each in stands.chances) == pytest.approx(1)
    for stands in found.standings[:-1]:
        for each in stands.chances:
            assert 0 <= each.low <= each.mean <= each.high <= 1
            assert each.low < each.high, "nothing is certain before the end"
    last = found.standings[-1]
    winners = game.result.ranks.count(1)
    assert [each.mean for each in last.chances] == [(rank == 1) / winners for rank in game.result.ranks]
    assert [each.mean for each in last.points] == game.result.scores
    assert found.turns[-1].last == len(game.log) - 1


def test_turns_cut_the_log_into_pieces(game: State) -> None:
    turns = turns_of(game)
    assert [turn.first for turn in turns] == [0] + [turn.last + 1 for turn in turns[:-1]]
    assert turns[-1].last == len(game.log) - 1
    # Four rounds of three, and each turn's main actions are taken by its seat.
    assert len(turns) == 12
    assert [turn.seat for turn in turns] == [turns[0].seat, turns[1].seat, turns[2].seat] * 4
    for turn in turns:
        ends = [entry for entry in game.log[turn.first : turn.last + 1] if entry.action == game.index("end_turn")]
        assert all(entry.seat == turn.seat for entry in ends)


def test_positions_are_those_of_the_log(game: State) -> None:
    positions = Positions(game, turns_of(game))
    for length in (0, 1, len(game.log) // 2, len(game.log) - 1, len(game.log)):
        assert positions.at(length).digest() == game.replayed(length).digest()


def test_stages_grow_into_the_whole(game: State, found: Review) -> None:
    first, second, whole = stages(Desk(game, SMALL, 0), "club")
    assert len(first.standings) == len(found.turns) + 1
    assert not first.verdicts
    assert second.verdicts == whole.verdicts
    assert not second.moments
    assert [each.stage for each in (first, second, whole)] == ["chances", "decisions", "whole"]
    assert whole.moments == found.moments


def test_the_same_review_twice_is_the_same_however_its_work_is_split(game: State, found: Review) -> None:
    backwards = Desk(game, SMALL, 0)

    def last_first(pieces: Sequence[Piece]) -> list[object]:
        return [backwards.do(piece) for piece in reversed(pieces)][::-1]

    whole = shape(Spoken(found, game.book, Words("en")))
    desk = Desk(game, SMALL, 0)
    with shared(desk, 2) as share:
        for way in (last_first, share):
            *_before, again = stages(desk, "club", way)
            assert shape(Spoken(again, game.book, Words("en"))) == whole


def test_moments_point_into_the_log_and_advise_what_is_legal(game: State, found: Review) -> None:
    assert 3 <= len(found.moments) <= SMALL.moments
    for moment in found.moments:
        turn = found.turns[moment.turn - 1]
        assert (moment.seat, moment.first, moment.last) == (turn.seat, turn.first, turn.last)
        assert any(events for events in moment.told)
        if moment.advice is not None:
            before = game.replayed(moment.advice.entry)
            logged = game.log[moment.advice.entry]
            assert logged.action == moment.advice.played
            assert moment.advice.action in before.legal(logged.seat)
            assert moment.advice.line


def test_effects_of_a_decision_only_move_chances_between_seats(found: Review) -> None:
    for verdict in found.verdicts:
        assert sum(each.mean for each in verdict.effect) == pytest.approx(0, abs=1e-9)
    assert sum(each.adjusted.mean for each in found.luck) == pytest.approx(1)
    assert sum(each.luck for each in found.luck) == pytest.approx(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_data_is_what_the_protocol_says_in_every_language(game: State, found: Review, language: str) -> None:
    told = json.loads(json.dumps(shape(Spoken(found, game.book, Words(language)))))
    model = protocol.Review.model_validate(told)
    assert model.turns[-1].entry == len(game.log)
    assert [each.turn for each in model.moments] == [each.turn for each in found.moments]
    for moment in model.moments:
        assert moment.happened
        if moment.advice is not None:
            before = game.replayed(moment.advice.entry)
            assert game.index(moment.advice.would) in before.legal(moment.advice.seat)
            if moment.advice.would == moment.advice.played:
                assert not moment.advice.line or moment.decision is not None, "the line is that of something better"
    assert any(moment.advice is not None and moment.advice.line for moment in model.moments), "it is told in words"
    for decision in model.decisions:
        assert decision.played == game.book.actions.name(game.log[decision.entry].action)
    assert game.result is not None
    for seat in range(3):
        assert sum(row.points[seat] for row in model.sources) == game.result.scores[seat]


def test_only_finished_games_with_a_past(tmp_path: Path) -> None:
    running = quayside.new("container", 3, 1)
    with pytest.raises(NotOver):
        review(running)
    with pytest.raises(NoPast):
        checked(club_game("container", 3, 1, round_limit=1)[0].without_past())
    (tmp_path / "game.json").write_text(json.dumps(running.dump()), "utf-8")
    done = command(str(tmp_path / "game.json"))
    assert done.returncode == 2
    assert "finished" in done.stderr
    assert not done.stdout


def test_a_file_without_a_log_gets_a_word(tmp_path: Path) -> None:
    dump = club_game("container", 3, 1, round_limit=1)[0].dump()
    del dump["log"]
    (tmp_path / "game.json").write_text(json.dumps(dump), "utf-8")
    done = command(str(tmp_path / "game.json"))
    assert done.returncode == 2
    assert "no log" in done.stderr
    assert not done.stdout


def test_what_seems_worst_is_measured_longest(game: State) -> None:
    """A blunder is not to be called less because a few hundred deals leave its interval wide; what the strongest player
    would have done too is called no more than inaccurate anyway."""
    plan = replace(SMALL, examined=8, deepened=6, deep=24, surer=2, sure=40)
    verdicts = review(game, plan, bot="club").verdicts
    longest = [each for each in verdicts if each.deals == plan.sure]
    assert 0 < len(longest) <= plan.surer
    assert not any(each.disputed for each in longest)
    assert all(each.would is not None for each in longest)


def test_a_log_that_leads_to_another_end_or_beyond_it_is_refused() -> None:
    dump = club_game("container", 3, 1, round_limit=1)[0].dump()
    log = dump["log"]
    assert isinstance(log, list)
    for other in (log[:-1], [*log, log[0]]):
        changed = {**{key: value for key, value in dump.items() if key != "check"}, "log": other}
        g = quayside.load({**changed, "check": checksum(changed)})
        with pytest.raises(NoPast):
            review(g)


def test_less_work_tells_of_as_many_moments() -> None:
    assert Plan().scaled(0.1).moments == Plan().moments
    assert Plan().scaled(0.1).deep < Plan().deep


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    code = "from quayside.cli.main import run; run()"
    return subprocess.run(
        [sys.executable, "-c", code, "analyse", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_command(tmp_path: Path) -> None:
    game = club_game("container", 3, 7, round_limit=2)[0]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game.dump()), "utf-8")
    settings = [str(path), "--quick", "--bot", "club", "--processes", "1"]
    done = command(*settings, "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["stage"] == "whole"
    people = command(*settings, "--language", "it")
    assert people.returncode == 0, people.stderr
    assert "Turno" in people.stdout
    sources = people.stdout.partition("Da dove vengono i punti")[2]
    assert "Bot forti" in sources
    assert "Come si misura" in sources
