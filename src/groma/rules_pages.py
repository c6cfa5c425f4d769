"""The pages of the documentation that tell the rules, written from the words and the rulings, so that all agree."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from groma.games.cartographers.editions import STACKS, content
from groma.words import LANGUAGES, Words
from groma.words_check import read_words

GAMES = Path(__file__).parent / "games"
LANGUAGE_NAMES = {"en": "English", "es": "Español", "fr": "Français"}


def rules_md(game: str, language: str) -> str:
    """The rules of a game, every card or field that says something, and every ruling, as Markdown."""
    words = Words(language)
    parts, title = _PARTS[game]
    others = (
        f"**{name}**" if each == language else f"[{name}]({game}-rules.{each}.md)"
        for each, name in LANGUAGE_NAMES.items()
    )
    lines = [
        f"# {words.text('reference-title', game=words.list_text([words.text(name) for name in title]))}",
        "<!-- written by ./dev generate from the words of the game -->",
        " · ".join(others),
        words.text("reference-note"),
        *parts(words),
        f"## {words.text('chapter-rulings')}",
        _list((number, words.text(f"ruling-{number}")) for number in _rulings(game)),
    ]
    return "\n\n".join(lines) + "\n"


def rulings_md() -> str:
    """docs/reference/rulings.md: what the rulebooks leave open, how it is decided, and on what ground."""
    lines = [
        "# Rulings",
        "",
        "<!-- written by ./dev generate from the rulings.toml of each game -->",
        "",
        "What the rulebooks leave open, or say in their pictures only, and how it is decided here. Code and tests cite",
        "these ids. The basis is the text of a rulebook, the print of a card or sheet, or inference from both.",
    ]
    for game in _PARTS:
        lines += ["", f"## {game.title()}", "", "| id | question | answer | basis |", "| --- | --- | --- | --- |"]
        for number, ruling in _rulings(game).items():
            cells = (ruling["question"], ruling["answer"], ", ".join(ruling["basis"]))
            lines.append(f"| {number} | {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |")
    return "\n".join(lines) + "\n"


def _cartographers(words: Words) -> Iterator[str]:
    known = content()
    yield from _topics(words, "chapter-play", GAMES / "cartographers" / "text")
    yield from _topics(words, "reference-heroes", GAMES / "cartographers" / "editions" / "heroes" / "text")
    yield f"## {words.text('chapter-scoring')}"
    for stack in STACKS:
        yield f"### {_capital(words.text(f'stack-{stack}'))}"
        yield _cards(words, [card.id for card in known.scoring.values() if card.stack == stack])
    explored = [*known.ruins, *(card for cards in known.explore.values() for card in cards)]
    for chapter, cards in (
        ("chapter-ambushes", list(known.ambushes)),
        ("chapter-heroes", list(known.heroes)),
        ("chapter-explore", [card for card in explored if words.has(f"card-{card}-rule")]),
    ):
        yield f"## {words.text(chapter)}"
        yield _cards(words, cards)


def _gisborne(words: Words) -> Iterator[str]:
    yield from _topics(words, "chapter-gisborne-play", GAMES / "gisborne" / "text")
    names = _names(GAMES / "gisborne" / "text")
    for chapter, start in (("chapter-gisborne-fields", "field-"), ("chapter-gisborne-cards", "gisborne-reference-")):
        yield f"## {words.text(chapter)}"
        told = [name for name in names if name.startswith(start) and f"{name}-rule" in names]
        yield _list((words.text(name), words.text(f"{name}-rule")) for name in told)


_PARTS: dict[str, tuple[Callable[[Words], Iterator[str]], tuple[str, ...]]] = {
    "cartographers": (_cartographers, ("edition-base", "edition-heroes")),
    "gisborne": (_gisborne, ("game-gisborne",)),
}

PAGES: dict[str, Callable[[], str]] = {
    **{f"docs/play/{game}-rules.{each}.md": partial(rules_md, game, each) for game in _PARTS for each in LANGUAGES},
    "docs/reference/rulings.md": rulings_md,
}


def _topics(words: Words, heading: str, text: Path) -> Iterator[str]:
    """The topics of a file of rules, in its order."""
    yield f"## {words.text(heading)}"
    for name in _names(text):
        if name.startswith("rule-") and name.endswith("-title"):
            yield f"### {words.text(name)}"
            yield words.text(name.removesuffix("-title"))


def _cards(words: Words, cards: list[str]) -> str:
    return _list((words.text(f"card-{card}"), " ".join(_card_says(words, card))) for card in cards)


def _card_says(words: Words, card: str) -> Iterator[str]:
    yield words.text(f"card-{card}-rule")
    if words.has(f"card-{card}-rule-box"):
        yield words.text("reference-in-the-box", rule=words.text(f"card-{card}-rule-box"))
    if words.has(f"card-{card}-box"):
        yield words.text("reference-name-in-the-box", name=words.text(f"card-{card}-box"))


def _list(items: Iterable[tuple[str, str]]) -> str:
    return "\n".join(f"- **{name}.** {says}" for name, says in items)


def _names(text: Path) -> list[str]:
    """The ids of a reference, in its order."""
    file = text / "reference" / f"{LANGUAGES[0]}.ftl"
    return list(read_words(file, file.read_text(encoding="utf-8")).messages)


def _rulings(game: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / "rulings.toml").read_text(encoding="utf-8"))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
