"""Every sentence a person reads, in German, English, French and Italian."""

from heckmeck.words.catalogue import LANGUAGES, Words, preferred_language
from heckmeck.words.telling import tell, tell_error, tell_illegal

__all__ = ["LANGUAGES", "Words", "preferred_language", "tell", "tell_error", "tell_illegal"]
