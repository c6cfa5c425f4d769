"""Words: three languages that say the same, facts put in as one would say them, and an audit that misses nothing."""

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from groma import rules_pages, words_check
from groma import words as words_module
from groma.games.cartographers.notation import parse_sheet
from groma.games.cartographers.scoring import ScoringCard
from groma.games.cartographers.scoring.cards import PRINTINGS
from groma.kernel.refusal import refuse
from groma.words import LANGUAGES, Words, language_of

EN, ES, FR = (Words(language) for language in LANGUAGES)
FILES = list(words_check.word_files(words_check.GROMA))
ENGLISH = {name: message for file in FILES if file.language == "en" for name, message in file.messages.items()}


# --- the words of Groma -----------------------------------------------------------------------------------------------


def test_nothing_is_wrong_with_the_words() -> None:
    """The audit finds nothing to say about the words as they are."""
    assert words_check.problems() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_put_together(language: str) -> None:
    """Each message says something whole in each language, whatever the numbers in it are."""
    words = Words(language)
    for name, message in ENGLISH.items():
        for number in (0, 1, 2, 3, 11):
            said = words.text(name, **dict.fromkeys(message.facts, number))
            assert said.strip(), name
            assert "{" not in said, name


@pytest.mark.parametrize(
    ("card", "en", "es", "fr"),
    [
        ("sentinel-wood", "Sentinel Wood", "Bosque Centinela", "Sentinel Wood"),
        ("stoneside-forest", "Stoneside Forest", "Bosque de Piedras", "Stoneside Forest"),
        ("golden-granary", "The Golden Granary", "El Granero Dorado", "The Golden Granary"),
        ("shieldgate", "Shieldgate", "Puerta de Escudo", "Shieldgate"),
        ("rift-lands", "Rift Lands", "Tierras Rifeñas", "Rift Lands"),
        ("goblin-attack", "Goblin Attack", "Ataque Goblin", "Attaque de Gobelins"),
        ("kethras-gates", "Kethra’s Gates", "Puertas de Kethra", "Portes de Kethra"),
        ("silos", "Silos", "Silos", "Silos"),
    ],
)
def test_cards_bear_the_names_of_the_rulebooks(card: str, en: str, es: str, fr: str) -> None:
    """What a rulebook names is called so in its language; what none names is translated."""
    assert [words.text(f"card-{card}") for words in (EN, ES, FR)] == [en, es, fr]


def test_titles_are_those_of_the_rulebooks() -> None:
    """The queen's best and worst titles stand as the three rulebooks print them."""
    best = [words.text("title-legendary-cartographer") for words in (EN, ES, FR)]
    worst = [words.text("title-oblivious-inkdrinker") for words in (EN, ES, FR)]
    assert best == ["Legendary Cartographer", "Cartógrafo Legendario", "Cartographe Légendaire"]
    assert worst == ["Oblivious Inkdrinker", "Bebedor de Tinta Inconsciente", "Buveur d’Encre Inconscient"]


def named_cards() -> Iterator[tuple[str, str]]:
    """Each reference text with each card that its English words name."""
    more = re.compile("-(rule|reason|effect|box)")
    cards = {name: EN.text(name) for name in ENGLISH if name.startswith("card-") and not more.search(name)}
    for name in ENGLISH:
        if name.startswith(("ruling-C", "ruling-H")):
            yield from ((name, card) for card, called in cards.items() if called in EN.text(name))


@pytest.mark.parametrize("words", [ES, FR], ids=["es", "fr"])
def test_rulings_call_cards_by_their_names(words: Words) -> None:
    """A ruling that names a card names it in every language, by the name on the card."""
    named = list(named_cards())
    assert len({ruling for ruling, _ in named}) >= 20
    assert [(ruling, card) for ruling, card in named if words.text(card) not in words.text(ruling)] == []


