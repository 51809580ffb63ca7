"""What a server that says no looks like from here."""

from __future__ import annotations

from quayside.kernel.errors import QuaysideError
from quayside.server.protocol import Problem


class Refused(QuaysideError):
    """The server refused; `problem` says why, with the fresh state of the table if the move was stale."""

    def __init__(self, problem: Problem, status: int = 0) -> None:
        super().__init__(f"{problem.kind}: {problem.message}")
        self.problem = problem
        self.status = status

    @property
    def kind(self) -> str:
        return self.problem.kind

    @property
    def reason(self) -> str:
        return self.problem.reason
