"""All that is called from Python of the compiled rules of the games: each entry as a unit in C.

The games are played a little, in every way that calls compiled code, with a cache that is empty:
what is in it afterwards is all that was needed, and the text of each library lies beside it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from nations.balance.playing import Compiled
from nations.balance.playing import CountedTable as Sheet
from nations.batch import Playouts, Table
from nations.batch.intake import kernel_game
from nations.compiling.digest import cache_root
from nations.contract import Decision, Effort, Game, Judging, Measuring
from nations.kernel.counting import Counted
from nations.kernel.game import KernelGame
from nations.kernel.observation import Observable
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load

GAMES = ("dice", "kark")
PAGES = "pages"
"""The folder, beside the others, for what only pages run."""
EFFORT = Effort(nodes=64)
"""Enough for the exact search, which gets an eighth, to be tried."""


def texts(cache: Path) -> dict[str, Path]:
    """The texts of a cache: the place of each library, as it is without its target."""
    found = {}
    for path in sorted(cache.glob("*/*.c")):
        name = path.stem.partition("-")[0]
        found[f"{path.parent.name}/{name}"] = path
    return found


def write_pages(names: tuple[str, ...] = GAMES) -> None:
    """The texts of the judges for pages, in a folder of their own: no other target needs them."""
    for name in names:
        edition = load(name)
        game: Any = edition.game(edition.seats[0], {}, None)
        unit = game.page_unit()
        path = cache_root() / PAGES / f"{unit.place}.c"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(unit.text())


def exercise(names: tuple[str, ...] = GAMES) -> None:
    """Calls every entry of games once, at every number of seats."""
    for name in names:
        edition = load(name)
        for seats in edition.seats:
            game = kernel_game(edition.game(seats, dict(edition.unattended), None))
            _loops(game)
            _sheets(name, game)
            _thoughts(game)
            _measures(game)


def _loops(game: KernelGame[Any, Any]) -> None:
    """Random games, whole and step by step, and what learners see of them, with every policy that
    can play the other seats."""
    Playouts(game).play(1)
    table = Table(game, 1)
    table.step(table.masks.argmax(axis=1))
    if isinstance(game, Observable):
        table.step(table.masks.argmax(axis=1), table.observe())
        _learners(Table(game, 1))
        policies = game.counting.policies if isinstance(game, Counted) else {}
        for policy in policies.values():
            _learners(Table(game, 1, mine=0, others=policy))


def _learners(table: Table) -> None:
    """What an environment of many games calls."""
    rows, masks = table.observe(), table.masks.copy()
    table.reset(out=rows)
    table.go_on(table.masks.argmax(axis=1), rows, masks)


def _sheets(name: str, game: KernelGame[Any, Any]) -> None:
    """Games by each policy, whole and counted."""
    if not isinstance(game, Counted):
        return
    for player, policy in game.counting.policies.items():
        Playouts(game, policy).play(1)
        sheet = Sheet(name, (player,) * game.terms.seats, "entries")
        Compiled(sheet, policy).play(1, 1, lambda _: None)


def _thoughts(game: KernelGame[Any, Any]) -> None:
    """The first decision, as strong players think about it."""
    if not isinstance(game, Judging):
        return
    match: Match[Any] = Match(cast(Game[Any], game), Seeded("entries"))
    match.deal()
    turn = match.turn
    assert isinstance(turn, Decision)  # noqa: S101 - no game is over before it begins
    view = match.view(turn.seat)
    game.judge(view, turn.moves)
    game.judge(view, turn.moves, EFFORT)
    game.values(view, EFFORT)


def _measures(game: KernelGame[Any, Any]) -> None:
    """What a review asks of the first state."""
    if isinstance(game, Measuring):
        state = game.start()
        game.expect(state, game.stretch(state))
