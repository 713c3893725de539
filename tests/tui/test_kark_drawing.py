"""The Game of Nations in words, on its map of 100 columns, in its list of 80, and in print."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from fluent.syntax import FluentParser, ast, visitor
from rich.text import Text

from nations.bots.random_bot import RandomBot
from nations.contract import Chance, Decision, Drawing, Event, Judging, Move
from nations.games.kark import events, moves
from nations.games.kark.content import (
    LEADER_NAMES,
    SEAS,
    USUAL_RING,
    Arrow,
    Country,
    Point,
    load_set,
)
from nations.games.kark.drawing.ink import KINDS, LETTERS
from nations.games.kark.drawing.painter import Painter
from nations.games.kark.drawing.routes import EAST, WEST, Exit, Router
from nations.games.kark.drawing.terrain import survey
from nations.games.kark.svg.board import board_svg
from nations.i18n import LANGUAGES, Speaker, voice
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load

EDITION = load("kark")
VOICES: dict[str, Any] = {lang: voice(lang, EDITION) for lang in LANGUAGES}
CONTENT = load_set()
ROOT = Path(__file__).parents[2]
START = ("place:king@uor", "tanker:uor", "place:king@qasira", "tanker:hand")
WIDE, NARROW = Painter(CONTENT, {}, lambda: 100), Painter(CONTENT, {}, lambda: 99)


def decisions(seats: int, seed: str, **options: str) -> Iterator[Match[Any]]:
    """A game of random moves, at every decision and at its end."""
    match: Match[Any] = Match(EDITION.game(seats, options, None), Seeded(seed))
    bot = RandomBot(match.game, seed)
    match.deal()
    while isinstance(match.turn, Decision):
        yield match
        match.play(bot.choose(match.view(match.turn.seat), match.turn.moves))
        match.deal()
    yield match


def whole(seats: int, seed: str) -> Match[Any]:
    *_, match = decisions(seats, seed)
    return match


def game_of(match: Match[Any]) -> Any:
    return match.game


def plain(markup: str) -> str:
    return Text.from_markup(markup, emoji=False).plain


def at(*typed: str, seats: int = 2, seed: str = "3", **options: str) -> Match[Any]:
    """The match after some moves in notation, chance dealt from a seed."""
    match: Match[Any] = Match(EDITION.game(seats, options, None), Seeded(seed))
    match.deal()
    for text in typed:
        match.play(game_of(match).read_move(match.turn, text))
        match.deal()
    return match


def described(match: Match[Any], text: str, lang: str = "en") -> str:
    move = game_of(match).read_move(match.turn, text)
    words: str = game_of(match).describe(match.view(match.at_turn), move, VOICES[lang])
    return words


# ------------------------------------------------------------------------------------ the drawing


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("painter", "cells"), [(WIDE, 100), (NARROW, 80)], ids=["map", "list"])
def test_no_line_is_too_wide_or_shows_its_markup(
    painter: Painter, cells: int, lang: str, seats: int
) -> None:
    for match in decisions(seats, f"wide {seats} {lang}"):
        for line in painter.draw(match.view(match.at_turn), VOICES[lang]).split("\n"):
            shown = Text.from_markup(line, emoji=False)
            assert shown.cell_len <= cells, shown.plain
            assert "[" not in shown.plain


def labels(view: Any, country: Country) -> list[str]:
    """What stands at each point of a ring, written by this test itself."""
    found = []
    for number in range(USUAL_RING):
        point = f"{country.id}.{number}"
        sign = {country.capital: "●", country.question: "?"}.get(number, "")
        powers = list(zip(LETTERS, view.powers, strict=False))
        leaders = [letter + KINDS[p.board[point]] for letter, p in powers if point in p.board]
        agents = [letter.lower() for letter, p in powers if p.agent == point]
        found.append(f"{number}{sign}{''.join(leaders)}{''.join(agents)}")
    return found


def fleet(view: Any, place: str) -> list[str]:
    powers = zip(LETTERS, view.powers, strict=False)
    own = [f"{letter}{p.tankers[place]}" for letter, p in powers if p.tankers.get(place)]
    return own + ([f"–{view.nobodys[place]}"] if view.nobodys.get(place) else [])


@pytest.mark.parametrize("seats", [2, 4])
def test_the_map_shows_every_point_figure_and_tanker(seats: int) -> None:
    terrain = survey(CONTENT)
    assert terrain is not None
    for seed in range(2):
        for match in decisions(seats, f"all {seats} {seed}", abandoned_port="owner"):
            view: Any = match.view(None)
            rows = plain(WIDE.draw(view, VOICES["en"])).split("\n")[: terrain.rows]
            for country in CONTENT.countries:
                ring = terrain.rings[country.id]
                parts = [row[ring.column : ring.column + 21] for row in rows[ring.row :][:5]]
                for number, label in enumerate(labels(view, country)):
                    row = parts[(0, 0, 2, 4, 4, 4, 2, 0)[number]]
                    assert re.search(rf"(?<!\w){re.escape(label)}(?![●?\w])", row), (label, row)
                assert all(tankers in parts[3] for tankers in fleet(view, country.id))
            for sea, line in zip(SEAS, (rows[0], rows[-1]), strict=True):
                assert all(tankers in line for tankers in fleet(view, sea))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_shows_every_point_figure_tanker_and_arrow(lang: str) -> None:
    name = VOICES[lang].name
    for match in decisions(4, "list"):
        view: Any = match.view(None)
        drawn = " ".join(plain(NARROW.draw(view, VOICES[lang])).split())
        for country in CONTENT.countries:
            assert f"{name(country.id).upper()} {'▲' * country.derricks}" in drawn
            assert all(f" {label}" in drawn for label in labels(view, country))
        for arrow in CONTENT.arrows:
            assert f"→{name(arrow.end.country)} {arrow.end.number} " in drawn
            assert f"→{name(arrow.start.country)} {arrow.start.number} " in drawn
        for place in (*SEAS, *(country.id for country in CONTENT.countries)):
            assert all(tankers in drawn for tankers in fleet(view, place))


def test_arrows_lead_from_point_to_point() -> None:
    """Every arrow's line begins and ends beside its points and goes on from cell to cell."""
    terrain = survey(CONTENT)
    assert terrain is not None
    assert len(terrain.arrows) == len(CONTENT.arrows)
    assert len(terrain.links) == len(CONTENT.links)
    sides = {
        exit_.outside
        for ring in terrain.rings.values()
        for n in range(USUAL_RING)
        for exit_ in ring.exits(n)
    }
    for line in terrain.arrows:
        cells = [cell for cell, _ in line]
        assert cells[0] in sides
        assert cells[-1] in sides
        for one, other in pairwise(cells):
            assert abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def test_a_crowded_ring_shows_all_its_figures() -> None:
    """Four agents and a leader on a capital, leaders on the points beside it."""
    view: Any = at(seats=4).view(None)
    boards = [{"hadramar.7": "king"}, {"hadramar.0": "king"}, {"hadramar.1": "dictator"}, {}]
    crowd = [
        msgspec.structs.replace(power, agent="hadramar.7", board=board)
        for power, board in zip(view.powers, boards, strict=True)
    ]
    full = msgspec.structs.replace(view, powers=tuple(crowd), rulers={**view.rulers, "hadramar": 0})
    assert "7●RKrwbg─0?WK─1BD" in plain(WIDE.draw(full, VOICES["en"]))
    assert "7●RKrwbg" in plain(NARROW.draw(full, VOICES["en"]))


