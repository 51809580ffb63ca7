"""What things are called on the wire: names, ids, texts and numbers within their limits."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from quayside.server import names


def _printable(text: str) -> str:
    if any(ord(letter) < 32 or 0x7F <= ord(letter) < 0xA0 or 0xD800 <= ord(letter) < 0xE000 for letter in text):
        raise ValueError("control characters and lone surrogates are not text")
    return text


Line = AfterValidator(_printable)

Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,32}$")]
Name = Annotated[str, StringConstraints(min_length=1, max_length=names.PERSON), AfterValidator(names.person_name)]
TableName = Annotated[str, StringConstraints(max_length=names.TABLE), AfterValidator(names.table_name)]
Login = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{3,40}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200), Line]
Email = Annotated[
    str, StringConstraints(max_length=254, pattern=r"^[^@\s<>,;:\x22()\\]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$"), Line
]
Word = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,40}$")]
BotText = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_:=-]{1,40}$")]  # such as club:character=builder
MoveId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
ActionText = Annotated[str, StringConstraints(min_length=1, max_length=200), Line]
ChatText = Annotated[str, StringConstraints(min_length=1, max_length=500), AfterValidator(names.chat_text)]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,64}$")]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Language = Literal["en", "ru", "it"]
Setting = Union[
    bool, Annotated[int, Field(ge=-(2**31), le=2**31 - 1)], Annotated[str, StringConstraints(max_length=80), Line]
]
Settings = Annotated[dict[Word, Setting], Field(max_length=40)]


class Request(BaseModel):
    """What clients send: unknown fields and near-misses are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Answer(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(extra="forbid")
