"""Opening matches over HTTP and looking at them: every route, good and bad."""

from __future__ import annotations

import json
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.background import Asked
from server.serving import sitting

from nations.cli.verify import check as check_proof
from nations.contract import Decision
from nations.errors import NationsError
from nations.match.dealer import Scripted, Seeded
from nations.match.log import GameFile, digest_of
from nations.match.match import Match, replay
from nations.registry import game_of, load
from nations.room.proof import Proof
from nations.store import StoreBroken, StoreBusy, StoreFull
from nations.verify import check

KEY = "k" * 43
OTHER = "o" * 43


def test_a_match_is_opened_with_keys_and_invitations_by_seat(server: Asked) -> None:
    made = server.create("Ada", None, "bot:random", {"type": "Person", "name": "Bo", "key": KEY})
    assert len(made["host_key"]) >= 43
    assert [one is not None for one in made["keys"]] == [True, False, False, True]
    assert made["keys"][3] == KEY
    assert [one is not None for one in made["claims"]] == [False, True, False, False]
    told = server.get(f"/matches/{made['match']}").json()
    assert told["phase"] == "waiting"
    assert told["seq"] == 1
    assert told["at_turn"] is None
    assert told["terms"]["game"] == "dice"
    assert told["seats"] == [
        {"type": "Person", "name": "Ada", "away": None},
        {"type": "Open"},
        {"type": "Bot", "name": "random"},
        {"type": "Person", "name": "Bo", "away": None},
    ]


def test_options_and_grace_are_agreed(server: Asked) -> None:
    options = {"round_limit": "7", "duty": "loose"}
    made = server.create("Ada", "Bo", game="kark", options=options, grace=30, host_key=KEY)
    assert made["host_key"] == KEY
    told = server.get(f"/matches/{made['match']}").json()
    assert options.items() <= told["terms"]["options"].items()
    opened = json.loads(server.get(f"/matches/{made['match']}/log").text.splitlines()[0])
    assert opened["grace"] == 30


def test_the_table_agrees_who_begins(server: Asked) -> None:
    made = server.create("Ada", "Bo", game="kark", options={"first_player": "agreed:2"})
    told = server.get(f"/matches/{made['match']}").json()
    assert told["terms"]["options"]["first_player"] == "agreed:2"
    log = server.get(f"/matches/{made['match']}/log").text.splitlines()
    assert [json.loads(line)["move"] for line in log if '"Dealt"' in line] == ["first:1"]


def test_a_value_that_is_not_played_is_named_though_others_are_not_listed(server: Asked) -> None:
    options = {"round_limit": "7", "first_player": "agreed:3"}
    answer = server.post("/matches", {"game": "kark", "seats": TWO, "options": options})
    assert answer.status_code == 400
    assert "first_player" in answer.text


TWO = [sitting("Ada"), sitting("Bo")]
BAD_CREATION: list[tuple[dict[str, Any], int, str, str, str]] = [
    ({"game": "chess"}, 404, "UNKNOWN", "There is no game “chess”", "Ein Spiel „chess“"),
    ({"seats": [sitting("A")] * 5}, 400, "BAD", "This game is for 1 to 4", "Dieses Spiel ist für"),
    ({"seats": []}, 400, "BAD", "The request does not fit", "Die Anfrage passt nicht"),
    ({"seats": [{"type": "Ghost"}]}, 400, "BAD", "The request does not", "Die Anfrage passt"),
    ({"more": 1}, 400, "BAD", "The request does not fit", "Die Anfrage passt nicht"),
    ({"grace": -1}, 400, "BAD", "The request does not fit", "Die Anfrage passt nicht"),
    ({"host_key": "short"}, 400, "BAD", "The request does not fit", "Die Anfrage passt nicht"),
    ({"host_key": "k" * 42 + "\n"}, 400, "BAD", "The request does not", "Die Anfrage passt"),
    ({"seats": [sitting("bot:deep")]}, 404, "UNKNOWN", "There is no bot", "Einen Bot „deep“"),
    ({"options": {"x": "1"}}, 400, "BAD", "There is no option “x”", "Eine Option „x“"),
    ({"options": {"tougher": "?"}}, 400, "BAD", "The option tougher has no", "Die Option"),
    ({"content": "0"}, 404, "UNKNOWN", "There is no content set 0", "Spielmaterial mit der"),
    (
        {"seats": [{"type": "Person", "name": name, "key": KEY} for name in "AB"]},
        400,
        "BAD",
        "Each seat needs a key",
        "Jeder Platz braucht",
    ),
]