def test_pipelines_are_drawn_when_they_are_laid() -> None:
    match = at("place:king@qasira", "tanker:qasira", seed="2")
    before = plain(WIDE.draw(match.view(None), VOICES["en"]))
    assert before.count("═") < 12
    laid = msgspec.structs.replace(
        match.view(None), pipelines=tuple(f"{k.inland}>{k.port}" for k in CONTENT.links)
    )
    drawn = plain(WIDE.draw(laid, VOICES["en"]))
    assert drawn.count("═") + drawn.count("║") > before.count("═") + 40
    assert "┊" not in drawn


def test_a_board_that_does_not_fit_is_listed() -> None:
    heap = [msgspec.structs.replace(one, centre=(100, 100)) for one in CONTENT.countries]
    crowded = msgspec.structs.replace(CONTENT, countries=tuple(heap))
    assert survey(crowded) is None
    drawn = Painter(crowded, {}, lambda: 200).draw(at().view(None), VOICES["en"])
    assert "→Hadramar 5" in plain(drawn)


def test_other_boards_fit_on_the_map() -> None:
    """Centres elsewhere, and arrows that cross."""
    places = [
        (20, 20),
        (90, 30),
        (160, 20),
        (230, 40),
        (40, 120),
        (140, 130),
        (240, 120),
        (120, 200),
    ]
    moved = [
        msgspec.structs.replace(one, centre=centre)
        for one, centre in zip(CONTENT.countries, places, strict=True)
    ]
    across = Arrow(Point("uor", 2), Point("zafran", 3))
    other = msgspec.structs.replace(
        CONTENT, countries=tuple(moved), arrows=(*CONTENT.arrows, across)
    )
    terrain = survey(other)
    assert terrain is not None
    for line in plain(Painter(other, {}, lambda: 100).draw(at().view(None), VOICES["de"])).split(
        "\n"
    ):
        assert len(line) <= 100


