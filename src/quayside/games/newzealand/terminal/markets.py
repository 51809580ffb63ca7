"""The markets of New Zealand in the terminal: workers, bonus tiles, sheep, objectives, supplies and bonus cards."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from quayside.games.newzealand.terminal.facts import (
    NOTHING,
    card_text,
    names,
    objective_text,
    printed,
    printed_rows,
    tile_text,
    word,
)
from quayside.games.newzealand.terminal.map import DrawnView, hanging, section
from quayside.words import Words


def markets(view: DrawnView, words: Words) -> RenderableType:
    return Group(jobs(view, words), bonus(view, words), sheep(view, words), cards(view, words))


def jobs(view: DrawnView, words: Words) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_row("", *(Text(word(words, worker), style="bold") for worker in view["job_market"]))
    for row in printed_rows(view, "job_row"):
        marks = ("■" if row["row"] in there else "·" for there in view["job_market"].values())
        label = words.say("cli-newzealand-row", row=row["row"], price=row["price"])
        table.add_row(label, *(Text(mark, justify="center") for mark in marks))
    body = [Padding(table, (0, 0, 0, 2))]
    return section(words.say("cli-newzealand-jobs"), body, words.say("cli-newzealand-jobs-legend"))


def bonus(view: DrawnView, words: Words) -> RenderableType:
    market = view["bonus_market"]
    used = [column for column in range(4) if any(row[column] for row in market["rows"])]
    table = Table.grid(padding=(0, 2))
    for _ in range(len(used) + 2):
        table.add_column(overflow="fold")
    table.add_row("", *(Text(words.say("cli-newzealand-column", column=at + 1), style="dim") for at in used), "")
    kinds: dict[str, None] = {}
    for row, tiles in zip(printed_rows(view, "bonus_row"), market["rows"], strict=True):
        label = words.say("cli-newzealand-row", row=row["row"], price=row["price"])
        cells = [Text(word(words, tiles[at]) if tiles[at] else NOTHING) for at in used]
        kinds.update(dict.fromkeys(tile for tile in tiles if tile))
        token = row["row"] == market["token_row"]
        arrow = words.say("cli-newzealand-arrow", colour=word(words, row["arrow"])) if row["arrow"] else ""
        note = words.say("cli-newzealand-token-here", arrow=arrow) if token else arrow
        table.add_row(label, *cells, Text(note, style="bold" if token else "dim"))
    ahead = view["forecast"]
    for tile in ahead["B"]:
        if tile:
            kinds[tile] = None
    lines: list[RenderableType] = [Padding(table, (0, 0, 0, 2))]
    for bag in ("A", "B"):
        left, right = (word(words, tile) if tile else NOTHING for tile in ahead[bag])
        said = words.say("cli-newzealand-forecast", bag=bag, left=left, right=right)
        lines.append(Padding(Text(said), (0, 0, 0, 2)))
    known = [
        Text(f"{word(words, tile)}: {tile_text(view, tile, words)}")
        for tile in printed(view, "bonus_tile")
        if tile in kinds
    ]
    lines.append(Padding(Columns(known, padding=(0, 2)), (0, 0, 0, 2)))
    return section(words.say("cli-newzealand-bonus"), lines, words.say("cli-newzealand-bonus-legend"))


def sheep(view: DrawnView, words: Words) -> RenderableType:
    lines: list[RenderableType] = []
    stock = [
        Text(f"{count} x {word(words, breed)} {card_text(view, breed, words)}")
        for breed, count in view["sheep_market"].items()
    ]
    lines.append(Padding(Columns(stock, padding=(0, 2)), (0, 0, 0, 2)))
    offers = []
    for row in printed_rows(view, "sheep_line"):
        breeds = " / ".join(word(words, breed) for breed in row["breeds"])
        many = f"{row['cards']} x {breeds}" if row["cards"] > 1 else breeds
        gift = " + " + word(words, "effect_token") if row["token"] else ""
        offers.append(
            Text(
                words.say(
                    "cli-newzealand-line",
                    line=row["line"],
                    shepherds=row["shepherds"],
                    price=row["pounds"],
                    sheep=many + gift,
                )
            )
        )
    lines.append(Padding(Columns(offers, padding=(0, 2)), (0, 0, 0, 2)))
    left = sum(view["sheep_stack"].values())
    lines.append(Padding(Text(words.say("cli-newzealand-sheep-left", cards=left)), (0, 0, 0, 2)))
    return section(words.say("cli-newzealand-sheep-market"), lines, words.say("cli-newzealand-sheep-legend"))


def cards(view: DrawnView, words: Words) -> RenderableType:
    lines: list[RenderableType] = []
    for card in view["objectives"]:
        if card is not None:
            lines.append(hanging(Text(word(words, card), style="bold"), Text(objective_text(view, card, words)), 2))
    lines.append(
        Padding(Text(words.say("cli-newzealand-objectives-left", cards=view["objective_stack"])), (0, 0, 0, 2))
    )
    for name, stack in view["bonus_stacks"].items():
        label = words.say(
            "cli-newzealand-stack", stack=word(words, name), gold=printed(view, "bonus_stack")[name]["gold"]
        )
        text = f"{stack['count']} x {word(words, stack['card'])}: {card_text(view, stack['card'], words)}"
        lines.append(hanging(Text(label, style="bold"), Text(text if stack["count"] else NOTHING), 2))
    supply = words.say("cli-newzealand-supply", cards=names(words, view["supply"]))
    lines.append(Padding(Text(supply), (0, 0, 0, 2)))
    return section(words.say("cli-newzealand-cards"), lines)
