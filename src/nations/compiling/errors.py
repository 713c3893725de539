"""What the translator refuses, with the place and what to write instead."""

from __future__ import annotations


class NotARule(Exception):
    """Something in a rule that cannot be translated; it says where, what and what to write."""


class NoCompiler(Exception):
    """There is neither a library for these rules nor anything here that could make one."""
