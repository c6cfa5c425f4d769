"""What holds at every moment of every match of Cartographers, alone or combined, for one seat or a hundred."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.cartographers import twins
from tests.laws.conservation import check_cards
from tests.laws.tables import any_cartographers

from groma.games.cartographers.editions import content
from groma.games.cartographers.events import (
    CardRevealed,
    CoinsGained,
    EffectResolved,
    SeasonBegun,
    SeasonScored,
    SeatsAsked,
    ShapeDrawn,
)
from groma.games.cartographers.game import GAME
from groma.games.cartographers.notation import sheet_text, spaces_names
from groma.games.cartographers.phases import explore
from groma.games.cartographers.sheet import SPACES, Terrain, surrounded_mountains
from groma.games.cartographers.state import COIN_TRACK, Phase, State, evolve, explore_deck
from groma.games.cartographers.table import TableOptions, preset, random_table
from groma.kernel.chance import ScriptedChance, SeededChance, seed_from
from groma.kernel.match import Match
from groma.kernel.progress import Progress
from groma.kernel.record import check_record, read_record, record_lines, write_lines
from groma.kernel.refusal import Refusal
from groma.kernel.seats import Seat

AnyMatch = Match[Any, Any, Any, Any, Any]
seeds = st.integers(0, 2**32)


def dealt(options: TableOptions, seats: int, seed: int) -> AnyMatch:
    names = [f"Player {seat}" for seat in range(seats)]
    return Match(GAME, options, names, SeededChance(seed_from(str(seed))))


def move(match: AnyMatch, dice: Random) -> None:
    seat = dice.choice(sorted(match.awaiting))
    choices = match.choices(seat)
    done = match.submit(seat, choices[dice.randrange(len(choices))])
    assert not isinstance(done, Refusal), done


def play(match: AnyMatch, dice: Random) -> AnyMatch:
    while match.awaiting:
        move(match, dice)
    return match


@given(seed=seeds)
@settings(max_examples=50)
def test_cards_are_conserved(seed: int) -> None:
    """In the deck or in the column lies each explore and ruins card; each ambush and hero is unseen or was revealed."""
    dice = Random(seed)
    match = dealt(*any_cartographers(dice), seed)
    while match.awaiting:
        check_cards(match.state, [event for entry in match.entries for event in entry.events])
        move(match, dice)


@given(seed=seeds)
@settings(max_examples=50)
def test_sheets_only_fill_up(seed: int) -> None:
    """A space bears one thing; what is filled stays filled, mountains, wasteland, ruins and marks stay for good."""
    dice = Random(seed)
    match = dealt(*any_cartographers(dice), seed)
    printed = content().sheets[match.options.sheet].sheet
    before = match.state
    while match.awaiting:
        move(match, dice)
        for was, now in zip(before.seats, match.state.seats, strict=True):
            sheet = now.sheet
            assert sum(getattr(sheet, terrain.value).bit_count() for terrain in Terrain) == sheet.filled.bit_count()
            assert sheet.filled >> SPACES == 0
            assert was.sheet.filled & ~sheet.filled == 0
            assert (sheet.mountain, sheet.wasteland, sheet.ruins) == (
                printed.mountain,
                printed.wasteland,
                printed.ruins,
            )
            assert was.sheet.destroyed & ~sheet.destroyed == 0
            assert was.marks & ~now.marks == 0
            assert 0 <= was.coins <= now.coins <= COIN_TRACK
            # A monster under a mark is destroyed at once (H05).
            assert sheet.monster & now.marks == 0
            # Whoever surrounded a mountain has its coin, as long as the track had room (C07, C16).
            assert surrounded_mountains(sheet) == now.surrounded or now.coins == COIN_TRACK
            for initial in now.initials:
                assert initial & ~(sheet.monster | sheet.destroyed) == 0
        before = match.state


@given(seed=seeds)
@settings(max_examples=40)
def test_a_season_is_scored_as_the_twins_score_it(seed: int) -> None:
    """Edicts, coins and monsters of every seat at every season's end, worked out anew by the slow twins."""
    dice = Random(seed)
    match = play(dealt(*any_cartographers(dice), seed), dice)
    state, season, scored = None, 0, 0
    for entry in match.entries:
        for event in entry.events:
            if isinstance(event, SeasonScored):
                assert event.season == season
                assert state is not None
                cards = twins.PRINTINGS[state.options.printing]
                for cartographer, told in zip(state.seats, event.stars, strict=True):
                    grid = twins.grid_of(sheet_text(cartographer.sheet))
                    edicts = content().seasons[state.options.seasons][season].edicts
                    assert told.edicts == tuple(cards[state.edicts[edict]](grid).stars for edict in edicts)
                    assert told.coins == cartographer.coins
                    assert told.monsters == len(twins.monster_penalty(grid))
                season, scored = season + 1, scored + 1
            state = evolve(state, event)
    assert scored == 4
    outcome = match.outcome
    assert outcome is not None
    assert outcome.totals == tuple(sum(s.total for s in each.seasons) for each in match.state.seats)


