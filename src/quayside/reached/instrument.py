"""Puts a mark on every piece of a game's source that names rules; running the piece sets the mark.

It is used before anything of quayside is imported (see watch.py), so it needs nothing but the standard library.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final, Iterator, Optional, Sequence

MARKS: Final = "_marks_of_rules_"  # names in a watched module: the list of marks,
VALUED: Final = "_valued_rule_"  # and the function that sets a mark if a value is anything but 0
LISTING: Final = ("legal", "offer", "context", "prices")  # methods that only say what could be done
# A mark on the very place of a rule; on the question, class or module that it belongs to; on its refusal.
NEAR, WIDE, REFUSED = 1, 2, 3

# Parts of a game's folder that are not its rules, though they may speak of them.
BESIDE: Final = ("manifest", "judge", "observation", "bot", "scenario", "terminal", "study")

_NUMBER = re.compile(r"\b([A-Z]{2,})-(\d+)\.(\d+)(?: to \1-\2\.(\d+))?")
_Function = (ast.FunctionDef, ast.AsyncFunctionDef)


def rules_in(text: str) -> list[str]:
    """Rule numbers in a text; `CT-15.1 to CT-15.4` means all four."""
    found: dict[str, None] = {}
    for game, chapter, first, last in _NUMBER.findall(text):
        for number in range(int(first), int(last or first) + 1):
            found[f"{game}-{chapter}.{number}"] = None
    return list(found)


class Marks:
    """All marks of a process: what rules each stands for, how near it is to them, and whether it was set."""

    def __init__(self) -> None:
        self.rules: list[list[str]] = []
        self.nearness: list[int] = []
        self.set: list[int] = []

    def new(self, rules: list[str], nearness: int) -> int:
        self.rules.append(rules)
        self.nearness.append(nearness)
        self.set.append(0)
        return len(self.set) - 1

    def known(self) -> set[str]:
        """Every rule that some mark stands for."""
        return {rule for rules in self.rules for rule in rules}

    def reached(self) -> set[str]:
        """The rules of set marks. Where a rule has a mark on its very place, the wider ones do not count."""
        placed = {rule for rules, near in zip(self.rules, self.nearness, strict=True) if near == NEAR for rule in rules}
        return {
            rule
            for at, rules in enumerate(self.rules)
            if self.set[at]
            for rule in rules
            if self.nearness[at] != WIDE or rule not in placed
        }

    def valued(self, mark: int, value: Any) -> Any:
        """Pass on a value; set the mark if there is something in it."""
        if value:
            self.set[mark] = 1
        return value

    def clear(self) -> None:
        for at in range(len(self.set)):
            self.set[at] = 0


def instrumented(source: str, marks: Marks) -> ast.Module:
    """The module with a mark at every function, statement, formula and class that names rules."""
    tree = ast.parse(source)
    comments = dict(_comments(source))
    _mark_comments(tree, comments, marks)
    of_module = rules_in(ast.get_docstring(tree) or "")
    for node in ast.walk(tree):
        if isinstance(node, _Function):
            _mark_start(node, rules_in(ast.get_docstring(node) or ""), NEAR, marks)
            if node.name not in LISTING:
                _mark_start(node, of_module, WIDE, marks)
        elif isinstance(node, ast.Lambda):
            _mark_formula(node, comments.get(node.lineno, []), marks)
        elif isinstance(node, ast.ClassDef):
            _mark_class(node, marks)
    return ast.fix_missing_locations(tree)


def _comments(source: str) -> Iterator[tuple[int, list[str]]]:
    """Lines whose comment names rules."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and rules_in(token.string):
            yield token.start[0], rules_in(token.string)


def _mark_comments(tree: ast.Module, comments: dict[int, list[str]], marks: Marks) -> None:
    """A comment belongs to the statement that it stands beside, or above; at the head of a block, to what is in it."""
    blocks = [block for function in ast.walk(tree) if isinstance(function, _Function) for block in _blocks(function)]
    for line, rules in comments.items():
        found = [(block, at) for block in blocks if (at := _statement_at(block, line)) is not None]
        if found:
            block, at = max(found, key=lambda place: place[0][place[1]].lineno)  # the innermost one
            block.insert(at, _setting(marks.new(rules, NEAR), block[at]))


