"""The signs of the printed map as SVG: derricks, ports, stamps, and the pieces of the powers."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from nations.contract import Seat
from nations.games.kark.drawing.ink import (
    KINDS,
    LETTERS,
)

INK, PAPER, CARMINE = "#2b2620", "#f3e7c9", "#b3261e"
SEAT_FILLS = ("#b3261e", "#f7f4ea", "#1f4fa3", "#2f7a3d")
SEAT_INKS = ("#fff", "#2b2620", "#fff", "#fff")
HEADS = {
    "king": "M-8 -24 L-8 -33 L-4 -28 L0 -35 L4 -28 L8 -33 L8 -24 Z",
    "president": "M-6 -24 L-6 -33 L6 -33 L6 -24 M-10 -24 L10 -24",
    "dictator": "M-9 -25 Q-10 -33 0 -33 Q10 -33 9 -25 Z M-7 -24 L11 -24",
    "guerrilla": "M-9 -24 Q-12 -33 2 -33 Q13 -32 9 -26 Q4 -23 -9 -24 Z",
}
"""Crown, top hat, peaked cap, beret."""

BODY = "M-11 12 Q-11 -6 -5 -10 A8 8 0 1 1 5 -10 Q11 -6 11 12 Z"
HAT = "M-15 4 Q0 9 15 4 Q10 0 8 0 L6 -9 Q0 -6 -6 -9 L-8 0 Q-10 0 -15 4 Z"


def group(x: float, y: float, *parts: str, more: str = "") -> str:
    return f'<g transform="translate({x:.1f} {y:.1f}){more}">{"".join(parts)}</g>'


def text(x: float, y: float, words: str, kind: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}"{more}>{escape(words)}</text>'


def titled(title: str, *parts: str) -> str:
    """A group that says what it is."""
    return f"<g><title>{escape(title)}</title>{''.join(parts)}</g>"


def path(steps: str, kind: str) -> str:
    return f'<path d="{steps}" class="{kind}"/>'


def derrick(x: float, y: float) -> str:
    """A tower with its cross-bracing."""
    legs = "M-7 10 L-2 -12 L2 -12 L7 10 M-5.6 4 L5.6 4 M-4 -3 L4 -3 M-5.6 4 L4 -3 M5.6 4 L-4 -3"
    top = "M-3.5 -12 L3.5 -12 L0 -17 Z M-9 10 L9 10"
    return group(x, y, path(legs, "tower"), path(top, "tower solid"))


def port(x: float, y: float) -> str:
    """An anchor on a white disc."""
    anchor = "M0 -6 L0 8 M-4 -3 L4 -3 M-7 3 Q-6 9 0 9 Q6 9 7 3"
    disc = '<circle r="13" class="quay"/><circle cy="-8" r="2.2" class="anchor"/>'
    return group(x, y, disc, path(anchor, "anchor"))


def stamp(x: float, y: float) -> str:
    """A question mark as a rubber stamp leaves it."""
    frame = '<rect x="-11" y="-13" width="22" height="26" rx="3" class="stamp"/>'
    return group(x, y, frame, text(0, 9, "?", "stamped"), more=" rotate(-11)")


def hull(x: float, y: float, owner: Seat | None, count: int) -> str:
    """A tanker with the letter of its owner and how many lie there."""
    fill = "#8a8172" if owner is None else SEAT_FILLS[owner]
    letter = "–" if owner is None else LETTERS[owner]
    ink = "#fff" if owner is None else SEAT_INKS[owner]
    side = f'<path d="M-25 -6 L26 -6 L19 10 L-20 10 Z" fill="{fill}" class="piece"/>'
    deck = f'<path d="M-21 -6 L-21 -17 L-12 -17 L-12 -6 Z" fill="{fill}" class="piece"/>'
    return group(x, y, side, deck, text(1, 7, f"{letter}{count}", "letters", _filled(ink)))


def _filled(colour: str) -> str:
    return f' style="fill:{colour}"'


def leader(x: float, y: float, seat: Seat, kind: str) -> str:
    """A piece with its headgear and its two letters."""
    fill, ink = SEAT_FILLS[seat], SEAT_INKS[seat]
    body = f'<path d="{BODY}" fill="{fill}" class="piece"/>'
    sash = f'<path d="M-7 -7 L8 -1" stroke="{ink}" class="sash"/>' if kind == "president" else ""
    head = f'<path d="{HEADS[kind]}" fill="{fill}" class="piece"/>'
    letters = text(0, 9, LETTERS[seat] + KINDS[kind], "letters", _filled(ink))
    return group(x, y, body, sash, head, letters, more=" scale(1.3)")


def agent(x: float, y: float, seat: Seat) -> str:
    """A hat with the small letter of its power."""
    hat = f'<path d="{HAT}" fill="{SEAT_FILLS[seat]}" class="piece"/>'
    letter = text(0, 2, LETTERS[seat].lower(), "letters", _filled(SEAT_INKS[seat]))
    return group(x, y, hat, letter, more=" scale(1.3)")


def row(x: float, width: float, count: int) -> Sequence[float]:
    """Places of some things beside each other, their middle at x."""
    return [x + width * (at - (count - 1) / 2) for at in range(count)]
