"""Every sentence that people read, in every language of `LANGUAGES`."""

from heckmeck.languages import LANGUAGES
from heckmeck.words.catalogue import Words, language_name, preferred_language
from heckmeck.words.telling import key, tell, tell_error, tell_illegal, tell_missing

__all__ = [
    "LANGUAGES",
    "Words",
    "key",
    "language_name",
    "preferred_language",
    "tell",
    "tell_error",
    "tell_illegal",
    "tell_missing",
]
