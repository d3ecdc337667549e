"""Reading layouts as CuTe prints them: ``((4,8),(2,2)):((32,1),(16,8))``, ``_4``, ``Int<4>{}``, ``C<4>``, ``8@1``, ``1@1@0``.

A shape without a stride is compact, first mode fastest. An entry may be symbolic when its names are given: ``M``,
``2*ld``, ``M*K + 1``, and ``M/32`` where the name ``M/32`` itself is known to be a whole size. ``str(layout)`` reads back
as the same layout. Every mistake is a :class:`NotationError` that points at the character.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from layoutproof.errors import NotationError
from layoutproof.integers.polynomial import Size, symbol
from layoutproof.layouts import sizes
from layoutproof.layouts.int_tuple import IntTuple, congruent, flatten, rank, text
from layoutproof.layouts.layout import Layout
from layoutproof.layouts.tiler import UNDERSCORE, Underscore

MOST_MODES = 64  # of a coordinate: a slip such as 1@1000000 must not make a tuple of a million
LARGEST = 2**63  # CuTe's sizes are machine integers: anything beyond is a slip of the pen
TOKEN = re.compile(
    r"\s*(?:(?:cute::)?(?:Int|C)\s*<\s*(?P<constant>-?\d+)\s*>(?:\s*\{\s*\})?"
    r"|_?(?P<number>\d+)|(?P<name>[A-Za-z]\w*|_[A-Za-z_]\w*)|(?P<mark>[():,@*/+_-])|(?P<end>$)|(?P<bad>.))"
)


@dataclass(frozen=True, slots=True)
class Token:
    kind: str  # number, name, mark, end
    text: str
    position: int


def parse_layout(text: str, names: frozenset[str] = frozenset()) -> Layout:
    """The layout written in ``text``; ``names`` are the symbolic sizes it may use."""
    reader = _Reader(text, names)
    layout = reader.layout()
    reader.expect_end()
    return layout


def parse_tile(text: str, names: frozenset[str] = frozenset()) -> Layout | Size | Underscore:
    """An entry of a tile: ``_`` (keep), a size (``32``, which stands for ``32:1``) or a layout."""
    reader = _Reader(text, names)
    if reader.accept("_"):
        reader.expect_end()
        return UNDERSCORE
    layout = reader.layout()
    reader.expect_end()
    if isinstance(layout.shape, tuple) or ":" in text:
        return layout
    return layout.shape


class _Reader:
    """Recursive descent over the tokens of one literal."""

    def __init__(self, text: str, names: frozenset[str]) -> None:
        self.text = text
        self.names = names
        self.place = 0
        self.tokens: list[Token] = []
        position = 0
        while not self.tokens or self.tokens[-1].kind != "end":
            match = TOKEN.match(text, position)
            assert match is not None and match.lastgroup is not None  # the last alternatives take anything
            kind, start = match.lastgroup, match.start(match.lastgroup)
            if kind == "bad":
                raise self.error(f"the character {match['bad']!r} means nothing in a layout", start)
            self.tokens.append(Token("number" if kind == "constant" else kind, match[kind], start))
            position = match.end()

    def error(self, message: str, position: int, hint: str = "") -> NotationError:
        return NotationError(message, text=self.text, position=position, hint=hint)

    def peek(self, mark: str) -> bool:
        token = self.tokens[self.place]
        return token.kind == "mark" and token.text == mark

    def accept(self, mark: str) -> bool:
        found = self.peek(mark)
        self.place += found
        return found

    def take(self) -> Token:
        self.place += 1
        return self.tokens[self.place - 1]

    def unexpected(self, wanted: str, hint: str = "") -> NotationError:
        token = self.tokens[self.place]
        return self.error(f"expected {wanted}, found {token.text or 'the end'}", token.position, hint)

    def expect_end(self) -> None:
        if self.tokens[self.place].kind != "end":
            hint = "this bracket was never opened" if self.peek(")") else ""
            raise self.unexpected("the end of the layout", hint)

    def layout(self) -> Layout:
        start = self.tokens[self.place].position
        shape = self.entry(extent=True)
        stride: IntTuple | None = None
        if self.accept(":"):
            stride_start = self.tokens[self.place].position
            stride = self.entry(extent=False)
            if not congruent(shape, stride):
                reason = f"shape {text(shape)} and stride {text(stride)} are not nested alike"
                ranks = f"{rank(shape)} and {rank(stride)} modes at the top"
                hint = "write one stride for each extent, in the same brackets"
                raise self.error(f"{reason}: {ranks}", stride_start, hint)
        layout = Layout(shape, stride)
        reach = layout.size() if any(map(sizes.has_basis, flatten(layout.stride))) else layout.cosize()
        for what, value in (("size", layout.size()), ("cosize", reach)):  # coordinates are no machine indices
            if isinstance(value, int) and value > LARGEST:
                raise self.error(f"the {what} {value} is beyond 2^63", start, "no machine index reaches that far")
        return layout

    def entry(self, *, extent: bool) -> IntTuple:
        """A size or a bracketed list of entries. Brackets around one size are grouping when arithmetic follows."""
        opening = self.tokens[self.place]
        if not self.peek("("):
            return self.size(extent=extent)
        saved = self.place
        self.place += 1
        items = [self.entry(extent=extent)]
        while self.accept(","):
            items.append(self.entry(extent=extent))
        if not self.accept(")"):
            raise self.unexpected("',' or ')'", f"the bracket at character {opening.position} is open")
        if any(map(self.peek, "*/+-@")) and len(items) == 1 and not isinstance(items[0], tuple):
            self.place = saved
            return self.size(extent=extent)
        return tuple(items)

    def size(self, *, extent: bool) -> Size:
        """One extent or stride: a sum of terms."""
        start = self.tokens[self.place].position
        value = self.sum(allow_basis=not extent)
        if isinstance(value, int):
            if abs(value) > LARGEST:
                raise self.error(f"{value} is beyond 2^63", start, "no machine index reaches that far")
            if extent and value < 1:
                raise self.error(f"the extent {value} is not positive", start, "an extent is at least 1")
        return value

    def sum(self, *, allow_basis: bool) -> Size:
        value = self.term(allow_basis=allow_basis)
        while self.peek("+") or self.peek("-"):
            negative = self.take().text == "-"
            term = self.term(allow_basis=allow_basis)
            value = value - term if negative else value + term
        return value

    def term(self, *, allow_basis: bool) -> Size:
        """A product, and at its end ``@i``: that many steps along coordinate i; ``@i@j`` along mode i of coordinate j."""
        if self.accept("-"):
            return -self.term(allow_basis=allow_basis)
        value = self.factor()
        while self.accept("*"):
            value = value * self.factor()
        if self.peek("/"):
            raise self.quotient(self.tokens[self.place].position)
        if self.peek("@"):
            at = self.take()
            if not allow_basis:
                raise self.error("an extent cannot step along a coordinate", at.position, "@ belongs to strides")
            value = value * sizes.basis(*reversed(self.path()))
        return value

    def path(self) -> list[int]:
        """The numbers between the ``@``, the first of which was taken: the innermost mode comes first."""
        numbers: list[int] = []
        while not numbers or self.accept("@"):
            if self.tokens[self.place].kind != "number":
                raise self.unexpected("the number of a coordinate after '@'", "1@0 is one step along mode 0")
            number = self.take()
            if int(number.text) >= MOST_MODES:
                reason = f"the mode {number.text} of a coordinate: coordinates have fewer than {MOST_MODES} modes here"
                raise self.error(reason, number.position)
            numbers.append(int(number.text))
        return numbers

    def factor(self) -> Size:
        token = self.tokens[self.place]
        if token.kind == "number":
            return int(self.take().text)
        if token.kind == "name":
            return self.name(self.take())
        if self.accept("("):
            value = self.sum(allow_basis=False)
            if not self.accept(")"):
                raise self.unexpected("')'", f"the bracket at character {token.position} is open")
            return value
        hint = "'_' stands only alone, as an entry of a tile" if self.peek("_") else ""
        raise self.unexpected("a size, a name or '('", hint)

    def name(self, token: Token) -> Size:
        if self.peek("/"):
            slash, number = self.tokens[self.place], self.tokens[self.place + 1]
            quotient = f"{token.text}/{number.text}"
            if number.kind != "number" or quotient not in self.names:
                raise self.quotient(slash.position, quotient)
            self.place += 2
            return symbol(quotient)
        if token.text in self.names:
            return symbol(token.text)
        import difflib  # only a mistake needs it

        near = difflib.get_close_matches(token.text, sorted(self.names), n=3)
        known = near or sorted(self.names)[:8]
        hint = f"known: {', '.join(known)}" if known else "no symbolic sizes are declared here: write a number"
        raise self.error(f"unknown name {token.text!r}", token.position, hint)

    def quotient(self, position: int, written: str = "") -> NotationError:
        known = sorted(name for name in self.names if "/" in name)
        hint = f"known whole quotients: {', '.join(known)}" if known else "no size is declared as a whole quotient"
        what = f"{written} is not known to be whole" if written else "only a name can be divided"
        return self.error(what, position, hint)
