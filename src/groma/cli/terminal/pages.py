"""Everything the terminal shows, as lines of text: the table, the score sheet, help, the end. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from groma.cli.terminal.desk import Desk, Round, is_scoring, refusal_sentence
from groma.cli.terminal.ink import Ink, beside, capital, columns, fitted, line, wrapped
from groma.cli.terminal.map import LARGE_WIDTH, SMALL_WIDTH, Ghost, Over, map_lines
from groma.cli.terminal.pencil import Pencil, printed_cells
from groma.games.cartographers.editions import EDICTS, content
from groma.games.cartographers.notation import parse_spaces, spaces_names
from groma.games.cartographers.sheet import Terrain
from groma.games.cartographers.state import COIN_TRACK
from groma.games.cartographers.view import View
from groma.kernel.game import Outcome
from groma.kernel.refusal import Refusal
from groma.kernel.seats import Seat
from groma.words import Words

LEAST = (80, 24)
"""Columns and lines that the screen needs; below it everything is told plainly, line by line."""

Size = tuple[int, int]


def is_large(size: Size) -> bool:
    """Whether there is room for the large map."""
    return size[0] >= LARGE_WIDTH + 46 and size[1] >= 38


def table_page(desk: Desk, table: Round, ink: Ink, size: Size) -> list[Text]:
    """The whole screen while somebody chooses."""
    width, height = size
    large = is_large(size)
    preview = _preview(desk, table)
    explained = _explained(desk, table, preview)
    shown = table.on if desk.visited is None else desk.visited
    top = [_title(table, ink, width)]
    drawn = _map(desk, table, ink, preview, explained, large)
    across = LARGE_WIDTH if large else SMALL_WIDTH
    body = beside(drawn, _panel(desk, table, ink, width - across - 2, len(drawn)), across)
    below = [
        *edict_lines(table, shown, preview, explained, desk.lit, ink),
        _sum_line(table, shown, preview, ink, width),
    ]
    last = [_message(desk, table, preview, ink), _keys(desk, table, ink, width)]
    room = height - len(top) - len(body) - len(below) - len(last)
    middle = _middle(desk, table, ink, explained, width, room)
    lines = [*top, *body, *below, *middle, *last]
    return [fitted(each, width) for each in lines[:height]]


def plain_table(desk: Desk, table: Round, ink: Ink) -> list[Text]:
    """The table told from top to bottom, for whoever reads line by line."""
    view, words = table.view, table.words
    lines = [line("")]
    lines.append(line(_heading(table)))
    lines += [line(each) for each in table.news]
    lines.append(line(""))
    lines += _card_lines(desk.pencil, table, ink, 78)
    lines.append(line(_column_text(view, words)))
    lines.append(line(_deck_text(view, words)))
    lines += [line(each) for each in _effects(view, words)]
    if table.on == table.seat:
        lines.append(line(_whose(table, table.seat)))
    lines += plain_drawing(desk, table, ink)
    return lines


def plain_drawing(desk: Desk, table: Round, ink: Ink) -> list[Text]:
    """The map with the pencil over it, and what the drawing would bring; or somebody else's map."""
    preview = _preview(desk, table)
    explained = _explained(desk, table, preview)
    shown = table.on if desk.visited is None else desk.visited
    lines = [line(_whose(table, shown))] if shown != table.seat else []
    lines += _map(desk, table, ink, preview, explained, large=False)
    lines += edict_lines(table, shown, preview, explained, desk.lit, ink)
    lines.append(_sum_line(table, shown, preview, ink, 78))
    lines += [line(said) for said in _lit_words(desk, table, explained)]
    if desk.visited is not None:
        return lines
    if desk.said:
        lines.append(line(desk.said))
    lines.append(line(_pencil_text(desk.pencil, table)))
    if isinstance(preview, Refusal):
        lines.append(line(refusal_sentence(preview, table.words)))
    return lines


# What the parts of the table say


def _heading(table: Round) -> str:
    words, view = table.words, table.view
    return words.text(
        "play-heading",
        season=capital(words.text(f"season-{view.season}")),
        time=view.time,
        threshold=view.threshold,
        name=table.names[table.seat],
    )


