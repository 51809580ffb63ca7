"""What the texts of the component files say, for the browser: `make types` runs this, and it writes `actions.ts`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Optional, get_type_hints

from quayside.editions import standard_box
from quayside.games.newzealand.game import standard_kit
from quayside.games.newzealand.vocabulary import EffectData, HalfData

WRITTEN = Path(__file__).with_suffix(".ts")
NAMES: dict[type, str] = {EffectData: "Effect", HalfData: "Half"}
TYPES: dict[Any, str] = {
    str: "string",
    list[str]: "string[]",
    Optional[str]: "string | null",
    Optional[int]: "number | null",
    list[EffectData]: "Effect[]",
}


def interface(shape: type) -> str:
    fields = [f"  {name}: {TYPES[kind]};" for name, kind in get_type_hints(shape).items()]
    return "\n".join([f"/** {shape.__doc__} */", f"export interface {NAMES[shape]} {{", *fields, "}"])


def typescript() -> str:
    """The whole file."""
    actions = standard_kit(standard_box("newzealand")).actions
    told = {text: [half.data() for half in actions[text]] for text in sorted(actions) if text}
    return "\n".join(
        [
            "// Made from the component files by `make types`. Do not edit.\n",
            *(f"{interface(shape)}\n" for shape in NAMES),
            "/** Every text, with the one or two halves that it offers. */",
            "export const ACTIONS: Record<string, Half[]> = {",
            *(f"  {json.dumps(text)}: {json.dumps(halves)}," for text, halves in told.items()),
            "};\n",
        ]
    )


if __name__ == "__main__":
    WRITTEN.write_text(typescript(), "utf-8")
