"""The languages of Heckmeck. The command line reads this list before it loads anything heavy."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("de", "en", "fr", "it", "nl")
"""A new language needs a folder of catalogues in `heckmeck/words` and its code here. The page finds the folder by itself."""
