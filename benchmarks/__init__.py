"""Times, next to the peers on the same claims in the same run."""
