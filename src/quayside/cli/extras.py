"""Commands that need an extra say so, instead of failing with an import error."""

from __future__ import annotations

from contextlib import contextmanager
from typing import Iterator

from quayside.kernel.errors import QuaysideError


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Imports of packages that only come with an extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("quayside"):
            raise
        raise QuaysideError(f"this needs {error.name}: pip install 'quayside[{extra}]'") from None