def test_lines_cross_but_never_share_their_way() -> None:
    router = Router(9, 5, [])
    first = router.lead([Exit((-1, 2), EAST)], [Exit((9, 2), WEST)])
    second = router.lead([Exit((4, -1), 4)], [Exit((4, 5), 1)])
    assert len(first) == 9
    assert len(second) == 5
    assert router.lines[4, 2] == 15
    walled = Router(9, 5, [(4, row) for row in range(5)])
    assert walled.lead([Exit((-1, 2), EAST)], [Exit((9, 2), WEST)]) == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_line_says_who_must_decide(lang: str) -> None:
    for match in decisions(3, "last line"):
        for painter in (WIDE, NARROW):
            last = painter.draw(match.view(None), VOICES[lang]).split("\n")[-1]
            if match.at_turn is not None:
                assert game_of(match).seat_name(match.at_turn, VOICES[lang]) in last


def test_who_is_asked_to_stop_must_decide() -> None:
    match = at("place:king@qasira", "tanker:qasira", "propose-stop", seed="2")
    drawn = plain(WIDE.draw(match.view(match.at_turn), VOICES["en"]))
    assert drawn.endswith("Red, do you agree to end the game and rank the players still in?")
    assert "▶ R Red (you)" in drawn


@pytest.mark.parametrize(
    ("typed", "stages"),
    [
        ((), "Round 1  ▶ leader on a capital → ○ first tanker"),
        (("place:king@uor",), "Round 1  ✓ leader on a capital → ▶ first tanker"),
        (
            START,
            "Round 2  ✓ income → ▶ agent → ○ leader → ○ tanker → ○ pipeline",
        ),
        (
            (*START, "agent:uor.2", "place:dictator@abu-akar", "sail:uor>south"),
            "Round 2  ✓ income → ✓ agent → ✓ leader → ✓ tanker → ○ pipeline",
        ),
    ],
)
def test_the_stages_of_the_turn(typed: tuple[str, ...], stages: str) -> None:
    match = at(*typed)
    assert stages in plain(WIDE.draw(match.view(None), VOICES["en"]))


def test_the_cards_to_come() -> None:
    view: Any = at().view(None)
    assert "Incident cards: 16 unseen (8 good, 8 bad)" in plain(WIDE.draw(view, VOICES["en"]))
    few = msgspec.structs.replace(view, unseen=("coup", "arms-bill"))
    assert "Incident cards unseen: Coup d’état, Arms bill" in WIDE.draw(few, VOICES["en"])
    known = msgspec.structs.replace(view, unseen=(), next_cards=tuple(c.id for c in CONTENT.cards))
    assert "Next incident cards: Development loan, Oil price rises" in WIDE.draw(
        known, VOICES["en"]
    )


def test_the_drawing_follows_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at()
    monkeypatch.setenv("COLUMNS", "100")
    assert "╱" in game_of(match).draw(match.view(0), VOICES["en"])
    monkeypatch.setenv("COLUMNS", "99")
    assert "╱" not in game_of(match).draw(match.view(0), VOICES["en"])


