"""Player-facing words: Fluent messages from `locale/` and the games' `words/`, looked up by key and filled in."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Callable, Final, Iterator, Mapping, Optional, Sequence

from fluent.runtime import FluentBundle, FluentResource

from quayside.games.registry import entry, manifest, manifests
from quayside.kernel.declared import Label
from quayside.kernel.errors import BadOptions, IllegalAction, QuaysideError
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.seats import SEATS
from quayside.kernel.telling import UNTOLD, Story, Telling

LANGUAGES = ("en", "ru", "it")
PLAIN: Final = "word"  # the form of a word that stands by itself
YOU: Final = {True: "yes", False: "no"}

_NAME: Final = re.compile(r"-?[a-zA-Z][a-zA-Z0-9_-]*")
_ENTRY: Final = re.compile(rf"^({_NAME.pattern}) *=", re.MULTILINE)

# A word of a game as a table calls it, where that says more: told the argument, its value and the form.
Naming = Callable[[str, str, str], Optional[str]]


class MissingWords(QuaysideError):
    """A message is not there or cannot be filled in."""


@cache
def resource_files(language: str) -> dict[str, str]:
    """The texts of all Fluent files of a language, by name."""
    if language not in LANGUAGES:
        raise BadOptions(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    found = _texts(resources.files("quayside").joinpath("locale", language))
    for game, each in manifests().items():
        own = each.file("words", language)
        folder = own if own.is_dir() else each.file("words", LANGUAGES[0])  # better than nothing
        found.update({_shown(game, name): text for name, text in _texts(folder).items()})
    return found


def _shown(game: str, name: str) -> str:
    """A file of a game beside those of others: `game.ftl` has the game's own name, the others have it in front."""
    return f"{game}.ftl" if name == "game.ftl" else f"{game}-{name}"


def _texts(folder: Traversable) -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}


def entries(text: str) -> dict[str, str]:
    """The messages and terms of a Fluent file by their names, as they are written there: nothing but a name is ever
    followed by an equals sign at the beginning of a line."""
    begins = list(_ENTRY.finditer(text))
    ends = [*(each.start() for each in begins[1:]), len(text)]
    return {each[1]: text[each.start() : end] for each, end in zip(begins, ends, strict=True)}


class Messages:
    """All messages of a language. One is read when it is first asked for: reading all of them takes a quarter of a
    second, and few programs say more than some."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for text in resource_files(language).values():
            self._unread = {**entries(text), **self._unread}

    def __contains__(self, key: str) -> bool:
        if key in self._unread:
            self._read(key)
        return bool(self._bundle.has_message(key))

    def filled(self, key: str, values: Mapping[str, object]) -> Optional[tuple[str, Sequence[Exception]]]:
        """The text of a message that is there, and what is wrong with it; None if it has none."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        return str(text), errors

    def _read(self, key: str) -> None:
        """With all that it may refer to. It counts as read when everything is: another thread may be asking."""
        found: dict[str, str] = {}
        wanted = [key]
        while wanted:
            name = wanted.pop()
            if name in self._unread and name not in found:
                found[name] = self._unread[name]
                wanted += _NAME.findall(found[name])
        self._bundle.add_resource(FluentResource("".join(found.values())))
        for name in found:
            self._unread.pop(name, None)


_messages = cache(Messages)


@cache
def story_of(game: str) -> Story:
    """How a game is told; the events of one that does not say are a sentence each."""
    found = manifest(game)
    story: Story = UNTOLD if found.story is None else found.load(found.story)
    return story


