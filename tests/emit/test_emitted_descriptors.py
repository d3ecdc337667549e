"""The descriptors that the H200 was given are those that CuTe's ``make_gmma_desc`` gives for the same places."""

from __future__ import annotations

import pytest

from layoutproof.emit.wgmma import MODES, packed_offsets
from layoutproof.errors import Rejected
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.swizzle import ComposedLayout, Swizzle
from layoutproof.tiled.gmma_descriptor import LAYOUT_TYPES, make_gmma_desc
from layoutproof.tiled.shared_memory import SharedTensor

GROUPS = 16  # of eight rows: two rows of the widest swizzle


def places(major: int, mode: int, bits: int, leading: int, stride: int) -> SharedTensor:
    """The kernel's ``place`` (wgmma_code.py) as a layout of one instruction's (MN,K), offsets in bytes."""
    unit, lbo, sbo = 128 // bits, leading * 8 // bits, stride * 8 // bits
    width = unit << mode  # elements of one row of the swizzle
    if major == 0:
        step = (unit, lbo) if mode == 0 else (width, unit)
        plain = Layout(((8, GROUPS), (unit, 2)), ((step[0], sbo), (1, step[1])))
    elif mode == 0:
        plain = Layout(((unit, GROUPS), (8, 256 // bits // 8)), ((1, sbo), (unit, lbo)))
    else:
        rows = 8 * GROUPS
        plain = Layout(((width, rows // width), (8, 256 // bits // 8)), ((1, lbo), (width, sbo)))
    if mode == 0:
        return SharedTensor(plain, bits, 1024)
    base = 4 - (bits // 8).bit_length() + 1
    return SharedTensor(ComposedLayout(Swizzle(mode, base, 3), 0, plain), bits, 1024)


@pytest.mark.parametrize("mode", range(len(MODES)))
@pytest.mark.parametrize(("major", "bits"), [(0, 8), (0, 16), (0, 32), (1, 16)])
def test_the_fields_that_ran(major: int, mode: int, bits: int) -> None:
    leading, stride = packed_offsets(major, mode)
    tensor = places(major, mode, bits, leading, stride)
    found = make_gmma_desc(tensor, "MN" if major else "K")
    assert found.layout_type == LAYOUT_TYPES[mode]
    assert 16 * found.stride_offset == stride
    if mode == 0 or major:
        assert 16 * found.leading_offset == leading
    with pytest.raises(Rejected):  # the twin: read along the other axis, no descriptor gives these places
        make_gmma_desc(tensor, "K" if major else "MN")
