"""Somebody who visits the page with a browser of their own, and what went wrong meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser, ConsoleMessage, Dialog, Locator, Page, Response

ROOT = Path(__file__).parents[2]
WATCH = (Path(__file__).parent / "watch.js").read_text("utf-8")
WORDS = ROOT / "web" / "src"
SIZES = {360: 740, 768: 1024, 1280: 800, 1920: 1080, 2560: 1440}
PATIENCE = 20_000
"""Milliseconds after which something is missing, not slow."""


@cache
def bundle(lang: str) -> FluentBundle:
    """Everything that the page can say in a language."""
    made = FluentBundle([lang], use_isolating=False)
    for path in sorted(WORDS.rglob("*.ftl")):
        if path.stem.split(".")[-1] == lang:
            made.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return made


class Visitor:
    """A browser context with one page; remembers all that should not have happened."""

    def __init__(self, browser: Browser, url: str, **wishes: Any) -> None:
        self.url, self.lang = url, wishes.pop("lang", "en")
        wide = wishes.pop("wide", 1280)
        settings = {"motion": wishes.pop("motion", False), "handover": True}
        settings |= wishes.pop("settings", {})
        seed = crc32(str(wishes.pop("seed", "")).encode())
        usual = {
            "viewport": {"width": wide, "height": SIZES[wide]},
            "locale": {"en": "en-GB", "de": "de-DE"}[self.lang],
            "reduced_motion": "no-preference" if settings["motion"] else "reduce",
        }
        self.context = browser.new_context(**(usual | wishes))
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(WATCH)
        self.context.add_init_script(f"__seed({seed})")
        self.context.add_init_script(f"localStorage['nations.settings'] ??= '{dumped(settings)}'")
        self.errors: list[str] = []
        self.dialogs: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.errors.append(f"uncaught: {error}"))
        page.on("dialog", self._dialog)
        page.on("response", self._response)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"console {message.type}: {message.text}")

    def _dialog(self, dialog: Dialog) -> None:
        self.dialogs.append(dialog.message)
        dialog.dismiss()

    def _response(self, response: Response) -> None:
        if response.status >= 500:
            self.errors.append(f"{response.status} {response.url}")

    def say(self, key: str, **values: Any) -> str:
        """What the page says for a key, in this visitor's language."""
        speaker = bundle(self.lang)
        pattern = speaker.get_message(key).value
        assert pattern is not None, key
        text, errors = speaker.format_pattern(pattern, values)
        assert not errors, (key, errors)
        return str(text)

    def open(self, hash_: str = "#/") -> Page:
        self.page.goto(f"{self.url}/{hash_}")
        return self.page

    def button(self, key: str, **values: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **values), exact=True)

    def press(self, key: str, **values: Any) -> None:
        self.button(key, **values).first.click()

    def menu(self, key: str, *then: str) -> None:
        """Opens the menu of a match and presses something in it."""
        self.press("menu")
        for one in (key, *then):  # behind the menu there may be a button of the same name
            self.page.get_by_role("dialog").get_by_role(
                "button", name=self.say(one), exact=True
            ).first.click()

    def choose_game(self, game: str) -> None:
        self.open()
        self.page.locator(f"button.game.{game}").click()

    def seat(self, number: int, who: str, name: str | None = None) -> None:
        label = self.say("seat-who", number=number)
        self.page.get_by_label(label).select_option(who)
        if name is not None:
            self.page.get_by_label(self.say("name-of", number=number)).fill(name)

    def start(self, game: str = "dice", **options: str) -> None:
        """A game against a bot, by clicks, from the start page to the table."""
        self.choose_game(game)
        if options:
            self.page.locator("details > summary").first.click()
        for value in options.values():
            choice = self.page.locator(f"details select:has(option[value='{value}'])")
            choice.first.select_option(value)
        self.begin()

    def begin(self) -> None:
        self.page.locator("#play").click()
        self.page.wait_for_url("**/#/m/*")

    def at_table(self) -> None:
        self.page.locator("main.table").wait_for()

    @property
    def match(self) -> str:
        return self.page.url.split("#/m/")[1].split("/")[0]

    def overflow(self) -> list[str]:
        """What makes the page wider than the screen; nothing if it is not."""
        return list(self.page.evaluate("__wider()"))

    def violations(self) -> list[str]:
        return list(self.page.evaluate("window.__watch.violations"))

    def check(self, *allowed: str) -> None:
        """Nothing went wrong that is not allowed."""
        bad = [one for one in self.errors if not any(part in one for part in allowed)]
        assert not bad, bad
        assert not self.dialogs, self.dialogs
        assert not self.violations(), self.violations()


def dumped(settings: dict[str, Any]) -> str:
    from msgspec.json import encode

    return encode(settings).decode()


@contextmanager
def visiting(browser: Browser, url: str, **wishes: Any) -> Iterator[Visitor]:
    visitor = Visitor(browser, url, **wishes)
    try:
        yield visitor
    finally:
        visitor.context.close()
