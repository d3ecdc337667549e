"""Spec files: TOML to a validated model, the model to claims, and the claims' outcomes."""
