"""``complete``: the GEMM theorem. Every product A(m,k)*B(n,k) is accumulated into C(m,n) exactly once.

An instruction adds, for each element (am, an) of its tile, the products over ak of its A and B elements. So a TiledMMA
issues one product for each (am, an, ak), each warp (wm, wn, wk) and each repetition (rm, rn, rk), and three things are owed:

1. the tables: what slot v of a lane holds is the element that the instruction uses there, for A, B and C alike. That is,
   each operand's coordinate is the issued product's coordinate at the slot's atom element;
2. the products: (am, an, ak, wm, wn, wk, rm, rn, rk) -> (m, n, k) is a bijection onto M x N x K;
3. the atom: its A, B and C tables name each element of the atom's tile, so that no product lacks a slot.

Warps along K each hold partial sums of the same C: how many, and that a reduction over them is owed, is said with the proof.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from layoutproof.atoms.atom import AXES, AXIS_NAMES, OPERANDS
from layoutproof.claims.common import Deciding, deciding
from layoutproof.claims.configuration import Problem, operand_shape
from layoutproof.claims.covered import bijective_onto, covered
from layoutproof.claims.equals import equals
from layoutproof.claims.operand import operand_subject
from layoutproof.claims.subject import Subject, sizes_in_words
from layoutproof.integers.expression import ZERO, Expression, Name, add, multiply, substitute
from layoutproof.integers.polynomial import Size, exact_quotient
from layoutproof.layouts.expressions import coordinate_expressions, digit_expressions, layout_expression
from layoutproof.layouts.layout import Layout
from layoutproof.proving.domain import Domain, Variable
from layoutproof.proving.verdict import Outcome, Verdict
from layoutproof.tiled.mma import TiledMMA


@dataclass(frozen=True)
class Products:
    """Where each issued product lies: mode name -> expression over its atom, warp and repetition coordinates."""

    subject: Subject
    box: Mapping[str, Size]


def complete(mma: TiledMMA, problem: Problem, params: Domain) -> Outcome:
    """Decide the theorem for a configuration; ``params`` holds the sizes."""
    statement = "every product A(m,k)*B(n,k) is accumulated into C(m,n) exactly once"
    with deciding(statement, sizes_in_words(params)) as decision:
        decision.outcome = _decide(decision, mma, problem, params)
    return decision.result


def _decide(decision: Deciding, mma: TiledMMA, problem: Problem, params: Domain) -> Outcome:
    products = issued_products(mma, problem, params)
    parts = [("the products", bijective_onto(products.subject, products.box))]
    for operand in OPERANDS:
        parts.append(
            (f"operand {operand} against the products", _tables_agree(mma, operand, problem, params, products))
        )
        parts.append((f"the atom's {operand} table", _atom_covers(mma, operand)))
    for part, outcome in parts:
        if outcome.verdict is not Verdict.PROVED:
            notes = (f"{part}: {outcome.statement}", *outcome.notes)
            return replace(outcome, statement=decision.statement, sizes=decision.sizes, notes=notes)
    witness = [*parts[0][1].witness, reduction_owed(mma)]
    text = "".join(f"; ==== {part}: {outcome.statement}\n(reset)\n{outcome.obligations}\n" for part, outcome in parts)
    return Outcome(
        Verdict.PROVED,
        decision.statement,
        decision.sizes,
        method=f"{len(parts)} parts: products, tables and atom",
        witness=tuple(witness),
        obligations=text,
        checks=sum(outcome.checks for _, outcome in parts),
    )


def reduction_owed(mma: TiledMMA) -> str:
    """What has to happen to C after the last k: nothing, or a reduction over the warps along K."""
    groups = mma.threads[3]
    if groups == 1:
        return (
            "each C(m,n) is complete in the thread that holds it: no reduction is owed, and the initial C enters once"
        )
    return (
        f"C(m,n) is held as {groups} partial sums, one for each wk: a reduction over wk is owed, "
        f"and the initial C must enter only one of them"
    )


def issued_products(mma: TiledMMA, problem: Problem, params: Domain) -> Products:
    """(am, an, ak, wm, wn, wk, rm, rn, rk) -> (m, n, k)."""
    outputs: dict[str, Expression] = {}
    sizes: dict[str, Size] = {}
    box: dict[str, Size] = {}
    for operand in ("C", "A"):  # C gives m and n, A gives k
        for place, axis in enumerate(AXES[operand]):
            mode = AXIS_NAMES[axis].lower()
            if mode not in outputs:
                outputs[mode], found = _mode_of(mma, operand, place, problem)
                sizes |= found
                box[mode] = problem[axis]
    order = [f"{part}{mode}" for part in ("a", "w", "r") for mode in ("m", "n", "k")]
    variables = tuple(Variable(name, sizes[name]) for name in order if sizes[name] != 1)
    zeros = {name: ZERO for name in order if sizes[name] == 1}
    put = {mode: substitute(output, zeros) for mode, output in outputs.items()}
    domain = Domain(params.params, variables, None, params.assumptions)
    return Products(Subject("issued products", domain, {mode: put[mode] for mode in ("m", "n", "k")}), box)


def _mode_of(mma: TiledMMA, operand: str, place: int, problem: Problem) -> tuple[Expression, dict[str, Size]]:
    """One mode of an operand's coordinate over (atom element, warp, repetition), before any TV table."""
    axis = AXES[operand][place]
    mode = AXIS_NAMES[axis].lower()
    atoms = mma.derivation(operand, mma.identity(operand, operand_shape(operand, problem)))[1].result
    rest = atoms.modes[1].modes[place]
    warps = mma.threads[axis + 1]
    repetitions = _whole(rest.size(), warps)
    element, index = Name(f"a{mode}"), add(Name(f"w{mode}"), multiply(warps, Name(f"r{mode}")))
    pair: list[Expression] = [ZERO, ZERO]
    outer: list[Expression] = [ZERO, ZERO]
    pair[place], outer[place] = element, index
    output = coordinate_expressions(atoms, (tuple(pair), tuple(outer)), 2)[place]
    return output, {f"a{mode}": mma.atom.shape_mnk[axis], f"w{mode}": warps, f"r{mode}": repetitions}


