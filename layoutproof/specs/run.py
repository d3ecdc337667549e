"""Proving a spec: each claim to its subject, its predicate to the room that decides it, each outcome beside its claim."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from layoutproof.claims.common import deciding
from layoutproof.claims.configuration import configuration
from layoutproof.claims.covered import bijective_onto, covered
from layoutproof.claims.equals import equals
from layoutproof.claims.injective import injective
from layoutproof.claims.memo import Memo, subject_key
from layoutproof.claims.owners import LISTED, owner_in_words
from layoutproof.claims.subject import Subject, sizes_in_words
from layoutproof.errors import Rejected, UserError
from layoutproof.integers.evaluate import evaluate, size_at
from layoutproof.integers.expression import ZERO
from layoutproof.integers.text import to_text
from layoutproof.proving.mixed_radix import Inverse
from layoutproof.proving.verdict import Counterexample, Outcome, Verdict
from layoutproof.specs.cases import cases, joined
from layoutproof.specs.model import COPY_CLAIMS
from layoutproof.specs.problems import suggestion
from layoutproof.specs.result import CONFIGURATION, ClaimResult, SpecResult
from layoutproof.specs.spec import Claim, Spec
from layoutproof.specs.subjects import Subjects
from layoutproof.tiled.validity import validate
from layoutproof.words import assigned


def run_spec(spec: Spec, memo: Memo | None = None) -> SpecResult:
    """Decide the configuration and every claim. Raises :class:`UserError` for a formula that can divide by zero.

    A ``memo`` shares answers between specs that ask the same; its outcomes may carry no obligations.
    """
    subjects = [(words, Subjects(case)) for words, case in cases(spec)]
    results = []
    rejected: Outcome | None = None
    if spec.mma is not None:
        outcome = joined([(words, _configuration(case, memo)) for words, case in subjects])
        if outcome.verdict is Verdict.REJECTED:
            rejected = outcome
        results.append(ClaimResult(CONFIGURATION, CONFIGURATION, "tiled mma", spec.mma.line, spec.mma.expect, outcome))
    for claim in spec.claims:
        if rejected is not None and claim.subject_kind in ("operand", "mma"):
            outcome = rejected
        else:
            outcome = joined([(words, _decide(case, claim, memo)) for words, case in subjects])
        expect = claim.expect
        if outcome is rejected and spec.mma is not None and spec.mma.expect is Verdict.REJECTED:
            expect = Verdict.REJECTED  # the author knows: nothing can be said of this configuration's operands
        subject = f"{claim.subject_kind} {claim.subject}"
        results.append(ClaimResult(claim.name, claim.predicate, subject, claim.line, expect, outcome))
    return SpecResult(spec.path, spec.title, tuple(results))


def _decide(subjects: Subjects, claim: Claim, memo: Memo | None) -> Outcome:
    if memo is None or claim.predicate in ("complete", *COPY_CLAIMS):
        return decide(subjects, claim)
    try:
        about = subject_key(subjects.of(claim))
    except Rejected:
        return decide(subjects, claim)
    box = subjects.box(claim) if claim.predicate in ("bijective_onto", "covered") else {}
    said = tuple((name, formula.text) for name, formula in claim.formulas.items())
    key = (about, claim.predicate, tuple(box.items()), said, claim.count and claim.count.text, claim.type)
    return memo.get(key, lambda: decide(subjects, claim))


def decide(subjects: Subjects, claim: Claim) -> Outcome:
    """One claim's outcome, whatever keeps it from being decided."""
    statement = f"{claim.subject_kind} {claim.subject}: {claim.predicate}"
    with deciding(statement, sizes_in_words(subjects.params)) as decision:
        decision.outcome = _decided(subjects, claim)
    return decision.result


