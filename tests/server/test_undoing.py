"""Taking back: how far, why not further, and never past something that the seat has learnt."""

from __future__ import annotations

import json
import random
from typing import Any, Optional

import pytest

import quayside
from quayside.games.registry import GAMES
from quayside.games.registry import entry as game_entry
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.table import commands, views
from quayside.table.ahead import forced, passes_on
from quayside.table.changing import change, laid
from quayside.table.commands import HOUSE, Actor
from quayside.table.refusals import Refusal
from quayside.table.table import PLAYING, Header, Seat, Table
from quayside.table.undoing import undoable
from server.evening import Evening

ANN = Actor("ann", "Ann")
STEPS = 140  # actions of a test's game: uncompiled, a turn of New Zealand takes a while


class Alone:
    """A person at the first seat, and nobody but bots about."""

    def __init__(self, game: str, seed: int, seats: int = 3, options: Optional[dict[str, Any]] = None) -> None:
        header = Header(
            id="alone",
            owner="ann",
            name="",
            game=game,
            options=options or {},
            rules=game_entry(game).book.version,
            seed=f"alone {seed}",
            origin=None,
            public=False,
            mode="live",
            spectators=True,
            confirm=False,
            clock=None,
            absence=60.0,
            created_at=0.0,
        )
        self.table = laid(header)
        self.rng = random.Random(seed)
        self.do(ANN, commands.Create(header, [Seat(0), *(Seat(seat, bot="random") for seat in range(1, seats))], 0))
        self.do(ANN, commands.Start())

    @property
    def g(self) -> State:
        assert self.table.state is not None
        return self.table.state

    def do(self, actor: Actor, command: commands.Command) -> None:
        change(self.table, actor, command, 1.0)

    def refused(self, command: commands.Command) -> Optional[Refusal]:
        """Why a command of the person is refused; None if it was carried out."""
        try:
            self.do(ANN, command)
        except Refusal as refusal:
            return refusal
        return None

    def step(self) -> None:
        """Somebody who is asked does anything."""
        seat = self.rng.choice(self.g.pending())
        action = self.rng.choice(self.g.legal_names(seat))
        self.do(ANN if seat == 0 else HOUSE, commands.Act(action, seat))

    def to_my_question(self) -> None:
        while self.g.pending() != [0]:
            self.step()


@pytest.mark.parametrize("game", list(GAMES))
def test_among_people_the_engine_says_how_far(game: str) -> None:
    evening = Evening(game, 7)
    seen = 0
    for _ in range(STEPS):
        g = evening.table.state
        assert g is not None
        if evening.table.header.status != PLAYING:
            break
        for seat in g.pending() if int(g.asked()).bit_count() == 1 else ():
            if not evening.table.seats[seat].driven:
                back = undoable(evening.table, seat)
                assert back.steps == len(g.undo_points(seat))
                assert back.reason in ("nothing-done", "others-acted", "learnt", "shown", "stands")
                seen += back.steps > 0
        if not evening._bot():
            evening._act()
    assert seen > 3


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_taken_back_against_bots_told_the_seat_nothing(game: str, seed: int) -> None:
    """With other hidden cards all would have looked the same to it; and it is more than the others would allow."""
    here = Alone(game, seed)
    chance = Quick(seed)
    further = looked = 0
    for _ in range(STEPS):
        if here.table.header.status != PLAYING:
            break
        here.step()
        g = here.g
        back = undoable(here.table, 0)
        if back.steps == 0:
            continue
        assert back.steps >= len(g.undo_points(0))
        further += back.steps > len(g.undo_points(0))
        start = len(g.log) - back.steps
        past = g.replayed(start)
        for _each in range(2):
            looked += _same_to_the_seat(past, g, chance)
    assert looked > 10
    assert further > 0


def _same_to_the_seat(past: State, g: State, chance: Quick) -> int:
    twin = past.determinize(0, chance)
    twin.recording = True
    for entry in g.log[len(past.log) :]:
        assert entry.seat == 0
        assert not entry.outcomes, "a die was thrown"
        twin.apply(entry.action, 0)
    assert json.dumps(twin.view(0)) == json.dumps(g.view(0))
    assert twin.legal(0) == g.legal(0)
    return 1


