"""What others are told of the API is what the server does, and fresh."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import negative_data_rejection
from scripts import ROOT, load_script
from server.background import Asked, in_background
from server.serving import Place, served, settings_in

from nations.room import messages
from nations.room.refusal import Code
from nations.server.api import document
from nations.server.api.document import complete


def stale(made: dict[str, str], root: Path) -> list[str]:
    """The generated files that are not what would be made now."""
    return [
        path
        for path, text in made.items()
        if not (root / path).exists() or (root / path).read_text("utf-8") != text
    ]


def test_everything_generated_is_fresh() -> None:
    """If not: python tools/api_schemas.py"""
    made = load_script("tools/api_schemas.py").made()
    assert len(made) >= 6
    assert stale(made, ROOT) == []
    first = next(iter(made))
    assert stale({**made, first: made[first] + " "}, ROOT) == [first]


def test_everything_is_made_the_same_twice() -> None:
    tool = load_script("tools/api_schemas.py")
    assert tool.made() == tool.made()


def test_typescript_tells_what_may_be_left_out() -> None:
    types = (ROOT / "web/src/generated/protocol.ts").read_text("utf-8")
    hello = types[types.index("export interface Hello") :].split("}")[0]
    assert 'type: "Hello"' in hello
    assert "  key?: string | null" in hello
    update = types[types.index("export interface Update") :].split("}")[0]
    assert "  lines: Line[]" in update
    assert "  view: View" in update


def test_a_struct_that_msgspec_was_not_asked_for_is_noticed() -> None:
    with pytest.raises(KeyError):
        complete({"components": {"schemas": {"Stranger": {}}}}, [])


def test_the_document_knows_what_the_structs_know() -> None:
    schemas = document()["components"]["schemas"]
    assert schemas["NewMatch"]["additionalProperties"] is False
    assert schemas["Problem"]["description"].startswith("Why nothing was done")
    assert schemas["PersonSeat"]["properties"]["type"] == {"enum": ["Person"]}
    for path, methods in document()["paths"].items():
        for operation in methods.values():
            assert "429" in operation["responses"], path
            assert operation["description"], path


def test_the_written_page_names_every_route() -> None:
    written = (ROOT / "docs/server-api.md").read_text("utf-8")
    named = set(re.findall(r"^\| `(\w+) (/api/[^`?]*)", written, re.MULTILINE))
    paths = document()["paths"].items()
    assert named == {(method.upper(), path) for path, methods in paths for method in methods}


def test_every_code_is_explained() -> None:
    written = (ROOT / "docs/socket.md").read_text("utf-8")
    explained = re.findall(r"^\| `([A-Z]+)` \|", written, re.MULTILINE)
    assert sorted(explained) == sorted(Code)


def test_the_page_shows_every_route_and_loads_nothing_from_elsewhere(server: Asked) -> None:
    page = server.get("/docs").text
    for path in document()["paths"]:
        assert f"<code>{path}</code>" in page
    for name in document()["components"]["schemas"]:
        assert f'id="{name}"' in page
    assert not re.search(r"<script|style=|https?://|\son[a-z]+=", page)
    targets = set(re.findall(r'href="#(\w+)"', page))
    assert targets <= set(re.findall(r'id="(\w+)"', page))
    assert server.get("/docs.css").headers["Content-Type"].startswith("text/css")
    assert server.get("/openapi.json").json() == document()


def validators() -> dict[str, Any]:
    schema = json.loads((ROOT / "docs/socket.schema.json").read_text("utf-8"))
    return {
        name: jsonschema_rs.validator_for({**schema, "$ref": f"#/$defs/{name}"})
        for name in ("ClientMessage", "ServerMessage")
    }


@pytest.mark.parametrize(("game", "options"), [("dice", {}), ("kark", {"round_limit": "4"})])
def test_every_message_of_a_match_fits_the_schemas(
    tmp_path: Path, game: str, options: dict[str, str]
) -> None:
    heard: list[dict[str, Any]] = []

    async def scene(place: Place) -> None:
        made = await place.create("Ada", "bot:random", game=game, options=options)
        async with place.join(made["match"], made["keys"][0], lang="de") as ada:
            update = await ada.hear("Update")
            await ada.ask("Play", move="?", expect=update["seq"])
            while update["phase"] != "over":
                if update["offers"]:
                    offer = update["offers"][0]["text"]
                    answer = await ada.ask("Play", move=offer, expect=update["seq"])
                    await ada.until(answer["seq"])
                else:
                    await ada.hear("Update")
                update = ada.update
            heard.extend(ada.heard)

    async def play() -> None:
        async with served(settings_in(tmp_path)) as place:
            await scene(place)

    asyncio.run(play())
    assert {"Welcome", "Update", "Ack", "Refused"} <= {one["type"] for one in heard}
    validator = validators()["ServerMessage"]
    for message in heard:
        validator.validate(message)
    wrong = next(one for one in heard if one["type"] == "Update")
    assert not validator.is_valid({**wrong, "view": {**wrong["view"], "type": "Nothing"}})


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ('{"type":"Hello","match":"m"}', True),
        ('{"type":"Play","id":"1","move":"pass","expect":3}', True),
        ('{"type":"Put","id":"1","seat":0,"occupant":{"type":"Open"}}', True),
        ('{"type":"Play","id":"1","move":"pass"}', False),
        ('{"type":"Play","id":"1","move":"pass","expect":3,"seat":1}', False),
        ('{"type":"Claim","id":"1","seat":0,"name":"Eve"}', False),
        ('{"type":"Reveal","id":"1","share":"00"}', False),
        ('{"type":"Say","id":"1","text":""}', False),
    ],
)
def test_the_schema_and_the_server_agree_on_clients(text: str, fits: bool) -> None:
    assert validators()["ClientMessage"].is_valid(json.loads(text)) == fits
    try:
        messages.read(text)
        read = True
    except msgspec.DecodeError:
        read = False
    assert read == fits


@pytest.mark.parametrize("game", ["dice", "kark"])
def test_the_example_plays_to_the_end(
    tmp_path: Path, game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    example = load_script("examples/client.py")
    with in_background(tmp_path) as server:
        arguments = ["client.py", server.url, "--game", game, "--seed", "1"]
        monkeypatch.setattr(sys, "argv", arguments)
        example.main()
        told = capsys.readouterr().out.splitlines()[-1]
        assert re.match(r"\d+ moves, scores \[-?\d+, -?\d+\]: ", told)
        match = told.rpartition("/")[2]
        assert server.get(f"/matches/{match}").json()["phase"] == "over"
        records = server.get(f"/matches/{match}/log").text
        assert '"type":"Revealed"' in records


def test_the_example_joins_by_an_invitation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    example = load_script("examples/client.py")
    with in_background(tmp_path) as server:
        made = server.create("bot:random", None)
        link = f"{server.url}/#/j/{made['match']}/{made['claims'][1]}"
        monkeypatch.setattr(sys, "argv", ["client.py", link])
        example.main()
        told = server.get(f"/matches/{made['match']}").json()
        assert (told["phase"], told["seats"][1]["name"]) == ("over", "Example")


schema = schemathesis.openapi.from_dict(document())


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Asked, dict[str, Any]]]:
    with in_background(tmp_path_factory.mktemp("fuzzed")) as asked:
        yield asked, asked.create("Ada", None)


@schema.parametrize()
@settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_requests_that_nobody_thought_of(case: Any, fuzzed: tuple[Asked, dict[str, Any]]) -> None:
    """Half of them meet a match that exists, with its host's key, so that they get further."""
    server, made = fuzzed
    headers = {}
    if "match" in case.path_parameters and len(str(case.body)) % 2:
        case.path_parameters["match"] = made["match"]
        headers = {"Authorization": f"Bearer {made['host_key']}"}
    # Query parameters that nobody knows are passed over, as everywhere; bodies are not.
    lax = [] if case.method == "POST" else [negative_data_rejection]
    case.call_and_validate(base_url=server.url, headers=headers, excluded_checks=lax)


def test_an_answer_that_is_not_as_documented_is_noticed(
    fuzzed: tuple[Asked, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, made = fuzzed
    operation = schema["/api/matches/{match}"]["GET"]
    case = operation.Case(path_parameters={"match": made["match"]})
    case.call_and_validate(base_url=server.url)
    monkeypatch.setattr("nations.server.api.matches.summary", lambda _actor: {"match": 5})
    with pytest.raises(FailureGroup):
        case.call_and_validate(base_url=server.url)
