"""`quayside play`: a person against bots in the terminal, or the same by JSON lines for a program."""

from __future__ import annotations

import json
import os
import re
import secrets
import string
import sys
from pathlib import Path
from typing import Annotated, Any, Callable, Final, Mapping, Optional, Union, cast

import typer
from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import quayside
from quayside.bots.base import Bot, bot_turn
from quayside.bots.registry import make_bot
from quayside.cli import draw
from quayside.cli.options import parse_options
from quayside.cli.told import news, spoken, turns
from quayside.games.registry import manifest
from quayside.kernel.actions import ActionKind
from quayside.kernel.errors import BadOptions, CorruptDump, IllegalAction, MalformedAction, QuaysideError
from quayside.kernel.events import Event
from quayside.kernel.seats import SEATS
from quayside.kernel.state import Decision, State
from quayside.words import LANGUAGES, Words

Read = Callable[[str], str]  # shows a prompt, returns a line; raises EOFError when there is no more

FINISHED: Final = 0  # exit codes
LEFT: Final = 0  # leaving early is no failure
CANNOT_START: Final = 2

_WIDE: Final = 50  # a kind with more numeric actions than this is asked for as an amount
_AMOUNT: Final = re.compile(r"^\d+(\s*\+\s*\d+)*$")


class Leave(Exception):
    """The person gets up from the table."""


class Choices:
    """The legal actions of a decision as a person picks them: by number, or an amount where there are many.

    Where amounts are typed, plain numbers mean amounts and everything else gets a letter.
    """

    def __init__(self, g: State, seat: int) -> None:
        self.legal = g.legal(seat)
        self.amounts: Optional[ActionKind] = None
        self.amounts_legal: list[int] = []
        self.groups: list[list[tuple[str, int]]] = []
        kinds: dict[str, list[int]] = {}
        for action in self.legal:
            kind = g.book.actions.kind_of(action)
            if is_amount(kind):
                self.amounts = kind
                self.amounts_legal.append(action)
            else:
                kinds.setdefault(kind.name, []).append(action)
        self.by_key: dict[str, int] = {}
        for actions in kinds.values():
            self.groups.append([])
            for action in actions:
                key = self._key(len(self.by_key))
                self.by_key[key] = action
                self.groups[-1].append((key, action))

    def _key(self, at: int) -> str:
        return string.ascii_lowercase[at] if self.amounts is not None else str(at + 1)


def is_amount(kind: ActionKind) -> bool:
    """Too many numbers to list: the person types them."""
    return kind.count > _WIDE and all(isinstance(label, int) for labels in kind.args.values() for label in labels)


