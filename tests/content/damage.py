"""Editions in a folder of their own, to be damaged: read, changed, and written as TOML again."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

from groma.games.cartographers import editions

FILES = {
    edition: {
        name: tomllib.loads((files(editions) / edition / f"{name}.toml").read_text(encoding="utf-8"))
        for name in ("explore", "ambush", "heroes", "seasons", "scoring", "sheets")
        if (files(editions) / edition / f"{name}.toml").is_file()
    }
    for edition in editions.EDITIONS
}
"""What stands in the editions' files."""


def toml(data: dict[str, Any], head: str = "") -> str:
    """Plain TOML: first the values, then the lists of tables."""
    lines = [f"{name} = {value(each)}" for name, each in data.items() if not is_tables(each)]
    for name, each in data.items():
        if is_tables(each):
            for table in each:
                lines += [f"[[{head}{name}]]", toml(table, f"{head}{name}.")]
    return "\n".join(lines) + "\n"


def is_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) for each in value)


def value(each: Any) -> str:
    # What these files hold is written in TOML as it is in JSON.
    return json.dumps(each, ensure_ascii=False)


def write(folder: Path, found: dict[str, dict[str, Any]]) -> None:
    """All editions below a folder."""
    for edition, tables in found.items():
        (folder / edition).mkdir(parents=True, exist_ok=True)
        for name, data in tables.items():
            (folder / edition / f"{name}.toml").write_text(toml(data), encoding="utf-8")
