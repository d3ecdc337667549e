"""Entries that take template arguments: which are legal, one example of them, and whether the layouts are sound for all."""

from __future__ import annotations

import contextlib
import itertools
import re

from cuteheaders.entries import Entry
from cuteheaders.soundness import judge
from layoutproof.atoms.template import Arguments, BadArguments, check, fill, holds
from layoutproof.atoms.types import BITS
from layoutproof.errors import UserError

DEFAULTS: dict[str, list[int | str]] = {"type": ["uint128_t"], "int": [128], "major": ["K"]}


def judge_entry(name: str, entry: Entry) -> None:
    """Add ``held`` (how often each element is held, where not once) or ``fault``, for each operand of an atom."""
    held: dict[str, int] = {}
    for values in _samples(entry):
        shape = tuple(int(part) for part in fill(str(entry["shape_mnk"]), values).strip("()").split(","))
        for key, (i, j) in {"a": (0, 2), "b": (1, 2), "c": (0, 1), "e": (0, 2), "sfa": (0, 2), "sfb": (1, 2)}.items():
            if key not in entry:
                continue
            copies, wrong = judge(fill(str(entry[key]), values), (shape[i], shape[j]), key)
            if wrong:
                if entry.get("params"):
                    raise UserError(f"{name}: {wrong}", hint="a fault of a template has no place in the catalogue yet")
                entry["fault"], _, entry["counterexample"] = wrong.partition(": ")
            elif copies != held.setdefault(key.upper(), copies):
                raise UserError(f"{name}: {key} is held {held[key.upper()]} or {copies} times, by its arguments")
    entry["held"] = {key: copies for key, copies in held.items() if copies != 1}


def _samples(entry: Entry) -> list[Arguments]:
    """Arguments that stand for all: every width of A, sizes of M and N small and large."""
    params = parameters(entry)
    samples: list[Arguments] = [{}]
    choices = {"M": (64, 128, 256), "N": (16, 48, 256), "a_type": ("e2m1_t", "e4m3_t", "half_t", "tfloat32_t")}
    for word, kind in params.items():
        options: tuple[int | str, ...] = choices.get(word, (32,) if kind == "int" else ("float",))
        samples = [{**sample, word: option} for sample in samples for option in options]
    return [sample | _widths(sample, params) for sample in samples]


def example(name: str, entry: Entry) -> str:
    """Arguments that the headers accept, for messages and lists."""
    params = parameters(entry)
    variants = entry.get("variants") or [{}]
    assert isinstance(variants, list)
    table = {**entry, **variants[0]}
    options: dict[str, list[int | str]] = {"M": [128, 256], "N": [64], "VS": [16, 32, 64], "ScaleC": [8]}
    words: list[list[tuple[str, int | str]]] = []
    for word, kind in params.items():
        chosen: list[int | str] = sorted(table.get("choices", {}).get(word, ()), key=lambda kind: _rank(kind, name))
        words.append([(word, option) for option in chosen or options.get(word, DEFAULTS[kind])])
    candidates: list[Arguments] = [dict(pairs) for pairs in itertools.product(*words)]
    for values in sorted(candidates, key=lambda values: values.get("a_type") != values.get("b_type")):
        if ("int" in str(values.get("a_type"))) != ("int" in str(values.get("c_type"))) and "choices" in entry:
            continue  # the headers take floats into integers, but nobody wants to see that
        values |= _widths(values, params)
        with contextlib.suppress(BadArguments):
            check(values, table)
            return fill(str(entry["args"]), values)
    raise UserError(f"{name}: no arguments satisfy {table['where']}")


def _rank(kind: int | str, name: str) -> int:
    """The types that people use first."""
    usual = ("half_t", "tfloat32_t", "e4m3_t", "e2m1_t", "int8_t", "ue8m0_t")
    if kind == "float" or (kind == "e2m1_t" and "MXF4" in name):
        return -1
    return usual.index(str(kind)) if kind in usual else len(usual)


def _widths(values: Arguments, params: dict[str, str]) -> Arguments:
    return {f"bits_{word}": BITS[str(values[word])] for word, kind in params.items() if kind == "type"}


def parameters(entry: Entry) -> dict[str, str]:
    """The template parameters of an entry with their kinds."""
    params = entry.get("params", {})
    assert isinstance(params, dict)
    return params


def narrow(entry: Entry) -> None:
    """Leave out of ``choices`` the types of A and B that no condition on the two lets through."""
    choices, where = entry.get("choices"), entry.get("where")
    if not isinstance(choices, dict) or not isinstance(where, list):
        return
    speaks = [text for text in where if not re.search(r"\b(?:[MN]|VS|\w+_major|c_type|sf_type)\b", text)]
    pairs = [
        (a, b)
        for a, b in itertools.product(choices["a_type"], choices["b_type"])
        if all(
            holds(text, {"bits_a_type": BITS[a], "bits_b_type": BITS[b], "a_type": a, "b_type": b}) for text in speaks
        )
    ]
    entry["choices"] = {
        **choices,
        **{f"{x}_type": list(dict.fromkeys(p[i] for p in pairs)) for i, x in enumerate("ab")},
    }
