"""Names and chat: which letters they are made of, who looks like whom, and what is said once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.serving import Place, served, settings_in

from nations.room import decide
from nations.room.lettering import clean, outline
from nations.room.records import SeatedBot
from nations.room.refusal import Refusal


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Ada", "Ada"),
        ("A\u0301da", "\u00c1da"),
        ("An\u200bn", "Ann"),
        ("\u200b\u2060\ufeff", ""),
        ("\u200fAda\u061c", "Ada"),
        ("a\u2028b\u0085c\nd\te", "a b c d e"),
        ("\x1b[31mred\x07\x00", "[31mred"),
        ("\u202etxt.exe", "txt.exe"),
        ("\U000e0041da", "da"),
        ("e" + "\u0323\u0302\u0301\u0301" * 9, "\u1ec7\u0323\u0323"),
        ("\u0301a", "a"),
        ("  Zoë   d'Ωmega 3½ ", "Zoë d'Ωmega 3½"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("😀👍", "😀👍"),
        *((blank, "") for blank in "\u3164\u2800\u115f\u1160\uffa0"),
        *((f"Ann{blank}", "Ann") for blank in "\u3164\u2800\u115f\u1160\uffa0"),
        ("שלום مرحبا 你好", "שלום مرحبا 你好"),
    ],
)
def test_what_is_kept_of_a_text(written: str, kept: str) -> None:
    assert clean(written) == kept
    assert clean(kept) == kept


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "An\u200bn"),
        ("Ann", "ANN"),
        ("Ann", "Аnn"),
        ("Ann", "A n n"),
        ("Ann", "Ånn"),
        ("Bill", "BiIl"),
        ("Bob", "B0b"),
        ("ANN", "\ua4ee\ua4e0\ua4e0"),
        ("AWT", "\u13aa\u13b3\u13a2"),
        ("Otto", "\u0555tto"),
        ("Walt", "VValt"),
        ("Mark", "rnark"),
        ("d'Or", "d\u2019Or"),
        ("Jo-Ann", "Jo\u2010Ann"),
        ("Ann", "Ann."),
        ("Ann", "Ann\u02bc"),
        ("Ann", "Ann\u3164"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert outline(one) == outline(other)
    assert outline("Ann") != outline("Anna")
    assert outline("Player 1") != outline("Player 2")


def test_names_of_signs_alone_are_told_apart() -> None:
    assert len({*map(outline, ("😀", "👍", "!!!", "???", "–", "…"))}) == 6


@pytest.mark.parametrize("name", ["greedy", "Greedy", "gr\u0435edy", "easy", "expert", "random"])
def test_nobody_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        decide.check_names((SeatedBot("greedy"),), name)
    assert refused.value.key == "no-same-name"
    decide.check_names((SeatedBot("greedy"),), "Gregory")


def on_stage(folder: Path, scene: object) -> None:
    async def play() -> None:
        async with served(settings_in(folder)) as place:
            await scene(place)  # type: ignore[operator]

    asyncio.run(play())


async def look_alikes(place: Place) -> None:
    made = await place.create("Ann", None)
    path = f"/api/matches/{made['match']}/claim"
    for name in ("An\u200bn", "Аnn", "ANN"):
        answer = await place.http.post(path, json={"claim": made["claims"][1], "name": name})
        assert answer.status_code == 400
        assert answer.json()["code"] == "BAD"
    empty = await place.http.post(path, json={"claim": made["claims"][1], "name": "\u200b"})
    assert empty.status_code == 400
    seats = [{"type": "Person", "name": name} for name in ("Ann", "Аnn")]
    both = await place.http.post("/api/matches", json={"game": "dice", "seats": seats})
    assert both.status_code == 400
    good = {"claim": made["claims"][1], "name": "Be\u200ba"}
    assert (await place.http.post(path, json=good)).status_code == 200
    told = (await place.http.get(f"/api/matches/{made['match']}")).json()
    assert told["seats"][1]["name"] == "Bea"


def test_nobody_at_a_table_looks_like_somebody_else(tmp_path: Path) -> None:
    on_stage(tmp_path, look_alikes)


def test_control_names_that_are_only_compared_letter_by_letter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decide, "outline", lambda name: name)
    with pytest.raises(AssertionError):
        on_stage(tmp_path, look_alikes)


def test_chat_is_once_by_its_id_and_answered(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", "Bob")
        async with (
            place.join(made["match"], made["keys"][0]) as ada,
            place.join(made["match"], made["keys"][1]) as bob,
        ):
            await ada.hear("Update")
            await bob.hear("Update")
            first = await ada.ask("Say", id="one", text="he\u202ello\n")
            assert first["type"] == "Ack"
            assert await ada.ask("Say", id="one", text="hello") == first
            other = await ada.ask("Say", id="one", text="something else")
            assert (other["type"], other["code"]) == ("Refused", "BAD")
            assert (await ada.ask("Say", id="none", text="\u200b"))["code"] == "BAD"
            assert (await bob.ask("Say", id="one", text="hi"))[
                "type"
            ] == "Ack"  # ids are a seat's own
            lines = (await place.http.get(f"/api/matches/{made['match']}/chat")).json()
            assert [(one["seat"], one["text"]) for one in lines] == [(0, "hello"), (1, "hi")]
            heard = [one for one in ada.heard + bob.heard if one["type"] == "Chat"]
            assert {(one["n"], one["text"]) for one in heard} <= {(1, "hello"), (2, "hi")}

    on_stage(tmp_path, scene)


PAIRS = [("Say", "Leave"), ("Leave", "Say"), ("Return", "Say"), ("Say", "Play")]


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_an_id_is_of_one_thing_whatever_it_was(tmp_path: Path, first: str, second: str) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", "Bob")
        match = made["match"]
        at_turn = place.rooms.get(match).room.at_turn or 0
        async with place.join(match, made["keys"][at_turn]) as ada:
            update = await ada.hear("Update")
            move = {"move": update["offers"][0]["text"], "expect": update["seq"]}
            fields: dict[str, dict[str, object]] = {"Say": {"text": "hello"}, "Play": move}
            if first == "Return":
                assert (await ada.ask("Leave"))["type"] == "Ack"
            for _ in range(2):
                done = await ada.ask(first, id="x1", **fields.get(first, {}))
                assert done["type"] == "Ack", done
            other = await ada.ask(second, id="x1", **fields.get(second, {}))
            assert (other["type"], other.get("code")) == ("Refused", "BAD")
        assert len(place.rooms.store.chat(match)) == (first == "Say")

    on_stage(tmp_path, scene)
