"""Beyond linear digits: divisions that carry or have symbolic divisors, and nodes that stay opaque.

Here a step is found by asking the solver whether it holds; the script then proves it like any other. In order:

* the divisor is positive and the dividend is not negative, else the raw term stays;
* the dividend's terms that the divisor divides make the quotient, if the rest is a remainder (0 <= rest < divisor);
* a single digit is split at the divisor, whatever that is;
* else quotient and remainder get names q, r and Euclid's definition  x = k*q + r, 0 <= r < k  instead of div and mod.

With that, no obligation on symbolic sizes holds a ``div`` by a symbol: what is left is polynomial arithmetic.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from layoutproof.integers import smt
from layoutproof.integers.expression import Binary, Expression, Name
from layoutproof.integers.polynomial import Size, symbol, to_expression
from layoutproof.integers.text import to_text
from layoutproof.proving import solver
from layoutproof.proving.domain import Domain
from layoutproof.proving.form import Digit, Form, by_coefficient, split_size
from layoutproof.proving.script import Script

if TYPE_CHECKING:
    from layoutproof.proving.digits import Normal
    from layoutproof.proving.normalise import Normaliser


class NeedsPolynomials(Exception):
    """Sizes are symbolic and linear rules do not do: build the script in the other style (``Domain.polynomial``)."""


def in_style(domain: Domain, build: Callable[[Domain], Script]) -> Script:
    """The script that ``build`` makes of the domain: plain if that suffices, else for polynomial arithmetic."""
    try:
        return build(domain)
    except NeedsPolynomials:
        return build(replace(domain, polynomial=True))


def opaque(normaliser: Normaliser, raw: Expression, canonical: Expression) -> Normal:
    """A node that stays what it is, under a name that forms can hold.

    ``canonical`` is the node over its operands' forms: nodes with the same one get the same name.
    """
    _require_style(normaliser)
    try:
        term, meaning = smt.term(raw), smt.term(canonical)
    except smt.NoIntegerForm:
        return raw, None
    name = normaliser.opaques.get(meaning)
    if name is None:
        name = normaliser.opaques[meaning] = normaliser.fresh()
        normaliser.definitions[name] = canonical
        normaliser.meanings[name] = to_text(canonical)
        normaliser.script.declare(name, to_text(canonical))
        normaliser.script.assume(f"(= {smt.quote(name)} {meaning})", "definition")
    if term != meaning:
        normaliser.script.lemma(f"(= {term} {smt.quote(name)})", f"{to_text(raw)} is the same")
    return Name(name), Form(symbol(name))


def divide(normaliser: Normaliser, raw: Binary, dividend: Form, divisor: Form) -> Normal:
    """Quotient or remainder of forms that the linear rules could not divide."""
    _require_style(normaliser)
    dividend = _recombined(normaliser, normaliser.resolve(dividend))  # the rules tried before may have split its digits
    if not _at_least(normaliser, divisor, 1) or not _at_least(normaliser, dividend, 0):
        return raw, None
    k = _named(normaliser, divisor) if divisor.terms else divisor.constant
    want_quotient = raw.operator == "/"
    quotient, remainder = by_coefficient(dividend, lambda coefficient: split_size(coefficient, k))
    low, _ = normaliser.bounds.of(remainder)
    raised = remainder.plus(Form(k))  # k - 1 is no multiple of k less 1
    if (isinstance(low, int) and low < 0) or normaliser.bounds.within(*normaliser.bounds.of(raised), k):
        quotient, remainder = quotient.plus(Form(-1)), raised
    if quotient != Form() and is_remainder(normaliser, remainder, k):
        return certified(normaliser, raw, dividend, k, quotient, remainder)
    if dividend.terms and quotient == Form() and normaliser.bounds.within(*normaliser.bounds.of(dividend), k):
        return certified(normaliser, raw, dividend, k, quotient, remainder)
    _same(normaliser, raw.left, dividend)
    _same(normaliser, raw.right, divisor if not divisor.terms else Form(k))
    if dividend.constant == 0 and list(dividend.terms.values()) == [1]:
        (digit,) = dividend.terms
        normaliser.split(digit, k)
        below, above, _ = normaliser.parts[digit]
        part = above if want_quotient else below  # by definition: the digit is split at this very divisor
        return Name(part), Form(0, {part: 1})
    return _by_definition(normaliser, raw, dividend, k)


def _recombined(normaliser: Normaliser, form: Form) -> Form:
    """``k*(x/k) + x%k`` is x again, where Euclid's definition gave names to the two."""
    for (dividend, k), (quotient, remainder) in normaliser.divisions.items():
        times = form.terms.get(remainder)
        if times is not None and form.terms.get(quotient) == times * k:
            rest = {name: c for name, c in form.terms.items() if name not in (quotient, remainder)}
            return normaliser.resolve(Form(form.constant, rest).plus(dividend.times(times)))
    return form


