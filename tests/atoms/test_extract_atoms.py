"""The script that writes the catalogue: how it reads trait classes and instructions, and that its output is whole."""

from __future__ import annotations

import importlib.util
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import layoutproof.atoms
from layoutproof.atoms.catalogue import ARCHITECTURES, find

TRAITS = """
namespace cute {
using Toy_Row = Layout<Shape <Shape < _4,_8>,_2>, Stride<Stride< _16,_1>,_8>>;  // an alias
template <> struct MMA_Traits<Toy_TN> {
  using ValTypeD = float;   using ValTypeA = cutlass::half_t;
  using Shape_MNK = Shape<_8,_8,_8>;
  using ThrID = Layout<_32>;
  using ALayout = Toy_Row;
  using BLayout = Layout<Shape<_8,_4>>;
};
template <> struct MMA_Traits<Toy_TN_SATURATE> : MMA_Traits<Toy_TN> { using ValTypeA = double; };
}
"""
INSTRUCTIONS = """
struct Toy_TN
{
  using DRegisters = float[4];
  using ARegisters = uint32_t[2];
  void fma() { asm volatile("mma.sync.aligned.m8n8k8.row.col.f32 " "{%0}, {%1};\\n" : "=f"(d0) : "r"(a0)); }
};
struct Toy_Complex_TN
{
  using DRegisters = complex<double>[2];
  void fma() { Toy_TN::fma(a); Toy_TN::fma(b); }
};
"""


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    path = Path(__file__).parent.parent.parent / "tools" / "extract_atoms.py"
    spec = importlib.util.spec_from_file_location("extract_atoms", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def test_traits(tool: ModuleType) -> None:
    traits, aliases = tool.read_traits(tool.strip_comments(TRAITS))
    assert set(traits) == {"Toy_TN", "Toy_TN_SATURATE"}
    assert tool.layout_text(tool.resolve("Toy_TN_SATURATE", "ALayout", traits), aliases) == "((4,8),2):((16,1),8)"
    assert tool.layout_text(tool.resolve("Toy_TN", "BLayout", traits), aliases) == "(8,4):(1,8)"
    assert tool.layout_text("Layout<_1>", {}) == "1:0"
    assert tool.type_name(tool.resolve("Toy_TN", "ValTypeA", traits)) == "f16"
    assert tool.type_name(tool.resolve("Toy_TN_SATURATE", "ValTypeA", traits)) == "f64"
    with pytest.raises(KeyError):
        tool.type_name("never_heard_of_t")


def test_instructions(tool: ModuleType) -> None:
    found = tool.read_instructions(INSTRUCTIONS)
    assert found["Toy_TN"].registers == {"D": ("f32", 4), "A": ("u32", 2)}
    assert found["Toy_TN"].ptx == "mma.sync.aligned.m8n8k8.row.col.f32"
    assert found["Toy_Complex_TN"].calls == ["Toy_TN", "Toy_TN"]


def test_faults(tool: ModuleType) -> None:
    entry = {"shape_mnk": "(2,2,2)", "a": "(2,2)", "b": "(2,2)", "c": "(2,2)"}
    assert tool.fault(entry) == ""
    assert tool.fault({**entry, "b": "(2,2):(1,1)"}) == "the B layout reaches 3 of 4 elements"
    assert "not nested alike" in tool.fault({**entry, "c": "(2,2):(1)"})


@pytest.mark.parametrize("file", [name for name in ARCHITECTURES if name != "universal"])
def test_a_table_cut_out_is_the_table_of_the_file(file: str) -> None:
    tables = tomllib.loads((Path(layoutproof.atoms.__file__).parent / f"{file}.toml").read_text())
    assert tables
    for name, table in tables.items():
        atom = find(name)
        assert (atom.shape_text, atom.ptx, atom.fault) == (table["shape_mnk"], table["ptx"], table.get("fault", ""))
        assert atom.layout_texts == {operand: table[operand.lower()] for operand in "ABC"}
