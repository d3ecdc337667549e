"""Choosing values for params: small ones that meet every condition.

Free params step up from their least values. One that is said to be equal to something made of others, such as
``BM == ceil_div(M, 64)``, takes the value that follows from theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING

from layoutproof.integers.evaluate import DivisionByZero, compile_function
from layoutproof.integers.expression import Expression, names

if TYPE_CHECKING:
    from layoutproof.proving.domain import Param

Formula = Callable[..., tuple[int, ...]]


class Choices:
    """The values that ``params`` may take under ``conditions``."""

    def __init__(self, params: Sequence[Param], conditions: Sequence[Expression]) -> None:
        self.params, self.conditions = params, conditions

    def smallest(self, steps: int, limit: int) -> Iterator[dict[str, int]]:
        """Legal values of the params, smallest sum of steps first, ``steps`` multiples from each least value on."""
        choices: list[Sequence[int] | None] = []
        for param, definition in self._order:
            facts = param.facts
            if definition is not None:
                choices.append(None)
                continue
            if facts.fixed is not None:
                choices.append([facts.fixed])
                continue
            start = facts.least if facts.least is not None else 0
            start = -(-start // facts.divisor) * facts.divisor
            choices.append([start + step * facts.divisor for step in range(steps)])
        found = 0
        for total in range(sum(len(values) - 1 for values in choices if values is not None) + 1):
            for sizes in self._legal({}, choices, total):
                yield {param.name: sizes[param.name] for param in self.params}
                found += 1
                if found == limit:
                    return

    def completed(self, chosen: Mapping[str, int]) -> dict[str, int] | None:
        """Values of the free params with those that follow from them; None where some have no value."""
        values: dict[str, int] = {}
        for param, definition in self._order:
            try:
                values[param.name] = chosen[param.name] if definition is None else definition(*values.values())[0]
            except DivisionByZero:
                return None
        return {param.name: values[param.name] for param in self.params}

    def _legal(
        self, chosen: dict[str, int], choices: Sequence[Sequence[int] | None], total: int
    ) -> Iterator[dict[str, int]]:
        """Legal sizes that go on from those ``chosen``, lexicographically, ``total`` steps above the least ones altogether."""
        place = len(chosen)
        if place == len(choices):
            if total == 0:
                yield chosen
            return
        param, definition = self._order[place]
        values = choices[place]
        if values is None:
            assert definition is not None, "only a defined param has no choices"
            try:
                tried = [(0, definition(*chosen.values())[0])]
            except DivisionByZero:
                return
        else:
            most = sum(len(later) - 1 for later in choices[place + 1 :] if later is not None)
            tried = [(step, values[step]) for step in range(max(0, total - most), min(total, len(values) - 1) + 1)]
        for step, value in tried:
            sizes = {**chosen, param.name: value}
            if all(holds(condition, sizes) for condition in self._decided_at[place]):
                yield from self._legal(sizes, choices, total - step)

    @cached_property
    def _order(self) -> list[tuple[Param, Formula | None]]:
        """The params as values are chosen: free ones first, then those that follow from them, with how they do."""
        defined = {param.name: param.definition for param in self.params if param.definition is not None}
        order = [param for param in self.params if param.name not in defined]
        waiting = [param for param in self.params if param.name in defined]
        found: list[tuple[Param, Formula | None]] = [(param, None) for param in order]
        while waiting:
            known = tuple(param.name for param, _ in found)
            ready = next((p for p in waiting if names(defined[p.name]) <= set(known)), None)
            if ready is None:  # they define each other: the first one is tried like a free one
                found.append((waiting.pop(0), None))
            else:
                waiting.remove(ready)
                found.append((ready, compiled(defined[ready.name], known)))
        return found

    @cached_property
    def _decided_at(self) -> list[list[Formula]]:
        """The conditions by the place of the last param that they mention: there they can be checked."""
        places = [param.name for param, _ in self._order]
        table: list[list[Formula]] = [[] for _ in places]
        for condition in self.conditions:
            place = max((places.index(name) for name in names(condition)), default=0)
            table[place].append(compiled(condition, tuple(places[: place + 1])))
        return table


@cache  # the claims of a spec ask the same of the same params, many times
def compiled(condition: Expression, arguments: tuple[str, ...]) -> Formula:
    """The formula as a function of the arguments."""
    return compile_function({"condition": condition}, arguments)


def holds(condition: Formula, sizes: Mapping[str, int]) -> bool:
    """Whether the condition has a value there, and is met."""
    try:
        return bool(condition(*sizes.values())[0])
    except DivisionByZero:  # a condition without a value is not met
        return False
