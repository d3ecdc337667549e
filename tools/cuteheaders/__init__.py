"""Reading CuTe's C++ headers as text: just enough of the language for trait classes and instruction wrappers."""
