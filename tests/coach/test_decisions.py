"""Decisions over paired deals: equals lose nothing, what a seat could not know does not count, noise is no loss."""

from __future__ import annotations

import statistics
from dataclasses import replace
from typing import Optional

import pytest

import quayside
from coach.games import bot_game, club_game
from quayside.coach.again import question_at
from quayside.coach.chances import Standing, endings, standing
from quayside.coach.decisions import (
    Answered,
    Question,
    Verdict,
    better_by,
    blurred_by,
    gains,
    lead_of,
    meet,
    points_gained,
    question_of,
)
from quayside.coach.estimates import Estimate, exactly, mean_of, part_of
from quayside.coach.grades import GRADES, Weighed
from quayside.coach.lines import LEVEL, Ending, Lines, blur, share
from quayside.coach.luck import Luck, luck_of, trusts
from quayside.coach.sizes import ANY, Size, Sizes, sizes_of
from quayside.coach.work import QUICK, Desk
from quayside.games.registry import entry
from quayside.kernel.rng import Quick
from quayside.kernel.state import State

SEATS = {"container": 4, "shipyard": 3, "newzealand": 3}
NOTHING = exactly(0.0)


@pytest.fixture(scope="module", params=sorted(SEATS))
def desk(request: pytest.FixtureRequest) -> Desk:
    return Desk(club_game(request.param, SEATS[request.param], 5)[0], QUICK, 0)


