"""From what a game declares to the modules that its rules import: `make declared` writes them.

    python -m quayside.declaring             every game
    python -m quayside.declaring mygame      one

Numbers of actions, refusals and steps, the fields of the state with their copies, the observation, and functions with
named arguments that tell an event or queue a step. They are checked in, because compiled code is fast only where such
numbers are written out; a test fails if they are not what the declarations say.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Callable, Final, Iterator, Union

from quayside.games.manifest import Manifest
from quayside.games.registry import manifests
from quayside.kernel.declared import Action, Declared, DeclaredStep, Event, Field, Packed
from quayside.kernel.offers import FIRST_REASON
from quayside.kernel.state import EVENT_ARGUMENTS
from quayside.observe.ways import WAYS

PLACES: Final = ("a", "b", "c")  # where a frame keeps the arguments of its step
IMPORTS: Final = "from __future__ import annotations\n\n"
FINAL: Final = "from typing import Final\n\nfrom quayside.kernel.packed import i64\n\n"


def head(what: str, source: str) -> str:
    made = f"Made by `quayside.declaring` from the {source} that the game declares. Do not edit."
    return f'"""{what}\n\n{made}\n"""\n\n{IMPORTS}'


def actions(game: Manifest, declared: Declared) -> str:
    """The first number of each kind of action, and how the numbers of a kind are made of its arguments."""
    lines = [
        head("The numbers of all actions, each the first of its kind.", "actions"),
        "from typing import Final\n\n",
        f"from {game.package}.declared import DECLARED\n",
        "from quayside.kernel.actions import catalogue\nfrom quayside.kernel.packed import i64\n\n",
        "ACTIONS: Final = catalogue(DECLARED.actions, DECLARED.aliases)\n\n",
    ]
    first = 0
    for action in declared.actions:
        said = f"  # + {', '.join(action.arguments)}" if action.arguments else ""
        lines.append(f"{action.code}: Final[i64] = {first}{said}\n")
        first += action.count
    for action in declared.actions:
        if action.arguments:
            lines += _made_of_arguments(action)
    return "".join(lines)


def _made_of_arguments(action: Action) -> Iterator[str]:
    """Functions that know the numbers of a kind, and from the number to each argument; and where there are several,
    from these to the number."""
    name = action.code.lower()
    yield f"\n\ndef is_{name}(action: i64) -> bool:\n"
    yield f"    return {action.code} <= action < {action.code} + {action.count}\n"
    lows = {arg: _low(words) for arg, words in action.arguments.items()}
    sizes = {arg: len(words) for arg, words in action.arguments.items()}
    if len(lows) > 1:
        yield f"\n\ndef {name}_number({', '.join(f'{arg}: i64' for arg in lows)}) -> i64:\n"
        yield f"    return {action.code} + {_whole(lows, sizes)}\n"
    after = 1
    for arg in reversed(list(lows)):
        index = f"action - {action.code}"
        index = f"({index})" if len(lows) > 1 else index
        index += f" // {after}" if after > 1 else ""
        index += f" % {sizes[arg]}" if arg != next(iter(lows)) else ""
        index += f" + {lows[arg]}" if lows[arg] else ""
        yield f"\n\ndef {name}_{arg}(action: i64) -> i64:\n    return {index}\n"
        after *= sizes[arg]


def _whole(lows: dict[str, int], sizes: dict[str, int]) -> str:
    """The place among the actions of a kind: the last argument changes first."""
    whole = ""
    for arg, low in lows.items():
        index = f"({arg} - {low})" if low else arg
        whole = (
            f"({whole}) * {sizes[arg]} + {index}"
            if " " in whole
            else f"{whole} * {sizes[arg]} + {index}"
            if whole
            else index
        )
    return whole


def _low(words: object) -> int:
    """Consecutive numbers are spoken of as themselves, everything else by its place in the list."""
    assert isinstance(words, (tuple, list, range))
    numbers = list(words)
    if all(isinstance(each, int) for each in numbers) and numbers == list(range(numbers[0], numbers[0] + len(numbers))):
        return int(numbers[0])
    return 0


def reasons(game: Manifest, declared: Declared) -> str:
    """A number for each refusal."""
    lines = [f"{each.code}: Final[i64] = {at}\n" for at, each in enumerate(declared.reasons, int(FIRST_REASON))]
    return head("Why an action can be refused, as numbers.", "reasons") + FINAL + "".join(lines)


def codes(game: Manifest, declared: Declared) -> str:
    """A number for each step."""
    lines = [f"{each.code}: Final[i64] = {at}\n" for at, each in enumerate(declared.steps)]
    return head("The numbers of the steps.", "steps") + FINAL + "".join(lines)


def tell(game: Manifest, declared: Declared) -> str:
    """A function for each event."""
    lines = [
        head("What happens, told with a function for each event; `insiders` are told all of it.", "events"),
        "from quayside.kernel.packed import i64\nfrom quayside.kernel.state import State\n",
    ]
    lines += [_told(code, event) for code, event in enumerate(declared.events)]
    return "".join(lines)


def _told(code: int, event: Event) -> str:
    arguments = [*event.public, *event.private]
    insiders = "insiders" if event.private else "0"
    given = [*(["insiders"] if event.private else []), *arguments]
    signature = "".join(f", {arg}: i64" for arg in given)
    told = ", ".join([*arguments, *["0"] * (EVENT_ARGUMENTS - len(arguments))])
    return (
        f"\n\ndef tell_{event.name}(g: State{signature}) -> None:\n"
        f"    if g.recording:\n        g.tell({code}, {insiders}, [{told}])\n"
    )


def frames(game: Manifest, declared: Declared) -> str:
    """Functions that queue a step, and what it was queued with."""
    lines = [
        head("Steps queued by name, and what the one that is answered or carried out was queued with.", "steps"),
        "from quayside.kernel.agenda import queue\n",
        "from quayside.kernel.packed import i64\nfrom quayside.kernel.state import State\n\n",
        f"from {game.package}.steps.codes import {', '.join(step.code for step in declared.steps)}\n",
    ]
    for step in declared.steps:
        lines += _frame(step)
    return "".join(lines)


def listed(game: Manifest, declared: Declared) -> str:
    """One object of each step."""
    imports = [f"from {game.package}.steps.{step.module} import {step.class_name}\n" for step in declared.steps]
    return "".join(
        [
            head("The steps, in the order of their numbers.", "steps"),
            "from typing import Any, Final\n\nfrom quayside.kernel.steps import Step\n",
            *dict.fromkeys(imports),
            f"\nSTEPS: Final[list[Step[Any]]] = [{''.join(f'{step.class_name}(), ' for step in declared.steps)}]\n",
        ]
    )


def _frame(step: DeclaredStep) -> Iterator[str]:
    given = [*(["seats"] if step.asks else []), *(name for arg in step.arguments for name in _names(arg))]
    signature = "".join(f", {arg}: i64" for arg in given)
    kept = [step.code, "seats" if step.asks else "0", *(_kept(arg) for arg in step.arguments)]
    yield f"\n\ndef queue_{step.name}(g: State{signature}) -> None:\n    queue(g, {', '.join(kept)})\n"
    for place, arg in zip(PLACES, step.arguments, strict=False):
        for name, value in _read(arg, f"g.{place}"):
            yield f"\n\ndef {step.name}_{name}(g: State) -> i64:\n    return {value}\n"


def _names(arg: Union[str, Packed]) -> tuple[str, ...]:
    return (arg.high, arg.low) if isinstance(arg, Packed) else (arg,)


def _kept(arg: Union[str, Packed]) -> str:
    return f"{arg.high} * {arg.below} + {arg.low}" if isinstance(arg, Packed) else arg


def _read(arg: Union[str, Packed], place: str) -> Iterator[tuple[str, str]]:
    if isinstance(arg, Packed):
        yield arg.high, f"{place} // {arg.below}"
        yield arg.low, f"{place} % {arg.below}"
    else:
        yield arg, place


def fields(game: Manifest, declared: Declared) -> str:
    """The base of the game's state."""
    name = f"{declared.state}Fields"
    rows = [field for field in declared.fields if field.start is None and not field.records]
    numbers = [field for field in declared.fields if field.start is not None]
    records = [field for field in declared.fields if field.records]
    lines = [
        head("What lies on the table, as numbers.", "fields"),
        "from typing import Final\n\nfrom quayside.kernel.packed import i64, vec\n",
        "from quayside.kernel.state import State\n\n",
        *(f"from {game.package}.{module} import {kind}\n\n" for module, kind in map(_record, records)),
        f"VECS: Final = ({''.join(f'{field.name!r}, ' for field in rows)})\n",
        f"SCALARS: Final = ({''.join(f'{field.name!r}, ' for field in numbers)})\n",
        *([f"RECORDS: Final = ({''.join(f'{field.name!r}, ' for field in records)})\n"] if records else []),
        f'\n\nclass {name}(State):\n    """The fields of a position, and how they are copied."""\n\n',
        "    def __init__(self) -> None:\n        super().__init__()\n",
        *(f"{_said(field)}        self.{field.name}: vec[i64] = vec[i64]()\n" for field in rows),
        *(f"{_said(field)}        self.{field.name}: i64 = {field.start}\n" for field in numbers),
        *(f"{_said(field)}        self.{field.name}: tuple[{_record(field)[1]}, ...] = ()\n" for field in records),
        "\n    def copy_into(self, other: State) -> None:\n        super().copy_into(other)\n",
        f"        assert isinstance(other, {name})\n        copy = other  # so compiled code looks at its class once\n",
        *(f"        copy.{field.name} = self.{field.name}[:]\n" for field in rows),
        *(f"        copy.{field.name} = self.{field.name}\n" for field in [*numbers, *records]),
        "\n    def vec_names(self) -> tuple[str, ...]:\n        return VECS\n",
        "\n    def scalar_names(self) -> tuple[str, ...]:\n        return SCALARS\n",
        *(["\n    def record_names(self) -> tuple[str, ...]:\n        return RECORDS\n"] if records else []),
    ]
    return "".join(lines)


