"""One reader of Python's syntax at a time.

CPython 3.11 counts how deep it is in a syntax tree once for all threads, so that two that read at
the same time can fail ("AST constructor recursion depth mismatch", python/cpython#106905). Rich
reads so what a thing in a line is called, and the translator what a rule says.
"""

from __future__ import annotations

from threading import Lock

one_reader = Lock()
