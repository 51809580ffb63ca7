"""Shipyard in the terminal. Everything comes from the view; every mark is a character, colour only helps.

A view may carry the decision that is asked (`decision`: step and context), so that its prices and previews stand
beside the table, and the component files of a house edition (`components`), for what is printed on the boards.
"""

from __future__ import annotations

from typing import Final, Iterable, Mapping, Optional

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quayside.cli.draw import Drawing
from quayside.games.shipyard.nouns import COMMODITIES, PIECES, Deck
from quayside.games.shipyard.steps.exchange import next_sector
from quayside.games.shipyard.steps.ring import sector_after
from quayside.games.shipyard.terminal.marks import (
    EMPTY,
    KIND_MARKS,
    NOTHING,
    SHAPES,
    STERN,
    WATER_MARKS,
    DrawnView,
    Part,
    box_of,
    cars_of,
    counted,
    marks_of,
    name_of,
    own_side,
    panel,
    step_of,
    told_with,
    word_of,
)
from quayside.games.shipyard.terminal.questions import EXTRAS
from quayside.games.shipyard.terminal.told import card_name
from quayside.games.shipyard.terminal.water import canal_display, own_canals, rival_canals
from quayside.games.shipyard.view_types import ChooseQuestion, HireQuestion, Player, TrainQuestion
from quayside.words import Words

MAIN_STEPS: Final = ("choose_card", "pick_final_action")
DECK_OF: Final[dict[str, Deck]] = {
    "bows": "bows",
    "middles_left": "middles",
    "middles_right": "middles",
    "sterns": "sterns",
    "trains": "trains",
}


def draw(view: DrawnView, words: Words) -> RenderableType:
    """The whole table."""
    parts: list[Part] = [
        _heading,
        _track_and_rings,
        _ship_display,
        canal_display,
        _employees,
        _players,
        _fleets,
        _own_yard,
        own_canals,
        rival_canals,
        _contracts,
        *EXTRAS.get(step_of(view), ()),
        _whole_legend,
    ]
    return _group(parts, view, words)


def draw_own(view: DrawnView, words: Words) -> RenderableType:
    """What the question at hand is about."""
    step = step_of(view)
    parts = (*PARTS.get(step, (_own_stock, _own_yard, own_canals)), *EXTRAS.get(step, ()))
    return _group(parts, view, words)


def _group(parts: Iterable[Part], view: DrawnView, words: Words) -> Group:
    drawn = [part(view, words) for part in parts]
    return Group(*(each for each in drawn if each is not None))


# -- the table -----------------------------------------------------------------------------------------------------


def _heading(view: DrawnView, words: Words) -> Text:
    turn = view["turn"]
    line = Text(words.say("shipyard"), style="bold")
    space = word_of(words, view["markers"]["countdown"])
    said = words.say("cli-shipyard-turn", turn=turn["turn"], seat=words.seat(turn["active"]), space=space)
    line.append(f"  {said}", style="not bold")
    if turn["last_card"] or turn["closing"]:
        line.append("  ").append(words.say("cli-shipyard-ending"), style="bold reverse")
    return line


def _track_and_rings(view: DrawnView, words: Words) -> RenderableType:
    return Columns([_track(view, words), Group(_rings(view, words), _exchange(view, words))], padding=(0, 1))


def _track(view: DrawnView, words: Words) -> Table:
    """The action cards from the front of the line to its end."""
    income = told_with(view, ChooseQuestion).get("income", {})
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
        cells = [str(card["space"] + 1), word_of(words, card["card"]), figure, gap]
        if income:
            cells.append(f"+{income[card['card']]}" if card["card"] in income else NOTHING)
        table.add_row(*map(Text, cells), style="bold" if card["card"] in income else "")
    return table


