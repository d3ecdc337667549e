"""covered, bijective_onto and injective on small random maps: every verdict is brute force's, every inverse inverts."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product
from math import prod

import pytest

from layoutproof.claims.covered import bijective_onto, covered
from layoutproof.claims.injective import injective
from layoutproof.claims.subject import Subject
from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.parse import parse
from layoutproof.proving.verdict import Counterexample, Outcome, Verdict
from tests.proving.engines import has_counts, is_injective, size_of, subject_of


@dataclass
class Map:
    """A map built digit by digit, with what it is known to be."""

    inputs: dict[str, int | str]
    outputs: dict[str, str]
    box: dict[str, int | str]
    count: int | str
    params: dict[str, str] = field(default_factory=dict)
    guard: str | None = None

    @property
    def subject(self) -> Subject:
        return subject_of(self.inputs, self.outputs, self.params, self.guard)


def radix_map(choose: random.Random, *, flaw: str = "") -> Map:
    """Digits of one or two inputs, permuted, reflected, some left free, collected in one or two outputs."""
    inputs: dict[str, int | str] = {}
    digits: list[tuple[str, int]] = []
    for name in choose.choice((("i",), ("i", "j"))):
        radices = [choose.choice((2, 3, 4, 5)) for _ in range(choose.randint(1, 3))]
        inputs[name] = prod(radices)
        below = 1
        for position, radix in enumerate(radices):
            quotient = f"({name}/{below})" if below > 1 else name
            digits.append((quotient if position == len(radices) - 1 else f"({quotient}%{radix})", radix))
            below *= radix
    choose.shuffle(digits)
    free = prod(radix for _, radix in digits[1:] if choose.random() < 0.2) if flaw == "count" else 1
    kept = digits
    if choose.random() < 0.4 and len(digits) > 1:
        dropped = digits[choose.randint(1, len(digits) - 1) :]
        kept, free = digits[: len(digits) - len(dropped)], prod(radix for _, radix in dropped)
    digits = [(f"({radix - 1} - {text})" if choose.random() < 0.25 else text, radix) for text, radix in kept]
    split = choose.randint(1, len(digits))
    outputs, box = {}, {}
    for name, part in (("x", digits[:split]), ("y", digits[split:])):
        if part:
            outputs[name], box[name] = collect(part, choose, flaw)
    count = free + 1 if flaw == "count" else free
    guard = "i > 0" if flaw == "guard" else None
    return Map(inputs, outputs, dict(box), count, guard=guard)


def collect(digits: list[tuple[str, int]], choose: random.Random, flaw: str) -> tuple[str, int]:
    place, terms = 1, []
    for text, radix in digits:
        terms.append(f"{place}*{text}")
        place *= radix
        if flaw == "gap" and choose.random() < 0.5:
            place += 1
        if flaw == "collision" and choose.random() < 0.5 and place > 2:
            place -= 1
    if flaw == "offset":
        terms.append("1")
    return " + ".join(terms), place


def twiddled_map(choose: random.Random) -> Map:
    """XOR swizzles: bijections whenever the shifted part does not reach the bit it comes from."""
    bits = choose.randint(2, 6)
    shift, mask = choose.randint(0, 3), choose.choice((1, 2, 3, 6, 7))
    formula = f"i ^ ((i & {mask}) << {shift})" if choose.random() < 0.5 else f"i ^ ((i >> {shift}) & {mask})"
    return Map({"i": 1 << bits}, {"x": formula}, {"x": 1 << bits}, 1)


FLAWS = ("", "", "", "gap", "collision", "count", "offset", "guard")


def check_counterexample(built: Map, subject: Subject, found: Counterexample | None) -> None:
    """Each point it rests on maps where it says; the owners shown are all there are, up to those listed."""
    assert found is not None
    for inputs, element in found.points:
        environment = subject.domain.symbol_values(found.sizes) | dict(inputs)
        assert all(0 <= inputs[name] < size for name, size in subject.domain.concrete(found.sizes))
        assert subject.domain.guard is None or evaluate(subject.domain.guard, environment)
        assert all(evaluate(subject.outputs[name], environment) == value for name, value in element.items())
    if "owners" in found.actual:
        owners = found.actual["owners"]
        assert isinstance(owners, int) and owners != found.claimed["owners"]
        assert len(found.points) == min(owners, 6)
        assert len({tuple(inputs.values()) for inputs, _ in found.points}) == len(found.points)


def check_witness(built: Map, subject: Subject, outcome: Outcome, sizes: Mapping[str, int]) -> None:
    """The inverse printed, evaluated at every element and copy, gives every input exactly once and maps back."""
    fixed = subject.domain.symbol_values(sizes)
    lines = dict(line.split("  (")[0].split(" = ", 1) for line in outcome.witness)
    inverse = {name: parse(lines[name]) for name in built.inputs}
    limits = [evaluate(parse(str(size)), fixed) for size in (*built.box.values(), built.count if "g" in lines else 1)]
    met: Counter[tuple[int, ...]] = Counter()
    for *element, copy in product(*(range(limit) for limit in limits)):
        place = {**fixed, **dict(zip(built.box, element, strict=True)), "g": copy}
        inputs = {name: evaluate(formula, place) for name, formula in inverse.items()}
        met[tuple(inputs.values())] += 1
        assert [evaluate(subject.outputs[name], {**fixed, **inputs}) for name in built.box] == element
        if "g" in lines:
            assert evaluate(parse(lines["g"]), {**fixed, **inputs}) == copy
    legal = product(*(range(size) for _, size in subject.domain.concrete(sizes)))
    assert met == Counter(legal)


@pytest.mark.parametrize("seed", range(6))
def test_coverage_of_mixed_radix_maps(seed: int) -> None:
    choose = random.Random(seed)
    decided: Counter[Verdict] = Counter()
    for _ in range(16):
        flaw = choose.choice(FLAWS)
        built = radix_map(choose, flaw=flaw)
        subject = built.subject
        assert isinstance(built.count, int)
        box = {name: size_of(subject.domain, size) for name, size in built.box.items()}
        outcome = bijective_onto(subject, box) if built.count == 1 else covered(subject, box, built.count)
        truth = has_counts(subject, box, built.count)
        decided[outcome.verdict] += 1
        assert outcome.verdict is (Verdict.PROVED if truth else Verdict.REFUTED), (built, outcome.method)
        if not truth:
            check_counterexample(built, subject, outcome.counterexample)
        elif outcome.method.startswith("explicit inverse"):
            check_witness(built, subject, outcome, {})
        assert truth or flaw
    assert decided[Verdict.PROVED] >= 2


@pytest.mark.parametrize("seed", range(4))
def test_injectivity_of_mixed_radix_maps(seed: int) -> None:
    choose = random.Random(100 + seed)
    for _ in range(16):
        built = radix_map(choose, flaw=choose.choice(FLAWS))
        subject = built.subject
        outcome = injective(subject)
        assert outcome.verdict is (Verdict.PROVED if is_injective(subject) else Verdict.REFUTED), built
        if outcome.verdict is Verdict.REFUTED:
            check_counterexample(built, subject, outcome.counterexample)


@pytest.mark.parametrize("seed", range(2))
def test_xor_swizzles(seed: int) -> None:
    choose = random.Random(200 + seed)
    seen: Counter[Verdict] = Counter()
    for _ in range(14):
        built = twiddled_map(choose)
        subject = built.subject
        truth = is_injective(subject)
        assert injective(subject).verdict is (Verdict.PROVED if truth else Verdict.REFUTED), built
        onto = bijective_onto(subject, {"x": size_of(subject.domain, built.box["x"])})
        seen[onto.verdict] += 1
        assert onto.verdict is (
            Verdict.PROVED if has_counts(subject, {"x": int(built.box["x"])}, 1) else Verdict.REFUTED
        )
    assert seen[Verdict.PROVED] and seen[Verdict.REFUTED]


TILED = {"M": "M >= 8 && M % 4 == 0", "R": "R >= 1"}
SYMBOLIC = [
    Map({"i": 4, "w": "M/4"}, {"x": "i + 4*w"}, {"x": "M"}, 1, TILED),
    Map({"i": 4, "w": "M/4"}, {"x": "i*(M/4) + w"}, {"x": "M"}, 1, TILED),
    Map({"i": 4, "w": "M/4", "c": "R"}, {"x": "i + 4*w"}, {"x": "M"}, "R", TILED),
    Map({"c": "R", "i": "M", "d": 3}, {"x": "i"}, {"x": "M"}, "3*R", TILED),
    Map({"i": 6, "w": "M"}, {"x": "i/2", "y": "w"}, {"x": 3, "y": "M"}, 2, TILED),
    Map({"i": 6, "w": "M"}, {"x": "2 - i/2", "y": "w"}, {"x": 3, "y": "M"}, 2, TILED),
]
SYMBOLIC_FALSE = [
    Map({"i": 4, "w": "M/4"}, {"x": "i + 3*w"}, {"x": "M"}, 1, TILED),
    Map({"i": 4, "w": "M/4"}, {"x": "i + 4*w"}, {"x": "M + 4"}, 1, TILED),
    Map({"i": 4, "w": "M/4", "c": "R"}, {"x": "i + 4*w"}, {"x": "M"}, "2*R", TILED),
    Map({"i": "M*R"}, {"x": "i%R", "y": "i/R"}, {"x": "R", "y": "M"}, 2, TILED),
    Map({"i": "M", "w": 2}, {"x": "i + w"}, {"x": "M"}, 2, TILED),
]


@pytest.mark.parametrize("built", SYMBOLIC, ids=lambda built: " ".join(built.outputs.values()) + f" x{built.count}")
def test_coverage_at_symbolic_sizes(built: Map) -> None:
    subject = built.subject
    box = {name: size_of(subject.domain, size) for name, size in built.box.items()}
    outcome = covered(subject, box, size_of(subject.domain, built.count))
    assert outcome.verdict is Verdict.PROVED
    for sizes in ({"M": 8, "R": 1}, {"M": 12, "R": 3}, {"M": 20, "R": 2}):
        assert has_counts(subject, box, size_of(subject.domain, built.count), sizes)
        check_witness(built, subject, outcome, sizes)


@pytest.mark.parametrize("built", SYMBOLIC_FALSE, ids=lambda built: " ".join(built.outputs.values()))
def test_false_coverage_at_symbolic_sizes(built: Map) -> None:
    subject = built.subject
    box = {name: size_of(subject.domain, size) for name, size in built.box.items()}
    outcome = covered(subject, box, size_of(subject.domain, built.count))
    assert outcome.verdict is Verdict.REFUTED
    assert outcome.counterexample is not None
    check_counterexample(built, subject, outcome.counterexample)
    assert not has_counts(subject, box, size_of(subject.domain, built.count), outcome.counterexample.sizes)
