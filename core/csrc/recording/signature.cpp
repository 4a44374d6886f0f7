#include "signature.h"

#include "dispatch/keys.h"
#include "tensor/subclass.h"
#include "tensor/symbols.h"

namespace core {

namespace {
constexpr int64_t kOther = INT64_MIN;  // stands among the words where an argument is no tensor

int64_t bits_of(double x) {
  int64_t bits;
  std::memcpy(&bits, &x, sizeof bits);
  return bits;
}
}  // namespace

void CallSignature::add_word(int64_t w) {
  if (num_words_ < kMaxWords)
    words_[num_words_++] = w;
  else
    fits_ = false;
}

void CallSignature::add_other(PyObject* o) {
  add_word(kOther);
  if (num_others_ < kMaxOthers)
    others_[num_others_++] = o;
  else
    fits_ = false;
}

void CallSignature::add_tensor(PyObject* o) {
  if (count_ == kMaxTensors) {
    fits_ = false;
    return;
  }
  tensors_[count_++] = o;
  if (o == nullptr) return add_word(-1);
  const TensorObject* t = as_tensor(o);
  if (t->flags & (kFlagWrapped | kFlagSymbolic)) fits_ = false;  // sizes are seen as symbols
  int same = 0;  // the first of the tensors that is this very one
  while (tensors_[same] != o) same++;
  const bool row_major = t->storage && is_contiguous(t);
  add_word(static_cast<int64_t>(t->dtype) | int64_t{t->ndim} << 8 | int64_t{t->device.type} << 16 |
           int64_t{t->device.index} << 32 | int64_t{same} << 48 |
           (t->flags & kFlagRequiresGrad ? int64_t{1} << 60 : 0) |
           (row_major ? int64_t{1} << 61 : 0) | (t->flags & kFlagFake ? int64_t{1} << 62 : 0));
  for (int i = 0; i < t->ndim; i++) add_word(t->sizes()[i]);
  for (int i = 0; i < t->ndim && !row_major; i++) add_word(t->strides()[i]);
}

void CallSignature::add_argument(PyObject* o) {
  if (is_tensor(o)) return add_tensor(o);
  if (!PyTuple_Check(o)) return add_other(o);
  bool any = false;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(o); i++) any |= is_tensor(PyTuple_GET_ITEM(o, i));
  if (!any) return add_other(o);
  add_word(-2 - PyTuple_GET_SIZE(o));
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(o); i++) add_argument(PyTuple_GET_ITEM(o, i));
}

void CallSignature::add_value(const Value& v, PyObject* o) {
  add_word(static_cast<int64_t>(v.tag) | int64_t{v.count} << 8);
  switch (v.tag) {
    case Tag::None:
      return;
    case Tag::Tensor:
      return add_tensor(reinterpret_cast<PyObject*>(v.tensor));
    case Tag::Tensors:
      for (int k = 0; k < v.count; k++) {
        PyObject* item = v.tensors[k];
        add_tensor(item == Py_None ? nullptr : item);
      }
      return;
    case Tag::Number:
      return add_other(v.number);
    case Tag::Int:
    case Tag::DType:
    case Tag::Device:
      return add_word(v.i);
    case Tag::Float:
      return add_word(bits_of(v.f[0]));
    case Tag::Complex:
      add_word(bits_of(v.f[0]));
      return add_word(bits_of(v.f[1]));
    case Tag::Ints:
      for (int k = 0; k < v.count; k++) add_word(v.ints[k]);
      return;
    case Tag::Floats:
      for (int k = 0; k < v.count; k++) add_word(bits_of(v.floats[k]));
      return;
    case Tag::String:
    case Tag::Objects:
      return add_other(o);
  }
}

void CallSignature::add_call(const Call& call, uint64_t unread) {
  const ThreadState& t = thread_state();
  const Device device = default_device();
  add_word(static_cast<int64_t>(default_float()));  // of results of calls without a dtype
  add_word(int64_t{t.grad_enabled} | int64_t{t.inference} << 1 | int64_t{device.type} << 16 |
           int64_t{device.index} << 32);
  for (int i = 0; i < call.args.n; i++)
    if (i >= 64 || !(unread >> i & 1)) add_value(call.args.values[i], call.args.objects[i]);
  const uint16_t odd = kFlagCaptured | kFlagSubclass;
  if (call.flags & odd) fits_ = false;
  each_tensor(call, [&](TensorObject* x, int) { fits_ &= !in_subclass(x); });
}

void CallSignature::finish() {
  uint64_t h = 1469598103934665603ull;
  for (int i = 0; i < num_words_; i++)
    h = (h ^ static_cast<uint64_t>(words_[i])) * 1099511628211ull;
  hash_ = h;
}

// ---- constants ---------------------------------------------------------------------------------
namespace {

bool same_parts(PyObject* a, PyObject* b) {  // of two ranges, whose parts are integers
  for (const char* name : {"start", "stop", "step"}) {
    const Ref x(check(PyObject_GetAttrString(a, name))), y(check(PyObject_GetAttrString(b, name)));
    if (!same_constant(x.get(), y.get())) return false;
  }
  return true;
}

bool same_slices(PyObject* a, PyObject* b) {
  const auto *x = reinterpret_cast<PySliceObject*>(a), *y = reinterpret_cast<PySliceObject*>(b);
  return same_constant(x->start, y->start) && same_constant(x->stop, y->stop) &&
         same_constant(x->step, y->step);
}

bool same_items(PyObject* a, PyObject* b) {  // of two tuples
  if (PyTuple_GET_SIZE(a) != PyTuple_GET_SIZE(b)) return false;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(a); i++)
    if (!same_constant(PyTuple_GET_ITEM(a, i), PyTuple_GET_ITEM(b, i))) return false;
  return true;
}

}  // namespace

bool same_constant(PyObject* a, PyObject* b) {
  if (a == b) return true;
  PyTypeObject* type = Py_TYPE(a);
  if (type != Py_TYPE(b)) return false;
  if (type == &PyLong_Type || type == &PyUnicode_Type || type == &PyBytes_Type)
    return PyObject_RichCompareBool(a, b, Py_EQ) == 1;
  if (type == &PyFloat_Type)  // 0.0 is not -0.0
    return bits_of(PyFloat_AS_DOUBLE(a)) == bits_of(PyFloat_AS_DOUBLE(b));
  if (type == &PyComplex_Type) {
    const Py_complex x = PyComplex_AsCComplex(a), y = PyComplex_AsCComplex(b);
    return bits_of(x.real) == bits_of(y.real) && bits_of(x.imag) == bits_of(y.imag);
  }
  if (type == &PyRange_Type) return same_parts(a, b);
  if (type == &PySlice_Type) return same_slices(a, b);
  return type == &PyTuple_Type && same_items(a, b);
}

}  // namespace core
