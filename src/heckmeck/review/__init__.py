"""A game looked back on: what luck gave and took, what the choices did, and where it turned. See `docs/review.md`."""

from heckmeck.review.model import Chances, Choice, Moment, Review, Size, Split, Turn
from heckmeck.review.walk import NotReviewed, review

__all__ = ["Chances", "Choice", "Moment", "NotReviewed", "Review", "Size", "Split", "Turn", "review"]
