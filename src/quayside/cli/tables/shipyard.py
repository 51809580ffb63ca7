"""Shipyard in the terminal. Everything comes from the view; every mark is a character, colour only helps.

A view may carry the decision that is asked (`decision`: step and context), so that its prices and previews stand
beside the table, and the component files of a house edition (`components`), for what is printed on the boards.
"""

from __future__ import annotations

import re
from typing import Any, Callable, Final, Iterable, Mapping, Optional, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quayside.cli.tables.shipyard_canals import canal_map
from quayside.editions import standard_box
from quayside.kernel.components import Box
from quayside.words import Words

GAME: Final = "shipyard"
MAIN_STEPS: Final = ("choose_card", "pick_final_action")
NOTHING: Final = "-"
EMPTY: Final = "."

View = Mapping[str, Any]
Part = Callable[[View, Words], Optional[RenderableType]]

# Marks. The safety items look the same on ship cards and, as officials, on canals.
SHIP_MARKS: Final = {
    "cabin": "c",
    "mast": "m",
    "propeller": "p",
    "crane": "k",
    "cannon": "n",
    "lifebuoy": "O",
    "lifeboat": "B",
    "lantern": "L",
}
WATER_MARKS: Final = {
    "none": "o",
    "military": "M",
    "commercial": "C",
    "lantern": "L",
    "lifeboat": "B",
    "lifebuoy": "O",
    "blue_riband": "R",
}
KIND_MARKS: Final = {"bow": "<", "middle": "=", "stern": ">"}
SHAPES: Final = {"B": "<", "M": "=", "S": ">"}  # the letters of a yard in the view
FIGURE: Final = "@"
STERN: Final = "x"
STYLES: Final = {
    "military": "bold red",
    "commercial": "bold yellow",
    "lantern": "bold magenta",
    "lifeboat": "bold green",
    "lifebuoy": "bold cyan",
    "blue_riband": "bold blue",
}
ARROWS: Final = {
    "north": "↑",
    "northeast": "↗",
    "east": "→",
    "southeast": "↘",
    "south": "↓",
    "southwest": "↙",
    "west": "←",
    "northwest": "↖",
    "centre": "+",
}
PIECES: Final = ("captain", "businessman", "soldier", "sail", "smokestack", "propeller", "crane", "cannon")
COMMODITIES: Final = ("coal", "steel", "grain")
SHIP_COLUMNS: Final = ("bows", "middles_left", "middles_right", "sterns")

# A canal card on the screen: spaces in columns 1, 5, 9 and rows 1, 3, 5, ways out on the edge.
CARD_WIDTH: Final = 11
CARD_HEIGHT: Final = 7
STRIP: Final = 7  # cards side by side; more go below
RING: Final = ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest")
LETTERS: Final = {
    **{"N": "north", "NE": "northeast", "E": "east", "SE": "southeast", "C": "centre"},
    **{"S": "south", "SW": "southwest", "W": "west", "NW": "northwest"},
}
_AT: Final = {
    **{"northwest": (1, 1), "north": (1, 5), "northeast": (1, 9)},
    **{"west": (3, 1), "centre": (3, 5), "east": (3, 9)},
    **{"southwest": (5, 1), "south": (5, 5), "southeast": (5, 9)},
}
_OUT: Final = {"north": (0, 5), "east": (3, 10), "south": (6, 5), "west": (3, 0)}
_LAY: Final = re.compile(r"beside=([a-z0-9-]+), side=([a-z]+), turns=(\d)")


def draw(view: View, words: Words) -> RenderableType:
    """The whole table."""
    parts: list[Part] = [
        _heading,
        _track_and_rings,
        _ship_display,
        _canal_display,
        _employees,
        _players,
        _fleets,
        _own_yard,
        _own_canals,
        _rival_canals,
        _contracts,
        *EXTRAS.get(_step(view), ()),
        _whole_legend,
    ]
    return _group(parts, view, words)


def draw_own(view: View, words: Words) -> RenderableType:
    """What the question at hand is about."""
    step = _step(view)
    parts = (*PARTS.get(step, (_own_stock, _own_yard, _own_canals)), *EXTRAS.get(step, ()))
    return _group(parts, view, words)


