"""Evaluating expressions at every point of a box, as one generated Python loop.

The second engine of small claims. The text of the loop is ours (integers, ``a0, a1, ...`` and ``p0, ...``); C's semantics
come from :mod:`layoutproof.integers.python`, and bounds make divisions of what cannot be negative plain ``//``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, cast

from layoutproof.integers.expression import Expression
from layoutproof.integers.interval import Interval
from layoutproof.integers.python import HELPERS, to_python

MOST_LOOPS = 12
Pair = tuple[Expression, Expression]


class Box:
    """The points to visit: inputs with their extents, the last one fastest; names with fixed values; a guard."""

    def __init__(
        self, inputs: Sequence[tuple[str, int]], fixed: Mapping[str, int], guard: Expression | None = None
    ) -> None:
        self.inputs = [(name, max(extent, 0)) for name, extent in inputs]
        self.guard = guard
        self._names = {name: f"a{i}" for i, (name, _) in enumerate(self.inputs)}
        self._fixed = [(f"p{i}", value) for i, value in enumerate(fixed.values())]
        self._names |= {name: local for name, (local, _) in zip(fixed, self._fixed, strict=True)}
        self._bounds = {name: Interval(0, extent - 1) for name, extent in self.inputs if extent}
        self._bounds |= {name: Interval(value, value) for name, value in fixed.items()}

    def first_difference(self, pairs: Sequence[Pair]) -> tuple[int, ...] | None:
        """The first point where some pair differs."""
        if self._empty:
            return None
        test = " or ".join(f"({self._text(left)}) != ({self._text(right)})" for left, right in pairs)
        point = "".join(f"{self._names[name]}, " for name, _ in self.inputs)
        found = self._run([f"if {test}:", f"    return ({point})"], before=[], result="None")
        return cast("tuple[int, ...] | None", found)

    def census(self, outputs: Sequence[Expression]) -> dict[tuple[int, ...], int]:
        """How many points map to each tuple of outputs, in the order in which tuples are first met."""
        if self._empty:
            return {}
        key = "".join(f"{self._text(output)}, " for output in outputs)
        found = self._run(
            [f"key = ({key})", "count[key] = count.get(key, 0) + 1"], before=["count = {}"], result="count"
        )
        return cast("dict[tuple[int, ...], int]", found)

    @property
    def _empty(self) -> bool:
        return any(extent == 0 for _, extent in self.inputs)

    def _text(self, expression: Expression) -> str:
        return to_python(expression, self._names, self._bounds)

    def _run(self, body: list[str], *, before: list[str], result: str) -> Any:
        settings = [f"{name} = {value}" for name, value in self._fixed]
        lines = ["def sweep():", *(f"    {line}" for line in (*settings, *before))]
        depth = 1
        if len(self.inputs) > MOST_LOOPS:  # Python nests no more blocks than 20
            names = ", ".join(self._names[name] for name, _ in self.inputs)
            ranges = ", ".join(f"range({extent})" for _, extent in self.inputs)
            lines.append(f"    for {names} in product({ranges}):")
            depth += 1
        for name, extent in self.inputs if len(self.inputs) <= MOST_LOOPS else []:
            lines.append(f"{'    ' * depth}for {self._names[name]} in range({extent}):")
            depth += 1
        if self.guard is not None:
            lines.append(f"{'    ' * depth}if {self._text(self.guard)}:")
            depth += 1
        lines += [f"{'    ' * depth}{line}" for line in body]
        lines.append(f"    return {result}")
        namespace: dict[str, Any] = {**HELPERS, "product": product}
        exec(compile("\n".join(lines), "<sweep>", "exec"), namespace)
        return cast("Callable[[], Any]", namespace["sweep"])()
