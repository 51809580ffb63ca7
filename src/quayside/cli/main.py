"""The program `quayside`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, Mapping, Optional

import typer
from rich.table import Table

import quayside
from quayside import seen
from quayside.bench import bench as run_bench
from quayside.cli.admin import admin_app
from quayside.cli.analyse import analyse_command
from quayside.cli.arena import arena_command
from quayside.cli.check_games import check_games_command
from quayside.cli.game_files import read_json, seat_named
from quayside.cli.insights import insights_command
from quayside.cli.maintenance import maintenance_command
from quayside.cli.new_game import new_game_command
from quayside.cli.options import parse_options
from quayside.cli.people import people_app
from quayside.cli.play import play_command
from quayside.cli.reached import reached_command
from quayside.cli.screen import AsJson, Options, Seed, err, out, print_json, print_whole, progress_bar, say
from quayside.cli.selfplay import selfplay_command
from quayside.cli.serve import serve_command
from quayside.cli.told import spoken, turns, with_card
from quayside.coverage import coverage as rules_coverage
from quayside.editions import house_box, standard_box
from quayside.games.registry import GAMES, entry
from quayside.kernel.errors import QuaysideError
from quayside.kernel.seats import SEATS
from quayside.scenarios.files import collect, scenario_paths
from quayside.scenarios.runner import run_all
from quayside.simulate import report as simulation_report
from quayside.simulate import simulate as run_simulation
from quayside.words import LANGUAGES, Words

app = typer.Typer(no_args_is_help=True, add_completion=False)
scenario_app = typer.Typer(no_args_is_help=True, help="Scenario files: given, do, expect.")
rules_app = typer.Typer(no_args_is_help=True, help="Rules by number.")
app.add_typer(scenario_app, name="scenario")
app.add_typer(rules_app, name="rules")
rules_app.command("reached")(reached_command)
app.command("check-games", help="What each game has and what it lacks; exit code 1 if anything is missing.")(
    check_games_command
)
app.command("new-game", help="Write a small playable game of your own, to be changed into yours.")(new_game_command)
app.command("play", help="Play a game against bots in the terminal.")(play_command)
app.command("serve", help="Serve tables to browsers and clients; SQLite and no configuration by default.")(
    serve_command
)
admin_app.add_typer(people_app, name="people")
admin_app.command("maintenance")(maintenance_command)
app.add_typer(admin_app, name="admin")
app.command("analyse", help="Where a finished game was won and lost: chances, big turns, what a strong bot would do.")(
    analyse_command
)
app.command("insights", help="What you do differently from strong bots, over finished games of yours.")(
    insights_command
)
app.command("arena", help="Bots against each other: shares of first places, intervals, ratings, plots.")(arena_command)
app.command("selfplay", help="Games between bots as data for learning (Parquet).")(selfplay_command)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"quayside {quayside.__version__}")
        raise typer.Exit


@app.callback()
def whole(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Which release this is.")
    ] = False,
) -> None:
    """Play, simulate, test and measure board games."""


Edition = Annotated[Optional[Path], typer.Option(help="Folder of a house edition.")]


@app.command()
def games(as_json: AsJson = False) -> None:
    """The games there are, with players and options."""
    listed = {
        name: {
            "players": list(found.book.players),
            "rules_version": found.book.version,
            "actions": found.book.actions.size,
            "options": {
                option.name: {"default": option.default, "accepts": option.accepts()} for option in found.book.options
            },
        }
        for name, found in GAMES.items()
    }
    if as_json:
        print_json(listed)
        return
    for name, found in GAMES.items():
        low, high = found.book.players
        out.print(f"[bold]{name}[/]: {low} to {high} players")
        for option in found.book.options:
            out.print(f"  {option.name} = {option.default}   ({option.accepts()}; {option.rule})")


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="Which game.")],
    players: Annotated[Optional[int], typer.Option(help="Number of players; the fewest possible if not given.")] = None,
    bot: Annotated[str, typer.Option(help="A bot for all seats, or one per seat: club,random,random.")] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = 0,
    option: Options = None,
    edition: Edition = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and sum them up. Exit code 1 if any game failed."""
    count = entry(game).book.players[0] if players is None else players
    names = bot.split(",")
    bots = names * count if len(names) == 1 else names
    if len(bots) != count:
        raise QuaysideError(f"{count} seats need one bot or {count} of them, not {len(bots)}")
    with progress_bar(as_json) as bar:
        task = bar.add_task(f"{game}, {count} players", total=games)
        tally, seconds = run_simulation(
            game, count, bots, games, seed, parse_options(game, option), edition, lambda: bar.advance(task)
        )
    for error in tally.errors[:5]:
        err.print(error, markup=False)
    figures = simulation_report(tally, seconds)
    if as_json:
        print_json(figures)
    else:
        _show_simulation(figures)
    if tally.errors:
        raise typer.Exit(1)


