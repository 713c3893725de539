"""`nations verify`: checks the dice of a finished server match, and its moves by the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
import msgspec

from nations import verify
from nations.cli.histogram import Histogram, histogram
from nations.cli.words import lang_option, set_option
from nations.contract import Voice
from nations.errors import BadFile
from nations.i18n import voice
from nations.registry import game_of, load
from nations.room.proof import Proof, from_bytes, read_bytes, records_of
from nations.room.records import (
    Annulled,
    Began,
    Dealt,
    Opened,
    Person,
    Record,
    Seated,
    SeatedBot,
    Undone,
)
from nations.room.retelling import Retold, check_rules
from nations.verify import Finding, Report, Unreadable, plain

NOT_VERIFIED = 8
MOST_SHOWN = 12


class Checked(msgspec.Struct, frozen=True):
    """A proof with what the two checks say to it."""

    records: list[Record]
    header: Opened
    report: Report
    retold: Retold

    @property
    def findings(self) -> list[Finding]:
        """All that is wrong, in the order of the records."""
        return sorted([*self.report.findings, *self.retold.findings], key=lambda one: one.seq)

    @property
    def verified(self) -> bool:
        return self.report.finished and not self.findings


@click.command("verify")
@click.argument("path", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--json", "as_json", is_flag=True, help="Print what was found as JSON.")
@set_option
@lang_option
def command(path: Path, as_json: bool, content: Path | None, lang: str) -> int:
    """Check every draw and every move of the match in FILE (see docs/verifiable-dice.md)."""
    speaker = voice(lang)
    checked = check(path, content)
    histograms = {stream: histogram(draws) for stream, draws in draws_of(checked.records).items()}
    if as_json:
        told = as_data(checked, histograms, speaker)
        click.echo(msgspec.json.format(msgspec.json.encode(told), indent=1).decode())
    else:
        click.echo("\n".join(lines(checked, histograms, speaker)))
    return 0 if checked.verified else NOT_VERIFIED


def check(path: Path, content: Path | None) -> Checked:
    """Runs the independent checker, then tells the match again by the rules. Raises BadFile."""
    data = read_bytes(path)
    proof: Proof = from_bytes(data, str(path))
    try:
        report = verify.check(data)
        records = records_of(proof)
    except (Unreadable, BadFile) as error:
        raise BadFile(f"{path}: {error}") from error
    header = next(record for record in records if isinstance(record, Opened))
    game = game_of(header.terms, content)
    return Checked(records, header, report, check_rules(game, records, proof.ways))


def draws_of(records: Sequence[Record]) -> dict[str, list[tuple[int, int]]]:
    """The numbers of each stream, each with how many it was one of."""
    draws: dict[str, list[tuple[int, int]]] = {}
    for record in records:
        if isinstance(record, Dealt):
            draws.setdefault(record.stream, []).append((record.number, record.total))
    return draws


def lines(checked: Checked, histograms: dict[str, Histogram], say: Voice) -> Iterator[str]:
    """The report in words."""
    report, header = checked.report, checked.header
    title = load(header.terms.game).book(say.lang).title
    yield say.say(
        "verify-match", match=plain(report.match), title=title, records=str(report.records)
    )
    yield say.say("verify-commitment", commitment=report.commitment)
    yield say.say("verify-head", head=plain(report.head))
    yield from _shares(checked, say)
    yield from _streams(histograms, say)
    over = checked.retold.over
    if over is None:
        yield say.say("not-over")
    else:
        names = ", ".join(seat_names(checked.records)[seat] for seat in over.winners)
        scores = " : ".join(map(str, over.scores))
        yield say.say("verify-result", scores=scores)
        yield say.say("winners", names=names, count=len(over.winners))
    yield from _conclusion(checked, say)


def _shares(checked: Checked, say: Voice) -> Iterator[str]:
    """Whose bytes the dice depend on, and what that leaves open."""
    names, report = seat_names(checked.records), checked.report
    yield say.say("verify-shares" if report.shares else "verify-no-shares")
    for seat in sorted(report.shares):
        yield say.say("verify-share", seat=names[seat], share=report.shares[seat])
    dropped = sorted(set(report.dropped))
    for key, seats in (("missing", report.missing), ("dropped", dropped)):
        if seats:
            yield say.say(f"verify-{key}", seats=", ".join(names[seat] for seat in seats))
    if out := put_out(checked.records):
        yield say.say("verify-annulled", seats=", ".join(out))
    if checked.header.terms.position is not None:
        yield say.say("verify-position")
    if checked.header.moves:
        yield say.say("verify-imported", moves=len(checked.header.moves))
    if undone := sum(isinstance(record, Undone) for record in checked.records):
        yield say.say("verify-undone", times=undone)
    yield from _repeated(checked, say)


def _repeated(checked: Checked, say: Voice) -> Iterator[str]:
    """How many draws were taken back so that others came, and by whose leave."""
    names, repeated = seat_names(checked.records), checked.report.repeated
    if repeated:
        yield say.say("verify-repeated", draws=sum(one.draws for one in repeated))
    for one in repeated[:MOST_SHOWN]:
        leave = ", ".join(names[seat] for seat in one.leave if 0 <= seat < len(names))
        lacking = ", ".join(names[seat] for seat in one.lacking if 0 <= seat < len(names))
        by = names[one.seat] if 0 <= one.seat < len(names) else str(one.seat)
        how = "without" if lacking else "leave" if leave else "alone"
        told = {"seq": str(one.seq), "seat": by, "leave": leave, "lacking": lacking}
        yield "  " + say.say(f"verify-repeated-{how}", draws=one.draws, **told)


def _streams(histograms: dict[str, Histogram], say: Voice) -> Iterator[str]:
    """A line for each stream: its draws, bars, counts and band."""
    bars = sum(len(one.counts) for one in histograms.values())
    outside = sum(one.outside for one in histograms.values())
    if histograms:
        yield say.say("verify-histogram")
    for stream, one in histograms.items():
        counts = " ".join(map(_count, one.counts, one.low, one.high))
        yield "  " + say.say(
            "verify-stream",
            stream=str(plain(stream)).ljust(max(len(str(plain(name))) for name in histograms)),
            draws=one.draws,
            bars=one.bars,
            counts=counts,
            low=str(min(one.low)),
            high=str(max(one.high)),
        )
    if histograms:
        yield say.say("verify-luck", outside=outside, bars=bars)


def _count(count: int, low: int, high: int) -> str:
    """A count, with a star if it is outside its band."""
    return str(count) if low <= count <= high else f"{count}*"


def _conclusion(checked: Checked, say: Voice) -> Iterator[str]:
    findings = checked.findings
    for finding in findings[:MOST_SHOWN]:
        yield say.say("verify-wrong", what=sentence(finding, say))
    if len(findings) > MOST_SHOWN:
        yield say.say("verify-more", count=len(findings) - MOST_SHOWN)
    if not checked.report.finished:
        yield say.say("verify-unfinished")
    yield say.say("verify-verified" if checked.verified else "verify-not-verified")


def sentence(finding: Finding, say: Voice) -> str:
    """What is wrong, in the viewer's language."""
    values = {name: str(plain(value)) for name, value in finding.values.items()}
    return say.say(f"verify-wrong-{finding.what}", seq=str(finding.seq), **values)