def _rings(view: DrawnView, words: Words) -> Panel:
    """What the two markers would reach: free, then for 1, 2 and 3 extra sectors."""
    grid = Table.grid(padding=(0, 2))
    rings, markers = view["rings"], view["markers"]
    for name, sectors, marker in (
        (words.say("cli-shipyard-equipment-ring"), rings["equipment"], markers["equipment"]),
        (words.say("cli-shipyard-crew-ring"), rings["crew"], markers["crew"]),
    ):
        at = sectors.index(marker)
        reached = [sectors[sector_after(at, extra)] for extra in range(len(sectors))]
        grid.add_row(Text(name), Text(", ".join(f"+{extra} {word_of(words, p)}" for extra, p in enumerate(reached))))
    return panel(grid, words.say("cli-shipyard-rings"))


def _exchange(view: DrawnView, words: Words) -> Panel:
    """The prices of all sectors with the marker, and what each commodity can be traded for."""
    at = view["markers"]["exchange"] - 1
    sectors = view["rings"]["exchange"]
    offers = {record.text("commodity"): record.texts("items") for record in box_of(view).records("exchange_offer")}
    grid = Table.grid(padding=(0, 1))

    def mark(sector: int, text: str) -> Text:
        return Text(f"[{text}]" if sector == at else f" {text} ", style="bold" if sector == at else "")

    numbers = (mark(sector, str(sector + 1)) for sector in range(len(sectors)))
    grid.add_row(Text(words.say("cli-shipyard-sector")), *numbers, Text(words.say("cli-shipyard-for"), style="dim"))
    for commodity in COMMODITIES:
        prices = (mark(sector, str(rates[commodity])) for sector, rates in enumerate(sectors))
        items = ", ".join(word_of(words, item) for item in offers[commodity])
        grid.add_row(Text(word_of(words, commodity)), *prices, Text(items))
    return panel(grid, words.say("cli-shipyard-exchange"))


def _ship_display(view: DrawnView, words: Words) -> Table:
    """Ship cards and trains by rows, the dearest on top; the numbers of cards left beside the headings."""
    displays, decks = view["displays"], view["decks"]
    bows, left, right = displays["bows"], displays["middles_left"], displays["middles_right"]
    sterns, trains = displays["sterns"], displays["trains"]
    table = Table(title=words.say("cli-shipyard-display"), title_justify="left", pad_edge=False)
    table.add_column("")
    for column, deck in DECK_OF.items():
        table.add_column(f"{word_of(words, column)} ({decks[deck]})")
    for row in range(len(bows) - 1, -1, -1):
        cards, train = (bows[row], left[row], right[row], sterns[row]), trains[row]
        prices = (*(card and card["price"] for card in cards), train and train["price"])
        price = next((price for price in prices if price is not None), NOTHING)
        label = words.say("cli-shipyard-row", row=row + 1, price=price)
        shown = [marks_of(card["icons"]) if card else NOTHING for card in cards]
        shown.append(cars_of(train, words) if train else NOTHING)
        table.add_row(Text(label), *map(Text, shown))
    return table


def _employees(view: DrawnView, words: Words) -> Table:
    """The track of the employees, with the price of each where it is asked."""
    costs: Mapping[str, int] = told_with(view, HireQuestion).get("costs", {})
    table = Table(title=words.say("cli-shipyard-employees"), title_justify="left", show_header=False, pad_edge=False)
    for space, places in enumerate(view["employees"], 1):
        here = space == view["markers"]["hire"]
        cells = [Text(f"> {space}" if here else f"  {space}", style="bold" if here else "")]
        for place in places:
            if not place["left"]:
                cells.append(Text(NOTHING))
                continue
            text = word_of(words, place["employee"]) + ("" if place["left"] == 1 else f" x{place['left']}")
            if place["employee"] in costs:
                text += f": {costs[place['employee']]}"
            cells.append(Text(text))
        table.add_row(*cells)
    return table


