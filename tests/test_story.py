"""What happens is told by turns: in every language, without codes, in few lines, and never more than was seen."""

from __future__ import annotations

import json
import os
import re
from functools import cache
from pathlib import Path
from typing import Any, Optional

import pytest

import quayside
from quayside.bots.base import bot_turn
from quayside.bots.registry import make_bot
from quayside.cli.told import spoken
from quayside.cli.told import turns as told_again
from quayside.games.registry import entry, manifest, manifests
from quayside.kernel.events import Event
from quayside.story import ToldTurn, sentence, told
from quayside.words import LANGUAGES, Words, event_key, story_of

FILE = Path(__file__).resolve().parent.parent / "web/fixtures/story.json"
NAMES = ("Bosun", "Pilot", "Tally", "Anchor", "Quay")
TOLD = [game for game, found in manifests().items() if found.story is not None]
# (game, players, bot): the club plays as people do, the lively player goes where people seldom go.
PLAYED = [(game, players, bot) for game in TOLD for players, bot in ((3, "club"), (4, "lively"))]
PLAYED += [("container", 5, "lively"), ("newzealand", 1, "club"), ("newzealand", 1, "lively")]

CODE = re.compile(r"\b[A-Za-z]{1,3}\d+\b|\b[A-Z]{2,3}\b|_|\{|\$[a-z]")
# Printed on tiles and boards: victory points; brokers by number.
PRINTED = re.compile(r"\b(?:VP|PV|II|III)\b")
ONE = {
    "en": r"(?<!\d)1 (?:pounds|certificates|cards|tokens|exchange tokens|containers|guilders|points|pieces)\b",
    "ru": r"(?<!\d)1 (?:фунта|фунтов|сертификат[аов]+|карты|карт|золота|контейнер[аов]+|гульден[аов]+|очка|очков)\b",
    "it": r"(?<!\d)1 (?:sterline|certificati|carte|gettoni|lingotti|fiorini|punti|contratti|elementi|merci)\b|\d oro\b",
}


@cache
def played(game: str, players: int, bot: str) -> tuple[tuple[Event, ...], ...]:
    """What each action of a game caused."""
    g = quayside.new(game, players, 7)
    bots = {seat: make_bot(bot, game, seat) for seat in range(players)}
    caused: list[tuple[Event, ...]] = []
    while not g.over and len(caused) < 2500:
        seat, action = bot_turn(g, bots)
        caused.append(tuple(g.apply(action, seat)))
    return tuple(caused)


def seen(actions: tuple[tuple[Event, ...], ...], seat: Optional[int]) -> list[list[dict[str, Any]]]:
    return [[view for event in events if (view := event.view(seat)) is not None] for events in actions]


def words_of(language: str, players: int, me: Optional[int]) -> Words:
    return Words(language, {**dict(enumerate(NAMES[:players])), players: "Sarah"}, me)


def texts(words: Words, game: str, turn: ToldTurn) -> list[str]:
    return [sentence(words, game, turn, line) for line in turn.lines]


@pytest.mark.parametrize("game", TOLD)
def test_every_event_of_a_game_is_declared(game: str) -> None:
    kinds = {kind.name for kind in entry(game).book.events} - {manifest(game).turn_event}
    assert set(story_of(game).events) == kinds
    for kind in entry(game).book.events:
        telling = story_of(game).of(kind.name)
        arguments = {*kind.public, *kind.private}
        assert {*telling.adds, *telling.lists, *telling.drops, *telling.becomes} <= arguments, kind.name
        assert set(telling.unless) <= kinds, kind.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_what_a_seat_does_begins_with_its_name(game: str, language: str) -> None:
    """So that the same words go into a sentence that has named it."""
    words = Words(language)
    for kind in entry(game).book.events:
        telling = story_of(game).of(kind.name)
        if telling.place in ("notice", "detail") or kind.name == manifest(game).turn_event:
            continue
        key = event_key(game, kind.name, False)
        assert words.has(key)
        found = words.messages.filled(key, {"seat": "Bosun", "you": "no"})  # with nothing of what else it tells
        assert found is not None
        text, _errors = found
        assert text.startswith("Bosun "), kind.name
        assert text.count("Bosun") == 1, kind.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "bot"), PLAYED)
def test_no_code_no_wrong_number_and_nothing_missing(game: str, players: int, bot: str, language: str) -> None:
    actions = played(game, players, bot)
    for me in (None, 0):
        words = words_of(language, players, me)
        for turn in told(game, seen(actions, me)):
            details = [words.event(game, event, turn.seat) for line in turn.lines for event in line.details]
            for text in (*texts(words, game, turn), *details):
                assert not CODE.search(PRINTED.sub("", text)), text
                assert not re.search(ONE[language], text), text
                assert "  " not in text, text
                assert text[0] == text[0].upper(), text
                assert text.endswith("."), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "bot"), PLAYED)
