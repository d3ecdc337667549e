"""An index function as text to paste: CUDA C++, C, Python and Triton, all from the expressions that were proved.

A function of one output returns it; of several, CUDA takes references, C pointers, and Python returns a tuple.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from layoutproof.integers.c import to_c
from layoutproof.integers.expression import Expression


@dataclass(frozen=True)
class IndexFunction:
    """``inputs -> outputs``; ``words`` are the comment above it. ``wide``: its arithmetic needs 64 bits."""

    name: str
    inputs: tuple[str, ...]
    outputs: Mapping[str, Expression]
    words: Sequence[str] = field(default=())
    wide: bool = False

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


def _c_family(function: IndexFunction, prefix: str, reference: str) -> str:
    kind = function.type
    lines = [f"// {word}" if reference == "&" else f"/* {word} */" for word in function.words]
    inputs = [f"{kind} {name}" for name in function.inputs]
    bodies = {name: to_c(body, integer_type=kind) for name, body in function.outputs.items()}
    if len(bodies) == 1:
        (body,) = bodies.values()
        lines.append(f"{prefix}{kind} {function.name}({', '.join(inputs)}) {{ return {body}; }}")
        return "\n".join(lines) + "\n"
    outputs = [f"{kind} {reference}{name}" for name in bodies]
    lines.append(f"{prefix}void {function.name}({', '.join(inputs + outputs)})")
    lines.append("{")
    star = "*" if reference == "*" else ""
    lines += [f"    {star}{name} = {body};" for name, body in bodies.items()]
    return "\n".join([*lines, "}"]) + "\n"
