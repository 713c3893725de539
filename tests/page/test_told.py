"""What happened is told: marks, cards, the log, sounds, the end, and what lies around a match."""

from __future__ import annotations

from typing import Any

import pytest
from page.conftest import Visit
from page.playing import Player
from page.screens import END, by_clicks, panel
from page.test_people import accept, invite
from page.visiting import Visitor
from playwright.sync_api import Locator, expect

LONG = "Maximiliane-Wilhelmine von und zu Hohenau"[:40]


def box(found: Locator) -> dict[str, float]:
    measured = found.bounding_box()
    assert measured is not None
    return {"y": measured["y"], "bottom": measured["y"] + measured["height"]}


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    return one["bottom"] <= other["y"] + 1 or other["bottom"] <= one["y"] + 1


def until_told(visitor: Visitor, seed: str, what: str) -> None:
    """Plays until others have moved and something of it is to be seen."""
    player = Player(visitor, seed)
    for _ in range(300):
        seen = player.look()
        assert not seen["dialog"], f"the game was over before {what} came"
        if seen["recap"] and visitor.page.locator(what).count():
            return
        player.step(seen)
    raise AssertionError(f"{what} never came")


def test_what_others_took_is_marked_and_told_without_covering_the_dice(visit: Visit) -> None:
    visitor = visit(wide=360, lang="de")
    visitor.start("dice")
    visitor.at_table()
    until_told(visitor, "told", "section.market .ghost")
    page = visitor.page
    recap = page.locator(".recap")
    page.evaluate("() => new Promise(requestAnimationFrame)")
    for free in (".occasion", ".strip", "section.market [data-space]", ".tray .die"):
        for one in page.locator(free).all():
            assert apart(box(recap), box(one)), f"{free} is covered"
    expect(recap).to_be_in_viewport(ratio=1)
    told = recap.locator(".told").first
    assert told.evaluate("one => one.scrollWidth <= one.clientWidth")
    visitor.press("recap-seen")
    expect(recap).to_be_hidden()
    expect(page.locator("section.market .ghost").first).to_be_visible()
    Player(visitor, "on").play(steps=3)
    assert not visitor.overflow()
    visitor.check()


def test_two_at_one_screen_are_told_of_an_age_and_the_bar_covers_no_die(visit: Visit) -> None:
    """As the page is set up: nobody is asked to hand the screen over."""
    visitor = visit(wide=360, lang="de", settings={"handover": False})
    visitor.choose_game("dice")
    visitor.seat(1, "me", "Ada")
    visitor.seat(2, "here", "Bo")
    visitor.begin()
    visitor.at_table()
    page, player = visitor.page, Player(visitor, "two")
    age, told, asked = visitor.say("dice-card-title-age"), False, 0
    for _ in range(250):
        seen = player.look()
        assert not seen["dialog"], "the game was over before it was told of an age"
        if page.locator(".recap .card", has_text=age).count():
            told = True
            assert apart(box(page.locator(".recap")), box(page.locator(".occasion")))
        if page.locator(".bar [data-move=Feed], .choosing:not(:has([data-back]))").count():
            page.evaluate("() => new Promise(requestAnimationFrame)")
            foot, tray = box(page.locator("section.foot")), box(page.locator(".tray .standing"))
            assert tray["bottom"] <= foot["y"] + 1, "the bar lies over the dice"
            asked += 1
        if told and asked:
            break
        player.step(seen)
    assert told
    assert asked
    visitor.check()


def test_the_ways_of_others_are_drawn_on_the_map(visit: Visit) -> None:
    visitor = visit()
    visitor.start("kark")
    visitor.at_table()
    player = Player(visitor, "ways")
    for _ in range(200):
        drawn = visitor.page.evaluate(
            "[...document.querySelectorAll('.traces .trail')].map((one) => one.classList.value)"
        )
        if drawn:
            break
        seen = player.look()
        assert not seen["dialog"]
        player.step(seen)
    assert drawn
    assert all("p1" in one.split() for one in drawn), drawn
    visitor.check()


