"""What the kernels of a TiledMMA have in common: where a thread stands, the calls of the proven functions, fragments.

Sizes are arguments, so that the same kernels serve one tile and a grid of them. The arguments ``a_lane``, ``a_value``, ... are
0; a control sets one, which makes the map wrong: that lane off by one, or values v and v^1 swapped.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from layoutproof.atoms.atom import AXES, Atom
from layoutproof.emit.functions import IndexFunction
from layoutproof.emit.plan import Control
from layoutproof.emit.registers import ASM, types

WRONG = ("a_value", "a_lane", "b_value", "b_lane", "c_value", "c_lane")
SIZES = ("m_size", "n_size", "k_size", "rm_count", "rn_count", "rk_count")


def wrong_maps(values: Mapping[str, int]) -> list[Control]:
    """The maps that must be told: each operand's registers swapped where it has ``values``, each operand's lane off by one."""
    controls = []
    for operand, count in values.items():
        low = operand.lower()
        if count > 1:
            controls.append(Control(f"{operand}: values v and v^1 swapped", {f"{low}_value": 1}))
        controls.append(Control(f"{operand}: lane off by one", {f"{low}_lane": 1}))
    return controls


@dataclass(frozen=True)
class Code:
    """What the kernels are printed from: the instruction, the functions, and the names of params that they take."""

    atom: Atom
    coordinates: IndexFunction  # t -> lane, wm, wn, wk
    index: IndexFunction  # lane, wm, wn, wk -> t
    operands: Mapping[str, IndexFunction]
    values: Mapping[str, int]
    lanes: int
    params: Sequence[str]

    @property
    def kinds(self) -> dict[str, str]:
        """The types of D, A, B, C."""
        return dict(zip("DABC", types(self.atom), strict=True))

    def register(self, key: str) -> tuple[str, int]:
        """C type and number of an operand's registers."""
        kind, count = self.atom.registers[key]
        return ASM[kind][0], count


def arguments(code: Code, before: Sequence[str], own: Sequence[str]) -> list[str]:
    """The names of a kernel's arguments, in order."""
    return [*before, *SIZES, *own, *WRONG, *code.params]


def signature(code: Code, name: str, before: Sequence[str], own: Sequence[str]) -> str:
    """The head of a kernel."""
    numbers = [f"int {word}" for word in (*SIZES, *own, *WRONG, *code.params)]
    if "after" in own:
        numbers[numbers.index("int after")] = "long long after"
    lines, line = [], f'extern "C" __global__ void {name}('
    for place, word in enumerate([*before, *numbers]):
        piece = word + (", " if place < len(before) + len(numbers) - 1 else ")")
        if len(line) + len(piece) > 118:
            lines.append(line.rstrip())
            line = " " * 8
        line += piece
    return "\n".join([*lines, line])


def threads(code: Code) -> str:
    """Where the thread stands, and where the operands' maps are told that it stands."""
    wrong = "".join(
        f"    const int lane_{low} = (lane + {low}_lane) % LANES, t_{low} = {_call_index(code, f'lane_{low}')};\n"
        for low in "abc"
    )
    return (
        "    const int t = threadIdx.x;\n    int lane, wm, wn, wk;\n"
        f"    {code.coordinates.name}(t, lane, wm, wn, wk);\n"
        f"    const bool active = {_call_index(code, 'lane')} == t;  // thread layouts may have holes\n{wrong}"
    )


def _call_index(code: Code, lane: str) -> str:
    return f"{code.index.name}({', '.join(lane if word == 'lane' else word for word in code.index.inputs)})"


def where(code: Code, operand: str, i: str, j: str) -> str:
    """The call that gives the coordinates of value v."""
    low, function = operand.lower(), code.operands[operand]
    put = {"lane": f"lane_{low}", "t": f"t_{low}", "v": f"v ^ {low}_value"}
    first, second = axes(operand)
    outputs = {first: i, second: j}
    words = [put.get(word, word) for word in function.inputs] + [outputs[word] for word in function.outputs]
    return f"{function.name}({', '.join(words)});"


def axes(operand: str) -> tuple[str, str]:
    """The names of an operand's coordinates."""
    i, j = AXES[operand]
    return "mnk"[i], "mnk"[j]


def zero(code: Code, key: str, name: str, indent: str) -> str:
    """A register array of zeros."""
    kind, count = code.register(key)
    return f"{indent}{kind} {name}[{count}] = {{}};\n"


def set_c(code: Code, value: str, indent: str) -> str:
    """C's value v := ``value``, which is C text of a number."""
    kind = code.kinds["C"]
    if kind == "f16":
        return f"{indent}C[v / 2] |= half_bits((float)({value})) << v % 2 * 16;"
    return f"{indent}C[v] = {value};"
