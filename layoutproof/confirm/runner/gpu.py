"""The GPU, through CuPy: the only module that imports it, and only when a device is asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

REPORT_WORDS = 16
FIRST = 3  # the report's word that starts as all ones: the least is kept there


class NoGpu(Exception):
    """There is no CuPy, no driver, or no such device; the text says which."""


class Gpu:
    """One device."""

    def __init__(self, number: int = 0) -> None:
        try:
            import cupy  # type: ignore[import-not-found, unused-ignore]
            import numpy
        except ImportError as error:
            raise NoGpu(f"CuPy is not installed ({error})") from None
        self.cupy, self.numpy = cupy, numpy
        try:
            count = cupy.cuda.runtime.getDeviceCount()
        except cupy.cuda.runtime.CUDARuntimeError as error:
            raise NoGpu(f"there is no usable GPU ({error})") from None
        if number >= count:
            raise NoGpu(f"there is no GPU {number}, this machine has {count}")
        cupy.cuda.Device(number).use()
        self.number = number
        self.modules: dict[str, Any] = {}
        properties = cupy.cuda.runtime.getDeviceProperties(number)
        self.capability: tuple[int, int] = (properties["major"], properties["minor"])
        self.name: str = properties["name"].decode()

    def facts(self) -> dict[str, str]:
        """What a record says of the machine."""
        runtime = self.cupy.cuda.runtime
        return {
            "device": self.name,
            "capability": f"{self.capability[0]}.{self.capability[1]}",
            "driver": _dotted(runtime.driverGetVersion()),
            "runtime": _dotted(runtime.runtimeGetVersion()),
            "driver_build": _driver_build(),
            "cupy": str(self.cupy.__version__),
        }

    def kernel(self, cubin: Path, name: str, shared: int) -> Any:
        """A kernel of a compiled unit."""
        key = str(cubin)
        if key not in self.modules:
            self.modules[key] = self.cupy.RawModule(path=key)
        kernel = self.modules[key].get_function(name)
        if shared > 48 * 1024:
            kernel.max_dynamic_shared_size_bytes = shared
        return kernel

    def report(self) -> Any:
        """Fresh counters."""
        words = self.numpy.zeros(REPORT_WORDS, dtype=self.numpy.uint64)
        words[FIRST] = 2**64 - 1
        return self.cupy.asarray(words)

    def free(self) -> None:
        """Give memory back to the device."""
        self.cupy.get_default_memory_pool().free_all_blocks()


def _dotted(version: int) -> str:
    return f"{version // 1000}.{version % 1000 // 10}"


def _driver_build() -> str:
    """The driver's own number, such as 580.82.07, where the kernel module says it."""
    try:
        words = Path("/proc/driver/nvidia/version").read_text(encoding="utf-8").split()
    except OSError:
        return ""
    return next((word for word in words if word.count(".") >= 1 and word[0].isdigit()), "")