def _record(field: Field) -> tuple[str, str]:
    """Where the class of a field's records stands, and its name."""
    module, _, name = field.records.partition(":")
    return module, name


def _said(field: Field) -> str:
    return f"        # {field.meaning}\n" if field.meaning else ""


def observation(game: Manifest, declared: Declared) -> str:
    """The writer of observations."""
    name = f"{declared.state}ObservationWriter"
    put_down = list(_put_down(declared))
    used = [word for word in _LOOKED_UP if any(re.search(rf"\b{word}\b", line) for line in put_down)]
    lines = [
        head("What a seat may know, as numbers with names.", "fields"),
        f"from typing import Final\n\nfrom {game.package}.declared import DECLARED\n",
        f"from {game.package}.state import {declared.state}\n",
        "from quayside.kernel.packed import i16, i64, vec\n",
        "from quayside.kernel.rulebook import Rulebook\nfrom quayside.kernel.state import State\n",
        f"from quayside.kernel.strokes import {', '.join(sorted({line.partition('(')[0] for line in put_down}))}\n",
        "from quayside.observe.writer import ObservationWriter\n",
        f'\n\nclass {name}(ObservationWriter):\n    """Writes down a table of the game."""\n\n',
        "    def fields(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:\n",
        f"        assert isinstance(state, {declared.state})\n        g = state\n",
        *(f"        {word} = {_LOOKED_UP[word]}\n" for word in used),
        *(f"        {line}\n" for line in put_down),
        f"\n\ndef writer(book: Rulebook) -> ObservationWriter:\n    return {name}(book, DECLARED.fields)\n\n\n",
        "LEFT_OUT: Final = {field.name: field.left_out for field in DECLARED.fields if field.left_out}\n",
    ]
    return "".join(lines)


