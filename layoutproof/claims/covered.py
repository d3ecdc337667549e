"""``covered = r`` and ``bijective_onto``: each element of a box has exactly r owners.

An owner of an element is an input point that maps to it. The witness is a fibre coordinate g, a function of the inputs
with values 0..r-1, such that x -> (outputs(x), g(x)) is a bijection onto box x [0, r). It is found by reading the normal
forms as a mixed-radix system and then proved, in both directions:

    from owners to elements    outputs(x) in the box, 0 <= g(x) < r, inverse(outputs(x), g(x)) = x
    from elements to owners    inverse(y, h) is a legal input, outputs(inverse(y, h)) = y, g(inverse(y, h)) = h

so both injectivity and surjectivity are quantifier-free. Where the forms are no such system and r is 1, a bijection
follows from injectivity, range and equal finite size (the pigeonhole rule, the one step here that is not in the text).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from layoutproof.claims import owners
from layoutproof.claims.common import (
    Deciding,
    deciding,
    discharge,
    prove_lemmas,
    prove_range,
    prove_recovered,
    require_defined,
)
from layoutproof.claims.injective import discharge_copies, pigeonhole_script
from layoutproof.claims.inverse import fibre_name, find_inverse, unwound_inverse
from layoutproof.claims.subject import Subject
from layoutproof.errors import UserError
from layoutproof.integers import smt
from layoutproof.integers.expression import Expression, substitute
from layoutproof.integers.polynomial import Size
from layoutproof.integers.text import to_text
from layoutproof.proving import bits, enumeration
from layoutproof.proving.bits import second_suffix
from layoutproof.proving.definedness import prove_defined
from layoutproof.proving.domain import Domain, Variable
from layoutproof.proving.euclid import NeedsPolynomials, in_style
from layoutproof.proving.mixed_radix import Inverse, NoRadix
from layoutproof.proving.script import Script
from layoutproof.proving.setting import declare_inputs, open_script
from layoutproof.proving.verdict import Outcome


def bijective_onto(
    subject: Subject, box: Mapping[str, Size], *, inverse: Inverse | None = None, lemmas: Sequence[Expression] = ()
) -> Outcome:
    """Every element of the box is hit exactly once. An ``inverse`` and ``lemmas`` may be given; both are proved."""
    where = " x ".join(f"{name} < {size}" for name, size in box.items())
    return _covered(subject, box, 1, f"{subject.title} is a bijection onto {where}", inverse, lemmas)


def covered(
    subject: Subject,
    box: Mapping[str, Size],
    count: Size,
    *,
    inverse: Inverse | None = None,
    lemmas: Sequence[Expression] = (),
) -> Outcome:
    """Every element of the box has exactly ``count`` owners. An ``inverse`` and ``lemmas`` may be given; both are proved."""
    where = ",".join(box)
    times = {1: "once", 2: "twice"}.get(count if isinstance(count, int) else 0, f"{count} times")
    return _covered(subject, box, count, f"{subject.title}: each ({where}) is owned exactly {times}", inverse, lemmas)


def _covered(
    subject: Subject,
    box: Mapping[str, Size],
    count: Size,
    statement: str,
    given: Inverse | None,
    lemmas: Sequence[Expression],
) -> Outcome:
    for name in box:
        if name in subject.domain.sizes:
            raise UserError(
                f"{subject.title}: {name} is a param and an output", hint="choose another name for the output"
            )
    with deciding(statement, subject.sizes) as decision:
        decision.outcome = _decide(decision, subject, box, count, given, lemmas)
    return decision.result


def _decide(
    decision: Deciding,
    subject: Subject,
    box: Mapping[str, Size],
    count: Size,
    given: Inverse | None,
    lemmas: Sequence[Expression],
) -> Outcome:
    domain = subject.domain
    require_defined(domain, [subject.outputs[name] for name in box])
    outputs = {name: subject.outputs[name] for name in box}
    reason, inverse = "its range is not the box", given
    try:
        inverse = given or find_inverse(subject, outputs)
    except (NoRadix, smt.NoIntegerForm, NeedsPolynomials) as error:
        reason = str(error)
    onto = inverse is not None and all(inverse.image.get(name) == size for name, size in box.items())
    if domain.symbolic and not onto:  # a wrong claim about symbolic sizes fails at small ones: look before trying hard
        refuted = _miscounted(decision, subject, box, count, enumeration.CROSS_CHECK)
        if refuted is not None:
            return refuted
    if inverse is not None and (given or domain.guard is not None or onto):
        try:
            settled = _by_inverse(decision, subject, box, count, inverse, lemmas)
        except smt.NoIntegerForm as error:  # of the guard, or of an inverse that is given
            settled, reason = None, str(error)
        if settled is not None:
            return settled
    return _without_inverse(decision, subject, box, count, reason)


def _by_inverse(
    decision: Deciding,
    subject: Subject,
    box: Mapping[str, Size],
    count: Size,
    inverse: Inverse,
    lemmas: Sequence[Expression] = (),
) -> Outcome | None:
    """Proved, or refuted by another number of owners, where the inverse holds; None where that is not proved."""
    outputs, fibre = {name: subject.outputs[name] for name in box}, fibre_name(subject)
    script = in_style(subject.domain, lambda d: coverage_script(d, outputs, box, inverse, fibre, subject.title, lemmas))
    if not discharge(script).proved:
        return None
    decision.witness.extend(inverse_in_words(subject, inverse))  # not before: nobody is told an inverse that is none
    if inverse.owners != count:
        found = owners.of_first_element(subject, box, inverse, fibre, count)
        return None if found is None else decision.refuted(found, script)
    return decision.proved(
        script, "explicit inverse", subject.domain, lambda n: owners.miscounted(subject, box, count, limit=n)
    )


def _miscounted(
    decision: Deciding, subject: Subject, box: Mapping[str, Size], count: Size, limit: int
) -> Outcome | None:
    """Refuted by an element that has another number of owners, if one is found among so many points."""
    found = owners.miscounted(subject, box, count, limit=limit)
    return None if found is None else decision.refuted(found, owners.evidence(subject, box, found))


def coverage_script(
    domain: Domain,
    outputs: Mapping[str, Expression],
    box: Mapping[str, Size],
    inverse: Inverse,
    fibre: str,
    title: str,
    lemmas: Sequence[Expression] = (),
) -> Script:
    """Both directions, as the module's text lays them out."""
    script, _ = open_script(domain)
    one_owner = inverse.owners == 1
    script.open_scope()
    normaliser = declare_inputs(script, domain, f"from owners to elements: inputs of {title}")
    prove_defined(normaliser, outputs.values())
    prove_lemmas(normaliser, lemmas)
    elements = {**outputs, **({} if one_owner else {fibre: inverse.fibre})}
    limits = {**box, **({} if one_owner else {fibre: inverse.owners})}
    for name, size in limits.items():
        prove_range(normaliser, elements[name], size, f"{name} = {to_text(elements[name])} is in range")
    prove_recovered(normaliser, inverse.inputs, elements)
    script.close_scope()
    script.open_scope()
    places = domain.with_variables(tuple(Variable(name, size) for name, size in limits.items()))
    normaliser = declare_inputs(script, places, "from elements to owners")
    for given in domain.variables:
        formula = inverse.inputs[given.name]
        prove_range(normaliser, formula, given.size, f"{given.name} = {to_text(formula)} is a legal input")
    if domain.guard is not None:
        met = normaliser.normalise(substitute(domain.guard, inverse.inputs))[0]
        script.prove(smt.formula(met), "the owner found meets the guard")
    for name, output in elements.items():
        forth = normaliser.normalise(substitute(output, inverse.inputs))[0]
        script.prove(f"(= {smt.term(forth)} {smt.quote(name)})", f"the owner found maps to {name}")
    script.close_scope()
    return script


