"""JSON from strangers: not nested too deeply, and without the numbers and names that are not JSON."""

from __future__ import annotations

import json
from typing import Any

from quayside.table.refusals import malformed

_OPEN = ord("[")
_ALIKE = bytes.maketrans(b"{}", b"[]")
_NO_BRACKET = bytes(byte for byte in range(256) if byte not in b"[]{}")


def parse_json(text: str | bytes, depth: int) -> Any:
    """The data, or a Refusal that says what is wrong."""
    check_depth(text, depth)
    try:
        return json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise malformed("not-json", f"not JSON: {str(error)[:100]}") from None


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a JSON value")


def check_depth(text: str | bytes, most: int) -> None:
    """Refuse nesting deeper than `most`, found without parsing."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if data.count(b"[") + data.count(b"{") <= most:
        return
    outside = data.replace(b"\\\\", b"").replace(b'\\"', b"").split(b'"')[::2]  # of strings
    brackets = b"".join(outside).translate(_ALIKE, _NO_BRACKET)
    left = brackets
    for _ in range(most):  # each time the innermost pairs go; most texts are all gone after a few times
        if not left:
            return
        left = left.replace(b"[]", b"")
    depth = 0
    for bracket in brackets if left else b"":
        depth += 1 if bracket == _OPEN else -1
        if depth > most:
            raise malformed("too-deep", f"nested deeper than {most}")
