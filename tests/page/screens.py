"""A walk through every screen of the page, for everything that must hold on all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from page.playing import Player
from page.visiting import Visitor
from playwright.sync_api import Page

Advance = Callable[[Visitor, int], None]
"""Brings the match at hand to a number of records, or to its end."""
Walk = Callable[[Visitor, Advance], Iterator[str]]
"""Shows one screen after another, and says which."""
END = 1_000_000


def by_clicks(visitor: Visitor, until: int) -> None:
    """Plays on by clicks; to the end, lets a bot do it."""
    if until < END:
        Player(visitor, "screens").play(until=until)
        return
    visitor.menu("leave-to-bot")
    visitor.page.get_by_role("dialog", name=visitor.say("match-over")).wait_for()


def close(page: Page) -> None:
    """Closes what lies over the page."""
    for _ in range(3):
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")


def panel(visitor: Visitor, which: str) -> None:
    """A panel: a tab on a wide screen, a button on a narrow one."""
    name = visitor.say(f"panel-{which}")
    tab = visitor.page.get_by_role("tab", name=name)
    if tab.count():
        tab.click()
    else:
        visitor.page.get_by_role("button", name=name, exact=True).first.click()


def link(visitor: Visitor, hash_: str) -> bool:
    """Goes to a screen by its address; false where the page has none there yet."""
    visitor.open(hash_)
    visitor.page.locator("main").first.wait_for()
    loading = visitor.page.get_by_text(visitor.say("loading"), exact=True)
    loading.first.wait_for(state="hidden", timeout=60_000)
    visitor.page.wait_for_timeout(300)
    return visitor.page.locator("button.game").count() == 0


def tour(visitor: Visitor, advance: Advance = by_clicks) -> Iterator[str]:
    """Shows one screen after another, and says which."""
    for walk in TOUR.values():
        yield from walk(visitor, advance)


def beside(visitor: Visitor, _advance: Advance) -> Iterator[str]:
    """What is there without a match."""
    for game in ("dice", "kark"):
        if link(visitor, f"#/learn/{game}"):
            yield f"learn-{game}"
        if link(visitor, f"#/box/{game}"):
            yield from box(visitor, f"box-{game}")
    for screen in ("fame", "about"):
        if link(visitor, f"#/{screen}"):
            yield screen


def box(visitor: Visitor, name: str) -> Iterator[str]:
    """The box, part by part; in a match it lies over the table."""
    group = visitor.page.get_by_role("group", name=visitor.say("box-sections"))
    parts = group.get_by_role("button")
    parts.first.wait_for()
    for at in range(parts.count()):
        parts.nth(at).click()
        yield f"{name}-{at}"


def before(visitor: Visitor, _advance: Advance) -> Iterator[str]:
    page = visitor.page
    visitor.open()
    page.locator("button.game").first.wait_for()
    yield "start"
    visitor.press("settings")
    yield "settings"
    close(page)
    for game in ("dice", "kark"):
        page.locator(f"button.game.{game}").click()
        page.locator("details > summary").first.click()
        yield f"choose-{game}"
    for game in ("dice", "kark"):
        visitor.open(f"#/rules/{game}")
        page.locator("figure").first.wait_for()
        yield f"rules-{game}"
    visitor.choose_game("dice")
    visitor.seat(1, "me", "Ada")
    visitor.seat(2, "open")
    visitor.begin()
    page.get_by_role("img", name=visitor.say("qr")).wait_for()
    yield "lobby"
    invitation = page.get_by_label(visitor.say("link")).first.input_value()
    page.goto(invitation)
    page.get_by_label(visitor.say("your-name")).wait_for()
    yield "join"
    page.goto(f"{invitation[:-4]}used")
    page.get_by_text(visitor.say("invitation-used"), exact=True).wait_for()
    yield "join-used"
    visitor.open("#/m/nothing")
    page.get_by_role("heading").last.wait_for()
    yield "wrong-link"
    visitor.choose_game("dice")
    visitor.seat(1, "me", "Ada")
    visitor.seat(2, "here", "Bo")
    visitor.begin()
    hand_over(visitor)
    yield "hand-over"


def hand_over(visitor: Visitor) -> None:
    """Plays until the screen is handed over."""
    visitor.at_table()
    player = Player(visitor, "hand")
    while not player.look()["dialog"]:
        player.step(player.look())


def dice(visitor: Visitor, advance: Advance) -> Iterator[str]:
    page = visitor.page
    visitor.start("dice")
    visitor.at_table()
    player = Player(visitor, "screens")
    player.look()
    yield "dice-early"
    for which in ("rules", "chat", "log"):
        panel(visitor, which)
        yield f"dice-{which}"
        close(page)
    visitor.press("menu")
    yield "menu"
    page.locator("dialog[open]").get_by_text(visitor.say("look-box"), exact=True).click()
    yield from box(visitor, "dice-box")
    close(page)
    page.locator("button.occasion").click()
    page.locator("dialog[open] li[aria-current=step]").wait_for()
    yield "dice-round"
    close(page)
    page.locator("body").press("?")
    yield "keys"
    close(page)
    visitor.press("moves-all")
    yield "moves-all"
    close(page)
    hint = visitor.button("hint")
    if hint.count():
        hint.first.click()
        page.locator("dialog[open] li").first.wait_for()
        yield "dice-hint"
        close(page)
    offered = page.locator("main.table .offered").first
    offered.click()
    yield "dice-picked"
    advance(visitor, 60)
    yield from told(visitor)
    advance(visitor, 90)
    yield "dice-mid"
    if visitor.button("recap-seen").count():  # on a narrow screen it lies over the names
        visitor.press("recap-seen")
    page.locator("main.table [data-seat]").last.click()
    yield "dice-rival"
    close(page)
    advance(visitor, END)
    visitor.page.locator("dialog tfoot").wait_for()
    yield "dice-over"
    yield from replay(visitor, "dice")


def told(visitor: Visitor) -> Iterator[str]:
    """What others did, as soon as there is something of it."""
    player = Player(visitor, "told")
    for _ in range(60):
        seen = player.look()
        if seen["dialog"] or seen["recap"]:
            break
        player.step(seen)
    if seen.get("recap"):
        yield "dice-told"


def kark(visitor: Visitor, advance: Advance) -> Iterator[str]:
    visitor.start("kark", round_limit="60")
    visitor.at_table()
    player = Player(visitor, "screens")
    player.look()
    yield "kark-early"
    advance(visitor, 24)
    yield "kark-mid"
    for _ in range(12):
        seen = player.look()
        if seen["dialog"]:
            break
        if seen["confirm"] is None and any(one["kind"] == "source" for one in seen["things"]):
            player.point(
                next(at for at, one in enumerate(seen["things"]) if one["kind"] == "source")
            )
            break
        player.step(seen)
    yield "kark-hand"
    for _ in range(40):
        seen = player.look()
        if seen["dialog"] or seen["confirm"] is not None:
            break
        player.step(seen)
    yield "kark-picked"
    advance(visitor, END)
    visitor.page.locator("dialog tfoot").wait_for()
    yield "kark-over"
    yield from replay(visitor, "kark")


def replay(visitor: Visitor, game: str) -> Iterator[str]:
    """The match at hand, in its middle; then its other pages."""
    if not link(visitor, f"#/replay/{visitor.match}"):
        return
    scrubber = visitor.page.get_by_role("slider").first
    scrubber.wait_for()
    scrubber.fill(str(int(scrubber.get_attribute("max") or "0") // 2))
    yield f"replay-{game}"
    tabs = visitor.page.get_by_role("tab")
    for at, name in zip((-2, -1), ("score", "draws"), strict=True):
        tabs.nth(at).click()
        yield f"replay-{name}-{game}"


TOUR: dict[str, Walk] = {"before": before, "dice": dice, "kark": kark, "beside": beside}
