"""`groma serve`: the web app, for this machine or for many."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import click

from groma.server.settings import Settings, SettingsError, settings_from, variable_of

MOST_PORT = 65535


def _options(function: Callable[..., None]) -> Callable[..., None]:
    for each in reversed(dataclasses.fields(Settings)):
        dashed = each.name.replace("_", "-")
        shown = f" [{each.default}]" if each.default not in ("", None) else ""
        function = click.option(
            f"--{dashed}/--no-{dashed}" if isinstance(each.default, bool) else f"--{dashed}",
            each.name,
            default=None,
            type=None if isinstance(each.default, bool) else type(each.default),
            metavar=None if isinstance(each.default, bool) else type(each.default).__name__.upper(),
            help=f"{each.metadata['sentence']}; or {variable_of(each.name)}.{shown}",
        )(function)
    return function


@click.command("serve")
@_options
def command(**given: Any) -> None:
    """
    Serve the web app.

    Everything is kept in one SQLite file of this user, unless --database names another place or a PostgreSQL server.
    """
    try:
        settings = settings_from(given)
    except SettingsError as error:
        raise click.UsageError(str(error)) from error
    if not 0 <= settings.port <= MOST_PORT:
        raise click.UsageError(
            f"--port is {settings.port}; a port is a number from 1 to {MOST_PORT}, or 0 for any free one"
        )
    from groma.server.run import ListenError, serve
    from groma.server.storage import StorageError

    try:
        code = serve(settings)
    except (ListenError, StorageError) as error:
        raise click.ClickException(str(error)) from error
    raise SystemExit(code)
