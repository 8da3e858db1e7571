# Everything sets itself up: a virtual environment for playing, as a user has it, and one for development.
#
#   make play         start the game
#   make test         every test there is; NO_POSTGRES=1 leaves out those on PostgreSQL
#   make quick        lint, types, rules, notation and tables: an answer in a few minutes, for daily work
#   make test-newest  the tests on the newest versions of everything we depend on
#   make test-lowest  the tests on the lowest versions that pyproject.toml allows
#   make lock         renew requirements.lock and web/package-lock.json
#   make sanitize     the kernel's tests, watched for memory errors and undefined behaviour
#   make bench        how fast it is; with BESIDE=TREE beside another version that was built
#   make soak         kill server and database KILLS times (1000) under load, and check whether anything was lost
#   make cluster      kill, freeze and restart four servers under load, and check whether anything was lost
#   make scaling      what one server and four servers spend on an action, and how that grows with the tables
#   make check-release  install and play from the source distribution, without Node.js or a compiler
#   make docs         the documentation as a site
#   make screenshots  pictures of every page in every language
#   make film         games of every kind at normal speed, as sheets of frames; ARGS='--help' lists what can be chosen
#   make clean        remove what the above made

PYTHON ?= python3
PLAY := .venv/play
DEV := .venv/dev
SANITIZE := .venv/sanitize
UV := .venv/uv/bin/uv
# Nothing is resolved anew: versions and hashes come from the lock, those of what the build needs too.
LOCK := requirements.lock
LOCKED := --constraints $(LOCK) --build-constraints $(LOCK)
# uv is quicker than pip; told so, it trusts the certificates that the machine trusts.
INSTALL = UV_SYSTEM_CERTS=1 $(UV) pip install --quiet $(LOCKED) --python
VENV := $(UV) venv --quiet --no-python-downloads --python $(PYTHON)
PLAIN := src/heckmeck/__init__.py src/heckmeck/rules src/heckmeck/notation src/heckmeck/words src/heckmeck/chance.py
# Tests of one file stay together as long as they can, because they share a server.
ON_WHEEL := --dist worksteal --durations 15 -p no:cacheprovider -m 'not source'
# They test the page with Node, whatever the Python packages are.
PAGE_ONLY := --ignore web
# Not compiled in the wheel, so `unit` has tested them already, apart from what is marked `long`.
TESTED := $(PAGE_ONLY) --ignore words $(patsubst tests/%,--ignore %,$(shell grep -L mark.long tests/notation/test_*.py))
# What saves tables. The rest has nothing to say about PostgreSQL: it is answered before any table is saved.
ON_POSTGRES := store server \
	$(patsubst %,--ignore server/test_%.py,push_sending server_analysis server_floods server_guard server_messages server_visitors serving) \
	table/test_host.py table/test_peers.py table/test_table_seats.py table/test_table_names.py table/test_table_unsure.py
SOURCES := $(shell find src web hatch_build.py pyproject.toml -type f ! -name '*.so' ! -name '*.pyc' \
	! -path '*/node_modules/*' ! -path 'web/tests/*' ! -path 'src/heckmeck/server/page/*' 2>/dev/null)

KERNEL = $(shell find src -name '*.cpp' -o -name '*.h')

.PHONY: play test quick quick-tests test-newest test-lowest lock lint unit wheel sqlite browser postgresql check-release sanitize kernel page types golden lessons bench soak cluster scaling docs screenshots film format clean

play: $(PLAY)/ready
	$(PLAY)/bin/heckmeck

# Side by side, since each of them waits now and then: for the compiler's last file, for a disk, for a server's patience.
SIDE_BY_SIDE := --jobs 3 --output-sync=line

test:
	$(MAKE) $(SIDE_BY_SIDE) lint unit wheel
ifdef NO_POSTGRES
	@echo "NO_POSTGRES is set: the tests on PostgreSQL were left out."
endif

quick: $(DEV)/ready
	$(MAKE) --jobs 2 lint quick-tests

# What needs the compiled kernel is left out: that takes longer to make than all of this.
quick-tests: $(DEV)/ready
	$(DEV)/bin/pytest --numprocesses 2 -m 'not long and not compiled' $(PLAIN) tests/test_house.py tests/rules tests/notation tests/table

