"""Expressions of rules as C: what Python reckons from left to right is reckoned so.

C does not say in which order the parts of a sum or the values given to a function are reckoned.
Of every value it is known whether it reads or changes places. Where one that changes stands beside
another that reads or changes, each gets a name, one after the other.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import TYPE_CHECKING, Any, NoReturn

from nations.native.errors import NotARule
from nations.native.kinds import (
    FRACTION,
    NOTHING,
    TRUTH,
    WHOLE,
    Kind,
    Number,
    Row,
    Struct,
    c_type,
    joined,
)
from nations.native.names import UNKNOWN, c_name, literal, meaning

if TYPE_CHECKING:
    from nations.native.translate import Unit

STEADY, READS, CHANGES = 0, 1, 2
"""What reckoning a value has to do with places: nothing, reads some, changes some."""

ARITHMETIC: dict[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%",
    ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>",
}  # fmt: skip
COMPARISONS: dict[type[ast.AST], str] = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip


@dataclass(frozen=True)
class Value:
    """A value as C text. `narrow`: C would reckon with it in fewer than 64 bits. `length`: that of
    a row whose kind does not say it. `known`: the number, where it is one."""

    text: str
    kind: Kind
    effect: int = STEADY
    narrow: bool = False
    length: str = ""
    known: int | float | None = None

    @property
    def wide(self) -> str:
        return f"(whole){self.text}" if self.narrow else self.text


def known(number: float, note: str = "") -> Value:
    """A number that is known."""
    kind = FRACTION if isinstance(number, float) else WHOLE
    text, note = literal(number), f" /* {note} */" if note else ""
    return Value(text + note, kind, narrow=not text.endswith("LL"), known=number)


class Expressions:
    """The expressions of one rule, for kinds of arguments."""

    def __init__(self, unit: Unit, f: FunctionType) -> None:
        self.unit, self.f = unit, f
        self.locals: dict[str, Kind] = {}
        self.effect = STEADY
        self.callees: dict[str, None] = {}
        self._names = 0

    # What is refused

    def refuse(self, node: ast.AST, what: str, instead: str) -> NoReturn:
        code = self.f.__code__
        line = getattr(node, "lineno", code.co_firstlineno)
        raise NotARule(
            f"{code.co_filename}:{line}: {self.f.__qualname__}: {what}; {instead}\n"
            f"    {ast.unparse(node)}"
        )

    def number(self, node: ast.expr) -> Value:
        value = self.value(node)
        if not isinstance(value.kind, Number):
            self.refuse(node, f"a number is needed here, this is {value.kind}", "take a field of it")
        return value

    # The order of work

    def new_name(self) -> str:
        self._names += 1
        return f"_t{self._names}"

    def named(self, value: Value) -> tuple[str, Value]:
        """A declaration that gives a value a name, and the value under it."""
        name = self.new_name()
        text = f"{c_type(value.kind)}{name} = {value.text}; "
        return text, Value(name, value.kind, length=value.length)

    def ordered(self, values: Sequence[Value], made: Callable[[Sequence[Value]], str]) -> str:
        """What is made of values that are reckoned from left to right."""
        touching = [value for value in values if value.effect != STEADY]
        if len(touching) < 2 or max(value.effect for value in touching) < CHANGES:
            return made(values)
        texts, names = zip(*(self.named(value) for value in values), strict=True)
        return f"({{ {''.join(texts)}{made(names)}; }})"

    # Values

    def value(self, node: ast.expr) -> Value:
        method: Callable[[Any], Value] | None = getattr(self, f"_{type(node).__name__}", None)
        if method is None:
            self.refuse(node, f"rules have no {type(node).__name__}", "write it with plain steps")
        value = method(node)
        self.effect = max(self.effect, value.effect)
        return value

    def test(self, node: ast.expr) -> Value:
        """Whether a value is true, where nobody asks for the value itself."""
        if isinstance(node, ast.BoolOp):
            parts = [self.test(one) for one in node.values]
            sign = " && " if isinstance(node.op, ast.And) else " || "
            effect = max(part.effect for part in parts)
            return Value(f"({sign.join(part.text for part in parts)})", TRUTH, effect, True)
        return self.number(node)

    def _Constant(self, node: ast.Constant) -> Value:  # noqa: N802 - named as the syntax is
        if isinstance(node.value, bool):
            return Value(str(int(node.value)), TRUTH, narrow=True, known=int(node.value))
        if isinstance(node.value, int | float):
            return self._checked(node, known(node.value))
        self.refuse(node, f"rules know no {type(node.value).__name__}", "use numbers")

    def _checked(self, node: ast.AST, value: Value) -> Value:
        if isinstance(value.known, int) and not -(1 << 63) < value.known < 1 << 63:
            self.refuse(node, "this number has more than 64 bits", "split it")
        return value

    def _Name(self, node: ast.Name) -> Value:  # noqa: N802
        if node.id in self.locals:
            kind = self.locals[node.id]
            name = c_name(node.id)
            return Value(name, kind, length=f"{name}__n" if isinstance(kind, Row) else "")
        return self._constant(node)

    def _constant(self, node: ast.Name | ast.Attribute) -> Value:
        """A number or a row of numbers that is the same as long as the program runs."""
        object_ = meaning(self.f, node)
        if isinstance(object_, int | float):
            plain = float(object_) if isinstance(object_, float) else int(object_)
            return self._checked(node, known(plain, ast.unparse(node)))
        if object_ is UNKNOWN:
            what = f"nobody knows {ast.unparse(node)} here"
            self.refuse(node, what, "give it as an argument or as a constant of the module")
        if isinstance(object_, tuple) or hasattr(object_, "tobytes"):
            text, kind = self.unit.table(ast.unparse(node), object_)
            return Value(text, kind)
        self.refuse(node, f"{ast.unparse(node)} is no number", "rules use numbers and rows of them")

    def _Attribute(self, node: ast.Attribute) -> Value:  # noqa: N802
        if meaning(self.f, node) is not UNKNOWN:
            return self._constant(node)
        return self._read(self.place(node))

    def _Subscript(self, node: ast.Subscript) -> Value:  # noqa: N802
        return self._read(self.place(node))

    def _read(self, place: Value) -> Value:
        """What is at a place: a number is read; a row or a record is where it is."""
        if not isinstance(place.kind, Number):
            return place
        wide = place.kind.size in ("i8", "f8", "f4", "u4")
        text = f"(whole){place.text}" if place.kind.size == "u4" else place.text
        return Value(text, place.kind.value, max(place.effect, READS), not wide, known=place.known)

    def place(self, node: ast.expr) -> Value:
        """A place that can be read and written: a field of a record, or one of a row."""
        if isinstance(node, ast.Attribute):
            of = self.value(node.value)
            if not isinstance(of.kind, Struct):
                what = f"{ast.unparse(node.value)} has no fields"
                self.refuse(node, what, "only records have them")
            kind = dict(of.kind.fields).get(node.attr)
            if kind is None:
                named = ", ".join(name for name, _ in of.kind.fields)
                self.refuse(node, f"{of.kind.name} has no {node.attr}", f"it has {named}")
            return Value(f"{of.text}->{c_name(node.attr)}", kind, of.effect)
        if isinstance(node, ast.Subscript):
            return self._element(node)
        self.refuse(node, "this is no place", "write to a name, a field or a place of a row")

    def _element(self, node: ast.Subscript) -> Value:
        if isinstance(node.slice, ast.Slice | ast.Tuple):
            self.refuse(node, "rules take one place at a time", "write row[a][b], with no slices")
        row, index = self.value(node.value), self.number(node.slice)
        if not isinstance(row.kind, Row):
            self.refuse(node, f"{ast.unparse(node.value)} has no places", "only rows have them")
        if index.kind == FRACTION:
            self.refuse(node, "a place is a whole number", "write int(…)")
        self._check_index(node, row.kind, index)
        kind, many = row.kind, row.kind.inner
        length = str(kind.lengths[0]) if kind.lengths[0] is not None else row.length

        def made(values: Sequence[Value]) -> str:
            base, at = values
            place = self._within(node, at, length) if at.known is None else at.text
            if isinstance(kind.element, Number):
                return f"{base.text}[{place}]"
            return f"({base.text} + {place}{f' * {many}' if many > 1 else ''})"

        effect = max(row.effect, index.effect)
        return Value(self.ordered([row, index], made), kind.element, effect)

    def _check_index(self, node: ast.Subscript, kind: Row, index: Value) -> None:
        if index.known is None:
            return
        if index.known < 0:
            self.refuse(node, "places are not counted from the end", "write row[len(row) - 1]")
        if kind.lengths[0] is not None and index.known >= kind.lengths[0]:
            self.refuse(node, f"the row has {kind.lengths[0]} places", "the first is 0")

    def _within(self, node: ast.Subscript, index: Value, length: str) -> str:
        return self._guard("check_place", f"{index.text}, {length}", node.slice, index.text)

    def _guard(self, check: str, given: str, node: ast.expr, unchecked: str) -> str:
        """With bounds, a check that says which rule failed at what."""
        if not self.unit.bounds:
            return unchecked
        what = f"{self.f.__name__}: {ast.unparse(node)}".replace("\\", "").replace('"', "'")
        return f'{check}({given}, "{what}")'

    # Reckoning

    def _UnaryOp(self, node: ast.UnaryOp) -> Value:  # noqa: N802
        if isinstance(node.op, ast.Not):
            part = self.test(node.operand)
            return Value(f"(!{part.text})", TRUTH, part.effect, True)
        part = self.number(node.operand)
        if part.known is not None:
            folded = {ast.USub: lambda n: -n, ast.Invert: lambda n: ~n, ast.UAdd: lambda n: n}
            return self._checked(node, known(folded[type(node.op)](part.known)))
        sign = {ast.USub: "-", ast.Invert: "~", ast.UAdd: "+"}[type(node.op)]
        if sign == "~" and part.kind == FRACTION:
            self.refuse(node, "a fraction has no bits", "write int(…)")
        kind = FRACTION if part.kind == FRACTION else WHOLE
        return Value(f"({sign}{part.wide})", kind, part.effect)

    def _BinOp(self, node: ast.BinOp) -> Value:  # noqa: N802
        return self.reckoned(node, self.number(node.left), node.op, self.number(node.right))

    def reckoned(self, node: ast.AST, left: Value, op: ast.operator, right: Value) -> Value:
        """What two numbers give."""
        sign = ARITHMETIC.get(type(op))
        if sign is None:
            what = f"rules have no {type(op).__name__}"
            self.refuse(node, what, "for powers use nations.powers")
        part = FRACTION in (left.kind, right.kind)
        if part and sign in ("//", "%", "&", "|", "^", "<<", ">>"):
            self.refuse(node, f"fractions have no {sign}", "write int(…) first")
        if left.known is not None and right.known is not None:
            return self._folded(node, left.known, sign, right.known)
        kind = FRACTION if part or sign == "/" else WHOLE
        effect = max(left.effect, right.effect)
        text = self.ordered([left, right], lambda two: self._sum(node, two[0], sign, two[1]))
        return Value(text, kind, effect)

    def _folded(self, node: ast.AST, left: float, sign: str, right: float) -> Value:
        if sign in ("/", "//", "%") and right == 0:
            self.refuse(node, "nothing is divided by zero", "look at the constants")
        number: int | float = eval(f"a {sign} b", {"a": left, "b": right})  # noqa: S307 - a sum
        return self._checked(node, known(number))

    def _sum(self, node: Any, left: Value, sign: str, right: Value) -> str:
        asked = node.right if isinstance(node, ast.BinOp) else node.value
        if sign == "/":
            by = self._guard("check_part", right.text, asked, right.text)
            by = right.text if right.known else by
            whole = FRACTION not in (left.kind, right.kind)
            return f"({'(fraction)' if whole else ''}{left.text} / {by})"
        if sign in ("//", "%"):
            if right.known is not None and right.known > 0 and _is_power_of_2(int(right.known)):
                shifted = sign == "//"
                count = int(right.known).bit_length() - 1 if shifted else int(right.known) - 1
                return f"({left.wide} {'>>' if shifted else '&'} {count})"
            by = right.text if right.known else self._guard("check_divisor", right.text, asked, right.text)
            return f"{'floor_div' if sign == '//' else 'floor_mod'}({left.text}, {by})"
        if sign in ("<<", ">>"):
            by = right.text
            if right.known is None:
                by = self._guard("check_shift", right.text, asked, right.text)
            elif not 0 <= right.known < 64:
                self.refuse(node, "a number has 64 bits", "shift by 0 to 63")
            return f"({left.wide} {sign} {by})"
        wide = left.wide if right.narrow else left.text
        return f"({wide} {sign} {right.text})"

    def _BoolOp(self, node: ast.BoolOp) -> Value:  # noqa: N802
        parts = [self.number(one) for one in node.values]
        if all(part.kind == TRUTH for part in parts):
            return self.test(node)
        kind: Kind = parts[0].kind
        for part in parts[1:]:
            kind = joined(kind, part.kind) or kind
        text = parts[-1].text
        for part in reversed(parts[:-1]):
            declared, name = self.named(Value(part.text, kind))
            first, second = (text, name.text) if isinstance(node.op, ast.And) else (name.text, text)
            text = f"({{ {declared}{name.text} ? {first} : {second}; }})"
        return Value(text, kind, max(part.effect for part in parts))

    def _Compare(self, node: ast.Compare) -> Value:  # noqa: N802
        parts = [self.number(one) for one in (node.left, *node.comparators)]
        signs = [COMPARISONS.get(type(op), "") for op in node.ops]
        if "" in signs:
            op = type(node.ops[signs.index("")]).__name__
            self.refuse(node, f"rules have no {op}", "compare with ==, !=, <, <=, > or >=")
        effect = max(part.effect for part in parts)
        if len(signs) == 1:
            text = self.ordered(parts, lambda two: f"({two[0].text} {signs[0]} {two[1].text})")
            return Value(text, TRUTH, effect, True)
        declared = ["", ""]
        declared[0], before = self.named(parts[0])
        declared[1], now = self.named(parts[1])
        text = f"{before.text} {signs[0]} {now.text}"
        for sign, part in zip(signs[1:], parts[2:], strict=True):
            more, name = self.named(part)
            text += f" && ({{ {more}{now.text} {sign} {name.text}; }})"
            now = name
        return Value(f"({{ {''.join(declared)}{text}; }})", TRUTH, effect, True)

    def _IfExp(self, node: ast.IfExp) -> Value:  # noqa: N802
        test, one, other = self.test(node.test), self.value(node.body), self.value(node.orelse)
        kind = joined(one.kind, other.kind)
        if kind is None or (isinstance(kind, Row) and kind.lengths[0] is None):
            what = f"this is {one.kind} or {other.kind}"
            self.refuse(node, what, "both must be of one kind")
        effect = max(test.effect, one.effect, other.effect)
        narrow = one.narrow and other.narrow and kind != FRACTION
        return Value(f"({test.text} ? {one.text} : {other.text})", kind, effect, narrow)

    # Calls

    def _Call(self, node: ast.Call) -> Value:  # noqa: N802
        called = meaning(self.f, node.func)
        called = getattr(called, "rule", called)  # of a compiled twin
        if getattr(called, "__rule__", None) == "silent":
            return self._silent(node)
        if hasattr(called, "__rule__"):
            return self._rule(node, called)
        if node.keywords or not callable(called) or called not in BUILT_IN:
            what = f"{ast.unparse(node.func)} is no rule"
            self.refuse(node, what, "mark it with @rule, or write it with plain steps")
        values = [self.value(one) for one in node.args]
        return BUILT_IN[called](self, node, values)

    def _silent(self, node: ast.Call) -> Value:
        """Nothing is told by compiled rules; so what is told may change nothing."""
        if any(self.value(one).effect == CHANGES for one in node.args):
            self.refuse(node, "what is told here changes something", "change it before")
        return Value("", NOTHING)

    def _rule(self, node: ast.Call, called: Any) -> Value:
        values = [self.value(one) for one in self._given(node, called)]
        kinds = tuple(WHOLE if value.kind == TRUTH else value.kind for value in values)
        written = self.unit.written(called, kinds, lambda *why: self.refuse(node, *why))
        self.callees[written.name] = None

        def made(parts: Sequence[Value]) -> str:
            return f"{written.name}({', '.join(passed(part) for part in parts)})"

        effect = max([written.effect, *(value.effect for value in values)])
        return Value(self.ordered(values, made), written.returns, effect)

    def _given(self, node: ast.Call, called: FunctionType) -> list[ast.expr]:
        """The values of a call in the order of the rule's arguments."""
        code = called.__code__
        names, defaults = code.co_varnames[: code.co_argcount], called.__defaults__ or ()
        given = dict(zip(names[::-1], (ast.Constant(one) for one in defaults[::-1]), strict=False))
        found: dict[str, ast.expr] = {**given, **dict(zip(names, node.args, strict=False))}
        found |= {word.arg or "": word.value for word in node.keywords}
        if set(found) != set(names) or len(node.args) > len(names):
            self.refuse(node, f"{called.__name__} takes {', '.join(names)}", "give it just these")
        if any(word.arg != name for word, name in zip(node.keywords, names[len(node.args) :], strict=False)):
            self.refuse(node, "names are given in another order", f"give {', '.join(names)}")
        return [found[name] for name in names]


