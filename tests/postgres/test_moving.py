"""Matches go from one store to another and back, with everything that belongs to them."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from nations.cli.main import cli
from nations.store import (
    Batch,
    Invitation,
    KeptAnswer,
    Key,
    KnownCommand,
    MatchHead,
    SqliteStore,
    StoreInUse,
    move,
    moving,
    open_store,
)
from postgres.database import Database, do


def fill(store: SqliteStore) -> None:
    for name in ("m", "n"):
        store.append(
            Batch(
                match=name,
                first=1,
                bodies=(b"header", b"\0\xff" * 9, b""),
                opened=MatchHead("dice", 5),
                answer=KeptAnswer(-1, "ab", b"ack", b"digest"),
                keys=(Key(b"k", "host", 0), Key(b"l", "left", 1)),
                invitations=(Invitation(b"c", 1), Invitation(b"d", 0)),
                secret=b"secret",
                at_turn=1,
                waits=True,
                occupants=b"[]",
            )
        ).result()
        store.append(Batch(match=name, invitations_used=(b"c",))).result()
        store.append_chat(name, 9, None, "", "hm").result()
        store.append_chat(name, 9, 1, "Ann", "ja", KeptAnswer(1, "x", b"ok", b"d")).result()
    store.quarantine("n", "a reason").result()


def test_there_and_back_nothing_has_changed(tmp_path: Path, url: str) -> None:
    first = SqliteStore.open(tmp_path / "first")
    fill(first)
    before = {name: first.whole(name) for name in ("m", "n")}
    database, back = open_store(url), SqliteStore.open(tmp_path / "back")
    assert move(first, database) == moving.Carried(2, 6, 0, [])
    assert move(first, database) == moving.Carried(0, 0, 2, [])
    assert move(database, back) == moving.Carried(2, 6, 0, [])
    again = Batch(match="m", first=4, bodies=(b"x",), answer=KeptAnswer(-1, "ab", b"other"))
    for store in (database, back):
        with pytest.raises(KnownCommand) as told:
            store.append(again).result()
        assert told.value.body == b"ack"
    for name, whole in before.items():
        shown = {table: [_without_nul(row) for row in rows] for table, rows in whole.items()}
        assert back.whole(name) == shown
        assert back.read(name) == first.read(name)
    for store in (first, database, back):
        store.close()


def _without_nul(row: tuple[object, ...]) -> tuple[object, ...]:
    return tuple(one.replace("\0", "\u2400") if isinstance(one, str) else one for one in row)


def test_what_went_on_or_is_damaged_stays_where_it_is(tmp_path: Path, url: str) -> None:
    first, database = SqliteStore.open(tmp_path / "first"), open_store(url)
    fill(first)
    move(first, database)
    first.append(Batch(match="m", first=4, bodies=(b"here",))).result()
    do(url, "DELETE FROM matches WHERE id='n'")
    found = move(first, database)
    assert (found.matches, len(found.left)) == (0, 2)  # one went on, of one something is left
    assert database.read("m")[-1] == b""
    do(url, "UPDATE events SET body='x' WHERE match_id='m' AND seq=2")
    found = move(database, first)
    assert found.left[0].startswith("match 'm' is damaged at record 2")
    first.close()
    database.close()


def test_the_commands_speak_of_both(tmp_path: Path, url: str) -> None:
    store = SqliteStore.open(tmp_path / "data")
    fill(store)
    data, secret = str(tmp_path / "data"), url.replace("postgres@", "postgres:hidden@")
    asked = CliRunner()
    assert isinstance(asked.invoke(cli, ["move", data, url]).exception, StoreInUse)
    store.close()
    done = asked.invoke(cli, ["move", data, secret])
    assert "carried and checked (matches: 2, records: 6)" in done.output
    assert "hidden" not in done.output
    for words in (["backup", "f", "--store", secret], ["restore", "f", "--store", secret]):
        told = str(asked.invoke(cli, words).exception)
        assert "pg_" in told
        assert "nations move" in told
        assert "hidden" not in told
    assert "nations move" in str(asked.invoke(cli, ["rescue", secret, "x"]).exception)
    pruned = asked.invoke(cli, ["prune", "--store", url, "--unjoined", "0"])
    assert "matches would go" in pruned.output, pruned.exception


def test_the_commands_that_are_named_for_backups_work(
    cluster: Database, tmp_path: Path, url: str
) -> None:
    """`nations backup` and `restore` name PostgreSQL's own commands: these are run."""
    first, other = SqliteStore.open(tmp_path / "first"), cluster.fresh()
    fill(first)
    database = open_store(url)
    move(first, database)
    database.close()
    for verb, at in (("backup", url), ("restore", other)):
        said = CliRunner().invoke(cli, [verb, str(tmp_path / "x.db"), "--store", at])
        found = re.search(
            r"(pg_(?:dump|restore) [^,]*?)(?: takes one|, servers)", str(said.exception)
        )
        assert found
        words = shlex.split(found[1].replace("FILE", str(tmp_path / "copy")))
        subprocess.run(words, check=True)
    again = open_store(other)
    assert move(first, again) == moving.Carried(0, 0, 2, [])
    again.close()
    first.close()
