// Operators written with symbols: a native slot calls the Python callable set for its dunder.
#include <cstring>

#include "subclass.h"
#include "symbols.h"
#include "tensor_impl.h"

namespace core {
namespace {

// The order of this table is that of the enumeration; both name every dunder once.
enum Dunder {
  kAdd,
  kSub,
  kMul,
  kTrueDiv,
  kFloorDiv,
  kMod,
  kPow,
  kMatMul,
  kAnd,
  kOr,
  kXor,
  kLShift,
  kRShift,
  kIAdd,
  kISub,
  kIMul,
  kITrueDiv,
  kIFloorDiv,
  kIMod,
  kIPow,
  kIMatMul,
  kIAnd,
  kIOr,
  kIXor,
  kILShift,
  kIRShift,
  kLt,
  kLe,
  kEq,
  kNe,
  kGt,
  kGe,
  kNeg,
  kPos,
  kAbs,
  kInvert,
  kGetItem,
  kSetItem,
  kNumDunders
};
const char* const kNames[kNumDunders] = {
    "__add__",     "__sub__",     "__mul__",     "__truediv__", "__floordiv__", "__mod__",
    "__pow__",     "__matmul__",  "__and__",     "__or__",      "__xor__",      "__lshift__",
    "__rshift__",  "__iadd__",    "__isub__",    "__imul__",    "__itruediv__", "__ifloordiv__",
    "__imod__",    "__ipow__",    "__imatmul__", "__iand__",    "__ior__",      "__ixor__",
    "__ilshift__", "__irshift__", "__lt__",      "__le__",      "__eq__",       "__ne__",
    "__gt__",      "__ge__",      "__neg__",     "__pos__",     "__abs__",      "__invert__",
    "__getitem__", "__setitem__"};

PyObject* g_dunders[kNumDunders];

// numpy.float32(1) and its kin: the dispatcher reads them as Python numbers.
bool is_numpy_number(PyObject* o) {
  const char* name = Py_TYPE(o)->tp_name;
  const PyNumberMethods* m = Py_TYPE(o)->tp_as_number;
  return std::strncmp(name, "numpy.", 6) == 0 && std::strcmp(name, "numpy.ndarray") != 0 && m &&
         m->nb_float;
}

bool is_operand(PyObject* o) {
  return is_tensor(o) || PyFloat_Check(o) || PyLong_Check(o) || PyComplex_Check(o) ||
         is_numpy_number(o) || is_symbol(o);
}

PyObject* call2(PyObject* f, PyObject* a, PyObject* b) {
  Ref kept = Ref::borrow(f);  // the call itself may replace the dunder
  PyObject* stack[3] = {nullptr, a, b};
  return PyObject_Vectorcall(f, stack + 1, 2 | PY_VECTORCALL_ARGUMENTS_OFFSET, nullptr);
}

template <int kSlot>
PyObject* binary(PyObject* a, PyObject* b) {
  return tensor_binary_slot(kSlot, a, b);
}

// The function of a symbol: core's operator, or that of an operand's subclass.
PyObject* callee(int slot, PyObject* a, PyObject* b) {
  PyObject* f = g_dunders[slot];
  const bool special = Py_TYPE(a) == TensorSubclass || (b && Py_TYPE(b) == TensorSubclass);
  return special ? subclass_dunder(kNames[slot], a, b, f) : f;
}

template <int kSlot>
PyObject* unary(PyObject* a) {
  Ref f = Ref::borrow(callee(kSlot, a, nullptr));
  if (f) return PyObject_CallOneArg(f.get(), a);
  return PyErr_Format(PyExc_TypeError, "no operator is attached to %s of a Tensor", kNames[kSlot]);
}

template <int kSlot>
PyObject* power(PyObject* a, PyObject* b, PyObject* modulus) {
  if (modulus != Py_None) Py_RETURN_NOTIMPLEMENTED;
  return tensor_binary_slot(kSlot, a, b);
}

// Py_LT .. Py_GE are 0 to 5, in the order of the table.
// An array compared with a tensor: a comparison by identity would not be meant. NumPy's
// own arrays hand the comparison to Tensor.__array_ufunc__.
bool is_foreign_array(PyObject* o) {
  return PyObject_HasAttrString(o, "__array__") == 1 &&
         PyObject_HasAttrString(o, "__array_ufunc__") == 0;
}

PyObject* compare(PyObject* a, PyObject* b, int op) {
  PyObject* other = is_tensor(a) ? b : a;
  if (g_dunders[kLt + op] && !is_operand(other) && is_foreign_array(other))
    return call2(g_dunders[kLt + op], a, b);  // raises an error with the accepted types
  return tensor_binary_slot(kLt + op, a, b);
}

PyObject* no_hook(Dunder d) {
  return PyErr_Format(PyExc_TypeError, "no operator is attached to %s of a Tensor", kNames[d]);
}

PyObject* get_item(PyObject* self, PyObject* key) {
  PyObject* f = callee(kGetItem, self, nullptr);
  return f != nullptr ? call2(f, self, key) : no_hook(kGetItem);
}

int set_item(PyObject* self, PyObject* key, PyObject* value) {
  if (value == nullptr) {
    PyErr_SetString(PyExc_TypeError, "elements of a Tensor cannot be deleted");
    return -1;
  }
  Ref f = Ref::borrow(callee(kSetItem, self, nullptr));
  if (!f) return no_hook(kSetItem), -1;
  PyObject* stack[4] = {nullptr, self, key, value};
  Ref done(PyObject_Vectorcall(f.get(), stack + 1, 3 | PY_VECTORCALL_ARGUMENTS_OFFSET, nullptr));
  return done ? 0 : -1;
}

int find(const char* name) {
  for (int i = 0; i < kNumDunders; ++i) {
    if (std::strcmp(kNames[i], name) == 0) return i;
  }
  return -1;
}

template <class F>
PyType_Slot slot(int id, F* f) {
  return {id, reinterpret_cast<void*>(f)};
}

}  // namespace

PyObject* tensor_binary_slot(int s, PyObject* a, PyObject* b) {
  if (g_dunders[s] == nullptr || !is_operand(a) || !is_operand(b)) Py_RETURN_NOTIMPLEMENTED;
  return call2(callee(s, a, b), a, b);
}

PyObject* find_dunder(const char* name) {
  int i = find(name);
  return i < 0 ? nullptr : g_dunders[i];
}

PyObject* set_dunder(PyObject*, PyObject* args) {
  return guarded<PyObject*>(nullptr, [&] {
    const char* name;
    PyObject* f;
    if (!PyArg_ParseTuple(args, "sO:set_dunder", &name, &f)) throw PythonError{};
    int i = find(name);
    if (i < 0 || (f != Py_None && !PyCallable_Check(f))) {
      std::string names;
      for (const char* n : kNames) names += str(names.empty() ? "" : " ", n);
      throw Error{"ArgumentError", str("no operator can be attached to ", name),
                  i < 0 ? "Tensor has no slot of this name" : "the argument cannot be called",
                  names, "pass one of these names and a callable, or None to detach"};
    }
    Ref old(g_dunders[i]);
    g_dunders[i] = f == Py_None ? nullptr : Ref::borrow(f).release();
    return none();
  });
}

std::vector<PyType_Slot> operator_slots() {
  return {
      slot(Py_nb_add, binary<kAdd>),
      slot(Py_nb_subtract, binary<kSub>),
      slot(Py_nb_multiply, binary<kMul>),
      slot(Py_nb_true_divide, binary<kTrueDiv>),
      slot(Py_nb_floor_divide, binary<kFloorDiv>),
      slot(Py_nb_remainder, binary<kMod>),
      slot(Py_nb_power, power<kPow>),
      slot(Py_nb_matrix_multiply, binary<kMatMul>),
      slot(Py_nb_and, binary<kAnd>),
      slot(Py_nb_or, binary<kOr>),
      slot(Py_nb_xor, binary<kXor>),
      slot(Py_nb_lshift, binary<kLShift>),
      slot(Py_nb_rshift, binary<kRShift>),
      slot(Py_nb_inplace_add, binary<kIAdd>),
      slot(Py_nb_inplace_subtract, binary<kISub>),
      slot(Py_nb_inplace_multiply, binary<kIMul>),
      slot(Py_nb_inplace_true_divide, binary<kITrueDiv>),
      slot(Py_nb_inplace_floor_divide, binary<kIFloorDiv>),
      slot(Py_nb_inplace_remainder, binary<kIMod>),
      slot(Py_nb_inplace_power, power<kIPow>),
      slot(Py_nb_inplace_matrix_multiply, binary<kIMatMul>),
      slot(Py_nb_inplace_and, binary<kIAnd>),
      slot(Py_nb_inplace_or, binary<kIOr>),
      slot(Py_nb_inplace_xor, binary<kIXor>),
      slot(Py_nb_inplace_lshift, binary<kILShift>),
      slot(Py_nb_inplace_rshift, binary<kIRShift>),
      slot(Py_nb_negative, unary<kNeg>),
      slot(Py_nb_positive, unary<kPos>),
      slot(Py_nb_absolute, unary<kAbs>),
      slot(Py_nb_invert, unary<kInvert>),
      slot(Py_tp_richcompare, compare),
      slot(Py_mp_subscript, get_item),
      slot(Py_mp_ass_subscript, set_item),
  };
}

}  // namespace core
