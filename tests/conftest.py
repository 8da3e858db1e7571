"""What all tests share: one way to run Hypothesis, the markers, and the option that writes the golden playthroughs anew."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

# The same examples at every run, however slow the machine is.
settings.register_profile("heckmeck", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("heckmeck")


# They have no examples to run, and as modules one would be taken for the other.
collect_ignore = ["conftest.py", "browser/conftest.py"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-golden", action="store_true", help="write the golden playthroughs anew, to be reviewed as a diff")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "source: reads the Python files themselves, so it has nothing to say about a compiled build")
    config.addinivalue_line("markers", "long: goes through many whole games, and counts no branch that the others do not")
