"""What every game promises at every moment of every match (see groma/kernel/game.py)."""

import json
import pickle
from collections.abc import Iterator
from functools import reduce
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.laws.tables import KINDS, Kind

from groma.kernel.chance import SeededChance, seed_from
from groma.kernel.codec import CodecError
from groma.kernel.game import Outcome
from groma.kernel.match import Match
from groma.kernel.record import check_record, read_record, record_lines, resume_record, write_lines
from groma.kernel.refusal import Refusal
from groma.kernel.seats import Seat

AnyMatch = Match[Any, Any, Any, Any, Any]

seeds = st.integers(0, 2**32)
every_game = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)


def dealt(kind: Kind, seed: int) -> tuple[AnyMatch, Random]:
    """A new match at some table, and the dice of those who play it."""
    dice = Random(seed)
    options, seats = kind.table(dice)
    names = [f"Player {seat}" for seat in range(seats)]
    return Match(kind.find(), options, names, SeededChance(seed_from(str(seed)))), dice


def any_move(match: AnyMatch, dice: Random) -> tuple[Seat, Any]:
    """Some seat that is awaited and something it may do; now and then a choice is taken back."""
    waiting = [Seat(seat) for seat in range(len(match.seats)) if seat not in match.awaiting]
    back = [seat for seat in waiting if match.choices(seat)]
    if back and dice.random() < 0.15:
        seat = dice.choice(back)
        return seat, dice.choice(list(match.choices(seat)))
    seat = dice.choice(sorted(match.awaiting))
    choices = match.choices(seat)
    return seat, choices[dice.randrange(len(choices))]


def moments(kind: Kind, match: AnyMatch, dice: Random, looks: int | None = None) -> Iterator[AnyMatch]:
    """The match at about so many of its moments, or at all of them, until it is over and once more then."""
    while match.awaiting:
        if looks is None or dice.random() < looks / kind.length:
            yield match
        seat, intent = any_move(match, dice)
        done = match.submit(seat, intent)
        assert not isinstance(done, Refusal), f"{intent} was offered to seat {seat} and refused: {done}"
    yield match


def frozen(match: AnyMatch) -> bytes:
    """All that a match consists of but for the rules, as bytes."""
    return pickle.dumps([getattr(match, name) for name in Match.__slots__ if name != "game"])


def altered(data: Any, dice: Random) -> Any:
    """JSON data with something about it changed."""
    if isinstance(data, dict) and data:
        name = dice.choice(list(data))
        return {**data, name: altered(data[name], dice)}
    if isinstance(data, list):
        change = dice.randrange(4)
        place = dice.randrange(len(data)) if data else 0
        if change == 0 or not data:
            return [*data, dice.choice([*data, "A1", "F6", 0])]
        if change == 1:
            return data[:place] + data[place + 1 :]
        return [*data[:place], altered(data[place], dice), *data[place + 1 :]]
    if isinstance(data, bool) or data is None:
        return dice.choice((True, False, None, 0, 1))
    if isinstance(data, int):
        return dice.choice((data - 1, data + 1, 0, 1, 99, -1, None))
    if isinstance(data, str) and data[:1] in "ABCDEFGHIJK" and data[1:].isdigit():
        return dice.choice("ABCDEFGHIJK") + str(dice.randint(1, 11))
    words = ("forest", "village", "farm", "water", "monster", "hero", "mountain", "wasteland", "destroyed", "tent")
    return dice.choice((*words, data + "x"))


@every_game
def test_options_are_exactly_what_is_accepted(kind: Kind) -> None:
    """Each option is accepted; whatever is not among them is refused, and a refusal leaves every byte as it was."""
    refused = 0
    for seed in range(8):
        match, dice = dealt(kind, seed)
        for now in moments(kind, match, dice, looks=6):
            before = frozen(now)
            for seat in map(Seat, range(len(now.seats))):
                options = list(now.choices(seat))
                known = set(options)
                assert len(known) == len(options)
                for intent in dice.sample(options, min(len(options), 6)):
                    assert not isinstance(now.consider(seat, intent), Refusal)
                for intent in strange_intents(now, options, dice):
                    if intent not in known:
                        answer = now.submit(seat, intent)
                        assert isinstance(answer, Refusal), f"{intent} was not offered to {seat}, and it is accepted"
                        refused += 1
            assert frozen(now) == before
    assert refused > 50


