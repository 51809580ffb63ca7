"""What location actions do, told to those who have no board before their eyes."""

from __future__ import annotations

import quayside
from coach.games import club_game
from quayside.games.newzealand.meaning import meaning
from quayside.games.newzealand.state import NewZealand
from quayside.games.registry import manifest
from quayside.words import LANGUAGES, Words


def test_what_a_location_action_means_is_what_it_brings() -> None:
    g, _entry = club_game("newzealand", 2, 4)
    again = g.replayed(0)
    placed = manifest("newzealand").placed
    seen = 0
    for entry in g.log:
        assert isinstance(again, NewZealand)
        effects = meaning(again, int(entry.seat), int(entry.action))
        kind = again.book.actions.kind_of(entry.action).name
        assert bool(effects) == (kind in placed), kind
        assert all(amount > 0 for _word, amount in effects), "hire a worker: 0 would mean nothing"
        assert all(amount == 1 for word, amount in effects if word in ("hire", "invest", "build", "remove_hazard"))
        money = int(again.money[entry.seat])
        again.enter(entry)
        if kind == "use" and [word for word, _amount in effects] == ["pounds"]:
            assert int(again.money[entry.seat]) - money >= 1
            seen += 1
    assert seen


def test_every_effect_has_a_word_in_every_language() -> None:
    kit = quayside.new("newzealand", 2, 1)
    assert isinstance(kit, NewZealand)
    words = {effect.word for half in kit.kit.halves for effect in half.effects}
    for language in LANGUAGES:
        assert all(Words(language).has(f"newzealand-word-effect_{word}") for word in words)
