"""Processes that Ctrl-C does not reach: who started them ends them."""

from __future__ import annotations

import signal
from multiprocessing.process import BaseProcess


def start_deaf(process: BaseProcess) -> None:
    """Starts a process that hears nothing of Ctrl-C, not even while it imports; it must `ignore`
    it then. Who presses it meanwhile is heard here afterwards."""
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


def ignore() -> None:
    """From now on Ctrl-C is nothing to this process; programs that it starts hear it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
