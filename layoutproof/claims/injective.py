"""``injective``: no two inputs share an element.

Where the normal forms are a mixed-radix system (gaps allowed) the witness is a left inverse, proved to recover every
input. Otherwise two copies of the inputs are compared over their digits: equal outputs force equal inputs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from layoutproof.claims import owners
from layoutproof.claims.common import Deciding, deciding, discharge, prove_range, prove_recovered, require_defined
from layoutproof.claims.inverse import find_inverse, unwound_inverse
from layoutproof.claims.subject import Subject
from layoutproof.integers import smt
from layoutproof.integers.expression import Expression, substitute
from layoutproof.integers.polynomial import Size, to_expression
from layoutproof.integers.text import to_text
from layoutproof.proving import bits
from layoutproof.proving.bits import second_suffix, two_copies
from layoutproof.proving.definedness import prove_defined
from layoutproof.proving.domain import Domain
from layoutproof.proving.euclid import NeedsPolynomials, compare_dividends, in_style
from layoutproof.proving.mixed_radix import Inverse, NoRadix
from layoutproof.proving.script import Script
from layoutproof.proving.setting import declare_inputs, open_script
from layoutproof.proving.solver import Run
from layoutproof.proving.verdict import Outcome


def injective(subject: Subject) -> Outcome:
    """Decide that different inputs have different outputs."""
    statement = f"{subject.title} is injective: no two inputs share ({','.join(subject.outputs)})"
    with deciding(statement, subject.sizes) as decision:
        decision.outcome = _decide(decision, subject)
    return decision.result


def _decide(decision: Deciding, subject: Subject) -> Outcome:
    domain, outputs = subject.domain, subject.outputs
    require_defined(domain, list(outputs.values()))
    recovered = _recovered(decision, subject)
    if recovered is not None:
        return recovered
    found = owners.collision(subject)
    if found is not None:
        return decision.refuted(found, owners.evidence(subject, dict.fromkeys(outputs, 0), found))
    wanted = [p.name for p in domain.params]
    second = second_suffix(domain)
    wanted += [v.name + suffix for suffix in ("", second) for v in domain.variables]
    try:
        script, run = discharge_copies(
            domain, lambda d, compared: two_copies_script(d, outputs, subject.title, compared=compared), wanted
        )
        method = "two copies over digits"
    except smt.NoIntegerForm:
        script = bits.injectivity_script(domain, outputs, None, subject.title)
        method = "two copies over bit-vectors of proven width"
        run = discharge(script, wanted)
    if run.proved:
        return decision.proved(script, method, domain, lambda limit: owners.collision(subject, limit=limit))
    if run.answer == "sat" and run.values:
        found = owners.collision_from_model(subject, dict(run.values), second)
        if found is not None:
            return decision.refuted(found, owners.evidence(subject, dict.fromkeys(outputs, 0), found))
    return decision.unknown(script, run)


def discharge_copies(
    domain: Domain, build: Callable[[Domain, bool], Script], names: Sequence[str] = ()
) -> tuple[Script, Run]:
    """``build(domain, False)``, run; where the solver gives up, ``build(domain, True)``, if that says more of dividends."""
    script = in_style(domain, lambda d: build(d, False))
    run = discharge(script, names)
    if run.answer == "unknown":
        closer = in_style(domain, lambda d: build(d, True))
        if closer.checks > script.checks:
            return closer, discharge(closer, names)
    return script, run


def _recovered(decision: Deciding, subject: Subject) -> Outcome | None:
    """Proved by a left inverse; None where none is found, or proved."""
    domain, outputs = subject.domain, subject.outputs
    inverse = _left_inverse(subject)
    if inverse is None or inverse.owners != 1:
        return None
    try:
        script = in_style(domain, lambda d: left_inverse_script(d, outputs, inverse, subject.title))
    except smt.NoIntegerForm:  # the guard has none
        return None
    if not discharge(script).proved:
        return None
    decision.witness.extend(f"{name} = {to_text(formula)}" for name, formula in inverse.inputs.items())
    return decision.proved(script, "left inverse", domain, lambda limit: owners.collision(subject, limit=limit))


def _left_inverse(subject: Subject) -> Inverse | None:
    for find in (partial(find_inverse, gaps=True), unwound_inverse):
        try:
            return find(subject, subject.outputs)
        except (NoRadix, smt.NoIntegerForm, NeedsPolynomials):
            continue
    return None


def left_inverse_script(domain: Domain, outputs: Mapping[str, Expression], inverse: Inverse, title: str) -> Script:
    """Each input is recovered from the outputs."""
    script, _ = open_script(domain)
    normaliser = declare_inputs(script, domain, f"inputs of {title}")
    prove_defined(normaliser, outputs.values())
    prove_recovered(normaliser, inverse.inputs, outputs)
    return script


def two_copies_script(
    domain: Domain, outputs: Mapping[str, Expression], title: str, *, compared: bool = False
) -> Script:
    """Equal outputs force equal inputs; ``compared``: with what follows for the dividends of two divisions by the same."""
    script, _ = open_script(domain)
    _prove_distinct(script, domain, outputs, title, compared=compared)
    return script


def pigeonhole_script(
    domain: Domain,
    outputs: Mapping[str, Expression],
    box: Mapping[str, Size],
    title: str,
    *,
    compared: bool = False,
) -> Script:
    """Injective and in range; that the two finite sets are equally large is checked by multiplying their sizes."""
    script, _ = open_script(domain)
    script.open_scope()
    _prove_distinct(script, domain, outputs, title, compared=compared)
    script.close_scope()
    script.open_scope()
    normaliser = declare_inputs(script, domain, "range")
    for name, size in box.items():
        prove_range(normaliser, outputs[name], size, f"{name} is in range")
    script.close_scope()
    sizes = [v.size for v in domain.variables], list(box.values())
    symbolic = [size for size in (*sizes[0], *sizes[1]) if not isinstance(size, int)]
    for size in dict.fromkeys(symbolic):  # two negative sizes have a positive product, but no inputs
        script.lemma(f"(<= 0 {smt.term(to_expression(size))})", f"{size} counts something")
    inputs, elements = (" ".join(smt.term(to_expression(size)) for size in group) or "1" for group in sizes)
    script.prove(
        f"(= (* {inputs} 1) (* {elements} 1))", "as many inputs as elements, so injective means onto (pigeonhole)"
    )
    return script


def _prove_distinct(
    script: Script, domain: Domain, outputs: Mapping[str, Expression], title: str, *, compared: bool = False
) -> None:
    both, second = two_copies(domain)
    normaliser = declare_inputs(script, both, f"two inputs of {title}")
    prove_defined(normaliser, outputs.values())
    same = []
    for output in outputs.values():
        first_form, second_form = normaliser.normalise(output)[0], normaliser.normalise(substitute(output, second))[0]
        same.append(f"(= {smt.term(first_form)} {smt.term(second_form)})")
    if compared:
        compare_dividends(normaliser)
    equal = [f"(= {smt.quote(name)} {smt.quote(other.name)})" for name, other in second.items()] or ["true"]
    script.section("the claim")
    script.prove(f"(and {' '.join(equal)})", "equal outputs come from equal inputs", tuple(same))
