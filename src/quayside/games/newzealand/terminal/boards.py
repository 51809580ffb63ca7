"""The player boards of New Zealand in the terminal: everybody's in one table, the own one in full."""

from __future__ import annotations

from typing import Callable, Optional, Sequence, Union, cast

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from quayside.games.newzealand.nouns import WORKERS, Worker
from quayside.games.newzealand.terminal.facts import (
    NOTHING,
    action_list,
    action_text,
    card_text,
    fee_of,
    halves_text,
    master_text,
    names,
    points,
    printed,
    printed_rows,
    spot,
    word,
)
from quayside.games.newzealand.terminal.map import DrawnView, corner, hanging, here, own_side, section
from quayside.games.newzealand.view_types import OfferQuestion, Player, Sarah
from quayside.words import Words


def players(view: DrawnView, words: Words) -> RenderableType:
    """One column per player."""
    everybody = view["players"]
    table = Table(show_lines=False, pad_edge=False, padding=(0, 1))
    table.add_column("", min_width=10)
    for player in everybody:
        mark = "> " if player["seat"] == view["turn"]["active"] and not view["over"] else ""
        name = words.seat(player["seat"])
        title = words.say("cli-you", name=name) if player["seat"] == view["seat"] else name
        table.add_column(Text(mark + title), min_width=8)

    def row(label: str, cell: Callable[[Player], str]) -> None:
        table.add_row(Text(label), *(Text(cell(player)) for player in everybody))

    limit = printed(view, "limit")["gold_limit"]["value"]
    row(words.say("cli-newzealand-money"), lambda p: f"£{p['money']}")
    row(words.say("cli-newzealand-gold"), lambda p: f"{p['gold']}/{limit}")
    row(words.say("cli-newzealand-certificates"), _certificates)
    row(words.say("cli-newzealand-wool"), lambda p: f"+{p['bonus_wool']}")
    row(words.say("cli-newzealand-tokens"), lambda p: str(p["tokens"]))
    row(words.say("cli-newzealand-steps"), lambda p: str(p["steps"]) + (" £0" if p["fee_free"] else ""))
    row(words.say("cli-newzealand-pathfinder"), lambda p: _path(view, p, words))
    row(words.say("cli-newzealand-hand"), lambda p: f"{p['hand_size']}/{p['hand_limit']}")
    row(words.say("cli-newzealand-piles"), lambda p: f"{p['stack_size']} / {sum(p['pile'].values())}")
    table.add_section()
    for worker in WORKERS:
        row(word(words, worker), _workers_of(worker))
    row(words.say("cli-newzealand-discs"), lambda p: str(len(p["discs"])))
    row(words.say("cli-newzealand-storehouses"), lambda p: str(len(p["storehouses"])))
    table.add_section()
    row(
        words.say("cli-newzealand-runholder"),
        lambda p: spot(view, words, p["runholder"]) if p["runholder"] else NOTHING,
    )
    row(words.say("cli-newzealand-ship"), lambda p: str(p["ship"]))
    row(words.say("cli-newzealand-buildings"), lambda p: _built(p, view))
    row(words.say("cli-newzealand-hazards"), lambda p: names(words, p["hazards"]))
    row(words.say("cli-newzealand-tiles"), lambda p: names(words, p["bonus_tiles"]))
    row(words.say("cli-newzealand-area"), lambda p: names(words, p["area"]))
    row(words.say("cli-newzealand-masters"), lambda p: ", ".join(p["harbour_masters"]) or NOTHING)
    row(words.say("cli-newzealand-deck"), lambda p: _deck(view, p, words))
    legend = words.say("cli-newzealand-players-legend")
    return section(words.say("cli-newzealand-players"), [table], legend)


def _workers_of(kind: Worker) -> Callable[[Player], str]:
    return lambda player: worker_row(player["workers"][kind], player["jokers"][kind])


def worker_row(count: int, jokers: Sequence[int] = ()) -> str:
    """Five spaces: a worker, a joker or nothing."""
    return "".join("J" if slot in jokers else "■" if slot <= count else "·" for slot in range(1, 6))


def _certificates(player: Player) -> str:
    return f"{player['certificates']}/{player['certificate_limit']} +{player['permanent_certificates']}"


def _path(view: DrawnView, owner: Union[Player, Sarah], words: Words) -> str:
    if owner["pathfinder"] is None:
        return NOTHING
    value = printed_rows(view, "pathfinder")[owner["pathfinder"]]["vp"]
    return f"{owner['pathfinder']} ({points(words, value)})"