def some_questions(desk: Desk) -> list[Question]:
    """Spread over the game."""
    found = [question for turn in range(1, len(desk.turns) + 1, 6) for question in desk.questions(turn)]
    return found[:: max(1, len(found) // 8)]


def test_what_a_seat_could_not_know_does_not_enter(desk: Desk) -> None:
    """Another table that looks the same to the seat: the same question, the same lines, the same verdict."""
    for question in some_questions(desk):
        put = desk.positions.at(question.since)
        other = put.determinize(question.seat, Quick("another"))
        assert other.view(question.seat) == put.view(question.seat)
        answered = Answered(question.entry, question.turn, question.seat, question.given, question.since, ())
        if not question.before and question.since == question.entry:
            assert question_of(other, desk.lines, answered, desk.seed) == question
        met = meet(put, desk.lines, question, question.answers, 0, 3, "alike")
        assert meet(other, desk.lines, question, question.answers, 0, 3, "alike") == met


def test_an_answer_loses_nothing_to_itself_and_as_much_as_the_other_gains(desk: Desk) -> None:
    for question in some_questions(desk):
        put = desk.positions.at(question.since)
        met = desk.meet(put, question, question.answers, 0, 4)
        one, other = question.answers[:2]
        assert all(each == exactly(0.0) for each in gains(met, one, one, desk.seats, 2.0))
        for there, back in zip(
            gains(met, one, other, desk.seats, 2.0), gains(met, other, one, desk.seats, 2.0), strict=True
        ):
            assert there.mean == pytest.approx(-back.mean)
        assert len(points_gained(met, one, other, desk.seats)) == desk.seats


def test_answers_that_come_to_the_same_lose_nothing() -> None:
    """Container: changing a note and then doing the same thing."""
    g = quayside.new("container", 3, 3)
    lines = Lines("container")
    seat = int(g.first_waiting())
    ends = [Ending((10, 20, 30), (0.0, 0.0, 1.0)), Ending((40, 20, 30), (1.0, 0.0, 0.0))]
    assert gains({1: ends, 2: list(ends)}, 1, 2, 3, 1.0) == [exactly(0.0)] * 3
    answered = Answered(0, 1, seat, g.legal(seat)[0], 0, ())
    question = question_of(g, lines, answered, 0)
    assert question is not None
    assert len(set(question.answers)) == len(question.answers)


def test_nothing_to_choose_is_no_question() -> None:
    g = club_game("newzealand", 3, 5)[0]
    again = g.replayed(0)
    forced = 0
    for number, done in enumerate(g.log):
        if len(again.legal(done.seat)) == 1:
            forced += 1
            assert question_of(again, Lines(g.game), Answered(number, 1, done.seat, done.action, number, ()), 0) is None
        again.enter(done)
        if forced > 5:
            break
    assert forced


def test_a_secret_bid_is_judged_from_before_anybody_bid() -> None:
    """CT-10.2: whoever bids last knows no more than whoever bid first."""
    g = club_game("container", 4, 5)[0]
    desk = Desk(g, QUICK, 0)
    bids = 0
    for turn in range(1, len(desk.turns) + 1):
        for question in desk.questions(turn):
            put = desk.positions.at(question.since)
            if put.decision_of(question.seat) is not None and int(put.asked()).bit_count() > 1:
                bids += 1
                assert put.waiting() == put.asked()
    assert bids > 4


def test_intervals_cover_what_they_should() -> None:
    """Of means of coins and of dice, about nineteen in twenty; never of no width."""
    rng = Quick(3)
    held = coins = 0
    for _trial in range(400):
        tosses = [float(rng.below(10) < 3) for _toss in range(24)]
        found = part_of(tosses)
        coins += found.low <= 0.3 <= found.high
        assert found.low < found.high
        dice = mean_of([float(rng.below(6)) for _throw in range(30)])
        held += dice.low <= 2.5 <= dice.high
    assert 0.91 < coins / 400 < 0.995
    assert 0.90 < held / 400 < 0.99
    assert part_of([1.0] * 16).low < 0.9
    assert part_of([0.0] * 16).high > 0.1


def test_no_grade_is_louder_than_the_noise() -> None:
    def grade(loss: Estimate, points: Estimate = NOTHING) -> str:
        return Weighed(loss, points, 20.0).grade

    assert grade(Estimate(0.5, 0.4, -0.28, 1.0)) == "best"
    assert grade(Estimate(0.5, 0.1, 0.304, 0.696)) == "blunder"
    names = [grade(exactly(limit - 0.001)) for _name, limit in GRADES]
    assert names == [name for name, _limit in GRADES]
    assert grade(NOTHING, exactly(20.0)) == "blunder", "points count where the game was decided"
    assert grade(NOTHING, exactly(5.0)) == "inaccuracy"
    assert grade(NOTHING, Estimate(20.0, 11.0, -1.6, 41.6)) == "best"


def test_blurred_ends_keep_the_order_and_the_sum() -> None:
    ends = [Ending((50, 48, 30), (1.0, 0.0, 0.0)), Ending((20, 60, 30), (0.0, 1.0, 0.0))]
    blurred = blur(ends, 3)
    for end in ends:
        parts = share(end, blurred)
        assert sum(parts) == pytest.approx(1)
        assert parts.index(max(parts)) == end.parts.index(1.0)
    assert share(ends[0], 0.0) == [1.0, 0.0, 0.0]
    assert blur(ends[:1] * 4, 3) == 0.0, "lines that all end alike are not blurred"


def test_noise_is_not_believed_and_a_clear_effect_is() -> None:
    rng = Quick(8)
    noise = [mean_of([float(rng.below(101)) / 100 - 0.5 for _deal in range(8)]) for _each in range(200)]
    believed = [trust * each.mean for trust, each in zip(trusts(noise), noise, strict=True)]
    assert statistics.pstdev(believed) < 0.3 * statistics.pstdev([each.mean for each in noise])
    clear = [Estimate(sign * 0.3, 0.02, 0.0, 0.0) for sign in (1, -1) for _each in range(10)]
    assert min(trusts(clear)) > 0.9


def test_a_lead_shows() -> None:
    """In a position just before the end, who is far ahead is seen to be."""
    g = bot_game("shipyard", ["club", "random"], 7)
    late = g.replayed(len(g.log) - 12)
    ahead = standing(endings(late, Lines("shipyard"), 0, 12, 1), 2)
    assert ahead.chances[0].mean > 0.7


def test_only_what_comes_true_of_effects_is_believed() -> None:
    """The same decisions with a part of the belief: results move by that part, in chances and in points, and add up."""
    effect = (Estimate(-0.2, 0.01, -0.22, -0.18), Estimate(0.15, 0.01, 0.13, 0.17), Estimate(0.05, 0.01, 0.03, 0.07))
    points = (exactly(-12.0), exactly(5.0), exactly(1.0))
    question = Question(4, 1, 0, 7, 8, (8,), 4, (), "main", 0.5)
    verdict = Verdict(question, 7, Weighed(NOTHING, NOTHING, 0.0), effect, points, 0, 8)
    start = Standing((exactly(1 / 3),) * 3, (exactly(50.0),) * 3)
    end = Ending((60, 50, 40), (1.0, 0.0, 0.0))
    all_of_it = luck_of([verdict], start, end, 3)
    half = luck_of([verdict], start, end, 3, (0.5, 0.25))
    for seat in range(3):
        assert half[seat].adjusted.mean - 1 / 3 == pytest.approx(0.5 * (all_of_it[seat].adjusted.mean - 1 / 3))
        moved = all_of_it[seat].adjusted_points.mean - 50
        assert half[seat].adjusted_points.mean - 50 == pytest.approx(0.25 * moved)
    assert all_of_it[0].adjusted.mean < 0.2
    assert sum(each.luck for each in half) == pytest.approx(0)
    gained = replace(verdict, question=replace(question, seat=1))
    assert [each.adjusted.mean for each in luck_of([gained], start, end, 3)] == [pytest.approx(1 / 3)] * 3


def test_what_a_few_deals_say_is_believed_by_the_kind_of_question() -> None:
    """The same loss: of a kind of question that can cost a game more is believed, and with more deals more of it."""
    loss = Estimate(-0.2, 0.1, -0.4, 0.0)
    bid, price, nothing = Size(0.2, 0.24), Size(0.05, 0.32), Size(0.0, 0.3)
    assert bid.trust(loss, 2) > 2 * price.trust(loss, 2) > 0
    assert nothing.trust(loss, 2) == 0
    surer = Estimate(-0.2, 0.02, -0.24, -0.16)
    assert 0.9 < bid.trust(surer, 128) < 1
    assert bid.trust(exactly(-0.2), 2) < 0.9  # two deals that agree by chance are no certainty
    assert 0 < bid.trust(loss, 1) < bid.trust(loss, 2)


def test_a_loss_counts_by_the_size_of_its_kind_and_an_unknown_kind_by_that_of_any() -> None:
    effect = (Estimate(-0.2, 0.1, -0.4, 0.0), Estimate(0.2, 0.1, 0.0, 0.4))
    points = (Estimate(-10.0, 5.0, -20.0, 0.0), Estimate(10.0, 5.0, 0.0, 20.0))
    known = {"bid": Size(0.2, 0.24), "any": Size(0.05, 0.3)}
    sizes = Sizes(known, {kind: Size(50 * size.true, 50 * size.noise) for kind, size in known.items()})
    start = Standing((exactly(1 / 2),) * 2, (exactly(50.0),) * 2)
    found = {}
    for kind in ("bid", "something"):
        question = Question(4, 1, 0, 7, 8, (8,), 4, (), kind, 0.5)
        verdict = Verdict(question, 7, Weighed(NOTHING, NOTHING, 0.0), effect, points, 0, 8)
        found[kind] = luck_of([verdict], start, Ending((60, 50), (1.0, 0.0)), 2, (1.0, 1.0), sizes)[0]
    for kind, size in (("bid", known["bid"]), ("something", known["any"])):
        assert found[kind].adjusted.mean == pytest.approx(0.5 - 0.2 * size.trust(effect[0], 8))
        # Both are five points better than expected, which is nobody's luck.
        assert found[kind].adjusted_points.mean == pytest.approx(50 - 10 * size.trust(effect[0], 8) + 5)


def test_gains_make_up_for_losses_by_half_and_never_for_more() -> None:
    """Whoever plays unlike a club player, and seems to gain as often as to lose, has not lost all those losses."""
    start, end = Standing((exactly(1 / 2),) * 2, (exactly(50.0),) * 2), Ending((60, 50), (1.0, 0.0))
    told: dict[float, list[Luck]] = {}
    for gain in (0.0, 0.1, 0.4):
        verdicts = []
        for number, change in enumerate((-0.1, gain)):
            effect = (exactly(change), exactly(-change))
            points = (exactly(100 * change), exactly(0.0))
            question = Question(number, 1, 0, 7, 8, (8,), number, (), "main", 0.5)
            verdicts.append(Verdict(question, 7, Weighed(NOTHING, NOTHING, 0.0), effect, points, 0, 8))
        told[gain] = luck_of(verdicts, start, end, 2)
    for gain, (own, other) in told.items():
        left = max(0.0, 0.1 - 0.5 * gain)
        assert own.adjusted.mean == pytest.approx(0.5 - left)
        assert other.adjusted.mean == pytest.approx(0.5 + left)
        assert other.adjusted_points.mean - own.adjusted_points.mean == pytest.approx(100 * left)


def test_luck_of_points_is_that_beside_the_others_at_the_table() -> None:
    """Where all score more than lines of club players expect, that is their play; alone there are no others."""
    start = Standing((exactly(1 / 3),) * 3, (exactly(50.0),) * 3)
    found = luck_of([], start, Ending((90, 80, 70), (1.0, 0.0, 0.0)), 3)
    assert [each.adjusted_points.mean for each in found] == [80.0] * 3
    assert [each.luck_points for each in found] == [10.0, 0.0, -10.0]
    (alone,) = luck_of([], Standing((exactly(1.0),), (exactly(50.0),)), Ending((90,), (1.0,)), 1)
    assert alone.luck_points == 40.0


def test_what_the_strongest_player_would_have_done_too_is_held_against_nobody() -> None:
    effect, points = (exactly(-0.2), exactly(0.2)), (exactly(-10.0), exactly(0.0))
    question = Question(4, 1, 0, 7, 8, (8,), 4, (), "main", 0.5)
    verdict = Verdict(question, 8, Weighed(exactly(0.2), exactly(10.0), 30.0), effect, points, 192, 192)
    start, end = Standing((exactly(1 / 2),) * 2, (exactly(50.0),) * 2), Ending((60, 50), (1.0, 0.0))
    assert luck_of([replace(verdict, would=8)], start, end, 2)[0].adjusted.mean == pytest.approx(0.3)
    assert luck_of([replace(verdict, would=7)], start, end, 2)[0].adjusted.mean == pytest.approx(0.5)


@pytest.mark.parametrize("game", sorted(SEATS))
def test_sizes_have_been_measured(game: str) -> None:
    """`bench/luck.py --sizes` has been run for every game, and every kind it names is one that the game asks."""
    steps = {step.name for step in entry(game).book.steps}
    for part in (sizes_of(game).chances, sizes_of(game).points):
        assert ANY in part
        assert set(part) - {ANY} <= steps
        assert part[ANY].noise > part[ANY].true > 0


def test_points_given_up_for_chances_that_certainly_rise_are_no_loss() -> None:
    points = Estimate(40.0, 2.0, 36.0, 44.0)
    assert Weighed(exactly(0.0), points, 20.0).grade == "blunder"
    risen = Weighed(Estimate(-0.08, 0.02, -0.12, -0.04), points, 20.0)
    assert risen.certain == 0
    assert risen.grade == "best"
    perhaps = Weighed(Estimate(-0.01, 0.02, -0.05, 0.03), points, 20.0)
    assert perhaps.grade == "blunder"


@pytest.mark.parametrize(
    ("loss", "told_by"),
    [
        (Estimate(0.25, 0.05, 0.15, 0.35), "chances"),
        (Estimate(0.2, 0.05, 0.1, 0.3), "both"),
        (Estimate(0.06, 0.05, -0.04, 0.16), "unsure"),
        (Estimate(0.01, 0.005, 0.0, 0.02), "points"),
    ],
)
def test_a_grade_that_comes_from_points_alone_says_so(loss: Estimate, told_by: str) -> None:
    points = Estimate(28.0, 4.0, 20.0, 36.0)
    assert Weighed(loss, points, 20.0).grade == "blunder"
    assert Weighed(loss, points, 20.0).told_by == told_by


def test_what_is_decided_is_not_told_as_open() -> None:
    """All lines end alike: sharper chances have a narrower interval, on both sides."""
    ends = [Ending((90, 20, 10), (1.0, 0.0, 0.0))] * 18
    plain, sharp = (standing(ends, 3, sharpness) for sharpness in (1.0, 3.0))
    for seat in range(3):
        before, after = plain.chances[seat], sharp.chances[seat]
        assert after.low <= after.mean <= after.high
        assert after.high - after.low < before.high - before.low


def test_the_points_of_a_seat_are_told_by_lines_in_which_it_holds_its_own_cards() -> None:
    ends = [Ending((60, 20), (1.0, 0.0)), Ending((40, 50), (0.0, 1.0))] * 8  # the seats took turns
    assert [each.mean for each in standing(ends, 2).points] == [60, 50]
    assert [each.mean for each in standing(ends, 2, alike=True).points] == [50, 35]


def asked(given: int, *others: int) -> Question:
    return Question(0, 1, 0, given, given, others, 0, (), "step", 0.0)


def test_a_loss_counts_for_what_it_changes_of_the_chances_that_a_seat_has() -> None:
    """Six points less, in deals in which a seat is about level with its best rival."""
    rivals = [-9, -3, 3, 9]
    better = [Ending((30, 30 + rival), (1.0, 0.0) if rival < 0 else (0.0, 1.0)) for rival in rivals]
    worse = [Ending((24, 30 + rival), (1.0, 0.0) if rival < -6 else (0.0, 1.0)) for rival in rivals]
    question, met = asked(1, 2), {1: worse, 2: better}
    even, points = better_by(question, 2, met, 2, stated=0.45)
    lost, same = better_by(question, 2, met, 2, stated=0.01)
    won, _points = better_by(question, 2, met, 2, stated=0.99)
    assert even.mean > 0.15
    assert 0 < lost.mean < even.mean / 2
    assert 0 < won.mean < even.mean / 2
    assert points == same == points_gained(met, 2, 1, 2)[0]
    blurred = blurred_by(met, 2)
    lead = lead_of(question, met, blurred, 0.2)
    assert lead.seat == 0
    assert sum(share(end, blurred, lead)[0] for end in worse) / len(worse) == pytest.approx(0.2, abs=1e-4)
    assert lead_of(question, met, blurred, None) == LEVEL


@pytest.mark.parametrize("stated", [0.002, 0.3])
def test_a_seat_without_a_chance_in_any_deal_loses_none(stated: float) -> None:
    """Twenty points behind and nothing left to happen: moved up to what is stated, six more would seem to win."""
    better = [Ending((50, 70 + number % 2), (0.0, 1.0)) for number in range(8)]
    worse = [Ending((44, 70 + number % 2), (0.0, 1.0)) for number in range(8)]
    lost, points = better_by(asked(1, 2), 2, {1: worse, 2: better}, 2, stated)
    assert lost.mean < 1e-6
    assert points.mean == 6
    won, _points = better_by(replace(asked(1, 2), seat=1), 2, {1: better, 2: worse}, 2, 1 - stated)
    assert abs(won.mean) < 1e-6


def test_what_is_stated_lies_between_a_blunder_and_what_was_expected() -> None:
    """Else a seat that throws its game away, and stands at a tenth then, would have had nearly all to lose."""
    rivals = [-9, -3, 3, 9]
    expected = [Ending((30, 30 + rival), (1.0, 0.0) if rival < 0 else (0.0, 1.0)) for rival in rivals]
    blunder = [Ending((0, 30 + rival), (0.0, 1.0)) for rival in rivals]
    question, met = replace(asked(1, 2), par=2), {1: blunder, 2: expected}
    lost, _points = better_by(question, 2, met, 2, stated=0.1)
    assert 0.1 < lost.mean < 0.25


def test_an_answer_that_leaves_the_question_as_it_was_is_no_decision() -> None:
    """It can be solved like any other, but what is lost is lost by what is answered after it."""
    changing = ("break_card", "combine_cards")

    def changed_money(g: State, seat: int) -> Optional[str]:
        return next((name for name in g.legal_names(seat) if name.startswith(changing)), None)

    g, entry = club_game("container", 3, 1, changed_money, round_limit=1)
    desk = Desk(g, QUICK, 0)
    assert question_at(desk, entry).entry == entry
    kind = g.book.actions.kind_of
    for turn in range(1, len(desk.turns) + 1):
        for question in desk.decisions(turn):
            assert question.entry != entry
            assert not {kind(other).name for other in question.others} & set(changing)


def test_what_the_strongest_player_would_have_done_too_is_called_no_worse_than_inaccurate() -> None:
    nothing = (exactly(0.0),) * 2
    lost = Weighed(exactly(0.4), exactly(20.0), 30.0)
    verdict = Verdict(asked(1, 2), 2, lost, nothing, nothing, 128, 128)
    assert verdict.grade == "blunder"
    assert replace(verdict, would=2).grade == "blunder"
    disputed = replace(verdict, would=1)
    assert disputed.disputed
    assert disputed.grade == "inaccuracy"


def test_where_lines_make_little_of_the_strongest_players_answer_it_is_a_matter_of_judgement() -> None:
    nothing = (exactly(0.0),) * 2
    lost = Weighed(exactly(0.4), exactly(20.0), 30.0)
    verdict = Verdict(asked(1, 2, 3), 2, lost, nothing, nothing, 128, 128, would=3)
    little, much = (Weighed(exactly(loss), exactly(0.0), 30.0) for loss in (0.1, 0.3))
    assert replace(verdict, instead=little).grade == "inaccuracy"
    assert not replace(verdict, instead=little).agreed
    assert replace(verdict, instead=much).grade == "blunder"


def test_what_no_club_player_would_answer_either_has_nobody_on_its_side() -> None:
    """The strongest player likes something that lines think little of, but nobody likes what was done."""
    nothing = (exactly(0.0),) * 2
    lost = Weighed(exactly(0.4), exactly(20.0), 30.0)
    verdict = Verdict(asked(1, 2, 3), 2, lost, nothing, nothing, 128, 128, would=3, beside_par=lost)
    little = Weighed(Estimate(0.1, 0.02, 0.06, 0.14), exactly(0.0), 30.0)
    noise = Weighed(Estimate(0.1, 0.08, -0.06, 0.26), exactly(0.0), 30.0)
    assert replace(verdict, instead=little).grade == "blunder"
    assert replace(verdict, instead=noise).disputed
    assert replace(verdict, would=1).disputed, "the strongest player would have done the same"


def test_the_best_answer_is_the_one_that_more_deals_like_best() -> None:
    """What few deals liked best is measured beside the club player's answer and the strongest player's."""
    nothing = (exactly(0.0),) * 2
    question = replace(asked(1, 2, 3, 4), par=3)
    some, more, most = (Weighed(exactly(loss), exactly(0.0), 30.0) for loss in (0.1, 0.2, 0.3))
    verdict = Verdict(question, 2, some, nothing, nothing, 192, 192, beside_par=more)
    assert verdict.leading == 3
    assert replace(verdict, would=4, instead=most).leading == 4
    assert replace(verdict, lost=most).leading == 2
