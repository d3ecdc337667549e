"""The script that writes the catalogue: how it reads headers, what it says of bad ones, and that it writes what we ship.

The last needs the headers, ``pip install nvidia-cutlass==4.2.0.0``; where CI runs it, they must be there.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import layoutproof.atoms
from layoutproof.atoms.catalogue import Catalogue, find
from layoutproof.atoms.unknown import ARCHITECTURES
from layoutproof.errors import UserError

TOOLS = Path(__file__).parent.parent.parent / "tools"
SHIPPED = Path(layoutproof.atoms.__file__).parent
NO_HEADERS = "the headers are not installed: pip install nvidia-cutlass==4.2.0.0"

TRAITS = """
namespace cute {
using Toy_Row = Layout<Shape <Shape < _4,_8>,_2>, Stride<Stride< _16,_1>,_8>>;  // an alias; with } a brace
template <int N> using Toy_C = Layout<Shape<_4, Int<N/8>>, Stride<Int<N / 8>, _1>>;
template <> struct MMA_Traits<Toy_TN> {
  using ValTypeD = float;   using ValTypeA = cutlass::half_t;
  using Shape_MNK = Shape<_8,_8,_8>;
  using ThrID = Layout<_32>;
  using ALayout = Toy_Row;
  using BLayout = Layout<Shape<_8,_4>>;
  using CLayout = NS::Toy_C<16>;
};
template <> struct MMA_Traits<Toy_TN_SATURATE> : MMA_Traits<Toy_TN> { using ValTypeA = double; };
template <class a_type, int M, UMMA::Major a_major, class... more>
struct MMA_Traits<Toy_Any<a_type, M, a_major>, more...> {
  using ValTypeA = sparse_elem<2, a_type>;
  static constexpr int K = 256 / cute::sizeof_bits<a_type>::value;
  using Base = MMA_Traits<Toy_TN>;
  using Shape_MNK = Shape<Int<M>, _8, Int<K>>;
  using ALayout = Layout<Shape<_2, Shape<Int<M/2>, Int<K>>>, Stride<Int<M/2>, Stride<_1, Int<M>>>>;
  using BLayout = typename Base::BLayout;
  static_assert(M == 64 || M == 128, "a message, with a comma");
  static_assert(is_same_v<a_type, cutlass::float_e4m3_t> || is_same_v<a_type, type_erased_dynamic_float8_t>, "no");
};
}
"""
INSTRUCTIONS = r"""
struct Toy_8x8x8_TN
{
  using DRegisters = float[4];
  using ARegisters = uint32_t[2];
  void fma() { asm volatile("{\n" "setp.ne.b32 p, %6, 0;\n" "mma.sync.aligned.m8n8k8.row.col.f32 " "{%0}, {%1};\n}" : "=f"(d0)); }
};
struct Toy_8x8x8_Complex_TN
{
  using DRegisters = complex<double>[2];
  using CRegisters = void;
  void fma() { Toy_8x8x8_TN::fma(a); Toy_8x8x8_TN::fma(b); }
};
template <class T, int VS> struct Toy_VS
{
  void fma() {
    if constexpr (VS == 16) {
#if NEW
      asm volatile("tcgen05.mma.block16 [%0];");
#else
      asm volatile("tcgen05.mma.scale_vec::4X [%0];");
#endif
    }
    if constexpr (VS == 32) { asm volatile("tcgen05.mma.block32 [%0];"); }
  }
};
"""


@pytest.fixture(scope="module")
def tools() -> Iterator[None]:
    sys.path.insert(0, str(TOOLS))
    yield
    sys.path.remove(str(TOOLS))


def tool(name: str) -> ModuleType:
    return importlib.import_module(name)


def read(tmp_path: Path, text: str, kind: str = "MMA_Traits") -> tuple[ModuleType, object, dict[str, object]]:
    cpp, classes = tool("cuteheaders.cpp"), tool("cuteheaders.classes")
    header = tmp_path / "toy.hpp"
    header.write_text(text)
    headers = cpp.Headers()
    found = {item.arguments[0].name: item for item in classes.read_header(header, headers, kind)}
    return cpp, headers, found


def value(name: str, member: str, tmp_path: Path) -> str:
    cpp, headers, found = read(tmp_path, TRAITS)
    entries, values = tool("cuteheaders.entries"), tool("cuteheaders.values")
    item = found[name]
    scope = cpp.Scope(item.uses, {word: word for _, word in item.parameters}, headers)  # type: ignore[attr-defined]
    result = cpp.resolve(item, member, scope)
    if isinstance(result, values.Layout):
        return str(entries.layout_text(result))
    return str(entries.sizes_text(result) if isinstance(result, tuple) else values.type_text(result))


@pytest.mark.usefixtures("tools")
@pytest.mark.parametrize(
    ("name", "member", "text"),
    [
        ("Toy_TN", "ALayout", "((4,8),2):((16,1),8)"),
        ("Toy_TN", "BLayout", "(8,4):(1,8)"),
        ("Toy_TN", "CLayout", "(4,2):(2,1)"),
        ("Toy_TN", "ThrID", "32:1"),
        ("Toy_TN", "ValTypeA", "f16"),
        ("Toy_TN_SATURATE", "ValTypeA", "f64"),
        ("Toy_TN_SATURATE", "ALayout", "((4,8),2):((16,1),8)"),
        ("Toy_Any", "Shape_MNK", "({M},8,{256/bits_a_type})"),
        ("Toy_Any", "ALayout", "(2,({M/2},{256/bits_a_type})):({M/2},(1,{M}))"),
        ("Toy_Any", "BLayout", "(8,4):(1,8)"),
        ("Toy_Any", "ValTypeA", "sparse2<{a_type}>"),
    ],
)
def test_traits(name: str, member: str, text: str, tmp_path: Path) -> None:
    assert value(name, member, tmp_path) == text


@pytest.mark.usefixtures("tools")
def test_template_parameters_and_conditions(tmp_path: Path) -> None:
    _, _, found = read(tmp_path, TRAITS)
    item = found["Toy_Any"]
    assert item.parameters == (("type", "a_type"), ("int", "M"), ("major", "a_major"), ("other", "more"))  # type: ignore[attr-defined]
    conditions = tool("cuteheaders.instructions").conditions(item, {"a_type", "M"})
    assert conditions == ["M == 64 || M == 128", "a_type == e4m3_t"]


@pytest.mark.usefixtures("tools")
def test_instructions(tmp_path: Path) -> None:
    classes, instructions = tool("cuteheaders.classes"), tool("cuteheaders.instructions")
    (tmp_path / "toy.hpp").write_text(INSTRUCTIONS)
    text = classes.read_text(tmp_path / "toy.hpp")
    found = {item.name: instructions.Instruction(item) for item in classes.classes(text, "toy.hpp")}
    assert found["Toy_8x8x8_TN"].registers == {"D": ("f32", 4), "A": ("u32", 2)}
    assert found["Toy_8x8x8_TN"].ptx == [("", "mma.sync.aligned.m8n8k8.row.col.f32")]
    assert found["Toy_8x8x8_Complex_TN"].calls == ["Toy_8x8x8_TN", "Toy_8x8x8_TN"]
    assert found["Toy_8x8x8_Complex_TN"].registers == {"D": ("c64", 2), "C": ("void", 0)}
    assert found["Toy_VS"].ptx == [("VS == 16", "tcgen05.mma.block16"), ("VS == 32", "tcgen05.mma.block32")]


@pytest.mark.usefixtures("tools")
def test_unknown_types_are_told(tmp_path: Path) -> None:
    cpp, values = tool("cuteheaders.cpp"), tool("cuteheaders.values")
    with pytest.raises(UserError, match="unknown type never_heard_of_t"):
        values.type_text(cpp.evaluate(cpp.parse("cutlass::never_heard_of_t"), cpp.Scope({}, {}, cpp.Headers())))
    with pytest.raises(UserError, match=r"unknown type .*: its width is not known"):
        cpp.evaluate(cpp.parse("sizeof_bits<quux>::value"), cpp.Scope({}, {}, cpp.Headers()))


@pytest.mark.usefixtures("tools")
def test_families() -> None:
    families = tool("cuteheaders.families").families
    entries = {
        f"SM90_64x{n}x16_F": {
            "shape_mnk": f"(64,{n},16)",
            "registers": {"C": ["u32", n // 4]},
            "ptx": f"wgmma.m64n{n}k16",
        }
        for n in (8, 24, 16)
    }
    assert families(entries) == {
        "SM90_64xNx16_F": {
            "n": [8, 16, 24], "shape_mnk": "(64,{N},16)", "registers": {"C": ["u32", "{N/4}"]}, "ptx": "wgmma.m64n{N}k16",
        }
    }  # fmt: skip
    entries["SM90_64x16x16_F"]["registers"] = {"C": ["u32", 5]}
    with pytest.raises(UserError, match="no simple multiple of N"):
        families(entries)


@pytest.mark.usefixtures("tools")
def test_soundness() -> None:
    judge = tool("cuteheaders.soundness").judge
    assert judge("(2,2):(1,2)", (2, 2), "a") == (1, "")
    assert judge("((2,3),(2,2)):((0,0),(2,1))", (2, 2), "a") == (6, "")
    assert judge("(4,2):(1,2)", (2, 3), "b")[1].startswith("the B layout reaches 6 of 6 elements: thread 2 value 0 and")
    copies, wrong = judge("(2,2):(1,1)", (2, 2), "b")
    assert copies == 0 and wrong == (
        "the B layout reaches 3 of 4 elements: thread 1 value 0 and thread 0 value 1 both hold (n,k) = (1,0), "
        "and nobody holds (n,k) = (1,1)"
    )
    assert "not nested alike" in judge("(2,2):(1)", (2, 2), "c")[1]


@pytest.mark.usefixtures("tools")
def test_bad_headers(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    script = tool("extract_atoms")

    def message(*arguments: str) -> str:
        monkeypatch.setattr(sys, "argv", ["extract_atoms.py", *arguments, "--out", str(tmp_path)])
        assert script.main() == 2
        return capsys.readouterr().err

    assert message(str(tmp_path)).startswith(f"error: {tmp_path}: holds no cute/\n")
    (tmp_path / "cute" / "atom").mkdir(parents=True)
    assert "mma_sm100_desc.hpp: cannot be read: no such file or directory" in message(str(tmp_path))
    cut = tmp_path / "cut.hpp"
    cut.write_text(TRAITS[:400])
    with pytest.raises(UserError, match=r"cut\.hpp: ends in the middle of a class"):
        tool("cuteheaders.classes").classes(tool("cuteheaders.classes").read_text(cut), cut.name)
    assert not list(tmp_path.glob("*.toml"))


@pytest.mark.parametrize("file", ARCHITECTURES)
def test_a_table_cut_out_is_the_table_of_the_file(file: str) -> None:
    tables = tomllib.loads((SHIPPED / f"{file}.toml").read_text())
    copies = tables.pop("copy", {})
    assert tables or copies
    for name, table in tables.items():
        if "n" in table or "example" in table or name == "UniversalFMA":
            continue
        atom = find(name)
        assert (atom.shape_text, atom.ptx, atom.fault) == (
            table["shape_mnk"],
            table.get("ptx", ""),
            table.get("fault", ""),
        )
        assert atom.layout_texts == {part: table[part.lower()] for part in "ABC"}


@pytest.fixture(scope="module")
def include() -> Path:
    package = importlib.util.find_spec("cutlass_library")
    if package is None and os.environ.get("CI"):
        pytest.fail(NO_HEADERS)
    if package is None or package.origin is None:
        pytest.skip(NO_HEADERS)
    return Path(package.origin).parent / "source" / "include"


@pytest.mark.usefixtures("tools")
def test_writes_what_we_ship(include: Path, tmp_path: Path) -> None:
    script = tool("extract_atoms")
    tool("cuteheaders.write").write(script.catalogue(script.extract(include)), tmp_path)
    written = {path.name: path.read_text() for path in tmp_path.glob("*.toml")}
    assert set(written) == {f"{file}.toml" for file in ARCHITECTURES}
    for name, text in written.items():
        assert text == (SHIPPED / name).read_text(), f"{name}: run tools/extract_atoms.py"
    assert script.disagreements(tmp_path, Path(__file__).parent.parent / "oracle") == []


@pytest.mark.usefixtures("tools")
def test_a_disagreement_is_told(tmp_path: Path) -> None:
    for path in SHIPPED.glob("*.toml"):
        shutil.copy(path, tmp_path)
    changed = (tmp_path / "sm75.toml").read_text().replace('a = "((4,8),4):((32,1),8)"', 'a = "((4,8),4):((32,1),9)"')
    (tmp_path / "sm75.toml").write_text(changed)
    assert Catalogue(tmp_path).find("SM75_8x8x16_S32S8S8S32_TN").layout_texts["A"].endswith("9)")
    wrong = tool("extract_atoms").disagreements(tmp_path, Path(__file__).parent.parent / "oracle")
    assert wrong == ["SM75_8x8x16_S32S8S8S32_TN: ALayout ((4,8),4):((32,1),9) / ((4,8),4):((32,1),8)"]
