"""The keys of a spec file. The reader checks against this, and the JSON Schema for editors is printed from it.

Only the form is here. Whether names are known, formulas can be read and layouts mean something is ``build.py``'s part,
where messages can point at the character.
"""

from __future__ import annotations

from layoutproof.specs.form import Choice, Either, Formula, Items, Key, Named, Record, Text, Yes

EXPECTABLE = ("proved", "refuted", "rejected", "vacuous", "unknown")
DEFAULT_HARDWARE = "nvidia_sm90"
DEFAULT_THREADS = "(1,1,1)"
DEFAULT_TILE = ("_", "_", "_")
SUBJECTS = ("operand", "layout", "map", "copy", "tensor", "complete")  # complete speaks of the whole [mma]
COPY_PREDICATES = ("moves", "feeds", "aligned", "vectorised")
BANK_PREDICATES = ("conflict_free", "max_conflicts")
TENSOR_PREDICATES = ("same_map", "added_after")
COPY_CLAIMS = (*COPY_PREDICATES, *BANK_PREDICATES, *TENSOR_PREDICATES, "same_registers")
PREDICATES = ("equals", "injective", "bijective_onto", "covered", "in_bounds", "fits", "complete", *COPY_CLAIMS)
COPY_OUTPUTS = ("coordinate", "element", "byte")
REUSE = ("identity", "registers", "k_permutation", "lanes")
TYPES = ("int32", "uint32", "int64", "uint64")

_EXPECT = Choice(EXPECTABLE)

MMA = Record(
    {
        "atom": Key(
            Text(),
            "The instruction, as CuTe names it. `layoutproof atoms` lists them.",
            required="the instruction, such as SM80_16x8x16_F16F16F16F16_TN",
        ),
        "threads": Key(
            Text(),
            "The thread layout over M, N, K in CuTe's notation, such as (2,2,1) or (2,2,1):(2,1,0).",
            default=DEFAULT_THREADS,
        ),
        "tile": Key(
            Items(Formula(), 3, 'one item each for M, N, K: "_", an integer, or a layout in quotes'),
            'The permutation of M, N, K: for each mode "_", an integer, or a layout such as "(8,4):(4,1)".',
            default=list(DEFAULT_TILE),
        ),
        "problem": Key(
            Items(Formula(), 3, "the sizes M, N, K"),
            "The sizes M, N, K of the problem: integers, or formulas over the params. Left out, they are "
            "the params M, N, K where those exist, else the size of the tile.",
        ),
        "shared": Key(
            Named(Text(), "operand", empty='an operand and its tensor, such as A = "sA"'),
            "The tensors in shared memory that the instruction itself reads, as wgmma does: each must have a descriptor.",
        ),
        "expect": Key(_EXPECT, "The verdict that this configuration should get.", default="proved"),
    },
    "A CuTe make_tiled_mma configuration.",
)

MAP = Record(
    {
        "inputs": Key(
            Named(Formula(), "input", empty="at least one input, name = size"),
            "The inputs, each with its size: 0 <= input < size.",
            required='the inputs and their sizes, such as inputs = { i = "M" }',
        ),
        "let": Key(Named(Formula(), "value"), "Intermediate values in order; a later one may use those before it."),
        "output": Key(
            Named(Formula(), "output", empty="at least one output, name = formula"),
            "The outputs, each with its formula.",
            required='the outputs and their formulas, such as output = { m = "i/2" }',
        ),
        "guard": Key(Text(), "Only inputs for which this formula holds count."),
    },
    "Index arithmetic written by hand: bounded inputs to named integers.",
)

TENSOR = Record(
    {
        "layout": Key(
            Text(),
            "Its layout in CuTe's notation, swizzled or not: Sw<3,3,3> o 0 o (64,64):(64,1). Sizes and strides may be params.",
            required='a layout, such as "Sw<3,3,3> o 0 o (64,64):(64,1)"',
        ),
        "bits": Key(Formula(), "The width of an element in bits.", default=16),
        "memory": Key(
            Choice(("shared", "global")), "Where it lies; banks are asked of shared memory.", default="shared"
        ),
        "modes": Key(Items(Text()), "Names for its modes, such as m and k. Left out, c0, c1, ..."),
        "alignment": Key(Formula(), "What the base of its memory is known to be a multiple of, in bytes.", default=16),
        "base": Key(Formula(), "Where it starts in that memory, in bytes.", default=0),
        "stages": Key(Formula(), "How many copies of it lie one after the other, as a last mode of the name stage."),
        "tile": Key(Items(Formula()), "The tile of it that one block sees, mode by mode."),
        "swizzled": Key(
            Choice(("layout", "address")),
            "What the swizzle is applied to: places in the layout, or byte addresses (TMA, descriptors).",
            default="layout",
        ),
    },
    "A tensor in memory: pointer and layout.",
)

