"""Component data: TOML tables whose every record says where it comes from. Errors name file, record and field."""

from __future__ import annotations

import tomllib
from typing import Any, Final, Mapping, Sequence

from quayside.kernel.errors import BadComponents

SOURCES: Final = ("rulebook", "public", "inferred", "reconstructed")


class Record:
    """One record of a component file, read field by field with its type checked."""

    def __init__(self, file: str, table: str, number: int, fields: Mapping[str, Any]) -> None:
        self.file = file
        self.table = table
        self.number = number
        self.fields = fields
        self.source = self.text("source")
        if self.source not in SOURCES:
            raise self.wrong("source", f"must be one of {', '.join(SOURCES)}, not {self.source!r}")

    def wrong(self, field: str, why: str) -> BadComponents:
        return BadComponents(f"{self.file}: {self.table} {self.number}: {field} {why}")

    def get(self, field: str) -> Any:
        if field not in self.fields:
            raise self.wrong(field, "is missing")
        return self.fields[field]

    def number_of(self, field: str, low: int = 0) -> int:
        value = self.get(field)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(field, f"must be a whole number, not {value!r}")
        if value < low:
            raise self.wrong(field, f"must be at least {low}, not {value}")
        return value

    def numbers(self, field: str) -> list[int]:
        value = self.get(field)
        if not isinstance(value, list) or any(isinstance(x, bool) or not isinstance(x, int) for x in value):
            raise self.wrong(field, f"must be a list of whole numbers, not {value!r}")
        return list(value)

    def text(self, field: str) -> str:
        value = self.get(field)
        if not isinstance(value, str):
            raise self.wrong(field, f"must be a text, not {value!r}")
        return value

    def texts(self, field: str) -> list[str]:
        value = self.get(field)
        if not isinstance(value, list) or any(not isinstance(x, str) for x in value):
            raise self.wrong(field, f"must be a list of texts, not {value!r}")
        return list(value)


class Box:
    """All component files of one edition of a game."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.texts = dict(texts)
        self.tables: dict[str, list[Record]] = {}
        for file in sorted(texts):
            try:
                parsed = tomllib.loads(texts[file])
            except tomllib.TOMLDecodeError as error:
                raise BadComponents(f"{file}: not valid TOML: {error}") from None
            for table, rows in parsed.items():
                if not isinstance(rows, list) or any(not isinstance(row, dict) for row in rows):
                    raise BadComponents(f"{file}: {table} must be a list of records, written [[{table}]]")
                if table in self.tables:
                    raise BadComponents(f"{file}: {table} also stands in {self.tables[table][0].file}")
                self.tables[table] = [Record(file, table, at, row) for at, row in enumerate(rows, 1)]

    def records(self, table: str) -> list[Record]:
        if table not in self.tables:
            raise BadComponents(f"no file has records of {table}; write them as [[{table}]]")
        return self.tables[table]

    def one(self, table: str, key: str, value: object) -> Record:
        """The record whose `key` is `value`."""
        found = [record for record in self.records(table) if record.fields.get(key) == value]
        if len(found) != 1:
            file = self.records(table)[0].file
            raise BadComponents(f"{file}: {table} has {len(found)} records with {key} = {value!r}, not one")
        return found[0]

    def ids(self, table: str, expected: Sequence[str]) -> list[Record]:
        """The records of a table, in the order of the expected ids."""
        have = [record.text("id") for record in self.records(table)]
        if sorted(have) != sorted(expected):
            file = self.records(table)[0].file
            raise BadComponents(
                f"{file}: {table} must have exactly the ids {', '.join(expected)}, not {', '.join(have)}"
            )
        return [self.one(table, "id", name) for name in expected]
