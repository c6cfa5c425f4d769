"""What a table agrees on before the start, and what the rulebooks allow of it (Combining Games, ruling H20)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Literal

from groma.games.cartographers.editions import EDITIONS, STACKS, Edition, content
from groma.games.cartographers.scoring.cards import PRINTINGS
from groma.kernel.refusal import Refusal, RefusedError, refuse

MOST_SEATS = 100
SEASONS = 4

Preset = Literal["base", "heroes", "combined"]
PRESETS: tuple[Preset, ...] = ("base", "heroes", "combined")


@dataclass(frozen=True, slots=True)
class Edicts:
    """How the four scoring cards come to the edicts (ruling C29).

    `random`: one card of each stack, placed at random. `chosen`: these four cards, for A, B, C and D in this order.
    `by-stack`: these cards for their stacks, the other stacks drawn; all four then placed at random.
    """

    how: Literal["random", "chosen", "by-stack"] = "random"
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TableOptions:
    """Everything that can be agreed on. `preset` fills in what goes with an edition."""

    edition: Preset = "base"
    """Which game is played: one of the two by itself, or both combined."""
    sheet: str = "A"
    explore: Edition = "base"
    """Which explore cards; the sets are never mixed."""
    seasons: Edition = "base"
    ambushes: tuple[str, ...] = ("goblin-attack", "bugbear-assault", "kobold-onslaught", "gnoll-raid")
    heroes: bool = False
    scoring: Literal["base", "heroes", "both"] = "base"
    """Which scoring cards the edicts are drawn from."""
    edicts: Edicts = field(default_factory=Edicts)
    printing: Literal["rulebook", "box"] = "rulebook"
    """Which printing of the six scoring cards that differ (ruling H01)."""
    fallback_terrain: Literal["card", "any"] = "card"
    """What the single space is filled with when no shape fits and no ruins ask for one (ruling C03)."""

    @property
    def ruins(self) -> bool:
        """Whether the ruins cards are in the explore deck: always, but for Heroes alone (rulings H20, H21)."""
        return self.edition != "heroes"


def preset(edition: Preset, **changes: Any) -> TableOptions:
    """The table that an edition's rulebook describes, with whatever is changed about it."""
    if edition not in PRESETS:
        raise RefusedError(refuse("unknown-edition", edition=str(edition), known=PRESETS))
    base, heroes = edition == "base", edition == "heroes"
    ambushes = [card for card, of in content().ambush_editions.items() if edition == "combined" or of == edition]
    given: dict[str, Any] = {
        "edition": edition,
        "sheet": "C" if heroes else "A",
        "explore": "heroes" if heroes else "base",
        "seasons": "heroes" if heroes else "base",
        "ambushes": tuple(ambushes),
        "heroes": not base,
        "scoring": "both" if edition == "combined" else edition,
        "fallback_terrain": "card" if base else "any",
    }
    return TableOptions(**{**given, **changes})


def random_table(dice: Random) -> TableOptions:
    """Any table that the rulebooks allow, for trying out that all of them work."""
    edition = dice.choice(PRESETS)
    usual, known = preset(edition), content()
    changes: dict[str, Any] = {
        "sheet": dice.choice([each.id for each in known.sheets.values() if edition in ("combined", each.edition)]),
        "printing": dice.choice(list(PRINTINGS)),
        "fallback_terrain": dice.choice(["card", "any"]),
    }
    if edition == "combined":
        changes["explore"] = dice.choice(EDITIONS)
        changes["seasons"] = dice.choice(EDITIONS)
        changes["heroes"] = dice.random() < 0.5
        changes["ambushes"] = tuple(dice.sample(usual.ambushes, dice.randint(SEASONS, len(usual.ambushes))))
        changes["scoring"] = dice.choice([*EDITIONS, "both"])
    pool = scoring_pool(replace(usual, **changes))
    one_of_each = [dice.choice(pool[stack]) for stack in STACKS]
    how = dice.choice(["random", "chosen", "by-stack"])
    if how == "chosen":
        changes["edicts"] = Edicts("chosen", tuple(dice.sample(one_of_each, len(STACKS))))
    elif how == "by-stack":
        changes["edicts"] = Edicts("by-stack", tuple(dice.sample(one_of_each, dice.randint(1, len(STACKS)))))
    return replace(usual, **changes)


