"""Lines of keys: every key that tomllib finds stands on the line that is found for it."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from layoutproof.specs.locate import Path, locate

KEYS = st.one_of(
    st.from_regex(r"\A[a-z_][a-z0-9_-]{0,5}\Z"), st.text("ab .#[]{}=\"'\\é\t", min_size=0, max_size=5), st.just("3")
)
STRINGS = st.sampled_from(
    [
        '"plain"',
        "'literal # = ['",
        '"esc \\" quote \\\\"',
        '"""one\n[not.a.table]\nx = 1 # no \\""" still\n"""',
        "'''a\n\"\n] }\n'''",
        '""""quoted""""',
        "1979-05-27 07:32:00",
        "[1, # c\n [2, 3],\n]",
        "true",
        "+1_000",
        "inf",
    ]
)


def quoted(key: str, style: int) -> str:
    """A key in one of the spellings that fit it."""
    if style == 0 and key and key.isascii() and all(c.isalnum() or c in "_-" for c in key):
        return key
    if style == 1 and "'" not in key and "\t" not in key:
        return f"'{key}'"
    escaped = key.replace("\\", "\\\\").replace('"', '\\"').replace("\t", "\\t")
    return f'"{escaped}"'


@st.composite
def documents(draw: st.DrawFn) -> tuple[str, dict[Path, int]]:
    """A TOML text, and the line of each of its keys."""
    lines: list[str] = []
    expected: dict[Path, int] = {}

    def here() -> int:
        return "\n".join(lines).count("\n") + (2 if lines else 1)

    def pairs(prefix: Path) -> None:
        for key in draw(st.lists(KEYS, unique=True, max_size=3)):
            if draw(st.booleans()):
                lines.append(draw(st.sampled_from(["", "# comment = [", "  "])))
            spelled = quoted(key, draw(st.integers(0, 2)))
            expected[(*prefix, key)] = here()
            if draw(st.booleans()):
                lines.append(f"  {spelled}\t= {draw(STRINGS)} # after")
            else:
                inner = draw(st.lists(KEYS, unique=True, max_size=2))
                for part in inner:
                    expected[(*prefix, key, part)] = here()
                lines.append(f"{spelled}={{ {', '.join(f'{quoted(part, 2)} = {{ }}' for part in inner)} }}")

    pairs(())
    for name in draw(st.lists(st.from_regex(r"\AT[a-z]{1,4}\Z"), unique=True, max_size=3)):
        if draw(st.booleans()):
            expected[(name,)] = expected[(name, "x y")] = here()
            lines.append(f'[ {name} . "x y" ]')
            pairs((name, "x y"))
        else:
            for index in range(draw(st.integers(1, 2))):
                expected.setdefault((name,), here())
                expected[(name, index)] = here()
                lines.append(f"[[{name}]] # an array of tables")
                pairs((name, index))
                expected[(name, index, "Sub")] = here()
                lines.append(f"[{name}.Sub]")
    return "\n".join(lines) + draw(st.sampled_from(["", "\n"])), expected


@given(documents())
@settings(max_examples=100)
def test_every_key_is_found_on_its_line(document: tuple[str, dict[Path, int]]) -> None:
    text, expected = document
    tomllib.loads(text)
    found = locate(text)
    for path, line in expected.items():
        assert found.line_of(path) == line, (path, text)


def every_path(value: Any, path: Path = ()) -> list[Path]:
    if isinstance(value, dict):
        return [p for key, item in value.items() for p in ((*path, key), *every_path(item, (*path, key)))]
    return []


@given(documents())
@settings(max_examples=100)
def test_every_key_of_tomllib_is_known(document: tuple[str, dict[Path, int]]) -> None:
    text, _ = document
    known = locate(text).lines
    assert [path for path in every_path(tomllib.loads(text)) if path not in known] == []


@given(st.text("ab=[]{}.,'\"\\#\n \t1", max_size=40))
@settings(max_examples=200)
def test_nothing_makes_it_raise(text: str) -> None:
    assert all(1 <= line <= text.count("\n") + 1 for line in locate(text).lines.values())


def test_deep_nesting_is_survived() -> None:
    locate("a = " + "[" * 100_000)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("claims", "c", "equals", "n"), 5),
        (("claims", "c", "equals", "nowhere"), 4),
        (("claims", "c", "nowhere"), 2),
        (("nowhere",), 1),
        ((), 1),
        (("tile", 2), 1),
    ],
)
def test_falls_back_to_the_nearest_enclosing_key(path: Path, line: int) -> None:
    text = 'tile = ["_", 1, 2]\n[claims.c]\noperand = "C"\nequals.m = "1"\nequals.n = "2"\n'
    assert locate(text).line_of(path) == line


def test_carriage_returns_count_once() -> None:
    assert locate("a = 1\r\n\r\nb = 2\r\n").line_of(("b",)) == 3
