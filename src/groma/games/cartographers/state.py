"""The table as it stands, and how each event changes it. No rule is asked here and nothing is drawn."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple, cast

from groma.games.cartographers.editions import AmbushCard, ExploreCard, SeasonCard, content
from groma.games.cartographers.events import (
    CardRevealed,
    ChoiceSealed,
    ChoiceTakenBack,
    CoinsGained,
    EffectResolved,
    Event,
    HeroPlaced,
    MatchEnded,
    MonstersSpread,
    MonsterWalked,
    NothingDrawn,
    SeasonBegun,
    SeasonScored,
    SeasonStars,
    SeatReady,
    SeatsAsked,
    ShapeDrawn,
    SpaceDestroyed,
    TableSet,
)
from groma.games.cartographers.intents import Choice
from groma.games.cartographers.sheet import Sheet, Terrain
from groma.games.cartographers.table import TableOptions
from groma.kernel.seats import Seat

COIN_TRACK = 14
SEASON_END_EFFECTS = ("spread", "ravage")


class Phase(Enum):
    """Where the match stands: which choice is awaited, or what comes next by itself."""

    EXPLORE = "explore"
    DRAW = "draw"
    AMBUSH = "ambush"
    HERO = "hero"
    GORGON = "gorgon"
    SEASON_END = "season-end"
    TROLL = "troll"
    OVER = "over"


class Initials(NamedTuple):
    """The spaces in which a monster's initial was written, also where it has been destroyed since."""

    dragon: int = 0
    zombie: int = 0
    troll: int = 0
    gorgon: int = 0


class Cartographer(NamedTuple):
    """One seat's map sheet with all that is noted on it."""

    sheet: Sheet
    coins: int = 0
    surrounded: int = 0
    """The mountains whose coin has been taken; each pays once (ruling C07)."""
    marks: int = 0
    """The spaces under heroes' attack marks, for the rest of the game (ruling H04)."""
    initials: Initials = Initials()
    has_bounty: bool = False
    """Whether the Dragon's coins have been taken (ruling H10)."""
    seasons: tuple[SeasonStars, ...] = ()

    @property
    def total(self) -> int:
        """The stars of the seasons so far."""
        return sum(season.total for season in self.seasons)

    @property
    def lost_to_monsters(self) -> int:
        """The stars lost to monsters so far: the fewer, the better in a tie (ruling C30)."""
        return sum(season.monsters for season in self.seasons)

    def living(self, monster: str) -> int:
        """The spaces of that monster that have not been destroyed."""
        spaces: int = getattr(self.initials, monster)
        return spaces & self.sheet.monster


class State(NamedTuple):
    """The whole table. Piles are bags: what lies in them is known, in which order nobody knows."""

    options: TableOptions
    edicts: tuple[str, str, str, str]
    deck: tuple[str, ...]
    """The explore and ruins cards that are still face down this season."""
    unseen_ambushes: tuple[str, ...]
    unseen_heroes: tuple[str, ...]
    seats: tuple[Cartographer, ...]
    sealed: tuple[Choice | None, ...]
    season: int = 0
    column: tuple[str, ...] = ()
    """All cards revealed this season, in order."""
    time: int = 0
    ambushes_in_deck: int = 0
    """How many ambush cards lie unseen in the explore deck; which ones is decided when they are drawn."""
    heroes_in_deck: int = 0
    in_play: tuple[str, ...] = ()
    """Ambush cards with an effect that goes on, in the order in which they were revealed (ruling H11)."""
    effects: tuple[str, ...] = ()
    """Ambush cards whose effect is still to be resolved at this season's end."""
    phase: Phase = Phase.EXPLORE
    card: str | None = None
    """The card revealed last."""
    ruins_waiting: bool = False
    """Ruins were revealed and wait for the next explore card (ruling C11)."""
    on_ruins: bool = False
    """The revealed explore card follows ruins."""
    open: frozenset[Seat] = frozenset()
    """The seats that must still choose."""
    moment: int = 0
    """Counts the questions put to the table."""

    @property
    def season_card(self) -> SeasonCard:
        """The card of the present season."""
        return content().seasons[self.options.seasons][self.season]

    @property
    def explore_card(self) -> ExploreCard:
        """The explore card that everybody draws."""
        return content().explore_card(cast(str, self.card))

    @property
    def ambush_card(self) -> AmbushCard:
        """The ambush card that is being resolved."""
        return content().ambushes[cast(str, self.card)]

    @property
    def is_solo(self) -> bool:
        """Whether the solo rules hold."""
        return len(self.seats) == 1