def test_the_game_is_a_drawing() -> None:
    assert isinstance(EDITION.game(2, {}, None), Drawing)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_drawings_while_chance_is_awaited(lang: str) -> None:
    phases = set()
    for seed in range(6):
        done = whole(3, f"chance {seed}")
        match: Match[Any] = Match(done.game, Seeded("unused"))
        for entry in done.log:
            if isinstance(match.turn, Chance):
                view: Any = match.view(None)
                phases.add(view.phase)
                assert plain(WIDE.draw(view, VOICES[lang])).split("\n")[-1]
                for outcome, _ in match.turn.ways:
                    assert game_of(match).describe(view, outcome, VOICES[lang])
            match.play(entry.move)
    assert phases == {"first", "card"}


def test_names_of_a_set_cannot_break_the_drawing() -> None:
    names = dict.fromkeys(EDITION.names("en", None), "[bold]Über\\[/] 世界 " * 3 + "\\")
    spiteful = Speaker("en", (EDITION.messages("en"),), names)
    for painter, cells in ((WIDE, 100), (NARROW, 80)):
        for match in decisions(4, "spite"):
            for line in painter.draw(match.view(0), spiteful).split("\n"):
                assert Text.from_markup(line).cell_len <= cells
    happened = [event for part in match.events for event in part]
    lines = game_of(match).lines(happened, spiteful)
    assert all("(bold)" in line for _, line in lines if "Über" in line)


# ------------------------------------------------------------------------------------- the moves


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_is_described_in_plain_words(seats: int, lang: str) -> None:
    for seed in range(3):
        for match in decisions(seats, f"moves {seats} {seed}"):
            turn = match.turn
            legal = (*turn.moves, *turn.beside) if isinstance(turn, Decision) else ()
            for move in (*legal, *(entry.move for entry in match.log[-20:])):
                words = game_of(match).describe(match.view(0), move, VOICES[lang])
                assert words == plain(words).strip()
                assert 3 < len(words) < 200


def test_descriptions_tell_the_price_and_what_follows() -> None:
    start = ("place:king@qasira", "tanker:qasira", "place:president@uor", "tanker:hand")
    match = at(*start, seed="2")
    assert described(match, "agent:qasira.3") == "Send the agent to Qasira 3"
    assert described(match, "sell-tanker:qasira") == (
        "Sell a tanker from the port of Qasira (for 3 million)"
    )
    assert (
        described(match, "buy-tanker:qasira") == "Buy a tanker (5 million) for the port of Qasira"
    )
    match = at(*start, "agent:qasira.3", seed="2")
    assert described(match, "place:dictator@zafran") == "Place a dictator in Zafran (1 million)"
    assert described(match, "move:qasira.7>qasira.6") == (
        "Move the king from Qasira 7 to Qasira 6 (1 step, 2 million): gives up Qasira"
    )
    assert described(match, "move:qasira.7>hadramar.2") == (
        "Move the king from Qasira 7 to Hadramar 2 (2 steps, 4 million): gives up Qasira"
    )


@pytest.mark.parametrize(
    ("lang", "kept", "sold", "put"),
    [
        (
            "en",
            "Keep your first tanker in hand",
            "Sell a tanker from the hand (for 3 million)",
            "Put the tanker in hand into play in the port of U.O.R.",
        ),
        (
            "de",
            "Den ersten Tanker in der Hand behalten",
            "Einen Tanker aus der Hand verkaufen (für 3 Millionen)",
            "Den Tanker aus der Hand in den Hafen der U.O.R. einsetzen",
        ),
    ],
)
def test_a_tanker_in_hand_is_described_and_drawn(lang: str, kept: str, sold: str, put: str) -> None:
    match = at("place:king@uor")
    assert described(match, "tanker:hand", lang) == kept
    match = at(*START[:1], "tanker:hand", *START[2:])
    assert described(match, "sell-tanker:hand", lang) == sold
    assert described(match, "station:uor", lang) == put
    shown = plain(NARROW.draw(match.view(0), VOICES[lang]))
    assert f"0 + 0 + 1 {'hand' if lang == 'en' else 'Hand'}" in shown