@given(seed=seeds)
@settings(max_examples=40)
def test_coins_come_from_shapes_mountains_and_the_dragon(seed: int) -> None:
    """Nothing else fills the track, and each coin has its event."""
    dice = Random(seed)
    match = play(dealt(*any_cartographers(dice), seed), dice)
    gained: Counter[int] = Counter()
    for entry in match.entries:
        for event in entry.events:
            if isinstance(event, CoinsGained):
                gained[event.seat] += event.coins
                assert event.coins >= 1
    assert all(gained[number] == seat.coins for number, seat in enumerate(match.state.seats))


@pytest.mark.parametrize("edition", ["base", "heroes", "combined"])
def test_each_drawing_is_one_the_twin_allows(edition: Any) -> None:
    """In a whole match for two, every shape drawn fits by the slow twin's reckoning. (C02, C10)"""
    dice = Random(edition)
    match = play(dealt(preset(edition), 2, 5), dice)
    state, drawn, ruined = None, 0, 0
    for event in (event for entry in match.entries for event in entry.events):
        if isinstance(event, ShapeDrawn):
            assert state is not None
            grid = twins.grid_of(sheet_text(state.seats[event.seat].sheet))
            places = frozenset(divmod(number, 11) for number in range(SPACES) if event.spaces >> number & 1)
            if event.shape is None:
                assert len(places) == 1
                assert places <= twins.bearing(grid, ".")
            elif state.card in content().ambushes:
                assert places in twins.placements(grid, content().ambushes[state.card].shape.cells)
            else:
                cells = content().explore_card(str(state.card)).shapes[event.shape].shape.cells
                assert places in twins.placements(grid, cells, on_ruins=state.on_ruins)
                ruined += state.on_ruins
            drawn += 1
        state = evolve(state, event)
    assert drawn > 30
    assert ruined or edition == "heroes"


def test_the_bag_has_the_odds_of_a_shuffled_deck() -> None:
    """Two explore cards, one of two ambushes and one of two heroes: each order as likely as with shuffled cardboard.

    Shuffled: one of the two ambushes and one of the two heroes go in unseen, then all four are in any order.
    Counted exactly: every script of draws with its probability against every shuffle with its own.
    """
    options = preset("heroes")
    explore_cards, ambushes = explore_deck(options)[:2], options.ambushes[:2]
    heroes = tuple(content().heroes)[:2]
    shuffled: Counter[tuple[str, ...]] = Counter()
    for ambush in ambushes:
        for hero in heroes:
            for order in permutations((*explore_cards, ambush, hero)):
                shuffled[order] += Fraction(1, 2 * 2 * 24)
    drawn: Counter[tuple[str, ...]] = Counter()
    bag(options, [], Fraction(1), drawn)
    assert drawn == shuffled
    assert sum(drawn.values()) == 1


def bag(options: TableOptions, answers: list[int], odds: Fraction, drawn: Counter[tuple[str, ...]]) -> None:
    """Try every answer to every draw, until all four cards are turned over."""
    counts: list[int] = []

    class Asking(ScriptedChance):
        def below(self, count: int) -> int:
            if count > 1 and self.drawn >= len(self.answers):
                counts.append(count)
                raise LookupError
            return super().below(count)

    state = GAME.begin(options, 1, SeededChance(bytes(32))).state
    fresh = state._replace(
        deck=explore_deck(options)[:2],
        ambushes_in_deck=1,
        heroes_in_deck=1,
        unseen_ambushes=options.ambushes[:2],
        unseen_heroes=tuple(content().heroes)[:2],
    )
    progress: Progress[State, Any] = Progress(fresh, evolve)
    chance = Asking(answers)
    try:
        drawn[tuple(explore.reveal(progress, chance) for _ in range(4))] += odds
    except LookupError:
        (count,) = counts
        for answer in range(count):
            bag(options, [*answers, answer], odds / count, drawn)


