"""One thing, one word: what docs/glossary.md replaced does not come back into any text."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from nations.registry import load

ROOT = Path(__file__).parents[2]
DATA = sorted(ROOT.glob("src/nations/games/*/data"))
MESSAGES = sorted(ROOT.glob("src/nations/**/*.ftl")) + sorted(ROOT.glob("web/src/**/*.ftl"))
LEFT_ALONE = re.compile(r"prepar|compil|warm")
"""Messages about compiling: they are on their way out, not worth a polish."""


class Text(NamedTuple):
    """What a person reads: its language, where it stands, and whether it is about Kark."""

    lang: str
    where: str
    text: str
    kark: bool


class Replaced(NamedTuple):
    """A word that another took the place of, as a pattern, with a sentence that has it."""

    pattern: str
    use: str
    example: str
    only_kark: bool = False


DE = (
    Replaced(r"\bFührer", "Staatschef", "Tippe einen Führer an."),
    Replaced(r"Zug des Staatschefs", "Staatschef-Aktion", "Geld für den Zug des Staatschefs"),
    Replaced(r"Einkommen|Einnahmen", "Einkünfte", "Du hast kein Einkommen."),
    Replaced(r"\bPunkte?n?\b", "Feld", "auf welchen Punkt?", only_kark=True),
    Replaced(r"\bRings?\b", "Kreis", "Jedes Land ist ein Ring.", only_kark=True),
    Replaced(r"\bPlan\b|Spielplan|Spielfeld", "Spielbrett", "Auf dem Plan", only_kark=True),
    Replaced(r"\bKarte (von|lesen|zeigen)", "Landkarte", "Die Karte lesen", only_kark=True),
    Replaced(r"im Inneren|Landesinner|Land am Meer", "Binnenland", "im Landesinneren"),
    Replaced(r"\b(in|und|von|nach|gibt|nimmt|Hafen) U\.O\.R\.", "die U.O.R.", "gibt U.O.R. auf"),
    Replaced(r"\b[Gg]efangen", "besiegt", "Gefangene Staatschefs"),
    Replaced(r"herrscht (dort|im|in)\b", "beherrscht", "Wer hier steht, herrscht im Land."),
    Replaced(r"verdräng|einmarsch", "erobern", "Er marschiert nicht, er will einmarschieren."),
    Replaced(r"\b[Ff]remde[rnms]?\b", "gegnerisch", "kein fremder Agent"),
    Replaced(r"\bumsonst\b", "kostenlos", "Einen Tanker hast du umsonst."),
    Replaced(r"\b(un)?benutzte?", "verbraucht, verfügbar", "drei unbenutzte Würfel"),
    Replaced(r"Neuwurf|neuen? Wurf|neuer Wurf", "Wurfwiederholung", "Ein neuer Wurf hilft nicht."),
    Replaced(r"(einmal|[Nn]eu) würfeln", "neu werfen", "Neu würfeln"),
    Replaced(r"Bücherleiste", "Kulturleiste", "auf der Bücherleiste"),
    Replaced(r"Gebäude|Truppen", "Bauwerk, Militär", "Gebäude und Truppen"),
    Replaced(r"Schatten", "imaginärer Gegner", "Der Schatten würfelt."),
    Replaced(r"Ruhmeshalle", "Hall of Fame", "Ruhmeshalle"),
    Replaced(r"Anleitung|Auslegung", "Spielregel, Regelung", "Unsere Auslegung"),
    Replaced(r"Nachbildung|nachgebildet", "Rekonstruktion", "In unserer Nachbildung"),
    Replaced(r"\bSets?\b|eigener Satz|Zusammenstellung", "Spielmaterial", "ein eigenes Set"),
    Replaced(r"Variante|Einstellung", "Option", "Eine Einstellung gibt es nicht."),
    Replaced(r"\bRat\b|Gespräch", "Tipp, Chat", "Für diese Stellung gibt es keinen Rat."),
    Replaced(r"Spielprotokoll|Würfelbeweis", "Verlauf, Nachweis", "im Spielprotokoll"),
    Replaced(r"angekündigt", "festgelegt", "Der Anteil war nie angekündigt."),
    Replaced(r"\behrlich", "fair", "95 ehrliche Partien"),
    Replaced(
        r"\b[Ll]eg(e|st|t) (du )?(ihn|d?(ein)?en (\w+ )?Tanker|Tanker)|(Tanker|nur|Hafen) leg",
        "einen Tanker setzen",
        "Lege ihn in den Hafen.",
        only_kark=True,
    ),
    Replaced(r"ist aus(\.|$)|nicht aus ist", "ist zu Ende", "Das Spiel ist aus."),
    Replaced(r"wer beginnt", "anfängt", "Ausgelost wird, wer beginnt."),
    Replaced(r"\b([Ww]ähl|[Ss]etz|[Ll]eb|[Bb]ehalt)\b", "wähle, setze, lebe", "Wähl eine Farbe."),
    Replaced(r"\b[Tt]ipp (\w+ ){0,2}an\b", "tippe … an", "Tipp einen Zug an."),
    Replaced(r"The Dice Game|The Game of Nations", "der deutsche Titel", "The Dice Game"),
    Replaced(r"[\d}] (Mio\.|%|SP\b)", "U+00A0 davor", "kostet 7 Mio."),
    Replaced(r"'", "’ oder „“", "so geht's"),
)
EN = (
    Replaced(r"\b[Pp]lates?\b", "tile", "Buy your first plate"),
    Replaced(r"\bat turn\b", "It is X’s turn", "Red is at turn."),
    Replaced(r"\brivals?\b|\bforeign\b|\barm(y|ies)\b", "opponent, military", "Your rival passes."),
    Replaced(r"[Mm]eet(s|ing)? (the )?famine|[Ff]amine not met", "survive", "Meet the famine"),
    Replaced(r"\b[Aa]dvice\b|exact chances", "hint, odds", "There is no advice."),
    Replaced(r"\b([Gg]o|[Gg]oes|gone) on\b", "continue", "The game goes on."),
    Replaced(r"\b(go|goes|going|went|player) out\b", "eliminated", "a player who goes out"),
    Replaced(
        r"\b(legal|shorte[a-z]+|long) way\b|\b[Tt]he way of\b", "path", "The way of an attack"
    ),
    Replaced(r"^(Things|End|Solo|Round start)$", "Components, End of the game", "Things"),
    Replaced(r"\b(tell|to|by|of|for|is) who\b", "whoever", "They go to who takes it."),
    Replaced(r"(?<!There) is no move", "is not a move", "abc is no move here."),
    Replaced(r"[\d}] %", "52%", "a chance of 52 %"),
    Replaced(r"'", "’", "the server's secret"),
    Replaced(r"\S …", "One moment…", "One moment …"),
)
GLOSSARY = {"de": DE, "en": EN}

ALLOWED = {
    (
        "de.ftl settings",
        "Einstellung",
    ): "the page's own settings are called so, options of a game not",
}
"""Where a replaced word is right all the same, and why."""


def read(entry: Any) -> str:
    """The words of a message, with {} where a value comes in; the variants one after another."""
    if isinstance(entry, ast.TextElement | ast.StringLiteral):
        return str(entry.value)
    if isinstance(entry, ast.Placeable):
        inner = entry.expression
        if isinstance(inner, ast.SelectExpression):
            return "\n".join(read(variant.value) for variant in inner.variants)
        return read(inner) if isinstance(inner, ast.StringLiteral) else "{}"
    return "".join(read(element) for element in entry.elements)


def messages(name: str, source: str, about_kark: bool = False) -> Iterator[Text]:
    lang = "de" if name.endswith("de.ftl") else "en"
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            yield Text(lang, name, f"JUNK {entry.content}", kark=False)
        elif isinstance(entry, ast.Message) and not LEFT_ALONE.search(entry.id.name):
            key = entry.id.name
            yield Text(lang, f"{name} {key}", read(entry.value), about_kark or "kark" in key)


def tables() -> Iterator[Text]:
    """Rules, facts, honours, names and notes: what people read of the games' data."""
    for folder in DATA:
        kark = folder.parent.name == "kark"
        for path in [*folder.glob("*.toml"), *folder.glob("sets/*.toml")]:
            tongue = {"rules.de": "de", "rules.en": "en"}.get(path.stem, "")
            yield from values(tomllib.loads(path.read_text("utf-8")), path.name, tongue, kark)