class Sitting:
    """One person at a table of bots."""

    def __init__(
        self, g: State, seat: int, bots: Mapping[int, Bot], words: Words, console: Console, read: Read
    ) -> None:
        self.g = g
        self.seat = seat
        self.bots = dict(bots)
        self.words = spoken(words, g, seat, in_sight=True)
        self.console = console
        self.read = read
        self.actions: list[list[dict[str, object]]] = []  # what each action of the log caused, as the person saw it
        self.told = 0  # actions the person has been told of
        self.turn: Optional[int] = None  # whose turn it was then
        self.whole_table = True  # others have acted since the table was last drawn
        self.saved_at = -1  # length of the log in the last saved file
        self.warned = False
        self.commands: dict[str, Callable[[str], bool]] = {
            "help": self._help,
            "table": self._table,
            "log": self._log,
            "why": self._why,
            "rule": self._rule,
            "rules": self._rules,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }

    def run(self) -> int:
        """Play to the end; the exit code."""
        self._recall()
        self._say("cli-welcome", style="dim")
        if self.bots and not quayside.compiled():
            self._say("cli-slow-bots", style="dim")
        try:
            while not self.g.over:
                if self.seat in self.g.pending():
                    self._decide()
                else:
                    seat, action = bot_turn(self.g, self.bots)
                    self._tell(self.g.apply(action, seat))
                    self.whole_table = True
        except Leave:
            return LEFT
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._say("cli-input-ended")
            return LEFT
        self._finish()
        return FINISHED

    # -- one decision --------------------------------------------------------------------------------------------

    def _decide(self) -> None:
        """Ask until something has changed on the table."""
        decision = self.g.decision_of(self.seat)
        assert decision is not None
        view = self._seen(decision)
        self.console.print()
        self._news()
        whole = self.whole_table or draw.is_main(self.g.game, decision.step)
        self.console.print(draw.draw(view, self.words) if whole else draw.draw_own(view, self.words))
        self.whole_table = False
        self._print(self.words.ask(self.g.game, decision.step, decision.context), "bold")
        choices = Choices(self.g, self.seat)
        self._show(choices)
        while True:
            text = self.read(self.words.say("cli-prompt") + " ").strip()
            if self._answer(text, choices):
                return

    def _seen(self, decision: Optional[Decision]) -> dict[str, Any]:
        """The view as it is drawn: with the question and, for a house edition, what is printed on its components."""
        asked = None if decision is None else {"step": decision.step, "context": decision.context}
        return {**self.g.view(self.seat), "components": self.g.components_data(), "decision": asked}

    def _show(self, choices: Choices) -> None:
        if choices.amounts is not None:
            self._print(self._amount_hint(choices), "cyan")
        for group in choices.groups:
            entries = [
                Text(f"{key:>3} ", style="bold cyan").append(self._words_of(action), style="not bold default")
                for key, action in group
            ]
            self.console.print(Padding(Columns(entries, padding=(0, 2), column_first=True), (0, 0, 0, 1)))

    def _amount_hint(self, choices: Choices) -> str:
        assert choices.amounts is not None
        amounts = [next(iter(choices.amounts.values(action).values())) for action in choices.amounts_legal]
        if len(choices.amounts.args) == 1:
            return self.words.say("cli-amount", low=min(amounts), high=max(amounts))
        return self.words.say("cli-amount-plus", low=min(amounts), high=max(amounts))

    def _answer(self, text: str, choices: Choices) -> bool:
        """Carry out what was typed; True if the table has changed or must be shown again."""
        word, _, rest = text.partition(" ")
        command = self.commands.get(word.casefold())
        if command is not None:
            return command(rest.strip())
        if not text:
            return self._table("")
        action = self._understood(text, choices)
        if action is None:
            return False
        refusal = self.g.refusal(action, self.seat)
        if refusal is not None:
            self._explain(refusal)
            return False
        self._tell(self.g.apply(action, self.seat))
        self.warned = False
        return True

    def _understood(self, text: str, choices: Choices) -> Optional[int]:
        """The action a text means: its key, an amount, its words, or its name in the catalogue."""
        if text.casefold() in choices.by_key:
            return choices.by_key[text.casefold()]
        if choices.amounts is not None and _AMOUNT.match(text):
            return self._amount(text, choices)
        for action in choices.legal:
            if text.casefold() == self._words_of(action).casefold():
                return action
        if text.isdigit():
            self._say("cli-no-such-number", number=text)
            return None
        try:
            return self.g.index(text)
        except MalformedAction:
            kind = self.g.book.actions.by_name.get(re.split(r"[\s(]", text, maxsplit=1)[0])
            if kind is None:
                self._say("cli-not-understood", text=text)
            else:
                self._say("cli-usage", usage=kind.usage())
            return None

    def _amount(self, text: str, choices: Choices) -> Optional[int]:
        """`7`, or `7+1` where cards may be added to an amount."""
        assert choices.amounts is not None
        numbers = [int(number) for number in text.split("+")]
        names = list(choices.amounts.args)
        if len(numbers) > len(names):
            self._print(self._amount_hint(choices))
            return None
        values = {name: str(min(int(label) for label in labels)) for name, labels in choices.amounts.args.items()}
        values.update(zip(names, map(str, numbers), strict=False))
        try:
            return choices.amounts.index(values)
        except MalformedAction:
            self._print(self._amount_hint(choices))
            return None

    # -- commands: each answers True if the decision must be shown again ------------------------------------------

    def _an_action(self) -> str:
        """An action of this moment, for examples."""
        return self.g.legal_names(self.seat)[0]

    def _help(self, rest: str) -> bool:
        rule = self.g.book.turn_rule
        for command in (
            self.words.say("cli-help-pick"),
            self.words.say("cli-help-name", action=self._an_action()),
            self.words.say("cli-help-table"),
            self.words.say("cli-help-log"),
            self.words.say("cli-help-undo"),
            self.words.say("cli-help-why"),
            self.words.say("cli-help-rule", rule=rule),
            self.words.say("cli-help-rules", chapter=rule.split(".")[0]),
            self.words.say("cli-help-save"),
            self.words.say("cli-help-quit"),
        ):
            self._print(command)
        return False

    def _table(self, rest: str) -> bool:
        self.whole_table = True
        return True

    def _log(self, rest: str) -> bool:
        for line in turns(self.words, self.g.game, self.actions, details=bool(rest)):
            self._print(line)
        return False

    def _why(self, rest: str) -> bool:
        if not rest:
            self._say("cli-why-what", action=self._an_action())
            return False
        action = self._understood(rest, Choices(self.g, self.seat))
        if action is not None:
            refusal = self.g.refusal(action, self.seat)
            if refusal is None:
                self._say("cli-allowed", action=self._words_of(action))
            else:
                self._explain(refusal)
        return False

    def _explain(self, refusal: IllegalAction) -> None:
        self._print(self.words.why_not(self.g.game, refusal), "yellow")
        self._print_rule(refusal.rule)

    def _rule(self, rest: str) -> bool:
        name = self._rule_name(rest)
        if name in self.g.book.rules:
            self._print_rule(name)
        else:
            self._say("cli-no-such-rule", rule=rest, example=self.g.book.turn_rule)
        return False

    def _rules(self, rest: str) -> bool:
        """The rules of the question, or those of a chapter."""
        if rest:
            chapter = self._rule_name(rest) + "."
            rules = [rule for rule in self.g.book.rules if rule.startswith(chapter)]
        else:
            decision = self.g.decision_of(self.seat)
            rules = [
                rule for step in self.g.book.steps if decision and step.name == decision.step for rule in step.rules
            ]
        for rule in rules:
            self._print_rule(rule)
        if not rules:
            self._say("cli-no-such-rule", rule=rest, example=self.g.book.turn_rule.split(".")[0])
        elif not rest:
            self._say("cli-rules-more", example=self.g.book.turn_rule.split(".")[0])
        return False

    def _rule_name(self, text: str) -> str:
        """CT-10.6 however it is typed: ct-10.6, 10.6."""
        prefix = self.g.book.turn_rule.split("-")[0]
        name = text.strip().upper()
        return name if name.startswith(prefix) else f"{prefix}-{name}"

    def _print_rule(self, rule: str) -> None:
        self._print(f"{rule}  {self.words.rule(rule)}", "dim")

    def _undo(self, rest: str) -> bool:
        if not self.g.undo_points(self.seat):
            self._say("cli-no-undo")
            return False
        self.g.undo(seat=self.seat)
        del self.actions[len(self.g.log) :]
        self.told = min(self.told, len(self.actions))
        self._say("cli-undone")
        return True

    def _save(self, rest: str) -> bool:
        if not rest:
            self._say("cli-save-where")
            return False
        try:
            Path(rest).expanduser().write_text(json.dumps(self.g.dump()), "utf-8")
        except OSError as error:
            self._say("cli-not-saved", file=rest, why=error.strerror or "")
            return False
        self.saved_at = len(self.g.log)
        self._say("cli-saved", file=rest, command=self._resume(rest))
        return False

    def _resume(self, file: str) -> str:
        command = f"quayside play {self.g.game} --load {file} --seat {SEATS[self.seat]}"
        return f"{command} --language {self.words.language}"

    def _quit(self, rest: str) -> bool:
        if self.saved_at == len(self.g.log) or self.warned:
            self._say("cli-goodbye")
            raise Leave
        self.warned = True
        self._say("cli-quit-unsaved")
        return False

    # -- telling -------------------------------------------------------------------------------------------------

    def _recall(self) -> None:
        """A loaded game has a past: play it again for the log lines."""
        past = self.g.log
        if past:
            again = self.g.replayed(0)
            for entry in past:
                self._tell(again.enter(entry))
        self._skip()

    def _tell(self, events: list[Event]) -> None:
        self.actions.append([told for event in events if (told := event.view(self.seat)) is not None])

    def _news(self) -> None:
        for line in news(self.words, self.g.game, self.actions[self.told :], self.turn):
            self._print(f"· {line}", "green")
        self._skip()

    def _skip(self) -> None:
        """The person knows what has happened up to now."""
        begins = manifest(self.g.game).turn_event
        for told in (told for events in self.actions[self.told :] for told in events if told["event"] == begins):
            self.turn = cast(Optional[int], told.get("seat"))
        self.told = len(self.actions)

    def _finish(self) -> None:
        view = self._seen(None)
        self.console.print()
        self.console.print(draw.draw(view, self.words))
        self._news()
        self._print(self.words.say(f"{self.g.game}-end-{view['result']['reason']}"), "bold")
        self.console.print(draw.score_sheet(view, self.words))
        winners = [self.words.seat(seat) for seat, rank in enumerate(view["result"]["ranks"]) if rank == 1]
        if self.words.seat(self.seat) in winners and len(winners) == 1:
            self._say("cli-you-win", style="bold")
        else:
            self._say("cli-winner", names=", ".join(winners), count=len(winners), style="bold")
        self._say("cli-seed", seed=str(self.g.dump()["seed"]), style="dim")

    def _words_of(self, action: int) -> str:
        text = self.words.action(self.g.book, action)
        return text[:1].upper() + text[1:]

    def _say(self, key: str, style: str = "", **values: object) -> None:
        self._print(self.words.say(key, **values), style)

    def _print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))


