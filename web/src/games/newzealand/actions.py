"""What the texts of the component files say, for the browser: `make types` runs this, and it writes `actions.ts`."""

from __future__ import annotations

import json
from pathlib import Path

from quayside.editions import standard_box
from quayside.games.newzealand.game import standard_kit

WRITTEN = Path(__file__).with_suffix(".ts")

# The shapes are those of vocabulary.py, whose compiled types cannot be asked; the type checker holds the data to them.
HEAD = """// Made from the component files by `make types`. Do not edit.

/** A word with what it names: a card, a post or breeds, and the price of these. */
export interface Effect {
  word: string;
  /** null where there is none, and where it is as many as workers. */
  amount: number | null;
  names: string[];
  price: number | null;
}

/** What has to be discarded (a breed, `any` or `pair`), what it is counted by, and what it brings. */
export interface Half {
  cost: string | null;
  per: string | null;
  effects: Effect[];
}

/** Every text, with the one or two halves that it offers. */
export const ACTIONS: Record<string, Half[]> = {
"""


def typescript() -> str:
    """The whole file."""
    actions = standard_kit(standard_box("newzealand")).actions
    told = {text: [half.data() for half in actions[text]] for text in sorted(actions) if text}
    lines = [f"  {json.dumps(text)}: {json.dumps(halves)},\n" for text, halves in told.items()]
    return f"{HEAD}{''.join(lines)}}};\n"


if __name__ == "__main__":
    WRITTEN.write_text(typescript(), "utf-8")