SHOWN = ("section", "title", "text", "note", "name", "aim", "role")
"""Fields of the games' data that people read."""


def values(value: Any, where: str, lang: str, kark: bool, field: str = "") -> Iterator[Text]:
    if isinstance(value, dict):
        for key, each in value.items():
            tongue = key if key in GLOSSARY else "de" if key.endswith("_de") else lang
            name = field if key in GLOSSARY else key.removesuffix("_de")
            yield from values(each, f"{where} {key}", tongue, kark, name)
    elif isinstance(value, list):
        for each in value:
            yield from values(each, where, lang, kark, field)
    elif isinstance(value, str) and field in SHOWN:
        yield Text(lang or "en", where, value, kark)


def all_texts() -> list[Text]:
    found = list(tables())
    for path in MESSAGES:
        about_kark = "games/kark" in str(path) or path.parent.name == "kark"
        found += messages(path.name, path.read_text("utf-8"), about_kark)
    return found


def faults(texts: Iterable[Text]) -> list[str]:
    """Where a replaced word stands, and what to write."""
    return [
        f"{text.where}: {found[0]!r}, write {one.use}"
        for text in texts
        for one in GLOSSARY[text.lang]
        for found in [re.search(one.pattern, text.text, re.MULTILINE)]
        if found and (text.kark or not one.only_kark)
        if (text.where, found[0]) not in ALLOWED
    ]


