"""A balance sheet as tables of text, for the terminal and for a page with plots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from nations.arena.plots import Dot, dot_plot
from nations.arena.report import html_frame, html_table
from nations.balance.bounds import Bound
from nations.balance.intervals import Figure
from nations.balance.offers import Dominated, ThingSheet
from nations.balance.sheet import CountSheet, Sheet
from nations.contract import Voice

IN_POINTS = frozenset({"score", "winner", "alone"})


class TextTable(NamedTuple):
    """A table: its title, its lines with the headings first, and how many columns are words."""

    title: str
    lines: list[tuple[str, ...]]
    words: int = 1


def percent(value: float, sign: bool = False) -> str:
    return f"{value:+.1%}" if sign else f"{value:.1%}"


def in_percent(figure: Figure, sign: bool = False) -> str:
    """A share with its interval."""
    low, high = percent(figure.low, sign), percent(figure.high, sign)
    return f"{percent(figure.value, sign)} ({low} … {high})" if figure.count else "–"


def in_points(figure: Figure, sign: bool = False) -> str:
    """A mean with its interval."""
    form = "+.2f" if sign else ".2f"
    low, high = format(figure.low, form), format(figure.high, form)
    return f"{figure.value:{form}} ({low} … {high})" if figure.count else "–"


def title(sheet: Sheet, voice: Voice) -> str:
    """What was counted."""
    content = f"{sheet.set.name} ({sheet.set.status}, {sheet.set.digest})"
    players = ", ".join(sheet.survey.players)
    return voice.say("balance-title", game=sheet.survey.game, set=content, players=players)


def sample(sheet: Sheet, voice: Voice) -> str:
    """Of how many games."""
    survey = sheet.survey
    numbers = {"games": str(survey.games), "ignoring": str(survey.ignoring)}
    return voice.say("balance-sample", seed=survey.seed, **numbers)


def bounds_table(sheet: Sheet, voice: Voice) -> TextTable:
    """Every bound with what was found."""
    names = ("count", "measure", "wanted", "found", "interval", "verdict")
    headings = ["" if name == "count" else voice.say(f"balance-{name}") for name in names]
    rows = [_bound(bound, voice) for bound in sheet.bounds]
    return TextTable(voice.say("balance-bounds"), [tuple(headings), *rows], 3)


def _bound(bound: Bound, voice: Voice) -> tuple[str, ...]:
    alone = bound.measure == "ignored" and bound.seats == 1
    points = bound.measure in IN_POINTS or alone

    def shown(value: float) -> str:
        return f"{value:.1f}" if points else percent(value)

    what = {
        "met": lambda: voice.say("balance-check", check=bound.what),
        "ignored": lambda: voice.say("balance-thing-kind", kind=bound.what),
    }.get(bound.measure, lambda: voice.name(bound.what))()
    return (
        voice.say("balance-count", seats=bound.seats),
        voice.say("balance-bound", measure=bound.measure, what=what, seats=bound.seats),
        _wanted(bound, shown, voice),
        shown(bound.figure.value),
        f"{shown(bound.figure.low)} … {shown(bound.figure.high)}",
        voice.say("balance-is", verdict=bound.verdict),
    )


def _wanted(bound: Bound, shown: Callable[[float], str], voice: Voice) -> str:
    if bound.low is not None and bound.high is not None:
        return voice.say("balance-between", low=shown(bound.low), high=shown(bound.high))
    if bound.low is not None:
        return voice.say("balance-at-least", low=shown(bound.low))
    strict = bound.measure in ("ignored", "rare")
    word = "balance-below" if strict else "balance-at-most"
    return voice.say(word, high=shown(bound.high or 0.0))


def figures_table(sheet: Sheet, voice: Voice) -> TextTable:
    """Whole games: a column for each number of players."""
    columns = [_column(count, sheet, voice) for count in sheet.counts]
    headings = ["", *(voice.say("balance-count", seats=count.seats) for count in sheet.counts)]
    names = [name for name, _ in columns[0]]
    cells = [[value for _, value in column] for column in columns]
    rows = [(name, *values) for name, *values in zip(names, *cells, strict=True)]
    return TextTable(voice.say("balance-figures"), [tuple(headings), *rows])


def _column(count: CountSheet, sheet: Sheet, voice: Voice) -> list[tuple[str, str]]:
    scores, short = count.scores, count.shortages
    rare = next((b.what for b in sheet.bounds if b.measure == "rare"), "50")
    several = count.seats > 1
    lines = [
        (voice.say("balance-score"), in_points(scores.mean)),
        (voice.say("balance-winner"), in_points(scores.winner)),
        (voice.say("balance-margin"), in_points(scores.margin) if several else "–"),
        (voice.say("balance-last"), in_points(scores.last)),
        (voice.say("balance-deviation"), f"{scores.deviation:.2f}"),
        (voice.say("balance-quantiles"), " ".join(f"{q:g}" for q in scores.quantiles.values())),
        (voice.say("balance-rare", points=rare), in_percent(scores.rare)),
        (voice.say("balance-leads"), in_points(count.leads.changes) if several else "–"),
    ]
    for at, kept in enumerate(count.leads.kept, 1):
        lines.append((voice.say("balance-kept", round=at), in_percent(kept) if several else "–"))
    for name, check in count.checks.items():
        word = voice.say("balance-check", check=name)
        lines.append((voice.say("balance-met", check=word), in_percent(check.met)))
        for at, met in enumerate(check.rounds, 1):
            named = voice.say("balance-met-round", check=word, round=at)
            lines.append((named, in_percent(met)))
    tiles = 1 - sum(count.sources.values())
    for name, part in {**count.sources, "tiles": tiles}.items():
        lines.append((voice.say("balance-source", source=name), percent(part)))
    return [
        *lines,
        (voice.say("balance-short-dice"), in_percent(short.dice)),
        (voice.say("balance-short-chits"), in_percent(short.chits)),
        (voice.say("balance-actions"), " ".join(f"{one:.1f}" for one in count.actions)),
    ]


def places_table(sheet: Sheet, voice: Voice) -> TextTable:
    """What the score of each place in the first order is made of."""
    several = [count for count in sheet.counts if count.seats > 1]
    names = list(several[0].places[0].points) if several else []
    headings = ["", voice.say("balance-place-share"), voice.say("balance-score")]
    headings += [voice.say("balance-source", source=name) for name in names]
    rows = [
        (
            _place_name(count, at, voice),
            in_percent(place.above, sign=True),
            in_points(place.score),
            *(f"{place.points[name]:.2f}" for name in names),
        )
        for count in several
        for at, place in enumerate(count.places, 1)
    ]
    return TextTable(voice.say("balance-places"), [tuple(headings), *rows])


def _place_name(count: CountSheet, at: int, voice: Voice) -> str:
    table = voice.say("balance-count", seats=count.seats)
    return f"{table}: {voice.say('balance-place', place=at)}"


def kinds_table(count: CountSheet, voice: Voice) -> TextTable:
    """The kinds of things for one number of players."""
    rows = [
        (
            voice.say("balance-thing-kind", kind=one.kind),
            *(percent(taken.value) for taken in one.taken),
            in_points(one.each),
            in_percent(one.lift, sign=True) if count.seats > 1 else "–",
            in_points(one.points, sign=True),
            percent(one.score_share),
            _ignored(count, one.kind),
        )
        for one in count.kinds
    ]
    prices = len(count.kinds[0].taken)
    names = ("each", "lift", "points", "share", "ignored")
    headings = [voice.say("balance-kind"), *_price_headings(prices, voice)]
    headings += [voice.say(f"balance-{name}") for name in names]
    where = f"{voice.say('balance-kinds')}: {voice.say('balance-count', seats=count.seats)}"
    return TextTable(where, [tuple(headings), *rows])


def _ignored(count: CountSheet, kind: str) -> str:
    if kind not in count.ignored:
        return "–"
    shown = in_percent if count.seats > 1 else in_points
    return shown(count.ignored[kind], sign=True)


def _price_headings(prices: int, voice: Voice) -> list[str]:
    return [voice.say("balance-row", row=price) for price in range(1, prices + 1)]


def things_table(count: CountSheet, voice: Voice) -> TextTable:
    """Every thing for one number of players."""
    rows = [_thing(one, count.seats, voice) for one in count.things]
    names = ("lift", "points", "share")
    headings = [voice.say(f"balance-{name}") for name in ("thing", "age", "kind")]
    headings += _price_headings(len(count.things[0].taken), voice)
    headings += [voice.say(f"balance-{name}") for name in names]
    where = f"{voice.say('balance-tiles')}: {voice.say('balance-count', seats=count.seats)}"
    return TextTable(where, [tuple(headings), *rows], 3)


def _thing(one: ThingSheet, seats: int, voice: Voice) -> tuple[str, ...]:
    return (
        voice.name(one.id),
        str(one.age),
        voice.say("balance-thing-kind", kind=one.kind),
        *(in_percent(taken) for taken in one.taken),
        in_percent(one.lift, sign=True) if seats > 1 else "–",
        in_points(one.points, sign=True),
        percent(one.score_share),
    )


def beaten(sheet: Sheet, voice: Voice) -> list[str]:
    """The dominated things, a line each."""
    ages = {one.id: one.age for one in sheet.counts[0].things}

    def line(pair: Dominated) -> str:
        names = {"one": voice.name(pair.id), "other": voice.name(pair.by)}
        return voice.say("balance-beaten", **names, age=ages[pair.id], before=ages[pair.by])

    return [line(pair) for pair in sheet.dominated] or [voice.say("balance-no-dominated")]


def html_page(sheet: Sheet, command: str, voice: Voice) -> str:
    """A page of its own, with everything in it."""
    parts = [
        f"<h1>{escape(title(sheet, voice))}</h1>",
        _paragraph(sample(sheet, voice)),
        _paragraph(voice.say("balance-method")),
        _section(bounds_table(sheet, voice)),
        _section(figures_table(sheet, voice)),
        f"<h2>{escape(voice.say('balance-places'))}</h2>",
        dot_plot(_places(sheet.counts, voice), 0),
        html_table([*places_table(sheet, voice).lines]),
        *(_of_count(count, voice) for count in sheet.counts),
        f"<h2>{escape(voice.say('balance-dominated'))}</h2>",
        *(_paragraph(line) for line in beaten(sheet, voice)),
        f"<p>{escape(voice.say('balance-command'))} <code>{escape(command)}</code></p>",
    ]
    return html_frame(title(sheet, voice), parts, voice)


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _section(table: TextTable) -> str:
    lines = html_table([*table.lines])
    return f'<h2>{escape(table.title)}</h2><div style="overflow-x:auto">{lines}</div>'


def _places(counts: Sequence[CountSheet], voice: Voice) -> list[Dot]:
    return [
        _mark(_place_name(count, at, voice), place.above, percent(place.above.value, sign=True))
        for count in counts
        for at, place in enumerate(count.places if count.seats > 1 else (), 1)
    ]


def _mark(name: str, figure: Figure, text: str) -> Dot:
    return Dot(name, figure.value, figure.low, figure.high, text)


def _of_count(count: CountSheet, voice: Voice) -> str:
    """The kinds and things of a number of players, with plots of the outer prices and of lifts."""
    parts = [_section(kinds_table(count, voice))]
    for price, middle in ((1, 0.2), (len(count.things[0].taken), 0.9)):
        marks = [
            _mark(voice.name(one.id), one.taken[price - 1], percent(one.taken[price - 1].value))
            for one in sorted(count.things, key=lambda one: -one.taken[price - 1].value)
        ]
        name = voice.say("balance-taken", row=price)
        parts += [f"<h3>{escape(name)}</h3>", dot_plot(marks, middle)]
    lifts = [(one, one.lift if count.seats > 1 else one.points) for one in count.things]
    lifts.sort(key=lambda pair: -pair[1].value)
    marks = [_mark(voice.name(one.id), lift, _signed(lift, count.seats)) for one, lift in lifts]
    parts += [f"<h3>{escape(voice.say('balance-lifts', seats=count.seats))}</h3>"]
    parts += [dot_plot(marks, 0), _section(things_table(count, voice))]
    return "".join(parts)


def _signed(figure: Figure, seats: int) -> str:
    return percent(figure.value, sign=True) if seats > 1 else f"{figure.value:+.2f}"
