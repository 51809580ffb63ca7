"""TypeScript types from the protocol's models: `python -m quayside.server.typescript web/src/lib/protocol.ts`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

from pydantic import BaseModel, TypeAdapter

from quayside.server import protocol
from quayside.server.protocol import (
    friends,
    games,
    hints,
    house,
    insights,
    lessons,
    messages,
    notices,
    people,
    playing,
    puzzles,
    ratings,
    reviews,
    tables,
)

HEAD = "// Made from src/quayside/server/protocol/ by `make types`. Do not edit.\n"

PARTS = (
    *(people, friends, games, tables, playing, ratings, lessons, reviews, insights, puzzles, hints, notices, house),
    messages,
)


def models() -> list[type[BaseModel]]:
    """Every model of the protocol, in the order of its parts."""
    found = [(part, value) for part in PARTS for value in vars(part).values() if isinstance(value, type)]
    models = [value for part, value in found if value.__module__ == part.__name__ and issubclass(value, BaseModel)]
    return [model for model in models if model is not protocol.Say]


def typescript() -> str:
    """The whole file."""
    lines = [HEAD]
    for model in models():
        sends = issubclass(model, protocol.Request)
        schema = model.model_json_schema(mode="validation" if sends else "serialization", ref_template="{model}")
        lines.append(_interface(model.__name__, schema, sends))
    for name in ("ClientMessage", "ServerMessage", "ChannelRequest"):
        union = get_args(get_args(getattr(protocol, name))[0])
        lines.append(f"export type {name} = {' | '.join(member.__name__ for member in union)};\n")
    for name in ("ErrorKind", "Status", "Language", "ReviewStage"):
        schema = TypeAdapter(getattr(protocol, name)).json_schema()
        lines.append(f"export type {name} = {_type(schema)};\n")
    return "\n".join(lines)


def _interface(name: str, schema: dict[str, Any], sends: bool) -> str:
    """One model. A field with a default may be left out by those who send it, and is always there otherwise."""
    required = schema.get("required", [])
    body = []
    if note := schema.get("description"):
        if note.startswith(("What clients send", "What the server sends")):
            note = None
    for field, part in schema.get("properties", {}).items():
        optional = "?" if sends and field not in required else ""
        body.append(f"  {field}{optional}: {_type(part)};")
    head = f"/** {' '.join(note.split())} */\n" if note else ""
    return f"{head}export interface {name} {{\n" + "\n".join(body) + "\n}\n"


def _type(schema: Any) -> str:
    if schema is True or not schema:
        return "unknown"
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(_type(part) for part in schema[key]))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
        inner = _type(schema.get("items"))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        if values is None and "patternProperties" in schema:
            values = next(iter(schema["patternProperties"].values()))
        return f"Record<string, {_type(values)}>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), "utf-8")
