"""A table for tests: the cards come in the order that is asked for, and any sheet can be put before a seat."""

from __future__ import annotations

from typing import Any

from tests.games.cartographers.pictures import Picture
from tests.games.cartographers.sheets import fast

from groma.games.cartographers.editions import content
from groma.games.cartographers.events import Event
from groma.games.cartographers.game import GAME
from groma.games.cartographers.intents import DestroySpace, DrawShape, Intent, PlaceHero, TakeBack
from groma.games.cartographers.notation import parse_space, parse_spaces, sheet_text, spaces_names
from groma.games.cartographers.sheet import Terrain
from groma.games.cartographers.state import Cartographer, Initials, Phase, State, explore_deck
from groma.games.cartographers.table import Edicts, TableOptions, preset
from groma.kernel.refusal import Refusal
from groma.kernel.seats import Seat

PLAIN = Edicts("chosen", ("sentinel-wood", "canal-lake", "wildholds", "borderlands"))
"""Edicts that need no draw."""


class Cards:
    """A chance that turns over the cards one names; it keeps count of what lies in the deck by itself."""

    def __init__(self, options: TableOptions, cards: str) -> None:
        self.coming = cards.split()
        self.options = options
        self.drawn = 0
        self.ambushes = list(options.ambushes)
        self.heroes = list(content().heroes) if options.heroes else []
        self.deck: list[str] = []
        self.ambushes_in_deck = self.heroes_in_deck = 0
        self.owed: list[int] = []
        self._new_season()

    def below(self, count: int) -> int:
        """The number that stands for the next card, then the one that tells which ambush or hero it is."""
        self.drawn += 1
        if self.owed:
            return self.owed.pop(0)
        if count != len(self.deck) + self.ambushes_in_deck + self.heroes_in_deck:
            self._new_season()
        assert count == len(self.deck) + self.ambushes_in_deck + self.heroes_in_deck, "the deck has an odd size"
        assert self.coming, "no more cards were named for this table"
        card = self.coming.pop(0)
        if card in self.deck:
            place = self.deck.index(card)
            self.deck.remove(card)
            return place
        if card in self.ambushes:
            assert self.ambushes_in_deck, f"{card} cannot come: no ambush is left in the deck"
            place = len(self.deck)
            self.ambushes_in_deck -= 1
            self.owed.append(self.ambushes.index(card))
            self.ambushes.remove(card)
            return place
        assert card in self.heroes, f"{card} is not in this deck"
        assert self.heroes_in_deck, f"{card} cannot come: no hero is left in the deck"
        place = len(self.deck) + self.ambushes_in_deck
        self.heroes_in_deck -= 1
        self.owed.append(self.heroes.index(card))
        self.heroes.remove(card)
        return place

    def at(self, drawn: int) -> Cards:
        assert drawn == self.drawn
        return self

    def _new_season(self) -> None:
        self.deck = list(explore_deck(self.options))
        self.ambushes_in_deck += 1
        self.heroes_in_deck += 1 if self.options.heroes else 0


def sheet_of(drawn: str, at: str = "A1", rest: str = ".") -> Any:
    """The sheet of a little map (see pictures.py)."""
    return fast(Picture("", "", 0, drawn, at, rest).grid)


FULL = sheet_of("#", rest="#")


class Table:
    """A match in progress. Sheets, times and seasons can be put as a test needs them before it goes on."""

    def __init__(self, edition: Any = "base", seats: int = 1, cards: str = "", **changes: Any) -> None:
        """The first cards are turned over at once; `changes` are options of the table."""
        self.options = preset(edition, **{"edicts": PLAIN if edition != "heroes" else HEROES_PLAIN, **changes})
        assert GAME.check(self.options, seats) is None, GAME.check(self.options, seats)
        self.chance = Cards(self.options, cards)
        begun = GAME.begin(self.options, seats, self.chance)
        self.state: State = begun.state
        self.events: list[Event] = begun.events
        """What the last intent (or the set-up) has brought."""

    def put(self, seat: int, **parts: Any) -> None:
        """Put a sheet, marks, initials or coins before a seat."""
        seats = list(self.state.seats)
        seats[seat] = seats[seat]._replace(**parts)
        self.state = self.state._replace(seats=tuple(seats))

    def set(self, **parts: Any) -> None:
        """Change something about the table."""
        self.state = self.state._replace(**parts)

    def again(self, card: str, coming: str) -> None:
        """Ask everybody for this explore card, whatever lay on the table; `coming` are the cards after it."""
        self.set(phase=Phase.DRAW, card=card, open=frozenset(map(Seat, range(len(self.state.seats)))), time=0)
        self.chance.coming = coming.split()

    def end(self) -> None:
        """The match is over, as the score sheets stand."""
        self.set(phase=Phase.OVER, open=frozenset())

    def offered(self, seat: int) -> list[Intent]:
        """All that the seat may do."""
        return list(GAME.options(self.state, Seat(seat)))

    def do(self, seat: int, intent: Intent) -> list[Event]:
        """Carry an intent out."""
        done = GAME.decide(self.state, Seat(seat), intent, self.chance)
        assert not isinstance(done, Refusal), done
        self.state, self.events = done.state, done.events
        return done.events

    def refused(self, seat: int, intent: Intent) -> str:
        """The code with which an intent is refused."""
        refusal = GAME.decide(self.state, Seat(seat), intent, self.chance)
        assert isinstance(refusal, Refusal), f"{intent} is accepted"
        return refusal.code

    def draw(self, seat: int, terrain: str, spaces: str, shape: int | None = 0) -> list[Event]:
        return self.do(seat, drawing(terrain, spaces, shape))

    def place(self, seat: int, space: str, turn: int = 0) -> list[Event]:
        return self.do(seat, PlaceHero(parse_space(space), turn))

    def destroy(self, seat: int, space: str) -> list[Event]:
        return self.do(seat, DestroySpace(parse_space(space)))

    def take_back(self, seat: int) -> list[Event]:
        return self.do(seat, TakeBack())

    def seat(self, seat: int) -> Cartographer:
        return self.state.seats[seat]

    def text(self, seat: int) -> list[str]:
        return sheet_text(self.state.seats[seat].sheet).split()

    def drawn(self, seat: int, terrain: str) -> list[str]:
        """Where a terrain stands on a seat's sheet."""
        return spaces_names(getattr(self.state.seats[seat].sheet, terrain))

    @property
    def awaiting(self) -> list[int]:
        return sorted(GAME.awaiting(self.state))

    @property
    def phase(self) -> str:
        return self.state.phase.value

    def said(self, kind: type) -> list[Any]:
        """The last events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]


HEROES_PLAIN = Edicts("chosen", ("deepwood", "craylund", "gnomish-colony", "silos"))


def drawing(terrain: str, spaces: str, shape: int | None = 0) -> DrawShape:
    return DrawShape(shape, Terrain(terrain), parse_spaces(spaces.split()))


def terrains(intents: list[Any]) -> set[str]:
    return {intent.terrain.value for intent in intents}


def places(intents: list[Any]) -> set[str]:
    """The sets of spaces that are offered, as names."""
    return {" ".join(spaces_names(intent.spaces)) for intent in intents}


def shapes(intents: list[Any]) -> set[int | None]:
    return {intent.shape for intent in intents}


def written(monster: str, spaces: str) -> Initials:
    """A monster's initial in these spaces."""
    return Initials(**{monster: parse_spaces(spaces.split())})
