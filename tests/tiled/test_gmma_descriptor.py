"""wgmma's descriptors of shared memory: CuTe's fields for what is canonical, a refusal with numbers for what is not.

The data are written by `tests/oracle/make_gmma_descriptors.py` from CuTe's own headers.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from layoutproof.algebra.construct import tile_to_shape
from layoutproof.algebra.partition import local_tile
from layoutproof.atoms.atom import Atom
from layoutproof.atoms.catalogue import find
from layoutproof.atoms.types import width
from layoutproof.errors import Refusal, Rejected
from layoutproof.layouts import Layout, parse_layout
from layoutproof.layouts.swizzle import ComposedLayout, Swizzle, parse_composed
from layoutproof.tiled import TiledMMA
from layoutproof.tiled.gmma_descriptor import (
    LAYOUT_TYPES,
    GmmaDescriptor,
    check_units,
    descriptor_fragment,
    major_of,
    make_gmma_desc,
)
from layoutproof.tiled.shared_memory import SharedTensor, element_swizzle
from tests.oracle.make_gmma_descriptors import KINDS, TARGET, WITH_GAPS, cases

ORACLE = json.loads(TARGET.read_text())
Case = dict[str, Any]
BY_HOW = {how: [case for case in ORACLE["cases"] if case["how"] == how] for how in ("atom", "written", "fragment")}
SAME_REASON = {  # what CuTe asserts -> what we say
    "Expected stride failure": "units of 16 bytes apart",
    "Expected profile failure": "units and the rest",
    "Expected K-size 2 for": "an instruction takes 2 (dense) or 4 (sparse)",
    "Expected K-size 256": "-bit elements takes",
    "Expected MN-size multiple of 8": "not a multiple of 8",
    "rank-2 tensors": "a descriptor is of (MN,K)",
    "Divisibility condition": "upcast",
    "Expected SMEM Tensor": "a descriptor, which is of shared memory",
}
K_MAJOR = "Sw<3,3,3> o 0 o (64,16):(64,1)"


def shared(layout: Layout, swizzle_bits: int, bits: int) -> SharedTensor:
    """A layout of elements under Sw<swizzle_bits,4,3> of bytes."""
    swizzle = element_swizzle(Swizzle(swizzle_bits, 4, 3), bits)
    return SharedTensor(ComposedLayout(swizzle, 0, layout) if swizzle_bits else layout, bits)


def layout_atom(kind: str, major: str, bits: int) -> Layout:
    """GMMA::Layout_{major}_{kind}_Atom before its swizzle: a row of the swizzle by 8, in elements."""
    row = (128 << KINDS.index(kind)) // bits
    return Layout((row, 8), (1, row)) if major == "MN" else Layout((8, row), (row, 1))


def tensor_of(case: Case) -> SharedTensor:
    """The whole tensor of a case, before it is cut or partitioned."""
    bits = case["bits"]
    if case["how"] == "written":
        return shared(parse_layout(case["layout"]), case["swizzle_bits"], bits)
    if case["swizzle"] in ("plain", "gmem"):
        rows, columns = case["tile"]
        return shared(Layout((rows, columns), (columns, 1)), 0, bits)
    major = case["major"] if "major" in case else major_of(atom_of(case), case["operand"])
    target = tuple(case["shape"] if case["how"] == "atom" else case["tile"])
    whole = tile_to_shape(layout_atom(case["swizzle"], major, bits), target)
    return shared(whole, KINDS.index(case["swizzle"]), bits)


def atom_of(case: Case) -> Atom:
    return find(f"{case['atom']}<{case['arguments']}>" if case["arguments"] else case["atom"])


def cut(case: Case) -> SharedTensor:
    """The instruction's tile, as the descriptor is made of it."""
    whole = tensor_of(case)
    if case["how"] == "written":
        return whole
    layout, origin = local_tile(whole.plain, tuple(case["tile"]), (0, 0))
    assert origin == 0
    return shared(layout, KINDS.index(case["swizzle"]), case["bits"])