def _title(table: Round, ink: Ink, width: int) -> Text:
    words, view = table.words, table.view
    season = capital(words.text(f"season-{view.season}"))
    edition = capital(words.text(f"edition-{view.options.edition}"))
    left = f" {edition} · {season} · {words.text(f'play-phase-{view.phase}')}"
    total = words.text("stars", count=view.seats[table.seat].total)
    right = f"{table.names[table.seat]} · {total} "
    space = width - len(left) - len(right)
    return fitted(line((f"{left}{' ' * max(space, 1)}{right}", "bold reverse")), width)


def _map(desk: Desk, table: Round, ink: Ink, preview: Any, explained: Mapping[str, Any], large: bool) -> list[Text]:
    shown = table.on if desk.visited is None else desk.visited
    lit, support = lit_spaces(explained, desk.lit)
    ghost = None
    if desk.visited is None:
        pencil = desk.pencil
        fits = not isinstance(preview, Refusal)
        ghost = Ghost(pencil.spaces, pencil.ink, fits, pencil.marks)
    fresh = table.fresh if shown == table.seat else 0
    return map_lines(table.view.seats[shown], Over(ghost, lit, support, fresh), ink, large)


def lit_spaces(explained: Mapping[str, Any], lit: str | None) -> tuple[int, int]:
    """The spaces that count for an edict or for the monsters, and those that make them count."""
    if lit is None:
        return 0, 0
    if lit == "monsters":
        return parse_spaces(explained["monsters"]["spaces"]), 0
    spaces = support = 0
    for part in explained["edicts"][EDICTS.index(lit)]["parts"]:
        spaces |= parse_spaces(part["spaces"])
        support |= parse_spaces(part["because"])
    return spaces, support & ~spaces


def _panel(desk: Desk, table: Round, ink: Ink, width: int, height: int) -> list[Text]:
    """The card, the season's time and the others; between them what was revealed and may still come, as it fits."""
    view, words = table.view, table.words
    first = [*_card_lines(desk.pencil, table, ink, width), line(""), _time_line(view, words, ink)]
    more = [line((each, ink.style("faint"))) for each in wrapped(_column_text(view, words), width)]
    more += [line((each, ink.style("faint"))) for each in wrapped(_deck_text(view, words), width)]
    for said in _effects(view, words):
        more += [line((each, ink.style("sky"))) for each in wrapped(said, width, "  ")]
    last = _others(table, ink, width) if len(view.seats) > 1 else []
    room = max(height - len(first) - len(last), 0)
    if last and room > len(more):
        last.insert(0, line(""))
    if 0 < room < len(more):
        # What has no room stands on the page of all cards.
        more[room - 1] = fitted(line(more[room - 1], " …"), width)
    return [*first, *more[:room], *last][:height]


def _effects(view: View, words: Words) -> list[str]:
    """What the monsters that were drawn go on doing."""
    return [
        words.text("play-card-rule", name=words.text(f"card-{card}"), rule=words.text(f"card-{card}-effect"))
        for card in view.in_play
        if words.has(f"card-{card}-effect")
    ]


def _card_lines(pencil: Pencil, table: Round, ink: Ink, width: int) -> list[Text]:
    view, words = table.view, table.words
    card = view.card or ""
    if view.phase == "troll":
        title = words.text("card-giant-troll-ravage")
    else:
        title = words.text(f"card-{card}")
    head = line((title, "bold"))
    known = content()
    if card in known.ambushes or view.phase == "troll":
        head.append(f"  {words.text('kind-ambush')}", style=ink.style("bad"))
    elif card in known.heroes:
        head.append(f"  {words.text('kind-hero')}", style=ink.style("sky"))
    else:
        head.append(f"  {words.text('time-value', time=known.explore_card(card).time)}", style=ink.style("faint"))
    lines = [head]
    if pencil.kind == "draw":
        lines += _shape_lines(pencil, card, table, ink, width)
    else:
        rule = f"card-{card}-rule" if view.phase != "troll" else "card-giant-troll-ravage-rule"
        said = words.text(f"phase-{view.phase}-prompt") if pencil.kind == "destroy" else words.text(rule)
        lines += [line((each, ink.style("faint"))) for each in wrapped(said, width)]
    if view.ruins and pencil.kind == "draw":
        lines += [line((each, ink.style("gold strong"))) for each in wrapped(words.text("why-ruins"), width)]
    if table.why in ("no-shape-fits", "no-shape-on-ruins"):
        said = words.text(f"why-{table.why}")
        lines += [line((each, ink.style("gold strong"))) for each in wrapped(said, width)]
    return lines