def test_cards_left_in_the_deck_have_the_odds_of_cardboard() -> None:
    """One card turned over in spring and two in summer: an ambush that did not come stays, another joins it. (H12)

    Counted exactly, as above. On the table only ambushes are told apart; the rest of the deck is "other".
    """
    options = preset("base")
    others = len(explore_deck(options))
    cardboard: Counter[tuple[str, ...]] = Counter()
    for first, second in permutations(options.ambushes, 2):
        for spring in ("other", first):
            left = [second] if spring == first else [first, second]
            for one in ("other", *left):
                for two in ("other", *(card for card in left if card != one)):
                    odds = Fraction(1, 12) * Fraction(others if spring == "other" else 1, others + 1)
                    deck = others + len(left)
                    odds *= Fraction(others if one == "other" else 1, deck)
                    odds *= Fraction(others - (one == "other") if two == "other" else 1, deck - 1)
                    cardboard[spring, one, two] += odds
    drawn: Counter[tuple[str, ...]] = Counter()
    state = GAME.begin(options, 1, SeededChance(bytes(32))).state
    fresh = state._replace(deck=explore_deck(options), ambushes_in_deck=1, unseen_ambushes=options.ambushes)
    for spring, after_spring, odds in turned_over(fresh):
        for one, after_one, odds_one in turned_over(evolve(after_spring, SeasonBegun(1))):
            for two, _, odds_two in turned_over(after_one):
                drawn[spring, one, two] += odds * odds_one * odds_two
    assert drawn == cardboard
    assert sum(drawn.values()) == 1


def turned_over(state: State) -> Iterator[tuple[str, State, Fraction]]:
    """Each card that may come next, with the state after it and how likely it is."""
    cards = len(state.deck) + state.ambushes_in_deck
    for place in range(cards):
        unseen = len(state.unseen_ambushes) if place >= len(state.deck) else 1
        for answer in range(unseen):
            progress: Progress[State, Any] = Progress(state, evolve)
            card = explore.reveal(progress, ScriptedChance([place, answer]))
            told = card if card in content().ambushes else "other"
            yield told, progress.state, Fraction(1, cards * unseen)


def test_an_ambush_comes_in_spring_as_often_as_with_cardboard() -> None:
    """In 2,000 springs by the rules and in 2,000 shuffled lists of 14 cards alike (chi-square, 1 in 1,000)."""
    trials = 2000
    by_rules = sum(_spring_has_ambush(seed) for seed in range(trials))
    by_shuffling = sum(_cardboard_has_ambush(Random(seed)) for seed in range(trials))
    both, n = by_rules + by_shuffling, 2 * trials
    expected = both / 2
    chi = 2 * (by_rules - expected) ** 2 * (1 / expected + 1 / (trials - both / 2))
    assert 0.2 < both / n < 0.9
    assert chi < 10.83


def _spring_has_ambush(seed: int) -> bool:
    match = dealt(preset("base"), 1, seed)
    dice = Random(seed)
    while match.state.season == 0:
        move(match, dice)
    events = [event for entry in match.entries for event in entry.events]
    summer = next(place for place, event in enumerate(events) if isinstance(event, SeasonBegun) and event.season == 1)
    return any(isinstance(event, CardRevealed) and event.card in content().ambushes for event in events[:summer])


def _cardboard_has_ambush(dice: Random) -> bool:
    times = [*(card.time for card in content().explore["base"].values()), 0, 0, -1]
    dice.shuffle(times)
    total = 0
    for time in times:
        if time == -1:
            return True
        total += time
        if total >= 8:
            return False
    return False


@pytest.mark.parametrize(
    ("edition", "seats"), [(e, s) for e in ("base", "heroes", "combined") for s in (1, 2, 3, 5, 12, 100)]
)
def test_random_games_go_to_the_end(edition: Any, seats: int) -> None:
    """For 1 to 100 seats; the record of each is accepted."""
    match = play(dealt(preset(edition), seats, seats), Random(f"{edition}{seats}"))
    outcome = match.outcome
    assert outcome is not None
    assert len(outcome.totals) == seats
    text = write_lines(record_lines(match, seed_from(str(seats))))
    assert check_record(read_record(text, lambda _: GAME), GAME) == []


def test_random_games_of_random_combinations_go_to_the_end() -> None:
    """A hundred tables that the rulebooks allow, each to the end and with a record that is accepted."""
    editions: Counter[str] = Counter()
    for seed in range(100):
        dice = Random(seed)
        options, seats = any_cartographers(dice)
        assert GAME.check(options, seats) is None
        match = play(dealt(options, seats, seed), dice)
        editions[options.edition] += 1
        if seed % 4 == 0:
            text = write_lines(record_lines(match, seed_from(str(seed))))
            assert check_record(read_record(text, lambda _: GAME), GAME) == []
    assert min(editions.values()) > 10
    assert len(editions) == 3