def test_an_attack_a_free_capital_and_a_card_are_foreseen() -> None:
    words: set[str] = set()
    for seed in range(40):
        for match in decisions(3, f"words {seed}", start_cash="10"):
            if isinstance(match.turn, Decision):
                view = match.view(match.turn.seat)
                words |= {game_of(match).describe(view, m, VOICES["en"]) for m in match.turn.moves}
    text = "\n".join(words)
    assert re.search(
        r"Move the dictator .* million\): .*attacks the king of \w+, gets 1 tanker", text
    )
    assert re.search(r"Move the \w+ .*: takes Abu Akar", text)
    assert re.search(r"Move the \w+ .*: draws a card", text)
    assert re.search(r"Send the agent to Beni Suhar 0: draws a card", text)
    assert re.search(r"Advance the \w+ from .* \(free\)", text)
    assert re.search(r"Seize \w+.* with a king \(free\): captures the \w+ of \w+", text)
    assert "Sail a tanker from the north sea through the canal to the south sea" in words
    assert "Lay a pipeline from Abu Akar to Hadramar (3 million)" in words
    assert "Go without a leader action: you are out of the game" in words


def test_german_moves() -> None:
    start = ("place:king@qasira", "tanker:qasira", "place:president@uor", "tanker:hand")
    match = at(*start, "agent:qasira.3", seed="2")
    assert described(match, "move:qasira.7>qasira.6", "de") == (
        "Mit dem König von Qasira 7 nach Qasira 6 vorrücken (1 Schritt, 2 Millionen): "
        "gibt Qasira auf"
    )
    assert described(match, "place:president@zafran", "de") == (
        "Einen Präsidenten in Zafran einsetzen (2 Millionen)"
    )
    assert described(match, "sail:qasira>north", "de") == (
        "Mit einem Tanker aus dem Hafen von Qasira ins Nordmeer fahren"
    )


# --------------------------------------------------------------------------------------- the log


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told_with_a_rule_that_has_a_text(seats: int, lang: str) -> None:
    rules = EDITION.rules(lang)
    for seed in range(4):
        match = whole(seats, f"events {seats} {seed}")
        for batch in (*match.events, [event for part in match.events for event in part]):
            for rule, line in game_of(match).lines(batch, VOICES[lang]):
                assert rule in rules
                assert plain(line).strip()
                assert "[" not in plain(line)


def told(*happened: Event, lang: str = "en") -> list[tuple[str, str]]:
    game: Any = EDITION.game(2, {}, None)
    return [(rule, plain(line)) for rule, line in game.lines(happened, VOICES[lang])]


def test_a_war_is_told_in_one_line() -> None:
    war = (
        events.LeaderMoved("K-T4", 0, "king", "qasira.7", "zafran.5", 14),
        events.CountryLeft("K-L7", 0, "qasira"),
        events.LeaderCaptured("K-W2", 1, "dictator", "zafran"),
        events.CountryTaken("K-L8", 0, "zafran"),
        events.TankersTaken("K-W3a", 0, "zafran", 2),
    )
    assert told(*war) == [
        (
            "K-T4",
            "Red moves the king from Qasira 7 to Zafran 5 for 14 million, gives up Qasira, "
            "captures the dictator of White, takes Zafran, gets 2 tankers",
        )
    ]
    assert told(*war, lang="de")[0][1] == (
        "Rot rückt mit dem König für 14 Millionen von Qasira 7 nach Zafran 5 vor, gibt Qasira auf, "
        "besiegt den Diktator von Weiß, nimmt Zafran ein, bekommt 2 Tanker"
    )


def test_the_stages_of_a_turn_are_lines() -> None:
    assert told(
        events.TurnStarted("K-T2", 1, 3),
        events.IncomeCollected("K-T2", 1, 4),
        events.AgentMoved("K-T3", 1, "hadramar.0"),
        events.CardTurned("K-D1", 1, "foreign-aid"),
        events.CashWon("K-D5", 1, 3),
        events.LeaderPlaced("K-L1", 1, "king", "uor"),
        events.CountryTaken("K-L8", 1, "uor"),
        events.TankerBought("K-N1", 1, "uor"),
        events.PipelineLaid("K-Q4", 1, "abu-akar", "hadramar"),
        events.Settled("K-S5", 1),
        events.RoundEnded("K-E3", 3),
        events.TurnStarted("K-T2", 0, 4),
    ) == [
        ("K-T2", "White collects 4 million, sends the agent to Hadramar 0"),
        ("K-D1", "White draws “Foreign aid”, gets 3 million"),
        ("K-L1", "White places a king in U.O.R. for 2 million"),
        (
            "K-N1",
            "White buys a tanker for the port of U.O.R., lays a pipeline from Abu Akar to Hadramar",
        ),
        ("K-E3", "Round 3 is over."),
    ]
    assert told(events.TurnStarted("K-T2", 0, 4)) == [("K-T2", "Red is to move")]


