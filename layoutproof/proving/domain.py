"""Over what a claim is made: sizes that may be symbolic, bounded inputs, and an optional guard.

    params M with  M >= 32 && M % 32 == 0      ->  M = 32 * (M/32), M/32 >= 1
    inputs lane < 32, rm < M/32

A param's condition is split into conjuncts. Those that only say "at least", "divisible by" or "equal to" become *facts*:
the param is rewritten as ``divisor * (param/divisor)``, so that divisibility is a matter of coefficients. Everything
else is kept as an assumption, stated to the solver as written. That the facts follow from the condition is itself an
obligation (see ``proving/script.py``); nothing here is trusted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import lcm, prod

from layoutproof.integers.evaluate import evaluate, size_at
from layoutproof.integers.expression import Binary, Expression, Literal, Name, divide, names, substitute
from layoutproof.integers.polynomial import Size, lower_bound, symbol, symbols
from layoutproof.proving.choices import Choices, compiled, holds

FLIPPED = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "=="}


@dataclass(frozen=True)
class Variable:
    """A bounded input: 0 <= name < size."""

    name: str
    size: Size


@dataclass(frozen=True)
class Facts:
    """What a param's condition says in a form that coefficients can use."""

    least: int | None = None
    divisor: int = 1
    fixed: int | None = None

    def quotient(self, name: str) -> str:
        """The symbol that stands for the param: itself, or ``M/32`` where 32 divides it."""
        return name if self.divisor == 1 else f"{name}/{self.divisor}"


@dataclass(frozen=True)
class Param:
    """A named size with the condition its author states (None: any integer)."""

    name: str
    condition: Expression | None = None

    @cached_property
    def conjuncts(self) -> tuple[Expression, ...]:
        return tuple(conjuncts(self.condition)) if self.condition is not None else ()

    @cached_property
    def facts(self) -> Facts:
        least, divisor, fixed = None, 1, None
        for conjunct in self.conjuncts:
            match _fact(conjunct, self.name):
                case ("least", value):
                    least = value if least is None else max(least, value)
                case ("divisor", value):
                    divisor = lcm(divisor, value)
                case ("fixed", value):
                    fixed = value
        return Facts(least, divisor, fixed)

    @cached_property
    def definition(self) -> Expression | None:
        """What the param is said to be equal to, such as ``ceil_div(M, 64)``; None where it is free."""
        for conjunct in self.conjuncts:
            if isinstance(conjunct, Binary) and conjunct.operator == "==":
                for itself, other in ((conjunct.left, conjunct.right), (conjunct.right, conjunct.left)):
                    if itself == Name(self.name) and names(other) and self.name not in names(other):
                        return other
        return None

    @cached_property
    def others(self) -> tuple[Expression, ...]:
        """The conjuncts that are not facts; they go to the solver as written."""
        return tuple(c for c in self.conjuncts if _fact(c, self.name)[0] == "other")


