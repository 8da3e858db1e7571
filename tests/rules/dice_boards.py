"""Random boards of the dice games: any that the pieces can make, but only the hen is held by a seat without a portion."""

from __future__ import annotations

from hypothesis import strategies as st

from heckmeck.rules.board import Board, Components, Specialist
from heckmeck.rules.protocol import Seat

FACE_UP, FACE_DOWN = -1, -2


@st.composite
def boards(draw: st.DrawFn, components: Components, players: int) -> Board:
    seats = range(players)
    portions = draw(st.permutations(components.portions))
    somewhere = st.sampled_from([FACE_UP, FACE_UP, FACE_UP, FACE_DOWN, *seats])
    places = draw(st.lists(somewhere, min_size=len(portions), max_size=len(portions)))
    if FACE_UP not in places:
        places[0] = FACE_UP

    def those(place: int) -> list[int]:
        return [portion for portion, where in zip(portions, places, strict=True) if where == place]

    face_up, stacks = sorted(those(FACE_UP)), [tuple(those(seat)) for seat in seats]
    free = list(face_up)
    standing: list[tuple[int, Specialist]] = []
    held: list[Specialist | None] = [None] * players
    for specialist, _ in components.specialists:
        chosen = draw(st.sampled_from(["grill", "grill", "seat", "seat", "out"]))
        takers: list[Seat] = [seat for seat in seats if held[seat] is None and (stacks[seat] or specialist is Specialist.HEN)]
        if chosen == "grill" and free:
            portion = draw(st.sampled_from(free))
            free.remove(portion)
            standing.append((portion, specialist))
        elif chosen == "seat" and takers and specialist is not Specialist.RAVEN:
            held[draw(st.sampled_from(takers))] = specialist
    supply = draw(st.integers(0, components.bratworms))
    bratworms = [0] * players
    for _ in range(components.bratworms - supply):
        bratworms[draw(st.sampled_from(seats))] += 1
    return Board(
        face_up=tuple(face_up),
        face_down=tuple(sorted(those(FACE_DOWN))),
        standing=tuple(sorted(standing)),
        stacks=tuple(stacks),
        held=tuple(held),
        bratworms=tuple(bratworms),
        supply=supply,
    )
