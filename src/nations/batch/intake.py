"""What comes from outside into a batch is looked at here, before compiled code sees it.

Compiled loops trust their arrays: an array that is too short would be read beyond its end, a number
that is no move would be played. So whatever a caller gives is refused here, with `BadBatch`, or
comes out as an array of our own that nobody else can change while a loop runs.
"""

from __future__ import annotations

from operator import index
from threading import Lock
from typing import Any, TypeAlias

from nations.compiling.digest import is_rule
from nations.compiling.layout import Layout, from_array, to_array
from nations.compiling.numbers import np
from nations.contract import Notation
from nations.errors import BadBatch, NationsError
from nations.kernel.game import KernelGame

Array: TypeAlias = "np.ndarray[Any, Any]"

MOST_GAMES = 1 << 32
"""Games of one seed: the number of a game is the lower half of what its generator starts from."""
MOST_SEED = (1 << 31) - 1
"""The seed is the upper half, in a signed number."""
MOST_THREADS = 256
SHOWN = 5
"""Games that a refusal names."""
POLICY_TAKES = 3


class Turnstile:
    """Lets one caller in at a time: while a loop runs, its arrays are nobody else's.

    The interpreter lock is not held meanwhile, so another thread could change, between the look at
    a move and its being played, what the move was looked at for.
    """

    def __init__(self) -> None:
        self._lock = Lock()

    def __enter__(self) -> None:
        if not self._lock.acquire(blocking=False):
            raise BadBatch(
                "another thread is at this table: give each a table of its own (table.clone()), "
                "or let them wait for each other; nothing was done"
            )

    def __exit__(self, *_: object) -> None:
        self._lock.release()


def kernel_game(game: Any) -> KernelGame[Any, Any]:
    """A game whose rules can be compiled. Raises BadBatch for any other."""
    if isinstance(game, KernelGame):
        return game
    name = getattr(getattr(game, "terms", None), "game", type(game).__name__)
    raise BadBatch(
        f"{name}: a game with a kernel is expected (a nations.kernel.game.KernelGame); it has "
        "none: play it with nations.match.match.Match or nations.arena.simulate"
    )


def check_policy(policy: Any) -> None:
    """Raises BadBatch for a policy that cannot be compiled into a loop."""
    if not is_rule(policy):
        raise BadBatch(
            f"policy: a rule is expected, policy(box, state, generator); {_shown(policy)} came: "
            "write a function and mark it with @nations.compiling.rules.rule"
        )
    if policy.__code__.co_argcount != POLICY_TAKES:
        raise BadBatch(
            f"policy: {policy.__name__} takes {policy.__code__.co_argcount} values; "
            "it must take three: policy(box, state, generator)"
        )


def check_number(what: str, given: Any, low: int, high: int) -> int:
    """A whole number from `low` to `high`. Raises BadBatch."""
    try:
        number = None if isinstance(given, bool | np.bool_) else index(given)
    except Exception:  # whatever an object of somebody's raises when it is asked
        number = None
    if number is None or not low <= number <= high:
        raise BadBatch(
            f"{what}: a whole number from {low} to {high} is expected; {_shown(given)} came"
        )
    return number


def moves_given(given: Any, games: int) -> Array:
    """A move for each game, as an array of our own; whether they are legal is not looked at."""
    row = _array(given)
    if row is None or row.dtype.kind not in "iu" or row.shape != (games,) or _has_truth(given):
        raise BadBatch(
            f"moves: a row of {games} whole numbers is expected, one for each game; "
            f"{_shown(given)} came: give each game the number of a move (any number where the game "
            "is over); nothing was played"
        )
    return np.ascontiguousarray(row, np.int64)


def not_legal(games: Array, moves: Array) -> BadBatch:
    """The refusal of moves that are not legal in these games."""
    named = ", ".join(f"game {at}: {moves[at]}" for at in games[:SHOWN].tolist())
    more = f" and {len(games) - SHOWN} more" if len(games) > SHOWN else ""
    return BadBatch(
        f"{len(games)} of {len(moves)} moves are not legal ({named}{more}): "
        "choose where table.masks is 1; nothing was played"
    )


def games_chosen(which: Any, games: int) -> Array:
    """The numbers of the games chosen to be reset, in their order: from a row of truth values, one
    for each game, or from the numbers themselves. Whole numbers are always numbers of games."""
    row = _array(which)
    if row is not None and row.ndim == 1:
        if row.dtype == bool and len(row) == games:
            return np.flatnonzero(row)
        if not row.size:
            return np.zeros(0, np.int64)
        if row.dtype.kind in "iu" and not _has_truth(which):
            return _numbers(row, games)
    raise BadBatch(
        f"reset: {games} truth values are expected, one for each game (such as table.over), or a "
        f"row of numbers of games (such as [3, 5]); {_shown(which)} came; nothing was done"
    )


