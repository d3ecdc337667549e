"""Everything that confirms one spec, and everything that confirms the catalogue and the bank rule by themselves."""

from __future__ import annotations

from layoutproof.atoms import catalogue
from layoutproof.atoms.atom import OPERANDS
from layoutproof.atoms.unknown import UnknownAtom
from layoutproof.emit.bank_tests import banks_plan
from layoutproof.emit.feed import feeds_plan
from layoutproof.emit.maps import maps_plan
from layoutproof.emit.mma import mma_test, mma_unit
from layoutproof.emit.movement import MATRIX_COPIES, MOVE, async_plan, copies_plan
from layoutproof.emit.plan import Plan, joined
from layoutproof.emit.product import tile_plan
from layoutproof.emit.proven import ProvenSpec
from layoutproof.emit.registers import is_single, warp_level_atoms
from layoutproof.emit.wgmma import ATOMS, is_dense, wgmma_plan
from layoutproof.errors import Rejected
from layoutproof.specs.result import CONFIGURATION

CATALOGUE = ("catalogue/warp", "catalogue/warpgroup", "catalogue/movement", "catalogue/banks")


def spec_plan(proven: ProvenSpec) -> Plan:
    """A spec's functions, its TiledMMA, and the instructions that its claims name."""
    title = proven.spec.title
    plans = [maps_plan(proven)]
    if proven.spec.mma is not None and CONFIGURATION in proven.obligations:
        try:
            plans += [tile_plan(proven), feeds_plan(proven)]
        except Rejected as rejected:
            plans.append(Plan(title, [], [], {}, [f"{proven.name}: {rejected}"]))
    plans.append(_instructions(proven))
    return joined(title, plans)


def _instructions(proven: ProvenSpec) -> Plan:
    """The instructions of which each operand's map is proved, by themselves."""
    parts: dict[str, set[str]] = {}
    for claim in proven.spec.claims:
        if claim.instruction is not None and claim.name in proven.obligations:
            parts.setdefault(claim.instruction.name, set()).add(claim.instruction.part)
    units, tests, plans, notes = [], [], [], []
    copies = [name for name in parts if name in (*MATRIX_COPIES, MOVE)]
    plans.append(copies_plan(copies, proven.name))
    for name, proved in parts.items():
        if name in copies:
            continue
        try:
            atom = catalogue.find(name)
        except UnknownAtom:
            notes.append(f"{proven.name}: there is no kernel that moves data by {name}")
            continue
        if is_single(atom) and not atom.fault and proved >= set(OPERANDS):
            units.append(mma_unit(atom))
            tests.append(mma_test(atom, proven.name))
        elif is_dense(atom):
            plans.append(wgmma_plan([name], proven.name))
        else:
            why = (
                atom.fault or "not all of its operands are proved"
                if is_single(atom)
                else f"no kernel issues {atom.ptx}"
            )
            notes.append(f"{proven.name}: {name}: {why}")
    return joined(proven.spec.title, [*plans, Plan("", units, tests, {}, notes)])


def catalogue_plan() -> Plan:
    """The warp-level and warpgroup instructions, the copies, and the bank rule."""
    return joined("Instructions, copies and banks by themselves", [catalogue_part(name) for name in CATALOGUE])


def catalogue_part(name: str) -> Plan:
    """The plan of one of ``CATALOGUE``."""
    match name.partition("/")[2]:
        case "warp":
            atoms = warp_level_atoms()
            return Plan("", [mma_unit(atom) for atom in atoms], [mma_test(atom, name) for atom in atoms])
        case "warpgroup":
            return wgmma_plan(ATOMS, name)
        case "movement":
            return joined("", [copies_plan((*MATRIX_COPIES, MOVE), name), async_plan(name)])
    return banks_plan(spec=name)
