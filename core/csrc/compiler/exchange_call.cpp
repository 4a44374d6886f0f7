// ExchangeCall: a plan called with a list of another library's arrays, which returns a list of
// them.
//
// Arrays are taken and handed over by the library's table of C functions (tensor/dlpack.h), so
// that no Python runs for each. An array that the plan's device cannot read is copied there; the
// copy of a weight, an array whose library counts writes, is kept until the count changes.
#include <cstddef>
#include <memory>

#include "compiler.h"
#include "dispatch/operator.h"
#include "structmember.h"
#include "tensor/dlpack.h"
#include "tensor/tensor.h"

namespace core {
namespace {

// An array of the list, as the plan was made for it.
struct Input {
  int position;
  Ref expected;  // a fake: dtype, sizes, strides, and the device that the plan runs on
  bool counted;  // its library counts writes to it
  Ref array;  // the one that was copied last, where writes are counted: no other is at its address
  const char* data = nullptr;
  uint64_t version = 0;
  Ref copy;
};

// A returned value: the plan's result `number`, the array at a position, or an object.
struct Output {
  enum Kind { kResult, kArgument, kObject } kind;
  int number;
  Ref object;
};

struct CallObject {
  PyObject_HEAD vectorcallfunc vectorcall;
  struct State {
    Ref plan, version_name;
    Ref types;  // of arrays: these and no subclasses, which may be anything
    const ExchangeAPI* api;
    Py_ssize_t count;  // of the list
    bool stays;        // results stay on the plan's device; else they are copied to the host
    std::vector<Input> inputs;
    std::vector<Ref> bound;  // tensors after the inputs
    std::vector<Output> outputs;
  };
  State* s;
};
PyTypeObject* CallType;
CallObject::State& state_of(PyObject* o) { return *reinterpret_cast<CallObject*>(o)->s; }

[[noreturn]] void malformed(const char* what) {
  PyErr_Format(PyExc_TypeError, "an ExchangeCall's %s", what);
  throw PythonError{};
}

using dlpack::DLTensor;

bool is_like(const DLTensor& a, const TensorObject* t) {
  const DTypeInfo& type = info(t->dtype);
  if (a.dtype.code != type.dlpack_code || a.dtype.bits != type.itemsize * 8) return false;
  if (a.dtype.lanes != 1 || a.ndim != t->ndim) return false;
  int64_t step = 1;
  for (int i = a.ndim - 1; i >= 0; --i) {
    const int64_t n = t->sizes()[i];
    if (a.shape[i] != n) return false;
    if (n > 1 && t->numel > 0 && (a.strides ? a.strides[i] : step) != t->strides()[i]) return false;
    step *= n > 1 ? n : 1;
  }
  return true;
}

bool is_array(const CallObject::State& s, PyObject* o) {
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(s.types.get()); i++) {
    if (reinterpret_cast<PyObject*>(Py_TYPE(o)) == PyTuple_GET_ITEM(s.types.get(), i)) return true;
  }
  return false;
}

// The number of writes to an array; false where it does not count them.
bool read_version(PyObject* array, PyObject* name, uint64_t* version) {
  Ref count(PyObject_GetAttr(array, name));
  if (!count) return PyErr_Clear(), false;
  *version = PyLong_AsUnsignedLongLong(count.get());
  if (*version == static_cast<uint64_t>(-1) && PyErr_Occurred()) return PyErr_Clear(), false;
  return true;
}

// The copy on the plan's device of an array whose writes are counted: that of the last call, where
// it is the same array at the same address, and was not written to.
Ref kept_copy(Input& in, const DLTensor& a, PyObject* array, TensorObject* here, uint64_t version) {
  const char* data = static_cast<const char*>(a.data) + a.byte_offset;
  if (in.array.get() != array || in.data != data || in.version != version) {
    const Device device = as_tensor(in.expected.get())->device;
    in.copy = Ref(reinterpret_cast<PyObject*>(to_device(here, device)));
    in.array = Ref::borrow(array);
    in.data = data;
    in.version = version;
  }
  return in.copy;
}

// Empty: the plan does not serve such an array.
Ref take(CallObject::State& s, Input& in, PyObject* array) {
  const TensorObject* expected = as_tensor(in.expected.get());
  if (!is_array(s, array)) return Ref();
  const DLTensor a = describe_exchanged(s.api, array);
  if (!is_like(a, expected)) return Ref();
  Ref here(reinterpret_cast<PyObject*>(import_exchanged(a, array)));
  TensorObject* tensor = as_tensor(here.get());
  if (tensor->device == expected->device) return here;
  uint64_t version = 0;
  if (in.counted && read_version(array, s.version_name.get(), &version))
    return kept_copy(in, a, array, tensor, version);
  return Ref(reinterpret_cast<PyObject*>(to_device(tensor, expected->device)));
}

PyObject* hand_over(CallObject::State& s, PyObject* result) {
  if (!is_tensor(result)) return Ref::borrow(result).release();
  TensorObject* t = as_tensor(result);
  if (s.stays || t->device == Device{}) return export_exchanged(s.api, t);
  Ref host(reinterpret_cast<PyObject*>(to_device(t, Device{})));
  return export_exchanged(s.api, as_tensor(host.get()));
}

Ref results_as_list(CallObject::State& s, PyObject* results, PyObject* arrays) {
  Ref list(check(PyList_New(static_cast<Py_ssize_t>(s.outputs.size()))));
  for (size_t i = 0; i < s.outputs.size(); i++) {
    const Output& out = s.outputs[i];
    PyObject* item;
    if (out.kind == Output::kResult) {
      if (out.number >= PyTuple_GET_SIZE(results)) malformed("plan returned fewer results");
      item = hand_over(s, PyTuple_GET_ITEM(results, out.number));
    } else {
      PyObject* given =
          out.kind == Output::kObject ? out.object.get() : PyList_GET_ITEM(arrays, out.number);
      item = Ref::borrow(given).release();
    }
    PyList_SET_ITEM(list.get(), static_cast<Py_ssize_t>(i), item);
  }
  return list;
}

PyObject* exchange_call(PyObject* self, PyObject* const* args, size_t nargsf, PyObject* kwnames) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    CallObject::State& s = state_of(self);
    const Ref keep = Ref::borrow(self);
    if (PyVectorcall_NARGS(nargsf) != 1 || kwnames || !PyList_Check(args[0]))
      malformed("one argument is the list of arrays");
    if (PyList_GET_SIZE(args[0]) != s.count) malformed("list has the arrays it was made for");
    // Callbacks of other threads may change the list; this call reads its copy.
    const Ref arrays(check(PyList_GetSlice(args[0], 0, s.count)));
    std::vector<Ref> held;
    std::vector<PyObject*> given;
    held.reserve(s.inputs.size());
    given.reserve(s.inputs.size() + s.bound.size());
    for (Input& in : s.inputs) {
      held.push_back(take(s, in, PyList_GET_ITEM(arrays.get(), in.position)));
      if (!held.back()) Py_RETURN_NOTIMPLEMENTED;
      given.push_back(held.back().get());
    }
    for (const Ref& tensor : s.bound) given.push_back(tensor.get());
    const Ref results(
        check(PyObject_Vectorcall(s.plan.get(), given.data(), given.size(), nullptr)));
    if (results.get() == Py_NotImplemented) Py_RETURN_NOTIMPLEMENTED;
    if (!PyTuple_Check(results.get())) malformed("plan returns a tuple");
    return results_as_list(s, results.get(), arrays.get()).release();
  });
}