def _show_simulation(figures: dict[str, Any]) -> None:
    """The same figures as --json has, for people."""
    out.print(
        f"[bold]{figures['game']}[/], {figures['players']} players: {figures['games'] - figures['errors']} games, "
        f"{figures['errors']} errors, {figures['decisions_per_game']:.0f} decisions a game, "
        f"{figures['decisions_per_s']:,.0f} decisions/s"
    )
    by_seat = Table("seat", "bot", "mean score", "wins")
    for seat in figures["seats"]:
        by_seat.add_row(seat["seat"], seat["bot"], f"{seat['mean_score']:.1f}", f"{seat['wins']:.1f} %")
    out.print(by_seat)
    out.print("scores: " + ", ".join(f"{name.replace('_', ' ')} {score}" for name, score in figures["scores"].items()))
    by_item = Table("points from", "mean per seat")
    for item, points in figures["items"].items():
        by_item.add_row(item, f"{points:.1f}")
    out.print(by_item)
    if "figures" in figures:
        by_figure = Table("figure", "mean where it applies", "seats")
        for name, figure in sorted(figures["figures"].items()):
            by_figure.add_row(name, f"{figure['mean']:.2f}", str(figure["seats"]))
        out.print(by_figure)
    if "counts" in figures:
        counted = Table("count", "per game")
        for name, count in figures["counts"].items():
            counted.add_row(name, f"{count:.2f}")
        out.print(counted)
    out.print("ended by: " + ", ".join(f"{reason} {count}" for reason, count in figures["ended_by"].items()))