def evolve(state: State | None, event: Event) -> State:
    """The state after an event."""
    if isinstance(event, TableSet):
        return _table_set(event)
    return _CHANGES[type(event)](state, event)


def explore_deck(options: TableOptions) -> tuple[str, ...]:
    """All explore cards and, where they are in play, the ruins cards, in the order of the editions' files."""
    ruins = tuple(content().ruins) if options.ruins else ()
    return (*ruins, *content().explore[options.explore])


def _table_set(event: TableSet) -> State:
    sheet = content().sheets[event.options.sheet].sheet
    return State(
        options=event.options,
        edicts=event.edicts,
        deck=explore_deck(event.options),
        unseen_ambushes=event.options.ambushes,
        unseen_heroes=tuple(content().heroes) if event.options.heroes else (),
        seats=(Cartographer(sheet),) * event.seats,
        sealed=(None,) * event.seats,
    )


def _season_begun(state: State, event: SeasonBegun) -> State:
    """One more ambush card and one more hero card than were in the deck before (ruling H12)."""
    return state._replace(
        season=event.season,
        deck=explore_deck(state.options),
        column=(),
        time=0,
        card=None,
        phase=Phase.EXPLORE,
        ruins_waiting=False,
        on_ruins=False,
        ambushes_in_deck=state.ambushes_in_deck + 1,
        heroes_in_deck=state.heroes_in_deck + (1 if state.options.heroes else 0),
    )


def _card_revealed(state: State, event: CardRevealed) -> State:
    # Until the card asks its question, nobody holds another's sheet any more.
    # Ruins have been answered by then, too.
    state = state._replace(phase=Phase.EXPLORE, on_ruins=False)
    card = event.card
    column = (*state.column, card)
    if card in state.unseen_ambushes:
        has_effect = content().ambushes[card].effect is not None
        return state._replace(
            column=column,
            card=card,
            ambushes_in_deck=state.ambushes_in_deck - 1,
            unseen_ambushes=_without(state.unseen_ambushes, card),
            in_play=(*state.in_play, card) if has_effect else state.in_play,
        )
    if card in state.unseen_heroes:
        return state._replace(
            column=column,
            card=card,
            heroes_in_deck=state.heroes_in_deck - 1,
            unseen_heroes=_without(state.unseen_heroes, card),
        )
    deck = _without(state.deck, card)
    if card in content().ruins:
        return state._replace(column=column, card=card, deck=deck, ruins_waiting=True)
    return state._replace(
        column=column,
        card=card,
        deck=deck,
        time=state.time + event.time,
        on_ruins=state.ruins_waiting,
        ruins_waiting=False,
    )


def _seats_asked(state: State, event: SeatsAsked) -> State:
    return state._replace(phase=_PHASES[event.question], open=frozenset(event.seats), moment=state.moment + 1)


def _choice_sealed(state: State, event: ChoiceSealed) -> State:
    return state._replace(sealed=_put(state.sealed, event.seat, event.choice), open=state.open - {event.seat})


def _choice_taken_back(state: State, event: ChoiceTakenBack) -> State:
    return state._replace(sealed=_put(state.sealed, event.seat, None), open=state.open | {event.seat})


def _shape_drawn(state: State, event: ShapeDrawn) -> State:
    before = state.seats[event.seat]
    sheet = before.sheet.draw(event.terrain, event.spaces)
    if event.destroyed:
        sheet = sheet.destroy(event.destroyed)
    after = before._replace(sheet=sheet)
    if state.phase is Phase.AMBUSH and event.shape is not None:
        after = _with_initial(after, state.ambush_card.monster, event.spaces)
    return _done(state, event.by, event.seat, after)


def _monster_walked(state: State, event: MonsterWalked) -> State:
    before = state.seats[event.seat]
    sheet = before.sheet.draw(Terrain.MONSTER, event.spaces)
    if event.destroyed:
        sheet = sheet.destroy(event.destroyed)
    after = _with_initial(before._replace(sheet=sheet), state.ambush_card.monster, event.spaces)
    return state._replace(seats=_put(state.seats, event.seat, after))


