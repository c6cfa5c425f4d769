"""The rules at hand: complete in three languages, and counted by the rules."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import httpx
import pytest
from tests.games.cartographers import twins
from tests.server.machines import Running

from groma.games.cartographers import examples
from groma.games.cartographers.editions import content
from groma.games.cartographers.notation import parse_sheet, sheet_text
from groma.games.cartographers.scoring.cards import BOX, PRINTINGS, RULEBOOK
from groma.games.gisborne.box import find_box
from groma.games.gisborne.table import TableOptions
from groma.server.reference import RULINGS, Entry, reference
from groma.words import LANGUAGES, text_files

FLUENT_IDS = {
    line.partition(" =")[0]
    for file in text_files("en")
    for line in file.read_text(encoding="utf-8").splitlines()
    if line and not line.startswith((" ", "#", "}"))
}


def entries(language: str) -> dict[str, Entry]:
    """All entries by their ids."""
    return {entry.id: entry for chapter in reference(language).chapters for entry in chapter.entries}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_boxes_can_be_looked_up(language: str) -> None:
    """Every card, sheet, season, tile, rule and ruling has its entry, with words."""
    known, box = content(), find_box(TableOptions().tiles)
    cards = [*known.ruins, *known.ambushes, *known.heroes, *known.scoring]
    cards += [card for edition in known.explore.values() for card in edition]
    wanted = {f"card-{card}" for card in cards} | {f"sheet-{sheet}" for sheet in known.sheets}
    wanted |= {f"season-{season.id}" for season in known.seasons["base"]}
    wanted |= {f"tile-{tile.id}" for tile in (box.start, *box.paths, box.end)}
    wanted |= {name for name in FLUENT_IDS if name.startswith(("rule-", "ruling-")) and not name.endswith("-title")}
    found = entries(language)
    assert wanted - found.keys() == set()
    assert all(entry.title and all(entry.text) for entry in found.values())


def test_languages_tell_of_the_same_things() -> None:
    """The same entries in the same order with the same pictures, whatever the language."""
    shapes = [
        [
            (entry.id, entry.see, [(each.sheet, each.lit, each.stars) for each in entry.pictures])
            for chapter in reference(language).chapters
            for entry in chapter.entries
        ]
        for language in LANGUAGES
    ]
    assert shapes[0] == shapes[1] == shapes[2]


def test_every_link_leads_somewhere() -> None:
    """What an entry names to read on exists, and is not the entry itself."""
    found = entries("en")
    for entry in found.values():
        assert set(entry.see) <= found.keys(), entry.id
        assert entry.id not in entry.see
        assert len(set(entry.see)) == len(entry.see), entry.id


@pytest.mark.parametrize("game", ["cartographers", "gisborne"])
def test_every_ruling_of_the_rules_is_told(game: str) -> None:
    """The rulings that code cites are the rulings that players can read."""
    written = tomllib.loads((files("groma.games") / game / "rulings.toml").read_text(encoding="utf-8"))
    told = [*RULINGS["C"], *RULINGS["H"]] if game == "cartographers" else RULINGS["G"]
    assert list(told) == list(written)


@pytest.mark.parametrize(
    ("language", "pile"),
    [("en", "nine of the other ten"), ("es", "nueve de las otras diez"), ("fr", "neuf des dix autres")],
)
def test_as_many_chips_as_there_are_tiles_wait_in_the_pile(language: str, pile: str) -> None:
    """What is said of Gisborne's preparation is what the box holds: one chip of the rest goes back unseen."""
    box = find_box(TableOptions().tiles)
    assert len(box.chips) == len(box.paths) == 10
    assert pile in entries(language)["rule-gisborne-setup"].text[0]


@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize("card", RULEBOOK)
def test_the_slow_twins_count_the_examples_alike(card: str, printing: str) -> None:
    """Each scoring card has an example that scores, and the witnesses find the same stars on it."""
    found = examples.scored(card, printing)
    assert found
    for example in found:
        stars, _ = twins.PRINTINGS[printing][card](twins.grid_of(sheet_text(example.cartographer.sheet)))
        assert example.count == stars > 0


def test_stars_stand_in_caption_and_lines_alike() -> None:
    """The lines under a map add up to its stars, and the printing of the box has maps of its own where it differs."""
    for card in RULEBOOK:
        entry = entries("en")[f"card-{card}"]
        assert len(entry.pictures) == (2 if BOX[card] is not RULEBOOK[card] else 1)
        for picture in entry.pictures:
            assert picture.stars == sum(line.each * line.times for line in picture.lines)
            assert f" {picture.stars} star" in picture.caption
            score = PRINTINGS["box" if "in the box" in picture.caption else "rulebook"][card]
            rows = "\n".join(picture.sheet[start : start + 11] for start in range(0, 121, 11))
            assert picture.stars == sum(part.stars for part in score(parse_sheet(rows)))


def test_the_answer_is_kept_and_small(server: Running) -> None:
    """Whoever has the rules already is told so; packed they are small enough for a phone."""
    with httpx.Client(base_url=server.base, trust_env=False) as web:
        for language in LANGUAGES:
            answer = web.get(f"/api/reference/{language}")
            assert answer.status_code == 200
            assert answer.json()["language"] == language
            assert int(answer.headers["content-length"]) < 30_000
            again = web.get(f"/api/reference/{language}", headers={"If-None-Match": answer.headers["etag"]})
            assert again.status_code == 304
        assert web.get("/api/reference/xx").status_code == 404
