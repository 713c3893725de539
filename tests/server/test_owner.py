"""What whoever runs the server is told: health, the log, numbers, backups, old matches."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.hosting import hosted
from server.serving import Place, served, settings_in

from nations.server import keeping
from nations.server.journal import FILE, OneLine
from nations.server.keeping import FORM, back_up, due, newest, superfluous, sweep, unjoined
from nations.store import SqliteStore
from nations.store import place as store_place

PAGE = 4096


def on_stage(folder: Path, scene: Any, **settings: Any) -> None:
    async def play() -> None:
        async with served(settings_in(folder, **settings)) as place:
            await scene(place)

    asyncio.run(play())


def spoil_events(folder: Path) -> None:
    """Noise over the last pages of the file, where the newest records are."""
    file = folder / store_place.FILE
    data = bytearray(file.read_bytes())
    for page in range(len(data) // PAGE // 2, len(data) // PAGE):
        data[page * PAGE : (page + 1) * PAGE] = bytes(range(256)) * 16
    file.write_bytes(data)


async def fill(place: Place, count: int) -> list[str]:
    made = [await place.create("Ada", "Bob") for _ in range(count)]
    return [one["match"] for one in made]


def test_damage_is_told_and_nothing_new_goes_into_the_ruin(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def before(place: Place) -> None:
        assert (await place.http.get("/api/health")).json()["status"] == "ok"
        await fill(place, 60)

    async def after(place: Place) -> None:
        assert (await place.http.get("/api/health")).json()["status"] == "degraded"
        body = {"game": "dice", "seats": [{"type": "Open"}] * 2}
        new = await place.http.post("/api/matches", json=body)
        assert (new.status_code, new.json()["code"]) == (500, "DAMAGED")

    on_stage(tmp_path, before)
    spoil_events(tmp_path)
    with caplog.at_level(logging.ERROR):
        on_stage(tmp_path, after)
    assert "is damaged" in caplog.text


def test_control_a_server_that_looks_away_opens_matches_in_the_ruin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from nations.server.rooms import Rooms

    monkeypatch.setattr(Rooms, "degraded", False)
    with pytest.raises(AssertionError):
        test_damage_is_told_and_nothing_new_goes_into_the_ruin(tmp_path, caplog)


@pytest.mark.parametrize("as_json", [False, True])
def test_an_event_is_one_line_with_its_time(as_json: bool) -> None:
    record = logging.LogRecord(
        "nations.x", logging.ERROR, "", 0, "bad %s", ("\n\x1b[31m thing",), None
    )
    line = OneLine(as_json).format(record)
    assert "\n" not in line
    assert "\x1b" not in line
    if as_json:
        told = json.loads(line)
        assert (told["level"], told["from"]) == ("ERROR", "nations.x")
        assert told["at"].endswith("+00:00")
    else:
        assert " ERROR nations.x: bad " in line


def test_starts_and_stops_are_in_the_log_and_numbers_only_if_asked_for(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(mode=0o700)
    with hosted(tmp_path / "data", metrics=True) as host:
        host.create("Ada", "Bob")
        told = httpx.get(f"http://127.0.0.1:{host.port}/metrics").text
        assert "nations_rooms 1\n" in told
        assert "nations_degraded 0\n" in told
        assert "# TYPE nations_changes_total counter" in told
        assert host.stop() == 0
    lines = (tmp_path / "data" / FILE).read_text().splitlines()
    assert [one.split(": ", 1)[1].split()[0] for one in lines] == ["started", "stopped"]
    assert (tmp_path / "data" / FILE).stat().st_mode & 0o777 == 0o600
    (tmp_path / "data").chmod(0o755)
    with hosted(tmp_path / "data") as host:
        assert httpx.get(f"http://127.0.0.1:{host.port}/metrics").status_code == 404
    assert "others on this machine can look into" in (tmp_path / "data" / FILE).read_text()


# Backups


def test_a_backup_a_day_is_taken_and_checked(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        await fill(place, 3)
        today = date(2026, 5, 6)
        assert await back_up(tmp_path, today)
        assert not await back_up(tmp_path, today)
        assert await back_up(tmp_path, today + timedelta(1))

    on_stage(tmp_path, scene)
    assert newest(tmp_path) == tmp_path / "backups" / "matches-2026-05-07.db"
    assert due(tmp_path, date(2026, 5, 7)) is None


def test_which_backups_are_kept(tmp_path: Path) -> None:
    (tmp_path / "backups").mkdir()
    today = date(2026, 5, 6)
    for days in range(60):
        (tmp_path / "backups" / (today - timedelta(days)).strftime(FORM)).touch()
    (tmp_path / "backups" / "matches-mine.db").touch()
    gone = set(superfluous(tmp_path, today))
    kept = {one.name for one in (tmp_path / "backups").iterdir() if one not in gone}
    week = {(today - timedelta(days)).strftime(FORM) for days in range(7)}
    mondays = {date(2026, 5, 4) - timedelta(7 * weeks) for weeks in range(4)}
    assert kept == week | {one.strftime(FORM) for one in mondays} | {"matches-mine.db"}


def test_a_backup_that_fails_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert not asyncio.run(back_up(tmp_path, date(2026, 5, 6)))
    assert "backup failed: nations: there is no store" in caplog.text


# Old matches


def test_matches_that_nobody_joined_go_and_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: dict[str, str] = {}

    async def scene(place: Place) -> None:
        made["waits"] = (await place.create("Ada", None))["match"]
        made["plays"] = (await place.create("Ada", "Bob"))["match"]

    on_stage(tmp_path, scene)
    store = SqliteStore.open(tmp_path)
    try:
        now = time.time_ns() // 1_000_000
        assert unjoined(store, now - 1000 * 3600) == []
        assert unjoined(store, now + 1000) == [made["waits"]]
        monkeypatch.setattr(keeping, "UNJOINED_DAYS", -1)
        assert sweep(store) == [made["waits"]]
        assert [row.id for row in store.matches()] == [made["plays"]]
        assert not store.invitations(made["waits"])
        assert not store.keys(made["waits"])
    finally:
        store.close()
