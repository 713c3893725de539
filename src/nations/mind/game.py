"""A game with a judge: what the contract's `Judging` asks for, from a thinker."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from nations.compiling.layout import Layout, dtype, to_bytes
from nations.compiling.rules import for_pages
from nations.contract import (
    AT_ONCE,
    Effort,
    Judgement,
    Move,
    Outlook,
    Question,
    Reason,
    Unit,
    View,
)
from nations.errors import NoSchool, NoUnit
from nations.kernel.game import KernelGame

if TYPE_CHECKING:
    from nations.compiling.wasm import WasmUnit
    from nations.mind.desk import PageJudge
    from nations.mind.school import School
    from nations.mind.yardstick import Yardstick

B = TypeVar("B", bound=Layout)
T = TypeVar("T", bound=Layout)
T_in = TypeVar("T_in", contravariant=True)


class Thinking(Protocol[T_in]):
    """Who judges states: `thinker.Thinker` with a judge of positions, or a game's own."""

    def looks_ahead(self) -> bool: ...

    def judge(
        self, s: T_in, moves: Sequence[Move], effort: Effort, seed: int
    ) -> list[Judgement]: ...

    def reasons(
        self, s: T_in, moves: Sequence[Move], effort: Effort
    ) -> list[tuple[Reason, ...]]: ...

    def values(self, s: T_in, effort: Effort, seed: int) -> tuple[float, ...]: ...


class JudgedGame(KernelGame[B, T]):
    """Subclasses say who thinks, and which state a seat sees in a view."""

    @property
    @abstractmethod
    def thinker(self) -> Thinking[T]:
        """Who judges; made when it is first asked."""

    @property
    @abstractmethod
    def measure(self) -> Any:
        """By what reviews measure, see `yardstick.Yardstick`: the judge, or a module of its own."""

    @property
    def pages(self) -> PageJudge:
        """How it thinks in a page. Raises NoUnit for a game that does not."""
        raise NoUnit(f"{self.terms.game} has no judge for pages")

    @property
    def school(self) -> School:
        """What its judge is taught with. Raises NoSchool for a game whose judge is not."""
        raise NoSchool(f"the judge of {self.terms.game} is not taught: its numbers are set by hand")

    @abstractmethod
    def seen(self, view: View) -> T:
        """The state as it is seen; what is hidden is not in it."""

    @cached_property
    def _yardstick(self) -> Yardstick:
        from nations.mind.yardstick import Yardstick

        return Yardstick(self, self.measure)

    @property
    def usual_effort(self) -> int:
        """As its measure says."""
        return self._yardstick.usual_effort

    def stretch(self, state: T, brief: bool = False) -> int:
        """The part of the game to whose end a value looks."""
        return self._yardstick.stretch(state, brief)

    def begins(self, state: T) -> bool:
        """Whether a whole action begins there."""
        return self._yardstick.begins(state)

    def expect(self, state: T, stretch: int, seed: int = 0, brief: bool = False) -> Outlook:
        """What a state is worth to every seat if all play on by the policy."""
        return self._yardstick.expect(state, stretch, seed, brief)

    def looks_ahead(self) -> bool:
        """Where its code is compiled."""
        return self.thinker.looks_ahead()

    def judge(
        self, view: View, moves: Sequence[Move], effort: Effort = AT_ONCE, seed: int = 0
    ) -> list[Judgement]:
        """What moves are worth to the seat that must decide, from what it sees."""
        return self.thinker.judge(self.seen(view), moves, effort, seed)

    def reasons(
        self, view: View, moves: Sequence[Move], effort: Effort = AT_ONCE
    ) -> list[tuple[Reason, ...]]:
        """Why moves are worth what they are."""
        return self.thinker.reasons(self.seen(view), moves, effort)

    def values(self, view: View, effort: Effort = AT_ONCE, seed: int = 0) -> tuple[float, ...]:
        """What the position is worth to every seat."""
        return self.thinker.values(self.seen(view), effort, seed)

    def unit(self) -> Unit:
        """The judge as WebAssembly. Raises NoUnit where there is none."""
        pages, module = self.pages, self.page_unit().module()
        return Unit(module, dtype(pages.desk).itemsize, pages.nodes, pages.calm)

    def page_unit(self) -> WasmUnit:
        """The same before it is made."""
        return for_pages(self.pages.advise, type(self.box), self.state, self.pages.desk)

    def question(self, view: View, moves: Sequence[Move]) -> Question:
        """What a seat sees, as it lies in memory, and the numbers of its moves."""
        s = self.seen(view)
        numbers = tuple(self.naming.number(s, move) for move in moves)
        return Question(to_bytes(self.box), to_bytes(s), numbers)
