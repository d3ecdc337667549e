"""The integer-function language: the floor that every other room stands on."""