COPY = Record(
    {
        "atom": Key(
            Text(),
            "The copy instruction, as CuTe names it: SM75_U32x4_LDSM_N, UniversalCopy<uint128_t>.",
            required="the instruction, such as SM75_U32x4_LDSM_N",
        ),
        "value_bits": Key(Formula(), "The width of a value in bits. Left out, that of the tensor's elements."),
        "threads": Key(Text(), "make_tiled_copy's thread layout, such as (16,8):(8,1)."),
        "values": Key(Text(), "make_tiled_copy's value layout, such as (1,8).", default="1:0"),
        "mma": Key(
            Choice(("A", "B", "C")), "Instead of threads: the operand of [mma] whose registers it fills or empties."
        ),
        "source": Key(Text(), "The tensor that it reads. Left out: registers."),
        "destination": Key(Text(), "The tensor that it writes. Left out: registers."),
    },
    "A CuTe TiledCopy between two tensors, or a tensor and registers.",
    one_of=(("way of handing out", ("threads", "mma")),),
)

CLAIM = Record(
    {
        "operand": Key(
            Choice(("A", "B", "C", "E", "SFA", "SFB")),
            "The operand of [mma], or of the claim's atom, that it speaks of.",
        ),
        "layout": Key(Text(), "A layout of [layouts] by its name, or a layout literal."),
        "map": Key(Text(), "A map of [maps] by its name."),
        "atom": Key(Text(), "With an operand: the bare instruction that it is an operand of; [mma] is not asked."),
        "copy": Key(
            Text(),
            "A copy of [copies] by its name: which (t, v, repetitions) reads or writes what; or a bare copy "
            "instruction by CuTe's name.",
        ),
        "tensor": Key(Text(), "A tensor of [tensors] by its name."),
        "output": Key(
            Choice(COPY_OUTPUTS),
            "With a copy of [copies]: what it is a function to: the coordinate, the element's place, its byte.",
            default="coordinate",
        ),
        "side": Key(
            Choice(("src", "dst", "ref")),
            "With a copy: its source, destination, or CuTe's reference.",
            default="dst",
        ),
        "value_bits": Key(
            Formula(), "With a copy: the width of a value in bits, an integer; the output is then element, else bit."
        ),
        "inputs": Key(
            Items(Text()),
            "With a layout: names for its top-level modes. Left out, the one input is the flat index i.",
        ),
        "equals": Key(
            Either(Named(Formula(), "output", empty="a formula for each output"), Formula()),
            "Each output with the formula it equals, for all inputs; for a layout the formula alone.",
        ),
        "injective": Key(Yes(), "No two inputs give the same output."),
        "bijective_onto": Key(
            Either(Named(Formula(), "output", empty="a size for each output"), Formula()),
            "Each output with its size: every point of that box is met exactly once. With one output, the size alone.",
        ),
        "covered": Key(Formula(), "Every output element has exactly this many owners."),
        "onto": Key(
            Either(Named(Formula(), "output", empty="a size for each output"), Formula()),
            "With covered: the box of elements that are counted. Left out for operands: the whole tensor.",
        ),
        "in_bounds": Key(
            Either(Named(Formula(), "output", empty="a limit for each output"), Formula()),
            "Each output with its limit: 0 <= output < limit for every input that the guard lets through.",
        ),
        "fits": Key(
            Choice(TYPES),
            "No intermediate value overflows: C's types and casts as written, names being of this type.",
        ),
        "types": Key(Named(Choice(TYPES), "name"), "With fits: the types of names that are of another type."),
        "complete": Key(
            Yes(), "Every product A(m,k)*B(n,k) of [mma] is accumulated into C(m,n) exactly once; no other subject."
        ),
        "moves": Key(
            Yes(), "Each register (or element) of the destination receives the source element of its coordinate."
        ),
        "feeds": Key(
            Choice(("A", "B")),
            "Every register that this copy fills holds the element that this operand of [mma] wants there.",
        ),
        "written": Key(Text(), "With feeds: the tensor as the writer sees it. Left out, the copy's own source."),
        "written_by": Key(Text(), "With feeds: the copy that writes it, which must write every element."),
        "aligned": Key(Yes(), "Each access starts on its own width and is contiguous, for all params."),
        "vectorised": Key(Formula(), "The same for accesses of this many bytes, made of consecutive values."),
        "conflict_free": Key(Yes(), "No access to shared memory has a bank conflict: any warp, tile, stage or step."),
        "max_conflicts": Key(Formula(), "Bank conflicts are at most this-many-way."),
        "access": Key(
            Text(),
            "With bank conflicts: the kind of access, such as ld.shared.32 or ldmatrix.x4. Left out, what the copy does.",
        ),
        "hardware": Key(Text(), "With bank conflicts: whose rule counts.", default="nvidia_sm90"),
        "same_map": Key(
            Text(), "Each coordinate lies in the same byte as in this other tensor: it may be read as that."
        ),
        "added_after": Key(
            Items(Text()), "The offset of these modes may be added behind the swizzle: S(x+d) = S(x)+d for all x and d."
        ),
        "same_registers": Key(
            Text(), "With the accumulator: the next instruction, whose operand it becomes without leaving the thread."
        ),
        "as_operand": Key(Choice(("A", "B")), "With same_registers: which operand of it.", default="A"),
        "by": Key(Choice(REUSE), "With same_registers: the most that it may take.", default="registers"),
        "k_permutation": Key(Formula(), "With same_registers: how k is renamed, a formula in k; proved to be right."),
        "inverse": Key(
            Named(Formula(), "input", empty="a formula for each input"),
            "With bijective_onto or covered: each input in terms of the outputs, where the tool does not find it itself.",
        ),
        "fibre": Key(
            Formula(), "With an inverse and more than one owner: which owner an input is, 0 <= fibre < covered."
        ),
        "lemmas": Key(
            Items(Text()), "Conditions over the inputs, in order: each is proved before it is used for what follows."
        ),
        "expect": Key(_EXPECT, "The verdict that this claim should get.", default="proved"),
        "reads_as": Key(Text(), "The claim in your own words; shown with the verdict."),
    },
    "One claim: exactly one subject (operand, layout, map, copy, tensor) and exactly one predicate "
    "(equals, injective, bijective_onto, covered, in_bounds, fits, ...), or complete by itself.",
    one_of=(("subject", SUBJECTS), ("predicate", PREDICATES)),
)

