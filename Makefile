# The two commands: `make play` and `make test`. Both do all their own set-up in .venv/ and web/.

# Where the shell forbids it, every process of the tests would compile the tests anew.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WEB := web/with-node.sh $(VENV)
# A script of web/package.json, if its packages could be installed.
web = if [ -f $(VENV)/packages ]; then $(2) $(WEB) npm run --silent $(1); \
	else echo "SKIPPED: npm run $(1): the browser client's packages could not be installed"; fi
SOURCES := $(shell find src locale -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.yaml' -o -name '*.in' \)) setup.py pyproject.toml
WEB_SOURCES := $(shell find web/src web/public locale src/quayside/games/*/words src/quayside/games/*/components -type f) web/index.html web/vite.config.ts web/svelte.config.js
GAME ?= container
NEXT := $(VENV)/next
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
# Pinned packages come by uv; where that cannot be had, or finds no way to them that pip was told of, by pip.
LOCKED := --require-hashes --no-deps -r
locked = $(BIN)/uv pip install --quiet --python $(BIN)/python $(LOCKED) $(1) 2> /dev/null || $(PIP) install $(LOCKED) $(1)
SITE = $(shell $(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
OURS := --no-deps --no-build-isolation

.PHONY: play play-terminal serve test check setup develop compiled lint test-python test-compiled test-source test-browser web-lint \
	web-types web-test chromium web-browser screenshots declared golden pages types bench load static ladder pace clean

# The browser opens at a page where one click starts a game against bots. On a fresh checkout the plain engine plays, and
# the compiled one is made beside it for the next start.
play:
	@$(MAKE) --no-print-directory -j2 $(VENV)/installed $(VENV)/pages
	@$(MAKE) --no-print-directory $(VENV)/playable
	@[ $(VENV)/built -nt $(VENV)/plain ] || kill -0 $$(cat $(VENV)/compiling 2> /dev/null) 2> /dev/null || { \
		echo "quayside: compiling the engine beside the game, for the next start"; \
		nohup nice $(MAKE) --no-print-directory $(NEXT)/made > $(VENV)/compiling.log 2>&1 & echo $$! > $(VENV)/compiling; }
	@if [ -f web/dist/index.html ]; then exec $(BIN)/quayside serve --open; \
	else echo "quayside: no browser client was built, so here is the game in the terminal"; \
	exec $(BIN)/quayside play $(GAME); fi

play-terminal: setup
	$(BIN)/quayside play $(GAME)

serve: setup
	$(BIN)/quayside serve

# The whole house as a folder of files for any web server: pages, and Python with the engine for a worker in the
# browser. What it needs beside npm's packages is one wheel from PyPI (docs/static.md).
STATIC ?= build/static
TAB := build/tab
ENGINE_SOURCES := $(shell find src/quayside -name '*.py' -o -name '*.toml' -o -name 'lessons.yaml') $(wildcard web/engine/*)

static: $(TAB)/name
	@rm -rf $(STATIC)
	@$(WEB) npm run --silent build -- --logLevel warn --mode static --outDir $(abspath $(STATIC)) --emptyOutDir
	@$(WEB) node engine/lay.mjs $(abspath $(STATIC)) $(abspath $(TAB))
	@echo "quayside: the whole house is in $(STATIC); try it with: python3 -m http.server -d $(STATIC)"

# How strong the levels are in a tab, as far as so many seconds for each show it.
RUNG ?= 60
ladder: $(TAB)/name
	@$(WEB) node engine/run.mjs $(abspath $(TAB)) $(CURDIR) quayside.tab.ladder $(RUNG)

# How many iterations the levels that search get there for a decision.
pace: $(TAB)/name
	@$(WEB) node engine/run.mjs $(abspath $(TAB)) $(CURDIR) quayside.tab.pace

$(VENV)/librt/taken: web/engine/librt.lock | $(VENV)/installed
	@rm -rf $(@D)
	@$(PIP) download --no-deps --only-binary :all: --platform pyemscripten_2026_0_wasm32 --python-version 3.14 \
		--implementation cp --abi cp314 --require-hashes -r web/engine/librt.lock -d $(@D)
	@touch $@

$(TAB)/name: $(VENV)/packages $(VENV)/librt/taken $(ENGINE_SOURCES)
	@$(WEB) node engine/pack.mjs $(CURDIR) $(abspath $(SITE)) $(abspath $(VENV)/librt) $(abspath $(TAB))

# While one core compiles the engine, the other fetches what only tests need and checks what needs no engine. Then the
# browsers play beside the other tests, since both wait much; what they did is told when they are done.
test:
	@$(MAKE) --no-print-directory -j2 --output-sync=target setup chromium lint web-lint web-types web-test
	@$(MAKE) --no-print-directory develop $(VENV)/librt/taken
	@$(MAKE) --no-print-directory -j2 test-python test-browser

test-python:
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory test-source

test-browser:
	@$(MAKE) --no-print-directory web-browser > $(VENV)/browser.log 2>&1; ended=$$?; cat $(VENV)/browser.log; exit $$ended

# Style, types and the tests that a change since `main` needs, on the plain source.
check: $(VENV)/tools
	@$(MAKE) --no-print-directory lint
	@QUAYSIDE_PURE=1 $(BIN)/python setup.py --quiet egg_info
	@tests="$$($(BIN)/python tests/needed.py)"; [ -z "$$tests" ] || PYTHONPATH=src $(BIN)/pytest -q -n $(WORKERS) $$tests
	@! $(BIN)/python tests/needed.py web || $(MAKE) --no-print-directory -j2 web-lint web-types web-test

setup: $(VENV)/client

develop: $(VENV)/tools setup

# After a change to the engine: compiled again within seconds, to try it out. It runs more slowly than what `setup` makes.
compiled: $(VENV)/installed
	@QUAYSIDE_QUICK=1 $(BIN)/python setup.py --quiet build_py --build-lib $(SITE) build_ext --build-lib $(SITE) \
		--build-temp build/quick

# What playing and serving need; $(VENV)/tools adds what the tests and the research interface need.
$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "quayside needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/installer: installer.lock | $(VENV)/pyvenv.cfg
	@$(PIP) install $(LOCKED) installer.lock || echo "quayside: no uv for this machine, so pip installs everything"
	@touch $@

$(VENV)/installed: requirements.lock locked.py | $(VENV)/installer
	@echo "quayside: installing the packages that playing and serving need"
	@$(BIN)/python locked.py server build > $(VENV)/play.lock
	@$(call locked,$(VENV)/play.lock)
	@touch $@

$(VENV)/tools: requirements.lock | $(VENV)/installed
	@echo "quayside: installing the packages that tests need"
	@$(call locked,requirements.lock)
	@touch $@

# The browser client. Without npm's registry there is none, and everything else works.
$(VENV)/packages: web/package-lock.json web/node.lock | $(VENV)/pyvenv.cfg
	@if $(WEB) npm ci --silent --no-progress; then touch $@; else rm -f $@; \
		echo "quayside: npm could not install the browser client's packages (no network?)"; fi

$(VENV)/pages: $(VENV)/packages $(WEB_SOURCES)
	@rm -rf web/dist
	@if [ -f $(VENV)/packages ]; then $(WEB) npm run --silent build -- --logLevel warn && touch $@; else \
		echo "quayside: THE BROWSER CLIENT IS MISSING, everything else works; 'make setup' tries again"; fi

# The wheel with the compiled engine, unless an earlier `make play` has made it. Compiling needs a C compiler and Python's
# headers; without them it carries the same source as it is.
$(NEXT)/made: $(VENV)/installed $(SOURCES) | $(VENV)/pages
	@rm -rf build/lib* build/bdist* $(NEXT)
	@$(PIP) wheel $(OURS) --wheel-dir $(NEXT) . || { echo "quayside: compiling failed, packing the uncompiled engine"; \
		QUAYSIDE_PURE=1 $(PIP) wheel $(OURS) --wheel-dir $(NEXT) .; }
	@touch $@

$(VENV)/built: $(NEXT)/made
	@$(PIP) install $(OURS) --force-reinstall $(NEXT)/*.whl
	@cd $(VENV) && bin/python -c 'from quayside import compiled; print("quayside is installed in .venv,", \
		"compiled" if compiled() else "NOT compiled: pure Python, about 40 times slower (no C compiler or headers?)")'
	@touch $@

# Something to play with at once: the compiled engine if it is made and up to date, else the plain one.
$(VENV)/playable: $(VENV)/installed $(SOURCES) $(VENV)/pages $(wildcard $(NEXT)/made)
	@if $(MAKE) --no-print-directory --question $(NEXT)/made 2> /dev/null; then $(MAKE) --no-print-directory setup; else \
		rm -rf build/lib* build/bdist*; QUAYSIDE_PURE=1 $(PIP) install $(OURS) --force-reinstall . && touch $(VENV)/plain; fi
	@touch $@

# The engine for browsers beside the client, so that its pages can go on without the server. Without the wheel it needs
# from PyPI there is none, and everything else works.
$(VENV)/away: $(VENV)/pages | $(VENV)/installed
	@if [ ! -f web/dist/index.html ]; then :; elif $(MAKE) --no-print-directory $(TAB)/name > /dev/null; then \
		$(WEB) node engine/lay.mjs dist $(abspath $(TAB)) server > /dev/null; else \
		echo "quayside: no engine for browsers (no network?): pages need the server, everything else works"; fi
	@touch $@

# The wheel carries the client; a client built later goes into the installed package without compiling again.
$(VENV)/client: $(VENV)/built $(VENV)/away
	@cd $(VENV) && there=$$(bin/python -c 'from quayside.server import settings; print(settings.__file__)') && \
		there=$$(dirname $$there)/web && rm -rf $$there && { [ ! -d ../web/dist ] || cp -r ../web/dist $$there; }
	@touch $@

lint: $(VENV)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests setup.py locked.py

# All tests run on the installed, compiled package, three times as many at a time as there are cores: those of the server,
# which start PostgreSQL and Redis of their own where they may, wait much. A file stays with one process, since what its
# tests share, servers and builds among it, would be made again in each. As plain source the same engine plays the golden
# games, keeps its contract and answers every scenario, which between them meet every rule; and only there every field of
# a state can be looked into. The tests are looked through once before: else every process would compile all of them and
# their packages, at the same time. What is wrong with them the run itself says, and which of them take long.
WORKERS ?= $(shell echo $$((3 * $$(getconf _NPROCESSORS_ONLN))))
ENGINE_TESTS := tests/test_contract.py tests/test_golden.py tests/test_scenarios.py tests/container/test_secrets.py
test-compiled: develop $(VENV)/librt/taken
	@$(BIN)/pytest -q --collect-only > /dev/null 2>&1 || true
	$(BIN)/pytest -q -n $(WORKERS) --dist loadfile --no-loadscope-reorder --durations 30 --durations-min 5

test-source: develop
	PYTHONPATH=src $(BIN)/pytest -q -n auto $(ENGINE_TESTS)

# The browser client: style, types, logic, and a real browser before the real server.
web-lint: $(VENV)/packages
	@$(call web,lint)

web-types: $(VENV)/packages
	@$(call web,check)

web-test: $(VENV)/packages
	@$(call web,test)

# Two package managers at a time do not get on with each other, so it is there before any test wants one.
chromium:
	@web/with-chromium.sh true

web-browser: setup
	@[ ! -f $(VENV)/packages ] || $(MAKE) --no-print-directory static
	@$(call web,browser,web/with-chromium.sh)

# Pictures of the tables for the README, from seeded games.
screenshots: setup
	@$(call web,screenshots,web/with-chromium.sh)

# What the rules import of what games declare.
declared: develop
	PYTHONPATH=src $(BIN)/python -m quayside.declaring

golden: develop
	rm -rf tests/golden
	PYTHONPATH=src $(BIN)/python -m quayside.conformance.golden tests/golden

# The tables of docs/scenarios-*.md that stand in the code.
pages: develop
	PYTHONPATH=src $(BIN)/python -m quayside.scenarios.pages docs

# The types of views and of the protocol for the browser client, and of what tables and the server send; what components
# say, taken apart.
types: develop
	PYTHONPATH=src $(BIN)/python -m quayside.games.typescript web/src/games
	PYTHONPATH=src $(BIN)/python -m quayside.server.typescript web/src/lib/protocol.ts
	PYTHONPATH=src $(BIN)/python -m quayside.server.shapes src/quayside
	@for made in web/src/games/*/actions.py; do PYTHONPATH=src $(BIN)/python $$made; done

load: develop
	$(BIN)/python bench/load.py --tables 500 --seconds 60

bench: develop
	$(BIN)/quayside bench

clean:
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules web/dist web/shots
