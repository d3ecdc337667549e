"""Write the atom catalogue from CuTe's headers: every MMA_Traits and Copy_Traits, nothing typed by hand.

    python tools/extract_atoms.py INCLUDE [--oracle DIR] [--out layoutproof/atoms]
    python tools/extract_atoms.py --install 4.2.0.0 ...

INCLUDE is the folder that holds ``cute/``; --install fetches that release of nvidia-cutlass with pip instead. With an
oracle (``mma_atoms.json`` and ``copy_atoms.json``, results of the compiled headers) every atom found in both must agree,
or nothing is written.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from cuteheaders.arguments import example, judge_entry, narrow, parameters
from cuteheaders.copies import read_copy
from cuteheaders.cpp import Headers
from cuteheaders.entries import Entry, Found, read_mma
from cuteheaders.families import families
from cuteheaders.write import tables_by_file, write

from layoutproof.errors import UserError

PACKAGE = "nvidia-cutlass"
UNIT = "(1,1):(0,0)"
UNIVERSAL_FMA: Entry = {
    "arch": "", "shape_mnk": "(1,1,1)", "thr_id": "1:0", "a": UNIT, "b": UNIT, "c": UNIT, "types": {},
    "registers": {}, "ptx": "", "issues": 1,
}  # fmt: skip


def extract(include: Path) -> Found:
    """Everything that the headers state. Raises :class:`UserError` for headers that are cut or not understood."""
    if not (include / "cute").is_dir():
        raise UserError(f"{include}: holds no cute/", hint="give the include folder of nvidia-cutlass, or --install")
    headers, found = Headers(), Found()
    read_mma(include, headers, found)
    read_copy(include, headers, found)
    for name, entry in found.mma.items():
        judge_entry(name, entry)
    for name, entry in [*found.mma.items(), *found.copy.items()]:
        if any(kind != "major" for kind in parameters(entry).values()):
            narrow(entry)
            entry["example"] = example(name, entry)
    found.mma["UniversalFMA"] = dict(UNIVERSAL_FMA)
    return found


def catalogue(found: Found) -> dict[str, dict[str, Entry]]:
    """The files of the catalogue: tables by name."""
    return tables_by_file(families(found.mma), found.copy)


def disagreements(out: Path, oracle: Path) -> list[str]:
    """What the catalogue in ``out`` says otherwise than the compiled headers did."""
    from layoutproof.atoms.catalogue import Catalogue
    from layoutproof.atoms.unknown import UnknownAtom

    shelf = Catalogue(out)
    wrong = []
    for atom in json.loads((oracle / "mma_atoms.json").read_text())["atoms"]:
        name = f"{atom['name']}<{atom['args']}>" if "args" in atom else atom["name"]
        try:
            known = shelf.find(name)
        except UnknownAtom as error:
            wrong.append(str(error))
            continue
        said: dict[str, object] = {f"{key}Layout": text for key, text in known.layout_texts.items()}
        said |= {"Shape_MNK": known.shape_text, "ThrID": known.thr_id_text, "types": dict(known.types)}
        said["registers"] = {key: list(value) for key, value in known.registers.items()}
        wrong += [f"{name}: {key} {value} / {atom.get(key)}" for key, value in said.items() if value != atom.get(key)]
        if bool(known.fault) == all(part["covers"] for part in atom["coverage"].values()):
            wrong.append(f"{name}: fault {known.fault!r} / coverage {atom['coverage']}")
    for atom in json.loads((oracle / "copy_atoms.json").read_text())["atoms"]:
        copy = shelf.find_copy(atom["name"])
        said = {"ThrID": copy.thr_id_text, **{f"{key.capitalize()}Layout": t for key, t in copy.layout_texts.items()}}
        wrong += [f"{atom['name']}: {key} {value} / {atom[key]}" for key, value in said.items() if value != atom[key]]
    return wrong


def fetch(version: str, folder: Path) -> Path:
    """The include folder of a release of nvidia-cutlass, fetched with pip into ``folder``."""
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":none:"]
    try:
        subprocess.run([*command, "--dest", str(folder), f"{PACKAGE}=={version}"], check=True)
    except (OSError, subprocess.CalledProcessError):
        raise UserError(
            f"pip could not fetch {PACKAGE} {version}", hint="give the include folder of one you have"
        ) from None
    for wheel in folder.glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
    found = next(folder.glob("**/include/cute"), None)
    if found is None:
        raise UserError(f"{PACKAGE} {version} holds no include/cute")
    return found.parent


def main() -> int:
    """Read the headers, compare, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("include", type=Path, nargs="?")
    parser.add_argument("--install", metavar="VERSION", help=f"fetch this release of {PACKAGE} with pip")
    parser.add_argument("--oracle", type=Path, help="folder with mma_atoms.json and copy_atoms.json")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent.parent / "layoutproof" / "atoms")
    arguments = parser.parse_args()
    if (arguments.include is None) == (arguments.install is None):
        parser.error("give either the include folder or --install VERSION")
    with tempfile.TemporaryDirectory() as scratch:
        try:
            include = arguments.include or fetch(arguments.install, Path(scratch))
            found = extract(include)
            files = catalogue(found)
            draft = Path(scratch) / "draft"
            draft.mkdir()
            write(files, draft)
            wrong = disagreements(draft, arguments.oracle) if arguments.oracle else []
        except UserError as error:
            print(f"error: {error}", file=sys.stderr)
            return error.exit_code
        for line in wrong:
            print(line, file=sys.stderr)
        if wrong:
            return 1
        write(files, arguments.out)
    print(f"{len(found.mma)} MMA and {len(found.copy)} copy atoms in {len(files)} files", found.specialisations)
    return 0


if __name__ == "__main__":
    sys.exit(main())