def expected(case: Case) -> GmmaDescriptor:
    return GmmaDescriptor(case["layout_type"], case["stride"], case["leading"])


def attempt(case: Case) -> GmmaDescriptor:
    if case["how"] != "fragment":
        return make_gmma_desc(cut(case), case["major"])
    atom, whole = atom_of(case), tensor_of(case)
    partition = TiledMMA(atom, parse_layout(case["threads"])).partition(case["operand"], whole.plain)
    memory = None if case["swizzle"] == "gmem" else whole
    descriptor, fragment = descriptor_fragment(atom, case["operand"], partition, memory)
    if "fragment" in case:
        assert str(whole.plain) == case["plain"]
        assert str(partition) == case["partition"]
        assert str(fragment) == case["fragment"]
    return descriptor


@pytest.mark.parametrize("case", ORACLE["cases"], ids=lambda case: f"{case['id']}-{case['how']}")
def test_gives_cutes_descriptor_or_its_refusal(case: Case) -> None:
    if "refused" in case:
        with pytest.raises(Rejected) as caught:
            attempt(case)
        refusal = caught.value.refusal
        assert refusal.operation and refusal.mode and refusal.reason and refusal.legal
        assert "\n" not in str(refusal)
        words = [word for told, word in SAME_REASON.items() if told in case["refused"]]
        assert len(words) == 1 and words[0] in str(refusal)
        return
    if case["how"] == "atom":
        assert str(cut(case).plain) == case["plain"]
    found = attempt(case)
    assert found == expected(case)
    assert f"{found.word():016x}" == case["word"]


def test_every_case_is_there() -> None:
    assert len(ORACLE["cases"]) == ORACLE["meta"]["count"] == len(cases())
    for how, group in BY_HOW.items():
        refused = sum("refused" in case for case in group)
        assert len(group) - refused > 0, how
    assert sum("refused" in case for case in ORACLE["cases"]) > 30


def refusal_of(layout: str, major: str, bits: int = 16) -> Refusal:
    with pytest.raises(Rejected) as caught:
        make_gmma_desc(SharedTensor(parse_composed(layout), bits), major)
    return caught.value.refusal


def test_what_refusals_say() -> None:
    row_major = refusal_of("(64,16):(64,1)", "K")
    assert (row_major.operation, row_major.mode) == ("make_gmma_desc", "mode 0")
    assert row_major.reason == "the 8 rows of K-major INTERLEAVE lie 1 units of 16 bytes apart, here 8"
    assert row_major.legal == "1 (8 elements) or Sw<3,3,3> under the same strides"
    assert make_gmma_desc(SharedTensor(parse_composed(K_MAJOR), 16), "K").layout_type == "B128"  # what it advises
    turned = refusal_of("Sw<3,3,3> o 0 o (64,16):(1,64)", "K")  # its 16 bytes lie along MN
    assert (turned.mode, turned.legal) == ("K", "4 (32 elements) or an operand that is MN-major")
    assert make_gmma_desc(SharedTensor(parse_composed("Sw<3,3,3> o 0 o (64,16):(1,64)"), 16), "MN").stride_offset == 64
    assert refusal_of("Sw<3,3,3> o 0 o (60,16):(64,1)", "K").legal == "56 or 64"
    assert refusal_of("Sw<3,3,3> o 0 o (64,48):(64,1)", "K").legal == "4 (32 elements)"
    assert refusal_of("Sw<3,3,3> o 0 o (64,24):(1,64)", "MN").legal == "16"
    assert (
        refusal_of("Sw<3,2,3> o 0 o (64,16):(64,1)", "K").legal
        == "Sw<3,4,3> on bytes, which is Sw<3,3,3> on these elements"
    )
    assert refusal_of("Sw<3,3,3> o 8 o (64,16):(64,1)", "K").mode == "offset"
    assert refusal_of("(64,16,2):(64,1,16)", "K").mode == "rank"


