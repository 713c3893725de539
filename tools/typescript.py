"""TypeScript types of msgspec structs: an interface each, with the tag as a literal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from inspect import cleandoc
from operator import or_
from typing import Any

from msgspec import inspect

PLAIN = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


class Types:
    """One file. `elsewhere` are structs that another part of the file defines, with their names.

    Texts of a set are shown in one language, so of `name` and `name_de` one is written.
    """

    def __init__(self, about: str, elsewhere: Mapping[type, str] | None = None) -> None:
        self._about, self._names = about, dict(elsewhere or {})
        self._interfaces: dict[str, str] = {}
        self._words: dict[str, str] = {}

    def of(self, roots: Sequence[Any], names: Sequence[str] = (), head: Sequence[str] = ()) -> str:
        """The file with these types and all that they consist of; a tuple of types is a union."""
        kinds = [reduce(or_, root) if isinstance(root, tuple) else root for root in roots]
        written = [self._write(inspect.type_info(kind)) for kind in kinds]
        aliases = [
            f"export type {name} = {text}" for name, text in zip(names, written, strict=False)
        ]
        aliases += [f"export type {name} = {self._words[name]}" for name in sorted(self._words)]
        interfaces = [self._interfaces[name] for name in sorted(self._interfaces)]
        first = f"// {self._about}\n// Made by tools/api_schemas.py: do not edit."
        return "\n\n".join([first, *head, *aliases, *interfaces]) + "\n"

    def _write(self, kind: inspect.Type) -> str:
        plain = PLAIN.get(type(kind))
        if plain is not None:
            return plain
        match kind:
            case inspect.Metadata():
                return self._meant(kind)
            case inspect.StructType():
                return self._struct(kind)
            case inspect.UnionType():
                return " | ".join(self._write(one) for one in kind.types)
            case inspect.LiteralType():
                return " | ".join(_quoted(value) for value in kind.values)
            case inspect.EnumType():
                return " | ".join(_quoted(member.value) for member in kind.cls)
            case inspect.DictType():
                return f"Record<{self._write(kind.key_type)}, {self._write(kind.value_type)}>"
            case inspect.VarTupleType() | inspect.ListType():
                return _array(self._write(kind.item_type))
            case inspect.TupleType():
                return f"[{', '.join(self._write(one) for one in kind.item_types)}]"
            case inspect.NamedTupleType():
                fields = (f"{one.name}: {self._write(one.type)}" for one in kind.fields)
                return f"[{', '.join(fields)}]"
        raise TypeError(f"no TypeScript for {kind}")

    def _meant(self, kind: inspect.Metadata) -> str:
        """What `edition.words` says of a text or a mapping."""
        meant, text = kind.extra or {}, self._write(kind.type)
        if "some" in meant:
            return f"Partial<{text}>"
        if "words" not in meant:
            return text
        known = " | ".join(map(_quoted, (kind.extra_json_schema or {})["enum"]))
        name: str = meant["words"]
        if self._words.setdefault(name, known) != known or name in self._names.values():
            raise TypeError(f"{name} means two things")
        return name

    def _struct(self, kind: inspect.StructType) -> str:
        """The name of the interface, which is written the first time."""
        if kind.cls in self._names:
            return self._names[kind.cls]
        name = kind.cls.__name__
        if name in self._names.values():
            raise TypeError(f"two structs are called {name}")
        self._names[kind.cls] = name
        self._interfaces[name] = self._interface(name, kind)
        return name

    def _interface(self, name: str, kind: inspect.StructType) -> str:
        # What clients send may leave out what has a default; the server leaves it out only so.
        config = kind.cls.__struct_config__
        sparing = config.forbid_unknown_fields or config.omit_defaults
        fields = [f'  {kind.tag_field}: "{kind.tag}"'] if kind.tag is not None else []
        for field in (one for one in kind.fields if not one.name.endswith("_de")):
            mark = "?" if sparing and not field.required else ""
            fields.append(f"  {field.encode_name}{mark}: {self._write(field.type)}")
        return f"{_comment(kind.cls)}export interface {name} {{\n" + "\n".join(fields) + "\n}"


def _comment(cls: type) -> str:
    """The docstring of a struct, if it has one of its own."""
    lines = cleandoc(cls.__doc__ or "").split("\n")
    if len(lines) == 1:
        return f"/** {lines[0]} */\n" if lines[0] else ""
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */", ""])


def _array(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def _quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
