"""Words for the people at a table, and a review in them."""

from __future__ import annotations

from typing import Any

from quayside.coach.review import Review
from quayside.coach.shapes import shape
from quayside.coach.spoken import Spoken
from quayside.table.table import Table
from quayside.words import Words


def words_at(at: Table, language: str) -> Words:
    """Words that call the seats what they are called at a table."""
    words = Words(language)
    words.names = {
        **{seat.seat: seat.name or words.say("web-bot-name", seat=seat.seat) for seat in at.seats},
        len(at.seats): words.say("cli-automa"),  # an opponent who sits nowhere
    }
    return words


def told(at: Table, found: Review, language: str) -> dict[str, Any]:
    """A review as far as it is."""
    assert at.state is not None
    return shape(Spoken(found, at.state.book, words_at(at, language), at.state))
