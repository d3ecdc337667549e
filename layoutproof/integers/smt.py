"""SMT-LIB 2 text over the unbounded integers.

Every obligation is this text, so the printer is small and writes what a person would: sums and products are flat, a
condition stays a Bool until a number is asked for.

C's division truncates and SMT-LIB's ``div`` is Euclidean (SMT-LIB 2.6, theory Ints: ``a = b*(div a b) + (mod a b)`` with
``0 <= (mod a b) < |b|``), so ``/`` and ``%`` are the macros ``c_div`` and ``c_mod`` of :data:`PRELUDE`. Shifts by a literal
and masks ``& (2^k - 1)`` have an exact integer form; other bit operations have none (:class:`NoIntegerForm`): the caller
then uses :mod:`layoutproof.integers.bitvector`.

A division by zero has no value in the language but *some* value here: an obligation must also show that it cannot happen.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from layoutproof.errors import UserError
from layoutproof.integers.expression import Binary, Conditional, Expression, Literal, Name, Unary
from layoutproof.integers.fold import fold

PRELUDE = """\
(define-fun c_div ((a Int) (b Int)) Int (ite (>= a 0) (div a b) (- (div (- a) b))))
(define-fun c_mod ((a Int) (b Int)) Int (- a (* b (c_div a b))))
(define-fun c_min ((a Int) (b Int)) Int (ite (<= a b) a b))
(define-fun c_max ((a Int) (b Int)) Int (ite (>= a b) a b))
"""

LARGEST_LITERAL_SHIFT = 4096  # beyond this the power of two is no longer a number that anyone reads

_SIMPLE = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
# Quoting does not hide a name that has a meaning (|div| is div, and to some solvers |_| is _), so those are renamed.
_TAKEN = re.compile(
    "_|as|let|exists|forall|match|par|assert|echo|exit|pop|push|reset|BINARY|DECIMAL|HEXADECIMAL|NUMERAL|STRING|"
    "true|false|not|and|or|xor|distinct|ite|abs|div|mod|divisible|to_real|to_int|is_int|rem|implies|iff|if|concat|extract|"
    "repeat|zero_extend|sign_extend|rotate_left|rotate_right|select|store|const|int2bv|nat2bv|ubv_to_int|sbv_to_int|"
    "int_to_bv|pi|exp|sin|cos|tan|sqrt|power|Int|Bool|Real|BitVec|Array|Float(16|32|64|128)|String|Seq|Set|"
    "bag|tuple|fp|RN[AE]|RT[NPZ]|sep|wand|pto|sec|csc|cot|arc(sin|cos|tan|sec|csc|cot)|(div|mod)_total|iand|pow2|"
    "bv.*|c_(div|mod|min|max)"
)


class NoIntegerForm(Exception):
    """A bit operation that cannot be written over Int: use bit-vectors."""


@dataclass(frozen=True, slots=True)
class _Piece:
    """A printed node: an atom (no arguments) or ``(head arguments...)``, and whether its sort is Bool."""

    head: str
    arguments: tuple[str, ...] = ()
    boolean: bool = False

    @property
    def text(self) -> str:
        return f"({self.head} {' '.join(self.arguments)})" if self.arguments else self.head

    @property
    def number(self) -> str:
        return f"(ite {self.text} 1 0)" if self.boolean else self.text

    @property
    def condition(self) -> str:
        if self.boolean:
            return self.text
        if self.head.isdigit():
            return "false" if self.head == "0" else "true"
        return f"(not (= {self.text} 0))"

    @property
    def is_truth_value(self) -> bool:
        return self.boolean or self.head in ("0", "1")


def term(expression: Expression) -> str:
    """The expression as an Int term. Raises :class:`NoIntegerForm`."""
    return fold(expression, _combine).number


def formula(expression: Expression) -> str:
    """The expression as a Bool term: true where its value is not zero. Raises :class:`NoIntegerForm`."""
    return fold(expression, _combine).condition


def quote(name: str) -> str:
    """The name as an SMT-LIB symbol: ``lane``, ``|M/32|``; a name that SMT-LIB gives a meaning becomes ``|mod (name)|``."""
    if _TAKEN.fullmatch(name):
        return f"|{name} (name)|"
    if _SIMPLE.fullmatch(name):
        return name
    if "|" in name or "\\" in name or not name.isprintable():
        raise UserError(f"the name {name!r} cannot be written in SMT-LIB", hint="a name may not hold | or \\")
    # Symbols that begin with @ or . belong to the solver, even quoted.
    return f"|{name} (name)|" if name[:1] in ("@", ".") else f"|{name}|"


def number(value: int) -> str:
    """An integer literal: SMT-LIB has no negative ones, so -5 is ``(- 5)``."""
    return str(value) if value >= 0 else f"(- {-value})"


def _combine(node: Expression, operands: tuple[_Piece, ...]) -> _Piece:
    match node:
        case Literal(value):
            return _Piece(number(value))
        case Name(name):
            return _Piece(quote(name))
        case Unary("-", _):
            return _Piece("-", (operands[0].number,))
        case Unary("~", _):
            return _Piece("-", ("(- 1)", operands[0].number))  # ~a = -1 - a in two's complement
        case Unary(_, _):
            return _Piece("not", (operands[0].condition,), boolean=True)
        case Conditional(_, _, _):
            test, then, other = operands
            if (then.boolean or other.boolean) and then.is_truth_value and other.is_truth_value:
                return _Piece("ite", (test.condition, then.condition, other.condition), boolean=True)
            return _Piece("ite", (test.condition, then.number, other.number))
        case Binary(operator, left, right):
            if operator in ("<<", ">>", "&", "|", "^"):
                return _bits(operator, left, right, operands)
            return _binary(operator, *operands)
    raise TypeError(f"not an expression: {node!r}")


def _binary(operator: str, left: _Piece, right: _Piece) -> _Piece:
    match operator:
        case "+" | "*":
            return _Piece(operator, _splice(operator, left) + _splice(operator, right))
        case "-":
            return _Piece("-", (left.number, right.number))
        case "/" | "%" | "min" | "max":
            macro = {"/": "c_div", "%": "c_mod", "min": "c_min", "max": "c_max"}[operator]
            return _Piece(macro, (left.number, right.number))
        case "ceil_div":
            return _Piece("c_div", (f"(- (+ {left.number} {right.number}) 1)", right.number))
        case "&&" | "||":
            head = "and" if operator == "&&" else "or"
            return _Piece(head, _splice(head, left) + _splice(head, right), boolean=True)
        case "!=":
            return _Piece("not", (f"(= {left.number} {right.number})",), boolean=True)
        case "==":
            return _Piece("=", (left.number, right.number), boolean=True)
    return _Piece(operator, (left.number, right.number), boolean=True)  # < <= > >=


def _splice(head: str, operand: _Piece) -> tuple[str, ...]:
    """An operand of an associative operator: its own arguments when it has the same head."""
    if operand.head == head and operand.arguments:
        return operand.arguments
    return (operand.condition if head in ("and", "or") else operand.number,)


def _bits(operator: str, left: Expression, right: Expression, operands: tuple[_Piece, ...]) -> _Piece:
    """The bit operations that are arithmetic: shifts by a literal, masks of the low bits."""
    if operator in ("<<", ">>"):
        if isinstance(right, Literal) and 0 <= right.value <= LARGEST_LITERAL_SHIFT:
            power = str(1 << right.value)
            if operator == "<<":
                return _Piece("*", (*_splice("*", operands[0]), power))
            return _Piece("div", (operands[0].number, power))  # Euclidean by a positive divisor: floors
        raise NoIntegerForm(f"{operator} by an amount that is not a literal has no integer form")
    if operator == "&":
        for mask, other in ((right, operands[0]), (left, operands[1])):
            if isinstance(mask, Literal) and mask.value >= 0 and mask.value & (mask.value + 1) == 0:
                return _Piece("mod", (other.number, str(mask.value + 1)))
    raise NoIntegerForm(f"{operator} has no integer form here")
