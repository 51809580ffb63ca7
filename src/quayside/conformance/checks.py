"""The checks themselves. Each takes a case and a seed and raises AssertionError with what it found.

Positions are held against each other as they are: their digests would say the same, and are made of them.
"""

from __future__ import annotations

import json
from typing import Mapping

import quayside
from quayside.conformance.cases import Case, random_states
from quayside.deals import turn_begins
from quayside.kernel.errors import IllegalAction, MalformedAction
from quayside.kernel.playout import random_playout
from quayside.kernel.rng import Quick
from quayside.kernel.state import State

LONGEST = 40_000  # decisions; a random game that goes on longer has no end


def plays_to_the_end(case: Case, seed: int) -> None:
    """T1, T3: a game always has a legal action, ends, and loses or gains no component on the way."""
    g = case.new(seed)
    before = g.census()
    count = played_out(g, case, seed)
    assert g.over, f"{case} seed {seed}: still running after {count} decisions"
    assert g.census() == before, f"{case} seed {seed}: components appeared or vanished"
    result = g.result
    assert result is not None
    assert [sum(items.values()) for items in result.sheet] == result.scores
    assert min(result.ranks) == 1
    assert result.reason in g.book.end_reasons
    assert all(set(items) == set(g.book.score_items) for items in result.sheet)


def played_out(g: State, case: Case, seed: int) -> int:
    """Play on to the end in the style of the case; return how many decisions that took."""
    if case.style == "random":
        return random_playout(g, Quick(seed), LONGEST)  # inside the engine, the fastest way
    move, rng, count = case.mover(seed), Quick(seed), 0
    while not g.over and count < LONGEST:
        seat, action = move(g, rng)
        g.apply(action, seat)
        count += 1
    return count


def conserves_components(case: Case, seed: int) -> None:
    """T3: the same after every single action, out-of-turn plays included."""
    g = case.new(seed)
    move, rng = case.mover(seed), Quick(seed)
    before = g.census()
    while not g.over:
        seat, action = move(g, rng)
        g.apply(action, seat)
        assert g.census() == before, f"{case} seed {seed}: after {g.book.actions.name(action)}"


