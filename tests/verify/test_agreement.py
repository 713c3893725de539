"""Two programs and a page say the same: `fair`, `verify` and docs/verifiable-dice.md."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from verify.proofs import played

from nations import verify
from nations.contract import Chance, Move
from nations.match import fair
from nations.match.dealer import draw
from nations.room.proof import chain, to_bytes
from nations.store import chain as stored

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "verifiable-dice.md").read_text("utf-8")
CHECKER = ROOT / "src" / "nations" / "verify.py"

keys = st.binary(min_size=32, max_size=32)
streams = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
totals = st.one_of(
    st.integers(1, 100),
    st.integers(1, 2**32),
    st.integers(2**31 - 5, 2**31 + 5),
    st.integers(2**32 - 5, 2**32),
)


@given(keys, streams, st.integers(0, 2**40), totals)
def test_both_draw_the_same_number(key: bytes, stream: str, nth: int, total: int) -> None:
    number = fair.number(key, stream, nth, total)
    assert number == verify.number(key, stream, nth, total)
    assert 0 <= number < total


@pytest.mark.parametrize("total", [2**31 + 1, 2**31 + 2, 3 * 2**30, 2**32 - 1])
def test_both_reject_the_same_words(total: int) -> None:
    """Just above half of all words, almost every second word is rejected."""
    rejected = 0
    for nth in range(2000):
        key = sha256(b"rejection").digest()
        number = fair.number(key, "Rolled", nth, total)
        assert number == verify.number(key, "Rolled", nth, total)
        rejected += number != fair.number(key, "Rolled", nth, 2**32) % total
    share = rejected / 2000
    assert abs(share - (2**32 % total) / 2**32) < 0.05


class Came(Move, frozen=True):
    what: str


@given(st.lists(st.integers(1, 1000), min_size=1, max_size=30), st.data())
def test_both_walk_the_ways_alike(counts: list[int], data: st.DataObject) -> None:
    number = data.draw(st.integers(0, sum(counts) - 1))
    chance = Chance(tuple((Came(str(at)), count) for at, count in enumerate(counts)))
    ways = [(str(at), count) for at, count in enumerate(counts)]
    assert draw(chance, number) == Came(verify.outcome_at(ways, number))
    assert verify.outcome_at(ways, sum(counts)) == "nothing"
    assert verify.outcome_at(ways, -1) == "nothing"


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=20), st.lists(st.binary()))
def test_the_chain_is_that_of_the_store(match: str, bodies: list[bytes]) -> None:
    link = stored.first(match)
    for seq, body in enumerate(bodies, 1):
        link = stored.link(link, seq, body)
    assert chain(match, bodies) == link


def on_the_page(what: str) -> str:
    """A value of the page's example."""
    found = re.search(rf"^\| {re.escape(what)} \| `(.*?)` \|$", PAGE, re.MULTILINE)
    assert found, what
    return found[1]


def test_the_example_of_the_page() -> None:
    secret, share = bytes(range(32)), b"\xaa" * 32
    key = fair.match_key(secret, "example", [share.hex(), None])
    assert on_the_page("commitment") == fair.commitment(secret)
    assert on_the_page("hash of seat 0") == fair.commitment(share)
    assert on_the_page("key") == key.hex()
    for nth, total in ((0, 6), (1, 6), (0, 3_000_000_000)):
        value = int(on_the_page(f"draw {nth} of `Rolled`, one of {total}"))
        assert value == fair.number(key, "Rolled", nth, total)
        assert value == verify.number(key, "Rolled", nth, total)
    record = b'{"type":"Stopped","at":1}'
    assert on_the_page("first link") == chain("example", []).hex()
    what = f"link of the record `{record.decode()}` as number 1"
    assert on_the_page(what) == chain("example", [record]).hex()


def test_the_page_says_which_fields_matter() -> None:
    for kind, fields in verify.FORMS.items():
        named = ", ".join(f"`{name}`" for name in fields)
        assert f"`{kind}` ({named})" in PAGE.replace("\n", " "), kind


def test_the_checker_imports_the_standard_library_only() -> None:
    tree = ast.parse(CHECKER.read_text("utf-8"))
    modules = {
        name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names
    }
    modules |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {module.partition(".")[0] for module in modules} <= sys.stdlib_module_names


def test_the_checker_runs_alone(tmp_path: Path) -> None:
    """Isolated, without site-packages, as a copy far from the rest."""
    alone, file = tmp_path / "checker.py", tmp_path / "match.json"
    alone.write_bytes(CHECKER.read_bytes())
    good = to_bytes(played("dice"))
    raw = json.loads(good)
    for data, code, said in (
        (good, 0, "verified"),
        (json.dumps(raw | {"head": "0" * 64}).encode(), 1, "NOT verified"),
        (good[:1000], 1, "cut off"),
    ):
        file.write_bytes(data)
        words = [sys.executable, "-I", "-S", str(alone), str(file)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (code, "")
        assert said in done.stdout.splitlines()[-1]
