"""Looking back on a game: what luck gave and took, what the choices did, and where it turned. See `docs/review.md`."""

from heckmeck.review.model import Chances, Choice, Moment, Review, ReviewedTurn, Size, Split
from heckmeck.review.reviewing import NotReviewed, review

__all__ = ["Chances", "Choice", "Moment", "NotReviewed", "Review", "ReviewedTurn", "Size", "Split", "review"]
