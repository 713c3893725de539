"""What stands around the printed map: its words, its style, its title and its legend."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from nations.games.kark.content import ContentSet
from nations.games.kark.svg.figures import (
    CARMINE,
    INK,
    PAPER,
    agent,
    derrick,
    group,
    hull,
    leader,
    path,
    port,
    stamp,
    text,
)

STRIP = 128.0
COLUMNS = (390, 575, 725, 935, 1110)
WORDS = {
    "title": "Kark",
    "subtitle": "The Game of Nations",
    "about": "A map of the continent between two seas that a canal joins, with a ring of eight "
    "numbered points in each country, arrows between rings, and possible pipelines:",
    "status": "not the printed board",
    "north": "North sea",
    "south": "South sea",
    "canal": "Canal",
    "coastal": "coastal",
    "inland": "inland",
    "capital": "capital",
    "question": "incident card",
    "derrick": "derrick",
    "derricks": "derricks",
    "port": "port",
    "arrow": "one step",
    "link": "possible pipeline",
    "pipeline": "pipeline",
    "leader": "leader",
    "agent": "agent",
    "tanker": "tanker",
}
"""The words on the map in English."""

FONT = "'Barlow Condensed','Roboto Condensed','Arial Narrow','DejaVu Sans Condensed',sans-serif"
STYLE = f"""
text{{font-family:{FONT};text-anchor:middle;fill:{INK}}}
.sea{{fill:#17596a}} .waves{{fill:url(#kark-waves)}}
.wave{{fill:none;stroke:#8fc1c0;stroke-width:1.6;opacity:.22}}
.contour{{fill:none;stroke:{INK};stroke-width:1;stroke-opacity:.16}}
.reference{{font-size:14px;fill:#cfe5e2;opacity:.8}}
 .shallows{{fill:none;stroke:#8fc1c0;stroke-linejoin:round}}
.far{{stroke-width:64;opacity:.12}} .middle{{stroke-width:40;opacity:.16}}
.near{{stroke-width:18;opacity:.3}} .shore{{fill:none;stroke:{INK};stroke-width:2.2}}
.border{{stroke:{INK};stroke-width:1.6;stroke-dasharray:14 4 2 4;stroke-opacity:.55}}
.bank{{fill:none;stroke:{INK};stroke-width:2}} .grid{{fill:none;stroke:{INK};stroke-opacity:.12}}
.ring{{fill:{PAPER};fill-opacity:.62;stroke:{INK};stroke-width:1.8}}
.ruled{{stroke-width:6;fill-opacity:.85}}
.point{{fill:{PAPER};stroke:{INK};stroke-width:2}}
.capital{{fill:{CARMINE};stroke:{PAPER};stroke-width:3}}
.stamp{{fill:{PAPER};stroke:{CARMINE};stroke-width:2.4}}
.stamped{{font-size:26px;font-weight:700;fill:{CARMINE}}}
.number{{font-size:14px;font-weight:600}} .name{{font-weight:700;letter-spacing:.06em}}
.tower{{fill:none;stroke:{INK};stroke-width:1.3}} .solid{{fill:{INK}}}
.quay{{fill:{PAPER};stroke:{INK};stroke-width:2}}
.anchor{{fill:none;stroke:#17596a;stroke-width:2.2;stroke-linecap:round}}
.arrow{{fill:none;stroke:{INK};stroke-width:2.6}} .head{{fill:{INK}}}
.link{{fill:none;stroke:#7c4a1c;stroke-width:3;stroke-dasharray:7 6;stroke-opacity:.8}}
.pipe{{fill:none;stroke:{INK};stroke-width:9}} .oil{{fill:none;stroke:#f0c269;stroke-width:4}}
.ocean{{font-size:34px;font-weight:600;letter-spacing:.5em;fill:#cfe5e2}}
.canal{{font-size:17px;font-weight:600;letter-spacing:.35em}}
.piece{{stroke:{INK};stroke-width:1.6;stroke-linejoin:round}}
.sash{{stroke-width:2.5;opacity:.65}}
.letters{{font-size:13px;font-weight:700}}
.sheet{{fill:{PAPER}}} .frame{{fill:none;stroke:{INK};stroke-width:6}}
.title{{font-size:58px;font-weight:800;letter-spacing:.16em;text-anchor:start}}
.subtitle{{font-size:19px;letter-spacing:.05em;text-anchor:start}}
.key{{font-size:18px;text-anchor:start}}
"""


def legend(
    words: Mapping[str, str], content: ContentSet, wide: float, top: float, pieces: bool
) -> Iterator[str]:
    """The strip below the map, and the frame around all."""
    yield f'<rect y="{top:.0f}" width="{wide:.0f}" height="{STRIP:.0f}" class="sheet"/>'
    yield text(28, top + 62, words["title"].upper(), "title")
    status = words["status"] if content.status == "reconstruction" else content.status
    yield text(30, top + 88, words["subtitle"], "subtitle")
    yield text(30, top + 112, f"{content.name}: {status}", "subtitle")
    signs = [*_signs(), *(_piece_signs() if pieces else [])]
    for at, (key, sign) in enumerate(signs):
        x, y = COLUMNS[at // 2], top + (42 if at % 2 == 0 else 92)
        yield group(x, y, sign)
        yield text(x + 32, y + 6, words[key], "key")
    edge = f'x="3" y="3" width="{wide - 6:.0f}" height="{top + STRIP - 6:.0f}"'
    yield f'<rect {edge} class="frame"/>'
    yield path(f"M0 {top:.0f} L{wide:.0f} {top:.0f}", "frame")


def _signs() -> Iterator[tuple[str, str]]:
    yield "capital", '<circle r="12" class="capital"/>'
    yield "question", stamp(0, 0)
    yield "derrick", derrick(0, 3)
    yield "port", port(0, 0)
    yield "arrow", path("M-20 0 L20 0", "arrow") + path("M22 0 L10 5 L10 -5 Z", "head")
    yield "link", path("M-22 0 L22 0", "link")
    yield "pipeline", path("M-22 0 L22 0", "pipe") + path("M-22 0 L22 0", "oil")


def _piece_signs() -> Iterator[tuple[str, str]]:
    yield "leader", leader(0, 16, 0, "king")
    yield "agent", agent(0, 0, 0)
    yield "tanker", hull(-4, 0, 0, 1)
