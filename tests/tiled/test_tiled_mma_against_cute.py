"""Every TiledMMA that the compiled headers were asked about: layouts as text, and each coordinate of each thread."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from layoutproof.algebra.steps import Step
from layoutproof.atoms.atom import AXES, OPERANDS, Atom
from layoutproof.atoms.catalogue import find
from layoutproof.integers.polynomial import Size
from layoutproof.layouts import Layout, parse_layout, parse_tile
from layoutproof.layouts.int_tuple import text
from layoutproof.layouts.sizes import basis_parts
from layoutproof.tiled import TiledMMA, validate

CONFIGS = json.loads((Path(__file__).parent.parent / "oracle" / "tiled_mma.json").read_text())["configs"]
WRITTEN_HERE = (
    "SM90_64x",
    "SM120",
)  # warpgroup and SM120 atoms are not in the catalogue: built from the oracle's layouts
LISTED = 40_000  # up to here coordinates are listed one by one; above, each distinct origin once

configs = pytest.mark.parametrize("config", CONFIGS, ids=lambda config: config["id"])


def atom_of(config: dict[str, Any]) -> Atom:
    if config["atom"].startswith(WRITTEN_HERE):
        return Atom(config["atom"], config["atom_shape_MNK"], config["thr_id"], config["atom_layout"])
    return find(config["atom"])


def mma_of(config: dict[str, Any]) -> TiledMMA:
    tile = [parse_tile(entry) for entry in config["permutation"]]
    return TiledMMA(atom_of(config), parse_layout(config["thr_layout"]), tile)


def extents(config: dict[str, Any], operand: str) -> tuple[int, int]:
    i, j = AXES[operand]
    return config["problem_MNK"][i], config["problem_MNK"][j]


def sha256(coordinates: Sequence[tuple[Size, Size]]) -> str:
    return hashlib.sha256(";".join(f"{row},{column}" for row, column in coordinates).encode()).hexdigest()


@configs
def test_the_tiling(config: dict[str, Any]) -> None:
    mma = mma_of(config)
    assert str(mma.thr_layout_vmnk) == config["thr_layout_vmnk"]
    assert text(mma.tile_shape) == config["tile_shape"]
    assert mma.size == config["size"]
    assert {operand: str(mma.atom.layout_tv(operand)) for operand in OPERANDS} == config["atom_layout"]


@configs
def test_every_layout(config: dict[str, Any]) -> None:
    mma = mma_of(config)
    for operand, expected in config["operands"].items():
        rows, columns = extents(config, operand)
        assert str(mma.layout_TV(operand)) == expected["layout_TV"]
        assert text((rows, columns)) == expected["shape"]
        for major, stride in (("col", (1, rows)), ("row", (columns, 1))):
            tensor = Layout((rows, columns), stride)
            assert str(mma.thrfrg(operand, tensor)) == expected[f"thrfrg_{major}"]
            assert str(mma.partition(operand, tensor)) == expected[f"partition_{major}"]
            if f"fragment_{major}" in expected:
                fragment = mma.partition_fragment(operand, tensor)
                assert str(fragment) == expected[f"fragment_{major}"]
                assert fragment.size() == expected["values_per_thread"]
        identity = mma.identity(operand, (rows, columns))
        assert str(mma.partition(operand, identity)) == expected["id_partition"]


@configs
def test_the_derivation(config: dict[str, Any]) -> None:
    mma = mma_of(config)
    rows, columns = extents(config, "C")
    tensor = Layout((rows, columns), (columns, 1))
    steps: list[Step] = []
    divide, zipped, values, threads = mma.derivation("C", tensor, steps)
    expected = config["operands"]["C"]
    assert str(divide.result) == expected["row_step1_logical_divide"]
    assert str(zipped.result) == expected["row_step2_zipped_divide"]
    assert str(values.result) == expected["row_step3_compose_TV"]
    assert str(threads.result) == expected["thrfrg_row"]
    assert [stage.operation for stage in (divide, zipped, values, threads)] == list(
        dict.fromkeys(s.operation for s in steps)
    )
    for step in steps:  # in every configuration of the oracle, each composition is the function it stands for
        assert list(step.result.values()) == [step.left(i) for i in step.right.values()]


@configs
def test_every_coordinate(config: dict[str, Any]) -> None:
    mma = mma_of(config)
    for operand, expected in config["operands"].items():
        if expected["coord_count"] > LISTED:
            assert sha256_by_origin(mma, config, operand) == expected["coord_sha256"]
            continue
        listed = list(mma.coordinates(operand, config["problem_MNK"]))
        coordinates = [coordinate for _, _, coordinate in listed]
        held = expected["values_per_thread"]
        assert [(thread, value) for thread, value, _ in listed] == [divmod(i, held) for i in range(len(listed))]
        assert len(coordinates) == expected["coord_count"]
        assert sha256(coordinates) == expected["coord_sha256"]
        flat = expected.get("coords") or expected["coords_first_thread"]
        assert [number for pair in coordinates[: len(flat) // 2] for number in pair] == flat
        rows, columns = extents(config, operand)
        owners = Counter(coordinates)
        counts = [owners[row, column] for row in range(rows) for column in range(columns)]
        assert (min(counts), max(counts)) == (expected["multiplicity"]["min"], expected["multiplicity"]["max"])
        assert len(coordinates) - sum(counts) == expected["multiplicity"]["outside_shape"]


def origin(mma: TiledMMA, operand: str, identity: Layout, thread: int) -> tuple[int, int]:
    parts = basis_parts(mma.partition_offset(operand, identity, thread))
    row, column = parts.get((0,), 0), parts.get((1,), 0)
    assert isinstance(row, int) and isinstance(column, int)
    return row, column


def sha256_by_origin(mma: TiledMMA, config: dict[str, Any], operand: str) -> str:
    """The hash over partition and origin of each thread; threads of one origin share the text."""
    identity = mma.identity(operand, extents(config, operand))
    held = mma.partition(operand, identity)
    steps = list(zip(held.component(0).values(), held.component(1).values(), strict=True))
    texts: dict[tuple[int, int], bytes] = {}
    digest = hashlib.sha256()
    for thread in range(mma.size):
        row, column = origin(mma, operand, identity, thread)
        if (row, column) not in texts:
            texts[row, column] = ";".join(f"{row + down},{column + across}" for down, across in steps).encode()
        digest.update((b";" if thread else b"") + texts[row, column])
    return digest.hexdigest()


@pytest.mark.parametrize("config", [c for c in CONFIGS if "by_thread_id" in c], ids=lambda config: config["id"])
def test_real_thread_ids_where_there_are_holes(config: dict[str, Any]) -> None:
    mma = mma_of(config)
    last = int(config["by_thread_id"]["thread_ids"].split("..")[1])
    assert last + 1 == mma.thr_layout_vmnk.cosize()
    assert last + 1 > mma.size
    for operand in OPERANDS:
        identity = mma.identity(operand, extents(config, operand))
        held = mma.partition(operand, identity)
        steps = list(zip(held.component(0).values(), held.component(1).values(), strict=True))
        coordinates = []
        for thread in range(last + 1):
            row, column = origin(mma, operand, identity, thread)
            coordinates += [(row + down, column + across) for down, across in steps]
        listed = config["by_thread_id"].get(operand)
        if listed is None:
            assert sha256(coordinates) == config["by_thread_id"]["sha256"][operand]
        else:
            assert [number for pair in coordinates for number in pair] == listed


@pytest.mark.parametrize(
    "config", [c for c in CONFIGS if "layout_TV_equals_partition" in c], ids=lambda config: config["id"]
)
def test_when_the_tv_layout_is_the_partition(config: dict[str, Any]) -> None:
    mma = mma_of(config)
    for operand, equal in config["layout_TV_equals_partition"].items():
        rows, _ = extents(config, operand)
        coordinates = [row + rows * column for _, _, (row, column) in mma.coordinates(operand, config["problem_MNK"])]
        layout = mma.layout_TV(operand)
        held = config["operands"][operand]["values_per_thread"]
        threads = layout.modes[0].size()  # thread *indices*: more than there are threads, where ids have holes
        assert isinstance(threads, int)
        assert ([layout((t, v)) for t in range(threads) for v in range(held)] == coordinates) == equal


@configs
def test_all_of_them_are_valid(config: dict[str, Any]) -> None:
    mma = mma_of(config)
    validate(mma, config["problem_MNK"])
    assert all(extent % tile == 0 for extent, tile in zip(config["problem_MNK"], mma.tile_shape, strict=True))


SHARED = [(c, operand) for c in CONFIGS for operand, entry in c["operands"].items() if "partition_smem" in entry]


@pytest.mark.parametrize(("config", "operand"), SHARED, ids=lambda item: item if isinstance(item, str) else item["id"])
def test_partitions_of_shared_memory(config: dict[str, Any], operand: str) -> None:
    """Tensors tiled for warpgroup instructions; the descriptors made of them (fragment_smem) are not modelled."""
    expected = config["operands"][operand]
    tensor = parse_layout(expected["fragment_smem_layout"])
    assert str(mma_of(config).partition(operand, tensor)) == expected["partition_smem"]


def test_none_is_left_out() -> None:
    assert len(CONFIGS) == 45
    assert sum(config["atom"].startswith(WRITTEN_HERE) for config in CONFIGS) == 8
