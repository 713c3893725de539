"""Every way to cheat is caught, and the right draw is named. The chain is put right each time."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from verify.proofs import (
    MATCH,
    SECRET,
    bodies,
    doctored,
    game,
    played,
    seqs,
    share,
    with_a_seat_given_to_a_bot,
    with_shares,
)

from nations import verify
from nations.match import fair
from nations.room.proof import Proof, make_proof, records_of, to_bytes
from nations.room.retelling import check_rules
from nations.verify import Finding, Unreadable

KEY = fair.match_key(SECRET, MATCH, [share(0).hex(), share(1).hex()])
Where = tuple[str, int]


def dice(proof: Proof) -> list[Finding]:
    """What the independent checker finds."""
    return verify.check(to_bytes(proof)).findings


def rules(proof: Proof) -> list[Finding]:
    """What the rules find."""
    return list(check_rules(game(proof), records_of(proof), proof.ways).findings)


def where(findings: list[Finding]) -> list[Where]:
    return [(finding.what, finding.seq) for finding in findings]


def named(finding: Finding, proof: Proof) -> bool:
    """Whether the sentence names record, stream and number of the draw."""
    draw = bodies(proof)[finding.seq - 1]
    return f"record {finding.seq}, draw {draw['nth']} of {draw['stream']}:" in finding.text


@pytest.fixture(scope="module", params=["dice", "kark"])
def proof(request: pytest.FixtureRequest) -> Proof:
    return played(request.param, 2 if request.param == "dice" else 4)


@pytest.fixture(scope="module")
def long() -> Proof:
    """A match of two with many draws, some of them taken back."""
    return played("dice", 2, undo=0.1)


def test_honest_matches_are_verified(proof: Proof, long: Proof) -> None:
    for honest in (proof, long):
        assert verify.check(to_bytes(honest)).verified
        assert not rules(honest)
        assert doctored(honest, lambda records: None).ways == honest.ways
    assert len(seqs(long, "Undone")) > 3


def test_draws_that_were_taken_back_stay_used(long: Proof) -> None:
    """Otherwise the counters would not be tested by undo at all."""
    undone = [at for at in seqs(long, "Undone") if _drawn_since(long, at)]
    assert undone


def _drawn_since(proof: Proof, seq: int) -> bool:
    """Whether an undo took back a draw: by counting moves as the log of the match does."""
    length, lengths = 0, {}
    records = bodies(proof)
    for at, record in enumerate(records, 1):
        length += record["type"] in ("Moved", "Dealt")
        if record["type"] == "Undone":
            lengths[at] = (length, record["moves"])
            length = record["moves"]
    before, left = lengths[seq]
    taken = [one for one in records[: seq - 1] if one["type"] in ("Moved", "Dealt")][
        left - before :
    ]
    return any(one["type"] == "Dealt" for one in taken)


def a_draw(proof: Proof, stream: str = "Rolled") -> int:
    """Some draw in the middle with several outcomes."""
    open_draws = [
        seq for seq in seqs(proof, "Dealt", stream=stream) if len(proof.ways[str(seq)]) > 1
    ]
    return open_draws[len(open_draws) // 2]


def other_outcome(proof: Proof, seq: int) -> tuple[int, str]:
    """Another number with another outcome at a draw."""
    record = bodies(proof)[seq - 1]
    for number in range(record["total"]):
        outcome = verify.outcome_at(proof.ways[str(seq)], number)
        if outcome != record["move"]:
            return number, outcome
    raise AssertionError("only one outcome")


def test_a_changed_record_breaks_the_chain(long: Proof) -> None:
    for seq in range(1, len(long.log) + 1):
        log = list(long.log)
        log[seq - 1] = log[seq - 1].replace('"at":', '"at":1', 1)
        assert where(dice(msgspec.structs.replace(long, log=log))) == [("head", 0)]


def test_a_removed_added_or_moved_record_breaks_the_chain(long: Proof) -> None:
    for log in (
        long.log[:-1],
        [*long.log, long.log[-2]],
        [*long.log[:20], long.log[21], long.log[20], *long.log[22:]],
    ):
        assert ("head", 0) in where(dice(msgspec.structs.replace(long, log=log)))


def test_a_changed_outcome(proof: Proof) -> None:
    stream = "Rolled" if seqs(proof, "Dealt", stream="Rolled") else "CardDrawn"
    seq = a_draw(proof, stream)
    _, outcome = other_outcome(proof, seq)
    forged = doctored(proof, lambda records: records[seq - 1].update(move=outcome))
    findings = dice(forged)
    assert where(findings) == [("outcome", seq)]
    assert named(findings[0], forged)
    assert outcome in findings[0].text


def test_a_changed_number(proof: Proof) -> None:
    stream = "Rolled" if seqs(proof, "Dealt", stream="Rolled") else "CardDrawn"
    seq = a_draw(proof, stream)
    number, outcome = other_outcome(proof, seq)
    change = {"number": number, "move": outcome}
    forged = doctored(proof, lambda records: records[seq - 1].update(change))
    findings = dice(forged)
    assert where(findings) == [("number", seq)]
    assert named(findings[0], forged)
    assert f"it must be {bodies(proof)[seq - 1]['number']}" in findings[0].text


def test_a_number_without_an_outcome(long: Proof) -> None:
    seq = a_draw(long)
    for number in (-1, 6, 2**40):
        forged = doctored(long, lambda records, n=number: records[seq - 1].update(number=n))  # type: ignore[misc]
        assert set(where(dice(forged))) == {("number", seq), ("outcome", seq)}


def test_swapped_draws(long: Proof) -> None:
    """Two records of a stream change places: both are named, and those between them."""
    first, second = seqs(long, "Dealt", stream="Rolled")[5:7]

    def swap(records: list[dict[str, Any]]) -> None:
        one, other = records[first - 1], records[second - 1]
        records[first - 1], records[second - 1] = other, one

    findings = dice(doctored(long, swap))
    assert where(findings) == [("counter", first), ("counter", second)]
    assert "draw 6 of Rolled: draw 5 was due" in findings[0].text


def test_swapped_results(long: Proof) -> None:
    """Two draws of the same ways change their results, not their places."""
    by_ways: dict[str, list[int]] = {}
    for seq in seqs(long, "Dealt", stream="Rolled"):
        by_ways.setdefault(str(long.ways[str(seq)]), []).append(seq)
    alike = max(by_ways.values(), key=len)
    records = bodies(long)
    first = alike[0]
    second = next(s for s in alike if records[s - 1]["number"] != records[first - 1]["number"])

    def swap(records: list[dict[str, Any]]) -> None:
        for field in ("number", "move"):
            one, other = records[first - 1], records[second - 1]
            one[field], other[field] = other[field], one[field]

    findings = dice(doctored(long, swap))
    assert where(findings) == [("number", first), ("number", second)]


def test_a_rewound_counter(long: Proof) -> None:
    """The last roll is the one before it again, with everything that follows from that."""
    seq = seqs(long, "Dealt", stream="Rolled")[-1]

    def rewind(records: list[dict[str, Any]]) -> None:
        draw = records[seq - 1]
        draw["nth"] -= 1
        draw["number"] = fair.number(KEY, "Rolled", draw["nth"], draw["total"])
        draw["move"] = verify.outcome_at(long.ways[str(seq)], draw["number"])

    forged = doctored(long, rewind)
    findings = dice(forged)
    assert where(findings) == [("counter", seq)]
    assert named(findings[0], forged)


def test_a_skipped_draw(long: Proof) -> None:
    """A server that dislikes a draw and takes the next: one finding, at that draw."""
    seq = seqs(long, "Dealt", stream="Rolled")[10]

    def skip(records: list[dict[str, Any]]) -> None:
        for at in seqs(long, "Dealt", stream="Rolled")[10:]:
            draw = records[at - 1]
            draw["nth"] += 1
            draw["number"] = fair.number(KEY, "Rolled", draw["nth"], draw["total"])
            draw["move"] = verify.outcome_at(long.ways[str(at)], draw["number"])

    assert where(dice(doctored(long, skip))) == [("counter", seq)]


def test_a_stream_of_its_own_is_for_the_rules(long: Proof) -> None:
    """A fresh stream is consistent in itself; by the rules it is not the draw's stream."""
    seq = a_draw(long)

    def rename(records: list[dict[str, Any]]) -> None:
        first, total = records[seq - 1], records[seq - 1]["total"]
        number = fair.number(KEY, "Luck", 0, total)
        move = verify.outcome_at(long.ways[str(seq)], number)
        first.update(stream="Luck", nth=0, number=number, move=move)

    forged = doctored(long, rename)
    assert where(rules(forged))[0] == ("stream", seq)
    assert [one.what for one in dice(forged)] == ["counter"]  # the gap in the other stream


