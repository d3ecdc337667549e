"""Copies of tensors whose sizes are symbols, and the obligations of the compositions inside them."""

from __future__ import annotations

from typing import Any

import pytest

from layoutproof.algebra.steps import Step
from layoutproof.claims import composition
from layoutproof.claims.common import discharge
from layoutproof.integers.parse import parse
from layoutproof.layouts import Layout, identity_layout
from layoutproof.proving.domain import Domain, Param
from layoutproof.proving.setting import open_script
from tests.tiled_copy.configurations import CONFIGS, copy_of, tensor_of

PARAMS = Domain((Param("M", parse("M >= 64 && M % 64 == 0")), Param("K", parse("K >= 64 && K % 64 == 0"))))


def prove(domain: Domain, steps: list[Step]) -> bool:
    script, _ = open_script(domain)
    for step in composition.distinct(steps):
        composition.prove_step(script, domain, step)
    return discharge(script).proved


def test_a_global_tensor_of_any_size() -> None:
    """Row-major M x K halves, 16 bytes a thread: the partition holds for all M and K that the tile divides."""
    copy = copy_of(CONFIGS[0])
    rows, columns = PARAMS.sizes["M"], PARAMS.sizes["K"]
    steps: list[Step] = []
    whole = copy.tidfrg("S", Layout((rows, columns), (columns, 1)), steps)
    assert (
        str(copy.partition("S", Layout((rows, columns), (columns, 1))))
        == "((8,1),4*(M/64),K/64):((1,0),1024*(K/64),64)"
    )
    assert prove(PARAMS, steps)
    values: dict[str, Any] = {"M/64": 2, "K/64": 3}
    fixed = copy.tidfrg("S", Layout((128, 192), (192, 1)))
    assert list(whole.substitute(values).values()) == list(fixed.values())


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: config["id"])
def test_each_step_is_proved(config: dict[str, Any]) -> None:
    copy = copy_of(config)
    shape = tuple(mode.size() for mode in _plain(config).modes)
    steps: list[Step] = []
    for side in "SD":
        copy.tidfrg(side, identity_layout(shape), steps)
    assert prove(Domain(), steps)


def test_a_wrong_step_is_not() -> None:
    """(3,4):(4,1) o 6:2 is accepted by CuTe and is not the composition."""
    left, right = Layout((3, 4), (4, 1)), Layout(6, 2)
    wrong = Step("compose TV", "", left, right, Layout((2, 3), (8, 1)))
    assert not prove(Domain(), [wrong])


def _plain(config: dict[str, Any]) -> Layout:
    tensor = tensor_of(config, "S")
    return tensor if isinstance(tensor, Layout) else tensor.layout
