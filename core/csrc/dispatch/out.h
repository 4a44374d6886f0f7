// The keyword out=: results that are written to tensors of the caller's.
#pragma once
#include "call.h"
#include "keys.h"

namespace core {

const char* why_no_out(const OperatorObject* op);    // nullptr: it takes out=
PyObject* out_keyword();                             // the interned "out"
void read_out(Call& call, PyObject* out);            // call.out and call.outs, the tensors' flags
void refuse_out(const Call& call, Key key);          // autograd, levels: they take no out=
void check_out(const Call& call, PyObject* result);  // result: real or fake
bool check_out_before(Call& call, Device device, const CallSpec& spec);  // false: size unknown
bool may_fill_out(const Call& call, Device device,
                  const CallSpec& spec);  // whether kernels may work in its memory
void require_writable_out(const Call& call);

}  // namespace core