def _shape_lines(pencil: Pencil, card: str, table: Round, ink: Ink, width: int) -> list[Text]:
    """The card's shapes side by side, the one in hand as it lies, and the terrains."""
    known, words = content(), table.words
    count = 1 if card in known.ambushes else len(known.explore_card(card).shapes)
    block: list[Text] = []
    offered = {piece.shape for piece in pencil.pieces}
    for shape in range(count):
        in_hand = pencil.now.shape == shape
        cells = pencil.lies.cells if in_hand else printed_cells(card, shape)
        coin = card not in known.ambushes and known.explore_card(card).shapes[shape].coin
        drawn = _shape_picture(str(shape + 1), cells, coin, in_hand, shape in offered, pencil, ink)
        block = drawn if not block else beside(block, drawn, max(each.cell_len for each in block), 3)
    if None in offered:
        drawn = _shape_picture("", ((0, 0),), False, True, True, pencil, ink)
        block = beside(block, drawn, max(each.cell_len for each in block), 3) if block else drawn
    terrains = line("")
    for terrain in pencil.now.terrains:
        name = f"{ink.sign(terrain.value)} {words.text(f'terrain-{terrain.value}')}"
        parting = " / " if ink.plain else " "
        if terrains.cell_len + len(parting) + cell_len(name) + 2 > width:
            block = [*block, terrains]
            terrains = line("")
        if terrains.plain:
            terrains.append(parting)
        if terrain is pencil.ink:
            terrains.append(f"[{name}]", style="" if ink.plain else f"{ink.wash(terrain.value)} bold")
        else:
            terrains.append(f" {name} ", style=ink.style("faint"))
    return [*block, terrains]


def _shape_picture(
    label: str, cells: Sequence[tuple[int, int]], coin: bool, in_hand: bool, offered: bool, pencil: Pencil, ink: Ink
) -> list[Text]:
    height = max(row for row, _ in cells) + 1
    width = max(column for _, column in cells) + 1
    mark = f"{label}{')' if label else ' '}"
    lines = []
    for row in range(height):
        text = line((mark if row == 0 else " " * len(mark), "bold" if in_hand else ink.style("faint")), " ")
        for column in range(width):
            if (row, column) not in cells:
                text.append("  ")
            elif not offered:
                text.append("- " if ink.plain else "░░", style=ink.style("faint"))
            elif ink.plain:
                text.append(f"{ink.sign(pencil.ink.value)} " if in_hand else "o ")
            elif in_hand:
                text.append(f"{ink.sign(pencil.ink.value)} ", style=ink.wash(pencil.ink.value))
            else:
                text.append("▒▒", style=ink.style("faint"))
        if row == 0 and coin:
            text.append(f" {ink.coin}", style=ink.style("gold strong"))
        lines.append(text)
    return lines


def _time_line(view: View, words: Words, ink: Ink) -> Text:
    done = min(view.time, view.threshold)
    text = line((f"{capital(words.text(f'season-{view.season}'))} ", "bold"))
    text.append("▰" * done, style=ink.style("gold"))
    text.append("▱" * (view.threshold - done), style=ink.style("faint"))
    text.append(f" {words.text('time-of-threshold', time=view.time, threshold=view.threshold)}")
    return text


def _column_text(view: View, words: Words) -> str:
    told = []
    known = content()
    for card, time in view.column:
        name = words.text(f"card-{card}")
        counts = card not in known.ambushes and card not in known.heroes and card not in known.ruins
        told.append(f"{name} {time}" if counts else name)
    return words.text("play-column", cards=told)


