"""The command line: one file per verb, loaded when it is called."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from difflib import get_close_matches
from importlib import import_module
from typing import Any

import click

VERBS = {
    "serve": "the web app for this machine or for many",
    "play": "a game in the terminal, solo, on one screen or with bots",
    "score": "the stars of one sheet, or of many",
    "placements": "where a shape can be drawn on a sheet",
    "simulate": "games between bots, with a summary and records",
    "replay": "show a record, or check that it was played by the rules",
    "bench": "how fast the rules are on this machine",
    "backup": "a copy of a running server's database",
    "restore": "put a copy back",
}
"""Every verb with what it does; the verb is the `command` of the module of its name."""


class LazyVerbs(click.Group):
    """Loads a verb only when it is asked for, so that `groma score` doesn't wait for the server's libraries."""

    def list_commands(self, context: click.Context) -> list[str]:
        """The verbs in the order in which the table above tells of them."""
        return list(VERBS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        """The verb of that name."""
        if name not in VERBS:
            return None
        command: click.Command = import_module(f"groma.cli.{name}").command
        return command

    def resolve_command(
        self, context: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The verb that was typed; one that there is not is told with the one that was perhaps meant."""
        name = args[0]
        if name not in VERBS and not name.startswith("-"):
            near = get_close_matches(name.lower(), VERBS, 1)
            context.fail(
                f'there is no verb "{name}"; ' + (f"hint: {near[0]}" if near else f"known are {', '.join(VERBS)}")
            )
        return super().resolve_command(context, args)

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Run the program. Where its answer cannot be written, say so."""
        if isinstance(sys.stdout, io.TextIOWrapper):
            # A terminal that lacks a sign of a sentence shows another one in its place.
            sys.stdout.reconfigure(errors="replace")
        try:
            return super().main(*args, **kwargs)
        except OSError as error:
            with contextlib.suppress(OSError):
                # What could not be written is still waiting, and Python would try once more when it ends.
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            what = f'"{error.filename}"' if error.filename else "the answer cannot be written"
            click.echo(f"groma: {what}: {error.strerror or error}", err=True)
            sys.exit(1)

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of verbs, without loading any of them."""
        with formatter.section("Verbs"):
            formatter.write_dl(list(VERBS.items()))


@click.group(cls=LazyVerbs, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="groma")
def main() -> None:
    """Play map-making board games, and let programs play them."""