def test_a_changed_share(proof: Proof) -> None:
    seq = seqs(proof, "Revealed", seat=1)[0]
    forged = doctored(proof, lambda records: records[seq - 1].update(share="ab" * 32))
    findings = dice(forged)
    assert where(findings)[0] == ("share", seq)
    assert findings[1].what == "number"
    assert "share of seat 1" in findings[0].text


def test_a_changed_share_with_its_commitment(long: Proof) -> None:
    """Nothing but the numbers can tell: the first draws are wrong."""
    committed, revealed = seqs(long, "Committed", seat=1)[0], seqs(long, "Revealed", seat=1)[0]

    def change(records: list[dict[str, Any]]) -> None:
        records[committed - 1]["hash"] = sha256(b"\xab" * 32).hexdigest()
        records[revealed - 1]["share"] = "ab" * 32

    findings = dice(doctored(long, change))
    draws = seqs(long, "Dealt")
    assert {one.what for one in findings} == {"number"}
    assert findings[0].seq in draws[:8]
    assert len(findings) > len(draws) / 2


def test_a_changed_secret(proof: Proof) -> None:
    seq = seqs(proof, "Ended")[0]
    forged = doctored(proof, lambda records: records[seq - 1].update(secret="cd" * 32))
    findings = dice(forged)
    assert ("secret", seq) in where(findings)
    assert {one.what for one in findings} == {"secret", "number"}


