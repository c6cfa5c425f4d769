"""`groma backup`: a copy of a server's database, taken while the server runs."""

from __future__ import annotations

from pathlib import Path

import click

from groma.server.settings import default_database


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--database", metavar="URL", envvar="GROMA_DATABASE", help="Which database; by default this user's own.")
@click.option("--json", "as_json", is_flag=True, help="Tell what was copied as JSON.")
def command(file: Path, database: str | None, as_json: bool) -> None:
    """Write a copy of the database to FILE: everything as of one moment, from SQLite or PostgreSQL alike."""
    from groma.cli.restore import run

    if not file.name:
        raise click.BadParameter("the name of the copy is empty", param_hint="FILE")
    run("backup", file, database or default_database(), as_json)