def _hero_placed(state: State, event: HeroPlaced) -> State:
    before = state.seats[event.seat]
    sheet = before.sheet.draw(Terrain.HERO, 1 << event.space)
    if event.destroyed:
        sheet = sheet.destroy(event.destroyed)
    after = before._replace(sheet=sheet, marks=before.marks | event.marks)
    return _done(state, event.seat, event.seat, after)


def _space_destroyed(state: State, event: SpaceDestroyed) -> State:
    before = state.seats[event.seat]
    after = before._replace(sheet=before.sheet.destroy(1 << event.space))
    return _done(state, event.by, event.seat, after)


def _coins_gained(state: State, event: CoinsGained) -> State:
    before = state.seats[event.seat]
    after = before._replace(
        coins=before.coins + event.coins,
        surrounded=before.surrounded | (event.spaces if event.because == "mountain" else 0),
        has_bounty=before.has_bounty or event.because == "dragon",
    )
    return state._replace(seats=_put(state.seats, event.seat, after))


def _season_scored(state: State, event: SeasonScored) -> State:
    known = content().ambushes
    return state._replace(
        phase=Phase.SEASON_END,
        on_ruins=False,
        seats=tuple(
            cartographer._replace(seasons=(*cartographer.seasons, stars))
            for cartographer, stars in zip(state.seats, event.stars, strict=True)
        ),
        effects=tuple(card for card in state.in_play if known[card].effect in SEASON_END_EFFECTS),
    )


def _monsters_spread(state: State, event: MonstersSpread) -> State:
    before = state.seats[event.seat]
    sheet = before.sheet.draw(Terrain.MONSTER, event.spaces)
    if event.destroyed:
        sheet = sheet.destroy(event.destroyed)
    after = _with_initial(before._replace(sheet=sheet), "zombie", event.spaces)
    return state._replace(seats=_put(state.seats, event.seat, after))


def _effect_resolved(state: State, event: EffectResolved) -> State:
    return state._replace(phase=Phase.SEASON_END, effects=_without(state.effects, event.card))


def _match_ended(state: State, event: MatchEnded) -> State:
    return state._replace(phase=Phase.OVER, moment=state.moment + 1)


def _unchanged(state: State, event: Event) -> State:
    return state


def _done(state: State, by: Seat, seat: Seat, after: Cartographer) -> State:
    """The change of a sheet stands, and the choice of `by` that led to it is no longer sealed."""
    sealed = state.sealed
    return state._replace(
        seats=_put(state.seats, seat, after),
        sealed=sealed if sealed[by] is None else _put(sealed, by, None),
        open=state.open - {by},
    )


def _with_initial(cartographer: Cartographer, monster: str | None, spaces: int) -> Cartographer:
    if monster is None or not spaces:
        return cartographer
    initials = cartographer.initials
    return cartographer._replace(initials=initials._replace(**{monster: getattr(initials, monster) | spaces}))


def _put(things: tuple[Any, ...], place: int, thing: Any) -> tuple[Any, ...]:
    return (*things[:place], thing, *things[place + 1 :])


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


_PHASES = {
    "draw": Phase.DRAW,
    "ambush": Phase.AMBUSH,
    "hero": Phase.HERO,
    "gorgon": Phase.GORGON,
    "troll": Phase.TROLL,
}

_CHANGES: dict[type, Callable[[Any, Any], State]] = {
    SeasonBegun: _season_begun,
    CardRevealed: _card_revealed,
    SeatsAsked: _seats_asked,
    ChoiceSealed: _choice_sealed,
    SeatReady: _unchanged,
    ChoiceTakenBack: _choice_taken_back,
    ShapeDrawn: _shape_drawn,
    NothingDrawn: _unchanged,
    MonsterWalked: _monster_walked,
    HeroPlaced: _hero_placed,
    SpaceDestroyed: _space_destroyed,
    CoinsGained: _coins_gained,
    SeasonScored: _season_scored,
    MonstersSpread: _monsters_spread,
    EffectResolved: _effect_resolved,
    MatchEnded: _match_ended,
}