// ---- the description of a call by Python -------------------------------------------------------
Input read_input(PyObject* o, Py_ssize_t count) {
  int position, counted;
  PyObject* expected;
  if (!PyArg_ParseTuple(o, "iOp", &position, &expected, &counted)) throw PythonError{};
  if (position < 0 || position >= count) malformed("inputs are arrays of the list");
  if (!is_tensor(expected)) malformed("inputs are held against tensors");
  return {position, Ref::borrow(expected), counted != 0};
}

Output read_output(PyObject* o, Py_ssize_t count) {
  const char* kind;
  PyObject* what;
  if (!PyArg_ParseTuple(o, "sO", &kind, &what)) throw PythonError{};
  const std::string name = kind;
  if (name == "constant") return {Output::kObject, 0, Ref::borrow(what)};
  const long number = PyLong_AsLong(what);
  if (number == -1 && PyErr_Occurred()) throw PythonError{};
  if (number < 0) malformed("outputs are numbered from 0");
  if (name == "plan") return {Output::kResult, static_cast<int>(number), Ref()};
  if (name != "input" || number >= count) malformed("outputs are of the plan or of the list");
  return {Output::kArgument, static_cast<int>(number), Ref()};
}

PyObject* make_exchange_call(PyObject*, PyObject* args) {
  return guarded(static_cast<PyObject*>(nullptr), [&]() -> PyObject* {
    PyObject *plan, *types, *version_name, *inputs, *bound, *outputs;
    Py_ssize_t count;
    int stays;
    if (!PyArg_ParseTuple(args, "OO!UnO!O!O!p", &plan, &PyTuple_Type, &types, &version_name, &count,
                          &PyList_Type, &inputs, &PyList_Type, &bound, &PyList_Type, &outputs,
                          &stays))
      throw PythonError{};
    if (PyTuple_GET_SIZE(types) == 0) malformed("arrays have a type");
    auto s = std::make_unique<CallObject::State>();
    s->plan = Ref::borrow(plan);
    s->types = Ref::borrow(types);
    s->version_name = Ref::borrow(version_name);
    // All are of one library, whose table stays as long as its first type.
    Ref capsule(
        check(PyObject_GetAttrString(PyTuple_GET_ITEM(types, 0), "__dlpack_c_exchange_api__")));
    s->api = exchange_api(capsule.get());
    s->count = count;
    s->stays = stays != 0;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(inputs); i++)
      s->inputs.push_back(read_input(PyList_GET_ITEM(inputs, i), count));
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(bound); i++)
      s->bound.push_back(Ref::borrow(PyList_GET_ITEM(bound, i)));
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(outputs); i++)
      s->outputs.push_back(read_output(PyList_GET_ITEM(outputs, i), count));
    PyObject* call = check(CallType->tp_alloc(CallType, 0));
    reinterpret_cast<CallObject*>(call)->vectorcall = exchange_call;
    reinterpret_cast<CallObject*>(call)->s = s.release();
    return call;
  });
}

