"""CT-12: scoring compared with a second, plain reading of the rules."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quayside.conformance.cases import Case
from quayside.games.container.game import ContainerGame
from quayside.games.container.steps.frames import queue_final_broker

squares = st.lists(st.integers(0, 5), min_size=5, max_size=5)
VALUES = ({0: 10, 2: 6, 3: 4, 4: 2}, {1: 6, 2: 4, 3: 2, 4: 10}, {0: 6, 1: 4, 2: 2, 3: 10})
SPECIAL = (1, 0, 4)


@pytest.mark.rule("CT-12.1", "CT-12.2", "CT-12.3", "CT-12.4", "CT-12.5", "CT-12.6", "CT-12.7")
@given(st.lists(squares, min_size=3, max_size=3), st.lists(st.integers(0, 2), min_size=3, max_size=3), st.data())
def test_score_sheet(islands: list[list[int]], loans: list[int], data: st.DataObject) -> None:
    g = Case("container", 3, {"first": "A", "bank": False}).new(1)
    assert isinstance(g, ContainerGame)
    for card, seat in ((0, 0), (1, 1), (2, 2), (3, 3), (4, 4)):
        g.cards[seat] = card
    for seat in range(3):
        g.loans[seat] = loans[seat]
        for colour in range(5):
            g.island[seat * 5 + colour] = islands[seat][colour]
    g.depth = 0
    queue_final_broker(g)
    g.settle()
    discarded: dict[int, int | None] = {}
    for seat in range(3):
        most = max(islands[seat])
        tied = [colour for colour in range(5) if most and islands[seat][colour] == most]
        if SPECIAL[seat] in tied:
            tied = [SPECIAL[seat]]
        assert (seat in g.pending()) == (len(tied) > 1)
        if len(tied) > 1:
            action = data.draw(st.sampled_from(g.legal(seat)))
            assert len(g.legal(seat)) == len(tied)
            discarded[seat] = tied[g.legal(seat).index(action)]
            g.apply(action, seat)
        else:
            discarded[seat] = tied[0] if tied else None
    assert g.result is not None
    for seat in range(3):
        special = 10 if all(islands[seat]) else 5
        pays = sum(
            islands[seat][colour] * (special if colour == SPECIAL[seat] else VALUES[seat][colour])
            for colour in range(5)
            if colour != discarded[seat]
        )
        assert g.result.sheet[seat]["island"] == pays
        assert g.result.sheet[seat]["loans"] == -11 * loans[seat]
        assert g.result.scores[seat] == 20 + pays - 11 * loans[seat]
    best = max(g.result.scores)
    assert [rank == 1 for rank in g.result.ranks] == [score == best for score in g.result.scores]