def sheets(count: int) -> Iterator[str]:
    """Pictures of sheets, each with a few terrains, from sparse to full."""
    chance = random.Random(7)
    for _ in range(count):
        letters = chance.sample("FVAWXHM#*fawr", chance.randint(2, 7))
        empty = chance.choice((0.0, 0.1, 0.5))
        spaces = ["." if chance.random() < empty else chance.choice(letters) for _ in range(121)]
        yield "\n".join("".join(spaces[start : start + 11]) for start in range(0, 121, 11))


@pytest.mark.parametrize("printing", PRINTINGS)
def test_a_card_s_words_say_the_stars_that_it_brings(printing: str) -> None:
    """Whatever one thing brings by a card's function is a number that stands in the card's words."""
    drawn = [parse_sheet(picture) for picture in sheets(400)]

    def brought(score: ScoringCard) -> set[int]:
        return {part.each for sheet in drawn for part in score(sheet)}

    for card, score in PRINTINGS[printing].items():
        box = printing == "box" and EN.has(f"card-{card}-rule-box")
        said = ENGLISH[f"card-{card}-rule-box" if box else f"card-{card}-rule"].numbers
        assert brought(score), card
        assert {str(each) for each in brought(score)} <= set(said), card


# --- how facts are told -----------------------------------------------------------------------------------------------


def test_numbers_choose_their_form() -> None:
    """One and many differ, in each language by its own rule: French counts nought as one."""
    assert [EN.text("stars", count=count) for count in (0, 1, 2)] == ["0 stars", "1 star", "2 stars"]
    assert [FR.text("stars", count=count) for count in (0, 1, 2)] == ["0 étoile", "1 étoile", "2 étoiles"]
    assert ES.text("card-mages-valley-reason", times=2, each=2) == "2 espacios de agua junto a montañas"
    assert ES.text("card-mages-valley-reason", times=1, each=1) == "1 espacio de granja junto a una montaña"


def test_a_refusal_is_a_sentence_about_its_facts() -> None:
    """Cards, stacks and monsters are told by their names, spaces as they are."""
    refusal = refuse("same-stack", stack="forest", cards=("sentinel-wood", "greenbough"))
    assert EN.refusal(refusal).endswith("of the stack “forests” these were chosen: Sentinel Wood and Greenbough")
    assert ES.refusal(refusal).endswith("de la pila «bosques» se eligieron Bosque Centinela y Rama Verde")
    assert ES.refusal(refuse("not-a-target", space="C4", monster="gorgon")).startswith(
        "la Gorgona no puede destruir C4"
    )
    assert EN.refusal(refuse("unknown-sheet", sheet="Z", known=("A", "B", "C"))).endswith("the sheets are A, B and C")


def test_lists_are_joined_as_one_says_them() -> None:
    """Nothing, one, two and three things; Spanish says e before the sound i."""
    assert [EN.list_text(items) for items in ([], ["A"], ["A", "B"])] == ["", "A", "A and B"]
    assert FR.list_text(["A", "B", "C"]) == "A, B et C"
    assert ES.list_text(["agua", "bosque"]) == "agua y bosque"
    assert ES.list_text(["verano", "invierno"]) == "verano e invierno"
    assert ES.list_text(["agua", "hierba"]) == "agua y hierba"


def test_a_missing_fact_and_an_unknown_id_are_mistakes() -> None:
    """Words that cannot be put together are never shown half."""
    with pytest.raises(LookupError, match="refusal-overlaps-filled-space"):
        EN.text("refusal-overlaps-filled-space")
    with pytest.raises(LookupError, match="no-such-words"):
        EN.text("no-such-words")
    assert not EN.has("no-such-words")


