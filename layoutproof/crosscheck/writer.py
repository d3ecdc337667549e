"""The parts of a program as they are gathered, and the lines that count for one claim or one comparison."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from layoutproof.crosscheck import cxx
from layoutproof.crosscheck.asked import Asked
from layoutproof.crosscheck.places import Sizes, words
from layoutproof.errors import Rejected, UserError
from layoutproof.integers.c import to_c
from layoutproof.integers.expression import Expression

INTEGER = "long long"


@dataclass(frozen=True)
class Program:
    """The text, what its checks are called (their numbers are indices), and what could not be asked, with the reason."""

    path: str
    atom: str
    text: str
    checks: tuple[str, ...]
    unasked: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Counter:
    """A claim's counter, what it does at each coordinate, and its line of the report."""

    opened: str
    step: str
    closed: str


@dataclass
class Writer:
    """Checks are numbered in the order in which they are written."""

    checks: list[str] = field(default_factory=list)
    unasked: list[tuple[str, str]] = field(default_factory=list)
    types: list[str] = field(default_factory=list)
    functions: list[str] = field(default_factory=list)
    body: list[str] = field(default_factory=list)

    def number(self, what: str) -> int:
        """The next check's number."""
        self.checks.append(what)
        return len(self.checks) - 1

    def same(self, what: str, found: str, expected: str) -> None:
        """CuTe's type ``found`` must be ours."""
        index = self.number(what)
        name = cxx.string(what)
        self.types += [
            f"using Found{index} = {found};",
            f"using Expected{index} = {expected};",
            f"LP_SAME({index}, {name}, cute::is_same_v<Found{index}, Expected{index}>);",
        ]
        self.body.append(f"lp::same<Found{index}, Expected{index}>({index}, {name});")

    def if_possible(self, what: str, found: str, expected: Callable[[], str]) -> None:
        """The same, unless we refuse to say what is expected."""
        try:
            self.same(what, found, expected())
        except Rejected as refused:
            self.unasked.append((what, str(refused)))

    def function(self, title: str, sizes: Sizes, lines: Iterable[str]) -> None:
        """A function of its own, with the sizes as constants, that ``main`` calls."""
        name = f"visit_{len(self.functions)}"
        known = [f"[[maybe_unused]] constexpr lp::i64 {cxx.identifier(size)} = {value};" for size, value in sizes]
        head = f"// {cxx.comment(title)}{at(sizes)}"
        body = (f"  {line}" for line in (*known, *lines))
        self.functions.append("\n".join([head, f"static void {name}() {{", *body, "}"]))
        self.body.append(f"{name}();")

    def claim(self, asked: Asked, sizes: Sizes, inputs: Sequence[str], outputs: Sequence[str]) -> Counter | None:
        """What counts for a claim over these names; None, and told why, where it cannot be written in C."""
        try:
            return self._claim(asked, sizes, inputs, outputs)
        except UserError as error:  # a literal that C has no type for
            self.unasked.append((asked.claim.name, error.message))
            return None

    def _claim(self, asked: Asked, sizes: Sizes, inputs: Sequence[str], outputs: Sequence[str]) -> Counter:
        claim = asked.claim
        what = f"claims.{claim.name}{at(sizes)}"
        if claim.predicate == "equals":
            formulas = {name: formula.expression for name, formula in claim.formulas.items()}
            return self.equal(what, sizes, inputs, formulas, asked.holds)
        if claim.predicate == "in_bounds":
            limits = list(asked.box)
            start = f"{names(inputs)}, {names(limits)}, {braces(map(str, asked.box.values()))}"
            step = f"{_values(inputs)}, {_found(limits)}"
            return self._counter(f"Within<{len(inputs)}, {len(limits)}>", start, step, what, asked.holds)
        box = [asked.box.get(name, 0) for name in outputs]
        least = 0 if claim.predicate == "injective" else asked.count
        start = f"{names(outputs)}, {braces(map(str, box))}, {least}, {asked.count}"
        return self._counter(f"Held<{len(outputs)}>", start, _found(outputs), what, asked.holds)

    def equal(
        self,
        what: str,
        sizes: Sizes,
        inputs: Sequence[str],
        formulas: Mapping[str, Expression],
        holds: bool = True,
        whose: str = "the claim says",
    ) -> Counter:
        """What compares outputs with formulas. Raises :class:`UserError` for what is not C's."""
        known = {name: cxx.identifier(name) for name in (*inputs, *(name for name, _ in sizes))}
        claimed = braces(to_c(formula, known, INTEGER) for formula in formulas.values())
        start = f"{names(inputs)}, {names(formulas)}, {cxx.string(whose)}"
        step = f"{_values(inputs)}, {_found(formulas)}, {claimed}"
        return self._counter(f"Equal<{len(inputs)}, {len(formulas)}>", start, step, what, holds)

    def _counter(self, kind: str, start: str, step: str, what: str, holds: bool) -> Counter:
        index = self.number(what)
        counter = f"claim_{index}"
        closed = f"{counter}.close({index}, {str(holds).lower()}, {cxx.string(what)});"
        return Counter(f"lp::{kind} {counter}{{{start}}};", f"{counter}.at({step});", closed)


def at(sizes: Sizes) -> str:
    """`` at M = 32``; nothing where there are no sizes."""
    return f" at {words(sizes)}" if sizes else ""


def names(items: Iterable[str]) -> str:
    """A list of C strings."""
    return braces(map(cxx.string, items))


def braces(items: Iterable[str]) -> str:
    """A list in C."""
    return f"{{{', '.join(items)}}}"


def _found(outputs: Iterable[str]) -> str:
    return braces(f"at_{name}" for name in outputs)


def _values(inputs: Iterable[str]) -> str:
    return braces(map(cxx.identifier, inputs))
