"""Write identity_layouts.json: what CuTe's algebra makes of identity layouts of nested shapes.

    python -m tests.oracle.make_identity_layouts        (a few minutes: each case is a program of its own)

A case names an operation, its inputs in this project's notation, CuTe's layout and its values (nested coordinates), or
the compiler's complaint.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from layoutproof.crosscheck.cxx import layout_type
from layoutproof.layouts import Layout, identity_layout, parse_layout, parse_tile
from layoutproof.layouts.tiler import Tiler
from tests.oracle.cute_host import ask, tiler, value, write

TARGET = Path(__file__).with_name("identity_layouts.json")
MOST = 64  # values kept of a case
Case = dict[str, Any]
SHAPES: list[Any] = [
    8, (4, 6), ((2, 3), 4), (((2, 2), 3), 4), (4, (2, 3)), ((4, 2), (3, 2)), ((2, (3, 2)), 5), ((1, 4), (2, 1)),
    (((2,), 3), 2), ((8,), (4, 4)), (2, (2, (2, (2, 2)))), ((2, 3, 4),),
]  # fmt: skip
DIVISORS: list[tuple[Any, list[Any]]] = [
    (((2, 3), 4), ["2", ["2", "2"], ["6", "2"], ["_", "4"], [["2", "3"], "2"], ["3:2", "2"], ["6:1", "_"]]),
    (((4, 2), (3, 2)), ["8", ["4", "3"], ["2:2", "6"], [["2", "2"], "3"], ["(2,2):(4,1)", ["3", "2"]], ["5", "3"]]),
    ((4, (2, 3)), [["2", "2"], ["4", ["2", "3"]], ["2:2", "3:2"], ["_", "6"], "8", ["2", "4"]]),
]
COMPOSED: list[tuple[str, str]] = [  # (left, right); I(..) is the identity layout of a shape
    ("I(((2, 3), 4))", "6:1"), ("I(((2, 3), 4))", "(6,4):(1,6)"), ("I(((2, 3), 4))", "(2,4):(3,6)"),
    ("I(((2, 3), 4))", "4:5"), ("I(((4, 2), 6))", "(4,3):(2,8)"), ("I(((4, 2), 6))", "(2,2):(1,16)"),
    ("((2,3),4):((12,4),1)", "I(((2, 3), 4))"), ("((4,6),8):((6,1),24)", "I(((2, 3), 4))"),
    ("((2,3),4)", "I(((1, 3), 2))"), ("(6,4)", "I(((2, 3), 4))"), ("((2,3),4)", "I((6, 4))"),
    ("((2,2,2),4)", "(2,2):(1@2@0,2@1)"), ("((8,2),4):((1,16),32)", "(4,2):(2@0@0,1@1)"),
    ("((2,3),4)", "(2,2):(1@3@0,1@1)"), ("((2,(4,3)),4)", "(2,2,3):(1@1,2@0@1@0,1@1@1@0)"),
    ("((6,3),4):((1,8),30)", "(3,2):(4@0@0,1@1)"), ("I(((2, 3), 4))", "I(((2, 3), 4))"),
    ("((2,3),4):((3@0,1@0),1@1)", "(6,2):(1@0,2@1)"), ("(2,3):(3@1@0,1@1@0)", "6:1"),
]  # fmt: skip


def layout(written: str) -> Layout:
    """A layout, or I(shape)."""
    return identity_layout(eval(written[2:-1])) if written.startswith("I(") else parse_layout(written)


def read_tiler(written: Any) -> Tiler:
    """A tiler as JSON keeps it: a string, or a list of tilers."""
    return tuple(map(read_tiler, written)) if isinstance(written, list) else parse_tile(written)


def cases() -> list[Case]:
    """Every question, without its answer."""
    found: list[Case] = []
    for shape in SHAPES:
        found.append({"op": "identity", "shape": str(shape)})
        found.append({"op": "coalesce", "layout": f"I({shape})"})
    for profile in ("(1, 1)", "((1, 1), 1)", "(1,)", "((1,), 1)", "((1, 1, 1), 1)"):
        found.append({"op": "coalesce_profile", "layout": "I(((2, 3), 4))", "profile": profile})
    for shape, tilers in DIVISORS:
        for written in tilers:
            for op in ("logical_divide", "zipped_divide", "composition_tiler"):
                found.append({"op": op, "layout": f"I({shape})", "tiler": written})
    for written in (["2", "2"], [["2", "3"], "2"]):
        found.append({"op": "tiled_divide", "layout": "I(((2, 3), 4))", "tiler": written})
        found.append({"op": "flat_divide", "layout": "I(((2, 3), 4))", "tiler": written})
    found += [{"op": "composition", "left": left, "right": right} for left, right in COMPOSED]
    for coordinate in ("(1, 0)", "(2, '_')", "('_', 1)"):
        found.append({"op": "local_tile", "layout": "I(((2, 3), 4))", "tiler": ["2", "2"], "coordinate": coordinate})
    for thread in (0, 1, 5):
        found.append({"op": "local_partition", "layout": "I(((4, 2), (3, 2)))", "threads": "(4,2)", "index": thread})
    generator = random.Random(7)
    for _ in range(16):
        shape = ((generator.choice((2, 3, 4)), generator.choice((2, 4))), generator.choice((4, 6, 8)))
        extents = tuple(generator.choice((2, 3, 4)) for _ in range(2))
        strides = tuple(generator.choice((1, 2, 3, 4, 8)) for _ in range(2))
        found.append({"op": "composition", "left": f"I({shape})", "right": str(Layout(extents, strides))})
    return found


def statement(case: Case) -> str:
    """The question in C++: it prints the layout, then the values."""
    op = case["op"]
    if op == "identity":
        made = f"make_identity_layout({value(eval(case['shape']), 'make_shape')})"
    elif op == "composition":
        made = f"composition({layout_type(layout(case['left']))}{{}}, {layout_type(layout(case['right']))}{{}})"
    else:
        subject = f"{layout_type(layout(case['layout']))}{{}}"
        if op == "coalesce":
            made = f"coalesce({subject})"
        elif op == "coalesce_profile":
            made = f"coalesce({subject}, {value(eval(case['profile']), 'make_shape')})"
        elif op.startswith("local_"):
            return partition(case)
        else:
            name = op.removesuffix("_tiler")
            made = f"{name}({subject}, {tiler(read_tiler(case['tiler']))})"
    return (
        f"auto L = {made}; say(L); for (int i = 0; i < min(int(size(L)), {MOST}); ++i) say(as_arithmetic_tuple(L(i)));"
    )


def partition(case: Case) -> str:
    """The same for what moves the origin: the values are those of the identity tensor."""
    shape = value(eval(case["layout"][2:-1]), "make_shape")
    if case["op"] == "local_tile":
        coordinate = ", ".join("_" if part == "_" else f"Int<{part}>{{}}" for part in eval(case["coordinate"]))
        what = f"local_tile(T, {tiler(read_tiler(case['tiler']))}, make_coord({coordinate}))"
    else:
        what = f"local_partition(T, {layout_type(parse_layout(case['threads']))}{{}}, {case['index']})"
    loop = f"for (int i = 0; i < min(int(size(P)), {MOST}); ++i) say(as_arithmetic_tuple(P(i)));"
    return f"auto T = make_identity_tensor({shape}); auto P = {what}; say(P.layout()); {loop}"


def answered(asked: list[Case]) -> list[Case]:
    """The questions with CuTe's answers."""
    answers, _ = ask([statement(case) for case in asked])
    for case, answer in zip(asked, answers, strict=True):
        if answer.refused:
            case["refused"] = answer.refused
        else:
            case["result"], case["values"] = answer.lines[0], list(answer.lines[1:])
    return asked


def main() -> None:
    """Ask, and write."""
    write(TARGET, "identity", answered(cases()))


if __name__ == "__main__":
    main()