def test_english_stands_in_where_a_language_has_no_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A word that is there in English only is said in English."""
    (tmp_path / "en.ftl").write_text("only-english = hello { $name }\nboth = one\n", encoding="utf-8")
    (tmp_path / "fr.ftl").write_text("both = un\n", encoding="utf-8")
    monkeypatch.setattr(words_module, "text_files", lambda language: [tmp_path / f"{language}.ftl"])
    words_module._bundle.cache_clear()
    try:
        assert [FR.text("only-english", name="you"), FR.text("both")] == ["hello you", "un"]
        assert FR.has("only-english")
    finally:
        words_module._bundle.cache_clear()


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("es", "es"),
        ("es-MX", "es"),
        ("fr_CA.UTF-8", "fr"),
        ("FR", "fr"),
        ("de", "en"),
        ("", "en"),
        ("C.UTF-8", "en"),
        ("de:es:fr", "es"),
        ("de-DE,de;q=0.9,en;q=0.4,fr;q=0.7", "fr"),
        ("fr;q=0, es;q=0.1", "es"),
        ("fr;q=nonsense, es", "es"),
        ("frisian", "en"),
    ],
)
def test_a_wish_leads_to_a_language(wish: str, language: str) -> None:
    """Tags, locales and what browsers send lead to the best of the three languages."""
    assert language_of(wish) == language


def test_the_first_wish_that_can_be_met_counts() -> None:
    """What somebody chose goes before what their browser says."""
    assert language_of(None, "de", "es", "fr") == "es"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "de:fr"}, "fr"),
        ({"LC_ALL": "C", "LANG": "es_ES.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_leads_to_a_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a wish the locale decides, as it does for other programs."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of() == language


def test_whoever_says_nothing_does_not_wait_for_words() -> None:
    """Importing the words reads no Fluent."""
    code = "import sys, groma.words; sys.exit('fluent' in sys.modules or 'babel' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# --- the audit --------------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small package with sound words and a rule that refuses once."""
    (tmp_path / "text").mkdir()
    for language, hello in (("en", "hello!"), ("es", "¡hola!"), ("fr", "bonjour\u202f!")):
        add(tmp_path, language, f"greeting = {hello}\nrefusal-too-late = {{ $space }} 7\n")
    (tmp_path / "rules.py").write_text('refuse("too-late", space="A1", by=1)\n', encoding="utf-8")
    return tmp_path


def add(folder: Path, language: str, text: str) -> None:
    with (folder / "text" / f"{language}.ftl").open("a", encoding="utf-8") as file:
        file.write(text)


def test_the_audit_has_nothing_against_sound_words(folder: Path) -> None:
    """The small package that the tests below spoil is sound."""
    assert words_check.problems(folder, None) == []


@pytest.mark.parametrize(
    ("language", "text", "complaint"),
    [
        ("es", "farewell = adiós\n", 'text/en.ftl: "farewell" is missing'),
        ("en", "greeting = hi\n", 'text/en.ftl: "greeting" stands here twice'),
        ("fr", "broken = { $\n", "text/fr.ftl:3: Expected a character from range"),
        ("en", "-term = a term\n", 'text/en.ftl: "-term" is a term'),
        ("es", "one = { two }\n", 'text/es.ftl: "one" refers to "two", which does not exist'),
        ("fr", "one = Qui?\n", 'text/fr.ftl: "one" lacks a narrow space'),
        ("fr", "one = { $name }: oui\n", 'text/fr.ftl: "one" lacks a narrow space'),
        ("fr", "one = «oui\u202f»\n", 'text/fr.ftl: "one" lacks a narrow space'),
        ("es", "one = hola!\n", 'text/es.ftl: "one" has 1 ! and 0 ¡'),
        ("es", "one = ¿{ $name }\n", 'text/es.ftl: "one" has 0 ? and 1 ¿'),
        ("en", "one = it's\n", 'text/en.ftl: "one" has a straight'),
        ("en", "one = well...\n", 'text/en.ftl: "one" has three full stops'),
        ("en", "one = two  blanks\n", 'text/en.ftl: "one" has two blanks'),
        ("en", "refusal-none = no\n", 'text/en.ftl: nobody ever hears "refusal-none"'),
        ("en", "refusal-none = No\n", 'text/en.ftl: "refusal-none" begins with a capital'),
        ("en", "refusal-none = no.\n", 'text/en.ftl: "refusal-none" ends with a full stop'),
    ],
)
def test_the_audit_sees_what_is_wrong_with_a_file(folder: Path, language: str, text: str, complaint: str) -> None:
    """Each mistake in a file is told with the file and the id."""
    add(folder, language, text)
    assert any(complaint in problem for problem in words_check.problems(folder, None))


