"""What happens at a table: questions, answers, the log, chat, and looking back."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Optional, Union

from pydantic import Field

from quayside.server.protocol.tables import TableInfo
from quayside.server.protocol.words import (
    ActionText,
    Answer,
    BotText,
    ChatText,
    MoveId,
    Request,
    SeatNumber,
    Version,
)


class Offer(Answer):
    """An action you may take, with its arguments: what to light up on the board."""

    action: str
    kind: str
    args: dict[str, Union[int, str]]


class DecisionInfo(Answer):
    seat: int
    step: str
    prompt: str
    rules: list[str]
    """The rules the question follows from, the most important one first."""
    context: dict[str, Any]


class EntryInfo(Answer):
    """One change of the table, as far as you may know it."""

    version: int
    kind: str
    seat: Optional[int]
    at: float
    steps: Optional[int]
    """How many of your own actions an undo took back; null for everything else."""
    events: list[dict[str, Any]]


class UndoEnd(Answer):
    """Why no more than `undo` actions can be taken back."""

    reason: Literal["driven", "secret", "turn-ended", "nothing-done", "others-acted", "learnt", "shown", "stands"]
    action: Optional[Offer]
    """The action that stays: it showed you something hidden (`learnt`), showed it to others, or stands by the rules."""


class Fresh(Answer):
    """How a table stands for you, with what happened since the version you named."""

    version: int
    table: TableInfo
    seat: Optional[int]
    """Your seat; null for a spectator."""
    view: Optional[dict[str, Any]]
    """Null until the game begins."""
    decision: Optional[DecisionInfo]
    legal: list[Offer]
    undo: int
    """How many of your last actions you may take back."""
    undo_end: Optional[UndoEnd]
    """Why no more than that; null for spectators and while nothing is played."""
    forced: Optional[str]
    """The only sensible action, if it neither ends the turn nor shows anything: no choice, so nobody need be asked."""
    can_confirm: bool
    since: int
    entries: list[EntryInfo]
    complete: bool
    """False if the gap was too long to send; the view is right all the same."""


class ActRequest(Request):
    version: Version
    move: MoveId
    action: ActionText
    hold: bool = False
    """Refuse it with `ends-turn` if it would end the turn and another choice could still be made."""


class UndoRequest(Request):
    version: Version
    move: MoveId
    steps: Optional[Annotated[int, Field(ge=1, le=10_000)]] = None
    """One if not given; `reset` takes back the whole turn."""


class ChangeRequest(Request):
    version: Version
    move: MoveId


class HandRequest(Request):
    """Let a bot decide for a seat: one's own at any time, an absent person's after the agreed time."""

    seat: SeatNumber
    bot: Optional[BotText] = None


class Done(Answer):
    version: int
    """The version your change became."""
    repeated: bool
    """This change had been made already; nothing was done twice."""
    fresh: Optional[Fresh]
    """Null only on a socket that is subscribed to the table: the update has come before this answer."""


class TableList(Answer):
    tables: list[TableInfo]
    next: Optional[str]
    """Pass it as `before` to get the next page."""


class Moved(Answer):
    """A game of your browser, here."""

    table: str
    new: bool
    """False: it has been moved before."""


class LinkInfo(Answer):
    seat: int
    token: str
    url: str


class ChatRequest(Request):
    text: ChatText


class ChatLine(Answer):
    id: int
    name: str
    seat: Optional[int]
    text: str
    at: float


class ChatLines(Answer):
    lines: list[ChatLine]


class ReplayStep(Answer):
    number: int
    seat: Optional[int]
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Replay(Answer):
    game: str
    players: int
    seat: Optional[int]
    imported: bool
    steps: list[ReplayStep]
    total: int
    result: Optional[dict[str, Any]]


class ScorePoint(Answer):
    step: int
    """The step of your replay after which it was so."""
    scores: list[int]


class ScorePart(Answer):
    """Some points of an item of the score sheet, with what they come from. The parts add up to the sheet."""

    seat: int
    item: str
    thing: str
    """A kind and a name, such as `building:9a`; without a name where there is only one of the kind."""
    count: int
    points: int
    how: Optional[Literal["discarded", "met", "failed"]]


class Swing(Answer):
    """A turn that changed by how much the first was ahead of the second."""

    turn: int
    """The place of the point after it among `points`."""
    seat: int
    since: int
    """The step of your replay before it."""
    step: int
    gap: int
    """By how much the first gained on the second, as far as it lasted; below 0: lost."""


class ItemGap(Answer):
    item: str
    gap: int
    """By how much the first is ahead of the second in it."""


class Scores(Answer):
    """What everybody would have scored at the beginning, after each turn and at the end, and what that is made of."""

    game: str
    points: list[ScorePoint]
    parts: list[ScorePart]
    """Empty where a game tells no more than its score sheet."""
    first: int
    second: Optional[int]
    """The one that came next, or as far; null where nobody did."""
    swings: list[Swing]
    """The largest ones, the largest first."""
    gaps: list[ItemGap]
    """The items that differ, the largest difference first."""


class WhyNot(Answer):
    legal: bool
    rule: Optional[str] = None
    rules: list[str] = []
    reason: Optional[str] = None
    params: dict[str, Any] = {}


class Foresight(Answer):
    """What an action would do, as far as it is certain for you."""

    events: list[dict[str, Any]]
    """As you would be told them, up to the next decision of anybody."""
    chance: bool
    """More happens, or with values that you cannot know yet."""
    points: Optional[int]
    """By how much your score would change if the game ended before and after it; nothing if that is not certain."""
