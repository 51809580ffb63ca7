"""CT-12: scoring."""

from __future__ import annotations

from referee.container.table import COLOURS, LOAN, Player, Table
from referee.data import values
from referee.following import Ask, Steps, ranks_of
from referee.record import Words, written

PAYS = values("container", "score")


def scoring(t: Table) -> Steps:
    """CT-12.1: cards are shown; CT-12.3: everybody discards the most numerous colour of the own square."""
    waiting = []
    for player in t.players:
        t.events.saw("value_card", seat=player.seat, special=player.special)
        may = discards(player)
        if len(may) == 1:
            discard(t, player, may[0])
        elif may:
            waiting.append(player.seat)
    while waiting:
        answer = yield Ask(
            waiting,
            "discard_choice",
            lambda seat: {written("discard", colour=colour) for colour in discards(t.players[seat])},
        )
        waiting.remove(answer.seat)
        discard(t, t.players[answer.seat], answer["colour"])


def discard(t: Table, player: Player, colour: str) -> None:
    player.discarded = colour
    t.events.saw("discarded", seat=player.seat, colour=colour, count=player.island[colour])


def discards(player: Player) -> list[str]:
    """CT-12.3: the most numerous; in a tie the special colour must go if it is among them, else the owner chooses."""
    most = max(player.island.values(), default=0)
    if not most:
        return []
    tied = [colour for colour in COLOURS if player.island[colour] == most]
    return [player.special] if player.special in tied else tied


def worth_of_special(player: Player) -> int:
    """CT-12.2: with all five colours on the square before any discard it is worth more."""
    complete = all(player.island[colour] for colour in COLOURS)
    return int(PAYS["special_with_set"] if complete else PAYS["special_without_set"])


def island_pays(player: Player) -> int:
    """CT-12.4: what is left after the discard, at its card value."""
    paid = 0
    for colour in COLOURS:
        value = worth_of_special(player) if colour == player.special else player.value_card[colour]
        if colour != player.discarded:
            paid += value * player.island[colour]
    return paid


def sheet(player: Player) -> dict[str, int]:
    """CT-12.4 to CT-12.6."""
    return {
        "money": player.cash,
        "island": island_pays(player),
        "harbour_store": PAYS["harbour_store"] * player.stores["harbour"].total(),
        "hold": PAYS["hold"] * player.hold.total(),
        "personal_port": PAYS["personal_port"] * player.port.total(),
        "loans": -LOAN["cost_at_end"] * player.loans,
    }


def result(t: Table) -> Words:
    """CT-12.7: most money wins, then the fuller factory store."""
    sheets = [sheet(player) for player in t.players]
    scores = [sum(items.values()) for items in sheets]
    factories = [player.stores["factory"].total() for player in t.players]
    ranks = ranks_of(list(zip(scores, factories, strict=True)))
    return {"reason": t.reason, "ranks": ranks, "scores": scores, "sheet": sheets}
