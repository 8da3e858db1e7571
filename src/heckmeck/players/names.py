"""Names for seats that nobody has named."""

from typing import Final

NAMES: Final = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gina")
