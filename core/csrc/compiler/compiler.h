// The compiler's native part: captured tensors (captured.cpp), plans (plan.cpp), loops and chains
// of them (loops.cpp, chain.cpp), and the conditions that a call has to meet for a plan (guards.h,
// entry.cpp, callable.cpp, overlaps.cpp); the arithmetic of numbers that both do (numbers.h); the
// inference of sizes (inference.cpp); what captured calls look up (lookups.cpp); plans called with
// another library's arrays (exchange_call.cpp).
#pragma once
#include <Python.h>

#include <vector>

#include "recording/steps.h"

namespace core {

// Where an argument comes from, as Python has it: ("slot", number), ("list", [source, ...]) or
// ("constant", object). Slots are numbered from 0, below `slots`.
Source read_source(PyObject* o, int slots);

// For each tensor the number of the first that it shares memory with, through others too.
std::vector<Py_ssize_t> overlaps_of(PyObject* const* tensors, Py_ssize_t count);

void init_overlaps(PyObject* module);
void init_numbers(PyObject* module);
void init_captured(PyObject* module);
void init_plan(PyObject* module);
void init_loops(PyObject* module);
void init_chain(PyObject* module);
void init_inference(PyObject* module);
void init_entry(PyObject* module);
void init_callable(PyObject* module);
void init_lookups(PyObject* module);
void init_exchange_call(PyObject* module);

}  // namespace core