@pytest.mark.parametrize("wide", [360, 1280])
def test_the_log_shows_its_things_and_is_one_tab_stop(visit: Visit, wide: int) -> None:
    visitor = visit(wide=wide)
    visitor.start("dice")
    visitor.at_table()
    Player(visitor, "log").play(until=60)
    page = visitor.page
    panel(visitor, "log")
    lines = page.locator("ol .text")
    expect(lines.last).to_be_in_viewport()
    stops = page.locator("ol button").evaluate_all("all => all.filter((one) => one.tabIndex === 0)")
    assert len(stops) == 1
    lines.last.focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.closest('ol') !== null")
    tile = page.locator("ol .text [data-thing^='tile:']").last
    name = tile.inner_text()
    tile.click()
    shown = page.locator(".called-out, dialog[open]")
    expect(shown.first).to_be_visible()
    about = shown.first.get_attribute("aria-label") or ""
    assert name in about
    visitor.check()


WATCHED_SOUND = """
  window.__tones = 0;
  window.AudioContext = class {
    currentTime = 0;
    createOscillator() {
      window.__tones += 1;
      return { frequency: {}, connect: (to) => to, start() {}, stop() {} };
    }
    createGain() {
      const still = () => {};
      const gain = { setValueAtTime: still, linearRampToValueAtTime: still, exponentialRampToValueAtTime: still };
      return { gain, connect: (to) => to };
    }
  };
"""  # noqa: E501
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => true })"


@pytest.mark.parametrize(
    ("sound", "away", "heard"),
    [("turn", True, True), ("turn", False, False), ("off", True, False), ("all", False, True)],
)
def test_ones_turn_is_heard_by_who_is_elsewhere(
    visit: Visit, sound: str, away: bool, heard: bool
) -> None:
    visitor = visit(settings={"sound": sound})
    visitor.context.add_init_script(WATCHED_SOUND + (HIDDEN if away else ""))
    visitor.start("dice")
    visitor.at_table()
    Player(visitor, "sound").play(steps=8)
    assert (visitor.page.evaluate("window.__tones") > 0) == heard


@pytest.mark.parametrize(("game", "wide", "lang"), [("dice", 360, "de"), ("kark", 1280, "en")])
def test_the_end_is_explained(visit: Visit, game: str, wide: int, lang: str) -> None:
    visitor = visit(wide=wide, lang=lang)
    visitor.start(game)
    visitor.at_table()
    by_clicks(visitor, END)
    page = visitor.page
    page.locator("dialog table").first.wait_for()
    rows: list[list[str]] = page.locator("dialog tbody").first.evaluate(
        "one => [...one.rows].map((row) => [...row.cells].map((cell) => cell.innerText))"
    )
    totals: list[str] = page.locator("dialog tfoot td").all_inner_texts()
    scores = page.evaluate("__watch.update.over.scores")
    for seat, score in enumerate(scores):
        if score >= 0:
            parts = [int(row[seat + 1].replace("−", "-")) for row in rows]
            assert sum(parts) == int(totals[seat]) == score, rows
    match = visitor.match
    visitor.press("after-check")
    expect(page.locator(".verdict.fine")).to_be_visible()
    link = page.get_by_label(visitor.say("link")).input_value()
    assert link.endswith(f"#/replay/{match}")
    page.goto(link)
    scrubber = page.get_by_role("slider", name=visitor.say("after-scrub"))
    scrubber.wait_for()
    for _ in range(3):
        visitor.press("after-next")
    moment = page.url
    assert moment.startswith(f"{link}/")
    visitor.press("after-next")
    assert page.url != moment
    visitor.open()
    page.goto(moment)
    expect(scrubber).to_have_value("3")
    assert not visitor.overflow()
    visitor.check()


