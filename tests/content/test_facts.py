"""Every fact in the editions' files, written down a second time in another form."""

from typing import Any

import pytest

from groma.games.cartographers.editions import EDITIONS, AmbushCard, ExploreCard, content
from groma.games.cartographers.notation import spaces_names
from groma.games.cartographers.shapes import Shape
from groma.games.cartographers.sheet import EVERYWHERE

# name · time · terrains · shapes as rows, with a $ where choosing the shape brings a coin
EXPLORE = {
    "base": {
        "great-river": ("Great River", 1, "water", "X/X/X$ ..X/.XX/XX."),
        "farmland": ("Farmland", 1, "farm", "X/X$ .X./XXX/.X."),
        "hamlet": ("Hamlet", 1, "village", "X./XX$ XXX/XX."),
        "forgotten-forest": ("Forgotten Forest", 1, "forest", "X./.X$ X./XX/.X"),
        "hinterland-stream": ("Hinterland Stream", 2, "farm water", "XXX/X../X.."),
        "homestead": ("Homestead", 2, "village farm", "X./XX/X."),
        "orchard": ("Orchard", 2, "forest farm", "XXX/..X"),
        "treetop-village": ("Treetop Village", 2, "forest village", "..XX/XXX."),
        "marshlands": ("Marshlands", 2, "forest water", "X../XXX/X.."),
        "fishing-village": ("Fishing Village", 2, "village water", "XXXX"),
        "rift-lands": ("Rift Lands", 0, "forest village farm water monster", "X"),
    },
    "heroes": {
        "lagoon": ("Lagoon", 1, "water", ".X/X.$ XXX/.X."),
        "pasture": ("Pasture", 1, "farm", "X.X$ .XX/XX."),
        "settlement": ("Settlement", 1, "village", "X/X$ ..X/.XX/XX."),
        "timber-grove": ("Timber Grove", 1, "forest", "X./XX$ X.X/X.X"),
        "hillside-terrace": ("Hillside Terrace", 2, "farm water", "XX/XX"),
        "frontier-dwelling": ("Frontier Dwelling", 2, "village farm", "XXX/.X./.X."),
        "wildwood-garden": ("Wildwood Garden", 2, "forest farm", ".XX/X.."),
        "woodland-crossroads": ("Woodland Crossroads", 2, "forest village", ".X./XXX/.X."),
        "mangrove-swamp": ("Mangrove Swamp", 2, "forest water", "XXX/X.X"),
        "coastal-encampment": ("Coastal Encampment", 2, "village water", "XXX/X.."),
        "kethras-gates": ("Kethra's Gates", 0, "forest village farm water monster", "X"),
    },
}
# name · shape · arrow · corner and direction of the solo walk
AMBUSHES = {
    "goblin-attack": ("Goblin Attack", "X../.X./..X", "counter-clockwise", "bottom-right counter-clockwise"),
    "bugbear-assault": ("Bugbear Assault", "X.X/X.X", "clockwise", "top-right clockwise"),
    "kobold-onslaught": ("Kobold Onslaught", "X./XX/X.", "clockwise", "bottom-left clockwise"),
    "gnoll-raid": ("Gnoll Raid", "XX/X./XX", "counter-clockwise", "top-left counter-clockwise"),
    "dragon-inferno": ("Dragon Inferno", "..X/XXX/X..", "counter-clockwise", "bottom-left counter-clockwise"),
    "zombie-plague": ("Zombie Plague", "X", "counter-clockwise", "top-left counter-clockwise"),
    "giant-troll-ravage": ("Giant Troll Ravage", "XXX/.X.", "clockwise", "top-right clockwise"),
    "gorgon-gaze": ("Gorgon Gaze", "X.X/.X.", "clockwise", "bottom-right clockwise"),
}
MONSTERS = {
    "dragon-inferno": ("dragon", "D", "bounty", 3),
    "zombie-plague": ("zombie", "Z", "spread", 0),
    "giant-troll-ravage": ("troll", "T", "ravage", 0),
    "gorgon-gaze": ("gorgon", "G", "gaze", 0),
}
# The order in which the solo walk tries the spaces of a shape, as (row, column)
SOLO_ORDER = {
    "dragon-inferno": [(1, 0), (1, 1), (1, 2), (2, 0), (0, 2)],
    "zombie-plague": [(0, 0)],
    "giant-troll-ravage": [(0, 0), (0, 1), (0, 2), (1, 1)],
    "gorgon-gaze": [(0, 0), (1, 1), (0, 2)],
}
# Attacked spaces as (down, right) of the hero, and in how many different ways the card can be turned
HEROES = {
    "dobrik-of-lorkheim": ("Dobrik of Lorkheim", {(-1, 0), (0, -1), (0, 1), (1, 0)}, 1),
    "wren-the-lioness": ("Wren the Lioness", {(-1, 2), (0, 2), (1, 2)}, 4),
    "freyla-the-true": ("Freyla the True", {(0, 1), (0, 2), (0, 3)}, 4),
    "dal-of-jolev": ("Dal of Jolev", {(-1, -1), (-1, 1), (1, -1), (1, 1)}, 1),
}
SCORING = {
    "base": {
        "forest": {"Sentinel Wood": 25, "Greenbough": 22, "Treetower": 17, "Stoneside Forest": 18},
        "farm-water": {"Canal Lake": 24, "Mages Valley": 22, "The Golden Granary": 20, "Shoreside Expanse": 27},
        "village": {"Wildholds": 16, "Great City": 16, "Greengold Plains": 21, "Shieldgate": 20},
        "spaces": {"Borderlands": 24, "Lost Barony": 24, "The Broken Road": 24, "The Cauldrons": 20},
    },
    "heroes": {
        "forest": {"Faunlost Thicket": 16, "Deepwood": 18, "Heart of the Forest": 22, "Sleepy Valley": 24},
        "farm-water": {"Craylund": 12, "Ulem's Wallow": 14, "Clawsgrove Peaks": 15, "Jorekborg": 18},
        "village": {"Traylo Monastery": 14, "Outer Enclave": 12, "Gnomish Colony": 12, "Caravansary": 16},
        "spaces": {"Dwarvenholds": 28, "Silos": 30, "Banded Hills": 28, "Starlit Sigil": 30},
    },
}
# edition · mountains · ruins · wasteland
SHEETS = {
    "A": ("base", "wilderness", "B4 C9 F6 I3 J8", "B6 C2 C10 I2 I10 J6", ""),
    "B": ("base", "wastelands", "B9 C4 H6 I10 J3", "B7 C3 E7 G2 H9 J4", "D6 E5 E6 F5 F6 F7 G6"),
    "C": ("heroes", "wilderness", "B2 D9 F4 I10 J6", "B5 D8 G7 H3 J9 K1", ""),
    "D": ("heroes", "wastelands", "B10 D4 F7 I3 I10", "B4 B9 F2 G8 G11 J6", "B2 C2 F10 F11 G10 J1 J2"),
}


