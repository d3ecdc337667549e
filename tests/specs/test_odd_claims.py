"""Claims that are well formed and odd: refused by their line, or decided; never a traceback."""

from __future__ import annotations

import pytest

from layoutproof.errors import UserError
from layoutproof.proving.verdict import Verdict
from layoutproof.specs.problems import SpecErrors
from layoutproof.specs.read import parse_spec
from layoutproof.specs.run import run_spec

MMA = '[mma]\natom = "SM80_16x8x16_F16F16F16F16_TN"\n'
PARAM = '[params]\nM = "M >= 1"\n'
COPY = """\
[tensors.s]
layout = "(64,64):(64,1)"
[copies.fill]
atom = "SM80_CP_ASYNC_CACHEGLOBAL<uint128_t>"
threads = "(16,8):(8,1)"
values = "(1,8)"
destination = "s"
"""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            f'{MMA}[claims.c]\noperand = "E"\ncovered = 1\n',
            "x.toml:4: claims.c.operand: [mma] has no operand E; its operands: A, B, C; E stands with an atom",
        ),
        (
            f'{PARAM}{COPY}[claims.c]\ncopy = "fill"\nmax_conflicts = "M"\n',
            "x.toml:12: claims.c.max_conflicts: M is no number; an integer: it is the same for all params",
        ),
        (
            f'{PARAM}{COPY}[claims.c]\ncopy = "fill"\nvectorised = "2*M"\n',
            "x.toml:12: claims.c.vectorised: 2*M is no number; an integer: it is the same for all params",
        ),
        (
            f'{COPY}[claims.c]\ncopy = "fill"\nlayout = "s"\nmoves = true\n',
            "x.toml:8: claims.c: has 2 subjects (layout, copy); exactly one of operand, layout, map, copy, tensor, complete",
        ),
        (
            f'{COPY}mma = "A"\n[claims.c]\ncopy = "fill"\nmoves = true\n',
            "x.toml:3: copies.fill: has 2 ways of handing out (threads, mma); exactly one of threads, mma",
        ),
        (
            f'{COPY}[claims.c]\ncopy = "fill"\nmoves = true\n'.replace("(64,1)", '(64,1)"\nbits = "M', 1),
            'x.toml:3: tensors.s.bits: needs an integer, not "M"; at least 1',
        ),
        (
            '[claims.c]\nlayout = "8:1"\ninputs = ["a", "b"]\ninjective = true\n',
            "x.toml:3: claims.c.inputs: 2 names for a layout of 1 mode; 1 name",
        ),
        (
            '[maps.f]\ninputs = { i = 8 }\noutput = { "a b" = "i" }\n[claims.c]\nmap = "f"\ninjective = true\n',
            'x.toml:3: maps.f.output.a b: "a b" cannot name an output; letters, digits and _, not beginning with a digit',
        ),
        (
            '[claims.c]\nlayout = "8:1"\nsame_registers = "SM80_16x8x16_F16F16F16F16_TN"\n',
            "x.toml:3: claims.c.same_registers: same_registers cannot be asked of layout 8:1; it is asked of an operand",
        ),
        (
            f'{COPY}{MMA}[claims.c]\ncopy = "fill"\nfeeds = "A"\nwritten_by = "fil"\n',
            'x.toml:13: claims.c.written_by: unknown copy "fil"; did you mean "fill"?',
        ),
        (
            '[mma]\natom = "SM75_U32x4_LDSM_N"\n[claims.c]\noperand = "C"\ncovered = 1\n',
            'x.toml:2: mma.atom: unknown atom "SM75_U32x4_LDSM_N"; SM75_U32x4_LDSM_N is a copy atom, not an MMA atom',
        ),
    ],
)
def test_refused(text: str, message: str) -> None:
    with pytest.raises(SpecErrors) as caught:
        parse_spec(text, "x.toml")
    assert caught.value.lines() == [message]


def test_params_in_a_claim_on_a_bare_instruction() -> None:
    """The instruction depends on no params, what is claimed of it may."""
    text = (
        PARAM + '[claims.{}]\noperand = "C"\natom = "SM80_16x8x16_F16F16F16F16_TN"\nin_bounds = {{ m = "{}", n = 8 }}\n'
    )
    wide = run_spec(parse_spec(text.format("wide", "16*M"), "x.toml")).claims[0].outcome
    assert wide.verdict is Verdict.PROVED and wide.sizes == "for all M >= 1"
    narrow = run_spec(parse_spec(text.format("narrow", "M"), "x.toml")).claims[0].outcome
    assert narrow.verdict is Verdict.REFUTED and narrow.counterexample is not None
    assert dict(narrow.counterexample.sizes) == {"M": 1}


@pytest.mark.parametrize("condition", ["N < 8 && N % 8 == 0", "N == 0", "N <= 0"])
def test_a_problem_without_elements_is_vacuous(condition: str) -> None:
    """Not a disagreement of engines: no size that is allowed has an element."""
    text = f'[params]\nM = "M >= 16 && M % 16 == 0"\nN = "{condition}"\n{MMA}problem = ["M", "N", 16]\n'
    result = run_spec(parse_spec(text + '[claims.c]\noperand = "C"\ncovered = 1\n', "x.toml"))
    assert {claim.outcome.verdict for claim in result.claims} <= {Verdict.VACUOUS, Verdict.REJECTED}


def test_contradictory_params_in_a_claim_on_copies() -> None:
    tensor = COPY.replace("(64,64):(64,1)", "(64,64):(ld,1)")
    text = f'[params]\nld = "ld >= 64 && ld % 4 == 5"\n{tensor}[claims.c]\ncopy = "fill"\naligned = true\n'
    (claim,) = run_spec(parse_spec(text, "x.toml")).claims
    assert claim.outcome.verdict is Verdict.VACUOUS
    assert claim.outcome.notes == ("ld >= 64", "ld%4 == 5")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("inputs = { i = 8 }", "x.toml:4: claims.c: map f has no input 'lane'"),
        ("inputs = { lane = 32 }", "x.toml:4: claims.c: map f has the outputs byte, other"),
    ],
)
def test_what_is_found_while_proving_has_its_place(arguments: str, message: str) -> None:
    output = '{ byte = "4*lane", other = "0" }' if "lane" in arguments else '{ byte = "4*i" }'
    text = f'[maps.f]\n{arguments}\noutput = {output}\n[claims.c]\nmap = "f"\nconflict_free = true\naccess = "ld.shared.32"\n'
    with pytest.raises(UserError) as caught:
        run_spec(parse_spec(text, "x.toml"))
    assert caught.value.message.startswith(message)


def test_banks_of_a_map_with_billions_of_inputs() -> None:
    """The first of them is looked at; nothing holds them all."""
    text = '[maps.f]\ninputs = { lane = 32, tile = 4294967296 }\noutput = { byte = "4*lane + 128*tile" }\n'
    text += '[claims.c]\nmap = "f"\nconflict_free = true\naccess = "ld.shared.32"\n'
    (claim,) = run_spec(parse_spec(text, "x.toml")).claims
    assert claim.outcome.verdict is Verdict.PROVED
