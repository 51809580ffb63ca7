"""The action catalogue: every action a game will ever have, listed once. An action is its index."""

from __future__ import annotations

import difflib
import re
from typing import Mapping, Optional, Sequence

from quayside.kernel.declared import Action, Label
from quayside.kernel.errors import MalformedAction
from quayside.kernel.view_types import Priced

_CALL = re.compile(r"^\s*([a-z_]+)\s*(?:\(\s*(.*?)\s*\))?\s*$")


class ActionKind:
    """A run of actions that differ only in their arguments."""

    def __init__(
        self, first: int, name: str, rule: str, args: dict[str, Sequence[Label]], aliases: dict[str, str]
    ) -> None:
        self.aliases = aliases
        self.first = first
        self.name = name
        self.rule = rule
        self.args: dict[str, tuple[Label, ...]] = {arg: tuple(labels) for arg, labels in args.items()}
        self.count = 1
        for labels in self.args.values():
            self.count *= len(labels)

    def values(self, action: int) -> dict[str, Label]:
        """The named arguments of an action of this kind."""
        rest = action - self.first
        found: dict[str, Label] = {}
        for arg in reversed(self.args):
            labels = self.args[arg]
            found[arg] = labels[rest % len(labels)]
            rest //= len(labels)
        return {arg: found[arg] for arg in self.args}

    def index(self, values: dict[str, str]) -> int:
        """The action with these arguments, given as text."""
        at = 0
        for arg, labels in self.args.items():
            if arg not in values:
                raise MalformedAction(f"{self.name} needs {self.usage()}; {arg} is missing")
            texts = [str(label) for label in labels]
            if values[arg] not in texts and self.aliases.get(values[arg]) in texts:
                values[arg] = self.aliases[values[arg]]
            if values[arg] not in texts:
                raise MalformedAction(f"{self.name}: {arg}={values[arg]} is not one of {_short(texts)}")
            at = at * len(labels) + texts.index(values[arg])
        extra = [arg for arg in values if arg not in self.args]
        if extra:
            raise MalformedAction(f"{self.name} has no argument {extra[0]}; it is written {self.usage()}")
        return self.first + at

    def usage(self) -> str:
        """How the action is written, with the possible values."""
        if not self.args:
            return self.name
        values = [f"{arg}={_short([str(label) for label in labels])}" for arg, labels in self.args.items()]
        return f"{self.name}({', '.join(values)})"


class Catalogue:
    """All kinds of actions of one game, in order of their index; `aliases` are short ways to write arguments."""

    def __init__(self, aliases: Optional[dict[str, str]] = None) -> None:
        self.aliases = aliases or {}
        self.kinds: list[ActionKind] = []
        self.by_name: dict[str, ActionKind] = {}
        self.size = 0

    def kind(self, first: int, name: str, rule: str, **args: Sequence[Label]) -> None:
        """List a kind. `first` is repeated from the code's constant so that the two cannot drift apart."""
        if first != self.size:
            raise ValueError(f"action kind {name} starts at {first}, but the catalogue has {self.size} actions so far")
        if name in self.by_name:
            raise ValueError(f"action kind {name} is listed twice")
        kind = ActionKind(first, name, rule, args, self.aliases)
        self.kinds.append(kind)
        self.by_name[name] = kind
        self.size += kind.count

    def kind_of(self, action: int) -> ActionKind:
        if not 0 <= action < self.size:
            raise MalformedAction(f"action {action} is not in the catalogue of {self.size} actions")
        low, high = 0, len(self.kinds) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.kinds[middle].first <= action:
                low = middle
            else:
                high = middle - 1
        return self.kinds[low]

    def name(self, action: int) -> str:
        """The readable form, such as `buy(colour=red, price=3)`."""
        kind = self.kind_of(action)
        if not kind.args:
            return kind.name
        return f"{kind.name}({', '.join(f'{arg}={value}' for arg, value in kind.values(action).items())})"

    def prices(self, found: dict[int, int]) -> Priced:
        """For the context of a question: what an answer takes from its seat (below 0: gives), by its readable form."""
        if not found:
            return {}
        return {"prices": {self.name(action): price for action, price in found.items()}}

    def parse(self, text: str) -> int:
        """The action a text names; arguments by name, or in order without names."""
        match = _CALL.match(text)
        if match is None:
            hint = "; inside { } put it in quotes" if text.count("(") != text.count(")") else ""
            raise MalformedAction(f"{text!r} is not written like an action: name(argument=value, ...){hint}")
        name, inside = match.group(1), match.group(2)
        kind = self.by_name.get(name)
        if kind is None:
            near = difflib.get_close_matches(name, list(self.by_name), 3)
            hint = f"; did you mean {' or '.join(near)}?" if near else f"; there are {', '.join(self.by_name)}"
            raise MalformedAction(f"there is no action {name}{hint}")
        values: dict[str, str] = {}
        parts = [part for part in inside.split(",") if part.strip()] if inside else []
        names = list(kind.args)
        for place, part in enumerate(parts):
            if "=" in part:
                arg, value = part.split("=", 1)
            elif place < len(names):
                arg, value = names[place], part
            else:
                raise MalformedAction(f"{name} takes {len(names)} arguments: {kind.usage()}")
            if arg.strip() in values:
                raise MalformedAction(f"{name}: {arg.strip()} is given twice")
            values[arg.strip()] = value.strip()
        return kind.index(values)


def catalogue(kinds: Sequence[Action], aliases: Mapping[str, str]) -> Catalogue:
    """The catalogue of what a game declares."""
    found = Catalogue(dict(aliases))
    for kind in kinds:
        found.kind(found.size, kind.name, kind.rule, **kind.arguments)
    return found


def _short(texts: list[str]) -> str:
    if len(texts) > 8:
        return f"{texts[0]}..{texts[-1]}"
    return "|".join(texts)
