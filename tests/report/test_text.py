"""How outcomes read: the whole text for each verdict."""

from __future__ import annotations

from layoutproof.errors import Refusal
from layoutproof.proving.verdict import Outcome, Verdict
from layoutproof.report.text import render_spec
from tests.report.outcomes import DISAGREED, PROVED, REFUTED, REJECTED, UNCOVERED, UNKNOWN, VACUOUS, claim, spec


def test_proved() -> None:
    configuration = claim("configuration", Outcome(Verdict.PROVED, "14 composition steps hold"), kind="configuration")
    text = render_spec(spec(configuration, claim("c_owner", PROVED)))
    assert (
        text
        == """\
specs/x.toml  Four warps
  proved     configuration  14 composition steps hold
  proved     c_owner        C(m,n) = closed form, for all M, N, K allowed"""
    )


def test_refuted() -> None:
    assert (
        render_spec(spec(claim("c_wrong", REFUTED)))
        == """\
specs/x.toml  Four warps
  refuted    c_wrong  C(m,n) = closed form
    specs/x.toml:31  claims.c_wrong: operand C equals
      at      lane = 0, v = 2  (M = 32, N = 16)
      claimed m = 0, n = 2
      actual  m = 8, n = 0
      replay  layoutproof prove specs/x.toml --claim c_wrong --at lane=0,v=2,M=32,N=16"""
    )


def test_refuted_as_expected_with_owners() -> None:
    text = render_spec(spec(claim("c_once", UNCOVERED, Verdict.REFUTED, "covered"), path="my specs/x.toml"))
    assert (
        text
        == """\
my specs/x.toml  Four warps
  refuted    c_once  each element has 1 owner  (expected)
    my specs/x.toml:31  claims.c_once: operand C covered
      at      m = 0, n = 0
      claimed owners = 1
      actual  owners = 2
      owner   lane = 0, v = 0, wk = 0
      owner   lane = 0, v = 0, wk = 1
      smaller ones may exist
      replay  layoutproof prove 'my specs/x.toml' --claim c_once --at m=0,n=0"""
    )


def test_rejected() -> None:
    text = render_spec(spec(claim("configuration", REJECTED, kind="configuration", line=7)))
    assert (
        text
        == """\
specs/x.toml  Four warps
  rejected   configuration  the configuration
    specs/x.toml:7  mma: tiled mma
      zipped_divide, mode M: the tile 32 does not divide 40
      legal   32 or 64"""
    )


def test_rejected_without_advice() -> None:
    outcome = Outcome(Verdict.REJECTED, "the configuration", refusal=Refusal("make_tiled_mma", "", "rank 4"))
    assert render_spec(spec(claim("x", outcome))).splitlines()[-1] == "      make_tiled_mma: rank 4"


def test_unknown() -> None:
    lines = render_spec(spec(claim("once", UNKNOWN, kind="injective"))).splitlines()
    assert lines[1] == "  unknown    once  no two inputs meet"
    assert lines[3].strip() == UNKNOWN.method
    assert lines[4] == "      2 of 3 obligations were discharged"
    assert lines[5].startswith("      try     fix a param to a number")


def test_vacuous() -> None:
    assert render_spec(spec(claim("c", VACUOUS))).splitlines()[3:] == [
        f"      {VACUOUS.method}, so the claim says nothing:",
        "      M >= 32",
        "      M < 16",
    ]


def test_disagreed() -> None:
    assert render_spec(spec(claim("c", DISAGREED))).splitlines()[3:] == [
        "      two engines answered differently: a bug of LayoutProof's, please report it",
        f"      {DISAGREED.method}",
        "      solver: proved; enumeration: refuted at lane = 3",
    ]


def test_proved_against_expectation() -> None:
    line = render_spec(spec(claim("c", PROVED, Verdict.REFUTED))).splitlines()[1]
    assert line.endswith("allowed  (its spec expects refuted)")


def test_details_show_the_witness() -> None:
    lines = render_spec(spec(claim("c", PROVED)), details=True).splitlines()
    assert lines[2:] == ["    lane = 4*(m%8) + n/2%4", "    v = n%2 + 2*(m/8%2)"]


def test_the_authors_words_and_times() -> None:
    text = render_spec(spec(claim("c", PROVED)), reads_as={"c": "rows belong\nto warps"}, seconds=0.0123)
    assert text.splitlines()[0] == "specs/x.toml  Four warps  [12 ms]"
    assert text.splitlines()[2] == '    "rows belong to warps"'


def test_colour_only_when_asked_and_no_escapes_from_files() -> None:
    result = spec(claim("c", REFUTED), title="evil \x1b[31m title")
    assert "\x1b" not in render_spec(result)
    assert "\x1b[31mrefuted  \x1b[0m" in render_spec(result, colour=True)


def test_claims_rejected_with_their_configuration_take_one_line() -> None:
    configuration = claim("configuration", REJECTED, Verdict.REJECTED, "configuration")
    text = render_spec(spec(configuration, claim("c_owner", REJECTED, Verdict.REJECTED)))
    assert text.count("zipped_divide") == 1
    assert text.splitlines()[-1] == "  rejected   c_owner        as its configuration is  (expected)"
