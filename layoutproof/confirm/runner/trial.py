"""One test: launch it, compare its counters, and launch each control, which must not come out right."""

from __future__ import annotations

import hashlib
import struct
from pathlib import Path
from typing import Any

from .gpu import Gpu

LONG = ("after",)  # arguments that are 64-bit
SHOWN = 4  # mismatches that are told


class Trial:
    """A test of the plan on one device. ``tables`` finds the tables that buffers are filled from."""

    def __init__(self, gpu: Gpu, test: dict[str, Any], cubin: Path, tables: dict[str, Any]) -> None:
        self.gpu, self.test, self.tables = gpu, test, tables
        self.kernel = gpu.kernel(cubin, test["kernel"], test["shared"])
        self.list: Any = None

    def run(self, lists: Path | None = None) -> dict[str, Any]:
        """The counters, whether they are as expected, and what the controls gave."""
        test = self.test
        counters, broken, seconds = self._launch({}, room=test["listed"])
        wrong = [
            f"{word} is {counters.get(word)}, expected {value}"
            for word, value in test["expect"].items()
            if counters.get(word) != value
        ]
        wrong += broken
        result: dict[str, Any] = {
            "name": test["name"],
            "level": test["level"],
            "seconds": seconds,
            "counters": {word: value for word, value in counters.items() if word != "first"},
            "wrong": wrong,
            "controls": [],
        }
        if test["listed"] and counters["listed"] <= test["listed"]:
            content = self._sorted_list(counters["listed"])
            result["list_sha256"] = hashlib.sha256(content).hexdigest()
            if lists is not None:
                (lists / f"{test['unit']}.bin").write_bytes(content)
        if counters.get("mismatches"):
            result["examples"] = self._examples()
        for control in test["controls"]:
            found, guards, _ = self._launch(control["values"], room=0)
            told = found.get("mismatches", 0) + len(guards)
            told += sum(word in found and found[word] != value for word, value in test["expect"].items())
            result["controls"].append(
                {"name": control["name"], "mismatches": found.get("mismatches", 0), "caught": told > 0}
            )
        result["agrees"] = not wrong
        result["void"] = not all(control["caught"] for control in result["controls"])
        return result

    def _launch(self, values: dict[str, int], room: int) -> tuple[dict[str, int], list[str], float]:
        """Counters by name, guards that were written over, and seconds on the device."""
        cupy, numpy, test = self.gpu.cupy, self.gpu.numpy, self.test
        report = self.gpu.report()
        self.list = cupy.zeros(max(room, 1), dtype=numpy.uint64)
        buffers = {name: self._buffer(about) for name, about in test["buffers"].items()}
        known = {**test["values"], "room": room, "after": -1, **values}
        arguments: list[Any] = []
        for name in test["arguments"]:
            if name in ("report", "list"):
                arguments.append(report if name == "report" else self.list)
            elif name in buffers:
                arguments.append(buffers[name][test["buffers"][name]["guard"] :])
            else:
                arguments.append((numpy.int64 if name in LONG else numpy.int32)(known[name]))
        start, end = cupy.cuda.Event(), cupy.cuda.Event()
        start.record()
        self.kernel((test["grid"],), (test["block"],), tuple(arguments), shared_mem=test["shared"])
        end.record()
        end.synchronize()
        words = [int(word) for word in report.get()]
        counters = dict(zip(self.tables["counters"], words, strict=False))
        broken = [
            f"{name}: {int(count)} bytes beside the buffer were written over"
            for name, about in test["buffers"].items()
            if (count := self._damage(buffers[name], about)) != 0
        ]
        return counters, broken, cupy.cuda.get_elapsed_time(start, end) / 1000

    def _buffer(self, about: dict[str, Any]) -> Any:
        cupy = self.gpu.cupy
        whole = cupy.full(about["bytes"] + 2 * about["guard"], about["fill"], dtype=cupy.uint8)
        if about["data"]:
            content = self.tables[about["data"]]
            whole[about["guard"] : about["guard"] + len(content)] = cupy.asarray(content)
        return whole

    def _damage(self, buffer: Any, about: dict[str, Any]) -> int:
        guard = about["guard"]
        if not guard:
            return 0
        edges = (buffer[:guard], buffer[-guard:])
        return sum(int((edge != about["fill"]).sum()) for edge in edges)

    def _examples(self) -> list[dict[str, Any]]:
        """The mismatches of the smallest indices, slot by slot, with what the hardware gave."""
        found: list[dict[str, Any]] = []
        after = -1
        while len(found) < SHOWN:
            counters, _, _ = self._launch({"after": after}, room=0)
            key = counters["first"]
            if key == 2**64 - 1:
                break
            after = key >> 32
            got = struct.unpack("f", struct.pack("I", key & 0xFFFFFFFF))[0]
            found.append({"index": after, "got": got, **self._decoded(after)})
        return found

    def _decoded(self, index: int) -> dict[str, int]:
        digits: dict[str, int] = {}
        for word, radix in reversed(self.test["slots"]):
            index, digits[word] = divmod(index, radix)
        return dict(reversed(digits.items()))

    def _sorted_list(self, count: int) -> bytes:
        words = self.list[:count].get()
        words.sort()
        return bytes(words.tobytes())