@dataclass(frozen=True)
class Domain:
    """The params, the inputs in the author's order, and a guard that restricts them (None: no restriction).

    ``polynomial`` asks for scripts in the style of :mod:`layoutproof.proving.selective`; see :func:`in_style`.
    """

    params: tuple[Param, ...] = ()
    variables: tuple[Variable, ...] = ()
    guard: Expression | None = None
    assumptions: tuple[Expression, ...] = ()
    polynomial: bool = False

    @cached_property
    def sizes(self) -> Mapping[str, Size]:
        """Each param as a polynomial: an int where it is fixed, ``32 * (M/32)`` where 32 divides it; ``M/32`` as itself."""
        table: dict[str, Size] = {}
        for param in self.params:
            facts = param.facts
            if facts.fixed is not None:
                table[param.name] = facts.fixed
            else:
                quotient = facts.quotient(param.name)
                table[quotient] = symbol(quotient)
                table[param.name] = facts.divisor * symbol(quotient)
        return table

    @cached_property
    def least(self) -> Mapping[str, int]:
        """The least value of each symbol (of ``M/32`` rather than M); symbols without one are absent."""
        table = {}
        for param in self.params:
            facts = param.facts
            if facts.fixed is None and facts.least is not None:
                table[facts.quotient(param.name)] = -(-facts.least // facts.divisor)
        return table

    def with_variables(self, variables: tuple[Variable, ...]) -> Domain:
        """The same params over other inputs, without the guard."""
        return Domain(self.params, variables, None, self.assumptions, self.polynomial)

    def at_least(self, value: Size, learned: Mapping[str, int] | None = None) -> int | None:
        """A number that ``value`` never goes below, None if none is seen (a symbol without lower bound counts as that).

        ``learned`` are bounds of further names.
        """
        least = {**self.least, **learned} if learned else self.least
        if any(name not in least for name in symbols(value)):
            return None
        return lower_bound(value, least)

    @property
    def symbolic(self) -> bool:
        """Whether some size is not a number."""
        return any(not isinstance(size, int) for size in self.sizes.values())

    @property
    def points(self) -> int | None:
        """How many input points there are; None when that depends on a param (or there is no finite bound)."""
        count = 1
        for variable in self.variables:
            if not isinstance(variable.size, int):
                return None
            count *= max(variable.size, 0)
        return count

    def conditions(self) -> list[Expression]:
        """Everything assumed of the params, as written."""
        return [c for param in self.params if param.condition is not None for c in param.conjuncts] + list(
            self.assumptions
        )

    @cached_property
    def symbols(self) -> tuple[str, ...]:
        """What has a value once sizes are chosen: params, and their quotients such as ``M/32``."""
        params = [param.name for param in self.params]
        return tuple(dict.fromkeys([*params, *(param.facts.quotient(param.name) for param in self.params)]))

    def symbol_values(self, sizes: Mapping[str, int]) -> dict[str, int]:
        """Values for params and for their quotient symbols alike."""
        values = dict(sizes)
        for param in self.params:
            values[param.facts.quotient(param.name)] = sizes[param.name] // param.facts.divisor
        return values

    def allows(self, sizes: Mapping[str, int]) -> bool:
        """Whether these values of the params meet every condition."""
        arguments = tuple(param.name for param in self.params)
        ordered = {name: sizes[name] for name in arguments}
        return all(holds(compiled(condition, arguments), ordered) for condition in self.conditions())

    def admits(self, sizes: Mapping[str, int], inputs: Mapping[str, int]) -> bool:
        """Whether the guard lets these inputs through."""
        return self.guard is None or bool(evaluate(self.guard, self.symbol_values(sizes) | dict(inputs)))

    def smallest_sizes(self, *, steps: int = 3, limit: int = 64) -> Iterator[dict[str, int]]:
        """Legal values of the params, smallest sum of steps first: a few multiples above each least value."""
        return self._choices.smallest(steps, limit)

    def completed(self, sizes: Mapping[str, int]) -> dict[str, int] | None:
        """These sizes, but for params that are said to be equal to something made of others: they follow."""
        return self._choices.completed(sizes)

    @cached_property
    def _choices(self) -> Choices:
        return Choices(self.params, self.conditions())

    def concrete(self, sizes: Mapping[str, int]) -> list[tuple[str, int]]:
        """The inputs with their sizes as numbers, for given params."""
        values = self.symbol_values(sizes)
        return [(v.name, size_at(v.size, values)) for v in self.variables]

    def points_at(self, sizes: Mapping[str, int]) -> int:
        """How many input points there are at given params; the guard is not asked."""
        return prod(max(size, 0) for _, size in self.concrete(sizes))

    def in_params(self, expression: Expression) -> Expression:
        """``M/32`` as the division that it stands for."""
        quotients = {p.facts.quotient(p.name): divide(Name(p.name), p.facts.divisor) for p in self.params}
        return substitute(expression, quotients)


def conjuncts(condition: Expression) -> Iterator[Expression]:
    """The parts of a condition that must all hold."""
    if isinstance(condition, Binary) and condition.operator == "&&":
        yield from conjuncts(condition.left)
        yield from conjuncts(condition.right)
    else:
        yield condition


def _fact(conjunct: Expression, name: str) -> tuple[str, int]:
    """("least" | "divisor" | "fixed", number), or ("other", 0) for what is no such fact about this param."""
    if not isinstance(conjunct, Binary) or names(conjunct) != {name}:
        return ("other", 0)
    operator, left, right = conjunct.operator, conjunct.left, conjunct.right
    if isinstance(left, Literal) and operator in FLIPPED:
        operator, left, right = FLIPPED[operator], right, left
    if not isinstance(right, Literal):
        return ("other", 0)
    if left == Name(name):
        if operator == ">=":
            return ("least", right.value)
        if operator == ">":
            return ("least", right.value + 1)
        if operator == "==":
            return ("fixed", right.value)
    remainder = Binary("%", Name(name), getattr(left, "right", Literal(0)))
    if operator == "==" and right.value == 0 and left == remainder and isinstance(left, Binary):
        divisor = left.right
        if isinstance(divisor, Literal) and divisor.value > 0:
            return ("divisor", divisor.value)
    return ("other", 0)
