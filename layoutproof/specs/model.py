"""The keys of a spec file. The reader checks against this, and the JSON Schema for editors is printed from it.

Only the form is here. Whether names are known, formulas can be read and layouts mean something is ``build.py``'s part,
where messages can point at the character.
"""

from __future__ import annotations

from layoutproof.specs.form import Choice, Either, Formula, Items, Key, Named, Record, Text, Yes

EXPECTABLE = ("proved", "refuted", "rejected", "vacuous", "unknown")
DEFAULT_THREADS = "(1,1,1)"
DEFAULT_TILE = ("_", "_", "_")
SUBJECTS = ("operand", "layout", "map", "copy", "complete")  # complete speaks of the whole [mma]
PREDICATES = ("equals", "injective", "bijective_onto", "covered", "in_bounds", "fits", "complete")
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

CLAIM = Record(
    {
        "operand": Key(
            Choice(("A", "B", "C", "E", "SFA", "SFB")),
            "The operand of [mma], or of the claim's atom, that it speaks of.",
        ),
        "layout": Key(Text(), "A layout of [layouts] by its name, or a layout literal."),
        "map": Key(Text(), "A map of [maps] by its name."),
        "atom": Key(Text(), "With an operand: the bare instruction that it is an operand of; [mma] is not asked."),
        "copy": Key(Text(), "A copy instruction by CuTe's name: which (lane, v) reads or writes what."),
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
    "One claim: exactly one subject (operand, layout, map, copy) and exactly one predicate "
    "(equals, injective, bijective_onto, covered, in_bounds, fits), or complete by itself.",
    one_of=(("subject", SUBJECTS), ("predicate", PREDICATES)),
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
        "layouts": Key(Named(Text(), "layout"), "Layouts in CuTe's notation; sizes and strides may be params."),
        "maps": Key(Named(MAP, "map"), "Index arithmetic written by hand."),
        "claims": Key(
            Named(CLAIM, "claim", empty="nothing is claimed; add a table such as [claims.c_once]"),
            "What must hold.",
            required="nothing is claimed; add a table such as [claims.c_once]",
        ),
    },
    "A LayoutProof spec: a configuration or index arithmetic, and what is claimed of it.",
)
