"""Statements of rules as C, line by line, each with the line of the rule that it comes from."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from types import FunctionType
from typing import TYPE_CHECKING, Any

from nations.compiling.room import room
from nations.compiling.translator.kinds import (
    FRACTION,
    NOTHING,
    WHOLE,
    Kind,
    Number,
    RowKind,
    Struct,
    c_type,
    joined,
    of_dtype,
)
from nations.compiling.translator.names import c_name, definition, meaning
from nations.compiling.translator.reckoning import Reckoning
from nations.compiling.translator.values import CHANGES, STEADY, Value

if TYPE_CHECKING:
    from nations.compiling.translator.unit import CUnit


def is_apart(argument: ast.arg) -> bool:
    """Whether nothing else reaches an argument (`nations.compiling.layout.Apart`)."""
    return isinstance(argument.annotation, ast.Name) and argument.annotation.id == "Apart"


def declared(name: str, kind: Kind, apart: bool = False) -> str:
    """An argument as C declares it, with its length where the kind does not say it."""
    if isinstance(kind, Struct):
        return f"{kind.c} *{kind.name}__fixed {name}"
    length = f", whole {name}__n" if isinstance(kind, RowKind) and kind.is_open else ""
    alone = "restrict " if apart and isinstance(kind, RowKind) else ""
    return f"{c_type(kind)}{alone}{name}{length}"


class Statements(Reckoning):
    """The body of one rule, for kinds of arguments.

    The kinds of its names are those of all that is ever assigned to them: the body is written again
    until they no longer change.
    """

    def __init__(self, unit: CUnit, f: FunctionType, kinds: Sequence[Kind]) -> None:
        super().__init__(unit, f)
        node = definition(f)
        arguments = node.args
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs:
            self.refuse(arguments, "a rule takes values by their place", "name each of them")
        self.given = dict(zip((one.arg for one in arguments.args), kinds, strict=True))
        self._apart = {one.arg for one in arguments.args if is_apart(one)}
        self.locals = dict(self.given)
        self._returned: Kind | None = None
        self._settled = False
        while not self._settled:
            self._settled, self.lines = True, list[str]()
            self.callees, self._names, self._depth = {}, 0, 1
            self._block(node.body)
        self.returns = self._returned or NOTHING

    @property
    def text(self) -> str:
        """The function."""
        code = self.f.__code__
        file = code.co_filename.replace("\\", "\\\\").replace('"', '\\"')
        given = [declared(c_name(one), of, one in self._apart) for one, of in self.given.items()]
        head = f"static {c_type(self.returns)}{self.name}({', '.join(given) or 'void'}) {{"
        own = [
            f"    {c_type(kind)}{c_name(one)} = 0;"
            for one, kind in self.locals.items()
            if one not in self.given
        ]
        where = f'#line {code.co_firstlineno} "{file}"'
        return "\n".join([where, head, *own, *self.lines, "}"])

    # Lines

    def write(self, text: str) -> None:
        self.lines.append("    " * self._depth + text)

    def _block(self, body: Sequence[ast.stmt]) -> None:
        for statement in body:
            self.lines.append(f"#line {statement.lineno}")
            self.said(statement, "write it with if, while, for and assignments")(statement)

    def _when(self, head: str, body: Sequence[ast.stmt], first: str = "") -> None:
        """What is done when or while something is so."""
        self.write(f"{head} {{")
        self._depth += 1
        if first:
            self.write(first)
        self._block(body)
        self._depth -= 1
        self.write("}")

    # Assignments

    def _Assign(self, node: ast.Assign) -> None:
        """All values are reckoned before any is assigned."""
        names, values = node.targets, [node.value]
        if isinstance(node.value, ast.Call) and meaning(self.f, node.value.func) is room:
            self._room(node, names, node.value)
            return
        if isinstance(names[0], ast.Tuple):
            names, values = names[0].elts, getattr(node.value, "elts", [])
            if len(node.targets) > 1 or len(names) != len(values):
                what = "as many values are assigned as there are names"
                self.refuse(node, what, "write one assignment for each")
        found = [self.let_go(one) for one in values]
        if len(names) > 1:
            found = [self._kept(one) for one in found]
        for name, value in zip(names, found * (len(names) // len(found)), strict=True):
            self._store(name, value)

    def _kept(self, value: Value) -> Value:
        """A value under a name of its own, until the end of the block."""
        if value.known is not None:
            return value
        name = self.new_name()
        self.write(f"{c_type(value.kind)}{name} = {value.text};")
        return Value(name, value.kind)

    def _store(self, target: ast.expr, value: Value) -> None:
        if isinstance(target, ast.Name):
            self._learn(target, value.kind)
            self.write(f"{c_name(target.id)} = {value.text};")
            return
        place = self._changed(target)
        self._check_fit(target, place.kind, value.kind)
        star = "*" if isinstance(place.kind, Struct) else ""
        effects = (place.effect, value.effect)
        if CHANGES in effects and STEADY not in effects:
            value = self._kept(value)
        self.write(f"{star}{place.text} = {star}{value.text};")

    def _changed(self, target: ast.expr) -> Value:
        """A place that is written."""
        place, root = self.place(target), target
        while isinstance(root, ast.Subscript):
            root = root.value
        if isinstance(root, ast.Name) and root.id not in self.locals:
            self.refuse(target, "this is a constant", "write to an argument of the rule")
        self.note_change(target)
        if isinstance(place.kind, Struct):
            self.unit.changed.add(place.kind)
        self.effect = CHANGES
        return place

    def _check_fit(self, target: ast.expr, place: Kind, value: Kind) -> None:
        if isinstance(place, RowKind) or isinstance(value, RowKind):
            self.refuse(target, "a row is not replaced", "write its places, one by one")
        if joined(place, value) is None:
            self.refuse(target, f"this is {value}", f"{place} is needed")
        if isinstance(place, Number) and place.value == WHOLE and value == FRACTION:
            self.refuse(target, "a fraction has no room in a whole number", "write int(…)")

    def _learn(self, target: ast.Name, kind: Kind) -> None:
        """The kind of a name, now that this is assigned to it."""
        if kind == NOTHING:
            self.refuse(target, "the rule on the right returns nothing", "call it by itself")
        before = self.locals.get(target.id, kind)
        both = joined(before, kind)
        if both is None or both != self.given.get(target.id, both):
            what = f"{target.id} is {before} elsewhere, and {kind} here"
            self.refuse(target, what, "use two names")
        if isinstance(kind, RowKind) and kind.is_open:
            self.refuse(target, "a row that is given keeps its name", "use that")
        if both != before:
            self._settled = False
        self.locals[target.id] = both

    def _AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Name):
            before, value = self.number(node.target), self.number(node.value)
            self._store(node.target, self.reckoned(node, before, value, node.value))
            return
        place, value = self._changed(node.target), self.number(node.value)
        if CHANGES in (place.effect, value.effect):  # it is found once, and read before
            name = self.new_name()
            self.write(f"{place.kind.c} *{name} = &{place.text};")
            place = Value(f"(*{name})", place.kind)
            before = self._kept(self.read(place))
        else:
            before = self.read(place)
        new = self.reckoned(node, before, value, node.value)
        self._check_fit(node.target, place.kind, new.kind)
        self.write(f"{place.text} = {new.text};")

    # Room for a layout

    def _room(self, node: ast.stmt, targets: list[ast.expr], value: ast.Call) -> None:
        """A layout that the rule has while it runs, all zero."""
        target, layout = targets[0], meaning(self.f, value.args[0])
        if len(targets) > 1 or not isinstance(target, ast.Name) or self._depth > 1:
            self.refuse(node, "room is made once, under one name", "make it at the rule's start")
        kind, name = of_dtype(layout.form()), c_name(target.id)
        self._learn(target, kind)
        self.write(f"{kind.c} {name}__room;")
        self.write(f"__builtin_memset({name} = &{name}__room, 0, sizeof {name}__room);")

    # What is done when

    def _If(self, node: ast.If) -> None:
        self._when(f"if ({self.test(node.test).text})", node.body)
        if node.orelse:
            self._when("else", node.orelse)

    def _While(self, node: ast.While) -> None:
        self._loop(node, f"while ({self.test(node.test).text})")

    def _loop(self, node: ast.While | ast.For, head: str, first: str = "") -> None:
        if node.orelse:
            self.refuse(node, "rules have no else after a loop", "note it in a name")
        self._when(head, node.body, first)

    def _For(self, node: ast.For) -> None:
        if not isinstance(node.target, ast.Name):
            self.refuse(node, "a loop has one name", "write it with while")
        at, over = self.new_name(), node.iter
        is_range = isinstance(over, ast.Call) and meaning(self.f, over.func) is range
        head, value = (self._range if is_range else self._each)(over, at)
        self._learn(node.target, value.kind)
        self._loop(node, f"for (whole {head})", f"{c_name(node.target.id)} = {value.text};")

    def _range(self, node: Any, at: str) -> tuple[str, Value]:
        """A loop from a number to another: what is inside, and the value of its name."""
        values = [self.whole(one) for one in node.args]
        step = values[2].known if len(values) == 3 else 1
        if not isinstance(step, int) or step == 0:
            self.refuse(node, "the step of a range is a constant", "write it with while")
        start, end = (values[0].text, values[1].text) if len(values) > 1 else ("0", values[0].text)
        sign = ">" if step < 0 else "<"
        head = f"{at} = {start}, {at}_end = {end}; {at} {sign} {at}_end; {at} += {step}"
        return head, Value(at, WHOLE)

    def _each(self, node: ast.expr, at: str) -> tuple[str, Value]:
        """A loop over numbers that are known."""
        numbers: Any = meaning(self.f, node)
        if isinstance(node, ast.Tuple):
            numbers = tuple(self.value(one).known for one in node.elts)
        if not isinstance(numbers, tuple) or not all(isinstance(n, int | float) for n in numbers):
            self.refuse(node, "a loop is over a range or over constants", "write range(…)")
        table = self.unit.table(ast.unparse(node), numbers)
        kind = joined(*(self.known(node, number).kind for number in numbers)) or WHOLE
        return f"{at} = 0; {at} < {len(numbers)}; {at}++", Value(f"{table.text}[{at}]", kind)

    def _Return(self, node: ast.Return) -> None:
        value = Value("", NOTHING) if node.value is None else self.value(node.value)
        if isinstance(value.kind, RowKind):
            self.refuse(node, "a rule returns no row", "return the layout that has it")
        kind = joined(self._returned or value.kind, value.kind)
        if kind is None:
            self.refuse(node, f"elsewhere {self._returned} is returned", "return one kind")
        self._settled = self._settled and self._returned in (None, kind)
        self._returned = kind
        self.write(f"return {value.text};" if value.text else "return;")

    def _Expr(self, node: ast.Expr) -> None:
        text = "" if isinstance(node.value, ast.Constant) else self.value(node.value).text
        if text:
            self.write(f"{text};")

    def _Pass(self, node: ast.Pass) -> None: ...

    def _Break(self, node: ast.Break | ast.Continue) -> None:
        self.write(f"{ast.unparse(node)};")

    _Continue = _Break
