"""Messages of the page, as its socket would carry them to a server."""

from __future__ import annotations

import json
import logging
from typing import Any, Awaitable, Callable, Final, Mapping, Union

from quayside.kernel.errors import IllegalAction, MalformedAction
from quayside.tab.house import House
from quayside.table.commands import Act, Command, Confirm, Undo
from quayside.table.refusals import Refusal, illegal, malformed, refused
from quayside.table.shapes import DoneMessage, OkMessage, Subscribed

log = logging.getLogger("quayside.tab")

Message = Mapping[str, Any]
Answer = Union[DoneMessage, OkMessage, Subscribed]

# The command that a message asks for.
_COMMANDS: Final[dict[str, Callable[[Message], Command]]] = {
    "act": lambda message: Act(str(message["action"]), hold=bool(message.get("hold", False))),
    "undo": lambda message: Undo(message.get("steps") or 1),
    "reset": lambda message: Undo(None),
    "confirm": lambda message: Confirm(),
}


async def heard(house: House, text: str) -> str:
    """The answer to a message; what it changed has been sent before."""
    message: Message = json.loads(text)
    said = message["id"]
    try:
        handle = _HANDLERS.get(message["type"])
        if handle is None:
            raise malformed("bad-message", f"there is no message {message['type']!r}")
        return json.dumps(await handle(house, message))
    except MalformedAction as error:
        problem = malformed("no-such-action", str(error))
    except IllegalAction as error:
        problem = illegal(error)
    except Refusal as refusal:
        problem = refusal
    except Exception:  # a mistake of ours must not leave the page waiting
        log.exception("unexpected error")
        problem = Refusal("unavailable", "error", "something went wrong here")
    return json.dumps({"type": "error", "id": said, "error": problem.problem()})


async def _subscribe(house: House, message: Message) -> Subscribed:
    fresh = await house.listen(message["table"], message.get("since"))
    present = [] if fresh["seat"] is None else [fresh["seat"]]
    return {
        "type": "subscribed",
        "id": message["id"],
        "fresh": fresh,
        "chat": [],
        "present": present,
        "watching": 0,
    }


async def _unsubscribe(house: House, message: Message) -> OkMessage:
    house.unlisten(message["table"])
    return {"type": "ok", "id": message["id"]}


async def _change(house: House, message: Message) -> DoneMessage:
    table = message["table"]
    command = _COMMANDS[message["type"]](message)
    kept = await house.change(table, command, message["version"], message["move"])
    done = kept.done(house.eyes.person(kept.table), not house.listens(table))
    return {"type": "done", "id": message["id"], **done}


async def _chat(house: House, message: Message) -> OkMessage:
    raise refused("not-here", "nobody else is here to read that")


async def _ping(house: House, message: Message) -> OkMessage:
    return {"type": "ok", "id": message["id"]}


_HANDLERS: Final[dict[str, Callable[[House, Message], Awaitable[Answer]]]] = {
    "subscribe": _subscribe,
    "unsubscribe": _unsubscribe,
    "chat": _chat,
    "ping": _ping,
    **dict.fromkeys(_COMMANDS, _change),
}
