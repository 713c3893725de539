"""The dice game in words and in 80 columns: every position, every move, every event."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor
from rich.text import Text

from nations.bots.random_bot import RandomBot
from nations.contract import Decision, Drawing, Event, Move, Voice
from nations.games.dice import events, moves
from nations.games.dice.skill.reasons import BESIDE, PLAIN, TILES
from nations.i18n import LANGUAGES, Speaker, voice
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load

EDITION = load("dice")
VOICES = {lang: voice(lang, EDITION) for lang in LANGUAGES}


def decisions(seats: int, seed: str, **options: str) -> Iterator[Any]:
    """A game of random moves, at every decision and at its end."""
    match = Match(EDITION.game(seats, options, None), Seeded(seed))
    bot = RandomBot(match.game, seed)
    match.deal()
    while isinstance(match.turn, Decision):
        yield match
        match.play(bot.choose(match.view(match.turn.seat), match.turn.moves))
        match.deal()
    yield match


def whole(seats: int, seed: str) -> Any:
    *_, match = decisions(seats, seed)
    return match


def plain(markup: str) -> str:
    return Text.from_markup(markup, emoji=False).plain


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_drawing_is_wider_than_80_cells_or_shows_its_markup(seats: int, lang: str) -> None:
    for match in decisions(seats, f"wide {seats}"):
        for seat in {None, 0, match.at_turn}:
            for line in match.game.draw(match.view(seat), VOICES[lang]).split("\n"):
                shown = Text.from_markup(line, emoji=False)
                assert shown.cell_len <= 80, shown.plain
                assert "[" not in shown.plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_drawing_shows_the_whole_table(lang: str) -> None:
    say, name = VOICES[lang].say, VOICES[lang].name
    for match in decisions(4, "whole"):
        view: Any = match.view(0)
        drawn = plain(match.game.draw(view, VOICES[lang]))
        for space, tile in view.board.items():
            assert f" {space} " in drawn
            assert name(tile)[:12] in drawn
        for seat, nation in enumerate(view.nations):
            assert say(f"nation-{seat}") in drawn
            for die, count in nation.unused.items():
                assert drawn.count(f" {die} ") >= count
        if view.event and view.phase != "over":
            assert name(view.event) in drawn


def test_a_solo_drawing_shows_the_books_of_the_shadow() -> None:
    for match in decisions(1, "shadow"):
        view: Any = match.view(0)
        books = VOICES["en"].say("amount", count=view.shadow, resource="book")
        assert f"The shadow has {books}." in plain(match.game.draw(view, VOICES["en"]))


@pytest.mark.parametrize(("lang", "words"), [("en", "always enough"), ("de", "immer genug")])
def test_an_endless_supply_is_drawn_without_numbers(lang: str, words: str) -> None:
    for match in decisions(4, "endless", supply="unlimited"):
        drawn = plain(match.game.draw(match.view(0), VOICES[lang]))
        line = next(line for line in drawn.split("\n") if words in line)
        assert not any(sign.isdigit() for sign in line)


@pytest.mark.parametrize(
    ("lang", "asked", "done"),
    [("en", "the price is met", "Pay no more"), ("de", "Preis ist bezahlt", "Nicht mehr zahlen")],
)
def test_who_may_overpay_is_told_that_the_price_is_met(lang: str, asked: str, done: str) -> None:
    seen = set()
    for match in decisions(2, "over", overpaying="yes"):
        view: Any = match.view(0)
        if view.payment and view.payment.due == 0:
            assert asked in match.game.draw(view, VOICES[lang]).split("\n")[-1]
            seen.add(match.game.describe(view, moves.Done(), VOICES[lang]))
    assert seen == {done}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_line_says_who_is_at_turn(lang: str) -> None:
    for match in decisions(3, "last line"):
        last = match.game.draw(match.view(None), VOICES[lang]).split("\n")[-1]
        if match.at_turn is not None:
            assert match.game.seat_name(match.at_turn, VOICES[lang]) in last


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_is_described_in_plain_words(seats: int, lang: str) -> None:
    for match in decisions(seats, f"moves {seats}"):
        legal = match.turn.moves if isinstance(match.turn, Decision) else ()
        for move in (*legal, *(entry.move for entry in match.log[-20:])):
            words = match.game.describe(match.view(0), move, VOICES[lang])
            assert words == plain(words).strip()
            assert 3 < len(words) < 160


def test_descriptions_name_what_matters() -> None:
    seen = set()
    for seed in range(6):
        for match in decisions(2, f"words {seed}"):
            if isinstance(match.turn, Decision):
                view = match.view(match.turn.seat)
                seen |= {match.game.describe(view, m, VOICES["en"]) for m in match.turn.moves}
    assert "Pass: no more actions this round" in seen
    assert (
        "Buy Hanging Gardens (b3) for 3 gold: wonder, 2 stone to build, 3 VP, 1 food chit" in seen
    )
    assert "Use the white die (food) as half of a trade" in seen
    assert "Pay with the white die showing gold" in seen
    assert "Pay with the orange die showing 2 gold (1 too much)" in seen
    assert "Replace a pre-printed development (1 white die)" in seen


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told_with_a_rule_that_has_a_text(seats: int, lang: str) -> None:
    match = whole(seats, f"events {seats}")
    rules = EDITION.rules(lang)
    for batch in (*match.events, [event for part in match.events for event in part]):
        for rule, line in match.game.lines(batch, VOICES[lang]):
            assert rule in rules
            assert plain(line).strip()
            assert "[" not in plain(line)


def told(*happened: Event, lang: str = "en") -> list[tuple[str, str]]:
    game: Any = EDITION.game(2, {}, None)
    return [(rule, plain(line)) for rule, line in game.lines(happened, VOICES[lang])]


def test_runs_are_told_in_one_line() -> None:
    rolls = [events.DieRolled("D-A2", 0, die) for die in ("wF", "wG", "oG2")]
    assert told(*rolls) == [("D-A2", "Rome rolls wF wG oG2")]
    others = [events.DieRolled("D-A2", 1, "wB")]
    assert told(*rolls, *others)[1] == ("D-A2", "Greece rolls wB")
    laid = [events.TileLaid("D-R1", "legion", "a1"), events.TileLaid("D-R1", "sicily", "b1")]
    assert told(*laid) == [("D-R1", "New tiles: a1 Legion, b1 Sicily")]


def test_what_was_settled_is_told_with_what_followed() -> None:
    paid = (
        events.TileChosen("D-A4", 1, "legion", 2),
        events.Settled("D-A14", 1),
        events.DiePaid("D-A5", 1, "wG"),
        events.Settled("D-A14", 1),
        events.ChitPaid("D-A5", 1, "gold"),
    )
    line = "Greece buys Legion for 2 gold, pays wG, pays 1 gold chit"
    assert told(*paid) == [("D-A4", line)], "what was chosen needs no note"
    assert told(*paid[1:]) == [("D-A5", "Greece pays wG, pays 1 gold chit (by itself: D-A14)")]
    german = "Griechenland kauft Legion für 2 Gold, zahlt mit wG, zahlt mit 1 Goldmarker"
    assert told(*paid, lang="de") == [("D-A4", german)]


def test_what_changes_nothing_is_not_told() -> None:
    assert told(events.Settled("D-A14", 0), events.BooksDone("D-B1", 0, 3)) == []
    assert told(events.PlaceTaken("D-O1", 0, 1, 2)) == []
    assert told(events.Settled("D-A14", 0)) == []


def test_two_actions_of_the_same_sort_are_two_sentences() -> None:
    reroll = (
        events.RerollStarted("D-A3", 0),
        events.DiePicked("D-A3", 0, "wF"),
        events.DieRolled("D-A3", 0, "wG"),
    )
    assert told(*reroll, *reroll) == [("D-A3", "Rome uses a reroll, picks up wF, rolls wG")] * 2


def test_plurals_and_cases_in_german() -> None:
    assert told(events.DiceTaken("D-A7", 0, "orange", 1), lang="de")[0][1] == (
        "Rom bekommt 1 orangefarbenen Würfel"
    )
    assert told(events.DiceTaken("D-A7", 0, "blue", 2), lang="de")[0][1] == (
        "Rom bekommt 2 blaue Würfel"
    )
    assert told(events.DiceTaken("D-A7a", 0, "blue", 0), lang="de")[0][1] == (
        "Rom findet keine blauen Würfel im Vorrat"
    )
    assert told(events.GameWon("D-E2", 1, 1), lang="de")[0][1] == (
        "Griechenland gewinnt mit 1 Siegpunkt."
    )


@pytest.mark.parametrize(
    ("name", "english", "german"),
    [
        ("", "23 VP: not enough", "23 Siegpunkte: Für die Hall of Fame reicht es nicht"),
        ("Charles V", "23 VP: Charles V in the Hall", "bist du Karl\u00a0V"),
        ("Wu Zetian", "Wu Zetian", "Wu Zetian"),
    ],
)
def test_the_hall_of_fame_in_both_languages(name: str, english: str, german: str) -> None:
    assert english in told(events.SoloEnded("D-1f", 23, name))[0][1]
    assert german in told(events.SoloEnded("D-1f", 23, name), lang="de")[0][1]


def test_names_of_a_set_cannot_break_the_drawing() -> None:
    names = dict.fromkeys(EDITION.names("en", None), "[bold]Über\\[/] 世界 " * 3 + "\\")
    spiteful = Speaker("en", (EDITION.messages("en"),), names)
    for match in decisions(4, "spite"):
        for line in match.game.draw(match.view(0), spiteful).split("\n"):
            assert Text.from_markup(line).cell_len <= 80
    happened = [event for part in match.events for event in part]
    lines = match.game.lines(happened, spiteful)
    assert all("(bold)" in line for _, line in lines if "Über" in line)


def test_the_game_is_a_drawing() -> None:
    assert isinstance(EDITION.game(2, {}, None), Drawing)


# ---------------------------------------------------------------------------------- the messages


class Variables(visitor.Visitor):
    """Collects the variables and the message references of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)