@pytest.mark.parametrize(("seats", "tables"), [(1, 20), (2, 20), (4, 10), (12, 4), (100, 2)])
def test_random_combinations_go_to_the_end_for_few_and_for_many(seats: int, tables: int) -> None:
    """Any mix of both games, at tables of every size; the record of each is accepted."""
    editions: Counter[str] = Counter()
    for seed in range(tables):
        dice = Random(f"{seats} seats, table {seed}")
        options = random_table(dice)
        while options.edition != "combined":
            options = random_table(dice)
        match = play(dealt(options, seats, seed), dice)
        outcome = match.outcome
        assert outcome is not None
        assert len(outcome.totals) == seats
        text = write_lines(record_lines(match, seed_from(str(seed))))
        assert check_record(read_record(text, lambda _: GAME), GAME) == []
        editions.update((f"explore {options.explore}", f"seasons {options.seasons}", f"heroes {options.heroes}"))
    assert tables < 10 or len(editions) == 6


def test_seats_are_treated_alike() -> None:
    """Sheets of all seats stay equal as long as all draw alike: no rule favours a place at the table."""
    match = dealt(preset("base"), 5, 1)
    while match.awaiting:
        choice = match.choices(Seat(0))[0]
        for seat in range(5):
            assert not isinstance(match.submit(Seat(seat), choice), Refusal)
        assert len({each.sheet for each in match.state.seats}) == 1
    outcome = match.outcome
    assert outcome is not None
    assert (set(outcome.places), outcome.decided_by) == ({1}, "shared")


@given(seed=seeds)
@settings(max_examples=25)
def test_a_preview_tells_what_will_come_of_a_choice(seed: int) -> None:
    """Edicts, coins, monsters and destroyed spaces after it are those of the sheet when the choice is carried out."""
    dice = Random(seed)
    match = dealt(*any_cartographers(dice), seed)
    compared = 0
    while match.awaiting:
        state: State = match.state
        if len(match.awaiting) == 1 and not any(state.sealed) and (not compared or dice.random() < 0.3):
            (seat,) = match.awaiting
            choices = match.choices(seat)
            intent = choices[dice.randrange(len(choices))]
            told = GAME.preview(state, seat, intent)
            step = match.consider(seat, intent)
            assert not isinstance(told, Refusal)
            assert not isinstance(step, Refusal)
            after = state
            for event in step.entry.events:
                # Whatever follows from the choice itself comes before the next card, question or scoring.
                if isinstance(event, (CardRevealed, SeasonScored, SeatsAsked, EffectResolved)):
                    break
                after = evolve(after, event)
            compare(told, state, after)
            compared += 1
        move(match, dice)
    assert compared or len(match.seats) > 1


def compare(told: dict[str, Any], before: State, after: State) -> None:
    """A preview with the states before and after."""
    was, now = before.seats[told["on"]], after.seats[told["on"]]
    cards = twins.PRINTINGS[before.options.printing]
    grids = [twins.grid_of(sheet_text(each.sheet)) for each in (was, now)]
    penalties = [len(twins.monster_penalty(grid)) for grid in grids]
    scores = [[cards[card](grid).stars for card in before.edicts] for grid in grids]
    assert [each["before"] for each in told["edicts"]] == scores[0]
    assert [each["after"] for each in told["edicts"]] == scores[1]
    assert (told["coins"]["before"], told["coins"]["after"]) == (was.coins, now.coins)
    assert (told["monsters"]["before"], told["monsters"]["after"]) == tuple(penalties)
    assert len(told["monsters"]["spaces"]) == penalties[1]
    destroyed = now.sheet.destroyed & ~was.sheet.destroyed
    assert told["destroyed"] == spaces_names(destroyed)
    change = sum(scores[1][edict] - scores[0][edict] for edict in before.season_card.edicts)
    change += now.coins - was.coins - penalties[1] + penalties[0]
    # What the Troll destroys comes after the scoring (H09).
    assert told["change"] == (0 if before.phase is Phase.TROLL else change)


@given(seed=seeds)
@settings(max_examples=10)
def test_an_explanation_tells_how_a_seat_stands(seed: int) -> None:
    """Each edict with its parts, the coins and the stars that monsters would cost now."""
    dice = Random(seed)
    match = dealt(*any_cartographers(dice), seed)
    while match.awaiting:
        if dice.random() < 0.1:
            for number, cartographer in enumerate(match.state.seats):
                told = GAME.explain(match.state, None, Seat(number))
                grid = twins.grid_of(sheet_text(cartographer.sheet))
                cards = twins.PRINTINGS[match.options.printing]
                for letter, card, edict in zip("ABCD", match.state.edicts, told["edicts"], strict=True):
                    assert (edict["edict"], edict["card"], edict["stars"]) == (letter, card, cards[card](grid).stars)
                    assert edict["stars"] == sum(part["each"] * part["times"] for part in edict["parts"])
                assert told["coins"] == cartographer.coins
                assert (
                    told["monsters"]["stars"] == -len(told["monsters"]["spaces"]) == -len(twins.monster_penalty(grid))
                )
        move(match, dice)
