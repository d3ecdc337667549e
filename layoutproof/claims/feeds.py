"""``feeds``: shared memory, as it was written, reaches the MMA's registers as the operand's layout wants it.

For every thread and value of the copy into registers: the instruction moves the bits at some byte (the row address that a
lane gives, and how far into the row) into a register that ``retile`` has numbered; the MMA takes that register for one
element of its operand. The claim is that this byte is where the writer put that very element. It rests on five parts, each
proved: the coordinates agree, each row is contiguous and aligned, writer and reader compute the same byte, no byte is
written twice, every element is written. ``moves`` is the first half of it for one copy alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product

from layoutproof.algebra.inverse import right_inverse
from layoutproof.atoms.atom import AXES
from layoutproof.claims.aligned import aligned
from layoutproof.claims.copying import CopySide, Memory, cute_offset, input_of, plain_offset, source_of
from layoutproof.claims.covered import covered
from layoutproof.claims.equals import equals
from layoutproof.claims.injective import injective
from layoutproof.claims.inverse import find_inverse
from layoutproof.claims.producer import same_map
from layoutproof.claims.subject import Subject, sizes_in_words
from layoutproof.claims.together import Part, together
from layoutproof.errors import Rejected
from layoutproof.integers import smt
from layoutproof.integers.evaluate import compile_function
from layoutproof.integers.expression import ZERO, Expression, Name, add, divide, modulo, multiply
from layoutproof.integers.interval import Interval
from layoutproof.integers.polynomial import Size
from layoutproof.layouts.expressions import coordinate_expressions, digit_expressions, layout_expression
from layoutproof.layouts.layout import Layout
from layoutproof.proving.domain import Domain, Variable
from layoutproof.proving.mixed_radix import NoRadix
from layoutproof.proving.script import Script
from layoutproof.proving.verdict import Counterexample, Outcome, Verdict
from layoutproof.tiled.mma import TiledMMA
from layoutproof.words import assigned

MOST = 1 << 20  # registers looked at for the first wrong one


def moves(source: CopySide, destination: CopySide) -> Outcome:
    """Decide that what arrives at each (t, v) of the destination is the source's element of the same coordinate."""
    domain, title = destination.domain, destination.name
    rank = len(destination.copy.tiler)
    names = destination.memory.modes[:rank]
    for name, first, second in zip(names, source.memory.shape, destination.memory.shape, strict=False):
        if first != second:
            reason = f"{source.memory.name} has {first} along {name}, {destination.memory.name} has {second}"
            raise Rejected("moves", reason, mode=name, legal="the same tile")
    thread, value = source_of(source.copy, input_of(destination, "t"), input_of(destination, "v"))
    repetitions = {  # a repetition of the one is the same repetition of the other
        f"r{name}": input_of(destination, f"r{other}")
        for name, other in zip(source.memory.modes[:rank], names, strict=True)
    }
    delivered = source.inside(t=thread, v=value, **repetitions)[:rank]
    subject = Subject(title, domain, dict(zip(names, delivered, strict=True)))
    arriving = dict(zip(names, destination.inside()[:rank], strict=True))
    parts: list[Part] = [("source element = destination element", equals(subject, arriving))]
    for side in (source, destination):
        own = Subject(f"{side.title}: CuTe's partition", side.domain, {"offset": cute_offset(side)})
        parts.append((f"CuTe's partition of {side.memory.name}", equals(own, {"offset": plain_offset(side)})))
    statement = f"{title}: each register receives the source element of its own coordinate"
    return together(statement, sizes_in_words(domain), parts)


