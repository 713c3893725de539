"""What the HTTP side must never do: let too much in, let secrets out, let browsers do more."""

from __future__ import annotations

import ast
import asyncio
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from server.background import Asked, in_background
from server.serving import WIDE

import nations.room
import nations.server
from nations.i18n import LANGUAGES, voice
from nations.room.refusal import Code, Refusal
from nations.server.api.problems import STATUS
from nations.server.headers import HEADERS, secured
from nations.server.keys import hash_of
from nations.server.limits import Limit
from nations.server.sentences import preferred, sentence

SOURCES = [Path(str(package.__file__)).parent for package in (nations.room, nations.server)]


def test_too_many_requests_are_refused_in_both_languages(tmp_path: Path) -> None:
    limits = replace(WIDE, requests=Limit(0.001, 5))
    with in_background(tmp_path, limits=limits) as server:
        assert [server.get("/health").status_code for _ in range(5)] == [200] * 5
        for lang, text in (("en", "Too many at once."), ("de", "Zu viel auf einmal.")):
            answer = server.get("/health", headers={"Accept-Language": lang})
            assert (answer.status_code, answer.json()["code"]) == (429, "RATE")
            assert answer.json()["text"].startswith(text)
            assert int(answer.headers["Retry-After"]) > 0


@pytest.mark.parametrize("key", ["no-such-message", "no-such-request", "no-such-file"])
def test_german_sentences_are_whole_and_quote_what_is_not_german(key: str) -> None:
    told = sentence(Refusal(Code.BAD, key, why="Expected `int`"), "de")
    assert told.endswith(". Genaueres auf Englisch: „Expected `int`“.")


def test_new_matches_are_limited_and_looking_is_not(tmp_path: Path) -> None:
    limits = replace(WIDE, matches=Limit(0.001, 2))
    with in_background(tmp_path, limits=limits) as server:
        body = {"game": "dice", "seats": [{"type": "Open"}]}
        made = [server.post("/matches", body) for _ in range(4)]
        assert [one.status_code for one in made] == [201, 201, 429, 429]
        assert len(server.rooms.store.matches()) == 2
        match = made[0].json()["match"]
        assert server.get(f"/matches/{match}").status_code == 200
        assert server.get(f"/matches/{match}/proof").status_code == 429


@pytest.mark.parametrize(
    "path", ["/api/health", "/api/docs", "/api/docs.css", "/api/none", "/api/matches/x", "/", "/x"]
)
def test_every_answer_has_the_headers(server: Asked, path: str) -> None:
    check_headers(server.http.get(path))


def check_headers(answer: httpx.Response) -> None:
    for name, value in HEADERS:
        assert answer.headers.get_list(name.decode()) == [value.decode()], name
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")  # modules, no text as code


def test_a_bare_answer_is_noticed() -> None:
    with pytest.raises(AssertionError):
        check_headers(httpx.Response(200))


def test_headers_of_an_application_are_replaced_not_doubled() -> None:
    sent: list[Any] = []

    async def lax(scope: Any, receive: Any, send: Any) -> None:
        lenient = (b"Content-Security-Policy", b"default-src *")
        await send({"type": "http.response.start", "status": 200, "headers": [lenient]})

    async def keep(message: Any) -> None:
        sent.append(message)

    async def ask() -> None:
        await secured(lax)({"type": "http"}, None, keep)

    asyncio.run(ask())
    policies = [value for name, value in sent[0]["headers"] if b"policy" in name.lower()]
    assert b"default-src *" not in policies


def test_pages_of_other_origins_are_allowed_nothing(server: Asked) -> None:
    headers = {"Origin": "http://evil.test", "Access-Control-Request-Method": "POST"}
    for answer in (
        server.http.options("/api/matches", headers=headers),
        server.get("/health", headers=headers),
    ):
        assert not [name for name in answer.headers if name.startswith("access-control")]


class Secrets:
    """All that a server must not tell, gathered as a match is made and played."""

    def __init__(self, server: Asked, made: dict[str, Any]) -> None:
        keys = [made["host_key"], *made["keys"], *made["claims"]]
        self.given = [one for one in keys if one]
        hashes = [hash_of(one) for one in self.given]
        secret = server.rooms.store.secret(made["match"]) or b"?"
        self.never = [*(one.hex() for one in hashes), *map(str, hashes), secret.hex()]

    def told_in(self, text: str) -> list[str]:
        return [one for one in (*self.given, *self.never) if one in text]