@pytest.mark.parametrize(("change", "status", "code", "english", "german"), BAD_CREATION)
def test_what_cannot_be_opened(
    server: Asked, change: dict[str, Any], status: int, code: str, english: str, german: str
) -> None:
    before = len(server.rooms.store.matches())
    body = {"game": "dice", "seats": TWO} | change
    for lang, text in (("en", english), ("de", german)):
        answer = server.post(f"/matches?lang={lang}", body)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert answer.json()["text"].startswith(text)
    assert len(server.rooms.store.matches()) == before


@pytest.mark.parametrize(
    ("data", "kind", "status"),
    [
        (b"{", "application/json", 400),
        (b"", "application/json", 400),
        (b"\xff\xfe", "application/json", 400),
        (b"[" * 10_000, "application/json", 400),
        (b'{"game":"dice"}', "text/plain", 415),
        (b'{"game":"dice"}', "application/x-www-form-urlencoded", 415),
        (b"{}" + b" " * 1_000_001, "application/json", 413),
    ],
)
def test_bodies_that_are_none(server: Asked, data: bytes, kind: str, status: int) -> None:
    headers = {"Content-Type": kind, "Accept-Language": "de"}
    answer = server.http.post("/api/matches", content=data, headers=headers)
    assert answer.status_code == status
    assert answer.json()["code"] == "BAD"


def test_small_bodies_are_enough_elsewhere(server: Asked) -> None:
    answer = server.post("/mine", {"keys": ["k" * 33_000]})
    assert answer.status_code == 413


def played(server: Asked, game: str = "dice", **more: Any) -> str:
    """A match of bots that is over."""
    made = server.create("bot:random", "bot:random", game=game, **more)
    server.wait_for(made["match"], phase="over")
    return str(made["match"])


@pytest.mark.parametrize(
    ("game", "more"), [("dice", {}), ("kark", {"options": {"round_limit": "3"}})]
)
def test_the_game_file_is_the_game(server: Asked, game: str, more: dict[str, Any]) -> None:
    match = played(server, game, **more)
    answer = server.get(f"/matches/{match}/file")
    file = msgspec.json.decode(answer.content, type=GameFile)
    assert file.seed is None
    assert file.players == ["random", "random"]
    assert "attachment" in answer.headers["Content-Disposition"]
    again = replay(game_of(file.terms), file, Scripted(()))
    told = server.get(f"/matches/{match}").json()
    assert again.over is not None
    assert list(again.over.scores) == told["over"]["scores"]
    assert len(file.moves) == told["moves"]


def test_a_match_goes_on_from_a_file(server: Asked) -> None:
    file = server.get(f"/matches/{played(server)}/file").json()
    file["moves"] = file["moves"][:40]
    body = {"game": "dice", "seats": TWO, "file": signed(file)}
    answer = server.post("/matches", body)
    assert answer.status_code == 201, answer.text
    told = server.get(f"/matches/{answer.json()['match']}").json()
    assert told["moves"] >= 40
    assert told["phase"] == "playing"
    again = server.get(f"/matches/{answer.json()['match']}/file").json()
    assert again["moves"][:40] == file["moves"]
    assert again["players"] == ["human", "human"]
    assert again["remarks"]["names"] == ["Ada", "Bo"]


