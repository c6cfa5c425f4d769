"""What lies in the box: the set that comes with Groma, a set of one's own, and every mistake a file can have."""

from pathlib import Path

import pytest

from groma.games.gisborne.box import BoxError, add_box, box_names, find_box, load_box, read_box
from groma.games.gisborne.cards import metal_of
from groma.games.gisborne.path import Tile

SHORT_WAY = Path(__file__).parent / "short-way.toml"


def test_the_box_holds_what_the_rulebook_lists() -> None:
    """122 cards in three metals, 12 chips from 1 to 4, a start, an end and ten path tiles with a card field each."""
    box = find_box("reconstruction-a")
    metals = {"gold": 0, "silver": 0, "bronze": 0}
    for card, count in zip(box.kinds, box.counts, strict=True):
        metals[metal_of(card)] += count
    assert metals == {"gold": 32, "silver": 40, "bronze": 50}
    assert box.kinds == ("bronze-1", "bronze-2", "silver-2", "silver-3", "gold-3", "gold-4")
    assert (len(box.chips) + 2, box.start_chip, box.beach_chip, set(box.chips)) == (12, 1, 4, {1, 2, 3})
    assert (len(box.paths), box.tiles_used) == (10, 9)
    assert all(tile.fields.count("card") == 1 for tile in (box.start, *box.paths))


# The tiles drawn a second time: c card, v village, s swamp, w wolves, ~ a river, [ and ] the ends of a bridge.
DRAWN = {
    "landing-stage": ". . . . c . .",
    "hill-village": ". v . . c . .",
    "valley-village": ". . c . . . v .",
    "far-swamp": ". . . c . s .",
    "near-swamp": ". s . . . c . .",
    "lookout-gorge": ". [ . . c . ] . .",
    "bridge-gorge": ". c . [ . . . ] .",
    "upper-river": ". . ~ . . . c .",
    "lower-river": ". . c . . ~ . .",
    "wolf-pass": ". w . c . .",
    "wolf-wood": ". c . . w . .",
    "far-coast": ". . . .",
}


def drawn(tile: Tile) -> str:
    """A tile as a line of fields."""
    words = ["." if kind == "plain" else kind[0] for kind in tile.fields]
    for near, far in tile.bridges:
        assert (words[near - 1], words[far - 1]) == (".", ".")
        words[near - 1], words[far - 1] = "[", "]"
    for place in reversed(tile.rivers):
        words.insert(place, "~")
    return " ".join(words)


def test_the_reconstruction_is_the_one_that_is_drawn() -> None:
    """Records speak of it by name, so its cards, chips and tiles stay as they are."""
    box = find_box("reconstruction-a")
    assert dict(zip(box.kinds, box.counts, strict=True)) == {
        "bronze-1": 25,
        "bronze-2": 25,
        "silver-2": 20,
        "silver-3": 20,
        "gold-3": 16,
        "gold-4": 16,
    }
    assert box.chips == (1, 1, 1, 2, 2, 2, 2, 3, 3, 3)
    tiles = (box.start, *box.paths, box.end)
    assert {tile.id: drawn(tile) for tile in tiles} == DRAWN
    assert [tile.id for tile in tiles] == list(DRAWN)


def test_the_set_says_that_it_is_a_reconstruction() -> None:
    """As a whole, and tile by tile; players can see it in their view."""
    box = find_box("reconstruction-a")
    assert {box.source, *(tile.source for tile in (box.start, *box.paths, box.end))} == {"reconstructed"}


def test_a_set_of_ones_own_is_played_by_its_name() -> None:
    """Added once or twice, it is the same set; another one may not take its name."""
    assert add_box(SHORT_WAY) == add_box(SHORT_WAY) == "short-way"
    assert {"reconstruction-a", "short-way"} <= set(box_names())
    box = find_box("short-way")
    assert (box.tiles_used, box.chips, len(box.kinds)) == (2, (1, 2, 3), 3)


