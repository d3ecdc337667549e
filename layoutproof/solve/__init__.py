"""Filling the holes of a spec: the least swizzle, padding, value layout or K permutation that makes its claims true."""
