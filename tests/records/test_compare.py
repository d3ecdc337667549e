"""What differs between a record and its spec is found and named for what it is."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest

from layoutproof.proving.verdict import Outcome, Verdict
from layoutproof.records import compare as comparing
from layoutproof.records.compare import Fault, Finding, compare, orphans
from layoutproof.records.documents import SEAL, documents
from layoutproof.records.place import Place, place_of
from layoutproof.records.results import confirmed
from layoutproof.specs.result import ClaimResult, SpecResult
from layoutproof.specs.spec import Spec

PROOF = "(declare-const x Int)\n(assert (not (= x x)))\n(check-sat)\n"


def result(*claims: tuple[str, str]) -> SpecResult:
    """Claims by name, with the obligations given."""
    outcomes = {name: Outcome(Verdict.PROVED, f"{name} holds", obligations=text, checks=1) for name, text in claims}
    made = (ClaimResult(name, "equals", "map f", 1, Verdict.PROVED, outcome) for name, outcome in outcomes.items())
    return SpecResult("specs/x.toml", "X", tuple(made))


def files(spec_text: str = "spec", *claims: tuple[str, str]) -> dict[str, str]:
    """A record's files."""
    return documents(
        Spec("specs/x.toml", text=spec_text), result(*(claims or (("a", PROOF), ("b", PROOF)))), "specs/x.toml"
    )


@pytest.fixture
def place(tmp_path: Path) -> Place:
    """A record as written."""
    folder = tmp_path / "proofs" / "x"
    folder.mkdir(parents=True)
    for name, text in files().items():
        (folder / name).write_text(text)
    return Place(folder, "specs/x.toml")


def reseal(file: Path, change: Callable[[str], str]) -> None:
    """Change the summary as someone would who knows about the last line."""
    body = change(file.read_text().rpartition(f"\n{SEAL}")[0])
    file.write_text(f"{body}\n{SEAL}{hashlib.sha256(body.encode()).hexdigest()}\n")


def faults(findings: list[Finding]) -> list[tuple[Fault, str]]:
    assert all(finding.mend == "mend" and finding.what for finding in findings)
    assert all("\n" not in str(finding) and str(finding).endswith("; mend: mend") for finding in findings)
    return [(finding.fault, Path(finding.path).name) for finding in findings]


def test_nothing_changed(place: Place) -> None:
    assert compare(place, files(), "mend") == []
    (place.folder / "hardware.json").write_text("not ours")
    assert compare(place, files(), "mend") == []


def test_the_spec_changed(place: Place) -> None:
    (found,) = compare(place, files("other"), "mend")
    assert found.fault is Fault.STALE and found.what == "its spec has changed, no obligation among it"
    (found,) = compare(place, files("other", ("a", PROOF + "; more\n"), ("c", PROOF)), "mend")
    assert found.what == "its spec has changed (new: c; gone: b; other obligations: a)"


def test_the_tables_changed(place: Place) -> None:
    (found,) = compare(place, files("spec", ("a", PROOF), ("b", PROOF + "; more\n")), "mend")
    assert found.fault is Fault.STALE and "tables or LayoutProof have changed (other obligations: b)" in found.what


