"""Ratings: what finished games say about those who played them, for each person and game.

A row for each person and result, written with the entry that ends the game: whatever lasts of the one lasts of the
other, and the key lets no result count twice. A rating is the last of somebody's rows, so there is nothing beside them
that could be lost or differ from them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Iterable, Optional

from openskill.models import PlackettLuce
from sqlalchemy import and_, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.server.sent import GameRating, MyRatings, Rating, RatingPoint, SeatRating, TableRatings
from quayside.server.store import schema
from quayside.server.store.holding import held
from quayside.table.table import OVER, Table, rated

BEGINNING, STEP = 1500, 30  # what is shown of the model's middle, and of each of its points
LIKELY = 1.96  # so many sigmas to both sides are 95 %
SURE = 6.0  # the sigma below which a rating is more than a first impression: some twelve games
COURSE = 100  # results that are shown as a course


@dataclass(frozen=True)
class Skill:
    """A rating as the model has it, after so many results."""

    mu: float
    sigma: float
    games: int

    def points(self) -> int:
        return round(BEGINNING + STEP * (self.mu - float(_model().mu)))

    def spread(self) -> int:
        return round(STEP * LIKELY * self.sigma)

    def shown(self) -> Rating:
        return {
            "rating": self.points(),
            "spread": self.spread(),
            "games": self.games,
            "provisional": self.sigma > SURE,
        }


@lru_cache(maxsize=1)
def _model() -> PlackettLuce:
    return PlackettLuce()


def _new() -> Skill:
    return Skill(_model().mu, _model().sigma, 0)


def compared(skills: list[Skill], places: list[int]) -> list[Skill]:
    """What a result makes of the skills of those who were compared by it."""
    model = _model()
    before = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    after = model.rate(before, ranks=[float(place) for place in places])
    return [Skill(each.mu, each.sigma, skill.games + 1) for (each,), skill in zip(after, skills, strict=True)]


# -- the end of a game ---------------------------------------------------------------------------------------------


async def rate(connection: AsyncConnection, table: Table) -> None:
    """Note what the result of a table says. Part of the transaction in which its game ends."""
    result, at = table.header.result, table.header.ended_at
    if not rated(table) or result is None or at is None:
        return
    people = await _accounts(connection, table, hold=True)
    if len(people) < 2:
        return
    left = await _left_to_bots(connection, table)
    ranks = [len(table.seats) + 1 if seat in left else result["ranks"][seat] for seat in people]
    places = [1 + sum(other < rank for other in ranks) for rank in ranks]
    known = await _skills(connection, table.header.game, people.values())
    after = compared([known.get(person, _new()) for person in people.values()], places)
    for person, place, skill in zip(people.values(), places, after, strict=True):
        row = {"table_id": table.id, "person": person, "game": table.header.game, "number": skill.games}
        values = {**row, "place": place, "mu": skill.mu, "sigma": skill.sigma, "at": at}
        await connection.execute(insert(schema.ratings).values(**values))


async def _accounts(connection: AsyncConnection, table: Table, hold: bool = False) -> dict[int, str]:
    """The people with accounts at a table, by seat; held, they are not rated by two games at once."""
    seats = {seat.person: seat.seat for seat in table.seats if seat.person is not None}
    if hold:
        await held(connection, seats)
    c = schema.people.c
    query = select(c.id).where(c.id.in_(seats), c.login.is_not(None), c.deleted_at.is_(None))
    found = (await connection.execute(query)).scalars().all()
    return {seats[person]: person for person in sorted(found, key=seats.__getitem__)}


async def _left_to_bots(connection: AsyncConnection, table: Table) -> set[int]:
    """The seats of those who gave up, or for whom a bot has decided more often than they have."""
    c = schema.entries.c
    query = select(c.seat, func.count(), func.count(c.person)).where(c.table_id == table.id, c.kind == "act")
    decided = (await connection.execute(query.group_by(c.seat))).all()
    by_bots = {seat for seat, decisions, own in decided if 2 * own < decisions}
    return by_bots | {seat.seat for seat in table.seats if seat.resigned}


async def _skills(connection: AsyncConnection, game: str, people: Iterable[str]) -> dict[str, Skill]:
    """How people stand at a game; whoever was never rated is not among them."""
    c = schema.ratings.c
    mine = (c.game == game, c.person.in_(list(people)))
    last = select(c.person, func.max(c.number).label("number")).where(*mine).group_by(c.person).subquery()
    query = select(c.person, c.mu, c.sigma, c.number).where(c.game == game)
    query = query.join(last, and_(last.c.person == c.person, last.c.number == c.number))
    return {person: Skill(mu, sigma, number) for person, mu, sigma, number in await connection.execute(query)}


# -- what is shown -------------------------------------------------------------------------------------------------


async def of_table(connection: AsyncConnection, table: Table) -> TableRatings:
    """The ratings with which a game is played, and what it has made of them."""
    if table.header.status in OVER:
        return {"seats": await _made(connection, table)}
    people = await _accounts(connection, table) if rated(table) else {}
    known = await _skills(connection, table.header.game, people.values())
    return {"seats": [_seat(seat, known.get(person, _new()), None) for seat, person in people.items()]}


async def _made(connection: AsyncConnection, table: Table) -> list[SeatRating]:
    c, before = schema.ratings.c, schema.ratings.alias("before")
    previous = and_(before.c.person == c.person, before.c.game == c.game, before.c.number == c.number - 1)
    query = select(c.person, c.mu, c.sigma, c.number, before.c.mu, before.c.sigma).where(c.table_id == table.id)
    found = []
    for person, mu, sigma, number, old_mu, old_sigma in await connection.execute(query.outerjoin(before, previous)):
        seat = table.seat_of(person)
        if seat is not None:
            was = _new() if old_mu is None else Skill(old_mu, old_sigma, number - 1)
            found.append(_seat(seat, was, Skill(mu, sigma, number)))
    return sorted(found, key=lambda each: each["seat"])


def _seat(seat: int, before: Skill, after: Optional[Skill]) -> SeatRating:
    return {"seat": seat, "before": before.shown(), "after": None if after is None else after.shown()}


async def of_person(connection: AsyncConnection, person: str) -> MyRatings:
    """All ratings of somebody, with the course of each."""
    c = schema.ratings.c
    query = select(c.game, c.table_id, c.at, c.place, c.mu, c.sigma, c.number).where(c.person == person)
    found: dict[str, tuple[Skill, list[RatingPoint]]] = {}
    for game, table, at, place, mu, sigma, number in await connection.execute(query.order_by(c.game, c.number)):
        skill = Skill(mu, sigma, number)
        course = found[game][1] if game in found else []
        points, spread = skill.points(), skill.spread()
        course.append({"table": table, "at": at, "place": place, "rating": points, "spread": spread})
        found[game] = (skill, course)
    games: list[GameRating] = [
        {"game": game, "now": skill.shown(), "course": course[-COURSE:]} for game, (skill, course) in found.items()
    ]
    return {"games": sorted(games, key=lambda one: (-one["now"]["games"], one["game"]))}
