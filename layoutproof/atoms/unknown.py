"""Names that the catalogue does not have, and what is near them."""

from __future__ import annotations

from layoutproof.errors import UserError

ARCHITECTURES = ("sm50", "sm61", "sm70", "sm75", "sm80", "sm89", "sm90", "sm100", "sm103", "sm120", "universal")
PREFIXES = (*(name.upper() for name in ARCHITECTURES if name.startswith("sm")), "Universal")


class UnknownAtom(UserError):
    """No atom has this name, or it does not take these arguments; the hint tells the nearest names, or what it takes."""

    def __init__(self, name: str, known: tuple[str, ...] = (), reason: str = "") -> None:
        import difflib  # only a mistake needs it

        plain = name.split("<")[0].strip()
        longer = [other for other in known if plain and other.startswith(plain)]
        family = [other for other in known if other.split("_")[0] == plain.split("_")[0]]
        near = [] if reason else longer[:3] or difflib.get_close_matches(plain, family or known, n=3, cutoff=0.5)
        hint = (
            f"nearest: {', '.join(near)}"
            if near
            else f"known prefixes: {', '.join(PREFIXES)}; `layoutproof atoms` lists them all"
        )
        super().__init__(f"unknown atom {name!r}", hint=reason or hint)
        self.name = name
        self.nearest = tuple(near)
