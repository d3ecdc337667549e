"""LayoutProof: prove the index arithmetic of GPU kernels.

Everything is an integer function; see ARCHITECTURE.md for the rooms and ``layoutproof.integers.expression`` for the
language they share.
"""

__version__ = "0.1.0"
