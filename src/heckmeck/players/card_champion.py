"""The two best bots for Heckmeck am Karteneck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from heckmeck import kernel
from heckmeck.players.card_bots import CardRooster
from heckmeck.rules.karteneck.view import View
from heckmeck.rules.protocol import Action


class CardChampion(CardRooster):
    """Imagines the cards it cannot see, lets the kernel play the round to its end for each of its choices, many times, and takes
    the one with the best chance to win afterwards. Without the kernel it plays like the rooster."""

    effort: ClassVar[int] = 16_000

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        if kernel.instruction_set() is None:
            return super().choose(view, legal)
        from heckmeck.forecast.cards import weigh

        return weigh(view, self.effort, self.luck.below(2**32))[0].action


class CardFox(CardChampion):
    """The champion in a hurry."""

    effort = 1_000