# The ranges in pyproject.toml are a promise; both ends of them are tried. Each environment is made anew.
test-newest:
	rm -rf .venv/newest
	$(MAKE) $(SIDE_BY_SIDE) wheel PLAY=.venv/newest LOCKED=--upgrade TESTED='$(PAGE_ONLY)'

test-lowest:
	rm -rf .venv/lowest
	$(MAKE) $(SIDE_BY_SIDE) wheel PLAY=.venv/lowest LOCKED='--resolution lowest-direct' TESTED='$(PAGE_ONLY)'

lock: $(UV)
	UV_SYSTEM_CERTS=1 $(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-annotate \
		--custom-compile-command 'make lock' --all-extras --group dev --output-file $(LOCK) pyproject.toml
	$(MAKE) $(DEV)/ready
	cd web && PATH="$(abspath $(DEV)/bin):$$PATH" npm update --package-lock-only --ignore-scripts --no-audit --no-fund

$(UV): | $(LOCK)
	$(PYTHON) tools/check_machine.py
	$(PYTHON) -m venv .venv/uv
	awk '/^[^ #]/ { own = /^uv==/ } own' $(LOCK) > .venv/uv/lock.txt
	.venv/uv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement .venv/uv/lock.txt

$(PLAY)/ready: $(SOURCES) $(LOCK) | $(UV)
	test -x $(PLAY)/bin/python || $(VENV) $(PLAY)
	$(INSTALL) $(PLAY) --compile-bytecode --reinstall-package heckmeck .
	touch $@

$(DEV)/ready: pyproject.toml $(LOCK) | $(UV)
	test -x $(DEV)/bin/python || $(VENV) $(DEV)
	$(INSTALL) $(DEV) --group dev --editable .
	touch $@

# What the page is built and checked with.
web/node_modules/ready: web/package-lock.json $(DEV)/ready
	cd web && PATH="$(abspath $(DEV)/bin):$$PATH" npm ci --ignore-scripts --no-audit --no-fund --loglevel error
	touch $@

# The kernel beside the sources, the same as in the wheel.
kernel: $(PLAY)/ready
	install $(PLAY)/lib/python*/site-packages/heckmeck/kernel/_kernel*.so src/heckmeck/kernel

page: web/node_modules/ready
	cd web && PATH="$(abspath $(DEV)/bin):$$PATH" npm run --silent build

types: web/node_modules/ready
	PATH="$(abspath $(DEV)/bin):$$PATH" $(DEV)/bin/python tools/make_types.py
	$(DEV)/bin/python tools/make_facts.py

# The games that the page's tests go through.
golden: $(DEV)/ready
	$(DEV)/bin/python tools/make_golden_games.py
	$(DEV)/bin/python tools/make_verdicts.py

# The page's lessons, from the records beside them.
lessons: $(DEV)/ready
	$(DEV)/bin/python tools/make_lessons.py

lint: $(DEV)/ready web/node_modules/ready
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/mypy
	MYPYPATH=tests $(DEV)/bin/mypy tests/browser/conftest.py
	$(DEV)/bin/lint-imports
	PATH="$(abspath $(DEV)/bin):$$PATH" $(DEV)/bin/python tools/make_types.py --check
	$(DEV)/bin/python tools/make_facts.py --check
	cd web && PATH="$(abspath $(DEV)/bin):$$PATH" npm run --silent check
	cd web && PATH="$(abspath $(DEV)/bin):$$PATH" npm run --silent test
	cd web && PATH="$(abspath $(DEV)/bin):$$PATH" npm run --silent lint
	cd web && PATH="$(abspath $(DEV)/bin):$$PATH" npm run --silent format:check
	$(DEV)/bin/clang-format --dry-run --Werror $(KERNEL)

# The rules and the notation on their Python files, where every branch is counted; the words, and the page's lessons. What goes through
# many games or large files (marked `long`) counts no branch that the others do not, and is faster on the wheel.
unit: $(DEV)/ready
	$(DEV)/bin/pytest --numprocesses 2 --durations 15 --cov=heckmeck.rules --cov=heckmeck.notation --cov-report= \
		-m 'not long' $(PLAIN) tests/rules tests/notation tests/web tests/words \
		tests/test_house.py tests/release/test_build_hook.py
	$(DEV)/bin/coverage report --fail-under 100

# What the tests of the installed package need besides it: programs that they drive, and libraries, those of the page included.
$(PLAY)/tested: $(PLAY)/ready web/node_modules/ready
	$(PYTHON) tools/bring_programs.py chromium chromium-headless-shell $(if $(NO_POSTGRES),,postgresql haproxy)
	$(INSTALL) $(PLAY) --compile-bytecode --group test
	touch $@

# Everything on what people install: the wheel, with the rules compiled, on SQLite, in a browser and on PostgreSQL.
wheel: sqlite browser $(if $(NO_POSTGRES),,postgresql)

sqlite: $(PLAY)/tested
	cd tests && ../$(PLAY)/bin/python -m pytest --numprocesses 2 $(ON_WHEEL) $(TESTED) --ignore browser --ignore release/test_build_hook.py . \
		--pyargs heckmeck.library heckmeck.players.bot heckmeck.players.levels heckmeck.solver heckmeck.forecast heckmeck.practice heckmeck.review heckmeck.terminal

# By themselves: while Playwright is there, nothing else in the process can run an event loop.
browser: $(PLAY)/tested
	cd tests && ../$(PLAY)/bin/python -m pytest --numprocesses 2 $(ON_WHEEL) browser

postgresql: $(PLAY)/tested
	cd tests && ../$(PLAY)/bin/python -m pytest --numprocesses 2 $(ON_WHEEL) --database postgresql $(ON_POSTGRES)

# Leaves the source distribution in dist.
check-release: web/node_modules/ready
	UV_SYSTEM_CERTS=1 $(UV) build --quiet --no-python-downloads --python $(PYTHON) --build-constraints $(LOCK) --sdist --out-dir dist .
	$(DEV)/bin/pytest -p no:cacheprovider tests/release/check_release.py

# What builds the kernel and tests it.
$(SANITIZE)/ready: pyproject.toml $(LOCK) | $(UV)
	test -x $(SANITIZE)/bin/python || $(VENV) $(SANITIZE)
	$(INSTALL) $(SANITIZE) --group dev --editable .
	touch $@

sanitize: $(SANITIZE)/ready
	PATH="$(abspath $(SANITIZE)/bin):$$PATH" $(SANITIZE)/bin/python tools/sanitize.py

bench: $(PLAY)/tested
	$(PLAY)/bin/python bench/games.py
	$(PLAY)/bin/python bench/solver.py $(BESIDE:%=--beside %)
	$(PLAY)/bin/python bench/bulk.py $(BESIDE:%=--beside %)
	$(PLAY)/bin/python bench/server.py
	$(PLAY)/bin/python bench/frames.py
	$(PLAY)/bin/python bench/coach.py

# Hours, not minutes. DATABASES=sqlite leaves out PostgreSQL, and SEED chooses another order of events.
soak: $(DEV)/ready
	$(if $(NO_POSTGRES),,$(PYTHON) tools/bring_programs.py postgresql)
	KILLS=$(or $(KILLS),1000) $(if $(NO_POSTGRES),DATABASES=sqlite) $(DEV)/bin/python bench/soak.py

# Some minutes. SERVERS, TABLES, KILLS, SECONDS and SEED change it.
cluster: $(PLAY)/tested
	$(PLAY)/bin/python bench/cluster.py

scaling: $(PLAY)/tested
	$(PLAY)/bin/python bench/scaling.py

docs: $(DEV)/ready
	NO_MKDOCS_2_WARNING=1 $(DEV)/bin/mkdocs build --quiet --strict --clean
	$(DEV)/bin/python tools/check_site.py site

screenshots: $(PLAY)/tested
	$(PLAY)/bin/python tools/screenshots.py $(ARGS)

film: $(PLAY)/tested
	$(PLAY)/bin/python tools/film.py $(ARGS)

format: $(DEV)/ready web/node_modules/ready
	$(DEV)/bin/ruff check --fix .
	$(DEV)/bin/ruff format .
	cd web && PATH="$(abspath $(DEV)/bin):$$PATH" npm run --silent format
	$(DEV)/bin/clang-format -i $(KERNEL)

clean:
	rm -rf .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache build dist site
