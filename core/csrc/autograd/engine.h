// The reverse pass over the tape (engine.cpp), and formulas that are run again without Python
// (replay.cpp).
#pragma once
#include "dispatch/call.h"
#include "tape.h"

namespace core {

// One call of a node's formula: its arguments, and which gradients are wanted.
struct Formula {
  NodeObject* node;
  Ref args, results, saved;  // tuples
  Small<Ref, 1> received;    // a gradient, or nothing, for each result
  Small<uint8_t, 4> wanted;  // for each edge
};
using Gradients = Small<Ref, 4>;  // one for each edge; empty: none

// The gradient for each edge of a node (empty: none), from a recorded run of its formula. False
// when there is none: Python has to run it, which run_formula records for the next time.
bool replay_formula(Formula& f, Gradients& gradients);
Ref run_formula(Formula& f);  // a list, one entry for each edge

PyObject* count_replays(PyObject*, PyObject*);  // how many formulas ran without Python
void init_engine(PyObject* module);

}  // namespace core