@cache
def parsed(source: str) -> dict[str, Variables]:
    found = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


def variables(messages: dict[str, Variables], key: str) -> set[str]:
    """Of a message and of all that it refers to."""
    found = set(messages[key].variables)
    for reference in messages[key].references:
        found |= variables(messages, reference)
    return found


def own(lang: str) -> str:
    from importlib.resources import files

    return (files("nations.i18n") / f"messages.{lang}.ftl").read_text("utf-8")


@pytest.mark.parametrize("source", [own, EDITION.messages], ids=["program", "dice"])
def test_both_languages_say_the_same_with_the_same_variables(source: Any) -> None:
    english, german = parsed(source("en")), parsed(source("de"))
    for here, there in ((english, german), (german, english)):
        helpers = {reference for message in here.values() for reference in message.references}
        assert set(here) - set(there) <= helpers
    for key in set(english) & set(german):
        assert variables(english, key) == variables(german, key), key


def classes(module: Any, root: type) -> list[type]:
    found = [cls for _, cls in inspect.getmembers(module, inspect.isclass)]
    return [cls for cls in found if issubclass(cls, root) and cls is not root]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cls", classes(events, Event) + classes(moves, Move))
def test_every_move_and_event_has_a_message(lang: str, cls: type) -> None:
    assert cls.__name__ in parsed(EDITION.messages(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_valid_markup_and_no_two_files_clash(lang: str) -> None:
    program, game = parsed(own(lang)), parsed(EDITION.messages(lang))
    assert not set(program) & set(game)
    for messages, speaker in ((program, Speaker(lang, (own(lang),), {})), (game, VOICES[lang])):
        for key in messages:
            text = speaker.say(key, **_values(variables(messages, key), 2))
            assert plain(text) == text


def _values(names: set[str], number: int) -> dict[str, str | int | float]:
    numeric = {"count", "vp", "books", "lost", "place", "food", "strength", "worth", "pips", "left"}
    numeric |= {"chance", "people", "moves", "number", "at", "end", "tiles", "mean", "low", "high"}
    numeric |= {"steps", "decisions", "samples", "spread", "before", "after", "fair"}
    return {name: number if name in numeric else "x" for name in names}


def test_a_voice_is_what_the_contract_asks_for() -> None:
    speaker: Voice = VOICES["de"]
    assert speaker.lang == "de"
    assert speaker.name("hanging-gardens") == "Hängende Gärten"
    with pytest.raises(LookupError):
        speaker.say("never-said")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_drawings_while_chance_is_awaited(seats: int, lang: str) -> None:
    done = whole(seats, "chance")
    match: Any = Match(done.game, Seeded("unused"))
    phases = set()
    for entry in done.log:
        if entry.by_chance:
            view: Any = match.view(None)
            phases.add(view.phase)
            lines = match.game.draw(view, VOICES[lang]).split("\n")
            assert max(Text.from_markup(line).cell_len for line in lines) <= 80
            assert lines[-1]
        match.play(entry.move)
    assert phases >= {"laying", "event", "rolling"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_a_judgement_has_a_message(lang: str) -> None:
    package = Path(inspect.getfile(events)).with_name("skill")
    sources = "".join(path.read_text("utf-8") for path in package.glob("*.py"))
    keys = set(re.findall(r'"(reason-[a-z-]+[a-z])"', sources))
    keys |= {f"reason-{name}" for name in (*TILES, *PLAIN.values(), *BESIDE.values())}
    assert len(keys) > 15
    assert keys <= set(parsed(EDITION.messages(lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_say_all_they_are_given(lang: str) -> None:
    said = set()
    for match in decisions(2, "reasons"):
        if isinstance(match.turn, Decision):
            view = match.view(match.turn.seat)
            for reasons in match.game.reasons(view, match.turn.moves):
                said |= {VOICES[lang].say(one.key, **one.detail) for one in reasons}
    assert len(said) > 30
    assert all(text == plain(text).strip() for text in said)
