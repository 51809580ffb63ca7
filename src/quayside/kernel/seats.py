"""Seats have letters in logs, scenarios and actions."""

from __future__ import annotations

from typing import Final

SEATS: Final = ("A", "B", "C", "D", "E")
