"""The instruction catalogue: thread-value layouts of MMA atoms, one TOML file an architecture."""
