"""One test: launch it, compare its counters and buffers, and launch each control, which must not come out right."""

from __future__ import annotations

import hashlib
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .gpu import Gpu

LONG = ("after",)  # arguments that are 64-bit
SHOWN = 4  # mismatches that are told


@dataclass
class Launched:
    """What one launch left: counters by name, guards written over, seconds on the device, mismatches of buffers, and the
    buffers that the results keep.
    """

    counters: dict[str, int]
    broken: list[str]
    seconds: float
    examples: list[dict[str, Any]]
    kept: dict[str, list[int]]

    @property
    def wrong(self) -> int:
        """How much tells that something is not as it should be."""
        return self.counters.get("mismatches", 0) + len(self.broken)


class Trial:
    """A test of the plan on one device. ``tables`` finds the tables that buffers are filled from and compared with."""

    def __init__(self, gpu: Gpu, test: dict[str, Any], cubin: Path, tables: dict[str, Any]) -> None:
        self.gpu, self.test, self.tables = gpu, test, tables
        self.kernel = gpu.kernel(cubin, test["kernel"], test["shared"])
        self.list: Any = None

    def run(self, lists: Path | None = None, *, quick: bool = False) -> dict[str, Any]:
        """The counters, whether they are as expected, and what the controls gave. ``quick`` only launches, with fewer
        values, for tools that watch memory.
        """
        test = self.test
        values = test["quick"] if quick else {}
        main = self._launch(values, room=test["listed"], looking=True)
        counters, expect = main.counters, {} if quick else test["expect"]
        wrong = [
            f"{word} is {counters.get(word)}, expected {value}"
            for word, value in expect.items()
            if counters.get(word) != value
        ]
        wrong += main.broken
        result: dict[str, Any] = {
            "name": test["name"],
            "level": test["level"],
            "spec": test["spec"],
            "sha256": test["sha256"],
            "seconds": main.seconds,
            "counters": {word: value for word, value in counters.items() if word != "first"},
            "wrong": wrong,
            "controls": [],
        }
        if main.kept and not quick:
            result["kept"] = main.kept
        if test["listed"] and counters["listed"] <= test["listed"]:
            content = self._sorted_list(counters["listed"])
            result["list_sha256"] = hashlib.sha256(content).hexdigest()
            if lists is not None:
                (lists / f"{test['unit']}.bin").write_bytes(content)
        if counters.get("mismatches") and not quick:
            result["examples"] = main.examples or self._examples()
        for control in () if quick else test["controls"]:
            found = self._launch(control["values"], room=0)
            result["controls"].append(
                {"name": control["name"], "mismatches": found.counters.get("mismatches", 0), "caught": found.wrong > 0}
            )
        result["agrees"] = not wrong
        if test["disagrees"]:
            result["disagrees"] = test["disagrees"]
        result["void"] = not quick and not (
            test["controls"] and all(control["caught"] for control in result["controls"])
        )
        return result

    def _launch(self, values: dict[str, int], room: int, *, looking: bool = False) -> Launched:
        """Launch once and read everything back; ``looking`` collects mismatches of buffers."""
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
        examples: list[dict[str, Any]] = []
        for compare in test["compares"]:
            self._compare(compare, buffers[compare["buffer"]], counters, examples if looking else None)
        kept = {name: self._words(name, buffers[name], "u4") for name in test["kept"] if looking}
        seconds = cupy.cuda.get_elapsed_time(start, end) / 1000
        listed = {name: [int(word) for word in words] for name, words in kept.items()}
        return Launched(counters, broken, seconds, examples, listed)

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

    def _words(self, name: str, buffer: Any, kind: str) -> Any:
        """What lies between the guards."""
        guard = self.test["buffers"][name]["guard"]
        content = buffer.get()
        return content[guard : len(content) - guard].view(kind)

    def _compare(
        self, compare: dict[str, Any], buffer: Any, counters: dict[str, int], examples: list[dict[str, Any]] | None
    ) -> None:
        found = self._words(compare["buffer"], buffer, compare["type"])
        wanted = self.tables[compare["table"]].view(compare["type"])
        (wrong,) = (found[: len(wanted)] != wanted).nonzero()
        counters["checked"] += len(wanted)
        counters["mismatches"] += len(wrong)
        for place in [int(place) for place in wrong[:SHOWN]] if examples is not None else []:
            assert examples is not None
            about = {"of": compare["buffer"], "at": decoded(place, compare["slots"])}
            for word, value in (("expected", wanted[place].item()), ("got", found[place].item())):
                about[word] = decoded(value, compare["values"]) if compare["values"] else value
            examples.append(about)

    def _examples(self) -> list[dict[str, Any]]:
        """The mismatches of the smallest indices, slot by slot, with what the hardware gave."""
        found: list[dict[str, Any]] = []
        after = -1
        while len(found) < SHOWN and "after" in self.test["arguments"]:
            key = self._launch({"after": after}, room=0).counters["first"]
            if key == 2**64 - 1:
                break
            bits = self.test["key_bits"]
            after, got = key >> bits, key & ((1 << bits) - 1)
            if bits == 32:
                got = struct.unpack("f", struct.pack("I", got))[0]
            found.append({"index": after, "got": got, **decoded(after, self.test["slots"])})
        return found

    def _sorted_list(self, count: int) -> bytes:
        words = self.list[:count].get()
        words.sort()
        return bytes(words.tobytes())


def decoded(index: int, slots: list[tuple[str, int]]) -> dict[str, int]:
    """A mixed-radix number as its digits by name; the first takes what is left."""
    digits: dict[str, int] = {}
    for word, radix in reversed(slots[1:]):
        index, digits[word] = divmod(index, radix)
    digits |= {word: index for word, _ in slots[:1]}
    return dict(reversed(digits.items()))
