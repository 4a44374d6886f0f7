// Shared by the files of the Tensor type; nothing outside core/tensor uses it.
#pragma once
#include "tensor.h"

namespace core {

void tensor_dealloc(PyObject* self);

// Tables of the type.
extern PyGetSetDef kTensorGetSet[];     // tensor_attrs.cpp
extern PyMethodDef kTensorMethods[];    // tensor_value.cpp
extern PyMethodDef kDLPackMethods[];    // dlpack_export.cpp
extern PyMethodDef kTensorFunctions[];  // tensor_module.cpp
extern PyMethodDef kThreadFunctions[];  // threads_module.cpp

PyObject* tensor_subclass(PyObject*, PyObject* args);  // subclass.cpp
PyObject* as_subclass(PyObject*, PyObject* args);

// Slots that read the value (tensor_value.cpp).
int tensor_bool(PyObject* self);
PyObject* tensor_int(PyObject* self);
PyObject* tensor_float(PyObject* self);
PyObject* tensor_index(PyObject* self);
Py_ssize_t tensor_length(PyObject* self);

// Slots that call a dunder (tensor_slots.cpp): appended to the type's slots, then closed by {0, 0}.
std::vector<PyType_Slot> operator_slots();
PyObject* set_dunder(PyObject*, PyObject* args);

// A tuple or list of sizes, or one integer; how many there are. tensor_module.cpp
int read_sizes(PyObject* o, int64_t* sizes);

// A tensor over foreign or copied bytes; strides in bytes. Copies where elements are not aligned.
// Takes over `owner`, also when it throws.
struct ForeignArray {
  char* data;  // of element (0, ..., 0)
  int ndim;
  int64_t sizes[kMaxDims];
  int64_t byte_strides[kMaxDims];
  DType dtype;
  Device device;
  bool read_only;
  void (*release)(void*);
  void* owner;
};
TensorObject* adopt(const ForeignArray& a);  // foreign.cpp
struct HoldsArrays : Error {};               // thrown by from_nested for lists that hold arrays
TensorObject* from_nested(PyObject* o, PyObject* dtype, Device device);  // nested.cpp
TensorObject* from_buffer(PyObject* o);                                  // buffer.cpp
PyObject* asarray(PyObject*, PyObject* args, PyObject* kwargs);          // asarray.cpp
PyObject* set_stack(PyObject*, PyObject* f);
PyObject* set_share(PyObject*, PyObject* f);
PyObject* owned_tensor(PyObject*, PyObject* args);  // owned.cpp
PyObject* owner_of_memory(PyObject*, PyObject* o);  // owned.cpp
void release_object(void* owner);  // gives back a Python object, from any thread; owned.cpp
Ref import_dlpack(PyObject* x);    // where it is, sharing memory; dlpack_import.cpp

inline PyObject* as_object(TensorObject* t) { return reinterpret_cast<PyObject*>(t); }
inline PyCFunction with_keywords(PyCFunctionWithKeywords f) {
  return reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(f));
}
inline PyObject* none() { return Ref::borrow(Py_None).release(); }

// self or an argument that must be a Tensor.
inline TensorObject* tensor_argument(PyObject* o, const char* function) {
  if (is_tensor(o)) return as_tensor(o);
  throw Error{"ArgumentError", str(function, " got a ", Py_TYPE(o)->tp_name), "it works on tensors",
              "core.Tensor", "make one first: core.asarray(...)"};
}

// ---- memory that other code reads and writes without core --------------------------------------
// What asarray makes of a NumPy array, a tensor over its memory; throws where core does not have
// its elements. asarray.cpp.
TensorObject* over_array(PyObject* array);

// Called before the memory of t is exported: the code that is given it may write to it before calls
// that are collected read it. nullptr until the compiler sets it. May throw. buffer.cpp
extern void (*memory_exported)(TensorObject* t);

// Notes that other code is given the memory of t, and may write to it without a new `version`.
inline void note_exported(TensorObject* t) {
  if (memory_exported) memory_exported(t);
  t->storage->exported = true;
}

}  // namespace core