def test_a_changed_secret_with_its_commitment(long: Proof) -> None:
    def change(records: list[dict[str, Any]]) -> None:
        records[0]["commitment"] = sha256(b"\xcd" * 32).hexdigest()
        records[-1]["secret"] = "cd" * 32

    findings = dice(doctored(long, change))
    assert {one.what for one in findings} == {"number"}


def test_another_match(long: Proof) -> None:
    forged = make_proof("other", [body.encode() for body in long.log], {})
    assert where(dice(forged))[0][0] == "header"


def reorder(seq: int) -> Callable[[list[dict[str, Any]]], None]:
    def change(records: list[dict[str, Any]]) -> None:
        records[seq - 1], records[seq] = records[seq], records[seq - 1]

    return change


def test_reordered_records(proof: Proof) -> None:
    """A move before the draw that it follows: the dice are right, the rules are not."""
    kinds = [record["type"] for record in bodies(proof)]
    at = next(i for i in range(len(kinds) - 1, 0, -1) if kinds[i - 1 : i + 1] == ["Dealt", "Moved"])
    forged = doctored(proof, reorder(at))
    assert not dice(forged)
    assert where(rules(forged)) == [("misfit", at)]


def test_a_removed_draw(long: Proof) -> None:
    seq, later = seqs(long, "Dealt", stream="Rolled")[7:9]
    forged = doctored(long, lambda records: records.pop(seq - 1))
    findings = dice(forged)
    assert where(findings) == [("counter", later - 1)]
    assert "draw 8 of Rolled: draw 7 was due" in findings[0].text


def test_a_removed_last_draw_or_move(proof: Proof) -> None:
    """What leaves no gap is for the rules."""
    for kind in ("Dealt", "Moved"):
        seq = seqs(proof, kind)[-1]
        forged = doctored(proof, lambda records, at=seq: records.pop(at - 1))  # type: ignore[misc]
        assert not dice(forged)
        misfits = rules(forged)
        over = check_rules(game(forged), records_of(forged), forged.ways).over
        assert misfits or over is None


