"""What is printed on the boards, tiles and cards of New Zealand, and how an effect reads in a player's language."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Callable, Final, Mapping, Sequence

from quayside.cli.draw import Drawn
from quayside.editions import standard_box
from quayside.games.newzealand.components import fee_for
from quayside.games.newzealand.effect_words import LEXICON
from quayside.games.newzealand.view_types import EffectData, HalfData
from quayside.kernel.components import Box
from quayside.words import Words

GAME: Final = "newzealand"
NOTHING: Final = "-"

Fields = Mapping[str, Any]


def box_of(view: Drawn) -> Box:
    """The components of the table that is shown: the view of a house edition brings them."""
    components = view.get("components")
    return _house_box(tuple(components.items())) if components else standard_box(GAME)


@lru_cache(maxsize=1)
def _house_box(files: tuple[tuple[str, str], ...]) -> Box:
    return Box(dict(files))


def printed(view: Drawn, table: str) -> dict[Any, Fields]:
    """The records of a table of components, by their ids."""
    return {fields["id"]: fields for fields in printed_rows(view, table)}


def printed_rows(view: Drawn, table: str) -> list[Fields]:
    """The records of a table of components in their order."""
    return [record.fields for record in box_of(view).records(table)]


def word(words: Words, name: object) -> str:
    """A word of the game."""
    return str(words.say(f"{GAME}-word-{name}"))


def spot(view: Drawn, words: Words, space: str) -> str:
    """A space of the trail as the map has it."""
    return word(words, space) if printed(view, "trail")[space]["kind"] in ("start", "city") else space


def names(words: Words, counts: Mapping[str, int]) -> str:
    """How many of each thing, by name."""
    listed = [word(words, name) if count == 1 else f"{count} x {word(words, name)}" for name, count in counts.items()]
    return ", ".join(listed) or NOTHING


def points(words: Words, number: int) -> str:
    return words.say("cli-newzealand-points", points=number)


# -- effects -----------------------------------------------------------------------------------------------------


def action_text(text: str, words: Words) -> str:
    """An action as the component files write it, in words."""
    return halves_text(_halves(text), words)


def halves_text(halves: Sequence[HalfData], words: Words) -> str:
    """The one thing that an action does, or the two among which one chooses."""
    said = [_half(half, words) for half in halves]
    if len(said) == 2:
        return words.say("cli-newzealand-either", first=said[0], second=said[1])
    return said[0] if said else NOTHING


def action_list(texts: Sequence[str], words: Words) -> str:
    """Numbered actions in one line."""
    return "  ".join(f"{number}) {action_text(text, words)}" for number, text in enumerate(texts, 1))


@cache
def _halves(text: str) -> list[HalfData]:
    return [half.data() for half in LEXICON.action(text)]


def _half(half: HalfData, words: Words) -> str:
    said = ", ".join(_effect(effect, words) for effect in half["effects"])
    if half["per"]:
        said = words.say("cli-newzealand-per", gain=said, thing=thing_name(half["per"], words))
    if half["cost"]:
        said = words.say("cli-newzealand-cost", card=_asked(half["cost"], words), gain=said)
    return said


def _asked(cost: str, words: Words) -> str:
    if cost == "any":
        return words.say("cli-newzealand-any-sheep")
    if cost == "pair":
        return words.say("cli-newzealand-pair")
    return word(words, cost)


def _effect(effect: EffectData, words: Words) -> str:
    said = word(words, f"effect_{effect['word']}")
    return _SAID.get(effect["word"], _plainly)(said, effect, words)


def _plainly(said: str, effect: EffectData, words: Words) -> str:
    named = [word(words, name) for name in effect["names"]] or [str(effect["amount"])]
    return said if effect["amount"] is None and not effect["names"] else f"{said}: {named[0]}"


def _gained(said: str, effect: EffectData, words: Words) -> str:
    return f"{said} +{effect['amount']}"


def _taken(said: str, effect: EffectData, words: Words) -> str:
    return f"{word(words, effect['names'][0])} +1"


def _priced(said: str, effect: EffectData, words: Words) -> str:
    if not effect["amount"]:
        return said
    return words.say("cli-newzealand-price-change", action=said, change=f"{effect['amount']:+}")


def _from_the_market(said: str, effect: EffectData, words: Words) -> str:
    breeds = " / ".join(word(words, breed) for breed in effect["names"])
    return f"{said}: {effect['amount']} x {breeds}, £{effect['price']}"


def _sailed(said: str, effect: EffectData, words: Words) -> str:
    by_sailors = effect["amount"] is None
    return words.say("cli-newzealand-by-sailors", action=said) if by_sailors else _plainly(said, effect, words)


def _shorn(said: str, effect: EffectData, words: Words) -> str:
    by_shearers = effect["amount"] is None
    return words.say("cli-newzealand-by-shearers", action=said) if by_shearers else _plainly(said, effect, words)


def _auxiliary(said: str, effect: EffectData, words: Words) -> str:
    times = word(words, "single") if effect["amount"] == 1 else words.say("cli-newzealand-single-or-double")
    return f"{said} ({times})"


def _built(said: str, effect: EffectData, words: Words) -> str:
    return words.say("cli-newzealand-build", action=said, price=str(effect["amount"]))


def _upgraded(said: str, effect: EffectData, words: Words) -> str:
    return words.say("cli-newzealand-upgrade-by", action=said, craftsmen=str(effect["amount"]))


def _removed(said: str, effect: EffectData, words: Words) -> str:
    return f"{said} (£{effect['amount']})"


# How a word is said with its arguments, where that is not its name and a number.
_SAID: Final[dict[str, Callable[[str, EffectData, Words], str]]] = {
    **dict.fromkeys(("pounds", "gold", "certificate", "pathfinder", "token"), _gained),
    **dict.fromkeys(("permanent_certificate", "permanent_wool"), _gained),
    "take": _taken,
    **dict.fromkeys(("hire", "invest"), _priced),
    "market": _from_the_market,
    "move_ship": _sailed,
    "shear": _shorn,
    "auxiliary": _auxiliary,
    "build": _built,
    "upgrade_by": _upgraded,
    "remove_hazard": _removed,
}


def thing_name(thing: str, words: Words) -> str:
    """What a `per` effect or a harbour master counts."""
    things = {
        "grass_building": words.say("cli-newzealand-thing-grass-building"),
        "shepherd": words.say("cli-newzealand-thing-shepherd"),
        "placed_storehouse": words.say("cli-newzealand-thing-storehouse"),
        "hazard_pair": words.say("cli-newzealand-thing-hazard-pair"),
        "own_objective": words.say("cli-newzealand-thing-objective"),
        "pathfinder_space": words.say("cli-newzealand-thing-pathfinder"),
        "hazard_tile": words.say("cli-newzealand-thing-hazard"),
        "certificate": words.say("cli-newzealand-thing-certificate"),
        "own_building": words.say("cli-newzealand-thing-building"),
        "worker": words.say("cli-newzealand-thing-worker"),
        "ferry_card": words.say("cli-newzealand-thing-ferry"),
    }
    return things[thing]


def _task_name(task: str, words: Words) -> str:
    tasks = {
        "building": words.say("cli-newzealand-task-building"),
        "building4": words.say("cli-newzealand-task-building4"),
        "red_yellow": f"{word(words, 'lincoln')} / {word(words, 'corriedale')}",
        "blue_brown": f"{word(words, 'hampshire')} / {word(words, 'ryeland')}",
        "ferry": word(words, "ferry"),
        "flood": words.say("cli-newzealand-task-flood"),
        "post13": words.say("cli-newzealand-task-post13"),
        "storehouse": words.say("cli-newzealand-task-storehouse"),
        "path6": words.say("cli-newzealand-task-path6"),
        "shearers2": words.say("cli-newzealand-task-shearers2"),
    }
    return tasks[task]


# -- cards and tiles ---------------------------------------------------------------------------------------------


def card_text(view: Drawn, card: str, words: Words) -> str:
    """What a card says, in short: the values of a sheep, the effect of another card, the tasks of an objective."""
    if card in printed(view, "sheep"):
        sheep = printed(view, "sheep")[card]
        return words.say("cli-newzealand-sheep", breeding=sheep["breeding"], wool=sheep["wool"], points=sheep["vp"])
    if card in printed(view, "objective"):
        return objective_text(view, card, words)
    record = printed(view, "deck_card").get(card) or printed(view, "bonus_action")[card]
    text = action_text(record["effect"], words)
    return f"{text}; {points(words, record['vp'])}" if record["vp"] else text


def objective_text(view: Drawn, card: str, words: Words) -> str:
    record = printed(view, "objective")[card]
    tasks: list[str] = record["tasks"]
    listed = []
    for task in dict.fromkeys(tasks):
        count = tasks.count(task)
        listed.append(_task_name(task, words) if count == 1 else f"{count} x {_task_name(task, words)}")
    return words.say(
        "cli-newzealand-objective",
        tasks=", ".join(listed),
        points=record["vp"],
        penalty=str(record["penalty"]),
        action=action_text(record["immediate"], words),
    )


def master_text(view: Drawn, master: str, words: Words) -> str:
    record = printed(view, "harbour_master")[master]
    if record["permanent_certificate"]:
        now = f"{word(words, 'effect_permanent_certificate')} +{record['permanent_certificate']}"
    else:
        now = action_text(record["now"], words)
    thing = thing_name(record["of"], words)
    return words.say("cli-newzealand-master", now=now, points=record["vp"], per=record["per"], thing=thing)


def tile_text(view: Drawn, tile: str, words: Words) -> str:
    """A bonus tile: further costs, gains, points."""
    record = printed(view, "bonus_tile")[tile]
    parts = []
    if record["gold"]:
        parts.append(words.say("cli-newzealand-pay-gold", gold=record["gold"]))
    if record["pounds"]:
        parts.append(f"£{record['pounds']}")
    if record["hand_card"]:
        parts.append(words.say("cli-newzealand-pay-sheep"))
    for half in _halves(record["gain"]):
        clears = half["effects"][0]["word"] == "remove_hazard"
        parts.append(word(words, "hazard_clearing") if clears else _half(half, words))
    if record["vp"]:
        parts.append(points(words, record["vp"]))
    return ", ".join(parts)


def fee_of(view: Drawn, building: str) -> int:
    """The pounds that the hands on a private building will ask for."""
    return fee_for(box_of(view), printed(view, "private")[building]["hands"])
