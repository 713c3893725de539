"""Fuzzed messages over real sockets. More of them: `python tests/server/fuzzing.py`."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
from server.fuzzing import Fault, fuzz

from nations.room import messages
from nations.room.desk import Desk
from nations.room.refusal import Refusal
from nations.room.room import News
from nations.server import socket

MESSAGES = int(os.environ.get("NATIONS_SOCKET_MESSAGES", "5000"))


def test_nearly_right_messages(tmp_path: Path) -> None:
    codes = asyncio.run(fuzz(tmp_path, MESSAGES, seed=1))
    assert codes.total() == MESSAGES // 4 * 4
    for code in ("Ack", "BAD", "STALE", "TURN", "PHASE", "ILLEGAL", "FORBIDDEN", "UNKNOWN"):
        assert codes[code], code


def silent(self: Any, actor: Any, listener: Any, key: Any, message: Any) -> Any:
    """A planted fault: one kind of command gets no answer."""
    if type(message).__name__ == "AskStop":
        return asyncio.sleep(0)
    return _do(self, actor, listener, key, message)


def careless(self: Any, who: Any, command: Any, now: int) -> Any:
    """A planted fault: a refusal leaves something behind."""
    try:
        return _receive(self, who, command, now)
    except Refusal:
        self.room.news.append(News(self.room.seq + 1, self.room.news[0].record))
        raise


def fragile(data: bytes | str) -> Any:
    """A planted fault: what cannot be read is an error of the server."""
    return messages.read(data)


_do, _receive = socket._Socket._do, Desk.receive


@pytest.mark.parametrize(
    ("place", "name", "fault"),
    [(socket._Socket, "_do", silent), (Desk, "receive", careless), (socket, "read", fragile)],
    ids=["unanswered", "a refusal that changes", "a crash"],
)
def test_planted_faults_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: Any, name: str, fault: Any
) -> None:
    monkeypatch.setattr(place, name, fault)
    with pytest.raises(Fault):
        asyncio.run(fuzz(tmp_path, 2000, seed=1, patience=1))