def seeds_given(given: Any, games: int) -> Array:
    """A seed for each chosen game. Raises BadBatch."""
    row = _array(given)
    if row is None or row.dtype.kind not in "iu" or row.shape != (games,) or _has_truth(given):
        raise BadBatch(
            f"seeds: a row of {games} whole numbers is expected, one for each chosen game; "
            f"{_shown(given)} came; nothing was done"
        )
    if row.size and (row.min() < 0 or row.max() >= 1 << 63):
        raise BadBatch("seeds: whole numbers from 0 to 2^63 - 1 are expected; others came")
    return row.astype(np.int64)


def seats_given(mine: Any, games: int, seats: int) -> Array:
    """Whose decisions are asked for in each game; -1: everybody's. Raises BadBatch."""
    if mine is None:
        return np.full(games, -1, np.int32)
    row = _array(mine)
    fits = row is not None and row.dtype.kind in "iu" and not _has_truth(mine)
    if row is None or not fits or row.shape not in ((), (games,)):
        raise BadBatch(
            f"mine: a seat from 0 to {seats - 1} is expected, or a row of {games} of them; "
            f"{_shown(mine)} came"
        )
    if row.min() < 0 or row.max() >= seats:
        raise BadBatch(f"mine: seats from 0 to {seats - 1} are expected; others came")
    return np.broadcast_to(row, (games,)).astype(np.int32)


def rows_given(what: str, out: Any, shape: tuple[int, ...], of: Any = np.float32) -> Array:
    """An array that observations, or masks, can be written into. Raises BadBatch."""
    if (
        type(out) is not np.ndarray
        or (out.shape, out.dtype) != (shape, np.dtype(of))
        or not (out.flags.c_contiguous and out.flags.aligned and out.flags.writeable)
    ):
        raise BadBatch(
            f"{what}: a {np.dtype(of)} array of shape {shape} is expected, in one piece and "
            f"writeable, as the table gives one; {_shown(out)} came; nothing was written"
        )
    return out


def _numbers(row: Array, games: int) -> Array:
    outside = row[(row < 0) | (row >= games)]
    if outside.size:
        named = ", ".join(str(one) for one in outside[:SHOWN].tolist())
        raise BadBatch(
            f"reset: numbers of games from 0 to {games - 1} are expected; "
            f"{outside.size} others came ({named}); nothing was done"
        )
    numbers = np.unique(row.astype(np.int64))
    if len(numbers) < len(row):
        raise BadBatch(
            f"reset: each number of a game is expected once; {len(row) - len(numbers)} came again. "
            "If 0 and 1 mean no and yes, give them as bool; nothing was done"
        )
    return numbers


def state_given(game: KernelGame[Any, Any], state: Any) -> Array:
    """A state of this very game as an array. Raises BadBatch for what is none.

    A state must fit into the fields that it declares, and be one that the game can write down as a
    position and read again, which checks every part of it, the number of seats included.
    """
    kind = type(game.start())
    if type(state) is not kind:
        raise _no_state(game, f"{kind.__module__}.{kind.__name__}", f"{_shown(state)} came")
    try:
        array = to_array(state)
        kept = from_array(kind, array[0])
        fits = kept == state
    except (AttributeError, OverflowError, TypeError, ValueError) as error:
        raise _no_state(game, "whole numbers that fit into its fields", str(error)) from error
    if not fits:
        raise _no_state(game, "whole numbers that fit into its fields", "some do not")
    if not _is_position(game, kept):
        raise _no_state(game, "a position of this game", "it cannot be read as one")
    return array


def _is_position(game: KernelGame[Any, Any], state: Layout) -> bool:
    if not isinstance(game, Notation):
        return True
    try:
        return bool(game.read_position(game.write_position(state)) == state)
    except (NationsError, LookupError, ValueError):
        return False


def _no_state(game: Any, expected: str, came: str) -> BadBatch:
    terms = game.terms
    return BadBatch(
        f"state: expected for {terms.game} with {terms.seats} seats: {expected}; {came}: "
        "give what game.start, game.play or game.read_position of the same game gave"
    )


def _array(given: Any) -> Array | None:
    """Anything as an array of our own, or None for what NumPy cannot take for one."""
    try:
        return np.array(given)
    except Exception:  # whatever an object of somebody's raises when it is asked
        return None


def _has_truth(given: Any) -> bool:
    """Whether truth values hide among the numbers of a list: NumPy would take them for 0 and 1."""
    return isinstance(given, list | tuple) and any(isinstance(o, bool | np.bool_) for o in given)


def _shown(given: Any) -> str:
    """What came, in a few words."""
    if isinstance(given, np.ndarray):
        return f"an array of shape {given.shape} and type {given.dtype}"
    kind = type(given).__name__
    if isinstance(given, list | tuple):
        return f"a {kind} of {len(given)}"
    text = str(given) if isinstance(given, bool | int | float | str) else ""
    return f"{kind} {text[:40]!r}" if text else f"{kind}"
