"""``prove --atom``: the closed forms that are derived, proved and written."""

from __future__ import annotations

from pathlib import Path

import pytest

from layoutproof.integers.evaluate import compile_function
from layoutproof.integers.expression import substitute
from layoutproof.integers.parse import parse
from layoutproof.integers.text import to_text
from layoutproof.specs.derive import derive_claims
from layoutproof.specs.read import parse_spec, read_spec
from layoutproof.specs.spec import Mma, Spec
from layoutproof.specs.subjects import Subjects
from tests.commands.configurations import CONFIGS, OLDER, SEVEN, SM80, coordinates, options
from tests.commands.conftest import Run

SHIPPED = Path(__file__).parents[2] / "specs" / "tiled_mma"
ARTICLE = {  # of larger_input, as the article has them
    "a_owner": ("lane/4 + 8*((v/2)%2) + 16*wm + 32*rm", "2*(lane%4) + v%2 + 8*(v/4) + 16*rk"),
    "b_owner": ("lane/4 + 8*wn + 16*rn", "2*(lane%4) + v%2 + 8*(v/2) + 16*rk"),
    "c_owner": ("lane/4 + 8*(v/2) + 16*wm + 32*rm", "2*(lane%4) + v%2 + 8*wn + 16*rn"),
}


def derived(run: Run, file: Path, arguments: list[str]) -> Spec:
    result = run("prove", *arguments, "--write", file)
    assert result.exit_code == 0, result.output
    return read_spec(file)


@pytest.mark.parametrize("symbolic", [False, True], ids=["numbers", "all sizes"])
@pytest.mark.parametrize("name", [*SEVEN, *OLDER])
def test_what_is_written_is_proved(run: Run, tmp_path: Path, name: str, symbolic: bool) -> None:
    config = CONFIGS[name]
    spec = derived(run, tmp_path / "new.toml", options(config, problem=not symbolic))
    assert [claim.name for claim in spec.claims] == [
        f"{letter}_{what}" for what in ("owner", "covered") for letter in "abc"
    ]
    assert [param.name for param in spec.params] == (["M", "N", "K"] if symbolic else [])
    result = run("prove", "--no-record", spec.path)
    assert result.exit_code == 0 and result.stdout.endswith("1 spec, 6 claims: 6 proved\n")


@pytest.mark.parametrize("name", SEVEN)
def test_the_multiplicity_is_cutes(run: Run, tmp_path: Path, name: str) -> None:
    spec = derived(run, tmp_path / "new.toml", options(CONFIGS[name]))
    for letter, operand in CONFIGS[name]["operands"].items():
        count = spec.claim(f"{letter.lower()}_covered").count
        assert count is not None and int(count.text) == operand["multiplicity"]["max"]


@pytest.mark.parametrize("name", SEVEN)
def test_the_formulas_give_cutes_coordinates(name: str) -> None:
    config = CONFIGS[name]
    m, n, k = (parse(str(size)) for size in config["problem_MNK"])
    tile = tuple(int(entry) if entry.isdigit() else entry for entry in config["permutation"])
    problem = tuple(map(formula, (m, n, k)))
    spec = derive_claims(Spec("test", mma=Mma(config["atom"], config["thr_layout"], tile, problem)))  # type: ignore[arg-type]
    subjects = Subjects(spec)
    for letter in "ABC":
        found = []
        variables = subjects.operand(letter).subject.domain.variables
        names = ["lane", "wm", "wn", "wk", "v", *(v.name for v in variables if v.name[0] == "r")]
        limits = {v.name: v.size for v in variables}
        forms = {w: f.expression for w, f in spec.claim(f"{letter.lower()}_owner").formulas.items()}
        place = compile_function({w: substitute(f, {}) for w, f in forms.items()}, names)
        for thread in range(config["size"]):
            at = subjects.mma.get_slice(thread)
            points: list[tuple[int, ...]] = [()]
            for name_ in reversed(names[4:]):
                points = [(value, *point) for point in points for value in range(int(str(limits.get(name_, 1))))]
            found += [place(*at, *point) for point in points]
        assert found == coordinates(config, letter)


def formula(expression):  # type: ignore[no-untyped-def]
    from layoutproof.specs.spec import Formula

    return Formula(to_text(expression), expression)


def test_the_formulas_are_the_articles(run: Run, tmp_path: Path) -> None:
    spec = derived(run, tmp_path / "new.toml", ["--atom", SM80, "--threads", "(2,2,1)"])
    for name, texts in ARTICLE.items():
        assert tuple(f.text for f in spec.claim(name).formulas.values()) == texts
    assert spec.params[0].condition.text == "M >= 32 && M % 32 == 0"


def test_the_text_reads_back_as_the_formula() -> None:
    spec = derive_claims(Spec("test", mma=Mma(SM80, "(2,2,1)", ("(8,4):(4,1)", "_", "_"))))
    for claim in spec.claims:
        for text in claim.formulas.values():
            assert parse(text.text) == text.expression


@pytest.mark.parametrize("file", sorted(SHIPPED.glob("*.toml")), ids=lambda file: file.stem)
def test_shipped_specs_get_claims_too(file: Path) -> None:
    spec = read_spec(file)
    assert len(derive_claims(spec).claims) == 6


def test_it_says_who_shares_what(run: Run) -> None:
    four = run("prove", "--atom", SM80, "--threads", "(2,2,1)").stdout
    assert "A: warps that differ only in wn hold the same elements (2 owners)" in four
    assert "B: warps that differ only in wm hold the same elements (2 owners)" in four
    assert "C: each element is held once" in four
    split = run("prove", "--atom", SM80, "--threads", "(1,1,2)").stdout
    assert "C: warps along K hold partial sums of the same elements (2 owners): a reduction over wk is owed" in split


def test_a_rejected_configuration(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "new.toml"
    result = run("prove", "--atom", SM80, "--threads", "(2,2,1)", "--tile", "48,_,_", "--write", file)
    assert result.exit_code == 1 and not file.exists()
    assert "the tile is 48, not a multiple of 32 (2 x 16)" in result.stdout and "32 or 64" in result.stdout
    result = run("prove", "--atom", SM80, "--problem", "24x8x16")
    assert result.exit_code == 1 and "24 is not a multiple of 16" in result.stdout


def test_contradictory_sizes_give_no_claims() -> None:
    text = f"""
[params]
M = "M >= 32 && M < 16"
[mma]
atom = "{SM80}"
problem = ["M", 8, 16]
[claims.c]
operand = "C"
covered = 1
"""
    spec = parse_spec(text, "x.toml")
    assert derive_claims(spec).claims == ()


def test_what_comes_from_no_file_has_no_line(run: Run) -> None:
    result = run("prove", "--atom", "SM80_16x8x16_F16F16F16F16_TN", "--threads", "(2,2,1):(1,1,1)")
    assert result.exit_code == 1 and "\n    command line  mma: tiled mma\n" in result.stdout
