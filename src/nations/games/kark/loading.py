"""Which derricks earn: one of the best assignments of tankers to derricks (K-I6), to be shown."""

from __future__ import annotations

from nations.games.kark.phases.income import loading, rate_of
from nations.games.kark.state import COUNTRIES, Box, State, is_port, ruler


def earning(box: Box, s: State, seat: int) -> list[int]:
    """How many derricks of each country earn for a seat.

    The derricks of the best rate are served first; one more may move others to another port. That
    finds the most: the sets of derricks that can be served together form a matroid.
    """
    rates = [rate_of(box, s, seat, country) for country in range(COUNTRIES)]
    hold = _Hold(box, s, seat)
    served = [0] * COUNTRIES
    for country in sorted(range(COUNTRIES), key=lambda country: -rates[country]):
        while rates[country] and served[country] < box.derricks[country] and hold.load(country):
            served[country] += 1
    return served


class _Hold:
    """The tankers of a seat, and the country whose oil each of them has."""

    def __init__(self, box: Box, s: State, seat: int) -> None:
        own = s.power[seat].ruled & box.ports
        self._free = [loading(s, seat, own & 1 << country) for country in range(COUNTRIES)]
        self._ports = [_ports_of(box, s, seat, country) for country in range(COUNTRIES)]
        self._loaded: list[list[int]] = [[] for _ in range(COUNTRIES)]

    def load(self, country: int, tried: frozenset[int] = frozenset()) -> bool:
        """Finds a tanker for one more derrick, if need be by moving another's oil."""
        for port in self._ports[country]:
            if port not in tried and self._make_room(port, tried | {port}):
                self._loaded[port].append(country)
                return True
        return False

    def _make_room(self, port: int, tried: frozenset[int]) -> bool:
        if len(self._loaded[port]) < self._free[port]:
            return True
        for at, other in enumerate(self._loaded[port]):
            if self.load(other, tried):
                del self._loaded[port][at]
                return True
        return False


def _ports_of(box: Box, s: State, seat: int, country: int) -> list[int]:
    """K-I4, K-I4a: where a country's oil can be loaded."""
    if is_port(box, country):
        return [country]
    links = (link for link in range(box.links) if s.laid[link] and box.link_inland[link] == country)
    ports = (box.link_port[link] for link in links)
    return [port for port in ports if ruler(box, s, port) == seat]
