"""Many games in a file: the states between two decisions, and where chance goes on.

What comes from a file comes from outside: it is looked at as whatever else is given to a table, so
a damaged or an invented file is refused and never played.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import msgspec

from nations.batch.intake import MOST_GAMES, Array, state_given
from nations.compiling.layout import dtype, from_array
from nations.compiling.numbers import np
from nations.contract import Terms
from nations.errors import BadFile

FORMAT = 1
PARTS = ("about", "states", "generators", "seeds", "mine")


class About(msgspec.Struct, forbid_unknown_fields=True):
    """The head of a file: its form, what was agreed, and the seed of the next game."""

    format: int
    terms: Terms
    next_seed: int


class KeptGames(NamedTuple):
    """Games as they were kept."""

    states: Array
    generators: Array
    seeds: Array
    mine: Array
    next_seed: int


def write(path: str | Path, terms: Terms, kept: KeptGames) -> None:
    """Writes games into a file, whole or not at all. Raises BadFile where it cannot be written."""
    about = msgspec.json.encode(About(FORMAT, terms, kept.next_seed))
    place = Path(path)
    beside = place.with_name(f"{place.name}.part")
    try:
        with beside.open("wb") as file:
            np.savez(
                file,
                about=np.frombuffer(about, np.uint8),
                states=kept.states,
                generators=kept.generators,
                seeds=kept.seeds,
                mine=kept.mine,
            )
        beside.replace(place)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadFile(f"{path} cannot be written: {error.strerror}") from error


def read(path: str | Path, game: Any) -> KeptGames:
    """The games of a file, every state looked at. Raises BadFile for what is none, or is of another
    game, number of seats, set or options."""
    try:
        with np.load(BytesIO(Path(path).read_bytes()), allow_pickle=False) as file:
            parts = {name: file[name] for name in PARTS}
        about = msgspec.json.decode(parts["about"].tobytes(), type=About)
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror}") from error
    except (BadZipFile, EOFError, KeyError, ValueError) as error:
        raise BadFile(f"{path} holds no games of a table: {error}") from error
    if about.format > FORMAT:
        raise BadFile(f"{path} is of a newer version ({about.format}): install a newer one")
    if about.terms != game.terms:
        raise BadFile(
            f"{path} is of another game: it has {_shown(about.terms)}, this is {_shown(game.terms)}"
        )
    return _checked(path, game, parts, about)


def _checked(path: str | Path, game: Any, parts: dict[str, Array], about: About) -> KeptGames:
    """All of it is what a table can go on from. Raises BadFile."""
    states, generators = parts["states"], parts["generators"]
    games = len(states) if states.ndim == 1 else 0
    kind = type(game.start())
    fits = (
        states.dtype == dtype(kind)
        and 0 < games <= MOST_GAMES
        and _whole(generators, (games, 4), 1 << 32)
        and _whole(parts["seeds"], (games,), 1 << 63)
        and _whole(parts["mine"] + 1, (games,), game.terms.seats + 1)
        and 0 <= about.next_seed < 1 << 63
    )
    if not fits:
        raise BadFile(f"{path} is damaged, or its states are of another version")
    for at in range(games):
        state_given(game, from_array(kind, states[at]))
    return KeptGames(states, generators, parts["seeds"], parts["mine"], about.next_seed)


def _whole(given: Array, shape: tuple[int, ...], below: int) -> bool:
    """Whether an array has whole numbers of a shape, from 0 up to a limit."""
    if given.shape != shape or given.dtype.kind not in "iu":
        return False
    return bool(given.min() >= 0) and int(given.max()) < below


def _shown(terms: Terms) -> str:
    options = ", ".join(f"{name} {value}" for name, value in sorted(terms.options.items()))
    return f"{terms.game} for {terms.seats} with {terms.content} ({options})"


def rows_of(generators: Array) -> Array:
    """Generators as rows of their four words."""
    words = generators.view(np.int64).reshape(len(generators), -1)
    return np.array(words)
