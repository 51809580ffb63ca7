"""These tests need Cove installed; tests/test_fourth.py installs it and runs them."""

from __future__ import annotations

from importlib.metadata import entry_points

collect_ignore_glob = [] if entry_points(group="quayside.games", name="cove") else ["test_*.py"]
