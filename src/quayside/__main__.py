"""`python -m quayside` is the program `quayside`."""

from quayside.cli.main import run

run()
