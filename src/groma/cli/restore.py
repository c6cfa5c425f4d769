"""`groma restore`: a copy of a server's database put back."""

from __future__ import annotations

import json
from pathlib import Path

import click

from groma.server.settings import default_database


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--database", metavar="URL", envvar="GROMA_DATABASE", help="Which database; by default this user's own.")
@click.option("--json", "as_json", is_flag=True, help="Tell what was put back as JSON.")
def command(file: Path, database: str | None, as_json: bool) -> None:
    """
    Put a copy back into a database that has nothing in it yet.

    The copy may come from SQLite and go to PostgreSQL, or the other way; so a server can move from one to the other.
    """
    run("restore", file, database or default_database(), as_json)


def run(what: str, file: Path, database: str, as_json: bool) -> None:
    """Back up or restore, and say what was copied."""
    from groma.server import backup
    from groma.server.storage import StorageError

    try:
        counts = backup.save(database, file) if what == "backup" else backup.restore(database, file)
    except (StorageError, backup.BackupError) as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        doing = "write" if what == "backup" else "read"
        raise click.ClickException(f'cannot {doing} "{file}": {error.strerror or error}') from error
    if as_json:
        click.echo(json.dumps(counts))
    else:
        told = ", ".join(f"{number} {name}" for name, number in counts.items())
        click.echo(f"{told} {'copied to' if what == 'backup' else 'put back from'} {file}")
