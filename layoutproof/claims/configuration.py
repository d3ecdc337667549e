"""A TiledMMA configuration is right when its thread layout, its tile and every composition inside it are.

CuTe compiles configurations that are not: an M that the tile does not divide, a tile smaller than its warps, overlapping
thread layouts. Those are ``rejected`` with the two numbers. What remains is proved: each thread index stands for one
coordinate, and each step of thrfrg_A/B/C is the composition it claims to be.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from layoutproof.algebra.steps import Step
from layoutproof.atoms.atom import AXES
from layoutproof.claims import composition
from layoutproof.claims.common import Deciding, contradiction, deciding, discharge
from layoutproof.claims.memo import Memo, domain_key
from layoutproof.claims.subject import sizes_in_words
from layoutproof.errors import Rejected
from layoutproof.integers import smt
from layoutproof.integers.expression import Binary, Literal, Name, substitute
from layoutproof.integers.polynomial import Size, to_expression
from layoutproof.layouts.expressions import layout_expression
from layoutproof.proving import enumeration, shrink
from layoutproof.proving.domain import Domain, Variable
from layoutproof.proving.mixed_radix import NoRadix, read_inverse
from layoutproof.proving.script import Script
from layoutproof.proving.setting import declare_inputs, open_script
from layoutproof.proving.solver import Inconsistent
from layoutproof.proving.verdict import Outcome, Verdict
from layoutproof.tiled.mma import TiledMMA
from layoutproof.tiled.validity import validate
from layoutproof.words import plural

THREAD_INPUTS = ("lane", "wm", "wn", "wk")
Problem = tuple[Size, Size, Size]


def configuration(
    mma: TiledMMA, problem: Problem, domain: Domain, shape: str = "", memo: Memo | None = None
) -> Outcome:
    """Validate the configuration and prove its steps; ``domain`` holds the params, ``shape`` says the problem in words.

    With a ``memo``, steps that other configurations have too are proved once, each in a script of its own.
    """
    words = shape or " x ".join(str(size) for size in problem)
    statement = (
        f"{mma.atom.name}, threads {mma.thr_layout}, problem {words}: thread ids distinct, each step its composition"
    )
    with deciding(statement, sizes_in_words(domain)) as decision:
        try:
            validate(mma, problem)
            steps = partition_steps(mma, problem)
        except Rejected as rejected:
            refused = "refused before proving"
            decision.outcome = Outcome(
                Verdict.REJECTED, statement, decision.sizes, method=refused, refusal=rejected.refusal
            )
        else:
            known = memo is not None and _known(mma, domain, steps, memo)
            decision.outcome = (
                Outcome(Verdict.PROVED, statement, decision.sizes, method="steps proved one by one")
                if known
                else _prove(decision, mma, domain, steps, problem)
            )
    return decision.result


def _known(mma: TiledMMA, domain: Domain, steps: list[Step], memo: Memo) -> bool:
    """Whether thread layout and every step are proved, by this configuration or an earlier one."""
    params = domain_key(domain)

    def threads() -> bool:
        script, _ = open_script(domain)
        _prove_threads(script, mma, domain)
        return discharge(script).proved

    def one(step: Step) -> bool:
        script, _ = open_script(domain)
        composition.prove_step(script, domain, step)
        return discharge(script).proved

    if not memo.get(("threads", params, mma.thr_layout_vmnk), threads):
        return False
    return all(memo.get(("step", params, step.left, step.right, step.result), partial(one, step)) for step in steps)


def partition_steps(mma: TiledMMA, problem: Problem) -> list[Step]:
    """The distinct compositions that thrfrg_A, thrfrg_B and thrfrg_C perform on coordinate tensors of this problem."""
    steps: list[Step] = []
    for operand in "ABC":
        mma.thrfrg(operand, mma.identity(operand, operand_shape(operand, problem)), steps)
    return composition.distinct(steps)


def operand_shape(operand: str, problem: Problem) -> tuple[Size, Size]:
    """The extents of an operand's tensor: (M,K), (N,K) or (M,N)."""
    i, j = AXES[operand]
    return problem[i], problem[j]


