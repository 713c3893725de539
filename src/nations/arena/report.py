"""A contest's result as pages: one of HTML with plots, and one of Markdown for the ladder."""

from __future__ import annotations

import re
from html import escape

from nations.arena.arena import ArenaResult
from nations.arena.faults import failed
from nations.arena.plots import Dot, dot_plot
from nations.arena.ratings import Estimate
from nations.contract import Voice

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:2rem auto;padding:0 1rem;
color:#222;background:#fff} table{border-collapse:collapse} td,th{padding:.2rem .8rem;
text-align:right;border-bottom:1px solid #ddd} td:first-child,th:first-child{text-align:left}
svg{width:100%;height:auto;font-size:14px} svg .middle{stroke:#999;stroke-dasharray:4 4}
svg .interval{stroke:#2a6f97;stroke-width:3} svg circle{fill:#01497c} code{background:#f3f3f3}
@media(prefers-color-scheme:dark){body{color:#eee;background:#181818}svg text{fill:#eee}
td,th{border-color:#444}svg circle{fill:#89c2d9}code{background:#333}}
"""
HEADINGS = ("player", "rating", "interval", "wins", "interval", "score", "games", "faults")


def rows(result: ArenaResult) -> list[tuple[str, ...]]:
    """The standings as text, the best first."""
    return [
        (
            one.player,
            f"{one.rating.value:+.0f}",
            f"{one.rating.low:+.0f} … {one.rating.high:+.0f}",
            f"{one.wins.value:.1%}",
            percents(one.wins),
            "–" if one.mean_score is None else f"{one.mean_score:.2f}",
            str(one.games),
            str(one.faults),
        )
        for one in result.standings
    ]


def headings(result: ArenaResult, voice: Voice) -> list[str]:
    return [voice.say(f"arena-{name}", model=result.model) for name in HEADINGS]


def percents(estimate: Estimate) -> str:
    return f"{estimate.low:.1%}–{estimate.high:.1%}"


def title(result: ArenaResult, voice: Voice) -> str:
    """What was played."""
    content = f"{result.terms.content.name} ({result.terms.content.status})"
    return voice.say(
        "arena-title",
        game=result.contest.game,
        games=str(result.games),
        deals=str(result.deals),
        seed=result.contest.seed,
        set=content,
    )


def pair_lines(result: ArenaResult, voice: Voice) -> list[str]:
    """How often who ranks above whom; beside it the same with the luck taken out."""
    lines = []
    for pair in result.pairs:
        name = voice.say("arena-pair", one=pair.one, other=pair.other)
        line = f"{name}: {pair.above.value:.1%} ({percents(pair.above)})"
        if pair.adjusted is not None:
            above = pair.adjusted.above
            said = f"{above.value:.1%} ({percents(above)})"
            line += "; " + voice.say("arena-adjusted", rate=said, games=f"{pair.adjusted.games:g}")
        lines.append(line)
    return lines


def failures(result: ArenaResult, voice: Voice) -> list[str]:
    """Who failed, and what became of the games; nothing if nobody did."""
    return failed(result.failures, result.contest.stand_in, result.stopped, voice)


def verdict(result: ArenaResult, voice: Voice) -> str:
    """What a sequential test found; nothing if there was none."""
    if result.test is None:
        return ""
    found = {"stronger": "stronger", "not stronger": "weaker"}.get(
        result.test.verdict or "", "open"
    )
    hypotheses = result.test.hypotheses
    low, high = f"{hypotheses.low:g}", f"{hypotheses.high:g}"
    player = result.contest.players[0]
    return voice.say("arena-test", verdict=found, player=player, low=low, high=high)


def html_page(result: ArenaResult, command: str, voice: Voice) -> str:
    """A page of its own, with everything in it."""
    heading = escape(title(result, voice))
    table = html_table([headings(result, voice), *rows(result)])
    parts = [
        f"<h1>{heading}</h1>",
        f"<p>{escape(verdict(result, voice))}</p>",
        table,
        *(f"<p>{escape(line)}</p>" for line in failures(result, voice)),
        f"<h2>{escape(voice.say('arena-ratings'))}</h2>",
        dot_plot([_rating(one.player, one.rating) for one in result.standings], 0),
        f"<h2>{escape(voice.say('arena-pairs'))}</h2>",
        dot_plot([_share(voice, p.one, p.other, p.above) for p in result.pairs], 0.5),
        *(f"<p>{escape(line)}</p>" for line in pair_lines(result, voice) if ";" in line),
        f"<h2>{escape(voice.say('arena-seats'))}</h2>",
        dot_plot(_seats(result, voice), 1 / result.contest.seats),
        f"<p>{escape(voice.say('arena-command'))} <code>{escape(command)}</code></p>",
    ]
    return html_frame(title(result, voice), parts, voice)


def html_frame(name: str, parts: list[str], voice: Voice) -> str:
    """A page of parts that opens without a network."""
    return (
        f'<!doctype html><html lang="{voice.lang}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(name)}</title>'
        f"<style>{STYLE}</style><body>{''.join(parts)}</body></html>\n"
    )


def html_table(lines: list[list[str] | tuple[str, ...]]) -> str:
    """Lines of cells, the headings first."""

    def line(cells: list[str] | tuple[str, ...], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    body = "".join(line(cells, "td") for cells in lines[1:])
    return f"<table>{line(lines[0], 'th')}{body}</table>"


def _rating(name: str, found: Estimate) -> Dot:
    return Dot(name, found.value, found.low, found.high, f"{found.value:+.0f}")


def _share(voice: Voice, one: str, other: str, found: Estimate) -> Dot:
    name = voice.say("arena-pair", one=one, other=other)
    return Dot(name, found.value, found.low, found.high, f"{found.value:.1%}")


def _seats(result: ArenaResult, voice: Voice) -> list[Dot]:
    names = (voice.say("arena-seat", seat=seat) for seat in range(result.contest.seats))
    return [Dot(n, s, s, s, f"{s:.1%}") for n, s in zip(names, result.seats, strict=True)]


def ladder(page: str, result: ArenaResult, command: str, voice: Voice) -> str:
    """A Markdown page with the section of this game and number of seats in place, or added."""
    name = f"## {result.contest.game}, {result.contest.seats} seats"
    section = f"{name}\n\n{_markdown(result, command, voice)}"
    pattern = re.compile(rf"^{re.escape(name)}\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
    if pattern.search(page):
        return pattern.sub(lambda _: section, page).rstrip("\n") + "\n"
    return f"{page.rstrip()}\n\n{section}".lstrip("\n").rstrip("\n") + "\n"


def _markdown(result: ArenaResult, command: str, voice: Voice) -> str:
    lines: list[list[str] | tuple[str, ...]] = [headings(result, voice), *rows(result)]
    lines.insert(1, ["---"] + ["--:"] * (len(lines[0]) - 1))
    table = "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
    pairs = "\n".join(f"- {line}" for line in pair_lines(result, voice))
    made = f"{title(result, voice)}.\n{voice.say('arena-command')} `{command}`"
    failed = "".join(f"\n- {line}" for line in failures(result, voice))
    return f"{made}\n\n{table}\n\n{pairs}{failed}\n\n"
