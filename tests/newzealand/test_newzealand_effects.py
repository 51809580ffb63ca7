"""The effect vocabulary of New Zealand: what a text means, as a tree and as the data that people are shown."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

import pytest

import quayside
from quayside.games.newzealand.effect_words import LEXICON, DiscOnEffect, MarketEffect
from quayside.games.newzealand.gains import TakeEffect
from quayside.games.newzealand.nouns import POSTS, THINGS
from quayside.games.newzealand.reasons import HIRE_TOO_DEAR
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.view_types import EffectData
from quayside.games.newzealand.vocabulary import BY_WORKERS, COSTS, NO_COST, NOT_PER, BadEffect


def effect(word: str, amount: int | None = None, names: tuple[str, ...] = (), price: int | None = None) -> EffectData:
    return {"word": word, "amount": amount, "names": list(names), "price": price}


def test_an_action_is_one_half_or_a_choice_of_two() -> None:
    assert LEXICON.action("") == []
    assert [half.main.word for half in LEXICON.action("hire +3")] == ["hire"]
    assert [half.main.word for half in LEXICON.action("either pathfinder 2 | objective")] == ["pathfinder", "objective"]


def test_a_half_says_what_it_costs_and_what_it_is_counted_by() -> None:
    (paid,) = LEXICON.action("discard pair -> pounds 2")
    (counted,) = LEXICON.action("per hazard_pair: pounds 7, pathfinder 2")
    assert (COSTS[paid.cost], paid.per) == ("pair", NOT_PER)
    assert (counted.cost, THINGS[counted.per]) == (NO_COST, "hazard_pair")
    assert [(each.word, each.number) for each in counted.effects] == [("pounds", 7), ("pathfinder", 2)]
    assert paid.only_pounds
    assert counted.has_pounds
    assert not counted.only_pounds


def test_arguments_have_names() -> None:
    ((market,),) = (half.effects for half in LEXICON.action("market 2 lincoln corriedale for 4"))
    assert isinstance(market, MarketEffect)
    assert (market.number, market.price) == (2, 4)
    ((take,),) = (half.effects for half in LEXICON.action("take ferry"))
    assert isinstance(take, TakeEffect)
    assert take.stack == 1
    ((disc,),) = (half.effects for half in LEXICON.action("disc_on WP13"))
    assert isinstance(disc, DiscOnEffect)
    assert POSTS[disc.post] == "WP13"
    assert LEXICON.action("move_ship sailors")[0].main.number == BY_WORKERS
    assert LEXICON.action("auxiliary double")[0].main.number == 2


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hire +0", effect("hire", 0)),
        ("hire -2", effect("hire", -2)),
        ("objective", effect("objective")),
        ("shear shearers", effect("shear")),
        ("shear 2", effect("shear", 2)),
        ("auxiliary single", effect("auxiliary", 1)),
        ("take kotare", effect("take", names=("kotare",))),
        ("disc_on WP13", effect("disc_on", names=("WP13",))),
        ("market 1 hampshire ryeland for 4", effect("market", 1, ("hampshire", "ryeland"), 4)),
    ],
)
def test_what_people_are_told(text: str, told: EffectData) -> None:
    assert [half.data() for half in LEXICON.action(text)] == [{"cost": None, "per": None, "effects": [told]}]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("fly 3", "no effect 'fly'"),
        ("discard cow -> gold 1", "discard needs one of"),
        ("discard any ->", "has no effect"),
        ("either gold 1", "exactly two"),
        ("either gold 1 |", "has no effect"),
        ("per moon: gold 1", "per needs one of"),
        ("take nothing", "needs one of romney"),
        ("hire much", "'much' is not a number"),
        ("hire single", "'single' is not a number"),
        ("gold 1 2", "gold has one argument"),
        ("auxiliary thrice", "needs one of single, double"),
        ("move_ship shearers", "'shearers' is not a number"),
        ("disc_on LP99", "needs one of"),
        ("market lincoln", "must be written"),
        ("market two lincoln for 0", "'two' is not a number"),
        ("market 1 merino for 0", "'merino' is not sold"),
        ("market 1 lincoln for nothing", "'nothing' is not a number"),
    ],
)
def test_wrong_texts_are_refused(text: str, why: str) -> None:
    with pytest.raises(BadEffect, match=why):
        LEXICON.action(text)


def test_what_the_browser_is_told_is_up_to_date() -> None:
    made = run_path(str(Path(__file__).parents[2] / "web/src/games/newzealand/actions.py"))
    assert made["WRITTEN"].read_text("utf-8") == made["typescript"](), "run `make types`"


def test_no_two_games_share_what_explains_a_refusal() -> None:
    one, other = quayside.new("newzealand", 2, 1), quayside.new("newzealand", 2, 1)
    assert isinstance(one, NewZealand)
    assert isinstance(other, NewZealand)
    copy = one.clone()
    assert isinstance(copy, NewZealand)
    one.why.lacks(HIRE_TOO_DEAR, 7, 3)
    assert (one.why.need, one.why.have) == (7, 3)
    assert (other.why.need, copy.why.need) == (0, 0)