def strange_intents(match: AnyMatch, options: list[Any], dice: Random) -> list[Any]:
    """What other seats may do, and intents like those on offer, with something about them changed."""
    strange = [each for seat in range(len(match.seats)) for each in match.choices(Seat(seat))[:2]]
    codec, kind = match.game.codec, match.game.intent_type
    for intent in [*dice.sample(options, min(len(options), 12)), *strange]:
        try:
            strange.append(codec.decode(altered(codec.encode(intent, kind), dice), kind))
        except CodecError:
            continue
    return strange


@every_game
@given(seed=seeds)
@settings(max_examples=4)
def test_every_single_option_is_accepted(kind: Kind, seed: int) -> None:
    """At a moment of the match, not one of hundreds of options is refused."""
    match, dice = dealt(kind, seed)
    stop = dice.randrange(12)
    for count, now in enumerate(moments(kind, match, dice)):
        if count == stop:
            for seat in now.awaiting:
                for intent in now.choices(seat):
                    assert not isinstance(now.game.decide(now.state, seat, intent, SeededChance(bytes(32))), Refusal)
            return


@every_game
@given(seed=seeds)
@settings(max_examples=10)
def test_the_list_of_options_is_a_list(kind: Kind, seed: int) -> None:
    """Its order depends on the state alone; members, slices and length agree with what one gets by going through it."""
    match, dice = dealt(kind, seed)
    for now in moments(kind, match, dice, looks=6):
        for number in range(len(now.seats)):
            choices = now.choices(Seat(number))
            listed = list(choices)
            assert list(now.game.options(pickle.loads(pickle.dumps(now.state)), Seat(number))) == listed
            assert len(choices) == len(listed)
            assert bool(choices) == bool(listed)
            for place in dice.sample(range(len(listed)), min(len(listed), 10)):
                assert choices[place] == listed[place]
                assert choices[place - len(listed)] == listed[place]
            assert list(choices[2:9:3]) == listed[2:9:3]
            with pytest.raises(IndexError):
                choices[len(listed)]


@every_game
@given(seed=seeds)
@settings(max_examples=15)
def test_somebody_is_awaited_until_the_match_is_over(kind: Kind, seed: int) -> None:
    """Nobody is awaited if and only if there is an outcome; whoever is awaited has an option."""
    match, dice = dealt(kind, seed)
    for now in moments(kind, match, dice):
        assert (now.awaiting == frozenset()) == (now.outcome is not None)
        assert now.awaiting <= frozenset(range(len(now.seats)))
        assert all(len(now.choices(seat)) > 0 for seat in now.awaiting)
    outcome = match.outcome
    assert outcome is not None
    assert len(outcome.totals) == len(outcome.places) == len(match.seats)
    assert min(outcome.places) == 1
    assert outcome.winners
    for seat in range(len(match.seats)):
        assert isinstance(match.submit(Seat(seat), match.entries[1].intent), Refusal)


@every_game
@given(seed=seeds)
@settings(max_examples=12)
def test_the_moment_tells_when_something_else_is_asked(kind: Kind, seed: int) -> None:
    """While it stays the same, seats only answer, or take their answer back; it never goes down."""
    match, dice = dealt(kind, seed)
    moment, awaiting = match.game.moment(match.state), match.awaiting
    while match.awaiting:
        seat, intent = any_move(match, dice)
        assert not isinstance(match.submit(seat, intent), Refusal)
        now = match.game.moment(match.state)
        if now == moment:
            assert match.awaiting in (awaiting - {seat}, awaiting | {seat})
        assert now >= moment
        moment, awaiting = now, match.awaiting


@every_game
@given(seed=seeds)
@settings(max_examples=10)
def test_a_state_is_rebuilt_from_its_events(kind: Kind, seed: int) -> None:
    """Without chance or rules; and a match from its record, which goes on with the draws it would have had."""
    match, dice = dealt(kind, seed)
    game = match.game
    stop, text = dice.random(), ""
    for now in moments(kind, match, dice, looks=8):
        events = [event for entry in now.entries for event in entry.events]
        assert reduce(game.evolve, events, None) == now.state
        if not text and dice.random() < stop:
            text = write_lines(record_lines(now, seed_from(str(seed))))
            again = resume_record(read_record(text, lambda _: game), game, SeededChance(seed_from(str(seed))))
            assert (again.state, again.entries, again.number) == (now.state, now.entries, now.number)
    later = resume_record(read_record(text, lambda _: game), game, SeededChance(seed_from(str(seed)))) if text else None
    if later is not None:
        for entry in match.entries[later.number + 1 :]:
            assert entry.seat is not None
            assert later.submit(entry.seat, entry.intent) == entry


