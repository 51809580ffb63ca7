"""A bot that searches: information-set Monte Carlo tree search with the judge of its game."""

from __future__ import annotations

import time
from functools import partial
from typing import Any, Final, Optional

from quayside.bots.base import Bot, Budget, Situation
from quayside.bots.characters import leanings_of
from quayside.bots.kept_search import KeptSearch
from quayside.bots.search_processes import SearchProcesses
from quayside.games.registry import ByGame, manifest
from quayside.search.ismcts import Search
from quayside.search.judge import Judge
from quayside.search.players import Opponent, Searching

JUDGES: Final = ByGame[type[Judge]]("judge", lambda found: found.judge)
# Judges that play better than the club player; that one stays as people and tests know it.
SEASONED: Final = ByGame[type[Judge]]("seasoned judge", lambda found: found.seasoned)
HABIT: Final = 10  # of ten
FRESH: Final = 4  # a tree that is carried on grows by at least this part of the iterations


def judge_of(game: str, character: str = "", seasoned: bool = False) -> Judge:
    """A judge of a game, of that character if one is named; the better one of some games if that is asked for."""
    judge = (SEASONED if seasoned else JUDGES)[game]()
    if character:
        judge.lean(leanings_of(game, character))
    return judge


class IsmctsBot(Bot):
    """Takes the most visited action of a tree grown with a number of iterations, or for a number of seconds.

    `horizon` is how many decisions are played beyond the tree before the judge is asked (-1: as many as suit the
    game), `habit` how often in ten such a decision is the heaviest one, `processes` how many trees are grown side by
    side. One with a character takes everybody to be like itself while it looks ahead.
    """

    looks_ahead = True

    def __init__(
        self,
        game: str,
        seed: int = 0,
        *,
        iterations: int = 400,
        seconds: float = 0.0,
        exploration: float = 0.25,
        horizon: int = -1,
        habit: int = HABIT,
        processes: int = 1,
        character: str = "",
    ) -> None:
        super().__init__(seed)
        if iterations < 1 and seconds <= 0.0:
            raise ValueError("it needs iterations or seconds above 0")
        if processes < 1:
            raise ValueError("it needs at least one process")
        self._make = partial(judge_of, game, character)
        self._judge = self._make()
        self._iterations = iterations
        self._seconds = seconds
        self._exploration = exploration
        self._horizon = horizon if horizon >= 0 else manifest(game).levels.horizon
        self._habit = habit
        self._search_processes: Optional[SearchProcesses] = None
        if processes > 1:
            share = max(1, iterations // processes)
            own = f"iterations={share},seconds={seconds},exploration={exploration},horizon={horizon},habit={habit}"
            self._search_processes = SearchProcesses(f"ismcts:{own},character={character}", processes)
        self._search: Optional[Search] = None
        self._taken = -1

    def looks(self, step: str) -> bool:
        return False  # the deal is enough

    def decide(self, situation: Situation, budget: Budget) -> int:
        if len(situation.legal) == 1:
            self.forget()
            return situation.legal[0]
        if self._search_processes is not None:
            return self._search_processes.most_visited(situation, budget, self.rng)
        search = self.searched(situation, budget)
        self._taken = search.best()
        return self._taken

    def searched(self, situation: Situation, budget: Budget) -> Search:
        """A tree grown for a decision, on top of what the last one learnt if that was about the same turn."""
        assert situation.deal is not None, "a bot that looks ahead needs a deal"
        search = self._search
        if search is None or not search.carry_on(situation.deal, self._taken, situation.legal):
            search = Search(situation.deal, situation.seat, self._judge, self.rng, self._exploration, self._horizon)
            search.habit = self._habit
        self._search = search
        self._grow(search, budget)
        return search

    def forget(self) -> None:
        self._search = None

    def inside(self) -> Optional[Opponent]:
        """By iterations alone, with a new tree for every decision."""
        if self._seconds or self._search_processes is not None or self._habit < HABIT:
            return None
        return Searching(self._judge, self._iterations, self._exploration, self._horizon)

    def __getstate__(self) -> dict[str, Any]:
        """A copy has a judge of its own, and goes on with what was learnt about the turn so far."""
        kept = None if self._search is None else KeptSearch(self._search)
        return {**self.__dict__, "_judge": None, "_search": kept}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, _judge=state["_make"](), _search=None)
        if state["_search"] is not None:
            self._search = state["_search"].again(self._judge, self.rng)

    def _grow(self, search: Search, budget: Budget) -> None:
        """Until the iterations are done or the time is up; `seconds` asks for time alone."""
        known = int(search.root.visits)
        wanted = max(self._iterations - known, self._iterations // FRESH, 1)
        limits = [limit for limit in (self._seconds or None, budget.seconds) if limit is not None]
        if not limits:
            search.run(wanted)
            return
        end = time.perf_counter() + min(limits)
        left = wanted if not self._seconds else 1 << 40
        while left > 0:
            search.run(1)
            left -= 1
            if time.perf_counter() >= end:
                return
