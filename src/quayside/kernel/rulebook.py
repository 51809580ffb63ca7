"""A rulebook: everything about a game that is the same in every state of it."""

from __future__ import annotations

from typing import Any, Mapping, Optional, Sequence

from quayside.kernel.actions import Catalogue
from quayside.kernel.declared import NUMBER, SEAT, Declared, Domain
from quayside.kernel.events import EventKind
from quayside.kernel.offers import FIRST_REASON, IS_OVER, LEGAL, NOT_NOW, NOT_YOURS
from quayside.kernel.options import Option
from quayside.kernel.seats import SEATS
from quayside.kernel.steps import Step


class Reason:
    """Why an action is refused: a name to translate, the rules behind it and the names of its two numbers."""

    def __init__(self, name: str, rules: Sequence[str], params: Sequence[str] = ()) -> None:
        self.name = name
        self.rules = tuple(rules)
        self.params = tuple(params)


class Rulebook:
    """Actions, steps, events, refusal reasons, options and rule numbers of one game."""

    def __init__(
        self,
        game: str,
        *,
        version: str,
        players: tuple[int, int],
        options: Sequence[Option],
        actions: Catalogue,
        turn_rule: str,
        end_rule: str,
        chapters: Sequence[tuple[str, int]],
        score_items: Sequence[str],
        end_reasons: Sequence[str],
    ) -> None:
        self.game = game
        self.version = version
        self.players = players
        self.options = tuple(options)
        self.actions = actions
        self.turn_rule = turn_rule
        self.end_rule = end_rule
        self.score_items = tuple(score_items)
        self.end_reasons = tuple(end_reasons)
        self.rules: tuple[str, ...] = tuple(
            f"{chapter}.{number}" for chapter, count in chapters for number in range(1, count + 1)
        )
        self.declared: Optional[Declared] = None
        self.steps: list[Step[Any]] = []
        self.events: list[EventKind] = []
        self.reasons: list[Reason] = [
            Reason("legal", ()),
            Reason("not-now", ()),
            Reason("not-yours", (turn_rule,)),
            Reason("is-over", (end_rule,)),
        ]
        assert list(range(len(self.reasons) + 1)) == [LEGAL, NOT_NOW, NOT_YOURS, IS_OVER, FIRST_REASON]

    def step(self, code: int, step: Step[Any]) -> None:
        """List a step; its code must be the next one."""
        # Compiled code reads the fields of a step; what the class of an uncompiled one says must be put there.
        step.name = getattr(step, "name")  # noqa: B009
        step.window = getattr(step, "window")  # noqa: B009
        step.rules = getattr(step, "rules")  # noqa: B009
        _in_order("step", code, step.name, self.steps)
        step.code = code
        self.steps.append(step)

    def event(
        self,
        code: int,
        name: str,
        public: dict[str, Any],
        private: Optional[dict[str, Any]] = None,
        secret: bool = False,
    ) -> None:
        """List a kind of event; its code must be the next one."""
        _in_order("event", code, name, self.events)
        self.events.append(EventKind(code, name, public, private, secret))

    def reason(self, code: int, name: str, rules: Sequence[str], params: Sequence[str] = ()) -> None:
        """List a reason for refusal; its code must be the next one."""
        _in_order("reason", code, name, self.reasons)
        self.reasons.append(Reason(name, rules, params))

    def declare(self, declared: Declared, steps: Sequence[Step[Any]]) -> None:
        """List the events, refusals and steps that a game declares; `steps` are theirs, in the same order."""
        self.declared = declared
        for event in declared.events:
            self.event(len(self.events), event.name, _domains(event.public), _domains(event.private), event.secret)
        for reason in declared.reasons:
            self.reason(len(self.reasons), reason.name, reason.rules, reason.says)
        for named, step in zip(declared.steps, steps, strict=True):
            step.name = named.name
            self.step(len(self.steps), step)
        self.check()

    def row_lengths(self, players: int) -> dict[str, int]:
        """How many numbers each row of a state has, as far as the game declares it."""
        return {} if self.declared is None else self.declared.row_lengths(players)

    def check(self) -> None:
        """Every rule that is named must exist, and every player must have a seat."""
        if self.players[1] > len(SEATS):
            raise ValueError(f"{self.game}: a table has {len(SEATS)} seats, too few for {self.players[1]} players")
        known = set(self.rules)
        named = [kind.rule for kind in self.actions.kinds]
        named += [rule for reason in self.reasons for rule in reason.rules]
        named += [rule for step in self.steps for rule in step.rules]
        named += [option.rule for option in self.options if "-" in option.rule and "." in option.rule]
        for rule in named:
            if rule not in known:
                raise ValueError(f"{self.game}: there is no rule {rule}")


def _domains(arguments: Mapping[str, Domain]) -> dict[str, Optional[Domain]]:
    """The words that a number stands for; None where it is a number."""
    return {name: None if words in (NUMBER, SEAT) else words for name, words in arguments.items()}


def _in_order(what: str, code: int, name: str, listed: Sequence[object]) -> None:
    if code != len(listed):
        raise ValueError(f"{what} {name} has code {code}, but the list has {len(listed)} entries so far")
