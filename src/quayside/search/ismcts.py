"""Information-set Monte Carlo tree search.

Every iteration deals what the searching seat cannot know anew, walks down one tree that all deals share, adds a node,
plays on for a while and hands the judge's verdict back up. A node's children are those of any deal; how often one
was available counts in its exploration term, so rare actions are not drowned. The judge's weights decide which
actions a node looks at first and how many it looks at at all, so wide decisions cost no more than narrow ones.
"""

from __future__ import annotations

import math
from typing import Final

from quayside.kernel.agenda import first_waiting, walk
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64, vec, zeros
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.search.judge import Judge

WIDTH: Final = 1.5  # progressive widening: a node shows about WIDTH * sqrt(visits) of its children
DEEPEST: Final = 64  # decisions in the tree
FATES: Final[i64] = 1 << 38


class Node:
    """An action of a seat, as seen from the position before it."""

    def __init__(self, action: i64, mover: i64, weight: float) -> None:
        self.action: i64 = action
        self.mover: i64 = mover
        self.weight: float = weight  # share of the judge's weights when it was added
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0
        self.children: list[Node] = []


class Search:
    """A tree for the decisions of one seat that follow one another.

    `deal` is any full state that the seat holds possible; what it holds of others is never looked at.
    """

    def __init__(self, deal: State, seat: i64, judge: Judge, rng: Quick, exploration: float, horizon: i64) -> None:
        self._deal = deal
        self.seat: i64 = seat
        self.judge = judge
        self.rng = rng
        self.exploration: float = exploration
        self.horizon: i64 = horizon  # decisions played beyond the tree
        self.habit: i64 = 10  # in tenths: how often a playout takes the heaviest action
        self.root = Node(-1, -1, 1.0)
        self.iterations: i64 = 0
        size = deal.book.actions.size
        self._stamp: vec[i64] = zeros(size)  # when an action was last legal
        self._now: i64 = 0
        self._weights: vec[i64] = zeros(size)
        self._fate = Quick(0)  # chance within an iteration: what is dealt, and what is drawn while playing on
        self._fates: list[i64] = []  # where the chance of each deal begins

    def run(self, iterations: int) -> None:
        """Grow the tree."""
        for _each in range(iterations):
            self._iterate()

    def carry_on(self, deal: State, taken: int, legal: list[int]) -> bool:
        """Keep what was learnt about the position after the action taken, if the same seat has just that to decide."""
        for child in self.root.children:
            if child.action == taken and child.mover == self.seat and child.children:
                for next_one in child.children:
                    if next_one.mover != self.seat or next_one.action not in legal:
                        return False
                self.root = child
                self._deal = deal
                return True
        return False

    def best(self) -> int:
        """The most visited action."""
        most = max(self.root.children, key=_visits)
        return int(most.action)

    def table(self) -> list[tuple[int, int, float]]:
        """Action, visits and mean value of what was tried, most visited first."""
        tried = sorted(self.root.children, key=_visits, reverse=True)
        return [(int(node.action), int(node.visits), node.total / max(1, int(node.visits))) for node in tried]

    def _iterate(self) -> None:
        root = self.root
        node, new = self._child(self._deal, root, self.seat, walk(self._deal, self.seat, -1))
        g = self._dealt(node.visits)
        g.play(self.seat, node.action)
        path: list[Node] = [root, node]
        while not new and not g.over and len(path) <= DEEPEST:
            mover = first_waiting(g)
            o = walk(g, mover, -1)
            node, new = self._child(g, node, mover, o)
            g.play(mover, node.action)
            path.append(node)
        self._play_on(g)
        values = self.judge.values(g)
        for each in path:
            each.visits += 1
            if each.mover >= 0:
                each.total += values[each.mover]
        self.iterations += 1

    def _dealt(self, number: i64) -> State:
        """The deal of that number. Every action of the root meets the same deals in the same order: what they differ by
        is then their own doing and not the luck of the draw."""
        while i64(len(self._fates)) <= number:
            self._fates.append(self.rng.below(FATES))
        self._fate.x = self._fates[number]
        return self._deal.imagine(int(self.seat), self._fate)

    def _weigh(self, g: State, mover: i64, o: Offers) -> i64:
        """Ask the judge about every legal action; all equal if it likes none."""
        total: i64 = 0
        self.judge.prepare(g, mover)
        for i in range(o.n):
            action = o.items[i]
            weight = self.judge.weight(g, mover, action)
            self._weights[action] = weight
            total += weight
        if total == 0:
            for i in range(o.n):
                self._weights[o.items[i]] = 1
            total = o.n
        return total

    def _child(self, g: State, node: Node, mover: i64, o: Offers) -> tuple[Node, bool]:
        """The child to follow: a new one while the node is narrow, else the most promising one."""
        self._now += 1
        for i in range(o.n):
            self._stamp[o.items[i]] = self._now
        shown: i64 = 0
        best: Node = node
        best_score = -1.0
        spread = math.sqrt(float(node.visits) + 1.0)
        for child in node.children:
            if child.mover != mover or self._stamp[child.action] != self._now:
                continue
            shown += 1
            child.available += 1
            self._stamp[child.action] = 0  # what is left stamped is new
            visits = float(child.visits)
            score = child.total / visits + self.exploration * math.sqrt(math.log(float(child.available) + 1.0) / visits)
            score += child.weight * 2.0 * self.exploration * spread / (1.0 + visits) / 4.0
            if score > best_score:
                best_score = score
                best = child
        if shown < o.n and float(shown) < WIDTH * spread:
            total = self._weigh(g, mover, o)
            action = self._untried(o)
            if action >= 0:
                child = Node(action, mover, float(self._weights[action]) / float(total))
                child.available = 1
                node.children.append(child)
                return child, True
        if best_score < 0.0:
            self._weigh(g, mover, o)
            child = Node(o.items[0], mover, 0.0)
            child.available = 1
            node.children.append(child)
            return child, True
        return best, False

    def _untried(self, o: Offers) -> i64:
        """The heaviest legal action without a node, chance deciding between equals; -1 if the rest has no weight."""
        found: i64 = -1
        heaviest: i64 = 0
        equals: i64 = 0
        for i in range(o.n):
            action = o.items[i]
            if self._stamp[action] != self._now:
                continue
            weight = self._weights[action]
            if weight > heaviest:
                heaviest = weight
                found = action
                equals = 1
            elif weight == heaviest and weight > 0:
                equals += 1
                if self._fate.below(equals) == 0:
                    found = action
        return found

    def _play_on(self, g: State) -> None:
        """Sensible play up to the horizon: mostly the heaviest action, with some variety if that is asked for."""
        left = self.horizon
        while not g.over and left > 0:
            mover = first_waiting(g)
            o = walk(g, mover, -1)
            if self.habit >= 10 or self._fate.below(10) < self.habit:
                action = self.judge.best(g, mover, o, self._fate)
            else:
                action = self._drawn(o, self._weigh(g, mover, o))
            g.play(mover, action)
            left -= 1

    def _drawn(self, o: Offers, total: i64) -> i64:
        """Any action by its weight."""
        pick = self._fate.below(total)
        for i in range(o.n):
            pick -= self._weights[o.items[i]]
            if pick < 0:
                return o.items[i]
        return o.items[0]


def _visits(node: Node) -> int:
    return int(node.visits)