def _whole(size: Size, warps: int) -> Size:
    quotient = exact_quotient(size, warps)
    assert quotient is not None, "validated: the warps divide the repetitions"
    return quotient


def _tables_agree(mma: TiledMMA, operand: str, problem: Problem, params: Domain, products: Products) -> Outcome:
    """What each slot holds is the issued product's coordinate at the atom element that the slot stands for."""
    subject = operand_subject(mma, operand, problem, params).subject
    element = layout_expression(mma.atom.layout_tv(operand), (Name("lane"), Name("v")))
    i, j = AXES[operand]
    rows = mma.atom.shape_mnk[i]
    first, second = digit_expressions(element, (rows, mma.atom.shape_mnk[j]))
    slots = {f"a{AXIS_NAMES[i].lower()}": first, f"a{AXIS_NAMES[j].lower()}": second}
    present = {v.name for v in subject.domain.variables}
    zeros: dict[str, Expression] = {n: ZERO for n in ("wm", "wn", "wk", "rm", "rn", "rk") if n not in present}
    claimed = {
        mode: substitute(substitute(output, slots), zeros)
        for mode, output in products.subject.outputs.items()
        if mode in subject.outputs
    }
    return equals(subject, claimed)


def _atom_covers(mma: TiledMMA, operand: str) -> Outcome:
    """The atom's table reaches every element of its tile, each the same number of times."""
    layout: Layout = mma.atom.layout_tv(operand)
    i, j = AXES[operand]
    threads, values = (mode.size() for mode in layout.modes)
    tile = mma.atom.shape_mnk[i] * mma.atom.shape_mnk[j]
    slots = threads * values
    variables = (Variable("lane", threads), Variable("v", values))
    element = layout_expression(layout, (Name("lane"), Name("v")))
    subject = Subject(f"{mma.atom.name} {operand}", Domain((), variables), {"element": element})
    assert isinstance(slots, int), "atoms are numbers"
    return covered(subject, {"element": tile}, max(slots // tile, 1))
