"""Tables before the start: set up, invited to, joined, watched, left; and everything that can be in the way."""

from __future__ import annotations

import re
import urllib.request

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Person, PersonMaker, refused
from tests.server.machines import Running


def sets_up(host: Person, who: str = "My friends") -> Page:
    """Go through the new table form with its common choices."""
    page = host.goes_to("/new")
    page.get_by_role("radio", name=who).check(force=True)
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    return page


def joins(guest: Person, link: str, name: str) -> Page:
    """Follow an invitation and sit down under a name."""
    page = guest.page
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    expect(page).to_have_url(re.compile("/t/"))
    return page


def test_two_browsers_meet_by_an_invitation_link(person: PersonMaker) -> None:
    """Host and guest see each other come, the host starts, both have the first card before them."""
    host, guest = person(), person(viewport=PHONE, touch=True)
    table = sets_up(host)
    expect(table.get_by_text("One seat is still free.")).to_be_visible()
    link = table.get_by_label("Invitation link").input_value()
    visit = joins(guest, link, "Bo")
    expect(table.get_by_text("Bo", exact=True)).to_be_visible()
    expect(visit.get_by_text("Waiting for the host to start.")).to_be_visible()
    table.get_by_role("button", name="Start the game").click()
    for page in (table, visit):
        expect(page.get_by_role("main").get_by_text("Spring").first).to_be_visible()


def test_the_qr_code_is_the_invitation(person: PersonMaker) -> None:
    """The code can be opened, and is a picture that the server made for this table."""
    page = sets_up(person())
    page.get_by_role("button", name="QR code").click()
    picture = page.get_by_role("img", name="QR code of")
    expect(picture).to_be_visible()
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")


def test_bots_fill_the_seats_that_nobody_takes(person: PersonMaker) -> None:
    """The host puts a bot on a free seat, takes it off, puts another one there, and starts."""
    page = sets_up(person())
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Beginner bot in seat 2").click()
    expect(start).to_have_attribute("aria-disabled", "false")
    page.get_by_role("button", name=re.compile("^Take .* out of the seat")).click()
    page.get_by_role("button", name="Practised bot in seat 2").click()
    start.click()
    expect(page.get_by_role("main").get_by_text("Spring").first).to_be_visible()


def test_a_game_against_bots_starts_at_once(person: PersonMaker) -> None:
    """With bots alone there is nobody to wait for."""
    page = person().goes_to("/new")
    page.get_by_role("radio", name="Cartographers Heroes").check(force=True)
    page.get_by_role("radio", name="Me and bots").check(force=True)
    page.get_by_role("button", name="One more").click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("main").get_by_text("Spring").first).to_be_visible()
    expect(page.get_by_role("button", name="People: 3 seats")).to_be_visible()


@pytest.mark.parametrize("game", ["Cartographers Four", "Cartographers Heroes", "Both combined"])
def test_every_game_can_be_played_with_its_defaults(person: PersonMaker, game: str) -> None:
    """What the form offers first is never refused."""
    page = person().goes_to("/new")
    page.get_by_role("radio", name=re.compile(f"^{game}")).check(force=True)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("main").get_by_text("Spring").first).to_be_visible()


def test_all_options_can_be_chosen(person: PersonMaker) -> None:
    """Edicts by name, a time limit and a word for the cards: the same word brings the same first card."""
    cards = []
    for _ in range(2):
        page = person().goes_to("/new")
        page.get_by_text("All options").click()
        page.get_by_role("radio", name="All chosen").check(force=True)
        for letter, card in zip("ABCD", ("Treetower", "Canal Lake", "Shieldgate", "The Broken Road"), strict=True):
            page.get_by_label(f"Edict {letter}").select_option(label=card)
        page.get_by_label("Time for each choice").select_option(label="5 minutes a choice")
        page.get_by_label("When the time is up").select_option(label="A bot takes that turn")
        page.get_by_label("Word for the cards").fill("a river in spring")
        page.get_by_role("button", name="Start", exact=True).click()
        main = page.get_by_role("main")
        expect(main.get_by_text("Treetower").first).to_be_visible()
        expect(main.get_by_text("The Broken Road").first).to_be_visible()
        expect(page.get_by_role("timer")).to_contain_text("4:5")
        cards.append(main.get_by_role("heading", level=2).all_inner_texts())
    assert cards[0] == cards[1]


