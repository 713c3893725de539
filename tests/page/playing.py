"""Players who use the page as people do: they look, point at something that is lit, and confirm."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any, Protocol

from page.visiting import PATIENCE, Visitor
from playwright.sync_api import TimeoutError as TooLong

FINGER = 44
"""The least width and height of what is touched, in pixels."""
TWICE = 340
"""Milliseconds within which two taps at one place are one gesture on the map."""


class Hand(Protocol):
    """How something is pressed."""

    def press(self, visitor: Visitor, at: int | None, spot: dict[str, Any]) -> None:
        """Presses the thing of this number, or the button that confirms."""


class Finger:
    """A mouse or a finger: goes where the thing is."""

    def press(self, visitor: Visitor, at: int | None, spot: dict[str, Any]) -> None:
        assert spot["free"], f"something lies over {at} at {spot}"
        if spot["map"]:
            visitor.page.wait_for_timeout(TWICE)
        visitor.page.mouse.click(spot["x"], spot["y"])


class Keys:
    """Tab and Enter, and nothing else."""

    MOST = 250

    def __init__(self) -> None:
        self.tabs = 0

    def press(self, visitor: Visitor, at: int | None, spot: dict[str, Any]) -> None:
        wanted = "window.__go" if at is None else f"window.__things[{at}]"
        for _ in range(self.MOST):
            if visitor.page.evaluate(f"document.activeElement === {wanted}"):
                break
            visitor.page.keyboard.press("Tab")
            self.tabs += 1
        else:
            raise AssertionError(f"Tab never comes to {at}")
        visitor.page.keyboard.press("Enter")


@dataclass
class Player:
    """Plays anything that the page offers, the same each time for the same seed."""

    visitor: Visitor
    seed: str = "1"
    hand: Hand = field(default_factory=Finger)
    small: dict[str, tuple[int, int]] = field(default_factory=dict)
    wider: list[str] = field(default_factory=list)
    pressed: int = 0
    reluctant: tuple[str, ...] = ()
    """Beginnings of what is done seldom, so that a game is worth looking at."""

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)

    def look(self, wait: float = PATIENCE) -> dict[str, Any]:
        """What can be done, as soon as something can."""
        seen: dict[str, Any] | None = self.visitor.page.evaluate("(most) => __looking(most)", wait)
        if seen is None:
            raise TooLong(f"nothing to do: {self.visitor.page.locator('body').inner_text()}")
        return seen

    def play(self, steps: int = 100_000, until: int = 1_000_000) -> str | None:
        """Plays on; the name of the dialog that came up, or None after so many moves."""
        for _ in range(steps):
            seen = self.look()
            if seen["dialog"]:
                return str(seen["dialog"])
            if seen["seq"] >= until:
                return None
            self.step(seen)
        return None

    def step(self, seen: dict[str, Any]) -> None:
        """One thing: confirms what is picked, seldom goes back or changes it, or points at
        something."""
        if seen["wider"] > 0 and not self.wider:
            self.wider = self.visitor.overflow()
        if seen["recap"]:
            self.visitor.press("recap-seen")
        elif seen["confirm"] is None:
            self.point(self.choice(seen["things"]))
        elif seen["picks"] and self.random.random() < 0.2:
            self.point(self.random.choice(seen["picks"]))
        elif seen["back"] and self.random.random() < 0.05:
            self.visitor.press("back")
        else:
            self.point(None)

    def choice(self, things: list[dict[str, Any]]) -> int:
        goals = [at for at, one in enumerate(things) if one["kind"] == "goal"]
        if goals and self.random.random() < 0.85:
            return self.random.choice(goals)
        weights = [self.weight(one) for one in things]
        return self.random.choices(range(len(things)), weights)[0]

    def weight(self, thing: dict[str, Any]) -> float:
        if thing["taken"] or any(thing["name"].startswith(one) for one in self.reluctant):
            return 0.1
        return 1

    def point(self, at: int | None) -> None:
        """Presses it, and waits until the page has taken notice."""
        spot = self.reach(at)
        if spot and spot["map"] and not spot["free"]:
            self.visitor.press("kark-zoom-reset")
            spot = self.reach(at)
        if spot is None:
            return  # It went away while one looked at it.
        self.measure(at, spot)
        self.hand.press(self.visitor, at, spot)
        self.pressed += 1

    def reach(self, at: int | None) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.visitor.page.evaluate("(at) => __reach(at)", at)
        return found

    def measure(self, at: int | None, spot: dict[str, Any]) -> None:
        wide, high = spot["size"]
        if min(wide, high) < FINGER - 0.5:
            name = self.visitor.page.evaluate(
                "(at) => { const one = at === null ? window.__go : window.__things[at];"
                " return `${one.tagName}.${one.className?.baseVal ?? one.className}`; }",
                at,
            )
            self.small[str(name)] = (round(wide), round(high))

    def may_look(self) -> bool:
        """Whether there is something to do within a moment."""
        try:
            self.look(150)
        except TooLong:
            return False
        return True
