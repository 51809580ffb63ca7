"""What the browser needs of every game: `python -m quayside.games.typescript web/src/games`.

A game that has a folder there and whose manifest names the types of its view gets its `view.ts`; one that says how its
events are told gets its `story.ts`.
"""

from __future__ import annotations

import ast
import inspect
import sys
import types
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Callable,
    Final,
    Iterator,
    Literal,
    NotRequired,
    Optional,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from quayside.games.manifest import Manifest
from quayside.games.registry import manifests
from quayside.kernel.telling import Story, Telling
from quayside.kernel.view_types import EVERY_KEY

HEAD: Final = "// Made from {} by `make types`. Do not edit.\n"
ROOTS: Final = ("View", "Questions")  # of the module that a manifest names; the second if it is there
SIMPLE: Final = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", object: "unknown"}


def typescript(found: Manifest) -> str:
    """The whole file of a game."""
    assert found.view is not None, f"{found.game} does not name the types of its view"
    module = found.load(found.view)
    types_of = _Types(module)
    for root in ROOTS:
        if hasattr(module, root):
            types_of.describe(getattr(module, root))
    return "\n".join((HEAD.format(f"src/{module.__name__.replace('.', '/')}.py"), *types_of.described.values()))


class _Types:
    """Types by their names, each after all that it is made of."""

    def __init__(self, module: types.ModuleType) -> None:
        self.described: dict[str, str] = {}
        self._names = {kind: name for name, kind in vars(module).items() if _can_have_a_name(kind)}
        self._notes = dict(_notes(ast.parse(inspect.getsource(module)).body))

    def describe(self, kind: Any) -> None:
        """A typed dictionary as an interface that extends those it is built on."""
        if kind.__name__ in self.described:
            return
        module = sys.modules[kind.__module__]
        source = _definition(module, kind.__name__)
        bases = [vars(module)[base.id] for base in source.bases if isinstance(base, ast.Name)]
        above = [base for base in bases if is_typeddict(base)]
        for base in above:
            self.describe(base)
        hints = get_type_hints(kind, include_extras=True)
        fields = "".join(_field(name, note, self.written(hints[name])) for name, note in _notes(source.body))
        extends = f" extends {', '.join(base.__name__ for base in above)}" if above else ""
        note = _comment(ast.get_docstring(source))
        self.described[kind.__name__] = f"{note}export interface {kind.__name__}{extends} {{\n{fields}}}\n"

    def written(self, kind: Any) -> str:
        """A type as it is written in TypeScript."""
        if is_typeddict(kind):
            self.describe(kind)
            return str(kind.__name__)
        name = self._names.get(kind) if _can_have_a_name(kind) else None
        if name is None:
            return self._spelled(kind)
        if name not in self.described:
            meaning = self._spelled(kind)
            self.described[name] = f"{_comment(self._notes.get(name))}export type {name} = {meaning};\n"
        return name

    def _spelled(self, kind: Any) -> str:
        if kind in SIMPLE:
            return SIMPLE[kind]
        if get_origin(kind) not in _SPELLINGS:
            raise TypeError(f"{kind} is no type that views are made of")
        return _SPELLINGS[get_origin(kind)](self, kind)

    def _annotated(self, kind: Any) -> str:
        """`Each`, in which no key is missing, and lists of so many."""
        plain, more = get_args(kind)
        inner = [self.written(part) for part in get_args(plain)]
        return f"Record<{', '.join(inner)}>" if more == EVERY_KEY else f"[{', '.join(inner * more)}]"

    def _mapping(self, kind: Any) -> str:
        key, value = (self.written(part) for part in get_args(kind))
        return f"Record<{key}, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"

    def _list(self, kind: Any) -> str:
        inner = self.written(get_args(kind)[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"

    def _union(self, kind: Any) -> str:
        return " | ".join(dict.fromkeys(self.written(part) for part in get_args(kind)))

    def _literal(self, kind: Any) -> str:
        return " | ".join(f"'{each}'" if isinstance(each, str) else str(each).lower() for each in get_args(kind))

    def _maybe(self, kind: Any) -> str:
        return f"?{self.written(get_args(kind)[0])}"


_SPELLINGS: Final[dict[Any, Callable[[_Types, Any], str]]] = {
    Annotated: _Types._annotated,
    dict: _Types._mapping,
    list: _Types._list,
    Union: _Types._union,
    Literal: _Types._literal,
    NotRequired: _Types._maybe,
}


def _can_have_a_name(kind: Any) -> bool:
    """Such as `Colour = Literal[...]`; a class has its own."""
    return get_origin(kind) in (dict, list, Union, Literal) and not getattr(kind, "__parameters__", ())


def _definition(module: types.ModuleType, name: str) -> ast.ClassDef:
    body = ast.parse(inspect.getsource(module)).body
    return next(each for each in body if isinstance(each, ast.ClassDef) and each.name == name)


def _notes(body: list[ast.stmt]) -> Iterator[tuple[str, Optional[str]]]:
    """Everything that is named here, with the text below it if there is one."""
    for at, each in enumerate(body):
        if isinstance(each, (ast.AnnAssign, ast.Assign)):
            (name,) = (each.target,) if isinstance(each, ast.AnnAssign) else each.targets
            yield ast.unparse(name), _text(body[at + 1]) if at + 1 < len(body) else None


def _text(statement: ast.stmt) -> Optional[str]:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return str(statement.value.value)
    return None


def _field(name: str, note: Optional[str], kind: str) -> str:
    """One entry; a question mark before its type says that it may be missing."""
    optional = "?" if kind.startswith("?") else ""
    return f"{_comment(note, '  ')}  {name}{optional}: {kind.removeprefix('?')};\n"


def _comment(note: Optional[str], before: str = "") -> str:
    return f"{before}/** {' '.join(note.split())} */\n" if note else ""


def story_typescript(found: Manifest) -> str:
    """How a game is told, as the browser's `lib/story.ts` reads it."""
    assert found.story is not None, f"{found.game} does not say how its events are told"
    story: Story = found.load(found.story)
    module = f"{found.package}.{found.story.partition(':')[0]}"
    return "\n".join(
        (
            HEAD.format(f"src/{module.replace('.', '/')}.py"),
            "import type { Story } from '../../lib/story';\n",
            "export const story: Story = {",
            f"  turn: '{found.turn_event}',",
            f"  seats: {_literal(found.seat_arguments)},",
            f"  turnEnds: {_literal(found.turn_ends)},",
            "  events: {",
            *(f"    {kind}: {_literal(_telling(telling))}," for kind, telling in story.events.items()),
            "  },",
            "  forms: {",
            *(f"    '{message}': {_literal(forms)}," for message, forms in story.forms.items()),
            "  },",
            "};\n",
        )
    )


NAMED: Final = ("topic", "adds", "lists", "drops", "becomes", "unless", "verb", "counts", "apart")


def _telling(telling: Telling) -> dict[str, object]:
    """What there is to say of it."""
    more = {name: getattr(telling, name) for name in NAMED}
    return {"place": telling.place, **{name: value for name, value in more.items() if value}}


def _literal(value: object) -> str:
    """Names and lists of names as TypeScript writes them."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name}: {_literal(each)}' for name, each in value.items())} }}"
    if isinstance(value, tuple):
        return f"[{', '.join(_literal(each) for each in value)}]"
    return "true" if value is True else f"'{value}'"


def write(folder: Path) -> None:
    """The files of all games that have a folder there."""
    for game, found in manifests().items():
        if found.view is not None and (folder / game).is_dir():
            (folder / game / "view.ts").write_text(typescript(found), "utf-8")
        if found.story is not None and (folder / game).is_dir():
            (folder / game / "story.ts").write_text(story_typescript(found), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
