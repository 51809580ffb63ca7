"""The tests' own tools: a busy package manager is waited for."""

from __future__ import annotations

import os
import stat
import time
from pathlib import Path

import pytest

from server import machines

APT = """#!/bin/sh
echo "$@" >> {folder}/asked
if [ "$(wc -l < {folder}/asked)" -lt 3 ]; then
  echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 4711 (apt-get)" >&2
  exit 100
fi
echo done
"""


def test_a_busy_package_manager_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice somebody else has it; the third time it works. What fails for another reason is not tried again."""
    apt = tmp_path / "apt-get"
    apt.write_text(APT.format(folder=tmp_path))
    apt.chmod(apt.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    assert machines._apt(["update"]) == "done"
    asked = (tmp_path / "asked").read_text().splitlines()
    assert len(asked) == 3
    assert all("DPkg::Lock::Timeout=600" in line for line in asked)
    apt.write_text("#!/bin/sh\necho x >> " + str(tmp_path / "asked") + "\necho 'E: no network' >&2\nexit 100\n")
    assert machines._apt(["update"]) == "E: no network"
    assert len((tmp_path / "asked").read_text().splitlines()) == 4
