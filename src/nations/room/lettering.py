"""Which letters names and lines of chat are made of, and which names look alike.

Both are normalised (NFC). What is not letter, digit, sign, punctuation or space is left out: signs
that cannot be seen, turn the direction of the text around them, or move a terminal. A letter keeps
at most two marks, so that nobody writes over the neighbours.
"""

from __future__ import annotations

from unicodedata import category, normalize

from nations.room.alike import ALIKE

MARKS = 2
"""Marks that one letter may carry."""
JOINERS = frozenset("\u0338\u20e3")
"""Marks that strike through or frame what is not theirs."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\ufffc\uffa0\U0001d159")
"""Letters, marks and signs that show nothing."""
OTHERS = {ord(one): letter for letter, all_of in ALIKE.items() for one in all_of}
PLAIN = str.maketrans(
    "аеорсухіјѕԁһԛԝкмтвнαεικνορτυχ01|!ıłøđi", "aeopcyxljsdhqwkmtbhaelkvoptuxolllllodl"
)
"""Small letters that look like another one, and digits that look like letters."""
UNSEEN = frozenset(
    ("Mn", "Mc", "Me", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Zs", "Lm", "Sk", "Cf")
)
PAIRS = (("rn", "m"), ("vv", "w"))


def clean(text: str) -> str:
    """The text as it is kept: what may be in it, on one line, without spaces at its ends."""
    kept: list[str] = []
    marks = 0
    for letter in normalize("NFC", text):
        if letter in BLANK:
            continue
        kind = category(letter)
        marks = marks + 1 if kind in ("Mn", "Mc") else 0
        if letter.isspace() or kind == "Zs":
            kept.append(" ")
        elif kind[0] in "LNPS" or (0 < marks <= MARKS and letter not in JOINERS and kept):
            kept.append(letter)
    return " ".join("".join(kept).split())


def outline(name: str) -> str:
    """What of a name can be told apart at a glance: two names with the same one look alike.

    Marks, spaces, punctuation and small signs beside letters do not count.
    """
    kept = clean(name)
    shown = (one for one in normalize("NFKD", kept) if category(one) not in UNSEEN)
    plain = "".join(shown).translate(OTHERS).casefold().translate(OTHERS).translate(PLAIN)
    for pair, letter in PAIRS:
        plain = plain.replace(pair, letter)
    return plain or kept