def test_what_is_said_of_a_game_stays_with_it(server: Asked) -> None:
    """Comments, variations and times of a file go through a match and come out again."""
    file = server.get(f"/matches/{played(server)}/file").json()
    times = file["remarks"]["times"]
    assert len(times) == len(file["moves"])
    assert times == sorted(times)
    assert file["remarks"]["date"].startswith("20")
    said = {
        "comments": [{"at": 3, "text": "hm"}, {"at": 40, "text": "<b>the end</b>"}],
        "variations": [{"at": 4, "moves": ["pass"], "text": "instead"}],
    }
    file["moves"], file["remarks"] = file["moves"][:40], {**file["remarks"], **said}
    body = {"game": "dice", "seats": TWO, "file": signed(file), "clock": 60}
    answer = server.post("/matches", body)
    assert answer.status_code == 201, answer.text
    address = f"/matches/{answer.json()['match']}/file"
    again = server.get(address).json()
    kept = again["remarks"]
    assert {name: kept[name] for name in said} == said
    assert kept["times"][:40] == times[:40]
    assert len(kept["times"]) == len(again["moves"])
    assert (kept["date"], kept["clock"]) == (file["remarks"]["date"], 60)
    first = server.get(f"{address}?moves=10").json()["remarks"]
    assert first["comments"] == said["comments"][:1]
    assert first["times"] == times[:10]


def test_a_match_goes_on_with_the_set_it_was_begun_with(server: Asked) -> None:
    """A game of R4, written before R5 and the option `overpaying` were there."""
    path = Path(__file__).parents[1] / "games" / "dice" / "files" / "r4.json"
    file = msgspec.json.decode(path.read_bytes())
    file["moves"] = file["moves"][:60]
    answer = server.post("/matches", {"game": "dice", "seats": TWO, "file": signed(file)})
    assert answer.status_code == 201, answer.text
    match = answer.json()["match"]
    terms = server.get(f"/matches/{match}").json()["terms"]
    assert terms["content"]["name"] == "Reconstruction R4"
    assert terms["content"]["digest"] != load("dice").content(None).digest
    assert server.get(f"/matches/{match}/file").json()["moves"][:60] == file["moves"]


def signed(file: dict[str, Any]) -> dict[str, Any]:
    """The file with the digest that it should have."""
    read = msgspec.convert(file, GameFile)
    return {**file, "digest": digest_of(read.terms, read.players, read.seed, read.moves)}


def test_files_that_do_not_fit(server: Asked) -> None:
    file = server.get(f"/matches/{played(server)}/file").json()
    other_terms = {**file["terms"], "content": {**file["terms"]["content"], "digest": "0"}}
    strange = {**file["terms"], "options": {"x": "y"}}
    newer = {**file["terms"], "rules": 999}
    cases: list[tuple[dict[str, Any], dict[str, Any], str]] = [
        ({**file, "digest": "0"}, {}, "The game file was changed"),
        (signed({**file, "format": 3}), {}, "The game file was written by a newer"),
        (signed({**file, "moves": ["pass"]}), {}, "The game cannot continue from this file"),
        (signed({**file, "moves": ["x"] * 3001}), {}, "The game in this file is too long"),
        (signed({**file, "terms": other_terms}), {}, "The game cannot continue from this file"),
        (signed({**file, "terms": strange}), {}, "The game cannot continue from this file"),
        (signed({**file, "terms": newer}), {}, "The game cannot continue from this file"),
        (file, {"seats": TWO[:1]}, "The game file is for dice with 2 seats"),
        (file, {"game": "kark"}, "The game file is for dice with 2 seats"),
        (file, {"options": {"tougher": "on"}}, "The game file is for dice with 2 seats"),
        (file, {"content": "0"}, "The game file is for dice with 2 seats"),
    ]
    for given, change, text in cases:
        answer = server.post("/matches", {"game": "dice", "seats": TWO, "file": given} | change)
        assert answer.status_code == 400, answer.text
        assert answer.json()["text"].startswith(text), answer.text


