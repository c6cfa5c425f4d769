"""What a seat can ask for."""

from __future__ import annotations

from typing import NamedTuple

from groma.games.cartographers.sheet import Space, Spaces, Terrain


class DrawShape(NamedTuple):
    """Draw on these spaces. On the own sheet, or in an ambush on the sheet that one holds."""

    shape: int | None
    """Which shape of the card, counted from 0; None for the single space that stands in when no shape can be drawn."""
    terrain: Terrain
    spaces: Spaces


class PlaceHero(NamedTuple):
    """Draw the hero of the revealed card on a space, its attack pattern turned by so many turns of the card."""

    space: Space
    turn: int


class DestroySpace(NamedTuple):
    """Destroy a space beside a monster whose effect demands it."""

    space: Space


class TakeBack(NamedTuple):
    """Take the own choice back, as long as somebody else has not chosen yet (ruling C33)."""


Intent = DrawShape | PlaceHero | DestroySpace | TakeBack
Choice = DrawShape | PlaceHero | DestroySpace
"""An intent that answers the question put to the table and stays sealed until all have answered."""
