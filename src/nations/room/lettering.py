"""Which letters names and lines of chat are made of, and which names look alike.

Both are normalised (NFC). What is not letter, digit, sign, punctuation or space is left out: signs
that cannot be seen, turn the direction of the text around them, or move a terminal. A letter keeps
at most two marks, so that nobody writes over the neighbours.
"""

from __future__ import annotations

from unicodedata import category, normalize

MARKS = 2
"""Marks that one letter may carry."""
JOINERS = frozenset("\u0338\u20e3")
"""Marks that strike through or frame what is not theirs."""
ALIKE = str.maketrans(
    "аеорсухіјѕԁһԛԝкмтвнαεικνορτυχ01|!ıłøđi",
    "aeopcyxljsdhqwkmtbhaelkvoptuxolllllodl",
)
"""Letters of other alphabets, and digits, by the Latin letter that they look like."""


def clean(text: str) -> str:
    """The text as it is kept: what may be in it, on one line, without spaces at its ends."""
    kept: list[str] = []
    marks = 0
    for letter in normalize("NFC", text):
        kind = category(letter)
        marks = marks + 1 if kind in ("Mn", "Mc") else 0
        if letter.isspace() or kind == "Zs":
            kept.append(" ")
        elif kind[0] in "LNPS" or (0 < marks <= MARKS and letter not in JOINERS and kept):
            kept.append(letter)
    return " ".join("".join(kept).split())


def outline(name: str) -> str:
    """What of a name can be told apart at a glance: two names with the same one look alike."""
    plain = "".join(one for one in normalize("NFKD", clean(name)) if category(one)[0] != "M")
    return "".join(plain.casefold().translate(ALIKE).split())
