"""CuTe itself as the judge: a C++ program that asks the installed headers what was proved, compiled and run."""
