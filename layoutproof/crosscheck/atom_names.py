"""The catalogue's names of instructions as the C++ types that CuTe's headers declare.

The catalogue drops namespaces and writes arguments shortly (``SM100_MMA_TF32_SS<tfloat32_t,tfloat32_t,float,M=64,N=64,K,K>``);
here both come back. What no header spells is :class:`Rejected`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from layoutproof.atoms import catalogue
from layoutproof.errors import Rejected

# The N of wgmma that CuTe declares without being asked for all of them.
_PLAIN_WGMMA = (8, 16, 32, 64, 96, 128, 192, 256)
_WGMMA = re.compile(r"SM90_64x(\d+)x\d+_([FS])\w+?_(?:SS|RS)(?:_TN)?(?:_SATURATE)?(_SPARSE)?")
EXTENDED = "CUTE_SM90_EXTENDED_MMA_SHAPES_ENABLED"  # asks the headers for every N of wgmma
_NAMESPACES = (  # the first that matches; the headers' own
    (re.compile(r"SM120_SPARSE_\w+_VS"), "SM120::BLOCKSCALED::SPARSE::"),
    (re.compile(r"SM120_SPARSE_\w+"), "SM120::SPARSE::"),
    (re.compile(r"SM120_\w+_VS"), "SM120::BLOCKSCALED::"),
    (re.compile(r"SM103_\w+"), "SM103::"),
)
_MAJORS = {"SM90": "SM90::GMMA::Major", "SM100": "UMMA::Major", "SM103": "UMMA::Major"}
# Their traits take what others take as arguments of the operation (mma_traits_sm100.hpp): one value for each, then two signs.
_ARGUMENTS_OF_TRAITS = ("SM100_MMA_F8F6F4_SS", "SM100_MMA_F8F6F4_2x1SM_SS")
_SIGNS = ("integral_constant<UMMA::ScaleIn, UMMA::ScaleIn::One>",) * 2
_WIDTHS = (1, 2, 4, 6, 8, 16, 32, 64, 128, 256)  # of cute::uint_bit_t


def atom_type(name: str) -> str:
    """What ``MMA_Atom<...>`` takes for an atom: its operation, or its traits where these have the arguments.

    Raises :class:`Rejected` where the headers have no such type.
    """
    if name.startswith(f"{catalogue.FMA}<"):
        return name
    base, arguments = catalogue.shelf().arguments(name)
    family = _WGMMA.fullmatch(base)
    if family is not None:
        return _wgmma(base, family, arguments)
    scope = next((scope for pattern, scope in _NAMESPACES if pattern.fullmatch(base)), "")
    words = [_argument(base, kind, value) for _, kind, value in arguments]
    if base in _ARGUMENTS_OF_TRAITS:
        words = [_constant(word, kind) for word, (_, kind, _) in zip(words, arguments, strict=True)]
        return f"MMA_Traits<{', '.join((base, *words, *_SIGNS))}>"
    return scope + _templated(base, words)


def traits_type(atom: str) -> str:
    """The traits of what :func:`atom_type` gives."""
    return atom if atom.startswith("MMA_Traits<") else f"MMA_Traits<{atom}>"


def needs_every_n(name: str) -> bool:
    """Whether the headers declare the atom only when :data:`EXTENDED` is defined."""
    family = _WGMMA.fullmatch(name.partition("<")[0])
    return family is not None and int(family[1]) not in _PLAIN_WGMMA


def copy_atom_type(name: str, value_bits: int) -> str:
    """``Copy_Atom<SM75_U32x4_LDSM_N, uint_bit_t<16>>``. Raises :class:`Rejected` where CuTe has no type of so many bits."""
    if value_bits not in _WIDTHS:
        raise Rejected("crosscheck", f"CuTe has no unsigned type of {value_bits} bits")
    return f"Copy_Atom<{_copy_operation(name)}, {value_type(value_bits)}>"


def copy_traits_type(name: str) -> str:
    """``Copy_Traits<SM75_U32x4_LDSM_N>``: layouts in bits."""
    return f"Copy_Traits<{_copy_operation(name)}>"


def value_type(bits: int) -> str:
    """An unsigned type of so many bits."""
    return f"uint_bit_t<{bits}>"


def _copy_operation(name: str) -> str:
    base, arguments = catalogue.shelf().arguments(name, copy=True)
    return _templated(base, [_argument(base, kind, value) for _, kind, value in arguments])


def _wgmma(base: str, family: re.Match[str], arguments: catalogue.Arguments) -> str:
    """The layouts are the same for every choice of signs; of the major modes only descriptors depend."""
    majors = [_argument(base, kind, value) for _, kind, value in arguments]
    if family[3]:
        base = f"SM90::GMMA::SPARSE::{base.removesuffix('_SPARSE').replace('SM90_', 'GMMA_', 1)}"
    elif family[2] == "S":
        return base  # no template
    return f"{base}<{', '.join(majors)}>"


def _templated(base: str, words: Sequence[str]) -> str:
    return f"{base}<{', '.join(words)}>" if words else base


def _argument(base: str, kind: str, value: int | str) -> str:
    if kind == "type":
        return f"float_{value}" if re.match("u?e[0-9]", str(value)) else str(value)
    return f"{_MAJORS[base.split('_')[0]]}::{value}" if kind == "major" else str(value)


def _constant(word: str, kind: str) -> str:
    """An argument as a type."""
    if kind == "int":
        return f"Int<{word}>"
    return f"integral_constant<{word.rpartition('::')[0]}, {word}>" if kind == "major" else word
