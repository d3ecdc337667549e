"""Level 1 for ``wgmma``: which atoms, sizes, majors and swizzles are tried, and what must come of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from layoutproof.atoms.atom import Atom
from layoutproof.atoms.catalogue import find
from layoutproof.emit.plan import Control, Plan, Test, Unit
from layoutproof.emit.registers import file_name, slots
from layoutproof.emit.wgmma_code import ARGUMENTS, DIGITS, MODES, THREADS, WRONG, Warpgroup, source

BLOCKS = 132
ATOMS = (
    *(f"SM90_64x{n}x16_F32F16F16_SS<K,K>" for n in (8, 64, 128, 256)),
    "SM90_64x64x16_F32F16F16_SS<MN,K>",
    "SM90_64x128x16_F32F16F16_SS<K,MN>",
    "SM90_64x256x16_F32F16F16_SS<MN,MN>",
    "SM90_64x24x16_F32F16F16_SS<MN,MN>",
    "SM90_64x128x16_F32F16F16_RS<K,K>",
    "SM90_64x64x16_F32F16F16_RS<K,MN>",
    "SM90_64x64x16_F16F16F16_SS<K,K>",
    "SM90_64x96x16_F16F16F16_SS<MN,MN>",
    "SM90_64x32x16_F16F16F16_RS<K,K>",
    "SM90_64x128x16_F32BF16BF16_SS<K,K>",
    "SM90_64x64x16_F32BF16BF16_SS<MN,MN>",
    "SM90_64x32x16_F32BF16BF16_RS<K,MN>",
    "SM90_64x64x8_F32TF32TF32_SS_TN",
    "SM90_64x128x8_F32TF32TF32_RS_TN",
    "SM90_64x64x32_S32S8S8_SS_TN",
    "SM90_64x256x32_S32S8S8_SS_TN_SATURATE",
    "SM90_64x128x32_S32S8S8_RS_TN",
    "SM90_64x32x32_S32S8U8_SS_TN",
    "SM90_64x32x32_S32U8S8_SS_TN",
    "SM90_64x64x32_S32U8U8_RS_TN",
    "SM90_64x128x32_F32E4M3E4M3_SS_TN",
    "SM90_64x64x32_F32E4M3E4M3_RS_TN",
    "SM90_64x64x32_F16E4M3E5M2_SS_TN",
    "SM90_64x32x32_F32E5M2E4M3_SS_TN",
    "SM90_64x16x32_F16E5M2E5M2_RS_TN",
)
# The modes of A and B as numbers of MODES, and how many 32-byte steps into a swizzled row the K block starts.
VARIANTS = ((0, 0, 0), (1, 1, 0), (2, 2, 1), (3, 3, 0), (3, 3, 3), (3, 1, 2), (0, 3, 1))


def is_dense(atom: Atom) -> bool:
    """Whether it is a wgmma that this kernel can issue."""
    return atom.ptx.startswith("wgmma.mma_async.sync") and set(atom.layout_texts) == {"A", "B", "C"}


def wgmma_plan(names: Sequence[str] = ATOMS, spec: str = "") -> Plan:
    """One source an atom; a launch for each pair of swizzles."""
    units, tests = [], []
    for name in names:
        group = _group(name)
        unit = Unit(f"wgmma_{file_name(name)}", source(group), "sm_90a")
        units.append(unit)
        tests += list(_tests(name, group, unit, spec))
    return Plan("Structure tensors of the warpgroup instructions", units, tests)


def _group(name: str) -> Warpgroup:
    arguments = name.partition("<")[2].rstrip(">").split(",") if "<" in name else ["K", "K"]
    majors = tuple(int(word.strip() == "MN") for word in arguments)
    return Warpgroup(find(name), (majors[0], majors[1]))


def _tests(name: str, group: Warpgroup, unit: Unit, spec: str) -> Iterator[Test]:
    atom = group.atom
    m, n, k = atom.shape_mnk
    values = slots(atom, "C").values
    seen = set()
    for a_mode, b_mode, step in VARIANTS:
        modes = (a_mode, b_mode)
        steps = tuple(
            0 if major else min(step, max((1 << mode) // 2 - 1, 0))
            for major, mode in zip(group.majors, modes, strict=True)
        )
        if group.a_in_registers:
            modes, steps = (0, b_mode), (0, steps[1])
        if (modes, steps) in seen:
            continue
        seen.add((modes, steps))
        offsets = [packed_offsets(major, mode) for major, mode in zip(group.majors, modes, strict=True)]
        numbers = (*modes, *offsets[0], *offsets[1], *steps, DIGITS)
        given = dict(zip(ARGUMENTS[:-1], numbers, strict=True)) | dict.fromkeys(WRONG, 0)
        checked = DIGITS * m * k * m * n
        where = "in registers" if group.a_in_registers else _mode(modes[0], steps[0])
        title = f"{name}, A {where}, B {_mode(modes[1], steps[1])}"
        yield Test(
            name=f"{spec}: {title}" if spec else title,
            level="atom",
            unit=unit.name,
            kernel="warpgroup",
            grid=BLOCKS,
            block=THREADS,
            arguments=("report", *ARGUMENTS, *WRONG),
            values=given,
            expect={"checked": checked, "nonzero": DIGITS * m * k * n, "mismatches": 0},
            controls=list(_controls(group, modes)),
            quick={"digits": 1},
            slots=[("digit", DIGITS), ("a m", m), ("a k", k), ("thread", THREADS), ("value", values)],
            spec=spec,
        )


def _mode(mode: int, step: int) -> str:
    return f"{MODES[mode]} + {32 * step} bytes" if step else MODES[mode]


def packed_offsets(major: int, mode: int) -> tuple[int, int]:
    """(leading, stride) byte offsets: blocks of eight rows packed along K first."""
    width = 16 << mode
    if mode == 0:
        return 128, 256
    return (16 * width, 8 * width) if major else (16, 8 * width)


def _controls(group: Warpgroup, modes: tuple[int, ...]) -> Iterator[Control]:
    yield Control("A: m off by one", {"a_wrong": 1})
    yield Control("B: n off by one", {"b_wrong": 1})
    yield Control("C: values v and v^1 swapped", {"c_value": 1})
    yield Control("C: lane off by one", {"c_lane": 1})
    swizzled = modes[1:] if group.a_in_registers else modes
    if any(swizzled):
        yield Control("swizzle on one side", {"plain": 1})
    else:
        yield Control("leading and stride offsets exchanged", {"exchanged": 1})