def _group(parts: Iterable[Part], view: View, words: Words) -> Group:
    drawn = [part(view, words) for part in parts]
    return Group(*(each for each in drawn if each is not None))


def _step(view: View) -> str:
    return str(view["decision"]["step"]) if view.get("decision") else ""


def _context(view: View) -> Mapping[str, Any]:
    """What the question tells beside itself."""
    context: Mapping[str, Any] = view["decision"]["context"] if view.get("decision") else {}
    return context


def _box(view: View) -> Box:
    return Box(view["components"]) if view.get("components") else standard_box(GAME)


def _word(words: Words, name: object) -> str:
    return words.say(f"{GAME}-word-{name}")


def _own(view: View) -> Optional[Mapping[str, Any]]:
    return None if view["seat"] is None else view["players"][view["seat"]]


def _name(view: View, seat: int, words: Words) -> str:
    name = words.seat(seat)
    return words.say("cli-you", name=name) if seat == view["seat"] else name


def _panel(inside: RenderableType, title: str) -> Panel:
    return Panel(inside, title=title, title_align="left", expand=False)


def _counted(counts: Mapping[str, int], words: Words) -> str:
    """`sail 2, crane 1`."""
    return ", ".join(f"{_word(words, name)} {count}" for name, count in counts.items() if count) or NOTHING


# -- the table -----------------------------------------------------------------------------------------------------


def _heading(view: View, words: Words) -> Text:
    turn = view["turn"]
    line = Text(words.say("shipyard"), style="bold")
    space = _word(words, view["markers"]["countdown"])
    said = words.say("cli-shipyard-turn", turn=turn["turn"], seat=words.seat(turn["active"]), space=space)
    line.append(f"  {said}", style="not bold")
    if turn["last_card"] or turn["closing"]:
        line.append("  ").append(words.say("cli-shipyard-ending"), style="bold reverse")
    return line


def _track_and_rings(view: View, words: Words) -> RenderableType:
    return Columns([_track(view, words), Group(_rings(view, words), _exchange(view, words))], padding=(0, 1))


def _track(view: View, words: Words) -> Table:
    """The action cards from the front of the line to its end."""
    income: Mapping[str, int] = _context(view).get("income", {})
    table = Table(title=words.say("cli-shipyard-track"), title_justify="left", pad_edge=False)
    table.add_column(words.say("cli-shipyard-space"), justify="right")
    table.add_column(words.say("cli-shipyard-action"))
    table.add_column(words.say("cli-shipyard-figure"))
    table.add_column(words.say("cli-shipyard-gap"), justify="right")
    if income:
        table.add_column(words.say("cli-shipyard-income"), justify="right")
    ahead: Optional[int] = None
    for card in view["track"]:
        gap = words.say("cli-shipyard-front") if ahead is None else str(ahead - card["position"] - 1)
        ahead = card["position"]
        figure = EMPTY if card["seat"] is None else " ".join([words.seat(card["seat"])] * card["figures"])
        cells = [str(card["space"] + 1), _word(words, card["card"]), figure, gap]
        if income:
            cells.append(f"+{income[card['card']]}" if card["card"] in income else NOTHING)
        table.add_row(*map(Text, cells), style="bold" if card["card"] in income else "")
    return table


def _rings(view: View, words: Words) -> Panel:
    """What the two markers would reach: free, then for 1, 2 and 3 extra sectors."""
    grid = Table.grid(padding=(0, 2))
    for name, ring in (
        (words.say("cli-shipyard-equipment-ring"), "equipment"),
        (words.say("cli-shipyard-crew-ring"), "crew"),
    ):
        sectors: Sequence[str] = view["rings"][ring]
        at = sectors.index(view["markers"][ring])
        reached = [sectors[(at + 1 + extra) % len(sectors)] for extra in range(len(sectors))]
        grid.add_row(Text(name), Text(", ".join(f"+{extra} {_word(words, p)}" for extra, p in enumerate(reached))))
    return _panel(grid, words.say("cli-shipyard-rings"))


