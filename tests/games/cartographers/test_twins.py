"""The fast sheet and its slow, obvious twin agree, whatever stands where."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.cartographers import twins
from tests.games.cartographers.sheets import bits, fast, grids, places_of, random_grids, text

from groma.games.cartographers import clusters, notation, placement, sheet
from groma.games.cartographers.editions import content
from groma.games.cartographers.scoring import stars
from groma.games.cartographers.scoring.cards import PRINTINGS
from groma.games.cartographers.shapes import shape_of
from groma.games.cartographers.sheet import Terrain

CARDS = [(printing, card) for printing in twins.PRINTINGS for card in twins.PRINTINGS[printing]]
DIFFERENT = [(printing, card) for printing, card in CARDS if printing == "rulebook" or card in twins.BOX]
GRIDS = random_grids(seed=1, count=260)


def test_both_printings_have_the_cards_of_the_twins() -> None:
    """There are 32 scoring cards in each printing, and six of them differ. (H01)"""
    assert {name: set(cards) for name, cards in PRINTINGS.items()} == {
        name: set(cards) for name, cards in twins.PRINTINGS.items()
    }
    assert len(PRINTINGS["rulebook"]) == len(PRINTINGS["box"]) == 32
    assert {card for card in PRINTINGS["box"] if PRINTINGS["box"][card] != PRINTINGS["rulebook"][card]} == set(
        twins.BOX
    )


@pytest.mark.parametrize(("printing", "card"), DIFFERENT, ids=lambda name: name)
def test_a_card_scores_as_its_twin_does(printing: str, card: str) -> None:
    """On hundreds of random sheets a card brings the stars of its twin, on the same spaces."""
    seen = set()
    for grid in GRIDS:
        parts = PRINTINGS[printing][card](fast(grid))
        expected = twins.PRINTINGS[printing][card](grid)
        assert stars(parts) == expected.stars, text(grid)
        if expected.spaces is not None:
            assert places_of(_union(part.spaces for part in parts)) == expected.spaces, text(grid)
        seen.add(expected.stars)
    # A card that scores nothing everywhere, or always the same, would have been compared in vain.
    assert len(seen) >= 3


@given(grids)
@settings(max_examples=60)
def test_all_cards_score_as_their_twins_do_wherever_hypothesis_looks(grid: twins.Grid) -> None:
    """Both printings, every card, on sheets made space by space."""
    drawn = fast(grid)
    told = {(printing, card): stars(PRINTINGS[printing][card](drawn)) for printing, card in DIFFERENT}
    assert told == {(printing, card): twins.PRINTINGS[printing][card](grid).stars for printing, card in DIFFERENT}


@given(grids)
@settings(max_examples=150)
def test_filled_neighbours_penalty_and_mountains(grid: twins.Grid) -> None:
    """Empty and filled spaces, neighbours, penalty spaces and surrounded mountains are those of the twin. (C07, C15)"""
    drawn = fast(grid)
    assert places_of(drawn.empty) == {p for p in twins.PLACES if twins.is_empty(grid, p)}
    assert places_of(drawn.filled) == {p for p in twins.PLACES if twins.is_filled(grid, p)}
    assert places_of(sheet.neighbours(drawn.filled)) == twins.beside(places_of(drawn.filled))
    assert places_of(sheet.monster_penalty_spaces(drawn)) == twins.monster_penalty(grid)
    assert places_of(sheet.surrounded_mountains(drawn)) == twins.surrounded_mountains(grid)


@given(st.integers(0, (1 << 121) - 1))
def test_neighbours_of_any_set_of_spaces(spaces: int) -> None:
    """Neighbours never wrap round an edge and never leave the sheet."""
    assert places_of(sheet.neighbours(spaces)) == twins.beside(places_of(spaces))


@given(grids)
@settings(max_examples=150)
def test_clusters_are_those_of_the_twin(grid: twins.Grid) -> None:
    """Clusters of every kind of space, ordered by their first space."""
    drawn = fast(grid)
    kinds = {drawn.forest: "F", drawn.village: "V", drawn.water: "W", drawn.empty: "."}
    for spaces, letter in kinds.items():
        if spaces:
            found = [places_of(cluster) for cluster in clusters.clusters(spaces)]
            assert found == sorted(twins.clusters(grid, letter), key=min)


@pytest.mark.parametrize("on_ruins", [False, True], ids=["anywhere", "on ruins"])
def test_placements_of_every_printed_shape(on_ruins: bool) -> None:
    """Each shape of both games can be drawn exactly where its twin can, each placement once. (C02)"""
    shapes = _printed_shapes()
    compared = 0
    for number, grid in enumerate(random_grids(seed=2, count=40)):
        drawn = fast(grid)
        wanted = drawn.ruins & drawn.empty if on_ruins else None
        cells = shapes[number % len(shapes)]
        found = placement.placements(shape_of(cells), drawn.empty, wanted)
        expected = twins.placements(grid, cells, on_ruins)
        assert len(found) == len(set(found))
        assert {frozenset(places_of(spaces)) for spaces in found} == expected
        assert placement.can_be_drawn(shape_of(cells), drawn.empty, wanted) == bool(expected)
        compared += len(expected)
    assert compared > 1000 if not on_ruins else compared > 100


@given(grids, st.sets(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=6), st.booleans())
@settings(max_examples=25)
def test_placements_of_any_shape(grid: twins.Grid, cells: set[twins.Place], on_ruins: bool) -> None:
    """Not only printed shapes: any cells, connected or not."""
    drawn = fast(grid)
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    shape = shape_of(tuple(sorted((row - top, column - left) for row, column in cells)))
    found = placement.placements(shape, drawn.empty, drawn.ruins & drawn.empty if on_ruins else None)
    assert len(found) == len(set(found))
    assert {frozenset(places_of(spaces)) for spaces in found} == twins.placements(grid, cells, on_ruins)


def test_an_orientation_knows_its_turn_and_its_mirror() -> None:
    """Turning four times or flipping twice gives the orientation one began with; all are reached by both."""
    for cells in _printed_shapes():
        shape = shape_of(cells)
        every = range(len(shape.orientations))
        for way in every:
            assert shape.turned(shape.turned(shape.turned(shape.turned(way)))) == way
            assert shape.flipped(shape.flipped(way)) == way
        reached = {0}
        for _ in range(4):
            reached |= {shape.turned(way) for way in reached} | {shape.flipped(way) for way in reached}
        assert reached == set(every)
        assert shape.placements == {bits(p) for p in twins.placements([["."] * 11 for _ in range(11)], cells)}


@given(grids)
@settings(max_examples=150)
def test_sheets_survive_notation_there_and_back(grid: twins.Grid) -> None:
    """Text to sheet and back is the same text, and the sheet is the one put together letter by letter."""
    assert notation.parse_sheet(text(grid)) == fast(grid)
    assert notation.sheet_text(fast(grid)) == text(grid)
    assert notation.sheet_letters(fast(grid)) == text(grid).replace("\n", "")


def test_drawing_and_destroying_change_what_they_say_and_nothing_else() -> None:
    """Drawing fills empty spaces, destroying crosses out whatever stood there; ruins stay beneath. (H02)"""
    dice = Random(3)
    for grid in random_grids(seed=3, count=60):
        drawn = fast(grid)
        places = [place for place in twins.PLACES if dice.random() < 0.1]
        empty = [place for place in places if twins.is_empty(grid, place)]
        terrain = dice.choice(list(Terrain)[:5])
        after = drawn.draw(terrain, bits(empty))
        assert getattr(after, terrain.value) == getattr(drawn, terrain.value) | bits(empty)
        assert after._replace(**{terrain.value: getattr(drawn, terrain.value)}) == drawn
        crossed = drawn.destroy(bits(places))
        for place in twins.PLACES:
            before = grid[place[0]][place[1]]
            expected = ("+" if twins.is_ruins(grid, place) else "*") if place in places else before
            assert notation.sheet_letters(crossed)[11 * place[0] + place[1]] == expected


def _printed_shapes() -> list[tuple[twins.Place, ...]]:
    cards = content()
    explore = [shape.shape for cards in cards.explore.values() for card in cards.values() for shape in card.shapes]
    ambush = [card.shape for card in cards.ambushes.values()]
    return sorted({shape.cells for shape in (*explore, *ambush)})


def _union(sets: object) -> int:
    union = 0
    for each in sets:
        union |= each
    return union