def test_own_matches_say_how_they_ended_and_whose_turn_it_is(visit: Visit) -> None:
    visitor = visit(wide=360)
    visitor.start("dice")
    visitor.at_table()
    by_clicks(visitor, END)
    scores = visitor.page.evaluate("__watch.update.over.scores")
    visitor.start("kark")
    visitor.at_table()
    Player(visitor).look()
    visitor.open()
    mine = visitor.page.locator("section li", has=visitor.page.locator("time"))
    expect(mine).to_have_count(2)
    expect(mine.first).to_contain_text(visitor.say("your-turn"))
    expect(mine.last).to_contain_text(f"{scores[0]} : {scores[1]}")
    expect(mine.last).to_contain_text(visitor.say("match-with", names="Bot"))
    visitor.check()


def test_own_matches_name_nobody_of_this_screen_and_count_bots(visit: Visit) -> None:
    visitor = visit(wide=360)
    for count, two in (("4", False), ("2", True)):
        visitor.choose_game("dice")
        visitor.page.locator("fieldset.count button", has_text=count).click()
        if two:
            visitor.seat(2, "here", "Bo")
        visitor.begin()
        visitor.at_table()
    visitor.open()
    mine = visitor.page.locator("section li", has=visitor.page.locator("time"))
    expect(mine.first).to_contain_text(visitor.say("match-alone", count=2))
    expect(mine.last).to_contain_text(visitor.say("match-with", names="3 × Bot"))
    visitor.check()


def test_a_used_invitation_says_so_at_once(visit: Visit) -> None:
    ada, bo, eve = visit(), visit(wide=360), visit(wide=360, lang="de")
    link = invite(ada)
    accept(bo, link)
    eve.page.goto(link)
    expect(eve.page.get_by_text(eve.say("invitation-used"))).to_be_visible()
    assert not eve.page.get_by_label(eve.say("your-name")).count()
    eve.page.get_by_role("link", name=eve.say("watch-instead")).click()
    eve.at_table()
    eve.check()


def names_cut(visitor: Visitor) -> list[str]:
    """What stands outside of what holds it, or is cut off without an ellipsis."""
    found: list[str] = visitor.page.evaluate(CUT)
    return found


CUT = """() => [...document.querySelectorAll("main.table *, .foot *")].flatMap((one) => {
  const style = getComputedStyle(one);
  if (!one.getClientRects().length || one.closest("svg, .hidden, .sr")) return [];
  const text = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const cut = text && style.overflowX === "hidden" && one.scrollWidth > one.clientWidth + 1;
  const signed = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
  return cut && !signed ? [`${one.tagName}.${one.className} ${one.textContent.slice(0, 30)}`] : [];
})"""


@pytest.mark.parametrize("game", ["dice", "kark"])
@pytest.mark.parametrize("wide", [360, 1280])
def test_names_of_forty_letters_push_nothing_out(visit: Visit, game: str, wide: int) -> None:
    visitor = visit(wide=wide, lang="de")
    visitor.choose_game(game)
    visitor.seat(1, "me", LONG)
    visitor.begin()
    visitor.at_table()
    Player(visitor, "long").play(steps=6)
    assert len(LONG) == 40
    assert not visitor.overflow()
    assert names_cut(visitor) == []
    money = visitor.page.locator("article .money")
    for at in range(money.count()):
        inside: Any = money.nth(at).evaluate(
            "one => one.getBoundingClientRect().right <= "
            "one.closest('article').getBoundingClientRect().right"
        )
        assert inside
    visitor.check()


def test_keys_press_buttons_and_are_listed(visit: Visit) -> None:
    visitor = visit()
    visitor.start("dice")
    visitor.at_table()
    Player(visitor).look()
    page = visitor.page
    page.locator("body").press("?")
    expect(page.get_by_role("dialog", name=visitor.say("keys"))).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.get_by_role("tab", name=visitor.say("panel-rules"))).to_have_attribute(
        "aria-selected", "true"
    )
    page.keyboard.press("l")
    page.keyboard.press("a")
    expect(page.get_by_role("dialog", name=visitor.say("moves-all"))).to_be_visible()
    visitor.check()
