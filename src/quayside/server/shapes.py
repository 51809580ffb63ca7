"""Types for what a table sends, from the protocol's models: `make types` writes them to `quayside/table/shapes.py`.

A table builds plain dictionaries, which cost nothing and need no package. Written as these types they are checked
against the models, so that what is sent and what is described have one shape.
"""

from __future__ import annotations

import sys
import types
from pathlib import Path
from typing import Annotated, Any, Iterator, Literal, Union, get_args, get_origin

from pydantic import BaseModel

from quayside.server import protocol

HEAD = '''"""What a table sends, as types. Made from src/quayside/server/protocol.py by `make types`. Do not edit."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, Optional, TypedDict, Union
'''

# What `quayside.table` builds; whatever these are made of comes with them.
SENT = (protocol.Fresh, protocol.Replay, protocol.Scores, protocol.WhyNot, protocol.LessonMoment)


def shapes() -> str:
    """The whole file."""
    found: dict[type[BaseModel], None] = {}
    for model in SENT:
        _collect(model, found)
    return HEAD + "".join(f"\n\n{_shape(model)}" for model in found)


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
    """One model. What has a default may be left out."""
    lines = [f"class {model.__name__}(TypedDict):"]
    if model.__doc__ and "__doc__" in vars(model):
        lines.append(f'    """{model.__doc__}"""\n')
    for name, field in model.model_fields.items():
        kind = _written(field.annotation)
        lines.append(f"    {name}: {kind if field.is_required() else f'NotRequired[{kind}]'}")
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
    Path(sys.argv[1]).write_text(shapes(), "utf-8")