def edition_of(
    sheet: str | None,
    explore: str | None,
    seasons: str | None,
    ambushes: Iterable[str],
    heroes: bool | None,
    cards: Iterable[str],
) -> Preset:
    """Which game such choices make when nobody says: one alone if all is of it, else both combined."""
    known = content()
    chosen: set[str] = set()
    if sheet is not None and sheet in known.sheets:
        chosen.add(known.sheets[sheet].edition)
    chosen |= {each for each in (explore, seasons) if each is not None}
    chosen |= {known.ambush_editions[card] for card in ambushes if card in known.ambush_editions}
    chosen |= {known.scoring[card].edition for card in cards if card in known.scoring}
    if heroes:
        chosen.add("heroes")
    if len(chosen) > 1 or (chosen == {"heroes"} and heroes is False):
        return "combined"
    return "heroes" if chosen == {"heroes"} else "base"


def refusal_of(options: TableOptions, seats: int) -> Refusal | None:
    """Why a table cannot be like this, or None if it can."""
    if not 1 <= seats <= MOST_SEATS:
        return refuse("seats-out-of-range", seats=seats, fewest=1, most=MOST_SEATS)
    return _unknown_word(options) or _wrong_ambushes(options) or _wrong_edicts(options) or _not_of_edition(options)


def _unknown_word(options: TableOptions) -> Refusal | None:
    known = content()
    if options.sheet not in known.sheets:
        return refuse("unknown-sheet", sheet=options.sheet, known=tuple(known.sheets))
    if options.edition not in PRESETS:
        return refuse("unknown-edition", edition=options.edition, known=PRESETS)
    if options.explore not in EDITIONS:
        return refuse("unknown-explore-set", value=options.explore, known=EDITIONS)
    if options.seasons not in EDITIONS:
        return refuse("unknown-season-set", value=options.seasons, known=EDITIONS)
    if options.scoring not in (*EDITIONS, "both"):
        return refuse("unknown-scoring-set", value=options.scoring, known=(*EDITIONS, "both"))
    if options.printing not in PRINTINGS:
        return refuse("unknown-printing", printing=options.printing, known=tuple(PRINTINGS))
    if options.fallback_terrain not in ("card", "any"):
        return refuse("unknown-fallback", value=options.fallback_terrain, known=("card", "any"))
    return None


def _wrong_ambushes(options: TableOptions) -> Refusal | None:
    """One ambush card goes into the deck every season, so four different ones are the least (ruling H20)."""
    known = content().ambushes
    for card in options.ambushes:
        if card not in known:
            return refuse("unknown-card", card=card, known=tuple(known))
    if len(set(options.ambushes)) != len(options.ambushes):
        return refuse("card-twice", cards=options.ambushes)
    if len(options.ambushes) < SEASONS:
        return refuse("too-few-ambushes", count=len(options.ambushes), needed=SEASONS)
    return None


def _wrong_edicts(options: TableOptions) -> Refusal | None:
    """One scoring card of each stack (ruling C29)."""
    known, edicts = content().scoring, options.edicts
    for card in edicts.cards:
        if card not in known:
            return refuse("unknown-card", card=card, known=tuple(known))
    stacks = [known[card].stack for card in edicts.cards]
    for stack in STACKS:
        if stacks.count(stack) > 1:
            both = tuple(card for card in edicts.cards if known[card].stack == stack)
            return refuse("same-stack", stack=stack, cards=both)
    if edicts.how == "chosen" and len(stacks) != len(STACKS):
        missing = tuple(stack for stack in STACKS if stack not in stacks)
        return refuse("stack-missing", stacks=missing)
    if edicts.how == "random" and edicts.cards:
        return refuse("cards-for-random-edicts", cards=edicts.cards)
    return None


def _not_of_edition(options: TableOptions) -> Refusal | None:
    """A game alone takes everything from its own box."""
    if options.edition == "combined":
        return None
    known, edition = content(), options.edition
    for name, value in (("explore", options.explore), ("seasons", options.seasons), ("scoring", options.scoring)):
        if value != edition:
            return refuse("not-of-edition", option=name, value=value, edition=edition, right=edition)
    own_sheets = tuple(sheet.id for sheet in known.sheets.values() if sheet.edition == edition)
    if options.sheet not in own_sheets:
        return refuse("sheet-not-of-edition", sheet=options.sheet, edition=edition, right=own_sheets)
    for card in options.ambushes:
        if known.ambush_editions[card] != edition:
            return refuse("card-not-of-edition", card=card, edition=edition)
    for card in options.edicts.cards:
        if known.scoring[card].edition != edition:
            return refuse("card-not-of-edition", card=card, edition=edition)
    if options.heroes != (edition == "heroes"):
        return refuse("heroes-out" if options.heroes is False else "heroes-in", edition=edition)
    return None


def scoring_pool(options: TableOptions) -> Mapping[str, tuple[str, ...]]:
    """For each stack the cards that an edict is drawn from."""
    cards = content().scoring.values()
    return {
        stack: tuple(card.id for card in cards if card.stack == stack and options.scoring in ("both", card.edition))
        for stack in STACKS
    }