def test_no_text_has_a_word_that_the_glossary_replaced() -> None:
    texts = all_texts()
    assert {text.lang for text in texts} == {"de", "en"}
    assert len(texts) > 3000
    assert faults(texts) == []


@pytest.mark.parametrize("lang", GLOSSARY)
def test_control_every_replaced_word_is_noticed_if_it_comes_back(lang: str) -> None:
    for one in GLOSSARY[lang]:
        planted = [Text(lang, "planted", one.example, kark=True)]
        assert any(fault.endswith(f"write {one.use}") for fault in faults(planted)), one
        allowed = Text(lang, "planted", one.use, kark=True)
        assert not re.search(one.pattern, allowed.text), one


def test_control_a_word_is_noticed_in_a_file_in_a_variant_and_in_a_table() -> None:
    file = "stage = { $stage ->\n    [leader] Führer\n   *[other] Guerillaführer\n}\n"
    assert faults(messages("words.de.ftl", file)) == [
        "words.de.ftl stage: 'Führer', write Staatschef"
    ]
    rule = {"K-L1": {"title": "Leaders", "text": "It goes on.", "status": "at turn"}}
    assert faults(values(rule, "rules", "en", kark=True)) == [
        "rules K-L1 text: 'goes on', write continue"
    ]
    names = [{"name": "Legion", "name_de": "Truppen"}]
    assert len(faults(values(names, "set", "", kark=False))) == 1


def test_what_is_allowed_is_there() -> None:
    stand = {(text.where, word) for text in all_texts() for _, word in ALLOWED if word in text.text}
    assert set(ALLOWED) <= stand


# --------------------------------------------------------------------------------- other checks


def junk(texts: Iterable[Text]) -> list[str]:
    return [text.where for text in texts if text.text.startswith("JUNK")]


def test_no_file_of_messages_has_a_line_that_is_none() -> None:
    assert junk(all_texts()) == []
    assert junk(messages("words.en.ftl", "one = 1\n}\ntwo = 2\n")) == ["words.en.ftl"]


COUNTED = ("moves", "samples", "visits")
LISTS = {"beside", "several-meant"}
"""Messages whose `$moves` are names in a row, not a number."""


def written(message: ast.Message, source: str) -> str:
    """A message as it stands in its file."""
    assert message.span is not None
    return source[message.span.start : message.span.end]


def without_singular(source: str) -> list[str]:
    """Messages with a number that is one now and then, and no form for it."""
    return [
        f"{entry.id.name}: ${name}"
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message) and entry.id.name not in LISTS
        for name in COUNTED
        if re.search(rf"\${name}\b", written(entry, source))
        and not re.search(rf"\${name} ->", written(entry, source))
    ]


@pytest.mark.parametrize("path", MESSAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_counted_has_a_singular(path: Path) -> None:
    assert without_singular(path.read_text("utf-8")) == []


def test_control_a_missing_singular_is_noticed() -> None:
    one = "resumed = after { $moves } moves\n"
    two = "resumed = after { $moves ->\n    [one] one move\n   *[other] { $moves } moves\n}\n"
    assert without_singular(one) == ["resumed: $moves"]
    assert without_singular(two) == []


def unnamed(source: str) -> list[str]:
    """The values of options that the page has no words for."""
    body = FluentParser().parse(source).body
    messages = {one.id.name: one for one in body if isinstance(one, ast.Message)}
    known = set(re.findall(r"\[([\w-]+)\]", written(messages["option-value"], source)))
    return [
        f"{name}-{value}"
        for game in ("dice", "kark")
        for name, all_values in load(game).options.items()
        for value in all_values
        if not value.isdecimal() and f"{name}-{value}" not in known
    ]


@pytest.mark.parametrize("lang", GLOSSARY)
def test_every_value_of_every_option_has_words_of_its_own(lang: str) -> None:
    source = (ROOT / f"web/src/words/{lang}.ftl").read_text("utf-8")
    assert unnamed(source) == []
    assert unnamed(source.replace("[blocked-out]", "[out]")) == ["blocked-out"]
