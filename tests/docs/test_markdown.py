"""What the README and the documentation say is so."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
README = ROOT / "README.md"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def sessions(page: Path) -> list[doctest.DocTest]:
    """Return the Python sessions of a page: its fenced blocks with a `>>>` in them, each a session of its own."""
    text = page.read_text()
    found = []
    for block in re.finditer(r"^```(?:python|pycon)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        if ">>>" in block[1]:
            line = text.count("\n", 0, block.start(1))
            found.append(doctest.DocTestParser().get_doctest(block[1], {}, name_of(page), str(page), line))
    return found


def local_links(page: Path) -> list[str]:
    """Return where a page links to within the repository."""
    links = re.findall(
        r"\]\(([^)\s]+)\)", re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.MULTILINE | re.DOTALL)
    )
    return [link for link in links if not re.match(r"[a-z]+:", link)]


def heading_ids(page: Path) -> set[str]:
    """Return what `#…` may name on a page, spelled as code hosts spell it."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_python_sessions_run_as_written(page: Path) -> None:
    """Typed into Python, every session of a page answers what the page says."""
    said: list[str] = []
    for session in sessions(page):
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=said.append)
    assert "".join(said) == ""


def test_the_readme_has_a_python_session() -> None:
    """The README shows programs how to begin."""
    assert sessions(README)


def test_every_session_is_in_a_block_that_is_run() -> None:
    """No `>>>` stands where the test of the sessions would pass it by."""
    for page in PAGES:
        run = sum(len(session.examples) for session in sessions(page))
        assert len(re.findall(r"^ *>>> ", page.read_text(), re.MULTILINE)) == run, name_of(page)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_local_links_lead_somewhere(page: Path) -> None:
    """A link to a file of the repository finds the file, and its heading if it names one."""
    for link in local_links(page):
        path, _, heading = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        assert not heading or heading in heading_ids(target), link


def test_every_page_is_found_from_the_index() -> None:
    """Whoever starts at docs/README.md and follows links comes to every page of the documentation."""
    index = ROOT / "docs" / "README.md"
    reached, to_read = {index}, [index]
    while to_read:
        page = to_read.pop()
        for link in local_links(page):
            target = (page.parent / link.partition("#")[0]).resolve()
            if target.suffix == ".md" and target.is_file() and target not in reached:
                reached.add(target)
                to_read.append(target)
    assert [name_of(page) for page in PAGES if page.is_relative_to(ROOT / "docs") and page not in reached] == []
