"""The JSON Schema of spec files, so that editors complete and underline. Printed from the model, committed beside it.

After a change of ``model.py``: ``layoutproof schema > layoutproof/specs/layoutproof.schema.json``; a test says when it
is due.
"""

from __future__ import annotations

import json
from pathlib import Path

from layoutproof.specs.model import SPEC

SCHEMA_FILE = "layoutproof.schema.json"


def schema_text() -> str:
    """The schema as text, the same bytes every time."""
    head = {"$schema": "http://json-schema.org/draft-07/schema#", "title": "LayoutProof spec"}
    return json.dumps({**head, **SPEC.schema()}, indent=2, ensure_ascii=True) + "\n"


def committed_schema() -> Path:
    """The schema file that is shipped with the package."""
    return Path(__file__).with_name(SCHEMA_FILE)
