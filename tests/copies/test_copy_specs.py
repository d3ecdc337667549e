"""The tables [tensors] and [copies]: what is wrong is told with its line; what is shipped comes out as it says."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from layoutproof.specs.problems import SpecErrors
from layoutproof.specs.read import parse_spec, read_spec
from layoutproof.specs.run import run_spec
from layoutproof.specs.write import spec_text
from tests.copies.specs import FILL, LOAD, MMA, claim, tensor

ROOT = Path(__file__).parents[2]
SHIPPED = sorted([*(ROOT / "specs/copies").rglob("*.toml"), *(ROOT / "specs/flash_attention").rglob("*.toml")])
CASES = (27, 28, 31, 32, 35, 37, 38, 40, 42, 44, 48, 49, 50, 52)
FIELD = sorted(path for case in CASES for path in (ROOT / "specs/field").rglob(f"r{case}_*.toml"))
COVERED = claim("c", 'copy = "fill"', "covered = 1")
GOOD = tensor("sA", "(64,64):(64,1)") + FILL.format("sA") + COVERED


@pytest.mark.parametrize("path", [*SHIPPED, *FIELD], ids=lambda path: path.stem)
def test_as_its_author_expects(path: Path) -> None:
    result = run_spec(read_spec(path))
    assert [claim.name for claim in result.claims if not claim.as_expected] == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (GOOD.replace('destination = "sA"', 'destination = "sB"'), 'unknown tensor "sB"'),
        (GOOD.replace('copy = "fill"', 'copy = "fil"'), 'unknown copy atom "fil"; did you mean "fill"'),
        (GOOD.replace("SM80_CP_ASYNC_CACHEGLOBAL<uint128_t>", "NO_SUCH"), 'unknown copy atom "NO_SUCH"'),
        (GOOD.replace('["m", "k"]', '["m"]'), "1 names for 2 modes"),
        (GOOD.replace('["m", "k"]', '["t", "k"]'), '"t" cannot name a mode here'),
        (GOOD.replace("alignment = 2048", "alignment = 48"), "no power of two; 32 or 64"),
        (GOOD.replace("(64,64):(64,1)", "Sw<?,?,?> o 0 o (64,64):(64,1)"), "has a hole; layoutproof solve fills it"),
        (GOOD + LOAD.format("sA"), "This spec has no [mma]"),
        (GOOD + claim("d", 'copy = "fill"', 'feeds = "A"'), "This spec has no [mma]"),
        (GOOD + claim("d", 'tensor = "sA"', "aligned = true"), "aligned cannot be asked of tensor sA"),
        (GOOD + claim("d", 'tensor = "sA"', 'added_after = ["x"]'), 'unknown mode "x"; modes: m, k'),
        (GOOD + claim("d", 'copy = "fill"', "conflict_free = true", 'access = "ld.shared.3"'), "has no access"),
        (GOOD + claim("d", 'copy = "fill"', 'written = "sA"', "aligned = true"), "aligned takes no written"),
        (GOOD.replace('threads = "(16,8):(8,1)"\n', ""), "has no way of handing out"),
    ],
)
def test_what_is_wrong_is_told(text: str, message: str) -> None:
    with pytest.raises(SpecErrors) as caught:
        parse_spec(text, "x.toml")
    assert message in str(caught.value)


def test_a_broken_tensor_is_told_once() -> None:
    text = MMA + tensor("sA", "(64,64):(64") + FILL.format("sA") + LOAD.format("sA") + COVERED
    with pytest.raises(SpecErrors) as caught:
        parse_spec(text, "x.toml")
    assert [problem.path for problem in caught.value.problems] == [("tensors", "sA", "layout")]


WRITABLE = [
    path for path in SHIPPED if path.name in ("article_mainloop.toml", "transposed_operands.toml", "forward.toml")
]


@pytest.mark.parametrize("path", WRITABLE, ids=lambda path: path.stem)
def test_written_and_read_back(path: Path) -> None:
    spec = read_spec(path)
    text = spec_text(spec)
    again = parse_spec(text, str(path))
    assert spec_text(again) == text
    for before, after in zip(spec.claims, again.claims, strict=True):
        assert (before.predicate, before.side, before.expect) == (after.predicate, after.side, after.expect)
        assert replace(before.terms, renaming=None) == replace(after.terms, renaming=None)
    assert [tensor.layout for tensor in spec.tensors.values()] == [tensor.layout for tensor in again.tensors.values()]
