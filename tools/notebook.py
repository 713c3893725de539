"""Runs a notebook and writes what its cells show, without Jupyter.

    python tools/notebook.py docs/first-steps.ipynb

Cells run one after another in one namespace. The value of a last line is shown as a notebook would:
its picture, if it has one, else its text. A test runs the notebooks of the docs so and compares.
"""

from __future__ import annotations

import ast
import io
import json
import os
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

HIDDEN = (None, "")


def ran(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook with what its cells show now."""
    namespace: dict[str, Any] = {"__name__": "__notebook__"}
    count, cells = 0, []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            shown = outputs("".join(cell["source"]), namespace, count)
            cell = {**cell, "execution_count": count, "outputs": shown}
        cells.append(cell)
    return {**notebook, "cells": cells}


def outputs(source: str, namespace: dict[str, Any], count: int) -> list[dict[str, Any]]:
    """What a cell prints, and the value of its last line."""
    tree = ast.parse(source)
    last = tree.body[-1] if tree.body else None
    if isinstance(last, ast.Expr):
        tree.body.pop()
    printed, value = io.StringIO(), None
    with redirect_stdout(printed):
        exec(compile(tree, f"<cell {count}>", "exec"), namespace)  # noqa: S102 - our own notebook
        if isinstance(last, ast.Expr):
            code = compile(ast.Expression(last.value), f"<cell {count}>", "eval")
            value = eval(code, namespace)  # noqa: S307 - the same
    shown: list[dict[str, Any]] = []
    if text := printed.getvalue():
        shown.append({"name": "stdout", "output_type": "stream", "text": lines(text)})
    if value is not None:
        data = {"text/plain": lines(repr(value))}
        if (svg := getattr(value, "_repr_svg_", lambda: None)()) not in HIDDEN:
            data["image/svg+xml"] = lines(svg)
        result = {"data": data, "execution_count": count, "metadata": {}}
        shown.append({"output_type": "execute_result", **result})
    return shown


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def written(notebook: dict[str, Any]) -> str:
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    os.environ["NATIONS_LANG"] = "en"
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(written(ran(json.loads(path.read_text("utf-8")))), "utf-8")
