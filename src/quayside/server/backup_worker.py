"""The process that makes a scheduled backup: it gives way to the server, and reads what it has written again."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from quayside.server import admin, backup_file
from quayside.server.settings import from_environment


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)
    file = Path(sys.argv[1])
    asyncio.run(admin.backup(from_environment(), file))
    problems = backup_file.problems(file)
    if problems:
        file.unlink()
        raise SystemExit("\n".join(problems))


if __name__ == "__main__":
    main()
