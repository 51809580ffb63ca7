"""Stamps: by these a server knows again a state that it dealt itself.

A game dealt from a seed is checked by playing it again. A state that was dealt for a viewer cannot be checked that way,
and a made-up one could keep the engine busy for ever, so only stamped ones are taken from people.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any, Mapping


def stamp(key: str, game: str, rules: str, options: Mapping[str, Any], state: Mapping[str, Any]) -> str:
    """The stamp of a state. Its dice do not count, because whoever plays on gets new ones."""
    position = {name: value for name, value in state.items() if name != "dice"}
    text = json.dumps([game, rules, dict(options), position], sort_keys=True, separators=(",", ":"))
    return hmac.new(b"quayside-deal:" + key.encode(), text.encode(), hashlib.sha256).hexdigest()


def is_ours(given: Any, key: str, game: str, rules: str, options: Mapping[str, Any], state: Mapping[str, Any]) -> bool:
    return isinstance(given, str) and hmac.compare_digest(
        given.encode(), stamp(key, game, rules, options, state).encode()
    )
