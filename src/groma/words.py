"""The words of Groma in its three languages.

Words stand beside what they speak of, in folders named `text`, one Fluent file per language: `text/en.ftl`,
`text/es.ftl`, `text/fr.ftl`. What only a reader of the rules needs is in `text/reference/`, so that a page at a table
need not carry it. All files of a language are one body of words: an id means the same wherever it is asked for.

A fact that is itself an id is told by its own words: the fact `card` with the value `great-river` is written with the
message `card-great-river`, and each value of the fact `terrains` with `terrain-…`. A list is joined as one would say.
"""

from __future__ import annotations

import functools
import importlib.resources
import os
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any

from groma.kernel.refusal import Refusal

LANGUAGES = ("en", "es", "fr")
"""The languages everything is written in. The first one stands in where another has no word."""


class Words:
    """Everything Groma says, in one language."""

    def __init__(self, language: str) -> None:
        """`language` is one of LANGUAGES; `language_of` finds it for "es-MX" or what a browser asks for."""
        if language not in LANGUAGES:
            raise ValueError(f'there are no words in "{language}"; the languages are {", ".join(LANGUAGES)}')
        self.language = language

    def has(self, id: str) -> bool:
        """Whether there are words under this id."""
        return any(_bundle(language).has_message(id) for language in (self.language, LANGUAGES[0]))

    def text(self, id: str, /, **facts: object) -> str:
        """The words under an id, with their facts put in.

        A fact is a number, a text, or several texts. An id without words and a fact that is missing are mistakes of
        the program, and raise LookupError.
        """
        for language in (self.language, LANGUAGES[0]):
            bundle = _bundle(language)
            if bundle.has_message(id):
                message = bundle.get_message(id)
                if message.value is not None:
                    told = {name: self._told(name, value) for name, value in facts.items()}
                    words, errors = bundle.format_pattern(message.value, told)
                    if errors:
                        raise LookupError(f'the words "{id}" ({language}) cannot be put together: {errors[0]}')
                    return str(words)
        raise LookupError(f'there are no words for "{id}"')

    def refusal(self, refusal: Refusal) -> str:
        """Why something was refused, as a sentence. Like every sentence of that kind it begins in lower case."""
        return self.text(f"refusal-{refusal.code}", **refusal.facts)

    def list_text(self, items: Sequence[str]) -> str:
        """Several things as one would say them: "A, B and C"."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self._and(items[-1])} {items[-1]}"

    def _and(self, following: str) -> str:
        if self.language == "es":
            start = following.lower().removeprefix("h")
            return "e" if start.startswith(("i", "í")) and not start.startswith(("ia", "ie", "io")) else "y"
        return {"en": "and", "fr": "et"}[self.language]

    def _told(self, name: str, value: object) -> object:
        if isinstance(value, str):
            words = f"{name}-{value}"
            return self.text(words) if self.has(words) else value
        if isinstance(value, Sequence):
            return self.list_text([str(self._told(name.removesuffix("s"), each)) for each in value])
        return value


def language_of(*wishes: str | None) -> str:
    """The first of our languages that is wished for, English if none is.

    A wish is a language tag ("es-MX"), a locale ("fr_CA.UTF-8"), a list of them ("de:fr"), or what a browser sends
    ("fr-CH, fr;q=0.9, en;q=0.8"). Without wishes it is what the environment says: LANGUAGE, LC_ALL, LC_MESSAGES, LANG.
    """
    for wish in wishes or _environment(os.environ):
        for tag in _tags(wish or ""):
            primary = tag.replace("_", "-").split("-")[0].split(".")[0].lower()
            if primary in LANGUAGES:
                return primary
            if primary in ("c", "posix"):
                return LANGUAGES[0]
    return LANGUAGES[0]


def text_files(language: str) -> Iterator[Traversable]:
    """All files with words in a language, wherever in the package they stand, in a stable order."""
    return _files_below(importlib.resources.files("groma"), f"{language}.ftl", inside=False)


def _environment(variables: Mapping[str, str]) -> list[str]:
    """The wishes of the environment; a locale that wants no translation at all hides LANGUAGE, as gettext has it."""
    locale = next((variables[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if variables.get(name)), "")
    if locale.split(".")[0] in ("C", "POSIX"):
        return [locale]
    return [variables.get("LANGUAGE", ""), locale]


def _tags(wish: str) -> list[str]:
    weighed = []
    for place, part in enumerate(wish.replace(":", ",").split(",")):
        tag, _, weight = part.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            quality = 0.0
        if quality > 0:
            weighed.append((-quality, place, tag.strip()))
    return [tag for _, _, tag in sorted(weighed)]


def _files_below(folder: Traversable, name: str, *, inside: bool) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _files_below(entry, name, inside=inside or entry.name == "text")
        elif inside and entry.name == name:
            yield entry


@functools.cache
def _bundle(language: str) -> Any:
    # Reading Fluent takes a quarter of a second, which whoever asks for no words need not wait for.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in text_files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
