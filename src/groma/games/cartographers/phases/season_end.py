"""End of the season: edicts, coins and monsters are counted, effects resolved, the next season prepared."""

from __future__ import annotations

from groma.games.cartographers.editions import content
from groma.games.cartographers.events import (
    EffectResolved,
    Event,
    MatchEnded,
    MonstersSpread,
    SeasonBegun,
    SeasonScored,
    SeasonStars,
    SeatsAsked,
    SpaceDestroyed,
)
from groma.games.cartographers.intents import DestroySpace
from groma.games.cartographers.options import troll_targets
from groma.games.cartographers.phases.draw import look_round
from groma.games.cartographers.scoring import Parts, stars
from groma.games.cartographers.scoring.cards import PRINTINGS
from groma.games.cartographers.sheet import Sheet, Spaces, monster_penalty_spaces, neighbours
from groma.games.cartographers.state import Cartographer, Phase, State
from groma.games.cartographers.table import SEASONS
from groma.kernel.progress import Progress
from groma.kernel.seats import Seat


def score(progress: Progress[State, Event]) -> None:
    """Scoring the queen's edicts: the season's two cards, a star a coin, and a star off for each threatened space."""
    state = progress.state
    counted = tuple(_season_stars(state, cartographer) for cartographer in state.seats)
    progress.happen(SeasonScored(state.season, counted))


def edict_parts(state: State, sheet: Sheet, edict: int) -> Parts:
    """What the scoring card below an edict (A is 0) finds on a sheet, in the table's printing."""
    return PRINTINGS[state.options.printing][state.edicts[edict]](sheet)


def effects(progress: Progress[State, Event]) -> bool:
    """Resolve the effects that follow the scoring, in the order their cards were revealed; True if one must wait.

    They are resolved after winter too. (H11)
    """
    while progress.state.effects:
        card = progress.state.effects[0]
        if content().ambushes[card].effect == "spread":
            spread(progress)
        elif ask_troll(progress):
            return True
        progress.happen(EffectResolved(card))
    return False


def spread(progress: Progress[State, Event]) -> None:
    """Zombie Plague: one wave, from all zombies at once, into every empty space beside a living one. (H08)"""
    for number, cartographer in enumerate(progress.state.seats):
        spaces = neighbours(cartographer.living("zombie")) & cartographer.sheet.empty
        if spaces:
            seat = Seat(number)
            progress.happen(MonstersSpread(seat, Spaces(spaces), Spaces(spaces & cartographer.marks)))
            look_round(progress, seat)


def ask_troll(progress: Progress[State, Event]) -> bool:
    """Giant Troll Ravage: every owner of a living Troll with an empty space beside it chooses one. (H09)"""
    state = progress.state
    seats = (Seat(number) for number in range(len(state.seats)))
    able = tuple(seat for seat in seats if troll_targets(state, seat))
    if able:
        progress.happen(SeatsAsked("troll", able))
    return bool(able)


def ravage(progress: Progress[State, Event], seat: Seat, choice: DestroySpace) -> None:
    """The Troll destroys the chosen space."""
    progress.happen(SpaceDestroyed(seat, seat, choice.space, "troll"))
    look_round(progress, seat)


def next_season(progress: Progress[State, Event]) -> None:
    """Preparing for the next season, or the end of the game after winter."""
    season = progress.state.season + 1
    progress.happen(SeasonBegun(season) if season < SEASONS else MatchEnded())


def is_counted(state: State) -> bool:
    """Whether this season has been scored and only its effects are left."""
    return state.phase is Phase.SEASON_END


def _season_stars(state: State, cartographer: Cartographer) -> SeasonStars:
    first, second = state.season_card.edicts
    return SeasonStars(
        (stars(edict_parts(state, cartographer.sheet, first)), stars(edict_parts(state, cartographer.sheet, second))),
        cartographer.coins,
        monster_penalty_spaces(cartographer.sheet).bit_count(),
    )
