"""Friends, and who is to be heard of no more."""

from __future__ import annotations

from quayside.server.protocol.words import Answer, Id, Request, SeatNumber


class CompanionRequest(Request):
    """Somebody who sat at a seat of a game that you have played too."""

    table: Id
    seat: SeatNumber


class FriendRequest(Request):
    friend: Id
    """As your list of friends calls them."""


class FriendInfo(Answer):
    id: str
    """What the list calls them; it tells nothing to anybody else."""
    name: str
    at: float
    """Since when."""


class Friends(Answer):
    friends: list[FriendInfo]
    asking: list[FriendInfo]
    """Who would like to be your friend."""
    asked: list[FriendInfo]
    """Whom you have asked; whoever has declined stays among them."""
    blocked: list[FriendInfo]