def passed(value: Value) -> str:
    """A value as it is given to a function: with its length, where its kind does not say it."""
    kind = value.kind
    if isinstance(kind, Row) and kind.lengths[0] is None:
        return f"{value.text}, {value.length}"
    return value.text


def _is_power_of_2(number: int) -> bool:
    return number & (number - 1) == 0


# What rules may call that is no rule


def _len(rule: Expressions, node: ast.Call, values: list[Value]) -> Value:
    row = values[0].kind
    if not isinstance(row, Row):
        rule.refuse(node, "only rows have a length", "give a row")
    return known(row.lengths[0]) if row.lengths[0] is not None else Value(values[0].length, WHOLE)


def _extreme(whole: str, part: str) -> Callable[[Expressions, ast.Call, list[Value]], Value]:
    def made(rule: Expressions, node: ast.Call, values: list[Value]) -> Value:
        if len(values) < 2:
            rule.refuse(node, "two values are compared", "write a loop over a row")
        kind = FRACTION if any(value.kind == FRACTION for value in values) else WHOLE
        name = part if kind == FRACTION else whole

        def chosen(given: Sequence[Value]) -> str:
            text = given[0].text
            for value in given[1:]:
                text = f"{name}({text}, {value.text})"
            return text

        return Value(rule.ordered(values, chosen), kind, max(value.effect for value in values))

    return made


