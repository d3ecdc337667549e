"""``confirm``: importing results, what is recorded and what is not, and records that go stale."""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from layoutproof.commands import failure
from layoutproof.commands.check import check
from layoutproof.commands.confirm import Options, confirm
from layoutproof.commands.emit import prove_all
from layoutproof.commands.prove import Output, prove
from layoutproof.confirm import record
from layoutproof.confirm.runner import gpu, nvrtc
from layoutproof.emit.plan import joined
from layoutproof.emit.proven import ProvenSpec
from layoutproof.emit.spec_plan import CATALOGUE, catalogue_part, spec_plan
from layoutproof.errors import UserError
from layoutproof.records.compare import Fault, Finding
from layoutproof.records.documents import SEAL, digest
from layoutproof.records.place import place_of
from layoutproof.records.results import derive
from layoutproof.specs.read import read_spec
from tests.confirm.made import results, save

SPEC = Path(__file__).parents[2] / "specs" / "tiled_mma" / "split_k.toml"


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    copy = tmp_path / "specs" / "tiled_mma" / SPEC.name
    copy.parent.mkdir(parents=True)
    shutil.copy(SPEC, copy)
    return copy


@pytest.fixture
def proven(spec: Path) -> ProvenSpec:
    (found,) = prove_all([spec])
    return found


@pytest.fixture
def made(proven: ProvenSpec) -> dict[str, Any]:
    return results(spec_plan(proven))


def file_of(tmp_path: Path) -> Path:
    return tmp_path / "proofs" / "hardware" / "tiled_mma" / "split_k.toml"


def imported(spec: Path, tmp_path: Path, *contents: dict[str, Any], write: bool = True) -> int:
    sources = [save(tmp_path / f"results{number}.json", content) for number, content in enumerate(contents)]
    return confirm([spec], Options(record=write, sources=sources))


def test_a_run_elsewhere_is_recorded(
    spec: Path, tmp_path: Path, made: dict[str, Any], proven: ProvenSpec, capsys: pytest.CaptureFixture[str]
) -> None:
    assert imported(spec, tmp_path, made) == 0
    assert "confirmed, recorded in" in capsys.readouterr().out
    found = tomllib.loads(text := file_of(tmp_path).read_text())
    assert (found["device"], found["compute_capability"], found["driver"]) == ("NVIDIA H200", "9.0", "580.159.04")
    assert set(found["levels"]) == {test.level for test in spec_plan(proven).tests}
    assert all(level["mismatches"] == 0 for level in found["levels"].values())
    assert all(level["caught"] == level["controls"] > 0 for level in found["levels"].values())
    assert found["kernels"] == {unit.name: unit.sha256 for unit in spec_plan(proven).units}
    assert found["obligations"] == {claim: proof for claim, proof in proven.obligations.items() if proof}
    assert imported(spec, tmp_path, made) == 0
    assert "confirmed, as recorded in" in capsys.readouterr().out
    assert file_of(tmp_path).read_text() == text


def test_without_record_nothing_is_written(spec: Path, tmp_path: Path, made: dict[str, Any]) -> None:
    assert imported(spec, tmp_path, made, write=False) == 0
    assert not file_of(tmp_path).exists()


def foreign(made: dict[str, Any]) -> str:
    for test in made["tests"]:
        test["sha256"] = "0" * 64
    return "no result has the hash of what is emitted now"


def one_is_missing(made: dict[str, Any]) -> str:
    made["tests"].pop()
    return "no result has the hash of what is emitted now"


def mismatch(made: dict[str, Any]) -> str:
    test = made["tests"][0]
    test["counters"]["mismatches"], test["wrong"], test["agrees"] = 2, ["mismatches is 2, expected 0"], False
    test["examples"] = [{"of": "out", "at": {"lane": 3, "v": 1}, "expected": {"m": 0, "n": 7}, "got": {"m": 1, "n": 7}}]
    return "mismatches is 2, expected 0; out at lane 3, v 1: expected m 0, n 7, the hardware gave m 1, n 7"


def mismatch_said_to_agree(made: dict[str, Any]) -> str:
    made["tests"][0]["counters"]["mismatches"] = 2
    return "mismatches is 2, which is not as expected"


def voided(made: dict[str, Any]) -> str:
    test = made["tests"][0]
    test["controls"][0]["caught"], test["void"] = False, True
    return "negative controls not caught"


def control_left_out(made: dict[str, Any]) -> str:
    del made["tests"][0]["controls"][0]
    return "negative controls not caught"


