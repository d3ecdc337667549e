"""From expressions to verdicts: normal forms, obligations as SMT-LIB text, the solver, enumeration, counterexamples."""