def _decided(subjects: Subjects, claim: Claim) -> Outcome:
    """What only some claims need is loaded where they are: a cold start is most of a short run."""
    try:
        if claim.predicate == "complete":
            validate(subjects.mma, subjects.problem)
            from layoutproof.claims.complete import complete

            return complete(subjects.mma, subjects.problem, subjects.params)
        if claim.predicate in COPY_CLAIMS:
            from layoutproof.specs.run_copies import decide_copy_claim

            return decide_copy_claim(subjects, claim)
        subject = subjects.of(claim)
        lemmas = [formula.expression for formula in claim.lemmas]
        inverse = given_inverse(subjects, claim)
        match claim.predicate:
            case "in_bounds":
                from layoutproof.claims.in_bounds import in_bounds

                return in_bounds(subject, {name: f.expression for name, f in claim.formulas.items()}, lemmas)
            case "fits":
                from layoutproof.claims.fits import fits

                return fits(subject, subjects.typed(claim, subject), claim.type, claim.types)
            case "equals":
                return equals(subject, {name: formula.expression for name, formula in claim.formulas.items()})
            case "injective":
                return injective(subject)
            case "bijective_onto":
                return bijective_onto(subject, subjects.box(claim), inverse=inverse, lemmas=lemmas)
            case _:
                assert claim.count is not None, "covered states a count"
                count = subjects.size(claim.count)
                return covered(subject, subjects.box(claim), count, inverse=inverse, lemmas=lemmas)
    except Rejected as refused:
        return Outcome(
            Verdict.REJECTED, f"{claim.subject_kind} {claim.subject}: {claim.predicate}", refusal=refused.refusal
        )
    except UserError as error:  # a divisor that can be 0, an access that the claim's map cannot make
        raise UserError(
            f"{subjects.spec.path}:{claim.line}: claims.{claim.name}: {error.message}", hint=error.hint
        ) from None


def given_inverse(subjects: Subjects, claim: Claim) -> Inverse | None:
    """The inverse that the spec states, in the engine's form; nothing of it is believed."""
    if not claim.inverse:
        return None
    fibre = ZERO if claim.fibre is None else claim.fibre.expression
    owners = 1 if claim.count is None else subjects.size(claim.count)
    return Inverse({name: f.expression for name, f in claim.inverse.items()}, fibre, owners, {})


