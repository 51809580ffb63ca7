"""Container in the terminal. Everything comes from the view; every container shows its letter, colour only helps."""

from __future__ import annotations

from typing import Final, Iterable, Mapping

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quayside.cli.draw import Drawing
from quayside.games.container.nouns import Colour
from quayside.games.container.view_types import Auction, Bank, Bidder, Counts, Player, Stored, View
from quayside.kernel.seats import SEATS
from quayside.words import Words

GAME: Final = "container"
MAIN_STEPS: Final = ("main", "sealed_bid", "tie_round", "decide", "seize_choice", "discard_choice")
PAINT: Final[dict[Colour, str]] = {
    "black": "bold white on black",
    "beige": "bold black on navajo_white1",
    "grey": "bold black on grey70",
    "purple": "bold white on purple",
    "brown": "bold white on dark_orange3",
}
NOTHING: Final = "-"


def draw(view: View, words: Words) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [_heading(view, words), _players(view, words)]
    middle: list[RenderableType] = [_supply(view, words)]
    if "bank" in view:
        middle.append(_bank(view["bank"], words))
    auction = view["auction"]
    if auction is not None:
        middle.append(_auction(auction, view["players"][auction["seller"]]["hold"], words))
    if view["seat"] is not None:
        middle.append(_purse(view["players"][view["seat"]], words))
    return Group(*parts, Columns(middle, padding=(0, 1)), _legend(words))


def draw_own(view: View, words: Words) -> RenderableType:
    """The own stores and purse, and what waits for a price."""
    assert view["seat"] is not None, "nobody has an own side"
    own = view["players"][view["seat"]]
    side = Table.grid(padding=(0, 2))
    side.add_row(words.say("cli-container-factory"), _store(own["factory"], words))
    side.add_row(words.say("cli-container-harbour"), _store(own["harbour"], words))
    side.add_row(words.say("cli-container-hold"), _crates(own["hold"], words))
    for unpriced in view["unpriced"].values():
        if unpriced:
            side.add_row(words.say("cli-container-unpriced"), _crates(unpriced, words))
    panel = Panel(side, title=words.say("cli-you", name=words.seat(own["seat"])), title_align="left", expand=False)
    return Columns([panel, _purse(own, words)], padding=(0, 1))


def _heading(view: View, words: Words) -> Text:
    turn = view["turn"]
    line = Text(words.say("container"), style="bold")
    active = words.seat(turn["active"])
    line.append("  ")
    line.append(
        words.say("cli-container-turn", round=turn["round"], seat=active, actions_left=turn["actions_left"]),
        style="not bold",
    )
    if turn["ending"]:
        line.append("  ")
        line.append(words.say("cli-container-ending"), style="bold reverse")
    return line


def _players(view: View, words: Words) -> Table:
    players = view["players"]
    table = Table(show_lines=False, pad_edge=False, padding=(0, 1))
    table.add_column("", min_width=8)
    for player in players:
        mark = "> " if player["seat"] == view["turn"]["active"] and not view["over"] else ""
        name = words.seat(player["seat"])
        title = words.say("cli-you", name=name) if player["seat"] == view["seat"] else name
        table.add_column(Text(mark + title), min_width=7)

    def row(label: str, cells: Iterable[Text]) -> None:
        table.add_row(Text(label), *cells)

    row(words.say("cli-container-machines"), (_row(player["machines"], words) for player in players))
    row(words.say("cli-container-warehouses"), (Text(str(player["warehouses"])) for player in players))
    row(words.say("cli-container-next"), (_next_costs(player) for player in players))
    row(words.say("cli-container-factory"), (_store(player["factory"], words) for player in players))
    row(words.say("cli-container-harbour"), (_store(player["harbour"], words) for player in players))
    table.add_section()
    row(words.say("cli-container-ship"), (_zone(player["ship"], words) for player in players))
    row(words.say("cli-container-hold"), (_crates(player["hold"], words) for player in players))
    row(words.say("cli-container-island"), (_crates(player["island"], words) for player in players))
    if "bank" in view:
        row(words.say("cli-container-personal-port"), (_crates(player["personal_port"], words) for player in players))
    table.add_section()
    row(words.say("cli-container-cards"), (Text(str(player["cards"])) for player in players))
    row(words.say("cli-container-loans"), (Text(str(player["loans"])) for player in players))
    if view["over"]:
        row(words.say("cli-container-values"), (_values(player["value_card"], words) for player in players))
    return table


def _next_costs(player: Player) -> Text:
    """What the next machine and the next warehouse cost."""
    costs = (player["next_machine"], player["next_warehouse"])
    return Text(" / ".join(NOTHING if cost is None else str(cost) for cost in costs))


def _supply(view: View, words: Words) -> Panel:
    supply = view["supply"]
    side = Table.grid(padding=(0, 2))
    side.add_row(words.say("cli-container-containers"), _counts(supply["containers"], words))
    side.add_row(words.say("cli-container-machines"), _counts(supply["machines"], words))
    side.add_row(words.say("cli-container-warehouses"), Text(str(supply["warehouses"])))
    return Panel(side, title=words.say("cli-container-supply"), title_align="left", expand=False)