def _exchange(view: View, words: Words) -> Panel:
    """The prices of all sectors with the marker, and what each commodity can be traded for."""
    at = view["markers"]["exchange"] - 1
    sectors: Sequence[Mapping[str, int]] = view["rings"]["exchange"]
    offers = {record.text("commodity"): record.texts("items") for record in _box(view).records("exchange_offer")}
    grid = Table.grid(padding=(0, 1))

    def mark(sector: int, text: str) -> Text:
        return Text(f"[{text}]" if sector == at else f" {text} ", style="bold" if sector == at else "")

    numbers = (mark(sector, str(sector + 1)) for sector in range(len(sectors)))
    grid.add_row(Text(words.say("cli-shipyard-sector")), *numbers, Text(words.say("cli-shipyard-for"), style="dim"))
    for commodity in COMMODITIES:
        prices = (mark(sector, str(rates[commodity])) for sector, rates in enumerate(sectors))
        items = ", ".join(_word(words, item) for item in offers[commodity])
        grid.add_row(Text(_word(words, commodity)), *prices, Text(items))
    return _panel(grid, words.say("cli-shipyard-exchange"))


def _ship_display(view: View, words: Words) -> Table:
    """Ship cards and trains by rows, the dearest on top; the numbers of cards left beside the headings."""
    columns = (*SHIP_COLUMNS, "trains")
    table = Table(title=words.say("cli-shipyard-display"), title_justify="left", pad_edge=False)
    table.add_column("")
    for column in columns:
        deck = "middles" if column.startswith("middles") else column
        table.add_column(f"{_word(words, column)} ({view['decks'][deck]})")
    for row in range(len(view["displays"]["bows"]) - 1, -1, -1):
        cards = [view["displays"][column][row] for column in columns]
        price = next((card["price"] for card in cards if card is not None), NOTHING)
        label = words.say("cli-shipyard-row", row=row + 1, price=price)
        table.add_row(Text(label), *(Text(_shown(card, words)) for card in cards))
    return table


def _shown(card: Optional[Mapping[str, Any]], words: Words) -> str:
    if card is None:
        return NOTHING
    return _cars(card, words) if "cars" in card else _marks(card["icons"])


def _cars(train: Mapping[str, Any], words: Words) -> str:
    return _counted({name: train["cars"].count(name) for name in COMMODITIES}, words)


def _marks(icons: Mapping[str, int]) -> str:
    """One mark per thing on a ship card."""
    return "".join(mark * icons.get(name, 0) for name, mark in SHIP_MARKS.items()) or NOTHING


def _employees(view: View, words: Words) -> Table:
    """The track of the employees, with the price of each where it is asked."""
    costs: Mapping[str, int] = _context(view).get("costs", {})
    table = Table(title=words.say("cli-shipyard-employees"), title_justify="left", show_header=False, pad_edge=False)
    for space, places in enumerate(view["employees"], 1):
        here = space == view["markers"]["hire"]
        cells = [Text(f"> {space}" if here else f"  {space}", style="bold" if here else "")]
        for place in places:
            if not place["left"]:
                cells.append(Text(NOTHING))
                continue
            text = _word(words, place["employee"]) + ("" if place["left"] == 1 else f" x{place['left']}")
            if place["employee"] in costs:
                text += f": {costs[place['employee']]}"
            cells.append(Text(text))
        table.add_row(*cells)
    return table


