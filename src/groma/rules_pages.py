"""The pages of the documentation that tell the rules, written from the words and the rulings, so that all agree."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from groma.games.cartographers.editions import STACKS, content
from groma.words import LANGUAGES, Words
from groma.words_check import read_words

GROMA = Path(__file__).parent
CARTOGRAPHERS = GROMA / "games" / "cartographers"
LANGUAGE_NAMES = {"en": "English", "es": "Español", "fr": "Français"}


def page_name(language: str) -> str:
    """Where the rules of Cartographers stand in a language."""
    return f"docs/play/cartographers-rules.{language}.md"


def rules_md(language: str) -> str:
    """The rules of Cartographers and Heroes, every card that says something, and every ruling, as Markdown."""
    words = Words(language)
    lines = [
        f"# {words.text('reference-title')}",
        "<!-- written by ./dev generate from the words of the game -->",
        " · ".join(
            f"**{name}**" if each == language else f"[{name}](cartographers-rules.{each}.md)"
            for each, name in LANGUAGE_NAMES.items()
        ),
        words.text("reference-note"),
        *_topics(words, CARTOGRAPHERS / "text", "reference-how-to-play"),
        *_topics(words, CARTOGRAPHERS / "editions" / "heroes" / "text", "reference-heroes"),
        *_cards(words),
        f"## {words.text('reference-rulings')}",
        *(f"- **{number}** {words.text(f'ruling-{number}')}" for number in _rulings(CARTOGRAPHERS)),
    ]
    return "\n\n".join(lines).replace("\n\n- **", "\n- **") + "\n"


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
    for game in sorted(path.parent for path in GROMA.glob("games/*/rulings.toml")):
        lines += ["", f"## {game.name.title()}", "", "| id | question | answer | basis |", "| --- | --- | --- | --- |"]
        for number, ruling in _rulings(game).items():
            cells = (ruling["question"], ruling["answer"], ", ".join(ruling["basis"]))
            lines.append(f"| {number} | {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |")
    return "\n".join(lines) + "\n"


PAGES: dict[str, Callable[[], str]] = {
    **{page_name(language): partial(rules_md, language) for language in LANGUAGES},
    "docs/reference/rulings.md": rulings_md,
}


def _topics(words: Words, text: Path, heading: str) -> Iterator[str]:
    """The topics of a file of rules, in its order."""
    yield f"## {words.text(heading)}"
    file = text / "reference" / f"{LANGUAGES[0]}.ftl"
    for name in read_words(file, file.read_text(encoding="utf-8")).messages:
        if name.startswith("rule-") and name.endswith("-title"):
            yield f"### {words.text(name)}"
            yield words.text(name.removesuffix("-title"))


def _cards(words: Words) -> Iterator[str]:
    known = content()
    yield f"## {words.text('reference-scoring-cards')}"
    for stack in STACKS:
        yield f"### {_capital(words.text(f'stack-{stack}'))}"
        yield _card_list(words, [card.id for card in known.scoring.values() if card.stack == stack])
    special = [
        card
        for card in [*known.ruins, *(card for cards in known.explore.values() for card in cards)]
        if words.has(f"card-{card}-rule")
    ]
    for heading, cards in (
        ("reference-ambush-cards", list(known.ambushes)),
        ("reference-hero-cards", list(known.heroes)),
        ("reference-special-cards", special),
    ):
        yield f"## {words.text(heading)}"
        yield _card_list(words, cards)


def _card_list(words: Words, cards: list[str]) -> str:
    return "\n".join(f"- **{words.text(f'card-{card}')}.** {' '.join(_card_says(words, card))}" for card in cards)


def _card_says(words: Words, card: str) -> Iterator[str]:
    yield words.text(f"card-{card}-rule")
    if words.has(f"card-{card}-rule-box"):
        yield words.text("reference-in-the-box", rule=words.text(f"card-{card}-rule-box"))
    if words.has(f"card-{card}-box"):
        yield words.text("reference-name-in-the-box", name=words.text(f"card-{card}-box"))


def _rulings(game: Path) -> dict[str, Any]:
    return tomllib.loads((game / "rulings.toml").read_text(encoding="utf-8"))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