def test_changed_ways(proof: Proof) -> None:
    """The ways of all other outcomes change places: consistent in itself, not by the rules."""
    seq = next(
        seq
        for seq in seqs(proof, "Dealt")
        if (len(proof.ways[str(seq)]) > 2 and bodies(proof)[seq - 1]["number"] == 0)
        or len(proof.ways[str(seq)]) > 3
    )
    ways = {int(at): list(of) for at, of in proof.ways.items()}
    mine = bodies(proof)[seq - 1]["move"]
    at, other = [i for i, (outcome, _) in enumerate(ways[seq]) if outcome != mine][-2:]
    names = [outcome for outcome, _ in ways[seq]]
    counts = [count for _, count in ways[seq]]
    names[at], names[other] = names[other], names[at]
    ways[seq] = list(zip(names, counts, strict=True))
    forged = make_proof(proof.match, [body.encode() for body in proof.log], ways)
    assert not dice(forged)
    assert where(rules(forged)) == [("ways", seq)]


def test_ways_that_do_not_sum_up_or_are_missing_or_too_many(long: Proof) -> None:
    seq = a_draw(long)
    ways = {int(at): list(of) for at, of in long.ways.items()}
    log = [body.encode() for body in long.log]
    more = {**ways, seq: [*ways[seq], ("die:wX", 1)]}
    assert where(dice(make_proof(MATCH, log, more))) == [("total", seq)]
    none = {at: of for at, of in ways.items() if at != seq}
    assert where(dice(make_proof(MATCH, log, none))) == [("no-ways", seq)]
    extra = {**ways, 2: ways[seq]}
    assert where(dice(make_proof(MATCH, log, extra))) == [("other-ways", 0)]


def test_a_commitment_after_a_share_was_shown(proof: Proof) -> None:
    seq = seqs(proof, "Committed")[-1]
    shown = seqs(proof, "Revealed")[0]

    def late(records: list[dict[str, Any]]) -> None:
        records.insert(shown - 1, records.pop(seq - 1))

    findings = dice(doctored(proof, late))
    assert where(findings) == [("late-commit", shown)]
    assert "had already been revealed" in findings[0].text


def test_shares_out_of_order(long: Proof) -> None:
    committed, revealed = seqs(long, "Committed")[0], seqs(long, "Revealed")[0]
    began, draw = seqs(long, "Began")[0], seqs(long, "Dealt")[0]

    def without_commitment(records: list[dict[str, Any]]) -> None:
        records.pop(committed - 1)

    def twice(records: list[dict[str, Any]]) -> None:
        records.insert(revealed, dict(records[revealed - 1]))

    def too_late(records: list[dict[str, Any]]) -> None:
        records.insert(began - 1, records.pop(revealed - 1))

    def no_seat(records: list[dict[str, Any]]) -> None:
        records[committed - 1]["seat"] = 7

    def begun_late(records: list[dict[str, Any]]) -> None:
        records.insert(draw - 1, records.pop(began - 1))

    for change, what in (
        (without_commitment, ("uncommitted", revealed - 1)),
        (twice, ("again", revealed + 1)),
        (too_late, ("late-reveal", began)),
        (no_seat, ("seat", committed)),
        (begun_late, ("outside", draw - 1)),
    ):
        assert what in where(dice(doctored(long, change))), what


def test_records_that_come_once(long: Proof) -> None:
    for kind in ("Opened", "Began", "Ended"):
        seq = seqs(long, kind)[0]

        def again(records: list[dict[str, Any]], at: int = seq) -> None:
            records.append(dict(records[at - 1]))

        assert ("twice", len(long.log) + 1) in where(dice(doctored(long, again)))