class Words:
    """One language. `names` are what the seats are called; `me` is the seat of the reader, who is told of as "you"."""

    def __init__(self, language: str, names: Mapping[int, str] | None = None, me: int | None = None) -> None:
        self.language = language
        self.names = dict(names or {})
        self.me = me
        self.naming: Optional[Naming] = None
        self.messages = _messages(language)

    def has(self, key: str) -> bool:
        return key in self.messages

    def say(self, key: str, **values: object) -> str:
        """The message of that key with its values filled in."""
        if not self.has(key):
            raise MissingWords(f"{self.language}: there is no message {key}")
        found = self.messages.filled(key, values)
        if found is None:
            raise MissingWords(f"{self.language}: {key} has no text")
        text, errors = found
        if errors:
            raise MissingWords(f"{self.language}: {key}: {errors[0]}")
        return text

    def seat(self, seat: int) -> str:
        """What a seat is called: the name given, else its letter."""
        return self.names.get(seat, SEATS[seat])

    def value(self, game: str, name: str, value: object, form: str = PLAIN, count: int = 1) -> object:
        """A value as it stands in a sentence: seats by name, words of the game translated, numbers as they are.

        A form other than the plain one is told how many there are of it.
        """
        if value is None:
            return "-"
        if isinstance(value, tuple):
            return self._listed(game, name, value, form)
        if isinstance(value, int) and name in manifest(game).seat_arguments:
            return self._seat_word(game, value, form)
        if isinstance(value, str) and not isinstance(value, Literal):
            return self._word(game, name, value, form, count)
        return value

    def _word(self, game: str, name: str, value: str, form: str, count: int) -> str:
        named = None if self.naming is None else self.naming(name, value, form)
        if named is not None:
            return named
        if value in SEATS:
            return self._seat_word(game, SEATS.index(value), form)
        return self.say(f"{game}-{form}-{value}", count=count)

    def _seat_word(self, game: str, seat: int, form: str) -> str:
        name = self.seat(seat)
        return name if form == PLAIN else self.say(f"{game}-{form}-seat", name=name, you=YOU[seat == self.me])

    def _listed(self, game: str, name: str, values: Sequence[object], form: str) -> str:
        """Things one after the other, those there are several of with their number; of equal numbers one.

        What has commas of its own is kept apart by more than a comma. Forms that count by themselves are part of the
        sentence, so that the last of them stands behind an "and".
        """
        if any(isinstance(value, int) for value in values):
            return ", ".join(str(value) for value in (values if len(set(values)) > 1 else values[:1]))
        counts = Counter(values)
        if form != PLAIN:
            return self._together([str(self.value(game, name, each, form, count)) for each, count in counts.items()])
        things = [self._several(str(self.value(game, name, each)), count) for each, count in counts.items()]
        return ("; " if any("," in thing for thing in things) else ", ").join(things)

    def _together(self, things: Sequence[str]) -> str:
        first = ", ".join(things[:-1])
        return self.say("story-and", first=first, last=things[-1]) if first else things[-1]

    def _several(self, value: str, count: int) -> str:
        return value if count == 1 else self.say("story-several", count=count, thing=value)

    def _filled(self, game: str, key: str, values: Mapping[str, object]) -> str:
        forms = story_of(game).forms.get(key.removeprefix(f"{game}-"), {})
        count = values.get("count")
        many = count if isinstance(count, int) else 1
        filled = {name: self.value(game, name, value, forms.get(name, PLAIN), many) for name, value in values.items()}
        return self.say(key, **filled)

    def action(self, book: Rulebook, action: int) -> str:
        """An action as a button would show it."""
        kind = book.actions.kind_of(action)
        return self._filled(book.game, f"{book.game}-do-{kind.name}", kind.values(action))

    def event(self, game: str, told: Mapping[str, object], actor: int | None = None) -> str:
        """An event as one seat sees it, in a sentence of its own; `actor` is whose turn it is."""
        text = self._whole(game, told, actor, self.say("story-you"))
        return text[:1].upper() + text[1:]

    def clause(self, game: str, told: Mapping[str, object], actor: int | None = None) -> str:
        """The same without its subject, for a sentence that has named it."""
        return self._event(game, told, {**self._event_values(game, told, actor), "seat": Literal("")}).strip()

    def more(self, game: str, told: Mapping[str, object], actor: int | None = None) -> str:
        """The same without its verb, for a sentence that has just said it."""
        return self._filled(game, more_key(game, str(told["event"])), self._event_values(game, told, actor))

    def beside(self, game: str, told: Mapping[str, object], actor: int | None = None) -> str:
        """The same after what another seat did, in the same sentence."""
        return self._whole(game, told, actor, self.say("story-you-beside"))

    def _whole(self, game: str, told: Mapping[str, object], actor: int | None, you: str) -> str:
        """An event with its subject; some languages need none for the reader."""
        values = self._event_values(game, told, actor)
        seat = values.get("seat")
        if isinstance(seat, int):
            values["seat"] = self._subject(story_of(game).of(str(told["event"])), seat, you)
        return self._event(game, told, values).strip()

    def _event(self, game: str, told: Mapping[str, object], values: Mapping[str, object]) -> str:
        kind = next(kind for kind in entry(game).book.events if kind.name == told["event"])
        insider = bool(kind.private) and all(name in told for name in kind.private)
        return self._filled(game, event_key(game, kind.name, insider and not kind.secret), values)

    def _event_values(self, game: str, told: Mapping[str, object], actor: int | None) -> dict[str, object]:
        """The arguments of an event, with its seat even if it has none of its own, and whether that is the reader's."""
        seat = told.get("seat", actor)
        values: dict[str, object] = {"seat": seat, "many": 1, "you": Literal(YOU[seat is not None and seat == self.me])}
        forms = story_of(game).forms.get(f"event-{told['event']}", {})
        for name, value in told.items():
            mine = value == self.me and name in manifest(game).seat_arguments
            object_ = mine and name != "seat" and name not in forms
            values[name] = Literal(self.say("story-you-object")) if object_ else value
        del values["event"]
        return values

    def _subject(self, telling: Telling, seat: int, you: str) -> Literal:
        """Who acts, or to whom it happens."""
        if seat != self.me:
            return Literal(self.seat(seat))
        return Literal(self.say("story-you-object") if telling.place == "notice" else you)

    def ask(self, game: str, step: str, context: Mapping[str, object]) -> str:
        """The question a step asks."""
        return self._filled(game, f"{game}-ask-{step}", context)

    def why_not(self, game: str, error: IllegalAction) -> str:
        """Why an action is refused, with the rules behind it."""
        why = self.say(reason_key(game, error.reason), **error.params)
        return f"{why} ({', '.join(error.rules)})"

    def rule(self, rule: str) -> str:
        """A rule in one sentence of our own."""
        return self.say(rule_key(rule))


