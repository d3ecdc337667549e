"""Which texts are linear, seen term by term."""

from __future__ import annotations

import pytest

from layoutproof.proving.linearity import is_linear


@pytest.mark.parametrize(
    ("term", "linear"),
    [
        ("(+ a (* 8 |m/2|) b)", True),
        ("(* 8 a)", True),
        ("(* a 126)", True),
        ("(* (- 8) a)", True),
        ("(* 4 8)", True),
        ("(* 16 (+ am (* 16 wm)))", True),
        ("(* M bm)", False),
        ("(* 16 |GM (x)| RM)", False),
        ("(* 16 (+ am (* WM wm)))", False),
        ("(* (+ a b) (+ c d))", False),
        ("(* 4 (+ a b) c)", False),
        ("(* |e.1| (- 3))", True),
        ("(div x 4)", True),
        ("(mod (+ x (* 3 |y)|)) 4)", True),
        ("(div x k)", False),
        ("(c_div (- (+ M 64) 1) 64)", True),
        ("(c_mod 7 (+ k 1))", False),
        ("(c_min a (* b c))", False),
        ("(and (<= 0 a) (< a (* 2 M)))", True),
    ],
)
def test_terms(term: str, linear: bool) -> None:
    text = f"(declare-const a Int) ; a note\n(push 1)\n(assert (= x {term}))\n(check-sat)\n(pop 1)\n"
    assert is_linear(text) is linear