def inverse_in_words(subject: Subject, inverse: Inverse) -> list[str]:
    """The witness, one line an input; the fibre first where there is more than one owner."""
    lines = []
    if inverse.owners != 1:
        lines.append(
            f"{fibre_name(subject)} = {to_text(inverse.fibre)}  (0 <= {fibre_name(subject)} < {inverse.owners})"
        )
    lines += [f"{name} = {to_text(formula)}" for name, formula in inverse.inputs.items()]
    return lines


def _without_inverse(
    decision: Deciding, subject: Subject, box: Mapping[str, Size], count: Size, reason: str
) -> Outcome:
    """No mixed-radix witness: try divisions backwards, look for a miscounted element, else (r = 1) try pigeonhole."""
    domain = subject.domain
    if domain.symbolic and count == 1:  # before the long look: for all sizes, most of what is true is proved soon
        proved = _unwound(decision, subject, box)
        if proved is not None:
            return proved
    refuted = _miscounted(decision, subject, box, count, enumeration.SEARCH)
    if refuted is not None:
        return refuted
    if count == 1 and domain.guard is None and _as_many(domain, box):
        return _pigeonhole(decision, subject, box)
    why = f"no inverse in closed form was found ({reason}), and no miscounted element among the points looked at"
    inputs = ", ".join(f'{variable.name} = "..."' for variable in domain.variables)
    fibre = "" if count == 1 else f" and fibre (which of the {count} owners an input is, from 0 on)"
    return decision.unsettled(
        why,
        f"state inverse = {{ {inputs} }}{fibre} in the claim, in terms of {', '.join(box)}: it is proved before it is used",
    )


def _as_many(domain: Domain, box: Mapping[str, Size]) -> bool:
    """Whether there are as many inputs as elements, at all sizes."""
    inputs: Size = 1
    elements: Size = 1
    for variable in domain.variables:
        inputs = inputs * variable.size
    for size in box.values():
        elements = elements * size
    return inputs == elements


def _pigeonhole(decision: Deciding, subject: Subject, box: Mapping[str, Size]) -> Outcome:
    """A bijection, if it is injective and stays in the box."""
    domain = subject.domain
    outputs = {name: subject.outputs[name] for name in box}
    try:
        script, run = discharge_copies(
            domain, lambda d, compared: pigeonhole_script(d, outputs, box, subject.title, compared=compared)
        )
    except smt.NoIntegerForm:
        script = bits.injectivity_script(domain, outputs, box, subject.title)
        run = discharge(script)
    if run.proved:
        method = "injective, in range, and as many inputs as elements (pigeonhole)"
        return decision.proved(script, method, domain, lambda n: owners.miscounted(subject, box, 1, limit=n))
    values = dict(run.values)
    second = second_suffix(domain)
    if run.answer == "sat" and all(v.name + second in values for v in domain.variables):
        found = owners.collision_from_model(subject, values, second)
        if found is not None:
            return decision.refuted(found, owners.evidence(subject, box, found))
    return decision.unknown(script, run)


def _unwound(decision: Deciding, subject: Subject, box: Mapping[str, Size]) -> Outcome | None:
    """A bijection whose inverse is found by following divisions backwards; None where that does not prove it."""
    try:
        inverse = unwound_inverse(subject, {name: subject.outputs[name] for name in box})
        return _by_inverse(decision, subject, box, 1, inverse)
    except (NoRadix, smt.NoIntegerForm, NeedsPolynomials):
        return None
