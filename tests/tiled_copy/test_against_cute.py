"""Every tiled copy that the compiled headers were asked about: layouts as text, coordinates, offsets, registers."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from layoutproof.algebra.steps import Step
from layoutproof.atoms.copy_atom import CopyAtom
from layoutproof.layouts import Layout, identity_layout, parse_layout
from layoutproof.layouts.swizzle import ComposedLayout
from layoutproof.layouts.tiler import tiler_text
from layoutproof.tiled.copy import TiledCopy
from layoutproof.tiled.make_copy import make_tiled_copy
from tests.tiled_copy.configurations import (
    CONFIGS,
    LISTED,
    atoms,
    copy_of,
    extents_of,
    mma_of,
    operand_of,
    tensor_of,
)

configs = pytest.mark.parametrize("config", CONFIGS, ids=lambda config: config["id"])
retiled = pytest.mark.parametrize(
    "config", [c for c in CONFIGS if "mma_fragment" in c], ids=lambda config: config["id"]
)


def plain(tensor: Layout | ComposedLayout) -> Layout:
    return tensor.layout if isinstance(tensor, ComposedLayout) else tensor


def listed(copy: TiledCopy, config: dict[str, Any], side: str) -> list[tuple[int, ...]]:
    return [coordinate for _, _, coordinate in copy.coordinates(side, extents_of(tensor_of(config, side)))]


def sha256(parts: Iterable[str], separator: str) -> str:
    return hashlib.sha256(separator.join(parts).encode()).hexdigest()


@configs
def test_the_tiling(config: dict[str, Any]) -> None:
    copy = copy_of(config)
    assert copy.size == config["size"]
    assert tiler_text(copy.tiler) == config["tiler"]
    assert str(copy.layout_tv) == config["tiled_layout_TV"]
    assert str(copy.layout_TV("S")) == config["layoutS_TV"]
    assert str(copy.layout_TV("D")) == config["layoutD_TV"]
    assert str(copy.atom.thr_id) == config["atom_thr_id"]
    for side in ("src", "dst", "ref"):
        assert str(copy.atom_layout(side)) == config[f"atom_val_{side}"]


@configs
@pytest.mark.parametrize("side", ["S", "D"])
def test_the_partitions(config: dict[str, Any], side: str) -> None:
    copy, tensor = copy_of(config), tensor_of(config, side)
    part = copy.get_slice(0)
    held, _ = part.partition_S(tensor) if side == "S" else part.partition_D(tensor)
    assert str(plain(held)) == config[f"partition_{side}"]
    assert str(copy.partition(side, identity_layout(extents_of(tensor)))) == config[f"partition_{side}_identity"]


@configs
@pytest.mark.parametrize("side", ["S", "D"])
def test_every_coordinate(config: dict[str, Any], side: str) -> None:
    coordinates = listed(copy_of(config), config, side)
    flat = [number for coordinate in coordinates for number in coordinate]
    shown = config[f"{side}_coords"]
    assert flat[: len(shown)] == shown
    assert len(shown) // 2 == config[f"{side}_listed_threads"] * config[f"{side}_values_per_thread"]
    assert sha256((f"{r},{c}" for r, c in coordinates), ";") == config[f"{side}_coords_sha256"]
    counts = Counter(coordinates)
    assert [min(counts.values()), max(counts.values())] == config["multiplicity"][side]
    assert len(counts) == config["multiplicity"][f"distinct_{side}"]


@configs
@pytest.mark.parametrize("side", ["S", "D"])
def test_every_offset(config: dict[str, Any], side: str) -> None:
    """Both ways: the tensor at the coordinates, and the thread's own partition from its own origin."""
    copy, tensor = copy_of(config), tensor_of(config, side)
    offsets = [tensor(coordinate) for coordinate in listed(copy, config, side)]
    shown = config[f"{side}_offsets"]
    assert offsets[: len(shown)] == shown
    assert sha256(map(str, offsets), ",") == config[f"{side}_offsets_sha256"]
    partitioned: list[int] = []
    for thread in range(copy.size):
        part = copy.get_slice(thread)
        held, start = part.partition_S(tensor) if side == "S" else part.partition_D(tensor)
        assert isinstance(start, int)
        partitioned += [start + step for step in held.values()]
    assert partitioned == offsets