@every_game
@given(seed=seeds)
@settings(max_examples=8)
def test_everything_survives_json_there_and_back(kind: Kind, seed: int) -> None:
    """Options of the table, intents, events, views and the outcome; menu, preview and explanation are plain JSON."""
    match, dice = dealt(kind, seed)
    game = match.game

    def there_and_back(value: Any, kind: Any) -> None:
        assert game.codec.decode(json.loads(json.dumps(game.codec.encode(value, kind))), kind) == value

    there_and_back(match.options, game.options_type)
    for now in moments(kind, match, dice, looks=5):
        for seat in (None, *map(Seat, range(len(now.seats)))):
            there_and_back(now.view(seat), game.view_type)
            if seat is None:
                continue
            options = list(now.choices(seat))
            json.dumps(game.menu(now.state, seat))
            for intent in dice.sample(options, min(len(options), 4)):
                there_and_back(intent, game.intent_type)
                told = game.preview(now.state, seat, intent)
                assert not isinstance(told, Refusal)
                json.dumps(told)
            json.dumps(game.explain(now.state, None, seat))
            json.dumps(game.explain(now.state, seat, seat))
    for entry in match.entries:
        for event in entry.events:
            there_and_back(event, game.event_type)
            for seat in (None, Seat(0)):
                shown = game.show(event, seat)
                if shown is not None:
                    there_and_back(shown, game.event_type)
    there_and_back(match.outcome, Outcome)


@every_game
@given(seed=seeds)
@settings(max_examples=10)
def test_looking_changes_nothing(kind: Kind, seed: int) -> None:
    """Views, menus, previews, explanations and considerations leave every byte as it was."""
    match, dice = dealt(kind, seed)
    for now in moments(kind, match, dice, looks=5):
        before = frozen(now)
        for seat in map(Seat, range(len(now.seats))):
            now.view(seat)
            now.game.menu(now.state, seat)
            now.game.explain(now.state, seat, seat)
            for intent in now.choices(seat)[:3]:
                now.game.preview(now.state, seat, intent)
                now.consider(seat, intent)
        assert frozen(now) == before


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.seals], ids=lambda kind: kind.name)
@given(seed=seeds)
@settings(max_examples=15)
def test_others_see_alike_whatever_a_seat_has_sealed(kind: Kind, seed: int) -> None:
    """Two different choices of a seat that others wait with give everybody else equal views and equal events."""
    match, dice = dealt(kind, seed)
    game = match.game
    compared = 0
    for now in moments(kind, match, dice, looks=20):
        if len(now.awaiting) < 2:
            continue
        seat = dice.choice(sorted(now.awaiting))
        choices = now.choices(seat)
        one, other = (
            game.decide(now.state, seat, choices[dice.randrange(len(choices))], SeededChance(bytes(32))) for _ in "ab"
        )
        assert not isinstance(one, Refusal)
        assert not isinstance(other, Refusal)
        for number in (None, *range(len(now.seats))):
            looking = None if number is None else Seat(number)
            if looking == seat:
                continue
            assert game.view(one.state, looking) == game.view(other.state, looking)
            shown = [[game.show(event, looking) for event in each.events] for each in (one, other)]
            assert shown[0] == shown[1]
            if looking is not None:
                assert game.menu(one.state, looking) == game.menu(other.state, looking)
                assert list(game.options(one.state, looking))[:20] == list(game.options(other.state, looking))[:20]
            for subject in map(Seat, range(len(now.seats))):
                assert game.explain(one.state, looking, subject) == game.explain(other.state, looking, subject)
            compared += 1
    assert compared or len(match.seats) == 1


@every_game
@given(seed=seeds)
@settings(max_examples=6)
def test_a_record_of_any_match_is_found_right(kind: Kind, seed: int) -> None:
    """The rules accept every intent, what came of each is the same, the seed fits, and so does the outcome."""
    match, dice = dealt(kind, seed)
    for _ in moments(kind, match, dice, looks=0):
        pass
    secret = seed_from(str(seed))
    text = write_lines(record_lines(match, secret))
    record = read_record(text, lambda _: match.game)
    assert check_record(record, match.game) == []
    assert write_lines(record_lines(resume_record(record, match.game, SeededChance(secret)), secret)) == text
