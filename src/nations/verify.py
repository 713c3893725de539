"""Checks the dice of a match from its proof file: `python verify.py FILE`.

Written from docs/verifiable-dice.md alone. It needs Python's standard library and nothing else, and
shares no code with the program whose dice it checks. It knows no rules of any game: that the ways
of a draw are those of the rules is for `nations verify`, which runs this first.
"""

from __future__ import annotations

import hmac
import json
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

FORMAT = 1
WORD = 2**32
HEX = re.compile("[0-9a-f]{64}")
MUCH = 80
Record: TypeAlias = dict[str, Any]
Records: TypeAlias = Sequence[Record]
Way: TypeAlias = Sequence[tuple[str, int]]
Ways: TypeAlias = dict[str, Way]
SENTENCES = {
    "head": "the chain of all records ends in {found}…, but the file says {head}…: "
    "a record was changed, added, removed or moved",
    "header": "record 1 must be the only header (Opened) and of this match",
    "twice": "record {seq}: {kind} may be there once, and was there before",
    "secret": "record {seq}: the server’s secret is not the one it committed to in record 1",
    "seat": "record {seq}: there is no seat {seat}",
    "late-commit": "record {seq}: seat {seat} committed when a share had already been revealed",
    "late-reveal": "record {seq}: seat {seat} revealed a share after the match had begun",
    "uncommitted": "record {seq}: seat {seat} revealed a share and had committed to none",
    "again": "record {seq}: seat {seat} revealed a share twice",
    "share": "record {seq}: the share of seat {seat} is not the one it committed to",
    "annulled": "record {seq}: shares were annulled although no seat owed one, or too late",
    "missing": "record {seq}: seats that committed and did not reveal are {found}, not {missing}",
    "outside": "record {seq}, draw {nth} of {stream}: drawn before the beginning or after the end",
    "counter": "record {seq}, draw {nth} of {stream}: draw {expected} was due",
    "no-ways": "record {seq}, draw {nth} of {stream}: the file does not say what could have come",
    "other-ways": "the file has ways for record {name}, which is no draw",
    "total": "record {seq}, draw {nth} of {stream}: one of {total}, but the ways sum to {found}",
    "number": "record {seq}, draw {nth} of {stream}: the number is {number}, it must be {found}",
    "taken": "record {seq}: seat {seat} took back {draws} draws and {moves} moves of others "
    "without the leave of seats {lacking}",
    "stopped": "record {seq}: the match was stopped without the leave of seats {lacking}",
    "outcome": "record {seq}, draw {nth} of {stream}: number {number} is {found}, not {move}",
}
NOT_YET = (
    "The secret is not revealed yet. Checked: the chain, the shares, the counters, and that each "
    "number is its outcome. Not checked: the secret and the numbers."
)
FORMS: dict[str, dict[str, type]] = {
    "Opened": {"match": str, "commitment": str, "seats": list},
    "Seated": {"seat": int, "occupant": dict},
    "Committed": {"seat": int, "hash": str},
    "Revealed": {"seat": int, "share": str},
    "Began": {"missing": list},
    "Dealt": {"stream": str, "nth": int, "total": int, "number": int, "move": str},
    "Annulled": {"missing": list},
    "Moved": {"seat": int},
    "Asked": {"seat": int, "what": str, "moves": int},
    "Answered": {"seat": int, "yes": bool},
    "Undone": {"seat": int, "moves": int},
    "Ended": {"secret": str},
}


class Unreadable(ValueError):
    """The file has not the form of a proof, so nothing can be checked."""


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong: its key, its record's number, and the values of its sentence."""

    what: str
    seq: int
    values: dict[str, str | int]

    @property
    def text(self) -> str:
        return SENTENCES[self.what].format(seq=self.seq, **self.values)


@dataclass(frozen=True)
class Repeated:
    """Draws that were taken back, so that others came: by whom, how many, and by whose leave."""

    seq: int
    seat: int
    draws: int
    leave: list[int]
    lacking: list[int]


@dataclass
class Report:
    """What was found. `finished`: the secret was revealed, so everything could be checked."""

    match: str
    head: str
    records: int
    commitment: str = ""
    finished: bool = False
    seats: int = 0
    shares: dict[int, str] = field(default_factory=dict)
    missing: list[int] = field(default_factory=list)
    dropped: list[int] = field(default_factory=list)
    annulled: list[int] = field(default_factory=list)
    draws: dict[str, int] = field(default_factory=dict)
    repeated: list[Repeated] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)

    @property
    def verified(self) -> bool:
        return self.finished and not self.findings

    def wrong(self, what: str, seq: int, **values: str | int) -> None:
        shown = {name: plain(value) for name, value in values.items()}
        self.findings.append(Finding(what, seq, shown))