def _bank(bank: Bank, words: Words) -> Panel:
    side = Table.grid(padding=(0, 2))
    side.add_row("", *(Text(broker["broker"], style="bold") for broker in bank["brokers"]))
    side.add_row(
        words.say("cli-container-containers"), *(_crates(broker["containers"], words) for broker in bank["brokers"])
    )
    side.add_row(words.say("cli-container-money"), *(Text(str(broker["money"])) for broker in bank["brokers"]))
    if bank["holder"] is None:
        return Panel(side, title=words.say("cli-container-brokers"), title_align="left", expand=False)
    payment = bank["payment"]
    bid = Text()
    if payment["money"]:
        bid.append(str(payment["money"]))
    else:
        bid.append_text(_crates(payment["factory"], words, "")).append_text(_crates(payment["harbour"], words, ""))
    square = words.value(GAME, "square", bank["square"])
    holder = words.seat(bank["holder"])
    said = Text(words.say("cli-container-payment", seat=holder, broker=bank["broker"], square=square) + " ")
    return Panel(
        Group(side, said.append_text(bid)), title=words.say("cli-container-brokers"), title_align="left", expand=False
    )


def _auction(auction: Auction, cargo: Counts, words: Words) -> Panel:
    side = Table.grid(padding=(0, 2))
    side.add_row(words.say("cli-container-cargo", seat=words.seat(auction["seller"])), _crates(cargo, words))
    for bid in auction["bids"]:
        side.add_row(words.seat(bid["seat"]), _bid(bid, words))
    return Panel(side, title=words.say("cli-container-auction"), title_align="left", expand=False)


def _bid(bid: Bidder, words: Words) -> Text:
    """What is known of a bid: the cards once revealed, before that only whether it lies on the table."""
    shown = bid["revealed"]
    if shown["amount"] or shown["bluffs"]:
        text = words.say("cli-container-bid-open", amount=shown["amount"], bluffs=shown["bluffs"])
    else:
        text = ""
    if bid.get("best"):
        text += " " + words.say("cli-container-bid-best")
    elif bid.get("committed"):
        text += " " + words.say("cli-container-bid-laid")
    elif bid.get("bidding"):
        text += " " + words.say("cli-container-bid-waiting")
    return Text(text.strip() or NOTHING)


def _purse(own: Player, words: Words) -> Panel:
    bluffs = own["cards"] - sum(own["purse"].values())
    cards = "  ".join(f"{count}×{value}" for value, count in own["purse"].items() if count)  # noqa: RUF001
    side = Table.grid(padding=(0, 2))
    side.add_row(words.say("cli-container-cash"), Text(str(own["cash"]), style="bold"))
    side.add_row(words.say("cli-container-cards"), Text(cards or NOTHING))
    side.add_row(words.say("cli-container-bluffs"), Text(str(bluffs)))
    side.add_row(words.say("cli-container-values"), _values(own["value_card"], words))
    return Panel(side, title=words.say("cli-container-purse"), title_align="left", expand=False)


def _legend(words: Words) -> Text:
    line = Text()
    for colour in PAINT:
        line.append_text(_crate(colour, words)).append(f" {words.say(f'{GAME}-word-{colour}')}  ")
    return line.append(words.say("cli-container-legend"), style="dim")


def _letter(colour: Colour, words: Words) -> str:
    letters: dict[Colour, str] = {
        "black": words.say("cli-container-letter-black"),
        "beige": words.say("cli-container-letter-beige"),
        "grey": words.say("cli-container-letter-grey"),
        "purple": words.say("cli-container-letter-purple"),
        "brown": words.say("cli-container-letter-brown"),
    }
    return letters[colour]


def _crate(colour: Colour, words: Words) -> Text:
    return Text(_letter(colour, words), style=PAINT[colour])


def _crates(counts: Counts, words: Words, nothing: str = NOTHING) -> Text:
    """One letter per container."""
    return _row([colour for colour, count in counts.items() for _ in range(count)], words, nothing)


def _row(colours: Iterable[Colour], words: Words, nothing: str = NOTHING) -> Text:
    row = Text()
    for colour in colours:
        row.append_text(_crate(colour, words))
    return row if row else Text(nothing)


def _counts(counts: Counts, words: Words) -> Text:
    """How many of each colour, none included."""
    row = Text()
    for colour in PAINT:
        row.append_text(_crate(colour, words)).append(f"{counts.get(colour, 0)} ")
    return row


def _store(pieces: Iterable[Stored], words: Words) -> Text:
    """A store by price, such as `2:KG 4:N`."""
    by_price: dict[int, list[Colour]] = {}
    for piece in pieces:
        by_price.setdefault(piece["price"], []).extend([piece["colour"]] * piece["count"])
    row = Text()
    for price in sorted(by_price):
        row.append(f"{' ' if row else ''}{price}:").append_text(_row(by_price[price], words))
    return row if row else Text(NOTHING)


def _values(card: Mapping[Colour, object], words: Words) -> Text:
    row = Text()
    for colour, value in card.items():
        row.append_text(_crate(colour, words)).append(f"{value} ")
    return row


def _zone(zone: str, words: Words) -> Text:
    if zone in SEATS:
        return Text(words.say("cli-container-at-port", seat=words.seat(SEATS.index(zone))))
    if zone == "sea":
        return Text(words.say("cli-container-at-sea"))
    if zone == "island":
        return Text(words.say("cli-container-at-island"))
    return Text(words.say("cli-container-at-bank"))


DRAWING: Final = Drawing(draw, draw_own, MAIN_STEPS)
