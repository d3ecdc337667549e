"""Reading the formulas and layouts of a spec: which names and functions they may use, and problems instead of errors."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import ParamSpec, TypeVar

from layoutproof.errors import FormulaError, Rejected, UserError
from layoutproof.integers.calls import Builder
from layoutproof.integers.expression import Expression, Literal, erase_casts, substitute
from layoutproof.integers.fold import measure
from layoutproof.integers.parse import DEEPEST_FORMULA, LARGEST_FORMULA, parse
from layoutproof.layouts.expressions import layout_expression
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.notation import parse_layout
from layoutproof.specs.locate import Locations, Path
from layoutproof.specs.problems import Problem, formula_problem
from layoutproof.specs.spec import Formula

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


class Scope:
    """What the parts of one file know of each other, and the problems found so far.

    ``broken`` are names whose definitions are wrong: their problem has been told, so nothing is said where they are used.
    """

    def __init__(self, locations: Locations, broken: Collection[str] = ()) -> None:
        self.locations = locations
        self.params: tuple[str, ...] = ()
        self.sizes: frozenset[str] = frozenset()  # what layouts may use: params, and quotients known to be whole
        self.functions: dict[str, Builder] = {}
        self.broken = set(broken)
        self.problems: list[Problem] = []

    def problem(self, path: Path, message: str, legal: str = "") -> None:
        """Note that something is wrong at ``path``."""
        self.problems.append(Problem(path, message, legal))

    def formula(self, path: Path, value: str | int, names: Iterable[str] = ()) -> Formula | None:
        """The formula at ``path``; it may use the params and ``names``. None, and a problem, when it cannot be read."""
        line = self.locations.line_of(path)
        if isinstance(value, int):
            return Formula(str(value), Literal(value), line)
        known = dict.fromkeys((*self.params, *names))
        try:
            typed = parse(value, names=known, functions=self.functions, keep_casts=True)
            plain = erase_casts(typed)
            return Formula(value, plain, line, None if plain == typed else typed)
        except FormulaError as error:
            self._unreadable(path, error)
            return None

    def formulas(
        self, path: Path, values: Mapping[str, str | int], names: Iterable[str] = ()
    ) -> dict[str, Formula] | None:
        """A table of formulas; None when any of them cannot be read."""
        names = tuple(names)
        read = {name: self.formula((*path, name), value, names) for name, value in values.items()}
        good = {name: formula for name, formula in read.items() if formula is not None}
        return good if len(good) == len(read) else None

    def layout(self, path: Path, text: str) -> Layout | None:
        """The layout literal at ``path``; it may use the params."""
        return self.literal(path, parse_layout, text, self.sizes)

    def literal(
        self, path: Path, read: Callable[Arguments, Result], *arguments: Arguments.args, **options: Arguments.kwargs
    ) -> Result | None:
        """What ``read`` makes of a literal, its errors turned into problems."""
        try:
            return read(*arguments, **options)
        except FormulaError as error:
            self._unreadable(path, error)
        except Rejected as rejected:
            self.problem(path, str(rejected))
        except (RecursionError, ValueError):  # thousands of brackets or of digits
            self.problem(path, "is no layout that anyone means: too long or nested too deeply", "such as (4,8):(8,1)")
        return None

    def inline(self, path: Path, formula: Formula, lets: Mapping[str, Formula]) -> Formula | None:
        """A formula with its lets put in; refused where that grows beyond what a formula may be."""
        expression = substitute(formula.expression, {name: let.expression for name, let in lets.items()})
        depth, size = measure(expression)
        if depth > DEEPEST_FORMULA or size > LARGEST_FORMULA:
            limits = f"{DEEPEST_FORMULA} levels, {LARGEST_FORMULA:,} operators and values"
            self.problem(path, "grows too large when its lets are put in", f"at most {limits}")
            return None
        typed = substitute(formula.with_casts, {name: let.with_casts for name, let in lets.items()})
        return Formula(formula.text, expression, formula.line, None if typed == expression else typed)

    def define_layout(self, name: str, layout: Layout) -> None:
        """From here on formulas may call ``name``: with a flat index, or with one coordinate for each mode."""
        self.functions[name] = _layout_builder(name, layout)

    def define_map(self, name: str, inputs: tuple[str, ...], outputs: Mapping[str, Expression]) -> None:
        """From here on formulas may call ``name(...)`` (where it has one output) and ``name(...).output``."""
        for output, expression in outputs.items():
            self.functions[f"{name}.{output}"] = _map_builder(name, inputs, expression)
        if len(outputs) == 1:
            self.functions[name] = _map_builder(name, inputs, next(iter(outputs.values())))

    def _unreadable(self, path: Path, error: FormulaError) -> None:
        word = _WORD.match(error.text, error.position)
        if word is None or word.group() not in self.broken:
            self.problems.append(formula_problem(path, error))


def _layout_builder(name: str, layout: Layout) -> Builder:
    def build(arguments: list[Expression]) -> Expression:
        if len(arguments) not in (1, layout.rank):
            modes = f" or {layout.rank} (one a mode)" if layout.rank > 1 else ""
            raise UserError(f"layout {name} takes 1 argument (a flat index){modes}, not {len(arguments)}")
        try:
            return layout_expression(layout, arguments[0] if len(arguments) == 1 else tuple(arguments))
        except Rejected as rejected:
            raise UserError(f"layout {name} cannot be called here: {rejected.refusal.reason}") from rejected

    return build


def _map_builder(name: str, inputs: tuple[str, ...], output: Expression) -> Builder:
    def build(arguments: list[Expression]) -> Expression:
        if len(arguments) != len(inputs):
            raise UserError(f"map {name} takes {len(inputs)} arguments ({', '.join(inputs)}), not {len(arguments)}")
        return substitute(output, dict(zip(inputs, arguments, strict=True)))

    return build