def _prove(decision: Deciding, mma: TiledMMA, domain: Domain, steps: list[Step], problem: Problem) -> Outcome:
    script, _ = open_script(domain)
    script.comment("", f"thread layout VMNK: {mma.thr_layout_vmnk}")
    _prove_threads(script, mma, domain)
    first_step = script.checks
    marks: list[tuple[int, Step]] = []
    for step in steps:
        composition.prove_step(script, domain, step)
        marks.append((script.checks, step))
    try:
        run = discharge(script)
    except Inconsistent:  # also where a size of the problem can only be 0: then nothing is wrong with our facts
        _require_elements(domain, problem)
        raise
    if run.proved:
        decision.witness.append(f"{plural(mma.size, 'thread')}; tile {mma.tile_shape}; {len(steps)} composition steps")
        return decision.proved(script, "normal form", domain.with_variables(()))
    if run.failed is not None and run.failed >= first_step:
        step = next(step for end, step in marks if run.failed < end)
        refuted = _wrong_step(decision, domain, step)
        if refuted is not None:
            return refuted
    return decision.unknown(script, run)


def _require_elements(domain: Domain, problem: Problem) -> None:
    """Raises :class:`Contradiction` where the conditions leave no problem that has an element."""
    sizes = [domain.in_params(to_expression(size)) for size in problem if not isinstance(size, int)]
    some = [Binary(">=", size, Literal(1)) for size in sizes]
    open_script(replace(domain, assumptions=(*domain.assumptions, *some)))


def _prove_threads(script: Script, mma: TiledMMA, domain: Domain) -> None:
    """Each coordinate (lane, wm, wn, wk) is recovered from its thread index."""
    layout = mma.thr_layout_vmnk
    variables = tuple(Variable(name, mode.size()) for name, mode in zip(THREAD_INPUTS, layout.modes, strict=True))
    thread = layout_expression(layout, tuple(Name(name) for name in THREAD_INPUTS))
    script.open_scope()
    normaliser = declare_inputs(script, domain.with_variables(variables), "thread index t of (lane, wm, wn, wk)")
    _, form = normaliser.normalise(thread)
    try:
        if form is None:
            raise NoRadix("no linear form")
        inverse = read_inverse(normaliser, {"t": normaliser.resolve(form)}, "g", gaps=True)
        for name, formula in inverse.inputs.items():
            back = normaliser.normalise(substitute(formula, {"t": thread}))[0]
            script.prove(f"(= {smt.term(back)} {smt.quote(name)})", f"{name} is recovered from the thread index")
    except NoRadix:
        script.close_scope()
        script.open_scope()
        second = tuple(Variable(v.name + "_2", v.size) for v in variables)
        normaliser = declare_inputs(script, domain.with_variables(variables + second), "two threads")
        other = layout_expression(layout, tuple(Name(name + "_2") for name in THREAD_INPUTS))
        same = f"(= {smt.term(normaliser.normalise(thread)[0])} {smt.term(normaliser.normalise(other)[0])})"
        equal = " ".join(f"(= {name} {name}_2)" for name in THREAD_INPUTS)
        script.prove(f"(and {equal})", "equal thread indices stand for equal coordinates", (same,))
    script.close_scope()


def _wrong_step(decision: Deciding, domain: Domain, step: Step) -> Outcome | None:
    """The first coordinate where CuTe's result is not the composition."""
    over = domain.with_variables(composition.step_variables(step))
    pairs = composition.step_pairs(step)
    point = enumeration.first_difference(
        over, [(composed, result) for result, composed in pairs], limit=enumeration.SEARCH
    )
    if point is None:
        return None
    names = ["index"] if len(pairs) == 1 else [f"coordinate {axis}" for axis in range(len(pairs))]
    found = shrink.difference(point.sizes, point.inputs, names, point.values, minimal=True)
    outcome = decision.refuted(found, contradiction(over, found, [(names, [(c, r) for r, c in pairs])]))
    note = f"CuTe computes {step.left} o {step.right} = {step.result} without complaint, but that is not left(right(i))"
    return replace(outcome, notes=(note, f"in {step.operation} {step.mode}".strip()))
