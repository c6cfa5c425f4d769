"""`groma play`: a game in the terminal, alone, with others on one screen, or with bots."""

from __future__ import annotations

import contextlib
import os
import shlex
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import FrameType
from typing import Any, NoReturn

import click

from groma.bots.bot import NAMES as BOTS
from groma.bots.bot import Bot, find_bot
from groma.cli.saying import REFUSED, refusal_text
from groma.cli.table_options import options_from, table_options
from groma.cli.terminal.saving import AnyMatch, Save, SaveError, begin, newest, resume
from groma.games import NAMES as GAMES
from groma.games import find_game
from groma.kernel.chance import SeededChance, fresh_seed, seed_from
from groma.kernel.match import Match
from groma.kernel.refusal import RefusedError
from groma.kernel.seats import Seat
from groma.words import LANGUAGES, Words, language_of

MOST_SEATS = 100


class Interrupted(BaseException):
    """The terminal was closed, or the program was told to end."""


@click.command("play")
@click.option("--game", type=click.Choice(GAMES), default="cartographers", show_default=True, help="Which game.")
@click.option("--seats", type=click.IntRange(1, MOST_SEATS), help="How many play; more people if none are named.")
@click.option("--humans", metavar="NAME,…", help="The people, in order; `bot:greedy` puts a bot between them.")
@click.option("--bots", metavar="NAME,…", help=f"Bots in the seats after the people: {', '.join(BOTS)}.")
@table_options
@click.option("--seed", metavar="WORD", help="The same word always gives the same cards.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language; the environment's if not given.")
@click.option("--plain", is_flag=True, help="No colours and no keys: told and typed line by line.")
@click.option("--save", "save_to", type=click.Path(dir_okay=False), metavar="FILE", help="Where the game is kept.")
@click.option("--resume", "resume_from", is_flag=False, flag_value="", metavar="[FILE]", help="Go on with a game.")
def command(
    game: str,
    seats: int | None,
    humans: str | None,
    bots: str | None,
    seed: str | None,
    lang: str | None,
    plain: bool,
    save_to: str | None,
    resume_from: str | None,
    **table: Any,
) -> None:
    """Play in the terminal; alone, if nothing else is said.

    The game is saved as it goes. Leave whenever you like: `groma play --resume` goes on where you were.
    """
    words = Words(lang or language_of())
    try:
        if resume_from is not None:
            _refuse_table(seats, humans, bots, seed, save_to, table)
            _go_on(newest() if not resume_from else Path(resume_from), words, plain)
        else:
            names, players = _players(game, seats, humans, bots, words)
            _start(game, names, players, table, seed, Path(save_to) if save_to else None, words, plain)
    except SaveError as error:
        _fail(words.text(error.id, **error.facts))
    except RefusedError as error:
        _fail(refusal_text(error.refusal, words))


def _start(
    game: str,
    names: Sequence[str],
    players: Sequence[str | None],
    table: Mapping[str, Any],
    seed_word: str | None,
    save_to: Path | None,
    words: Words,
    plain: bool,
) -> None:
    options = options_from(game, dict(table), len(names))
    seed = fresh_seed() if seed_word is None else seed_from(seed_word)
    match: AnyMatch = Match(find_game(game), options, names, SeededChance(seed))
    save = begin(match, seed, players, save_to)
    _play(match, save, players, words, plain, [])


def _go_on(path: Path, words: Words, plain: bool) -> None:
    resumed = resume(path, lambda refusal: refusal_text(refusal, words))
    said = [words.text("play-resumed", file=str(path))]
    if resumed.was_cut_off:
        said.append(words.text("play-cut-off-dropped"))
    _play(resumed.match, resumed.save, resumed.bots, words, plain, said)


def _play(
    match: AnyMatch, save: Save, players: Sequence[str | None], words: Words, plain: bool, said: Sequence[str]
) -> None:
    """Play to the end, or say how to go on."""
    for each in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(each, _interrupt)
    was_over = match.outcome is not None and save.is_over
    try:
        for sentence in said:
            click.echo(sentence)
        _lead(match, save, players, words, plain)
    except (KeyboardInterrupt, EOFError, Interrupted, OSError):
        # Whoever leaves while looking at the result interrupts nothing.
        if not save.is_over:
            _say_saved(save, words)
            sys.exit(REFUSED)
    finally:
        save.close()
    if match.outcome is None:
        _say_saved(save, words)
    elif not was_over:
        click.echo(words.text("play-record-kept", file=str(save.path)))


