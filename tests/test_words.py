"""Every word a player can meet is there in every language, takes the same values, and is used."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Iterator, Mapping

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import quayside
from quayside.games.registry import GAMES, entry, manifest
from quayside.kernel.rulebook import Rulebook
from quayside.tutorials.lessons import said_keys
from quayside.words import (
    LANGUAGES,
    Literal,
    Messages,
    MissingWords,
    Words,
    asks,
    entries,
    event_key,
    expected_keys,
    reason_key,
    resource_files,
    rule_key,
)

SOURCE = Path(quayside.__file__).parent
SAID = re.compile(r'say\(\s*"([a-z0-9_-]+)"')

CYRILLIC = "[\u0430-\u044f\u0451]"


class Variables(Visitor):
    """Collects the names of the values a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The variables of every message of a language, by key."""
    found: dict[str, set[str]] = {}
    for name, text in resource_files(language).items():
        for item in FluentParser().parse(text).body:
            assert not isinstance(item, ast.Junk), f"{language}/{name}: {item.content}"
            if isinstance(item, ast.Message):
                assert item.id.name not in found, f"{language}/{name}: {item.id.name} is there twice"
                variables = Variables()
                variables.visit(item)
                found[item.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_read_one_by_one_are_those_of_their_file(language: str) -> None:
    for name, text in resource_files(language).items():
        whole = [item for item in FluentParser().parse(text).body if isinstance(item, ast.Message | ast.Term)]
        alone = entries(text)
        assert list(alone) == [("-" if isinstance(item, ast.Term) else "") + item.id.name for item in whole], name
        for item, written in zip(whole, alone.values(), strict=True):
            (read,) = (each for each in FluentParser().parse(written).body if isinstance(each, ast.Message | ast.Term))
            assert read.equals(item, ignored_fields=["span", "comment"]), item.id.name


def test_a_message_is_read_with_what_it_refers_to() -> None:
    said = Messages("en")
    unread = "-yard = yard\nleaves = Out of { -yard } { $far ->\n  *[x] now\n}.\nboth = { leaves } Twice.\none = 1\n"
    said._unread = entries(unread)
    assert "leave" not in said
    assert "both" in said
    assert list(said._unread) == ["one"]
    assert said.filled("both", {"far": 1}) == ("Out of yard now. Twice.", [])
    assert "leaves" in said


def program_keys() -> set[str]:
    """The keys that the program itself asks for by name."""
    return {key for path in SOURCE.rglob("*.py") for key in SAID.findall(path.read_text("utf-8"))}


def wanted_keys() -> set[str]:
    games = {key for game in GAMES for key in expected_keys(entry(game).book)}
    return program_keys() | games | {key for game in GAMES for key in said_keys(game)}


def hint_keys(game: str) -> set[str]:
    """One for every question that a game asks."""
    return {f"{game}-hint-{step.name}" for step in entry(game).book.steps if asks(step)}


def browser_keys(language: str) -> set[str]:
    """The keys of the browser's own files; web/tests/words.test.ts looks whether they are used."""
    texts = [text for name, text in resource_files(language).items() if re.search(r"(^|-)(about|card|web)\.ftl$", name)]
    return {key for text in texts for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing(language: str) -> None:
    assert wanted_keys() - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_unused(language: str) -> None:
    hints = {key for game in GAMES for key in hint_keys(game)}
    assert set(messages(language)) - wanted_keys() - browser_keys(language) - hints == set()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_first_game_has_a_hint_for_every_question_in_every_language(game: str) -> None:
    for language in LANGUAGES:
        assert hint_keys(game) - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_same_values_in_every_language(language: str) -> None:
    english, other = messages(LANGUAGES[0]), messages(language)
    assert {key: names for key, names in other.items() if names != english[key]} == {}


def sample(words: Words, game: str, values: Mapping[str, object]) -> dict[str, object]:
    return {name: words.value(game, name, value) for name, value in values.items()}


def fillings(book: Rulebook, words: Words) -> Iterator[tuple[str, dict[str, object]]]:
    """Every message of a game with values as they come up in play."""
    game = book.game
    for kind in book.actions.kinds:
        for action in {kind.first, kind.first + 1, kind.first + kind.count // 2, kind.first + kind.count - 1}:
            if kind.first <= action < kind.first + kind.count:
                yield f"{game}-do-{kind.name}", sample(words, game, kind.values(action))
    for event in book.events:
        for insider in (False, True):
            domains = {**event.public, **(event.private if insider or event.secret else {})}
            if insider and (event.secret or not event.private):
                continue
            for number in (0, 1, 2, 5, 21):
                seats = {name: number % 3 for name in domains if name in manifest(game).seat_arguments}
                values = {name: labels[number % len(labels)] if labels else number for name, labels in domains.items()}
                told = {"many": number, "you": Literal("yes" if number else "no"), "seat": 0}
                yield event_key(game, event.name, insider), sample(words, game, {**told, **values, **seats})
    for reason in book.reasons[1:]:
        yield reason_key(game, reason.name), {name: 3 for name in reason.params}
    for rule in book.rules:
        yield rule_key(rule), {}
    for option in book.options:
        yield f"{game}-option-{option.name}", {}
    for item in book.score_items:
        yield f"{game}-item-{item}", {}
    for end in book.end_reasons:
        yield f"{game}-end-{end}", {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_message_can_be_filled_in(game: str, language: str) -> None:
    words = Words(language)
    for key, values in fillings(entry(game).book, words):
        text = words.say(key, **values)
        assert text.strip(), key
        assert "{" not in text, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_questions_use_only_what_their_step_tells(game: str, language: str) -> None:
    """Random games meet nearly every question; each can be asked with the context it comes with."""
    words, book = Words(language), entry(game).book
    met: set[str] = set()
    for seed in range(6):
        g = quayside.new(game, players=book.players[seed % 2], seed=seed)
        dice = quayside.Quick(seed)
        for _ in range(1500):
            decision = g.decision
            if decision is None:
                break
            if decision.step not in met or decision.context:
                assert words.ask(game, decision.step, decision.context)
                met.add(decision.step)
            legal = g.legal(decision.seat)
            for event in g.apply(legal[dice.below(len(legal))], decision.seat):
                for seat in (None, *range(int(g.seats))):
                    told = event.view(seat)
                    assert told is None or words.event(game, told)
    assert len(met) > len([step for step in book.steps if asks(step)]) // 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_program_messages_can_be_filled_in(language: str) -> None:
    words = Words(language)
    for key, names in messages(language).items():
        if key.startswith("cli-"):
            for number in (0, 1, 2, 5, 21):
                assert words.say(key, **{name: number for name in names}).strip()


def test_russian_is_in_cyrillic_and_languages_differ() -> None:
    english, russian, italian = Words("en"), Words("ru"), Words("it")
    for game in GAMES:
        for rule in entry(game).book.rules:
            assert re.search(CYRILLIC + "{3}", russian.rule(rule)), rule
            assert english.rule(rule) != italian.rule(rule), rule
            assert not re.search(CYRILLIC, english.rule(rule) + italian.rule(rule)), rule


def test_letters_of_the_colours_differ() -> None:
    for language in LANGUAGES:
        letters = [key for key in messages(language) if key.startswith("cli-container-letter-")]
        assert len({Words(language).say(key) for key in letters}) == len(letters) == 5


def test_a_missing_message_or_value_is_an_error() -> None:
    with pytest.raises(MissingWords, match="no-such-key"):
        Words("en").say("no-such-key")
    with pytest.raises(MissingWords, match="colour"):
        Words("en").say("container-do-buy")
    with pytest.raises(quayside.QuaysideError, match="language"):
        Words("xx")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_listed_twice_in_a_name(language: str) -> None:
    """ "Two buildings", not "a building, a building"."""
    for name, text in resource_files(language).items():
        for listed in re.findall(r"-word-\w+ = .*[“«](.*)[”»]", text):
            parts = listed.split(", ")
            assert len(set(parts)) == len(parts), f"{language}/{name}: {listed}"


# Letters and a number, as places and cards are called inside: W1, SH3. Rules have theirs on purpose (CT-3.3).
CODE = re.compile(r"(?<![\w-])[A-Z]{1,3}\d+[a-z]?\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_called_by_its_code(language: str) -> None:
    """In lessons, hints, questions and cards; the terminal's maps have marks of their own and a legend."""
    texts = [text for name, text in resource_files(language).items() if not name.endswith("cli.ftl")]
    lines = [re.sub(r"\{[^{}]*\}|^[\w-]+ =", "", line) for text in texts for line in text.splitlines()]
    assert [line for line in lines if CODE.search(line) and not line.startswith("#")] == []