@dataclass(frozen=True)
class Chain:
    """From shared memory, written as ``written`` says, through a copy into the registers of one MMA operand."""

    mma: TiledMMA
    operand: str
    reading: CopySide  # the source side
    registers: CopySide  # the destination side
    written: Memory
    writing: CopySide | None = None  # who wrote; left out, all of it is taken as written

    @property
    def title(self) -> str:
        """``copy load_a feeds A``, for messages."""
        return f"{self.registers.name} feeds {self.operand}"

    @cached_property
    def _fragment(self) -> Layout:
        two = self.reading.memory.plain.modes[:2]
        tensor = Layout(tuple(mode.shape for mode in two), tuple(mode.stride for mode in two))
        return self.mma.partition_fragment(self.operand, tensor)

    def wanted(self) -> tuple[Expression, ...]:
        """The coordinate that the MMA takes the register of (t, v, repetitions) for."""
        i, j = AXES[self.operand]
        memory = self.reading.memory
        shape = tuple(_whole(extent) for extent in memory.shape)
        fragment = self._fragment
        index = layout_expression(right_inverse(fragment), self.slot())
        sizes = tuple(mode.size() for mode in fragment.modes)
        value, first, second = digit_expressions(index, sizes)
        thrfrg = self.mma.thrfrg(self.operand, self.mma.identity(self.operand, shape[:2]))
        vmnk = self.mma.slice_expressions(input_of(self.registers, "t"))
        place = ((vmnk[0], (vmnk[i + 1], vmnk[j + 1])), (value, (first, second)))
        found = coordinate_expressions(thrfrg, place, 2)
        return (*found, *self.registers.coordinate[2:])

    def slot(self) -> Expression:
        """The register's number in the MMA's fragment, in values."""
        retiled = self.registers.copy.retile(self._fragment)
        rest = tuple(input_of(self.registers, f"r{name}") for name in self.reading.memory.modes[:2])
        return layout_expression(retiled, (input_of(self.registers, "v"), rest[0], rest[1]))

    def delivered(self) -> tuple[Expression, ...]:
        """The coordinate of the source side whose bits arrive there."""
        thread, value = source_of(self.reading.copy, input_of(self.registers, "t"), input_of(self.registers, "v"))
        return self.reading.at(t=thread, v=value)

    def read_byte(self) -> Expression:
        """The byte that the instruction reads for it: a row's address and how far into the row."""
        thread, value = source_of(self.reading.copy, input_of(self.registers, "t"), input_of(self.registers, "v"))
        count = self.reading.values
        start = self.reading.at(t=thread, v=multiply(count, divide(value, count)))
        inside = multiply(modulo(value, count), self.reading.memory.tensor.bits // 8)
        return add(self.reading.memory.byte(start), inside)


def feeds(chain: Chain) -> Outcome:
    """Decide it. Raises :class:`Rejected` where the copy does not fit the operand, or widths differ."""
    _check(chain)
    domain = chain.registers.domain
    params = Domain(domain.params, assumptions=domain.assumptions)
    names = chain.reading.memory.modes
    statement = f"{chain.title}: every register holds the element that the MMA wants there"
    wanted, delivered = chain.wanted(), chain.delivered()
    subject = Subject(chain.title, domain, dict(zip(names, delivered, strict=True)))
    parts: list[Part] = [("the coordinates agree", equals(subject, dict(zip(names, wanted, strict=True))))]
    if chain.written != chain.reading.memory:
        parts.append(("writer and reader use the same bytes", same_map(chain.written, chain.reading.memory, params)))
    parts.append(("rows are contiguous and aligned", aligned(chain.reading)))
    parts += _apart(chain.written, params)
    if chain.writing is not None:
        parts.append(("every element is written", _written(chain.writing)))
    outcome = together(statement, sizes_in_words(domain), parts)
    if outcome.verdict in (Verdict.PROVED, Verdict.VACUOUS):
        return outcome
    found = _first_wrong(chain, wanted)
    if found is None:
        return outcome
    script = _evidence(found)
    return replace(
        outcome,
        verdict=Verdict.REFUTED,
        method="counterexample, replayed on the original expressions",
        counterexample=found,
        obligations=script.text,
        checks=script.checks,
    )


def _apart(memory: Memory, params: Domain) -> list[Part]:
    """No two elements share a place: none do before the swizzle, and a swizzle undoes itself."""
    subject = memory.subject(params)
    places = [Name(name) if name not in subject.derived else ZERO for name in memory.modes]
    before, swizzle, size = memory.before_swizzle(places)
    own = Subject(f"tensor {memory.name} before the swizzle", subject.domain, {"place": before})
    parts: list[Part] = [("no two elements share a place before the swizzle", injective(own))]
    if swizzle.bits:
        twice = swizzle.expression(swizzle.expression(Name("x")))
        undone = Subject(f"{swizzle} twice", Domain((), (Variable("x", size),)), {"x'": twice})
        parts.append(("the swizzle undoes itself", equals(undone, {"x'": Name("x")})))
    return parts


def _written(side: CopySide) -> Outcome:
    """Each element has an owner among the writing threads."""
    subject = side.subject()
    shape = dict(zip(side.memory.modes, side.memory.shape, strict=True))
    try:
        owners = find_inverse(subject, subject.outputs).owners
    except NoRadix:
        owners = 1
    return covered(subject, shape, owners)


def _check(chain: Chain) -> None:
    bits = chain.reading.memory.tensor.bits
    if chain.written.tensor.bits != bits:
        reason = f"{chain.written.name} has {chain.written.tensor.bits} bits, {chain.reading.memory.name} has {bits}"
        raise Rejected("feeds", reason, mode="bits", legal="the same width")
    if chain.registers.copy.value_bits != bits:
        reason = f"values of {chain.registers.copy.value_bits} bits from a tensor of {bits}"
        raise Rejected("feeds", reason, mode="value bits", legal=f"{bits} bits")
    if chain.registers.copy.size != chain.mma.size:
        reason = f"the copy has {chain.registers.copy.size} threads, the MMA has {chain.mma.size}"
        raise Rejected("feeds", reason, mode="threads", legal=f"{chain.mma.size} threads")


def _first_wrong(chain: Chain, wanted: tuple[Expression, ...]) -> Counterexample | None:
    """The first (t, v, repetitions) whose register holds another element, or none."""
    domain = chain.registers.domain
    sizes = [(variable.name, variable.size) for variable in domain.variables]
    count = 1
    for _, size in sizes:
        if not isinstance(size, int):
            return None
        count *= size
    if count > MOST or chain.reading.memory.unit == "bit":
        return None
    names = chain.reading.memory.modes
    table = _contents(chain.written)
    bounds = {name: Interval(0, _whole(size) - 1) for name, size in sizes}
    outputs = dict(zip(names, wanted, strict=True)) | {"byte": chain.read_byte(), "slot": chain.slot()}
    at = compile_function(outputs, list(bounds), bounds)
    for point in product(*(range(_whole(size)) for _, size in sizes)):
        *want, byte, slot = at(*point)
        held = table.get(byte)
        if held == tuple(want):
            continue
        inputs = dict(zip(bounds, point, strict=True))
        actual: Mapping[str, int | str] = (
            dict.fromkeys(names, "nothing was written there") if held is None else dict(zip(names, held, strict=True))
        )
        details = (f"value {slot} of thread {inputs.get('t', 0)}'s fragment is read from byte {byte}",)
        return Counterexample({}, inputs, dict(zip(names, want, strict=True)), actual, details, ((inputs, {}),), True)
    return None


def _contents(memory: Memory) -> dict[int, tuple[int, ...]]:
    """Which element lies at which byte."""
    names = [f"c{place}" for place in range(len(memory.modes))]
    extents = [_whole(extent) for extent in memory.extents]
    bounds = {name: Interval(0, extent - 1) for name, extent in zip(names, extents, strict=True)}
    at = compile_function({"byte": memory.byte([Name(name) for name in names])}, names, bounds)
    return {at(*point)[0]: point for point in product(*map(range, extents))}


def _evidence(found: Counterexample) -> Script:
    """The refutation as an obligation: the element that lies there is another."""
    script = Script()
    script.section("the counterexample: " + assigned(found.inputs))
    for name, want in found.claimed.items():
        have = found.actual[name]
        if isinstance(have, int) and isinstance(want, int) and have != want:
            script.prove(f"(not (= {smt.number(have)} {smt.number(want)}))", f"{name}: {have} lies there, not {want}")
    return script


def _whole(size: Size) -> int:
    if not isinstance(size, int):
        raise Rejected("feeds", f"{size} is not a number", legal="a tile in numbers")
    return size
