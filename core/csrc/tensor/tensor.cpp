// Making, sharing and freeing tensors.
#include "tensor.h"

#include <cstdlib>
#include <new>

#include "memory/memory.h"
#include "subclass.h"
#include "symbols.h"

namespace core {

PyTypeObject* TensorType = nullptr;
std::atomic<int64_t> last_level{0};
void (*refresh_history)(TensorObject* t) = nullptr;
void (*follow_base)(TensorObject* t) = nullptr;
std::atomic<int> inferring_threads{0};
bool (*inferring)() = [] { return false; };
bool (*recording)() = [] { return true; };
bool (*creates_fake)() = nullptr;
void (*values_read)() = nullptr;
void (*sizes_read)(TensorObject* t) = nullptr;
void (*materialize)(TensorObject* t) = nullptr;
void (*note_alias)(TensorObject* alias, TensorObject* t) = nullptr;
void (*settle_history)(TensorObject* t) = nullptr;
PyObject* (*collect_detach)(TensorObject* t) = nullptr;
bool (*graph_leaf)(TensorObject* t, bool begins) = nullptr;
PyObject* (*collected_hooks)(TensorObject* t, bool after) = nullptr;
PyObject* (*collect_item)(TensorObject* t) = nullptr;
PyObject* (*collect_truth)(TensorObject* t) = nullptr;
void (*grad_used)(TensorObject* t, bool assigned) = nullptr;
PyTypeObject* SymbolType = nullptr;
PyObject* SymbolicSizes = nullptr;

PyTypeObject* ItemType = nullptr;
PyObject* ItemOperands = nullptr;

bool is_item(PyObject* o) { return ItemType != nullptr && PyObject_TypeCheck(o, ItemType); }

PyObject* item_operand(PyObject* item, PyObject* op, PyObject* others) {
  return check(PyObject_CallFunctionObjArgs(ItemOperands, item, op, others, nullptr));
}

bool is_symbol(PyObject* o) { return SymbolType != nullptr && PyObject_TypeCheck(o, SymbolType); }
PyObject* symbol_hint(PyObject* o) { return check(PyObject_GetAttrString(o, "hint")); }

PyObject* symbolic_sizes(TensorObject* t, const char* attribute) {
  if (sizes_read) sizes_read(t);
  if (!(t->flags & kFlagSymbolic) || SymbolicSizes == nullptr) return nullptr;
  const Ref name(check(PyUnicode_FromString(attribute)));
  PyObject* stack[] = {reinterpret_cast<PyObject*>(t), name.get()};
  Ref found(check(PyObject_Vectorcall(SymbolicSizes, stack, 2, nullptr)));
  return found.get() == Py_None ? nullptr : found.release();
}

namespace {

// Freed tensor objects, reused under the GIL.
constexpr int kKeep = 256;
[[maybe_unused]] TensorObject* g_free[kKeep];
[[maybe_unused]] int g_free_count = 0;

TensorObject* allocate_object() {
#ifndef CORE_ADDRESS_SANITIZER
  if (g_free_count > 0) {
    TensorObject* t = g_free[--g_free_count];
    PyObject_Init(reinterpret_cast<PyObject*>(t), TensorType);
    return t;
  }
#endif
  return check(PyObject_New(TensorObject, TensorType));
}

void free_object(TensorObject* t) {
#ifndef CORE_ADDRESS_SANITIZER
  if (g_free_count < kKeep) {
    g_free[g_free_count++] = t;
    return;
  }
#endif
  PyObject_Free(t);
}

// Freed metadata, reused like the objects: every view has some.
[[maybe_unused]] AutogradMeta* g_free_meta[kKeep];
[[maybe_unused]] int g_free_meta_count = 0;

AutogradMeta* allocate_meta() {
#ifndef CORE_ADDRESS_SANITIZER
  if (g_free_meta_count > 0) return new (g_free_meta[--g_free_meta_count]) AutogradMeta;
#endif
  return new AutogradMeta;
}

void give_back(AutogradMeta* m) {
#ifndef CORE_ADDRESS_SANITIZER
  if (g_free_meta_count < kKeep) {
    g_free_meta[g_free_meta_count++] = m;
    return;
  }
#endif
  delete m;
}

void check_ndim(int ndim) {
  if (ndim >= 0 && ndim <= kMaxDims) return;
  throw Error{"ShapeError", str("a tensor of ", ndim, " dimensions was asked for"),
              "the dimensions are counted in a table of fixed size",
              str("0 to ", kMaxDims, " dimensions"), "reshape to fewer dimensions"};
}

// Objects passed to release_deep during an outer call.
struct Deferred {
  PyObject** items;
  size_t count, capacity;
  bool draining;
};
thread_local Deferred t_deferred;

bool defer(Deferred& d, PyObject* o) {
  if (d.count == d.capacity) {
    size_t capacity = d.capacity == 0 ? 64 : d.capacity * 2;
    void* grown = std::realloc(d.items, capacity * sizeof(PyObject*));
    if (grown == nullptr) return false;
    d.items = static_cast<PyObject**>(grown);
    d.capacity = capacity;
  }
  d.items[d.count++] = o;
  return true;
}

void give_back_memory(Deferred& d) {
  std::free(d.items);
  d = Deferred{};
}

void free_meta(AutogradMeta* m) {
  AutogradMeta old = *m;
  give_back(m);
  release_deep(old.grad);
  release_deep(old.node);
  release_deep(old.view_parent);
  release_deep(old.view_args);
  release_deep(old.value);
  release_deep(old.tangent);
  release_deep(old.hooks);
  release_deep(old.after_hooks);
  Py_XDECREF(old.view_op);
}

}  // namespace

void release_deep(PyObject* owned) noexcept {
  if (owned == nullptr) return;
  Deferred& d = t_deferred;
  if (d.draining || Py_REFCNT(owned) > 1) {
    if (Py_REFCNT(owned) > 1 || !defer(d, owned)) Py_DECREF(owned);
    return;
  }
  d.draining = true;
  Py_DECREF(owned);
  while (d.count > 0) Py_DECREF(d.items[--d.count]);
  give_back_memory(d);
}

void tensor_dealloc(PyObject* self) {
  TensorObject* t = as_tensor(self);
  PyTypeObject* type = Py_TYPE(self);
  if (t->weakrefs != nullptr) PyObject_ClearWeakRefs(self);
  if (t->meta != nullptr) free_meta(std::exchange(t->meta, nullptr));
  release(t->storage);
  if (t->dims != t->inline_dims) std::free(t->dims);
  free_object(t);
  Py_DECREF(type);
}

TensorObject* new_tensor_shell(int ndim, DType dtype, Device device) {
  check_ndim(ndim);
  int64_t* dims = nullptr;
  if (ndim > kInlineDims) {
    dims = static_cast<int64_t*>(std::malloc(2 * static_cast<size_t>(ndim) * sizeof(int64_t)));
    if (dims == nullptr) throw std::bad_alloc();
  }
  TensorObject* t;
  try {
    t = allocate_object();
  } catch (...) {
    std::free(dims);
    throw;
  }
  t->storage = nullptr;
  t->offset = 0;
  t->numel = 0;
  t->dims = dims != nullptr ? dims : t->inline_dims;
  t->dtype = dtype;
  t->ndim = static_cast<uint8_t>(ndim);
  t->flags = 0;
  t->device = device;
  t->meta = nullptr;
  t->weakrefs = nullptr;
  return t;
}

namespace {

// Gives t back when the scope is left by an exception.
struct Guard {
  TensorObject* t;
  ~Guard() { Py_XDECREF(reinterpret_cast<PyObject*>(t)); }
  TensorObject* release() { return std::exchange(t, nullptr); }
};

}  // namespace

TensorObject* empty_tensor(int ndim, const int64_t* sizes, DType dtype, Device device, bool fake) {
  Guard made{new_tensor_shell(ndim, dtype, device)};
  TensorObject* t = made.t;
  for (int i = 0; i < ndim; ++i) t->dims[i] = sizes[i];
  set_contiguous_strides(t);
  auto nbytes = static_cast<size_t>(t->numel * itemsize(dtype));
  t->storage = fake ? new_fake_storage(nbytes, device) : new_storage(nbytes, device);
  if (fake) t->flags |= kFlagFake;
  return made.release();
}

TensorObject* alias_tensor(TensorObject* base, int ndim, const int64_t* sizes,
                           const int64_t* strides, int64_t offset, DType dtype) {
  TensorObject* t = new_tensor_shell(ndim, dtype, base->device);
  int64_t numel = 1;
  for (int i = 0; i < ndim; ++i) {
    t->dims[i] = sizes[i];
    t->dims[ndim + i] = strides[i];
    numel *= sizes[i];
  }
  t->numel = numel;
  t->offset = offset;
  t->flags = base->flags & (kFlagFake | kFlagCaptured | kFlagStandIn);
  t->storage = base->storage;
  if (t->storage != nullptr) retain(t->storage);
  return t;
}

TensorObject* alias_of(TensorObject* t) {
  if (t->flags & kFlagWrapped) {
    AutogradMeta* m = t->meta;
    return typed_like(wrap_tensor(as_tensor(m->value), m->level, m->batch_dim, m->tangent), t);
  }
  const bool pending = (t->flags & (kFlagCaptured | kFlagStandIn)) == kFlagCaptured;
  if (pending && (t->flags & kFlagRequiresGrad) && materialize) materialize(t);
  TensorObject* alias = alias_tensor(t, t->ndim, t->sizes(), t->strides(), t->offset, t->dtype);
  typed_like(alias, t);
  if (t->flags & kFlagStandIn) alias->flags |= t->flags & kFlagSymbolic;
  if (note_alias) note_alias(alias, t);
  return alias;
}

AutogradMeta* meta_of(TensorObject* t) {
  if (t->meta == nullptr) t->meta = allocate_meta();
  return t->meta;
}

TensorObject* wrap_tensor(TensorObject* value, int64_t level, int batch_dim, PyObject* tangent) {
  int ndim = value->ndim - (batch_dim >= 0 ? 1 : 0);
  if (batch_dim < -1 || batch_dim >= value->ndim) {
    throw Error{"ShapeError", str("batch dimension ", batch_dim, " of a tensor ", describe(value)),
                "the batch dimension is one of the wrapped tensor's",
                str("-1 (none), or 0 to ", value->ndim - 1), "pass a dimension in that range"};
  }
  Guard made{new_tensor_shell(ndim, value->dtype, value->device)};
  TensorObject* t = made.t;
  for (int i = 0, j = 0; i < value->ndim; ++i) {
    if (i == batch_dim) continue;
    t->dims[j] = value->sizes()[i];
    t->dims[ndim + j] = value->strides()[i];
    ++j;
  }
  t->numel = 1;
  for (int i = 0; i < ndim; ++i) t->numel *= t->dims[i];
  t->offset = value->offset;
  t->flags = static_cast<uint16_t>(kFlagWrapped | (value->flags & kFlagSymbolic));
  AutogradMeta* m = meta_of(t);
  m->level = level;
  m->batch_dim = batch_dim;
  m->value = Ref::borrow(reinterpret_cast<PyObject*>(value)).release();
  m->tangent = Ref::borrow(tangent).release();
  return typed_like(made.release(), value);
}

}  // namespace core
