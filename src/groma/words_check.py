"""Checks the words: `python -m groma.words_check` says what is wrong in sentences and ends with 1, or else with 0.

- Every file can be read, and each folder of words has all three languages, with the same ids, placeholders and numbers.
- An id stands in one file of a language only, and a message it refers to exists.
- Every card, season, sheet and ruling has its words, and no words speak of one that does not exist.
- Every refusal in the source has its sentence, which speaks of no fact that the refusal does not give.
- Words that the source asks for by their id exist, and are given the facts they speak of.
- The typography is that of the language.

With `--fix` it first puts the narrow spaces into French that was typed with ordinary ones.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from groma.games.cartographers.editions import EDICTS, STACKS
from groma.games.cartographers.scoring.cards import BOX, RULEBOOK
from groma.games.cartographers.sheet import Terrain
from groma.games.cartographers.solo import TITLES
from groma.games.cartographers.table import PRESETS
from groma.words import LANGUAGES

GROMA = Path(__file__).parent
PAGE = GROMA.parents[1] / "web" / "src"
"""The web app's own words, which it reads together with those of the kernel and the games."""


@dataclass(frozen=True)
class Message:
    """One message of one file: what it needs and what it says."""

    id: str
    facts: frozenset[str]
    refers_to: frozenset[str]
    says: tuple[str, ...]
    """The pieces of text between its placeholders, of all its variants."""

    @property
    def numbers(self) -> tuple[str, ...]:
        """The numbers it says, whatever their order."""
        return tuple(sorted(number for piece in self.says for number in re.findall(r"\d+", piece)))


@dataclass(frozen=True)
class WordFile:
    """The messages of one file."""

    path: Path
    language: str
    messages: Mapping[str, Message]
    problems: tuple[str, ...]
    """What could not be read, and ids that stand in the file twice."""


@dataclass(frozen=True)
class Asked:
    """A place in the source that asks for words, or refuses something and so leads to words."""

    place: str
    id: str
    facts: frozenset[str] | None
    """None where the facts are handed on as a whole and cannot be read off."""


def problems(root: Path = GROMA, page: Path | None = PAGE) -> list[str]:
    """Everything that is wrong with the words of a package, and with those of its web app if there is one."""
    files = list(word_files(root))
    on_page = list(word_files(page)) if page is not None and page.is_dir() else []
    rules = [file for file in files if file.path.relative_to(root).parts[0] in ("kernel", "games")]
    sources = [(path, path.read_text(encoding="utf-8")) for path in sorted(root.rglob("*.py"))]
    asked, unreadable = asked_for(sources, root)
    found = [
        *(problem for file in [*files, *on_page] for problem in file.problems),
        *wrong_folders([*files, *on_page]),
        *wrong_ids(files),
        *(wrong_ids([*rules, *on_page]) if on_page else ()),
        *unreadable,
        *wrong_answers(files, asked),
        *wrong_content(files, root),
        *(problem for file in [*files, *on_page] for problem in wrong_typography(file)),
    ]
    project = f"{page.parents[1]}/" if on_page and page is not None else f"{root}/"
    return list(dict.fromkeys(problem.replace(f"{root}/", "").replace(project, "") for problem in found))


# --- reading ----------------------------------------------------------------------------------------------------------


def word_files(root: Path) -> Iterator[WordFile]:
    """All files of words below a folder."""
    for path in sorted(root.rglob("*.ftl")):
        if "text" in path.relative_to(root).parts[:-1]:
            yield read_words(path, path.read_text(encoding="utf-8"))


def read_words(path: Path, text: str) -> WordFile:
    """Read one file, as far as it can be read."""
    messages: dict[str, Message] = {}
    wrong = []
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ftl.Junk):
            start = entry.span.start if entry.span else 0
            reason = entry.annotations[0].message if entry.annotations else "this is not Fluent"
            wrong.append(f"{path}:{text.count(chr(10), 0, start) + 1}: {reason}")
        elif isinstance(entry, ftl.Message):
            if entry.id.name in messages:
                wrong.append(f'{path}: "{entry.id.name}" stands here twice')
            messages[entry.id.name] = _message(entry)
        elif isinstance(entry, ftl.Term):
            wrong.append(f'{path}: "-{entry.id.name}" is a term; words that others use are messages here')
    if path.stem not in LANGUAGES:
        wrong.append(f"{path}: a file of words is named for its language: {', '.join(LANGUAGES)}")
    return WordFile(path, path.stem, messages, tuple(wrong))


