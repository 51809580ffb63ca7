"""The process that makes a scheduled backup: it gives way to the server, and reads what it has written again.

It ends with 0, with DAMAGED, or with another code if there is no backup.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from quayside.server.priority import stand_back
from quayside.server.settings import from_environment
from quayside.server.store import backup_file, copies
from quayside.server.store.backups import DAMAGED
from quayside.server.store.verifying import verify

SHOWN = 10  # problems that are named


def main() -> None:
    file, settings = Path(sys.argv[1]), from_environment()
    stand_back(settings.niceness)
    asyncio.run(copies.backup(settings, file))
    problems = backup_file.problems(file)
    if problems:
        file.unlink()
        raise SystemExit("\n".join(problems[:SHOWN]))
    damage = asyncio.run(verify(settings, replayed=False))["problems"]
    if damage:
        print("\n".join(damage[:SHOWN]), file=sys.stderr)
        raise SystemExit(DAMAGED)


if __name__ == "__main__":
    main()
