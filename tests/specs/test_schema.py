"""The JSON Schema: current, valid, and of one mind with the reader."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import jsonschema
import pytest

from layoutproof.specs.model import SPEC
from layoutproof.specs.schema import committed_schema, schema_text
from tests.specs.examples import GOOD

ROOT = Path(__file__).parents[2]
SHIPPED = sorted((ROOT / "specs").rglob("*.toml"))
SCHEMA = json.loads(schema_text())


def test_the_committed_schema_is_current() -> None:
    message = "run: layoutproof schema > layoutproof/specs/layoutproof.schema.json"
    assert committed_schema().read_text() == schema_text(), message


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft7Validator.check_schema(SCHEMA)


def test_every_key_is_described() -> None:
    def keys(schema: object) -> list[dict[str, object]]:
        if isinstance(schema, list):
            return [key for item in schema for key in keys(item)]
        if not isinstance(schema, dict):
            return []
        return [*schema.get("properties", {}).values(), *(key for item in schema.values() for key in keys(item))]

    assert len(keys(SCHEMA)) > 20 and all(key.get("description") for key in keys(SCHEMA) if "type" in key)


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.name)
def test_shipped_specs_are_valid_and_name_the_schema(path: Path) -> None:
    text = path.read_text()
    jsonschema.validate(tomllib.loads(text), SCHEMA)
    directive, _, reference = text.split("\n", 1)[0].partition(" ")
    assert directive == "#:schema" and (path.parent / reference).resolve() == committed_schema().resolve()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("", ""),
        ("covered = 2", "covred = 2"),
        ("covered = 2", "covered = true"),
        ("covered = 2", ""),
        ("covered = 2", "covered = 2\ninjective = true"),
        ("injective = true", "injective = false"),
        ('expect = "refuted"', 'expect = "disagreed"'),
        ('operand = "C"', 'operand = "D"'),
        ("atom =", "atoms ="),
        ("[mma]", 'bad = 1\n[mma]\ntile = ["_"]'),
        ("K = 64", '"a b" = 64'),
        ("K = 64", "K = 1.5"),
        ('inputs = { b = "tm*tn" }', "inputs = {}"),
    ],
)
def test_schema_and_reader_agree(old: str, new: str) -> None:
    data = tomllib.loads(GOOD.replace(old, new, 1) if old else GOOD)
    accepted = not list(SPEC.check(data, ()))
    assert jsonschema.Draft7Validator(SCHEMA).is_valid(data) == accepted == (not old)
