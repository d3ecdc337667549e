"""What a spec has proved, as functions to print: for each, the claims it rests on and the hashes of their obligations.

A claim ``equals`` gives the author's closed form, held against what the subject computes by another way; every other claim
gives the subject itself. Only what was proved is a function here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from layoutproof.claims.subject import Subject
from layoutproof.emit.functions import IndexFunction
from layoutproof.errors import Rejected
from layoutproof.integers.bounds import Interval
from layoutproof.integers.expression import Expression, Literal, Name, divide, names, substitute
from layoutproof.integers.interval import intermediates
from layoutproof.proving.domain import Domain
from layoutproof.proving.verdict import Verdict
from layoutproof.records.documents import documents
from layoutproof.records.place import place_of
from layoutproof.specs.cases import cases
from layoutproof.specs.result import ClaimResult, SpecResult
from layoutproof.specs.spec import Claim, Spec
from layoutproof.specs.subjects import Subjects

KINDS = ("operand", "layout", "map", "atom", "copy")  # the subjects that are functions of this kind
INT32 = Interval(-(1 << 31), (1 << 31) - 1)
MOST_POINTS = 1 << 14
# Names that kernels use themselves.
_KERNELS = frozenset(("owners", "basis", "gemm", "half_at", "half_bits", "tally", "instruction", "thread_coordinates"))
_LOCALS = re.compile(
    r"[A-Z]|[mnktv]|lane|w[mnk]|r[mnk]|[mnk]0|main|thread_index|out_?\d*|step|count|point|index|(shift|run)_\w+"
)
_RESERVED = re.compile(
    r"auto|break|case|char|const|continue|default|do|double|else|enum|extern|float|for|goto|if|int|long|register|return|short"
    r"|signed|sizeof|static|struct|switch|typedef|union|unsigned|void|volatile|while|and|as|assert|class|def|del|elif|except"
    r"|from|global|import|in|is|lambda|not|or|pass|raise|try|with|yield|True|False|None|min|max|tl|triton|lp_\w+"
)


@dataclass(frozen=True)
class Proven:
    """``function`` as it is printed; ``reference`` gives the same outputs by another way, over the same domain.

    ``claims`` are the claims proved of it with the hashes of their obligations ("" where a claim has none of its own).
    """

    function: IndexFunction
    reference: Mapping[str, Expression]
    subject: Subject
    claims: Mapping[str, str]
    sizes: Mapping[str, int]  # of the params, where it is run

    @property
    def domain(self) -> Domain:
        """Over what it is proved."""
        return self.subject.domain


@dataclass(frozen=True)
class ProvenSpec:
    """A spec's functions, the subjects to make more of, and what its record calls it."""

    spec: Spec
    name: str
    subjects: Subjects
    functions: tuple[Proven, ...]
    obligations: Mapping[str, str]  # claim -> hash, of all that was proved

    @property
    def stem(self) -> str:
        """A name for files and C functions."""
        return identifier(re.sub(r"^specs/", "", self.name).removesuffix(".toml"))

    def closed_form(self, operand: str) -> Proven | None:
        """The author's own formula for an operand, where it was proved to give both coordinates."""
        found = (item for item in self.functions if item.subject.title == f"operand {operand}")
        return next((item for item in found if set(item.function.outputs) == set(item.subject.outputs)), None)


def proven(spec: Spec, result: SpecResult) -> ProvenSpec:
    """The functions of everything in ``spec`` that ``result`` says is proved."""
    place = place_of(spec.path)
    name = place.spec if place is not None else spec.path
    texts = documents(spec, result, name)
    hashes = _hashes(texts["proof.toml"])
    proved = {claim.name: claim for claim in result.claims if claim.outcome.verdict is Verdict.PROVED}
    subjects = Subjects(cases(spec)[0][1])
    found = tuple(_functions(subjects, proved, hashes))
    return ProvenSpec(spec, name, subjects, found, {claim: hashes.get(claim, "") for claim in proved})


def identifier(text: str) -> str:
    """A name for C and Python made of ``text``."""
    plain = re.sub(r"\W+", "_", text).strip("_") or "f"
    plain = f"f_{plain}" if plain[0].isdigit() else plain
    return f"{plain}_" if _RESERVED.fullmatch(plain) else plain


def plain_names(expression: Expression) -> Expression:
    """Derived sizes written out: ``M/32`` as the division it stands for."""
    quotients = {name for name in names(expression) if "/" in name}
    return substitute(expression, {name: _quotient(name) for name in quotients})


def _quotient(name: str) -> Expression:
    first, *divisors = name.split("/")
    value: Expression = Name(first)
    for divisor in divisors:
        value = divide(value, Literal(int(divisor)) if divisor.isdigit() else Name(divisor))
    return value


