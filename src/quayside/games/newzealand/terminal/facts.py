"""What is printed on the boards, tiles and cards of New Zealand, and how an effect reads in a player's language."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Mapping, Sequence

from quayside.editions import standard_box
from quayside.words import Words

GAME: Final = "newzealand"
NOTHING: Final = "-"
_GAINS: Final = ("pounds", "gold", "certificate", "pathfinder", "token", "permanent_certificate", "permanent_wool")
_PRICED: Final = ("hire", "invest")

Fields = Mapping[str, Any]


@cache
def printed(table: str, key: str = "id") -> dict[Any, Fields]:
    """The records of a table of components, by one of their fields."""
    return {record.fields[key]: record.fields for record in standard_box(GAME).records(table)}


@cache
def printed_rows(table: str) -> list[Fields]:
    """The records of a table of components in their order."""
    return [record.fields for record in standard_box(GAME).records(table)]


def word(words: Words, name: object) -> str:
    """A word of the game."""
    return str(words.say(f"{GAME}-word-{name}"))


def names(words: Words, counts: Mapping[str, int]) -> str:
    """How many of each thing, by name."""
    listed = [word(words, name) if count == 1 else f"{count} x {word(words, name)}" for name, count in counts.items()]
    return ", ".join(listed) or NOTHING


def points(words: Words, number: int) -> str:
    return words.say("cli-newzealand-points", points=number)


# -- effects -----------------------------------------------------------------------------------------------------


def action_text(text: str, words: Words) -> str:
    """An action as the component files write it, in words."""
    if text.startswith("either "):
        first, second = (_half(half.strip(), words) for half in text[len("either ") :].split("|"))
        return words.say("cli-newzealand-either", first=first, second=second)
    return _half(text, words) if text else NOTHING


def action_list(texts: Sequence[str], words: Words) -> str:
    """Numbered actions in one line."""
    return "  ".join(f"{number}) {action_text(text, words)}" for number, text in enumerate(texts, 1))


def _half(text: str, words: Words) -> str:
    if text.startswith("discard "):
        asked, _, rest = text[len("discard ") :].partition("->")
        return words.say("cli-newzealand-cost", card=_asked(asked.strip(), words), gain=_half(rest.strip(), words))
    if text.startswith("per "):
        thing, _, rest = text[len("per ") :].partition(":")
        return words.say("cli-newzealand-per", gain=_half(rest.strip(), words), thing=thing_name(thing.strip(), words))
    return ", ".join(_effect(effect.split(), words) for effect in text.split(","))


def _asked(cost: str, words: Words) -> str:
    if cost == "any":
        return words.say("cli-newzealand-any-sheep")
    if cost == "pair":
        return words.say("cli-newzealand-pair")
    return word(words, cost)


def _effect(parts: list[str], words: Words) -> str:
    name, arguments = parts[0], parts[1:]
    said = word(words, f"effect_{name}")
    if name == "market":
        breeds = " / ".join(word(words, breed) for breed in arguments[1:-2])
        return f"{said}: {arguments[0]} x {breeds}, £{arguments[-1]}"
    if not arguments:
        return said
    argument = arguments[0]
    if name == "take":
        return f"{word(words, argument)} +1"
    if name in _GAINS:
        return f"{said} +{argument}"
    if name in _PRICED:
        return said if int(argument) == 0 else words.say("cli-newzealand-price-change", action=said, change=argument)
    if argument == "sailors":
        return words.say("cli-newzealand-by-sailors", action=said)
    if argument == "shearers":
        return words.say("cli-newzealand-by-shearers", action=said)
    if name == "auxiliary":
        return f"{said} ({_times(argument, words)})"
    if name == "build":
        return words.say("cli-newzealand-build", action=said, price=argument)
    if name == "upgrade_by":
        return words.say("cli-newzealand-upgrade-by", action=said, craftsmen=argument)
    if name == "remove_hazard":
        return f"{said} (£{argument})"
    return f"{said}: {argument if argument.isdigit() else word(words, argument)}"


def _times(argument: str, words: Words) -> str:
    return word(words, "single") if argument == "single" else words.say("cli-newzealand-single-or-double")


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


def card_text(card: str, words: Words) -> str:
    """What a card says, in short: the values of a sheep, the effect of another card, the tasks of an objective."""
    if card in printed("sheep"):
        sheep = printed("sheep")[card]
        return words.say("cli-newzealand-sheep", breeding=sheep["breeding"], wool=sheep["wool"], points=sheep["vp"])
    if card in printed("objective"):
        return objective_text(card, words)
    record = printed("deck_card").get(card) or printed("bonus_action")[card]
    text = action_text(record["effect"], words)
    return f"{text}; {points(words, record['vp'])}" if record["vp"] else text


def objective_text(card: str, words: Words) -> str:
    record = printed("objective")[card]
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


def master_text(master: str, words: Words) -> str:
    record = printed("harbour_master")[master]
    if record["permanent_certificate"]:
        now = f"{word(words, 'effect_permanent_certificate')} +{record['permanent_certificate']}"
    else:
        now = action_text(record["now"], words)
    thing = thing_name(record["of"], words)
    return words.say("cli-newzealand-master", now=now, points=record["vp"], per=record["per"], thing=thing)


def tile_text(tile: str, words: Words) -> str:
    """A bonus tile: further costs, gains, points."""
    record = printed("bonus_tile")[tile]
    parts = []
    if record["gold"]:
        parts.append(words.say("cli-newzealand-pay-gold", gold=record["gold"]))
    if record["pounds"]:
        parts.append(f"£{record['pounds']}")
    if record["hand_card"]:
        parts.append(words.say("cli-newzealand-pay-sheep"))
    gain = record["gain"]
    if gain:
        parts.append(word(words, "hazard_clearing") if gain.startswith("remove_hazard") else action_text(gain, words))
    if record["vp"]:
        parts.append(points(words, record["vp"]))
    return ", ".join(parts)


def fee_of(tile: Fields) -> int:
    """The pounds that the hands on a trail tile cost."""
    if "hazard" in tile:
        hands = [printed("hazard")[tile["hazard"]]["hand"]]
    elif "building" in tile:
        hands = printed("private")[tile["building"]]["hands"]
    else:
        hands = []
    return sum(int(printed("hand")[hand]["pounds"]) for hand in hands)