@scenario_app.command("run")
def scenario_run(
    paths: Annotated[list[Path], typer.Argument(help="Files, or folders with .yaml files.")],
    seed: Annotated[int, typer.Option(help="Seed of the setup for scenarios that name none.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Run scenarios. Exit code 0: all passed; 1: some failed or broken, or there are none; 2: the call is wrong."""
    scenarios = [(path, each) for path in scenario_paths(paths) for each in collect(path)]
    with progress_bar(as_json) as bar:
        task = bar.add_task("scenarios", total=len(scenarios))
        found = run_all(scenarios, lambda: bar.advance(task), seed)
    if as_json:
        print_json(found)
    else:
        for failure in found["failures"]:
            out.print(failure["kind"], style="red", end=" ")
            say(f"{failure['file']}: {failure['name']}\n  {failure['why']}")
        out.print(f"{found['passed']} passed, {found['failed']} failed")
    if found["failed"] or not found["passed"]:
        raise typer.Exit(1)


@rules_app.command("coverage")
def coverage(
    game: Annotated[Optional[str], typer.Argument(help="One game; all if not given.")] = None,
    tests: Annotated[Path, typer.Option(help="The folder of tests.")] = Path("tests"),
    as_json: AsJson = False,
) -> None:
    """Rules without a test. Exit code 1 if there are any."""
    found = rules_coverage(tests, None if game is None else [entry(game).book.game])
    if as_json:
        print_json(found)
    else:
        for name, figures in found.items():
            out.print(f"[bold]{name}[/]: {figures['tested']} of {figures['rules']} rules have a test")
            for rule in figures["untested"]:
                out.print(f"  untested {rule}")
    if any(figures["untested"] for figures in found.values()):
        raise typer.Exit(1)


@rules_app.command("show")
def show_rules(
    game: Annotated[str, typer.Argument(help="Which game.")],
    rule: Annotated[Optional[str], typer.Argument(help="One rule, like CT-10.6; all if not given.")] = None,
    language: Annotated[str, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")] = "en",
    as_json: AsJson = False,
) -> None:
    """Rules in one sentence each."""
    words = Words(language)
    numbers = entry(game).book.rules if rule is None else (rule,)
    if rule is not None and rule not in entry(game).book.rules:
        raise QuaysideError(f"there is no rule {rule} in {game}")
    if as_json:
        print_json({number: words.rule(number) for number in numbers})
        return
    for number in numbers:
        out.print(f"[bold]{number}[/] {words.rule(number)}", highlight=False)


@app.command()
def components(
    game: Annotated[str, typer.Argument(help="Which game.")], edition: Edition = None, as_json: AsJson = False
) -> None:
    """Every card, price and board of a game, with where each record comes from."""
    entry(game)
    box = standard_box(game) if edition is None else house_box(game, edition)
    entry(game).make(box, edition is None)  # checks the totals
    if as_json:
        print_json({table: [dict(record.fields) for record in rows] for table, rows in box.tables.items()})
        return
    for table, rows in box.tables.items():
        columns = list(dict.fromkeys(field for record in rows for field in record.fields if field != "source"))
        shown = Table(title=f"{table} ({rows[0].file})", title_justify="left")
        for column in (*columns, "source"):
            shown.add_column(column, no_wrap=True)
        for record in rows:
            shown.add_row(*(str(record.fields.get(column, "")) for column in columns), record.source)
        print_whole(shown)
    sources = [record.source for rows in box.tables.values() for record in rows]
    out.print(", ".join(f"{sources.count(source)} {source}" for source in dict.fromkeys(sources)))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved or exported game (JSON).")],
    seat: Annotated[
        Optional[str], typer.Option(help="Whose eyes to see it with: A to E; a spectator if not given.")
    ] = None,
    language: Annotated[str, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")] = "en",
    details: Annotated[bool, typer.Option(help="Tell every event below the sentence it belongs to.")] = False,
    as_json: AsJson = False,
) -> None:
    """Play a saved game again, turn by turn, and check that it comes out the same.

    Of a running game exported from a seat, show what that seat has seen.
    """
    data = read_json(file)
    words = Words(language)
    if seen.is_record(data):
        _show_seen(seen.checked(data), seat, words, details, as_json)
        return
    g = quayside.load(data)
    viewer = None if seat is None else seat_named(seat, int(g.seats))
    again = g.replayed(0)
    actions: list[dict[str, object]] = []
    caused: list[list[dict[str, object]]] = []
    for number, line in enumerate(g.log, 1):
        events = [told for event in again.enter(line) if (told := event.view(viewer)) is not None]
        caused.append(events)
        actions.append({"number": number, "seat": line.seat, "events": [with_card(g, told) for told in events]})
    for text in () if as_json else turns(spoken(words, g, viewer), g.game, caused, details):
        say(text)
    same = again.digest() == g.digest()
    result = None if g.result is None else g.result.to_dict()
    if as_json:
        print_json({"game": g.game, "players": int(g.seats), "same": same, "actions": actions, "result": result})
    else:
        scores = () if g.result is None else enumerate(g.result.scores)
        listed = ", ".join(f"{words.seat(at)} {score}" for at, score in scores) or "-"
        say(words.say("cli-replayed", actions=len(g.log), same="yes" if same else "no", scores=listed))
    if not same:
        raise typer.Exit(1)


def _show_seen(data: Mapping[str, Any], seat: Optional[str], words: Words, details: bool, as_json: bool) -> None:
    """A running game as one seat saw it."""
    if seat is not None and seat_named(seat, data["players"]) != data["seat"]:
        raise QuaysideError("this file holds what another seat saw")
    if as_json:
        print_json({name: data[name] for name in ("game", "players", "seat", "steps")})
        return
    words.me = data["seat"]
    for text in turns(words, data["game"], (step["events"] for step in data["steps"]), details):
        say(text)
    eyes = "a spectator" if data["seat"] is None else f"seat {SEATS[data['seat']]}"
    out.print(f"{len(data['steps']) - 1} steps as {eyes} saw them; the game was still running")


@app.command()
def bench(
    game: Annotated[Optional[list[str]], typer.Argument(help="Games to measure; all if not given.")] = None,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds; the median counts.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.05, help="Processor time per measurement.")] = 0.5,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Measure decisions per second and clones against a peer, in the same run on one core."""
    names = [entry(name).book.game for name in game or GAMES]
    with progress_bar(as_json) as bar:
        task = bar.add_task("measuring", total=rounds * (1 + len(names)))
        found = run_bench(names, rounds, seconds, lambda: bar.advance(task), seed)
    if as_json:
        print_json(found)
        return
    peer = found["peer"]
    out.print(
        f"{'compiled' if found['compiled'] else 'uncompiled'} engine; peer {peer['name']}: "
        f"{peer['decisions_per_s']} decisions/s, {peer['copy_us']} us a copy"
    )
    shown = Table(
        "game", "decisions/s", "driven from Python", "clone us", "replay of 1,000 ms", "x peer", "clone x peer"
    )
    for name, figures in found["games"].items():
        shown.add_row(name, *(f"{value:,}" if value is not None else "-" for value in figures.values()))
    out.print(shown)


def run() -> None:
    """The entry point: errors of the user are one line, not a traceback."""
    try:
        app()
    except QuaysideError as error:
        err.print(f"quayside: {error}", style="red", markup=False, highlight=False, soft_wrap=True)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
