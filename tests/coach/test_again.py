"""Trying again from a position, solving it, and hints: they tell nothing that the seat could not know."""

from __future__ import annotations

import pytest

from coach.games import PLANTED, bot_game, club_game
from quayside.bots.base import bot_turn
from quayside.bots.registry import make_bot
from quayside.coach.again import played_on_from, question_at, solve
from quayside.coach.grades import MARGIN
from quayside.coach.hints import hint
from quayside.coach.solved import said
from quayside.coach.telling import sentences
from quayside.coach.turns import NothingThere
from quayside.coach.work import QUICK, Desk
from quayside.kernel.errors import IllegalAction
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.words import LANGUAGES, Words

SEATS = {"container": 4, "shipyard": 3, "newzealand": 3}


@pytest.fixture(scope="module", params=sorted(SEATS))
def game(request: pytest.FixtureRequest) -> State:
    return club_game(request.param, SEATS[request.param], 6)[0]


def test_a_position_is_played_on_from_with_what_was_unknown_dealt_anew(game: State) -> None:
    entry = len(game.log) // 2
    seat = game.log[entry].seat
    there = game.replayed(entry)
    one, other = (played_on_from(game, entry, seat, name) for name in ("one", "other"))
    assert one.digest() == played_on_from(game, entry, seat, "one").digest()
    assert one.view(seat) == other.view(seat) == there.view(seat)
    assert one.digest() != other.digest(), "another deal"
    players = {each: make_bot("club", game.game, each) for each in range(int(one.seats))}
    while not one.over:
        mover, action = bot_turn(one, players)
        one.apply(action, mover)
    assert one.result is not None
    assert one.log, "it has a log of its own, to be reviewed again"


def test_a_sealed_bid_is_tried_again_from_before_all_bids() -> None:
    """CT-10.2: nobody has bid yet, so nobody's bid is known."""
    g = club_game("container", 4, 6)[0]
    bids = [at for at, done in enumerate(g.log) if g.book.actions.name(done.action).startswith("bid(")]
    late = next(at for at in bids if g.replayed(at).waiting() != g.replayed(at).asked())
    found = played_on_from(g, late, g.log[late].seat, "again")
    assert found.waiting() == found.asked()


def test_there_is_no_such_entry(game: State) -> None:
    for entry in (-1, len(game.log)):
        with pytest.raises(NothingThere):
            played_on_from(game, entry, 0, "x")


def test_a_planted_blunder_does_not_solve_its_position_and_the_best_answer_does() -> None:
    planted = PLANTED["container"]
    g, entry = club_game("container", 3, planted.seed, planted.plant)
    desk = Desk(g, QUICK, 0)
    question = question_at(desk, entry)
    best = question.others[0]
    wrong, right = (solve(desk, entry, answer, best) for answer in (question.given, best))
    assert not wrong.solved
    assert wrong.lost.grade == "blunder"
    assert wrong.lost.loss.low > MARGIN
    assert right.solved
    assert right.lost.loss.mean == 0
    for each in (wrong, right):
        assert each.reason is not None
        assert (each.reason.action, each.reason.instead) == (best, question.given)
        assert each.reason.sources, "it says where the points come from"
    assert right.line
    found_better = solve(desk, entry, best, question.given)
    assert found_better.better
    assert found_better.line == right.line, "the better answer's line is told"
    for language in LANGUAGES:
        assert said(found_better, g.book, Words(language))
    legal = set(desk.positions.at(entry).legal(question.seat))
    foreign = next(action for action in range(g.book.actions.size) if action not in legal)
    with pytest.raises(IllegalAction):
        solve(desk, entry, foreign, best)


def test_hints_point_tell_and_show_and_know_no_more_than_the_seat(game: State) -> None:
    told = []
    for part in (3, 5, 8):
        g = game.replayed(len(game.log) * part // 10)
        seat = int(g.first_waiting())
        found = hint(g, seat, "club", 1)
        assert found.action in found.looks
        assert set(found.looks) <= set(g.legal(seat))
        assert {g.book.actions.kind_of(each).name for each in found.looks} == {found.kind}
        told += sentences(Words("en"), game.game, found.line, seat)
        assert hint(g.determinize(seat, Quick("other")), seat, "club", 1) == found
    assert told, "how it goes on is told in words"


def test_no_hint_without_a_question() -> None:
    g = bot_game("container", ["club"] * 3, 2)
    with pytest.raises(NothingThere):
        hint(g, 0, "club")
