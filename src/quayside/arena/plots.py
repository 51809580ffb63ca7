"""Pictures of a match: shares and ratings with intervals, the spread of scores, and where points come from."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Callable, Sequence, Union

import matplotlib

matplotlib.use("Agg")  # no screen is needed

import matplotlib.pyplot as plt
import numpy as np

from quayside.arena.summary import Standing

# Colours that people with any kind of colour vision tell apart (Okabe and Ito), dark enough on white.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00", "#56b4e9", "#444444", "#e69f00")
HATCHES = ("", "//", "..", "xx", "--", "\\\\", "oo", "++")


def draw(title: str, standings: Sequence[Standing], folder: Union[Path, str], kind: str = "png") -> list[Path]:
    """All pictures of a match; returns the files."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    pictures: dict[str, Callable[[Any, Sequence[Standing]], None]] = {
        "ratings": _ratings,
        "scores": _scores,
        "points": _points,
    }
    written = []
    for name, picture in pictures.items():
        width = {"ratings": 10.0, "scores": 8.0, "points": 10.0}[name]
        figure = plt.figure(figsize=(width, 1.8 + 0.6 * max(3, len(standings))), layout="constrained")
        picture(figure, standings)
        figure.suptitle(title)
        path = folder / f"{name}.{kind}"
        figure.savefig(path, dpi=150)
        plt.close(figure)
        written.append(path)
    return written


def _ratings(figure: Any, standings: Sequence[Standing]) -> None:
    share, rating = figure.subplots(1, 2, sharey=True)
    for at, each in enumerate(standings):
        colour = COLOURS[at % len(COLOURS)]
        _whisker(share, at, 100 * each.first_share, [100 * end for end in each.interval], colour, "{:.0f} %")
        _whisker(rating, at, each.rating, list(each.rating_interval), colour, "{:.1f}")
    share.axvline(100 / len(standings), color="#777777", linestyle=":", label="even share")
    share.set_xlim(-4, 104)
    share.set_xlabel("first places in per cent, with 95 % interval")
    share.legend(loc="best")
    rating.set_xlabel("rating (Plackett-Luce), plus and minus 1.96 sigma")
    share.set_yticks(range(len(standings)), [each.name for each in standings])
    share.set_ylim(len(standings) - 0.4, -0.6)


def _whisker(axes: Any, at: int, value: float, ends: Sequence[float], colour: str, form: str) -> None:
    axes.plot(ends, [at, at], color=colour, linewidth=2.5)
    axes.plot([value], [at], "o", color=colour, markersize=8)
    axes.annotate(form.format(value), (value, at), xytext=(0, 8), textcoords="offset points", ha="center")


def _scores(figure: Any, standings: Sequence[Standing]) -> None:
    axes = figure.subplots()
    places = list(range(len(standings)))
    boxes = axes.boxplot(
        [each.scores for each in standings],
        positions=places,
        orientation="horizontal",
        widths=0.55,
        patch_artist=True,
        showmeans=True,
        meanprops={"marker": "D", "markerfacecolor": "white", "markeredgecolor": "black"},
        medianprops={"color": "black"},
        flierprops={"marker": ".", "markersize": 4},
    )
    for at, box in enumerate(boxes["boxes"]):
        box.set_facecolor(COLOURS[at % len(COLOURS)])
        box.set_alpha(0.6)
    axes.set_yticks(places, [each.name for each in standings])
    axes.set_ylim(len(standings) - 0.4, -0.6)
    axes.grid(axis="x", alpha=0.3)
    axes.set_xlabel("score: half of all games lie in the box, line = median, diamond = mean")


def _points(figure: Any, standings: Sequence[Standing]) -> None:
    """Points by source, gains to the right of zero and losses to the left."""
    axes = figure.subplots()
    items = [item for item in dict.fromkeys(i for each in standings for i in each.points)]
    weight = {item: max(abs(each.points.get(item, 0.0)) for each in standings) for item in items}
    shown = [item for item in items if weight[item] >= 0.05]
    places = np.arange(len(standings))
    right, left = np.zeros(len(standings)), np.zeros(len(standings))
    for at, item in enumerate(shown):
        values = np.array([each.points.get(item, 0.0) for each in standings])
        start = np.where(values >= 0, right, left)
        axes.barh(
            places,
            values,
            left=start,
            height=0.6,
            label=item.replace("_", " "),
            color=COLOURS[at % len(COLOURS)],
            hatch=HATCHES[at // len(COLOURS) % len(HATCHES)],
            edgecolor="white",
        )
        right += np.clip(values, 0, None)
        left += np.clip(values, None, 0)
    axes.axvline(0, color="black", linewidth=0.8)
    axes.set_yticks(places, [each.name for each in standings])
    axes.set_ylim(len(standings) - 0.4, -0.6)
    axes.grid(axis="x", alpha=0.3)
    axes.set_xlabel("points by source, mean per game")
    axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), fontsize="small")
