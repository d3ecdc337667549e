"""A spec file that has been read: every formula both as its author wrote it and as an expression."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from layoutproof.integers.expression import Expression, Name
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.swizzle import ComposedLayout
from layoutproof.proving.verdict import Verdict

# What each operand's partition takes and gives. ``t`` is the thread's index in the block; ``lane`` is its index in the
# atom, w? the atom's coordinate in the thread layout, r? the repetition of the tile.
OPERAND_OUTPUTS: Mapping[str, tuple[str, str]] = {"A": ("m", "k"), "B": ("n", "k"), "C": ("m", "n")}
OPERAND_INPUTS: Mapping[str, tuple[str, ...]] = {
    "A": ("lane", "v", "wm", "wn", "wk", "rm", "rk", "t"),
    "B": ("lane", "v", "wm", "wn", "wk", "rn", "rk", "t"),
    "C": ("lane", "v", "wm", "wn", "wk", "rm", "rn", "t"),
}
INSTRUCTION_INPUTS = ("lane", "v")
FLAT_INPUT = "i"  # a layout's one input, where its author names none
LAYOUT_OUTPUT = "offset"  # a layout's one output
RESERVED = (*dict.fromkeys(name for inputs in OPERAND_INPUTS.values() for name in inputs), FLAT_INPUT)


@dataclass(frozen=True)
class Formula:
    """A formula as written, and what it means."""

    text: str
    expression: Expression
    line: int = 0
    typed: Expression | None = None  # with its casts, where it has any: only ``fits`` asks

    @property
    def with_casts(self) -> Expression:
        """The expression as written, casts and all."""
        return self.expression if self.typed is None else self.typed


@dataclass(frozen=True)
class SpecParam:
    """A symbolic size. ``value`` where the author fixed it; its condition then says so."""

    name: str
    condition: Formula
    value: int | None = None
    line: int = 0


@dataclass(frozen=True)
class Mma:
    """The configuration as written: its parts are well formed, whether they fit is the prover's question.

    ``shared`` are (operand, tensor) for operands that the instruction reads from shared memory.
    """

    atom: str
    threads: str = "(1,1,1)"
    tile: tuple[str | int, str | int, str | int] = ("_", "_", "_")
    problem: tuple[Formula | None, Formula | None, Formula | None] = (None, None, None)  # None: the tile's own size
    expect: Verdict = Verdict.PROVED
    line: int = 0
    shared: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class SpecLayout:
    """A named layout."""

    name: str
    text: str
    layout: Layout
    line: int = 0


@dataclass(frozen=True)
class SpecMap:
    """Index arithmetic written by hand. ``outputs`` and ``guard`` have the lets (and calls) already put in."""

    name: str
    inputs: Mapping[str, Formula]
    lets: Mapping[str, Formula]
    outputs: Mapping[str, Formula]
    guard: Formula | None = None
    line: int = 0


@dataclass(frozen=True)
class SpecTensor:
    """A tensor in memory. ``layout`` may be swizzled; ``tile`` is what one block sees of it, mode by mode."""

    name: str
    text: str
    layout: Layout | ComposedLayout
    modes: tuple[str, ...]
    bits: int = 16
    memory: str = "shared"
    alignment: int = 16
    base: int = 0
    stages: int = 1
    tile: tuple[Formula, ...] = ()
    swizzled: str = "layout"
    line: int = 0


@dataclass(frozen=True)
class SpecCopy:
    """A tiled copy. ``operand`` where it is made from [mma], else ``threads`` and ``values``."""

    name: str
    atom: str
    value_bits: int
    threads: str = ""
    values: str = "1:0"
    operand: str = ""
    source: str = ""  # a tensor's name; empty: registers
    destination: str = ""
    line: int = 0


@dataclass(frozen=True)
class Terms:
    """What claims on copies, tensors and registers say besides: see the keys of the same names in ``model.py``.

    ``other`` is what the predicate names: the operand that is fed, the tensor compared with, the next instruction.
    """

    other: str = ""
    output: str = "coordinate"
    written: str = ""
    written_by: str = ""
    access: str = ""
    hardware: str = ""
    modes: tuple[str, ...] = ()
    by: str = "registers"
    as_operand: str = "A"
    renaming: Formula | None = None


@dataclass(frozen=True)
class Instruction:
    """A bare instruction as a claim's subject: an operand of an MMA atom, or a side of a copy atom."""

    name: str
    part: str  # A, B, C, E, SFA, SFB; src, dst, ref
    value_bits: int = 1


@dataclass(frozen=True)
class Claim:
    """One claim: a subject and a predicate.

    ``subject`` is the operand's letter, the layout's name or literal, the map's name. ``formulas`` holds, by output, what
    ``equals`` says, the limits of ``in_bounds``, or the box of ``bijective_onto`` and ``covered``; ``count`` what ``covered``
    says; ``inputs`` the names given to a layout's modes (empty: one flat index). ``layout`` is the subject where that is a
    layout, ``instruction`` where it is an atom by itself. ``inverse``, ``fibre`` and ``lemmas`` are what the author gives to
    help: proved like everything else.
    """

    name: str
    subject_kind: str  # "operand", "layout", "map", "atom", "copy", "tensor", "mma"
    subject: str
    predicate: str  # one of model.PREDICATES
    formulas: Mapping[str, Formula] = field(default_factory=dict)
    count: Formula | None = None
    inputs: tuple[str, ...] = ()
    layout: Layout | None = None
    expect: Verdict = Verdict.PROVED
    reads_as: str = ""
    line: int = 0
    instruction: Instruction | None = None
    inverse: Mapping[str, Formula] = field(default_factory=dict)
    fibre: Formula | None = None
    lemmas: tuple[Formula, ...] = ()
    type: str = ""  # what ``fits`` says
    types: Mapping[str, str] = field(default_factory=dict)
    side: str = "dst"  # of a tiled copy
    terms: Terms = Terms()


@dataclass(frozen=True)
class Sweep:
    """Choices to combine; what is left empty stays as [mma] and [params] say."""

    atoms: tuple[str, ...] = ()
    threads: tuple[str, ...] = ()
    tiles: tuple[tuple[str | int, str | int, str | int], ...] = ()
    problems: tuple[tuple[Formula, Formula, Formula], ...] = ()
    params: Mapping[str, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Spec:
    """One spec file."""

    path: str
    title: str = ""
    params: tuple[SpecParam, ...] = ()
    mma: Mma | None = None
    layouts: Mapping[str, SpecLayout] = field(default_factory=dict)
    maps: Mapping[str, SpecMap] = field(default_factory=dict)
    claims: tuple[Claim, ...] = ()
    text: str = ""
    assume: tuple[Formula, ...] = ()
    sweep: Sweep | None = None
    tensors: Mapping[str, SpecTensor] = field(default_factory=dict)
    copies: Mapping[str, SpecCopy] = field(default_factory=dict)

    def claim(self, name: str) -> Claim:
        """The claim of that name; KeyError where there is none."""
        for claim in self.claims:
            if claim.name == name:
                return claim
        raise KeyError(name)


def default_size(mode: str, params: tuple[SpecParam, ...]) -> Formula | None:
    """The problem's size along M, N or K where the spec gives none: the param of that name, else the tile's own size."""
    return Formula(mode, Name(mode)) if any(param.name == mode for param in params) else None