SWEEP = Record(
    {
        "atom": Key(Items(Text()), "Instructions to try."),
        "threads": Key(Items(Text()), "Thread layouts to try."),
        "tile": Key(Items(Items(Formula(), 3, "one item each for M, N, K")), "Tiles to try, each of three items."),
        "problem": Key(Items(Items(Formula(), 3, "the sizes M, N, K")), "Problems to try, each of three sizes."),
        "params": Key(Named(Items(Formula()), "param"), "Values to try for params: integers."),
    },
    "A product of choices over [mma] and the params.",
)

SPEC = Record(
    {
        "title": Key(Text(), "One line that says what this spec is about."),
        "params": Key(
            Named(Formula(), "param"),
            "Symbolic sizes, each with the condition it satisfies (a formula that mentions it), or a fixed integer.",
        ),
        "assume": Key(
            Items(Text()), "What else is assumed of the params: relations between them, what the data guarantee."
        ),
        "mma": Key(MMA, "The tiled MMA configuration."),
        "sweep": Key(SWEEP, "Choices: `prove --sweep` proves the claims for every combination of them."),
        "layouts": Key(Named(Text(), "layout"), "Layouts in CuTe's notation; sizes and strides may be params."),
        "tensors": Key(Named(TENSOR, "tensor"), "Tensors in memory."),
        "copies": Key(Named(COPY, "copy"), "Tiled copies."),
        "maps": Key(Named(MAP, "map"), "Index arithmetic written by hand."),
        "claims": Key(
            Named(CLAIM, "claim", empty="nothing is claimed; add a table such as [claims.c_once]"),
            "What must hold.",
            required="nothing is claimed; add a table such as [claims.c_once]",
        ),
    },
    "A LayoutProof spec: a configuration or index arithmetic, and what is claimed of it.",
)