def _deck_text(view: View, words: Words) -> str:
    deck = view.deck
    parts = [words.text("play-deck-cards", count=len(deck.cards))]
    if deck.ambushes:
        parts.append(words.text("play-deck-ambushes", count=deck.ambushes))
    if deck.heroes:
        parts.append(words.text("play-deck-heroes", count=deck.heroes))
    return words.text("play-deck", parts=parts)


def _others(table: Round, ink: Ink, width: int) -> list[Text]:
    view, words = table.view, table.words
    text = line("")
    lines = [text]
    for number, seat in enumerate(view.seats):
        ready = " ✓" if seat.ready and not ink.plain else ""
        entry = f"{table.names[number]} {words.text('play-stars-short', count=seat.total)}{ready}"
        if text.plain and text.cell_len + len(entry) + 3 > width:
            if len(lines) == 3:
                text.append(" …", style=ink.style("faint"))
                break
            text = line("")
            lines.append(text)
        if text.plain:
            text.append(" · ", style=ink.style("faint"))
        text.append(entry, style="bold" if number == table.seat else "")
    return lines


def edict_lines(
    table: Round, shown: Seat, preview: Any, explained: Mapping[str, Any], lit: str | None, ink: Ink
) -> list[Text]:
    """The four edicts: name, stars now and after the drawing, and how the number comes about."""
    rows = []
    words, view = table.words, table.view
    changes = isinstance(preview, dict) and shown == table.on
    for place, told in enumerate(explained["edicts"]):
        scoring = is_scoring(view, place)
        card = told["card"]
        mark = ("*" if ink.plain else "★") if scoring else " "
        name_style = "bold" if scoring else ink.style("faint")
        if lit == told["edict"]:
            name_style = f"{name_style} reverse"
        before = preview["edicts"][place]["before"] if changes else told["stars"]
        stars = line((f"{told['stars']}", "bold" if scoring else ""))
        change = line("")
        if changes and told["stars"] != before:
            difference = told["stars"] - before
            change.append(f"{difference:+d}", style=ink.style("good strong" if difference > 0 else "bad strong"))
        rows.append(
            [
                line((mark, ink.style("gold strong")), (told["edict"], name_style)),
                line((card_name(card, view, words), name_style)),
                stars,
                change,
                line((reason(told["parts"], card, view, words), ink.style("faint"))),
            ]
        )
    return columns(rows, right=frozenset({2, 3}))


def _sum_line(table: Round, shown: Seat, preview: Any, ink: Ink, width: int) -> Text:
    """Coins, monsters, and what the drawing changes of this season's score; without the coin track where it's tight."""
    words = table.words
    seat = table.view.seats[shown]
    changes = isinstance(preview, dict) and shown == table.on
    coins = preview["coins"]["after"] if changes else seat.coins
    track = line(" ")
    track.append("●" * min(seat.coins, coins), style=ink.style("gold"))
    track.append("●" * max(coins - seat.coins, 0), style=ink.style("good strong"))
    track.append("○" * (COIN_TRACK - coins), style=ink.style("faint"))
    before = -table.ask.explain(shown)["monsters"]["stars"]
    lost = preview["monsters"]["after"] if changes else before
    rest = line(
        "   ",
        (words.text("play-monsters", count=lost), ink.style("bad") if lost else ink.style("faint")),
    )
    if changes and lost != before:
        rest.append(f" {before - lost:+d}", style=ink.style("good strong" if lost < before else "bad strong"))
    if changes:
        change, own = preview["change"], shown == table.seat
        told = f"{change:+d}" if change else "0"
        said = words.text("play-change" if own else "play-change-of", change=told, name=table.names[shown])
        worth = change if own else -change
        style = "good strong" if worth > 0 else "bad strong" if worth < 0 else "strong"
        rest.append("   ")
        rest.append(said, style=ink.style(style))
    text = line(f"  {words.text('play-coins', count=coins, track=COIN_TRACK)}")
    if not ink.plain and text.cell_len + track.cell_len + rest.cell_len <= width:
        text.append(track)
    text.append(rest)
    return text