class Literal(str):
    """A text that is no word of the game."""


KERNEL_REASONS = ("not-now", "not-yours", "is-over")


def rule_key(rule: str) -> str:
    return f"rule-{rule.replace('.', '-')}"


def reason_key(game: str, reason: str) -> str:
    return f"why-{reason}" if reason in KERNEL_REASONS else f"{game}-why-{reason}"


def event_key(game: str, name: str, insider: bool) -> str:
    return f"{game}-event-{name}{'-own' if insider else ''}"


def more_key(game: str, name: str) -> str:
    return f"{game}-event-{name}-more"


def expected_keys(book: Rulebook) -> Iterator[str]:
    """Every message a game needs, whatever the language."""
    game = book.game
    yield game
    for kind in book.actions.kinds:
        yield f"{game}-do-{kind.name}"
    for step in book.steps:
        if asks(step):
            yield f"{game}-ask-{step.name}"
    for event in book.events:
        yield event_key(game, event.name, False)
        if event.private and not event.secret:
            yield event_key(game, event.name, True)
        if story_of(game).of(event.name).verb:
            yield more_key(game, event.name)
    for reason in book.reasons[1:]:
        yield reason_key(game, reason.name)
    for rule in book.rules:
        yield rule_key(rule)
    for option in book.options:
        yield f"{game}-option-{option.name}"
        for choice in option.choices or ():
            if choice not in SEATS:
                yield f"{game}-word-{choice}"
    for item in book.score_items:
        yield f"{game}-item-{item}"
    for deed in manifest(game).deeds:
        yield f"{game}-insight-{deed}"
    for end in book.end_reasons:
        yield f"{game}-end-{end}"
    for label in _labels(book):
        yield f"{game}-word-{label}"
    yield from _formed(book)


def asks(step: object) -> bool:
    """A step that asks somebody defines its own `legal`."""
    return any("legal" in vars(cls) for cls in type(step).__mro__ if cls.__name__ != "Step")


def _labels(book: Rulebook) -> Iterator[str]:
    domains: list[Sequence[Label]] = [labels for kind in book.actions.kinds for labels in kind.args.values()]
    domains += [labels for event in book.events for labels in {**event.public, **event.private}.values() if labels]
    for labels in domains:
        for label in labels:
            if isinstance(label, str) and label not in SEATS:
                yield label


def _formed(book: Rulebook) -> Iterator[str]:
    """Words in other forms than their plain one, for the messages that want them."""
    domains: dict[str, Mapping[str, Optional[Sequence[Label]]]] = {
        **{f"do-{kind.name}": kind.args for kind in book.actions.kinds},
        **{f"event-{kind.name}": kind.public for kind in book.events},
        **{event_key("", kind.name, True)[1:]: {**kind.public, **kind.private} for kind in book.events},
        **{more_key("", kind.name)[1:]: kind.public for kind in book.events},
    }
    for message, forms in story_of(book.game).forms.items():
        for name, form in forms.items():
            for label in domains[message][name] or SEATS[:1]:
                yield f"{book.game}-{form}-{'seat' if label in SEATS else label}"
