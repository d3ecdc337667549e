"""Which registers an accumulator's become: identity, permutation, renamed k, shuffle."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from layoutproof.atoms import catalogue
from layoutproof.claims.same_registers import Handover, same_registers
from layoutproof.claims.table_form import closed_form, fit_layout
from layoutproof.errors import Rejected
from layoutproof.integers.evaluate import evaluate
from layoutproof.integers.parse import parse
from layoutproof.layouts import Layout
from layoutproof.proving.solver import discharge_text
from layoutproof.proving.verdict import Verdict

F16, FP8, TF32 = (
    "SM80_16x8x16_F32F16F16F32_TN",
    "SM89_16x8x32_F32E4M3E4M3F32_TN",
    "SM80_16x8x8_F32TF32TF32F32_TN",
)


def handover(first: str, second: str, operand: str = "A") -> Handover:
    return Handover(catalogue.find(first), catalogue.find(second), operand)


@pytest.mark.parametrize(
    ("first", "second", "operand", "kind"),
    [
        (F16, F16, "A", "identity"),
        ("SM90_64x128x16_F32F16F16_SS", "SM90_64x64x16_F32F16F16_RS", "A", "identity"),
        (FP8, FP8, "A", "k_permutation"),
        (TF32, TF32, "A", "k_permutation"),
        (F16, F16, "B", "lanes"),
    ],
)
def test_the_answer(first: str, second: str, operand: str, kind: str) -> None:
    pair = handover(first, second, operand)
    assert pair.answer().kind == kind
    outcome = same_registers(pair, kind)
    assert outcome.verdict is Verdict.PROVED
    assert outcome.facts["answer"] == kind
    if outcome.obligations:
        assert set(discharge_text(outcome.obligations)) == {"unsat"}


def test_fp8_renames_k_as_flash_attention_does() -> None:
    """R50: q is what V's rows are permuted by."""
    renamed = handover(FP8, FP8).answer().renamed
    written = parse("2*((k/4)%4) + k%2 + 8*((k/2)%2) + 16*(k/16)", names=["k"])
    assert list(renamed) == [evaluate(written, {"k": k}) for k in range(32)]
    assert same_registers(handover(FP8, FP8), "k_permutation", renaming=written).verdict is Verdict.PROVED
    assert same_registers(handover(FP8, FP8), "registers").verdict is Verdict.REFUTED
    wrong = parse("k ^ 1", names=["k"])
    assert same_registers(handover(FP8, FP8), "k_permutation", renaming=wrong).verdict is Verdict.REFUTED


def test_the_renaming_holds_in_every_lane() -> None:
    """By hand: the operand's (row, k) and the accumulator's (row, q(k)) are in the same lane."""
    answer = handover(FP8, FP8).answer()
    for lane, s in product(range(32), range(16)):
        row, k = lane // 4 + 8 * (s // 4 % 2), 4 * (lane % 4) + s % 4 + 16 * (s // 8)
        register = answer.registers[s]
        v, block = register % 4, register // 4
        assert (row, answer.renamed[k]) == (lane // 4 + 8 * (v // 2), 2 * (lane % 4) + v % 2 + 8 * block)


def test_shapes_that_cannot_meet() -> None:
    with pytest.raises(Rejected, match="has 16 along M, SM90_64x64x16_F32F16F16_RS takes 64"):
        handover(F16, "SM90_64x64x16_F32F16F16_RS")


@given(st.lists(st.tuples(st.sampled_from([1, 2, 4]), st.integers(0, 9)), min_size=1, max_size=4))
def test_tables_of_layouts_are_read_as_layouts(modes: list[tuple[int, int]]) -> None:
    layout = Layout(tuple(extent for extent, _ in modes), tuple(stride for _, stride in modes))
    table = list(layout.values())
    found = fit_layout(table)
    assert found is not None and list(found.values()) == table


@given(st.lists(st.integers(0, 50), min_size=1, max_size=9))
def test_any_table_has_a_closed_form(table: list[int]) -> None:
    form = closed_form(table, "x")
    assert [evaluate(form, {"x": x}) for x in range(len(table))] == table
