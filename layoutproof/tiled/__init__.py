"""TiledMMA: one instruction tiled over warps and values, as CuTe defines it."""

from layoutproof.tiled.mma import Stage, TiledMMA
from layoutproof.tiled.validity import validate

__all__ = ["Stage", "TiledMMA", "validate"]