def test_the_terminal_tells_a_game_again_without_codes(game: str, players: int, bot: str, language: str) -> None:
    words = spoken(words_of(language, players, None), quayside.new(game, players, 7), None)
    lines = list(told_again(words, game, seen(played(game, players, bot), None), details=True))
    assert len(lines) > 200
    assert sorted({line for line in lines if CODE.search(PRINTED.sub("", line))}) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_questions_and_answers_have_no_codes(game: str, language: str) -> None:
    players = 3
    words = words_of(language, players, 0)
    g = quayside.new(game, players, 11)
    bots = {seat: make_bot("lively", game, seat) for seat in range(players)}
    said: set[str] = set()
    while not g.over and len(g.log) < 700:
        for seat in g.pending():
            decision = g.decision_of(seat)
            assert decision is not None
            said.add(words.ask(game, decision.step, decision.context))
            said.update(words.action(g.book, action) for action in g.legal(seat))
        seat, action = bot_turn(g, bots)
        g.apply(action, seat)
    assert len(said) > 200
    assert sorted(text for text in said if CODE.search(PRINTED.sub("", text))) == []


@pytest.mark.parametrize(("game", "players", "bot"), PLAYED)
def test_a_turn_is_a_few_lines(game: str, players: int, bot: str) -> None:
    turns = told(game, seen(played(game, players, bot), 0))
    lengths = sorted(len(turn.lines) for turn in turns)
    assert lengths[len(lengths) // 2] <= 2
    assert lengths[len(lengths) * 9 // 10] <= (4 if bot == "club" else 5)
    words = words_of("en", players, 0)
    lengths = sorted(len(text) for turn in turns for text in texts(words, game, turn))
    assert lengths[len(lengths) * 98 // 100] < 420
    assert lengths[-1] < (600 if bot == "club" else 1500)  # whoever can do ten things in a turn is told of ten


@pytest.mark.parametrize("game", TOLD)
def test_the_turns_of_three_others_fit_ten_lines(game: str) -> None:
    turns = told(game, seen(played(game, 3, "club"), 0))[:-1]  # the last one has the reckoning
    rounds = [turns[at : at + 3] for at in range(len(turns) - 2)]
    heights = sorted(sum(len(turn.lines) for turn in three) for three in rounds)
    assert heights[len(heights) * 9 // 10] <= 10


def test_the_reader_is_told_of_as_you_and_sarah_by_name() -> None:
    turns = told("newzealand", seen(played("newzealand", 1, "club"), 0))
    words = words_of("en", 1, 0)
    first = [text for turn in turns if turn.seat == 0 for text in texts(words, "newzealand", turn)]
    hers = [text for turn in turns if turn.seat == 1 for text in texts(words, "newzealand", turn)]
    assert all(text.startswith(("You ", "The ")) for text in first)
    assert all(text.startswith(("Sarah ", "The ")) for text in hers if "You " not in text)
    assert not any(re.search(r"\bB\b", text) for text in first + hers if "building" not in text)


@pytest.mark.parametrize(("game", "players", "bot"), PLAYED)
def test_a_story_has_all_that_was_told_and_no_more(game: str, players: int, bot: str) -> None:
    """Each event stands in the details of exactly one sentence or turn, or began a turn."""
    for seat in (None, 0):
        given = [event for events in seen(played(game, players, bot), seat) for event in events]
        turns = told(game, seen(played(game, players, bot), seat))
        kept = [event for turn in turns for event in turn.details]
        kept += [event for turn in turns for line in turn.lines for event in line.details]
        counted = sum(int(event.get("many", 1)) for event in kept if _lists(game, event))
        counted += sum(1 for event in kept if not _lists(game, event) and not _adds(game, event))
        added = sum(1 for event in given if _adds(game, event) and not _lists(game, event))
        openings = sum(turn.opening is not None for turn in turns)
        assert counted + added + openings == len(given)
        assert {event["event"] for event in given} >= {event["event"] for event in kept}


def _lists(game: str, event: dict[str, Any]) -> bool:
    telling = story_of(game).of(event["event"])
    return bool(telling.lists) or telling.counts


def _adds(game: str, event: dict[str, Any]) -> bool:
    telling = story_of(game).of(event["event"])
    return bool(telling.adds or telling.becomes)


def test_things_done_several_times_are_told_once() -> None:
    drew = {"event": "drew", "seat": 1, "count": 1}
    moved = {"event": "moved", "seat": 1, "to": "wellington"}
    gold = {"event": "gold", "seat": 1, "amount": 1}
    actions = [[{"event": "turn", "seat": 1, "round": 2}], [moved], [gold, drew, drew], [gold, drew]]
    (turn,) = told("newzealand", actions)
    (line,) = turn.lines
    words = words_of("ru", 2, None)
    assert sentence(words, "newzealand", turn, line) == "Pilot переходит в Веллингтон: получает 2 золота."
    assert [words.event("newzealand", event, turn.seat) for event in line.details] == [
        "Pilot переходит в Веллингтон.",
        "Pilot получает 2 золота.",
        "Pilot берёт 3 карты.",
    ]


def test_what_is_done_twice_running_with_nothing_between_is_told_once() -> None:
    moved = {"event": "moved", "seat": 0, "to": "wellington"}
    (turn,) = told("newzealand", [[moved], [moved]])
    assert texts(words_of("en", 2, 0), "newzealand", turn) == ["You move to Wellington."]
    assert len(turn.lines[0].details) == 2


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You sell 2 cars of coal and a car of steel for 11 guilders."),
        ("ru", "Вы продаёте 2 вагона угля и вагон стали за 11 гульденов."),
        ("it", "Vendi 2 vagoni di carbone e un vagone di acciaio per 11 fiorini."),
    ],
)
def test_several_of_a_kind_are_counted_within_the_sentence(language: str, said: str) -> None:
    sold = [
        {"event": "sold", "seat": 0, "count": 2, "commodity": "coal", "guilders": 6},
        {"event": "sold", "seat": 0, "count": 1, "commodity": "steel", "guilders": 5},
    ]
    (turn,) = told("shipyard", [sold])
    assert texts(words_of(language, 2, 0), "shipyard", turn) == [said]


def test_several_of_a_kind_are_listed_with_their_number() -> None:
    dealt = [{"event": "dealt", "column": column, "row": 1, "card": 1} for column in ("bows", "bows", "sterns")]
    chosen = {"event": "passed", "seat": 0}
    (turn,) = told("shipyard", [[chosen, *dealt]])
    (line,) = turn.lines
    details = [words_of("en", 2, 0).event("shipyard", event, 0) for event in line.details]
    assert details == ["You pass.", "3 new cards on the display (2 \u00d7 bows, sterns)."]


def test_more_than_two_things_have_one_and_before_the_last() -> None:
    """Commas within a thing part nothing; what one event tells alone is counted, too."""
    pieces = ("captain", "sail", "crane", "sail")
    gained = [{"event": "gained", "seat": 1, "count": 1, "piece": piece} for piece in pieces]
    (turn,) = told("shipyard", [gained])
    assert texts(words_of("ru", 2, 0), "shipyard", turn) == ["Pilot получает капитана, 2 паруса и кран."]
    alone = {"event": "gained", "seat": 1, "count": 3, "piece": "smokestack"}
    assert words_of("ru", 2, 0).event("shipyard", alone) == "Pilot получает 3 трубы."
    cards = [{"event": "played", "seat": 0, "card": card} for card in ("ferry", "O10")]
    (turn,) = told("newzealand", [cards])
    assert texts(words_of("en", 2, 0), "newzealand", turn) == [
        "You play a ferry and the objective “a disc on a post of 13 or more, a ferry”."
    ]


def test_what_led_to_a_sentence_belongs_to_it() -> None:
    fee = {"event": "fee", "seat": 0, "owner": "bank", "amount": 1}
    moved = {"event": "moved", "seat": 0, "to": "wellington"}
    (turn,) = told("newzealand", [[fee, moved]])
    said = texts(words_of("en", 2, 0), "newzealand", turn)
    assert said == ["You move to Wellington: pay the bank a fee of 1 pound."]


def test_what_ends_an_action_does_not_belong_to_the_cruise_after_it() -> None:
    """A ship leaves at the end of the turn, in the same step as the last thing that was done."""
    bonus = {"event": "bonus", "seat": 0, "action": "hire"}
    hired = {"event": "hired", "seat": 0, "employee": "helmsman", "cost": 1}
    launched = {"event": "launched", "seat": 0, "cards": 3}
    (turn,) = told("shipyard", [[bonus], [hired, launched]])
    assert texts(words_of("en", 2, 0), "shipyard", turn) == [
        "You buy a bonus action (Hire Employee): hire a helmsman for 1 guilder.",
        "You launch a ship of 3 cards.",
    ]


def test_what_is_done_next_is_told_after_what_came_of_the_first() -> None:
    visits = [{"event": "visits", "seat": 0, "rival": rival} for rival in (1, 2)]
    bought = {"event": "bought", "seat": 0, "colour": "beige", "price": 2}
    repriced = {"event": "repriced", "seat": 0, "store": "harbour", "colour": "beige", "old": 3, "new": 4}
    (turn,) = told("container", [[visits[0]], [bought], [visits[1]], [repriced]])
    assert texts(words_of("en", 3, 0), "container", turn) == [
        "You shop at the factory of Pilot: buy a beige container for $2. "
        "You shop at the factory of Tally: change the price of a beige container in the harbour store to $4."
    ]


def test_what_could_not_be_paid_is_no_part_of_the_payment() -> None:
    events = [{"event": "interest", "seat": 0, "amount": 1}, {"event": "default", "seat": 0, "loans": 1}]
    (turn,) = told("container", [events])
    assert texts(words_of("en", 3, 0), "container", turn) == [
        "You pay $1 interest.",
        "You fail to pay the interest on 1 loan.",
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "You play a ferry: receive 2 pounds, 1 certificate, 1 gold, reach space 8 of the pathfinder track.",
        ),
        (
            "ru",
            "Вы разыгрываете карту парома: получаете 2 фунта, 1 сертификат, 1 золото, "
            "достигаете клетки 8 на шкале исследователя.",
        ),
        (
            "it",
            "Giochi un traghetto: ricevi 2 sterline, 1 certificato, 1 lingotto d'oro, "
            "raggiungi lo spazio 8 dell'esploratore.",
        ),
    ],
)
def test_one_verb_is_enough_and_a_track_is_told_by_where_it_ends(language: str, said: str) -> None:
    events = [
        {"event": "played", "seat": 0, "card": "ferry"},
        {"event": "pounds", "seat": 0, "amount": 2},
        {"event": "certificates", "seat": 0, "amount": 1},
        {"event": "gold", "seat": 0, "amount": 1},
        {"event": "pathfinder", "seat": 0, "space": 7},
        {"event": "pathfinder", "seat": 0, "space": 8},
    ]
    (turn,) = told("newzealand", [events])
    assert texts(words_of(language, 2, 0), "newzealand", turn) == [said]


