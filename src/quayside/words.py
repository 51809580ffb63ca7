"""Player-facing words: Fluent messages from `locale/` and the games' `words/`, looked up by key and filled in."""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Iterator, Mapping, Sequence

from fluent.runtime import FluentBundle, FluentResource

from quayside.games.registry import entry, manifest, manifests
from quayside.kernel.declared import Label
from quayside.kernel.errors import BadOptions, IllegalAction, QuaysideError
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.seats import SEATS

LANGUAGES = ("en", "ru", "it")


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


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in resource_files(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


class Words:
    """One language. `names` are what the seats are called."""

    def __init__(self, language: str, names: Mapping[int, str] | None = None) -> None:
        self.language = language
        self.names = dict(names or {})
        self._bundle = _bundle(language)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **values: object) -> str:
        """The message of that key with its values filled in."""
        if not self.has(key):
            raise MissingWords(f"{self.language}: there is no message {key}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"{self.language}: {key} has no text")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingWords(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def seat(self, seat: int) -> str:
        """What a seat is called: the name given, else its letter."""
        return self.names.get(seat, SEATS[seat])

    def value(self, game: str, name: str, value: object) -> object:
        """A value as it stands in a sentence: seats by name, words of the game translated, numbers as they are."""
        if value is None:
            return "-"
        if isinstance(value, int) and name in manifest(game).seat_arguments:
            return self.seat(value)
        if isinstance(value, str):
            if value in SEATS:
                return self.seat(SEATS.index(value))
            return self.say(f"{game}-word-{value}")
        return value

    def _filled(self, game: str, key: str, values: Mapping[str, object]) -> str:
        return self.say(key, **{name: self.value(game, name, value) for name, value in values.items()})

    def action(self, book: Rulebook, action: int) -> str:
        """An action as a button would show it."""
        kind = book.actions.kind_of(action)
        return self._filled(book.game, f"{book.game}-do-{kind.name}", kind.values(action))

    def event(self, game: str, told: Mapping[str, object]) -> str:
        """A log line for an event as one seat sees it."""
        kind = next(kind for kind in entry(game).book.events if kind.name == told["event"])
        insider = bool(kind.private) and all(name in told for name in kind.private)
        values = {name: value for name, value in told.items() if name != "event"}
        return self._filled(game, event_key(game, kind.name, insider and not kind.secret), values)

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


KERNEL_REASONS = ("not-now", "not-yours", "is-over")


def rule_key(rule: str) -> str:
    return f"rule-{rule.replace('.', '-')}"


def reason_key(game: str, reason: str) -> str:
    return f"why-{reason}" if reason in KERNEL_REASONS else f"{game}-why-{reason}"


def event_key(game: str, name: str, insider: bool) -> str:
    return f"{game}-event-{name}{'-own' if insider else ''}"


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
    for end in book.end_reasons:
        yield f"{game}-end-{end}"
    for label in _labels(book):
        yield f"{game}-word-{label}"


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
