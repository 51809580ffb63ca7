# The two commands: `make play` and `make test`. Both do all their own set-up in .venv/.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src locale -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' \)) setup.py pyproject.toml
GAME ?= container

.PHONY: play serve test setup compiled lint test-compiled test-source golden types bench load clean

play: setup
	$(BIN)/quayside play $(GAME)

serve: setup
	$(BIN)/quayside serve

test: setup lint test-compiled test-source

setup: $(VENV)/built

compiled: setup

$(VENV)/installed: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "quayside needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

# Compiling needs a C compiler and Python's headers. Without them the same source is installed as it is.
$(VENV)/built: $(VENV)/installed $(SOURCES)
	@rm -rf build
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall . \
		|| { echo "quayside: compiling failed, installing the uncompiled package instead"; \
		QUAYSIDE_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps \
			--no-build-isolation --force-reinstall .; }
	@cd $(VENV) && bin/python -c 'from quayside.bench import compiled; print("quayside is installed in .venv,", \
		"compiled" if compiled() else "NOT compiled: pure Python, about 40 times slower (no C compiler or headers?)")'
	@touch $@

lint: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests setup.py

# The tests run twice: on the installed, compiled package, and on the source as it is. The server is never compiled,
# so its tests, which start PostgreSQL and Redis of their own where they may, run once.
test-compiled: setup
	$(BIN)/pytest -q -n auto

test-source: setup
	PYTHONPATH=src $(BIN)/pytest -q -n auto --ignore tests/server

golden: setup
	rm -rf tests/golden
	PYTHONPATH=src $(BIN)/python -m quayside.conformance.golden tests/golden

# The protocol's types for the browser client.
types: setup
	PYTHONPATH=src $(BIN)/python -m quayside.server.typescript web/src/lib/protocol.ts

load: setup
	$(BIN)/python bench/load.py --tables 500 --seconds 60

bench: setup
	$(BIN)/quayside bench

clean:
	rm -rf $(VENV) build dist src/*.egg-info
