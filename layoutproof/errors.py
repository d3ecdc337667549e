"""The errors that a user can meet.

Every error a person can cause is a :class:`UserError`: one sentence that says what is wrong, and, where there is one,
what would be legal. The command line prints it and exits with its code; a traceback is always a bug of ours.
"""

from __future__ import annotations

from dataclasses import dataclass


class UserError(Exception):
    """Something the user gave us cannot be used; ``exit_code`` is what the command line returns (2)."""

    exit_code = 2

    def __init__(self, message: str, *, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        return f"{self.message}\n  {self.hint}" if self.hint else self.message


class FormulaError(UserError):
    """A formula that cannot be read: ``text`` is the formula, ``position`` the offending character (0-based)."""

    def __init__(self, message: str, *, text: str, position: int, hint: str = "") -> None:
        super().__init__(message, hint=hint)
        self.text = text
        self.position = position

    def __str__(self) -> str:
        lines = [self.message, f"  {self.text}", "  " + " " * self.position + "^"]
        if self.hint:
            lines.append(f"  {self.hint}")
        return "\n".join(lines)


class NotationError(FormulaError):
    """A layout literal that cannot be read."""


@dataclass(frozen=True)
class Refusal:
    """Why a configuration is not valid: operation, mode, the two numbers, the nearest legal value (where there is one)."""

    operation: str
    mode: str
    reason: str
    legal: str = ""

    def __str__(self) -> str:
        where = f"{self.operation}, {self.mode}" if self.mode else self.operation
        tail = f" (legal: {self.legal})" if self.legal else ""
        return f"{where}: {self.reason}{tail}"


class Rejected(Exception):
    """A well-formed request for something CuTe (or arithmetic) does not allow. Becomes the verdict ``rejected``."""

    def __init__(self, operation: str, reason: str, *, mode: str = "", legal: str = "") -> None:
        self.refusal = Refusal(operation, mode, reason, legal)
        super().__init__(str(self.refusal))