def test_the_encoder_or_the_format_changed(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("layoutproof.records.documents.ENCODER", 2)
    monkeypatch.setattr(comparing, "ENCODER", 2)
    (found,) = compare(place, files(), "mend")
    assert found.fault is Fault.STALE and "it is of encoder 1, this is 2" in found.what
    monkeypatch.setattr("layoutproof.records.documents.FORMAT", 2)
    monkeypatch.setattr(comparing, "FORMAT", 2)
    assert "it is of format 1, this is 2" in compare(place, files(), "mend")[0].what


def test_missing(place: Place) -> None:
    (place.folder / "a.smt2").unlink()
    assert faults(compare(place, files(), "mend")) == [(Fault.MISSING, "a.smt2")]
    (place.folder / "proof.toml").unlink()
    assert faults(compare(place, files(), "mend")) == [(Fault.MISSING, "x")]
    assert faults(compare(Place(place.folder / "y", "specs/y.toml"), files(), "mend")) == [(Fault.MISSING, "y")]


def test_edited_by_hand(place: Place) -> None:
    (place.folder / "a.smt2").write_text(PROOF)
    assert faults(compare(place, files(), "mend")) == [(Fault.EDITED, "a.smt2")]
    summary = place.folder / "proof.toml"
    summary.write_text(summary.read_text().replace('verdict = "proved"', 'verdict = "refuted"', 1))
    assert faults(compare(place, files(), "mend")) == [(Fault.EDITED, "proof.toml")]
    for rubbish in (b"", b"\xff\xfe", b"[[[", b"claims = 3\n"):
        summary.write_bytes(rubbish)
        assert faults(compare(place, files(), "mend")) == [(Fault.EDITED, "proof.toml")]


def test_an_edit_with_fitting_hashes_is_still_found(place: Place) -> None:
    """One cannot forge a record: it is compared with what the spec gives, not with its own hashes alone."""
    weaker = (place.folder / "a.smt2").read_text().replace("(not (= x x))", "false")
    old = hashlib.sha256((place.folder / "a.smt2").read_bytes()).hexdigest()
    (place.folder / "a.smt2").write_text(weaker)
    reseal(place.folder / "proof.toml", lambda text: text.replace(old, hashlib.sha256(weaker.encode()).hexdigest()))
    assert faults(compare(place, files(), "mend")) == [(Fault.STALE, "x")]
    reseal(place.folder / "proof.toml", lambda text: "claims = 3\n")
    assert faults(compare(place, files(), "mend")) == [(Fault.EDITED, "proof.toml")]


def test_a_file_of_no_claim(place: Place) -> None:
    (place.folder / "c.smt2").write_text(PROOF)
    assert faults(compare(place, files(), "mend")) == [(Fault.ORPHANED, "c.smt2")]


def test_records_without_specs(tmp_path: Path) -> None:
    specs, proofs = tmp_path / "specs", tmp_path / "proofs"
    (specs / "m").mkdir(parents=True)
    (specs / "m" / "here.toml").write_text("")
    (specs / "m" / "odd.name").write_text("")
    for name in ("m/here", "m/odd.name", "m/gone", "m/gone/too", "m/known"):
        (proofs / name).mkdir(parents=True, exist_ok=True)
        (proofs / name / "proof.toml").write_text("")
        (proofs / name / "c.smt2").write_text("")
    (proofs / "hardware").mkdir()
    (proofs / "hardware" / "h200.json").write_text("{}")
    found = orphans(proofs, specs, [proofs / "m" / "known"])
    assert [(finding.fault, finding.path) for finding in found] == [
        (Fault.ORPHANED, str(proofs / "m" / "gone")),
        (Fault.ORPHANED, str(proofs / "m" / "gone" / "too")),
    ]
    gone = proofs / "m" / "gone"
    assert found[0].mend == f"rm -f {gone}/proof.toml {gone}/*.smt2" and found[1].mend == f"rm -r {gone / 'too'}"
    assert orphans(proofs / "m" / "here", specs / "m" / "here", []) == []
    assert orphans(tmp_path / "nowhere", specs, []) == []


def test_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    inside = tmp_path / "proofs" / "a" / "x.y"
    assert place_of("specs/a/x.y.toml") == Place(inside, "specs/a/x.y.toml")
    assert place_of(tmp_path / "specs" / "b" / ".." / "a" / "x.y.toml") == Place(inside, "specs/a/x.y.toml")
    assert place_of("specs/old/specs/x.toml") == Place(tmp_path / "specs" / "old" / "proofs" / "x", "specs/x.toml")
    assert place_of("specs/a/x.toml", Path("out")) == Place(Path("out/a/x"), "specs/a/x.toml")
    assert place_of("kernels/x.toml") is None
    assert place_of("kernels/x.toml", Path("out")) == Place(Path("out/kernels/x"), "kernels/x.toml")
    assert place_of("/elsewhere/x.toml", Path("out")) == Place(Path("out/x"), "x.toml")


def test_evidence_that_the_solver_does_not_confirm() -> None:
    claims = []
    for verdict, text in ((Verdict.REFUTED, PROOF), (Verdict.REFUTED, "(check-sat)"), (Verdict.VACUOUS, "(check-sat)")):
        claims.append(ClaimResult("a", "equals", "map f", 1, verdict, Outcome(verdict, "", obligations=text, checks=1)))
    after = confirmed(SpecResult("specs/x.toml", "", tuple(claims))).claims
    assert [claim.outcome.verdict for claim in after] == [Verdict.REFUTED, Verdict.DISAGREED, Verdict.DISAGREED]
    assert after[0] is claims[0] and "does not confirm" in after[1].outcome.method