def test_offsets_that_do_not_fit_their_bits() -> None:
    """CuTe would cut them to 14 bits; shared memory ends long before."""
    fits = "((8,8),(8,2)):((8,64),(1,131064))"
    assert make_gmma_desc(SharedTensor(parse_layout(fits), 16), "K").leading_offset == 16383
    refusal = refusal_of("((8,8),(8,2)):((8,64),(1,131072))", "K")
    assert (refusal.mode, refusal.legal) == ("leading offset", "0 to 16383")
    symbolic = SharedTensor(parse_layout("((8,8),(8,2)):((8,64),(1,8*L))", frozenset({"L"})), 16)
    with pytest.raises(Rejected, match="the leading offset L is not a number"):
        make_gmma_desc(symbolic, "K")


@pytest.mark.parametrize(
    "case", [c for c in ORACLE["cases"] if "layout" in c and "refused" not in c], ids=lambda c: c["id"]
)
def test_units_that_are_not_full(case: Case) -> None:
    """CuTe takes them; the instruction would read elements that are not the operand's."""
    tensor = tensor_of(case)
    units: dict[int, set[int]] = {}
    for place in tensor.plain.values():
        units.setdefault(place * case["bits"] // 128, set()).add(place)
    if all(len(places) * case["bits"] == 128 for places in units.values()):
        check_units(tensor)
        return
    with pytest.raises(Rejected, match="they are not full"):
        check_units(tensor)


def test_some_are_full_and_some_are_not() -> None:
    check_units(SharedTensor(parse_composed(K_MAJOR), 16))
    for _, swizzle_bits, major, layout in WITH_GAPS:
        tensor = shared(parse_layout(layout), swizzle_bits, 16)
        assert make_gmma_desc(tensor, major).layout_type == LAYOUT_TYPES[swizzle_bits]  # as CuTe takes it
        with pytest.raises(Rejected, match="they are not full"):
            check_units(tensor)


def test_an_operand_in_registers_has_no_descriptor() -> None:
    with pytest.raises(Rejected, match="does not say whether A is MN- or K-major"):
        major_of(find("SM90_64x64x16_F32F16F16_RS<K,K>"), "A")
    assert major_of(find("SM90_64x64x16_F32F16F16_RS<K,MN>"), "B") == "MN"


def in_shared_memory() -> list[tuple[dict[str, Any], str]]:
    """The operands of the tiled MMAs of the oracle that are read by descriptor."""
    configs = json.loads((TARGET.parent / "tiled_mma.json").read_text())["configs"]
    return [(c, operand) for c in configs for operand, told in c["operands"].items() if "fragment_smem" in told]


@pytest.mark.parametrize(
    ("config", "operand"), in_shared_memory(), ids=lambda value: value["id"] if isinstance(value, dict) else value
)
def test_the_descriptors_of_the_tiled_mmas(config: dict[str, Any], operand: str) -> None:
    """The oracle keeps the layouts, not the swizzle: exactly one swizzle makes them canonical."""
    told = config["operands"][operand]
    atom = find(config["atom"].replace("Major::", "").replace("<>", ""))
    plain = parse_layout(told["fragment_smem_layout"])
    partition = TiledMMA(atom, parse_layout(config["thr_layout"])).partition(operand, plain)
    assert str(partition) == told["partition_smem"]
    bits = width(atom.types[operand])
    fitting = []
    for swizzle_bits, kind in enumerate(LAYOUT_TYPES):
        try:
            descriptor, fragment = descriptor_fragment(atom, operand, partition, shared(plain, swizzle_bits, bits))
        except Rejected:
            continue
        assert descriptor.layout_type == kind
        assert str(fragment) == told["fragment_smem"]
        fitting.append(kind)
    assert len(fitting) == 1
