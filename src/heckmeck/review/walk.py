"""What it takes to walk through the record of one kind of game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from heckmeck.notation import Transition
from heckmeck.review.model import Chances, Luck, Moment


class Walk(ABC):
    """Tells everybody's chances along a record."""

    luck: ClassVar[Luck]
    shared: ClassVar[bool]
    """What luck brings is everybody's, and not that of whose turn it is."""
    correction_is_luck: ClassVar[bool]
    """What neither a move of luck nor a choice explains is luck too, and no part of its own."""

    @abstractmethod
    def start(self, state: Any) -> Chances:
        """Before the first move."""

    @abstractmethod
    def moment(self, transition: Transition, number: int, turn: int, stood: Chances) -> Moment:
        """A move with the chances around it, from how the game stood."""

    @abstractmethod
    def ends_turn(self, transition: Transition) -> bool:
        """The next move belongs to another turn."""