@retiled
def test_the_registers(config: dict[str, Any]) -> None:
    copy, mma, operand = copy_of(config), mma_of(config), operand_of(config)
    side = "S" if operand == "C" else "D"
    fragment = parse_layout(config["mma_fragment"])
    made = [list(mma.partition_fragment(operand, plain(tensor_of(config, which))).values()) for which in "SD"]
    assert list(fragment.values()) in made  # CuTe's program took one of the two tensors
    steps: list[Step] = []
    assert str(copy.retile(fragment, steps)) == config[f"retile_{side}"]
    part = copy.get_slice(0)
    assert part.retile_S(fragment) == part.retile_D(fragment) == copy.retile(fragment)
    assert list(copy.retile(fragment).values()) == config[f"retile_{side}_values"]
    assert list(fragment.values()) == config["mma_fragment_values"]
    for step in steps:
        assert list(step.result.values()) == [step.left(i) for i in step.right.values()]


@retiled
def test_each_register_holds_what_the_mma_wants(config: dict[str, Any]) -> None:
    """The chain in small: (register -> coordinate) by the copy and by the MMA are the same function for every thread."""
    copy, mma, operand = copy_of(config), mma_of(config), operand_of(config)
    side = "S" if operand == "C" else "D"
    shape = extents_of(tensor_of(config, side))
    fragment = parse_layout(config["mma_fragment"])
    registers, wanted = list(copy.retile(fragment).values()), list(fragment.values())
    i, j = (0, 1) if operand == "C" else (1, 2) if operand == "B" else (0, 2)
    problem = [1, 1, 1]
    for axis in range(3):
        problem[axis] = mma.tile_shape[axis]
    problem[i], problem[j] = shape
    by_mma = [coordinate for _, _, coordinate in mma.coordinates(operand, problem)]
    assert len(wanted) == config["mma_coords_values"]
    assert sha256((f"{r},{c}" for r, c in by_mma), ";") == config["mma_coords_sha256"]
    by_copy = listed(copy, config, side)
    held = len(registers)
    for thread in range(copy.size):
        mine = slice(thread * held, (thread + 1) * held)
        assert dict(zip(registers, by_copy[mine], strict=True)) == dict(zip(wanted, by_mma[mine], strict=True))


@configs
@pytest.mark.parametrize("side", ["S", "D"])
def test_every_step_is_its_composition(config: dict[str, Any], side: str) -> None:
    steps: list[Step] = []
    copy_of(config).tidfrg(side, plain(tensor_of(config, side)), steps)
    assert {"zipped_divide", "compose TV", "zipped_divide by atom"} <= {step.operation for step in steps}
    for step in steps:
        assert list(step.result.values()) == [step.left(i) for i in step.right.values()]


@pytest.mark.parametrize("entry", LISTED, ids=lambda entry: entry["name"])
def test_atoms_in_values(entry: dict[str, Any]) -> None:
    """The atom's bit layouts seen as 8-, 16- and 32-bit values, as Copy_Atom recasts them."""
    atom: CopyAtom = atoms()[entry["name"]]
    assert str(atom.thr_id) == entry["ThrID"]
    for width, layouts in entry.get("values", {}).items():
        for side in ("src", "dst", "ref"):
            assert str(atom.layout(side, int(width[:-1]))) == layouts[f"ValLayout{side.title()}"]


def test_a_tensor_of_one_mode() -> None:
    """As CUTLASS 4.2 prints partition_S of 512:1: the rest is a mode in brackets."""
    copy = make_tiled_copy(atoms()["UniversalCopy<uint64_t>"], 16, Layout(64), Layout(4))
    part, start = copy.get_slice(3).partition_S(Layout(512))
    assert str(part) == "((4,1),(2)):((1,0),(256))" and start == 12
    assert copy.partition("S", Layout(512)) == part


def test_none_is_left_out() -> None:
    assert len(CONFIGS) == 19
    assert sum("mma_fragment" in config for config in CONFIGS) == 11
    assert len(LISTED) == 22
