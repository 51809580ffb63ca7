"""Settings for all tests: machines are shared, so no test has a deadline; examples are the same in every run."""

from __future__ import annotations

from importlib.metadata import entry_points

from hypothesis import settings

# The tests of the fourth game need it installed: test_fourth.py does that, and runs them in processes of their own.
collect_ignore_glob = [] if entry_points(group="quayside.games", name="cove") else ["fourth/*"]

settings.register_profile("quayside", deadline=None, derandomize=True)
settings.load_profile("quayside")
