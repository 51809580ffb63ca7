"""YAML as it was written: every key once, and the line of every part."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from typing import Any, Union

import yaml
from yaml.composer import Composer

from quayside.scenarios.wrong import BadScenario, ListIndex, Place, shown

_COPIES = 10_000  # parts of a scenario that are there again by a reference (*): a few lines could mean millions
_MERGE = "tag:yaml.org,2002:merge"


class _Loader(yaml.SafeLoader):
    """YAML without dates: in a scenario they are just text."""

    yaml_implicit_resolvers = {
        letter: [(tag, pattern) for tag, pattern in found if not tag.endswith(":timestamp")]
        for letter, found in yaml.SafeLoader.yaml_implicit_resolvers.items()
    }


if yaml.__with_libyaml__:  # in a browser tab there is none

    class _Quick(Composer, yaml.CSafeLoader):
        """The same with libyaml: seven times as fast, but what it says of mistakes is less.

        Parts are put together in Python, because libyaml does it on the stack of C, which deep brackets would break.
        """

        yaml_implicit_resolvers = _Loader.yaml_implicit_resolvers

        def __init__(self, text: str) -> None:
            yaml.CSafeLoader.__init__(self, text)
            Composer.__init__(self)


Loader = Union[_Loader, "_Quick"]


class Written(dict[Any, Any]):
    """One scenario of a file, with the lines of its parts."""

    def __init__(self, data: dict[Any, Any], lines: dict[Place, int]) -> None:
        super().__init__(data)
        self.lines = lines


def documents(text: str) -> Iterator[Written | BadScenario]:
    """The scenarios of a text; what is wrong with one of them does not touch the others."""
    try:
        for loader, node in _entries(text):
            yield _scenario(loader, node)
    except yaml.YAMLError as error:
        yield _not_yaml(error)
    except RecursionError:
        yield BadScenario("not readable: the brackets are nested too deeply")


def _entries(text: str) -> Iterable[tuple[Loader, yaml.Node]]:
    """The parts of a text, each of which should be a scenario."""
    if yaml.__with_libyaml__:
        with contextlib.suppress(yaml.YAMLError, UnicodeError):
            return [*_composed(_Quick(text))]
    return _composed(_Loader(text))


def _composed(loader: Loader) -> Iterator[tuple[Loader, yaml.Node]]:
    while loader.check_node():
        root = loader.get_node()
        assert root is not None, "check_node says that there is one"
        if root.tag != "tag:yaml.org,2002:null":
            yield from ((loader, node) for node in (root.value if isinstance(root, yaml.SequenceNode) else [root]))


def _scenario(loader: Loader, node: yaml.Node) -> Written | BadScenario:
    found = _built(loader, node)
    if isinstance(found, BadScenario):
        found.scenario = _name(node)
        found.line = found.line or node.start_mark.line + 1
    return found


def _name(node: yaml.Node) -> str:
    pairs = node.value if isinstance(node, yaml.MappingNode) else []
    names = [str(value.value) for key, value in pairs if key.value == "name" and isinstance(value, yaml.ScalarNode)]
    return names[0] if names else ""


def _built(loader: Loader, node: yaml.Node) -> Written | BadScenario:
    try:
        lines: dict[Place, int] = {(): node.start_mark.line + 1}
        _Walk(loader, lines).visit(node, ())
        data = loader.construct_document(node)
        if not isinstance(data, dict):
            raise BadScenario(f"a scenario is a mapping with name, game, given, do and expect, not {shown(data)}")
        return Written(data, lines)
    except BadScenario as error:
        return error
    except yaml.YAMLError as error:
        return _not_yaml(error)
    except (ValueError, OverflowError) as error:  # numbers that are none
        return BadScenario(f"not valid YAML: {error}")


def _not_yaml(error: yaml.YAMLError) -> BadScenario:
    mark = getattr(error, "problem_mark", None)
    said = [getattr(error, part, None) for part in ("context", "problem")]
    why = ", ".join(str(part) for part in said if part) or " ".join(str(error).split())
    return BadScenario(f"not valid YAML: {why}", line=None if mark is None else mark.line + 1)


class _Walk:
    """Goes through all parts before they become values, because in a value a second key has replaced the first."""

    def __init__(self, loader: Loader, lines: dict[Place, int]) -> None:
        self.loader = loader
        self.lines = lines
        self.above: set[int] = set()
        self.seen: set[int] = set()
        self.copies = 0

    def visit(self, node: yaml.Node, at: Place) -> None:
        self.copies += id(node) in self.seen
        self.seen.add(id(node))
        if self.copies > _COPIES:
            raise BadScenario("too many copies: write out what the references stand for", at, node.start_mark.line + 1)
        if id(node) in self.above:
            raise BadScenario("it stands inside itself", at, node.start_mark.line + 1)
        self.above.add(id(node))
        if isinstance(node, yaml.MappingNode):
            self._mapping(node, at)
        elif isinstance(node, yaml.SequenceNode):
            for number, each in enumerate(node.value):
                self.lines.setdefault((*at, number), each.start_mark.line + 1)
                self.visit(each, (*at, ListIndex(number)))
        self.above.discard(id(node))

    def _mapping(self, node: yaml.MappingNode, at: Place) -> None:
        first: dict[Any, int] = {}
        merged_first = sorted(node.value, key=lambda pair: pair[0].tag != _MERGE)  # own keys go before merged ones
        for key_node, value in merged_first:
            line = key_node.start_mark.line + 1
            if not isinstance(key_node, yaml.ScalarNode):
                raise BadScenario("a key is one word or number", at, line)
            key = "<<" if key_node.tag == _MERGE else self.loader.construct_object(key_node)
            if key in first:
                raise BadScenario(f"{shown(key)} is given twice, first on line {first[key]}", (*at, key), line)
            first[key] = line
            if key_node.tag == _MERGE:
                self._merged(value, at)
            else:
                self.lines[(*at, key)] = line
                self.visit(value, (*at, key))

    def _merged(self, node: yaml.Node, at: Place) -> None:
        for each in node.value if isinstance(node, yaml.SequenceNode) else [node]:
            self.visit(each, at)
