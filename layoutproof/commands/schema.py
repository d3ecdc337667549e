"""``schema``: the JSON Schema of spec files."""

from __future__ import annotations

from layoutproof.specs.schema import schema_text


def schema() -> int:
    """Print the schema."""
    print(schema_text(), end="")
    return 0