def test_an_open_table_is_found_and_joined(person: PersonMaker) -> None:
    """Whoever looks at the open tables sees it at once and can sit down."""
    host, stranger = person(), person()
    table = sets_up(host, "Whoever comes")
    page = stranger.goes_to("/join")
    page.locator(f"a[href='{table.url.removeprefix(host.base)}']").click()
    page.get_by_label("Your name").fill("Stranger")
    page.get_by_role("button", name="Take a seat").click()
    expect(table.get_by_text("Stranger", exact=True)).to_be_visible()


def test_an_open_game_can_be_watched(person: PersonMaker) -> None:
    """An onlooker sees the table, and the players see that somebody watches."""
    host, onlooker = person(), person()
    table = sets_up(host, "Whoever comes")
    table.get_by_role("button", name="Beginner bot in seat 2").click()
    table.get_by_role("button", name="Start the game").click()
    expect(table.get_by_role("main").get_by_text("Spring").first).to_be_visible()
    page = onlooker.goes_to("/watch")
    page.locator(f"a[href='{table.url.removeprefix(host.base)}']").click()
    expect(page.get_by_role("banner").get_by_text("watching", exact=True)).to_be_visible()
    expect(table.get_by_role("button", name="1 watching")).to_be_visible()


def test_people_talk_and_make_signs(person: PersonMaker) -> None:
    """A line of chat and a sign arrive, the sign in the reader's own language."""
    host, guest = person(), person(language="es")
    table = sets_up(host)
    link = table.get_by_label("Invitation link").input_value()
    visit = guest.page
    visit.goto(link)
    visit.get_by_label("Tu nombre").fill("Bea")
    visit.get_by_role("button", name="Sentarse").click()
    table.get_by_label("Say something").fill("Ready when you are")
    table.get_by_role("button", name="Send").click()
    expect(visit.get_by_text("Ready when you are").first).to_be_visible()
    table.get_by_role("button", name="Well done!").click()
    expect(visit.get_by_role("region", name="Lo que se ha dicho").get_by_text("¡Bien hecho!")).to_be_visible()


def test_a_wrong_invitation_says_so(person: PersonMaker) -> None:
    """A link that was cut off, or one that leads to no table, has a sentence and a way on."""
    ana = person()
    page = ana.goes_to("/join")
    page.get_by_label("Invitation link").fill("http://example.org/hello")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("That is not an invitation to a table.")
    page.get_by_label("Invitation link").fill(f"Come and play! {ana.base}/j/abcdefghijklmnopqrstuvwx")
    page.get_by_role("button", name="Join", exact=True).click()
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("heading", name="This invitation leads nowhere")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name="Open tables")).to_be_visible()
    refused(ana)


def test_a_full_table_says_so(person: PersonMaker) -> None:
    """The third person with an invitation for two is told that all seats are taken."""
    host, guest, late = person(), person(), person()
    table = sets_up(host)
    link = table.get_by_label("Invitation link").input_value()
    joins(guest, link, "Bo")
    page = late.page
    page.goto(link)
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("heading", name="Every seat is taken")).to_be_visible()
    page.get_by_role("link", name="Watch").click()
    expect(page.get_by_text("Every seat is taken.")).to_be_visible()


def test_a_table_that_started_says_so(person: PersonMaker) -> None:
    """An invitation followed too late says that the game has begun."""
    host, late = person(), person()
    table = sets_up(host)
    link = table.get_by_label("Invitation link").input_value()
    table.get_by_role("button", name="Beginner bot in seat 2").click()
    table.get_by_role("button", name="Start the game").click()
    expect(table.get_by_role("main").get_by_text("Spring").first).to_be_visible()
    page = late.page
    page.goto(link)
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("heading", name="The game has begun")).to_be_visible()
    page.get_by_role("link", name="Watch").click()
    expect(page.get_by_role("banner").get_by_text("watching", exact=True)).to_be_visible()


def test_a_table_that_is_not_there_says_so(person: PersonMaker) -> None:
    """An address of a table that never was, or is by invitation, is a page with a way on."""
    ana = person()
    page = ana.goes_to("/t/AAAAAAAAAAAAAAAA")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    expect(page.get_by_role("link", name="To the home page")).to_be_visible()
    ana.complaints.clear()


