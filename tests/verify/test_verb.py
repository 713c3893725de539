"""`nations verify`: what it says in both languages, its exit codes, and its bars."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from verify.proofs import doctored, played, seqs, stopped, with_a_seat_given_to_a_bot, with_shares

from nations import verify
from nations.cli.histogram import histogram
from nations.cli.main import main
from nations.i18n import LANGUAGES, voice
from nations.match import fair
from nations.room.proof import Proof, to_bytes, write_proof
from nations.verify import Finding


@pytest.fixture
def say(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Runs the verb on a proof: what it prints, and the exit code."""
    monkeypatch.setenv("NATIONS_LANG", "en")

    def run(proof: Proof, *words: str) -> tuple[str, int]:
        path = tmp_path / "proof.json"
        write_proof(path, proof)
        with pytest.raises(SystemExit) as left:
            main(["verify", str(path), *words])
        shown = capsys.readouterr()
        return shown.out + shown.err, int(str(left.value.code))

    return run


@pytest.mark.parametrize(("name", "seats"), [("dice", 2), ("kark", 4)])
def test_an_honest_match(say: Any, name: str, seats: int) -> None:
    shown, code = say(played(name, seats))
    assert code == 0
    assert "Verified: every draw follows" in shown
    assert "1 (Person 1): " in shown
    shown, code = say(played(name, seats), "--lang", "de")
    assert code == 0
    assert "Bestätigt: Jeder Wurf" in shown


def test_as_data(say: Any) -> None:
    shown, code = say(played("dice"), "--json")
    told = json.loads(shown)
    assert code == 0
    assert told["verified"]
    assert told["findings"] == []
    assert sorted(told["shares"]) == ["0", "1"]
    assert sum(told["draws"].values()) == len(seqs(played("dice"), "Dealt"))
    assert len(told["scores"]) == 2


def test_a_forged_match(say: Any) -> None:
    proof = played("dice")
    seq = seqs(proof, "Dealt", stream="Rolled")[3]
    forged = doctored(proof, lambda records: records[seq - 1].update(number=99))
    shown, code = say(forged)
    assert code == 8
    assert f"WRONG: record {seq}, draw 3 of Rolled: the number is 99" in shown
    assert shown.rstrip().endswith("NOT verified.")
    shown, code = say(forged, "--json")
    assert json.loads(shown)["findings"][0]["seq"] == seq
    assert code == 8
    shown, _ = say(forged, "--lang", "de")
    assert f"FALSCH: Eintrag {seq}, Wurf 3 von Rolled" in shown


def test_a_match_against_the_rules(say: Any) -> None:
    proof = played("dice")
    seq = seqs(proof, "Moved")[-1]
    shown, code = say(doctored(proof, lambda records: records[seq - 1].update(move="buy:d9")))
    assert code == 8
    assert f"WRONG: record {seq}: not by the rules" in shown


def test_a_match_that_is_not_over(say: Any) -> None:
    shown, code = say(played("dice", 2, longest=60))
    assert code == 8
    assert "The secret is not revealed yet" in shown
    assert "WRONG" not in shown


def test_a_match_that_was_stopped_is_verified_as_far_as_it_went(say: Any) -> None:
    shown, code = say(stopped())
    assert code == 0
    assert "The game is not over." in shown
    assert "Verified" in shown


def without_failures(records: list[dict[str, Any]]) -> None:
    """The records as they were before they told of failures."""
    for one in records:
        if one["type"] == "Moved":
            del one["failed"], one["by"]


def with_failures(records: list[dict[str, Any]]) -> None:
    """As if a bot had failed at every move."""
    for one in records:
        if one["type"] == "Moved":
            one.update(bot="expert", failed="crashed", by="greedy")


@pytest.mark.parametrize("change", [without_failures, with_failures])
def test_moves_are_verified_whether_they_tell_of_failures_or_cannot(say: Any, change: Any) -> None:
    proof = doctored(played("dice"), change)
    shown, code = say(proof)
    assert code == 0
    assert "WRONG" not in shown
    assert verify.check(to_bytes(proof)).findings == []


def test_many_findings_are_counted(say: Any) -> None:
    proof = played("dice")
    shown, _ = say(doctored(proof, lambda records: records[-1].update(secret="0" * 64)))
    assert re.search(r"… and \d+ more things that are wrong", shown)


def test_who_gave_no_share_is_named(say: Any) -> None:
    assert "did not reveal it, so it does not count: seats 1 (" in say(with_shares([0, 1], [0]))[0]
    assert "depend on the server’s secret alone" in say(with_shares([], []))[0]
    assert "does not count: seats 1 (random)" in say(with_a_seat_given_to_a_bot())[0]


def test_files_that_are_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.json"
    for text in ("", '{"kind": "nations-game"}', '{"kind": "nations-proof", "format": 9}'):
        bad.write_text(text)
        with pytest.raises(SystemExit) as left:
            main(["verify", str(bad)])
        assert left.value.code == 4
        assert len(capsys.readouterr().err.splitlines()) == 1


def test_every_finding_has_its_sentence_in_both_languages() -> None:
    """The program's English is that of the independent checker, word for word."""
    values = {"seq": "7"}
    for text in verify.SENTENCES.values():
        values |= {name: name.upper() for name in re.findall(r"\{(\w+)\}", text) if name != "seq"}
    for what, text in verify.SENTENCES.items():
        spoken = {lang: voice(lang).say(f"verify-wrong-{what}", **values) for lang in LANGUAGES}
        assert spoken["en"] == text.format(**values)
        assert spoken["de"] != spoken["en"]
        used = set(re.findall(r"[A-Z]{4,}", spoken["en"]))
        assert used == set(re.findall(r"[A-Z]{4,}", spoken["de"]))
    assert Finding("twice", 7, {"kind": "Began"}).text.startswith("record 7: Began")


def test_bands_are_exact() -> None:
    """Ten throws of a coin: 2 to 8 heads, as the table of the binomial says."""
    coins = histogram([(0, 2)] * 6 + [(1, 2)] * 4)
    assert (coins.counts, coins.low, coins.high) == ((6, 4), (2, 2), (8, 8))
    assert coins.outside == 0
    assert histogram([(0, 2)] * 10).outside == 2


def test_a_die_has_a_bar_for_each_face_and_other_streams_six() -> None:
    assert len(histogram([(3, 4)] * 5).counts) == 4
    mixed = histogram([(3, 4), (5, 7), (0, 1), (29, 30)])
    assert len(mixed.counts) == 6
    assert sum(mixed.counts) == 3
    assert sum(mixed.expected) == pytest.approx(3)
    assert histogram([]).outside == histogram([(0, 1)]).outside == 0


def test_about_one_fair_bar_in_twenty_is_outside() -> None:
    """And a die that favours small numbers leaves its band at once."""
    random = Random("bars")
    outside = bars = 0
    for match in range(200):
        key = random.randbytes(32)
        totals = [random.randint(2, 40) for _ in range(80)]
        one = histogram([(fair.number(key, "s", n, of), of) for n, of in enumerate(totals)])
        outside, bars = outside + one.outside, bars + len(one.counts)
        loaded = histogram([(min(random.randrange(6), random.randrange(6)), 6) for _ in range(200)])
        assert loaded.outside >= 2, match
    assert 0.01 < outside / bars <= 0.05
