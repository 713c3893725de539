"""Taking seats over HTTP: invitations, rematches, own matches."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from server.background import Asked, in_background

from nations.server.actor import Actor
from nations.server.api import seats
from nations.server.keys import new_match_id

KEY = "k" * 43
OTHER = "o" * 43
COMMIT = "0" * 64


def claim(server: Asked, made: dict[str, Any], seat: int, **more: Any) -> Any:
    body = {"claim": made["claims"][seat], "name": "Bo"} | more
    return server.post(f"/matches/{made['match']}/claim", body)


def test_an_invitation_is_good_once_and_its_answer_can_be_had_again(server: Asked) -> None:
    made = server.create("Ada", None)
    first = claim(server, made, 1, key=KEY, commit=COMMIT)
    assert first.status_code == 200
    assert first.json() == {"match": made["match"], "seat": 1, "key": KEY}
    assert claim(server, made, 1, key=KEY, commit=COMMIT).json() == first.json()
    told = server.get(f"/matches/{made['match']}").json()
    assert told["seats"][1] == {"type": "Person", "name": "Bo", "away": None}
    assert told["phase"] == "revealing"
    for lang, text in (("en", "This invitation was used"), ("de", "Diese Einladung ist")):
        other = server.post(
            f"/matches/{made['match']}/claim?lang={lang}",
            {"claim": made["claims"][1], "name": "Eve", "key": OTHER},
        )
        assert (other.status_code, other.json()["code"]) == (409, "CLAIMED")
        assert other.json()["text"].startswith(text)


def test_a_key_is_made_for_who_brings_none(server: Asked) -> None:
    made = server.create("Ada", None)
    key = claim(server, made, 1).json()["key"]
    assert len(key) >= 43
    assert server.post("/mine", {"keys": [key]}).json()[0]["seats"] == [1]


def test_one_key_does_not_hold_two_seats(server: Asked) -> None:
    made = server.create(None, None, None)
    assert claim(server, made, 0, key=KEY).status_code == 200
    twice = claim(server, made, 1, key=KEY, name="Cy")
    assert (twice.status_code, twice.json()["code"]) == (400, "BAD")
    assert claim(server, made, 1, key=OTHER, name="Cy").status_code == 200


@pytest.mark.parametrize(
    "change",
    [
        {"claim": ""},
        {"claim": "x" * 101},
        {"name": ""},
        {"name": "x" * 41},
        {"name": 5},
        {"name": "  "},
        {"name": "Bo\n"},
        {"name": "B\x00o"},
        {"name": "\u202eoB"},
        {"key": "k" * 43 + "\n"},
        {"key": "k" * 42},
        {"key": "k" * 42 + "/"},
        {"commit": "0" * 63},
        {"commit": "0" * 64 + "\n"},
        {"more": 0},
    ],
)
def test_claims_that_are_none(server: Asked, change: dict[str, Any]) -> None:
    made = server.create("Ada", None)
    answer = claim(server, made, 1, **change)
    assert (answer.status_code, answer.json()["code"]) == (400, "BAD")
    assert server.get(f"/matches/{made['match']}").json()["seq"] == 1


@pytest.mark.parametrize("name", ["Jürgen von und zu", "李", "O'Neill <b>", "Bo 🎲"])
def test_names_of_all_kinds(server: Asked, name: str) -> None:
    made = server.create("Ada", None)
    assert claim(server, made, 1, name=name).status_code == 200
    told = server.get(f"/matches/{made['match']}").json()
    assert told["seats"][1]["name"] == name


def test_a_made_up_invitation_opens_nothing(server: Asked) -> None:
    made = server.create("Ada", None)
    answer = claim(server, made, 1, claim="x" * 43)
    assert (answer.status_code, answer.json()["code"]) == (409, "CLAIMED")
    other = server.create("Ada", None)
    elsewhere = claim(server, made, 1, claim=other["claims"][1])
    assert elsewhere.status_code == 409
    nowhere = server.post("/matches/none/claim", {"claim": "x", "name": "Bo"})
    assert nowhere.status_code == 404


def test_an_invitation_says_what_it_is_good_for(server: Asked) -> None:
    made = server.create("Ada", None)
    path = f"/matches/{made['match']}/invited"
    asking = {"claim": made["claims"][1]}
    fresh = server.post(path, asking)
    assert (fresh.status_code, fresh.json()) == (200, {"seat": 1})
    assert claim(server, made, 1, key=KEY).status_code == 200
    assert server.post(path, asking).json() == {"seat": None}
    assert server.post(path, {"claim": "x" * 43}).json() == {"seat": None}
    assert server.post("/matches/none/invited", asking).status_code == 404


def test_only_one_of_many_at_once_gets_the_seat(server: Asked) -> None:
    made = server.create("Ada", None)
    with ThreadPoolExecutor(8) as pool:
        keys = [f"{at:043d}" for at in range(8)]
        answers = list(pool.map(lambda key: claim(server, made, 1, key=key), keys))
    assert sorted(one.status_code for one in answers) == [200, *[409] * 7]


def test_the_host_invites_anew_and_the_old_invitation_is_void(server: Asked) -> None:
    made = server.create("Ada", None)
    path = f"/matches/{made['match']}/invitations"
    new = server.post(path, {"seat": 1}, made["host_key"])
    assert new.status_code == 201
    assert new.json()["seat"] == 1
    assert claim(server, made, 1, key=KEY).status_code == 409
    assert claim(server, made, 1, key=KEY, claim=new.json()["claim"]).status_code == 200
    taken = server.post(path, {"seat": 1}, made["host_key"])
    assert (taken.status_code, taken.json()["code"]) == (409, "CLAIMED")
    none = server.post(f"{path}?lang=de", {"seat": 7}, made["host_key"])
    assert (none.status_code, none.json()["code"]) == (404, "UNKNOWN")
    assert none.json()["text"].endswith("es gibt 2.")


def test_only_the_host_invites(server: Asked) -> None:
    made = server.create("Ada", None)
    path = f"/matches/{made['match']}/invitations"
    for key, status in ((None, 401), (made["keys"][0], 403), ("x" * 43, 403)):
        answer = server.post(path, {"seat": 1}, key)
        assert (answer.status_code, answer.json()["code"]) == (status, "FORBIDDEN")
    assert server.post(path, {"seat": 1}).headers["WWW-Authenticate"] == "Bearer"
    in_the_address = server.post(f"{path}?key={made['host_key']}", {"seat": 1})
    assert in_the_address.status_code == 401
    other_scheme = server.http.post(
        f"/api{path}", json={"seat": 1}, headers={"Authorization": f"Basic {made['host_key']}"}
    )
    assert other_scheme.status_code == 401
    assert server.post("/matches/none/invitations", {"seat": 1}, KEY).status_code == 404


def over(server: Asked) -> dict[str, Any]:
    """A match that is over, of a bot and two people: it goes on from the file of a whole game."""
    file = finished_file(server)
    seats = [
        {"type": "Bot", "name": "random"},
        {"type": "Person", "name": "Ada", "key": KEY},
        {"type": "Person", "name": "Bo", "key": OTHER},
    ]
    answer = server.post("/matches", {"game": "dice", "seats": seats, "file": file})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    assert server.get(f"/matches/{made['match']}").json()["phase"] == "over"
    return made


def finished_file(server: Asked) -> Any:
    made = server.create("bot:random", "bot:random", "bot:random")
    server.wait_for(made["match"], phase="over")
    return server.get(f"/matches/{made['match']}/file").json()


def test_a_rematch_is_opened_once_for_all(server: Asked) -> None:
    made = over(server)
    path = f"/matches/{made['match']}/rematch"
    ada = server.post(path, None, KEY).json()
    again = server.post(path, {}, KEY).json()
    bo = server.post(path, {}, OTHER).json()
    assert ada["match"] == again["match"] == bo["match"]
    assert (ada["seat"], bo["seat"]) == (0, 1)  # one further forward; the bot goes last
    new = server.get(f"/matches/{ada['match']}").json()
    old = server.get(f"/matches/{made['match']}").json()
    assert (old["later"], new["earlier"]) == (ada["match"], made["match"])
    assert new["terms"] == old["terms"]
    assert [one["type"] for one in new["seats"]] == ["Open", "Open", "Bot"]
    place = f"/matches/{ada['match']}/claim"
    replaced = server.post(place, {"claim": ada["claim"], "name": "Ada"})
    assert replaced.status_code == 409
    assert server.post(place, {"claim": again["claim"], "name": "Ada"}).json()["seat"] == 0
    assert server.post(place, {"claim": bo["claim"], "name": "Bo"}).json()["seat"] == 1
    seated = server.post(path, {}, KEY).json()
    assert seated == {"match": ada["match"], "seat": 0, "claim": None}
    host = server.post(path, {}, made["host_key"]).json()
    assert host == {"match": ada["match"], "seat": None, "claim": None}


def test_who_asks_first_is_the_host_of_the_rematch(server: Asked) -> None:
    made = over(server)
    again = server.post(f"/matches/{made['match']}/rematch", {}, OTHER).json()
    path = f"/matches/{again['match']}/invitations"
    assert server.post(path, {"seat": 0}, OTHER).status_code == 201
    assert server.post(path, {"seat": 0}, KEY).status_code == 403


def test_many_who_want_a_rematch_at_once_get_the_same(server: Asked) -> None:
    made = over(server)
    path = f"/matches/{made['match']}/rematch"
    before = len(server.rooms.store.matches())
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda key: server.post(path, {}, key), [KEY, OTHER] * 3))
    assert {one.status_code for one in answers} == {200}
    assert len({one.json()["match"] for one in answers}) == 1
    assert len(server.rooms.store.matches()) == before + 1


class Died(Exception):
    """The server is gone between two of its steps."""


def rematches_after_a_crash(folder: Path, patch: pytest.MonkeyPatch) -> tuple[int, int]:
    """How many matches more there are if the server dies after it has opened a rematch, before the
    old match knows of it, and both players ask again; and whether who asked first is the host."""

    async def die(self: Actor, match: str) -> None:
        raise Died

    with in_background(folder) as server:
        made = over(server)
        path = f"/matches/{made['match']}/rematch"
        with patch.context() as dying:
            dying.setattr(Actor, "note_rematch", die)
            assert server.post(path, {}, KEY).status_code == 500
    with in_background(folder) as server:
        before = len(server.rooms.store.matches())
        answers = [server.post(path, {}, key).json() for key in (OTHER, KEY)]
        assert answers[0]["match"] == answers[1]["match"]
        assert server.get(f"/matches/{made['match']}").json()["later"] == answers[0]["match"]
        invitation = f"/matches/{answers[0]['match']}/invitations"
        status = server.post(invitation, {"seat": 0}, KEY).status_code
        return len(server.rooms.store.matches()) - before, status


def test_a_rematch_survives_the_death_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert rematches_after_a_crash(tmp_path, monkeypatch) == (0, 201)


def test_control_a_rematch_with_a_new_name_each_time_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seats, "rematch_id", lambda _match: new_match_id())
    assert rematches_after_a_crash(tmp_path, monkeypatch) == (1, 403)


def test_no_rematch_before_the_end_or_for_others(server: Asked) -> None:
    made = server.create("Ada", "Bo")
    path = f"/matches/{made['match']}/rematch"
    early = server.post(f"{path}?lang=de", {}, made["keys"][0])
    assert (early.status_code, early.json()["code"]) == (409, "PHASE")
    assert early.json()["text"] == "Die Partie läuft noch."
    assert server.post(path, {}).status_code == 401
    assert server.post(path, {}, "x" * 43).status_code == 403
    assert server.post("/matches/none/rematch", {}, KEY).status_code == 404


def test_own_matches(server: Asked) -> None:
    mine, host = "m" * 43, "h" * 43
    seats = [{"type": "Person", "name": "Ada", "key": mine}, {"type": "Person", "name": "Bo"}]
    body = {"game": "dice", "seats": seats, "host_key": host}
    first, second = (server.post("/matches", body).json() for _ in range(2))
    told = server.post("/mine", {"keys": ["x" * 43, mine, host]}).json()
    assert {(one["key"], one["match"]) for one in told} == {
        (key, made["match"]) for key in (1, 2) for made in (first, second)
    }
    for one in told:
        assert one["host"] == (one["key"] == 2)
        assert one["seats"] == ([0] if one["key"] == 1 else [])
        assert [each["name"] for each in one["occupants"]] == ["Ada", "Bo"]
        assert one["at_turn"] in (0, 1)
        assert (one["over"], one["damaged"], one["game"]) == (False, False, "dice")
    assert [one["opened"] for one in told] == sorted([one["opened"] for one in told], reverse=True)


def test_own_matches_that_sleep_are_read_from_their_records(server: Asked) -> None:
    made = server.create("Ada", None, "bot:random")
    claim(server, made, 1, name="Cleo")
    before = server.post("/mine", {"keys": [made["keys"][0]]}).json()
    awake = dict(server.rooms._live)
    server.rooms._live.clear()
    try:
        asleep = server.post("/mine", {"keys": [made["keys"][0]]}).json()
        assert not server.rooms._live
    finally:
        server.rooms._live.update(awake)
    assert asleep == before
    assert asleep[0]["at_turn"] is not None
    assert asleep[0]["occupants"][1]["name"] == "Cleo"


def test_a_damaged_match_is_told_as_such_and_refused(server: Asked) -> None:
    made = server.create("Ada", None)
    server.rooms.store.quarantine(made["match"], "planted").result()
    told = server.post("/mine", {"keys": made["keys"][:1]}).json()
    assert told[0]["damaged"]
    answer = claim(server, made, 1)
    assert (answer.status_code, answer.json()["code"]) == (500, "DAMAGED")


def test_too_many_keys_or_none(server: Asked) -> None:
    assert server.post("/mine", {"keys": []}).json() == []
    assert server.post("/mine", {"keys": ["x" * 43] * 201}).status_code == 400
    assert server.post("/mine", {"keys": "x"}).status_code == 400
    assert server.post("/mine", {}).status_code == 400