def _built(owner: Union[Player, Sarah], view: DrawnView) -> str:
    """Numbers of the private buildings on the trail, with their sides."""
    sides = view["private_sides"]
    listed = [f"{n}{sides[int(n) - 1]}:{at}" for n, at in owner["buildings"].items() if at not in (None, "out")]
    return " ".join(listed) or NOTHING


def _deck(view: DrawnView, owner: Player, words: Words) -> str:
    """How many starting sheep, and everything else by name."""
    starters = sum(count for card, count in owner["deck"].items() if _starter(view, card))
    others = {card: count for card, count in owner["deck"].items() if not _starter(view, card)}
    return f"{starters} + {names(words, others)}"


def _starter(view: DrawnView, card: str) -> bool:
    return card in printed(view, "sheep") and printed(view, "sheep")[card]["kind"] == "player"


# -- Sarah -------------------------------------------------------------------------------------------------------


def sarah(view: DrawnView, words: Words) -> RenderableType:
    her = view["sarah"]
    board = Table.grid(padding=(0, 2))
    board.add_row(words.say("cli-newzealand-level"), word(words, her["level"]))
    board.add_row(words.say("cli-newzealand-speciality"), word(words, her["speciality"]))
    board.add_row(words.say("cli-newzealand-discs"), str(her["discs"]))
    board.add_row(words.say("cli-newzealand-next-delivery"), word(words, her["next_delivery"]))
    card = NOTHING if her["card"] is None else str(her["card"])
    left = " ".join(str(number) for number in her["cards_left"]) or NOTHING
    board.add_row(words.say("cli-newzealand-sarah-card"), words.say("cli-newzealand-sarah-cards", card=card, left=left))
    for worker in WORKERS:
        board.add_row(word(words, worker), worker_row(her["workers"][worker]))
    board.add_row(words.say("cli-newzealand-pathfinder"), _path(view, her, words))
    board.add_row(
        words.say("cli-newzealand-runholder"), spot(view, words, her["runholder"]) if her["runholder"] else NOTHING
    )
    board.add_row(words.say("cli-newzealand-ship"), str(her["ship"]))
    board.add_row(words.say("cli-newzealand-buildings"), _built(her, view))
    board.add_row(words.say("cli-newzealand-hazards"), names(words, her["hazards"]))
    board.add_row(words.say("cli-newzealand-deck"), names(words, her["pile"]))
    return section(words.say("cli-newzealand-sarah"), [Padding(board, (0, 0, 0, 2))])


# -- the own board -----------------------------------------------------------------------------------------------


def own_short(view: DrawnView, words: Words) -> RenderableType:
    """What one has to know for every decision: means, hand, the location, and what is offered."""
    own = own_side(view)
    purse = words.say(
        "cli-newzealand-purse",
        money=own["money"],
        gold=own["gold"],
        certificates=_certificates(own),
        wool=own["bonus_wool"],
        tokens=own["tokens"],
    )
    lines: list[RenderableType] = [Text(purse), _hand(view, own, words)]
    place = here(view, words)
    if place is not None and not view["over"]:
        lines.append(place)
    offer = _offered(view, words)
    if offer is not None:
        lines.append(offer)
    title = words.say("cli-newzealand-own", name=words.say("cli-you", name=words.seat(own["seat"])))
    return section(title, [Padding(line, (0, 0, 0, 2)) for line in lines])


def _offered(view: DrawnView, words: Words) -> Optional[RenderableType]:
    """What the question "now or never" is about: which card, how much, at what price."""
    decision = view.get("decision")
    if not decision or decision["step"] != "offer":
        return None
    halves = cast(OfferQuestion, decision["context"])["halves"]
    label = Text(words.say("cli-newzealand-offered"), style="bold")
    return hanging(label, Text(halves_text(halves, words)))


def own_board(view: DrawnView, words: Words) -> RenderableType:
    """Discs, storehouses and workers."""
    parts = [own_discs(view, words), own_pairs(view, words), own_workers(view, words)]
    return section(words.say("cli-newzealand-own-board"), parts, words.say("cli-newzealand-own-legend"))


