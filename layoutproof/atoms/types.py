"""Element types: C++ names, the names we print, and widths in bits."""

from __future__ import annotations

TYPES = {
    "half_t": "f16", "bfloat16_t": "bf16", "tfloat32_t": "tf32", "float": "f32", "double": "f64", "float2": "float2",
    "int": "s32", "int8_t": "s8", "int16_t": "s16", "int32_t": "s32", "int64_t": "s64", "int4b_t": "s4", "int4_t": "s4",
    "uint8_t": "u8", "uint16_t": "u16", "uint32_t": "u32", "uint64_t": "u64", "uint128_t": "u128", "uint4b_t": "u4",
    "uint4_t": "u4", "uint1b_t": "u1", "uint1_t": "u1", "e4m3_t": "e4m3", "e5m2_t": "e5m2", "e3m2_t": "e3m2",
    "e2m3_t": "e2m3", "e2m1_t": "e2m1", "ue8m0_t": "ue8m0", "ue4m3_t": "ue4m3", "void": "void",
    "complex<double>": "c64", "GaussComplex": "gauss_c64",
}  # fmt: skip
BITS = {
    "half_t": 16, "bfloat16_t": 16, "tfloat32_t": 32, "float": 32, "double": 64, "float2": 64, "int": 32, "int8_t": 8,
    "int16_t": 16, "int32_t": 32, "int64_t": 64, "int4b_t": 4, "int4_t": 4, "uint8_t": 8, "uint16_t": 16, "uint32_t": 32,
    "uint64_t": 64, "uint128_t": 128, "uint4b_t": 4, "uint4_t": 4, "uint1b_t": 1, "uint1_t": 1, "e4m3_t": 8, "e5m2_t": 8,
    "e3m2_t": 6, "e2m3_t": 6, "e2m1_t": 4, "ue8m0_t": 8, "ue4m3_t": 8,
}  # fmt: skip
DESCRIPTOR_BITS = 64  # of shared memory: a wgmma descriptor is the one register of its operand
_WIDTHS = {short: BITS[name] for name, short in TYPES.items() if name in BITS}
_WIDTHS |= {"u64": 64, "c64": 128, "gauss_c64": 192}  # complex<double>; Gauss keeps a third number
CODES = {name: code for code, name in enumerate(TYPES)}  # what conditions such as ``c_type == float`` compare


def width(name: str) -> int:
    """The bits of a type by the name that the catalogue prints: ``f16``, ``u32``. Raises :class:`KeyError`."""
    return _WIDTHS[name]


def short_name(name: str) -> str:
    """A C++ type without its namespaces and CUTLASS's ``float_`` prefix: ``cutlass::float_e4m3_t`` -> ``e4m3_t``."""
    short = name.strip().split("::")[-1].strip()
    return short.removeprefix("float_") if short.startswith(("float_e", "float_u")) else short
