"""The oracle's configurations as command-line options."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

CONFIGS: dict[str, dict[str, Any]] = {
    config["id"]: config
    for config in json.loads((Path(__file__).parents[1] / "oracle" / "tiled_mma.json").read_text())["configs"]
}
SEVEN = [name for name in CONFIGS if name.startswith("seed")]
OLDER = ["sm70_doc_permM", "sm70_quadpair_single", "sm75_f16_2x2", "sm61_dp4a"]
SM80 = "SM80_16x8x16_F16F16F16F16_TN"


def options(config: dict[str, Any], *, problem: bool = True) -> list[str]:
    """``--atom ... --threads ... --tile ... --problem ...``."""
    words = ["--atom", config["atom"], "--threads", config["thr_layout"], "--tile", ",".join(config["permutation"])]
    sizes = "x".join(map(str, config["problem_MNK"]))
    return [*words, "--problem", sizes] if problem else words


def coordinates(config: dict[str, Any], letter: str) -> list[tuple[int, int]]:
    """The elements of an operand by thread, then by value, first mode fastest."""
    flat = config["operands"][letter]["coords"]
    return list(zip(flat[::2], flat[1::2], strict=True))
