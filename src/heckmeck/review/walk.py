"""What it takes to walk through the record of one kind of game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from heckmeck.notation import Transition
from heckmeck.review.model import Chances, LuckOf, Moment


class Walk(ABC):
    """Tells everybody's chances along a record."""

    luck: ClassVar[LuckOf]
    shared: ClassVar[bool]
    """Luck belongs to everybody, not to the seat whose turn it is."""
    correction_is_luck: ClassVar[bool]
    """Changes that neither a move of luck nor a choice explains count as luck too, not as a part of their own."""

    @abstractmethod
    def start(self, state: Any) -> Chances:
        """Before the first move."""

    @abstractmethod
    def moment(self, transition: Transition, number: int, turn: int, stood: Chances) -> Moment:
        """A move with the chances around it, from how the game stood."""

    @abstractmethod
    def ends_turn(self, transition: Transition) -> bool:
        """The next move belongs to another turn."""
