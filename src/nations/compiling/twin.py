"""The compiled twin of a rule: called from Python with numbers and arrays, as the rule is.

A library is made, or found, for the kinds of values that come first; others get one of their own.
The interpreter lock is not held while it runs.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from ctypes import CDLL, c_char, c_char_p, c_double, c_int64, c_void_p
from hashlib import sha256
from threading import RLock
from typing import Any, TypeAlias

import numpy as np

from nations.compiling.build import library
from nations.compiling.digest import cache_directory, digest
from nations.compiling.errors import NoCompiler
from nations.compiling.plain import over_arrays
from nations.compiling.translator.kinds import FRACTION, WHOLE, Kind, RowKind, Struct, of_dtype
from nations.compiling.translator.unit import unit_of

Native: TypeAlias = Callable[..., Any]
log = logging.getLogger("nations.compiling")
RAISED = {"i": IndexError, "z": ZeroDivisionError, "s": ValueError}
RESULT = {"i": c_int64, "b": c_int64, "f": c_double, "-": None}


class Twin:
    """A rule, compiled. `given` takes the first values once and for all."""

    def __init__(self, rule: Any, bounds: bool) -> None:
        self.rule, self.bounds = rule, bounds
        self.__name__, self.__doc__ = rule.__name__, rule.__doc__
        self._entries: dict[Any, Native] = {}
        self._seen: list[Any] = []  # so that no other dtype gets the number of one of these
        self._is_plain = False
        self._making = RLock()

    def __call__(self, *values: Any) -> Any:
        keys, words = taken(values)
        entry = self._entries.get(keys) or self._entry(keys, values)
        return entry(*words) if entry else self._plainly(*values)

    def given(self, *values: Any) -> Callable[..., Any]:
        """The twin with its first values given: where arrays lie is asked only once.

        The arrays must stay where they are, which is what arrays do.
        """
        keys, words = taken(values)
        entries: dict[Any, Native | None] = {}

        def call(*rest: Any) -> Any:
            more, last = taken(rest)
            entry = entries.get(more)
            if entry is None:
                entry = entries[more] = self._entry(keys + more, values + rest)
            return entry(*words, *last) if entry else self._plainly(*values, *rest)

        return call

    def _plainly(self, *values: Any) -> Any:
        return over_arrays(self.rule)(*values)

    def _entry(self, keys: Any, values: tuple[Any, ...]) -> Native | None:
        """The library's function for such values; None where there can be none."""
        with self._making:
            if keys not in self._entries and not self._is_plain:
                kinds = [kind_of(value) for value in values]
                expected = self.rule.__code__.co_argcount
                if len(kinds) != expected:
                    raise TypeError(f"{self.__name__} takes {expected} values; {len(kinds)} came")
                self._seen += [value.dtype for value in values if hasattr(value, "dtype")]
                try:
                    self._entries[keys] = self._made(kinds)
                except NoCompiler as error:
                    self._is_plain = True
                    _say_plain(str(error))
            return self._entries.get(keys)

    def _made(self, kinds: list[Kind]) -> Native:
        place, name = place_of(self.rule, kinds, self.bounds)
        found = library(
            place, name, self.bounds, lambda: unit_of(self.rule, kinds, name, self.bounds)
        )
        return entry_of(found, kinds, self.bounds)


def place_of(rule: Any, kinds: list[Kind], bounds: bool) -> tuple[str, str]:
    """Where the library of a rule for such values lies, but for its target; and its digest."""
    words = "; ".join(str(kind) for kind in kinds)
    name = sha256(f"{digest(rule)} {words} {bounds}".encode()).hexdigest()[:16]
    return f"{cache_directory(rule, bounds).name}/{name}", name


def entry_of(found: CDLL, kinds: list[Kind], bounds: bool) -> Native:
    """The function of a library, ready to be called."""
    letter = c_char.in_dll(found, "returns").value.decode()
    entry = found.entry
    entry.restype = RESULT[letter]
    entry.argtypes = [word for kind in kinds for word in _words(kind)]
    if not bounds:
        return (lambda *words: bool(entry(*words))) if letter == "b" else entry
    found.failure.restype = c_char_p

    def checked(*words: Any) -> Any:
        result = entry(*words)
        failed = found.failure().decode()
        if failed:
            raise RAISED[failed[0]](failed[1:])
        return bool(result) if letter == "b" else result

    return checked


def _words(kind: Kind) -> list[Any]:
    if isinstance(kind, RowKind):
        return [c_void_p, c_int64]
    if isinstance(kind, Struct):
        return [c_void_p]
    return [c_double if kind == FRACTION else c_int64]


def kind_of(value: Any) -> Kind:
    """The kind of a value that Python gives to a rule."""
    if isinstance(value, float | np.floating):
        return FRACTION
    if isinstance(value, int | np.integer | np.bool_):
        return WHOLE
    if isinstance(value, np.ndarray) and value.ndim:
        return RowKind(of_dtype(value.dtype), (None, *value.shape[1:]))
    if isinstance(value, np.ndarray | np.void):
        return of_dtype(value.dtype)
    raise TypeError(
        f"compiled rules take numbers and NumPy arrays; {type(value).__name__} came: "
        "nations.compiling.layout.to_array makes an array of a layout"
    )


def taken(values: tuple[Any, ...]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """What decides the kinds of values, and the values as C takes them: where arrays lie."""
    keys: list[Any] = []
    words: list[Any] = []
    for value in values:
        kind = type(value)
        if kind is int or kind is float:
            keys.append(kind)
            words.append(value)
        elif kind is np.ndarray and value.ndim:
            if not value.flags.c_contiguous:
                raise TypeError("an array must lie in one piece; numpy.ascontiguousarray helps")
            keys.append((id(value.dtype), value.shape[1:]))
            words += (address(value), len(value))
        elif kind is np.void or kind is np.ndarray:
            keys.append(id(value.dtype))
            words.append(address(np.asarray(value)))
        else:
            number = float(value) if isinstance(value, np.floating) else _whole(value)
            keys.append(type(number))
            words.append(number)
    return tuple(keys), tuple(words)


HEAD = object.__basicsize__
"""An array begins, after what every object has, with where its numbers lie."""


def _quick(array: Any) -> int:
    found: int = c_void_p.from_address(id(array) + HEAD).value or 0
    return found


def _slow(array: Any) -> int:
    found: int = array.ctypes.data
    return found


_SAMPLE = np.zeros(3)
address = _quick if _quick(_SAMPLE) == _slow(_SAMPLE) else _slow
"""Where an array lies. NumPy's own answer takes some microseconds."""


def _whole(value: Any) -> Any:
    """A whole number of any type."""
    try:
        return value.__index__()
    except AttributeError:
        kind_of(value)
        raise


_SAID: set[str] = set()


def _say_plain(why: str) -> None:
    """One line, once."""
    if why not in _SAID:
        _SAID.add(why)
        log.warning("rules run as plain Python, a hundred times slower: %s", why)
