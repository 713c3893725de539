"""Threads that share work: all of it is done when a call comes back, whatever happens."""

from __future__ import annotations

import gc
import multiprocessing
import threading
from collections.abc import Callable
from functools import partial
from time import sleep
from typing import Any

import pytest

from nations.batch.crew import Crew, Hand, Vote


def where() -> int:
    return threading.get_ident()


def waiting(others: threading.Barrier) -> int:
    """Comes back only if others wait at the same time."""
    others.wait(60)
    return where()


def test_works_are_done_side_by_side_in_their_order() -> None:
    crew, together = Crew(3), threading.Barrier(3)
    idents = crew.each([partial(waiting, together)] * 3)
    assert len({*idents}) == 3
    assert idents[0] == where(), "the caller's own is one of them"
    assert crew.each([partial(abs, at) for at in range(3)]) == [0, 1, 2]
    assert crew.each([lambda: 7, lambda: 8]) == [7, 8], "fewer works than threads"


def test_one_work_needs_no_other_thread() -> None:
    assert Crew(4).each([where]) == [where()]


def test_what_is_raised_comes_when_nothing_goes_on() -> None:
    crew, done = Crew(2), list[str]()

    def fails() -> None:
        raise ValueError("here")

    def lasts() -> None:
        sleep(0.2)
        done.append("all")

    for works in ([fails, lasts], [lasts, fails]):
        done.clear()
        with pytest.raises(ValueError, match="here"):
            crew.each(works)
        assert done == ["all"]
    assert crew.each([where, where])[0] == where(), "and it goes on"


def test_who_interrupts_is_heard_when_the_work_is_done() -> None:
    hand = Hand()
    hand.works.put(lambda: 5)
    real, calls = hand.done, list[int]()

    class Interrupted:
        def get(self) -> Any:
            calls.append(1)
            if len(calls) < 3:
                raise KeyboardInterrupt
            return real.get()

    hand.done = Interrupted()  # type: ignore[assignment]  # as a terminal does it
    done, error = hand.wait()
    assert done == 5
    assert isinstance(error, KeyboardInterrupt)
    hand.works.put(None)


def test_threads_end_with_their_crew() -> None:
    before, crew = {*threading.enumerate()}, Crew(4)
    crew.each([where] * 4)
    own = {*threading.enumerate()} - before
    assert len(own) == 3
    del crew
    gc.collect()
    for thread in own:
        thread.join(60)
        assert not thread.is_alive()


@pytest.mark.skipif(
    "fork" not in multiprocessing.get_all_start_methods(), reason="this system cannot fork"
)
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # it is what is tested
def test_a_forked_process_has_threads_of_its_own() -> None:
    crew = Crew(2)
    crew.each([where] * 2)
    child = multiprocessing.get_context("fork").Process(target=crew.each, args=([where] * 2,))
    child.start()
    child.join(60)
    left = child.exitcode
    child.kill()
    assert left == 0


def test_all_do_their_parts_or_nobody_does() -> None:
    """Each looks at its own part first; one objection, or a look that fails, holds all of them."""

    def fails() -> int:
        raise ValueError("this look")

    for threads in (1, 2, 3):
        crew, done = Crew(threads), list[int]()
        works = [partial(done.append, at) for at in range(threads)]
        fine: list[Callable[[], int]] = [lambda: 0] * threads
        vote = Vote(fine, works)
        assert crew.each(vote.shares()) == [None] * threads
        assert sorted(done) == [*range(threads)]
        assert vote.objections == [0] * threads
        done.clear()
        vote = Vote([*fine[1:], lambda: 7], works)
        crew.each(vote.shares())
        assert (vote.objections[-1], done) == (7, [])
        with pytest.raises(ValueError, match="this look"):
            crew.each(Vote([*fine[1:], fails], works).shares())
        assert not done
