"""Calls in formulas: the built-in ``min max ceil_div``, and the named maps and layouts that a spec file offers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from difflib import get_close_matches
from typing import TypeAlias

from layoutproof.errors import UserError
from layoutproof.integers.expression import Binary, Expression, Literal

Builder: TypeAlias = Callable[[list[Expression]], Expression]
BUILT_IN = ("min", "max", "ceil_div")


class WrongArgument(UserError):
    """The argument at ``index`` can never be right."""

    def __init__(self, message: str, index: int, hint: str) -> None:
        super().__init__(message, hint=hint)
        self.index = index


def build_call(
    name: str, arguments: list[Expression], functions: Mapping[str, Builder], names: Collection[str]
) -> Expression:
    """The value of ``name(arguments)``; ``name`` may end in ``.output``. Raises :class:`UserError`."""
    if name in functions:
        return functions[name](arguments)
    if name in ("min", "max"):
        if len(arguments) < 2:
            raise UserError(f"{name} takes two or more arguments, not {len(arguments)}", hint=f"write {name}(a, b)")
        result = arguments[0]
        for argument in arguments[1:]:
            result = Binary(name, result, argument)
        return result
    if name == "ceil_div":
        if len(arguments) != 2:
            raise UserError(f"ceil_div takes two arguments, not {len(arguments)}", hint="write ceil_div(a, b)")
        if arguments[1] == Literal(0):
            raise WrongArgument("division by zero has no value", 1, "the divisor must not be 0")
        return Binary("ceil_div", *arguments)
    raise _unknown(name, functions, names)


def _unknown(name: str, functions: Mapping[str, Builder], names: Collection[str]) -> UserError:
    base, _, output = name.partition(".")
    outputs = [known for known in functions if known.startswith(f"{base}.")]
    if outputs:
        choices = " or ".join(f"{base}(...).{known[len(base) + 1 :]}" for known in outputs)
        what = f"{base} has no output {output}" if output else f"{base} has several outputs: say which"
        return UserError(what, hint=f"write {choices}")
    if output and (base in functions or base in BUILT_IN):
        return UserError(f"{base} has no output {output}", hint=f"write {base}(...)")
    if name in names:
        return UserError(f"{name} is a value, not a function", hint=f"to multiply write {name}*(...)")
    return UserError(f"unknown function {name}", hint=nearest(name, (*functions, *BUILT_IN), "functions"))


def nearest(word: str, known: Collection[str], what: str) -> str:
    """``did you mean lane ? known names: lane, v``."""
    near = get_close_matches(word, known, n=3, cutoff=0.6)
    listed = ", ".join(sorted(known)) if known else "none"
    return (f"did you mean {' or '.join(near)} ? " if near else "") + f"known {what}: {listed}"
