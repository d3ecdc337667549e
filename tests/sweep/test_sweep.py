"""`prove --sweep`: every combination, in order, the same on one process, several, or a cluster that loses a worker."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from layoutproof.commands.app import app
from layoutproof.specs.problems import SpecErrors
from layoutproof.specs.read import parse_spec
from layoutproof.specs.run import run_spec
from layoutproof.specs.sweep import chunks, combinations, count, prove_chunk

ROOT = Path(__file__).parents[2]
SPEC = """
title = "small"
[params]
M = "M >= 1"
[mma]
atom = "SM80_16x8x16_F16F16F16F16_TN"
problem = ["64*M", 32, 32]
[sweep]
atom = ["SM80_16x8x16_F16F16F16F16_TN", "SM80_16x8x8_F32TF32TF32F32_TN", "SM80_nonsense"]
threads = ["(1,1,1)", "(2,2,1)", "(3,1,1)", "(1,1,2)"]
params = { M = [1, 3] }
[claims.c]
operand = "C"
covered = 1
"""


def lines_of(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


def in_process() -> list[dict[str, object]]:
    spec = parse_spec(SPEC, "small.toml")
    return [json.loads(line) for chunk in chunks(spec, 5) for line in prove_chunk(chunk)]


def test_every_combination_once_and_in_order() -> None:
    spec = parse_spec(SPEC, "small.toml")
    found = in_process()
    assert count(spec) == 3 * 4 * 2 == len(found)
    assert [line["number"] for line in found] == list(range(24))
    assert len({json.dumps(line["choice"], sort_keys=True) for line in found}) == 24


def test_verdicts_are_those_of_each_combination_alone() -> None:
    spec = parse_spec(SPEC, "small.toml")
    for line, (choice, one) in zip(in_process(), combinations(spec), strict=True):
        assert line["choice"] == choice
        if choice["atom"] == "SM80_nonsense":
            assert line["verdict"] == "rejected" and "unknown atom" in str(line["reason"])
            continue
        alone = {claim.name: claim.outcome.verdict.value for claim in run_spec(one).claims}
        assert line["claims"] == alone, choice


def test_all_answers_occur_with_their_reasons() -> None:
    by_threads = {(line["choice"]["threads"], line["verdict"]) for line in in_process() if line["number"] < 8}  # type: ignore[index]
    assert by_threads == {
        ("(1,1,1)", "proved"),
        ("(2,2,1)", "proved"),
        ("(3,1,1)", "rejected"),  # M = 64 is no multiple of 3 warps x 16, M = 192 is
        ("(3,1,1)", "proved"),
        ("(1,1,2)", "refuted"),
    }
    refused = next(line for line in in_process() if line["verdict"] == "rejected")
    assert "48" in str(refused["reason"]) and "64" in str(refused["reason"])


def test_processes_give_the_same_lines(tmp_path: Path) -> None:
    path, out = tmp_path / "small.toml", tmp_path / "lines.jsonl"
    path.write_text(SPEC)
    result = CliRunner().invoke(app, ["prove", "--sweep", str(path), "--jobs", "2", "--out", str(out)])
    assert result.exit_code == 1, result.output  # split K is refuted: C is covered twice
    assert lines_of(out.read_text()) == in_process()
    assert "24 combinations: 10 proved, 4 refuted, 10 rejected" in result.output
    assert not (tmp_path / "lines.jsonl.partial").exists()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("[sweep]", "[sweep]\nthread = []"), "unknown key"),
        (('"(3,1,1)"', '"(3,1"'), "is open"),
        (("{ M = [1, 3] }", "{ Q = [1] }"), "Q is no param"),
        (("M = [1, 3]", 'M = ["a"]'), "needs integers"),
    ],
)
def test_a_wrong_sweep_is_one_sentence(tmp_path: Path, change: tuple[str, str], message: str) -> None:
    path = tmp_path / "small.toml"
    path.write_text(SPEC.replace(*change))
    result = CliRunner().invoke(app, ["prove", "--sweep", str(path)])
    assert result.exit_code == 2 and message in result.output and "Traceback" not in result.output


def test_a_spec_without_sweep_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "plain.toml"
    path.write_text(SPEC[: SPEC.index("[sweep]")] + SPEC[SPEC.index("[claims.c]") :])
    result = CliRunner().invoke(app, ["prove", "--sweep", str(path)])
    assert result.exit_code == 2 and "has no [sweep]" in result.output


def test_a_cluster_that_loses_a_worker_loses_nothing(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed", reason="pip install 'layoutproof[cluster]'")
    path, out = tmp_path / "small.toml", tmp_path / "lines.jsonl"
    path.write_text(SPEC)
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        pids = client.run(os.getpid)
        busy = [client.submit(_sleep, pure=False) for _ in range(4)]  # both workers have something to lose
        os.kill(next(iter(pids.values())), signal.SIGKILL)
        arguments = ["prove", "--sweep", str(path), "--cluster", cluster.scheduler_address, "--out", str(out)]
        result = CliRunner().invoke(app, arguments)
        client.cancel(busy)
    assert result.exit_code == 1, result.output
    assert lines_of(out.read_text()) == in_process()


def test_an_unreachable_cluster_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="pip install 'layoutproof[cluster]'")
    path = tmp_path / "small.toml"
    path.write_text(SPEC)
    result = CliRunner().invoke(app, ["prove", "--sweep", str(path), "--cluster", "tcp://127.0.0.1:9"])
    assert result.exit_code == 2 and "cannot be reached" in result.output and "Traceback" not in result.output


def _sleep() -> int:
    import time

    time.sleep(1)
    return 1


@pytest.fixture
def large(tmp_path: Path) -> Path:
    """A sweep of more than a thousand million combinations."""
    values = ",".join(map(str, range(1, 40_000)))
    threads = ",".join(f'"({m},{n},1)"' for m in range(1, 200) for n in range(1, 200))
    file = tmp_path / "large.toml"
    text = SPEC.replace("M = [1, 3]", f"M = [{values}]")
    file.write_text(text.replace('["(1,1,1)", "(2,2,1)", "(3,1,1)", "(1,1,2)"]', f"[{threads}]"))
    return file


def test_a_large_sweep_begins_at_once_and_ends_with_its_reader(large: Path) -> None:
    """Nothing is made for all combinations beforehand, and what is under way is given up when nobody reads."""
    command = [sys.executable, "-m", "layoutproof", "prove", "--sweep", str(large), "--jobs", "2"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, cwd=ROOT) as process:
        assert process.stdout is not None
        assert json.loads(process.stdout.readline())["number"] == 0
        process.stdout.close()
        assert process.wait(timeout=60) == 141


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, -signal.SIGTERM)])
def test_workers_do_not_outlive_the_sweep(large: Path, number: int, code: int) -> None:
    command = [sys.executable, "-m", "layoutproof", "prove", "--sweep", str(large), "--jobs", "2"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, cwd=ROOT) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(number)
        process.communicate(timeout=60)  # to the end: until every worker has closed its end of the pipe
    assert process.returncode == code


def test_out_is_a_folder(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(SPEC)
    result = CliRunner().invoke(app, ["prove", "--sweep", str(file), "--out", str(tmp_path)])
    assert (result.exit_code, result.stderr) == (2, f"error: --out {tmp_path}: is a folder\n  name the file to write\n")
    assert list(tmp_path.iterdir()) == [file]


def test_a_problem_that_holds_nothing() -> None:
    text = SPEC.replace("params = { M = [1, 3] }", "problem = [[0, 8, 16], [16, 8, -16]]")
    with pytest.raises(SpecErrors) as caught:
        parse_spec(text, "x.toml")
    assert caught.value.lines() == [
        "x.toml:11: sweep.problem[0][0]: a size of 0 holds nothing; a size is at least 1",
        "x.toml:11: sweep.problem[1][2]: a size of -16 holds nothing; a size is at least 1",
    ]
