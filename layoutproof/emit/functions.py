"""An index function as text to paste: CUDA C++, C, Python and Triton, all from the expressions that were proved.

A function of one output returns it; of several, CUDA takes references, C pointers, and Python returns a tuple. Inputs are
meant to be what the claim says of them: Python's plain ``//`` and ``%`` stand where the dividend is then not negative.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from layoutproof.emit.triton import to_triton
from layoutproof.integers.bounds import Interval
from layoutproof.integers.c import PRELUDE, PYTHON_PRELUDE, to_c
from layoutproof.integers.expression import Expression
from layoutproof.integers.python import HELPERS, to_python


@dataclass(frozen=True)
class IndexFunction:
    """``inputs -> outputs``; ``words`` are the comment above it. ``wide``: its arithmetic needs 64 bits.

    ``bounds`` are what is known of inputs.
    """

    name: str
    inputs: tuple[str, ...]
    outputs: Mapping[str, Expression]
    words: Sequence[str] = field(default=())
    wide: bool = False
    bounds: Mapping[str, Interval] = field(default_factory=dict)

    @property
    def type(self) -> str:
        """The C type of inputs and outputs."""
        return "long long" if self.wide else "int"


def cuda(function: IndexFunction) -> str:
    """A ``__device__`` function."""
    return _c_family(function, "static __device__ __forceinline__ ", "&")


def c(function: IndexFunction) -> str:
    """The same for a C compiler."""
    return _c_family(function, "static inline ", "*")


def python(function: IndexFunction) -> str:
    """A Python function."""
    bodies = {name: to_python(body, bounds=function.bounds) for name, body in function.outputs.items()}
    return _indented(function, bodies, "")


def triton(function: IndexFunction) -> str:
    """A Triton function: for scalars and blocks alike."""
    bodies = {name: to_triton(body) for name, body in function.outputs.items()}
    return _indented(function, bodies, "@triton.jit\n")


PRINTERS: Mapping[str, Callable[[IndexFunction], str]] = {"cuda": cuda, "c": c, "python": python, "triton": triton}


def library(functions: Sequence[IndexFunction], language: str, heading: Sequence[str] = ()) -> str:
    """A file of functions, with what they need in front."""
    texts = [PRINTERS[language](function) for function in functions]
    mark = "#" if language in ("python", "triton") else "//"
    parts = ["".join(f"{mark} {line}\n" for line in heading)] if heading else []
    parts += [needed] if (needed := needs("".join(texts), language)) else []
    gap = "\n\n" if mark == "#" else "\n"
    return gap.join([*parts, *texts])


def needs(text: str, language: str) -> str:
    """What the functions call: imports, and the helpers of C and Python where one is used."""
    if language == "triton":
        return "import triton\nimport triton.language as tl\n"
    if language == "python":
        return PYTHON_PRELUDE if any(f"{helper}(" in text for helper in HELPERS) else ""
    return PRELUDE if "lp_" in text else ""


def _c_family(function: IndexFunction, prefix: str, reference: str) -> str:
    kind = function.type
    lines = [f"// {word}" for word in function.words]
    inputs = [f"{kind} {name}" for name in function.inputs]
    bodies = {name: to_c(body, integer_type=kind) for name, body in function.outputs.items()}
    if len(bodies) == 1:
        (body,) = bodies.values()
        lines.append(f"{prefix}{kind} {function.name}({', '.join(inputs)}) {{ return {body}; }}")
        return "\n".join(lines) + "\n"
    # An output may be called like an input (a map from i to i): it gets another name.
    names = {name: f"{name}_out" if name in function.inputs else name for name in bodies}
    outputs = [f"{kind} {reference}{name}" for name in names.values()]
    lines.append(f"{prefix}void {function.name}({', '.join(inputs + outputs)})")
    lines.append("{")
    star = "*" if reference == "*" else ""
    lines += [f"    {star}{names[name]} = {body};" for name, body in bodies.items()]
    return "\n".join([*lines, "}"]) + "\n"


def _indented(function: IndexFunction, bodies: Mapping[str, str], decorator: str) -> str:
    comment = "".join(f"# {word}\n" for word in function.words)
    head = f"{comment}{decorator}def {function.name}({', '.join(function.inputs)}):\n"
    if len(bodies) == 1:
        return f"{head}    return {next(iter(bodies.values()))}\n"
    if set(bodies) & set(function.inputs):
        return f"{head}    return {', '.join(bodies.values())}\n"
    lines = [f"    {name} = {body}\n" for name, body in bodies.items()]
    return f"{head}{''.join(lines)}    return {', '.join(bodies)}\n"
