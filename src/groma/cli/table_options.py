"""The options of a table on the command line, the same for every verb that sets one up."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

import click

from groma.kernel.refusal import Refusal, RefusedError

Decorated = TypeVar("Decorated", bound=Callable[..., Any])

_YES = ("on", "yes", "true", "heroes", "all", "1")
_NO = ("off", "no", "false", "none", "0")


def table_options(function: Decorated) -> Decorated:
    """Add the options of a Cartographers table, and of a Gisborne table, to a verb."""
    for option in reversed(_OPTIONS):
        function = option(function)
    return function


def cartographers_options(given: dict[str, Any]) -> Any:
    """The table that these options describe. What is not given follows the edition; raises RefusedError.

    Without --edition it is one game alone if everything named is of it, and both combined else.
    """
    from groma.games.cartographers.table import Edicts, edition_of, preset

    heroes = _truth(given.get("heroes"))
    edicts = _edicts(given, Edicts)
    ambushes = _ambushes(given.get("ambush"))
    sheet = given.get("sheet")
    sheet = None if sheet is None else sheet.upper()
    edition = given.get("edition")
    if edition is None:
        edition = edition_of(sheet, given.get("explore"), given.get("seasons"), ambushes, heroes, edicts.cards)
    changes: dict[str, Any] = {"edicts": edicts}
    named = {
        "sheet": sheet,
        "explore": given.get("explore"),
        "seasons": given.get("seasons"),
        "ambushes": ambushes or None,
        "heroes": heroes,
        "scoring": given.get("scoring"),
        "printing": given.get("printing"),
        "fallback_terrain": given.get("fallback_terrain"),
    }
    changes |= {name: value for name, value in named.items() if value is not None}
    return preset(edition, **changes)


def gisborne_options(given: dict[str, Any]) -> Any:
    """The Gisborne table that these options describe: --option NAME=VALUE for each one that isn't the usual."""
    import dataclasses

    from groma.games import find_game
    from groma.kernel.codec import CodecError

    game = find_game("gisborne")
    known = {field.name: field for field in dataclasses.fields(game.options_type)}
    data: dict[str, Any] = {}
    for pair in given.get("option") or ():
        name, _, value = (part.strip() for part in pair.partition("="))
        name = name.replace("-", "_")
        if name not in known:
            raise click.BadParameter(
                f'"{name}" is not an option of Gisborne; known are {", ".join(known)}', param_hint="--option"
            )
        data[name] = int(value) if re.fullmatch(r"-?[0-9]{1,9}", value) else value
    try:
        return game.codec.decode(data, game.options_type)
    except CodecError as error:
        raise click.BadParameter(str(error).removeprefix("."), param_hint="--option") from None


def options_from(game: str, given: dict[str, Any], seats: int) -> Any:
    """The checked options of a table; raises RefusedError where the rulebooks forbid it."""
    from groma.games import find_game

    _refuse_options_of_others(game, given)
    options = cartographers_options(given) if game == "cartographers" else gisborne_options(given)
    refusal: Refusal | None = find_game(game).check(options, seats)
    if refusal is not None:
        raise RefusedError(refusal)
    return options


def _refuse_options_of_others(game: str, given: dict[str, Any]) -> None:
    """An option that would change nothing is told, rather than overlooked."""
    for name in OPTION_NAMES:
        if given.get(name) and (name == "option") is (game == "cartographers"):
            right = "--option NAME=VALUE is for Gisborne" if name == "option" else "it is an option of Cartographers"
            raise click.BadParameter(f"{game.capitalize()} does not have it; {right}", param_hint=_dashed(name))


def _dashed(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _edicts(given: dict[str, Any], make: Any) -> Any:
    text = (given.get("edicts") or "random").strip()
    if text == "random":
        return make("random", ())
    how, colon, cards = text.partition(":")
    if not colon:
        how, cards = "chosen", text
    if how not in ("chosen", "by-stack"):
        raise click.BadParameter(
            f'"{text}" is not a way to choose edicts; write random, four cards ID,ID,ID,ID for A to D, '
            "or by-stack:ID,… for the stacks you choose",
            param_hint="--edicts",
        )
    return make(how, tuple(card.strip() for card in cards.split(",") if card.strip()))


def _ambushes(text: str | None) -> tuple[str, ...]:
    from groma.games.cartographers.editions import content

    if text is None:
        return ()
    editions = content().ambush_editions
    if text in ("both", "mix", "mixed", "all", "base,heroes", "heroes,base", "base+heroes"):
        return tuple(editions)
    if text in ("base", "heroes"):
        return tuple(card for card, edition in editions.items() if edition == text)
    return tuple(card.strip() for card in text.split(",") if card.strip())


def _truth(text: str | None) -> bool | None:
    if text is None:
        return None
    if text.lower() in _YES:
        return True
    if text.lower() in _NO:
        return False
    raise click.BadParameter(f'"{text}" is neither on nor off', param_hint="--heroes")


_OPTIONS = (
    click.option("--edition", metavar="base|heroes|combined", help="Which game; found out from the rest if not given."),
    click.option("--sheet", metavar="A|B|C|D", help="The map sheet, the same for all."),
    click.option("--explore", metavar="base|heroes", help="Which explore cards; the sets are never mixed."),
    click.option("--seasons", metavar="base|heroes", help="Which season cards: summer ends at 8 or at 7."),
    click.option("--ambush", metavar="base|heroes|both|ID,…", help="Which ambush cards; at least four."),
    click.option("--heroes", metavar="on|off", help="Whether hero cards are in."),
    click.option("--scoring", metavar="base|heroes|both", help="Which scoring cards edicts are drawn from."),
    click.option("--edicts", metavar="random|ID,ID,ID,ID|by-stack:ID,…", help="The scoring cards below A, B, C, D."),
    click.option("--printing", metavar="rulebook|box", help="Which printing of the six cards that differ."),
    click.option("--fallback-terrain", metavar="card|any", help="What fills the 1x1 when no shape fits."),
    click.option("--option", multiple=True, metavar="NAME=VALUE", help="An option of a Gisborne table."),
)

OPTION_NAMES = (
    *("edition", "sheet", "explore", "seasons", "ambush", "heroes", "scoring", "edicts", "printing"),
    *("fallback_terrain", "option"),
)
"""What `table_options` adds, by the names under which a verb is given them."""
