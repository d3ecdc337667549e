"""A tiled copy, and tensors in memory, as subjects of claims: (t, v, repetitions) -> coordinate, element or byte.

``t`` is the thread, ``v`` the value that it moves (its atom's values first), ``r`` with the name of a mode the repetition of
the tile along it, ``b`` with that name the block's tile where the tensor is cut into tiles for blocks. ``lane`` and ``warp``
may be used in formulas; inputs that can only be 0 are left out of the domain.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from layoutproof.algebra.inverse import right_inverse
from layoutproof.claims.subject import Subject
from layoutproof.errors import Rejected
from layoutproof.integers.expression import ZERO, Expression, Name, add, divide, modulo, multiply, substitute
from layoutproof.integers.polynomial import Size, exact_quotient, to_expression
from layoutproof.layouts.expressions import Coordinate, coordinate_expressions, layout_expression
from layoutproof.layouts.layout import Layout, identity_layout
from layoutproof.layouts.swizzle import ComposedLayout, Swizzle
from layoutproof.proving.domain import Domain, Variable
from layoutproof.tiled.copy import SIDES, TiledCopy
from layoutproof.tiled.shared_memory import SharedTensor

WARP = 32
OUTPUTS = ("coordinate", "element", "byte")


@dataclass(frozen=True)
class Memory:
    """A tensor in memory with names for its modes.

    ``tile`` are the extents of one block's tile, mode by mode, where blocks share the tensor. ``by_address`` says that the
    swizzle is applied to byte addresses (TMA, descriptors, swizzled pointers) rather than to places in the layout.
    """

    name: str
    tensor: SharedTensor
    modes: tuple[str, ...]
    tile: tuple[Size, ...] = ()
    by_address: bool = False
    shared: bool = True

    @property
    def extents(self) -> tuple[Size, ...]:
        """The extents of the whole tensor."""
        return tuple(mode.size() for mode in self.tensor.plain.modes)

    @property
    def shape(self) -> tuple[Size, ...]:
        """The extents of what one block sees."""
        return self.tile or self.extents

    @property
    def plain(self) -> Layout:
        """What one block sees, before the swizzle; where it starts is not in it."""
        whole = self.tensor.plain
        if not self.tile:
            return whole
        for extent, mode in zip(self.tile, whole.modes, strict=True):
            if isinstance(mode.shape, tuple) and mode.size() != extent:
                reason = f"mode {mode} is nested, a tile of {extent} cuts into it"
                raise Rejected("local_tile", reason, legal="a tensor whose modes have one stride each")
        strides = tuple(mode.stride for mode in whole.modes)
        shapes = tuple(m.shape if m.size() == e else e for e, m in zip(self.tile, whole.modes, strict=True))
        return Layout(shapes, strides)

    def element(self, coordinate: Sequence[Expression]) -> Expression:
        """The element's place in memory, counted in elements, the swizzle applied."""
        return self.tensor.index(self._place(coordinate))

    def byte(self, coordinate: Sequence[Expression]) -> Expression:
        """The element's byte, from memory that is aligned as stated."""
        tensor = self.tensor
        if not self.by_address or tensor.swizzle.bits == 0:
            return tensor.byte_address(self._place(coordinate))
        unswizzled = replace(tensor, layout=tensor.plain)
        return tensor.byte_swizzle().expression(unswizzled.byte_address(self._place(coordinate)))

    @property
    def unit(self) -> str:
        """What places are counted in: bytes, or bits where elements are narrower."""
        return "byte" if self.tensor.bits % 8 == 0 else "bit"

    @property
    def width(self) -> int:
        """An element in that unit."""
        return self.tensor.bits if self.unit == "bit" else self.tensor.bits // 8

    def place(self, coordinate: Sequence[Expression]) -> Expression:
        """Where the element begins, in :attr:`unit`."""
        tensor = self.tensor
        if self.unit == "byte":
            return self.byte(coordinate)
        if not self.by_address or tensor.swizzle.bits == 0:
            return add(8 * tensor.base, multiply(tensor.bits, self.element(coordinate)))
        plain = replace(tensor, layout=tensor.plain).index(self._place(coordinate))
        bit = add(8 * tensor.base, multiply(tensor.bits, plain))
        return add(multiply(8, tensor.byte_swizzle().expression(divide(bit, 8))), modulo(bit, 8))

    def before_swizzle(self, coordinate: Sequence[Expression]) -> tuple[Expression, Swizzle, Size]:
        """What the swizzle is applied to (an element's place, or a byte address), the swizzle, and a bound of the former."""
        tensor = self.tensor
        bare = replace(tensor, layout=tensor.plain)
        place = self._place(coordinate)
        if self.by_address and tensor.swizzle.bits:
            if self.unit == "bit":
                raise Rejected(
                    "swizzle", f"{self.name} has elements of {tensor.bits} bits in swizzled bytes", legal="8 bits"
                )
            size = tensor.base + bare.bytes
            return bare.byte_address(place), tensor.byte_swizzle(), size
        offset = tensor.layout.offset if isinstance(tensor.layout, ComposedLayout) else 0
        return add(offset, bare.index(place)), tensor.swizzle, offset + tensor.cosize

    def _place(self, coordinate: Sequence[Expression]) -> Coordinate:
        """As the layout takes it: one number where it has no modes of its own."""
        return tuple(coordinate) if isinstance(self.tensor.plain.shape, tuple) else coordinate[0]

    def subject(self, params: Domain) -> Subject:
        """Coordinate -> byte (or bit); the inputs are the modes' names."""
        variables = tuple(Variable(n, e) for n, e in zip(self.modes, self.extents, strict=True) if e != 1)
        free = {variable.name for variable in variables}
        coordinate = [Name(name) if name in free else ZERO for name in self.modes]
        derived: dict[str, Expression] = {name: ZERO for name in self.modes if name not in free}
        domain = Domain(params.params, variables, None, params.assumptions)
        return Subject(f"tensor {self.name}", domain, {self.unit: self.place(coordinate)}, derived)


