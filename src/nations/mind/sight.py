"""What a judge of positions says when it is run plain: what moves look like, and why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from nations.compiling.rules import bound
from nations.contract import Reason
from nations.kernel.game import KernelGame
from nations.mind.looking import THERE, can_wait, look
from nations.mind.told import Because, on_average


class States(list[Any]):
    """Plain states side by side: what is put at a place is a copy, as it is in an array."""

    def __setitem__(self, at: Any, state: Any) -> None:
        super().__setitem__(at, state.copy())


class Eye:
    """A judge in one position, by a mind with numbers to judge by.

    Not `exact`: where the judge can say what chance is worth as a rule, that will do.
    """

    def __init__(
        self,
        game: KernelGame[Any, Any],
        hooks: Mapping[str, Any],
        m: Any,
        state: Any,
        exact: bool = True,
    ) -> None:
        kernel: Any = game.kernel
        self._exact = exact
        self.box, self.state, self.seat = game.box, state, kernel.decider(state)
        self._beside, self._m = game.beside(state), m
        self._look = bound(look, kernel, **hooks)
        self._judge, self._can_wait = hooks["note_chances"], hooks.get("can_wait", can_wait)
        self._states = States([state, state, state])

    def waits(self, number: int) -> bool:
        """Whether a move can as well be made later."""
        return bool(self._can_wait(self.state, number))

    def counts(self, number: int) -> bool:
        """Whether a move is one of the game, and not beside it."""
        return number not in self._beside

    def chances(self, numbers: Iterable[int]) -> dict[int, list[float]]:
        """What moves look like at once: the chances of all seats. What can wait has none."""
        return {
            number: self._seen(number)
            for number in numbers
            if self.counts(number) and not self.waits(number)
        }

    def _seen(self, number: int) -> list[float]:
        self._look(self.box, self._states, self._m, 0, number, self._exact)
        return list(self._m.mean[: self.box.seats])

    @cached_property
    def told(self) -> list[Because]:
        """What is told of the position itself."""
        self._m.told = told = list[Because]()
        self._judge(self.box, self.state.copy(), self._m)
        return told

    def tell(self, number: int) -> tuple[Any, list[Because], float]:
        """Where a move leads, what is told of it, and what it is worth; where chance comes first,
        on average over what it may bring."""
        self._m.told = list[Any]()
        worth = self._seen(number)[self.seat]
        return self._states[THERE], on_average(self._m.told), worth


class Sight:
    """A move as a judge sees it: its seat, the states around it, and what is told of them.

    `worth` is the chance to win that the judge gives it at once; `waits` says that it can wait.
    What nobody asks for is not reckoned.
    """

    def __init__(self, eye: Eye, number: int) -> None:
        self._eye, self.number = eye, number
        self.box, self.seat, self.before = eye.box, eye.seat, eye.state

    @cached_property
    def _after(self) -> tuple[Any, list[Because], float]:
        return (
            self._eye.tell(self.number) if self._eye.counts(self.number) else (self.before, [], 0.0)
        )

    @property
    def after(self) -> Any:
        return self._after[0]

    @property
    def told_before(self) -> list[Because]:
        return self._eye.told

    @property
    def told_after(self) -> list[Because]:
        return self._after[1]

    @property
    def worth(self) -> float:
        return self._after[2]

    @property
    def waits(self) -> bool:
        return self._eye.waits(self.number)


def change(sight: Sight, names: Any) -> tuple[Reason, ...]:
    """What changes most by a move, of what was told with its seat as the first value.

    `Why.POINTS` of the judge's names is the message `reason-points-more`, or `-less`.
    """
    before, after = (_parts(told, sight.seat) for told in (sight.told_before, sight.told_after))
    changes = {why: after.get(why, 0.0) - before.get(why, 0.0) for why in {**before, **after}}
    if not changes:
        return ()
    most = max(changes, key=lambda why: abs(changes[why]))
    name = names(most).name.lower().replace("_", "-")
    return (Reason(f"reason-{name}-{'more' if changes[most] > 0 else 'less'}"),)


def _parts(told: Iterable[Because], seat: int) -> dict[int, float]:
    found: dict[int, float] = {}
    for one in told:
        if one.values[0] == seat:
            found[one.why] = found.get(one.why, 0.0) + one.part
    return found
