"""Claims on bank conflicts: known degrees, refutations with lanes and bank, and agreement with plain enumeration."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from layoutproof.claims.conflicts import conflict_degree, conflict_free, max_conflicts
from layoutproof.claims.subject import Subject
from layoutproof.errors import UserError
from layoutproof.hardware.banks import Access, find_rule
from layoutproof.integers.expression import Binary, Expression, Literal, Name, add, modulo, multiply
from layoutproof.integers.parse import parse
from layoutproof.layouts import Layout
from layoutproof.layouts.expressions import layout_expression
from layoutproof.layouts.swizzle import Swizzle
from layoutproof.proving.domain import Domain, Param, Variable
from layoutproof.proving.solver import discharge_text
from layoutproof.proving.verdict import Outcome, Verdict

LANE = Name("lane")
RANDOM_CASES = 500


def access(name: str, rule: str = "nvidia_sm90") -> Access:
    return find_rule(rule).access(name)


def subject(address: Expression, guard: Expression | None = None, lanes: int = 32, **others: int) -> Subject:
    variables = (Variable("lane", lanes), *(Variable(name, size) for name, size in others.items()))
    return Subject("smem", Domain((), variables, guard), {"byte": address})


def checked(outcome: Outcome) -> Outcome:
    """Every obligation that is handed out answers ``unsat``."""
    if outcome.obligations:
        assert set(discharge_text(outcome.obligations)) == {"unsat"}
    return outcome


@pytest.mark.parametrize(
    ("stride", "swizzle", "ways"),
    [
        (32, None, 32),
        (16, None, 16),
        (24, None, 8),
        (33, None, 1),
        (32, Swizzle(5, 0, 5), 1),
        (32, Swizzle(3, 0, 5), 4),
        (32, Swizzle(2, 0, 5), 8),
    ],
)
def test_columns_of_floats(stride: int, swizzle: Swizzle | None, ways: int) -> None:
    """R40: every column of the tile."""
    index = add(multiply(stride, LANE), Name("column"))
    address = multiply(4, swizzle.expression(index) if swizzle else index)
    outcome = checked(conflict_degree(subject(address, column=32), access("ld.shared.b32")))
    assert (outcome.verdict, outcome.facts["degree"]) == (Verdict.PROVED, str(ways))
    assert outcome.facts["conflicts"] == str(ways - 1)


def test_rows_of_floats_behind_a_swizzle() -> None:
    """R40."""
    address = multiply(4, Swizzle(5, 0, 5).expression(add(multiply(32, Name("row")), LANE)))
    assert conflict_free(subject(address, row=32), access("ld.shared.b32")).verdict is Verdict.PROVED


def ldmatrix(row: int, swizzle: Swizzle | None) -> Subject:
    """The A tile of a mainloop: warps along M, steps along K, stages."""
    index = parse(f"{row}*(lane%16 + 16*wm) + 8*(lane/16) + 16*k + {64 * row}*stage")
    return subject(multiply(2, swizzle.expression(index) if swizzle else index), wm=4, k=row // 16, stage=3)


@pytest.mark.parametrize(
    ("row", "swizzle", "ways"),
    [(128, None, 8), (128, Swizzle(3, 3, 3), 2), (128, Swizzle(3, 3, 4), 1), (64, Swizzle(3, 3, 3), 1), (72, None, 1)],
)
def test_matrices_of_halves(row: int, swizzle: Swizzle | None, ways: int) -> None:
    """R38, for every warp, step and stage; a row of 72 is 64 padded by 8."""
    tile = ldmatrix(row, swizzle)
    outcome = checked(conflict_degree(tile, access("ldmatrix.x4")))
    assert (outcome.verdict, outcome.facts["degree"]) == (Verdict.PROVED, str(ways))
    assert outcome.facts["passes"] == str(4 * ways)
    assert outcome.facts["unavoidable"] == "4"
    assert max_conflicts(tile, access("ldmatrix.x4"), ways).verdict is Verdict.PROVED
    if ways > 1:
        refuted = checked(max_conflicts(tile, access("ldmatrix.x4"), ways - 1))
        assert refuted.verdict is Verdict.REFUTED


def test_a_refutation_names_lanes_bank_and_inputs() -> None:
    outcome = checked(conflict_free(ldmatrix(128, Swizzle(3, 3, 3)), access("ldmatrix.x4")))
    found = outcome.counterexample
    assert outcome.verdict is Verdict.REFUTED and found is not None
    assert found.inputs == {"wm": 0, "k": 0, "stage": 0}
    assert (found.claimed, found.actual, found.minimal) == ({"ways": "at most 1"}, {"ways": 2}, True)
    assert found.details[0] == "lanes 0, 4 touch the words 0, 256 of bank 0 at once"
    assert [inputs["lane"] for inputs, _ in found.points] == [0, 4]


def test_the_worst_point_is_found_although_the_first_is_free() -> None:
    """Conflicts only in the last stage: the solver brings the point, the shown one is the first that fails."""
    address = parse("stage == 2 ? 128*lane : 4*lane")
    outcome = checked(conflict_degree(subject(address, stage=4), access("ld.shared.32")))
    assert (outcome.verdict, outcome.facts["degree"]) == (Verdict.PROVED, "32")
    refuted = conflict_free(subject(address, stage=4), access("ld.shared.32"))
    assert refuted.counterexample is not None
    assert refuted.counterexample.inputs == {"stage": 2}


def test_a_guard_leaves_points_out() -> None:
    address, guard = parse("stage == 2 ? 128*lane : 4*lane"), parse("stage != 2")
    assert conflict_free(subject(address, guard, stage=4), access("ld.shared.32")).verdict is Verdict.PROVED
    none = conflict_free(subject(address, parse("stage > 4"), stage=4), access("ld.shared.32"))
    assert none.verdict is Verdict.VACUOUS
    some_lanes = conflict_free(subject(address, parse("lane < 8"), stage=4), access("ld.shared.32"))
    assert some_lanes.verdict is Verdict.UNKNOWN


def test_fixed_params_in_a_guard() -> None:
    domain = Domain((Param("S", parse("S == 2")),), (Variable("lane", 32), Variable("stage", 4)), parse("stage < S"))
    tile = Subject("smem", domain, {"byte": parse("stage == 2 ? 128*lane : 4*lane + S*64")})
    assert checked(conflict_free(tile, access("ld.shared.32"))).verdict is Verdict.PROVED


def test_merged_loads() -> None:
    """Pairs of lanes with one address: taken together, 16-byte loads take half the passes."""
    pairs = checked(conflict_degree(subject(parse("16*(lane/2)")), access("ld.shared.128")))
    assert (pairs.facts["degree"], pairs.facts["passes"]) == ("1", "2")
    stacked = checked(conflict_degree(subject(parse("128*(lane/2)")), access("ld.shared.128")))
    assert (stacked.facts["degree"], stacked.facts["passes"]) == ("8", "16")
    apart = checked(conflict_degree(subject(parse("128*(lane/2)")), access("st.shared.128")))
    assert (apart.facts["degree"], apart.facts["passes"]) == ("4", "16")


def test_refusals() -> None:
    crooked = conflict_free(subject(parse("16*lane + 8*(k/3)"), k=4), access("ldmatrix.x4"))
    assert crooked.verdict is Verdict.REJECTED and crooked.refusal is not None
    assert "lane 0 has the byte address 8, not a multiple of 16" in crooked.refusal.reason
    few = conflict_free(subject(parse("16*lane"), lanes=16), access("ldmatrix.x4"))
    assert few.refusal is not None and few.refusal.reason == "16 lanes, the access takes 32"
    assert conflict_free(subject(parse("16*lane"), lanes=16), access("ldmatrix.x2")).verdict is Verdict.PROVED
    with pytest.raises(UserError, match="max_conflicts = 0 cannot hold"):
        max_conflicts(subject(LANE), access("ld.shared.8"), 0)
    with pytest.raises(UserError, match="has no input 'lane'"):
        conflict_free(Subject("s", Domain(), {"byte": Literal(0)}), access("ld.shared.8"))


def test_symbolic_sizes() -> None:
    """Inputs that the address does not depend on may be unbounded; others leave the claim open."""
    params = (Param("M", parse("M >= 64 && M % 64 == 0")), Param("ld", parse("ld >= 33")))
    domain = Domain(params, (Variable("lane", 32), Variable("tile", Domain(params).sizes["M"])))
    free = conflict_free(Subject("smem", domain, {"byte": parse("4*lane")}), access("ld.shared.32"))
    assert free.verdict is Verdict.PROVED
    for formula in ("4*lane + 128*tile", "4*ld*lane"):
        assert (
            conflict_free(Subject("s", domain, {"byte": parse(formula)}), access("ld.shared.32")).verdict
            is Verdict.UNKNOWN
        )


def test_wavefronts_of_64() -> None:
    tile = subject(parse("16*lane"), lanes=64)
    for name in ("ds_read_b128", "ds_write_b128"):
        assert checked(conflict_free(tile, access(name, "amd_wave64"))).verdict is Verdict.PROVED
    crossed = subject(parse("16*(lane%4) + 64*(lane/16%2) + 128*(lane/4%4) + 512*(lane/32)"), lanes=64)
    found = {
        name: conflict_degree(crossed, access(name, "amd_wave64")).facts["degree"]
        for name in ("ds_read_b128", "ds_write_b128")
    }
    assert found == {"ds_read_b128": "1", "ds_write_b128": "2"}


# Agreement with plain enumeration -------------------------------------------------------------------------------------


def degree_by_the_text(name: str, addresses: Sequence[int]) -> int:
    """The rule once more, from its table in words and not from the data: the largest degree of the groups."""

    def degree(lanes: Sequence[int], width: int) -> int:
        words = {addresses[lane] // 4 + step for lane in lanes for step in range(max(width // 4, 1))}
        return max(sum(word % 32 == bank for word in words) for bank in range(32))

    def paired(lanes: Sequence[int]) -> bool:
        return any(all(addresses[lane] == addresses[lane ^ x] for lane in lanes) for x in (1, 2))

    whole, halves = range(32), (range(16), range(16, 32))
    quarters = [range(start, start + 8) for start in range(0, 32, 8)]
    match name:
        case "ld.shared.64":
            return degree(whole, 8) if paired(whole) else max(degree(half, 8) for half in halves)
        case "st.shared.64":
            return max(degree(half, 8) for half in halves)
        case "ld.shared.128":
            return max(
                degree(half, 16) if paired(half) else max(degree(half[:8], 16), degree(half[8:], 16)) for half in halves
            )
        case "st.shared.128" | "ldmatrix.x4" | "stmatrix.x4":
            return max(degree(quarter, 16) for quarter in quarters)
        case "ldmatrix.x1" | "stmatrix.x1":
            return degree(range(8), 16)
        case "ldmatrix.x2" | "stmatrix.x2":
            return max(degree(range(8), 16), degree(range(8, 16), 16))
    return degree(whole, int(name.split(".")[2]) // 8)


def random_case(number: int) -> tuple[str, Subject, list[int]]:
    """A random layout of lanes and two other inputs, padded, swizzled or plain, in units of a random access."""
    chosen = random.Random(number)
    kind = chosen.choice(find_rule().accesses)
    split = chosen.choice([(32,), (2, 16), (4, 8), (8, 4), (16, 2), (2, 4, 4), (4, 2, 4)])
    strides = [1, 2, 3, 4, 8, 9, 16, 32, 33, 64, 0, chosen.randrange(1, 80)]
    lanes = Layout(split, tuple(chosen.choice(strides) for _ in split))
    others = [chosen.choice([1, 2, 3, 4]) for _ in range(2)]
    index = layout_expression(lanes, LANE)
    for name, size in zip(("warp", "step"), others, strict=True):
        if size > 1:
            index = add(index, multiply(chosen.choice(strides), Name(name)))
    match chosen.randrange(4):
        case 0:
            bits = chosen.randrange(1, 4)
            index = Swizzle(bits, chosen.randrange(3), chosen.randrange(bits, 5)).expression(index)
        case 1:
            index = modulo(index, Literal(chosen.choice([24, 32, 48, 64])))
        case 2 if others[1] > 1:
            index = Binary("^", index, Name("step"))
    names = {"warp": others[0], "step": others[1]}
    return kind.name, subject(multiply(kind.bytes, index), **names), others


@pytest.mark.parametrize("part", range(10))
def test_agreement_with_enumeration(part: int) -> None:
    from layoutproof.integers.evaluate import evaluate

    for number in range(part, RANDOM_CASES, 10):
        name, tile, others = random_case(number)
        found = 0
        for warp in range(others[0]):
            for step in range(others[1]):
                point = {"warp": warp, "step": step}
                addresses = [evaluate(tile.outputs["byte"], {"lane": lane, **point}) for lane in range(32)]
                found = max(found, degree_by_the_text(name, addresses))
        outcome = conflict_degree(tile, access(name))
        assert (number, outcome.verdict, outcome.facts.get("degree")) == (number, Verdict.PROVED, str(found))
