"""Nothing secret in any message or log line: a whole match with everything captured.

Keys and invitations are told once, to who may have them; the server's secret is told with the last
record; a share of the dice is told by its owner. In any other place, in any spelling, they are a
leak.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterable
from contextlib import AsyncExitStack
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes
from typing import Any

import pytest
from server.hosting import Host, hosted
from server.serving import Caller, joined

from nations.match.fair import commitment
from nations.store import SqliteStore
from nations.store.place import FILE


class Capture:
    """Everything that left the server, and what must not have."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.told: list[tuple[str, str]] = []
        self.keys: list[str] = []
        self.unsaid: list[bytes] = []

    def get(self, path: str) -> Any:
        return self._kept(path, self.host.get(path))

    def post(self, path: str, body: Any, key: str | None = None, private: bool = False) -> Any:
        """With `private`, the answer is for who asked alone, and holds their own keys."""
        answer = self.host.post(path, body, key)
        return answer.json() if private else self._kept(path, answer)

    def _kept(self, path: str, answer: Any) -> Any:
        self.told.append((path, f"{dict(answer.headers)} {answer.text}"))
        return answer

    def heard(self, role: str, caller: Caller) -> None:
        self.told += [(role, repr(one)) for one in caller.heard]
        caller.heard.clear()

    def leaks(self, secret: bytes) -> list[str]:
        """Where something secret was told."""
        kept = [(key.encode(), f"key {at}") for at, key in enumerate(self.keys)]
        kept += [(sha256(key).digest(), f"hash of {name}") for key, name in kept]
        kept += [(secret, "the server's secret")]
        kept += [(one, f"share {at}") for at, one in enumerate(self.unsaid)]
        return [
            f"{name} in {place}"
            for place, text in self.told
            for data, name in kept
            if any(one in text for one in spellings(data))
        ]


def spellings(data: bytes) -> Iterable[str]:
    yield data.hex()
    yield b64encode(data).decode().rstrip("=")
    yield urlsafe_b64encode(data).decode().rstrip("=")
    yield repr(data)[2:-1]
    if data.isascii():
        yield data.decode()


def sit_down(capture: Capture, shares: list[bytes]) -> tuple[str, list[str], str]:
    """A match with a person and an invited one, who is invited twice."""
    ada = {"type": "Person", "name": "Ada", "commit": commitment(shares[0])}
    body = {"game": "dice", "seats": [ada, {"type": "Open"}]}
    made = capture.post("/matches", body, private=True)
    match, host = made["match"], made["host_key"]
    path = f"/matches/{match}"
    capture.get(path)
    again = capture.post(f"{path}/invitations", {"seat": 1}, host, private=True)["claim"]
    for wrong in (made["claims"][1], "x" * 43):
        capture.post(f"{path}/invited", {"claim": wrong})
        capture.post(f"{path}/claim", {"claim": wrong, "name": "Eve"})
    claiming = {"claim": again, "name": "Bob", "commit": commitment(shares[1])}
    bob = capture.post(f"{path}/claim", claiming, private=True)["key"]
    capture.post(f"{path}/claim", {**claiming, "name": "Eve"})
    capture.keys += [host, made["keys"][0], made["claims"][1], again, bob]
    return match, [made["keys"][0], bob], host


def look_around(capture: Capture, match: str, keys: list[str], host: str) -> None:
    """Every page, with and without keys, and requests that are refused."""
    for path in ("", "/log", "/file", "/chat", "/proof", "/nothing"):
        capture.get(f"/matches/{match}{path}")
    for path in ("/health", "/games", "/openapi.json", "/matches/nowhere"):
        capture.get(path)
    capture.post("/mine", {"keys": [*keys, host, "y" * 43]})
    capture.post(f"/matches/{match}/rematch", {}, keys[0])
    capture.post(f"/matches/{match}/invitations", {"seat": 0}, keys[1])
    capture.post(f"/matches/{match}/invitations", {"seat": 7}, host)
    capture.post("/matches", {"game": "dice", "seats": [], "host_key": keys[0]})
    capture.post(f"/matches/{match}/claim", {"claim": keys[0], "name": "Eve", "key": host})


