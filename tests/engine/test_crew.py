"""Threads that share work: all of it is done when a call comes back, whatever happens."""

from __future__ import annotations

import gc
import multiprocessing
import threading
from functools import partial
from time import sleep
from typing import Any

import pytest

from nations.batch.crew import Crew, Deckhand, SpareJob


def where() -> int:
    return threading.get_ident()


def waiting(others: threading.Barrier) -> int:
    """Comes back only if others wait at the same time."""
    others.wait(60)
    return where()


def test_works_are_done_side_by_side_in_their_order() -> None:
    crew, together = Crew(3), threading.Barrier(3)
    idents = crew.share([partial(waiting, together)] * 3)
    assert len({*idents}) == 3
    assert idents[0] == where(), "the caller's own is one of them"
    together = threading.Barrier(2)
    assert len({*crew.share([partial(waiting, together)] * 2)}) == 2, "fewer works than threads"


def test_one_work_needs_no_other_thread() -> None:
    assert Crew(4).share([where]) == [where()]


def test_who_comes_late_takes_no_part() -> None:
    """A thread that has not begun when the caller is through is not waited for."""
    crew, done = Crew(2), list[str]()
    late, began = threading.Event(), threading.Event()

    def lasts() -> str:
        began.set()
        late.wait(60)
        return "held up"

    crew._gather()
    hand = crew._hands[0]
    hand.offers.put(SpareJob(lasts))
    assert began.wait(60), "it is at something else"
    assert crew.share([lambda: "mine", partial(done.append, "late")]) == ["mine"]
    late.set()
    assert hand.wait()[0] == "held up"
    crew.share([where, where])
    assert not done


def test_what_is_raised_comes_when_nothing_goes_on() -> None:
    crew, done = Crew(2), list[str]()

    def lasting(began: threading.Event) -> None:
        began.set()
        sleep(0.2)
        done.append("all")

    def failing(began: threading.Event) -> None:
        began.wait(60)
        raise ValueError("here")

    for works in ([failing, lasting], [lasting, failing]):
        done.clear()
        began = threading.Event()
        with pytest.raises(ValueError, match="here"):
            crew.share([partial(work, began) for work in works])
        assert done == ["all"]
    assert crew.share([where, where])[0] == where(), "and it goes on"


def test_who_interrupts_is_heard_when_the_work_is_done() -> None:
    hand = Deckhand()
    hand.offers.put(SpareJob(lambda: 5))
    real, calls = hand.done, list[int]()

    class Interrupted:
        def empty(self) -> bool:
            return True

        def get(self) -> Any:
            calls.append(1)
            if len(calls) < 3:
                raise KeyboardInterrupt
            return real.get()

    hand.done = Interrupted()  # type: ignore[assignment]  # as a terminal does it
    done, error = hand.wait()
    assert done == 5
    assert isinstance(error, KeyboardInterrupt)
    hand.offers.put(None)


def test_threads_end_with_their_crew() -> None:
    before, crew, together = {*threading.enumerate()}, Crew(4), threading.Barrier(4)
    crew.share([partial(waiting, together)] * 4)
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
    crew, context = Crew(2), multiprocessing.get_context("fork")
    crew.share([where] * 2)
    works = [partial(waiting, threading.Barrier(2))] * 2
    child = context.Process(target=crew.share, args=(works,))
    child.start()
    child.join(60)
    left = child.exitcode
    child.kill()
    assert left == 0