def _abs(rule: Expressions, node: ast.Call, values: list[Value]) -> Value:
    value = values[0]
    name = "__builtin_fabs" if value.kind == FRACTION else "abs_whole"
    return Value(f"{name}({value.text})", value.kind, value.effect)


def _int(rule: Expressions, node: ast.Call, values: list[Value]) -> Value:
    return Value(f"((whole){values[0].text})", WHOLE, values[0].effect)


def _float(rule: Expressions, node: ast.Call, values: list[Value]) -> Value:
    return Value(f"((fraction){values[0].text})", FRACTION, values[0].effect)


def _bool(rule: Expressions, node: ast.Call, values: list[Value]) -> Value:
    return Value(f"({values[0].text} != 0)", TRUTH, values[0].effect, True)


def _sqrt(rule: Expressions, node: ast.Call, values: list[Value]) -> Value:
    return Value(f"__builtin_sqrt({values[0].text})", FRACTION, values[0].effect)


def _exp(rule: Expressions, node: ast.Call, values: list[Value]) -> Value:
    rule.refuse(node, "exp differs from machine to machine", "use nations.powers.exp")


BUILT_IN: dict[Any, Callable[[Expressions, ast.Call, list[Value]], Value]] = {
    len: _len,
    min: _extreme("min_whole", "min_part"),
    max: _extreme("max_whole", "max_part"),
    abs: _abs,
    int: _int,
    float: _float,
    bool: _bool,
    math.sqrt: _sqrt,
    math.exp: _exp,
}
