"""Rooms wake from their snapshots; without one, or with a wrong one, they are the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from room.tables import GAMES, Picture, outline, picture, playing, walked
from server.background import Asked, in_background

from nations.room import snapshot
from nations.room.records import read, write
from nations.room.room import Room
from nations.room.snapshot import MARK, SEQ, Unfit, recall, take
from nations.server.snapshots import EVERY, Snapshots


@pytest.fixture(scope="module", params=GAMES)
def long(request: pytest.FixtureRequest) -> Room:
    """A room with enough records for a snapshot."""
    room = playing(request.param, 3)
    for seed in range(20):
        longer = walked(playing(request.param, 3), 200, seed)
        room = max(room, longer, key=lambda one: one.seq)
    return room


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Snapshots]:
    snapshots = Snapshots(tmp_path / "snapshots")
    yield snapshots
    snapshots.close()


def woken(kept: Snapshots, room: Room) -> Picture:
    """What the log of a room, with what is in the files, adds up to."""
    bodies = [write(one.record) for one in room.news]
    match = room.header.match
    return outline(kept.room(room.game, match, bodies, [read(body) for body in bodies]))


def count_moves(room: Room, patch: pytest.MonkeyPatch) -> list[int]:
    """Counts in its one place the moves that the game of a room plays from now on."""
    played, real = [0], type(room.game).play

    def play(self: Any, *given: Any) -> Any:
        played[0] += 1
        return real(self, *given)

    patch.setattr(type(room.game), "play", play)
    return played


def test_only_moves_after_the_snapshot_are_played(
    long: Room, kept: Snapshots, monkeypatch: pytest.MonkeyPatch
) -> None:
    early = Room.of(long.game, [one.record for one in long.news[:-3]])
    kept._keep(early)
    played = count_moves(long, monkeypatch)
    assert woken(kept, long) == outline(long)
    assert played[0] <= 3
    kept.path(long.header.match).unlink()
    assert woken(kept, long) == outline(long)
    assert played[0] > 30


def flipped(data: bytes, at: int) -> bytes:
    return data[:at] + bytes((data[at] ^ 1,)) + data[at + 1 :]


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _data: b"",
    "cut": lambda data: data[:-1],
    "longer": lambda data: data + b"x",
    "another number": lambda data: flipped(data, SEQ - 1),
    "a number far too high": lambda data: b"\xff" * SEQ + data[SEQ:],
    "another digest": lambda data: flipped(data, SEQ),
    "another first byte": lambda data: flipped(data, SEQ + MARK),
    "another last byte": lambda data: flipped(data, len(data) - 1),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_wrong_snapshot_changes_nothing(long: Room, kept: Snapshots, damage: str) -> None:
    kept._keep(long)
    path = kept.path(long.header.match)
    path.write_bytes(DAMAGES[damage](path.read_bytes()))
    bodies = [write(one.record) for one in long.news]
    with pytest.raises(Unfit):
        recall(long.game, "match-1", bodies, [*map(read, bodies)], path.read_bytes())
    assert woken(kept, long) == outline(long)


def test_snapshots_of_other_matches_logs_and_programs_do_not_fit(
    long: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, bodies = take(long) or b"", [write(one.record) for one in long.news]
    records = [*map(read, bodies)]
    assert outline(recall(long.game, "match-1", bodies, records, data)) == outline(long)
    with pytest.raises(Unfit):
        recall(long.game, "match-2", bodies, records, data)
    with pytest.raises(Unfit):
        recall(long.game, "match-1", bodies[:-1], records[:-1], data)
    other = [bodies[0].replace(b'"at":1,', b'"at":2,'), *bodies[1:]]
    with pytest.raises(Unfit):
        recall(long.game, "match-1", other, [*map(read, other)], data)
    monkeypatch.setattr(snapshot, "program", lambda: "another version")
    with pytest.raises(Unfit):
        recall(long.game, "match-1", bodies, records, data)


def test_control_a_snapshot_that_is_believed_is_noticed(
    long: Room, kept: Snapshots, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looks at the digest, and the snapshot is of another position."""
    monkeypatch.setattr(snapshot, "mark_of", lambda *_: bytes(MARK))
    wrong = long.branch()
    wrong.match.state = long.game.start()
    kept._keep(wrong)
    assert woken(kept, long) != outline(long)


def test_moves_from_before_a_snapshot_can_be_taken_back(long: Room) -> None:
    bodies = [write(one.record) for one in long.news]
    again = recall(long.game, "match-1", bodies, [*map(read, bodies)], take(long) or b"")
    assert again.match.why_no_undo() == long.match.why_no_undo()
    for length in (len(long.match.log) - 1, 5):
        again.match.rewind(length)
        straight = long.branch()
        straight.match.rewind(length)
        # How many states are kept behind it depends on the way back, and is only for speed.
        assert picture(again)[1:5] == picture(straight)[1:5]


def test_a_disk_that_keeps_no_snapshot_harms_nobody(long: Room, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, where the folder should be")
    kept = Snapshots(tmp_path / "taken")
    kept._keep(long)
    assert woken(kept, long) == outline(long)
    kept.close()
    kept.look_at(long)
    assert (tmp_path / "taken").is_file()


def sleeping(server: Asked, match: str) -> bytes:
    """What a room looks like that was just woken."""
    for one in list(server.rooms._live):
        server.loop.call_soon_threadsafe(server.rooms._sleep, one)
    while match in server.rooms._live:
        pass
    return server.get(f"/matches/{match}").content


def test_a_server_takes_snapshots_by_itself(tmp_path: Path) -> None:
    with in_background(tmp_path) as server:
        made = server.create("bot:random", "bot:random")
        seq = server.wait_for(made["match"], phase="over")["seq"]
        assert seq > EVERY
        path = server.rooms._snapshots.path(made["match"])
        while not path.exists():
            pass
        told = server.get(f"/matches/{made['match']}").content
        assert sleeping(server, made["match"]) == told
        taken = server.rooms._snapshots._taken[made["match"]]
        assert seq - EVERY < taken <= seq
    path.write_bytes(b"nonsense")
    with in_background(tmp_path) as server:
        assert server.get(f"/matches/{made['match']}").content == told
        assert made["match"] in server.rooms._snapshots._taken, "a new one is due"
    assert path.read_bytes() != b"nonsense"
