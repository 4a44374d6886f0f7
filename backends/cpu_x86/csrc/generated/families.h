// Made by backends/cpu_x86/tools/generate.py from the operators' bodies: change those, run it.
#define CORE_FAMILIES(X, isa) X(isa, arithmetic) X(isa, arithmetic_wide) X(isa, comparison) X(isa, selection) X(isa, math32) X(isa, math64) X(isa, math16) X(isa, reductions) X(isa, rows)
