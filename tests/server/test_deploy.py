"""The examples for hosts: each is read by the program it is for, and says what the server understands."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from quayside.server.settings import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
EXAMPLES = ("Caddyfile", "nginx.conf", "quayside.service", "alerts.yaml")


def test_settings_in_the_examples_are_settings() -> None:
    known = {f"QUAYSIDE_{field.name.upper()}" for field in fields(Settings)}
    for name in EXAMPLES:
        found = set(re.findall(r"QUAYSIDE_[A-Z_]+", (DEPLOY / name).read_text()))
        assert found <= known, name


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_a_proxy_lets_through_what_the_server_takes(name: str) -> None:
    """The largest import fits, and nothing that a caller claims about its address gets through."""
    text = (DEPLOY / name).read_text()
    size = re.search(r"(?:max_size|client_max_body_size) (\d+)", text)
    assert size is not None
    assert int(size[1]) * 1_000_000 > Settings(data=Path()).import_bytes
    assert "$proxy_add_x_forwarded_for" not in text


def test_nginx_reads_its_example(tmp_path: Path) -> None:
    nginx = shutil.which("nginx") or "/usr/sbin/nginx"
    if not Path(nginx).exists():
        pytest.skip("nginx is not installed here")
    site = (DEPLOY / "nginx.conf").read_text()
    site = re.sub(r"listen 443 ssl;|ssl_certificate.*", "", site)  # no certificates are kept here
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid;\nerror_log {tmp_path}/log;\nevents {{}}\nhttp {{\n{site}\n}}\n")
    done = subprocess.run([nginx, "-t", "-c", str(whole), "-p", str(tmp_path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_caddy_reads_its_example(tmp_path: Path) -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("Caddy is not installed here")
    command = [caddy, "adapt", "--validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(command, capture_output=True, text=True, env={"HOME": str(tmp_path), "PATH": "/usr/bin"})
    assert done.returncode == 0, done.stderr


def test_systemd_reads_its_example(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd is not installed here")
    unit = tmp_path / "quayside.service"
    unit.write_text((DEPLOY / "quayside.service").read_text().replace("/opt/quayside/bin/quayside", "/bin/true"))
    done = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True)
    assert not [line for line in done.stderr.splitlines() if "quayside" in line], done.stderr
