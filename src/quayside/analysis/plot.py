"""The picture of an analysis: one line per seat, and a mark where the chances turned."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Mapping

import matplotlib

matplotlib.use("Agg")  # no screen is needed

import matplotlib.pyplot as plt

from quayside.words import Words

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#444444")  # told apart by any eyes
DASHES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)))
MARKS = ("o", "s", "^", "D", "v")


def draw(found: Mapping[str, Any], path: Path, words: Words) -> None:
    """Write the picture; the ending of the path says whether PNG or SVG."""
    turns = found["turns"]
    figure, axes = plt.subplots(figsize=(11, 5), layout="constrained")
    numbers = [turn["turn"] for turn in turns]
    for seat in range(found["players"]):
        heights = [100 * turn["chances"][seat] for turn in turns]
        label = words.say("analysis-seat", seat=words.seat(seat), score=found["result"]["scores"][seat])
        axes.plot(numbers, heights, color=COLOURS[seat], linestyle=DASHES[seat], linewidth=2, label=label)
    for swing in found["swings"]:
        seat = swing["seat"]
        height = 100 * swing["after"][seat]
        axes.plot([swing["turn"]], [height], MARKS[seat], color=COLOURS[seat], markersize=9, markeredgecolor="black")
        change = f"{100 * swing['changes'][seat]:+.0f}"
        place = (0, 10) if height < 85 else (0, -18)
        axes.annotate(
            change, (swing["turn"], height), xytext=place, textcoords="offset points", ha="center", fontsize=9
        )
    axes.set_xlabel(words.say("analysis-turns"))
    axes.set_ylabel(words.say("analysis-chances"))
    axes.set_title(words.say("analysis-title", game=words.say(found["game"])))
    axes.set_ylim(-2, 102)
    axes.set_xlim(0, max(1, numbers[-1]))
    axes.grid(alpha=0.3)
    axes.legend(loc="upper left", bbox_to_anchor=(1.0, 1.0))
    figure.savefig(path, dpi=150)
    plt.close(figure)