def test_missing_shares_are_told_rightly() -> None:
    for sharing, revealing, missing in (
        ([0, 1, 2], [0, 2], [1]),
        ([0, 1], [], [0, 1]),
        ([1], [1], []),
        ([], [], []),
    ):
        proof = with_shares(sharing, revealing)
        report = verify.check(to_bytes(proof))
        assert report.verified
        assert sorted(report.shares) == revealing
        assert report.missing == missing
        seq = seqs(proof, "Began")[0]
        forged = doctored(proof, lambda records, at=seq: records[at - 1].update(missing=[0, 2]))  # type: ignore[misc]
        assert ("missing", seq) in where(dice(forged))


def test_a_seat_that_was_given_to_a_bot_has_no_share() -> None:
    report = verify.check(to_bytes(with_a_seat_given_to_a_bot()))
    assert not report.findings
    assert report.dropped == [1]
    assert sorted(report.shares) == [0, 2]
    assert not report.finished


def test_an_unfinished_match() -> None:
    proof = played("dice", 2, longest=60)
    report = verify.check(to_bytes(proof))
    assert not report.findings
    assert not report.finished
    assert not report.verified
    seq = a_draw(proof)
    number, outcome = other_outcome(proof, seq)
    change = {"number": number, "move": outcome}
    forged = doctored(proof, lambda records: records[seq - 1].update(change))
    assert not dice(forged), "without the secret this cannot be told yet"
    forged = doctored(proof, lambda records: records[seq - 1].update(move=outcome))
    assert where(dice(forged)) == [("outcome", seq)]


@given(st.data())
def test_any_change_of_a_draw_is_named(data: st.DataObject) -> None:
    proof = played("dice", 2, undo=0.1)
    seq = data.draw(st.sampled_from(seqs(proof, "Dealt")))
    old = bodies(proof)[seq - 1]
    field = data.draw(st.sampled_from(["stream", "nth", "total", "number", "move"]))
    values: st.SearchStrategy[Any] = st.sampled_from(["Rolled", "Laid", "die:wF", "die:oG", "x"])
    if field in ("nth", "total", "number"):
        values = st.one_of(st.integers(1, 12), st.integers(1, 2**32))
    new = data.draw(values.filter(lambda value: value != old[field]))
    forged = doctored(proof, lambda records: records[seq - 1].update({field: new}))
    found = [one for one in dice(forged) if one.seq == seq]
    assert all(named(one, forged) for one in found)
    # A draw that came out the same in another stream by luck is for the rules.
    assert found or (field == "stream" and ("stream", seq) in where(rules(forged)))


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@given(st.data())
def test_no_junk_makes_the_checker_fall_over(data: st.DataObject) -> None:
    """A report or Unreadable, whatever stands in the file."""
    raw = json.loads(to_bytes(played("kark", 4)))
    if data.draw(st.booleans()):
        raw[data.draw(st.sampled_from(sorted(raw)))] = data.draw(junk)
    else:
        at = data.draw(st.integers(0, len(raw["log"]) - 1))
        record = json.loads(raw["log"][at])
        record[data.draw(st.sampled_from(sorted(record)))] = data.draw(junk)
        raw["log"][at] = json.dumps(record)
    try:
        report = verify.check(json.dumps(raw).encode())
    except Unreadable:
        return
    for finding in report.findings:
        assert finding.text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"kind": "nations-proof", "kind": "nations-proof"}',
        b'{"kind": "nations-proof", "format": 2}',
        b'{"kind": "nations-proof", "format": 1, "match": "m", "head": "", "log": []}',
        b'{"kind": "nations-proof", "format": 1, "match": "\\ud800", "head": "", "log": ["{}"]}',
        b'{"kind": "nations-proof", "format": 1, "match": "m", "head": "", "log": ["[]"]}',
        b"9" * 5000,
    ],
)
def test_what_is_no_proof_is_refused(data: bytes) -> None:
    with pytest.raises(Unreadable):
        verify.check(data)


def test_nothing_of_a_file_moves_the_terminal() -> None:
    proof = played("dice")
    seq = a_draw(proof)
    evil = "\x1b[2J" + "x" * 5000
    forged = doctored(proof, lambda records: records[seq - 1].update(move=evil))
    for finding in dice(forged):
        assert "\x1b" not in finding.text
        assert len(finding.text) < 400
