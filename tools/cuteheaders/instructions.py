"""What an instruction's wrapper (``cute/arch``) states: registers, the PTX spelling, and which arguments are legal."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property

from cuteheaders.cpp import Class, Headers, Scope, evaluate, parse
from cuteheaders.values import Type, Unreadable, type_text
from layoutproof.atoms.types import BITS, short_name

_REGISTERS = re.compile(r"using\s+(D|A|B|C|E|SFA|SFB)Registers\s*=\s*([^;\[]+?)\s*(?:\[(\d+)\])?\s*;")
_CONSTEXPR = re.compile(r"if\s+constexpr\s*\(\s*(\w+\s*==\s*\w+)\s*\)")
_ASM = re.compile(r"asm\s*(?:volatile)?\s*\(\s*((?:\"(?:\\.|[^\"\\])*\"\s*)+)")
_MNEMONIC = re.compile(r"(?<![\w.%])(?!setp\b)[a-z][a-z0-9_]*(?:\.[A-Za-z0-9_]+(?:::[A-Za-z0-9_]+)*)+")
_ASSERT = re.compile(r"\b(?:static_assert|CUTE_STATIC_ASSERT)\s*\(")


@dataclass
class Instruction:
    """One wrapper, or one specialisation of it."""

    wrapper: Class
    headers: Headers = field(default_factory=Headers)

    @cached_property
    def scope(self) -> Scope:
        values = {name: name for _, name in self.wrapper.parameters}
        return Scope(self.wrapper.uses, values, self.headers)

    @cached_property
    def registers(self) -> dict[str, tuple[str, int | str]]:
        found: dict[str, tuple[str, int | str]] = {}
        for key, kind, count in _REGISTERS.findall(self.wrapper.body):
            value = evaluate(parse(kind), self.scope)
            if isinstance(value, Type) and value.name == "uint_bit_t" and isinstance(value.arguments[0], str):
                text = f"u{{{value.arguments[0]}}}"
            else:
                text = type_text(value)
            found[key] = (text, int(count) if count else 0)
        return found

    @cached_property
    def calls(self) -> list[str]:
        """The wrappers that this one is made of (complex products take several instructions)."""
        return re.findall(r"\b(\w*\d+x\d+x\d+\w*)::fma\(", self.wrapper.body)

    @cached_property
    def ptx(self) -> list[tuple[str, str]]:
        """(when, spelling): ``when`` is a condition on the arguments, "" where there is one spelling."""
        found = []
        for match in _ASM.finditer(self.wrapper.body):
            text = (
                "".join(re.findall(r"\"((?:\\.|[^\"\\])*)\"", match[1], re.DOTALL))
                .replace("\\n", " ")
                .replace("\\t", " ")
            )
            spelling = _MNEMONIC.search(text)
            if spelling is None:
                raise Unreadable(f"{self.wrapper.name}: no instruction in its assembly")
            guards = list(_CONSTEXPR.finditer(self.wrapper.body, 0, match.start()))
            found.append((guards[-1][1] if guards else "", spelling.group()))
        return found

    @cached_property
    def where(self) -> list[str]:
        """The conditions that the wrapper puts on its template arguments."""
        return conditions(self.wrapper, {name for _, name in self.wrapper.parameters})


def conditions(item: Class, known: set[str]) -> list[str]:
    """``static_assert`` conditions that speak of the template's parameters alone, as formulas."""
    found = []
    for match in _ASSERT.finditer(item.body):
        text = _until_comma(item.body, match.end())
        formula = " ".join(_formula(text).split())
        words = set(re.findall(r"[A-Za-z_]\w*", formula)) - {"MAJOR_K", "MAJOR_MN"} - set(map(short_name, BITS))
        if words and all(word.removeprefix("bits_") in known for word in words) and formula not in found:
            found.append(formula)
    return found


def _formula(text: str) -> str:
    text = re.sub(r"\b(?:cute|cutlass|detail|UMMA|GMMA)::", "", text)
    text = re.sub(r"\bValTypeA\b", "a_type", re.sub(r"\bValTypeB\b", "b_type", text))
    text = re.sub(r"Major::(K|MN)\b", r"MAJOR_\1", text)
    # A type that is only known when the kernel runs has no place in a catalogue: its alternative is dropped.
    text = re.sub(r"\s*\|\|\s*is_same_v<\s*\w+\s*,\s*type_erased\w+\s*>", "", text)
    text = re.sub(r"\(\s*is_same_v<\s*(\w+)\s*,\s*(\w+)\s*>\s*\)", r"is_same_v<\1, \2>", text)
    text = re.sub(r"is_same_v<\s*(\w+)\s*,\s*(\w+)\s*>", lambda m: f"{m[1]} == {short_name(m[2])}", text)
    text = re.sub(r"sizeof_bits_v<\s*uint8_t\s*>", "8", text)
    text = re.sub(r"sizeof_bits_v<\s*(\w+)\s*>", r"bits_\1", text)
    text = re.sub(r"\bsizeof\((\w+)\)", r"(bits_\1 + 7)/8", text)
    return re.sub(r"(?<!&)&(?!&)", "&&", text)


def _until_comma(text: str, start: int) -> str:
    """A condition without the message that follows it."""
    depth = 0
    for place in range(start, len(text)):
        character = text[place]
        depth += (character == "(") - (character == ")")
        if depth < 0 or (depth == 0 and re.match(r',\s*"', text[place:])):
            return text[start:place]
    raise Unreadable("a static_assert does not end")
