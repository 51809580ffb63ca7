"""The referees can fail: a fault planted anywhere in the log of a good game is found."""

from __future__ import annotations

import copy
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any, Iterator

import pytest

from referee.following import Fault
from referee.harness import REFEREES, TURNED_UP, fault_game, judge, referee_of
from referee.record import Entry, Record, Words

Spot = tuple[int, int]  # entry, event


@cache
def good(game: str) -> Record:
    record = fault_game(game)
    judge(record)
    return record


def found(record: Record, at: int) -> bool:
    """Is the fault planted in that entry noticed, then or later? What comes before was judged already."""
    try:
        referee_of(record).follow(trusted=at)
    except Fault:
        return True
    return False


def first_events(record: Record) -> Iterator[tuple[str, Spot]]:
    """The first event of each kind."""
    seen: set[str] = set()
    for at, entry in enumerate(record.entries):
        for place, event in enumerate(entry.events):
            if event["event"] not in seen:
                seen.add(event["event"])
                yield event["event"], (at, place)


def with_events(record: Record, at: int) -> Record:
    """A copy in which the events of one entry may be changed."""
    changed = copy.copy(record)
    changed.entries = list(record.entries)
    changed.entries[at] = copy.deepcopy(record.entries[at])
    return changed


def another(value: Any) -> Any:
    """A wrong value of the same sort; for words one that no component has."""
    return value + 1 if isinstance(value, int) else f"not {value}"


@pytest.mark.parametrize("game", REFEREES)
def test_a_lost_event_is_found(game: str) -> None:
    """A container, card or coin that vanishes without a word."""
    for kind, (at, place) in first_events(good(game)):
        record = with_events(good(game), at)
        del record.entries[at].events[place]
        assert found(record, at), f"nobody missed the event {kind}"


@pytest.mark.parametrize("game", REFEREES)
def test_an_event_too_many_is_found(game: str) -> None:
    for kind, (at, place) in first_events(good(game)):
        record = with_events(good(game), at)
        record.entries[at].events.insert(place, record.entries[at].events[place])
        assert found(record, at), f"nobody minded a second {kind}"


@pytest.mark.parametrize("game", REFEREES)
def test_a_wrong_fact_is_found(game: str) -> None:
    """A wrong price, colour, seat, place or amount."""
    for kind, (at, place) in first_events(good(game)):
        for fact in good(game).entries[at].events[place]:
            record = with_events(good(game), at)
            event = record.entries[at].events[place]
            event[fact] = another(event[fact])
            assert found(record, at), f"nobody noticed a wrong {fact} of {kind}"


@pytest.mark.parametrize("game", TURNED_UP)
def test_what_chance_cannot_have_turned_up_is_found(game: str) -> None:
    told = [(at, entry.turned_up) for at, entry in enumerate(good(game).entries) if entry.turned_up]
    lucky = [at for (_, before), (at, now) in pairwise(told) if now != before]  # something else than before turned up
    assert len(lucky) >= 5
    for at in lucky[:: max(1, len(lucky) // 5)]:
        record = with_events(good(game), at)
        for bag in record.entries[at].turned_up["forecast"]:
            record.entries[at].turned_up["forecast"][bag] = ["joker", "joker"]
        record.entries[at].turned_up["objectives"] = ["O99"] * 4
        assert found(record, at), f"nobody minded what turned up at entry {at}"


@pytest.mark.parametrize("game", REFEREES)
def test_a_wrong_score_is_found(game: str) -> None:
    referee = judge(good(game))
    for seat, items in enumerate(good(game).result["sheet"]):
        for item in items:
            wrong = copy.deepcopy(good(game).result)
            wrong["sheet"][seat][item] += 1
            wrong["scores"][seat] += 1
            with pytest.raises(Fault):
                referee.check_result(wrong)
    for wrong in ({"ranks": [2] * good(game).players}, {"reason": "boredom"}):
        with pytest.raises(Fault):
            referee.check_result({**good(game).result, **wrong})


@pytest.mark.parametrize("game", REFEREES)
def test_what_was_not_legal_is_found(game: str) -> None:
    """What one seat may do, another seat that may not do it tries; nobody may do what does not exist."""
    referee, tried = referee_of(good(game)), 0
    for question, entry in referee.walk():
        if entry.legal is None:
            continue
        everything = {action for actions in entry.legal.values() for action in actions}
        for seat, actions in entry.legal.items():
            asked = question.name if seat in question.seats else None
            for action in ("fly", *sorted(everything - set(actions))[:3]):
                with pytest.raises(Fault):
                    referee.check_entry(question, Entry(seat, asked, action, []))
                tried += 1
    assert tried >= 100


@pytest.mark.parametrize("game", REFEREES)
def test_a_wrong_list_of_actions_is_found(game: str) -> None:
    """An action that is legal and not offered, and one that is offered and not legal."""
    referee = referee_of(good(game))
    for question, entry in referee.walk():
        if entry.legal is not None:
            legal = entry.legal[entry.seat]
            for wrong in (legal[:-1], [*legal, "fly"]):
                with pytest.raises(Fault):
                    referee.check_entry(question, replace(entry, legal={**entry.legal, entry.seat: wrong}))


@pytest.mark.parametrize("game", REFEREES)
def test_a_wrong_table_is_found(game: str) -> None:
    """Something appears on the table although the log does not say so."""
    referee = referee_of(good(game))
    for question, entry in referee.walk():
        if entry.views is not None:
            wrong = copy.deepcopy(entry.views)
            enrich(game, wrong)
            with pytest.raises(Fault):
                referee.check_entry(question, replace(entry, views=wrong))


def enrich(game: str, views: list[Words]) -> None:
    """Every seat has one coin more than it should."""
    for seat, view in enumerate(views):
        player = view["players"][seat]
        if game == "container":
            player["purse"]["1"] += 1
        else:
            player[{"shipyard": "guilders", "newzealand": "money"}[game]] += 1
