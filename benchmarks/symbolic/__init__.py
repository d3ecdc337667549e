"""Claims on symbolic sizes: proved once for all of them, and put to the peers one size at a time."""
