"""Cutting a formula into tokens, each with its position. Everything that is not the language's is pointed at here."""

from __future__ import annotations

import re
from dataclasses import dataclass

from layoutproof.errors import FormulaError

LONGEST_LITERAL = 1000  # characters: an integer is exact at any size that a person can mean

_SPACE = re.compile(r"[ \t\r\n]*")
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*")
_NUMBER = re.compile(r"[0-9][A-Za-z0-9_'.]*")
_FIELD = re.compile(r"\.\s*([A-Za-z_][A-Za-z0-9_]*)")
_SUFFIX = re.compile(r"(?:[uU](?:l|L|ll|LL|z|Z)?|(?:ll|LL|l|L|z|Z)[uU]?)?")
_DIGITS = (
    (re.compile(r"0[xX]([0-9A-Fa-f]+(?:['_][0-9A-Fa-f]+)*)"), 16),
    (re.compile(r"0[bB]([01]+(?:['_][01]+)*)"), 2),
    (re.compile(r"([0-9]+(?:['_][0-9]+)*)"), 10),
)
_CAST = re.compile(r"\(\s*((?:std::)?[A-Za-z_][A-Za-z0-9_ ]*?)\s*\)")
_TYPES = {
    **dict.fromkeys(("int", "int32_t", "signed", "signed int"), "int32"),
    **dict.fromkeys(("unsigned", "unsigned int", "uint32_t"), "uint32"),
    **dict.fromkeys(("int64_t", "long long", "long long int", "ptrdiff_t", "ssize_t", "long"), "int64"),
    **dict.fromkeys(("uint64_t", "unsigned long long", "size_t", "unsigned long"), "uint64"),
}
# The longest first: what looks like an operator of C or Python but is none here is caught by its hint.
_OPERATORS = (
    *("<<=", ">>=", "===", "!==", "<=>", "**", "//", "++", "--", "->", "::", "<>", ":="),
    *("+=", "-=", "*=", "/=", "%=", "&=", "|=", "^="),
    *("<<", ">>", "<=", ">=", "==", "!=", "&&", "||"),
    *"+-*/%&|^~!<>?:(),=",
)
_NOT_OPERATORS = {
    "=": "did you mean == ?",
    "===": "did you mean == ?",
    "!==": "did you mean != ?",
    "<>": "did you mean != ?",
    "**": "there is no power operator: multiply, or write 1 << k for 2 to the k",
    "//": "did you mean / ? It divides integers and truncates toward zero, as in C",
    "--": "to negate twice write -(-x); to subtract a negative write a - -b",
    "++": "write x + 1",
    "->": "a field of a call is written with a dot",
    "::": "names have no namespaces here",
}
_LOOKALIKES = dict(
    pair.split("|", 1)
    for pair in (
        *("×|*", "·|*", "∗|*", "÷|/", "∕|/", "⁄|/", "−|-", "–|-", "—|-", "≤|<=", "≥|>=", "≠|!=", "≡|=="),
        *("∧|&&", "∨|||", "¬|!", "⊕|^", "≪|<<", "≫|>>", "\u00a0|a plain space"),
        *("（|(", "）|)", "，|,", "＋|+", "？|?", "：|:", "＝|=="),
    )
)


@dataclass(frozen=True, slots=True)
class Token:
    """``kind`` is "number", "name", "field" (``.m`` after a call), "operator", "cast" or "end".

    A number's ``type`` is what its suffix says (``1LL`` is int64), a cast's is the type that it casts to.
    """

    kind: str
    text: str
    position: int
    value: int = 0
    type: str = ""


def tokenize(text: str) -> list[Token]:
    """The tokens, closed by an "end" token. Raises :class:`FormulaError` at the first character that fits nothing."""
    tokens: list[Token] = []
    position = 0
    while True:
        space = _SPACE.match(text, position)
        position = space.end() if space else position
        if position >= len(text):
            tokens.append(Token("end", "", len(text)))
            return tokens
        token, position = _next(text, position, after=tokens[-1] if tokens else None)
        tokens.append(token)


def _next(text: str, position: int, after: Token | None) -> tuple[Token, int]:
    if found := _NAME.match(text, position):
        return Token("name", found.group(), position), found.end()
    if found := _NUMBER.match(text, position):
        return _number(text, position, found.group()), found.end()
    if after is not None and after.text == ")" and (found := _FIELD.match(text, position)):
        return Token("field", found.group(1), position), found.end()
    if found := _CAST.match(text, position):
        spelled = " ".join(found.group(1).removeprefix("std::").split())
        if spelled in _TYPES:
            return Token("cast", found.group(), position, type=_TYPES[spelled]), found.end()
    for operator in _OPERATORS:
        if text.startswith(operator, position):
            if operator in _NOT_OPERATORS:
                hint = _NOT_OPERATORS[operator]
                raise FormulaError(f"{operator} is not an operator here", text=text, position=position, hint=hint)
            if operator[-1] == "=" and operator not in ("<=", ">=", "==", "!="):
                raise FormulaError(
                    f"{operator} assigns, and a formula only has a value",
                    text=text,
                    position=position,
                    hint="write the new value itself",
                )
            return Token("operator", operator, position), position + len(operator)
    raise _stray(text, position)


def _number(text: str, position: int, word: str) -> Token:
    if len(word) > LONGEST_LITERAL:
        raise FormulaError(
            f"this literal has {len(word)} characters",
            text=text,
            position=position,
            hint=f"a literal may have at most {LONGEST_LITERAL}",
        )
    for pattern, base in _DIGITS:
        found = pattern.match(word)
        if found is None or not _SUFFIX.fullmatch(word, found.end()):
            continue
        digits = found.group(1).replace("'", "").replace("_", "")
        if base == 10 and len(digits) > 1 and digits[0] == "0" and digits.strip("0"):
            octal = f", or {int(digits, 8)} if you meant C's octal" if not set(digits) & set("89") else ""
            raise FormulaError(
                f"{word} begins with 0, which C reads as octal",
                text=text,
                position=position,
                hint=f"write {digits.lstrip('0')}{octal}",
            )
        return Token("number", word, position, int(digits, base), _suffix_type(word[found.end() :]))
    if "." in word or re.fullmatch(r"[0-9]+[eE][0-9]+", word):
        message, hint = f"{word} is not an integer", "formulas have integers only"
    else:
        message, hint = (f"{word} is not a number", "write 42, 0x2A or 0b101010; a name cannot begin with a digit")
    raise FormulaError(message, text=text, position=position, hint=hint)


def _suffix_type(suffix: str) -> str:
    """What a literal's suffix says of its type; nothing for a plain literal."""
    suffix = suffix.lower()
    if "l" in suffix or "z" in suffix:
        return "uint64" if "u" in suffix else "int64"
    return "uint32" if suffix else ""


def _stray(text: str, position: int) -> FormulaError:
    character = text[position]
    if character in _LOOKALIKES:
        hint = f"write {_LOOKALIKES[character]}"
    elif character in "[]{}":
        hint = "group with ( ); there are no arrays or braces here"
    elif character == ".":
        hint = "a dot stands only between a call and its output, as in tile_order(b).m"
    elif character == ";":
        hint = "a formula is one expression: leave the ; out"
    else:
        hint = "formulas are names, integers, ( ) , and + - * / % << >> & | ^ ~ ! ?: && || == != < <= > >="
    shown = repr(character) if character.isprintable() else f"U+{ord(character):04X}"
    message = f"the character {shown} is not " + ("part of the language" if character.isascii() else "ASCII")
    return FormulaError(message, text=text, position=position, hint=hint)
