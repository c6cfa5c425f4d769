"""Refusals and greetings in the reader's language."""

from __future__ import annotations

import logging

from groma.kernel.refusal import Refusal
from groma.words import Words

log = logging.getLogger("groma.words")


def sentence(refusal: Refusal, language: str) -> str:
    """Why something was refused, as a sentence that begins with a capital letter."""
    try:
        text = Words(language).refusal(refusal)
    except LookupError as error:
        log.error("%s", error)
        text = Words(language).text("refusal-unworded", code=refusal.code)
    return text[:1].upper() + text[1:]


def words(id: str, language: str, /, **facts: object) -> str:
    """The server's own words."""
    return Words(language).text(id, **facts)