def test_two_tabs_of_one_seat_show_the_same(person: PersonMaker) -> None:
    """Whoever opens the same table twice sees it twice, or is told where it is open."""
    ana = person()
    page = ana.goes_to("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("main").get_by_text("Spring").first).to_be_visible()
    second = ana.opens_a_tab()
    second.goto(page.url)
    expect(second.get_by_role("main").get_by_text("Spring").first).to_be_visible()
    elsewhere = page.get_by_role("heading", name="You are playing in another window")
    expect(elsewhere.or_(page.get_by_role("main").get_by_text("Spring").first)).to_be_visible()


def test_a_lost_connection_is_said_and_survived(person: PersonMaker) -> None:
    """In a tunnel the table says so at once; out of it, it goes on by itself."""
    ana = person()
    page = ana.goes_to("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("main").get_by_text("Spring").first).to_be_visible()
    ana.loses_the_network()
    expect(page.get_by_role("status")).to_contain_text("The connection is lost.")
    ana.finds_the_network()
    expect(page.get_by_role("status")).to_have_count(0)


def test_a_table_that_cannot_be_reached_says_so(person: PersonMaker) -> None:
    """The page is there and the server answers, but the line to the table is not let through: said, not left blank."""
    ana = person()
    page = ana.goes_to("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("grid")).to_be_visible()
    fresh = ana.opens_a_tab()
    fresh.route_web_socket("**/ws/**", lambda socket: socket.close())
    fresh.goto(page.url)
    expect(fresh.get_by_role("status").filter(has_text="The connection is lost.")).to_be_visible()


def test_a_server_that_restarts_is_waited_for(person: PersonMaker) -> None:
    """The page comes back by itself when the server does, at the same place of the game."""
    from tests.server.machines import forge

    with forge() as smithy:
        database = smithy.sqlite()
        first = smithy.serve(database)
        ana = person(base=first.base)
        page = ana.goes_to("/")
        page.get_by_role("button", name="Play now").click()
        expect(page.get_by_role("main").get_by_text("Spring").first).to_be_visible()
        port = int(first.base.rsplit(":", 1)[1])
        first.stop()
        expect(page.get_by_role("status")).to_contain_text("The connection is lost.")
        again = smithy.serve(database, port=port)
        expect(page.get_by_role("status")).to_have_count(0, timeout=20_000)
        expect(page.get_by_role("main").get_by_text("Spring").first).to_be_visible()
        again.stop()


def test_the_page_allows_nothing_from_elsewhere(server: Running) -> None:
    """The policy sent with the page names no other host and no inline script or style."""
    with urllib.request.urlopen(server.base + "/", timeout=10) as answer:
        policy = answer.headers["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy


def test_a_game_that_was_left_is_come_back_to(person: PersonMaker) -> None:
    """Leaving says what it means; opening the table again is coming back."""
    ana = person()
    page = ana.goes_to("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("main").get_by_text("Spring").first).to_be_visible()
    table = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_text("You can come back to this game whenever you like")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    with page.expect_response("**/join") as told:
        page.get_by_role("region", name="My tables").get_by_role("link", name="Cartographers").first.click()
    assert not told.value.json()["seats"][0]["has_left"]
    expect(page).to_have_url(table)


def test_the_host_decides_for_whoever_left(person: PersonMaker) -> None:
    """With that option the host is asked, and puts a bot on the seat; its owner takes it back."""
    host, guest = person(), person()
    page = host.goes_to("/new")
    page.get_by_role("radio", name="My friends").check(force=True)
    page.get_by_text("All options").click()
    page.get_by_label("Time for each choice").select_option(label="5 minutes a choice")
    page.get_by_label("When the time is up").select_option(label="The host decides")
    page.get_by_role("button", name="Set up the table").click()
    visit = joins(guest, page.get_by_label("Invitation link").input_value(), "Bo")
    page.get_by_role("button", name="Start the game").click()
    expect(visit.get_by_role("main").get_by_text("Spring").first).to_be_visible()
    table = visit.url
    visit.get_by_role("button", name="Menu").click()
    visit.get_by_role("button", name="Leave the table").click()
    visit.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Decide").click()
    page.get_by_role("button", name="A bot takes the seat").click()
    expect(page.get_by_role("dialog").get_by_text("away, a bot plays")).to_be_visible()
    visit.goto(table)
    visit.get_by_role("button", name="Take the seat back").click()
    expect(page.get_by_role("dialog").get_by_text("here", exact=True)).to_be_visible()
