"""What happened since a player last looked, as sentences for that player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from groma.cli.terminal.ink import capital
from groma.games.cartographers.editions import EDICTS, content
from groma.games.cartographers.events import (
    CardRevealed,
    ChoiceTakenBack,
    CoinsGained,
    Event,
    HeroPlaced,
    MonstersSpread,
    MonsterWalked,
    NothingDrawn,
    SeasonBegun,
    ShapeDrawn,
    SpaceDestroyed,
)
from groma.games.cartographers.notation import space_text, spaces_names
from groma.games.cartographers.sheet import NOWHERE, Terrain
from groma.games.cartographers.table import TableOptions
from groma.kernel.seats import Seat
from groma.words import Words

MANY = 4
"""At larger tables only what concerns the own map is told."""


def sentences(
    events: Iterable[Event], seat: Seat, names: Sequence[str], options: TableOptions, words: Words
) -> list[str]:
    """What the events mean to one seat, in order."""
    told = []
    card = ""
    for event in events:
        if isinstance(event, CardRevealed):
            card = event.card
        sentence = _sentence(event, card, seat, names, options, words)
        if sentence:
            told.append(capital(sentence))
    return told


def changed_spaces(events: Iterable[Event], seat: Seat) -> int:
    """The spaces of a seat's map that the events changed other than by the seat itself."""
    changed = 0
    for event in events:
        if getattr(event, "seat", None) != seat:
            continue
        changed |= getattr(event, "destroyed", NOWHERE)
        by_another = getattr(event, "by", None) != seat
        if isinstance(event, MonsterWalked | MonstersSpread | ShapeDrawn) and by_another:
            changed |= event.spaces
        elif isinstance(event, SpaceDestroyed) and by_another:
            changed |= 1 << event.space
    return changed


def _sentence(
    event: Event, card: str, seat: Seat, names: Sequence[str], options: TableOptions, words: Words
) -> str | None:
    if isinstance(event, SeasonBegun):
        season = content().seasons[options.seasons][event.season]
        edicts = [EDICTS[each] for each in season.edicts]
        return words.text("play-news-season", season=season.id, threshold=season.threshold, letters=edicts)
    if isinstance(event, CardRevealed):
        return _revealed(event, words)
    if isinstance(event, MonsterWalked):
        return _walked(event, card, words)
    concerned = getattr(event, "seat", None) == seat or getattr(event, "by", None) == seat
    if not concerned and len(names) > MANY:
        return None
    return _about_seat(event, seat, names, words)


def _revealed(event: CardRevealed, words: Words) -> str:
    known = content()
    if event.card in known.ambushes:
        return words.text("play-news-ambush", card=event.card)
    if event.card in known.heroes:
        return words.text("play-news-hero", card=event.card)
    if event.card in known.ruins:
        return words.text("play-news-ruins", card=event.card)
    return words.text("play-news-card", card=event.card, time=event.time)


def _walked(event: MonsterWalked, card: str, words: Words) -> str:
    ambush: Any = content().ambushes.get(card)
    corner = words.text(f"play-corner-{ambush.corner}") if ambush else ""
    way = words.text(f"play-way-{ambush.direction}") if ambush else ""
    if not event.spaces:
        return words.text("play-news-walked-nowhere", corner=corner, way=way)
    said = words.text("play-news-walked", corner=corner, way=way, places=spaces_names(event.spaces))
    return _with_destroyed(said, event.destroyed, words)


def _about_seat(event: Event, seat: Seat, names: Sequence[str], words: Words) -> str | None:
    if isinstance(event, ShapeDrawn):
        return _drawn(event, seat, names, words)
    if isinstance(event, NothingDrawn):
        if event.by == seat:
            return words.text("play-news-no-room")
        return words.text("play-news-no-room-other", name=names[event.by])
    if isinstance(event, HeroPlaced):
        if event.seat == seat:
            return _with_destroyed("", event.destroyed, words) or None
        return words.text("play-news-hero-placed", name=names[event.seat], place=space_text(event.space))
    if isinstance(event, SpaceDestroyed):
        if event.by == seat:
            return None
        said = "play-news-destroyed-yours" if event.seat == seat else "play-news-destroyed"
        return words.text(said, name=names[event.by], place=space_text(event.space), monster=event.because)
    if isinstance(event, CoinsGained):
        because = words.text(f"coin-because-{event.because}")
        if event.seat == seat:
            return words.text("play-news-coins", count=event.coins, because=because)
        return words.text("play-news-coins-other", name=names[event.seat], count=event.coins, because=because)
    if isinstance(event, MonstersSpread):
        whose = "play-news-spread" if event.seat == seat else "play-news-spread-other"
        said = words.text(whose, name=names[event.seat], places=spaces_names(event.spaces))
        return _with_destroyed(said, event.destroyed, words)
    if isinstance(event, ChoiceTakenBack) and event.seat != seat:
        return words.text("play-news-taken-back", name=names[event.seat])
    return None


def _drawn(event: ShapeDrawn, seat: Seat, names: Sequence[str], words: Words) -> str | None:
    places = spaces_names(event.spaces)
    if event.by == seat:
        return _with_destroyed("", event.destroyed, words) or None
    if event.seat == seat:
        said = words.text("play-news-drawn-on-yours", name=names[event.by], places=places)
    elif event.terrain is Terrain.MONSTER and event.by != event.seat:
        said = words.text("play-news-drawn-on", name=names[event.by], other=names[event.seat], places=places)
    else:
        said = words.text("play-news-drawn", name=names[event.by], terrain=event.terrain.value, places=places)
    return _with_destroyed(said, event.destroyed, words)


def _with_destroyed(said: str, destroyed: int, words: Words) -> str:
    if not destroyed:
        return said
    return f"{said} {words.text('play-news-monsters-destroyed', places=spaces_names(destroyed))}".strip()
