"""What holds on every screen: open to everybody, all words there, nothing too wide or small."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import axe_playwright_python
import pytest
from page.conftest import Visit
from page.scenes import SCENES
from page.screens import by_clicks, tour
from page.visiting import WORDS, Visitor
from playwright.sync_api import Page

LONG = bool(os.environ.get("NATIONS_LONG_PAGE_TESTS"))
AXE = Path(axe_playwright_python.__file__).parent / "axe.min.js"
GRAVE = ("serious", "critical")
KEY = re.compile(r"[a-z]+(-[a-z0-9_]+)+|[a-z]+(_[a-z]+)+")
"""A message key, or a value of an option, as it would look if nobody had put it into words."""
NO_KEYS = {"w-z", "e-mail"}
LEAST = 11
"""Pixels of the smallest letters, those on pieces included."""


def grave(page: Page) -> list[str]:
    """What axe-core finds serious or critical, in light and in dark."""
    found = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        if not page.evaluate("'axe' in window"):
            page.add_script_tag(path=AXE)
        told: dict[str, Any] = page.evaluate("axe.run({ resultTypes: ['violations'] })")
        for one in told["violations"]:
            if one["impact"] in GRAVE:
                where = [node["html"][:160] for node in one["nodes"][:2]]
                why = one["nodes"][0]["any"][:1] + one["nodes"][0]["all"][:1]
                found.append(f"{theme} {one['id']} ×{len(one['nodes'])} {where} {said(why)}")
    return found


def said(checks: list[dict[str, Any]]) -> str:
    return "; ".join(str(one["message"])[:160] for one in checks)


def raw_keys(page: Page) -> list[str]:
    """Texts that are keys of messages."""
    texts: list[str] = page.evaluate("__texts()")
    return sorted({one for one in texts if KEY.fullmatch(one) and one not in NO_KEYS})


def faults(visitor: Visitor, narrow: bool) -> dict[str, list[str]]:
    page = visitor.page
    told = {"axe": grave(page), "keys": raw_keys(page), "wide": visitor.overflow()}
    told["tiny"] = page.evaluate(f"__tiny({LEAST})")
    told["clipped"] = page.evaluate("__clipped()")
    if narrow:
        told["small"] = page.evaluate("__small(44)")
    return {name: found for name, found in told.items() if found}


@pytest.mark.parametrize(("wide", "lang"), [(360, "de"), (1280, "en")])
def test_every_screen(visit: Visit, wide: int, lang: str) -> None:
    visitor = visit(wide=wide, lang=lang, bypass_csp=True)
    seen = {screen: faults(visitor, wide == 360) for screen in tour(visitor)}
    assert len(seen) >= 25
    visitor.check("Failed to load resource")
    bad = [
        f"{screen}: {name}: {one}"
        for screen, told in seen.items()
        for name, found in told.items()
        for one in found
    ]
    assert not bad, "\n".join(bad)


SOME = ("asked", "panels", "people")


@pytest.mark.parametrize("scene", [name for name in SCENES if LONG or name in SOME])
@pytest.mark.parametrize(("wide", "lang"), [(360, "de"), (1280, "en")] if LONG else [(360, "de")])
def test_every_scene(visit: Visit, scene: str, wide: int, lang: str) -> None:
    visitor = visit(wide=wide, lang=lang, bypass_csp=True)
    walk = SCENES[scene](visitor, by_clicks)
    seen = {screen: faults(visitor, wide == 360) for screen in walk}
    assert seen
    bad = [f"{screen}: {found}" for screen, found in seen.items() if found]
    assert not bad, "\n".join(bad)


PLANTED = """
<button style="width: 20px; min-height: 0; height: 20px; padding: 0"></button>
<p style="width: 500px; font-size: 10px">option-nobody_knows</p>
<p style="width: 9px; overflow: hidden"><span>four players</span></p>
"""


def test_the_detectors_find_what_is_planted(visit: Visit) -> None:
    visitor = visit(wide=360, bypass_csp=True)
    visitor.open()
    visitor.page.locator("button.game").first.wait_for()
    visitor.page.evaluate("(html) => document.body.insertAdjacentHTML('beforeend', html)", PLANTED)
    told = faults(visitor, narrow=True)
    assert any("button-name" in one for one in told["axe"])
    assert told["keys"] == ["option-nobody_knows"]
    assert told["wide"]
    assert any("20×20" in one for one in told["small"])
    assert [one for one in told["tiny"] if "option-nobody_knows" in one]
    assert [one for one in told["clipped"] if "four players" in one]


def keys(path: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) *=", path.read_text("utf-8"), re.MULTILINE))


PAIRS = [
    (one, one.with_name(one.name.replace("en.ftl", "de.ftl")))
    for one in sorted(WORDS.rglob("*en.ftl"))
]


@pytest.mark.parametrize(("english", "german"), PAIRS, ids=lambda path: path.parent.name)
def test_both_languages_have_the_same_words(english: Path, german: Path) -> None:
    assert keys(english) - keys(german) == set()
    more = keys(german) - keys(english)  # forms of words that English does not have
    text = german.read_text("utf-8")
    assert {key for key in more if not re.search(rf"{{ *{key} *}}", text)} == set()


def test_every_word_that_is_used_is_there() -> None:
    known = {key for english, _ in PAIRS for key in keys(english)}
    used, begun = set(), set()
    for path in [*WORDS.rglob("*.svelte"), *WORDS.rglob("*.ts")]:
        text = path.read_text("utf-8")
        used |= set(re.findall(r"\bsay\(\s*\"([a-z][\w-]*)\"", text))
        begun |= set(re.findall(r"\bsay\(\s*`([a-z][\w-]*-)\$\{", text))
    assert len(used) > 100
    assert used - known == set()
    assert {one for one in begun if not any(key.startswith(one) for key in known)} == set()
