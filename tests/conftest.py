"""What all tests share: one way to run Hypothesis, the markers, and the option that writes the golden playthroughs anew."""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack

import pytest
from databases import SOCKET
from hypothesis import HealthCheck, settings
from postgres_server import NoPostgres, postgres

# The same examples at every run, however slow the machine is.
settings.register_profile("heckmeck", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("heckmeck")


# They have no examples to run, and as modules one would be taken for the other.
collect_ignore = ["conftest.py", "browser/conftest.py"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-golden", action="store_true", help="write the golden playthroughs anew, to be reviewed as a diff")
    parser.addoption("--database", choices=("sqlite", "postgresql"), default="sqlite", help="what tables are saved in")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "source: reads the Python files themselves, so it has nothing to say about a compiled build")
    config.addinivalue_line("markers", "sqlite: is about SQLite's own file, so it has nothing to say about PostgreSQL")
    config.addinivalue_line("markers", "long: goes through many games or large files, and counts no branch that the others do not")
    config.addinivalue_line("markers", "compiled: needs the compiled kernel, which `make quick` does without")
    config.addinivalue_line("markers", "postgresql: is about the line to PostgreSQL, so it has nothing to say about SQLite")
    config.addinivalue_line("markers", "linux: asks Linux about a process, or comes from addresses that only Linux gives")
    if config.getoption("--database") == "postgresql" and SOCKET not in os.environ:
        # Every worker and every server that a test starts finds it in the environment.
        try:
            os.environ[SOCKET] = _open.enter_context(postgres())
        except NoPostgres as missing:
            pytest.exit(str(missing), 1)


def pytest_unconfigure() -> None:
    _open.close()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    others = ["sqlite" if config.getoption("--database") == "postgresql" else "postgresql"]
    others += [] if sys.platform == "linux" else ["linux"]
    about_other = [item for item in items if any(map(item.get_closest_marker, others))]
    config.hook.pytest_deselected(items=about_other)
    items[:] = [item for item in items if item not in about_other]


_open = ExitStack()