def _message(entry: ftl.Message) -> Message:
    reader = _Reader()
    reader.visit(entry)
    return Message(entry.id.name, frozenset(reader.facts), frozenset(reader.refers_to), tuple(reader.says))


class _Reader(visitor.Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.facts: set[str] = set()
        self.refers_to: set[str] = set()
        self.says: list[str] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the visitor calls it so
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.refers_to.add(node.id.name)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.says.append(node.value)


# --- the files among themselves ---------------------------------------------------------------------------------------


def wrong_folders(files: Iterable[WordFile]) -> Iterator[str]:
    """A folder has one file for each language, with the same ids, and each says the same numbers and facts."""
    folders: dict[Path, dict[str, WordFile]] = defaultdict(dict)
    for file in files:
        folders[file.path.parent][file.language] = file
    for folder, by_language in folders.items():
        missing = [language for language in LANGUAGES if language not in by_language]
        yield from (f"{folder}: there is no {language}.ftl" for language in missing)
        for name in dict.fromkeys(name for file in by_language.values() for name in file.messages):
            lacking = [file for file in by_language.values() if name not in file.messages]
            yield from (f'{file.path}: "{name}" is missing' for file in lacking)
            given = {each: file.messages[name].facts for each, file in by_language.items() if name in file.messages}
            if len(set(given.values())) > 1:
                told = "; ".join(f"{language}: {_listed(facts)}" for language, facts in sorted(given.items()))
                yield f'{folder}: the placeholders of "{name}" differ between the languages ({told})'
            numbers = {each: file.messages[name].numbers for each, file in by_language.items() if name in file.messages}
            if len(set(numbers.values())) > 1:
                told = "; ".join(
                    f"{language}: {', '.join(said) or 'none'}" for language, said in sorted(numbers.items())
                )
                yield f'{folder}: the numbers in "{name}" differ between the languages ({told})'


def wrong_ids(files: Iterable[WordFile]) -> Iterator[str]:
    """All files of a language are one body of words: an id stands in one of them, and references lead somewhere."""
    by_language: dict[str, list[WordFile]] = defaultdict(list)
    for file in files:
        by_language[file.language].append(file)
    for among in by_language.values():
        place: dict[str, Path] = {}
        for file in among:
            for name in file.messages:
                if name in place:
                    yield f'{file.path}: "{name}" stands in {place[name]} too'
                place.setdefault(name, file.path)
        for file in among:
            for message in file.messages.values():
                for name in sorted(message.refers_to - place.keys()):
                    yield f'{file.path}: "{message.id}" refers to "{name}", which does not exist'


# --- what the source asks for -----------------------------------------------------------------------------------------


MAKING = ("refuse", ".refuse")
REFUSING = (*MAKING, "Refusal", ".Refusal")
"""What makes a refusal; `Refusal` may also hand on one made elsewhere, and then its code is not written out."""


def asked_for(sources: Iterable[tuple[Path, str]], root: Path) -> tuple[list[Asked], list[str]]:
    """Every refusal and every id written out in the source, and the refusals whose code is not."""
    found: list[Asked] = []
    unreadable: list[str] = []
    for path, source in sources:
        if path == root / "kernel" / "refusal.py":
            continue
        try:
            tree = ast.parse(source)
        except SyntaxError as error:
            unreadable.append(f"{path}:{error.lineno}: this is not Python, so nobody can check its words")
            continue
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            place, name, written = f"{path}:{node.lineno}", _called(node), _texts(node.args[0])
            if name in MAKING and written is None:
                unreadable.append(
                    f"{place}: the code of this refusal is not written out, so nobody can check its words"
                )
            elif name in REFUSING and written is not None:
                facts = _facts(node) if name.endswith("refuse") else _facts_in_mapping(node)
                found += [Asked(place, f"refusal-{code}", facts) for code in written]
            elif name in ("words", "words.text") and written is not None:
                found += [Asked(place, each, _facts(node)) for each in written]
    return found, unreadable


def wrong_answers(files: Iterable[WordFile], asked: Iterable[Asked]) -> Iterator[str]:
    """What is asked for exists and speaks only of facts it is given; every sentence of a refusal has a refusal."""
    english = {
        message.id: (file, message)
        for file in files
        if file.language == LANGUAGES[0]
        for message in file.messages.values()
    }
    heard = set()
    for each in asked:
        heard.add(each.id)
        if each.id not in english:
            given = _listed(each.facts) if each.facts is not None else "not to be read off"
            yield f'{each.place}: there are no words for "{each.id}" (facts: {given})'
        elif each.facts is not None and (lacking := english[each.id][1].facts - each.facts):
            yield f'{each.place}: the words "{each.id}" speak of {_listed(lacking)}, which is not among the facts'
    for name, (file, _) in english.items():
        if name.startswith("refusal-") and name not in heard:
            yield f'{file.path}: nobody ever hears "{name}"'


def _called(call: ast.Call) -> str:
    """The name of what is called; `text` of whatever is called words, or made by Words(…), is "words.text"."""
    if isinstance(call.func, ast.Name):
        return call.func.id
    if not isinstance(call.func, ast.Attribute):
        return ""
    speaker = call.func.value
    if isinstance(speaker, ast.Call):
        speaker = speaker.func
    name = speaker.attr if isinstance(speaker, ast.Attribute) else getattr(speaker, "id", "")
    return f"words.{call.func.attr}" if name.lower().strip("_") == "words" else f".{call.func.attr}"


def _texts(node: ast.expr) -> list[str] | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        body, other = _texts(node.body), _texts(node.orelse)
        return None if body is None or other is None else body + other
    return None


def _facts(node: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in node.keywords]
    return None if None in names else frozenset(name for name in names if name is not None)


def _facts_in_mapping(node: ast.Call) -> frozenset[str] | None:
    mapping = node.args[1] if len(node.args) > 1 else None
    if not isinstance(mapping, ast.Dict):
        return None
    names = [key.value if isinstance(key, ast.Constant) else None for key in mapping.keys]
    return None if None in names else frozenset(str(name) for name in names)


# --- content ----------------------------------------------------------------------------------------------------------

CONTENT = Path("games", "cartographers")
ABOUT_CONTENT = ("card-", "season-", "sheet-", "ruling-", "title-", "edict-", "stack-", "edition-")
"""How ids begin that nothing but content may bear."""
OTHERWISE = ("season-end-", "title-none")


def wrong_content(files: Sequence[WordFile], root: Path) -> Iterator[str]:
    """What Cartographers' content holds has words, and nothing else has; English names are those of the content."""
    folder = root / CONTENT
    if not folder.is_dir():
        return
    ours = [file for file in files if folder in file.path.parents]
    texts = {name for file in ours for name in file.messages}
    english = {
        message.id: "".join(message.says)
        for file in ours
        if file.language == LANGUAGES[0]
        for message in file.messages.values()
    }
    needed, allowed = _content_ids(folder)
    for wanted, called in needed.items():
        if wanted not in texts:
            yield f'{folder}: there are no words for "{wanted}"'
        elif called is not None and _plain(english.get(wanted, "")) != _plain(called):
            yield f'{folder}: "{wanted}" is "{english.get(wanted)}" in English, but the content calls it "{called}"'
    for name in sorted(texts):
        if name.startswith(ABOUT_CONTENT) and not name.startswith(OTHERWISE) and name not in {*needed, *allowed}:
            yield f'{folder}: the words "{name}" speak of something that is not in the content'


def _content_ids(folder: Path) -> tuple[dict[str, str | None], set[str]]:
    """The ids that must have words, with the English name where the content gives it, and those that may."""
    named = {
        "terrain": (each.value for each in Terrain),
        "title": (name for _, name in TITLES),
        "edict": EDICTS,
        "stack": STACKS,
        "edition": PRESETS,
    }
    needed: dict[str, str | None] = {f"{kind}-{name}": None for kind, names in named.items() for name in names}
    allowed: set[str] = set()
    for path in sorted(folder.rglob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        if path.stem == "rulings":
            needed |= {f"ruling-{number}": None for number in data}
        for sheet in data.get("sheet", ()):
            needed[f"sheet-{sheet['id']}"] = None
        for card in data.get("card", ()):
            if path.stem == "seasons":
                needed[f"season-{card['id']}"] = None
            else:
                needed |= _card_ids(path.stem, card)
                allowed |= {f"card-{card['id']}-{more}" for more in ("rule", "box", "reason-box", "effect")}
    return needed, allowed


def _card_ids(kind: str, card: Mapping[str, Any]) -> dict[str, str | None]:
    name = f"card-{card['id']}"
    needed: dict[str, str | None] = {name: card.get("name")}
    if kind != "explore" or card.get("kind") == "ruins" or card.get("time") == 0:
        needed[f"{name}-rule"] = None
    if kind == "scoring":
        needed[f"{name}-reason"] = None
        if BOX[card["id"]] is not RULEBOOK[card["id"]]:
            needed[f"{name}-rule-box"] = None
    if kind == "ambush" and card.get("effect"):
        needed[f"{name}-effect"] = None
    return needed


def _plain(name: str) -> str:
    return name.replace("’", "'").lower()


# --- typography -------------------------------------------------------------------------------------------------------

_NO_NARROW_SPACE = re.compile("(?<![\u202f\u00a0])[;:!?»]|«(?![\u202f\u00a0])")
_TURNED_POINTS = {"?": "¿", "!": "¡"}


def wrong_typography(file: WordFile) -> Iterator[str]:
    """Curly apostrophes everywhere, narrow spaces in French, turned points in Spanish, and refusals as clauses."""
    for message in file.messages.values():
        said = "".join(message.says)
        where = f'{file.path}: "{message.id}"'
        if re.search(r"['\"`]", said):
            yield f"{where} has a straight quotation mark or apostrophe; ’, “ and ”, « and » are meant"
        if "..." in said:
            yield f"{where} has three full stops; … is meant"
        if "\n" not in said and any(re.search(r"\S {2,}\S", piece) for piece in message.says):
            yield f"{where} has two blanks in a row"
        if file.language == "fr" and any(_NO_NARROW_SPACE.search(piece) for piece in message.says):
            yield f"{where} lacks a narrow space (U+202F) before ; : ! ? or », or after «"
        if file.language == "es":
            for point, turned in _TURNED_POINTS.items():
                after_words = sum(len(re.findall(rf"\w\{point}", piece)) for piece in message.says)
                if not after_words <= said.count(turned) <= said.count(point):
                    yield f"{where} has {said.count(point)} {point} and {said.count(turned)} {turned}"
        if message.id.startswith("refusal-"):
            if message.says and message.says[0][:1].isupper():
                yield f"{where} begins with a capital; a refusal begins in lower case"
            if said.endswith("."):
                yield f"{where} ends with a full stop; a refusal has none"


def put_narrow_spaces(paths: Iterable[Path]) -> None:
    """French wants narrow spaces that no keyboard has; where an ordinary one was typed it is made narrow."""
    for path in paths:
        text = path.read_text(encoding="utf-8")
        narrow = re.sub(" (?=[;:!?»])|(?<=«) ", "\u202f", text)
        if narrow != text:
            path.write_text(narrow, encoding="utf-8")


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "none"


def main(arguments: Sequence[str] = (), root: Path = GROMA, page: Path | None = PAGE) -> int:
    """Say what is wrong, a line each."""
    if arguments and list(arguments) != ["--fix"]:
        sys.stderr.write("groma.words_check takes no arguments but --fix\n")
        return 2
    if arguments:
        folders = [root] if page is None else [root, page]
        put_narrow_spaces(file.path for folder in folders for file in word_files(folder) if file.language == "fr")
    found = problems(root, page)
    for problem in found:
        sys.stdout.write(f"{problem}\n")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
