"""Emitted kernels on the host, for tests: g++ compiles the CUDA source, threads take turns, instructions are looked up.

It shows that the text around an instruction does what the plan expects - tables, guards, counters, controls. What the
instruction does is taken from the catalogue here, so it says nothing of hardware: that is what ``confirm`` is for.
"""

from __future__ import annotations

import ctypes
import re
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy

from layoutproof.atoms.atom import Atom
from layoutproof.confirm.runner.trial import Trial
from layoutproof.emit.plan import COUNTERS, Plan
from layoutproof.emit.registers import BITS, slots, types

SHIM = (Path(__file__).parent / "host.h").read_text(encoding="utf-8")
_FUNCTION = re.compile(r"static __device__[^\n]*?\b(\w+)\([^\n]*\n\{\n.*?\n\}\n", re.DOTALL)
_KERNEL = re.compile(r'extern "C" __global__ void (?:__launch_bounds__\(\w+\) )?(\w+)\(([^)]*)\)')
SMALL = 8  # blocks that a grid-stride kernel is given here


class HostArray(numpy.ndarray):
    """An array with CuPy's ``get``."""

    def get(self) -> numpy.ndarray:
        return numpy.asarray(self)


class HostGpu:
    """What the runner's Trial asks of a GPU, by NumPy and a compiled library."""

    def __init__(self, library: ctypes.CDLL, *, most_blocks: int = 1 << 30) -> None:
        self.library = library
        self.most_blocks = most_blocks
        self.numpy = numpy
        cuda = SimpleNamespace(Event=_Event, get_elapsed_time=lambda start, end: 0.0)
        self.cupy = SimpleNamespace(
            cuda=cuda,
            uint8=numpy.uint8,
            zeros=lambda *args, **keys: numpy.zeros(*args, **keys).view(HostArray),
            full=lambda *args, **keys: numpy.full(*args, **keys).view(HostArray),
            asarray=lambda array: numpy.array(array).view(HostArray),
        )

    def kernel(self, cubin: Path, name: str, shared: int) -> Any:
        function = getattr(self.library, f"launch_{name}")

        def launch(grid: tuple[int], block: tuple[int], arguments: tuple[Any, ...], shared_mem: int = 0) -> None:
            held = [
                argument if isinstance(argument, numpy.ndarray) else numpy.array([argument]) for argument in arguments
            ]
            pointers = (ctypes.c_void_p * len(held))(*(array.ctypes.data for array in held))
            function(min(grid[0], self.most_blocks) if grid[0] >= 1000 else grid[0], block[0], shared_mem, pointers)

        return launch

    def report(self) -> Any:
        words = numpy.zeros(16, dtype=numpy.uint64)
        words[3] = 2**64 - 1
        return words.view(HostArray)


class _Event:
    def record(self) -> None: ...

    def synchronize(self) -> None: ...


def run(
    plan: Plan, folder: Path, *, instructions: dict[str, str] | None = None, most_blocks: int = 1 << 30
) -> list[Any]:
    """Every test of the plan, through the runner's own Trial."""
    gpus = {}
    for unit in plan.units:
        gpus[unit.name] = HostGpu(
            compile_unit(unit.source, unit.name, folder, instructions or {}), most_blocks=most_blocks
        )
    tables: dict[str, Any] = {"counters": COUNTERS}
    tables |= {name: numpy.frombuffer(content, dtype=numpy.uint8) for name, content in plan.tables.items()}
    import json

    tests = json.loads(plan.to_json())["tests"]
    return [Trial(gpus[test["unit"]], test, Path(), tables).run() for test in tests]  # type: ignore[arg-type]


