"""Statements of rules as C, line by line, each with the line of the rule that it comes from."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from types import FunctionType
from typing import TYPE_CHECKING, Any

from nations.native.calls import Calls
from nations.native.kinds import (
    FRACTION,
    NOTHING,
    WHOLE,
    Kind,
    Number,
    Row,
    Struct,
    c_type,
    joined,
    of_dtype,
)
from nations.native.names import UNKNOWN, c_name, definition, literal, meaning
from nations.native.reckoning import ARITHMETIC
from nations.native.values import CHANGES, STEADY, Value

if TYPE_CHECKING:
    from nations.native.translate import Unit


APART = "Apart"
"""How arguments are annotated that nothing else reaches: `nations.record.Apart`."""


def declared(name: str, kind: Kind, apart: bool = False) -> str:
    """An argument as C declares it, with its length where the kind does not say it."""
    text = f"{c_type(kind)}{'restrict ' if apart and isinstance(kind, Row) else ''}{name}"
    if isinstance(kind, Struct):
        text = f"{kind.c} *{kind.name}__fixed {name}"
    if isinstance(kind, Row) and kind.lengths[0] is None:
        text += f", whole {name}__n"
    return text


def _names(annotation: ast.expr | None) -> str | None:
    return annotation.id if isinstance(annotation, ast.Name) else None


class Statements(Calls):
    """The body of one rule, for kinds of arguments.

    The kinds of its names are those of all that is ever assigned to them: the body is written again
    until they no longer change.
    """

    def __init__(self, unit: Unit, f: FunctionType, kinds: Sequence[Kind]) -> None:
        super().__init__(unit, f)
        self.node = definition(f)
        arguments = self.node.args
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs:
            self.refuse(arguments, "a rule takes values by their place", "name each of them")
        self.given = dict(zip((one.arg for one in arguments.args), kinds, strict=True))
        self.locals = dict(self.given)
        self.returns: Kind | None = None
        self.settled = False
        while not self.settled:
            self.settled, self.lines, self.rooms = True, list[str](), list[str]()
            self.callees, self._names, self._depth = {}, 0, 1
            self._block(self.node.body)
        self.returns = self.returns or NOTHING

    def text(self, name: str) -> str:
        """The function."""
        code = self.f.__code__
        heads, first = [], []
        apart = {one.arg for one in self.node.args.args if _names(one.annotation) == APART}
        for one, kind in self.given.items():
            same = self.locals[one] == kind
            own_name = c_name(one) if same else f"{one}__given"
            heads.append(declared(own_name, kind, one in apart))
            if not same:
                first.append(f"    {c_type(self.locals[one])}{c_name(one)} = {one}__given;")
            if not same and isinstance(kind, Row):
                length = f"{one}__given__n" if kind.lengths[0] is None else kind.lengths[0]
                first.append(f"    whole {c_name(one)}__n = {length};")
        own = [one for one in self.locals if one not in self.given]
        first += [f"    {self._declaration(one)}" for one in own] + self.rooms
        head = f"static {c_type(self.returns or NOTHING)}{name}({', '.join(heads) or 'void'})"
        where = f'#line {code.co_firstlineno} "{c_text(code.co_filename)}"'
        return "\n".join([where, f"{head} {{", *first, *self.lines, "}"])

    def _declaration(self, name: str) -> str:
        kind, own = self.locals[name], c_name(name)
        ragged = isinstance(kind, Row) and kind.lengths[0] is None
        return f"{c_type(kind)}{own} = 0;{f' whole {own}__n = 0;' if ragged else ''}"

    # Lines

    def write(self, text: str) -> None:
        self.lines.append("    " * self._depth + text)

    def _block(self, body: Sequence[ast.stmt]) -> None:
        for statement in body:
            method: Callable[[Any], None] | None
            method = getattr(self, f"_{type(statement).__name__}", None)
            if method is None:
                what = f"rules have no {type(statement).__name__}"
                self.refuse(statement, what, "write it with if, while, for and assignments")
            self.lines.append(f"#line {statement.lineno}")
            method(statement)

    def _inside(self, body: Sequence[ast.stmt]) -> None:
        self._depth += 1
        self._block(body)
        self._depth -= 1

    # Assignments

    def _Assign(self, node: ast.Assign) -> None:
        self._assign(node, node.targets, node.value)

    def _AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self._assign(node, [node.target], node.value)

    def _assign(self, node: ast.stmt, targets: list[ast.expr], value: ast.expr) -> None:
        if len(targets) == 1 and isinstance(targets[0], ast.Tuple):
            self._unpack(node, targets[0], value)
            return
        if self._is_zeros(value):
            self._room(node, targets, value)
            return
        found = self.let_go(value)
        if len(targets) > 1 and found.known is None:
            found = self._kept(found)
        for target in targets:
            self._store(target, found)

    def _kept(self, value: Value) -> Value:
        """A value under a name of its own, until the end of the block."""
        text, name = self.named(value)
        self.write(text.rstrip())
        return name

    def _unpack(self, node: ast.stmt, target: ast.Tuple, value: ast.expr) -> None:
        """Several at once: all are reckoned before any is assigned."""
        if not isinstance(value, ast.Tuple) or len(value.elts) != len(target.elts):
            what = "as many values are assigned as there are names"
            self.refuse(node, what, "write one assignment for each")
        found = [self.let_go(one) for one in value.elts]
        self.write("{")
        self._depth += 1
        found = [one if one.known is not None else self._kept(one) for one in found]
        for one, new in zip(target.elts, found, strict=True):
            self._store(one, new)
        self._depth -= 1
        self.write("}")

    def _store(self, target: ast.expr, value: Value) -> None:
        if isinstance(target, ast.Name):
            self._store_name(target, value)
            return
        place = self.place(target)
        self._check_place(target, place, value)
        self.note_change(target)
        if isinstance(place.kind, Struct):
            self.unit.changed.add(place.kind)
        self.effect = CHANGES
        star = "*" if isinstance(place.kind, Struct) else ""
        effects = (place.effect, value.effect)
        if CHANGES in effects and STEADY not in effects:
            text, value = self.named(value)
            self.write(f"{{ {text}{star}{place.text} = {star}{value.text}; }}")
        else:
            self.write(f"{star}{place.text} = {star}{value.text};")

    def _check_place(self, target: ast.expr, place: Value, value: Value) -> None:
        if self._is_constant(target):
            self.refuse(target, "this is a constant", "write to an argument of the rule")
        if isinstance(place.kind, Row) or isinstance(value.kind, Row):
            self.refuse(target, "a row is not replaced", "write its places, one by one")
        if isinstance(place.kind, Struct) and place.kind != value.kind:
            self.refuse(target, f"this is {value.kind}", f"a {place.kind.name} is needed")
        if isinstance(place.kind, Number):
            if not isinstance(value.kind, Number):
                self.refuse(target, f"this is {value.kind}", "a number is needed")
            if value.kind == FRACTION and place.kind.value == WHOLE:
                self.refuse(target, "a fraction has no room in a whole number", "write int(…)")

    def _is_constant(self, target: ast.expr) -> bool:
        while isinstance(target, ast.Subscript):
            target = target.value
        return isinstance(target, ast.Name) and target.id not in self.locals

    def _store_name(self, target: ast.Name, value: Value) -> None:
        name = c_name(target.id)
        kind = self._learn(target, value.kind)
        self.write(f"{name} = {value.text};")
        if isinstance(kind, Row) and kind.lengths[0] is None:
            fixed = value.kind.lengths[0] if isinstance(value.kind, Row) else None
            self.write(f"{name}__n = {value.length if fixed is None else fixed};")

    def _learn(self, target: ast.Name, kind: Kind) -> Kind:
        """The kind of a name, now that this is assigned to it."""
        if kind == NOTHING:
            self.refuse(target, "the rule on the right returns nothing", "call it by itself")
        before = self.locals.get(target.id, kind)
        both = joined(before, kind)
        if both is None:
            what = f"{target.id} is {before} elsewhere, and {kind} here"
            self.refuse(target, what, "use two names")
        if self.locals.get(target.id) != both:
            self.settled = self.settled and target.id not in self.locals
            self.locals[target.id] = both
        return both

    def _AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Name):
            value = self.reckoned(node, self.number(node.target), node.op, self.number(node.value))
            self._store_name(node.target, value)
            return
        place, value = self.place(node.target), self.number(node.value)
        if not isinstance(place.kind, Number):
            self.refuse(node, "a row is not replaced", "write its places, one by one")
        self.note_change(node.target)
        if CHANGES in (place.effect, value.effect):
            name = self.new_name()
            self.write(f"{{ {place.kind.c} *{name} = &{place.text};")
            there = Value(f"(*{name})", place.kind)
            new = self.reckoned(node, self._kept(self._read(there)), node.op, value)
            self._check_place(node.target, there, new)
            self.write(f"{there.text} = {new.text}; }}")
        else:
            new = self.reckoned(node, self._read(place), node.op, value)
            self._check_place(node.target, place, new)
            sign = ARITHMETIC[type(node.op)]
            short = sign in ("+", "-", "*", "&", "|", "^") and place.kind.size != "f4"
            text = f"{sign}= {value.text}" if short else f"= {new.text}"
            self.write(f"{place.text} {text};")
        self.effect = CHANGES

    # Room for numbers

    def _is_zeros(self, node: ast.expr) -> bool:
        called = meaning(self.f, node.func) if isinstance(node, ast.Call) else UNKNOWN
        named = getattr(called, "__module__", ""), getattr(called, "__name__", "")
        return named in (("numpy", "zeros"), ("nations.record", "room"))

    def _room(self, node: ast.stmt, targets: list[ast.expr], value: Any) -> None:
        """`np.zeros` of a fixed shape, or `room` for a record, that the rule has while it runs."""
        import numpy as np

        if len(targets) > 1 or not isinstance(targets[0], ast.Name) or self._depth > 1:
            self.refuse(node, "room is made once, under one name", "make it at the rule's start")
        record = meaning(self.f, value.args[0])
        if hasattr(record, "form"):
            self._learn(targets[0], of_dtype(record.form()))
            self._zeros(targets[0], of_dtype(record.form()), 1)
            return
        sides = value.args[0].elts if isinstance(value.args[0], ast.Tuple) else [value.args[0]]
        lengths = [self.number(one).known for one in sides]
        if not all(isinstance(length, int) for length in lengths):
            self.refuse(node, "room has a fixed size", "write constants")
        dtype = meaning(self.f, value.args[1]) if len(value.args) > 1 else float
        kind = Row(of_dtype(np.dtype(dtype)), tuple(int(length or 0) for length in lengths))
        self._learn(targets[0], kind)
        self._zeros(targets[0], kind, kind.inner * (kind.lengths[0] or 0))

    def _zeros(self, target: ast.Name, kind: Number | Struct | Row, size: int) -> None:
        name = c_name(target.id)
        self.rooms.append(f"    {kind.c} {name}__room[{size}];")
        self.write(f"__builtin_memset({name}__room, 0, sizeof {name}__room);")
        self.write(f"{name} = {name}__room;")

    # What is done when

    def _If(self, node: ast.If) -> None:
        self.write(f"if ({self.test(node.test).text}) {{")
        self._inside(node.body)
        if node.orelse:
            self.write("} else {")
            self._inside(node.orelse)
        self.write("}")

    def _While(self, node: ast.While) -> None:
        if node.orelse:
            self.refuse(node, "rules have no else after a loop", "note it in a name")
        self.write(f"while ({self.test(node.test).text}) {{")
        self._inside(node.body)
        self.write("}")

    def _For(self, node: ast.For) -> None:
        if node.orelse or not isinstance(node.target, ast.Name):
            self.refuse(node, "a loop has one name and no else", "write it with while")
        name, is_range = self.new_name(), False
        if isinstance(node.iter, ast.Call):
            is_range = meaning(self.f, node.iter.func) is range
        kind, start, end, step, value = (self._range if is_range else self._each)(node, name)
        self._learn(node.target, kind)
        sign = ">" if step < 0 else "<"
        self.write(
            f"for (whole {name} = {start}, {name}_end = {end}; "
            f"{name} {sign} {name}_end; {name} += {step}) {{"
        )
        self._depth += 1
        self.write(f"{c_name(node.target.id)} = {value};")
        self._depth -= 1
        self._inside(node.body)
        self.write("}")

    def _range(self, node: ast.For, name: str) -> tuple[Kind, str, str, int, str]:
        values = [self.number(one) for one in node.iter.args]  # type: ignore[attr-defined]  # a call
        if any(value.kind == FRACTION for value in values):
            self.refuse(node.iter, "a range is of whole numbers", "write int(…)")
        step = values[2].known if len(values) == 3 else 1
        if not isinstance(step, int) or step == 0:
            self.refuse(node.iter, "the step of a range is a constant", "write it with while")
        start, end = (values[0], values[1]) if len(values) > 1 else (Value("0", WHOLE), values[0])
        return WHOLE, start.text, end.text, step, name

    def _each(self, node: ast.For, name: str) -> tuple[Kind, str, str, int, str]:
        """A loop over numbers that are known."""
        if isinstance(node.iter, ast.Tuple):
            numbers: Any = [self.value(one).known for one in node.iter.elts]
        else:
            numbers = meaning(self.f, node.iter)
        if not isinstance(numbers, list | tuple) or not all(
            isinstance(number, int | float) for number in numbers
        ):
            self.refuse(node.iter, "a loop is over a range or over constants", "write range(…)")
        kind = FRACTION if any(isinstance(number, float) for number in numbers) else WHOLE
        listed = ", ".join(literal(number) for number in numbers)
        self.write(f"static const {c_type(kind)}{name}_each[] = {{{listed}}};")
        return kind, "0", str(len(numbers)), 1, f"{name}_each[{name}]"

    def _Return(self, node: ast.Return) -> None:
        value = Value("", NOTHING) if node.value is None else self.value(node.value)
        if isinstance(value.kind, Row):
            self.refuse(node, "a rule returns no row", "return the record that has it")
        kind = joined(self.returns or value.kind, value.kind)
        if kind is None:
            self.refuse(node, f"elsewhere {self.returns} is returned", "return one kind")
        if self.returns not in (None, kind):
            self.settled = False
        self.returns = kind
        self.write(f"return {value.text};" if value.text else "return;")

    def _Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return
        text = self.value(node.value).text
        if text:
            self.write(f"{text};")

    def _Pass(self, node: ast.Pass) -> None: ...

    def _Break(self, node: ast.Break) -> None:
        self.write("break;")

    def _Continue(self, node: ast.Continue) -> None:
        self.write("continue;")


def c_text(text: str) -> str:
    """A text between quotes, as C reads it."""
    return text.replace("\\", "\\\\").replace('"', '\\"')
