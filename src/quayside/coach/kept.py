"""A whole review as plain data, to be kept and told again in any language, and the version of the coach that made it.

Names of people are not in it: they are the table's. Decisions that were not looked into are left out, since nothing is
told of them.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, fields, is_dataclass, replace
from types import NoneType, UnionType
from typing import Any, Final, Mapping, Union, get_args, get_origin, get_type_hints

from quayside.coach.review import Review
from quayside.coach.sizes import sizes_of
from quayside.coach.work import Plan
from quayside.games.registry import manifest
from quayside.kernel.rulebook import Rulebook
from quayside.kernel.state import Result

EDITION: Final = 7  # one more whenever the coach measures or keeps something in another way


def version_of(book: Rulebook, plan: Plan, bot: str) -> str:
    """By which coach a review was made: another edition, plan, adviser or other rules make another review."""
    measured = manifest(book.game)
    parts = [EDITION, asdict(plan), bot, book.game, book.version, measured.sharpness, measured.alike]
    parts.append(measured.believed)
    parts.append(asdict(sizes_of(book.game)))
    return hashlib.blake2b(json.dumps(parts).encode(), digest_size=16).hexdigest()


def plain(found: Review) -> dict[str, Any]:
    """As lists, numbers and texts."""
    looked_into = tuple(each for each in found.verdicts if each.deals)
    data: dict[str, Any] = _unmade(replace(found, verdicts=looked_into))
    return data


def read(data: Mapping[str, Any]) -> Review:
    """The same again."""
    return Review(**_parts(Review, data))


def _unmade(value: Any) -> Any:
    if is_dataclass(value):
        return {each.name: _unmade(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, Result):
        return value.to_dict()
    return [_unmade(each) for each in value] if isinstance(value, (tuple, list)) else value


def _parts(kind: type[Any], data: Mapping[str, Any]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {each.name: _made(hints[each.name], data[each.name]) for each in fields(kind)}


def _made(hint: Any, value: Any) -> Any:
    """A value of that type; lists of JSON become the tuples that they were."""
    inside = get_args(hint)
    if get_origin(hint) in (Union, UnionType):
        return None if value is None else _made(next(each for each in inside if each is not NoneType), value)
    if get_origin(hint) is tuple:
        kinds = inside[:1] * len(value) if inside[-1] is ... else inside
        return tuple(_made(each, one) for each, one in zip(kinds, value, strict=True))
    if hint is Result:
        return Result(**value)
    return hint(**_parts(hint, value)) if is_dataclass(hint) and isinstance(hint, type) else value