def _players(view: View, words: Words) -> Table:
    players: Sequence[Mapping[str, Any]] = view["players"]
    table = Table(title=words.say("cli-shipyard-players"), title_justify="left", pad_edge=False)
    table.add_column("")
    for player in players:
        mark = "> " if player["seat"] == view["turn"]["active"] and not view["over"] else ""
        table.add_column(Text(mark + _name(view, player["seat"], words)), min_width=9)

    def row(label: str, cells: Iterable[object]) -> None:
        table.add_row(Text(label), *(Text(str(cell)) for cell in cells))

    row(words.say("cli-shipyard-points"), (player["points"] for player in players))
    row(words.say("cli-shipyard-guilders"), (player["guilders"] for player in players))
    row(words.say("cli-shipyard-yard"), (_yard_shape(player) for player in players))
    table.add_section()
    for piece in PIECES:
        row(_word(words, piece), (player["stock"][piece] or NOTHING for player in players))
    table.add_section()
    row(words.say("cli-shipyard-trains"), ("; ".join(_cars(t, words) for t in p["trains"]) or "-" for p in players))
    row(words.say("cli-shipyard-staff"), (", ".join(_word(words, e) for e in p["employees"]) or "-" for p in players))
    row(words.say("cli-shipyard-water"), (f"{p['longest_route']} / {p['used_canals']}" for p in players))
    row(words.say("cli-shipyard-fleet"), (_fleet(player) for player in players))
    row(words.say("cli-shipyard-trader-points"), (player["trader_points"] for player in players))
    held = (words.say("cli-shipyard-held", blue=p["contracts"]["blue"], green=p["contracts"]["green"]) for p in players)
    row(words.say("cli-shipyard-contracts"), held)
    return table


def _yard_shape(player: Mapping[str, Any]) -> str:
    return "".join(SHAPES.get(letter, EMPTY) for letter in player["yard"])


def _fleet(player: Mapping[str, Any]) -> str:
    """Cards and points of each ship, and a cross for each that failed."""
    ships = [f"{len(ship['cards'])}:{sum(ship['points'].values())}" for ship in player["fleet"]]
    return " ".join([*ships, *["x"] * player["failed_ships"]]) or NOTHING


def _fleets(view: View, words: Words) -> Optional[Table]:
    """Every ship that has sailed."""
    if not any(player["fleet"] for player in view["players"]):
        return None
    table = Table(title=words.say("cli-shipyard-fleets"), title_justify="left", pad_edge=False)
    table.add_column("")
    table.add_column(words.say("cli-shipyard-cards"), justify="right")
    table.add_column(words.say("cli-shipyard-points"), justify="right")
    table.add_column(words.say("cli-shipyard-aboard"))
    table.add_column(words.say("cli-shipyard-safety"))
    for player in view["players"]:
        for ship in player["fleet"]:
            cells = [_name(view, player["seat"], words), str(len(ship["cards"])), str(sum(ship["points"].values()))]
            table.add_row(*map(Text, cells), _counted(ship["pieces"], words), _marks(ship["safety"]))
    return table


# -- the own side --------------------------------------------------------------------------------------------------


def _own_yard(view: View, words: Words) -> Optional[Panel]:
    """The nine cells with what their cards carry."""
    own = _own(view)
    if own is None:
        return None
    grid = Table.grid(padding=(0, 1))
    cells: Sequence[Optional[Mapping[str, Any]]] = own["yard_cards"]
    grid.add_row(Text(words.say("cli-shipyard-cell")), *(Text(f"{at:<5}") for at in range(1, len(cells) + 1)))
    grid.add_row(Text(""), *(Text(KIND_MARKS[card["kind"]] if card else EMPTY, style="bold") for card in cells))
    grid.add_row(Text(""), *(Text(_marks(card["icons"]) if card else "") for card in cells))
    return _panel(grid, words.say("cli-shipyard-own-yard"))


def _own_stock(view: View, words: Words) -> Optional[Panel]:
    own = _own(view)
    if own is None:
        return None
    grid = Table.grid(padding=(0, 2))
    grid.add_row(Text(words.say("cli-shipyard-guilders")), Text(str(own["guilders"]), style="bold"))
    grid.add_row(Text(words.say("cli-shipyard-stock")), Text(_counted(own["stock"], words)))
    staff = ", ".join(_word(words, employee) for employee in own["employees"]) or NOTHING
    grid.add_row(Text(words.say("cli-shipyard-staff")), Text(staff))
    return _panel(grid, _name(view, own["seat"], words))