def test_the_audit_has_nothing_against_signs_tables_and_refusals_that_are_handed_on(folder: Path) -> None:
    """A sign that is spoken of is no punctuation, a table has its columns, and a refusal may come from elsewhere."""
    for language in LANGUAGES:
        question = {"en": "{ $name }?", "es": "¿{ $name }?", "fr": "{ $name }\u202f?"}[language]
        add(folder, language, f"signs = · ! ·\nquestion = {question}\ntable =\n    A  one\n    B  two\n")
    (folder / "handing_on.py").write_text('Refusal(said["code"], said["facts"])\n', encoding="utf-8")
    fr = folder / "text" / "fr.ftl"
    fr.write_text(fr.read_text(encoding="utf-8").replace("· ! ·", "·\u202f! ·"), encoding="utf-8")
    assert words_check.problems(folder, None) == []


def test_the_audit_compares_the_languages(folder: Path) -> None:
    """Placeholders and numbers must be the same in all three; a whole file that is missing is told as such."""
    for language, text in (("en", "{ $count } of 3"), ("es", "{ $counts } de 3"), ("fr", "{ $count } de 4")):
        add(folder, language, f"tally = {text}\n")
    assert words_check.problems(folder, None) == [
        'text: the placeholders of "tally" differ between the languages (en: $count; es: $counts; fr: $count)',
        'text: the numbers in "tally" differ between the languages (en: 3; es: 3; fr: 4)',
    ]
    (folder / "text" / "fr.ftl").unlink()
    assert "text: there is no fr.ftl" in words_check.problems(folder, None)


def test_the_audit_sees_an_id_in_two_files(folder: Path) -> None:
    """Ids are common property: two files that use the same one would hide each other's words."""
    other = folder / "game" / "text"
    other.mkdir(parents=True)
    for language in LANGUAGES:
        (other / f"{language}.ftl").write_text("greeting = x\n", encoding="utf-8")
    assert 'text/es.ftl: "greeting" stands in game/text/es.ftl too' in words_check.problems(folder, None)


def test_the_audit_reads_the_page_s_words_with_those_of_the_games(
    folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """The web app's files are held to the same, and may not use an id of a game; those of the server do not matter."""
    page = tmp_path_factory.mktemp("project") / "web" / "src"
    for place, name in ((folder / "games" / "text", "moor"), (folder / "server" / "text", "fen"), (page / "text", "")):
        place.mkdir(parents=True)
        for language in LANGUAGES:
            text = f"{name} = x\n" if name else "moor = y\nfen = y\n"
            (place / f"{language}.ftl").write_text(text, encoding="utf-8")
    found = words_check.problems(folder, page)
    assert found == [f'web/src/text/{each}.ftl: "moor" stands in games/text/{each}.ftl too' for each in LANGUAGES]


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        (
            'refuse("unknown-thing", thing=1)',
            'rules.py:2: there are no words for "refusal-unknown-thing" (facts: $thing)',
        ),
        ('refuse("too-late" if x else "too-early")', 'rules.py:2: there are no words for "refusal-too-early"'),
        ('refuse("too-late", place="A1")', 'rules.py:2: the words "refusal-too-late" speak of $space'),
        ('Refusal("too-late", {"place": "A1"})', 'rules.py:2: the words "refusal-too-late" speak of $space'),
        ("refuse(code)", "rules.py:2: the code of this refusal is not written out"),
        ('words.text("good-bye")', 'rules.py:2: there are no words for "good-bye"'),
        ('Words("en").text("refusal-too-late")', 'rules.py:2: the words "refusal-too-late" speak of $space'),
        ("def", "rules.py:2: this is not Python"),
    ],
)
def test_the_audit_sees_what_the_source_asks_for(folder: Path, source: str, complaint: str) -> None:
    """Whatever is refused or asked for by its id has words that fit its facts."""
    rules = folder / "rules.py"
    rules.write_text(f"{rules.read_text(encoding='utf-8')}{source}\n", encoding="utf-8")
    assert any(problem.startswith(complaint) for problem in words_check.problems(folder, None)), words_check.problems(
        folder, None
    )


