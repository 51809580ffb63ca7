"""The picture of a run: what its curve.jsonl tells, over the decisions of the learner."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

COLOURS = (
    *("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#444444", "#e69f00", "#56b4e9", "#999933", "#882255"),
    *("#117733", "#332288", "#aa4499"),
)


def lines_of(path: Path, *stages: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return [line for line in lines if line["stage"] in stages]


def draw(data: Path, picture: Path) -> bool:
    """Write the picture if matplotlib is there and there is anything to draw; whether it was."""
    steps, games = lines_of(data, "guidance", "improvement"), lines_of(data, "measurement")
    if not steps or importlib.util.find_spec("matplotlib") is None:
        return False
    import matplotlib

    matplotlib.use("Agg")  # no screen is needed
    import matplotlib.pyplot as plt

    figure, ((shares, lengths), (sources, learning)) = plt.subplots(2, 2, figsize=(13, 9), layout="constrained")
    circles = dict.fromkeys(name for line in steps for name, value in line.items() if isinstance(value, dict))
    for colour, name in zip(COLOURS * 2, circles, strict=False):
        there = [line for line in steps if name in line and line[name]["games"]]
        at = [line["decisions"] / 1e6 for line in there]
        for axes, figure_name in ((shares, "first_share"), (lengths, "length")):
            if figure_name == "length" or not name.startswith("itself"):
                axes.plot(at, [line[name][figure_name] for line in there], color=colour, label=name)
    at = [line["decisions"] / 1e6 for line in games]
    for colour, name in zip(COLOURS * 2, games[-1]["sources"] if games else [], strict=False):
        sources.plot(at, [line["sources"].get(name, 0) for line in games], color=colour, label=name)
    if games:
        sources.plot(at, [line["trades"] for line in games], "k--", label="trades of all seats")
        sources.plot(at, [line["score"] for line in games], "k-", label="score")
    for colour, name in zip(COLOURS, ("entropy", "distance", "critic_error"), strict=False):
        there = [line for line in steps if name in line]
        learning.plot(
            [line["decisions"] / 1e6 for line in there], [line[name] for line in there], color=colour, label=name
        )
    titles = ("first places while learning", "decisions asked in a game", "points by source, against clubs", "learning")
    for axes, title in zip((shares, lengths, sources, learning), titles, strict=True):
        axes.set_title(title)
        axes.set_xlabel("millions of decisions")
        axes.grid(alpha=0.3)
        if axes.lines:
            axes.legend(fontsize=7)
    figure.savefig(picture)
    plt.close(figure)
    return True