def certified(normaliser: Normaliser, raw: Binary, dividend: Form, k: Size, quotient: Form, remainder: Form) -> Normal:
    """X = k*Q + R with 0 <= R < k is known; that Euclid's q and r are Q and R follows from their difference.

    With d = q - Q and e = R - r:  k*d = e and -k < e < k, so d = 0. The middle step is stated with k, d and e as plain names,
    which is all that the solver should see of it.
    """
    script = normaliser.script
    _same(normaliser, raw.left, dividend)
    _same(normaliser, raw.right, Form(k))
    q, r, kk, d, e, big_q, big_r = (smt.quote(normaliser.fresh()) for _ in range(7))
    x, divisor = smt.term(dividend.expression()), smt.term(to_expression(k))
    text = to_text(raw.left)
    for name, meaning in (
        (q, f"{text} / {to_text(raw.right)}"),
        (r, "its remainder"),
        (kk, "the divisor"),
        (big_q, "the quotient proposed"),
        (big_r, "the remainder proposed"),
        (d, "the quotients' difference"),
        (e, "the remainders' difference"),
    ):
        script.declare(name.strip("|"), meaning)
    whole = smt.quote(normaliser.fresh())
    script.declare(whole.strip("|"), text)
    proposed = (
        f"(= {kk} {divisor})",
        f"(= {big_q} {smt.term(quotient.expression())})",
        f"(= {big_r} {smt.term(remainder.expression())})",
        f"(= {whole} {x})",
    )
    x = whole
    as_proposed = f"(and (<= 0 {x}) (= {x} (+ (* {kk} {big_q}) {big_r})) (<= 0 {big_r}) (< {big_r} {kk}))"
    script.prove(
        as_proposed, f"{text} = k*Q + R with 0 <= R < k, and is not negative: C's division is Euclid's", proposed
    )
    definition = (f"(= {x} (+ (* {kk} {q}) {r}))", f"(<= 0 {r})", f"(< {r} {kk})")
    named = (f"(= {x} (+ (* {kk} {big_q}) {big_r}))", f"(<= 0 {big_r})", f"(< {big_r} {kk})")
    differences = (f"(= {d} (- {q} {big_q}))", f"(= {e} (- {big_r} {r}))")
    core = f"(and (< 0 {kk}) (= (* {kk} {d}) {e}) (< (- {kk}) {e}) (< {e} {kk}))"
    script.prove(core, "the differences, from Euclid's definition", (*definition, *named, *differences))
    script.prove(f"(= {d} 0)", "a multiple of k between -k and k is 0", (core,))
    script.prove(
        f"(and (= {q} {big_q}) (= {r} {big_r}))", "so the two are the same", (core, f"(= {d} 0)", *differences)
    )
    chosen, value = (q, quotient) if raw.operator == "/" else (r, remainder)
    goal = f"(= {chosen} {smt.term(value.expression())})"
    why = f"{to_text(raw)} = {to_text(value.expression())}"
    script.lemma(goal, why, (f"(and (= {q} {big_q}) (= {r} {big_r}))", *proposed))
    return Name(chosen.strip("|")), value


def compare_dividends(normaliser: Normaliser) -> None:
    """For each two divisions by the same k: dividends with one remainder that are nearer than k to each other are the same.

    With d = q - q' and e = x - x':  k*d = e and -k < e < k, so e = 0. As in :func:`certified`, the middle step is stated of
    plain names. Solvers do not find it, and it is what makes (i + s) % k injective in i.
    """
    divisions = list(normaliser.divisions.items())
    for place, ((one, k), names) in enumerate(divisions):
        for (two, divisor), others in divisions[place + 1 :]:
            if divisor == k:
                _same_if_near(normaliser, k, (one, *names), (two, *others))


