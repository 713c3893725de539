"""A newcomer in a lesson: does what the coach asks for, by the rings that it draws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from page.visiting import PATIENCE, Visitor

COVERED = """() => {
  const boxOf = (one) => one.getBoundingClientRect();
  const boxes = (css) => [...document.querySelectorAll(css)].map(boxOf);
  const [rings, cards] = [boxes('[data-ring]'), boxes('.coach')];
  const beside = (a, b) => a.left < b.right && b.left < a.right;
  const over = (a, b) => beside(a, b) && a.top < b.bottom && b.top < a.bottom;
  const faults = rings.length ? [] : ['nothing is pointed at'];
  for (const ring of rings) {
    if (cards.some((card) => over(card, ring))) faults.push('the coach covers what it means');
    const [x, y] = [ring.left + ring.width / 2, ring.top + ring.height / 2];
    const there = document.elementFromPoint(x, y);
    if (!there) faults.push('what it points at is not on the screen');
    else if (there.closest('.coach')) faults.push('the coach takes the taps');
  }
  return faults;
}"""
"""What is wrong with the coach's card and its rings; nothing if all is well."""

SETTLED = """() => new Promise((done) => {
  let before = '', same = 0;
  const look = () => {
    const shown = [...document.querySelectorAll('[data-ring], .coach h2')];
    const now = JSON.stringify(shown.map((one) => {
      const box = one.getBoundingClientRect();
      return [one.textContent, box.x, box.y, box.width, box.height].map(String);
    }));
    same = now === before ? same + 1 : 0;
    before = now;
    if (same > 5) done(true); else requestAnimationFrame(look);
  };
  look();
})"""
"""Waits until the rings stand still: the table may scroll, or zoom to what is meant."""


class Newcomer:
    """Goes through a lesson step by step."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor, self.page, self.game = visitor, visitor.page, game
        self.taps = 0

    def begin(self) -> None:
        self.visitor.open(f"#/learn/{self.game}")
        self.visitor.press("learn-start")
        self.page.locator(".coach").wait_for()

    @property
    def title(self) -> str:
        return self.page.locator(".coach h2").inner_text()

    @property
    def at(self) -> str:
        return self.page.locator(".coach .count").inner_text()

    def faults(self) -> list[str]:
        self.page.evaluate(SETTLED)
        return list(self.page.evaluate(COVERED))

    def steps(self) -> Iterator[tuple[str, str]]:
        """Each step by its count and title, until the coach has nothing more to say."""
        while True:
            before = self.at
            yield before, self.title
            self.do(before)
            if self.page.locator(".coach").count() == 0:
                return

    def do(self, before: str) -> None:
        """Reads on, or taps what the last ring is around until the step is done."""
        for _ in range(8):
            self.page.evaluate(SETTLED)
            main = self.page.locator(".coach button.main")
            if main.count():
                main.click()
            else:
                self.tap()
            if self.left(before):
                return
        raise AssertionError(f"step {before} ({self.title}) does not end")

    def tap(self) -> None:
        for spot in self.spots():
            self.page.mouse.click(spot["x"], spot["y"])
            self.page.wait_for_timeout(380 if spot["map"] else 0)  # two taps there would be one
            self.taps += 1

    def spots(self) -> list[dict[str, Any]]:
        """What to tap now: the last ring; of several equal dice, each."""
        found: list[dict[str, Any]] = self.page.evaluate(
            """() => {
              const rings = [...document.querySelectorAll('[data-ring]')];
              const middle = (one) => {
                const box = one.getBoundingClientRect();
                const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
                const there = document.elementFromPoint(x, y);
                return { x, y, die: !!there?.closest('.die'), map: !!there?.closest('.map') };
              };
              const all = rings.map(middle);
              return all.at(-1)?.die ? all.filter((one) => one.die) : all.slice(-1);
            }"""
        )
        assert found, f"nothing to tap at {self.at}"
        return found

    def left(self, before: str) -> bool:
        done = "(was) => document.querySelector('.coach .count')?.textContent !== was"
        return bool(self.page.evaluate(done, before))

    def over(self) -> None:
        self.visitor.button("learned-play").wait_for(timeout=PATIENCE)
