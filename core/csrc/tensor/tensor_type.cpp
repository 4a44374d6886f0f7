// The native heap type core.Tensor. Operators attach their methods to it from Python.
#include <cstddef>

#include "tensor_impl.h"

#include <structmember.h>

namespace core {
namespace {

Py_hash_t tensor_hash(PyObject* self) {
  auto bits = reinterpret_cast<uintptr_t>(self);
  return static_cast<Py_hash_t>(bits >> 4);
}

PyObject* tensor_new(PyTypeObject*, PyObject*, PyObject*) {
  return guarded<PyObject*>(nullptr, []() -> PyObject* {
    throw Error{"ArgumentError", "a Tensor is not made by calling its type",
                "where its elements come from decides how it is made",
                "core.asarray(data), core.zeros(shape), core.from_dlpack(x), ...",
                "use one of these functions"};
  });
}

PyMemberDef kMembers[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(TensorObject, weakrefs), READONLY, nullptr},
    {nullptr, 0, 0, 0, nullptr}};

template <class F>
PyType_Slot slot(int id, F* f) {
  return {id, reinterpret_cast<void*>(f)};
}

std::vector<PyMethodDef>& methods() {
  static std::vector<PyMethodDef> all;
  for (PyMethodDef* m = kTensorMethods; m->ml_name != nullptr; ++m) all.push_back(*m);
  for (PyMethodDef* m = kDLPackMethods; m->ml_name != nullptr; ++m) all.push_back(*m);
  all.push_back({nullptr, nullptr, 0, nullptr});
  return all;
}

std::vector<PyType_Slot> slots() {
  std::vector<PyType_Slot> all = operator_slots();
  for (PyType_Slot s : {
           slot(Py_tp_new, tensor_new),
           slot(Py_tp_dealloc, tensor_dealloc),
           slot(Py_tp_hash, tensor_hash),
           slot(Py_nb_bool, tensor_bool),
           slot(Py_nb_int, tensor_int),
           slot(Py_nb_float, tensor_float),
           slot(Py_nb_index, tensor_index),
           slot(Py_mp_length, tensor_length),
           slot(Py_bf_getbuffer, tensor_getbuffer),
           slot(Py_bf_releasebuffer, tensor_releasebuffer),
           PyType_Slot{Py_tp_getset, kTensorGetSet},
           PyType_Slot{Py_tp_methods, methods().data()},
           PyType_Slot{Py_tp_members, kMembers},
           PyType_Slot{Py_tp_doc, const_cast<char*>("An n-dimensional array on a device.")},
           PyType_Slot{0, nullptr},
       }) {
    all.push_back(s);
  }
  return all;
}

}  // namespace

void init_tensor(PyObject* module) {
  std::vector<PyType_Slot> all = slots();
  PyType_Spec spec = {"core.Tensor", sizeof(TensorObject), 0, Py_TPFLAGS_DEFAULT, all.data()};
  TensorType = reinterpret_cast<PyTypeObject*>(check(PyType_FromSpec(&spec)));
  auto type = reinterpret_cast<PyObject*>(TensorType);
  check(PyModule_AddObjectRef(module, "Tensor", type));
  check(PyModule_AddIntConstant(module, "MAX_DIMS", kMaxDims));
  check(PyModule_AddFunctions(module, kTensorFunctions));
  check(PyModule_AddFunctions(module, kThreadFunctions));
}

}  // namespace core
