"""By whose leave throws were repeated and matches stopped; and shares that all gave again."""

from __future__ import annotations

import json
from typing import Any

import pytest
from verify.proofs import (
    Table,
    anew,
    annulled,
    bodies,
    doctored,
    played,
    seqs,
    share,
    stopped_alone,
    thrown_again,
)

from nations import verify
from nations.cli.main import main
from nations.cli.verify import put_out
from nations.room.commands import Reveal, Who
from nations.room.proof import Proof, to_bytes
from nations.room.records import Annulled, Occupant, Open, Person, Seated, SeatedBot, Undone
from nations.verify import Report


def report(proof: Proof) -> Report:
    return verify.check(to_bytes(proof))


def found(proof: Proof) -> list[str]:
    return [one.what for one in report(proof).findings]


def test_repeated_throws_are_counted_with_the_leave_of_who_was_away() -> None:
    told = report(thrown_again(leave=True))
    assert told.verified
    assert [(one.seat, one.leave, one.lacking) for one in told.repeated] == [(0, [1], [])]
    assert told.repeated[0].draws > 0


@pytest.mark.parametrize("away", [True, False])
@pytest.mark.parametrize("asked", [True, False])
def test_a_throw_repeated_without_leave_is_not_verified(away: bool, asked: bool) -> None:
    """What the host of an older server could do while the rival was connected."""
    proof = thrown_again(leave=False, away=away, asked=asked)
    told = report(proof)
    assert [one.what for one in told.findings] == ["taken"]
    assert [(one.seat, one.lacking) for one in told.repeated] == [(0, [1])]
    assert not told.verified


def test_control_a_leave_taken_out_of_the_file_is_missed() -> None:
    proof = thrown_again(leave=True)
    answer = seqs(proof, "Answered")[0]

    def take_out(records: list[dict[str, Any]]) -> None:
        del records[answer - 1]

    def turn_around(records: list[dict[str, Any]]) -> None:
        records[answer - 1]["yes"] = False

    assert found(doctored(proof, take_out)) == ["taken"]
    assert found(doctored(proof, turn_around)) == ["taken"]


def test_a_match_stopped_over_somebodys_head_is_not_verified() -> None:
    assert found(stopped_alone()) == ["stopped"]


def test_matches_with_much_undo_are_verified_and_counted() -> None:
    told = report(played("dice", 3, undo=0.1))
    assert told.verified
    assert told.repeated
    assert all(one.lacking == [] for one in told.repeated)
    assert all(set(one.leave) == {0, 1, 2} - {one.seat} for one in told.repeated)


def test_the_verb_says_it_in_both_languages(tmp_path: Any, capsys: Any) -> None:
    def run(*words: str) -> int:
        with pytest.raises(SystemExit) as left:
            main(["verify", str(file), *words])
        return int(str(left.value.code))

    file = tmp_path / "proof.json"
    for leave, code, words in (
        (True, 0, {"en": "by leave of 1 (Person 1)", "de": "mit Zustimmung von 1 (Person 1)"}),
        (False, 8, {"en": "WITHOUT the leave", "de": "OHNE Zustimmung"}),
    ):
        file.write_bytes(to_bytes(thrown_again(leave)))
        for lang, said in words.items():
            assert run("--lang", lang) == code
            assert said in capsys.readouterr().out
        assert run("--json") == code
        data = json.loads(capsys.readouterr().out)
        assert [one["lacking"] for one in data["repeated"]] == [[] if leave else [1]]


# Shares given again


def test_all_commit_again_and_it_is_told() -> None:
    table = annulled()
    for seat in range(3):
        table.give(Who(seat), Reveal(f"n{seat}", anew(seat).hex()))
    table.play(100_000)
    told = report(table.proof())
    assert told.verified
    assert (told.annulled, told.missing) == ([1], [])
    assert told.shares == {seat: anew(seat).hex() for seat in range(3)}


def test_control_annulled_shares_that_nobody_owed_are_noticed() -> None:
    """A server that dislikes the dice to come pretends that it must ask again."""
    table = annulled()
    for seat in range(3):
        table.give(Who(seat), Reveal(f"n{seat}", anew(seat).hex()))
    table.play(100_000)
    proof = table.proof()
    at = seqs(proof, "Annulled")[0]
    for missing in ([], [0], [7]):
        changed = doctored(proof, lambda all_of, now=missing: all_of[at - 1].update(missing=now))  # type: ignore[misc]
        assert "annulled" in found(changed)

    def forget(records: list[dict[str, Any]]) -> None:
        """Seat 2 committed again and revealed: both are left out."""
        own = [one for one in records if one.get("seat") == 2 and one["was"] > at]
        for one in own:
            if one["type"] in ("Committed", "Revealed"):
                records.remove(one)

    assert "missing" in found(doctored(proof, forget))
    assert share(0).hex() in {one.get("share") for one in bodies(proof)}


def put_out_for_a_throw(how: tuple[Occupant, ...]) -> Proof:
    """Seat 1 changes hands just before a throw of seat 0 is repeated, and is given back after."""
    table = Table("dice", 2, "again")
    table.sit(sharing=[0, 1])
    table.reveal(0)
    table.reveal(1)
    table.play(40)
    while not any(entry.seat == 0 for entry in table.room.match.log):
        table.play(len(table.records) + 1)
    last = max(at for at, entry in enumerate(table.room.match.log) if entry.seat == 0)
    for occupant in how:
        table.force(Seated(1, 1, occupant))
    table.force(Undone(1, 0, last))
    table.settle_chance()
    table.force(Seated(1, 1, Person("Person 1")))
    return table.proof()


def test_a_person_who_was_put_out_for_a_throw_is_still_asked() -> None:
    """In play nobody is put out: a bot that sits there at once was not let in by the person."""
    proof = put_out_for_a_throw((SeatedBot("random"),))
    assert found(proof) == ["taken"]
    assert [one.lacking for one in report(proof).repeated] == [[1]]


def test_control_who_gave_the_seat_up_is_not_asked() -> None:
    assert found(put_out_for_a_throw((Open(), SeatedBot("random")))) == []


def test_who_did_not_reveal_is_named_and_not_who_came_after() -> None:
    table = annulled()
    records = [*table.records]
    assert put_out(records) == ["1 (Person 1)"]
    at = max(seq for seq, one in enumerate(records) if isinstance(one, Annulled))
    later = Seated(1, 1, Person("Cy"))
    assert put_out([*records[: at + 2], later, *records[at + 2 :]]) == ["1 (Person 1)"]