def plain(value: str | int) -> str | int:
    """A value of the file as it may be shown: short, and nothing that a terminal would obey."""
    if isinstance(value, int):
        return value if -WORD <= value <= WORD else "a huge number"
    shown = "".join(letter if letter.isprintable() else "?" for letter in value[:MUCH])
    return shown + ("…" if len(value) > MUCH else "")


def check(data: bytes) -> Report:
    """Checks a proof file. Raises Unreadable if it is none."""
    try:
        proof = _parse(data.decode())
        bodies, records = _records(proof)
        report = Report(proof["match"], proof["head"], len(records))
        _check_chain(report, bodies)
        _check_header(report, records)
        _check_shares(report, records)
        _check_draws(report, records, _ways(proof), _key(report, records))
        _check_leave(report, records)
    except (UnicodeError, RecursionError) as error:
        raise Unreadable(str(error)) from error
    report.findings.sort(key=lambda finding: finding.seq)
    return report


def _parse(text: str) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_unique)
    except ValueError as error:
        raise Unreadable(f"cut off, damaged or no JSON: {error}") from error


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a field is there twice")
    return dict(pairs)


def _records(proof: Any) -> tuple[list[bytes], Records]:
    """The records of a proof, as bytes and as read. What is not of the right form is refused."""
    if not isinstance(proof, dict) or proof.get("kind") != "nations-proof":
        raise Unreadable('not a proof of a match (no "kind": "nations-proof")')
    if proof.get("format") != FORMAT:
        raise Unreadable(f"another format; this checker reads {FORMAT}")
    log = proof.get("log")
    texts = [proof.get("match"), proof.get("head"), *(log if isinstance(log, list) else [None])]
    if not all(isinstance(text, str) for text in texts) or len(texts) == 2:
        raise Unreadable("`match`, `head` and the records of `log` must be texts")
    records = [_parse(body) for body in texts[2:]]
    for seq, record in enumerate(records, 1):
        _check_form(seq, record)
    return [body.encode() for body in texts[2:]], records


def _check_form(seq: int, record: Any) -> None:
    if not isinstance(record, dict) or not isinstance(record.get("type"), str):
        raise Unreadable(f"record {seq} has no type")
    for name, kind in FORMS.get(record["type"], {}).items():
        if type(record.get(name)) is not kind:
            raise Unreadable(f"record {seq}: `{name}` is not as it should be")
    for name in {"commitment", "hash", "share", "secret"} & set(FORMS.get(record["type"], {})):
        if not HEX.fullmatch(record[name]):
            raise Unreadable(f"record {seq}: `{name}` must be 32 bytes in hexadecimal")
    if record["type"] == "Dealt" and not 0 < record["total"] <= WORD:
        raise Unreadable(f"record {seq}: `total` must be 1 to {WORD}")


def _ways(proof: dict[str, Any]) -> Ways:
    """For each draw what could have come, and in how many ways."""
    try:
        pairs = [way for listed in proof["ways"].values() for way in listed]
        sound = all(isinstance(name, str) and type(of) is int and of > 0 for name, of in pairs)
    except (AttributeError, KeyError, TypeError, ValueError):
        sound = False
    if not sound:
        raise Unreadable("`ways` must list outcomes, each with its whole number of ways")
    return dict(proof["ways"])


def _of(records: Records, kind: str) -> list[tuple[int, Any]]:
    """The records of a kind with their numbers; at least one, as None after the last record."""
    found = [(seq, record) for seq, record in enumerate(records, 1) if record["type"] == kind]
    return found or [(len(records) + 1, None)]


def _check_chain(report: Report, bodies: Sequence[bytes]) -> None:
    link = sha256(f"nations-log-1:{report.match}".encode()).digest()
    for seq, body in enumerate(bodies, 1):
        link = sha256(link + seq.to_bytes(8, "big") + body).digest()
    if link.hex() != report.head:
        report.wrong("head", 0, found=link.hex()[:16], head=report.head[:16])


def _check_header(report: Report, records: Records) -> None:
    """The header comes first; what may be there once is there once; the secret is the committed."""
    for kind in ("Opened", "Began", "Ended"):
        for seq, _ in _of(records, kind)[1:]:
            report.wrong("twice", seq, kind=kind)
    seq, header = _of(records, "Opened")[0]
    if header is None:
        raise Unreadable("no record is a header (Opened)")
    if seq != 1 or header["match"] != report.match:
        report.wrong("header", 1)
    report.commitment, report.seats = header["commitment"], len(header["seats"])
    seq, ended = _of(records, "Ended")[0]
    report.finished = ended is not None
    if ended and sha256(bytes.fromhex(ended["secret"])).hexdigest() != report.commitment:
        report.wrong("secret", seq)


