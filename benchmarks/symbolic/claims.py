"""The five claims, as specs for all sizes, each with a wrong twin and the sizes at which the peers are asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import prod
from pathlib import Path
from typing import TypeAlias

from layoutproof.proving.verdict import Outcome
from layoutproof.specs.read import parse_spec
from layoutproof.specs.run import run_spec

Sizes: TypeAlias = Mapping[str, int]
SPECS = Path(__file__).parents[2] / "specs"

COMPOSITION = """\
[params]
M = "M >= 16 && M % 16 == 0"
K = "K >= 8 && K % 8 == 0"
ld = "ld >= K"

[layouts]
tiles = "((16,M/16),(8,K/8)):((ld,16*ld),(1,8))"
along_rows = "(K,M):(M,1)"

[maps.walk]
inputs = { j = "M*K" }
output = { offset = "tiles(along_rows(j))" }

[claims.closed_form]
map = "walk"
equals = { offset = "ld*(j/K) + j%K" }
"""


@dataclass(frozen=True)
class Claim:
    """``claim`` of the spec ``text``; ``wrong`` is what to replace in it, by what, for a claim that does not hold."""

    name: str
    title: str
    text: str
    claim: str
    wrong: tuple[str, str]
    sizes: tuple[Sizes, ...]  # of about 2^10, 2^16 and 2^20 inputs
    inputs: Callable[[Sizes], int]

    def decide(self, *, wrong: bool = False) -> Outcome:
        """LayoutProof's answer for all sizes, from the text on."""
        text = self.text
        if wrong:
            assert self.wrong[0] in text, f"{self.name}: the spec has changed"
            text = text.replace(*self.wrong)
        spec = parse_spec(text, self.name)
        (result,) = run_spec(replace(spec, claims=(spec.claim(self.claim),))).claims
        return result.outcome


def ceil_div(value: int, by: int) -> int:
    """How many ``by`` cover ``value``."""
    return -(-value // by)


def _matrix(m: int, n: int) -> Sizes:
    return {"M": m, "N": n, "BM": ceil_div(m, 64), "BN": ceil_div(n, 32), "ldc": n + 8}


def _split(k: int, splits: int) -> Sizes:
    tiles = ceil_div(k, 32)
    return {"K": k, "S": splits, "T": tiles, "c": ceil_div(tiles, splits)}


def _threads(sizes: Sizes) -> int:
    return sizes["BM"] * sizes["BN"] * 128 * 4 * 4


def _shipped(path: str) -> str:
    return (SPECS / path).read_text(encoding="utf-8")


def claims() -> list[Claim]:
    """What symbolic work is made of: closed forms, orders of tiles, residues, bounds, splits."""
    matrices = (_matrix(31, 31), _matrix(253, 255), _matrix(1021, 1023))
    return [
        Claim(
            "composition",
            "a composition of layouts = a closed form, for all M, K, ld",
            COMPOSITION,
            "closed_form",
            ("16*ld", "8*ld"),
            tuple({"M": m, "K": k, "ld": k + 8} for m, k in ((48, 24), (240, 272), (1008, 1040))),
            lambda sizes: sizes["M"] * sizes["K"],
        ),
        Claim(
            "order",
            "the grouped tile order is a bijection, for all tm, tn",
            _shipped("field/correct/r56_grouped_order.toml"),
            "every_tile_once",
            ('h = "min(tm - 8*g, 8)"', 'h = "8"'),
            tuple({"tm": tm, "tn": tn} for tm, tn in ((33, 31), (257, 255), (1025, 1023))),
            lambda sizes: prod(sizes.values()),
        ),
        Claim(
            "residue",
            "guarded stores write each element of C once, for all M, N",
            _shipped("gemm/residue.toml"),
            "C_one_owner",
            ("C(bm, bn, t, v, rn).m < M && C(bm, bn, t, v, rn).n < N", "C(bm, bn, t, v, rn).m < M"),
            matrices,
            _threads,
        ),
        Claim(
            "bounds",
            "guarded stores stay inside of C, for all M, N, ldc",
            _shipped("gemm/residue.toml"),
            "C_inside",
            ('guard = "m < M && n < N"', 'guard = "n < N"'),
            matrices,
            _threads,
        ),
        Claim(
            "split",
            "split-K uses each k once, for all K and numbers of splits",
            _shipped("gemm/split_k_blocks.toml"),
            "each_k_once",
            ("c == ceil_div(T, S)", "c == T/S"),
            (_split(1_000, 3), _split(65_500, 7), _split(1_048_500, 13)),
            lambda sizes: 32 * sizes["S"] * sizes["c"],
        ),
    ]
