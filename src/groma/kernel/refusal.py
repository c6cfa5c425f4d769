"""A refusal is an answer, not an accident: why an intent cannot be carried out, as a code and its facts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Fact = int | str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something was not done.

    `code` is stable, kebab-case, and the id of a sentence in every language; `facts` are the values
    that the sentence speaks of (which space, which card, which number would be right).
    """

    code: str
    facts: Mapping[str, Fact]

    def __str__(self) -> str:
        """The code with its facts, for logs and for tests; players read the translated sentence."""
        told = ", ".join(f"{name}={_fact_text(value)}" for name, value in self.facts.items())
        return f"{self.code} ({told})" if told else self.code


def refuse(code: str, **facts: Fact) -> Refusal:
    """A refusal, its facts written as keywords: `refuse("overlaps-filled-space", space="C4")`."""
    return Refusal(code, facts)


class RefusedError(ValueError):
    """A refusal raised where a caller asked for something that cannot be (options of a table, a sheet, a record)."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal, so that whoever catches it can word it in the reader's language."""
        super().__init__(str(refusal))
        self.refusal = refusal


def _fact_text(value: Fact) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)
