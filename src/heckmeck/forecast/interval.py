"""The width of a 95% interval."""

from __future__ import annotations

from typing import Final

Z95: Final = 1.959963984540054
"""The number of standard errors on either side of a mean."""
