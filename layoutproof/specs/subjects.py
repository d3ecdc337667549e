"""From a read spec to what its claims speak of: domains, TiledMMAs and subjects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain, count
from typing import TYPE_CHECKING

from layoutproof.atoms import catalogue
from layoutproof.atoms.atom import AXIS_NAMES, PARTS
from layoutproof.claims.instruction import atom_subject, copy_subject
from layoutproof.claims.operand import Operand, operand_subject
from layoutproof.claims.subject import Subject
from layoutproof.errors import Rejected
from layoutproof.integers.expression import Expression, Literal, Name, names
from layoutproof.integers.expression import substitute as put
from layoutproof.integers.polynomial import Size, from_expression, substitute, symbols
from layoutproof.layouts.expressions import layout_expression
from layoutproof.layouts.int_tuple import IntTuple
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.notation import parse_layout, parse_tile
from layoutproof.proving.domain import Domain, Param, Variable
from layoutproof.specs.spec import FLAT_INPUT, LAYOUT_OUTPUT, Claim, Formula, Instruction, Spec, SpecTensor
from layoutproof.tiled.mma import TiledMMA

if TYPE_CHECKING:
    from layoutproof.specs.copies import Copies


@dataclass(frozen=True)
class Subjects:
    """What one spec speaks of; built once, asked by each claim."""

    spec: Spec

    @cached_property
    def params(self) -> Domain:
        """The params alone, over no inputs."""
        written = {p.name: Param(p.name, p.condition.expression) for p in self.spec.params}
        numbers = {name: Literal(p.facts.fixed) for name, p in written.items() if p.facts.fixed is not None}
        params = []
        for name, param in written.items():  # a number known elsewhere makes a fact of a relation: N % W == 0
            others = {other: number for other, number in numbers.items() if other != name}
            condition = param.condition
            params.append(Param(name, condition if condition is None else put(condition, others)))
        assumptions = tuple(put(formula.expression, numbers) for formula in self.spec.assume)
        return Domain(tuple(params), assumptions=assumptions)

    @cached_property
    def mma(self) -> TiledMMA:
        """The configuration. Raises :class:`Rejected` where CuTe would not build it, or not the fragments of its operands."""
        _ = self.descriptors  # raises where an operand has none
        return self._made

    @cached_property
    def descriptors(self) -> tuple[str, ...]:
        """What the descriptors of operands in shared memory say. Raises :class:`Rejected` where one has none."""
        if self.spec.mma is None or not self.spec.mma.shared:
            return ()
        from layoutproof.specs.shared_operands import check_shared  # few specs have any

        return check_shared(self, self._made)

    @cached_property
    def _made(self) -> TiledMMA:
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
        for name, size in zip(AXIS_NAMES, (m, n, k), strict=True):
            if isinstance(size, int) and size < 1:
                raise Rejected("problem", f"{name} = {size} holds nothing", mode=name, legal="at least 1")
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
            taken = {param.name for param in self.spec.params} | set(names(formula.expression))
            name = next(name for name in chain(("B", "T"), (f"B{n}" for n in count(2))) if name not in taken)
            legal = (
                "sums, products and whole quotients of params, such as M/32 where 32 divides M; "
                f'name others under [params], as {name} = "{name} == {formula.text}", and write {name} here'
            )
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
        if claim.subject_kind == "tensor":
            return self.copies.memory(claim.subject).subject(self.params)
        if claim.instruction is not None:
            return self._instruction(claim, claim.instruction)
        if claim.subject_kind == "copy":
            return self.copies.of(claim).subject(claim.terms.output)
        return self._layout(claim)

    def with_tensors(self, tensors: Mapping[str, SpecTensor]) -> Subjects:
        """The same with other tensors; what does not depend on them is not built again."""
        other = Subjects(replace(self.spec, tensors=tensors))
        if self.spec.mma is not None:
            other.__dict__["_made"] = self._made
        other.copies.share(self.copies)
        return other

    @cached_property
    def copies(self) -> Copies:
        """The tensors and tiled copies."""
        from layoutproof.specs.copies import Copies  # most specs have none

        return Copies(self)

    def box(self, claim: Claim) -> dict[str, Size]:
        """The sizes that a claim of coverage speaks of: as stated, else the operand's own extents."""
        if claim.formulas:
            return {name: self.size(formula) for name, formula in claim.formulas.items()}
        if claim.subject_kind == "operand":
            return self.operand(claim.subject).shape
        if claim.subject_kind == "layout" and claim.layout is not None:
            return {LAYOUT_OUTPUT: self.substituted(claim.layout).cosize()}
        if claim.instruction is not None:
            return instruction_subject(claim.instruction)[1]
        if claim.subject_kind == "copy" and claim.terms.output == "coordinate":
            return self.copies.of(claim).box
        raise Rejected("covered", f"the box of {claim.subject} is not known", legal="state it with bijective_onto")

    def typed(self, claim: Claim, subject: Subject) -> Mapping[str, Expression]:
        """The outputs with their casts, as ``fits`` wants them: a map's as written, others have none."""
        if claim.subject_kind == "map":
            return {name: formula.with_casts for name, formula in self.spec.maps[claim.subject].outputs.items()}
        return subject.outputs

    def substituted(self, layout: Layout) -> Layout:
        """A layout whose entries are written in the quotients that the params' conditions allow."""

        def rewrite(entry: IntTuple) -> IntTuple:
            if isinstance(entry, tuple):
                return tuple(rewrite(part) for part in entry)
            return substitute(entry, {**self.params.sizes, **self._quotients(symbols(entry))})

        return Layout(rewrite(layout.shape), rewrite(layout.stride))

    def _quotients(self, used: Iterable[str]) -> dict[str, Size]:
        """``d/64`` as a number, where d is one."""
        found: dict[str, Size] = {}
        for name in used:
            param, _, divisor = name.partition("/")
            whole = self.params.sizes.get(param)
            if divisor and isinstance(whole, int):
                found[name] = whole // int(divisor)
        return found

    def _instruction(self, claim: Claim, instruction: Instruction) -> Subject:
        """A bare instruction depends on no params; what is claimed of it may."""
        subject = instruction_subject(instruction)[0]
        said = [*claim.formulas.values(), *claim.inverse.values(), *claim.lemmas, claim.fibre, claim.count]
        used = {name for formula in said if formula is not None for name in names(formula.expression)}
        if used.isdisjoint(self.params.sizes):
            return subject
        domain = replace(subject.domain, params=self.params.params, assumptions=self.params.assumptions)
        return replace(subject, domain=domain)

    def _map(self, name: str) -> Subject:
        spec = self.spec.maps[name]
        variables = tuple(Variable(word, self.size(size)) for word, size in spec.inputs.items())
        guard = spec.guard.expression if spec.guard is not None else None
        domain = Domain(self.params.params, variables, guard, self.params.assumptions)
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
        domain = Domain(self.params.params, variables, None, self.params.assumptions)
        return Subject(f"layout {claim.subject}", domain, {LAYOUT_OUTPUT: offset})


def instruction_subject(instruction: Instruction) -> tuple[Subject, dict[str, Size]]:
    """An operand of a bare instruction, and the box that its outputs lie in."""
    if instruction.part in PARTS:
        return atom_subject(catalogue.find(instruction.name), instruction.part)
    return copy_subject(catalogue.find_copy(instruction.name), instruction.part, instruction.value_bits)
