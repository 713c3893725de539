"""What a rule says, and what its names stand for: its syntax, its constants, its callees."""

from __future__ import annotations

import ast
import builtins
import linecache
import math
from functools import cache
from types import FunctionType
from typing import Any

from nations.compiling.errors import NoCompiler
from nations.syntax import one_reader

UNKNOWN = object()
"""Stands for what is not known before the rule runs."""
C_WORDS = """
auto bool break case char const continue default do double else enum extern false float for fraction
goto if inline int long register restrict return short signed sizeof static struct switch true
typedef union unsigned void volatile while whole
"""


def c_name(name: str) -> str:
    """A name that C has no use for itself."""
    return f"{name}_" if name in C_WORDS.split() else name


@cache
def _definitions(file: str) -> dict[int, ast.FunctionDef]:
    """The functions of a file by their first line, decorators included."""
    found = {}
    try:
        with one_reader:
            tree = ast.parse("".join(linecache.getlines(file)))
    except SyntaxError:  # a page of text, with rules between its lines
        return {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            found[min([node.lineno, *(one.lineno for one in node.decorator_list)])] = node
    return found


def definition(f: FunctionType) -> ast.FunctionDef:
    """The syntax of a rule. Raises NoCompiler where its text is not at hand."""
    code = f.__code__
    node = _definitions(code.co_filename).get(code.co_firstlineno)
    if node is None or node.name != code.co_name:
        raise NoCompiler(
            f"{code.co_filename}:{code.co_firstlineno}: {f.__qualname__}: the text of this rule "
            "is not at hand; write it as a function in a file"
        )
    return node


def meaning(f: FunctionType, node: ast.expr) -> Any:
    """The object that a name, or an attribute of a module or class, stands for in a rule; UNKNOWN
    for anything else, such as an attribute of a layout."""
    if isinstance(node, ast.Name):
        return _global(f, node.id)
    if isinstance(node, ast.Attribute):
        of = meaning(f, node.value)
        return UNKNOWN if of is UNKNOWN else getattr(of, node.attr, UNKNOWN)
    return UNKNOWN


def _global(f: FunctionType, name: str) -> Any:
    code = f.__code__
    if name in code.co_varnames or name in code.co_cellvars:
        return UNKNOWN
    if name in code.co_freevars:
        return (f.__closure__ or ())[code.co_freevars.index(name)].cell_contents
    return f.__globals__.get(name, getattr(builtins, name, UNKNOWN))


def literal(number: int | float) -> str:
    """A number as C writes it, to the last bit."""
    if isinstance(number, float):
        if not math.isfinite(number):
            return "(-__builtin_inf())" if number < 0 else "__builtin_inf()"
        return repr(number)
    whole = int(number)
    text = str(whole) if -(1 << 31) < whole < 1 << 31 else f"{whole}LL"
    return f"({text})" if whole < 0 else text
