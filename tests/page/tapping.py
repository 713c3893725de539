"""From a tap on one screen to its picture on another, both on this machine: the clocks are one."""

from __future__ import annotations

from page.playing import Player
from page.visiting import Visitor

WAIT_FOR_PICTURE = """
  window.__picture = new Promise((done) => {
    const first = window.__watch.seq;
    const laidOut = () => (document.body.offsetHeight, performance.timeOrigin + performance.now());
    const look = () => setTimeout(window.__watch.seq > first ? () => done(laidOut()) : look, 1);
    look();
  });
  null
"""
"""The table with the news in it, laid out: a page that nobody looks at draws no frames."""
NOTE_TAP = """
  addEventListener("pointerdown", () => (window.__tapped = performance.timeOrigin + performance.now()), { capture: true });
"""  # noqa: E501


def taps_to_pictures(
    mover: Visitor, watcher: Visitor, many: int, game: str = "dice"
) -> list[float]:
    """Milliseconds of so many taps that another screen was told of, the quickest first."""
    mover.start(game)
    mover.at_table()
    watcher.open(f"#/m/{mover.match}")
    watcher.at_table()
    mover.page.evaluate(NOTE_TAP)
    player, times = Player(mover, "quick"), list[float]()
    for _ in range(many * 4):
        seen = player.look()
        if seen["dialog"] or len(times) == many:
            break
        sent = mover.page.evaluate("__watch.sent")
        watcher.page.evaluate(WAIT_FOR_PICTURE)
        player.step(seen)
        if mover.page.evaluate("__watch.sent") > sent:
            pictured = watcher.page.evaluate("window.__picture")
            times.append(pictured - mover.page.evaluate("window.__tapped"))
    return sorted(times)
