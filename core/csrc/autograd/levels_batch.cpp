// Batching without Python: pointwise operators, whose batch dimension comes first and broadcasts.
// The same rule as core/transforms/batching.py's `pointwise`, for tensors that the tape does not
// record and that belong to no other level, where calls are made and not collected.
#include "dispatch/call.h"
#include "levels.h"

#include <cstring>

namespace core {
namespace {

// The name of the rule that the definition chooses; nullptr: none, or a function.
const char* rule_of(const OperatorObject* op) {
  static PyObject* name = check(PyUnicode_InternFromString("batch"));
  if (op->definition == nullptr || op->definition == Py_None) return nullptr;
  Ref rule(PyObject_GetAttr(op->definition, name));
  if (!rule) PyErr_Clear();
  // The definition keeps the text alive.
  return rule && PyUnicode_Check(rule.get()) ? PyUnicode_AsUTF8(rule.get()) : nullptr;
}

bool is_plain(const TensorObject* t) {
  const uint16_t others = kFlagWrapped | kFlagRequiresGrad | kFlagCaptured;
  return t->storage && !(t->flags & others) && !t->storage->rebased;
}

// The batch first, then `rank` dimensions; missing ones have size 1.
TensorObject* aligned(TensorObject* wrapper, int rank) {
  TensorObject* t = value_of(wrapper);
  const int batch = wrapper->meta->batch_dim, extra = rank - wrapper->ndim;
  if (batch == 0 && extra == 0) return reinterpret_cast<TensorObject*>(Py_NewRef(t));
  int64_t sizes[kMaxDims], strides[kMaxDims];
  sizes[0] = t->sizes()[batch];
  strides[0] = t->strides()[batch];
  for (int i = 0; i < extra; i++) {
    sizes[1 + i] = 1;
    strides[1 + i] = 1;
  }
  for (int i = 0; i < wrapper->ndim; i++) {
    sizes[1 + extra + i] = wrapper->sizes()[i];
    strides[1 + extra + i] = wrapper->strides()[i];
  }
  return alias_tensor(t, rank + 1, sizes, strides, t->offset, t->dtype);
}

bool serves(const Call& call, const Level& level, int* rank) {
  bool good = !collects_calls();
  each_tensor(call, [&](TensorObject* t, int i) {
    *rank = std::max(*rank, static_cast<int>(t->ndim));
    good &= call.args.values[i].tag == Tag::Tensor;
    good &= is_plain(is_of(t, level.number) ? value_of(t) : t);
  });
  return good && *rank < kMaxDims;
}

Ref wrapped(PyObject* o, const Level& level) {
  if (!is_tensor(o)) return Ref::borrow(o);
  return Ref(reinterpret_cast<PyObject*>(wrap_tensor(as_tensor(o), level.number, 0, nullptr)));
}

}  // namespace

PyObject* call_batched(const Call& call, const Level& level) {
  const char* rule = rule_of(call.op);
  int rank = 0;
  if (!rule || std::strcmp(rule, "pointwise") != 0 || !serves(call, level, &rank)) return nullptr;
  const int n = call.args.n;
  auto** objects = static_cast<PyObject**>(__builtin_alloca(sizeof(PyObject*) * (n + 1)));
  auto* values = static_cast<Value*>(__builtin_alloca(sizeof(Value) * (n + 1)));
  for (int i = 0; i < n; i++) new (values + i) Value;
  Arena arena;
  for (int i = 0; i < n; i++) {
    const Value& v = call.args.values[i];
    objects[i] = call.args.objects[i];
    if (v.tag != Tag::Tensor || !is_of(v.tensor, level.number)) continue;
    objects[i] = reinterpret_cast<PyObject*>(aligned(v.tensor, rank));
    arena.keep(objects[i]);
  }
  Call inner{call.op, {&call.op->s->schema, n, objects, values}, &arena};
  read_values(inner);
  const Ref result(dispatch(inner));
  if (!PyTuple_Check(result.get())) return wrapped(result.get(), level).release();
  Ref out(check(PyTuple_New(PyTuple_GET_SIZE(result.get()))));
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(result.get()); i++)
    PyTuple_SET_ITEM(out.get(), i, wrapped(PyTuple_GET_ITEM(result.get(), i), level).release());
  return out.release();
}

}  // namespace core
