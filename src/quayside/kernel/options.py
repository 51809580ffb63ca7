"""Options of a game: declared once, checked once, with defaults for what is not named."""

from __future__ import annotations

from typing import Mapping, Optional, Sequence, Union

from quayside.kernel.errors import BadOptions

Value = Union[bool, int, str]


class Option:
    """One setting: a switch, a number in a range, or one of some words."""

    def __init__(
        self,
        name: str,
        default: Value,
        rule: str,
        *,
        low: Optional[int] = None,
        high: Optional[int] = None,
        choices: Optional[Sequence[str]] = None,
    ) -> None:
        self.name = name
        self.default = default
        self.rule = rule
        self.low = low
        self.high = high
        self.choices = tuple(choices) if choices is not None else None

    def accepts(self) -> str:
        """What would be right, in words."""
        if self.choices is not None:
            return " or ".join(self.choices)
        if isinstance(self.default, bool):
            return "true or false"
        return f"a whole number from {self.low} to {self.high}"

    def check(self, value: object) -> Value:
        if self.choices is not None:
            if isinstance(value, str) and value in self.choices:
                return value
        elif isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
        elif isinstance(value, int) and not isinstance(value, bool):
            if (self.low is None or value >= self.low) and (self.high is None or value <= self.high):
                return value
        raise BadOptions(f"option {self.name} ({self.rule}) must be {self.accepts()}, not {value!r}")


def check_options(declared: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """All options with their values, or an error that names the wrong one."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            raise BadOptions(f"there is no option {name!r}; there are {', '.join(known)}")
    return {name: option.check(given.get(name, option.default)) for name, option in known.items()}
