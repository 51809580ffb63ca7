"""Settings for all tests: machines are shared, so no test has a deadline; examples are the same in every run."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

import pytest
from hypothesis import settings

# The tests of the fourth game need it installed: test_fourth.py does that, and runs them in processes of their own.
collect_ignore_glob = [] if entry_points(group="quayside.games", name="cove") else ["fourth/*"]

settings.register_profile("quayside", deadline=None, derandomize=True)
settings.load_profile("quayside")

# Files that take long, the longest first: begun last, one of them would keep everybody waiting at the end.
LONG: Final = (
    *("test_truth.py", "test_records.py", "test_secrecy.py", "test_fuzz.py", "test_kept_reviews.py"),
    *("test_tables.py", "test_referee.py", "test_kill.py", "test_docs_of_server.py", "test_identity.py"),
    *("test_conformance.py", "test_rehearsal.py", "test_blunders.py", "test_fairness.py"),
    *("test_builds.py", "test_attacks_work.py", "test_arena.py", "test_fourth.py", "test_cli.py"),
    *("test_play.py", "test_reached.py", "test_new_game.py", "test_wheel.py", "test_write_path.py"),
    *("test_people.py", "test_backups.py", "test_story.py", "test_words.py", "test_packaging.py"),
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = {name: place for place, name in enumerate(LONG)}
    items.sort(key=lambda item: places.get(item.path.name, len(LONG)))
