"""TypeScript declarations of types that msgspec describes as JSON Schema."""

from typing import Any


def declare(name: str, schema: dict[str, Any], *, is_sent: bool) -> str:
    """Return the declaration of a type. Fields with a default are optional where the client sends it."""
    comment = f"/** {schema['description']} */\n" if "description" in schema else ""
    if schema.get("type") != "object":
        return f"{comment}export type {name} = {_type(schema)};\n"
    always = set(schema.get("required", []))
    if not is_sent:  # the server writes defaults out; only what has none may be absent
        always |= {field for field, shape in schema["properties"].items() if "default" in shape}
    fields = [
        f"  {field}{'' if field in always else '?'}: {_type(shape)};"
        for field, shape in schema["properties"].items()
    ]
    body = "\n".join(fields)
    return f"{comment}export interface {name} {{\n{body}\n}}\n"


def _type(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": reference}:
            return reference_name(reference)
        case {"anyOf": options}:
            return " | ".join(dict.fromkeys(_type(option) for option in options))
        case {"enum": values}:
            return " | ".join(f'"{value}"' for value in values)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(_type(item) for item in items)}]"
        case {"type": "array", "items": item}:
            return f"({_type(item)})[]" if "anyOf" in item else f"{_type(item)}[]"
        case {"type": "object", "additionalProperties": value}:
            return f"Record<string, {_type(value)}>"
        case {"type": "integer", "minimum": 0, "maximum": 1}:
            return "Seat"
        case _:
            return _PLAIN[schema["type"]]


_PLAIN = {
    "string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null",
}  # fmt: skip


def reference_name(reference: str) -> str:
    """Return the name of the type that a reference leads to."""
    return reference.rpartition("/")[2]
