"""The program as text: what it asserts, where it looks, what it leaves out. No compiler is needed here."""

from __future__ import annotations

from pathlib import Path

import pytest

from layoutproof.crosscheck import cxx
from layoutproof.crosscheck.program import Program, program
from layoutproof.crosscheck.questions import MOST_POINTS, questions
from layoutproof.errors import Rejected
from layoutproof.integers.polynomial import symbol
from layoutproof.layouts import Layout, parse_layout
from layoutproof.specs.read import parse_spec, read_spec
from tests.crosscheck.examples import EVERYTHING, REJECTED

SPECS = Path(__file__).parents[2] / "specs" / "tiled_mma"


def made(text: str) -> Program:
    return program(questions(parse_spec(text, "some/where/example.toml")))


def lines(written: Program) -> list[str]:
    return [line.strip() for line in written.text.splitlines()]


def test_a_shipped_configuration() -> None:
    written = program(questions(read_spec(SPECS / "four_warps.toml")))
    text = lines(written)
    assert "using Atom = SM80_16x8x16_F16F16F16F16_TN;" in text
    threads = "Layout<Shape<Int<2>,Int<2>,Int<1>>,Stride<Int<1>,Int<2>,Int<0>>>"
    tile = "Tile<Underscore, Underscore, Underscore>"
    assert f"using Mma = decltype(make_tiled_mma(MMA_Atom<Atom>{{}}, {threads}{{}}, {tile}{{}}));" in text
    vmnk = "Layout<Shape<Int<32>,Int<2>,Int<2>,Int<1>>,Stride<Int<1>,Int<32>,Int<64>,Int<0>>>"
    assert f"using Expected{written.checks.index('ThrLayoutVMNK')} = {vmnk};" in text
    assert {"size(mma)", "tile_shape(mma)", "get_layoutA_TV", "get_layoutB_TV", "get_layoutC_TV"} <= set(written.checks)
    for sizes in ("M = 32, N = 16, K = 16", "M = 64, N = 32, K = 32"):  # the smallest, and where everything repeats
        for operand in "ABC":
            assert f"partition_{operand} at {sizes}" in written.checks
        assert f"claims.c_owner at {sizes}" in written.checks
    assert written.text.count("static_assert(__VA_ARGS__") == 1
    assert sum(line.startswith("LP_SAME(") for line in text) == 17
    assert any("lane/4 + 8*(v/2) + 16*wm + 32*rm, 2*(lane%4) + v%2 + 8*wn + 16*rn" in line for line in text)
    assert written.unasked == ()
    assert written.text.isascii()
    assert str(SPECS) not in written.text


def test_a_permutation_is_a_layout_of_the_tile() -> None:
    written = program(questions(read_spec(SPECS / "m_permutation.toml")))
    assert "Tile<Layout<Shape<Int<8>,Int<4>>,Stride<Int<4>,Int<1>>>, Underscore, Underscore>" in written.text
    assert "using Expected7 = Shape<Int<32>,Int<16>,Int<16>>;" in lines(written)


def test_sizes_that_are_numbers_are_asked_once() -> None:
    written = program(questions(read_spec(SPECS / "larger_input.toml")))
    assert "claims.c_owner" in written.checks
    assert "make_identity_tensor(make_shape(Int<64>{}, Int<32>{}))" in written.text


@pytest.mark.parametrize("file", sorted((SPECS / "refuted").glob("*.toml")), ids=lambda file: file.stem)
def test_a_refuted_claim_is_asked_to_fail_at_the_counterexample(file: Path) -> None:
    written = program(questions(read_spec(file)))
    claims = [index for index, name in enumerate(written.checks) if name.startswith("claims.")]
    assert len(claims) == 1
    assert f"claim_{claims[0]}.close({claims[0]}, false, " in written.text


def test_names_that_cpp_has_taken() -> None:
    text = lines(made(EVERYTHING))
    assert "[[maybe_unused]] constexpr lp::i64 double_ = 2;" in text
    assert "[[maybe_unused]] constexpr lp::i64 M = 16;" in text
    assert '// Quad pairs "2x2"??//' in text


def test_layout_claims() -> None:
    written = made(EVERYTHING)
    text = lines(written)
    assert "Layout<Shape<Int<8>,Int<16>>,Stride<Int<16>,Int<1>>> layout;" in text
    assert "Layout<Shape<Int<8>,Int<32>>,Stride<Int<32>,Int<1>>> layout;" in text
    assert "for (lp::i64 j = 0; j < 16; ++j) {" in text
    assert any(".at({i, j}, {at_offset}, {M*i + j});" in line for line in text)
    assert any(line.startswith("lp::Held<1> ") and line.endswith('{{"offset"}, {0}, 0, 1};') for line in text)


def test_what_cannot_be_asked_is_told() -> None:
    written = made(REJECTED)
    assert written.checks == ()
    unasked = dict(written.unasked)
    assert unasked["configuration"].startswith("rejected: problem, M: ")
    assert unasked["c"].startswith("rejected: ")
    assert unasked["f"] == "a map is not CuTe's"


def test_too_many_coordinates_are_not_walked() -> None:
    claim = '[claims.big]\nlayout = "n:1"\nequals = "i"\n'
    written = made(f'[params]\nn = "n >= {MOST_POINTS + 1}"\n{claim}')
    assert written.checks == ()
    assert "more than 4,194,304 coordinates" in dict(written.unasked)["big"]


def test_layouts_as_types() -> None:
    assert cxx.layout_type(parse_layout("8:2")) == "Layout<Int<8>,Int<2>>"
    assert cxx.layout_type(parse_layout("(8):(-2)")) == "Layout<Shape<Int<8>>,Stride<Int<-2>>>"
    nested = "Layout<Shape<Int<4>,Shape<Int<2>,Int<2>>>,Stride<ScaledBasis<Int<8>,1>,Stride<Int<0>,Int<1>>>>"
    assert cxx.layout_type(parse_layout("(4,(2,2)):(8@1,(0,1))")) == nested
    assert cxx.layout_type(Layout(2, 1 << 40)) == "Layout<Int<2>,C<1099511627776LL>>"
    for layout in (Layout(2, symbol("M")), parse_layout("2:1@0 + 1@1")):
        with pytest.raises(Rejected, match="no compile-time constant"):
            cxx.layout_type(layout)


@pytest.mark.parametrize(
    ("text", "literal"),
    [("a", '"a"'), ('say "x"\\', '"say \\042x\\042\\134"'), ("??/", '"\\077\\077/"'), ("é\n", '"\\303\\251\\012"')],
)
def test_strings(text: str, literal: str) -> None:
    assert cxx.string(text) == literal


@pytest.mark.parametrize("name", ["double", "xor", "Mma", "identity", "layout", "partition", "claim_3", "at_m", "lp"])
def test_identifiers_that_are_taken(name: str) -> None:
    assert cxx.identifier(name) == f"{name}_"
    assert cxx.identifier(f"{name}_") == f"{name}__"


def test_identifiers_that_are_free() -> None:
    assert [cxx.identifier(name) for name in ("M", "lane", "at", "Double", "x_1")] == [
        "M",
        "lane",
        "at",
        "Double",
        "x_1",
    ]