def _own_trains(view: View, words: Words) -> Optional[Panel]:
    """The own trains, and what each would sell for where it is asked."""
    own = _own(view)
    if own is None:
        return None
    sales: Mapping[str, int] = _context(view).get("sales", {})
    grid = Table.grid(padding=(0, 2))
    for train in own["trains"]:
        sale = words.say("cli-shipyard-sale", guilders=sales[train["id"]]) if train["id"] in sales else ""
        grid.add_row(Text(_word(words, train["id"])), Text(_cars(train, words)), Text(sale))
    return _panel(grid, words.say("cli-shipyard-trains"))


def _contracts(view: View, words: Words) -> Optional[Panel]:
    """The own contracts, what they would score now, and their tables; at the end everybody's."""
    grid = Table.grid(padding=(0, 2))
    tables = {record.text("id"): record for record in _box(view).records("contract")}
    for player in view["players"]:
        for contract, points in player.get("contracts_held", {}).items():
            fields = tables[contract].fields
            scale = ""
            if "counts" in fields:
                pairs = zip(fields["counts"], fields["scores"], strict=True)
                scale = " ".join(f"{count}:{score}" for count, score in pairs if count)
                scale += f" +{fields['each_above']}" if fields["each_above"] else ""
            colour = words.say("cli-shipyard-blue") if contract[0] == "b" else words.say("cli-shipyard-green")
            name = f"{colour}: {_word(words, contract)}"
            cells = [words.seat(player["seat"])] if view["over"] else []
            cells += [name, words.say("cli-shipyard-now", points=points), scale]
            grid.add_row(*map(Text, cells))
    return _panel(grid, words.say("cli-shipyard-contract")) if grid.rows else None


# -- canals --------------------------------------------------------------------------------------------------------


class Face:
    """A canal card as it lies: its spaces with officials, its links, its open sides."""

    def __init__(self, spaces: Mapping[str, str], links: Iterable[Sequence[str]], ports: Iterable[str]) -> None:
        self.spaces = dict(spaces)
        self.links = [(one, other) for one, other in links]
        self.ports = list(ports)

    def turned(self, turns: int) -> Face:
        """The same card after clockwise quarter turns."""
        return Face(
            {_turned(space, turns): official for space, official in self.spaces.items()},
            [(_turned(one, turns), _turned(other, turns)) for one, other in self.links],
            [_turned(side, turns) for side in self.ports],
        )


def _turned(space: str, turns: int) -> str:
    return space if space == "centre" else RING[(RING.index(space) + 2 * turns) % len(RING)]


def _seen_face(canal: Mapping[str, Any]) -> Face:
    """A canal of the view."""
    return Face(canal["spaces"], canal["links"], canal["ports"])


def _printed_face(view: View, canal: str) -> Face:
    """A canal as its component file has it."""
    fields = next(record.fields for record in _box(view).records("canal") if record.fields["id"] == canal)
    spaces = [LETTERS[space] for space in fields["spaces"]]
    links = [[LETTERS[end] for end in link.split("-")] for link in fields["links"]]
    return Face(dict(zip(spaces, fields["officials"], strict=True)), links, [LETTERS[side] for side in fields["open"]])