def test_bids_beside_each_other_name_each_seat_once() -> None:
    """Those who share the best bid bid again, and that is another sentence; only a sentence begins with a capital."""
    bids = [{"event": "bid", "seat": seat, "worth": worth} for seat, worth in ((1, 6), (0, 6), (1, 7), (0, 6))]
    (turn,) = told("container", [bids], seat=2)
    assert texts(words_of("en", 3, 0), "container", turn) == [
        "Pilot bids $6, you bid $6.",
        "Pilot bids $7, you bid $6.",
    ]


def test_what_happens_to_all_brokers_is_one_sentence() -> None:
    paid = [{"event": "subsidy", "broker": broker, "amount": 2} for broker in ("I", "II", "III")]
    loans = [{"event": "repaid", "seat": 0}, {"event": "repaid", "seat": 0}]
    (turn,) = told("container", [loans, paid], seat=0)
    assert texts(words_of("en", 3, 0), "container", turn) == ["You repay 2 loans.", "Brokers I, II, III share $6."]


def test_a_game_that_does_not_say_how_it_is_told_has_a_sentence_for_each_event() -> None:
    silent = [game for game, found in manifests().items() if found.story is None]
    for game in silent or ["no such game is installed"]:
        if game in manifests():
            turns = told(game, seen(played(game, entry(game).book.players[0], "random"), 0))
            assert all(len(line.parts) == 1 for turn in turns for line in turn.lines)


def example() -> dict[str, Any]:
    """Actions of each game as seat A saw them, and the story that both programs must make of them."""
    found: dict[str, Any] = {}
    for game in TOLD:
        actions = seen(played(game, 3, "club")[:75], 0)
        stories = {language: _lines(words_of(language, 3, 0), game, actions) for language in LANGUAGES}
        found[game] = {"actions": actions, "stories": stories}
    return found


def _lines(words: Words, game: str, actions: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    return [
        {
            "seat": turn.seat,
            "lines": texts(words, game, turn),
            "details": [words.event(game, event, turn.seat) for line in turn.lines for event in line.details],
        }
        for turn in told(game, actions)
    ]


def test_the_browser_is_given_the_same_story_to_tell() -> None:
    """web/tests/story.test.ts tells it again; QUAYSIDE_WRITE=1 writes the file anew."""
    text = json.dumps(example(), ensure_ascii=False, indent=1) + "\n"
    if os.environ.get("QUAYSIDE_WRITE") == "1":
        FILE.write_text(text, "utf-8")
    assert FILE.read_text("utf-8") == text, "QUAYSIDE_WRITE=1 pytest tests/test_story.py writes it"
