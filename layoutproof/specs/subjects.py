"""From a read spec to what its claims speak of: domains, TiledMMAs and subjects."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from layoutproof.atoms import catalogue
from layoutproof.claims.operand import Operand, operand_subject
from layoutproof.claims.subject import Subject
from layoutproof.errors import Rejected
from layoutproof.integers.expression import Name
from layoutproof.integers.polynomial import Size, from_expression, substitute
from layoutproof.layouts.expressions import layout_expression
from layoutproof.layouts.int_tuple import IntTuple
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.notation import parse_layout, parse_tile
from layoutproof.proving.domain import Domain, Param, Variable
from layoutproof.specs.spec import FLAT_INPUT, LAYOUT_OUTPUT, Claim, Formula, Spec
from layoutproof.tiled.mma import TiledMMA


@dataclass(frozen=True)
class Subjects:
    """What one spec speaks of; built once, asked by each claim."""

    spec: Spec

    @cached_property
    def params(self) -> Domain:
        """The params alone, over no inputs."""
        return Domain(tuple(Param(p.name, p.condition.expression) for p in self.spec.params))

    @cached_property
    def mma(self) -> TiledMMA:
        """The configuration. Raises :class:`Rejected` where CuTe would not build it."""
        assert self.spec.mma is not None, "only asked of specs that have one"
        mma = self.spec.mma
        tile = [parse_tile(str(entry)) for entry in mma.tile]
        return TiledMMA(catalogue.find(mma.atom), parse_layout(mma.threads), tile)

    @cached_property
    def problem(self) -> tuple[Size, Size, Size]:
        """M, N, K: as the spec says, else the tile's own size."""
        assert self.spec.mma is not None, "only asked of specs that have one"
        m, n, k = (
            tile if formula is None else self.size(formula)
            for formula, tile in zip(self.spec.mma.problem, self.mma.tile_shape, strict=True)
        )
        return m, n, k

    @property
    def problem_in_words(self) -> str:
        """``M x N x K`` as the spec writes it."""
        assert self.spec.mma is not None, "only asked of specs that have one"
        parts = zip(self.spec.mma.problem, self.mma.tile_shape, strict=True)
        return " x ".join(str(tile) if formula is None else formula.text for formula, tile in parts)

    def size(self, formula: Formula) -> Size:
        """A formula over the params as a size. Raises :class:`Rejected` where it is no polynomial in them."""
        size = from_expression(formula.expression, self.params.sizes)
        if size is None:
            legal = "sums, products and whole quotients of params, such as M/32 where 32 divides M"
            raise Rejected("size", f"{formula.text} is not a whole size for all params allowed", legal=legal)
        return size

    def operand(self, letter: str) -> Operand:
        """Operand A, B or C of the configuration. Raises :class:`Rejected`."""
        if letter not in self._operands:
            self._operands[letter] = operand_subject(self.mma, letter, self.problem, self.params)
        return self._operands[letter]

    @cached_property
    def _operands(self) -> dict[str, Operand]:
        return {}

    def of(self, claim: Claim) -> Subject:
        """The subject of a claim."""
        if claim.subject_kind == "operand":
            return self.operand(claim.subject).subject
        if claim.subject_kind == "map":
            return self._map(claim.subject)
        return self._layout(claim)

    def box(self, claim: Claim) -> dict[str, Size]:
        """The sizes that a claim of coverage speaks of: as stated, else the operand's own extents."""
        if claim.formulas:
            return {name: self.size(formula) for name, formula in claim.formulas.items()}
        if claim.subject_kind == "operand":
            return self.operand(claim.subject).shape
        if claim.subject_kind == "layout" and claim.layout is not None:
            return {LAYOUT_OUTPUT: self.substituted(claim.layout).cosize()}
        raise Rejected("covered", f"the box of {claim.subject} is not known", legal="state it with bijective_onto")

    def substituted(self, layout: Layout) -> Layout:
        """A layout whose entries are written in the quotients that the params' conditions allow."""

        def put(entry: IntTuple) -> IntTuple:
            if isinstance(entry, tuple):
                return tuple(put(part) for part in entry)
            return substitute(entry, self.params.sizes)

        return Layout(put(layout.shape), put(layout.stride))

    def _map(self, name: str) -> Subject:
        spec = self.spec.maps[name]
        variables = tuple(Variable(word, self.size(size)) for word, size in spec.inputs.items())
        guard = spec.guard.expression if spec.guard is not None else None
        domain = Domain(self.params.params, variables, guard)
        return Subject(f"map {name}", domain, {word: formula.expression for word, formula in spec.outputs.items()})

    def _layout(self, claim: Claim) -> Subject:
        assert claim.layout is not None, "a layout claim carries its layout"
        layout = self.substituted(claim.layout)
        if claim.inputs:
            variables = tuple(Variable(n, mode.size()) for n, mode in zip(claim.inputs, layout.modes, strict=True))
            offset = layout_expression(layout, tuple(Name(name) for name in claim.inputs))
        else:
            variables = (Variable(FLAT_INPUT, layout.size()),)
            offset = layout_expression(layout, Name(FLAT_INPUT))
        domain = Domain(self.params.params, variables)
        return Subject(f"layout {claim.subject}", domain, {LAYOUT_OUTPUT: offset})
