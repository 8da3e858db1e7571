# Everything sets itself up: a virtual environment for playing, as a user has it, and one for development.
#
#   make play         start the game
#   make test         every test there is
#   make bench        how fast it is
#   make screenshots  pictures of every page in every language
#   make clean        remove what the above made

PYTHON ?= python3
PLAY := .venv/play
DEV := .venv/dev
UV := .venv/uv/bin/uv
# uv is quicker than pip; told so, it trusts the certificates that the machine trusts.
INSTALL := UV_SYSTEM_CERTS=1 $(UV) pip install --quiet --python
PLAIN := src/heckmeck/rules src/heckmeck/notation src/heckmeck/words src/heckmeck/chance.py
ON_WHEEL := --durations 15 -p no:cacheprovider -m 'not source'
SOURCES := $(shell find src web hatch_build.py pyproject.toml -type f ! -name '*.so' ! -name '*.pyc' \
	! -path '*/node_modules/*' ! -path 'src/heckmeck/server/page/*' 2>/dev/null)

.PHONY: play test lint unit wheel kernel page types bench screenshots format clean

play: $(PLAY)/ready
	$(PLAY)/bin/heckmeck

# The wheel takes its time to make and does not keep two cores busy, so what needs it not is done meanwhile.
test:
	$(MAKE) --jobs 2 $(PLAY)/tested lint unit
	$(MAKE) wheel

$(UV):
	$(PYTHON) tools/check_machine.py
	$(PYTHON) -m venv .venv/uv
	.venv/uv/bin/python -m pip install --quiet --disable-pip-version-check 'uv>=0.11'

$(PLAY)/ready: $(SOURCES) | $(UV)
	test -x $(PLAY)/bin/python || $(UV) venv --quiet --no-python-downloads --python $(PYTHON) $(PLAY)
	$(INSTALL) $(PLAY) --compile-bytecode --reinstall-package heckmeck .
	touch $@

$(DEV)/ready: pyproject.toml | $(UV)
	test -x $(DEV)/bin/python || $(UV) venv --quiet --no-python-downloads --python $(PYTHON) $(DEV)
	$(INSTALL) $(DEV) --editable '.[dev]'
	touch $@

# What the page is built and checked with.
web/node_modules/ready: web/package-lock.json $(DEV)/ready
	cd web && PATH="$(abspath $(DEV)/bin):$$PATH" npm ci --ignore-scripts --no-audit --no-fund --loglevel error
	touch $@

# The kernel beside the sources, the same as in the wheel.
kernel: $(PLAY)/ready
	install $(PLAY)/lib/python*/site-packages/heckmeck/solver/_kernel*.so src/heckmeck/solver

page: web/node_modules/ready
	cd web && PATH="$(abspath $(DEV)/bin):$$PATH" npm run --silent build

types: web/node_modules/ready
	PATH="$(abspath $(DEV)/bin):$$PATH" $(DEV)/bin/python tools/make_types.py

lint: $(DEV)/ready web/node_modules/ready
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/mypy
	MYPYPATH=tests $(DEV)/bin/mypy tests/browser/conftest.py
	$(DEV)/bin/lint-imports
	PATH="$(abspath $(DEV)/bin):$$PATH" $(DEV)/bin/python tools/make_types.py --check
	cd web && PATH="$(abspath $(DEV)/bin):$$PATH" npm run --silent check

# The rules and the notation on their Python files, where every branch is counted, and the words. What goes through many whole games
# (marked `long`, or in tests/records) counts no branch that the others do not, and does so faster on the wheel.
unit: $(DEV)/ready
	$(DEV)/bin/pytest --numprocesses 2 --durations 15 --cov=heckmeck.rules --cov=heckmeck.notation --cov-report= \
		-m 'not long' $(PLAIN) tests/rules tests/notation tests/words
	$(DEV)/bin/coverage report --fail-under 100

# What the tests of the installed package need besides it, a browser among it.
$(PLAY)/tested: $(PLAY)/ready
	$(PYTHON) tools/install_chromium.py
	$(INSTALL) $(PLAY) --compile-bytecode hypothesis playwright pytest pytest-xdist
	touch $@

# Everything on what people install: the wheel, with the rules compiled. Notation and words are not, and were tested above.
# The browser's tests go by themselves: while Playwright is there, nobody else in the process can run an event loop. They wait for each
# other's programs a good deal, so three go at once.
wheel: $(PLAY)/tested
	cd tests && ../$(PLAY)/bin/python -m pytest --numprocesses 2 $(ON_WHEEL) --ignore words --ignore notation --ignore browser . \
		--pyargs heckmeck.solver heckmeck.forecast heckmeck.review heckmeck.terminal
	cd tests && ../$(PLAY)/bin/python -m pytest --numprocesses 3 $(ON_WHEEL) browser

bench: $(PLAY)/ready
	$(PLAY)/bin/python bench/games.py
	$(PLAY)/bin/python bench/solver.py
	$(PLAY)/bin/python bench/bulk.py
	$(PLAY)/bin/python bench/server.py

screenshots: $(PLAY)/tested
	$(PLAY)/bin/python tools/screenshots.py

format: $(DEV)/ready
	$(DEV)/bin/ruff check --fix .
	$(DEV)/bin/ruff format .

clean:
	rm -rf .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache build dist
