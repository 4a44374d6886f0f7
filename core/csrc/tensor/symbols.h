// Symbols: what a capture with dynamic sizes shows of sizes in the place of integers. The compiler
// (core/compiler/symbolic/symbols.py) brings their type.
#pragma once
#include "tensor.h"

namespace core {

// A flag of tensors besides those of tensor.h; no dispatch key has this bit.
constexpr uint16_t kFlagSymbolic = 1 << 9;  // its sizes are symbols of a capture
static_assert(kFlagSymbolic > kFlagStandIn, "each flag of tensors is a separate bit");

extern PyTypeObject* SymbolType;  // nullptr until the compiler sets it
extern PyObject* SymbolicSizes;   // (tensor, attribute) -> its value; None: no symbols in it

extern PyTypeObject* ItemType;  // of what stands for a number that is not computed yet
extern PyObject* ItemOperands;  // (item, operator, the tensors beside it) -> its tensor

bool is_symbol(PyObject* o);
bool is_item(PyObject* o);
PyObject* item_operand(PyObject* item, PyObject* op, PyObject* others);  // a new reference
PyObject* symbol_hint(PyObject* o);  // the number that a symbol stands for now; a new reference
// The value of an attribute that depends on t's sizes, a new reference; nullptr: plain numbers.
PyObject* symbolic_sizes(TensorObject* t, const char* attribute);

}  // namespace core
