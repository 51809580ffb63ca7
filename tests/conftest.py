"""Settings for all tests: machines are shared, so no test has a deadline; examples are the same in every run."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("quayside", deadline=None, derandomize=True)
settings.load_profile("quayside")
