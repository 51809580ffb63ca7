"""How what happens is told: which events are a sentence, which go into one, and which only a closer look shows.

A game's `declared/story.py` is written with these words. The terminal composes sentences by them (`quayside.story`),
and so does the browser (`web/src/lib/story.ts`), to which `make types` gives the same declarations.
"""

from __future__ import annotations

from typing import Final, Mapping, Optional, Sequence


class Telling:
    """How events of a kind are told.

    Those of the same kind in a sentence become one: the numbers named by `adds` add up, what `lists` names is listed
    with `many` as the count (as often as `count` says, if that adds up), where it `counts` only `many` is told, what
    `becomes` names has its last value, what `drops` names is left out, and all other arguments must be the same.
    `unless` names kinds of events that say it all: beside one of them, in what the same action caused, it is a detail.
    Those next to each other with the same `verb` are told with one: the others have a message of their own (`-more`).
    """

    def __init__(
        self,
        *,
        adds: Sequence[str] = (),
        lists: Sequence[str] = (),
        drops: Sequence[str] = (),
        becomes: Sequence[str] = (),
        unless: Sequence[str] = (),
        topic: str = "",
        verb: str = "",
        counts: bool = False,
        apart: bool = False,
    ) -> None:
        self.adds = tuple(adds)
        self.lists = tuple(lists)
        self.drops = tuple(drops)
        self.becomes = tuple(becomes)
        self.unless = tuple(unless)
        self.topic = topic
        self.verb = verb
        self.counts = counts
        self.apart = apart
        self.place = "clause"


class Clause(Telling):
    """Goes into the sentence that its seat is in; begins one if there is none."""


class Sentence(Telling):
    """Begins a sentence about `topic`, or goes into it if that is what the sentence is about already.

    What the same action caused before it has led to it, unless it stands `apart`: then that ends what was told before.
    """

    def __init__(
        self,
        topic: str,
        *,
        adds: Sequence[str] = (),
        lists: Sequence[str] = (),
        drops: Sequence[str] = (),
        counts: bool = False,
        apart: bool = False,
    ) -> None:
        super().__init__(adds=adds, lists=lists, drops=drops, topic=topic, counts=counts, apart=apart)


class Chorus(Telling):
    """What several seats do side by side: one sentence about `topic` in which each is named once."""

    def __init__(self, topic: str) -> None:
        super().__init__(topic=topic)
        self.place = "chorus"


class Detail(Telling):
    """Only a closer look shows it."""

    def __init__(self, *, adds: Sequence[str] = (), lists: Sequence[str] = (), drops: Sequence[str] = ()) -> None:
        super().__init__(adds=adds, lists=lists, drops=drops)
        self.place = "detail"


class Notice(Telling):
    """A sentence of its own that is about no seat, or about one that did nothing; lists put several into one."""

    def __init__(self, *, adds: Sequence[str] = (), lists: Sequence[str] = ()) -> None:
        super().__init__(adds=adds, lists=lists)
        self.place = "notice"


NOTICE: Final = Notice()  # how a game's events are told that says nothing about them


class Story:
    """How a game is told. `forms` says in which form the words of an argument stand in a message, where another than
    their plain one fits: by the message's name without the game, then by the argument. Such words are told the `count`
    of what they name, so that a sentence has "a sail" and "2 sails"."""

    def __init__(self, events: Mapping[str, Telling], forms: Optional[Mapping[str, Mapping[str, str]]] = None) -> None:
        self.events = dict(events)
        self.forms = {key: dict(found) for key, found in (forms or {}).items()}

    def of(self, kind: str) -> Telling:
        return self.events.get(kind, NOTICE)


UNTOLD: Final = Story({})
