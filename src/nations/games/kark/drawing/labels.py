"""What the map and the list of countries show of a country and its points."""

from __future__ import annotations

from nations.contract import Voice
from nations.edition.spans import (
    Span,
    Spans,
    fit,
    named,
)
from nations.games.kark.content import ContentSet, Country
from nations.games.kark.drawing.ink import (
    CAPITAL,
    CAPITAL_STYLE,
    DERRICK,
    QUESTION,
    QUESTION_STYLE,
    SEAT_STYLES,
    STRONG,
    agent_span,
    leader_span,
)
from nations.games.kark.view import KarkView


def title(view: KarkView, country: Country, voice: Voice, cells: int) -> Span:
    """The name in the colour of who rules the country."""
    ruler = view.rulers[country.id]
    style = f"{STRONG} underline" if ruler is None else SEAT_STYLES[ruler]
    return Span(f" {fit(named(voice, country.id).upper(), cells - 2)} ", style)


def derricks(view: KarkView, country: Country, content: ContentSet) -> Spans:
    """K-I2: the derricks, and what each would earn under the present ruler."""
    towers = [Span(DERRICK * country.derricks, STRONG)]
    ruler = view.rulers[country.id]
    if ruler is None:
        return towers
    kind = view.powers[ruler].board[f"{country.id}.{country.capital}"]
    return [*towers, Span(f"×{content.prices.income[kind]}")]


def point_label(view: KarkView, country: Country, number: int) -> Spans:
    """A point: its number, ● for the capital or ?, the leader there, and agents."""
    point, label = f"{country.id}.{number}", [Span(str(number))]
    if number == country.capital:
        label.append(Span(CAPITAL, CAPITAL_STYLE))
    if number in country.questions:
        label.append(Span(QUESTION, QUESTION_STYLE))
    powers = list(enumerate(view.powers))
    label += [leader_span(seat, one.board[point]) for seat, one in powers if point in one.board]
    return label + [agent_span(seat) for seat, one in powers if one.agent == point]
