"""A proven TiledMMA as its kernels see it: functions, problems in numbers, and what the partition says of each thread.

Expected tables come from the partition that CuTe's algebra gives, evaluated here; the kernels use the author's closed forms
where those were proved to be the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from layoutproof.atoms.atom import AXES, AXIS_NAMES, OPERANDS
from layoutproof.emit.functions import IndexFunction
from layoutproof.emit.kernel_code import SIZES, Code, wrong_maps
from layoutproof.emit.plan import Control
from layoutproof.emit.proven import ProvenSpec, identifier, plain_names
from layoutproof.emit.registers import WARP, slots
from layoutproof.errors import Rejected
from layoutproof.integers.evaluate import compile_function, size_at
from layoutproof.integers.expression import Name, names
from layoutproof.layouts.expressions import layout_expression

MOST_COMPARISONS = 1 << 33  # of one basis
Slot = tuple[int, int, int, int]  # repetition along the operand's first mode and its second, thread, value


@dataclass(frozen=True)
class Problem:
    """A problem in numbers: the params, M, N, K, and how often the tile repeats along each."""

    params: Mapping[str, int]
    extents: tuple[int, int, int]
    repeats: tuple[int, int, int]

    @property
    def values(self) -> dict[str, int]:
        """As the kernels take them."""
        words = dict(zip(SIZES[:3], self.extents, strict=True))
        return words | dict(zip(SIZES[3:], self.repeats, strict=True))


@dataclass(frozen=True)
class Tile:
    """A proven TiledMMA: its kernels, and what must come of them."""

    proven: ProvenSpec

    @cached_property
    def code(self) -> Code:
        """What the kernels are printed from."""
        mma = self.proven.subjects.mma
        sizes = zip(("lane", "wm", "wn", "wk"), mma.slice_expressions(Name("t")), strict=True)
        words = ("the thread's place: lane in the instruction, warp along M, N and K",)
        coordinates = IndexFunction("thread_coordinates", ("t",), dict(sizes), words)
        inputs = ("lane", "wm", "wn", "wk")
        index = layout_expression(mma.thr_layout_vmnk, tuple(Name(name) for name in inputs))
        words = (f"thread layout {mma.thr_layout_vmnk}",)
        functions = {operand: self._function(operand) for operand in OPERANDS}
        params = {name for function in functions.values() for name in function.inputs}
        params -= {"t", "v", *inputs, "rm", "rn", "rk"}
        values = {operand: slots(mma.atom, operand).values for operand in OPERANDS}
        return Code(
            mma.atom,
            coordinates,
            IndexFunction("thread_index", inputs, {"t": index}, words),
            functions,
            values,
            mma.threads[0],
            sorted(params),
        )

    def _function(self, operand: str) -> IndexFunction:
        closed = self.proven.closed_form(operand)
        if closed is not None:
            return closed.function
        subject = self.proven.subjects.operand(operand).subject
        bodies = {name: plain_names(body) for name, body in subject.outputs.items()}
        used = frozenset[str]().union(*(names(body) for body in bodies.values()))
        order = [variable.name for variable in subject.domain.variables]
        inputs = (*(name for name in order if name in used), *sorted(used - set(order)))
        return IndexFunction(identifier(f"operand_{operand}"), inputs, bodies, (f"operand {operand}, as partitioned",))

    @cached_property
    def block(self) -> int:
        """Threads to launch: whole warps, also where the thread layout has holes."""
        threads = self.proven.subjects.mma.thr_layout_vmnk.cosize()
        assert isinstance(threads, int)
        return -(-threads // WARP) * WARP

    @cached_property
    def group_of_thread(self) -> dict[int, int]:
        """Thread -> which warp along K it belongs to."""
        mma = self.proven.subjects.mma
        threads = (mma.thr_layout_vmnk(place) for place in product(*(range(size) for size in mma.threads)))
        return {size_at(thread, {}): mma.get_slice(size_at(thread, {}))[3] for thread in threads}

    @property
    def groups(self) -> int:
        """Warps along K, each with partial sums of its own."""
        return self.proven.subjects.mma.threads[3]

    def problems(self) -> Iterator[Problem]:
        """Legal problems, the smallest first."""
        domain = self.proven.subjects.params
        for sizes in domain.smallest_sizes(limit=64):
            values = domain.symbol_values(sizes)
            m, n, k = (size_at(size, values) for size in self.proven.subjects.problem)
            repeats = tuple(self._repeats(axis, values) for axis in range(3))
            yield Problem(sizes, (m, n, k), (repeats[0], repeats[1], repeats[2]))

    def _repeats(self, axis: int, values: Mapping[str, int]) -> int:
        name = f"r{AXIS_NAMES[axis].lower()}"
        for operand in OPERANDS:
            for variable in self.proven.subjects.operand(operand).subject.domain.variables:
                if variable.name == name:
                    return size_at(variable.size, values)
        return 1

    def basis_problem(self) -> Problem:
        """All of M, N, K different and each tile repeated, as far as the spec allows it and a full basis stays affordable."""
        best: tuple[tuple[int, int, int], Problem] | None = None
        for problem in self.problems():
            m, n, k = problem.extents
            comparisons = m * k * n * k * m * n
            if best is not None and comparisons > MOST_COMPARISONS:
                continue
            score = (len({m, n, k}), sum(repeat > 1 for repeat in problem.repeats), -comparisons)
            if best is None or score > best[0]:
                best = score, problem
        if best is None:
            raise Rejected(f"emit {self.proven.name}", "no sizes meet the spec's conditions")
        return best[1]

    def held(self, operand: str, problem: Problem) -> dict[Slot, tuple[int, int]]:
        """(repetition i, repetition j, t, v) -> element, from the partition itself; threads that take part only."""
        mma = self.proven.subjects.mma
        subject = self.proven.subjects.operand(operand).subject
        i, j = AXES[operand]
        values = self.proven.subjects.params.symbol_values(problem.params) if problem.params else {}
        inputs = ("lane", "v", "wm", "wn", "wk", "rm", "rn", "rk", *values)
        compute = compile_function(subject.outputs, inputs)
        found = {}
        lanes, *warps = mma.threads
        for lane, wm, wn, wk in product(range(lanes), *(range(count) for count in warps)):
            t = mma.thr_layout_vmnk((lane, wm, wn, wk))
            assert isinstance(t, int)
            for ri, rj in product(range(problem.repeats[i]), range(problem.repeats[j])):
                r = {AXIS_NAMES[i].lower(): ri, AXIS_NAMES[j].lower(): rj}
                rest = (r.get("m", 0), r.get("n", 0), r.get("k", 0))
                for v in range(self.code.values[operand]):
                    row, column = compute(lane, v, wm, wn, wk, *rest, *values.values())
                    found[ri, rj, t, v] = (row, column)
        return found

    def group_of_k(self, problem: Problem) -> list[int]:
        """Which warp along K accumulates each k."""
        found: dict[int, int] = {}
        for (_, _, t, _), (_, k) in self.held("A", problem).items():
            group = self.group_of_thread[t]
            assert found.setdefault(k, group) == group, "each k belongs to one warp along K"
        return [found[k] for k in range(problem.extents[2])]

    def params(self, problem: Problem) -> dict[str, int]:
        """The values of the params that the functions take."""
        values = self.proven.subjects.params.symbol_values(problem.params) if problem.params else {}
        return {name: values[name] for name in self.code.params}

    def wrong_maps(self) -> list[Control]:
        """The maps that must be told: each operand's registers swapped, each operand's lane off by one."""
        return wrong_maps(self.code.values)
