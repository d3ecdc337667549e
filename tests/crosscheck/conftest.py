"""The real CuTe, where it is installed. LAYOUTPROOF_REQUIRE_CUTE=1 makes its absence a failure: CI sets it."""

from __future__ import annotations

import os

import pytest

from layoutproof.crosscheck.compiler import find_compiler
from layoutproof.crosscheck.headers import Headers, find_headers
from layoutproof.errors import UserError


@pytest.fixture(scope="session")
def cute() -> tuple[tuple[str, ...], Headers]:
    """The compiler and the headers."""
    try:
        return find_compiler(), find_headers()
    except UserError as missing:
        if os.environ.get("LAYOUTPROOF_REQUIRE_CUTE") == "1":
            pytest.fail(f"LAYOUTPROOF_REQUIRE_CUTE=1, and: {missing}")
        pytest.skip(f"the real CuTe is not here: {missing.message}")