def play(g: State, seat: int, bots: Mapping[int, Bot], words: Words, console: Console, read: Read) -> int:
    """A person in `seat` plays against `bots` in all other seats; the exit code."""
    return Sitting(g, seat, bots, words, console, read).run()


def play_json(g: State, seat: int, bots: Mapping[int, Bot], read: Read, write: Callable[[str], None]) -> int:
    """The same for a program: one JSON object per line out, one action name (or undo, save FILE, quit) per line in."""

    def put(kind: str, **fields: object) -> None:
        write(json.dumps({"type": kind, **fields}, ensure_ascii=False))

    def tell(events: list[Event]) -> None:
        for event in events:
            told = event.view(seat)
            if told is not None:
                put("event", event=told.pop("event"), values=told)

    players = dict(bots)
    while not g.over:
        decision = g.decision_of(seat)
        if decision is None:
            who, action = bot_turn(g, players)
            tell(g.apply(action, who))
            continue
        put(
            "decision",
            seat=seat,
            step=decision.step,
            context=decision.context,
            legal=g.legal_names(seat),
            undo=bool(g.undo_points(seat)),
            view=g.view(seat),
        )
        try:
            text = read("").strip()
        except (EOFError, KeyboardInterrupt):
            text = "quit"
        word, _, rest = text.partition(" ")
        try:
            if word == "quit":
                put("left")
                return LEFT
            elif word == "undo":
                g.undo(seat=seat)
                put("undone", length=len(g.log))
            elif word == "save":
                Path(rest).write_text(json.dumps(g.dump()), "utf-8")
                put("saved", file=rest)
            else:
                tell(g.apply(text, seat))
        except IllegalAction as error:
            put(
                "error",
                error="illegal",
                action=error.action,
                reason=error.reason,
                rules=error.rules,
                params=error.params,
            )
        except (QuaysideError, OSError) as error:
            put("error", error=type(error).__name__, message=str(error))
    result = g.result
    assert result is not None
    put("result", **result.to_dict())
    return FINISHED