def hung(made: dict[str, Any]) -> str:
    test = made["tests"][0]
    for word in ("counters", "controls", "wrong", "seconds"):
        del test[word]
    test |= {"failed": "did not end within 60 s, the process was ended", "agrees": False}
    return "failed: did not end within 60 s, the process was ended"


@pytest.mark.parametrize(
    "spoil",
    [foreign, one_is_missing, mismatch, mismatch_said_to_agree, voided, control_left_out, hung],
    ids=lambda spoil: spoil.__name__,
)
def test_what_is_not_as_it_should_be_is_not_recorded(
    spec: Path, tmp_path: Path, made: dict[str, Any], capsys: pytest.CaptureFixture[str],
    spoil: Callable[[dict[str, Any]], str],
) -> None:  # fmt: skip
    assert imported(spec, tmp_path, made) == 0
    before = file_of(tmp_path).read_text()
    said = spoil(made)
    assert imported(spec, tmp_path, made) == 1
    assert said in capsys.readouterr().out
    assert file_of(tmp_path).read_text() == before, "records already written stay"


def test_a_gpu_too_old_confirms_nothing(
    spec: Path, tmp_path: Path, made: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    for test in made["tests"]:
        for word in ("counters", "controls", "wrong", "seconds"):
            del test[word]
        test |= {"not_run": "needs sm_80, this GPU is sm_70", "agrees": False}
    assert imported(spec, tmp_path, made) == 2
    said = capsys.readouterr().out
    assert "split_k.toml: not confirmed" in said and "needs sm_80, this GPU is sm_70" in said
    assert not file_of(tmp_path).exists()


def test_the_sanitizer_is_recorded_where_it_was_clean(spec: Path, tmp_path: Path, made: dict[str, Any]) -> None:
    watched = {**made, "tests": made["tests"][:1], "sanitizer": {"memcheck": "clean", "racecheck": "exit code 99"}}
    assert imported(spec, tmp_path, made, watched) == 0
    said = tomllib.loads(file_of(tmp_path).read_text())["sanitizer"]
    kernels = len(made["kernels"])
    assert said == {"memcheck": f"clean, 1 of {kernels} kernels"}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"machine": {}}, "does not say on which machine"),
        ({"quick": True}, "a quick run compares nothing"),
        ({"error": "there is no usable GPU"}, "not run: there is no usable GPU"),
        ({"tests": {}}, "not the results of a run"),
        ({"tests": [{"name": "x"}]}, "lacks one of"),
    ],
)
def test_results_that_cannot_be_used(
    spec: Path, tmp_path: Path, made: dict[str, Any], change: dict[str, Any], message: str
) -> None:
    with pytest.raises(UserError, match=message):
        imported(spec, tmp_path, {**made, **change})


def test_files_that_cannot_be_used(spec: Path, tmp_path: Path, made: dict[str, Any]) -> None:
    with pytest.raises(UserError, match="cannot be read: no such file"):
        confirm([spec], Options(sources=[tmp_path / "nowhere.json"]))
    (tmp_path / "bad.json").write_text("{")
    with pytest.raises(UserError, match="not JSON"):
        confirm([spec], Options(sources=[tmp_path / "bad.json"]))
    other = {**made, "machine": {**made["machine"], "driver_build": "1.2"}}
    with pytest.raises(UserError, match=r"is of another machine than .*: driver_build 1\.2, not 580"):
        imported(spec, tmp_path, made, other)
    with pytest.raises(UserError, match="nothing to confirm"):
        confirm([], Options())


