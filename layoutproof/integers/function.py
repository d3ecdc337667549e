"""The one idea: an integer function - named, bounded inputs to named integers, under a guard, in a unit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from layoutproof.errors import UserError
from layoutproof.integers.expression import Binary, Expression, Literal, Name, multiply, names, substitute
from layoutproof.integers.polynomial import Size, symbols

UNITS = ("element", "byte", "bit")


@dataclass(frozen=True, slots=True)
class Input:
    """An input that runs over ``0 <= name < size``."""

    name: str
    size: Size


@dataclass(frozen=True)
class IntegerFunction:
    """``inputs -> outputs`` where ``guard`` holds (everywhere when it is None).

    Outputs and guard may use the inputs, the symbols of their sizes (``M``, and the ``M`` in ``M/32``) and the names in
    ``parameters``; anything else is a :class:`UserError`. ``unit`` is what the outputs count.
    """

    name: str
    inputs: tuple[Input, ...]
    outputs: Mapping[str, Expression]
    guard: Expression | None = None
    unit: str = "element"
    parameters: frozenset[str] = field(default=frozenset())

    def __post_init__(self) -> None:
        object.__setattr__(self, "outputs", MappingProxyType(dict(self.outputs)))
        if self.unit not in UNITS:
            raise UserError(f"{self.name}: {self.unit} is not a unit", hint=f"one of {', '.join(UNITS)}")
        if not self.outputs:
            raise UserError(f"{self.name} has no outputs", hint="give it at least one")
        inputs = [item.name for item in self.inputs]
        twice = sorted({name for name in inputs if inputs.count(name) > 1})
        if twice:
            raise UserError(f"{self.name}: the input {twice[0]} stands twice", hint="give each input its own name")
        both = sorted(set(inputs) & self.symbols)
        if both:
            raise UserError(
                f"{self.name}: {both[0]} is an input and also a size or parameter", hint="rename one of them"
            )
        legal = {*inputs, *self.symbols}
        bodies = {f"output {name}": body for name, body in self.outputs.items()}
        if self.guard is not None:
            bodies["guard"] = self.guard
        for where, body in bodies.items():
            unknown = sorted(names(body) - legal)
            if unknown:
                known = ", ".join(sorted(legal)) or "none"
                raise UserError(f"{self.name}, {where}: unknown name {unknown[0]}", hint=f"known names: {known}")

    @property
    def symbols(self) -> frozenset[str]:
        """The names that are not inputs: sizes and parameters."""
        found = self.parameters.union(*(symbols(item.size) for item in self.inputs))
        return found | {part for name in found for part in name.split("/") if part.isidentifier()}

    def compose(self, other: IntegerFunction) -> IntegerFunction:
        """``self`` after ``other``: each input of ``self`` is the output of ``other`` with its name.

        The guard is that both guards hold. That ``other`` stays inside the sizes of ``self`` is an obligation of whoever
        claims something about the result, not part of the function. Raises :class:`UserError` when units differ, an input
        is not produced, or one name would mean two things.
        """
        if self.unit != other.unit:
            raise UserError(
                f"{self.name} counts in {self.unit}s and {other.name} in {other.unit}s",
                hint=_conversion(other.unit, self.unit),
            )
        missing = [item.name for item in self.inputs if item.name not in other.outputs]
        if missing:
            produced = ", ".join(other.outputs)
            raise UserError(
                f"{other.name} does not produce {missing[0]}, an input of {self.name}", hint=f"it has {produced}"
            )
        clash = sorted(self.symbols & {item.name for item in other.inputs})
        if clash:
            raise UserError(
                f"{clash[0]} is a size of {self.name} and an input of {other.name}", hint="rename one of them"
            )
        values = {item.name: other.outputs[item.name] for item in self.inputs}
        guards = [substitute(self.guard, values)] if self.guard is not None else []
        if other.guard is not None:
            guards.insert(0, other.guard)
        guard = None if not guards else guards[0] if len(guards) == 1 else Binary("&&", guards[0], guards[1])
        return IntegerFunction(
            name=f"{self.name} o {other.name}",
            inputs=other.inputs,
            outputs={name: substitute(body, values) for name, body in self.outputs.items()},
            guard=guard,
            unit=self.unit,
            parameters=self.symbols | other.parameters,
        )

    def then(self, other: IntegerFunction) -> IntegerFunction:
        """``other`` after ``self``."""
        return other.compose(self)

    def in_unit(self, unit: str, factor: int) -> IntegerFunction:
        """The same offsets in a finer unit, ``factor`` of which make one of this: ``f.in_unit("byte", 2)`` for halves."""
        if unit not in UNITS or UNITS.index(unit) <= UNITS.index(self.unit):
            finer = ", ".join(UNITS[UNITS.index(self.unit) + 1 :]) or "nothing"
            raise UserError(f"{self.name}: {self.unit}s are not made of {unit}s", hint=f"finer units: {finer}")
        if factor < 1 or (self.unit == "byte" and factor != 8):
            legal = "8" if self.unit == "byte" else "1 or more"
            raise UserError(
                f"{self.name}: {factor} {unit}s do not make one {self.unit}", hint=f"the factor must be {legal}"
            )
        outputs = {name: multiply(Literal(factor), body) for name, body in self.outputs.items()}
        return IntegerFunction(self.name, self.inputs, outputs, self.guard, unit, self.parameters)


def _conversion(have: str, want: str) -> str:
    coarse, fine = (have, want) if UNITS.index(have) < UNITS.index(want) else (want, have)
    ratio = "1 byte is 8 bits" if coarse == "byte" else f"1 element is its width in {fine}s"
    return f"convert explicitly: {ratio}; use in_unit({fine!r}, ...) on the map in {coarse}s"


def identity(inputs: tuple[Input, ...], name: str = "identity") -> IntegerFunction:
    """Every input is an output of the same name."""
    return IntegerFunction(name, inputs, {item.name: Name(item.name) for item in inputs})