async def play(capture: Capture) -> tuple[str, list[bytes]]:
    """The whole match, until just before its end; then the end, which is not captured."""
    shares = [token_bytes(32) for _ in range(2)]
    wrong = token_bytes(32)
    match, keys, host = sit_down(capture, shares)
    roles = {"ada": keys[0], "bob": keys[1], "host": host, "watcher": None}
    async with AsyncExitStack() as stack:
        callers = {
            role: await stack.enter_async_context(
                joined(capture.host.port, match, key, lang="de" if role == "bob" else None)
            )
            for role, key in roles.items()
        }
        for caller in callers.values():
            await caller.hear("Update")
        refused = await callers["ada"].ask("Reveal", share=wrong.hex())
        assert refused["code"] == "BAD"
        await callers["watcher"].ask("Reveal", share=shares[0].hex())
        await callers["host"].ask("Leave", bot=keys[0][:64])
        await callers["ada"].socket.send(f'{{"type":"Hello","match":"{match}","key":"{keys[0]}"}}')
        await callers["ada"].hear("Refused")
        async with joined(capture.host.port, match, "z" * 43) as nobody:
            await nobody.hear("Refused")
            capture.heard("nobody", nobody)
        look_around(capture, match, keys, host)
        for role, caller in callers.items():
            capture.heard(role, caller)
        capture.unsaid = [wrong, *shares]
        assert capture.leaks(b"no secret yet" * 3) == []  # shares, before they are shown
        capture.unsaid = [wrong]
        for role, share in zip(("ada", "bob"), shares, strict=True):
            assert (await callers[role].ask("Reveal", share=share.hex()))["type"] == "Ack"
        await play_some(capture, match, [callers["ada"], callers["bob"]])
        await callers["ada"].send("Say", id="hello", text="hello")
        await callers["watcher"].hear("Chat")
        await callers["watcher"].ask("Play", move="pass", expect=0)
        look_around(capture, match, keys, host)
        asked = await callers["ada"].ask("AskStop")
        for role, caller in callers.items():
            await caller.until(asked["seq"])
            capture.heard(role, caller)
        ended = await callers["bob"].ask("Answer", yes=True, expect=asked["seq"])
        for caller in callers.values():
            assert "Ended" in str(await caller.until(ended["seq"]))
    return match, shares


async def play_some(capture: Capture, match: str, callers: list[Caller]) -> None:
    for _ in range(12):
        told = capture.get(f"/matches/{match}").json()
        if told["at_turn"] is None:
            return
        acting = callers[told["at_turn"]]
        update = await acting.until(told["seq"])
        move = {"move": update["offers"][-1]["text"], "expect": update["seq"]}
        await acting.ask("Play", **move)
        await acting.ask("Play", move="<b>", expect=update["seq"])


def leaks_of(folder: Path, fault: str = "") -> list[str]:
    """A match on a server of its own, and all that it leaked."""
    with hosted(folder, fault) as host:
        capture = Capture(host)
        match, _ = asyncio.run(play(capture))
        assert host.stop() == 0
    capture.told.append(("the log", host.log.read_text()))
    store = SqliteStore.open(folder)
    secret = store.secret(match)
    ended = store.read(match)[-1].decode()
    store.close()
    assert secret
    assert secret.hex() in ended  # from then on it is no secret
    assert len(capture.told) > 60
    kept = b"".join(one.read_bytes() for one in folder.glob(f"{FILE}*"))
    assert not any(key.encode() in kept for key in capture.keys)  # only hashes are kept
    return capture.leaks(secret)


def test_nothing_secret_is_told(tmp_path: Path) -> None:
    assert leaks_of(tmp_path / "data") == []


@pytest.mark.parametrize(
    ("fault", "found"),
    [("talkative", "key 1 in the log"), ("open-handed", "the server's secret in watcher")],
)
def test_a_planted_leak_is_found(tmp_path: Path, fault: str, found: str) -> None:
    assert found in leaks_of(tmp_path / "data", fault)