def _middle(desk: Desk, table: Round, ink: Ink, explained: Mapping[str, Any], width: int, room: int) -> list[Text]:
    """News, or the rule of what is lit up; exactly `room` lines."""
    said: list[Text] = []
    shown = table.on if desk.visited is None else desk.visited
    if shown != table.seat:
        style = f"{ink.wash('monster')} bold" if desk.visited is None else "bold reverse"
        said.append(line((f" {_whose(table, shown)} ", style)))
    if desk.lit is not None:
        for each, style in zip(_lit_words(desk, table, explained), ("", ink.style("gold strong")), strict=False):
            said += [line((part, style)) for part in wrapped(each, width - 1)]
    else:
        news: list[Text] = []
        for sentence in table.news:
            news += [line((each, ink.style("sky"))) for each in wrapped(sentence, width - 3, "  ")]
        space = max(room - len(said), 0)
        if len(news) > space:
            news = news[-space:] if space else []
        said += news
    said = said[:room]
    return said + [line("")] * (room - len(said))


def _lit_words(desk: Desk, table: Round, explained: Mapping[str, Any]) -> list[str]:
    """The rule of what is lit up, and for an edict how its stars come about."""
    words, view = table.words, table.view
    if desk.lit is None:
        return []
    if desk.lit == "monsters":
        return [words.text("play-monsters-rule")]
    told = explained["edicts"][EDICTS.index(desk.lit)]
    return [rule_text(told["card"], view, words), reason(told["parts"], told["card"], view, words)]


def _whose(table: Round, shown: Seat) -> str:
    words = table.words
    if shown == table.seat:
        return words.text("play-your-map", name=table.names[shown])
    if shown == table.on:
        return words.text("play-their-map", name=table.names[shown])
    return words.text("play-visited-map", name=table.names[shown])


def _message(desk: Desk, table: Round, preview: Any, ink: Ink) -> Text:
    if desk.line is not None:
        return line((": ", "bold"), desk.line, ("▏", "blink"))
    if desk.said:
        return line((desk.said, ink.style("bad strong")))
    if desk.visited is None and isinstance(preview, Refusal):
        return line((refusal_sentence(preview, table.words), ink.style("bad")))
    return line((_pencil_text(desk.pencil, table), "bold"))


def _pencil_text(pencil: Pencil, table: Round) -> str:
    places = spaces_names(pencil.spaces)
    return capital(table.words.text(f"play-pencil-{pencil.kind}", terrain=pencil.ink.value, places=places))


def _keys(desk: Desk, table: Round, ink: Ink, width: int) -> Text:
    """The keys that mean something now."""
    words, pencil = table.words, desk.pencil
    if desk.line is not None:
        return line((words.text("play-keys-line"), ink.style("faint")))
    keys = ["move"]
    if len(pencil.now.ways) > 1:
        keys += ["turn"] if pencil.kind == "hero" else ["turn", "flip"]
    if pencil.kind == "destroy":
        keys.append("space")
    if len(pencil.pieces) > 1:
        keys.append("shape")
    if len(pencil.now.terrains) > 1:
        keys.append("terrain")
    keys += [pencil.kind, "undo"]
    told = [
        " · ".join(words.text(f"play-key-{key}") for key in (*keys, *more)) for more in (("type", "help"), ("help",))
    ]
    return line((told[0] if cell_len(told[0]) <= width else told[1], ink.style("faint")))


# Names, reasons, rules


def card_name(card: str, view: View, words: Words) -> str:
    """The name of a card in the table's printing."""
    return words.text(_printed(f"card-{card}", view, words))


def rule_text(card: str, view: View, words: Words) -> str:
    """What a card scores or does, in the table's printing, after its name."""
    rule = _printed(f"card-{card}-rule", view, words)
    name = card_name(card, view, words)
    return words.text("play-card-rule", name=name, rule=words.text(rule)) if words.has(rule) else name


def reason(parts: Sequence[Mapping[str, Any]], card: str, view: View, words: Words) -> str:
    """How the stars of an edict come about."""
    told = _printed(f"card-{card}-reason", view, words)
    times: dict[int, int] = {}
    for part in parts:
        times[part["each"]] = times.get(part["each"], 0) + part["times"]
    return words.list_text([words.text(told, times=count, each=each) for each, count in times.items() if count]) or "-"


def _printed(words_id: str, view: View, words: Words) -> str:
    """The words for the table's printing, where the box has others than the rulebook."""
    of_box = f"{words_id}-box"
    return of_box if view.options.printing == "box" and words.has(of_box) else words_id


