"""`quayside admin people`: who is here, and what a host can do about them. A running server follows within seconds."""

from __future__ import annotations

import asyncio
import json
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, Awaitable, Callable, Optional, TypeVar

import typer

from quayside.cli.admin import Data, Database, _settings

if TYPE_CHECKING:
    from quayside.server.service import Service
    from quayside.server.settings import Settings

people_app = typer.Typer(no_args_is_help=True, help="List, ban, mute and rename people; sessions, passwords, reports.")

Who = Annotated[str, typer.Argument(help="The person's id or login; `list` finds it.")]
Days = Annotated[Optional[float], typer.Option(help="For how many days; for ever if not given.")]
Why = Annotated[str, typer.Option(help="Told to whoever is banned.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]

T = TypeVar("T")


def asked(settings: Settings, work: Callable[[Service], Awaitable[T]]) -> T:
    """Do something with the database of a server, which may be running meanwhile."""

    async def run() -> T:
        from quayside.server.service import Service

        service = Service(settings)
        try:
            await service.open()
            return await work(service)
        finally:
            await service.stop()

    return asyncio.run(run())


def _seconds(days: Optional[float]) -> Optional[float]:
    return None if days is None else days * 86400.0


def _day(at: Optional[float]) -> str:
    from quayside.server.people.trust import FOREVER

    if at is None:
        return "-"
    return "for ever" if at >= FOREVER else datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


def _print(rows: list[dict[str, Any]], as_json: bool, line: Callable[[dict[str, Any]], str]) -> None:
    if as_json:
        typer.echo(json.dumps(rows))
        return
    for row in rows:
        typer.echo(line(row))


def _person(row: dict[str, Any]) -> str:
    marks = [row["login"] or ("deleted" if row["deleted_at"] else "guest"), f"seen {_day(row['seen_at'])}"]
    for name in ("banned", "muted"):
        if row[f"{name}_until"] is not None:
            marks.append(f"{name} until {_day(row[f'{name}_until'])}")
    return f"{row['id']}  {row['name']}  ({', '.join(marks)})"


@people_app.command("list")
def list_people(
    search: Annotated[Optional[str], typer.Argument(help="Part of a name or login, or an id.")] = None,
    banned: Annotated[bool, typer.Option("--banned", help="Only those who are banned or muted.")] = False,
    as_json: AsJson = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """Find people, whoever was here last first; 200 at most."""
    rows = asked(_settings(database, data), lambda here: here.people.listed(search, banned))
    _print(rows, as_json, _person)


@people_app.command()
def ban(
    who: Who,
    days: Days = None,
    why: Why = "",
    addresses: Annotated[
        bool, typer.Option("--addresses", help="Also let nobody sign in from where this person is signed in.")
    ] = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """Shut somebody out: all sessions and sockets end, and there are no new ones."""
    work = asked(_settings(database, data), lambda here: here.people.ban(who, _seconds(days), why, addresses))
    ended, networks = work
    typer.echo(f"banned; {ended} sessions ended" + "".join(f"; {each} banned" for each in networks))


@people_app.command()
def unban(who: Who, database: Database = None, data: Data = None) -> None:
    """Let somebody in again. Addresses are let in with `unban-address`."""
    asked(_settings(database, data), lambda here: here.people.unban(who))
    typer.echo("let in again")


@people_app.command("ban-address")
def ban_address(
    address: Annotated[str, typer.Argument(help="An address, or a network such as 203.0.113.0/24.")],
    days: Days = None,
    why: Why = "",
    database: Database = None,
    data: Data = None,
) -> None:
    """Let nobody sign in or up from there; those who are signed in stay."""
    network = asked(_settings(database, data), lambda here: here.people.ban_address(address, _seconds(days), why))
    typer.echo(f"{network} banned")


@people_app.command("unban-address")
def unban_address(
    address: Annotated[str, typer.Argument(help="As `bans` prints it.")], database: Database = None, data: Data = None
) -> None:
    """Let people sign in from there again."""
    asked(_settings(database, data), lambda here: here.people.unban_address(address))
    typer.echo("let in again")


@people_app.command()
def bans(as_json: AsJson = False, database: Database = None, data: Data = None) -> None:
    """The addresses from which nobody may sign in; `list --banned` lists people."""
    rows = asked(_settings(database, data), lambda here: here.people.banned_addresses())
    _print(rows, as_json, lambda row: f"{row['address']}  until {_day(row['until'])}  {row['why']}")


@people_app.command()
def mute(who: Who, days: Days = None, database: Database = None, data: Data = None) -> None:
    """Let somebody play on without a word in the chat."""
    asked(_settings(database, data), lambda here: here.people.mute(who, _seconds(days)))
    typer.echo("muted")


@people_app.command()
def unmute(who: Who, database: Database = None, data: Data = None) -> None:
    """Let somebody speak again."""
    asked(_settings(database, data), lambda here: here.people.unmute(who))
    typer.echo("may speak again")


@people_app.command()
def rename(
    who: Who,
    name: Annotated[str, typer.Argument(help="The new name.")],
    database: Database = None,
    data: Data = None,
) -> None:
    """Give somebody another name, at all tables and in the chat too."""
    tables = asked(_settings(database, data), lambda here: here.people.rename(who, name))
    typer.echo(f"renamed at {tables} tables")


@people_app.command("reset-password")
def reset_password(who: Who, database: Database = None, data: Data = None) -> None:
    """Print a token with which somebody sets a new password, once and within a day: POST /api/reset."""
    settings = _settings(database, data)
    token = asked(settings, lambda here: here.people.make_reset(who))
    typer.echo(token)
    if settings.url:
        typer.echo(f"{settings.url}/#/reset/{token}")


@people_app.command()
def sessions(
    who: Who,
    end: Annotated[Optional[str], typer.Option(help="End the session with this id.")] = None,
    end_all: Annotated[bool, typer.Option("--end-all", help="End all of them.")] = False,
    as_json: AsJson = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """Where somebody is signed in; end one session or all."""

    async def work(here: Service) -> list[dict[str, Any]]:
        person = (await here.people.find(who))["id"]
        if end is not None or end_all:
            typer.echo(f"{await here.identity.end_sessions(person, only=end)} sessions ended", err=as_json)
        return await here.identity.sessions(person)

    rows = asked(_settings(database, data), work)
    _print(rows, as_json, lambda row: f"{row['id']}  {_day(row['seen_at'])}  {row['address']}  {row['agent']}")


@people_app.command()
def delete(
    who: Who,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """Forget somebody for good, as that person could: bots play the running games, names and chat are gone."""
    if not yes:
        typer.confirm(f"Forget {who} for good?", abort=True)

    async def work(here: Service) -> int:
        return await here.people.delete((await here.people.find(who))["id"])

    typer.echo(f"forgotten at {asked(_settings(database, data), work)} tables")


@people_app.command()
def reports(
    closed: Annotated[bool, typer.Option("--all", help="Those that were closed, too.")] = False,
    close: Annotated[Optional[int], typer.Option(help="Close the report with this number.")] = None,
    as_json: AsJson = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """What people have reported, oldest first; close a report that is seen to."""

    async def work(here: Service) -> list[dict[str, Any]]:
        if close is not None:
            await here.reports.close(close)
        return await here.reports.listed(closed)

    def line(row: dict[str, Any]) -> str:
        about = f"{row['name']} ({row['person']})" if row["person"] else f"table {row['name']}"
        text = " / ".join(row["text"].splitlines())
        return f"{row['id']}  {_day(row['created_at'])}  {row['reason']}: {about} at {row['table_id']}: {text}"

    _print(asked(_settings(database, data), work), as_json, line)