def _blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """Every list of statements inside a function."""
    for inner in ast.walk(node):
        for name in ("body", "orelse", "finalbody"):
            block = getattr(inner, name, None)
            if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
                yield block


def _statement_at(block: list[ast.stmt], line: int) -> Optional[int]:
    """The statement of a block that the line is in; else the one right below it."""
    for at, statement in enumerate(block):
        if statement.lineno <= line <= (statement.end_lineno or statement.lineno):
            return at
        if statement.lineno == line + 1:
            return at
    return None


def _mark_start(function: ast.AST, rules: list[str], nearness: int, marks: Marks) -> None:
    if rules and isinstance(function, _Function):
        after = 1 if ast.get_docstring(function) is not None else 0
        anchor = function.body[min(after, len(function.body) - 1)]
        function.body.insert(after, _setting(marks.new(rules, nearness), anchor))


def _mark_class(node: ast.ClassDef, marks: Marks) -> None:
    """A class is reached by whatever it does, not by listing what could be done."""
    rules = rules_in(ast.get_docstring(node) or "")
    for method in node.body:
        if isinstance(method, _Function) and method.name not in LISTING:
            _mark_start(method, rules, WIDE, marks)


def _mark_formula(node: ast.Lambda, rules: list[str], marks: Marks) -> None:
    """A line of a table of formulas counts once its formula gives something."""
    if rules:
        call = ast.parse(f"{VALUED}({marks.new(rules, NEAR)}, 0)", mode="eval").body
        assert isinstance(call, ast.Call)
        call.args[1] = node.body
        node.body = ast.copy_location(call, node.body)


def _setting(mark: int, where: ast.stmt) -> ast.stmt:
    """The statement that sets a mark."""
    statement = ast.parse(f"{MARKS}[{mark}] = 1").body[0]
    return ast.copy_location(statement, where)


class _Watched(SourceFileLoader):
    """Loads a module with marks."""

    def __init__(self, name: str, path: str, marks: Marks) -> None:
        super().__init__(name, path)
        self._marks = marks

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        tree = instrumented(Path(path).read_text("utf-8"), self._marks)
        return compile(tree, path, "exec", dont_inherit=True)

    def exec_module(self, module: ModuleType) -> None:
        setattr(module, MARKS, self._marks.set)
        setattr(module, VALUED, self._marks.valued)
        super().exec_module(module)


class Finder(MetaPathFinder):
    """Finds quayside's modules as source, compiled or not, and the rules of one game with marks."""

    def __init__(self, package: Path, game: str, marks: Marks) -> None:
        self._package = package
        self._game = f"{game}."
        self._marks = marks

    def find_spec(
        self, fullname: str, path: Optional[Sequence[str]], target: Optional[ModuleType] = None
    ) -> Optional[ModuleSpec]:
        file = self._source(fullname, path)
        if file is None:
            return None
        loader: Any = SourceFileLoader(fullname, str(file))
        if fullname.startswith(self._game) and fullname[len(self._game) :].split(".")[0] not in BESIDE:
            loader = _Watched(fullname, str(file), self._marks)
        return spec_from_file_location(fullname, file, loader=loader)

    def _source(self, fullname: str, path: Optional[Sequence[str]]) -> Optional[Path]:
        """Where a module of ours stands; a package, which is never compiled, is found by others."""
        if fullname.startswith("quayside."):
            file = self._package.joinpath(*fullname.split(".")[1:]).with_suffix(".py")
        elif fullname.startswith(self._game):  # of another distribution
            file = Path(next(iter(path or ())), fullname.rpartition(".")[2]).with_suffix(".py")
        else:
            return None
        return file if file.is_file() else None


def watch_game(package: Path, game: str) -> Marks:
    """From now on imports of quayside come from source, those of the rules in the game's package with marks."""
    assert not any(name.split(".")[0] == "quayside" for name in sys.modules), "quayside is imported already"
    marks = Marks()
    sys.meta_path.insert(0, Finder(package, game, marks))
    return marks