def _check_shares(report: Report, records: Records) -> None:
    """Every share must be the committed one, and no seat may commit when one has been shown."""
    began, beginning = _of(records, "Began")[0]
    committed: dict[int, str] = {}
    owing: set[int] = set()
    shown = False
    for seq, record in enumerate(records, 1):
        kind, late = record["type"], seq > began
        if kind == "Annulled":
            owing = _annul(report, seq, record, committed, owing, late)
            shown = False
        if kind not in ("Seated", "Committed", "Revealed"):
            continue
        if not 0 <= record["seat"] < report.seats:
            report.wrong("seat", seq, seat=record["seat"])
        elif kind == "Committed":
            committed[record["seat"]] = record["hash"]
            owing.discard(record["seat"])
            if shown or late:
                report.wrong("late-commit", seq, seat=record["seat"])
        elif kind == "Revealed":
            shown = True
            _check_share(report, seq, record, committed, late)
        elif not late and record["occupant"].get("type") != "Person":
            given = committed.pop(record["seat"], None)
            owing.discard(record["seat"])
            report.shares.pop(record["seat"], None)
            report.dropped += [record["seat"]] if shown and given else []
    report.missing = sorted((set(committed) | owing) - set(report.shares))
    if beginning and beginning["missing"] != report.missing:
        told = str(beginning["missing"])
        report.wrong("missing", began, missing=told, found=str(report.missing))


def _annul(
    report: Report,
    seq: int,
    record: Record,
    committed: dict[int, str],
    owing: set[int],
    late: bool,
) -> set[int]:
    """No share counts any more, because some were owed; the others owe one now."""
    missing = {seat for seat in record["missing"] if type(seat) is int}
    if late or not missing or missing - ((set(committed) | owing) - set(report.shares)):
        report.wrong("annulled", seq)
    report.annulled += sorted(missing)
    owing = (set(committed) | owing) - missing
    committed.clear()
    report.shares.clear()
    return owing


def _check_share(
    report: Report, seq: int, record: Record, committed: dict[int, str], late: bool
) -> None:
    seat, share = record["seat"], record["share"]
    if late or seat in report.shares or seat not in committed:
        what = "late-reveal" if late else "again" if seat in report.shares else "uncommitted"
        report.wrong(what, seq, seat=seat)
        return
    report.shares[seat] = share
    if sha256(bytes.fromhex(share)).hexdigest() != committed[seat]:
        report.wrong("share", seq, seat=seat)


def _key(report: Report, records: Records) -> bytes | None:
    """The key of all draws; None as long as the secret is one."""
    _, ended = _of(records, "Ended")[0]
    if ended is None:
        return None
    given = "".join(f"\n{seat}:{report.shares.get(seat, '-')}" for seat in range(report.seats))
    text = f"nations-dice-1\n{report.match}{given}"
    return hmac.digest(bytes.fromhex(ended["secret"]), text.encode(), "sha256")


def _check_draws(report: Report, records: Records, ways: Ways, key: bytes | None) -> None:
    """Each stream counts on by one, and nothing is drawn outside beginning and end."""
    began, ended = _of(records, "Began")[0][0], _of(records, "Ended")[0][0]
    due: dict[str, int] = {}
    for seq, draw in _of(records, "Dealt"):
        if draw is None:
            break
        stream, nth = draw["stream"], draw["nth"]
        if not began < seq < ended:
            report.wrong("outside", seq, stream=stream, nth=nth)
        if nth != due.get(stream, 0):
            report.wrong("counter", seq, stream=stream, nth=nth, expected=due.get(stream, 0))
        due[stream] = max(due.get(stream, 0), nth + 1)
        report.draws[stream] = report.draws.get(stream, 0) + 1
        _check_draw(report, seq, draw, ways.pop(str(seq), []), key)
    for name in ways:
        report.wrong("other-ways", 0, name=name)


def _check_leave(report: Report, records: Records) -> None:
    """Nothing is taken back past a draw or another's move, and no match is stopped, without a yes
    of every seat that a person holds."""
    table = _Table(records[0])
    for seq, record in enumerate(records, 1):
        if record["type"] == "Undone":
            seat, kept = record["seat"], max(0, record["moves"])
            gone = table.moves[kept:]
            draws, others = gone.count(None), sum(one not in (None, seat) for one in gone)
            lacking = table.lacking("undo", seat, kept) if draws or others else []
            if draws:
                report.repeated.append(Repeated(seq, seat, draws, sorted(table.agreed), lacking))
            if lacking:
                told = ", ".join(map(str, lacking))
                report.wrong("taken", seq, seat=seat, draws=draws, moves=others, lacking=told)
        elif record["type"] == "Stopped" and (lacking := table.lacking("stop")):
            report.wrong("stopped", seq, lacking=", ".join(map(str, lacking)))
        table.follow(record)