@pytest.mark.parametrize("game", list(GAMES))
def test_undo_goes_back_to_the_very_position_also_after_reading_the_game_from_a_file(game: str) -> None:
    here = Alone(game, 4)
    digests = {0: here.g.digest()}
    undone = 0
    for _ in range(STEPS):
        if here.table.header.status != PLAYING or undone == 6:
            break
        here.step()
        digests[len(here.g.log)] = here.g.digest()
        back = undoable(here.table, 0)
        if back.steps == 0 or here.rng.random() < 0.5:
            continue
        read = Table(here.table.header, here.table.seats, quayside.load(json.loads(json.dumps(here.g.dump()))))
        assert undoable(read, 0) == back
        steps = here.rng.randint(1, back.steps)
        with pytest.raises(Refusal) as caught:
            here.do(ANN, commands.Undo(back.steps + 1))
        assert caught.value.extra["params"] == {"most": back.steps, "because": back.reason}
        here.do(ANN, commands.Undo(steps))
        assert here.g.digest() == digests[len(here.g.log)]
        undone += 1
    assert undone == 6


def test_a_chosen_action_card_and_a_discarded_card_come_back_from_bots() -> None:
    """SY-5.6 and NZ-12.1 promise and show something to people; bots forget it."""
    yard = Alone("shipyard", 1)
    yard.to_my_question()
    yard.do(ANN, commands.Act(next(name for name in yard.g.legal_names(0) if name.startswith("choose"))))
    assert (undoable(yard.table, 0).steps, yard.g.undo_points(0)) == (1, [])
    land = Alone("newzealand", 1, 4)
    land.to_my_question()
    while not any(name.startswith("discard") for name in land.g.legal_names(0)):
        land.step()
        land.to_my_question()
    land.do(ANN, commands.Act(next(name for name in land.g.legal_names(0) if name.startswith("discard"))))
    assert undoable(land.table, 0).steps >= 1
    assert land.g.undo_points(0) == []


def test_every_reason_is_given_with_the_action_in_the_way() -> None:
    evening = Evening("shipyard", 3)

    def next_seat() -> int:
        g = evening.table.state
        assert g is not None
        return g.pending()[0]

    seat = next_seat()
    while evening.table.seats[seat].driven:
        evening._bot()
        seat = next_seat()
    actor = (Actor("ann", "Ann"), Actor("ben", "Ben"))[seat]
    assert undoable(evening.table, seat).reason == "nothing-done"
    assert undoable(evening.table, 1 - seat).reason == "turn-ended"
    choice = views.fresh(evening.table, actor.person, None, ())["legal"][0]
    evening.do(actor, commands.Act(choice["action"]))
    shown = views.fresh(evening.table, actor.person, None, ())
    assert (shown["undo"], shown["undo_end"]) == (0, {"reason": "stands", "action": choice})
    evening.do(actor, commands.Hand(seat, "random"))
    assert undoable(evening.table, seat).reason == "driven"
    assert views.fresh(evening.table, None, None, ())["undo_end"] is None


@pytest.mark.parametrize("game", list(GAMES))
def test_the_last_choice_of_a_turn_waits_for_a_press_and_the_others_do_not(game: str) -> None:
    """Held, an action is either carried out, and the seat goes on, or refused, and nothing has changed."""
    here = Alone(game, 5)
    held = went = 0
    for _ in range(STEPS):
        if here.table.header.status != PLAYING:
            break
        g = here.g
        if 0 not in g.pending():
            here.step()
            continue
        action = here.rng.choice(g.legal_names(0))
        before = (here.table.header.version, g.digest())
        choice = len(g.legal(0)) > 1 or undoable(here.table, 0).steps > 0
        passes = passes_on(g, 0, g.index(action))
        refusal = here.refused(commands.Act(action, hold=True))
        if refusal is None:
            assert passes is None or not choice
            went += 1
            continue
        assert choice
        assert not action.startswith("end_turn")
        assert (refusal.kind, refusal.reason, refusal.extra["params"]) == ("refused", "ends-turn", {"passes": passes})
        assert (here.table.header.version, here.g.digest()) == before
        held += 1
        here.do(ANN, commands.Act(action))
    assert held > 1 or game != "shipyard"  # the others have an action that says it, "end the turn"
    assert went > 5