def ask_everything(server: Asked, match: str) -> Iterator[httpx.Response]:
    for what in ("", "/file", "/log", "/proof", "/chat"):
        yield server.get(f"/matches/{match}{what}")
    for what in ("claim", "invited", "invitations", "rematch"):
        yield server.post(f"/matches/{match}/{what}", {"claim": "x", "name": "Eve"}, "x" * 43)
    yield server.get("/games")
    yield server.get("/health")


def test_nothing_secret_is_ever_told(server: Asked, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    made = server.create("Ada", None, "bot:random")
    secrets = Secrets(server, made)
    assert secrets.told_in(json.dumps(made)) == secrets.given  # the finder finds
    answers = list(ask_everything(server, made["match"]))
    answers.append(server.post("/mine", {"keys": secrets.given}))
    answers.append(server.post(f"/matches/{made['match']}/rematch", {}, made["keys"][0]))
    for answer in answers:
        assert not secrets.told_in(answer.text), answer.url
        assert not secrets.told_in(str(answer.headers))
    assert not secrets.told_in(caplog.text)


def test_the_server_s_secret_is_told_at_the_end_only(server: Asked) -> None:
    made = server.create("bot:random", "bot:random")
    secret = (server.rooms.store.secret(made["match"]) or b"?").hex()
    server.wait_for(made["match"], phase="over")
    assert secret in server.get(f"/matches/{made['match']}/log").text
    assert secret in server.get(f"/matches/{made['match']}/proof").text
    assert secret not in server.get(f"/matches/{made['match']}").text


def refusals_in(folder: Path) -> Iterator[tuple[str, set[str]]]:
    """The key of every Refusal in the sources, with the names of its values."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                key = node.args[1]
                if isinstance(key, ast.Constant):
                    yield str(key.value), {str(each.arg) for each in node.keywords}


def keys_in_quotes(folder: Path) -> set[str]:
    """Whatever looks like the key of a refusal, also where it is passed on."""
    text = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    return set(re.findall(r'(?<!b)"((?:no|undo)-[a-z-]+)"', text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence(lang: str) -> None:
    used = dict(one for folder in SOURCES for one in refusals_in(folder))
    assert {"no-stale", "no-such-match", "no-such-seat", "no-rate"} <= set(used)
    for key, values in used.items():
        given: dict[str, Any] = dict.fromkeys(values, 3)
        refusal = Refusal(Code.BAD, key, **given)
        said = sentence(refusal, lang)
        assert said[-1] in ".3”“", said
    speaker = voice(lang)
    for key in set().union(*(keys_in_quotes(folder) for folder in SOURCES)) - set(used):
        with_all = dict.fromkeys(("why", "move", "rule", "title", "bot", "parameter", "form"), "x")
        assert speaker.say(key, **with_all)


def test_a_missing_sentence_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "new.py").write_text('raise Refusal(Code.BAD, "no-such-sentence")')
    (key, values), *_ = refusals_in(tmp_path)
    assert not values
    with pytest.raises(LookupError):
        sentence(Refusal(Code.BAD, key), "en")


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    refusal = Refusal(Code.ILLEGAL, "no-illegal", "D-A4", move="buy:b2")
    assert sentence(refusal, "en", "dice") == "buy:b2 is not possible: D-A4, Action: buy a tile."
    assert sentence(refusal, "de", "dice").startswith("buy:b2 geht nicht: D-A4, ")
    assert sentence(refusal, "en") == "buy:b2 is not possible."
    assert sentence(refusal, "en", "chess") == "buy:b2 is not possible."
    strange = Refusal(Code.ILLEGAL, "no-illegal", "turn", move="pass")
    assert sentence(strange, "de", "dice") == "pass geht nicht."


@pytest.mark.parametrize(
    ("asked", "accepted", "lang"),
    [
        ("de", "en", "de"),
        ("fr", "de", "de"),
        (None, "fr, DE-de;q=0.5", "de"),
        (None, "*", "en"),
        (None, None, "en"),
        (None, "," * 1000 + "de", "en"),
    ],
)
def test_the_language_that_is_wanted(asked: str | None, accepted: str | None, lang: str) -> None:
    assert preferred(asked, accepted) == lang


def test_every_code_has_a_status() -> None:
    assert set(STATUS) == set(Code)
