"""What can be seen of a form without a solver: its least and greatest value, its sign, how it compares.

These only choose which rule to try; what a rule then says is proved. A bound that is not seen is None.
"""

from __future__ import annotations

from collections.abc import Mapping

from layoutproof.integers.polynomial import Size
from layoutproof.proving.domain import Domain
from layoutproof.proving.form import Digit, Form


class Bounds:
    """Bounds over one domain and the digits of its inputs (a live table: digits are added as inputs are split)."""

    def __init__(self, domain: Domain, digits: Mapping[str, Digit]) -> None:
        self.domain = domain
        self.digits = digits
        self.least: dict[str, int] = {}  # of names that were proved to be at least so much

    def of(self, form: Form) -> tuple[Size | None, Size | None]:
        """The least and the greatest value over all digits."""
        low: Size | None = form.constant
        high: Size | None = form.constant
        for name, coefficient in form.terms.items():
            size = self.digits[name].size
            reach = coefficient * (size - 1) if size is not None else None
            if self.at_least_zero(coefficient):
                high = high + reach if high is not None and reach is not None else None
            elif self.at_least_zero(-coefficient):
                low = low + reach if low is not None and reach is not None else None
            else:
                return None, None
        return low, high

    def at_least_zero(self, value: Size) -> bool:
        """Whether a size is never negative, for all sizes that the domain allows."""
        if isinstance(value, int):
            return value >= 0
        least = self.domain.at_least(value, self.least)
        return least is not None and least >= 0

    def positive(self, value: Size) -> bool:
        """Whether a size is always at least 1."""
        return self.at_least_zero(value - 1)

    def never_negative(self, form: Form) -> bool:
        """Whether a form is never negative."""
        low, _ = self.of(form)
        return low is not None and self.at_least_zero(low)

    def within(self, low: Size | None, high: Size | None, divisor: Size) -> bool:
        """0 <= low and high < divisor."""
        return (
            low is not None and high is not None and self.at_least_zero(low) and self.at_least_zero(divisor - 1 - high)
        )

    def compare(self, operator: str, difference: Form) -> int | None:
        """``a operator b`` as 1 or 0, from the bounds of ``difference`` = b - a; None when they do not decide it."""
        low, high = self.of(difference)
        above = low is not None and self.positive(low)  # b > a
        not_below = low is not None and self.at_least_zero(low)  # b >= a
        below = high is not None and self.positive(-high)  # b < a
        not_above = high is not None and self.at_least_zero(-high)  # b <= a
        same = low == high == 0
        yes, no = {
            "<": (above, not_above),
            "<=": (not_below, below),
            ">": (below, not_below),
            ">=": (not_above, above),
            "==": (same, above or below),
            "!=": (above or below, same),
        }[operator]
        return 1 if yes else 0 if no else None