void call_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  delete reinterpret_cast<CallObject*>(self)->s;
  type->tp_free(self);
  Py_DECREF(reinterpret_cast<PyObject*>(type));
}

PyMemberDef members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(CallObject, vectorcall), READONLY, nullptr},
    {nullptr, 0, 0, 0, nullptr}};
PyType_Slot type_slots[] = {
    {Py_tp_dealloc, reinterpret_cast<void*>(call_dealloc)},
    {Py_tp_call, reinterpret_cast<void*>(PyVectorcall_Call)},
    {Py_tp_members, members},
    {Py_tp_doc, const_cast<char*>("A plan called with a list of another library's arrays.")},
    {0, nullptr}};
PyType_Spec spec = {
    "core.compiler.ExchangeCall", sizeof(CallObject), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_DISALLOW_INSTANTIATION,
    type_slots};

PyMethodDef methods[] = {
    {"make_exchange_call", make_exchange_call, METH_VARARGS,
     "make_exchange_call(plan, types, version_name, count, inputs, bound, outputs, stays)"},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

void init_exchange_call(PyObject* module) {
  CallType = reinterpret_cast<PyTypeObject*>(check(PyType_FromSpec(&spec)));
  check(PyModule_AddObjectRef(module, "ExchangeCall", reinterpret_cast<PyObject*>(CallType)));
  check(PyModule_AddFunctions(module, methods));
}

}  // namespace core
