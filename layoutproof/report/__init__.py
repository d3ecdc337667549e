"""Outcomes in words, for people, and in JSON, for programs."""
