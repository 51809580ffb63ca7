"""A person at the terminal: whole games in every language, and everything that can be typed in between."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any, Callable, Iterable

import pytest
from rich.console import Console
from typer.testing import CliRunner

import quayside
from quayside.bots.base import Bot
from quayside.bots.random_bot import RandomBot
from quayside.cli.draw import draw, draw_own
from quayside.cli.main import app
from quayside.cli.play import LEFT, Choices, default_language, loaded, play, play_json
from quayside.kernel.errors import CorruptDump
from quayside.kernel.state import State
from quayside.words import LANGUAGES, Words


def rivals(g: State, seat: int) -> dict[int, Bot]:
    return {each: RandomBot(each) for each in range(int(g.seats)) if each != seat}


def screen(width: int = 100) -> tuple[Console, io.StringIO]:
    shown = io.StringIO()
    return Console(file=shown, width=width, highlight=False), shown


class Typist:
    """Types the given lines first, then lets `then` answer every prompt."""

    def __init__(self, lines: Iterable[str], then: Callable[[], str] | None = None) -> None:
        self.lines = list(lines)
        self.then = then

    def __call__(self, prompt: str) -> str:
        if self.lines:
            return self.lines.pop(0)
        if self.then is None:
            raise EOFError
        return self.then()


def first_choice(g: State, seat: int, turn: list[int]) -> Callable[[], str]:
    """Type the key of some legal choice, another one each time; amounts are typed as numbers."""

    def answer() -> str:
        choices = Choices(g, seat)
        turn[0] += 1
        if choices.amounts is not None:
            values = choices.amounts.values(choices.amounts_legal[turn[0] % len(choices.amounts_legal)])
            return "+".join(str(value) for value in values.values())
        keys = list(choices.by_key)
        return keys[turn[0] * 7 % len(keys)]

    return answer


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "bank"), [(3, True), (5, False)])
def test_a_whole_game(language: str, players: int, bank: bool) -> None:
    g = quayside.new("container", players=players, seed=11, options={"bank": bank, "round_limit": 8})
    console, shown = screen()
    words = Words(language)
    assert play(g, 1, rivals(g, 1), words, console, Typist([], first_choice(g, 1, [0]))) == 0
    assert g.over
    text = shown.getvalue()
    for key in ("cli-score-sheet", "cli-total", "container-item-island", "container-item-loans"):
        assert words.say(key) in text
    result = g.result
    assert result is not None
    assert str(result.scores[1]) in text


@pytest.mark.parametrize(("language", "players", "width"), [("en", 2, 80), ("ru", 4, 80), ("it", 3, 120)])
def test_a_whole_game_of_shipyard(language: str, players: int, width: int) -> None:
    g = quayside.new("shipyard", players=players, seed=11)
    console, shown = screen(width)
    words, dice = Words(language), quayside.Quick(11)

    def answer() -> str:
        choices = Choices(g, 0)
        if choices.amounts is not None:
            return str(min(choices.amounts.values(choices.amounts_legal[0]).values()))
        keys = [key for key, action in choices.by_key.items() if g.book.actions.kind_of(action).name != "unload"]
        return keys[dice.below(len(keys))]

    assert play(g, 0, rivals(g, 0), words, console, Typist([""], answer)) == 0
    assert g.over
    text = shown.getvalue()
    for key in ("cli-score-sheet", "shipyard-item-blue_riband", "cli-shipyard-players", "cli-shipyard-income"):
        assert words.say(key) in text, key
    assert max(map(len, text.splitlines())) <= width


def at_a_step(step: str) -> State:
    """A position of Shipyard where seat A answers that question, reached by random play."""
    for seed in range(200):
        g = quayside.new("shipyard", players=2, seed=seed)
        dice = quayside.Quick(seed)
        for _ in range(3000):
            decision = g.decision
            if decision is None:
                break
            if decision.step == step and decision.seat == 0:
                return g
            legal = [each for each in g.legal(decision.seat) if g.book.actions.kind_of(each).name != "let_fail"]
            g.apply(legal[dice.below(len(legal))], decision.seat)
    raise AssertionError(f"random play never came to {step}")


@pytest.mark.parametrize(
    ("step", "key"),
    [
        ("choose_card", "cli-shipyard-income"),
        ("pick_employee", "shipyard-word-helmsman"),
        ("trade_cars", "cli-shipyard-cars"),
        ("lay_canal", "cli-shipyard-longest-after"),
        ("loading", "cli-shipyard-best-route"),
        ("pick_route", "cli-shipyard-preview"),
        ("give_up_contracts", "cli-shipyard-contract"),
    ],
)
def test_what_a_question_of_shipyard_tells_stands_beside_the_table(step: str, key: str) -> None:
    g = at_a_step(step)
    decision = g.decision_of(0)
    assert decision is not None
    words = Words("en")
    asked = {"step": step, "context": decision.context}
    for drawer in (draw, draw_own):
        console, shown = screen(80)
        console.print(drawer({**g.view(0), "decision": asked}, words))
        assert words.say(key) in shown.getvalue()
        assert max(map(len, shown.getvalue().splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_typing_nonsense_and_commands_changes_nothing(language: str, tmp_path: Path) -> None:
    g = quayside.new("container", players=3, seed=5, options={"first": "A"})
    before = g.digest()
    lines = ["", "help", "table", "log", "nonsense", "999", "0", "-1", "buy(", "buy(pink, 3)", "buy(black)", "[bold]x"]
    lines += ["why", "why produce", "why end_turn", "why sail(A)", "why nonsense", "why 1", "end_turn", "sail(to=A)"]
    lines += ["rule", "rule CT-10.6", "rule 10.6", "rule CT-99.9", "rules", "rules CT-10", "rules 3", "rules x"]
    lines += ["undo", "save", f"save {tmp_path / 'no' / 'such' / 'folder'}", f"save {tmp_path / 'game.json'}", "quit"]
    console, shown = screen()
    words = Words(language)
    assert play(g, 0, rivals(g, 0), words, console, Typist(lines)) == LEFT
    assert g.digest() == before
    text = " ".join(shown.getvalue().split())
    for said in (
        words.say("cli-not-understood", text="nonsense"),
        words.say("cli-no-such-number", number="999"),
        words.say("container-why-own-port"),
        words.rule("CT-10.6"),
        words.rule("CT-10.15"),
        words.say("cli-no-undo"),
        words.say("cli-save-where"),
        words.say("cli-goodbye"),
    ):
        assert said in text
    assert "Traceback" not in text


def test_undo_takes_a_step_back_and_its_log_line() -> None:
    g = quayside.new("container", players=3, seed=5, options={"first": "A"})
    before = g.digest()
    words = Words("en")
    console, shown = screen()
    play(g, 0, rivals(g, 0), words, console, Typist(["take_loan", "undo", "log"]))
    assert g.digest() == before
    assert words.say("cli-undone") in shown.getvalue()
    assert shown.getvalue().count("You take a loan.") == 1


def test_an_action_can_be_typed_by_number_words_or_name() -> None:
    done: list[str] = []
    words = Words("it")
    for typed in ("{key}", "costruisci un magazzino", "buy_warehouse"):
        g = quayside.new("container", players=3, seed=5, options={"first": "A"})
        warehouse = g.index("buy_warehouse")
        key = next(key for key, action in Choices(g, 0).by_key.items() if action == warehouse)
        play(g, 0, rivals(g, 0), words, screen()[0], Typist([typed.format(key=key)]))
        assert len(g.log) == 1
        done.append(g.digest())
    assert len(set(done)) == 1


def at_an_auction() -> State:
    """A position where seat A has to make a sealed bid, reached by random play."""
    for seed in range(200):
        g = quayside.new("container", players=3, seed=seed, options={"bank": False, "round_limit": 20})
        dice = quayside.Quick(seed)
        while (decision := g.decision) is not None:
            if decision.step == "sealed_bid" and 0 in g.pending():
                return g
            legal = g.legal(decision.seat)
            g.apply(legal[dice.below(len(legal))], decision.seat)
    raise AssertionError("random play never came to an auction")


def test_bids_are_typed_as_an_amount_with_bluff_cards() -> None:
    g = at_an_auction()
    words = Words("en")
    console, shown = screen()
    view: Any = g.view(0)
    cash = view["players"]
    too_much = str(cash[0]["cash"] + 1)
    length = len(g.log)
    lines = ["0", "1+1+1", "0+7", "9999", too_much, "why 0", "0+1"]
    play(g, 0, rivals(g, 0), words, console, Typist(lines))
    assert g.book.actions.name(g.log[length].action) == "bid(amount=0, bluff=1)"
    text = " ".join(shown.getvalue().split())
    assert words.say("container-why-needs-a-card") in text
    assert words.say("container-why-too-poor", need=cash[0]["cash"] + 1, have=cash[0]["cash"]) in text


def test_a_saved_game_goes_on_with_its_log(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    g = quayside.new("container", players=3, seed=5, options={"first": "A"})
    play(g, 0, rivals(g, 0), Words("en"), screen()[0], Typist(["produce", f"save {file}", "quit"]))
    again = loaded(file, "container")
    assert again.digest() == g.digest()
    console, shown = screen()
    play(again, 0, rivals(again, 0), Words("en"), console, Typist(["log"]))
    assert "You produce and pay $1 to C" in shown.getvalue()
    for content in ("not json", "[]", "{}"):
        file.write_text(content, "utf-8")
        with pytest.raises(CorruptDump):
            loaded(file, "container")


def test_quitting_unsaved_asks_once() -> None:
    g = quayside.new("container", players=3, seed=5, options={"first": "A"})
    words = Words("en")
    console, shown = screen()
    assert play(g, 0, rivals(g, 0), words, console, Typist(["quit", "quit"])) == LEFT
    assert words.say("cli-goodbye") in shown.getvalue()
    assert words.say("cli-input-ended") not in shown.getvalue()


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_the_screen(language: str, width: int) -> None:
    """Five players in the middle of a game, for every seat and for a spectator."""
    g = quayside.new("container", players=5, seed=3)
    dice = quayside.Quick(3)
    for _ in range(600):
        legal = g.legal()
        if legal:
            g.apply(legal[dice.below(len(legal))])
    for seat in (None, *range(5)):
        console, shown = screen(width)
        console.print(draw(g.view(seat), Words(language)))
        assert max(len(line) for line in shown.getvalue().splitlines()) <= width


def test_json_lines_for_programs(tmp_path: Path) -> None:
    g = quayside.new("container", players=3, seed=5, options={"first": "A", "round_limit": 3})
    out: list[dict[str, Any]] = []

    def legal_one() -> str:
        names: list[str] = next(line for line in reversed(out) if line["type"] == "decision")["legal"]
        return names[len(out) % len(names)]

    start = ["nonsense", "end_turn", "undo", f"save {tmp_path / 'game.json'}", f"save {tmp_path}"]
    assert play_json(g, 0, rivals(g, 0), Typist(start, legal_one), lambda text: out.append(json.loads(text))) == 0
    kinds = [line["type"] for line in out]
    assert kinds[:10:2] == ["decision"] * 5
    assert kinds[1:10:2] == ["error", "error", "error", "saved", "error"]
    assert out[3]["rules"]
    assert kinds[-1] == "result"
    assert out[-1]["sheet"]
    ended: list[str] = []
    again = quayside.new("container", players=3, seed=5)
    assert play_json(again, 0, rivals(again, 0), Typist([]), ended.append) == LEFT
    assert json.loads(ended[-1]) == {"type": "left"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_that_think_more_slowly_say_so(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words(language)

    def told() -> bool:
        g = quayside.new("container", players=3, seed=5)
        console, shown = screen()
        assert play(g, 0, rivals(g, 0), words, console, Typist([])) == LEFT
        return words.say("cli-slow-bots") in shown.getvalue()

    assert told() != quayside.compiled()
    for compiled in (True, False):
        monkeypatch.setattr(quayside, "compiled", lambda found=compiled: found)
        assert told() != compiled


def test_the_command() -> None:
    run = CliRunner()
    ended = run.invoke(app, ["play", "container", "--bot", "random", "--seed", "5", "--language", "ru"], input="")
    assert ended.exit_code == 0, ended.output
    assert Words("ru").say("cli-welcome") in ended.output
    options = ["--option", "bank=false", "--option", "first=B", "--option", "round_limit=9", "--seat", "b"]
    ended = run.invoke(app, ["play", "container", "--players", "4", "--bot", "random", *options, "--json"], input="")
    assert ended.exit_code == 0, ended.output
    assert json.loads(ended.stdout.splitlines()[0])["view"]["options"]["round_limit"] == 9
    for wrong in (
        ["chess"],
        ["container", "--players", "9"],
        ["container", "--seat", "Z"],
        ["container", "--bot", "x"],
    ):
        assert run.invoke(app, ["play", *wrong]).exit_code == 2
    for wrong in (["--option", "bank"], ["--option", "bank=maybe"], ["--language", "xx"], ["--load", "/no/such"]):
        failed = run.invoke(app, ["play", "container", *wrong])
        assert failed.exit_code == 2
        assert failed.output.strip()


def test_the_language_of_the_environment() -> None:
    assert default_language({"LANG": "ru_RU.UTF-8"}) == "ru"
    assert default_language({"LC_ALL": "it_IT", "LANG": "ru_RU"}) == "it"
    assert default_language({"LANG": "C"}) == default_language({}) == "en"