def test_without_cupy_it_is_emitted_and_compiled(
    spec: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        nvrtc.version()
    except nvrtc.CompileError:
        pytest.skip("NVRTC is not installed")
    try:
        gpu.Gpu()
        pytest.skip("there is a GPU")
    except gpu.NoGpu:
        pass
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert confirm([spec], Options(record=True)) == 2
    said = capsys.readouterr().err
    assert said.startswith("emitted and compiled, not run: ") and "takes all" in said
    assert list((tmp_path / "layoutproof" / "cubins").glob("*.cubin"))
    assert not file_of(tmp_path).exists()


def findings(spec: Path) -> list[Finding]:
    read = read_spec(spec)
    derived, place = derive(read), place_of(spec)
    assert derived.result is not None and place is not None
    return record.stale(place, read, derived.result)


def resealed(text: str) -> str:
    body = text.rpartition(f"\n{SEAL}")[0]
    return f"{body}\n{SEAL}{digest(body)}\n"


def test_a_record_goes_stale(spec: Path, tmp_path: Path, made: dict[str, Any], proven: ProvenSpec) -> None:
    assert findings(spec) == []  # there is none
    assert imported(spec, tmp_path, made) == 0
    assert findings(spec) == []
    path = file_of(tmp_path)
    text = path.read_text()
    old = text.replace(record.emitter(), "0" * 64)
    path.write_text(resealed(old))
    assert findings(spec) == [], "another emitter that emits the same is no fault"
    unit = spec_plan(proven).units[0]
    path.write_text(resealed(old.replace(unit.sha256, "1" * 64)))
    (found,) = findings(spec)
    assert found.fault is Fault.STALE and f"other kernels: {unit.name}" in found.what
    assert "layoutproof confirm" in found.mend and found.mend.endswith("--record")
    claim, before = next((claim, found) for claim, found in proven.obligations.items() if found)
    path.write_text(resealed(old.replace(before, "2" * 64)))
    (found,) = findings(spec)
    assert found.fault is Fault.STALE and f"other obligations: {claim}" in found.what
    path.write_text(text.replace("mismatches = 0", "mismatches = 1"))
    (found,) = findings(spec)
    assert found.fault is Fault.EDITED


def test_a_changed_spec_makes_it_stale(spec: Path, tmp_path: Path, made: dict[str, Any]) -> None:
    assert imported(spec, tmp_path, made) == 0
    spec.write_text("# a comment changes no kernel\n" + spec.read_text())
    assert findings(spec) == []
    text = spec.read_text()
    assert "SM80_16x8x16_F32F16F16F32_TN" in text or "SM80_16x8x16_F16F16F16F16_TN" in text
    changed = text.replace("SM80_16x8x16_F16F16F16F16_TN", "SM80_16x8x16_F32F16F16F32_TN")
    if changed == text:
        changed = text.replace("SM80_16x8x16_F32F16F16F32_TN", "SM80_16x8x16_F16F16F16F16_TN")
    spec.write_text(changed)
    (found,) = findings(spec)
    assert found.fault is Fault.STALE and "kernels" in found.what


def test_check_tells_of_a_stale_record_and_of_an_orphan(spec: Path, tmp_path: Path, made: dict[str, Any]) -> None:
    assert prove([spec], Output()) == 0
    assert imported(spec, tmp_path, made) == 0
    assert check([tmp_path / "specs"]) == 0
    path = file_of(tmp_path)
    text = path.read_text()
    digest_of_kernel = next(iter(made["kernels"].values()))
    path.write_text(resealed(text.replace(record.emitter(), "0" * 64).replace(digest_of_kernel, "1" * 64)))
    assert check([tmp_path / "specs"]) == failure.STALE
    path.write_text(text)
    (path.parent / "gone.toml").write_text(text)
    assert check([tmp_path / "specs"]) == failure.STALE


def test_each_part_of_the_catalogue_has_its_own_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What another architecture alone can run is named, and does not stand in the way."""
    plan = joined("", [catalogue_part(name) for name in CATALOGUE])
    made = results(plan)
    for test, found in zip(plan.tests, made["tests"], strict=True):
        if test.disagrees:
            found["counters"]["mismatches"], found["disagrees"], found["agrees"] = 6144, test.disagrees, False
            found["wrong"] = ["mismatches is 6144, expected 0"]
        if test.name.startswith("catalogue/warp: SM120"):
            del found["counters"]
            found |= {"not_run": "needs sm_120a, this GPU is sm_90", "agrees": False}
    source = save(tmp_path / "results.json", made)
    assert confirm([], Options(catalogue=True, record=True, sources=[source], proofs=tmp_path)) == 0
    assert "known not to agree: catalogue/warp: SM80_16x8x32_S32S4S4S32_TN" in capsys.readouterr().out
    records = {path.stem: tomllib.loads(path.read_text()) for path in (tmp_path / "hardware/catalogue").iterdir()}
    assert set(records) == {"warp", "warpgroup", "movement", "banks"}
    assert len(records["warp"]["known_not_to_agree"]) == 8 and len(records["warp"]["not_run"]) == 1
    levels = [level for entry in records.values() for level in entry["levels"].values()]
    assert sum(level["tests"] for level in levels) == len(plan.tests) - 1
    assert not any("WGMMA" in name or name.startswith("wgmma") for name in records["warp"]["kernels"])
    made["tests"][0]["sha256"] = "0" * 64
    save(source, made)
    assert confirm([], Options(catalogue=True, sources=[source], proofs=tmp_path)) == 1
