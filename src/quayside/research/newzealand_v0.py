"""New Zealand for PettingZoo: `env()` with turns, `parallel_env()` in cycles. See docs/research.md."""

from __future__ import annotations

from functools import partial

from quayside.research.petting import CycleEnv, TurnEnv, turn_env

env = partial(turn_env, "newzealand")
raw_env = partial(TurnEnv, "newzealand")
parallel_env = partial(CycleEnv, "newzealand")