def _players(view: DrawnView, words: Words) -> Table:
    players = view["players"]
    table = Table(title=words.say("cli-shipyard-players"), title_justify="left", pad_edge=False)
    table.add_column("")
    for player in players:
        mark = "> " if player["seat"] == view["turn"]["active"] and not view["over"] else ""
        table.add_column(Text(mark + name_of(view, player["seat"], words)), min_width=9)

    def row(label: str, cells: Iterable[object]) -> None:
        table.add_row(Text(label), *(Text(str(cell)) for cell in cells))

    row(words.say("cli-shipyard-points"), (player["points"] for player in players))
    row(words.say("cli-shipyard-guilders"), (player["guilders"] for player in players))
    row(words.say("cli-shipyard-yard"), (_yard_shape(player) for player in players))
    table.add_section()
    for piece in PIECES:
        row(word_of(words, piece), (player["stock"][piece] or NOTHING for player in players))
    table.add_section()
    row(words.say("cli-shipyard-trains"), ("; ".join(cars_of(t, words) for t in p["trains"]) or "-" for p in players))
    row(words.say("cli-shipyard-staff"), (", ".join(word_of(words, e) for e in p["employees"]) or "-" for p in players))
    row(words.say("cli-shipyard-water"), (f"{p['longest_route']} / {p['used_canals']}" for p in players))
    row(words.say("cli-shipyard-fleet"), (_fleet(player) for player in players))
    row(words.say("cli-shipyard-trader-points"), (player["trader_points"] for player in players))
    held = (words.say("cli-shipyard-held", blue=p["contracts"]["blue"], green=p["contracts"]["green"]) for p in players)
    row(words.say("cli-shipyard-contracts"), held)
    return table


def _yard_shape(player: Player) -> str:
    return "".join(SHAPES.get(letter, EMPTY) for letter in player["yard"])


def _fleet(player: Player) -> str:
    """Cards and points of each ship, and a cross for each that failed."""
    ships = [f"{len(ship['cards'])}:{sum(ship['points'].values())}" for ship in player["fleet"]]
    return " ".join([*ships, *["x"] * player["failed_ships"]]) or NOTHING


def _fleets(view: DrawnView, words: Words) -> Optional[Table]:
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
            cells = [name_of(view, player["seat"], words), str(len(ship["cards"])), str(sum(ship["points"].values()))]
            table.add_row(*map(Text, cells), counted(ship["pieces"], words), marks_of(ship["safety"]))
    return table


# -- the own side --------------------------------------------------------------------------------------------------


def _own_yard(view: DrawnView, words: Words) -> Optional[Panel]:
    """The nine cells with what their cards carry."""
    own = own_side(view)
    if own is None:
        return None
    grid = Table.grid(padding=(0, 1))
    cells = own["yard_cards"]
    grid.add_row(Text(words.say("cli-shipyard-cell")), *(Text(f"{at:<5}") for at in range(1, len(cells) + 1)))
    grid.add_row(Text(""), *(Text(KIND_MARKS[card["kind"]] if card else EMPTY, style="bold") for card in cells))
    grid.add_row(Text(""), *(Text(marks_of(card["icons"]) if card else "") for card in cells))
    return panel(grid, words.say("cli-shipyard-own-yard"))


def _own_stock(view: DrawnView, words: Words) -> Optional[Panel]:
    own = own_side(view)
    if own is None:
        return None
    grid = Table.grid(padding=(0, 2))
    grid.add_row(Text(words.say("cli-shipyard-guilders")), Text(str(own["guilders"]), style="bold"))
    grid.add_row(Text(words.say("cli-shipyard-stock")), Text(counted(own["stock"], words)))
    staff = ", ".join(word_of(words, employee) for employee in own["employees"]) or NOTHING
    grid.add_row(Text(words.say("cli-shipyard-staff")), Text(staff))
    return panel(grid, name_of(view, own["seat"], words))


