"""The rules at hand: every card, terrain, map, field and ruling in a language, with examples that the rules count.

Everything comes from the content and the scoring functions that games are played with; only the words are written.
The answer is the same for everybody, so it is made once for each language and can be kept by whoever asks.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Struct

from groma.games.cartographers import examples
from groma.games.cartographers.editions import EDICTS, EDITIONS, STACKS, AmbushCard, CardShape, content
from groma.games.cartographers.notation import sheet_letters
from groma.games.cartographers.scoring.cards import BOX, RULEBOOK
from groma.games.gisborne.box import Box, find_box
from groma.games.gisborne.cards import METALS, metal_of, value_of
from groma.games.gisborne.path import Tile
from groma.games.gisborne.table import TableOptions as GisborneOptions
from groma.kernel.refusal import RefusedError, refuse
from groma.words import LANGUAGES, Words

Web = Request[Any, Any, State]

RULES = (
    "aim", "setup", "words", "turn", "exploring", "drawing", "sealed", "single-space", "coins", "ruins", "ambush",
    "passing", "check", "season-end", "next-season", "game-end", "solo", "solo-ambush", "solo-rating", "heroes",
    "heroes-deck", "destroyed", "effects", "heroes-differences", "combining", "printings",
)  # fmt: skip
"""How a game of Cartographers goes, in reading order."""

GISBORNE_RULES = (
    "aim", "setup", "round", "laying", "moving", "tiles", "replenishing", "tent", "chips", "scoring", "end",
    "reconstruction",
)  # fmt: skip
TERRAINS = (
    "forest", "village", "farm", "water", "monster", "hero", "mountain", "ruins", "wasteland", "destroyed",
)  # fmt: skip
FIELDS = ("card", "village", "swamp", "wolves", "river", "shortcut", "beach", "bar")

RULINGS = {
    "C": tuple(f"C{number:02}" for number in range(1, 34)),
    "H": tuple(f"H{number:02}" for number in range(1, 23)),
    "G": tuple(f"G{number:02}" for number in range(1, 20)),
}

SEE: Mapping[str, tuple[str, ...]] = {
    "rule-setup": ("ruling-C29",),
    "rule-drawing": ("rule-ruins", "rule-single-space"),
    "rule-sealed": ("ruling-C33",),
    "rule-single-space": ("ruling-C03", "ruling-C06", "ruling-C08"),
    "rule-coins": ("ruling-C07", "ruling-C16", "terrain-mountain"),
    "rule-ruins": ("ruling-C01", "ruling-C02", "ruling-C04", "ruling-C05", "ruling-C11", "ruling-H21", "terrain-ruins"),
    "rule-ambush": ("rule-passing", "rule-solo-ambush", "ruling-C10", "ruling-C11", "terrain-monster"),
    "rule-passing": ("ruling-C09", "ruling-C18"),
    "rule-check": ("ruling-C12", "ruling-C13", "ruling-C14"),
    "rule-season-end": ("ruling-C15", "ruling-C16", "ruling-C17", "rule-coins"),
    "rule-next-season": ("ruling-H12",),
    "rule-game-end": ("ruling-C30",),
    "rule-solo": ("rule-solo-ambush", "rule-solo-rating"),
    "rule-solo-ambush": ("ruling-C31",),
    "rule-solo-rating": ("ruling-C32",),
    "rule-heroes": ("ruling-H03", "ruling-H04", "ruling-H05", "ruling-H22"),
    "rule-heroes-deck": ("ruling-H12", "ruling-C12"),
    "rule-destroyed": ("ruling-H02",),
    "rule-effects": ("ruling-H06", "ruling-H07", "ruling-H08", "ruling-H09", "ruling-H10", "ruling-H11"),
    "rule-heroes-differences": ("ruling-C03", "ruling-H21"),
    "rule-combining": ("ruling-H20",),
    "rule-printings": ("ruling-H01",),
    "terrain-monster": ("rule-season-end", "rule-ambush", "ruling-C15"),
    "terrain-hero": ("rule-heroes",),
    "terrain-mountain": ("rule-coins", "ruling-C07"),
    "terrain-ruins": ("rule-ruins",),
    "terrain-wasteland": ("ruling-C22", "ruling-C28"),
    "terrain-destroyed": ("rule-destroyed", "ruling-H02"),
    "rule-gisborne-round": ("rule-gisborne-laying", "rule-gisborne-moving", "rule-gisborne-replenishing"),
    "rule-gisborne-laying": ("ruling-G01", "ruling-G02", "ruling-G03"),
    "rule-gisborne-moving": ("ruling-G04", "ruling-G05"),
    "rule-gisborne-tiles": ("ruling-G06",),
    "rule-gisborne-replenishing": ("ruling-G09", "ruling-G16"),
    "rule-gisborne-tent": ("ruling-G02", "gisborne-card-tent"),
    "rule-gisborne-chips": ("ruling-G07", "ruling-G15"),
    "rule-gisborne-scoring": ("ruling-G08",),
    "rule-gisborne-end": ("ruling-G14", "ruling-G17", "ruling-G18"),
    "field-card": ("rule-gisborne-chips", "ruling-G07"),
    "field-village": ("ruling-G10", "ruling-G09"),
    "field-swamp": ("ruling-G04",),
    "field-wolves": ("ruling-G13",),
    "field-river": ("ruling-G12",),
    "field-shortcut": ("ruling-G11",),
    "field-beach": ("ruling-G14", "rule-gisborne-end"),
    "field-bar": ("ruling-G03",),
}
"""Where to read on. Rulings that name a card are found by its name."""


class Line(Struct):
    """One thing that an example counts."""

    text: str
    each: int
    times: int


class Picture(Struct):
    """A map with what the rules found on it, in the notation of the sheets."""

    sheet: str
    caption: str
    marks: list[str]
    initials: dict[str, list[str]]
    surrounded: list[str]
    lit: list[str]
    because: list[str]
    lines: list[Line]
    stars: int | None


class FaceShape(Struct):
    """A shape on a card."""

    cells: list[tuple[int, int]]
    coin: bool


class Face(Struct):
    """What is printed on a card."""

    kind: str
    time: int = 0
    terrains: list[str] = []
    shapes: list[FaceShape] = []
    marks: list[tuple[int, int]] = []


class TilePicture(Struct):
    """A land tile of Gisborne: its fields in walking order and where they lie, from 0 to 1."""

    fields: list[str]
    xy: list[tuple[float, float]]
    rivers: list[int]
    bridges: list[tuple[int, int]]
    beach: list[tuple[float, float]] = []
    bar: tuple[float, float] | None = None


class Entry(Struct):
    """One thing that can be looked up."""

    id: str
    title: str
    text: list[str]
    see: list[str] = []
    icon: str | None = None
    face: Face | None = None
    tile: TilePicture | None = None
    pictures: list[Picture] = []


class Chapter(Struct):
    """Entries that belong together."""

    id: str
    title: str
    game: str
    entries: list[Entry]


class Reference(Struct):
    """All there is to look up, in one language."""

    language: str
    chapters: list[Chapter]


class Sent(NamedTuple):
    """The answer as it goes out."""

    body: bytes
    packed: bytes
    tag: str


@get("/api/reference/{language:str}", tags=["server"], summary="The rules in a language")
async def get_reference(
    request: Web, language: Annotated[str, Parameter(description="en, es or fr.", pattern=r"^[a-z]{2}\Z")]
) -> Response[bytes]:
    """Rules, cards, maps, fields and rulings in our own words, with examples counted by the rules."""
    if language not in LANGUAGES:
        raise RefusedError(refuse("no-such-page"))
    sent = await asyncio.to_thread(sent_in, language)
    headers = {"Cache-Control": "public, max-age=300", "ETag": sent.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == sent.tag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(sent.packed, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})
    return Response(sent.body, media_type="application/json", headers=headers)


HANDLERS = (get_reference,)


@lru_cache(maxsize=len(LANGUAGES))
def sent_in(language: str) -> Sent:
    """The reference in a language, ready to be sent."""
    body = msgspec.json.encode(reference(language))
    return Sent(body, gzip.compress(body, 9, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:20]}"')


def reference(language: str) -> Reference:
    """All chapters in a language."""
    words = Words(language)
    chapters = [*_cartographers(words), *_gisborne(words)]
    return Reference(language, chapters)


# --- Cartographers ----------------------------------------------------------------------------------------------------


def _cartographers(words: Words) -> Iterator[Chapter]:
    known = content()
    explore = [card for edition in EDITIONS for card in known.explore[edition].values()]
    chapters: Mapping[str, Iterable[Entry]] = {
        "play": (_rule(words, topic) for topic in RULES),
        "terrains": (_terrain(words, terrain) for terrain in TERRAINS),
        "scoring": (
            _scoring(words, card) for stack in STACKS for card in RULEBOOK if known.scoring[card].stack == stack
        ),
        "explore": (
            _entry(words, f"card-{card.id}", face=_explore_face(card), text=_explore_text(words, card))
            for card in (*known.ruins.values(), *explore)
        ),
        "ambushes": (_ambush(words, card) for card in known.ambushes.values()),
        "heroes": (_hero(words, card) for card in known.heroes),
        "seasons": (_season(words, place) for place in range(4)),
        "sheets": (_sheet(words, sheet) for sheet in known.sheets),
        "rulings": (_ruling(words, ruling) for ruling in (*RULINGS["C"], *RULINGS["H"])),
    }
    for name, entries in chapters.items():
        yield Chapter(name, words.text(f"chapter-{name}"), "cartographers", list(entries))


def _entry(words: Words, id: str, *, text: Sequence[str], title: str | None = None, **more: Any) -> Entry:
    see = [*SEE.get(id, ()), *_rulings_on(id)]
    return Entry(id, _capital(title or words.text(id)), [_capital(each) for each in text], see, **more)


def _rule(words: Words, topic: str) -> Entry:
    rule = f"rule-{topic}"
    pictures = [_picture(words, example) for example in examples.situations("rule", topic)]
    return _entry(words, rule, title=words.text(f"{rule}-title"), text=[words.text(rule)], pictures=pictures)


def _terrain(words: Words, terrain: str) -> Entry:
    title = words.text("space-ruins" if terrain == "ruins" else f"terrain-{terrain}")
    return _entry(words, f"terrain-{terrain}", title=title, text=[words.text(f"about-{terrain}")], icon=terrain)


def _scoring(words: Words, card: str) -> Entry:
    named, facts = f"card-{card}", content().scoring[card]
    text = [words.text(f"{named}-rule")]
    pictures = [_picture(words, example, card=card) for example in examples.scored(card, "rulebook")]
    if BOX[card] is not RULEBOOK[card]:
        text.append(words.text("reference-in-the-box", rule=words.text(f"{named}-rule-box")))
        pictures += [_picture(words, example, card=card, is_box=True) for example in examples.scored(card, "box")]
    if words.has(f"{named}-box"):
        text.append(words.text("reference-name-in-the-box", name=words.text(f"{named}-box")))
    text.append(words.text("about-scoring", stack=facts.stack, number=facts.solo_number))
    return _entry(words, named, text=text, pictures=pictures)


def _explore_text(words: Words, card: Any) -> list[str]:
    if card.is_ruins:
        return [words.text(f"card-{card.id}-rule")]
    terrains = words.list_text([words.text(f"terrain-{terrain.value}") for terrain in card.terrains])
    text = [words.text("about-explore", time=card.time, terrains=terrains, count=len(card.terrains))]
    if any(shape.coin for shape in card.shapes):
        text.append(words.text("about-coin-shape"))
    if words.has(f"card-{card.id}-rule"):
        text.append(words.text(f"card-{card.id}-rule"))
    return text


def _explore_face(card: Any) -> Face:
    shapes = [_face_shape(shape) for shape in card.shapes]
    return Face("ruins" if card.is_ruins else "explore", card.time, [each.value for each in card.terrains], shapes)


def _face_shape(shape: CardShape) -> FaceShape:
    return FaceShape(list(shape.shape.cells), shape.coin)


def _ambush(words: Words, card: AmbushCard) -> Entry:
    face = Face("ambush", 0, ["monster"], [FaceShape(list(card.shape.cells), False)])
    pictures = [_picture(words, examples.walked(card.id))]
    pictures += [_picture(words, example) for example in examples.situations("effect", card.id)]
    return _entry(words, f"card-{card.id}", text=[words.text(f"card-{card.id}-rule")], face=face, pictures=pictures)


def _hero(words: Words, card: str) -> Entry:
    face = Face("hero", 0, ["hero"], marks=list(content().heroes[card].turns[0]))
    pictures = [_picture(words, examples.attacked(card))]
    return _entry(words, f"card-{card}", text=[words.text(f"card-{card}-rule")], face=face, pictures=pictures)


def _season(words: Words, place: int) -> Entry:
    text = []
    for edition in EDITIONS:
        card = content().seasons[edition][place]
        first, second = (EDICTS[edict] for edict in card.edicts)
        told = words.text("about-season", threshold=card.threshold, first=first, second=second)
        text.append((edition, told))
    same = len({told for _, told in text}) == 1
    name = content().seasons["base"][place].id
    lines = [text[0][1]] if same else [words.text("about-season-of", edition=of, told=told) for of, told in text]
    return _entry(words, f"season-{name}", text=lines, icon=name)


def _sheet(words: Words, name: str) -> Entry:
    sheet = content().sheets[name].sheet
    told = words.text(
        "about-sheet",
        mountains=sheet.mountain.bit_count(),
        ruins=sheet.ruins.bit_count(),
        wasteland=sheet.wasteland.bit_count(),
    )
    picture = Picture(sheet_letters(sheet), "", [], {}, [], [], [], [], None)
    return _entry(words, f"sheet-{name}", title=words.text("sheet-name", sheet=name), text=[told], pictures=[picture])


def _ruling(words: Words, number: str) -> Entry:
    title = words.text("ruling-title", number=number)
    return _entry(words, f"ruling-{number}", title=title, text=[words.text(f"ruling-{number}")])


def _picture(words: Words, example: examples.Example, *, card: str | None = None, is_box: bool = False) -> Picture:
    told = example.json()
    caption = f"example-{example.shows}-box" if is_box else f"example-{example.shows}"
    return Picture(
        told["sheet"],
        words.text(caption, count=example.count, card=_example_card(example.shows)),
        told["marks"],
        told["initials"],
        told["surrounded"],
        told["lit"],
        told["because"],
        [] if card is None else _lines(words, card, example, is_box),
        example.count if card is not None else None,
    )


def _example_card(shows: str) -> str:
    """The explore card that a situation is about."""
    return next(
        (each["explore"] for each in examples.all_situations() if each["shows"] == shows and "explore" in each), ""
    )


def _lines(words: Words, card: str, example: examples.Example, is_box: bool) -> list[Line]:
    """The parts of a score, those alike in one."""
    reason = f"card-{card}-reason"
    if is_box and words.has(f"{reason}-box"):
        reason = f"{reason}-box"
    times: Counter[int] = Counter()
    for part in example.parts:
        times[part.each] += part.times
    return [Line(words.text(reason, times=count, each=each), each, count) for each, count in times.items()]


@lru_cache(maxsize=256)
def _rulings_on(id: str) -> tuple[str, ...]:
    """The rulings that name a card, found by its English name, which rulings use as it is printed."""
    if not id.startswith("card-"):
        return ()
    english = Words("en")
    name = english.text(id)
    return tuple(
        f"ruling-{ruling}"
        for ruling in (*RULINGS["C"], *RULINGS["H"])
        if name in english.text(f"ruling-{ruling}") and ruling != "C12"
    )


# --- Gisborne ---------------------------------------------------------------------------------------------------------


def _gisborne(words: Words) -> Iterator[Chapter]:
    box = find_box(GisborneOptions().tiles)
    tiles = (box.start, *box.paths, box.end)
    chapters: Mapping[str, Iterable[Entry]] = {
        "gisborne-play": (_rule(words, f"gisborne-{topic}") for topic in GISBORNE_RULES),
        "gisborne-fields": (
            _entry(words, f"field-{field}", text=[words.text(f"field-{field}-rule")], icon=f"field-{field}")
            for field in FIELDS
        ),
        "gisborne-cards": _gisborne_cards(words, box),
        "gisborne-tiles": (_tile(words, box, tile) for tile in tiles),
        "gisborne-rulings": (_ruling(words, ruling) for ruling in RULINGS["G"]),
    }
    for name, entries in chapters.items():
        yield Chapter(name, words.text(f"chapter-{name}"), "gisborne", list(entries))


def _gisborne_cards(words: Words, box: Box) -> Iterator[Entry]:
    for metal in METALS:
        counts = {value_of(card): n for card, n in zip(box.kinds, box.counts, strict=True) if metal_of(card) == metal}
        text = [
            words.text(f"gisborne-reference-{metal}-rule"),
            _counted(words, "gisborne-cards-of", counts),
            _source(words, box.source),
        ]
        yield _gisborne_entry(words, metal, text)
    yield _gisborne_entry(words, "tent", [words.text("gisborne-reference-tent-rule")])
    chips = Counter((box.start_chip, box.beach_chip, *box.chips))
    text = [words.text("gisborne-reference-chips-rule"), _counted(words, "gisborne-chips-of", chips)]
    yield _gisborne_entry(words, "chips", [*text, _source(words, box.source)])


def _gisborne_entry(words: Words, name: str, text: Sequence[str]) -> Entry:
    title = words.text(f"gisborne-reference-{name}")
    return _entry(words, f"gisborne-card-{name}", title=title, text=text, icon=f"gisborne-{name}")


def _counted(words: Words, id: str, counts: Mapping[int, int]) -> str:
    """So many in all, and of which value how many."""
    values = [words.text("gisborne-cards-value", count=count, value=value) for value, count in sorted(counts.items())]
    return words.text(id, count=sum(counts.values()), values=words.list_text(values))


def _tile(words: Words, box: Box, tile: Tile) -> Entry:
    facts = [words.text("gisborne-tile-fields", count=len(tile.fields))]
    facts += [
        words.text("gisborne-tile-special", field=words.text(f"field-{kind}"), number=place)
        for place, kind in enumerate(tile.fields, start=1)
        if kind != "plain"
    ]
    facts += [words.text("gisborne-tile-river", field=field) for field in tile.rivers]
    facts += [words.text("gisborne-tile-bridge", **{"from": start, "to": end}) for start, end in tile.bridges]
    picture = TilePicture(
        list(tile.fields),
        list(tile.xy),
        list(tile.rivers),
        list(tile.bridges),
        list(box.beach) if tile is box.end else [],
        box.bar if tile is box.start else None,
    )
    text = [" · ".join(_capital(fact) for fact in facts), _source(words, tile.source)]
    return _entry(words, f"tile-{tile.id}", text=text, tile=picture)


def _source(words: Words, source: str) -> str:
    return words.text("gisborne-printed" if source == "printed" else "gisborne-reconstructed")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
