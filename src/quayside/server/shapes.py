"""Types for what is sent, from the protocol's models: `make types` writes them to `table/shapes.py` and `sent.py`.

What is sent is built as plain dictionaries, which cost nothing and, at a table, need no package. Written as these types
they are checked against the models, so that what is sent and what is described have one shape.
"""

from __future__ import annotations

import re
import sys
import types
from pathlib import Path
from typing import Annotated, Any, Iterable, Iterator, Literal, Union, get_args, get_origin

from pydantic import BaseModel

from quayside.server import protocol
from quayside.server.typescript import models

HEAD = '''"""What {} sends, as types. Made from src/quayside/server/protocol/ by `make types`. Do not edit."""

from __future__ import annotations

from typing import {}
'''
TYPING = ("Any", "Literal", "NotRequired", "Optional", "TypedDict", "Union")

# What `quayside.table` builds; whatever these are made of comes with them.
BY_TABLES = (
    protocol.Fresh,
    protocol.Replay,
    protocol.Scores,
    protocol.WhyNot,
    protocol.Foresight,
    protocol.LessonMoment,
    protocol.GameInfo,
    protocol.Tutorial,
)
# What whoever keeps tables sends about them, a server or a browser tab.
BY_KEEPERS = (
    protocol.Done,
    protocol.TableList,
    protocol.SignedIn,
    protocol.MyRecord,
    protocol.Welcome,
    protocol.Subscribed,
    protocol.Update,
    protocol.DoneMessage,
    protocol.OkMessage,
)
NOT_BUILT = (protocol.Problem, protocol.ErrorAnswer, protocol.ErrorMessage)  # a refusal says of itself what it is


def of_tables() -> str:
    """The file for tables."""
    body = "".join(f"\n\n{_shape(model)}" for model in _all_of((*BY_TABLES, *BY_KEEPERS)))
    return HEAD.format("a table", _used(body)) + body


def of_the_server() -> str:
    """The file for everything else that the server sends."""
    by_tables = _all_of(BY_TABLES)
    known = _all_of((*BY_TABLES, *BY_KEEPERS))
    others = [model for model in models() if issubclass(model, protocol.Answer) and model not in (*known, *NOT_BUILT)]
    body = "".join(f"\n\n{_shape(model)}" for model in _all_of(others) if model not in known)
    names = sorted(model.__name__ for model in known if model not in by_tables or _names(body, model.__name__))
    shared = "\n" + "".join(f"from quayside.table.shapes import {name} as {name}\n" for name in names)
    return HEAD.format("the server", _used(body)) + shared + body


def _used(body: str) -> str:
    return ", ".join(name for name in TYPING if _names(body, name))


def _names(body: str, name: str) -> bool:
    return re.search(rf"\b{name}\b", body) is not None


def _all_of(wanted: Iterable[type[BaseModel]]) -> list[type[BaseModel]]:
    found: dict[type[BaseModel], None] = {}
    for model in wanted:
        _collect(model, found)
    return list(found)


def _collect(model: type[BaseModel], found: dict[type[BaseModel], None]) -> None:
    """A model after all that it is made of."""
    for field in model.model_fields.values():
        for part in _parts(field.annotation):
            if part not in found:
                _collect(part, found)
    found.setdefault(model)


def _parts(kind: Any) -> Iterator[type[BaseModel]]:
    """The models in a type."""
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        yield kind
    for inner in get_args(kind):
        yield from _parts(inner)


def _shape(model: type[BaseModel]) -> str:
    """One model. What has a default may be left out, but not what a message is known by."""
    lines = [f"class {model.__name__}(TypedDict):"]
    if model.__doc__ and "__doc__" in vars(model):
        lines.append(f'    """{model.__doc__}"""\n')
    for name, field in model.model_fields.items():
        kind = _written(field.annotation)
        always = field.is_required() or get_origin(field.annotation) is Literal
        lines.append(f"    {name}: {kind if always else f'NotRequired[{kind}]'}")
    return "\n".join(lines) + "\n"


def _written(kind: Any) -> str:
    """A type as it is written in source."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _written(inner[0])
    if origin is Literal:
        return f"Literal[{', '.join(_quoted(value) for value in inner)}]"
    if origin in (Union, types.UnionType):
        others = [_written(part) for part in inner if part is not type(None)]
        whole = others[0] if len(others) == 1 else f"Union[{', '.join(others)}]"
        return f"Optional[{whole}]" if len(others) < len(inner) else whole
    if origin is not None:
        return f"{origin.__name__}[{', '.join(_written(part) for part in inner)}]"
    return "Any" if kind is Any else str(kind.__name__)


def _quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(value)


if __name__ == "__main__":
    source = Path(sys.argv[1])
    (source / "table/shapes.py").write_text(of_tables(), "utf-8")
    (source / "server/sent.py").write_text(of_the_server(), "utf-8")