def test_what_was_not_asked_is_marked() -> None:
    lines = told(events.Settled("K-S5", 0), events.TankerLost("K-D8", 0, "north"))
    assert lines == [("K-D8", "Red loses a tanker in the north sea (by itself)")]


def test_a_card_and_its_order_are_one_line() -> None:
    assert told(
        events.CardTurned("K-D1", 0, "king-abdicates"),
        events.LeaderWithdrawn("K-D7", 0, "king", "qasira.7"),
        events.CountryLeft("K-L7", 0, "qasira"),
        events.LeaderActionReplaced("K-G4", 0),
    ) == [
        (
            "K-D1",
            "Red draws “King abdicates”, takes the king off the board at Qasira 7, gives up "
            "Qasira, which replaces the leader action",
        )
    ]


def test_an_abbreviated_country_has_its_article_in_german() -> None:
    facts = (
        events.LeaderPlaced("K-L1", 1, "king", "uor"),
        events.LeaderPlaced("K-L1", 0, "king", "qasira"),
        events.CountryLeft("K-L7", 1, "uor"),
        events.TankerBought("K-N1", 1, "uor"),
        events.PipelineLaid("K-Q1", 1, "abu-akar", "uor"),
    )
    assert [line for fact in facts for _, line in told(fact, lang="de")] == [
        "Weiß setzt für 2 Millionen einen König in der U.O.R. ein",
        "Rot setzt für 2 Millionen einen König in Qasira ein",
        "Weiß gibt die U.O.R. auf",
        "Weiß kauft einen Tanker für den Hafen der U.O.R.",
        "Weiß legt eine Pipeline von Abu Akar in die U.O.R.",
    ]


def test_a_power_leaves_and_the_game_ends() -> None:
    out = (
        events.AgentMoved("K-T3", 1, "uor.2"),
        events.CountryLeft("K-L7", 1, "uor"),
        events.CountryLeft("K-L7", 1, "qasira"),
        events.PowerOut("K-E1", 1),
        events.GameEnded("K-E2", 0),
    )
    assert told(*out)[1:] == [
        ("K-E1", "White gives up U.O.R., gives up Qasira, is eliminated"),
        ("K-E2", "Red wins as the last power in the game."),
    ]
    shared = (events.GameEnded("K-E3", 0), events.GameEnded("K-E3", 1))
    assert told(*shared, lang="de") == [
        ("K-E3", "Rot und Weiß teilen sich den Sieg nach Geld, Tankern und Einkünften.")
    ]


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
def parsed(lang: str) -> dict[str, Variables]:
    found: dict[str, Variables] = {}
    for entry in FluentParser().parse(EDITION.messages(lang)).body:
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