# -- the command -------------------------------------------------------------------------------------------------


def default_language(environment: Mapping[str, str]) -> str:
    """The first of the usual variables that names a language we have; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def seat_of(text: str, g: State) -> int:
    """The seat a letter names."""
    letters = SEATS[: int(g.seats)]
    if text.upper() not in letters:
        raise BadOptions(f"there is no seat {text!r} in this game; there are {', '.join(letters)}")
    return letters.index(text.upper())


def loaded(path: Path, game: str) -> State:
    """A saved game, which must be of the game named."""
    try:
        data = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise CorruptDump(f"{path}: {error}") from error
    if not isinstance(data, dict):
        raise CorruptDump(f"{path}: not a saved game")
    g = quayside.load(data)
    if g.game != game:
        raise BadOptions(f"{path} is a game of {g.game}, not of {game}")
    return g


def play_command(
    game: Annotated[str, typer.Argument(help="Which game; `quayside games` lists them.")],
    players: Annotated[Optional[int], typer.Option(help="How many play, bots included; else the fewest.")] = None,
    seat: Annotated[str, typer.Option(help="Your seat: A, B, ...")] = "A",
    bot: Annotated[
        str, typer.Option(help="Who plays the other seats: beginner, club, expert, master or another bot.")
    ] = "club",
    language: Annotated[Optional[str], typer.Option(help="en, ru or it; without it, that of the environment.")] = None,
    seed: Annotated[Optional[str], typer.Option(help="The same seed deals the same game again.")] = None,
    option: Annotated[Optional[list[str]], typer.Option(help="A game option as name=value; repeat as needed.")] = None,
    edition: Annotated[Optional[Path], typer.Option(help="A folder with the files of a house edition.")] = None,
    load: Annotated[Optional[Path], typer.Option(help="Go on with a saved game.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Speak JSON lines, for programs.")] = False,
) -> None:
    """Play against bots in the terminal."""
    try:
        words = Words(language or default_language(os.environ))
        if load is not None:
            g = loaded(load, game)
        else:
            start: Union[int, str, None] = int(seed) if seed is not None and seed.isdigit() else seed
            g = quayside.new(game, players, start, parse_options(game, option), edition)
        own = seat_of(seat, g)
        base = int(seed) if seed is not None and seed.isdigit() else secrets.randbelow(2**31)
        bots = {each: make_bot(bot, game, base + each) for each in range(int(g.seats)) if each != own}
    except QuaysideError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(CANNOT_START) from error
    if as_json:
        raise typer.Exit(play_json(g, own, bots, lambda _prompt: input(), _write_line))
    raise typer.Exit(play(g, own, bots, words, Console(highlight=False), input))


def _write_line(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
