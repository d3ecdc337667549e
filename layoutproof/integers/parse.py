"""Reading formulas: text in C's notation becomes an :class:`Expression`.

Precedence and grouping are C's (ISO C17 6.5). Two states take turns, *a value must come* and *an operator must come*, over
a stack of operators that still wait for their right operand; no recursion, so no input can exhaust Python's. What C reads
in a way that nobody means, a chained comparison or a leading-zero octal, is refused with the spelling that says it.

A minus before a literal makes a negative literal, so ``-5`` is ``Literal(-5)``.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from layoutproof.errors import FormulaError, UserError
from layoutproof.integers.calls import BUILT_IN, Builder, WrongArgument, build_call, nearest
from layoutproof.integers.expression import COMPARISONS, Binary, Cast, Conditional, Expression, Literal, Name, Unary
from layoutproof.integers.fold import measure
from layoutproof.integers.pending import Value, Waiting
from layoutproof.integers.text import CONDITIONAL, PRECEDENCE, UNARY
from layoutproof.integers.tokens import Token, tokenize

LONGEST_FORMULA = 20_000  # characters
DEEPEST_FORMULA = 200  # operators and parentheses inside one another; every other part may recurse this far
LARGEST_FORMULA = 100_000  # nodes, once calls are replaced by their bodies

_OPEN = 0  # precedence of brackets: no operator reduces past one
_VALUES = "a value is a name, an integer, a call or something in parentheses"
_WORDS = {"and": "&&", "or": "||", "not": "!", "mod": "%", "div": "/", "xor": "^"}


def parse(
    text: str,
    names: Collection[str] | None = None,
    functions: Mapping[str, Builder] | None = None,
    *,
    keep_casts: bool = False,
) -> Expression:
    """The expression that ``text`` says.

    ``names`` are the legal names (``None``: any); ``functions`` maps a callable name to a builder that checks its own
    arity by raising :class:`UserError`; an output of a map, ``tile_order(b).m``, is looked up as ``tile_order.m``.
    Casts and literals' suffixes are read and dropped, unless ``keep_casts``: they matter to the claim ``fits`` alone.
    Raises :class:`FormulaError` with the position of the offending token and a hint of what would be legal.
    """
    if len(text) > LONGEST_FORMULA:
        message = f"this formula has {len(text):,} characters, and at most {LONGEST_FORMULA:,} are read"
        raise FormulaError(message, text=text[:60] + " ...", position=0, hint="split it with let")
    return _Parser(text, tokenize(text), names, functions or {}, keep_casts=keep_casts).run()


class _Parser:
    def __init__(
        self,
        text: str,
        tokens: Sequence[Token],
        names: Collection[str] | None,
        functions: Mapping[str, Builder],
        *,
        keep_casts: bool,
    ) -> None:
        self.text = text
        self.tokens = tokens
        self.names = names
        self.functions = functions
        self.keep_casts = keep_casts
        self.index = 0
        self.values: list[Value] = []
        self.waiting: list[Waiting] = []
        self.brackets = 0

    def run(self) -> Expression:
        if len(self.tokens) == 1:
            raise self.error("the formula is empty", 0, "write an integer expression, such as lane/4 + 8*(v/2)")
        while True:
            self.read_value()
            if self.read_operator():
                return self.values.pop().expression

    def error(self, message: str, at: Token | int, hint: str = "") -> FormulaError:
        position = at if isinstance(at, int) else at.position
        return FormulaError(message, text=self.text, position=position, hint=hint)

    def take(self) -> Token:
        token = self.tokens[self.index]
        self.index += 1
        return token

    def read_value(self) -> None:
        """Prefix operators and opening brackets, then one literal or name (or a call without arguments)."""
        while True:
            token = self.take()
            if token.kind == "number":
                literal: Expression = Literal(token.value)
                if self.keep_casts and token.type:
                    literal = Cast(token.type, literal)
                self.values.append(Value(literal, token.position, 1))
                return
            if token.kind == "name":
                if self.tokens[self.index].text != "(":
                    self.values.append(Value(self.name(token), token.position, 1))
                    return
                self.take()
                self.open(Waiting("call", token, _OPEN, len(self.values)))
                if self.tokens[self.index].text == ")":
                    self.take()
                    self.close_call()
                    return
            elif token.text == "(":
                self.open(Waiting("(", token, _OPEN))
            elif token.text in ("-", "~", "!", "+") or token.kind == "cast":
                self.waiting.append(Waiting("unary", token, UNARY))
            else:
                raise self.no_value(token)

    def no_value(self, token: Token) -> FormulaError:
        previous = self.tokens[self.index - 2] if self.index > 1 else None
        if token.kind == "end" and previous is not None:
            return self.error(f"the formula ends after {previous.text!r}, where a value must follow", token, _VALUES)
        if token.text == ")" and previous is not None and previous.text == "(":
            return self.error("these parentheses are empty", token, "put a value between ( and )")
        where = f"after {previous.text!r}" if previous else "at the beginning"
        return self.error(f"{token.text!r} cannot stand {where}: a value must come first", token, _VALUES)

    def open(self, bracket: Waiting) -> None:
        self.brackets += 1
        self.check_size(self.brackets, 0, bracket.token)
        self.waiting.append(bracket)

    def name(self, token: Token) -> Name:
        word = token.text
        if self.names is not None and word in self.names:
            return Name(word)
        if word in self.functions or word in BUILT_IN:
            raise self.error(f"{word} is a function: call it", token, f"write {word}(...)")
        if word in _WORDS and self.names is not None:
            raise self.error(f"unknown name {word}", token, f"did you mean {_WORDS[word]} ?")
        if self.names is None and "." not in word:
            return Name(word)
        if self.names is None:
            raise self.error(f"{word} has a dot", token, "a dot stands only between a call and its output: f(b).m")
        raise self.error(f"unknown name {word}", token, nearest(word, self.names, "names"))

    def read_operator(self) -> bool:
        """Closing brackets, then one infix operator, after which a value must come; True at the end of the formula."""
        while True:
            token = self.take()
            if token.kind == "end":
                self.reduce(_OPEN)
                if self.waiting:
                    raise self.unclosed(self.waiting[-1])
                return True
            if token.text == ")":
                self.close(token)
                continue
            if token.text == ",":
                self.reduce(_OPEN)
                if self.waiting and self.waiting[-1].kind == "?":
                    raise self.unclosed(self.waiting[-1])
                if not self.waiting or self.waiting[-1].kind != "call":
                    raise self.error("a comma stands only between the arguments of a call", token)
            elif token.text == "?":
                self.reduce(CONDITIONAL)
                self.open(Waiting("?", token, _OPEN))
            elif token.text == ":":
                self.reduce(_OPEN)
                if not self.waiting or self.waiting[-1].kind != "?":
                    raise self.error("':' without a '?' before it", token, "write test ? then : other")
                self.waiting.pop()
                self.brackets -= 1
                self.waiting.append(Waiting(":", token, CONDITIONAL))
            elif token.kind == "operator" and token.text in PRECEDENCE:
                self.reduce(PRECEDENCE[token.text] - 1)
                self.check_chain(token)
                self.waiting.append(Waiting("binary", token, PRECEDENCE[token.text]))
            else:
                raise self.no_operator(token)
            return False

    def no_operator(self, token: Token) -> FormulaError:
        hint = "an operator such as + must stand between two values"
        if token.text in _WORDS:
            hint = f"did you mean {_WORDS[token.text]} ?"
        elif token.kind == "field":
            hint = "a dot stands only between the call of a map and its output"
        return self.error(f"unexpected {token.text!r} after a complete value", token, hint)

    def unclosed(self, bracket: Waiting) -> FormulaError:
        if bracket.kind == "?":
            return self.error("this '?' has no ':'", bracket.token, "write test ? then : other")
        position = bracket.token.position
        if bracket.kind == "call":
            position = self.text.index("(", position)
        return self.error("this '(' is never closed", position, "add the missing )")

    def check_chain(self, token: Token) -> None:
        value = self.values[-1]
        if token.text in COMPARISONS and value.chain == PRECEDENCE[token.text]:
            first = self.text[value.position : token.position].strip()
            middle = self.text[value.right : token.position].strip()
            message = "comparisons do not chain: C would compare the 0 or 1 of the first comparison"
            raise self.error(message, token, f"write {first} && {middle} {token.text} ...")

    def reduce(self, above: int) -> None:
        """Apply the waiting operators that bind more tightly than ``above``, up to the innermost open bracket."""
        while self.waiting and self.waiting[-1].precedence > above:
            operator = self.waiting.pop()
            if operator.kind == "unary":
                self.apply_unary(operator.token)
            elif operator.kind == "binary":
                self.apply_binary(operator.token)
            else:
                test, then, other = self.values[-3:]
                self.replace(3, Conditional(test.expression, then.expression, other.expression), operator.token)

    def apply_unary(self, token: Token) -> None:
        operand = self.values[-1].expression
        if token.text == "+" or (token.kind == "cast" and not self.keep_casts):
            self.values[-1].position = token.position
        elif token.kind == "cast":
            self.replace(1, Cast(token.type, operand), token)
            self.values[-1].position = token.position
        elif token.text == "-" and isinstance(operand, Literal):
            self.values[-1] = Value(Literal(-operand.value), token.position, 1)
        else:
            self.replace(1, Unary(token.text, operand), token)
            self.values[-1].position = token.position

    def apply_binary(self, token: Token) -> None:
        left, right = self.values[-2:]
        if isinstance(right.expression, Literal):
            value = right.expression.value
            if token.text in ("/", "%") and value == 0:
                what = "division" if token.text == "/" else "remainder"
                raise self.error(f"{what} by zero has no value", right.position, "the divisor must not be 0")
            if token.text in ("<<", ">>") and value < 0:
                raise self.error("a shift by a negative amount has no value", right.position, "shift the other way")
        self.replace(2, Binary(token.text, left.expression, right.expression), token)
        if token.text in COMPARISONS:
            self.values[-1].chain = PRECEDENCE[token.text]
            self.values[-1].right = right.position

    def replace(self, count: int, expression: Expression, token: Token) -> None:
        """The last ``count`` values become one."""
        used = self.values[-count:]
        depth, size = (1 + max(value.depth for value in used), 1 + sum(value.size for value in used))
        self.check_size(depth, size, token)
        self.values[-count:] = [Value(expression, used[0].position, depth, size)]

    def check_size(self, depth: int, size: int, token: Token) -> None:
        if depth > DEEPEST_FORMULA:
            message = f"the formula nests more than {DEEPEST_FORMULA} operators or parentheses"
            raise self.error(message, token, "split it with let, or group a long sum with parentheses")
        if size > LARGEST_FORMULA:
            message = f"with its calls replaced the formula has more than {LARGEST_FORMULA:,} operators and values"
            raise self.error(message, token, "call fewer maps inside one another")

    def close(self, token: Token) -> None:
        self.reduce(_OPEN)
        if not self.waiting:
            raise self.error("this ')' closes nothing", token, "remove it, or add the missing (")
        bracket = self.waiting[-1]
        if bracket.kind == "?":
            raise self.unclosed(bracket)
        if bracket.kind == "call":
            self.close_call()
            return
        self.waiting.pop()
        self.brackets -= 1
        self.values[-1].chain = 0
        self.values[-1].position = bracket.token.position

    def close_call(self) -> None:
        call = self.waiting.pop()
        self.brackets -= 1
        arguments = [value.expression for value in self.values[call.base :]]
        positions = [value.position for value in self.values[call.base :]]
        name = call.token.text
        if self.tokens[self.index].kind == "field":
            name += f".{self.take().text}"
        try:
            result = build_call(name, arguments, self.functions, self.names or ())
        except WrongArgument as error:
            raise self.error(error.message, positions[error.index], error.hint) from None
        except FormulaError:
            raise
        except UserError as error:
            raise self.error(error.message, call.token, error.hint) from error
        depth, size = measure(result)
        self.check_size(depth, size, call.token)
        self.values[call.base :] = [Value(result, call.token.position, depth, size)]
