"""NZ-7: Wellington's first action, the income."""

from __future__ import annotations

from quayside.games.newzealand.actions import ACTIONS, DONE, REVEAL, REVEAL_ALL, SPEND, spend_certificates
from quayside.games.newzealand.nouns import BREED_COUNT
from quayside.games.newzealand.reasons import ALREADY_REVEALED, NOT_YOURS_TO_SHOW, TOO_FEW_CERTIFICATES
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.steps.frames import (
    certificates_value,
    income_reveal_seen,
    income_reveal_total,
    queue_certificates,
    queue_delivery,
    queue_income_reveal,
)
from quayside.games.newzealand.tell import tell_income, tell_revealed, tell_spent_certificates
from quayside.games.newzealand.view_types import CertificatesQuestion, IncomeQuestion
from quayside.games.newzealand.windows import BETWEEN, REVEALING
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import has, only
from quayside.kernel.steps import Rules, Step


def breeds_in_hand(g: NewZealand, seat: i64, seen: i64) -> i64:
    """Types of sheep in hand that have not been revealed yet."""
    count: i64 = 0
    for breed in range(BREED_COUNT):
        if g.holds(seat, breed) and not has(seen, breed):
            count += 1
    return count


def offer_reveals(g: NewZealand, seat: i64, seen: i64, all_at_once: i64, o: Offers) -> None:
    """NZ-7.1: one sheep per type."""
    some: i64 = 0
    for breed in range(BREED_COUNT):
        if has(seen, breed):
            o.refuse(REVEAL + breed, ALREADY_REVEALED)
        elif not g.holds(seat, breed):
            o.refuse(REVEAL + breed, NOT_YOURS_TO_SHOW)
        else:
            o.add(REVEAL + breed)
            some = 1
    if some and all_at_once:
        o.add(REVEAL_ALL)
    else:
        o.refuse(REVEAL_ALL, NOT_YOURS_TO_SHOW)


def reveal(g: NewZealand, seat: i64, breed: i64) -> None:
    """Show a sheep. It goes to the discard pile at once, for nobody can draw before the reveal is over (NZ-7.5)."""
    g.revealed(seat)
    tell_revealed(g, seat, breed)
    g.leave_hand(seat, breed)
    g.put_on_pile(seat, breed)


class IncomeReveal(Step[NewZealand]):
    """Reveal sheep of different types."""

    window: i64 = REVEALING
    rules: Rules = ("NZ-7.1", "NZ-7.2", "NZ-7.4", "NZ-7.5", "NZ-7.6", "NZ-31.8")

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        offer_reveals(g, seat, income_reveal_seen(g), 1, o)
        o.add(DONE)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        seen = income_reveal_seen(g)
        total = income_reveal_total(g)
        g.revealing = 1
        for breed in range(BREED_COUNT):
            wanted = action == REVEAL_ALL and g.holds(seat, breed) and not has(seen, breed)
            if wanted or action == REVEAL + breed:
                reveal(g, seat, breed)
                seen |= only(breed)
                total += g.kit.breeding[breed]
        if action != DONE and action != REVEAL_ALL:
            queue_income_reveal(g, only(seat), seen, total)
            return
        total += g.permanent_certificates(seat)
        if g.certificates[seat] > 0:
            queue_certificates(g, only(seat), total)
        else:
            pay_out(g, seat, total)

    def context(self, g: NewZealand, seat: i64) -> IncomeQuestion:
        return {"total": int(income_reveal_total(g) + g.permanent_certificates(seat))}


class Income(IncomeReveal):
    """The first question in Wellington: until a sheep is shown, everything may still be played (NZ-21.3, NZ-28.1)."""

    window: i64 = BETWEEN
    rules: Rules = ("NZ-7.1", "NZ-21.3", "NZ-28.1")


class Certificates(Step[NewZealand]):
    """How many temporary certificates to spend on the total."""

    window: i64 = REVEALING
    rules: Rules = ("NZ-7.3", "NZ-7.7")

    def legal(self, g: NewZealand, seat: i64, o: Offers) -> None:
        have = g.certificates[seat]
        o.add_all(SPEND, have + 1)
        o.refuse_all(SPEND + have + 1, 5 - have, TOO_FEW_CERTIFICATES, have + 1, have)

    def take(self, g: NewZealand, seat: i64, action: i64) -> None:
        spent = spend_certificates(action)
        g.certificates[seat] -= spent
        if spent > 0:
            tell_spent_certificates(g, seat, spent)
        pay_out(g, seat, certificates_value(g) + spent)

    def context(self, g: NewZealand, seat: i64) -> CertificatesQuestion:
        prices = {
            int(SPEND) + spent: -int(certificates_value(g)) - spent for spent in range(int(g.certificates[seat]) + 1)
        }
        return {
            "total": int(certificates_value(g)),
            "certificates": int(g.certificates[seat]),
            **ACTIONS.prices(prices),
        }


def pay_out(g: NewZealand, seat: i64, total: i64) -> None:
    """NZ-7.4: pounds for the total, which then decides where a disc can be delivered."""
    g.revealing = 0
    tell_income(g, seat, total)
    g.receive(seat, total)
    queue_delivery(g, total)
