"""Running what was emitted on a GPU, and comparing what came back."""
