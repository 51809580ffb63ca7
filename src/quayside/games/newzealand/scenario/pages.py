"""The table of docs/scenarios-newzealand.md that tells Sarah's cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from quayside.editions import standard_box


def cards_of_sarah() -> Iterator[tuple[str, ...]]:
    yield "card", "steps", "what she does"
    for record in standard_box("newzealand").records("sarah_card"):
        yield tuple(_card(record.fields))


def _card(fields: Mapping[str, Any]) -> Iterator[str]:
    yield str(fields["card"])
    yield f"by {fields['steps_by']}" if fields.get("steps_by") else str(fields["steps"])
    does = ", ".join(fields["actions"])
    if fields.get("speciality"):
        does = f"with the speciality {fields['speciality']}: {does}; else: {', '.join(fields['otherwise'])}"
    yield does
