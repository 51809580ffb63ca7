"""The large set-up as far as it can be checked without containers: its parts fit each other and the program."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

from quayside.cli.serve import serve_command
from quayside.server.settings import Settings

ROOT = Path(__file__).parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
KEYS = {
    "build",
    "command",
    "depends_on",
    "environment",
    "healthcheck",
    "image",
    "ports",
    "restart",
    "volumes",
}


def test_services_wait_for_each_other_and_have_a_check() -> None:
    for name, service in SERVICES.items():
        assert set(service) <= KEYS, name
        assert service["healthcheck"]["test"][0] in ("CMD", "CMD-SHELL"), name
        for needed, how in service.get("depends_on", {}).items():
            assert needed in SERVICES
            assert how == {"condition": "service_healthy"}


def test_volumes_that_are_used_are_declared() -> None:
    used = {volume.split(":")[0] for service in SERVICES.values() for volume in service.get("volumes", [])}
    assert used == set(COMPOSE["volumes"])


def test_environment_and_options_are_known_to_the_program() -> None:
    server = SERVICES["quayside"]
    known = {f"QUAYSIDE_{name.upper()}" for name in Settings.model_fields}
    assert set(server["environment"]) <= known
    program, verb, *options = server["command"]
    assert (program, verb) == ("quayside", "serve")
    assert {option[2:] for option in options if option.startswith("--")} <= set(serve_command.__annotations__)
    hosts = re.findall(r"(?:@|//)(\w+)[:/]", " ".join(server["environment"].values()))
    assert {"postgres", "redis"} <= set(hosts) <= set(SERVICES)


def test_database_is_made_for_the_one_who_asks_for_it() -> None:
    made = SERVICES["postgres"]["environment"]
    url = SERVICES["quayside"]["environment"]["QUAYSIDE_DATABASE"]
    wanted = f"postgresql://{made['POSTGRES_USER']}:{made['POSTGRES_PASSWORD']}@postgres/{made['POSTGRES_DB']}"
    assert url == wanted


def test_image_is_built_from_what_is_here() -> None:
    assert SERVICES["quayside"]["build"] == "."
    text = (ROOT / "Dockerfile").read_text("utf-8")
    assert "RUN make setup" in text
    assert re.search(r"^setup:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    stages = re.findall(r"^FROM \S+ AS (\w+)", text, re.MULTILINE)
    assert set(re.findall(r"--from=(\w+)", text)) <= set(stages)
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    for path in (
        "src",
        "locale",
        "web",
        "pyproject.toml",
        "setup.py",
        "Makefile",
        "README.md",
        "requirements.lock",
        "locked.py",
    ):
        assert (ROOT / path).exists(), path
        assert path not in ignored, path
