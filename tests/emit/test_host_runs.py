"""Emitted kernels, compiled for the host and run through the runner's own Trial: what surrounds an instruction is right."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from layoutproof.atoms.catalogue import find
from layoutproof.commands.emit import prove_all
from layoutproof.emit import plan as plans
from layoutproof.emit.feed import feeds_plan
from layoutproof.emit.maps import maps_plan
from layoutproof.emit.mma import mma_test, mma_unit
from layoutproof.emit.movement import async_plan, copies_plan
from layoutproof.emit.plan import Plan
from layoutproof.emit.product import tile_plan
from tests.emit import host

SPECS = Path(__file__).parents[2] / "specs"
ATOMS = (
    "SM75_16x8x8_F32F16F16F32_TN", "SM80_16x8x4_F32TF32TF32F32_TN", "SM80_8x8x4_F64F64F64F64_TN",
    "SM80_8x8x16_S32S8U8S32_TN", "SM80_8x8x32_S32U4S4S32_TN",
)  # fmt: skip

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="g++ is not installed")


def thinned(test: plans.Test) -> plans.Test:
    """A basis that looks at a part of its pairs: the host is no GPU."""
    if test.kernel != "basis":
        return test
    step = {"step": test.quick["step"] // 4 | 1}
    controls = [replace(control, values={**control.values, **step}) for control in test.controls]
    return replace(test, values={**test.values, **step}, controls=controls, expect={"mismatches": 0})


def some(plan: Plan, *parts: str) -> Plan:
    """The tests whose names end in one of these."""
    tests = [test for test in plan.tests if test.name.endswith(parts)]
    used = {test.unit for test in tests}
    return replace(plan, tests=tests, units=[unit for unit in plan.units if unit.name in used])


def check(results: list[dict[str, object]]) -> None:
    assert results
    for result in results:
        assert result["agrees"], result
        assert not result["void"], result


@pytest.mark.parametrize("name", ["split_k", "swapped_warps"])
def test_a_tile_and_its_grid(name: str, tmp_path: Path) -> None:
    """Owners, multiplicities, basis, products with guards and splits; every control is told."""
    (proven,) = prove_all([SPECS / "tiled_mma" / f"{name}.toml"])
    plan = tile_plan(proven)
    assert {test.level for test in plan.tests} == {"tile", "grid"}
    plan = replace(plan, tests=[thinned(test) for test in plan.tests])
    body = host.mma_body(proven.subjects.mma.atom)
    check(host.run(plan, tmp_path, instructions={"instruction": body}, most_blocks=16))


def test_maps_run_over_all_their_points(tmp_path: Path) -> None:
    (proven,) = prove_all([SPECS / "tiled_mma" / "m_permutation.toml"])
    plan = maps_plan(proven)
    assert len(plan.tests) == 6
    check(host.run(plan, tmp_path))


def test_movement_through_swizzled_memory(tmp_path: Path) -> None:
    """A matrix load and store, transposed ones, movmatrix, cp.async."""
    names = ("SM75_U32x4_LDSM_N", "SM75_U16x4_LDSM_T", "SM90_U16x8_STSM_T", "SM75_U32x1_MOVM_T")
    check(host.run(some(copies_plan(names), "128B", "says"), tmp_path))
    check(host.run(some(async_plan(), "swizzle 64B"), tmp_path))


def test_operands_reach_their_registers(tmp_path: Path) -> None:
    (proven,) = prove_all([SPECS / "tiled_mma" / "four_warps.toml"])
    plan = feeds_plan(proven)
    moved = [test for test in plan.tests if test.level == "movement"]
    units = {test.unit for test in moved}
    check(host.run(replace(plan, tests=moved, units=[u for u in plan.units if u.name in units]), tmp_path))


@pytest.mark.parametrize("name", ATOMS)
def test_structure_tensors_by_the_catalogue(name: str, tmp_path: Path) -> None:
    """With the instruction done as the table says, prediction and count of products agree, and wrong maps are told."""
    atom = find(name)
    test = mma_test(atom)
    pairs = {"pairs": 256}
    controls = [replace(control, values={**control.values, **pairs}) for control in test.controls]
    short = replace(test, values={**test.values, **pairs}, controls=controls, expect={"mismatches": 0})
    plan = Plan(name, [mma_unit(atom)], [short])
    instructions = {"instruction": host.mma_body(atom)}
    check(host.run(plan, tmp_path, instructions=instructions, most_blocks=4))