def test_both_languages_say_the_same_with_the_same_variables() -> None:
    english, german = parsed("en"), parsed("de")
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
    assert cls.__name__ in parsed(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_the_judge_has_a_message(lang: str) -> None:
    folder = Path(inspect.getfile(events)).parent
    sources = "".join(path.read_text("utf-8") for path in folder.glob("skill/*.py"))
    reasons = set(re.findall(r"\"(reason-[a-z-]+)\"", sources))
    assert reasons <= set(parsed(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hint_can_be_said(lang: str) -> None:
    for match in decisions(3, "hints"):
        if isinstance(match.turn, Decision) and isinstance(match.game, Judging):
            view = match.view(match.turn.seat)
            for reasons in match.game.reasons(view, match.turn.moves[:9]):
                assert all(VOICES[lang].say(one.key, **one.detail) for one in reasons)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_the_game_hides_one_of_the_program(lang: str) -> None:
    from importlib.resources import files

    program = (files("nations.i18n") / f"messages.{lang}.ftl").read_text("utf-8")
    assert not set(re.findall(r"^([a-z][a-z-]*) =", program, re.MULTILINE)) & set(parsed(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_plain_text(lang: str) -> None:
    words = {"power", "other", "country", "card", "place", "point"}
    for key in parsed(lang):
        values: dict[str, Any] = dict.fromkeys(variables(parsed(lang), key), 2)
        values |= {name: "x" for name in values if name in words}
        text = VOICES[lang].say(key, **values)
        assert plain(text) == text


# ------------------------------------------------------------------------------------- the print

SVG = "{http://www.w3.org/2000/svg}"


def texts(document: str) -> list[str]:
    root = ElementTree.fromstring(document)  # noqa: S314 - our own drawing
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def test_the_board_in_print_is_well_formed_and_names_everything() -> None:
    root = ElementTree.fromstring(board_svg(CONTENT))  # noqa: S314 - our own drawing
    assert root.find(f"{SVG}title") is not None
    assert "Hadramar" in (root.findtext(f"{SVG}desc") or "")
    words = texts(board_svg(CONTENT))
    for country in CONTENT.countries:
        assert all(part in words for part in country.name.upper().split(" "))
    assert words.count("?") == len(CONTENT.countries) + 1
    assert all(words.count(str(number)) == len(CONTENT.countries) for number in range(USUAL_RING))
    kinds = [element.get("class") for element in root.iter(f"{SVG}path")]
    assert kinds.count("arrow") == len(CONTENT.arrows) + 1
    assert kinds.count("link") == sum(not link.laid for link in CONTENT.links) + 1
    assert kinds.count("tower solid") == sum(one.derricks for one in CONTENT.countries) + 1


def test_pieces_in_print() -> None:
    for match in decisions(4, "print"):
        view: Any = match.view(None)
        words = texts(board_svg(CONTENT, view))
        for letter, power in zip(LETTERS, view.powers, strict=True):
            pieces = [letter + KINDS[kind] for kind in power.board.values()]
            legend = [f"{letter}K"] if letter == "R" else []
            found = [word for word in words if re.fullmatch(f"{letter}[KPDG]", word)]
            assert sorted(found) == sorted(pieces + legend)
            assert words.count(letter.lower()) == (power.agent is not None) + (letter == "R")
            for count in (many for place, many in power.tankers.items() if place != "hand"):
                assert f"{letter}{count}" in words


def test_names_in_print_can_be_other_ones() -> None:
    german = board_svg(CONTENT, names={"north": "Nordmeer", "qasira": "<Qasira & Co>"})
    assert "NORDMEER" in texts(german)
    assert "QASIRA" in " ".join(texts(german))


def drawn_by_tool() -> Any:
    spec = spec_from_file_location("draw_board", ROOT / "tools" / "draw_board.py")
    assert spec is not None
    assert spec.loader is not None
    tool = module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


def test_the_kept_board_and_its_page_are_fresh() -> None:
    """If not: python tools/draw_board.py"""
    tool = drawn_by_tool()
    assert tool.BOARD.read_text("utf-8") == tool.board()
    page = tool.PAGE.read_text("utf-8")
    assert page == tool.page(page)
    assert all(kind in page for kind in LEADER_NAMES)
    with pytest.raises(ValueError, match="places for"):
        tool.page("nothing")


@pytest.mark.parametrize(
    ("lang", "bank", "sale", "told"),
    [
        ("en", "Bank: 1 million", "(for 1 million)", "goes without 2 million: the bank is empty"),
        ("de", "Bank: 1 Million", "(für 1 Million)", "muss auf 2 Millionen verzichten"),
    ],
)
def test_K_C5_the_bank_of_the_box_is_shown_and_a_sale_promises_no_more(
    lang: str, bank: str, sale: str, told: str
) -> None:
    game: Any = EDITION.game(2, {"bank": "box"}, None)
    speaker = VOICES[lang]
    rest = "k@reserve+p@reserve+p@reserve+d@reserve+g@reserve"
    powers = f"66.0.1.0/qasira.0/k@qasira.0+{rest}/north*1 73.0.1.0/uor.0/k@uor.0+{rest}/hand*1"
    laid = "+".join(str(at) for at, link in enumerate(CONTENT.links) if link.laid)
    s = game.read_position(f"agent 0.0.4.0.0.0 {powers} {laid} - - - 0.0.0.0.0.0.0.0")
    view, move = game.view(s, 0), game.read_move(game.turn(s), "sell-tanker:north")
    assert bank in Text.from_markup(WIDE.draw(view, speaker)).plain
    assert sale in WIDE.describe(view, move, speaker)
    _, happened = game.play(s, move)
    assert told in " ".join(text for _, text in WIDE.lines(happened, speaker))
