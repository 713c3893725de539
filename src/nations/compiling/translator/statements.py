"""Statements of rules as C, line by line, each with the line of the rule that it comes from."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from types import FunctionType
from typing import TYPE_CHECKING, Any

from nations.compiling.translator.calls import Calls
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
from nations.compiling.translator.names import c_name, definition, literal, meaning
from nations.compiling.translator.reckoning import ARITHMETIC
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


class Statements(Calls):
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
        self.returns: Kind | None = None
        self.settled = False
        while not self.settled:
            self.settled, self.lines, self.rooms = True, list[str](), list[str]()
            self.callees, self._names, self._depth = {}, 0, 1
            self._block(node.body)
        self.returns = self.returns or NOTHING

    def text(self, name: str) -> str:
        """The function."""
        code = self.f.__code__
        heads = [
            declared(c_name(one), kind, one in self._apart) for one, kind in self.given.items()
        ]
        own = [one for one in self.locals if one not in self.given]
        first = [f"    {c_type(self.locals[one])}{c_name(one)} = 0;" for one in own]
        head = f"static {c_type(self.returns or NOTHING)}{name}({', '.join(heads) or 'void'})"
        file = code.co_filename.replace("\\", "\\\\").replace('"', '\\"')
        where = f'#line {code.co_firstlineno} "{file}"'
        return "\n".join([where, f"{head} {{", *first, *self.rooms, *self.lines, "}"])

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
        targets, value = node.targets, node.value
        if isinstance(targets[0], ast.Tuple):
            self._unpack(node, targets, value)
        elif isinstance(value, ast.Call) and self._is_room(value):
            self._room(node, targets, value)
        else:
            found = self.let_go(value)
            if len(targets) > 1:
                found = self._kept(found)
            for target in targets:
                self._store(target, found)

    def _kept(self, value: Value) -> Value:
        """A value under a name of its own, until the end of the block."""
        if value.known is not None:
            return value
        name = self.new_name()
        self.write(f"{c_type(value.kind)}{name} = {value.text};")
        return Value(name, value.kind)

    def _unpack(self, node: ast.stmt, targets: list[ast.expr], value: ast.expr) -> None:
        """Several at once: all are reckoned before any is assigned."""
        names = targets[0].elts if isinstance(targets[0], ast.Tuple) else []
        values = value.elts if isinstance(value, ast.Tuple) else []
        if len(targets) > 1 or len(values) != len(names):
            what = "as many values are assigned as there are names"
            self.refuse(node, what, "write one assignment for each")
        found = [self.let_go(one) for one in values]
        self.write("{")
        self._depth += 1
        found = [self._kept(one) for one in found]
        for one, new in zip(names, found, strict=True):
            self._store(one, new)
        self._depth -= 1
        self.write("}")

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
            text, value = self.named(value)
            self.write(f"{{ {text}{star}{place.text} = {star}{value.text}; }}")
        else:
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
            self.settled = False
        self.locals[target.id] = both

    def _AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Name):
            before, value = self.number(node.target), self.number(node.value)
            self._store(node.target, self.reckoned(node, before, value, node.value))
            return
        place, value = self._changed(node.target), self.number(node.value)
        if not isinstance(place.kind, Number):
            self.refuse(node, "a row is not replaced", "write its places, one by one")
        if CHANGES in (place.effect, value.effect):
            name = self.new_name()
            self.write(f"{{ {place.kind.c} *{name} = &{place.text};")
            there = Value(f"(*{name})", place.kind)
            new = self.reckoned(node, self._kept(self.read(there)), value, node.value)
            self.write(f"{there.text} = {new.text}; }}")
        else:
            new = self.reckoned(node, self.read(place), value, node.value)
            sign = ARITHMETIC[type(node.op)]
            short = sign in ("+", "-", "*", "&", "|", "^") and place.kind.size != "f4"
            self.write(f"{place.text} {f'{sign}= {value.text}' if short else f'= {new.text}'};")
        self._check_fit(node.target, place.kind, new.kind)

    # Room for a layout

    def _is_room(self, node: ast.Call) -> bool:
        called = meaning(self.f, node.func)
        named = getattr(called, "__module__", ""), getattr(called, "__name__", "")
        return named == ("nations.compiling.rules", "room")

    def _room(self, node: ast.stmt, targets: list[ast.expr], value: ast.Call) -> None:
        """A layout that the rule has while it runs, all zero."""
        target, layout = targets[0], meaning(self.f, value.args[0])
        if len(targets) > 1 or not isinstance(target, ast.Name) or self._depth > 1:
            self.refuse(node, "room is made once, under one name", "make it at the rule's start")
        kind, name = of_dtype(layout.form()), c_name(target.id)
        self._learn(target, kind)
        self.rooms.append(f"    {kind.c} {name}__room;")
        self.write(f"__builtin_memset({name} = &{name}__room, 0, sizeof {name}__room);")

    # What is done when

    def _If(self, node: ast.If) -> None:
        self.write(f"if ({self.test(node.test).text}) {{")
        self._inside(node.body)
        if node.orelse:
            self.write("} else {")
            self._inside(node.orelse)
        self.write("}")

    def _While(self, node: ast.While) -> None:
        self._check_loop(node)
        self.write(f"while ({self.test(node.test).text}) {{")
        self._inside(node.body)
        self.write("}")

    def _check_loop(self, node: ast.While | ast.For) -> None:
        if node.orelse:
            self.refuse(node, "rules have no else after a loop", "note it in a name")

    def _For(self, node: ast.For) -> None:
        self._check_loop(node)
        if not isinstance(node.target, ast.Name):
            self.refuse(node, "a loop has one name", "write it with while")
        name, over = self.new_name(), node.iter
        is_range = isinstance(over, ast.Call) and meaning(self.f, over.func) is range
        head, kind, value = (self._range if is_range else self._each)(over, name)
        self._learn(node.target, kind)
        self.write(f"for (whole {head}) {{")
        self.write(f"    {c_name(node.target.id)} = {value};")
        self._inside(node.body)
        self.write("}")

    def _range(self, node: Any, name: str) -> tuple[str, Kind, str]:
        """A loop from a number to another. What is inside, the kind and the value of its name."""
        values = [self.whole(one) for one in node.args]
        step = values[2].known if len(values) == 3 else 1
        if not isinstance(step, int) or step == 0:
            self.refuse(node, "the step of a range is a constant", "write it with while")
        start, end = (values[0].text, values[1].text) if len(values) > 1 else ("0", values[0].text)
        sign = ">" if step < 0 else "<"
        head = f"{name} = {start}, {name}_end = {end}; {name} {sign} {name}_end; {name} += {step}"
        return head, WHOLE, name

    def _each(self, node: ast.expr, name: str) -> tuple[str, Kind, str]:
        """A loop over numbers that are known."""
        numbers: Any = meaning(self.f, node)
        if isinstance(node, ast.Tuple):
            numbers = tuple(self.value(one).known for one in node.elts)
        if not isinstance(numbers, tuple) or not all(isinstance(n, int | float) for n in numbers):
            self.refuse(node, "a loop is over a range or over constants", "write range(…)")
        kind = FRACTION if any(isinstance(number, float) for number in numbers) else WHOLE
        listed = ", ".join(literal(number) for number in numbers)
        self.write(f"static const {kind.c} {name}_each[] = {{{listed}}};")
        return f"{name} = 0; {name} < {len(numbers)}; {name}++", kind, f"{name}_each[{name}]"

    def _Return(self, node: ast.Return) -> None:
        value = Value("", NOTHING) if node.value is None else self.value(node.value)
        if isinstance(value.kind, RowKind):
            self.refuse(node, "a rule returns no row", "return the layout that has it")
        kind = joined(self.returns or value.kind, value.kind)
        if kind is None:
            self.refuse(node, f"elsewhere {self.returns} is returned", "return one kind")
        if self.returns not in (None, kind):
            self.settled = False
        self.returns = kind
        self.write(f"return {value.text};" if value.text else "return;")

    def _Expr(self, node: ast.Expr) -> None:
        text = "" if isinstance(node.value, ast.Constant) else self.value(node.value).text
        if text:
            self.write(f"{text};")

    def _Pass(self, node: ast.Pass) -> None: ...

    def _Break(self, node: ast.Break) -> None:
        self.write("break;")

    def _Continue(self, node: ast.Continue) -> None:
        self.write("continue;")
