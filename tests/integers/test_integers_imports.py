"""The command line answers at once: nothing heavy is imported until it is used."""

from __future__ import annotations

import subprocess
import sys


def test_no_heavy_import_at_module_level() -> None:
    modules = "bounds bitvector c calls evaluate fold function interval latex parse pretty python semantics smt text"
    imports = "; ".join(f"import layoutproof.integers.{name}" for name in modules.split())
    check = f"{imports}; import sys; print(sorted({{'numpy', 'sympy', 'z3'}} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
