// The parts of the tape that users watch: saved tensors that hooks pack, and where a node was
// recorded.
#pragma once
#include "engine.h"

namespace core {

// ---- core.autograd.saved_tensors_hooks ---------------------------------------------------------
void pack_saved(NodeObject* node);  // where this thread has hooks, and the node is of the tape
void unpack_saved(Formula& f);      // into f.args, f.saved and f.results

// ---- core.autograd.detect_anomaly --------------------------------------------------------------
extern bool watches_anomalies;                                       // in all threads
void note_origin(NodeObject* node);                                  // where in Python the call is
void check_gradients(NodeObject* node, const Gradients& gradients);  // throws at NaN
void explain_failure(NodeObject* node);  // adds the origin to the current Python exception

void init_watch(PyObject* module);

}  // namespace core
