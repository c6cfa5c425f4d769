"""Seats are numbered from 0, clockwise as seen from above: the next number is the neighbour to the left."""

from __future__ import annotations

from typing import NewType

Seat = NewType("Seat", int)


def clockwise(seat: Seat, seats: int, steps: int = 1) -> Seat:
    """The seat that many steps further round the table; negative steps go counter-clockwise."""
    return Seat((seat + steps) % seats)
