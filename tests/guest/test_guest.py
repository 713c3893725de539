"""A guest by the Model Context Protocol plays whole games, and is refused with rules."""

from __future__ import annotations

import asyncio
import random
import sys
from typing import Any

import pytest
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

from nations import version
from nations.errors import NationsError, UnknownName
from nations.guest import tables as module
from nations.guest.tables import GuestTables, NotAllowed

NATIONS = [sys.executable, "-c", "from nations.cli.main import main; main()", "mcp"]


async def spoken(scene: Any) -> Any:
    """A scripted client with the real command at the other end."""
    started = StdioServerParameters(command=NATIONS[0], args=NATIONS[1:])
    async with stdio_client(started) as lines, ClientSession(*lines) as session:
        told = await session.initialize()
        assert (told.server_info.name, told.server_info.version) == ("nations", version())
        return await scene(session)


def test_a_client_finds_the_tools_reads_rules_and_plays() -> None:
    async def scene(session: ClientSession) -> list[Any]:
        names = sorted(tool.name for tool in (await session.list_tools()).tools)
        rule = await session.call_tool("rules", {"game": "dice", "ids": ["D-A3"]})
        opened = await session.call_tool("open_table", {"game": "dice", "seed": "7"})
        seen = opened.structured_content
        move = seen["moves"][0]["move"]
        played = await session.call_tool("play", {"table": seen["table"], "move": move})
        wrong = await session.call_tool("play", {"table": seen["table"], "move": "buy z9"})
        again = await session.call_tool("look", {"table": seen["table"]})
        return [names, rule, seen, played, wrong, again]

    names, rule, seen, played, wrong, again = asyncio.run(spoken(scene))
    assert names == ["games", "look", "open_table", "play", "rules"]
    assert rule.content[0].text.startswith("D-A3 ")
    assert seen["your_turn"]
    assert not played.is_error
    assert played.structured_content["news"]
    assert wrong.is_error
    assert again.structured_content["position"] == played.structured_content["position"]


@pytest.mark.parametrize(("game", "seats"), [("dice", 1), ("dice", 3), ("kark", 2), ("kark", 4)])
def test_whole_games_are_played_to_their_end(game: str, seats: int) -> None:
    tables, chance = GuestTables(), random.Random(5)
    options = {"round_limit": "6"} if game == "kark" else None
    seen = tables.open(game, seats, ["random"], seat=seats - 1, seed="3", options=options)
    for _ in range(3000):
        if seen.over:
            break
        assert seen.your_turn
        assert all(one.words for one in seen.moves)
        seen = tables.play(seen.table, chance.choice(seen.moves).move)
    assert seen.over is not None
    assert seen.moves == ()
    with pytest.raises(NotAllowed, match="over"):
        tables.play(seen.table, "pass")


def test_a_refusal_carries_the_rule_and_changes_nothing() -> None:
    tables = GuestTables()
    seen = tables.open("dice", 2, ["random"], seed="1")
    legal = {one.move for one in seen.moves}
    wrong = next(
        f"buy:{column}{row}"
        for column in "abcd"
        for row in "321"
        if f"buy:{column}{row}" not in legal
    )
    with pytest.raises(NationsError, match=r"D-\w+ .*: "):
        tables.play(seen.table, wrong)
    assert tables.look(seen.table).position == seen.position


def test_what_is_not_there_is_refused_with_what_is() -> None:
    tables = GuestTables()
    with pytest.raises(UnknownName, match="table"):
        tables.look("none")
    with pytest.raises(UnknownName):
        tables.open("chess")
    with pytest.raises(UnknownName, match="seat"):
        tables.open("dice", 2, seat=2)
    with pytest.raises(UnknownName):
        tables.open("dice", 2, ["nobody"])
    with pytest.raises(UnknownName, match="program"):
        tables.open("dice", 2, ["program:true"])
    with pytest.raises(NotAllowed, match="opponents"):
        tables.open("dice", 4, ["random", "random"])
    with pytest.raises(UnknownName, match="rule"):
        tables.rules("dice", ["D-X99"])
    with pytest.raises(UnknownName, match="word"):
        tables.rules("dice", word="xyzzy")


def test_old_tables_go_when_new_ones_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_TABLES", 2)
    tables = GuestTables()
    first, *others = (tables.open("dice", 2, ["random"]).table for _ in range(3))
    with pytest.raises(UnknownName):
        tables.look(first)
    assert [tables.look(one).table for one in others] == others
