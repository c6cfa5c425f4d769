"""Laws that hold at every moment of every game, whatever is played and whatever the table has agreed on."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from groma.bots.bot import Bot, ChanceBot, Look, find_bot
from groma.games import find_game
from groma.games.gisborne.box import add_box
from groma.games.gisborne.cards import MOST_CARDS_LAID, Card, counted, in_order, listed, together
from groma.games.gisborne.events import CardsDrawn, CardsLaid, CardsReplenished, Draw, Event, Lay
from groma.games.gisborne.game import GAME
from groma.games.gisborne.intents import Intent, KeepCards, LayCards, ReturnChip, StoreCards, TakeBack
from groma.games.gisborne.state import Chest, State, ranking
from groma.games.gisborne.table import TableOptions
from groma.kernel.chance import ScriptedChance, SeededChance, seed_from
from groma.kernel.game import Outcome
from groma.kernel.match import Match
from groma.kernel.record import check_record, read_record, record_lines, write_lines
from groma.kernel.refusal import Refusal
from groma.kernel.seats import Seat

SHORT_WAY = add_box(Path(__file__).parent / "short-way.toml")

TABLES = st.builds(
    TableOptions,
    tiles=st.sampled_from(["reconstruction-a", SHORT_WAY]),
    laying=st.sampled_from(["in_order", "simultaneous"]),
    chip_pile=st.sampled_from(["face_up", "face_down"]),
    stash=st.sampled_from(["count", "one_by_one"]),
    wolves_choice=st.sampled_from(["owner", "lowest", "random"]),
    river_choice=st.sampled_from(["owner", "random"]),
    last_round_scorings=st.sampled_from(["per_chip", "one"]),
    shortcut_end_effects=st.sampled_from(["apply", "ignore"]),
    open_chests=st.sampled_from(["hidden", "open"]),
    round_cap=st.sampled_from([3, 100]),
)
SEEDS = st.integers(0, 2**32)
PLAYERS = st.integers(3, 5)


class MoveBot:
    """Plays at random, but rarely stays in the tent, so that games see all of the path."""

    name = "mover"

    def choose(self, look: Look, dice: Random) -> Intent:
        """An option, one that moves if there is one and the dice say so."""
        options = list(look.options)
        moves = [option for option in options if not (isinstance(option, LayCards) and option.tent)]
        return dice.choice(moves if moves and dice.random() < 0.9 else options)  # type: ignore[no-any-return]


def games(options: TableOptions, players: int, seed: int, bot: Bot | None = None) -> Iterator[Match]:  # type: ignore[type-arg]
    """A game played at random, seen at every moment."""
    dice = Random(seed)
    chosen = bot or MoveBot()
    match = Match(GAME, options, ["bot"] * players, SeededChance(seed_from(str(seed))))
    yield match
    while waiting := sorted(match.awaiting):
        seat = dice.choice(waiting)
        look = Look(seat, match.choices(seat), partial(match.view, seat))
        entry = match.submit(seat, chosen.choose(look, dice))
        assert not isinstance(entry, Refusal), str(entry)
        yield match


def last_of(moments: Iterator[Match]) -> Match:  # type: ignore[type-arg]
    """The same match, played to its end."""
    *_, match = moments
    return match


def all_cards(state: State) -> tuple[int, ...]:
    """Every movement card there is, wherever it lies."""
    kinds = state.table.box.kinds
    heaps = [state.unseen, state.stored, state.discard, *state.hands]
    heaps += [counted(lay.cards, kinds) for lay in state.lays if lay is not None]
    total = (0,) * len(kinds)
    for heap in heaps:
        total = together(total, heap)
    return total


def all_chips(state: State) -> list[int]:
    """Every chip there is, but for the beach's as long as it lies there."""
    chips = [value for _, value in state.chips] + [*state.chips_unseen, *state.chips_out]
    chips += [value for chest in state.chests for value in chest.chips]
    return sorted(chips + ([] if state.next_chip is None else [state.next_chip]))