def test_the_audit_compares_the_words_with_the_content(folder: Path) -> None:
    """A card without words, a name other than the content's, and words about no card are all told."""
    edition = folder / "games" / "cartographers" / "editions" / "base"
    (edition / "text").mkdir(parents=True)
    cards = "".join(f'[[card]]\nid = "{name}"\nname = "{name.title()}"\ntime = 1\n' for name in ("moor", "fen"))
    (edition / "explore.toml").write_text(cards, encoding="utf-8")
    for language in LANGUAGES:
        text = "card-fen = Bog\ncard-loch = Loch\n"
        (edition / "text" / f"{language}.ftl").write_text(text, encoding="utf-8")
    found = words_check.problems(folder, None)
    assert 'games/cartographers: there are no words for "card-moor"' in found
    assert 'games/cartographers: "card-fen" is "Bog" in English, but the content calls it "Fen"' in found
    assert 'games/cartographers: the words "card-loch" speak of something that is not in the content' in found


def test_the_audit_ends_with_1_when_it_has_something_to_say(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its sentences stand on standard output, a line each."""
    assert words_check.main([], folder, None) == 0
    add(folder, "es", "farewell = adiós\n")
    assert words_check.main([], folder, None) == 1
    missing = [f'text/{language}.ftl: "farewell" is missing' for language in ("en", "fr")]
    assert capsys.readouterr().out.splitlines() == missing


def test_the_audit_puts_narrow_spaces_into_french(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With --fix ordinary spaces become narrow where French wants them narrow, and nothing else changes."""
    for language in LANGUAGES:
        add(folder, language, "one = { $name } : « two » ; three\n" if language == "fr" else "one = { $name } two\n")
    assert words_check.main([], folder, None) == 1
    assert words_check.main(["--fix"], folder, None) == 0
    french = (folder / "text" / "fr.ftl").read_text(encoding="utf-8")
    assert french.endswith("one = { $name }\u202f: «\u202ftwo\u202f»\u202f; three\n")
    assert words_check.main(["--mend"], folder, None) == 2
    assert capsys.readouterr().err == "groma.words_check takes no arguments but --fix\n"


# --- the pages of the documentation -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "says"),
    [
        ("cartographers", r"rule-(?!gisborne)|ruling-[CH]\d|card-.*-rule"),
        ("gisborne", r"rule-gisborne|ruling-G\d|field-"),
    ],
)
def test_the_page_of_rules_tells_every_topic_card_and_ruling(game: str, says: str, language: str) -> None:
    """Whatever a game's reference, cards and rulings say stands on its page in full."""
    words, page = Words(language), rules_pages.rules_md(game, language)
    told = [name for name in ENGLISH if re.match(says, name)]
    assert len(told) > 50
    assert [name for name in told if words.text(name) not in page] == []


def test_the_page_of_rulings_tells_the_rulings_of_every_game() -> None:
    """Each ruling has a line with its question, its answer and its basis."""
    page = rules_pages.rulings_md()
    ids = [re.match(r"\| (\w\d\d) \|", line) for line in page.splitlines()]
    assert [found[1] for found in ids if found] == [
        *(f"C{number:02}" for number in range(1, 34)),
        *(f"H{number:02}" for number in range(1, 23)),
        *(f"G{number:02}" for number in range(1, 20)),
    ]
    assert all(line.count(" | ") == 3 for line in page.splitlines() if re.match(r"\| \w\d\d \|", line))
