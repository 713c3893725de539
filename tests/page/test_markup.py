"""Names, chat and files that try to run something: none does, and all of them are shown as text."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from page.conftest import AnyMove, Visit
from page.visiting import Visitor
from playwright.sync_api import Page
from server.background import Asked, in_background
from server.serving import WIDE
from websockets.sync.client import connect

from nations.match.log import GameFile, make_file
from nations.room.lettering import clean
from nations.server.limits import Limit

PAYLOADS = (Path(__file__).parent / "payloads.txt").read_text("utf-8").splitlines()
NAMES = list(dict.fromkeys(one[:40] for one in PAYLOADS))
TABLES = 12
"""At how many tables names are looked at; on the start page it is all of them."""
LIMITS = msgspec.structs.replace(WIDE, chat=Limit(1e6, 1e6))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asked]:
    with in_background(tmp_path_factory.mktemp("markup"), AnyMove(), limits=LIMITS) as asked:
        yield asked


def injected(visitor: Visitor) -> list[str]:
    """What of a text became part of the page, or ran."""
    found = [f"dialog {one}" for one in visitor.dialogs]
    found += [f"forbidden {one}" for one in visitor.violations()]
    if not visitor.page.title().endswith("Nations"):
        found.append(f"title {visitor.page.title()}")
    return found + list(visitor.page.evaluate("__injected()"))


def shown(page: Page, text: str) -> bool:
    """Whether a text is to be seen, letter by letter."""
    return bool(page.evaluate("(text) => document.body.innerText.includes(text)", text))


def squeezed(text: str) -> str:
    """A text as it is kept and shown: without what cannot be seen, and with single spaces."""
    return clean(text)


def opened(server: Asked) -> list[tuple[dict[str, Any], list[str]]]:
    """Matches in which all names are such, with their names."""
    tables = len(NAMES) // 4  # neighbours in the list often look alike, so they sit apart
    groups = [NAMES[at : 4 * tables : tables] for at in range(tables)]
    return [
        (server.create(*({"type": "Person", "name": one} for one in group)), group)
        for group in groups
    ]


def remember(visitor: Visitor, made: list[tuple[dict[str, Any], list[str]]], own: int = 0) -> None:
    """These matches are the visitor's own, who sits at a seat of each."""
    kept = [
        {"match": one["match"], "game": "dice", "host": one["host_key"], "claims": [], "at": 1}
        | {"places": [{"seat": own, "key": one["keys"][own], "share": "", "name": names[own]}]}
        for one, names in made
    ]
    visitor.page.evaluate("(all) => localStorage['nations.matches'] = all", json.dumps(kept))


@pytest.mark.parametrize("bypass", [False, True], ids=["policy", "no-policy"])
def test_names_are_only_names(visit: Visit, server: Asked, bypass: bool) -> None:
    visitor = visit(bypass_csp=bypass)
    visitor.open()
    made = opened(server)
    for own in (1, 0):  # the list names the others
        remember(visitor, made, own)
        visitor.page.reload()
        visitor.page.get_by_text(visitor.say("own-matches")).wait_for()
        text = squeezed(visitor.page.locator("main").inner_text())
        others = [name for _, names in made for name in names[:own] + names[own + 1 :]]
        assert [name for name in others if clean(name) not in text] == []
        assert not injected(visitor)
    for one, names in made[:: len(made) // TABLES]:
        visitor.open(f"#/m/{one['match']}")
        visitor.page.locator("main.table, [role=dialog]").first.wait_for()
        assert clean(names[0]) in squeezed(visitor.page.locator("body").inner_text())
        assert not injected(visitor)
    visitor.check()


@pytest.mark.parametrize("bypass", [False, True], ids=["policy", "no-policy"])
def test_chat_is_only_text(visit: Visit, server: Asked, bypass: bool) -> None:
    made = server.create("Ada", "Bo")
    visitor = visit(bypass_csp=bypass)
    visitor.open(f"#/m/{made['match']}")
    visitor.at_table()
    visitor.page.get_by_role("tab", name=visitor.say("panel-chat")).click()
    say_all(server, made)
    last = visitor.page.get_by_role("log").get_by_text(PAYLOADS[-1])
    last.first.wait_for()
    text = squeezed(visitor.page.locator("body").inner_text())
    assert not [one for one in PAYLOADS if clean(one) not in text]
    assert not injected(visitor)
    visitor.check()


def say_all(server: Asked, made: dict[str, Any]) -> None:
    with connect(server.url.replace("http", "ws") + "/api/socket") as socket:
        hello = {"type": "Hello", "match": made["match"], "key": made["keys"][0], "after": 0}
        socket.send(json.dumps(hello))
        for at, one in enumerate(PAYLOADS):
            socket.send(json.dumps({"type": "Say", "id": f"s{at}", "text": one}))
            while (heard := json.loads(socket.recv(20)))["type"] != "Chat":
                assert heard["type"] != "Refused", heard


def test_files_are_only_data(visit: Visit, server: Asked, tmp_path: Path) -> None:
    """A game file with such players is gone on from; a proof with such records is looked at."""
    made = server.create("Ada", "bot:greedy")
    whole = msgspec.convert(server.get(f"/matches/{made['match']}/file").json(), GameFile)
    visitor = visit(bypass_csp=True)
    for at in range(0, len(PAYLOADS) - 1, 2):
        file = make_file(whole.terms, PAYLOADS[at : at + 2], whole.seed, whole.moves)
        seats = [{"type": "Person", "name": NAMES[at]}, {"type": "Bot", "name": "greedy"}]
        body = {"game": "dice", "seats": seats, "file": msgspec.to_builtins(file)}
        answer = server.post("/matches", body)
        assert answer.status_code == 201, answer.text
        visitor.open(f"#/replay/{answer.json()['match']}")
        visitor.page.locator("main").first.wait_for()
        assert not injected(visitor)
    visitor.open(f"#/replay/{made['match']}")
    visitor.page.get_by_role("tab").last.click()
    picker = visitor.page.locator("input[type=file]")
    picker.first.wait_for(state="attached")
    for at, one in enumerate(PAYLOADS):
        path = tmp_path / f"{at}.json"
        path.write_text(json.dumps({"kind": one, "match": one, "records": [one], "secret": one}))
        picker.first.set_input_files(path)
        visitor.page.get_by_role("alert").first.wait_for()
        assert not injected(visitor)


def test_a_page_that_takes_texts_as_markup_is_noticed(visit: Visit) -> None:
    """The detector finds most payloads if a page is careless."""
    visitor = visit(bypass_csp=True)
    visitor.open()
    visitor.page.locator("button.game").first.wait_for()
    found = 0
    for one in PAYLOADS:
        visitor.page.evaluate(
            "(text) => { const b = document.createElement('b'); b.id = 'planted';"
            " b.innerHTML = text; document.body.append(b); }",
            one,
        )
        found += bool(injected(visitor))
        visitor.page.evaluate("document.querySelectorAll('#planted').forEach((b) => b.remove())")
        visitor.dialogs.clear()
    assert found > len(PAYLOADS) // 2
    assert visitor.page.evaluate("__injected().length") == 0


def test_there_are_two_hundred() -> None:
    assert len(set(PAYLOADS)) >= 200