def rows_of(shape: Shape) -> str:
    cells = set(shape.cells)
    height, width = max(row for row, _ in cells) + 1, max(column for _, column in cells) + 1
    return "/".join("".join("X" if (r, c) in cells else "." for c in range(width)) for r in range(height))


def told(card: ExploreCard) -> tuple[str, int, str, str]:
    shapes = " ".join(rows_of(each.shape) + ("$" if each.coin else "") for each in card.shapes)
    return card.name, card.time, " ".join(terrain.value for terrain in card.terrains), shapes


@pytest.mark.parametrize("edition", EDITIONS)
def test_explore_cards(edition: Any) -> None:
    """Names, times, terrains, shapes and coins, in the order of the printed numbers."""
    cards = content().explore[edition]
    assert {card.id: told(card) for card in cards.values()} == EXPLORE[edition]
    assert list(cards) == list(EXPLORE[edition])
    assert all(key == card.id and not card.is_ruins for key, card in cards.items())


def test_ruins_cards() -> None:
    """Two ruins cards, of the base game, without time, terrain or shape. (C12)"""
    ruins = content().ruins
    assert {card.id: (card.name, card.time, card.terrains, card.shapes) for card in ruins.values()} == {
        "temple-ruins": ("Temple Ruins", 0, (), ()),
        "outpost-ruins": ("Outpost Ruins", 0, (), ()),
    }
    assert all(card.is_ruins for card in ruins.values())


def test_there_are_as_many_cards_as_the_boxes_list() -> None:
    """13 explore cards (two of them ruins) and 11; 4 ambushes, 4 seasons and 16 scoring cards each; 4 heroes."""
    found = content()
    assert [len(found.explore["base"]) + len(found.ruins), len(found.explore["heroes"])] == [13, 11]
    assert [list(found.ambush_editions.values()).count(edition) for edition in EDITIONS] == [4, 4]
    assert [len(found.heroes), len(found.seasons["base"]), len(found.seasons["heroes"])] == [4, 4, 4]
    assert [sum(card.edition == edition for card in found.scoring.values()) for edition in EDITIONS] == [16, 16]
    assert len(found.sheets) == 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_explore_deck_holds_16_of_time(edition: Any) -> None:
    """So no season can exhaust it. (C13)"""
    cards = content().explore[edition].values()
    assert sum(card.time for card in cards) == 16
    assert max(season.threshold for season in content().seasons[edition]) < 16