_LOOKED_UP: Final = {"seats": "g.seats", "most": "self.most"}  # once, if a field needs it


def _put_down(declared: Declared) -> Iterator[str]:
    """A line for each field that is observed: how far behind the first it stands depends on how many may play."""
    fixed = each = 0
    for field in declared.fields:
        if field.stroke is not None:
            way = WAYS[field.stroke.method]
            players = f"{each} * most" if each > 1 else "most"
            at = "at" + (f" + {fixed}" if fixed else "") + (f" + {players}" if each else "")
            yield way.call(field.stroke, f"g.{field.name}", at)
            more = way.numbers(field.stroke)
            fixed, each = fixed + more[0], each + more[1]


MADE: Final[dict[str, Callable[[Manifest, Declared], str]]] = {
    "actions.py": actions,
    "reasons.py": reasons,
    "tell.py": tell,
    "fields.py": fields,
    "observation.py": observation,
    "steps/codes.py": codes,
    "steps/frames.py": frames,
    "steps/listed.py": listed,
}


def made(game: Manifest, folder: Path) -> dict[Path, str]:
    """The modules of the game in that folder, by their path, in the style of its repository."""
    assert game.declared is not None
    declared: Declared = game.load(game.declared)
    return {folder / name: tidy(make(game, declared), folder / name) for name, make in MADE.items()}


def tidy(text: str, path: Path) -> str:
    """As ruff writes it, where there is ruff."""
    ruff = [str(Path(sys.executable).with_name("ruff"))]
    if not Path(ruff[0]).exists():
        return text
    for command in (["check", "--select", "I,F401", "--fix-only", "--quiet"], ["format", "--quiet"]):
        asked = [*ruff, *command, "--stdin-filename", str(path), "-"]
        text = subprocess.run(asked, input=text, capture_output=True, text=True, check=True).stdout
    return text


def main(names: list[str]) -> None:
    for game in manifests().values():
        if game.declared is not None and (not names or game.game in names):
            for path, text in made(game, Path(str(game.file()))).items():
                path.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