def own_rest(view: DrawnView, words: Words) -> RenderableType:
    """Buildings still to be built, objectives, harbour masters, discards."""
    own = own_side(view)
    lines: list[RenderableType] = []
    for number, place in own["buildings"].items():
        if place is None:
            face = number + view["private_sides"][int(number) - 1]
            record = printed(view, "private")[face]
            facts = words.say(
                "cli-newzealand-building",
                craftsmen=record["craftsmen"],
                points=record["vp"],
                fee=fee_of(view, face),
                actions=action_list(record["actions"], words),
            )
            lines.append(hanging(Text(face, style="bold"), Text(facts)))
    for card in own["area"]:
        lines.append(hanging(Text(word(words, card), style="bold"), Text(card_text(view, card, words))))
    for master in own["harbour_masters"]:
        lines.append(hanging(Text(master, style="bold"), Text(master_text(view, master, words))))
    lines.append(hanging(Text(words.say("cli-newzealand-discards")), Text(names(words, own["pile"]))))
    title = words.say("cli-newzealand-unbuilt")
    return section(title, [Padding(line, (0, 0, 0, 2)) for line in lines])


def _hand(view: DrawnView, own: Player, words: Words) -> RenderableType:
    cards = [
        Text(f"{count} x " if count > 1 else "")
        .append(word(words, card), style="bold")
        .append(f" {card_text(view, card, words)}", style="not bold")
        for card, count in own["hand"].items()
    ]
    label = Text(words.say("cli-newzealand-your-hand", cards=own["hand_size"], limit=own["hand_limit"]), style="bold")
    return hanging(label, Text(" | ").join(cards) if cards else Text(NOTHING))


def own_discs(view: DrawnView, words: Words) -> RenderableType:
    own = own_side(view)
    listed = []
    for disc in own["discs"]:
        record = printed(view, "disc_space")[disc]
        notes = [corner(record["corner"], words)]
        if record["cost"]:
            notes.append(f"£{record['cost']}")
        if record["pounds"]:
            notes.append(f"+£{record['pounds']}")
        if record["vp"]:
            notes.append(points(words, record["vp"]))
        listed.append(f"{word(words, disc)} ({', '.join(notes)})")
    return hanging(Text(words.say("cli-newzealand-your-discs"), style="bold"), Text("; ".join(listed) or NOTHING), 2)


def own_pairs(view: DrawnView, words: Words) -> RenderableType:
    own = own_side(view)
    listed = []
    for row in printed_rows(view, "storehouse_pair"):
        gains = [action_text(text, words) for text in row["now"]]
        if row["permanent_certificate"]:
            gains.append(f"{word(words, 'effect_permanent_certificate')} +{row['permanent_certificate']}")
        if row["vp"]:
            gains.append(points(words, row["vp"]))
        houses = "+".join(str(n) if n in own["storehouses"] else f"({n})" for n in row["storehouses"])
        listed.append(f"{houses}: {', '.join(gains)}")
    return hanging(Text(words.say("cli-newzealand-your-storehouses"), style="bold"), Text("; ".join(listed)), 2)


def own_workers(view: DrawnView, words: Words) -> RenderableType:
    """The rows, and what the next worker of each brings."""
    own = own_side(view)
    listed = []
    for worker in WORKERS:
        slot = own["workers"][worker] + 1
        gain = _slot(view, worker, slot, words) if slot <= 5 else words.say("cli-newzealand-full")
        listed.append(f"{word(words, worker)} {_workers_of(worker)(own)} {gain}")
    return hanging(Text(words.say("cli-newzealand-your-workers"), style="bold"), Text("; ".join(listed)), 2)


def own_latest(view: DrawnView, words: Words) -> RenderableType:
    """What the space of the last worker of each row offers, for the moment when one has just come."""
    own = own_side(view)
    latest = {worker: own["workers"][worker] for worker in WORKERS}
    listed = [
        f"{word(words, worker)}: {_slot(view, worker, slot, words)}" for worker, slot in latest.items() if slot > 1
    ]
    return hanging(Text(words.say("cli-newzealand-latest"), style="bold"), Text("; ".join(listed) or NOTHING), 2)


def _slot(view: DrawnView, worker: str, slot: int, words: Words) -> str:
    found = [row["now"] for row in printed_rows(view, "worker_slot") if row["row"] == worker and row["slot"] == slot]
    return action_text(found[0], words) if found else NOTHING


def auxiliaries(view: DrawnView, words: Words) -> RenderableType:
    """What the auxiliary actions cost and give."""
    listed = []
    for row in printed_rows(view, "auxiliary"):
        single = f"£{row['cost']} " if row["cost"] else ""
        double = f"£{row['double_cost']} " if row["double_cost"] else ""
        gains = f"{single}{action_text(row['single'], words)} / {double}{action_text(row['double'], words)}"
        listed.append(Text(f"{word(words, row['id'])}: {gains}"))
    body = [Padding(Columns(listed, padding=(0, 2)), (0, 0, 0, 2))]
    return section(words.say("cli-newzealand-auxiliaries"), body)
