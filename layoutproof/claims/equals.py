"""``equals``: a closed form agrees with the subject for every input and every size the spec allows.

Both sides are brought to normal form in one script, so that the last obligation, the equality itself, is linear; each
step on the way is an obligation of its own. Where a side has no integer form (bit operations), both are compared as
bit-vectors of a width that is proved wide enough.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from layoutproof.claims.common import Deciding, contradiction, deciding, discharge, require_defined
from layoutproof.claims.subject import Subject
from layoutproof.integers import smt
from layoutproof.integers.expression import Expression
from layoutproof.integers.text import to_text
from layoutproof.proving import bits, enumeration, shrink
from layoutproof.proving.definedness import prove_defined
from layoutproof.proving.domain import Domain
from layoutproof.proving.euclid import in_style
from layoutproof.proving.script import Script
from layoutproof.proving.setting import declare_inputs, open_script
from layoutproof.proving.verdict import Counterexample, Outcome


def equals(subject: Subject, claimed: Mapping[str, Expression]) -> Outcome:
    """Decide ``subject.outputs[name] == claimed[name]`` for every name in ``claimed``."""
    statement = f"{subject.title}: " + ", ".join(f"{name} = {to_text(formula)}" for name, formula in claimed.items())
    pairs = [(subject.outputs[name], subject.expand(formula)) for name, formula in claimed.items()]
    with deciding(statement, subject.sizes) as decision:
        decision.outcome = _decide(decision, subject, list(claimed), pairs)
    return decision.result


def equality_script(
    domain: Domain, title: str, names: Sequence[str], pairs: Sequence[tuple[Expression, Expression]]
) -> Script:
    """The obligations of ``left == right`` for each pair; raises ``smt.NoIntegerForm`` where bits are needed."""
    script, _ = open_script(domain)
    normaliser = declare_inputs(script, domain, f"inputs of {title}")
    prove_defined(normaliser, [side for pair in pairs for side in pair])
    normal = [(normaliser.normalise(left)[0], normaliser.normalise(right)[0]) for left, right in pairs]
    script.section("the claim")
    for name, (left, right) in zip(names, normal, strict=True):
        script.prove(f"(= {smt.term(left)} {smt.term(right)})", f"{name}: {title} and the closed form agree")
    return script


def _decide(
    decision: Deciding, subject: Subject, names: list[str], pairs: list[tuple[Expression, Expression]]
) -> Outcome:
    domain = subject.domain
    require_defined(domain, [side for pair in pairs for side in pair])
    try:
        script = in_style(domain, lambda d: equality_script(d, subject.title, names, pairs))
        method = "normal form"
    except smt.NoIntegerForm:
        script = bits.equality_script(domain, subject.title, names, pairs)
        method = "bit-vectors of proven width"
    wanted = [p.name for p in domain.params] + [v.name for v in domain.variables]
    run = discharge(script, wanted)
    if run.proved:
        return decision.proved(script, method, domain, lambda limit: _difference(domain, names, pairs, limit))
    found = _difference(domain, names, pairs, enumeration.SEARCH)
    if found is None and run.answer == "sat":
        found = shrink.smallest_difference(domain, script, run, names, pairs)
        if found is None and shrink.is_legal(domain, run):
            return decision.disagreed(script, "the solver reports a difference that the expressions do not show")
    if found is None:
        return decision.unknown(script, run)
    return decision.refuted(found, contradiction(domain, found, [(names, pairs)]))


def _difference(
    domain: Domain, names: list[str], pairs: list[tuple[Expression, Expression]], limit: int
) -> Counterexample | None:
    point = enumeration.first_difference(domain, pairs, limit=limit)
    if point is None:
        return None
    return shrink.difference(point.sizes, point.inputs, names, point.values, minimal=True)
