"""Why an answer is preferred: in a sentence, by points and chances, from what the seat may know."""

from __future__ import annotations

import pytest

import quayside
from coach.games import PLANTED, club_game, step_of
from quayside.bots.base import Budget, answer
from quayside.bots.registry import make_bot
from quayside.coach.again import Solution
from quayside.coach.because import because, from_sources
from quayside.coach.estimates import Estimate, exactly
from quayside.coach.figures import MINUS
from quayside.coach.grades import Weighed
from quayside.coach.hints import hint, hint_shape
from quayside.coach.reasons import AT_ONCE, BETTER, SAME, AccountedLines, Reason, Source, sources_of, telling, why
from quayside.coach.solved import said
from quayside.games.registry import GAMES
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.words import LANGUAGES, Words

FEW = 8


def before_the_blunder(game: str) -> tuple[State, int, int]:
    """The position in which a blunder was planted, its seat, and the blunder."""
    planted = PLANTED[game]
    g, entry = club_game(game, 3, planted.seed, planted.plant)
    return g.replayed(entry), int(g.log[entry].seat), int(g.log[entry].action)


def test_what_is_better_is_told_with_its_sources_in_every_language() -> None:
    g, seat, blunder = before_the_blunder("container")
    good = answer(g, seat, make_bot("club", "container", 1))
    found = why(g, seat, good, blunder)
    assert found is not None
    assert (found.action, found.instead, found.kind) == (good, blunder, "better")
    assert found.points.low > 0
    assert found.gain.mean > 0
    assert found.sources, "so much money is a line of the score sheet"
    assert all(each.certain for each in found.sources)
    for language in LANGUAGES:
        words = Words(language)
        said = because(found, g.book, words)
        most = words.say(f"container-item-{found.sources[0].item}")
        for part in (words.action(g.book, good), words.action(g.book, blunder), most):
            assert part in said
    turned = why(g, seat, blunder, good)
    assert turned is not None
    assert turned.kind == "worse"


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_knows_no_more_than_the_seat(game: str) -> None:
    whole = club_game(game, 3, 5)[0]
    compared = 0
    for part in (2, 4, 6):
        g = whole.replayed(len(whole.log) * part // 10)
        seat = int(g.first_waiting())
        if len(g.legal(seat)) < 2 or g.waiting() != g.asked():
            continue
        action = answer(g, seat, make_bot("club", game, 1))
        found = why(g, seat, action, deals=4)
        assert why(g.determinize(seat, Quick("other")), seat, action, deals=4) == found
        compared += found is not None
    assert compared


def at_an_auction(g: State) -> None:
    """Play on until several are asked for sealed bids."""
    judge = make_bot("club", "container", 3)
    while step_of(g, g.pending()[0]) != "sealed_bid":
        seat = g.pending()[0]
        g.apply(answer(g, seat, judge), seat)


def test_what_others_have_bid_in_secret_has_no_say() -> None:
    g = quayside.new("container", 4, 11)
    at_an_auction(g)
    rival, seat = g.pending()[0], g.pending()[-1]
    reasons = []
    bids = [each for each in g.legal(rival) if g.book.actions.kind_of(each).name == "bid"]
    for bid in (bids[0], bids[-1]):
        state = g.replayed(len(g.log))
        state.apply(bid, rival)
        assert seat in state.pending()
        assert state.waiting() != state.asked()
        reasons.append(why(state, seat, bids[3], deals=FEW))
    assert reasons[0] == reasons[1]
    assert reasons[0] is not None


def test_there_is_no_reason_where_nothing_can_be_chosen() -> None:
    g = quayside.new("newzealand", 3, 2)
    bot = make_bot("club", "newzealand", 3)
    while len(g.legal(g.pending()[0])) > 1:
        g.apply(answer(g, g.pending()[0], bot), g.pending()[0])
    seat = g.pending()[0]
    assert why(g, seat, g.legal(seat)[0]) is None
    found = hint(g, seat, "club")
    assert found.reason is None
    assert hint_shape(found, g.book, Words("en"), seat)["why"] is None


def test_a_hint_says_why() -> None:
    g, seat, _blunder = before_the_blunder("container")
    found = hint(g, seat, "club", 1)
    assert found.reason is not None
    assert found.reason.action == found.action
    said = hint_shape(found, g.book, Words("en"), seat)["why"]
    assert said == because(found.reason, g.book, Words("en"))


def test_no_time_is_time_for_a_few_deals() -> None:
    g, seat, blunder = before_the_blunder("container")
    good = answer(g, seat, make_bot("club", "container", 1))
    assert why(g, seat, good, blunder, budget=Budget(0.0)) == why(g, seat, good, blunder, deals=AT_ONCE)


def test_sources_add_up_to_the_points() -> None:
    g, seat, _blunder = before_the_blunder("container")
    lines = AccountedLines("container", seat)
    ending = lines.play_on(g.determinize(seat, Quick(1)), Quick(1))
    assert sum(lines.sheets[0].values()) == ending.scores[seat]


def test_only_certain_sources_count_and_the_largest_comes_first() -> None:
    ones = [{"cash": 10, "island": 30 + noise, "loans": 0} for noise in (0, 9, -9, 3)]
    others = [{"cash": 4, "island": 30, "loans": 9 + little} for little in (0, 1, 0, 1)]
    found = sources_of([sheet for pair in zip(ones, others, strict=True) for sheet in pair])
    assert [(each.item, each.points.mean) for each in found] == [("loans", -9.5), ("cash", 6.0)]
    assert sources_of([{"cash": 1}, {"cash": 1}, {"cash": 2}, {"cash": 2}]) == ()


def test_what_speaks_against_it_is_told_too() -> None:
    words = Words("en")
    items = [key for key in club_game("container", 3, 2, round_limit=1)[0].score().sheet[0]][:2]
    most, against = (Source(item, exactly(points)) for item, points in zip(items, (6.0, -2.0), strict=True))
    names = [words.say(f"container-item-{item}") for item in items]
    assert from_sources((), "container", words) == []
    assert from_sources((most,), "container", words) == [f"Most of it: {names[0]} +6."]
    assert from_sources((most, against), "container", words) == [
        f"Most of it: {names[0]} +6; against that: {names[1]} {MINUS}2."
    ]


@pytest.mark.parametrize(
    ("gain", "points", "kind"),
    [
        ((0.1, 0.2), (1.0, 3.0), "better"),
        ((-0.1, 0.2), (1.0, 3.0), "better"),
        ((-0.1, 0.1), (-3.0, 3.0), "same"),
        ((0.1, 0.2), (-3.0, -1.0), "better"),
        ((-0.2, -0.1), (1.0, 3.0), "worse"),
        ((-0.2, 0.1), (1.0, 3.0), "same"),
        ((-0.1, 0.2), (-3.0, -1.0), "same"),
        ((-0.2, 0.1), (-3.0, -1.0), "worse"),
        ((-0.2, -0.1), (-3.0, 1.0), "worse"),
    ],
)
def test_kinds_of_reasons(gain: tuple[float, float], points: tuple[float, float], kind: str) -> None:
    chance, score = (Estimate((low + high) / 2, (high - low) / 4, low, high) for low, high in (gain, points))
    assert Reason(1, 2, chance, score, ()).kind == kind


def test_what_was_given_up_for_a_win_is_not_told_as_its_reason() -> None:
    """Container: a ship in time for the bank wins the game and costs fifteen dollars."""
    money = Source("money", Estimate(-15.0, 1.0, -17.0, -13.0))
    won = Reason(1, 2, Estimate(0.4, 0.05, 0.3, 0.5), money.points, (money,))
    book, words = GAMES["container"].book, Words("en")
    said = because(won, book, words)
    assert "about the same" not in said
    assert words.say("container-item-money") not in said
    earned = Reason(1, 2, won.gain, Estimate(15.0, 1.0, 13.0, 17.0), (Source("money", exactly(15.0)),))
    assert words.say("container-item-money") in because(earned, book, words)


def test_no_source_is_told_that_goes_the_other_way() -> None:
    """One point more in the score is not most of all a point less in buildings."""
    little = Estimate(1.0, 0.4, 0.2, 1.8)
    against = Source("buildings", Estimate(-1.2, 0.1, -1.4, -1.0))
    along = Source("posts", Estimate(2.0, 0.1, 1.8, 2.2))
    assert telling(BETTER, little, (against,)) == ()
    assert telling(BETTER, little, (against, along)) == ()
    assert telling(BETTER, little, (along, against)) == (along, against)
    assert telling(SAME, little, (along,)) == ()


def test_what_an_answer_loses_is_told_as_a_loss_of_its_own() -> None:
    """Seven points less: most of it speed, seven less too, and not seven more of the best answer."""
    points = Estimate(7.0, 1.0, 5.0, 9.0)
    speed = Source("speed", Estimate(7.0, 1.0, 5.0, 9.0))
    reason = Reason(2, 1, Estimate(0.1, 0.01, 0.08, 0.12), points, (speed,))
    found = Solution(0, 1, 2, Weighed(reason.gain, points, 20.0), [], reason)
    told = said(found, quayside.new("shipyard", 2, 1).book, Words("en"))
    assert not found.solved
    assert f"{MINUS}7 in the score" in told
    assert told.endswith(f"Most of it: Speed {MINUS}7.")
