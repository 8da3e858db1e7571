"""How wide a 95 % interval is."""

from __future__ import annotations

from typing import Final

Z95: Final = 1.959963984540054
"""So many standard errors on either side of a mean."""
