"""`groma score`: what scoring cards find on a sheet."""

from __future__ import annotations

import json
from typing import Any

import click

from groma.cli.saying import BAD_USE, answer_lines, fail, nearest, read_text, say, say_json, where
from groma.games.cartographers.notation import NotationError, parse_sheet, spaces_names
from groma.games.cartographers.scoring import Parts, per_space, stars
from groma.games.cartographers.scoring.cards import PRINTINGS
from groma.games.cartographers.sheet import Sheet, monster_penalty_spaces
from groma.games.cartographers.view import parts_json

PENALTY = "monster-penalty"


@click.command()
@click.argument("file", default="-")
@click.option("--cards", metavar="ID[,ID…]|all", help=f"Scoring cards, or all 32; {PENALTY} may stand among them.")
@click.option("--printing", default="rulebook", metavar="rulebook|box", help="Which printing of the six that differ.")
@click.option("--explain", is_flag=True, help="Say which spaces score, not only how much.")
@click.option(
    "--batch", is_flag=True, help='JSON Lines in, {"sheet", "cards", "printing"}, and an answer line for each.'
)
@click.option("--json", "as_json", is_flag=True, help="Answer in JSON.")
def command(file: str, cards: str | None, printing: str, explain: bool, batch: bool, as_json: bool) -> None:
    """The stars of a sheet in notation, from FILE or standard input (-).

    Any terrain may stand anywhere, so that a sheet of one's own can be scored. monster-penalty is the number of stars
    lost to monsters, 0 or more.
    """
    if batch:
        answer_lines(file, lambda line: _score_line(line, cards, printing, explain))
        return
    if cards is None:
        fail("say which cards to score with --cards ID,ID or --cards all", BAD_USE)
    try:
        asked = _cards(cards.split(","), printing)
    except ValueError as error:
        fail(str(error), BAD_USE)
    try:
        sheet = parse_sheet(read_text(file))
    except ValueError as error:
        fail(f"{where(file)}{error}", BAD_USE)
    answer = _answer(sheet, asked, printing, explain)
    if as_json:
        say_json(answer)
        return
    for card in asked:
        parts = _parts(sheet, card, printing)
        say(f"{card:22} {_number(sheet, card, printing):4}")
        if explain:
            for part in parts:
                said = f"{part.times} x {part.each}" if card != PENALTY else f"{part.times} stars lost"
                say(f"    {said:8} {' '.join(spaces_names(part.spaces))}")


def _score_line(data: dict[str, Any], cards: str | None, printing: str, explain: bool) -> dict[str, Any]:
    if not isinstance(data.get("sheet"), str):
        raise NotationError('"sheet" is missing: 11 lines of 11 letters, parted by \\n')
    given = data.get("cards", cards)
    listed = given.split(",") if isinstance(given, str) else given
    if not isinstance(listed, list) or not all(isinstance(card, str) for card in listed):
        raise NotationError('"cards" should be a list of ids, or "all"')
    which = data.get("printing", printing)
    asked = _cards(listed, which)
    return _answer(parse_sheet(data["sheet"]), asked, which, explain)


def _cards(listed: list[str], printing: object) -> list[str]:
    if not isinstance(printing, str) or printing not in PRINTINGS:
        raise NotationError(
            f"the printing {json.dumps(printing, ensure_ascii=False)} is not known; known are {' and '.join(PRINTINGS)}"
        )
    known = PRINTINGS[printing]
    asked: list[str] = []
    for card in (each.strip() for each in listed):
        if not card:
            raise NotationError(
                f'a scoring card has no name; write ids parted by commas, or "all" for all {len(known)}'
            )
        if card == "all":
            asked += known
        elif card in known or card == PENALTY:
            asked.append(card)
        else:
            raise NotationError(f'the scoring card "{card}" is not known{_hint(card, [*known, PENALTY, "all"])}')
    return list(dict.fromkeys(asked))


def _hint(card: str, known: list[str]) -> str:
    near = nearest(card, known)
    return f"; hint: {near}" if near else f"; known are {', '.join(known)}"


def _answer(sheet: Sheet, cards: list[str], printing: str, explain: bool) -> dict[str, Any]:
    if not explain:
        return {card: _number(sheet, card, printing) for card in cards}
    return {
        card: {"stars": _number(sheet, card, printing), "parts": parts_json(_parts(sheet, card, printing))}
        for card in cards
    }


def _number(sheet: Sheet, card: str, printing: str) -> int:
    return stars(_parts(sheet, card, printing))


def _parts(sheet: Sheet, card: str, printing: str) -> Parts:
    if card == PENALTY:
        return per_space(1, monster_penalty_spaces(sheet))
    return PRINTINGS[printing][card](sheet)
