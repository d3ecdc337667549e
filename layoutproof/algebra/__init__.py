"""CuTe's layout algebra, result for result: what CuTe refuses is :class:`~layoutproof.errors.Rejected`.

Composition gives CuTe's layout even where that is not the function A(B(i)); see :mod:`layoutproof.algebra.steps`.
"""