def _preview(desk: Desk, table: Round) -> Any:
    return table.ask.preview(desk.pencil.intent)


def _explained(desk: Desk, table: Round, preview: Any) -> Mapping[str, Any]:
    """What counts on the map that is shown: as it would be after the drawing, if it fits."""
    shown = table.on if desk.visited is None else desk.visited
    if shown == table.on and isinstance(preview, dict):
        edicts = [
            {"edict": each["edict"], "card": each["card"], "stars": each["after"], "parts": each["parts"]}
            for each in preview["edicts"]
        ]
        monsters = {"stars": -preview["monsters"]["after"], "spaces": preview["monsters"]["spaces"]}
        return {"edicts": edicts, "monsters": monsters}
    explained: Mapping[str, Any] = table.ask.explain(shown)
    return explained


# Pages of their own


def help_page(words: Words, ink: Ink, width: int, typed: bool) -> list[Text]:
    """What one can do, and what the signs mean."""
    lines = [line((words.text("play-help-title"), "bold")), line("")]
    told = words.text("play-help-typed" if typed else "play-help-keys").split("\n")
    column = min(start.end() for start in (re.match(r"\S.*? {2,}", each) for each in told) if start)
    for each in told:
        lines += [line(part) for part in wrapped(each, width - 2, " " * column)]
    lines.append(line(""))
    legend = line("")
    for terrain in Terrain:
        name = words.text(f"terrain-{terrain.value}")
        if legend.cell_len + len(name) + 6 > width:
            lines.append(legend)
            legend = line("")
        legend.append(f" {ink.sign(terrain.value)} ", style="" if ink.plain else ink.wash(terrain.value))
        legend.append(f" {name}  ")
    lines.append(legend)
    signs = words.text("play-help-signs-plain" if ink.plain else "play-help-signs")
    lines += [line(each) for each in wrapped(signs, width - 2)]
    return lines


def cards_page(table: Round, ink: Ink, width: int) -> list[Text]:
    """The rules of the edicts and of the card, and what may still be in the deck."""
    view, words = table.view, table.words
    lines = [line((words.text("play-cards-title"), "bold")), line("")]
    for place, card in enumerate(view.edicts):
        said = f"{EDICTS[place]} {rule_text(card, view, words)}"
        lines += [line((each, "bold" if is_scoring(view, place) else "")) for each in wrapped(said, width - 2, "  ")]
    if view.card:
        said = rule_text(view.card, view, words)
        lines += [line(""), *(line(each) for each in wrapped(said, width - 2, "  "))]
    for said in _effects(view, words):
        lines += [line(each) for each in wrapped(said, width - 2, "  ")]
    lines.append(line(""))
    deck = view.deck
    names = [words.text(f"card-{card}") for card in deck.cards]
    said = words.text("play-deck-names", cards=names) if names else words.text("play-deck-empty")
    lines += [line(each) for each in wrapped(said, width - 2, "  ")]
    for kind, count, unseen in (
        ("ambushes", deck.ambushes, deck.unseen_ambushes),
        ("heroes", deck.heroes, deck.unseen_heroes),
    ):
        if count:
            names = [words.text(f"card-{card}") for card in unseen]
            said = words.text(f"play-deck-{kind}-of", count=count, cards=names)
            lines += [line(each) for each in wrapped(said, width - 2, "  ")]
    return lines