@dataclass(frozen=True)
class CopySide:
    """One side of a copy: where each (t, v, repetitions) is, as coordinates of ``memory`` (shape only for registers)."""

    copy: TiledCopy
    side: str  # "S" or "D"
    memory: Memory
    domain: Domain
    coordinate: tuple[Expression, ...]
    derived: Mapping[str, Expression]
    title: str

    @property
    def values(self) -> int:
        """How many values the atom moves at once on this side."""
        count = self.copy.atom_layout(SIDES[self.side]).modes[1].size()
        assert isinstance(count, int)
        return count

    @property
    def name(self) -> str:
        """What messages call the copy."""
        return self.title.rpartition(", ")[0] or self.title

    def inside(self, **inputs: Expression) -> tuple[Expression, ...]:
        """The coordinate inside the block's tile, at other inputs."""
        return self.at(**{f"b{name}": ZERO for name in self.memory.modes}, **inputs)

    def at(self, **inputs: Expression) -> tuple[Expression, ...]:
        """The coordinate at other inputs."""
        return tuple(substitute(part, inputs) for part in self.coordinate)

    def subject(self, output: str = "coordinate") -> Subject:
        """The claims' subject; ``output`` is one of :data:`OUTPUTS`."""
        if output == "coordinate":
            outputs = dict(zip(self.memory.modes, self.coordinate, strict=True))
        elif output == "element":
            outputs = {"element": self.memory.element(self.coordinate)}
        else:
            outputs = {"byte": self.memory.byte(self.coordinate)}
        return Subject(self.title, self.domain, outputs, self.derived)

    @property
    def box(self) -> dict[str, Size]:
        """The whole tensor, mode by mode."""
        return dict(zip(self.memory.modes, self.memory.extents, strict=True))

    def starts(self, values: int | None = None) -> tuple[Domain, tuple[Expression, ...]]:
        """The coordinate of each access's first value: ``step`` counts accesses where ``v`` counted values.

        An access takes ``values`` of them, which divides what a thread has; left out, as many as the instruction.
        """
        values = self.values if values is None else values
        variables = []
        start: Expression = ZERO
        for variable in self.domain.variables:
            if variable.name != "v":
                variables.append(variable)
                continue
            accesses = exact_quotient(variable.size, values)
            assert accesses is not None, "a thread has whole accesses"
            if accesses != 1:
                variables.append(Variable("step", accesses))
                start = multiply(values, Name("step"))
        domain = Domain(self.domain.params, tuple(variables), None, self.domain.assumptions)
        return domain, self.at(v=start)

    def lanes(self) -> Subject:
        """lane, warp, access, repetitions -> byte address: what the rule of banks looks at."""
        domain, coordinate = self.starts()
        variables: list[Variable] = []
        for variable in domain.variables:
            if variable.name != "t" or not isinstance(variable.size, int):
                variables.append(variable)
                continue
            if variable.size > WARP and variable.size % WARP:
                reason = f"{variable.size} threads are no whole warps"
                near = variable.size // WARP * WARP
                raise Rejected("banks", reason, mode="threads", legal=f"{near} or {near + WARP}")
            variables.append(Variable("lane", min(variable.size, WARP)))
            if variable.size > WARP:
                variables.append(Variable("warp", -(-variable.size // WARP)))
        known = {variable.name for variable in variables}
        thread: Expression = Name("lane") if "lane" in known else ZERO
        if "warp" in known:
            thread = add(thread, multiply(WARP, Name("warp")))
        byte = substitute(self.memory.byte(coordinate), {"t": thread})
        return Subject(self.title, Domain(domain.params, tuple(variables), None, domain.assumptions), {"byte": byte})


def copy_side(copy: TiledCopy, side: str, memory: Memory, params: Domain, title: str) -> CopySide:
    """The partition of ``memory`` by one side of a copy. Raises :class:`Rejected` like CuTe."""
    shape = memory.shape
    whole = copy.tidfrg(side, identity_layout(shape))
    sizes: dict[str, Size] = {"t": whole.modes[0].size(), "v": whole.modes[1].size()}
    repetitions = [f"r{name}" for name in memory.modes]
    sizes |= dict(zip(repetitions, (mode.size() for mode in whole.modes[2].modes), strict=True))
    inputs: dict[str, Expression] = {name: ZERO if size == 1 else Name(name) for name, size in sizes.items()}
    place = (inputs["t"], inputs["v"], tuple(inputs[name] for name in repetitions))
    local = coordinate_expressions(whole, place, len(shape))
    blocks = _blocks(memory) if memory.tile else {}
    coordinate = []
    for name, part, extent in zip(memory.modes, local, shape, strict=True):
        block = blocks.get(f"b{name}", 1)
        coordinate.append(part if block == 1 else add(multiply(to_expression(extent), Name(f"b{name}")), part))
    sizes |= blocks
    derived: dict[str, Expression] = {name: ZERO for name, size in sizes.items() if size == 1}
    derived |= {"lane": modulo(inputs["t"], WARP), "warp": divide(inputs["t"], WARP)}
    variables = tuple(Variable(name, size) for name, size in sizes.items() if size != 1)
    domain = Domain(params.params, variables, None, params.assumptions)
    return CopySide(copy, side, memory, domain, tuple(coordinate), derived, title)


def source_of(copy: TiledCopy, thread: Expression, value: Expression) -> tuple[Expression, Expression]:
    """The (t, v) of the source side whose bits the instruction moves to (t, v) of the destination side."""
    atom = copy.atom_layout("src"), copy.atom_layout("dst")
    threads, source_values, values = (layout.size() for layout in (*atom[0].modes, atom[1].modes[1]))
    assert isinstance(threads, int) and isinstance(source_values, int) and isinstance(values, int)
    lane, inside = modulo(thread, threads), modulo(value, values)
    index = layout_expression(right_inverse(atom[0]), layout_expression(atom[1], (lane, inside)))
    source_thread = add(modulo(index, threads), multiply(threads, divide(thread, threads)))
    return source_thread, add(divide(index, threads), multiply(source_values, divide(value, values)))


def cute_offset(side: CopySide) -> Expression:
    """The offset before the swizzle as CuTe's own partition gives it, block by block."""
    repetitions = tuple(input_of(side, f"r{name}") for name in side.memory.modes)
    whole = side.copy.tidfrg(side.side, side.memory.plain)
    return layout_expression(whole, (input_of(side, "t"), input_of(side, "v"), repetitions))


def plain_offset(side: CopySide) -> Expression:
    """The same as a function of the coordinate inside the block's tile."""
    plain, coordinate = side.memory.plain, side.inside()
    return layout_expression(plain, coordinate if isinstance(plain.shape, tuple) else coordinate[0])


def input_of(side: CopySide, name: str) -> Expression:
    """The input by name; 0 where it has only one value and so is none."""
    return Name(name) if any(variable.name == name for variable in side.domain.variables) else ZERO


def _blocks(memory: Memory) -> dict[str, Size]:
    """How many tiles there are along each mode."""
    found: dict[str, Size] = {}
    for name, extent, tile in zip(memory.modes, memory.extents, memory.tile, strict=True):
        count = exact_quotient(extent, tile)
        if count is None:
            raise Rejected(
                "local_tile",
                f"{extent} is not known to be a multiple of the tile's {tile}",
                mode=name,
                legal=f"{extent} % {tile} == 0",
            )
        found[f"b{name}"] = count
    return found
