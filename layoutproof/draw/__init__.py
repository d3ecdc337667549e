"""Pictures of a spec: who owns what, where shared memory keeps it, and what is around a counterexample."""
