"""`groma placements`: where a shape can be drawn."""

from __future__ import annotations

import json
from typing import Any

import click

from groma.cli.saying import BAD_USE, answer_lines, fail, read_text, say, say_json, where
from groma.games.cartographers.notation import NotationError, parse_shape, parse_sheet, spaces_names
from groma.games.cartographers.placement import placements
from groma.games.cartographers.shapes import shape_of


@click.command()
@click.argument("file", default="-")
@click.option("--shape", metavar="ROWS", help='The shape in rows, such as "XX./.XX".')
@click.option("--ruins", is_flag=True, help="Only those that cover an unfilled ruins space.")
@click.option("--batch", is_flag=True, help='JSON Lines in, {"sheet", "shape", "ruins"}, and an answer line for each.')
@click.option("--json", "as_json", is_flag=True, help="Answer in JSON.")
def command(file: str, shape: str | None, ruins: bool, batch: bool, as_json: bool) -> None:
    """All legal placements of a shape, turned and flipped, on a sheet in notation from FILE or standard input (-)."""
    if batch:
        answer_lines(file, lambda line: _place_line(line, shape, ruins))
        return
    if shape is None:
        fail('say which shape with --shape ROWS, such as --shape "XX./.XX"', BAD_USE)
    try:
        parse_shape(shape)
    except ValueError as error:
        fail(str(error), BAD_USE)
    try:
        answer = _answer(read_text(file), shape, ruins)
    except ValueError as error:
        fail(f"{where(file)}{error}", BAD_USE)
    if as_json:
        say_json(answer)
        return
    for spaces in answer["placements"]:
        say(" ".join(spaces))
    say(f"{answer['count']} placements")


def _place_line(data: dict[str, Any], shape: str | None, ruins: bool) -> dict[str, Any]:
    if not isinstance(data.get("sheet"), str):
        raise NotationError('"sheet" is missing: 11 lines of 11 letters, parted by \\n')
    rows, on_ruins = data.get("shape", shape), data.get("ruins", ruins)
    if not isinstance(rows, str):
        raise NotationError('"shape" is missing: rows of X and dots parted by /, such as "XX./.XX"')
    if not isinstance(on_ruins, bool):
        raise NotationError(f'"ruins" is {json.dumps(on_ruins)}, it should be true or false')
    return _answer(data["sheet"], rows, on_ruins)


def _answer(sheet_text: str, rows: str, on_ruins: bool) -> dict[str, Any]:
    sheet = parse_sheet(sheet_text)
    empty = sheet.empty
    found = placements(shape_of(parse_shape(rows)), empty, sheet.ruins & empty if on_ruins else None)
    return {"count": len(found), "placements": [spaces_names(spaces) for spaces in found]}
