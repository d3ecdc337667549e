"""`proofs/`: writing, comparing and re-checking proof files."""