def scores_page(view: View, names: Sequence[str], words: Words, ink: Ink, most: int = 6) -> list[Text]:
    """The score sheet, season by season; at larger tables the first `most` seats in order of their stars."""
    order = sorted(range(len(names)), key=lambda number: -view.seats[number].total)
    lines: list[Text] = [line((words.text("play-scores-title"), "bold")), line("")]
    known = content().seasons[view.options.seasons]
    for number in order[:most] if len(names) > most else range(len(names)):
        seat = view.seats[number]
        rows = [
            [
                line((names[number], "bold")),
                *(line((each, ink.style("faint"))) for each in words.text("play-scores-heads").split("|")),
            ]
        ]
        for season, stars in zip(known, seat.seasons, strict=False):
            first, second = (EDICTS[each] for each in season.edicts)
            rows.append(
                [
                    line(capital(words.text(f"season-{season.id}"))),
                    line(f"{first} {stars.edicts[0]:>2}"),
                    line(f"{second} {stars.edicts[1]:>2}"),
                    line(f"{stars.coins}"),
                    line((f"-{stars.monsters}" if stars.monsters else "0", ink.style("bad") if stars.monsters else "")),
                    line((f"{stars.total}", "bold")),
                ]
            )
        total = [line((words.text("match-total"), "bold")), *([line("")] * 4), line((f"{seat.total}", "bold reverse"))]
        lines += [*columns([*rows, total], gap=3, right=frozenset({1, 2, 3, 4, 5})), line("")]
    if len(names) > most:
        lines.append(line((words.text("play-and-more", count=len(names) - most), ink.style("faint"))))
    return lines


def season_page(view: View, season: int, seat: Seat | None, names: Sequence[str], words: Words, ink: Ink) -> list[Text]:
    """A season that was just scored: for one player edict by edict, and the score sheets of all."""
    card = content().seasons[view.options.seasons][season]
    lines = [line((words.text("season-end-title", season=card.id), "bold")), line("")]
    if seat is not None:
        stars = view.seats[seat].seasons[season]
        rows = []
        for place, edict in enumerate(card.edicts):
            label = f"{EDICTS[edict]} {card_name(view.edicts[edict], view, words)}"
            rows.append([line(label), line(f"{stars.edicts[place]:+d}")])
        rows.append([line(words.text("season-end-coins")), line((f"{stars.coins:+d}", ink.style("gold")))])
        lost = line((f"{-stars.monsters:+d}" if stars.monsters else "0", ink.style("bad") if stars.monsters else ""))
        rows.append([line(words.text("season-end-monsters")), lost])
        rows.append([line((words.text("season-end-total"), "bold")), line((f"{stars.total}", "bold reverse"))])
        lines += [*columns(rows, gap=4, right=frozenset({1})), line("")]
    return lines + scores_page(view, names, words, ink, most=3)


def maps_lines(view: View, seats: Sequence[Seat], names: Sequence[str], ink: Ink, width: int) -> list[Text]:
    """Several maps, side by side as far as there is room."""
    fitting = max(width // (SMALL_WIDTH + 3), 1)
    lines: list[Text] = []
    for start in range(0, len(seats), fitting):
        block: list[Text] = []
        for number in seats[start : start + fitting]:
            drawn = [line((names[number], "bold")), *map_lines(view.seats[number], Over(), ink)]
            block = beside(block, drawn, max(each.cell_len for each in block), 3) if block else drawn
        lines += [*block, line("")]
    return lines


def end_page(view: View, outcome: Outcome, names: Sequence[str], words: Words, ink: Ink) -> list[Text]:
    """Who won and why, or the title earned alone."""
    lines = [line((words.text("phase-over-prompt"), "bold")), line("")]
    if outcome.decided_by == "solo":
        numbers = sum(content().scoring[card].solo_number for card in view.edicts)
        rating = outcome.details["rating"]
        said = words.text("solo-rating-sum", total=outcome.totals[0], numbers=numbers, rating=rating)
        title = outcome.details["title"] or "none"
        lines += [line(said), line((words.text(f"title-{title}"), "bold reverse"))]
    else:
        winners = [names[seat] for seat in outcome.winners]
        said = words.text("play-winners", names=winners, count=len(winners), total=max(outcome.totals))
        lines += [line((said, "bold reverse")), line(words.text(f"decided-by-{outcome.decided_by}")), line("")]
        order = sorted(range(len(names)), key=lambda number: (outcome.places[number], number))
        for number in order[:12]:
            lines.append(
                line(
                    words.text(
                        "play-place",
                        place=outcome.places[number],
                        name=names[number],
                        total=outcome.totals[number],
                        lost=outcome.details["lost_to_monsters"][number],
                    )
                )
            )
        if len(order) > 12:
            lines.append(line((words.text("play-and-more", count=len(order) - 12), ink.style("faint"))))
    lines.append(line(""))
    return lines