@settings(max_examples=100)
@given(TABLES, PLAYERS, SEEDS)
def test_cards_chips_and_tiles_are_conserved(options: TableOptions, players: int, seed: int) -> None:
    """Nothing appears or vanishes, and the deck holds what the chests do not."""
    for match in games(options, players, seed):
        state = match.state
        box = state.table.box
        assert all_cards(state) == box.counts
        assert min(min(heap) for heap in (state.unseen, state.stored, state.discard, *state.hands)) >= 0
        in_chests = sum(chest.cards for chest in state.chests)
        assert sum(state.unseen) + sum(state.stored) == state.deck + in_chests
        beach = [box.beach_chip] if state.is_last_round else []
        assert all_chips(state) == sorted([*box.chips, box.start_chip, *beach])
        on_table = [tile for tile in state.path.tiles if tile not in (box.start.id, box.end.id)]
        assert sorted([*on_table, *state.tiles_unseen]) == sorted(tile.id for tile in box.paths)


@settings(max_examples=100)
@given(TABLES, PLAYERS, SEEDS)
def test_no_two_pawns_share_a_field_and_ranks_are_total(options: TableOptions, players: int, seed: int) -> None:
    """At every moment; and who is further is ahead."""
    for match in games(options, players, seed):
        state = match.state
        standing = [field for field in state.pawns if field]
        assert len(set(standing)) == len(standing)
        ranks = ranking(state)
        assert sorted(ranks) == list(range(players))
        fields = [state.pawns[seat] for seat in ranks]
        assert fields == sorted(fields, reverse=True)
        assert all(field <= state.path.length or state.path.is_complete for field in fields)


@settings(max_examples=100)
@given(TABLES, PLAYERS, SEEDS)
def test_a_game_ends_by_itself_with_an_outcome(options: TableOptions, players: int, seed: int) -> None:
    """Within the rounds it may last; somebody is awaited until then and nobody after."""
    match = last_of(games(options, players, seed))
    outcome = match.outcome
    assert outcome is not None
    assert match.state.round <= options.round_cap
    assert sorted(outcome.places) == list(range(1, players + 1))
    assert outcome.totals == tuple(chest.points for chest in match.state.chests)
    assert all(not GAME.options(match.state, Seat(seat)) for seat in range(players))


@st.composite
def intents(draw: st.DrawFn) -> Intent:
    """Any intent, sensible or not."""
    card = st.sampled_from(["bronze-1", "bronze-2", "silver-2", "silver-3", "gold-3", "gold-4", "gold-9"])
    heap = st.lists(card.map(Card), max_size=MOST_CARDS_LAID + 1).map(lambda cards: in_order(cards))
    return draw(
        st.one_of(
            st.builds(LayCards, heap, st.booleans()),
            st.builds(KeepCards, heap),
            st.builds(ReturnChip, st.integers(-1, 5)),
            st.builds(StoreCards, st.integers(-1, 5)),
            st.just(TakeBack()),
        )
    )


@settings(max_examples=100)
@given(TABLES, PLAYERS, SEEDS, st.lists(intents(), min_size=12, max_size=12))
def test_options_are_exactly_what_is_accepted(
    options: TableOptions, players: int, seed: int, wishes: list[Intent]
) -> None:
    """Every option is accepted, everything else is refused, and a refusal changes nothing."""
    dice = Random(seed)
    for number, match in enumerate(games(options, players, seed)):
        state = match.state
        for seat in range(players):
            open_to = list(GAME.options(state, Seat(seat)))
            assert len(set(open_to)) == len(open_to)
            assert bool(open_to) or seat not in match.awaiting
            for intent in dice.sample(open_to, min(3, len(open_to))):
                assert match.consider(Seat(seat), intent), f"{intent} is an option but refused"
            wish = wishes[number % len(wishes)]
            answer = GAME.decide(state, Seat(seat), wish, SeededChance(seed_from("wish")))
            assert isinstance(answer, Refusal) == (wish not in open_to)
            if isinstance(answer, Refusal):
                assert GAME.decide(state, Seat(seat), wish, ScriptedChance(())) == answer
                assert GAME.preview(state, Seat(seat), wish) == answer
                assert match.submit(Seat(seat), wish) == answer
        assert match.state is state


