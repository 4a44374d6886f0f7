// A call: its arguments, bound to the operator's schema, and the way that it takes.
//
// In order: bind.cpp (Python arguments -> objects and values), call.cpp (keys, then the device),
// kernels.cpp (which kernel), native_call.cpp (a C function) or call_python, check.cpp (what a
// Python kernel returned).
#pragma once
#include <Python.h>

#include <string>
#include <vector>

#include "operator.h"
#include "value.h"

namespace core {

// Memory for objects of argument parsing: lists of numbers, tuples that keep a list's items alive.
class Arena {
 public:
  int64_t* ints(int count);
  double* floats(int count);
  void keep(PyObject* owned) { kept_.emplace_back(owned); }

 private:
  int64_t inline_[32];
  int used_ = 0;
  std::vector<std::vector<int64_t>> more_;
  std::vector<Ref> kept_;
};

struct Call {
  OperatorObject* op;
  Arguments args;  // objects and values
  Arena* arena;
  uint16_t flags = 0;             // of all tensor arguments together
  bool rebased = false;           // some tensor's memory got a new history by an in-place write
  PyObject* out = nullptr;        // the argument out= (out.cpp); borrowed
  TensorObject** outs = nullptr;  // the tensors in it, one for each return
  const void* served = nullptr;   // the kernel that made the result; for messages, not held

  const Schema& schema() const { return op->s->schema; }
};

// Visits every tensor among the arguments, list items included: fn(TensorObject*, argument index).
template <class F>
void each_tensor(const Call& call, F&& fn) {
  for (int i = 0; i < call.args.n; i++) {
    const Value& v = call.args.values[i];
    if (v.tag == Tag::Tensor) {
      fn(v.tensor, i);
    } else if (v.tag == Tag::Tensors) {
      for (int k = 0; k < v.count; k++)
        if (v.tensors[k] != Py_None) fn(as_tensor(v.tensors[k]), i);
    }
  }
}

// The same for tensors that the schema declares to be written to.
template <class F>
void each_written(const Call& call, F&& fn) {
  if (call.op->s->written.empty()) return;
  each_tensor(call, [&](TensorObject* t, int i) {
    if (call.schema().args[i].alias.write && t->storage) fn(t, i);
  });
}

// The tensors of out=: fn(TensorObject*, index of the return).
template <class F>
void each_out(const Call& call, F&& fn) {
  if (call.out == nullptr) return;
  for (int i = 0; i < static_cast<int>(call.schema().returns.size()); i++) fn(call.outs[i], i);
}

// bind.cpp
// arena: owns objects made of several arguments. out: where the keyword out= goes, of an operator
// that has no argument of that name.
void bind_objects(OperatorObject* op, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames,
                  PyObject** objects, Arena& arena, PyObject** out = nullptr);
void read_values(Call& call);             // objects -> values, flags
PyObject* args_tuple(const Call& call);   // positional part, new reference
PyObject* kwargs_dict(const Call& call);  // keyword-only part, new reference

// call.cpp
PyObject* operator_vectorcall(PyObject* self, PyObject* const* args, size_t nargsf,
                              PyObject* kwnames);
// core::pow's: the power 2 is a product, which takes a tenth of the time.
PyObject* power_vectorcall(PyObject* self, PyObject* const* args, size_t nargsf, PyObject* kwnames);
// x.view(dtype), which is another operator; else as above.
PyObject* view_vectorcall(PyObject* self, PyObject* const* args, size_t nargsf, PyObject* kwnames);
PyObject* dispatch(Call& call);  // new reference; throws
PyObject* call_device(Call& call);
PyObject* call_view(Call& call);
void check_inplace_spec(const Call& call, const CallSpec& spec);
// The same of a result that no rule describes.
void check_inplace_result(const Call& call, const TensorObject* result);
PyObject* call_python(Call& call, PyObject* callable);  // callable(*args, **kwargs)
Device call_device_of(const Call& call);                // where it runs; throws when devices differ
// How an operator that is defined for the subclass of Tensor views plain tensors, or nullptr.
PyObject* subclass_view(const OperatorObject* op);

// autocast.cpp: the handler of the dispatch key
PyObject* call_autocast(Call& call);
void init_autocast(PyObject* module);

// native_call.cpp
PyObject* pack_outputs(const Schema& schema, TensorObject** outputs, int n);  // as it is returned

}  // namespace core