def legal_iff_accepted(case: Case, seed: int) -> None:
    """T2: what is listed can be done; anything else is refused with a typed error and changes nothing."""
    rng = Quick(seed + 1)
    for g in random_states(case, seed, 29):
        before = g.position()
        size = g.book.actions.size
        for seat in range(int(g.seats)):
            listed = g.legal(seat)
            assert len(set(listed)) == len(listed), f"{case}: an action is listed twice"
            assert not listed or seat in g.pending() or all(g.why_not(a, seat) is None for a in listed)
            for action in listed[:: max(1, len(listed) // 12)]:
                assert g.why_not(action, seat) is None
                g.clone().apply(action, seat)
            for _ in range(12):
                action = int(rng.below(size))
                if action not in listed:
                    _is_refused(g, action, seat, before)
        for wrong in (-1, size, 10**30, "no_such_action", "", "done(", True):
            try:
                g.apply(wrong)
            except MalformedAction:
                continue
            raise AssertionError(f"{case}: {wrong!r} was accepted")
        assert g.position() == before, f"{case}: asking and refusing changed the state"


def _is_refused(g: State, action: int, seat: int, before: Mapping[str, object]) -> None:
    why = g.why_not(action, seat)
    name = g.book.actions.name(action)
    assert why is not None, f"{name} is not listed for {seat}, but why_not has no reason"
    assert why[0] in g.book.rules, f"{name}: {why[0]} is not a rule"
    refusal = None
    try:
        g.apply(action, seat)
    except IllegalAction as error:
        refusal = error
    assert refusal is not None, f"{name} by {seat} was accepted without being listed"
    assert refusal.rule == why[0]
    assert g.position() == before, f"refusing {name} changed the state"


def copies_are_isolated(case: Case, seed: int) -> None:
    """T4: whatever is played on a clone leaves the original alone, and clone, dump and load agree."""
    for g in random_states(case, seed, 37):
        before = g.position()
        past = len(g.log)
        for action in g.legal():
            other = g.clone()
            assert other.position() == before
            other.apply(action)
            random_playout(other, Quick(seed), 25)
        assert g.position() == before, f"{case} seed {seed}: playing on a clone changed the original"
        assert len(g.log) == past
        data = json.loads(json.dumps(g.dump()))
        again = quayside.load(data)
        assert again.digest() == g.digest()
        assert again.dump() == data
        assert again.legal() == g.legal()


def undo_is_exact(case: Case, seed: int) -> None:
    """T5: going back and doing the same again gives the same state; every point is the state of that time."""
    g = case.new(seed)
    move, rng = case.mover(seed), Quick(seed)
    positions = [g.position()]
    while not g.over and len(positions) < 400:
        seat, action = move(g, rng)
        g.apply(action, seat)
        positions.append(g.position())
        points = g.undo_points(seat)
        if points and rng.below(4) == 0:
            point = points[rng.below(len(points))]
            other = g.clone()
            other.undo(point, seat)
            assert other.position() == positions[point], f"{case} seed {seed}: undo to {point} is not what it was"
            for entry in g.log[point:]:
                other.enter(entry)
            assert other.position() == positions[-1], f"{case} seed {seed}: redo from {point} differs"


def no_undo_past_knowledge(case: Case, seed: int) -> None:
    """T6: between an undo point and now nobody learnt anything: with other hidden cards all would look the same."""
    g = case.new(seed)
    move, rng = case.mover(seed), Quick(seed)
    while not g.over and len(g.log) < 500:
        seat, action = move(g, rng)
        g.apply(action, seat)
        points = g.undo_points(seat)
        if not points or rng.below(6):
            continue
        past = g.replayed(points[0])
        for viewer in range(int(g.seats)):
            twin = past.determinize(viewer, rng)
            for entry in g.log[points[0] :]:
                if twin.why_not(entry.action, entry.seat) is not None:
                    break  # another seat's hidden cards do not allow it
                assert not entry.outcomes, f"{case}: an undo point survived a random draw"
                twin.apply(entry.action, entry.seat)
            else:
                assert json.dumps(twin.view(viewer)) == json.dumps(g.view(viewer)), (
                    f"{case} seed {seed}: seat {viewer} learnt something since the undo point"
                )


def no_undo_past_a_turn(case: Case, seed: int) -> None:
    """T6: a turn that was handed over stays so: nobody can take back what was done before the present one began."""
    g = case.new(seed)
    move, rng = case.mover(seed), Quick(seed)
    begun = 0
    while not g.over and len(g.log) < 1500:
        seat, action = move(g, rng)
        if turn_begins(g.game, g.apply(action, seat)):
            begun = len(g.log)
        for each in range(int(g.seats)):
            points = g.undo_points(each)
            assert not points or points[0] >= begun, (
                f"{case} seed {seed}: after {len(g.log)} actions seat {each} can go back to {points[0]}, "
                f"but a turn has begun at {begun}"
            )


def secrets_stay_secret(case: Case, seed: int) -> None:
    """T7: two states that differ only in what a seat cannot know look the same to it, before and after any action."""
    rng = Quick(seed + 2)
    for g in random_states(case, seed, 17):
        for seat in range(int(g.seats)):
            twin = g.determinize(seat, rng)
            _same_to(seat, g, twin, case)
            _same_to(None, g, twin, case)
            for actor in g.pending():
                legal = [a for a in g.legal(actor) if twin.why_not(a, actor) is None]
                if not legal:
                    continue
                action = legal[rng.below(len(legal))]
                left, right = g.clone(), twin.clone()
                right.recording = True
                ours = [event.view(seat) for event in left.apply(action, actor)]
                theirs = [event.view(seat) for event in right.apply(action, actor)]
                if left.showed:
                    continue  # what was hidden has just been revealed or drawn
                assert json.dumps(ours) == json.dumps(theirs), (
                    f"{case} seed {seed}: events of {g.book.actions.name(action)} tell seat {seat} a secret"
                )
                assert json.dumps(left.view(seat)) == json.dumps(right.view(seat))
            for action in range(0, g.book.actions.size, max(1, g.book.actions.size // 25)):
                assert str(g.refusal(action, seat)) == str(twin.refusal(action, seat)), (
                    f"{case}: the refusal of {g.book.actions.name(action)} tells seat {seat} a secret"
                )


def _same_to(seat: int | None, g: State, twin: State, case: Case) -> None:
    ours, theirs = json.dumps(g.view(seat)), json.dumps(twin.view(seat))
    assert ours == theirs, f"{case}: seat {seat} can tell what it must not know"
    if seat is not None:
        mine, other = g.decision_of(seat), twin.decision_of(seat)
        assert (mine is None) == (other is None)
        if mine is not None and other is not None:
            assert [mine.step, mine.context] == [other.step, other.context]
        assert g.legal(seat) == twin.legal(seat)


def determinizing_is_sound(case: Case, seed: int) -> None:
    """T8: however hidden things are dealt anew, view and components stay, and the game can be played to the end."""
    rng = Quick(seed + 3)
    for g in random_states(case, seed, 97):
        before = g.position()
        for seat in range(int(g.seats)):
            for twin in (g.determinize(seat, rng), g.imagine(seat, rng), g.dealt_anew(seat, rng)):
                _is_sound(g, twin, seat, rng)
        _is_sound(g, g.dealt_anew(None, rng), None, rng)
        assert g.position() == before


def _is_sound(g: State, twin: State, seat: int | None, rng: Quick) -> None:
    assert twin.census() == g.census()
    assert json.dumps(twin.view(seat)) == json.dumps(g.view(seat))
    assert twin.position()["dice"] != g.position()["dice"], "the twin can read the future"
    random_playout(twin, rng, 60)


CHECKS = (
    plays_to_the_end,
    conserves_components,
    legal_iff_accepted,
    copies_are_isolated,
    undo_is_exact,
    no_undo_past_knowledge,
    no_undo_past_a_turn,
    secrets_stay_secret,
    determinizing_is_sound,
)