@settings(max_examples=40)
@given(TABLES, PLAYERS, SEEDS)
def test_everything_survives_json_there_and_back(options: TableOptions, players: int, seed: int) -> None:
    """Options, intents, events, views and outcomes; and menus, previews and explanations are plain JSON."""

    def there_and_back(value: object, kind: object) -> None:
        assert GAME.codec.decode(json.loads(json.dumps(GAME.codec.encode(value, kind))), kind) == value

    there_and_back(options, GAME.options_type)
    for match in games(options, players, seed):
        entry = match.entries[-1]
        if entry.intent is not None:
            there_and_back(entry.intent, GAME.intent_type)
        for event in entry.events:
            there_and_back(event, GAME.event_type)
        for seat in (None, Seat(match.number % players)):
            there_and_back(match.view(seat), GAME.view_type)
            for event in match.shown(entry, seat):
                there_and_back(event, GAME.event_type)
        for seat in match.awaiting:
            told = [GAME.menu(match.state, seat), GAME.explain(match.state, seat, Seat(0))]
            told.append(GAME.preview(match.state, seat, GAME.options(match.state, seat)[0]))
            assert json.loads(json.dumps(told)) == told
    there_and_back(match.outcome, Outcome)


@settings(max_examples=40)
@given(TABLES, PLAYERS, SEEDS)
def test_a_state_is_rebuilt_from_its_events(options: TableOptions, players: int, seed: int) -> None:
    """Without chance and without rules."""
    match = last_of(games(options, players, seed))
    state: State | None = None
    for entry in match.entries:
        for event in entry.events:
            state = GAME.evolve(state, event)
    assert state == match.state


@settings(max_examples=30)
@given(TABLES, PLAYERS, SEEDS)
def test_a_record_checks(options: TableOptions, players: int, seed: int) -> None:
    """Written down, read back and played again by the rules, it comes to the same."""
    match = last_of(games(options, players, seed))
    text = write_lines(record_lines(match, seed_from(str(seed))))
    assert check_record(read_record(text, find_game), GAME) == []


@settings(max_examples=40)
@given(TABLES, PLAYERS, SEEDS)
def test_what_a_seat_may_know_changes_the_moment_only_when_the_question_does(
    options: TableOptions, players: int, seed: int
) -> None:
    """The moment grows with every question, and stands still while sealed lays come in."""
    before: State | None = None
    for match in games(options, players, seed):
        state = match.state
        if before is not None:
            is_sealed = options.laying == "simultaneous" and before.phase == "lay" and bool(before.turn[1:])
            if is_sealed:
                assert GAME.moment(state) == GAME.moment(before)
            else:
                assert GAME.moment(state) > GAME.moment(before)
        before = state


def other_hidden_things(state: State, seat: Seat | None, dice: Random) -> State:
    """A table that this seat cannot tell from the given one: what it may not know is dealt afresh.

    Other hands, lays still face down, everything unseen and what lies in chests change places; and where chests are
    not open, what has gathered in them is something else altogether.
    """
    kinds = state.table.box.kinds
    others = [each for each in state.table.seats if each != seat]
    is_laying = state.phase == "lay"
    heap = [*listed(state.unseen, kinds), *listed(state.stored, kinds)]
    for each in others:
        heap += listed(state.hands[each], kinds)
        lay = state.lays[each]
        heap += lay.cards if lay is not None and is_laying else ()
    dice.shuffle(heap)

    def take(count: int) -> tuple[Card, ...]:
        return in_order([heap.pop() for _ in range(count)])

    hands, lays, chests = list(state.hands), list(state.lays), list(state.chests)
    for each in others:
        lay = state.lays[each]
        held = sum(state.hands[each])
        if lay is not None and is_laying:
            held += len(lay.cards)
            if state.table.options.laying == "in_order":
                laid = len(lay.cards) + lay.tent
            else:
                laid = dice.randint(1, MOST_CARDS_LAID)
            tent = laid > held or dice.random() < 0.5
            laid = min(laid, held + tent)
            lays[each] = Lay(take(laid - tent), tent)
            held -= laid - tent
        hands[each] = counted(take(held), kinds)
        if state.table.options.open_chests == "hidden" and state.phase != "over":
            chests[each] = Chest(dice.randint(0, 9), tuple(sorted(dice.choices((1, 2, 3), k=dice.randint(0, 4)))))
    unseen_tiles = list(state.tiles_unseen)
    dice.shuffle(unseen_tiles)
    seen_of_stored = sum(state.stored)
    return state._replace(
        hands=tuple(hands),
        lays=tuple(lays),
        chests=tuple(chests),
        stored=counted(take(seen_of_stored), kinds),
        unseen=counted(in_order(heap), kinds),
        tiles_unseen=tuple(unseen_tiles),
    )