def test_a_name_stands_for_one_set(tmp_path: Path) -> None:
    """Records speak of a set by its name."""
    add_box(SHORT_WAY)
    other = tmp_path / "other.toml"
    other.write_text(SHORT_WAY.read_text().replace("beach = 4", "beach = 3"))
    with pytest.raises(BoxError, match=r'other\.toml: there is another set named "short-way"'):
        add_box(other)


def test_an_unknown_set_is_a_key_error() -> None:
    """Whoever asks for it words the refusal."""
    with pytest.raises(KeyError):
        find_box("atlantis")


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        (
            'format = "gisborne-box/1"',
            'format = "gisborne-box/2"',
            'format: is "gisborne-box/2", only "gisborne-box/1" can be read',
        ),
        ('format = "gisborne-box/1"', "format = ", "this is not TOML: Invalid value (at line 4, column 10)"),
        ('title = "The short way"\n', "", "title: is missing; a text is needed"),
        ('title = "The short way"', 'title = ""', "title: is empty"),
        (
            'source = "reconstructed"\n\n[metals]',
            'source = "guessed"\n\n[metals]',
            'source: is "guessed", it should be one of printed, public, reconstructed',
        ),
        ("bronze = 12", "bronze = 13", "metals: bronze: is 13, but the cards listed are 12"),
        (
            'card = "gold-4"',
            'card = "tin-4"',
            "card \"tin-4\": card: 'tin-4' is not a movement card; write its metal and value, as in silver-3",
        ),
        ('card = "gold-4"', 'card = "silver-2"', 'card "silver-2": card: this card is listed twice'),
        ("count = 12", "count = 0", 'card "bronze-1": count: is 0, it should be 1 or more'),
        ("count = 12", 'count = "12"', "card \"bronze-1\": count: is '12', a whole number is needed"),
        (
            "pile = [2, 1, 3]",
            "pile = [2, 1]",
            "chips: pile: has 2 chips, but there are 3 path tiles; one for each is needed",
        ),
        ("pile = [2, 1, 3]", "pile = [2, 1, 0]", "chips: pile: is [2, 1, 0], a list of whole numbers from 1 is needed"),
        ("start = 1\n", "", "chips: start: is missing; a whole number is needed"),
        (
            "bridges = [[1, 4]]",
            "bridges = [[1, 5]]",
            'tile "ravine": bridges: [1, 5] leads nowhere: it has to end on one of the fields 2 to 4',
        ),
        (
            "bridges = [[1, 4]]",
            "bridges = [[1, 1]]",
            'tile "ravine": bridges: [1, 1] leads nowhere: it has to end on one of the fields 2 to 4',
        ),
        (
            "bridges = [[1, 4]]",
            "bridges = [[9, 4]]",
            'tile "ravine": bridges: [9, 4] starts nowhere: the tile has fields 1 to 4',
        ),
        (
            "bridges = [[1, 4]]",
            "bridges = [[2, 4]]",
            'tile "ravine": bridges: field 2 is a wolves field; a shortcut begins on a plain one',
        ),
        (
            "bridges = [[1, 4]]",
            "bridges = [[1, 4], [1, 3]]",
            'tile "ravine": bridges: two bridges begin on the same field',
        ),
        (
            "bridges = [[1, 4]]",
            "bridges = [1, 4]",
            'tile "ravine": bridges: is [1, 4], a list of pairs of fields is needed, as in [[2, 3]]',
        ),
        (
            "rivers = [[1, 2]]",
            "rivers = [[1, 3]]",
            'tile "ford": rivers: [1, 3] are not two neighbouring fields of this tile (1 to 3)',
        ),
        (
            "rivers = [[1, 2]]",
            "rivers = [[3, 4]]",
            'tile "ford": rivers: [3, 4] are not two neighbouring fields of this tile (1 to 3)',
        ),
        ('fields = ["village", "card"]\n', "", 'tile "hamlet": fields: is missing; a list of texts is needed'),
        (
            'fields = ["village", "card"]',
            'fields = ["town", "card"]',
            'tile "hamlet": fields: "town" is no kind of field; there are plain, card, village, swamp, wolves',
        ),
        (
            'fields = ["village", "card"]',
            'fields = ["village", "plain"]',
            'tile "hamlet": fields: has 0 card fields, this tile should have 1',
        ),
        (
            'fields = ["village", "card"]',
            "fields = []",
            'tile "hamlet": fields: is empty; a tile has at least one field',
        ),
        ('tile = "hamlet"', 'tile = "ford"', 'tile "ford": tile: this id is used twice'),
        ('tile = "hamlet"\n', "", "path 3: tile: is missing; a text is needed"),
        (
            "xy = [[0.2, 0.5], [0.5, 0.5]]",
            "xy = [[0.2, 0.5]]",
            'tile "hamlet": xy: has 1 places for 2 fields; one for each is needed',
        ),
        (
            "xy = [[0.2, 0.5], [0.5, 0.5]]",
            "xy = [[0.2, 0.5], [0.5, 1.5]]",
            'tile "hamlet": xy: [0.5, 1.5] lies off the tile; x and y go from 0 to 1',
        ),
        (
            "xy = [[0.2, 0.5], [0.5, 0.5]]",
            "xy = [[0.2, 0.5], [0.5]]",
            'tile "hamlet": xy: [0.5] is not a place; [x, y] with numbers from 0 to 1 is needed',
        ),
        ("bar = [0.1, 0.5]\n", "", 'tile "jetty": bar: is missing; a place [x, y] is needed'),
        (
            "    { number = 3, xy = [0.5, 0.5] },\n",
            "",
            'tile "sands": beach: has the fields 1, 2, 4, 5; 1 to 5 are needed, each once',
        ),
        (
            "    { number = 3, xy = [0.5, 0.5] },\n",
            "    { number = 3, xy = [0.5, 0.5] },\n    { number = 3, xy = [0.5, 0.6] },\n",
            'tile "sands": beach: has the fields 1, 2, 3, 3, 4, 5; 1 to 5 are needed, each once',
        ),
        ("[end]", "[ending]", "end: is missing; a table is needed"),
        (
            "bridges = [[1, 4]]",
            "bridge = [[1, 4]]",
            'tile "ravine": bridge: is not known here; known are tile, name, source, fields, xy, rivers, bridges',
        ),
        (
            "start = 1\n",
            "start = 1\nstarts = 1\n",
            "chips: starts: is not known here; known are start, beach, pile, source",
        ),
        (
            'title = "The short way"',
            'title = "The short way"\nauthor = "me"',
            "author: is not known here; "
            "known are format, name, title, source, sources, metals, cards, chips, start, path, end",
        ),
    ],
)
def test_a_mistake_in_a_file_is_named(right: str, wrong: str, sentence: str) -> None:
    """The file, the tile or card, the field, and what would be right."""
    text = SHORT_WAY.read_text()
    assert right in text
    with pytest.raises(BoxError) as caught:
        read_box(text.replace(right, wrong, 1), "short-way.toml")
    assert str(caught.value) == f"short-way.toml: {sentence}"


def test_a_set_needs_two_path_tiles() -> None:
    """One goes back unseen, so one alone would leave no path."""
    text = SHORT_WAY.read_text()
    first, second = text.index("[[path]]"), text.index("[[path]]", text.index("[[path]]") + 1)
    short = text[:second] + text[text.index("[end]") :]
    assert first < second
    with pytest.raises(BoxError, match="path: has 1 tiles, at least 2 are needed since one goes back unseen"):
        read_box(short.replace("pile = [2, 1, 3]", "pile = [2]"), "short-way.toml")


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    """Like any other mistake in it."""
    file = tmp_path / "picture.toml"
    file.write_bytes(b"\x89PNG\xff")
    with pytest.raises(BoxError, match=r"picture\.toml: this is not text in UTF-8"):
        add_box(file)


def test_a_file_is_loaded_as_it_is_read() -> None:
    """From a path of one's own as from the package."""
    assert load_box(SHORT_WAY) == read_box(SHORT_WAY.read_text(), "short-way.toml")