def compile_unit(source: str, name: str, folder: Path, instructions: dict[str, str]) -> ctypes.CDLL:
    """The source with its assembly replaced, as a library with a ``launch_`` for each kernel."""

    def replaced(match: re.Match[str]) -> str:
        if "asm" not in match[0]:
            return match[0]
        head = match[0][: match[0].index("\n{") + 1]
        bodies = {**BODIES, **instructions}
        matrix = re.search(r"(ld|st)matrix\S*", match[0])
        if matrix:
            trans = int(".trans" in matrix[0])
            bodies["instruction"] = f"lp_{matrix[1]}matrix(x, sizeof(x) / 4, address, {trans});"
        width = re.search(r"cp\.async\S* \[%0\], \[%1\], (\d+);", match[0])
        if width:
            bodies["copy_async"] = f"memcpy(lp_place(address), from, {width[1]});"
        return f"{head}{{\n{bodies[match[1]]}\n}}\n"

    text = _FUNCTION.sub(replaced, source)
    assert "asm" not in text, "every piece of assembly is a function of its own"
    launches = "".join(_launch(match[1], match[2]) for match in _KERNEL.finditer(text))
    file = folder / f"{name}.cpp"
    file.write_text(f"{SHIM}\n{text}\n{launches}")
    library = folder / f"{name}.so"
    command = ["g++", "-std=c++17", "-O1", "-w", "-shared", "-fPIC", "-o", str(library), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[:3000]
    return ctypes.CDLL(str(library))


def _launch(name: str, parameters: str) -> str:
    words = []
    for place, parameter in enumerate(part.strip() for part in parameters.split(",")):
        kind, pointer, _ = re.fullmatch(r"(.*?)\s*(\*?)\s*(?:__restrict__ )?(\w+)", parameter, re.DOTALL).groups()  # type: ignore[union-attr]
        words.append(f"({kind} *)arguments[{place}]" if pointer else f"*({kind} *)arguments[{place}]")
    return (
        f'extern "C" void launch_{name}(int grid, int block, int shared, void **arguments)\n'
        f"{{ lp_launch(grid, block, shared, [=] {{ {name}({', '.join(words)}); }}); }}\n"
    )


BODIES = {
    "half_at": "return lp_half_to_float((unsigned short)(word >> 16 * half));",
    "half_bits": "return lp_float_to_half(value);",
    "shared_address": "lp_high = (uintptr_t)place >> 32; return (u32)(uintptr_t)place;",
    "copy_wait": "",
    "move_matrix": "return lp_movmatrix(x);",
}


def mma_body(atom: Atom) -> str:
    """``instruction`` by the catalogue's layouts, for instructions that take the whole warp."""
    m, _, k = atom.shape_mnk
    kinds = dict(zip("DABC", types(atom), strict=True))
    tables, posts = [], []
    for operand in "ABC":
        held = slots(atom, operand)
        rows = held.extents[0]
        where = [0] * (held.extents[0] * held.extents[1])
        elements = []
        for lane in range(32):
            for value in range(held.values):
                element = held.layout((lane, value))
                assert isinstance(element, int)
                elements.append(element)
                where[element] = lane * held.values + value
        if operand != "C":
            tables.append(f"static const int at_{operand}[] = {{{', '.join(map(str, where))}}};")
            tables.append(f"const int rows_{operand} = {rows};")
        else:
            tables.append(f"static const int element_C[] = {{{', '.join(map(str, elements))}}};")
        bits = BITS[kinds[operand]]
        each = 1 if bits == 64 else 32 // bits
        tables.append(f"const int values_{operand} = {held.values};")
        raw = f"lp_value_{kinds[operand]}({operand}[v / {each}], v % {each})"
        posts.append(
            f"for (int v = 0; v < values_{operand}; ++v) lp_board_{operand}[lp_warp()][lp_lane() * values_{operand} + v] = {raw};"
        )
    d_bits = BITS[kinds["D"]]
    each = 1 if d_bits == 64 else 32 // d_bits
    count = atom.registers["D"][1]
    operator = "lp_xor(a, b)" if atom.ptx.endswith("xor.popc") else "a * b"
    return "\n".join(
        [
            *tables,
            *posts,
            "lp_warp_sync();",
            f"for (int r = 0; r < {count}; ++r) D[r] = 0;",
            "for (int v = 0; v < values_C; ++v) {",
            f"    const int e = element_C[lp_lane() * values_C + v], m = e % {m}, n = e / {m};",
            "    double sum = lp_board_C[lp_warp()][lp_lane() * values_C + v];",
            f"    for (int k = 0; k < {k}; ++k) {{",
            "        const double a = lp_board_A[lp_warp()][at_A[m + k * rows_A]];",
            "        const double b = lp_board_B[lp_warp()][at_B[n + k * rows_B]];",
            f"        sum += {operator};",
            "    }",
            f"    lp_put_{kinds['D']}(D[v / {each}], v % {each}, sum);",
            "}",
            "lp_warp_sync();",
        ]
    )