def evaluate_at(spec: Spec, name: str, point: Mapping[str, int]) -> Counterexample:
    """What one claim says at a point, and what is so there.

    The point names inputs (those not given are 0), or, for claims that count owners, an element by its outputs; params
    that are not given take their smallest legal values. Raises :class:`UserError` for what is out of range.
    """
    subjects = Subjects(spec)
    claim = spec.claim(name)
    try:
        if claim.predicate in ("complete", *COPY_CLAIMS):
            from layoutproof.specs.run_copies import counterexample_at

            return counterexample_at(claim, decide(subjects, claim).counterexample, point)
        subject = subjects.of(claim)
        box = subjects.box(claim) if claim.predicate in ("bijective_onto", "covered") else {}
    except Rejected as refused:
        raise UserError(f"the configuration is rejected: {refused}") from None
    sizes = _sizes_at(subject, point)
    limits = dict(subject.domain.concrete(sizes))
    given = {key: value for key, value in point.items() if key not in sizes}
    if box and given and set(given) & set(box) and not set(given) <= set(limits):
        return _element_at(subjects, claim, subject, sizes, given)
    for key, value in given.items():
        if key not in limits:
            known = [*sizes, *limits, *box]
            raise UserError(
                f"{claim.subject_kind} {claim.subject} has no input {key}", hint=suggestion(key, known, "inputs")
            )
        if not 0 <= value < limits[key]:
            raise UserError(f"{key} = {value} is out of range", hint=f"0 <= {key} < {limits[key]}")
    inputs = {key: given.get(key, 0) for key in limits}
    environment = subject.domain.symbol_values(sizes) | inputs
    if subject.domain.guard is not None and not subject.domain.admits(sizes, inputs):
        raise UserError(
            "the guard leaves this point out, so nothing is claimed of it", hint=to_text(subject.domain.guard)
        )
    if claim.predicate == "fits":
        from layoutproof.claims.fits import overflow_at

        overflow = overflow_at(subject, subjects.typed(claim, subject), claim.type, claim.types, sizes, inputs)
        if overflow is not None:
            return replace(overflow, minimal=False)
    actual = {word: evaluate(output, environment) for word, output in subject.outputs.items()}
    claimed: dict[str, int | str] = dict(actual)
    if box:
        most = {name: size_at(size, environment) for name, size in box.items()}
        claimed = {name: actual[name] if 0 <= actual[name] < most[name] else f"< {most[name]}" for name in actual}
    if claim.predicate == "in_bounds":
        most = {name: evaluate(formula.expression, environment) for name, formula in claim.formulas.items()}
        actual = {name: actual[name] for name in most}
        claimed = {name: actual[name] if 0 <= actual[name] < most[name] else f"< {most[name]}" for name in actual}
    if claim.predicate == "injective":
        from layoutproof.specs.elements import owners

        same = owners(subject, sizes, {name: value for name, value in actual.items() if isinstance(value, int)}, most=3)
        others = [owner for owner in same if owner != inputs]
        details = tuple(f"so does {owner_in_words(subject, sizes, owner)}" for owner in others)
        counts = {"other inputs with these outputs": 0}, {"other inputs with these outputs": len(others)}
        return Counterexample(
            sizes=sizes, inputs=inputs, claimed=counts[0], actual=counts[1], details=details, minimal=False
        )
    if claim.predicate == "equals":
        claimed = {w: evaluate(subject.expand(f.expression), environment) for w, f in claim.formulas.items()}
        actual = {word: actual[word] for word in claimed}
    derived = tuple(f"{word} = {evaluate(f, environment)}" for word, f in subject.derived.items() if word == "t")
    return Counterexample(sizes=sizes, inputs=inputs, claimed=claimed, actual=actual, details=derived, minimal=False)


def _sizes_at(subject: Subject, point: Mapping[str, int]) -> dict[str, int]:
    domain = subject.domain
    if not domain.params:
        return {}
    sizes = dict(next(iter(domain.smallest_sizes(limit=1)), {}))
    sizes |= {param.name: point[param.name] for param in domain.params if param.name in point}
    if len(sizes) < len(domain.params) or not domain.allows(sizes):
        words = assigned(sizes)
        raise UserError("these sizes do not meet the spec's conditions", hint=words or "give every param a value")
    return sizes


def _element_at(
    subjects: Subjects, claim: Claim, subject: Subject, sizes: Mapping[str, int], element: Mapping[str, int]
) -> Counterexample:
    """An element's owners, counted by enumeration."""
    from layoutproof.specs.elements import check_element, owners

    environment = subject.domain.symbol_values(sizes)
    box = subjects.box(claim)
    check_element({name: size_at(size, environment) for name, size in box.items()}, element)
    holders = owners(subject, sizes, {name: element[name] for name in box})
    wanted = 1 if claim.count is None else size_at(subjects.size(claim.count), environment)
    details = tuple(f"owner {owner_in_words(subject, sizes, holder)}" for holder in holders[:LISTED])
    counts = {"owners": wanted}, {"owners": len(holders)}
    return Counterexample(
        sizes=sizes, inputs=element, claimed=counts[0], actual=counts[1], details=details, minimal=False
    )


def _configuration(subjects: Subjects, memo: Memo | None) -> Outcome:
    try:
        found = configuration(subjects.mma, subjects.problem, subjects.params, subjects.problem_in_words, memo)
        return replace(found, witness=(*found.witness, *subjects.descriptors))
    except Rejected as refused:
        return Outcome(Verdict.REJECTED, "the configuration", refusal=refused.refusal)
