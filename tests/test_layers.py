"""Rules and bots run wherever Python does."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "src" / "groma"
PURE = ("kernel", "games", "bots")


def pure_files() -> list[Path]:
    return sorted(file for layer in PURE for file in (SOURCES / layer).rglob("*.py"))


def imported_modules(source: str, package: list[str]) -> Iterator[str]:
    """List the absolute names of all that a module of a package imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            # `from groma import kernel` imports groma.kernel
            yield from (f"{start}.{alias.name}" for alias in node.names) if start == "groma" else [start]


def is_pure(module: str) -> bool:
    root, *rest = module.split(".")
    return root in sys.stdlib_module_names or (root == "groma" and bool(rest) and rest[0] in (*PURE, "__version__"))


@pytest.mark.parametrize("file", pure_files(), ids=lambda file: str(file.relative_to(SOURCES)))
def test_rules_and_bots_import_nothing_but_the_standard_library_and_each_other(file: Path) -> None:
    """A rule or a bot imports the standard library and Groma's own pure packages, nothing else."""
    package = ["groma", *file.parent.relative_to(SOURCES).parts]
    assert [name for name in imported_modules(file.read_text(), package) if not is_pure(name)] == []


def test_an_import_of_a_package_or_of_the_server_is_noticed() -> None:
    """The test above would see a package, the server, and both hidden in a function or written relatively."""
    source = """
import json, numpy.linalg
from groma import server
from ..kernel import match
def f():
    from ..server.app import App
"""
    found = list(imported_modules(source, ["groma", "games"]))
    assert found == ["json", "numpy.linalg", "groma.server", "groma.kernel", "groma.server.app"]
    assert [name for name in found if not is_pure(name)] == ["numpy.linalg", "groma.server", "groma.server.app"]
