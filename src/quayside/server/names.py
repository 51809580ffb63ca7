"""What people may call themselves and their tables, and what a line of chat may look like.

A name must look like what it is: nothing that cannot be seen, nothing that turns the text around it about, no second
line. Two names that look the same because of such letters would be two people who look the same.
"""

from __future__ import annotations

import logging
import unicodedata
from pathlib import Path
from typing import Optional

from quayside.server.settings import BadSetting
from quayside.table.refusals import refused

log = logging.getLogger("quayside.names")

PERSON, TABLE = 40, 60  # letters of a name at most
LINES = 5  # of one message in the chat
MARKS = 3  # on top of one another

# Control characters, formats (among them all that turn the direction about), halves of letters, what nobody has
# assigned, and separators of lines.
_NOT_TEXT = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
_BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
)  # letters without a shape
_JOINERS = frozenset("\u200c\u200d")  # part of how some languages, and some pictures, are written
_SHAPES = frozenset(chr(code) for code in range(0xFE00, 0xFE10))  # how the letter before is drawn
_LINE_ENDS = frozenset("\n\r\v\f\x85\u2028\u2029")


def person_name(text: str) -> str:
    """The name as it is kept; ValueError if it is none."""
    name = _one_line(text, PERSON)
    if not name:
        raise ValueError("must not be blank")
    return name


def table_name(text: str) -> str:
    """The same for a table, which needs no name."""
    return _one_line(text, TABLE)


def _one_line(text: str, most: int) -> str:
    text = "".join(letter for letter in text if letter not in _JOINERS and letter not in _SHAPES)
    text = unicodedata.normalize("NFKC", text)
    for letter in text:
        if unicodedata.category(letter) in _NOT_TEXT or letter in _BLANK:
            raise ValueError(f"a name cannot have U+{ord(letter):04X} in it, which cannot be seen")
    if _few_marks(text) != text:
        raise ValueError(f"at most {MARKS} marks on one letter")
    text = " ".join(text.split())
    if len(text) > most:
        raise ValueError(f"at most {most} letters")
    return text


def chat_text(text: str) -> str:
    """A message as it is kept: a few lines, and nothing in them that cannot be seen. ValueError if nothing is left."""
    lines = "".join("\n" if letter in _LINE_ENDS else letter for letter in text.replace("\t", " ")).split("\n")
    for letter in text:
        if unicodedata.category(letter) in ("Cc", "Cs") and letter not in _LINE_ENDS and letter != "\t":
            raise ValueError("control characters and lone surrogates are not text")
    kept = [line for line in (_visible(line) for line in lines) if line]
    if not kept:
        raise ValueError("must not be blank")
    return "\n".join([*kept[: LINES - 1], *([" ".join(kept[LINES - 1 :])] if len(kept) >= LINES else [])])


def _visible(line: str) -> str:
    """A line without what cannot be seen; joiners stay where they join something."""
    kept = "".join(
        letter
        for letter in line
        if letter in _JOINERS or (unicodedata.category(letter) not in _NOT_TEXT - {"Cn"} and letter not in _BLANK)
    )
    return _few_marks(" ".join(kept.split())).strip("\u200c\u200d ")


def _few_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MARKS:
            kept.append(letter)
    return "".join(kept)


_INSTEAD = str.maketrans("013457@$", "oieastas")


def _folded(text: str) -> str:
    """Letters and digits without case, marks and the usual disguises; words apart."""
    plain = unicodedata.normalize("NFKD", text.casefold()).translate(_INSTEAD)
    kept = "".join(letter if letter.isalnum() else " " for letter in plain if not unicodedata.combining(letter))
    return " ".join(kept.split())


class NameFilter:
    """Words that no name may have, one a line in a file of the host: `word`, or `*word*` also inside other words."""

    def __init__(self, file: str) -> None:
        self._file: Optional[Path] = Path(file) if file else None
        self._changed_at: Optional[float] = None
        self._words: set[str] = set()
        self._parts: list[str] = []
        try:
            self._read_again()
        except (OSError, ValueError) as error:
            raise BadSetting(f"QUAYSIDE_NAMES_REFUSED: {file} cannot be read: {error}") from None

    def check(self, name: str) -> None:
        """Refuse a name that has such a word."""
        try:
            self._read_again()
        except (OSError, ValueError):
            log.warning("the words that no name may have cannot be read; those read before still hold")
        folded = _folded(name)
        together = folded.replace(" ", "")
        if self._words & {*folded.split(), together} or any(part in together for part in self._parts):
            raise refused("name-refused", "that name is not allowed here; choose another one")

    def _read_again(self) -> None:
        """Read the file, if it has changed."""
        if self._file is None or (changed_at := self._file.stat().st_mtime) == self._changed_at:
            return
        text = self._file.read_text("utf-8")
        self._changed_at = changed_at
        lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
        self._words = {_folded(line).replace(" ", "") for line in lines if not line.startswith("*")}
        self._parts = [part for line in lines if line.startswith("*") and (part := _folded(line).replace(" ", ""))]
