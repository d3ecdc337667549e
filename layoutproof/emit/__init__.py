"""Printing kernels that put proven maps, and instructions, to the hardware."""
