"""The process behind an analysis at the server: a finished game comes in as JSON, its analysis goes out."""

from __future__ import annotations

import json
import os
import sys

import quayside
from quayside.analysis.report import analyse
from quayside.bots.base import Budget

NICENESS = 15
SAMPLES, SWINGS = 24, 4
THINKING = 0.3  # seconds the bot has for a decision


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    g = quayside.load(json.load(sys.stdin))
    json.dump(analyse(g, SAMPLES, SWINGS, budget=Budget(THINKING)), sys.stdout)


if __name__ == "__main__":
    main()
