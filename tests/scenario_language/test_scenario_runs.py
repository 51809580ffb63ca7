"""A run of scenarios ends with a report, whatever the files hold."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import quayside
from quayside.cli.main import app
from quayside.scenarios.runner import run_paths

GOOD = "name: good\ngame: container\ngiven: {turn: A}\nexpect: {turn: A}\n"
STOREHOUSES = "{SH1: 1, SH2: 1, SH3: 1, SH4: 1, SH5: 1, SH6: 1, SH7: 1, SHW: 1, SHN: 1, SHE: 1, LH1: 1}"
END = "expect: {over: false}"
FILES: dict[str, bytes] = {
    "not yaml": b"- name: [",
    "not text": bytes(range(256)),
    "not utf-8": "name: \u00e9\n".encode("latin-1"),
    "other encoding": GOOD.encode("utf-16"),
    "null bytes": b"name: \x00",
    "half a character": b'name: "\\ud800 [/red]"\ngame: container\nexpect: {moon: 1}',
    "empty": b"",
    "only a remark": b"# nothing",
    "too deep": b"[" * 20_000,
    "inside itself": b"&a [*a]",
    "a thousand copies": b"a: &a [x, x]\n"
    + b"".join(b"%c: &%c [*%c, *%c]\n" % (i + 1, i + 1, i, i) for i in range(97, 121)),
    "eleven storehouses": f"name: x\ngame: newzealand\ngiven: {{A: {{harbours: {STOREHOUSES}}}}}\n{END}".encode(),
    "forty cards": f"name: x\ngame: newzealand\ngiven: {{A: {{top: {['merino'] * 40}}}}}\n{END}".encode(),
    "a large number": b"name: x\ngame: container\ngiven: {A: {cash: 99999999999999999999}}\nexpect: {over: false}",
    "other keys": b"name: x\ngame: container\noptions: {1: 2}\nexpect: {null: 3, 4: 5}",
    "a broken dump": b'{"format": 1, "log": [], "check": "x"}',
    "a broken record": b'{"format": "quayside-seen-1", "check": "x"}',
    "another record": b'{"format": "quayside-seen-1", "check": {"1": 2}, 5: 6}',
}


def quayside_run(*arguments: str, encoding: str = "utf-8") -> subprocess.CompletedProcess[bytes]:
    code = "from quayside.cli.main import run; run()"
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    command = [sys.executable, "-c", code, "scenario", "run", *arguments]
    return subprocess.run(command, capture_output=True, check=False, env=environment)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("scenarios")
    for name, content in FILES.items():
        (found / f"{name}.yaml").write_bytes(content)
    (found / "a folder.yaml").mkdir()
    (found / "a folder.yaml" / "inside.yml").write_text(GOOD)
    (found / "nobody can read.yaml").symlink_to(found / "nothing there")
    (found / "good.yaml").write_text(GOOD)
    return found


@pytest.fixture(scope="module")
def report(folder: Path) -> dict[str, Any]:
    done = quayside_run(str(folder), "--json")
    assert b"Traceback" not in done.stderr
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 1
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_one_wrong_file_never_ends_a_run(report: dict[str, Any]) -> None:
    assert set(report) == {"passed", "failed", "failures"}
    assert report["passed"] == 2, "the two good ones"
    assert report["failed"] == len(report["failures"])
    broken = {Path(failure["file"]).stem for failure in report["failures"]}
    assert broken == {*FILES, "nobody can read"}


def test_every_failure_says_what_is_wrong(report: dict[str, Any]) -> None:
    for failure in report["failures"]:
        assert set(failure) == {"file", "line", "name", "kind", "why"}
        assert failure["kind"] == "broken"
        assert failure["why"]
        assert "stumbled" not in failure["why"], "an author's mistake is not the program's"


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_text_for_people_is_whole(folder: Path, encoding: str) -> None:
    done = quayside_run(str(folder), encoding=encoding)
    assert b"Traceback" not in done.stderr
    assert done.returncode == 1
    assert b"[/red]" in done.stdout, "brackets in a name are no colours"
    assert done.stdout.splitlines()[-1] == f"2 passed, {len(FILES) + 1} failed".encode()


def test_exit_codes(folder: Path, tmp_path: Path) -> None:
    def code(*arguments: str) -> int:
        return CliRunner().invoke(app, ["scenario", "run", *arguments]).exit_code

    assert code(str(folder / "good.yaml")) == 0
    assert code(str(folder / "good.yaml"), str(folder / "empty.yaml")) == 1
    assert code(str(tmp_path)) == 1, "nothing was run"
    assert code(str(tmp_path / "no such file.yaml"), "--json") == 1
    assert code() == 2
    assert code(str(folder / "good.yaml"), "--sead", "3") == 2


def test_a_scenario_that_fails_is_told_from_one_that_is_broken(tmp_path: Path) -> None:
    (tmp_path / "failed.yaml").write_text(GOOD.replace("expect: {turn: A}", "expect: {turn: B}"))
    (failure,) = run_paths([tmp_path])["failures"]
    assert (failure["kind"], failure["line"], failure["name"]) == ("failed", 4, "good")
    assert failure["why"] == "line 4, expect.turn: at the end: turn is A, expected B"


def test_an_exported_game_is_still_a_scenario(tmp_path: Path) -> None:
    g = quayside.new("container", 3, 1)
    g.apply("pass")
    (tmp_path / "game.json").write_text(json.dumps(g.dump()))
    assert run_paths([tmp_path / "game.json"])["passed"] == 1
