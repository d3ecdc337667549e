"""The JSON document: every verdict's evidence, and errors."""

from __future__ import annotations

import json

from layoutproof.proving.verdict import Verdict
from layoutproof.report.json_output import json_document
from layoutproof.specs.problems import Problem, SpecErrors
from tests.report.outcomes import PROVED, REFUTED, REJECTED, claim, spec


def test_claims() -> None:
    result = spec(claim("a", PROVED), claim("b", REFUTED, Verdict.REFUTED), claim("c", REJECTED))
    document = json.loads(json_document([result]))
    assert document["version"] == 1 and document["errors"] == []
    assert document["summary"] == {
        "specs": 1,
        "unreadable": 0,
        "verdicts": {"proved": 1, "refuted": 1, "rejected": 1},
        "as_expected": False,
    }
    a, b, c = document["specs"][0]["claims"]
    assert (a["name"], a["verdict"], a["as_expected"], a["counterexample"]) == ("a", "proved", True, None)
    assert a["witness"] == ["lane = 4*(m%8) + n/2%4", "v = n%2 + 2*(m/8%2)"]
    assert b["counterexample"] == {
        "sizes": {"M": 32, "N": 16},
        "inputs": {"lane": 0, "v": 2},
        "claimed": {"m": 0, "n": 2},
        "actual": {"m": 8, "n": 0},
        "details": [],
        "minimal": True,
        "replay": "layoutproof prove specs/x.toml --claim b --at lane=0,v=2,M=32,N=16",
    }
    assert c["refusal"] == {
        "operation": "zipped_divide",
        "mode": "mode M",
        "reason": "the tile 32 does not divide 40",
        "legal": "32 or 64",
    }


def test_errors() -> None:
    error = SpecErrors("x.toml", [Problem(("claims", "a", "covred"), "unknown key", "did you mean covered?", line=3)])
    document = json.loads(json_document([], [error]))
    assert document["errors"] == [
        {
            "path": "x.toml",
            "line": 3,
            "key": "claims.a.covred",
            "message": "unknown key",
            "legal": "did you mean covered?",
        }
    ]
    assert document["summary"]["unreadable"] == 1