def _same_if_near(normaliser: Normaliser, k: Size, first: tuple[Form, str, str], second: tuple[Form, str, str]) -> None:
    script = normaliser.script
    kk, d, e = (smt.quote(normaliser.fresh()) for _ in range(3))
    x, y, divisor = (smt.term(value) for value in (first[0].expression(), second[0].expression(), to_expression(k)))
    q, r, q_, r_ = (smt.quote(name) for name in (*first[1:], *second[1:]))
    for name, meaning in ((kk, "the divisor"), (d, "the quotients' difference"), (e, "the dividends' difference")):
        script.declare(name.strip("|"), meaning)
    differences = (f"(= {kk} {divisor})", f"(= {d} (- {q} {q_}))", f"(= {e} (- {x} {y}))")
    multiple = f"(=> (= {r} {r_}) (and (< 0 {kk}) (= (* {kk} {d}) {e})))"
    script.prove(multiple, "with one remainder, dividends differ by a multiple of k", differences)
    nothing = f"(=> (and (< 0 {kk}) (= (* {kk} {d}) {e}) (< (- {kk}) {e}) (< {e} {kk})) (= {e} 0))"
    script.prove(nothing, "a multiple of k between -k and k is 0")
    goal = f"(=> (and (= {r} {r_}) (< (- {divisor}) (- {x} {y})) (< (- {x} {y}) {divisor})) (= {x} {y}))"
    script.lemma(goal, f"nearer than {k} and with one remainder: the same", (multiple, nothing, *differences))


def _same(normaliser: Normaliser, named: Expression, form: Form) -> None:
    """The named expression and its form have the same value: owed where a step goes on with the form alone."""
    left, right = smt.term(named), smt.term(form.expression())
    if left != right:
        normaliser.script.lemma(f"(= {left} {right})", f"{to_text(named)} in normal form")


def _require_style(normaliser: Normaliser) -> None:
    if normaliser.domain.symbolic and not normaliser.domain.polynomial:
        raise NeedsPolynomials


def _by_definition(normaliser: Normaliser, raw: Binary, dividend: Form, k: Size) -> Normal:
    key = (dividend, k)
    if key not in normaliser.divisions:
        q, r = normaliser.fresh(), normaliser.fresh()
        _, high = normaliser.bounds.of(dividend)
        size = high // k + 1 if isinstance(high, int) and isinstance(k, int) else None
        normaliser.digits[q] = Digit(q, size, q)
        normaliser.digits[r] = Digit(r, k, r)
        normaliser.divisions[key] = (q, r)
        script = normaliser.script
        x, divisor = smt.term(dividend.expression()), smt.term(to_expression(k))
        normaliser.meanings[q] = to_text(Binary("/", raw.left, raw.right))
        normaliser.meanings[r] = to_text(Binary("%", raw.left, raw.right))
        script.declare(q, f"({to_text(raw.left)}) / ({to_text(raw.right)})")
        script.declare(r, "its remainder")
        q_, r_ = smt.quote(q), smt.quote(r)
        script.assume(
            f"(and (= {x} (+ (* {divisor} {q_}) {r_})) (<= 0 {r_}) (< {r_} {divisor}))", "Euclid's definition"
        )
        bound = f" (< {q_} {size})" if size is not None else ""
        script.lemma(f"(and (<= 0 {q_}){bound})", "its bounds")
    q, r = normaliser.divisions[key]
    name = q if raw.operator == "/" else r
    return Name(name), Form(0, {name: 1})


def is_remainder(normaliser: Normaliser, remainder: Form, k: Size) -> bool:
    """0 <= remainder < k: seen from bounds, or found by the solver and then proved as a lemma."""
    if normaliser.bounds.within(*normaliser.bounds.of(remainder), k):
        return True
    value = smt.term(remainder.expression())
    goal = f"(and (<= 0 {value}) (< {value} {smt.term(to_expression(k))}))"
    if not solver.entails(normaliser.script, goal):
        return False
    normaliser.script.lemma(goal, f"{to_text(remainder.expression())} is a remainder of {k}")
    return True


def _at_least(normaliser: Normaliser, form: Form, least: int) -> bool:
    """Seen from bounds, or found by the solver and then proved as a lemma; a bare name's bound is remembered."""
    low, _ = normaliser.bounds.of(form)
    if low is not None and normaliser.bounds.at_least_zero(low - least):
        return True
    goal = f"(<= {least} {smt.term(form.expression())})"
    if not solver.entails(normaliser.script, goal):
        return False
    normaliser.script.lemma(goal, f"{to_text(form.expression())} is at least {least}")
    expression = form.expression()
    if isinstance(expression, Name) and not form.terms:
        normaliser.bounds.least[expression.name] = least
    return True


def _named(normaliser: Normaliser, form: Form) -> Size:
    """A divisor that holds digits, under one name: a quotient and a remainder by it then share their definition."""
    if form in normaliser.divisors:
        return symbol(normaliser.divisors[form])
    name = normaliser.divisors[form] = normaliser.fresh()
    text = to_text(form.expression())
    normaliser.script.declare(name, text)
    normaliser.script.assume(f"(= {smt.quote(name)} {smt.term(form.expression())})", "definition")
    normaliser.bounds.least[name] = 1
    normaliser.definitions[name] = form.expression()
    normaliser.meanings[name] = text
    return symbol(name)