@pytest.mark.parametrize("game", list(GAMES))
def test_looking_ahead_knows_no_more_than_the_seat(game: str) -> None:
    """Asked about a state with other hidden cards that looks the same to the seat, it says the same."""
    here = Alone(game, 6)
    chance = Quick(3)
    said = set()
    looked = 0
    while looked < 12:
        if here.g.pending() == [0]:
            twin = here.g.determinize(0, chance)
            for action in here.rng.sample(here.g.legal(0), min(4, len(here.g.legal(0)))):
                answer = passes_on(here.g, 0, action)
                assert passes_on(twin, 0, action) == answer
                said.add(answer)
            assert forced(twin, 0) == forced(here.g, 0)
            looked += 1
        here.step()
    assert None in said


def test_a_question_with_one_answer_need_not_be_asked() -> None:
    """Told to the client as `forced`; what ends the turn or shows something is for the person to press."""
    here = Alone("shipyard", 2)
    seen = 0
    for _ in range(600):
        if here.table.header.status != PLAYING or seen == 3:
            break
        shown = views.fresh(here.table, "ann", None, ())
        if shown["forced"] is not None:
            assert [each["action"] for each in shown["legal"]] == [shown["forced"]]
            here.do(ANN, commands.Act(shown["forced"], hold=True))
            assert here.g.pending() == [0]
            assert undoable(here.table, 0).steps > 0
            seen += 1
        else:
            here.step()
    assert seen == 3


def test_who_ran_out_of_time_plays_on_after_the_bot_has_answered() -> None:
    evening = Evening("container", 2)
    table = evening.table
    header = table.header
    assert table.state is not None
    while table.seats[seat := table.state.pending()[0]].driven:
        evening._bot()
    actor = (Actor("ann", "Ann"), Actor("ben", "Ben"))[seat]
    late = evening.now + 20_000
    evening.log.append(change(table, HOUSE, commands.OutOfTime(seat, late), late, late))
    assert table.seats[seat].driven
    with pytest.raises(Refusal) as caught:
        change(table, actor, commands.TakeBack(), late, late)
    assert caught.value.reason == "bot-decides"
    while table.state.pending() == [seat]:
        evening._bot()
    change(table, actor, commands.TakeBack(), late, late)
    assert not table.seats[seat].driven
    assert table.header.times[seat] == [60.0, None]
    assert header.clock == {"seconds": 10_000, "increment": 5}


def test_what_costs_nothing_or_only_less_is_evident() -> None:
    """NZ-5.10, NZ-13.3: of two ways the cheaper one, and a gift now or never; every other question is put."""
    seen = {"fork": 0, "offer": 0}
    asked = dict(seen)
    for seed in range(1, 30):
        here = Alone("newzealand", seed, 4)
        for _ in range(250):
            if here.table.header.status != PLAYING or min(seen.values()) >= 2:
                break
            g = here.g
            question = g.decision_of(0) if g.pending() == [0] else None
            if question is not None and question.step in seen:
                only = forced(g, 0)
                if only is None:
                    asked[question.step] += 1
                else:
                    seen[question.step] += 1
                    _no_better(g, question.step, only)
            here.step()
    assert min(seen.values()) >= 2
    assert asked["offer"] > 0


def _no_better(g: State, step: str, only: int) -> None:
    """Whatever else is answered, the seat has less afterwards: less money, or not what was given."""
    kinds = {"fork": "via", "offer": "decline"}
    others = [action for action in g.legal(0) if g.book.actions.kind_of(action).name == kinds[step] and action != only]
    assert others
    for other in others:
        best, worse = g.clone(), g.clone()
        best.apply(only, 0)
        worse.apply(other, 0)
        wealth = [_wealth(each) for each in (best, worse)]
        assert all(mine >= theirs for mine, theirs in zip(*wealth, strict=True))
        assert wealth[0] != wealth[1] or step == "fork"  # at a fork the fees may be still to come


def _wealth(g: State) -> list[int]:
    return [int(getattr(g, name)[0]) for name in ("money", "gold", "certificates", "tokens")]