@settings(max_examples=60)
@given(TABLES, PLAYERS, SEEDS)
def test_views_tell_nothing_that_is_hidden(options: TableOptions, players: int, seed: int) -> None:
    """Two tables that differ only in what a seat may not know look the same to it, with all that a page asks for."""
    dice = Random(seed)
    for match in games(options, players, seed):
        state = match.state
        for seat in (None, *state.table.seats):
            twin = other_hidden_things(state, seat, dice)
            assert GAME.view(twin, seat) == GAME.view(state, seat)
            for subject in state.table.seats:
                assert GAME.explain(twin, seat, subject) == GAME.explain(state, seat, subject)
            if seat is not None:
                assert GAME.menu(twin, seat) == GAME.menu(state, seat)
                open_to = GAME.options(state, seat)
                assert len(GAME.options(twin, seat)) == len(open_to)
                for intent in open_to[:3]:
                    assert GAME.preview(twin, seat, intent) == GAME.preview(state, seat, intent)


def with_other_cards(event: Event, seat: Seat | None, kinds: tuple[Card, ...], dice: Random) -> Event:
    """The same event with other cards where this seat may not see them."""

    def other(draw: Draw) -> Draw:
        return draw if draw.seat == seat else draw._replace(cards=in_order(dice.choices(kinds, k=draw.count)))

    if isinstance(event, CardsDrawn):
        return CardsDrawn(other(event.draw))
    if isinstance(event, CardsReplenished):
        return CardsReplenished(tuple(other(draw) for draw in event.draws))
    if isinstance(event, CardsLaid) and event.seat != seat:
        count = dice.randint(1, MOST_CARDS_LAID) if event.count is None else event.count
        tent = dice.random() < 0.5
        return event._replace(lay=Lay(in_order(dice.choices(kinds, k=count - tent)), tent))
    return event


@settings(max_examples=100)
@given(TABLES, PLAYERS, SEEDS)
def test_events_tell_nothing_that_is_hidden(options: TableOptions, players: int, seed: int) -> None:
    """Two runs of events that differ only in what a seat may not know are shown to it alike."""
    dice = Random(seed)
    for match in games(options, players, seed):
        kinds = match.state.table.box.kinds
        for seat in (None, *match.state.table.seats):
            for event in match.entries[-1].events:
                twin = with_other_cards(event, seat, kinds, dice)
                assert GAME.show(twin, seat) == GAME.show(event, seat)


def test_the_leak_laws_would_notice_a_leak() -> None:
    """The twins do differ: seen by the owner of a hand, they are not the same table."""
    state = Match(GAME, TableOptions(), ["bot"] * 4, SeededChance(seed_from("leak"))).state
    twin = other_hidden_things(state, Seat(0), Random(1))
    assert twin != state
    assert any(GAME.view(twin, Seat(seat)) != GAME.view(state, Seat(seat)) for seat in (1, 2, 3))
    assert Counter(all_cards(twin)) == Counter(all_cards(state))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("bot", ["chance", "greedy"])
def test_games_of_every_size_between_bots(players: int, bot: str) -> None:
    """Games of 3, 4 and 5 bots end on the beach."""
    for seed in range(3):
        match = last_of(games(TableOptions(), players, seed, find_bot(bot, "gisborne")))
        assert match.outcome is not None
        assert match.outcome.details["reached_beach"]


def test_greedy_beats_chance() -> None:
    """One greedy seat among three that play at random wins nearly always."""
    wins = 0
    for seed in range(20):
        dice = Random(seed)
        bots: list[Bot] = [ChanceBot()] * 4
        bots[seed % 4] = find_bot("greedy", "gisborne")
        match = Match(GAME, TableOptions(), ["bot"] * 4, SeededChance(seed_from(f"greedy {seed}")))
        while waiting := match.awaiting:
            seat = min(waiting)
            look = Look(seat, match.choices(seat), partial(match.view, seat))
            match.submit(seat, bots[seat].choose(look, dice))
        outcome = match.outcome
        assert outcome is not None
        wins += outcome.places[seed % 4] == 1
    assert wins >= 18