def some_position(game: str) -> str:
    """A table for two after the first decisions of a random game."""
    rules: Any = load(game).game(2, {}, None)
    match: Match[Any] = Match(rules, Seeded("7"))
    match.deal()
    for _ in range(4):
        assert isinstance(match.turn, Decision)
        match.play(match.turn.moves[0])
        match.deal()
    line: str = rules.write_position(match.state)
    return line


@pytest.mark.parametrize("game", ["dice", "kark"])
def test_a_match_begins_from_a_position(server: Asked, game: str, tmp_path: Path) -> None:
    """Its file, its proof and a match from the file know where it began."""
    position = some_position(game)
    match = played(server, game, position=position)
    told = server.get(f"/matches/{match}").json()
    assert told["terms"]["position"] == position
    file = server.get(f"/matches/{match}/file").json()
    assert file["terms"]["position"] == position
    read = msgspec.convert(file, GameFile)
    again = replay(game_of(read.terms), read, Scripted(()))
    assert again.over is not None
    assert list(again.over.scores) == told["over"]["scores"]
    proof = tmp_path / "proof.json"
    proof.write_bytes(server.get(f"/matches/{match}/proof").content)
    checked = check_proof(proof, None)
    assert checked.verified, checked.findings
    file["moves"] = file["moves"][:2]
    answer = server.post("/matches", {"game": game, "seats": TWO, "file": signed(file)})
    assert answer.status_code == 201, answer.text
    new = server.get(f"/matches/{answer.json()['match']}").json()
    assert new["terms"]["position"] == position
    assert new["moves"] >= 2


def test_positions_that_do_not_fit(server: Asked) -> None:
    position = some_position("dice")
    cases: list[tuple[dict[str, Any], str]] = [
        ({"position": "foo"}, "The game cannot begin from this position: not a position of this"),
        ({"position": ""}, "The game cannot begin from this position: not a position of this"),
        ({"position": position, "seats": TWO[:1]}, "The game cannot begin from this position"),
        ({"position": position, "game": "kark"}, "The game cannot begin from this position"),
        ({"position": "x" * 4001}, "The request does not fit"),
        ({"position": 7}, "The request does not fit"),
    ]
    before = len(server.rooms.store.matches())
    for change, text in cases:
        answer = server.post("/matches", {"game": "dice", "seats": TWO} | change)
        assert answer.status_code == 400, answer.text
        assert answer.json()["text"].startswith(text), answer.text
    file = server.get(f"/matches/{played(server)}/file").json()
    both = {"game": "dice", "seats": TWO, "file": file, "position": position}
    assert server.post("/matches", both).status_code == 400
    assert len(server.rooms.store.matches()) == before + 1


def test_the_log_is_every_record_as_it_is_kept(server: Asked) -> None:
    match = played(server)
    answer = server.get(f"/matches/{match}/log")
    assert answer.headers["Content-Type"].startswith("application/x-ndjson")
    assert answer.content.splitlines() == server.rooms.store.read(match)


def test_the_proof_comes_when_it_is_over_and_holds(server: Asked) -> None:
    running = server.create("Ada", "Bo")["match"]
    early = server.get(f"/matches/{running}/proof", params={"lang": "de"})
    assert (early.status_code, early.json()["code"]) == (409, "PHASE")
    assert early.json()["text"].startswith("Den Nachweis gibt es")
    answer = server.get(f"/matches/{played(server)}/proof")
    assert msgspec.json.decode(answer.content, type=Proof).match in answer.text
    report = check(answer.content)
    assert not report.findings
    assert report.finished


