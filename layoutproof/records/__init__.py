"""`proofs/`: writing, comparing and re-checking proof files.

``ENCODER`` rises when the same spec comes to give other obligations, ``FORMAT`` when ``proof.toml`` comes to say the same
in another way; either makes every record stale.
"""

ENCODER = 1
FORMAT = 1
