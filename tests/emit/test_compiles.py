"""Every kind of source compiles for the architecture it names, also where no machine here can run it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from layoutproof.commands.emit import prove_all
from layoutproof.confirm.runner import nvrtc
from layoutproof.emit.bank_tests import banks_plan
from layoutproof.emit.mma import mma_unit
from layoutproof.emit.movement import async_plan, copies_plan
from layoutproof.emit.plan import Unit
from layoutproof.emit.product import tile_plan
from layoutproof.emit.registers import warp_level_atoms
from layoutproof.emit.wgmma import wgmma_plan

SPECS = Path(__file__).parents[2] / "specs"
WGMMA = ("SM90_64x24x16_F32F16F16_SS<MN,MN>", "SM90_64x32x16_F16F16F16_RS<K,K>", "SM90_64x64x32_S32U8U8_RS_TN")


@cache
def libraries() -> tuple[str, ...]:
    """NVRTC of each release that is installed: the newest have no sm_70."""
    found = []
    for entry in map(Path, sys.path):
        for part in ("cu13", "cuda_nvrtc"):
            found += sorted(str(file) for file in (entry / "nvidia" / part / "lib").glob("libnvrtc.so.*"))
    return tuple(found)


@cache
def known(library: str) -> tuple[int, ...]:
    code = "from layoutproof.confirm.runner import nvrtc; print(*nvrtc.architectures())"
    environment = {**os.environ, "LAYOUTPROOF_NVRTC": library}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True)
    return tuple(map(int, done.stdout.split()))


def units() -> Iterator[Unit]:
    """One of each kind for each architecture."""
    seen = set()
    for atom in warp_level_atoms():
        if (atom.arch, atom.registers["D"]) not in seen:
            seen.add((atom.arch, atom.registers["D"]))
            yield mma_unit(atom)
    yield from copies_plan(("SM75_U16x8_LDSM_T", "SM90_U32x2_STSM_N", "SM75_U32x1_MOVM_T")).units[3:]
    yield async_plan().units[-1]
    yield from wgmma_plan(WGMMA).units
    yield from banks_plan(8).units[::5]
    (proven,) = prove_all([SPECS / "tiled_mma" / "split_k.toml"])
    yield from tile_plan(proven).units


ALL = tuple(units())


@pytest.mark.parametrize("arch", sorted({unit.arch for unit in ALL}))
def test_sources_compile_for_what_they_name(arch: str, tmp_path: Path) -> None:
    number = int(arch.removeprefix("sm_").rstrip("a"))
    library = next((path for path in libraries() if number in known(path)), None)
    if library is None:
        pytest.skip(f"no NVRTC here compiles for {arch}: pip install nvidia-cuda-nvrtc nvidia-cuda-nvrtc-cu12")
    files = []
    for unit in (unit for unit in ALL if unit.arch == arch):
        source = tmp_path / f"{unit.name}.cu"
        source.write_text(unit.source)
        files += [str(source), str(source.with_suffix(".cubin"))]
    assert files
    environment = {**os.environ, "LAYOUTPROOF_NVRTC": library}
    command = [sys.executable, "-I", str(nvrtc.__file__), arch, *files]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    assert [json.loads(line)["error"] for line in done.stdout.splitlines()] == []
    assert all(Path(file).stat().st_size > 1000 for file in files[1::2])