def test_nobody_said_anything(server: Asked) -> None:
    match = server.create("Ada", "Bo")["match"]
    assert server.get(f"/matches/{match}/chat").json() == []
    said = [server.rooms.store.append_chat(match, 5, 0, "Ada", text) for text in ("<b>", "two")]
    for one in said:
        one.result()
    lines = server.get(f"/matches/{match}/chat").json()
    assert [(one["n"], one["text"]) for one in lines] == [(1, "<b>"), (2, "two")]
    assert [one["n"] for one in server.get(f"/matches/{match}/chat?after=1").json()] == [2]
    assert server.get(f"/matches/{match}/chat?after=-1").status_code == 400
    assert server.get(f"/matches/{match}/chat?after=x").status_code == 400


@pytest.mark.parametrize("what", ["", "/file", "/log", "/proof", "/chat"])
def test_looking_at_nothing_makes_nothing(server: Asked, what: str) -> None:
    before = len(server.rooms.store.matches()), len(server.rooms)
    for lang, text in (("en", "There is no such match here."), ("de", "Diese Partie gibt es")):
        answer = server.get(f"/matches/none{what}", params={"lang": lang})
        assert (answer.status_code, answer.json()["code"]) == (404, "UNKNOWN")
        assert answer.json()["text"].startswith(text)
    assert (len(server.rooms.store.matches()), len(server.rooms)) == before


def test_other_addresses_and_methods(server: Asked) -> None:
    nowhere = server.get("/nowhere", headers={"Accept-Language": "de"})
    assert nowhere.status_code == 404
    assert nowhere.json() == {"code": "UNKNOWN", "text": "Unter dieser Adresse gibt es nichts."}
    wrong = server.http.put("/api/matches", json={})
    assert wrong.status_code == 405
    assert set(wrong.headers["Allow"].split(", ")) == {"OPTIONS", "POST"}
    assert wrong.json()["code"] == "BAD"


def failing(error: Exception) -> Future[None]:
    future: Future[None] = Future()
    future.set_exception(error)
    return future


@pytest.mark.parametrize(
    ("error", "code", "german"),
    [
        (StoreFull(), "STORAGE", "Der Server konnte es nicht sichern"),
        (StoreBusy("planted"), "BUSY", "Der Server kommt mit dem Schreiben nicht nach."),
        (StoreBroken("planted"), "STORAGE", "Der Server konnte es nicht sichern"),
    ],
)
def test_what_cannot_be_kept_does_not_happen(
    server: Asked, monkeypatch: pytest.MonkeyPatch, error: Exception, code: str, german: str
) -> None:
    made = server.create("Ada", None)
    before = len(server.rooms.store.matches())
    monkeypatch.setattr(server.rooms.store, "append", lambda _batch: failing(error))
    bodies = [
        ("/matches", {"game": "dice", "seats": TWO}),
        (f"/matches/{made['match']}/claim", {"claim": made["claims"][1], "name": "Bo"}),
        (f"/matches/{made['match']}/invitations", {"seat": 1}),
    ]
    for path, body in bodies:
        answer = server.post(f"{path}?lang=de", body, made["host_key"])
        assert (answer.status_code, answer.json()["code"]) == (503, code)
        assert answer.json()["text"].startswith(german)
        assert "planted" not in answer.text
        assert answer.headers["Retry-After"]
    monkeypatch.undo()
    assert len(server.rooms.store.matches()) == before
    again = server.post(*bodies[1])
    assert again.status_code == 200, "the invitation is as good as before"


def test_a_defect_is_told_without_its_inside(
    server: Asked, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(match: str) -> None:
        raise ZeroDivisionError("inside")

    monkeypatch.setattr(server.rooms, "find", broken)
    answer = server.get("/matches/any")
    assert answer.status_code == 500
    assert answer.json()["code"] == "FAULT"
    assert "inside" not in answer.text
    assert "/api/matches/any failed" in caplog.text


def test_an_error_without_a_sentence_of_its_own_is_still_one(
    server: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(match: str) -> None:
        raise NationsError("so it is")

    monkeypatch.setattr(server.rooms, "find", refused)
    answer = server.get("/matches/any")
    assert (answer.status_code, answer.json()["code"]) == (400, "BAD")
    assert answer.json()["text"] == "The request does not fit: so it is"
