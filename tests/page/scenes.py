"""The screens that a walk through one match does not come by: every number of seats in every phase,
lessons, puzzles, positions, what others did, watching, trouble, the end alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from urllib.parse import quote

from page.lessons import Newcomer
from page.moments import moments
from page.playing import Player
from page.screens import END, Advance, Walk, close, link, panel
from page.visiting import Visitor

TABLES = {
    "dice": {
        1: ("1-acting", "3-picking", "4-studying"),
        2: ("1-paying", "2-acting", "3-replacing", "3-feeding", "4-returning"),
        4: ("1-acting", "2-picking", "3-feeding", "4-acting", "4-paying"),
    },
    "kark": {
        2: ("placing", "free_tanker", "advancing", "withdrawing"),
        3: ("leader",),
        4: ("agent", "leader", "last", "coup"),
    },
}
"""What is asked of whom is at turn, by seats."""
STEPS = {"dice": (0, 2, 5, 8, 11, 14, 17, 20), "kark": (0, 3, 6, 9, 12, 15, 17)}
"""Steps of the lessons that are worth a picture."""


def seated(visitor: Visitor, game: str, seats: int, phase: str) -> None:
    """At a table in this phase, with bots at the other seats."""
    visitor.open("#/about")  # leaves whatever was there
    visitor.open(f"#/position/{game}/{seats}/{quote(moments(game, seats)[phase])}")
    visitor.page.locator(".fields select").first.wait_for()
    visitor.press("position-play")
    visitor.page.wait_for_url("**/#/m/*")
    visitor.at_table()
    Player(visitor, "scenes").look()


def tables(game: str, visitor: Visitor, _advance: Advance) -> Iterator[str]:
    for seats, phases in TABLES[game].items():
        for phase in phases:
            seated(visitor, game, seats, phase)
            yield f"{game}-{seats}-{phase}"


def dice_asked(visitor: Visitor, _advance: Advance) -> Iterator[str]:
    """What cannot be had; a reroll and a payment laid out."""
    page = visitor.page
    seated(visitor, "dice", 4, "2-acting")
    page.locator("section.market [data-space]:not(.offered)").last.click()
    page.locator("dialog[open]").wait_for()
    yield "dice-why"
    close(page)
    page.locator(".bar [data-move=Reroll]").click()
    page.locator(".bar .set").wait_for()
    yield "dice-reroll"
    visitor.press("back")
    page.locator("section.market .offered").last.click()
    page.locator(".bar .set").wait_for()
    yield "dice-buy"


def lesson(game: str, visitor: Visitor, _advance: Advance) -> Iterator[str]:
    newcomer = Newcomer(visitor, game)
    newcomer.begin()
    for at, _ in enumerate(newcomer.steps()):
        if at in STEPS[game]:
            newcomer.faults()  # waits until the rings stand still
            yield f"lesson-{game}-{at:02}"
    newcomer.over()
    yield f"lesson-{game}-over"


def puzzle(game: str, visitor: Visitor, _advance: Advance) -> Iterator[str]:
    link(visitor, f"#/puzzle/{game}")
    visitor.page.locator("section.ask").wait_for()
    yield f"puzzle-{game}"
    visitor.page.locator("section.ask .moves button, section.ask button").first.click()
    visitor.button("puzzle-play").wait_for()
    yield f"puzzle-{game}-answered"


def position(game: str, visitor: Visitor, _advance: Advance) -> Iterator[str]:
    page = visitor.page
    link(visitor, f"#/position/{game}/2/{quote(list(moments(game, 2).values())[1])}")
    page.locator(".fields select").first.wait_for()
    page.locator(".edit details > summary").nth(1).click()
    yield f"position-{game}"
    page.locator(".edit details > summary").last.click()
    page.get_by_role("textbox").last.fill("nonsense")
    visitor.press("position-show")
    page.get_by_role("alert").wait_for()
    yield f"position-{game}-refused"


def kark_panels(visitor: Visitor, _advance: Advance) -> Iterator[str]:
    page = visitor.page
    seated(visitor, "kark", 4, "last")
    for which in ("rules", "chat", "log"):
        panel(visitor, which)
        yield f"kark-{which}"
        close(page)
    visitor.press("hint")
    page.locator("dialog[open] li").first.wait_for()
    yield "kark-hint"
    close(page)
    visitor.press("moves-all")
    yield "kark-moves-all"
    close(page)
    page.locator("section.side, main.table details summary").first.wait_for()
    folded = page.locator("main.table details > summary")
    if folded.count():
        folded.first.click()
        yield "kark-legend"


def kark_told(visitor: Visitor, _advance: Advance) -> Iterator[str]:
    """What three others did while one waited."""
    seated(visitor, "kark", 4, "agent")
    player = Player(visitor, "told")
    for _ in range(80):
        seen = player.look()
        if seen["dialog"] or seen["recap"]:
            break
        player.step(seen)
    if seen.get("recap"):
        yield "kark-told"


def alone(visitor: Visitor, advance: Advance) -> Iterator[str]:
    """The end of a solo game, its moments and its review; and own matches."""
    page = visitor.page
    seated(visitor, "dice", 1, "4-studying")
    advance(visitor, END)
    page.locator("dialog tfoot").wait_for()
    yield "solo-over"
    match = visitor.match
    close(page)
    yield "solo-table"
    if link(visitor, f"#/replay/{match}/3"):
        page.get_by_role("slider").first.wait_for()
        yield "moment"
    link(visitor, f"#/review/{match}")
    page.wait_for_timeout(3000)
    yield "review"
    visitor.open()
    page.locator("button.game").first.wait_for()
    page.wait_for_timeout(300)
    yield "start-again"


def people(visitor: Visitor, _advance: Advance) -> Iterator[str]:
    """Two at one screen, a question, somebody who watches, a line that is lost."""
    page = visitor.page
    visitor.choose_game("kark")
    visitor.seat(1, "me", "Maximiliane-Wilhelmine von und zu Hohenau"[:40])
    visitor.seat(2, "here", "Bo")
    visitor.begin()
    visitor.at_table()
    if Player(visitor, "here").look()["dialog"]:
        page.get_by_role("dialog").get_by_role("button").first.click()
    yield "kark-here"
    visitor.menu("ask-stop")
    visitor.button("agree").first.wait_for()
    yield "question"
    page.evaluate("localStorage.removeItem('nations.matches')")
    match = visitor.match
    visitor.open("#/about")
    visitor.open(f"#/m/{match}")
    page.reload()
    visitor.at_table()
    yield "watching"
    visitor.context.set_offline(True)
    page.evaluate("__watch.sockets.forEach((one) => one.close())")
    page.get_by_text(visitor.say("connection-lost")).wait_for()
    yield "connection-lost"
    visitor.context.set_offline(False)


SCENES: dict[str, Walk] = {
    **{f"tables-{game}": partial(tables, game) for game in TABLES},
    **{f"lesson-{game}": partial(lesson, game) for game in TABLES},
    **{f"puzzle-{game}": partial(puzzle, game) for game in TABLES},
    **{f"position-{game}": partial(position, game) for game in TABLES},
    "asked": dice_asked,
    "panels": kark_panels,
    "told": kark_told,
    "alone": alone,
    "people": people,
}
"""Each shows one screen after another, and says which."""
