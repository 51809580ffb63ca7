"""Made-up water for Shipyard scenarios: a straight line of spaces ahead of a figure, as the worked examples write it.

`water: [buoy, "-", rib]` puts the figure on a plain space with these three spaces ahead of it and nothing else. The
line is cut into straight canal cards of three spaces, printed for this scenario like a house edition.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from quayside.games.shipyard.canals import lay_card
from quayside.games.shipyard.components import Components
from quayside.games.shipyard.nouns import (
    CANALS,
    OFFICIALS,
    PORT,
)
from quayside.games.shipyard.scenario.layout import Layout
from quayside.kernel.components import Box
from quayside.scenarios.wrong import BadScenario, shown

FILE = "canals.toml"
SHORT = {
    "-": "none",
    "mil": "military",
    "com": "commercial",
    "lan": "lantern",
    "boat": "lifeboat",
    "buoy": "lifebuoy",
    "rib": "blue_riband",
}
ALONG = ("W", "C", "E")


def lay_water(t: Layout, seat: int, value: Any) -> None:
    """Print the cards, lay them from west to east and put the figure at the west end."""
    g = t.g
    if not isinstance(value, list):
        raise BadScenario(f"water is a list of spaces like [buoy, '-', rib], not {shown(value)}")
    spaces = ["none", *(_official(each) for each in value)]
    cards = [spaces[at : at + 3] for at in range(0, len(spaces), 3)]
    free = t.free_canals()[: len(cards)]
    if len(free) < len(cards):
        raise BadScenario(f"there are {3 * len(free) - 1} spaces at most, not {len(value)}: the canal cards run out")
    g.kit = Components(Box({**g.kit.box.texts, FILE: _printed(g.kit.box, dict(zip(free, cards, strict=True)))}), False)
    for place, canal in enumerate(free):
        t.claim(CANALS[canal])
        lay_card(g, seat, canal, place, 0, 0)
    g.put_figure(seat, free[0], 6, PORT)


def _official(name: object) -> str:
    official = SHORT.get(str(name), str(name))
    if official not in OFFICIALS:
        raise BadScenario(f"{shown(name)} is not one of {', '.join(SHORT)} or {', '.join(OFFICIALS)}")
    return official


def _printed(box: Box, cards: dict[int, list[str]]) -> str:
    """The canal file with some cards replaced and its totals corrected."""
    canals = [dict(record.fields) for record in box.ids("canal", CANALS)]
    for canal, officials in cards.items():
        last = canal == list(cards)[-1]
        spaces = list(ALONG[: len(officials)])
        canals[canal].update(
            family="made_up",
            spaces=spaces,
            officials=officials,
            links=[f"{one}-{other}" for one, other in pairwise(spaces)],
            open=["W"] if last else ["W", "E"],
        )
    families = {str(canal["family"]) for canal in canals}
    text = [
        _record("canal_family", {"id": name, "count": sum(c["family"] == name for c in canals), "source": "inferred"})
        for name in sorted(families)
    ]
    text += [
        _record(
            "official_total",
            {"id": name, "count": sum(c["officials"].count(name) for c in canals), "source": "inferred"},
        )
        for name in OFFICIALS[1:]
    ]
    return "\n".join(text + [_record("canal", canal) for canal in canals])


def _record(table: str, fields: dict[str, Any]) -> str:
    lines = [f"[[{table}]]"]
    for name, value in fields.items():
        if isinstance(value, list):
            lines.append(f"{name} = [{', '.join(f'{each!r}' for each in value)}]")
        else:
            lines.append(f"{name} = {value!r}")
    return "\n".join(lines) + "\n"