def seat_names(records: Sequence[Record]) -> list[str]:
    """Who sat where when the match began, such as `0 (Ada)`."""
    names: list[str] = []
    for record, sitting in sittings(records):
        names = sitting
        if isinstance(record, Began):
            break
    return names


def put_out(records: Sequence[Record]) -> list[str]:
    """Who did not reveal a share: those who sat there then, whoever came after them."""
    out: dict[str, None] = {}
    for record, names in sittings(records):
        if isinstance(record, Annulled):
            out |= {names[seat]: None for seat in record.missing if 0 <= seat < len(names)}
    return list(out)


def sittings(records: Sequence[Record]) -> Iterator[tuple[Record, list[str]]]:
    """Each record with who sits where by then."""
    seats: list[Any] = []
    for record in records:
        if isinstance(record, Opened):
            seats = list(record.seats)
        elif isinstance(record, Seated) and 0 <= record.seat < len(seats):
            seats[record.seat] = record.occupant
        named = [one.name if isinstance(one, Person | SeatedBot) else "–" for one in seats]
        yield record, [f"{seat} ({plain(name)})" for seat, name in enumerate(named)]


def as_data(checked: Checked, histograms: dict[str, Histogram], say: Voice) -> dict[str, Any]:
    """The report as one object that ends with the findings."""
    report, over = checked.report, checked.retold.over
    return {
        "match": report.match,
        "game": checked.header.terms.game,
        "records": report.records,
        "commitment": report.commitment,
        "head": report.head,
        "shares": report.shares,
        "missing": report.missing,
        "dropped": sorted(set(report.dropped)),
        "position": checked.header.terms.position,
        "imported": len(checked.header.moves),
        "undone": sum(isinstance(record, Undone) for record in checked.records),
        "annulled": report.annulled,
        "repeated": [asdict(one) for one in report.repeated],
        "draws": report.draws,
        "histograms": histograms,
        "scores": over.scores if over else None,
        "winners": over.winners if over else None,
        "finished": report.finished,
        "verified": checked.verified,
        "findings": [
            {"what": one.what, "seq": one.seq, **one.values, "text": sentence(one, say)}
            for one in checked.findings
        ],
    }