def _functions(subjects: Subjects, proved: Mapping[str, ClaimResult], hashes: Mapping[str, str]) -> Iterator[Proven]:
    whole: dict[str, tuple[Subject, dict[str, str], list[str]]] = {}
    taken: set[str] = set()
    for claim in subjects.spec.claims:
        if claim.name not in proved or claim.subject_kind not in KINDS:
            continue
        try:
            subject = subjects.of(claim)
        except Rejected:
            continue
        digest = hashes.get(claim.name, "")
        words = _words(claim, proved[claim.name], digest)
        if claim.predicate == "equals":
            outputs = {name: formula.expression for name, formula in claim.formulas.items()}
            reference = {name: subject.outputs[name] for name in outputs}
            yield _function(claim.name, subject, outputs, reference, {claim.name: digest}, words, taken)
            continue
        _, claims, lines = whole.setdefault(subject.title, (subject, {}, []))
        claims[claim.name] = digest
        lines += words
    for title, (subject, claims, lines) in whole.items():
        if subject.outputs:
            yield _function(title, subject, subject.outputs, subject.outputs, claims, lines, taken)


def _words(claim: Claim, result: ClaimResult, digest: str) -> list[str]:
    says = result.outcome.statement
    sizes = f", {result.outcome.sizes}" if result.outcome.sizes else ""
    lines = [f"{claim.name}: {says}{sizes}"]
    return [_line(line) for line in (*lines, *([f"proved; obligations sha256 {digest}"] if digest else ["proved"]))]


def _line(text: str) -> str:
    """A comment is one line and does not end in what would carry it on."""
    return "".join(c if c.isprintable() else " " for c in text).rstrip("\\ ")


def _function(
    name: str,
    subject: Subject,
    outputs: Mapping[str, Expression],
    reference: Mapping[str, Expression],
    claims: Mapping[str, str],
    words: Sequence[str],
    taken: set[str],
) -> Proven:
    bodies = {identifier(word): plain_names(body) for word, body in outputs.items()}
    used = frozenset[str]().union(*(names(body) for body in bodies.values()))
    variables = [variable.name for variable in subject.domain.variables]
    # A name that can only be 0 here (wk of one warp) is a literal, so that nobody need pass it.
    derived = {word: value for word, value in subject.derived.items() if word in used}
    zeros = {word: value for word, value in derived.items() if isinstance(value, Literal)}
    bodies = {word: substitute(body, zeros) for word, body in bodies.items()}
    order = [*variables, *(word for word in derived if word not in zeros)]
    used = used - set(zeros)
    params = sorted(used - set(order))
    sizes = choose_sizes(subject.domain)
    bounds = _bounds(subject, sizes)
    inputs = (*(word for word in order if word in used), *params)
    return Proven(
        IndexFunction(_fresh(identifier(name), taken), inputs, bodies, words, _wide(bodies, bounds), _signs(bounds)),
        {identifier(word): body for word, body in reference.items()},
        subject,
        claims,
        sizes,
    )


def choose_sizes(domain: Domain, limit: int = MOST_POINTS) -> dict[str, int]:
    """Legal sizes to run at: the most points that are still all run, else the smallest."""
    if not domain.params:
        return {}
    best: tuple[int, dict[str, int]] | None = None
    for sizes in domain.smallest_sizes(limit=24):
        points = domain.points_at(sizes)
        if best is None or best[0] < points <= limit:
            best = points, sizes
    return {} if best is None else best[1]


def _bounds(subject: Subject, sizes: Mapping[str, int]) -> dict[str, Interval]:
    """What the inputs and params can be where it is run."""
    domain = subject.domain
    values = domain.symbol_values(sizes) if sizes or not domain.params else {}
    bounds = {name: Interval(value, value) for name, value in values.items()}
    bounds |= {name: Interval(0, max(size - 1, 0)) for name, size in domain.concrete(sizes)}
    for word, body in subject.derived.items():
        steps = intermediates(body, bounds)
        bounds[word] = steps[-1][1]
    return bounds


def _signs(bounds: Mapping[str, Interval]) -> dict[str, Interval]:
    """What holds of inputs at any size: that they are not negative, or positive."""
    return {name: Interval(min(span.low or 0, 1), None) for name, span in bounds.items() if span.non_negative}


def _wide(bodies: Mapping[str, Expression], bounds: Mapping[str, Interval]) -> bool:
    return any(not span.within(INT32) for body in bodies.values() for _, span in intermediates(body, bounds))


def _fresh(name: str, taken: set[str]) -> str:
    copy, fresh = 1, f"{name}_map" if name in _KERNELS or _LOCALS.fullmatch(name) else name
    while fresh in taken:
        copy += 1
        fresh = f"{name}_{copy}"
    taken.add(fresh)
    return fresh


def _hashes(summary: str) -> dict[str, str]:
    import tomllib

    claims = tomllib.loads(summary)["claims"]
    return {name: table["smt2_sha256"] for name, table in claims.items() if "smt2_sha256" in table}
