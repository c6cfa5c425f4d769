"""Greedy Cartographers: takes what looks best at once and never thinks of the next card.

It values a sheet by what it would bring if it stayed as it is: each edict as often as it is still to be evaluated, each
coin and each threatened space once for every season's end to come. Coins are those of shapes and mountains, and the
Dragon's. In an ambush it does the opposite on its neighbour's sheet.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

from groma.bots.bot import Look
from groma.games.cartographers.editions import content
from groma.games.cartographers.intents import Choice, DestroySpace, DrawShape, PlaceHero
from groma.games.cartographers.options import attack_marks
from groma.games.cartographers.scoring import ScoringCard
from groma.games.cartographers.scoring.cards import PRINTINGS
from groma.games.cartographers.sheet import Sheet, Terrain, monster_penalty_spaces, neighbours, surrounded_mountains
from groma.games.cartographers.state import COIN_TRACK
from groma.games.cartographers.table import SEASONS
from groma.games.cartographers.view import SeatView, View

_SEASON_NUMBERS = {"spring": 0, "summer": 1, "fall": 2, "winter": 3}


class GreedyBot:
    """The best immediate change of stars, coins and monsters; among equals the dice decide."""

    name = "greedy"

    def choose(self, look: Look, dice: Random) -> Any:
        """The option with the best value for this seat."""
        if len(look.options) == 1:
            return look.options[0]
        view: View = look.view
        holds = look.seat if view.holds is None else view.holds
        sign = 1 if holds == look.seat else -1
        worth = _Worth(view, holds)
        best: list[Any] = []
        best_value = None
        for option in look.options:
            value = sign * worth.after(option)
            if best_value is None or value > best_value:
                best, best_value = [option], value
            elif value == best_value:
                best.append(option)
        return best[dice.randrange(len(best))]


class _Worth:
    """What one sheet is worth after each of many choices."""

    def __init__(self, view: View, holds: int) -> None:
        self.seat: SeatView = view.seats[holds]
        self.card = view.card
        # The Troll comes when its season has been scored.
        season = _SEASON_NUMBERS[view.season] + (view.phase == "troll")
        self.evaluations = SEASONS - season
        weights = [0, 0, 0, 0]
        for card in content().seasons[view.options.seasons][season:]:
            for edict in card.edicts:
                weights[edict] += 1
        printing = PRINTINGS[view.options.printing]
        # An edict that is not evaluated any more is worth nothing, and is not asked.
        self.edicts = [(printing[card], weight) for card, weight in zip(view.edicts, weights, strict=True) if weight]
        self.shapes = () if view.phase != "draw" or view.card is None else content().explore_card(view.card).shapes
        self.dragon: int = 0 if self.seat.has_bounty else self.seat.initials.dragon
        self.is_dragon_drawn = view.phase == "ambush" and view.card == "dragon-inferno"

    def after(self, choice: Choice) -> int:
        sheet, coins, marks, dragon = self.seat.sheet, self.seat.coins, self.seat.marks, self.dragon
        if isinstance(choice, DrawShape):
            sheet = sheet.draw(choice.terrain, choice.spaces)
            if choice.terrain is Terrain.MONSTER and choice.spaces & marks:
                sheet = sheet.destroy(choice.spaces & marks)
            if choice.shape is not None and self.shapes and self.shapes[choice.shape].coin:
                coins += 1
            if self.is_dragon_drawn and choice.shape is not None:
                dragon = choice.spaces
        elif isinstance(choice, PlaceHero):
            hit = attack_marks(content().heroes[str(self.card)], choice.space, choice.turn) & sheet.monster
            sheet = sheet.draw(Terrain.HERO, 1 << choice.space)
            if hit:
                sheet = sheet.destroy(hit)
        elif isinstance(choice, DestroySpace):
            sheet = sheet.destroy(1 << choice.space)
        coins += (surrounded_mountains(sheet) & ~self.seat.surrounded).bit_count()
        if dragon and not neighbours(dragon & sheet.monster) & sheet.empty:
            coins += content().ambushes["dragon-inferno"].coins
        value = self.evaluations * (min(coins, COIN_TRACK) - monster_penalty_spaces(sheet).bit_count())
        for card, weight in self.edicts:
            value += weight * _stars(card, sheet)
        return value


@lru_cache(maxsize=1 << 13)
def _stars(card: ScoringCard, sheet: Sheet) -> int:
    return sum(part[0] * part[1] for part in card(sheet))


BOT = GreedyBot()
