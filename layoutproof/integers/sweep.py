"""Evaluating expressions at every point of a box, as one generated Python loop.

The second engine of small claims. The text of the loop is ours (integers, ``a0, a1, ...`` and ``p0, ...``); C's semantics
come from :mod:`layoutproof.integers.python`, and bounds make divisions of what cannot be negative plain ``//``.

A loop is written once for all extents and sizes, since most boxes hold a few points; a large box gets one of its own, where
its exact bounds make it faster.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from math import prod
from typing import Any, cast

from layoutproof.integers.expression import Expression
from layoutproof.integers.interval import Interval
from layoutproof.integers.python import HELPERS, to_python

MOST_LOOPS = 12
LARGE = 1 << 12  # points
Pair = tuple[Expression, Expression]
Found = tuple[int, ...] | None  # a point
Census = dict[tuple[int, ...], int]
Sizes = Sequence[int]


class Sweep:
    """The points to visit: inputs, the last one fastest; names with fixed values, of which a least may be known; a guard."""

    def __init__(
        self,
        inputs: Sequence[str],
        fixed: Sequence[str] = (),
        guard: Expression | None = None,
        least: Mapping[str, int] | None = None,
    ) -> None:
        self.inputs, self.fixed, self.guard = inputs, fixed, guard
        self._names = {name: f"a{i}" for i, name in enumerate(inputs)} | {name: f"p{i}" for i, name in enumerate(fixed)}
        known = least or {}
        self._bounds = {name: Interval(0, None) for name in inputs}
        self._bounds |= {name: Interval(known.get(name), None) for name in fixed}

    def first_difference(self, pairs: Sequence[Pair]) -> Callable[[Sizes, Sizes], Found]:
        """(extents, fixed values) -> the first point where some pair differs."""
        point = "".join(f"{self._names[name]}, " for name in self.inputs)

        def body(text: Callable[[Expression], str]) -> list[str]:
            test = " or ".join(f"({text(left)}) != ({text(right)})" for left, right in pairs)
            return [f"if {test}:", f"    return ({point})"]

        return cast("Callable[[Sizes, Sizes], Found]", self._sweep(body, before=[], result="None"))

    def census(self, outputs: Sequence[Expression]) -> Callable[[Sizes, Sizes], Census]:
        """(extents, fixed values) -> how many points map to each tuple of outputs, in the order of being first met."""

        def body(text: Callable[[Expression], str]) -> list[str]:
            key = "".join(f"{text(output)}, " for output in outputs)
            return [f"key = ({key})", "count[key] = count.get(key, 0) + 1"]

        return cast("Callable[[Sizes, Sizes], Census]", self._sweep(body, before=["count = {}"], result="count"))

    def _sweep(
        self, body: Callable[[Callable[[Expression], str]], list[str]], *, before: list[str], result: str
    ) -> Callable[[Sizes, Sizes], Any]:
        def compiled(bounds: Mapping[str, Interval]) -> Callable[..., Any]:
            def text(expression: Expression) -> str:
                return to_python(expression, self._names, bounds)

            return self._compiled(body(text), None if self.guard is None else text(self.guard), before, result)

        general: list[Callable[..., Any]] = []

        def run(extents: Sizes, values: Sizes) -> Any:
            points = prod(max(extent, 0) for extent in extents)
            if points > LARGE or not self.fixed:
                exact = {
                    name: Interval(0, max(extent - 1, 0)) for name, extent in zip(self.inputs, extents, strict=True)
                }
                exact |= {name: Interval(value, value) for name, value in zip(self.fixed, values, strict=True)}
                return compiled(exact)(*extents, *values)
            if not general:
                general.append(compiled(self._bounds))
            return general[0](*extents, *values)

        return run

    def _compiled(self, body: list[str], guard: str | None, before: list[str], result: str) -> Callable[..., Any]:
        extents = [f"n{i}" for i in range(len(self.inputs))]
        arguments = [*extents, *(self._names[name] for name in self.fixed)]
        lines = [f"def sweep({', '.join(arguments)}):", *(f"    {line}" for line in before)]
        depth = 1
        ranges = [f"range({extent})" for extent in extents]
        if len(self.inputs) > MOST_LOOPS:  # Python nests no more blocks than 20
            names = ", ".join(self._names[name] for name in self.inputs)
            lines.append(f"    for {names} in product({', '.join(ranges)}):")
            depth += 1
        else:
            for name, values in zip(self.inputs, ranges, strict=True):
                lines.append(f"{'    ' * depth}for {self._names[name]} in {values}:")
                depth += 1
        if guard is not None:
            lines.append(f"{'    ' * depth}if {guard}:")
            depth += 1
        lines += [f"{'    ' * depth}{line}" for line in body]
        lines.append(f"    return {result}")
        namespace: dict[str, Any] = {**HELPERS, "product": product}
        exec(compile("\n".join(lines), "<sweep>", "exec"), namespace)
        return cast("Callable[..., Any]", namespace["sweep"])
