"""What runs on the GPU machine: compiles, launches, compares counters. It needs CuPy and NumPy and nothing of LayoutProof.

The folder is copied as it is beside emitted sources, so its files import each other and the standard library only; CuPy is
imported by ``gpu`` alone.
"""
