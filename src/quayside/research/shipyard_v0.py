"""Shipyard for PettingZoo: `env()` with turns, `parallel_env()` in cycles. See docs/research.md."""

from __future__ import annotations

from functools import partial

from quayside.research.petting import CycleEnv, TurnEnv, turn_env

env = partial(turn_env, "shipyard")
raw_env = partial(TurnEnv, "shipyard")
parallel_env = partial(CycleEnv, "shipyard")
