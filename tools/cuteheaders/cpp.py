"""C++ template expressions: tokens to a tree, a tree to sizes, layouts and type names.

Template parameters stay symbols, so a size may be text such as ``M/2``; everything else becomes a number.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from cuteheaders.values import Layout, Type, Unreadable, Value, as_sizes, bits_of, compact

_TOKEN = re.compile(
    r"\s*(?:(?:0x[0-9a-fA-F]+|\d+)[uUlL]*|(?:::)?[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*|::|==|[<>,()?:+*/%&-])"
)


@dataclass(frozen=True)
class Tree:
    """``name<arguments>::member`` or, for ``+ - * / ?``, an operator over its arguments."""

    name: str
    arguments: tuple[Tree, ...] | None = None
    member: str = ""


@dataclass
class Scope:
    """The names that an expression may use: this class's aliases, then the files' aliases."""

    uses: Mapping[str, str]  # as written; read when first used, since much is never used
    parameters: Mapping[str, Value]
    outer: Headers
    depth: int = 0


@dataclass
class Alias:
    """``template <int N> using Name = ...;``"""

    parameters: tuple[str, ...]
    text: str


@dataclass
class Class:
    """One class or specialisation: its template parameters as (kind, name), its arguments, base and aliases."""

    name: str
    parameters: tuple[tuple[str, str], ...]
    arguments: tuple[Tree, ...]
    base: str
    uses: dict[str, str]
    body: str


@dataclass
class Headers:
    """What has been read of the headers so far, by name without namespace."""

    aliases: dict[str, Alias] = field(default_factory=dict)
    traits: dict[str, Class] = field(default_factory=dict)


# Text to tree ----------------------------------------------------------------------------------------------------------


@cache
def parse(text: str) -> Tree:
    """The tree of a type or of an integer expression."""
    cleaned = re.sub(r"\b(?:typename|template|const|unsigned)\b|\.\.\.", "", text)
    tokens, place = [], 0
    while place < len(cleaned.rstrip()):
        match = _TOKEN.match(cleaned, place)
        if match is None:
            raise Unreadable(f"the headers say {text.strip()!r}, which this reader does not understand")
        tokens.append(match.group().strip())
        place = match.end()
    reader = _Reader(tokens, text)
    tree = reader.condition()
    if reader.place != len(tokens):
        raise Unreadable(f"the headers say {text.strip()!r}, which this reader does not understand")
    return tree


class _Reader:
    def __init__(self, tokens: list[str], text: str) -> None:
        self.tokens, self.text, self.place = tokens, text, 0

    def peek(self) -> str:
        return self.tokens[self.place] if self.place < len(self.tokens) else ""

    def take(self, wanted: str = "") -> str:
        token = self.peek()
        if not token or (wanted and token != wanted):
            raise Unreadable(f"the headers say {self.text.strip()!r}: {wanted or 'more'} is missing")
        self.place += 1
        return token

    def condition(self) -> Tree:
        test = self.sum()
        if self.peek() == "==":
            self.take()
            test = Tree("==", (test, self.sum()))
        if self.peek() != "?":
            return test
        self.take()
        then = self.sum()
        self.take(":")
        return Tree("?", (test, then, self.condition()))

    def sum(self) -> Tree:
        tree = self.product()
        while self.peek() in ("+", "-"):
            tree = Tree(self.take(), (tree, self.product()))
        return tree

    def product(self) -> Tree:
        tree = self.atom()
        while self.peek() in ("*", "/", "%"):
            tree = Tree(self.take(), (tree, self.atom()))
        return tree

    def atom(self) -> Tree:
        token = self.take()
        if token == "(":
            tree = self.condition()
            self.take(")")
            return tree
        arguments: tuple[Tree, ...] | None = None
        if self.peek() == "<":
            arguments = self.arguments()
        while self.peek() == "&":
            self.take()
        if self.peek().startswith("::"):
            return Tree(token, arguments, self.take()[2:])
        return Tree(token, arguments)

    def arguments(self) -> tuple[Tree, ...]:
        self.take("<")
        found: list[Tree] = []
        while self.peek() != ">":
            found.append(self.condition())
            if self.peek() == ",":
                self.take()
        self.take(">")
        return tuple(found)


# Tree to value ---------------------------------------------------------------------------------------------------------


def evaluate(tree: Tree, scope: Scope) -> Value:
    """What a tree stands for: a size, a nested tuple, a layout or a type."""
    if scope.depth > 60:
        raise Unreadable(f"the headers define {tree.name} by itself")
    scope = Scope(scope.uses, scope.parameters, scope.outer, scope.depth + 1)
    if tree.name in ("+", "-", "*", "/", "%", "?", "=="):
        return _operate(tree, scope)
    name = tree.name.split("::")[-1]
    if tree.member or (tree.arguments is None and "::" in tree.name):
        found = _member(tree, scope)
        if found is not None:
            return found
    if tree.arguments is not None:
        return _template(name, tree.arguments, scope)
    if re.fullmatch(r"_\d+", name):
        return int(name[1:])
    if name[0].isdigit():
        return int(name.rstrip("uUlL"), 0)
    if name in scope.parameters:
        return scope.parameters[name]
    if name in scope.uses:
        return evaluate(parse(scope.uses[name]), scope)
    if name in scope.outer.aliases and not scope.outer.aliases[name].parameters:
        return evaluate(parse(scope.outer.aliases[name].text), Scope({}, {}, scope.outer, scope.depth))
    return Type(name)


def _operate(tree: Tree, scope: Scope) -> Value:
    assert tree.arguments is not None
    if tree.name == "?":
        test, then, other = (evaluate(part, scope) for part in tree.arguments)
        if isinstance(test, int):
            return then if test else other
        return f"({test} ? {then} : {other})"
    left, right = (evaluate(part, scope) for part in tree.arguments)
    if isinstance(left, int) and isinstance(right, int):
        results = {"+": left + right, "-": left - right, "*": left * right, "==": int(left == right)}
        return results[tree.name] if tree.name in results else left // right if tree.name == "/" else left % right
    if not isinstance(left, int | str) or not isinstance(right, int | str):
        raise Unreadable(f"the headers compute with {left} and {right}, which are no sizes")
    spaced = f" {tree.name} " if tree.name == "==" else tree.name
    return spaced.join(
        f"({part})" if isinstance(part, str) and not part.isidentifier() else str(part) for part in (left, right)
    )


def _template(name: str, arguments: tuple[Tree, ...], scope: Scope) -> Value:
    values = tuple(evaluate(argument, scope) for argument in arguments)
    if name in ("Shape", "Stride", "tuple", "Tile"):
        return values
    if name in ("Int", "C"):
        return values[0]
    if name == "uint_bit_t":
        return Type(f"uint{values[0]}_t") if isinstance(values[0], int) else Type("uint_bit_t", values)
    if name == "Layout":
        shape = as_sizes(values[0])
        return Layout(shape, as_sizes(values[1]) if len(values) > 1 else compact(shape))
    if name in ("sizeof_bits", "sizeof_bits_v"):
        return bits_of(values[0])
    alias = scope.outer.aliases.get(name)
    if alias is not None and alias.parameters and len(alias.parameters) >= len(values):
        bound = dict(zip(alias.parameters, values, strict=False))
        return evaluate(parse(alias.text), Scope({}, bound, scope.outer, scope.depth))
    return Type(name, values)


def _member(tree: Tree, scope: Scope) -> Value | None:
    """``Traits<X>::ALayout``, ``Underlying::ALayout``; None for a name that only carries a namespace."""
    if tree.member:
        owner, member = Tree(tree.name, tree.arguments), tree.member
        if owner.name.split("::")[-1] == "sizeof_bits":
            return evaluate(owner, scope)
    else:
        *path, member = tree.name.split("::")
        if path[-1] not in scope.uses:
            return None
        owner = parse(scope.uses[path[-1]])
    if owner.name.split("::")[-1] not in ("MMA_Traits", "Copy_Traits") or not owner.arguments:
        return None
    return member_of(owner, member, scope)


def member_of(owner: Tree, member: str, scope: Scope) -> Value:
    """A member of another trait class, its template parameters bound to what stands here."""
    assert owner.arguments is not None
    inner = owner.arguments[0]
    name = inner.name.split("::")[-1]
    found = scope.outer.traits.get(name)
    if found is None:
        raise Unreadable(f"the headers use the traits of {name}, which they do not define")
    values = [evaluate(argument, scope) for argument in inner.arguments or ()]
    bound = {parameter: value for (_, parameter), value in zip(found.parameters, values, strict=False)}
    return resolve(found, member, Scope(found.uses, bound, scope.outer, scope.depth))


def resolve(traits: Class, member: str, scope: Scope) -> Value:
    """A member by its name, in the class or in its bases. Raises :class:`Unreadable` where there is none."""
    if member in traits.uses:
        return evaluate(parse(traits.uses[member]), scope)
    if traits.base:
        return member_of(parse(traits.base), member, scope)
    raise Unreadable(f"the headers give {traits.name} no {member}")