class _Table:
    """Who sits there, whose moves were made (None: chance's), and what is asked."""

    def __init__(self, header: Record) -> None:
        seats, moves = header.get("seats"), header.get("moves")
        self.people = {at for at, one in enumerate(seats or []) if _is_person(one)}
        self.moves: list[int | None] = [-1] * (len(moves) if isinstance(moves, list) else 0)
        self.asked: Record | None = None
        self.agreed: set[int] = set()
        self.began = False

    def lacking(self, what: str, seat: int | None = None, moves: int = 0) -> list[int]:
        """The people without whose leave it is done; everybody, if it was not asked."""
        asked = self.asked
        if asked is None or asked["what"] != what:
            return sorted(self.people - {seat})
        if what == "undo" and (asked["seat"], asked["moves"]) != (seat, moves):
            return sorted(self.people - {seat})
        return sorted(self.people - self.agreed - {asked["seat"]})

    def follow(self, record: Record) -> None:
        kind = record["type"]
        if kind == "Seated":
            self._seat(record["seat"], record["occupant"])
        elif kind in ("Moved", "Dealt"):
            self.moves.append(record["seat"] if kind == "Moved" else None)
        elif kind == "Asked":
            self.asked, self.agreed = record, set()
        elif kind == "Answered" and record["yes"]:
            self.agreed.add(record["seat"])
        elif kind in ("Answered", "Lapsed", "Undone", "Stopped"):
            self.asked, self.agreed = None, set()
        self.began |= kind == "Began"
        if kind == "Undone":
            del self.moves[max(0, record["moves"]) :]

    def _seat(self, seat: int, occupant: Record) -> None:
        """In play a person's seat is open before a bot has it: who was put out is still asked."""
        if _is_person(occupant):
            self.people.add(seat)
            return
        if not self.began or occupant.get("type") != "Bot":
            self.people.discard(seat)
        self.agreed.discard(seat)
        if self.asked is not None and self.asked["seat"] == seat:
            self.asked = None


def _is_person(occupant: Any) -> bool:
    return isinstance(occupant, dict) and occupant.get("type") == "Person"


def _check_draw(report: Report, seq: int, draw: Record, ways: Way, key: bytes | None) -> None:
    """The ways sum to the total, the number is the right one, and the move is at the number."""
    stream, nth, total = draw["stream"], draw["nth"], draw["total"]
    values = {name: draw[name] for name in ("stream", "nth", "total", "number", "move")}
    found, came = sum(count for _, count in ways), outcome_at(ways, draw["number"])
    if not ways:
        report.wrong("no-ways", seq, **values)
    elif total != found:
        report.wrong("total", seq, **values, found=found)
    elif came != draw["move"]:
        report.wrong("outcome", seq, **values, found=came)
    if key is not None and draw["number"] != (right := number(key, stream, nth, total)):
        report.wrong("number", seq, **values, found=right)


def number(key: bytes, stream: str, nth: int, total: int) -> int:
    """The nth draw of a stream: the first word that is not rejected, reduced below `total`."""
    attempt = 0
    while True:
        text = f"{stream}/{nth}/{attempt}".encode()
        word = int.from_bytes(hmac.digest(key, text, "sha256")[:4], "big")
        if word // total < WORD // total:
            return word % total
        attempt += 1


def outcome_at(ways: Way, number: int) -> str:
    """The outcome at a number, counting through the ways in their order."""
    end = 0
    for outcome, count in ways:
        end += count
        if 0 <= number < end:
            return outcome
    return "nothing"


def main(arguments: Sequence[str]) -> int:
    """Prints what was found. 0: verified; 1: not."""
    try:
        report = check(Path(arguments[0]).read_bytes())
        text, code = "\n".join(_lines(report)), 0 if report.verified else 1
    except IndexError:
        text, code = "usage: python verify.py FILE", 1
    except (OSError, Unreadable) as error:
        text, code = f"{arguments[0]}: {error}", 1
    sys.stdout.buffer.write(f"{text}\n".encode(sys.stdout.encoding, "replace"))
    return code


def _lines(report: Report) -> list[str]:
    lines = [
        f"match {plain(report.match)}: {report.records} records, head {plain(report.head)}",
        f"commitment of the server: {report.commitment}",
        f"shares of seats: {sorted(report.shares)}; missing: {report.missing}; "
        f"dropped after one was shown: {report.dropped}",
    ]
    lines += [f"{plain(stream)}: {count} draws" for stream, count in report.draws.items()]
    if report.annulled:
        lines.append(f"all committed again because these did not reveal: {report.annulled}")
    lines += [
        f"record {one.seq}: seat {one.seat} had {one.draws} draws repeated, by leave of {one.leave}"
        for one in report.repeated
    ]
    lines += [f"wrong: {finding.text}" for finding in report.findings]
    lines += [] if report.finished else [NOT_YET]
    return [*lines, "verified" if report.verified else "NOT verified"]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
