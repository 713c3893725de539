"""Lines of code of Python files: without blank lines, comments and docstrings.

python tools/code_lines.py src/nations/compiling/translator
"""

from __future__ import annotations

import ast
import io
import sys
import tokenize
from pathlib import Path

SILENT = {
    tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT,
    tokenize.ENDMARKER,
}  # fmt: skip


def code_lines(text: str) -> int:
    """Lines with anything on them that runs; a string that stands alone is none."""
    found: set[int] = set()
    for one in tokenize.generate_tokens(io.StringIO(text).readline):
        if one.type not in SILENT:
            found.update(range(one.start[0], one.end[0] + 1))
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(found)


def main(folder: Path) -> None:
    counted = {path: code_lines(path.read_text()) for path in sorted(folder.rglob("*.py"))}
    for path, lines in counted.items():
        sys.stdout.write(f"{lines:6} {path.relative_to(folder)}\n")
    sys.stdout.write(f"{sum(counted.values()):6} together\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