class Canvas:
    """Characters with styles."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "") for _ in range(width)] for _ in range(height)]

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        for at, mark in enumerate(text):
            self.cells[row][column + at] = (mark, style)

    def text(self, first: int, last: int) -> Text:
        """Some columns of it."""
        lines = []
        for row in self.cells:
            line = Text(no_wrap=True)
            for mark, style in row[first:last]:
                line.append(mark, style=style)
            lines.append(line)
        return Text("\n", no_wrap=True).join(lines)


def _draw_face(canvas: Canvas, row: int, column: int, face: Face, label: str) -> None:
    """One card: dots at its corners, its number where there is no water."""
    for down, right in ((0, 0), (0, CARD_WIDTH - 1), (CARD_HEIGHT - 1, 0), (CARD_HEIGHT - 1, CARD_WIDTH - 1)):
        canvas.put(row + down, column + right, ".", "dim")
    for one, other in face.links:
        (down, right), (down2, right2) = sorted((_AT[one], _AT[other]))
        if down == down2:
            canvas.put(row + down, column + right + 1, "-" * (right2 - right - 1))
        else:
            for at in range(down + 1, down2):
                canvas.put(row + at, column + right, "|")
    for side in face.ports:
        down, right = _OUT[side]
        canvas.put(row + down, column + right, "|" if side in ("north", "south") else "-")
    for space, official in face.spaces.items():
        down, right = _AT[space]
        canvas.put(row + down, column + right, WATER_MARKS[official], STYLES.get(official, ""))
    if "centre" in face.spaces:
        canvas.put(row + 1, column + 1, label, "dim")
    else:
        canvas.put(row + 3, column + 5 - len(label) // 2, label, "dim")


def _number(canal: str) -> str:
    return canal.rsplit("-", 1)[1].lstrip("0")


def _one_canal(canal: str, face: Face) -> Text:
    canvas = Canvas(CARD_WIDTH, CARD_HEIGHT)
    _draw_face(canvas, 0, 0, face, _number(canal))
    return canvas.text(0, CARD_WIDTH)


def _canal_display(view: View, words: Words) -> RenderableType:
    """The canals that can be rented, the cheapest first."""
    grid = Table.grid(padding=(0, 3))
    titles: list[Text] = []
    faces: list[Text] = []
    for row, card in enumerate(view["displays"]["canals"], 1):
        if card is not None:
            titles.append(Text(words.say("cli-shipyard-row", row=row, price=card["price"]), style="bold"))
            faces.append(_one_canal(card["id"], _seen_face(card)))
    grid.add_row(*titles)
    grid.add_row(*faces)
    return _panel(grid, words.say("cli-shipyard-canal-display", deck=view["decks"]["canals"]))


def _own_canals(view: View, words: Words) -> Optional[RenderableType]:
    """The own canal system as it lies, north at the top, with the ship figure and the way it came."""
    own = _own(view)
    if own is None:
        return None
    system: Sequence[Mapping[str, Any]] = own["canals"]
    title = Text(words.say("cli-shipyard-canals", longest=own["longest_route"]), style="italic")
    if not system:
        return Group(title, Text(words.say("cli-shipyard-no-canals")))
    west, north = min(card["x"] for card in system), min(card["y"] for card in system)
    across = max(card["x"] for card in system) - west + 1
    down = max(card["y"] for card in system) - north + 1
    canvas = Canvas(across * CARD_WIDTH, down * CARD_HEIGHT)
    for card in system:
        row, column = (card["y"] - north) * CARD_HEIGHT, (card["x"] - west) * CARD_WIDTH
        _draw_face(canvas, row, column, _seen_face(card), _number(card["canal"]))
        if own["figure"] and own["figure"]["canal"] == card["canal"]:
            _draw_figure(canvas, row, column, own["figure"])
    strips: list[RenderableType] = [title]
    for first in range(0, across, STRIP):
        if first:
            strips.append(Text(words.say("cli-shipyard-further-east"), style="italic"))
        strips.append(canvas.text(first * CARD_WIDTH, (first + STRIP) * CARD_WIDTH))
    return Group(*strips)


def _rival_canals(view: View, words: Words) -> Optional[RenderableType]:
    """The systems of the others, small."""
    panels = [
        _panel(Text(canal_map(player, lambda official: WATER_MARKS[official])), words.seat(player["seat"]))
        for player in view["players"]
        if player["canals"] and player["seat"] != view["seat"]
    ]
    return Columns(panels, padding=(0, 1)) if panels else None


def _draw_figure(canvas: Canvas, row: int, column: int, figure: Mapping[str, str]) -> None:
    """The figure on its space, and a cross on the way it came by."""
    down, right = _AT[figure["space"]]
    canvas.put(row + down, column + right, FIGURE, "bold reverse")
    if figure["stern"] == "out":
        back_down, back_right = _OUT[figure["space"]]
    else:
        there_down, there_right = _AT[figure["stern"]]
        back_down, back_right = (down + there_down) // 2, (right + there_right) // 2
    canvas.put(row + back_down, column + back_right, STERN, "bold")


# -- what a question tells -----------------------------------------------------------------------------------------


def _hand_canal(view: View, words: Words) -> Optional[Panel]:
    """The rented canal in its four orientations, and the longest route after each way to lay it."""
    context = _context(view)
    if "canal" not in context or view["turn"]["canal_in_hand"] is None:
        return None
    grid = Table.grid(padding=(0, 3))
    grid.add_row(*(Text(words.say("cli-shipyard-quarter-turns", turns=turns), style="bold") for turns in range(4)))
    face = _printed_face(view, context["canal"])
    grid.add_row(*(_one_canal(context["canal"], face.turned(turns)) for turns in range(4)))
    after: dict[tuple[str, str], dict[int, int]] = {}
    for action, longest in context.get("longest_after", {}).items():
        found = _LAY.search(action)
        if found:
            after.setdefault((found[1], found[2]), {})[int(found[3])] = longest
    if not after:
        return _panel(grid, _word(words, context["canal"]))
    title = Text(words.say("cli-shipyard-longest-after"), style="italic")
    table = Table(pad_edge=False)
    table.add_column("")
    for turns in range(4):
        table.add_column(str(turns), justify="right")
    for (beside, side), routes in after.items():
        cells = (str(routes[turns]) if turns in routes else NOTHING for turns in range(4))
        table.add_row(Text(f"{_word(words, beside)}, {_word(words, side)}"), *map(Text, cells))
    return _panel(Group(grid, title, table), _word(words, context["canal"]))


def _sectors(view: View, words: Words) -> Optional[Table]:
    """What a marker gives for each number of extra sectors."""
    table = Table(pad_edge=False)
    table.add_column(words.say("cli-shipyard-extra"), justify="right")
    table.add_column(words.say("cli-shipyard-gives"))
    table.add_column(words.say("cli-shipyard-cost"), justify="right")
    for sector in _context(view).get("sectors", ()):
        cells = (str(sector["extra"]), _word(words, sector["piece"]), str(sector["cost"]))
        table.add_row(*map(Text, cells))
    return table


def _cars_left(view: View, words: Words) -> Optional[Panel]:
    """The cars still to be dealt with and what each brings when sold."""
    context = _context(view)
    grid = Table.grid(padding=(0, 2))
    for name, count in context.get("cars", {}).items():
        sale = words.say("cli-shipyard-sale-each", guilders=context["rates"][name])
        grid.add_row(Text(_word(words, name)), Text(str(count)), Text(sale))
    return _panel(grid, words.say("cli-shipyard-cars"))


def _ship(view: View, words: Words) -> Optional[Panel]:
    """The ship being loaded: its room, what builders add, what is on board and what is left in stock."""
    ship = view["ship"]
    if ship is None:
        return None
    context, own = _context(view), view["players"][ship["seat"]]
    room: dict[str, int] = {}
    for card in ship["cards"]:
        for name, count in card["icons"].items():
            room[name] = room.get(name, 0) + count
    grid = Table.grid(padding=(0, 2))
    grid.add_row(Text(words.say("cli-shipyard-cards")), Text(str(len(ship["cards"]))))
    grid.add_row(Text(words.say("cli-shipyard-room")), Text(_marks(room)))
    allowance = dict(context.get("allowance", {}))
    crew = allowance.pop("crew", 0)
    extra = [words.say("cli-shipyard-any-crew", count=crew)] if crew else []
    extra += [_counted(allowance, words)] if allowance else []
    if extra:
        grid.add_row(Text(words.say("cli-shipyard-builders")), Text(", ".join(extra)))
    grid.add_row(Text(words.say("cli-shipyard-aboard")), Text(_counted(ship["aboard"], words), style="bold"))
    loading = _step(view) == "loading"
    left = {name: own["stock"][name] - (ship["aboard"][name] if loading else 0) for name in PIECES}
    grid.add_row(Text(words.say("cli-shipyard-stock")), Text(_counted(left, words)))
    return _panel(grid, words.say("cli-shipyard-ship"))


def _speeds(view: View, words: Words) -> Optional[Table]:
    """For every speed the number of routes, the best points and the route that brings them."""
    speeds = _context(view).get("speeds", ())
    if not speeds:
        return None
    table = Table(title=words.say("cli-shipyard-preview"), title_justify="left", pad_edge=False)
    table.add_column(words.say("cli-shipyard-speed"), justify="right")
    table.add_column(words.say("cli-shipyard-routes"), justify="right")
    table.add_column(words.say("cli-shipyard-points"), justify="right")
    table.add_column(words.say("cli-shipyard-best-route"))
    for each in speeds:
        route = (step.split(" ") for step in each["route"])
        shown = " ".join(f"{_number(canal)}{ARROWS[space]}" for canal, space in route)
        cells = (str(each["speed"]), str(each["routes"]), str(each["points"]), shown)
        table.add_row(*map(Text, cells))
    return table


def _courses(view: View, words: Words) -> Optional[Panel]:
    """At a branching: the best points every way can still bring."""
    grid = Table.grid(padding=(0, 2))
    points = _context(view).get("points", {})
    for course, best in points.items():
        grid.add_row(Text(_word(words, course)), Text(words.say("cli-shipyard-at-best", points=best)))
    return _panel(grid, words.say("cli-shipyard-preview"))


# -- the legend ----------------------------------------------------------------------------------------------------


def _whole_legend(view: View, words: Words) -> Text:
    """Every mark with its meaning."""
    return _legend(view, words).append(" ").append(words.say("cli-shipyard-legend-table"))


def _legend(view: View, words: Words) -> Text:
    """The marks of ships and canals."""
    line = Text(words.say("cli-shipyard-legend"), style="dim")
    return line.append(" ").append(words.say("cli-shipyard-legend-more", plain=WATER_MARKS["none"], stern=STERN))


def _route_legend(view: View, words: Words) -> Text:
    return Text(words.say("cli-shipyard-legend-route", example=f"8{ARROWS['northeast']}"), style="dim")


def _markers(view: View, words: Words) -> Text:
    """Where the markers stand and what the next exchange pays."""
    markers, sectors = view["markers"], view["rings"]["exchange"]
    rates = sectors[markers["exchange"] % len(sectors)]
    prices = ", ".join(f"{_word(words, name)} {price}" for name, price in rates.items())
    equipment, crew = _word(words, markers["equipment"]), _word(words, markers["crew"])
    return Text(words.say("cli-shipyard-markers", equipment=equipment, crew=crew, prices=prices))


# What each question is about, and what it tells beyond the table.
PARTS: Final[dict[str, tuple[Part, ...]]] = {
    "choose_card": (_track, _own_stock),
    "take_card": (_ship_display, _own_yard, _legend),
    "place_card": (_own_yard,),
    "complete_ship": (_ship_display, _own_yard, _legend),
    "pick_train": (_ship_display, _own_trains),
    "pick_canal": (_canal_display, _own_canals, _legend),
    "first_canal": (_legend,),
    "start_space": (_own_canals, _legend),
    "lay_canal": (_own_canals, _legend),
    "manufacture": (_own_stock,),
    "recruit": (_own_stock,),
    "pick_employee": (_own_stock, _employees),
    "pick_own_train": (_exchange, _own_trains),
    "trade_cars": (_own_stock, _exchange),
    "pick_ship": (_own_yard, _own_stock),
    "loading": (_own_canals, _legend),
    "pick_speed": (_own_canals, _legend),
    "pick_route": (_own_canals, _legend),
    "give_up_contracts": (_fleets, _contracts),
    "before": (_own_stock, _markers),
    "after": (_own_stock, _markers),
}
EXTRAS: Final[dict[str, tuple[Part, ...]]] = {
    "first_canal": (_hand_canal,),
    "lay_canal": (_hand_canal,),
    "manufacture": (_sectors,),
    "recruit": (_sectors,),
    "trade_cars": (_cars_left,),
    "loading": (_ship, _speeds, _route_legend),
    "pick_speed": (_ship, _speeds, _route_legend),
    "pick_route": (_ship, _courses),
}