def _lead(match: AnyMatch, save: Save, players: Sequence[str | None], words: Words, plain: bool) -> None:
    """At the screen with keys where there is one, else line by line. Returns when the game is over or left."""
    from groma.cli.terminal.desk import Stop
    from groma.cli.terminal.pages import LEAST

    plain = plain or not _has_screen()
    if not plain:
        columns, lines = os.get_terminal_size(sys.stdout.fileno())
        if columns < LEAST[0] or lines < LEAST[1]:
            plain = True
            click.echo(words.text("play-plain-because-small", columns=columns, lines=lines))
    bots = {Seat(seat): _bot(name, match.game.name) for seat, name in enumerate(players) if name is not None}
    if match.game.name != "cartographers":
        _lead_gisborne(match, save, bots, words, plain)
        return
    from groma.cli.terminal.lines import Lines
    from groma.cli.terminal.table import Table

    if plain:
        front: Any = Lines(words)
    else:
        from groma.cli.terminal.keys import Screen

        front = Screen(words)
    with front:
        leader = Table(match, bots, words, front, save)
        try:
            leader.show_end() if match.outcome is not None and save.is_over else leader.play()
        except Stop:
            return
    if not plain:
        # The screen with keys is gone with everything on it; the result stays in the terminal's own history.
        front.leave_behind(leader.end_lines(result_last=True))


def _lead_gisborne(match: AnyMatch, save: Save, bots: Mapping[Seat, Bot], words: Words, plain: bool) -> None:
    from groma.cli.play_gisborne import run

    people = {Seat(seat): name for seat, name in enumerate(match.seats) if seat not in bots}

    def keep(entry: Any) -> None:
        save.keep(match, entry)

    run(match, people, bots, words.language, plain=plain, save=keep)
    save.finish(match)


def _players(
    game: str, seats: int | None, humans: str | None, bots: str | None, words: Words
) -> tuple[list[str], list[str | None]]:
    """The names by seat, and by seat the bot that plays it or None for a person."""
    named = [name.strip() for name in (humans or "").split(",") if name.strip()]
    seated = named + [f"bot:{name.strip()}" for name in (bots or "").split(",") if name.strip()]
    people = sum(not name.startswith("bot:") for name in seated)
    missing = max((seats or 0) - len(seated), 0 if named or seats else 1)
    if missing and not named:
        many = missing + people > 1
        unnamed = [
            words.text("play-person", number=number + 1) if many else words.text("play-person-alone")
            for number in range(missing)
        ]
        seated = [*unnamed, *seated]
    elif missing:
        raise click.BadParameter(
            f"{seats} seats, but only {len(seated)} are taken by --humans and --bots; name who sits in the others",
            param_hint="--seats",
        )
    if seats is not None and len(seated) > seats:
        raise click.BadParameter(
            f"{seats} given, but --humans and --bots name {len(seated)}; leave it out, or name fewer",
            param_hint="--seats",
        )
    names: list[str] = []
    players: list[str | None] = []
    for name in seated:
        bot = name.removeprefix("bot:") if name.startswith("bot:") else None
        if bot is not None and bot not in BOTS:
            raise click.BadParameter(f'there is no bot "{bot}"; known are {", ".join(BOTS)}', param_hint="--bots")
        label = bot or name
        if label in names:
            if bot is None:
                raise click.BadParameter(f'two people are called "{name}"', param_hint="--humans")
            label = f"{label} {sum(other == bot for other in players) + 1}"
        names.append(label)
        players.append(bot)
    if all(player is not None for player in players):
        raise click.BadParameter(
            "nobody would be left to play; `groma simulate` lets bots play alone", param_hint="--bots"
        )
    return names, players


def _refuse_table(
    seats: int | None,
    humans: str | None,
    bots: str | None,
    seed: str | None,
    save_to: str | None,
    table: Mapping[str, Any],
) -> None:
    """A game that is resumed keeps its table; whoever names another is told so rather than overlooked."""
    given = {"seats": seats, "humans": humans, "bots": bots, "seed": seed, "save": save_to, **table}
    for name, value in given.items():
        if value:
            raise click.BadParameter(
                f"--{name.replace('_', '-')} cannot be changed in a game that goes on", param_hint="--resume"
            )


def _bot(name: str, game: str) -> Bot:
    try:
        return find_bot(name, game)
    except (KeyError, ModuleNotFoundError):
        raise SaveError("play-unknown-bot", name=name) from None


def _has_screen() -> bool:
    """Whether single keys can be read and whole pages drawn."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def _say_saved(save: Save, words: Words) -> None:
    """How to go on. A closed terminal cannot be told anything any more, and need not be."""
    file = str(save.path)
    said = words.text("play-saved", file=file, command=f"{_program()} play --resume {shlex.quote(file)}")
    try:
        click.echo(f"\n{said}")
        sys.stdout.flush()
    except OSError:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115, PTH123 - Python flushes it when it ends
        with contextlib.suppress(OSError):
            click.echo(said, err=True)


def _program() -> str:
    """What to type to get this program: in a clone, whose environment no shell knows, its ./dev."""
    folder = Path.cwd()
    is_clone = (folder / "dev").is_file() and Path(sys.prefix).is_relative_to(folder)
    return "./dev groma" if is_clone else "groma"


def _fail(sentence: str, code: int = REFUSED) -> NoReturn:
    click.echo(f"groma: {sentence}", err=True)
    sys.exit(code)


def _interrupt(signal_number: int, frame: FrameType | None) -> None:
    raise Interrupted