def _own_trains(view: DrawnView, words: Words) -> Optional[Panel]:
    """The own trains, and what each would sell for where it is asked."""
    own = own_side(view)
    if own is None:
        return None
    sales: Mapping[str, int] = told_with(view, TrainQuestion).get("sales", {})
    grid = Table.grid(padding=(0, 2))
    for train in own["trains"]:
        sale = words.say("cli-shipyard-sale", guilders=sales[train["id"]]) if train["id"] in sales else ""
        grid.add_row(Text(word_of(words, train["id"])), Text(cars_of(train, words)), Text(sale))
    return panel(grid, words.say("cli-shipyard-trains"))


def _contracts(view: DrawnView, words: Words) -> Optional[Panel]:
    """The own contracts, what they would score now, and their tables; at the end everybody's."""
    grid = Table.grid(padding=(0, 2))
    tables = {record.text("id"): record for record in box_of(view).records("contract")}
    for player in view["players"]:
        for contract, points in player.get("contracts_held", {}).items():
            fields = tables[contract].fields
            scale = ""
            if "counts" in fields:
                pairs = zip(fields["counts"], fields["scores"], strict=True)
                scale = " ".join(f"{count}:{score}" for count, score in pairs if count)
                scale += f" +{fields['each_above']}" if fields["each_above"] else ""
            colour = words.say("cli-shipyard-blue") if contract[0] == "b" else words.say("cli-shipyard-green")
            name = f"{colour}: {word_of(words, contract)}"
            cells = [words.seat(player["seat"])] if view["over"] else []
            cells += [name, words.say("cli-shipyard-now", points=points), scale]
            grid.add_row(*map(Text, cells))
    return panel(grid, words.say("cli-shipyard-contract")) if grid.rows else None


# -- the legend ----------------------------------------------------------------------------------------------------


def _whole_legend(view: DrawnView, words: Words) -> Text:
    """Every mark with its meaning."""
    return _legend(view, words).append(" ").append(words.say("cli-shipyard-legend-table"))


def _legend(view: DrawnView, words: Words) -> Text:
    """The marks of ships and canals."""
    line = Text(words.say("cli-shipyard-legend"), style="dim")
    return line.append(" ").append(words.say("cli-shipyard-legend-more", plain=WATER_MARKS["none"], stern=STERN))


def _markers(view: DrawnView, words: Words) -> Text:
    """Where the markers stand and what the next exchange pays."""
    markers, sectors = view["markers"], view["rings"]["exchange"]
    rates = sectors[next_sector(markers["exchange"] - 1, len(sectors))]
    prices = ", ".join(f"{word_of(words, name)} {price}" for name, price in rates.items())
    equipment, crew = word_of(words, markers["equipment"]), word_of(words, markers["crew"])
    return Text(words.say("cli-shipyard-markers", equipment=equipment, crew=crew, prices=prices))


# What each question is about, and what it tells beyond the table.
PARTS: Final[dict[str, tuple[Part, ...]]] = {
    "choose_card": (_track, _own_stock),
    "take_card": (_ship_display, _own_yard, _legend),
    "place_card": (_own_yard,),
    "complete_ship": (_ship_display, _own_yard, _legend),
    "pick_train": (_ship_display, _own_trains),
    "pick_canal": (canal_display, own_canals, _legend),
    "first_canal": (_legend,),
    "start_space": (own_canals, _legend),
    "lay_canal": (own_canals, _legend),
    "manufacture": (_own_stock,),
    "recruit": (_own_stock,),
    "pick_employee": (_own_stock, _employees),
    "pick_own_train": (_exchange, _own_trains),
    "trade_cars": (_own_stock, _exchange),
    "pick_ship": (_own_yard, _own_stock),
    "loading": (own_canals, _legend),
    "pick_speed": (own_canals, _legend),
    "pick_route": (own_canals, _legend),
    "give_up_contracts": (_fleets, _contracts),
    "before": (_own_stock, _markers),
    "after": (_own_stock, _markers),
}


DRAWING: Final = Drawing(draw, draw_own, MAIN_STEPS, card_name)