@pytest.mark.parametrize("edition", EDITIONS)
def test_coins_lie_on_the_smaller_shape_of_cards_with_time_one(edition: Any) -> None:
    """A card of time 1 has one terrain and two shapes, the smaller one with a coin; a card of time 2 one shape."""
    for card in content().explore[edition].values():
        if card.time == 1:
            smaller, larger = card.shapes
            assert len(card.terrains) == 1
            assert len(smaller.shape.cells) < len(larger.shape.cells)
            assert (smaller.coin, larger.coin) == (True, False)
        elif card.time == 2:
            assert len(card.terrains) == 2
            assert [shape.coin for shape in card.shapes] == [False]


def test_ambush_cards() -> None:
    """Shapes as printed, arrows, and where the solo walk begins. (C18, C31)"""

    def read(card: AmbushCard) -> tuple[str, str, str, str]:
        arrow = {1: "clockwise", -1: "counter-clockwise"}[card.steps]
        return card.name, rows_of(card.shape), arrow, f"{card.corner} {card.direction}"

    assert {key: read(card) for key, card in content().ambushes.items()} == AMBUSHES
    assert list(content().ambush_editions.values()) == ["base"] * 4 + ["heroes"] * 4


def test_monsters_of_heroes() -> None:
    """Those of Heroes have an initial and an effect, those of the base game have neither. (H06, H07, H08, H09, H10)"""
    cards = content().ambushes.values()
    named = {card.id: (card.monster, card.initial, card.effect, card.coins) for card in cards if card.monster}
    assert named == MONSTERS
    assert all(card.initial is card.effect is None for card in cards if not card.monster)
    assert {card.id: list(card.walk_cells) for card in cards if card.monster} == SOLO_ORDER


def test_hero_cards() -> None:
    """Attack patterns as printed, and their different turns; all are mirror-symmetric. (H03)"""
    found = {key: (card.name, set(card.turns[0]), len(card.turns)) for key, card in content().heroes.items()}
    assert found == HEROES
    for card in content().heroes.values():
        turns = {frozenset(turn) for turn in card.turns}
        assert turns == {frozenset((column, -row) for row, column in turn) for turn in turns}
        assert turns == {frozenset((row, -column) for row, column in turn) for turn in turns}


@pytest.mark.parametrize(("edition", "summer"), [("base", 8), ("heroes", 7)])
def test_season_cards(edition: Any, summer: int) -> None:
    """Thresholds and edicts; the editions differ in summer only."""
    seasons = content().seasons[edition]
    assert [(card.id, card.name, card.threshold, card.edicts) for card in seasons] == [
        ("spring", "Spring", 8, (0, 1)),
        ("summer", "Summer", summer, (1, 2)),
        ("fall", "Fall", 7, (2, 3)),
        ("winter", "Winter", 6, (3, 0)),
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_scoring_cards(edition: Any) -> None:
    """Names, stacks and solo numbers; the id is the name in kebab-case without The and apostrophes. (C29, C32, H01)"""
    found: dict[str, dict[str, int]] = {}
    for card in content().scoring.values():
        assert card.id == card.name.removeprefix("The ").replace("'", "").replace(" ", "-").lower()
        if card.edition == edition:
            found.setdefault(card.stack, {})[card.name] = card.solo_number
    assert found == SCORING[edition]


@pytest.mark.parametrize("name", SHEETS)
def test_map_sheets(name: str) -> None:
    """Mountains, ruins and wasteland where the sheets are printed with them, and nothing else."""
    edition, side, mountains, ruins, wasteland = SHEETS[name]
    printed = content().sheets[name]
    assert (printed.id, printed.edition, printed.side) == (name, edition, side)
    sheet = printed.sheet
    assert spaces_names(sheet.mountain) == mountains.split()
    assert spaces_names(sheet.ruins) == ruins.split()
    assert spaces_names(sheet.wasteland) == wasteland.split()
    assert sheet.empty == EVERYWHERE & ~sheet.mountain & ~sheet.wasteland


def test_ids_are_unique_across_the_editions() -> None:
    """An id means one card, whichever box it came from."""
    found = content()
    cards = [
        *(card for cards in found.explore.values() for card in cards),
        *found.ruins,
        *found.ambushes,
        *found.heroes,
        *found.scoring,
    ]
    assert len(cards) == len(set(cards)) == 13 + 11 + 8 + 4 + 32
    assert found.explore_card("great-river").name == "Great River"
    assert found.explore_card("kethras-gates").name == "Kethra's Gates"
    assert found.explore_card("temple-ruins").is_ruins
    with pytest.raises(KeyError):
        found.explore_card("goblin-attack")
