"""A search as plain data: a bot copied or stored in the middle of a turn goes on as it would have."""

from __future__ import annotations

from quayside.api import load
from quayside.kernel.rng import Quick
from quayside.search.ismcts import Node, Search
from quayside.search.judge import Judge

# Action, mover, weight, visits, availability, total and children of a node.
Branch = tuple[int, int, float, int, int, float, list["Branch"]]


class KeptSearch:
    """The tree, the deal it was grown on, and the chance of its iterations."""

    def __init__(self, search: Search) -> None:
        self._deal = search._deal.dump()
        self._seat = int(search.seat)
        self._exploration = search.exploration
        self._horizon = int(search.horizon)
        self._habit = int(search.habit)
        self._iterations = int(search.iterations)
        self._root = _branch(search.root)
        self._fate = int(search._fate.x)
        self._fates = [int(fate) for fate in search._fates]

    def again(self, judge: Judge, rng: Quick) -> Search:
        """The same search, with the judge and the generator of the bot that goes on with it."""
        search = Search(load(self._deal), self._seat, judge, rng, self._exploration, self._horizon)
        search.habit = self._habit
        search.iterations = self._iterations
        search.root = _node(self._root)
        search._fate.x = self._fate
        search._fates = list(self._fates)
        return search


def _branch(node: Node) -> Branch:
    facts = (int(node.action), int(node.mover), node.weight, int(node.visits), int(node.available), node.total)
    return *facts, [_branch(child) for child in node.children]


def _node(branch: Branch) -> Node:
    action, mover, weight, visits, available, total, children = branch
    node = Node(action, mover, weight)
    node.visits, node.available, node.total = visits, available, total
    node.children = [_node(child) for child in children]
    return node
