"""The API as one plain page, made from the OpenAPI document on the server."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem }
code, .method { font-family: ui-monospace, monospace; font-size: .95em }
.method { font-weight: bold; text-transform: uppercase }
h3 { margin: 2rem 0 .3rem; border-top: 1px solid; padding-top: 1rem }
table { border-collapse: collapse; width: 100% }
td, th { text-align: left; vertical-align: top; padding: .2rem .8rem .2rem 0 }
@media (prefers-color-scheme: dark) { body { background: #16181c; color: #e6e6e6 }
  a { color: #8ab4f8 } }
"""


def render_page(document: dict[str, Any]) -> str:
    """The whole page."""
    info = document["info"]
    title = f"{escape(info['title'])} {escape(info['version'])}: API"
    parts = [*_operations(document), "<h2>Bodies</h2>", *_schemas(document)]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width">'
        '<link rel="stylesheet" href="/api/docs.css"></head><body>'
        f"<h1>{title}</h1><p>{_text(info['description'])}</p>"
        '<p><a href="/api/openapi.json">openapi.json</a></p>'
        f"{''.join(parts)}</body></html>\n"
    )


def _operations(document: dict[str, Any]) -> Iterator[str]:
    for tag in document["tags"]:
        yield f"<h2>{escape(tag['name'])}</h2>"
        for path, methods in document["paths"].items():
            for method, operation in methods.items():
                if tag["name"] in operation.get("tags", ()):
                    yield _operation(path, method, operation)


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    head = f'<span class="method">{escape(method)}</span> <code>{escape(path)}</code>'
    key = " <em>Needs a key.</em>" if operation.get("security") else ""
    about = _text(operation.get("description", ""))
    rows = [*_parameters(operation), *_body(operation), *_answers(operation)]
    return (
        f"<h3>{head}</h3><p><strong>{escape(operation['summary'])}.</strong> {about}{key}</p>"
        f"<table>{''.join(rows)}</table>"
    )


def _parameters(operation: dict[str, Any]) -> Iterator[str]:
    for one in operation.get("parameters", ()):
        kind = f"{_kind(one['schema'])} in the {escape(one['in'])}"
        yield _row(f"<code>{escape(one['name'])}</code>", kind, one.get("description", ""))


def _body(operation: dict[str, Any]) -> Iterator[str]:
    for kind, media in operation.get("requestBody", {}).get("content", {}).items():
        yield _row("body", _kind(media.get("schema", {})), kind)


def _answers(operation: dict[str, Any]) -> Iterator[str]:
    for status, answer in sorted(operation["responses"].items()):
        kinds = [_kind(media.get("schema", {})) for media in answer.get("content", {}).values()]
        yield _row(escape(status), ", ".join(kinds), answer.get("description", ""))


def _schemas(document: dict[str, Any]) -> Iterator[str]:
    for name, schema in document["components"]["schemas"].items():
        yield f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3>'
        yield f"<p>{_text(schema.get('description', ''))}</p><table>"
        required = schema.get("required", ())
        for field, kind in schema.get("properties", {}).items():
            note = "" if field in required else "optional"
            yield _row(f"<code>{escape(field)}</code>", _kind(kind), note)
        yield "</table>"


def _row(*cells: str) -> str:
    *marked, last = cells
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in marked)}<td>{_text(last)}</td></tr>"


def _kind(schema: dict[str, Any]) -> str:
    """A type in short, with links to the structs."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(_kind(one) for one in schema[several])
    if "const" in schema or "enum" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " | ".join(f"<code>{escape(str(value))}</code>" for value in values)
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_kind(schema.get('items') or {})}"
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))


def _text(text: str) -> str:
    """Escaped, with `code` between backticks marked up."""
    parts = escape(" ".join(text.split())).split("`")
    return "".join(f"<code>{one}</code>" if at % 2 else one for at, one in enumerate(parts))
