"""NZ-20: shearing. The delivery of wool that follows stands with the other deliveries."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.actions import (
    DONE,
    REVEAL,
    REVEAL_ALL,
    SHEAR,
    SHEAR_DRAW,
    is_reveal,
)
from quayside.games.newzealand.nouns import BREED_COUNT
from quayside.games.newzealand.reasons import ALREADY_SHORN, NO_SHEARER, NOTHING_TO_DRAW, TOO_MANY_REVEALED
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.cards import draw_then_discard
from quayside.games.newzealand.steps.delivery import any_delivery
from quayside.games.newzealand.steps.frames import (
    queue_shear_reveal,
    queue_shearing,
    queue_wool_delivery,
    shear_reveal_kind,
    shear_reveal_seen,
    shear_reveal_shearers,
    shear_reveal_wool,
)
from quayside.games.newzealand.steps.income import breeds_in_hand, offer_reveals, reveal
from quayside.games.newzealand.steps.target import TargetStep
from quayside.games.newzealand.tell import tell_wool
from quayside.games.newzealand.view_types import ShearQuestion, TargetQuestion
from quayside.games.newzealand.windows import REVEALING
from quayside.kernel.offers import LEGAL, Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import has, only
from quayside.kernel.steps import Rules, Step

# What kind of shearing it is, and how far, as a set: shearers may draw instead; the one reveal is over.
DRAWS: Final[i64] = 0
SHORN: Final[i64] = 1

SHOWING_WOOL: Final[i64] = 2  # as what is being revealed


class Shearing(TargetStep):
    """Reveal sheep once, and let other shearers draw and discard."""

    way_out: i64 = DONE
    rules: Rules = ("NZ-20.1", "NZ-20.3", "NZ-20.8", "NZ-20.9", "NZ-20.10")

    def targets(self, g: NewZealand, seat: i64, shearers: i64, kind: i64, o: Offers) -> None:
        if has(kind, SHORN):
            o.refuse(SHEAR, ALREADY_SHORN)
            o.refuse_all(REVEAL, BREED_COUNT + 1, ALREADY_SHORN)
        else:
            o.add(SHEAR)
            offer_shearing(g, seat, 0, shearers, o)
        if shearers == 0 or not has(kind, DRAWS):
            o.refuse(SHEAR_DRAW, NO_SHEARER)
        elif g.stack_size[seat] + g.pile_size[seat] == 0:
            o.refuse(SHEAR_DRAW, NOTHING_TO_DRAW)
        else:
            o.add(SHEAR_DRAW)

    def answers(self, action: i64) -> bool:
        return is_reveal(action) or action in (REVEAL_ALL, SHEAR, SHEAR_DRAW)

    def choose(self, g: NewZealand, seat: i64, shearers: i64, kind: i64, action: i64) -> None:
        if action == SHEAR_DRAW:
            draw_then_discard(g, seat, 1)
            if shearers > 1 or not has(kind, SHORN):
                queue_shearing(g, only(seat), shearers - 1, kind)
        elif action == SHEAR:
            shear(g, seat, 0, shearers, kind)
        else:
            go_on(g, seat, action, 0, 0, shearers, kind)

    def about(self, shearers: i64, kind: i64) -> TargetQuestion:
        return {"shearers": int(shearers)}


def offer_shearing(g: NewZealand, seat: i64, seen: i64, shearers: i64, o: Offers) -> None:
    """NZ-20.2: different types, at most one per shearer; all at once if there are shearers enough."""
    if shearers == 0:
        o.refuse_all(REVEAL, BREED_COUNT + 1, TOO_MANY_REVEALED, 0)
        return
    if breeds_in_hand(g, seat, seen) > shearers:
        o.refuse(REVEAL_ALL, TOO_MANY_REVEALED, shearers)
        offer_reveals(g, seat, seen, 0, o)
    else:
        offer_reveals(g, seat, seen, 1, o)


def go_on(g: NewZealand, seat: i64, action: i64, seen: i64, wool: i64, shearers: i64, kind: i64) -> None:
    """Reveal one sheep or all, then ask for more or count the wool."""
    for breed in range(BREED_COUNT):
        wanted = action == REVEAL_ALL and g.holds(seat, breed) and not has(seen, breed)
        if wanted or action == REVEAL + breed:
            reveal(g, seat, breed)
            seen |= only(breed)
            wool += g.kit.wool[breed]
            shearers -= 1
    g.revealing = SHOWING_WOOL
    if shearers == 0 or action == REVEAL_ALL:
        shear(g, seat, wool, shearers, kind)
    else:
        queue_shear_reveal(g, only(seat), seen, wool, shearers, kind)


class ShearReveal(Step[NewZealand]):
    """The reveal goes on."""

    window: i64 = REVEALING
    rules: Rules = ("NZ-20.2", "NZ-20.4", "NZ-31.8")

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        offer_shearing(g, seat, shear_reveal_seen(g), shear_reveal_shearers(g), o)
        o.add(DONE)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        if action == DONE:
            shear(g, seat, shear_reveal_wool(g), shear_reveal_shearers(g), shear_reveal_kind(g))
        else:
            go_on(
                g,
                seat,
                action,
                shear_reveal_seen(g),
                shear_reveal_wool(g),
                shear_reveal_shearers(g),
                shear_reveal_kind(g),
            )

    def context(self, g: NewZealand, seat: i64) -> ShearQuestion:
        return {"shearers": int(shear_reveal_shearers(g)), "wool": int(shear_reveal_wool(g))}


def shear(g: NewZealand, seat: i64, wool: i64, shearers: i64, kind: i64) -> None:
    """NZ-20.2, NZ-20.5: pounds for the wool, then one delivery; shearers not used may still draw."""
    total = wool + g.bonus_wool(seat)
    g.revealing = 0
    tell_wool(g, seat, total)
    g.receive(seat, total)
    if any_delivery(g, seat, total, 1, -1) == LEGAL:
        queue_wool_delivery(g, only(seat), total, -1)
    if has(kind, DRAWS) and shearers > 0:
        queue_shearing(g, only(seat), shearers, kind | only(SHORN))
